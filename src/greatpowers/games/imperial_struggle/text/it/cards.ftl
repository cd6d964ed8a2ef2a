# Imperial Struggle: Eventi, carte Ministero, Vantaggi, con parole nostre.

## Eventi dell'Era della Successione

event-carnatic_war = Guerra Carnatica
    .common = Per ogni Alleanza Locale che controlli in India, piazza un Conflitto su un Mercato o uno spazio Politico in India.
    .common_bonus = Danneggia un Forte Integro nemico in India, oppure varia un Mercato del Cotone.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Mercantilismo.

event-acts_of_union = Atti di Unione
    .british = Ottieni 1 PA Diplomatico, utilizzabile solo per ammainare Bandiere in Europa.
    .british_bonus = Ottieni 2 PV.
    .french = Ottieni 2 PA Diplomatici.
    .french_bonus = Ammaina Bandiera in uno spazio Politico europeo al di fuori di Spagna e Austria.
    .condition = Controlli più spazi Prestigio in Scozia e Irlanda, sommati, dell’avversario.

event-tropical_diseases = Malattie tropicali
    .common = Rimuovi dai Mercati dei Caraibi una Bandiera nemica e poi una tua.
    .common_bonus = Rimuovi un’altra Bandiera nemica da un Mercato dei Caraibi.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Cultura.

event-south_sea_speculation = Speculazione dei Mari del Sud
    .common = Ammaina Bandiera in un Mercato nemico qualsiasi; nessun altro Mercato deve restarne Isolato.
    .common_bonus = In questo Round Azione allestire una nuova Squadra Navale ti costa 2 PA Militari in meno (anche 0).
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Finanza.

event-war_of_jenkins_ear = Guerra dell’orecchio di Jenkins
    .british = Riduci il tuo Debito di 2.
    .british_bonus = La Francia contrae 1 Debito.
    .french = Piazza un Conflitto su un Mercato britannico nei Caraibi.
    .french_bonus = Ottieni 1 PA Diplomatico.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Mercantilismo.

event-native_american_alliances = Alleanze con i nativi americani
    .british = Varia un’Alleanza Locale in Nord America.
    .british_bonus = Usa subito un Vantaggio che controlli in Nord America, ignorando lo stato Eseguito: può essere già Eseguito, l’uso non lo rende Eseguito e può essere anche un Vantaggio ottenuto in questo Round.
    .french = Ottieni 2 PA Economici, da spendere solo in Nord America.
    .french_bonus = Ammaina Bandiera in un’Alleanza Locale in Nord America.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Mercantilismo.

event-austro_spanish_rivalry = Rivalità austro-spagnola
    .british = Piazza un Conflitto su uno spazio in Spagna.
    .british_bonus = Rimetti nella riserva francese, senza guardarlo, un Comando Bonus francese della prossima Guerra.
    .french = Ammaina Bandiera in uno spazio delle Province Unite.
    .french_bonus = Ottieni 2 PA Diplomatici oppure 2 PA Economici, da spendere solo in India.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Politica.

event-tax_reform = Riforma fiscale
    .common = Riduci il tuo Debito di 2. Per ogni punto che non puoi ridurre perché il Debito è a 0, puoi ottenere 1 PA Economico.
    .common_bonus = Riduci il tuo Debito di un altro punto, alle stesse condizioni.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Finanza.

event-great_northern_war = Grande guerra del Nord
    .british = Varia uno spazio degli Stati Tedeschi. Se poi entrambi hanno la tua Bandiera, ottieni 2 PV.
    .british_bonus = Ottieni 1 PA Diplomatico.
    .french = Varia la Russia. Se ha già la tua Bandiera, ottieni invece 2 PV.
    .french_bonus = Ottieni 1 PA Diplomatico.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Società.

event-vatican_politics = Politica vaticana
    .british = Ottieni 2 PA Diplomatici, da spendere solo negli Stati Tedeschi, in Prussia e nelle Province Unite.
    .british_bonus = Ottieni 1 PA Diplomatico, da spendere solo in Europa.
    .french = Varia uno spazio in Spagna o in Austria.
    .french_bonus = Se a quel punto non ci sono Bandiere britanniche in Spagna e Austria, ottieni 2 PV.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Società.

