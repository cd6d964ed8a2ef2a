# The Price of Power: diplomazia, Commercio, reclutamento e Malcontento.

## Influenza

option-influence = Estendi l’Influenza
option-influence_in = Influenza: { $target }
option-influence_for_ducats = Influenza per Ducati: { $target }
ask-influence = Dove piazzi Influenza?
    .doing = estensione dell’Influenza
    .hint = Il primo cubo costa 1 DIP, ogni altro 1 DIP o Ducati; due per Area e Turno.
ask-lose-influence = { $n ->
    [one] Togli un cubo Influenza: da dove?
   *[other] Togli { $n } cubi Influenza: da dove?
}
    .doing = perdita di Influenza
bill-influence = Un cubo Influenza
bill-influence-ducats = Un altro cubo Influenza
bill-ideas = Idee
log-influence = { $power }: Influenza piazzata, { $area }
log-influence-gone = { $n ->
    [one] { $power }: un cubo Influenza in meno, { $area }
   *[other] { $power }: { $n } cubi Influenza in meno, { $area }
}
log-imperial-influence-gone = { $n ->
    [one] Un cubo di Influenza imperiale in meno: { $area }
   *[other] { $n } cubi di Influenza imperiale in meno: { $area }
}
no-influence-overseas = Nei Continenti lontani non si piazza Influenza
no-influence-players-alone = Lì ogni Provincia è di un giocatore
opens-npr-there = Per renderlo possibile: una Provincia che non sia di alcun giocatore.
no-influence-out-of-reach = All’inizio del Turno era fuori dalla tua portata
opens-influence-reach = Per renderlo possibile: una Città, un Vassallo, un’Alleanza, un Matrimonio o Influenza lì accanto all’inizio di un Turno.
no-influence-enough-this-turn = In questo Turno ne hai già piazzata abbastanza
opens-next-turn = Per renderlo possibile: il tuo prossimo Turno.
no-influence-full = L’Area è piena: al massimo cinque cubi Influenza
opens-influence-room = Per renderlo possibile: un cubo Influenza deve andarsene.
no-influence-first-costs-power = Il primo cubo Influenza costa Potere
opens-first-power = Per renderlo possibile: piazza il primo per 1 DIP.
no-influence-nowhere = Non c’è un’Area in cui tu possa piazzare Influenza
no-influence-none-placed = Non ne hai ancora piazzata

## Alleanze

option-forge = Stringi un’Alleanza
option-forge_with = Alleanza: { $target }
ask-forge = Con quale Stato ti allei?
    .doing = stipula di un’Alleanza
    .hint = Costa in DIP metà delle sue Entrate fiscali, al massimo 3.
ask-move-alliance = Non hai più segnalini Alleanza per { $target }. Ne togli uno a un altro Stato?
    .doing = decisione su un’Alleanza
bill-alliance = Metà delle sue Entrate fiscali ({ $tax }), al massimo 3
log-alliance = Alleanza: { $power } e { $target }
log-alliance-ended = Fine dell’Alleanza: { $power } e { $target }
log-truce = Tregua: { $power } e { $target }
no-alliance-you-at-war = Sei in Guerra
opens-peace = Per renderlo possibile: fai la Pace.
no-alliance-it-at-war = È in Guerra
opens-its-peace = Per renderlo possibile: dev’essere in Pace.
no-alliance-token = Hai già tutte le Alleanze che puoi avere
opens-cut-ties = Per renderlo possibile: sciogli un’altra Alleanza.
no-alliance-player = È di un giocatore
opens-diplomacy = Per renderlo possibile: un accordo fra giocatori.
no-not-independent = Non è uno Stato indipendente
no-allied-already = Siete già alleati
no-alliance-undiscovered = Non hai Rivendicazioni nelle sue terre
opens-claim-there = Per renderlo possibile: una Rivendicazione in una delle sue Aree.
no-alliance-influence = Ti servono due cubi Influenza nelle sue Aree
opens-more-influence = Per renderlo possibile: più Influenza nelle sue Aree.
no-alliance-rival = Il suo Alleato ha lì tanta Influenza quanta te
opens-more-than-rival = Per renderlo possibile: nelle sue Aree più Influenza del suo Alleato.
no-alliance-nobody = Nessuno Stato è pronto ad allearsi con te
no-ally-active = È un Alleato attivo