event-calico_acts = Leggi sul calicò
    .british = Ottieni 2 PA Economici, utilizzabili solo per ammainare Bandiere nei Mercati.
    .british_bonus = Puoi assegnare subito il Cotone come se fosse nella Domanda Mondiale; chi è in vantaggio prende la ricompensa dell’Era corrente.
    .french = Ammaina Bandiera in un Mercato del Cotone.
    .french_bonus = Riporta nell’Arsenale una Squadra Navale britannica dalla mappa.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Mercantilismo.

event-military_spending_overruns = Spese militari fuori controllo
    .common = L’avversario sceglie: danneggia un proprio Forte Integro, riporta nell’Arsenale una propria Squadra Navale dalla mappa, oppure rimette nella riserva un proprio Comando Bonus della prossima Guerra.
    .common_bonus = L’avversario deve scegliere una seconda volta.
    .condition = Hai più Debito Disponibile dell’avversario.

event-alberonis_ambition = L’ambizione di Alberoni
    .british = Ottieni 2 PA Economici, utilizzabili solo per piantare Bandiere in Mercati connessi a un Mercato britannico.
    .british_bonus = Ottieni un altro PA Economico con lo stesso vincolo.
    .french = Varia uno spazio Alleanza in Austria, nelle Province Unite o in Spagna.
    .french_bonus = Se Savoia e Sardegna hanno entrambe la tua Bandiera, ottieni 3 PV.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Politica.

event-famine_in_ireland = Carestia in Irlanda
    .british = Ammaina Bandiera in uno spazio francese in Irlanda o in Scozia.
    .french = Per ogni spazio che controlli in Irlanda pesca un Comando Bonus e piazzalo nel Teatro Ribellione Giacobita della prossima Guerra, se esiste.

event-interest_payments = Pagamento degli interessi
    .common = Abbassa di 1 il Limite del Debito dell’avversario. Se era già al limite, anche il suo Debito scende di 1 e tu ottieni 1 PV.
    .common_bonus = Riduci il tuo Debito di 2.
    .condition = Hai più Debito Disponibile dell’avversario.

## Eventi dell'Era dell'Impero

event-caribbean_slave_unrest = Rivolte degli schiavi nei Caraibi
    .common = Piazza un Conflitto su un Mercato dei Caraibi.
    .common_bonus = Piazzane un secondo allo stesso modo.
    .condition = Nella prossima Guerra hai più Comandi Bonus dell’avversario.

event-pacte_de_famille = Patto di Famiglia
    .british = In questo Round Azione ammainare Bandiere francesi in Spagna o Austria costa 1 PA Diplomatico in meno (minimo 1).
    .british_bonus = Ottieni 1 PA Diplomatico.
    .french = Rendi di nuovo utilizzabili fino a due Vantaggi Eseguiti in Europa.
    .french_bonus = Ottieni 2 PA Diplomatici, da spendere solo in Spagna e Austria.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Società.

event-byngs_trial = Il processo a Byng
    .british = Metti il segnalino Byng (+2 alla Gran Bretagna) in un Teatro della prossima Guerra la cui lista dei Bonus di Forza comprende le Squadre Navali.
    .french = Metti da parte una Squadra Navale britannica presa dalla mappa o dall’Arsenale; torna nell’Arsenale nella Fase Ripristino del prossimo Turno di Pace.

event-le_beau_monde = Le Beau Monde
    .british = Puoi aggiungere le Pellicce o il Cotone alla Domanda Mondiale di questo turno.
    .british_bonus = Ottieni 1 PA Economico.
    .french = Ottieni 1 PA Diplomatico, da spendere solo in Europa.
    .french_bonus = Ottieni altri 2 PA Diplomatici, da spendere solo in Europa.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Società.

event-hyder_ali = Hyder Ali
    .common = Prendi il Controllo di un’Alleanza Locale in India, oppure piazza due Conflitti su Mercati o spazi Politici non Protetti in India.
    .common_bonus = Ottieni 2 PA Economici, da spendere solo in India.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Mercantilismo.

event-co_hong_system = Sistema Co-Hong
    .common = Pesca uno dei segnalini Domanda Mondiale non in uso in questo turno e sostituisci con esso uno di quelli in vigore.
    .common_bonus = Ottieni 2 PA Economici, da spendere solo in India.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Cultura.