## Troncare i rapporti

option-cut_ties = Tronca i rapporti
option-give_up_claim = Rinuncia alla Rivendicazione: { $target }
option-end_alliance = Sciogli l’Alleanza: { $target }
ask-cut-ties = A che cosa rinunci?
    .doing = rottura dei rapporti
    .hint = Con un’Alleanza se ne vanno cinque cubi Influenza nelle Aree dell’Alleato.
no-ties = Non hai Influenza, Rivendicazioni o Alleanze a cui rinunciare

## Matrimoni

ask-move-marriage = Non hai più segnalini Matrimonio per { $target }. Ne togli uno a un altro Stato?
    .doing = decisione su un Matrimonio
bill-marriage = Matrimonio
log-marriage = Matrimonio: { $power } e { $target }
log-marriage-ended = Fine del Matrimonio: { $power } e { $target }
log-succession-disputed = La successione è contesa: { $target }
no-married-already = Un Matrimonio vi unisce già
no-marriages-for-you = Il tuo governo non conclude Matrimoni
no-marriage-interregnum = Non hai un Sovrano da sposare
opens-ruler = Per renderlo possibile: un Sovrano sul tuo trono.
no-marriage-its-interregnum = Lì nessuno può sposarsi
opens-its-ruler = Per renderlo possibile: un Sovrano sul suo trono.
no-marriage-vassal = Non è né indipendente né tuo Vassallo
no-marriage-faith = Le vostre fedi non si sposano fra loro
opens-faith = Per renderlo possibile: una Religione di Stato affine.
no-marriage-papal-states = Lo Stato pontificio non conclude Matrimoni
no-marriage-disputed = Lì la successione è contesa

## Rivendicazioni

option-fabricate = Fabbrica Rivendicazioni
option-claim = Rivendicazione: { $target }
ask-claim = Dove fabbrichi una Rivendicazione?
    .doing = fabbricazione di Rivendicazioni
    .hint = 2 DIP ciascuna; altri possono sventarle tutte.
bill-claim = Una Rivendicazione
bill-battleground = Un’Area contesa
log-fabricates = { $power }: si prepara una Rivendicazione, { $area }
log-claim = { $power }: Rivendicazione, { $area }
log-claim-dropped = { $power }: rinuncia alla Rivendicazione, { $area }
log-core = { $power }: nuovo core, { $area }
log-core-dropped = { $power }: segnalino Core ripreso, { $area }
log-cb = { $power }: Casus Belli contro { $target }
log-cb-dropped = { $power }: rinuncia al Casus Belli contro { $target }
no-claims-at-war = Sei in Guerra
no-claimed-already = Hai già una Rivendicazione lì
no-claim-chosen = L’hai già scelta
no-claim-all-yours = È già tutta tua
no-claim-not-next = Non è adiacente al tuo Stato
opens-claim-next = Per renderlo possibile: possiedi una Provincia adiacente.
no-claim-not-by-land = In terre lontane deve confinare con il tuo Stato
opens-explore = Per renderlo possibile: esplorala.
no-claim-vacant = È libera
no-claim-nowhere = Non c’è un’Area che tu possa rivendicare e pagare
no-claim-none-chosen = Non ne hai ancora scelta nessuna
no-core-not-all-yours = Non la possiedi tutta
opens-core-all = Per renderlo possibile: possiedi ogni sua Provincia.
no-core-already = È già per intero un tuo core

## Azioni segrete

option-react_with = Gioca { $target }
ask-counter = { $realm }: Azione segreta ({ $action }). La sventi?
    .doing = decisione sul Controspionaggio
    .hint = Il Controspionaggio costa 2 DIP.
ask-counter-counter = { $realm }: Controspionaggio. Lo sventi?
    .doing = decisione sul Controspionaggio
bill-counterespionage = Controspionaggio
log-pays-immunity = { $power }: { $n } DIP in più, perché la vittima è in guardia
log-counters = { $power }: Controspionaggio contro { $target }
no-counterespionage = Non hai in mano il Controspionaggio
opens-counterespionage = Per renderlo possibile: questa carta in mano.
no-counter-not-in-hand = Non hai in mano questa carta

## Vassalli

option-vassalize = Rendi Vassallo: { $target }
option-annex = Annetti: { $target }
ask-subjugate = Quale Stato sottometti?
    .doing = sottomissione di uno Stato
    .hint = Si toglie Influenza pari alle sue Entrate fiscali e tutta quella dei tuoi Avversari lì.