event-corsican_crisis = Crisi corsa
    .british = Varia la Sardegna o la Savoia.
    .british_bonus = Se la Francia non ha Squadre Navali in Europa, ottieni 1 PV.
    .french = Ammaina Bandiera in uno spazio Politico in Europa.
    .french_bonus = Se in Spagna non ci sono Bandiere britanniche, ottieni 1 PV.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Politica.

event-european_panic = Panico in Europa
    .common = Ottieni 1 PV per ogni punto di Debito che l’avversario ha più di te, al massimo 4.
    .common_bonus = Ammaina Bandiera in uno spazio Politico in Europa.
    .condition = Hai almeno 3 punti di Debito Disponibile in più dell’avversario.

event-west_african_gold_mining = Miniere d’oro dell’Africa Occidentale
    .common = Ottieni 1 PA Economico.
    .common_bonus = Ottieni 2 PA Economici, da spendere solo nei Caraibi.
    .condition = Hai più Debito Disponibile dell’avversario.

event-war_of_the_quadruple_alliance = Guerra della Quadruplice Alleanza
    .british = Metti da parte una Squadra Navale britannica presa dalla mappa o dall’Arsenale; torna nell’Arsenale nella Fase Ripristino del prossimo Turno di Pace. Ottieni 2 PV.
    .british_bonus = Allestisci gratis una Squadra Navale, poi contrai 1 Debito o perdi 1 PTR.
    .french = Varia uno spazio in Spagna.
    .french_bonus = Ottieni 1 PA Diplomatico.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Politica.

event-salon_d_hercule = Salone d’Ercole
    .british = La Francia contrae 1 Debito.
    .british_bonus = La Francia contrae altri 2 Debiti.
    .french = Ottieni 2 PA Diplomatici, da spendere solo in Europa.
    .french_bonus = Ottieni altri 2 PA Diplomatici, da spendere solo in Europa.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Società.

event-bengal_famine = Carestia del Bengala
    .common = Piazza fino a due Conflitti su Mercati o spazi Politici in India.

event-father_le_loutre = Padre Le Loutre
    .british = Piazza un Conflitto su un Mercato del Pesce.
    .british_bonus = Ottieni 2 PA Militari, da spendere solo in Nord America.
    .french = Piazza un Conflitto su un Mercato britannico qualsiasi.
    .french_bonus = Ottieni 2 PA Economici, da spendere solo in Nord America.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Politica.

event-war_of_the_polish_succession = Guerra di Successione Polacca
    .british = Ottieni 2 PTR.
    .british_bonus = Varia la Russia.
    .french = Ottieni 2 PV.
    .french_bonus = Varia la Russia o la Svezia.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Finanza.

event-jonathans_coffee_house = Il caffè di Jonathan
    .common = Ottieni 2 PA Economici.
    .common_bonus = Ottieni un altro PA Economico e riduci il tuo Debito di 1.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Finanza.

## Eventi dell'Era della Rivoluzione

event-nootka_incident = Incidente di Nootka
    .british = Ottieni 2 PA Diplomatici oppure 2 PA Economici.
    .british_bonus = Ottieni 2 PV per ogni tua Bandiera sugli spazi Alleanza in Spagna, poi rimuovi quelle Bandiere.
    .french = Riporta nell’Arsenale una Squadra Navale britannica dalla mappa.
    .french_bonus = Allestisci gratis una Squadra Navale.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Mercantilismo.

event-haitian_revolution = Rivoluzione haitiana
    .common = Piazza un Conflitto «+1» su un Mercato dello Zucchero nei Caraibi.
    .common_bonus = Piazza Conflitti «+1» su altri due Mercati dello Zucchero nei Caraibi.
    .condition = Nella prossima Guerra hai più Comandi Bonus dell’avversario.

event-loge_des_neuf_soeurs = Loggia delle Nove Sorelle
    .british = Piazza un Conflitto su un Mercato o uno spazio Politico nella Sottoregione Colonie Settentrionali.
    .british_bonus = Se a quel punto controlli in Nord America più spazi della Francia, ottieni 3 PV.
    .french = Usa un Vantaggio che controlli fuori dall’Europa, ignorando lo stato Eseguito: può essere già Eseguito e l’uso non lo rende Eseguito; non può essere un Vantaggio ottenuto in questo Round.
    .french_bonus = Ottieni 2 PA Diplomatici.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Società.

event-la_gabelle = La gabella
    .british = Rendi Eseguiti fino a due Vantaggi a tua scelta, senza applicarne gli effetti.
    .british_bonus = Ottieni 2 PA Economici.
    .french = Ottieni 2 PA Economici.
    .french_bonus = Ottieni 2 PV, o 3 PV se una tua carta Ministero rivelata ha la Parola Chiave Politica.
    .condition = Hai più Debito Disponibile dell’avversario.

event-jesuit_abolition = Soppressione dei Gesuiti
    .british = Ammaina Bandiera in un Mercato dello Zucchero.
    .british_bonus = Ottieni 3 PA Economici, da spendere solo nei Caraibi.
    .french = Riduci il tuo Debito di 2.
    .french_bonus = Ottieni 2 PV.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Politica.

event-wealth_of_nations = La ricchezza delle nazioni
    .common = Riduci il tuo Debito di 2.
    .common_bonus = Ottieni 3 PA Economici.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Cultura.

event-debt_crisis = Crisi del debito
    .common = Se hai più Debito Disponibile dell’avversario, ottieni 3 PA Economici, utilizzabili solo per ammainare Bandiere nei Mercati.
    .common_bonus = Ottieni 2 PV.
    .condition = Hai almeno 3 punti di Debito Disponibile in più dell’avversario.

event-east_asia_piracy = Pirateria in Asia orientale
    .common = Se in India hai in totale più Squadre Navali, Forti e Alleanze Locali dell’avversario, ottieni 3 PV.

event-stamp_act = Legge sul bollo
    .british = Riduci il tuo Debito di 2.
    .british_bonus = Ottieni 2 PA Economici.
    .french = Piazza un Conflitto su un Mercato o uno spazio Politico nella Sottoregione Colonie Settentrionali.
    .french_bonus = Piazzane altri due allo stesso modo (tre in tutto).
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Mercantilismo.

event-falklands_crisis = Crisi delle Falkland
    .british = Se hai una Bandiera in Spagna, ottieni 1 PV.
    .british_bonus = Ammaina Bandiera in uno spazio della Spagna.
    .french = Ottieni 1 PA Militare per ogni tua Bandiera in Spagna.
    .french_bonus = Elimina dal gioco una Squadra Navale britannica sulla mappa o nell’Arsenale.
    .condition = Controlli il Vantaggio Intrigo mediterraneo.

event-cook_and_bougainville = Cook e Bougainville
    .british = Ottieni 1 PA Economico ogni due Squadre Navali britanniche sulla mappa o nell’Arsenale.
    .british_bonus = Pesca un Comando Bonus e piazzalo in un Teatro della prossima Guerra.
    .french = Allestisci gratis una Squadra Navale.
    .french_bonus = Riduci il tuo Debito di 2.
    .condition = Una tua carta Ministero rivelata ha la Parola Chiave Mercantilismo.

## Carte Ministero

ministry-cardinal_ministers = I Cardinali ministri
    .text = Una volta per turno, subito dopo aver scelto un Investimento con un’Azione Diplomatica, aggiungi a quell’Azione 1 PA Diplomatico per ciascuno di questi spazi che controlli, al massimo 3: Savoia, Sardegna, i due spazi Prestigio in Spagna e i due in Austria. Gli spazi con un Conflitto non contano.
ability-cardinal_ministers-extra_dp = Fino a +3 PA Diplomatici per Savoia, Sardegna e gli spazi Prestigio in Spagna e Austria

ministry-john_law = John Law
    .text = Alla fine di ogni turno riduci il tuo Debito di 1, o di 2 se controlli uno spazio in Scozia.
ability-john_law-end_of_turn_debt = Fine turno: riduci il Debito di 1 o 2

ministry-court_of_the_sun_king = La corte del Re Sole
    .text = Se conquisti l’Obiettivo dell’Europa, ottieni 1 PV in più.
ability-court_of_the_sun_king-europe_award_vp = +1 PV per l’Obiettivo dell’Europa

ministry-jacobite_uprisings = Rivolte giacobite
    .text = In un tuo Round Azione per turno puoi spendere PA Militari, pari al Costo Politico, per variare spazi in Scozia e Irlanda. Una volta per turno, in un Round diverso, puoi spendere 3 PA Militari per ottenere 1 PV per ogni tua Bandiera in Scozia e Irlanda e per ogni segnalino Vittoria Giacobita, al massimo 4.
ability-jacobite_uprisings-shift_with_mp = Varia in Scozia e Irlanda con PA Militari
ability-jacobite_uprisings-score_vp = 3 PA Militari: ottieni fino a 4 PV