ask-follow = Prendi con te anche { $target }?
    .doing = acquisizione di Vassalli
ask-released = Di nuovo libero: { $target }. Un’Alleanza, o una Rivendicazione?
    .doing = decisione su uno Stato liberato
bill-subjugate-tax = Le sue Entrate fiscali
bill-subjugate-rivals = Influenza degli Avversari
log-vassalized = { $power }: nuovo Vassallo, { $target }
log-annexed = { $power }: annessione, { $target }
log-released = Di nuovo indipendente: { $target }
no-subjugate-not-allied = Non è tuo Alleato
opens-alliance = Per renderlo possibile: un’Alleanza.
no-annex-not-vassal = Non è tuo Vassallo
opens-vassalize = Per renderlo possibile: rendilo prima tuo Vassallo.
no-subjugate-overseas = Gli Stati lontani non si possono sottomettere
no-subjugate-pope-or-emperor = Papa e Imperatore non sono Vassalli di nessuno
no-subjugate-tax = Le tue Entrate fiscali di base non sono il doppio delle sue
opens-double-tax = Per renderlo possibile: il doppio delle sue Entrate fiscali, o un Matrimonio.
no-subjugate-tax-married = Le tue Entrate fiscali di base non superano le sue più l’Influenza degli Avversari
opens-more-tax = Per renderlo possibile: più Entrate fiscali di base.
no-subjugate-influence = Hai troppo poca Influenza nelle sue Aree
no-subjugate-has-vassals = Ha a sua volta dei Vassalli
opens-marriage = Per renderlo possibile: un Matrimonio.
no-subjugate-discs = Ti restano troppo pochi dischi
no-subjugate-nobody = Non c’è uno Stato che tu possa sottomettere

## Commercio

option-trade = Commercia
option-trade_with = Commercia: { $target }
option-trade_in = Nodo: { $target }
option-send_merchant_from = Il Mercante ora qui: { $target }
option-send_merchant = Un Mercante da casa
option-rank_next = Prima { $target }
option-move_ship_from = Prima muovi una Nave: { $target }
option-move_ship_out = Prima fai uscire una Nave: { $target }
option-move_ship_to = Verso: { $target }
option-take_slot_of = Scaccia una Nave: { $target }
option-pay_adm = Paga 1 ADM
option-take_interest = Prendi un segnalino Interesse
ask-trade = Con quale carta commerci?
    .doing = Commercio
    .hint = Oppure con nessuna, per due Ducati. Prima si può muovere una Nave, se serve al Commercio.
ask-ship-to = Dove va la Nave? (da: { $place })
    .doing = movimento di una Nave
ask-take-slot = { $zone }: tutte le caselle sono occupate. Scacci la Nave di un Avversario?
    .doing = movimento di una Nave
ask-trade-in = { $trade }: in quale Nodo?
    .doing = scelta di un Nodo commerciale
ask-send-merchant = { $node }: chi mandi?
    .doing = invio di un Mercante
ask-rank = { $node }: a parità di Potere commerciale, chi viene prima?
    .doing = spareggio nel Commercio
ask-inflation = Troppo oro: che cosa subisci?
    .doing = rimedio all’inflazione
ask-pay-crossing = La traversata costa un punto Potere: di quale tipo?
    .doing = pagamento di una traversata
ask-leave-port = { $province }: il Porto non è più amico. Dove vanno le tue Navi?
    .doing = uscita di Navi da un Porto
ask-explorer = Quale Nave leggera salpa prima?
    .doing = invio di una Nave
ask-explorer-to = Dove va la Nave? (da: { $place })
    .doing = invio di una Nave