ministry-robert_walpole = Robert Walpole
    .text = Una volta per turno, anche prima di scegliere un Investimento: pesca una carta Evento, poi scarta una carta Evento.
ability-robert_walpole-draw_discard = Pesca un Evento, scarta un Evento

ministry-jonathan_swift = Jonathan Swift
    .text = Piantare Bandiera in uno spazio in Irlanda o Scozia ti costa 1 PA Diplomatico in meno (minimo 1). Finché controlli uno spazio in Irlanda, le tue Azioni Minori Diplomatiche possono ammainare Bandiere francesi negli spazi Politici europei.
ability-jonathan_swift-flag_discount = Piantare Bandiera in Irlanda e Scozia costa 1 PA in meno
ability-jonathan_swift-minor_unflag = Ammaina Bandiera in Europa con un’Azione Minore

ministry-east_india_company = Compagnia delle Indie Orientali
    .text = Nella Fase Punteggio ottieni 1 PV, al massimo 3, per ciascuno di questi Vantaggi che controlli e che non è Eseguito: Tessuti, Seta, Frutta, Commercio di pellicce, Rum.
ability-east_india_company-advantage_vp = Punteggio: fino a 3 PV per i Vantaggi commerciali

ministry-bank_of_england = Banca d’Inghilterra
    .text = Una volta per turno: alza di 1 il tuo Limite del Debito. Una volta per turno: gioca un Evento con simbolo Economico anche se l’Azione Maggiore dell’Investimento è di altro tipo; l’Investimento deve avere il simbolo Evento.
ability-bank_of_england-debt_limit = Alza di 1 il Limite del Debito
ability-bank_of_england-econ_event = Gioca un Evento Economico con un altro Investimento

ministry-new_world_huguenots = Ugonotti nel Nuovo Mondo
    .text = Una volta per turno: piazza un segnalino Ugonotti su un Territorio francese in Nord America o nei Caraibi che non ne abbia (due segnalini nel gioco). Conquistare un Territorio con un segnalino costa 1 PC in più. Una volta per segnalino: giralo sul lato utilizzato; una Variazione di un Mercato nella sua Regione costa 1 PA Economico in meno. Il segnalino viene rimosso se il Territorio diventa britannico.
ability-new_world_huguenots-place_marker = Piazza un segnalino Ugonotti
ability-new_world_huguenots-cp_cost = Ugonotti: conquistare il Territorio costa 1 PC in più
ability-new_world_huguenots-flip_discount = Usa gli Ugonotti: Variazione di un Mercato a 1 PA in meno

ministry-edmond_halley = Edmond Halley
    .text = Una volta per turno: allestisci una Squadra Navale per 2 PA Militari anziché 4. Una volta per turno: se hai una Squadra Navale in Europa, scarta una carta Evento dalla mano e ottieni 1 PTR.
ability-edmond_halley-cheap_squadron = Allestisci una Squadra Navale per 2 PA Militari
ability-edmond_halley-discard_for_trp = Scarta un Evento per 1 PTR

ministry-choiseul = Choiseul
    .text = Una volta per turno: +1 PA Militare, utilizzabile solo per acquistare Comandi Bonus o schierare Squadre Navali. Una volta per turno: se hai una Squadra Navale in Nord America, allestisci una Squadra Navale per 2 PA Militari anziché 4.
ability-choiseul-extra_mp = +1 PA Militare per Comandi Bonus o schieramento
ability-choiseul-cheap_squadron = Allestisci una Squadra Navale per 2 PA Militari

ministry-dupleix = Dupleix
    .text = Ottieni 1 PTR ogni volta che conquisti l’Obiettivo dell’India, il Cotone o le Spezie.
ability-dupleix-extra_trp = +1 PTR per Obiettivo dell’India, Cotone e Spezie

ministry-pompadour_du_barry = Pompadour e Du Barry
    .text = La prima volta in un Round Azione che rendi Eseguito un Vantaggio in Europa, ottieni 1 PTR.
ability-pompadour_du_barry-trp_on_exhaust = +1 PTR quando rendi Eseguito un Vantaggio in Europa