bill-trade = Commercio
bill-merchant = Mercante
bill-protection = Navi che proteggono il Commercio
bill-keys = Province chiave
log-trade-card = Carta commercio: { $trade }
log-no-trade-possible = { $power } non può usare nessuna di queste carte
log-trades-nothing = { $power } non commercia con nessuna delle carte
log-trades = { $power }: Commercio, { $trade } ({ $node })
log-ship-moves = { $power }: una Nave si muove, { $zone }
log-leaves-port = { $power }: le Navi lasciano il Porto, { $province }
log-ship-lost = { $power }: una Nave perduta, { $zone }
log-takes-slot = { $power }: una Nave scacciata dalla sua casella ({ $target })
log-inflation-adm = { $power }: 1 ADM pagato per il troppo oro
log-inflation-interest = { $power }: un segnalino Interesse per il troppo oro
no-merchant = Tutti i tuoi Mercanti hanno commerciato in questo Round
no-merchant-rests = Il tuo Mercante lì ha già commerciato in questo Round
no-not-connected = Non è collegato alla tua Capitale
opens-connection = Per renderlo possibile: una catena di Città, Vassalli, Influenza e Navi leggere.
no-trade-elsewhere = Questo Commercio va in altri Nodi
no-trade-closed = Una carta te ne tiene fuori
no-trade-not-on-card = Non è su questa carta
no-trade-needs-key = Non possiedi nessuna delle sue Province chiave
opens-key = Per renderlo possibile: possiedi una delle sue Province chiave.
no-trade-needs-settlers = Nessuna delle sue Province chiave è abitata
opens-settlers = Per renderlo possibile: una Città, un Vassallo o un segnalino su una Provincia chiave.
no-secondary-pirates = In questo Nodo secondario ci sono i Pirati
opens-pirates-gone = Per renderlo possibile: i Pirati devono andarsene.
no-secondary-weaker = Lì qualcuno ha più Potere commerciale
opens-trade-power = Per renderlo possibile: più Navi sulle caselle accanto.
no-trade-without-ship = La Nave che hai mosso non gli serve
no-trade-no-node = Non puoi commerciare in nessuno dei suoi Nodi
no-trade-ship-moved = Hai già mosso una Nave per commerciare
no-merchant-at-home = Nessun tuo Mercante è in patria
no-ship-range = Nessuna tua Nave ci arriva
no-ship-no-use = Lì una Nave non servirebbe

## Reclutamento

unit-allied_infantry = Fanteria alleata
unit-allied_cavalry = Cavalleria alleata
ship-light_ship = Nave leggera
ship-heavy_ship = Nave pesante
ship-galley = Galea
band-regular = regolare
band-mercenary = mercenaria
band-allied = alleata
army-single = nessuna Armata
option-recruit = Recluta Unità
option-recruit_in = Recluta: { $target }
option-recruit_into = Destinazione: { $target }
option-infantry = Fanteria, { $target }
option-cavalry = Cavalleria, { $target }
option-artillery = Artiglieria, { $target }
option-build = Costruisci: { $target }
option-build_in = Porto: { $target }
option-launch_to = Verso: { $target }
option-stay_in_port = Nel Porto
option-join_fleet = Con la Flotta
ask-recruit = Dove recluti, o che cosa costruisci?
    .doing = reclutamento
ask-recruit-into = { $area }: in quale Armata?
    .doing = reclutamento
ask-muster = { $area }: quale Unità?
    .doing = reclutamento
ask-build-in = { $ship }: in quale Porto?
    .doing = costruzione di una Nave
ask-launch = { $ship }: dove va?
    .doing = costruzione di una Nave
ask-place-unit = { $unit }: dove la piazzi?
    .doing = piazzamento di un’Unità
bill-recruiting = Reclutamento
bill-recruit = Prezzo
bill-rebate = Sconto
log-recruits = { $power }: reclutamento, { $unit } ({ $area })
log-launches = { $power }: costruzione, { $ship } ({ $place })
no-recruit-not-yours = Né tu né i tuoi Vassalli avete Province lì
no-recruit-nothing = Non c’è nulla che tu possa reclutare e pagare
opens-recruit = Per renderlo possibile: Ducati, Leva Disponibile e capacità.
no-recruit-army-elsewhere = Questa Armata è altrove
no-recruit-only-infantry = Solo la Fanteria regolare può stare da sola
opens-army = Per renderlo possibile: mettila in un’Armata.
no-recruit-cannons = Non hai i Cannoni
opens-cannons = Per renderlo possibile: ricerca i Cannoni.
no-recruit-manpower = Non hai Leva Disponibile
opens-manpower = Per renderlo possibile: recupera Unità.
no-recruit-capacity = La tua capacità militare lì è esaurita
opens-capacity = Per renderlo possibile: un’altra Area, o Mercenari.
no-recruit-hired = In questo Turno hai già ingaggiato tre Mercenari
no-mercenaries-left = Non ci sono più Mercenari
no-recruit-allied-there = Le Unità alleate si reclutano nelle tue Aree o in quelle degli Alleati attivi, non in quelle dei Vassalli
no-recruit-allies = Non hai Unità alleate
opens-call-to-arms = Per renderlo possibile: una Chiamata alle armi.
no-recruit-hostile = Lì ci sono Unità ostili
no-such-unit = Non ci sono Unità così
no-ships-left = Tutte le tue Navi sono costruite
no-port-not-yours = Non è un tuo Porto
no-port-busy = In questo Turno ha già costruito ciò che poteva
no-fleet-there = La tua Flotta non è lì, o una Nave di questo tipo non può unirvisi
no-port-berth = Non c’è posto per la Nave
no-port = Nessun tuo Porto può costruirla