ministry-voltaire = Voltaire
    .text = Quando si assegna l’Obiettivo dell’Europa, chiunque lo conquisti o anche se resta a nessuno, ottieni 1 PTR, al massimo 3, per ogni nazione con più spazi in cui controlli uno spazio Prestigio: Irlanda, Scozia, Prussia, Province Unite, Austria, Spagna.
ability-voltaire-prestige_trp = Punteggio: fino a 3 PTR per gli spazi Prestigio

ministry-pitt_the_elder = Pitt il Vecchio
    .text = Una volta per turno: +1 PA Diplomatico, utilizzabile solo per variare spazi Politici senza Prestigio. Una volta per turno: allestisci una Squadra Navale per 2 PA Militari anziché 4.
ability-pitt_the_elder-extra_dp = +1 PA Diplomatico per spazi senza Prestigio
ability-pitt_the_elder-cheap_squadron = Allestisci una Squadra Navale per 2 PA Militari

ministry-charles_hanbury_williams = Charles Hanbury Williams
    .text = Una volta per turno, per un Round Azione: ammainare Bandiere francesi in Prussia, negli Stati Tedeschi e in Russia costa 1 PA Diplomatico in meno (minimo 1).
ability-charles_hanbury_williams-unflag_discount = Ammainare in Prussia, Stati Tedeschi e Russia a 1 PA in meno

ministry-merchant_banks = Banche mercantili
    .text = In ogni Turno di Pace i primi 2 Debiti che contrarresti per PA Economici non vengono registrati, purché quei punti siano spesi; vale anche al Limite del Debito.
ability-merchant_banks-ignore_debt = I primi 2 Debiti per PA Economici sono gratuiti

ministry-samuel_johnson = Samuel Johnson
    .text = Se l’Obiettivo dell’Europa va alla Gran Bretagna, questa ottiene 1 PV in più; se va alla Francia, la Francia ne ottiene 1 PV in meno (mai sotto 0).
ability-samuel_johnson-europe_award_swing = Obiettivo dell’Europa: +1 PV alla Gran Bretagna o −1 PV alla Francia

ministry-james_watt = James Watt
    .text = Quando ti viene imposto Debito oltre il limite, l’avversario non ottiene PV. La prima volta in un Round Azione che l’avversario rende Eseguito un Vantaggio, ottieni 1 PTR.
ability-james_watt-no_overrun_vp = Nessun PV all’avversario per il Debito oltre il limite
ability-james_watt-trp_on_enemy_advantage = +1 PTR quando l’avversario rende Eseguito un Vantaggio

ministry-papacy_hanover_negotiations = Negoziati tra Papato e Hannover
    .text = Quando viene rivelata: elimina dal gioco Rivolte giacobite e piazza il segnalino Sconfitta Giacobita. Una volta per turno: +2 PA Diplomatici, utilizzabili solo per variare spazi in Scozia e Irlanda.
ability-papacy_hanover_negotiations-remove_jacobites = Elimina Rivolte giacobite
ability-papacy_hanover_negotiations-extra_dp = +2 PA Diplomatici per Scozia e Irlanda

ministry-townshend_acts = Leggi Townshend
    .text = Una volta per turno, all’inizio di un tuo Round, prima di Eventi e Punti Azione: indica una delle sei Merci, nella Domanda Mondiale o no. Per il resto del turno le tue Azioni Minori Economiche possono ammainare Bandiere nei suoi Mercati.
ability-townshend_acts-mark_commodity = Indica una Merce nei cui Mercati le Azioni Minori possono ammainare

ministry-edmund_burke = Edmund Burke
    .text = Un’Azione Maggiore Diplomatica spesa interamente in Europa vale 1 PA Diplomatico in più per ogni spazio che controlli in Irlanda. Variare i Figli della Libertà e gli spazi degli Stati Uniti ti costa 1 PA Diplomatico in meno (minimo 1).
ability-edmund_burke-europe_dp = Fino a +2 PA Diplomatici per un’Azione Maggiore in Europa
ability-edmund_burke-america_discount = Figli della Libertà e Stati Uniti a 1 PA in meno

ministry-turgot = Turgot
    .text = Se hai più Debito Disponibile della Gran Bretagna, il primo Debito che contrai per PA in un Round Azione ne dà 2 anziché 1.
ability-turgot-double_first_debt = Il primo Debito del Round dà 2 PA