## Malcontento e Ribelli

rebel-rebellion = Ribellione
rebel-lose_2_ducats = 2 Ducati in meno
rebel-lose_1_power = 1 punto Potere in meno
rebel-no_effect = nessun effetto
rebel-exhaust_1 = 1 Unità Esausta
rebel-remove_1_unrest = 1 Malcontento in meno
option-suppress = Reprimi il Malcontento
option-calm = Placa il Malcontento: { $target }
option-rebel_in = Ribelli: { $target }
option-exhaust_available = Un’Unità Disponibile
option-exhaust_in = Un’Unità: { $target }
ask-suppress = Dove reprimi il Malcontento?
    .doing = repressione del Malcontento
ask-suppress-with = { $province }: con quale Potere paghi l’ordine?
    .doing = repressione del Malcontento
ask-roll-where = Per quale Area lanci i dadi Ribellione?
    .doing = lancio dei dadi Ribellione
ask-rebellion = Dado Ribellione ({ $area }): in quale Provincia insorgono i Ribelli?
    .doing = ribellione
ask-lose-power = Dado Ribellione ({ $area }): quale Potere perdi?
    .doing = ribellione
ask-exhaust = Quale Unità diventa Esausta?
    .doing = scelta di un’Unità da rendere Esausta
ask-rebels-calm = Dado Ribellione ({ $area }): in quale Provincia finisce il Malcontento?
    .doing = ritorno alla calma in una Provincia
ask-uprising = { $province }, di nuovo libera: a quale Stato si unisce?
    .doing = scelta di a chi si unisce un Territorio
bill-suppress = Una Provincia
log-unrest = { $power }: Malcontento, { $province }
log-calm = { $power }: torna la calma, { $province }
log-rebel-die = { $power }: dado Ribellione, { $area } ({ $face })
log-rebel-town = { $power }: i Ribelli tengono { $province }
log-liberated = { $power }: Provincia perduta, { $province }
log-occupation-ended = Finisce l’occupazione: { $province }
log-joins = { $power }: nuova terra, { $province }
log-exhausts = { $n ->
    [one] { $power }: un’Unità Esausta
   *[other] { $power }: { $n } Unità Esauste
}
log-exhausts-in = { $power }: un’Unità Esausta, { $area }
no-unrest-not-yours = Non è tua
no-unrest-there = Non c’è Malcontento
no-suppress-hostile = Nell’Area ci sono Unità ostili o Ribelli
opens-rebels-gone = Per renderlo possibile: devono andarsene.
no-suppress-occupied = È occupata
opens-siege = Per renderlo possibile: riprendila con un assedio.
no-suppress-nothing = Non c’è Malcontento che tu possa reprimere
no-suppress-none-yet = Non ne hai ancora represso

## Cubi e segnalini che finiscono

option-return_power = Un { $target }
option-return_colonist = Un Colono
option-return_cardinal = Un Cardinale
option-return_charge = Una carica: { $target }
option-return_core = Il Core: { $target }
option-return_cb = Il Casus Belli: { $target }
ask-return-cube = { $n ->
    [one] Hai usato più di trenta cubi: riprendine uno
   *[other] Hai usato più di trenta cubi: riprendine { $n }
}
    .doing = ritiro di cubi
ask-return-claim = Hai usato più Rivendicazioni di quante ce ne sono: riprendine una
    .doing = ritiro di una Rivendicazione
no-colonist = Non hai Coloni
no-cardinal = Non hai un Cardinale che possa andarsene
log-cube-returned = { $power }: un cubo ripreso