ministry-north_american_trade = Commercio nordamericano
    .text = Se all’inizio del tuo Round controlli in totale più Mercati delle Pellicce e del Pesce della Gran Bretagna, ogni tua Azione Economica, Maggiore o Minore, ottiene +1 PA Economico. Quando viene rivelata: riporta sul lato attivo tutti i segnalini Ugonotti utilizzati sulla mappa.
ability-north_american_trade-extra_ep = +1 PA Economico a ogni Azione Economica
ability-north_american_trade-refresh_huguenots = Ripristina i segnalini Ugonotti

ministry-marquis_de_condorcet = Marchese di Condorcet
    .text = Una volta per turno, subito dopo aver scelto un Investimento: gioca un Evento anche se l’Investimento non ne ha il simbolo. L’eventuale simbolo sulla carta deve comunque corrispondere all’Azione Maggiore.
ability-marquis_de_condorcet-event_any_tile = Gioca un Evento con un Investimento senza simbolo

ministry-lavoisier = Lavoisier
    .text = In un Round in cui giochi un Evento e ne ricevi l’Effetto Bonus, l’Azione Maggiore e quella Minore dell’Investimento ottengono +1 PA ciascuna.
ability-lavoisier-ap_on_bonus = +1 PA a entrambe le Azioni dopo un Effetto Bonus

## Vantaggi

advantage-baltic_trade = Commercio baltico
    .text = Riduci il tuo Debito fino a 2.

advantage-central_europe_conflict = Conflitto in Europa Centrale
    .text = Piazza un Conflitto su uno spazio Alleanza in Europa.

advantage-german_diplomacy = Diplomazia tedesca
    .text = Ammaina Bandiera in Russia, Svezia o Baviera con un costo base di 1 PA Diplomatico.

advantage-italy_influence = Influenza in Italia
    .text = Ammaina Bandiera in uno spazio in Spagna o Austria con un costo base di 1 PA Diplomatico.

advantage-mediterranean_intrigue = Intrigo mediterraneo
    .text = Piazza un Conflitto su uno spazio in Spagna, Austria o Sardegna.

advantage-naval_bastion = Bastione navale
    .text = Spendi 1 PA Militare (non di un’Azione Minore) per riportare nell’Arsenale una qualsiasi Squadra Navale nemica dalla mappa.

advantage-silesia_negotiations = Negoziati sulla Slesia
    .text = Ammaina Bandiera in uno spazio in Prussia o negli Stati Tedeschi con un costo base di 1 PA Diplomatico.

advantage-algonquin_raids = Incursioni algonchine
    .text = Piazza un Conflitto su un Mercato delle Pellicce.

advantage-fur_trade = Commercio di pellicce
    .text = Ammaina Bandiera in un Mercato in Nord America con un costo base di 1 PA Economico.

advantage-iroquois_raids = Incursioni irochesi
    .text = Piazza un Conflitto su un Mercato delle Pellicce.

advantage-patriot_agitation = Agitazione dei patrioti
    .text = Piazza un Conflitto su un Mercato o uno spazio Politico in Nord America.

advantage-wheat = Grano
    .text = Ammainare Bandiera in un Mercato in Nord America costa 1 PA Economico in meno.

advantage-fruit = Frutta
    .text = Ammainare Bandiera in un Mercato nei Caraibi costa 1 PA Economico in meno.

advantage-letters_of_marque = Lettere di corsa
    .text = Piazza un Conflitto su un Mercato non Protetto nei Caraibi.

advantage-pirate_havens = Covi dei pirati
    .text = Piazza un Conflitto su un Mercato non Protetto nei Caraibi.

advantage-rum = Rum
    .text = Ammainare Bandiera in un Mercato nei Caraibi costa 1 PA Economico in meno.

advantage-slaving_contracts = Contratti negrieri
    .text = Allestisci una Squadra Navale per 2 PA Militari anziché 4.

advantage-power_struggle = Lotta di Potere
    .text = Piazza un Conflitto su un Mercato nella Sottoregione Costa Carnatica.

advantage-raids_and_incursions = Razzie e incursioni
    .text = Piazza un Conflitto su un Mercato in India.

advantage-separatist_wars = Guerre separatiste
    .text = Piazza un Conflitto su un Mercato del Cotone.

advantage-silk = Seta
    .text = Ammainare Bandiera in un Mercato in India costa 1 PA Economico in meno.

advantage-textiles = Tessuti
    .text = Ammainare Bandiera in un Mercato in India costa 1 PA Economico in meno.
