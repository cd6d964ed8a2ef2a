# The Price of Power: le parole della pagina.

## La mappa

pop-map = Mappa dell’Europa
pop-world = Mappe lontane
pop-rail = Strumenti della mappa
pop-nearer = Avvicina
pop-farther = Allontana
pop-whole-map = Tutta la mappa
pop-layer-realm = Stati
pop-layer-diplomacy = Diplomazia
pop-layer-religion = Religione
pop-layer-trade = Commercio
pop-layer-war = Guerra
pop-parts = Parti della mappa
pop-part-west = Ovest
pop-part-centre = Centro
pop-part-north = Nord
pop-part-east = Est
pop-part-south = Sud
pop-part-world = Mondo
pop-part-lit = qui c’è qualcosa da scegliere
pop-list = Elenco
pop-search = Cerca un luogo
pop-find = Cerca per nome
pop-no-targets = Con questo nome non c’è nulla da scegliere.
pop-nothing-here = Ora qui non si può fare nulla.
pop-not-asked = In questo momento non devi decidere nulla.
pop-cancel = Annulla
pop-confirm = Conferma
pop-you-may = Puoi:

## I luoghi a parole

pop-nobodys = di nessuno
pop-vassal-of = { $realm }, Vassallo: { $overlord }
pop-large = Provincia grande
pop-small = Provincia piccola
pop-territory = Territorio
pop-unrest = Malcontento
pop-rebels = in mano ai Ribelli
pop-occupied = occupata: { $realm }
pop-gold = oro
pop-ships-of = { $n ->
    [one] una Nave: { $realm }
   *[other] { $n } Navi: { $realm }
}
pop-influence-of = Influenza ({ $realm }): { $n }
pop-imperial-influence = Influenza imperiale: { $n }
pop-alliance-of = Alleanza: { $realm }
pop-marriage-of = Matrimonio: { $realm }
pop-disputed-of = Successione contesa: { $realm }
pop-war-with = Guerra: { $realm }
pop-claim-of = Rivendicazione: { $realm }
pop-core-of = segnalino Core: { $realm }
pop-rebel-units = { $n ->
    [one] un’Unità ribelle
   *[other] { $n } Unità ribelli
}
pop-plague = Peste
pop-merchant-of = Mercante: { $realm }
pop-expanded = Espanso

## La testata

pop-round = Round { $n }
pop-phase-draw = Pesca delle carte
pop-phase-actions = Azioni
pop-phase-peace = Pace e rivolte
pop-phase-income = Entrate e spese
pop-phase-cleanup = Riordino
pop-last-turns = Ultimi Turni
pop-race = Prestigio: { $told }

## Famiglie e verbi di un Turno

pop-families = Tipi di Azione
pop-family-event = Evento
pop-family-adm = Amministrative
pop-family-dip = Diplomatiche
pop-family-mil = Militari
pop-family-general = Generali
pop-family-minor = Minori
pop-verb-take_event = Prendi un Evento
pop-verb-pass_round = Passa
pop-verb-stabilize = Stabilità
pop-verb-convert = Conversione
pop-verb-colonize = Colonia
pop-verb-influence = Influenza
pop-verb-forge = Alleanza
pop-verb-fabricate = Rivendicazione
pop-verb-trade = Commercio
pop-verb-recruit = Reclutamento
pop-verb-suppress = Malcontento
pop-verb-research = Idea
pop-verb-explore = Esplorazione
pop-verb-change_focus = Priorità
pop-verb-change_religion = Religione
pop-verb-use = Carta esposta
pop-verb-negotiate = Accordo
pop-give-ducats = Dai Ducati
pop-ask-ducats = Chiedi Ducati
pop-verb-appoint = Nomina
pop-verb-dismiss = Congedo
pop-verb-borrow = Prestito
pop-verb-repay = Rimborso
pop-verb-replenish = Leva
pop-verb-cut_ties = Rottura
pop-verb-confer = A quattr’occhi
pop-not-now = non ora
pop-none-now = Ora per te qui non c’è nulla.
pop-ways = { $n ->
    [one] 1 scelta
   *[other] { $n } scelte
}

## Il vassoio

pop-page-turn = Turno
pop-page-realm = Stato
pop-hand = Mano
pop-no-cards = Nessuna carta.
pop-missions = Missioni
pop-held = Compiute e tenute in serbo
pop-court = Corte
pop-interregnum = Interregno
pop-ill = malattia
pop-watching = Stai guardando questa partita.

## Giocatori

pop-realm = Stato
pop-prestige = Prestigio
pop-ducats = Ducati
pop-stability = Stabilità
pop-manpower = Leva rimasta
pop-cards = Carte in mano
pop-first-player = Primo giocatore
pop-emperor = Imperatore
pop-event-taken = ha preso un Evento
pop-has-passed = ha passato
pop-nobody = nessuno
pop-mat-manpower = Leva: { $n } disponibile, { $exhausted } esausta
pop-mat-loans = { $n ->
    [0] Nessun Prestito
    [one] Un Prestito
   *[other] { $n } Prestiti
}
pop-mat-merchants = { $n ->
    [one] Un Mercante
   *[other] { $n } Mercanti
}, a casa { $home }
pop-mat-missions = Missioni compiute: { $n }

## Cassetti

nav-war = In tavola
pop-events = Eventi
pop-events-hint = Prendine uno a ogni Round: i Ducati sono tuoi, il testo è una tua scelta, i simboli colpiscono tutti.
pop-event-of-age = Età
pop-face-down = coperto
pop-more-face-down = { $n ->
    [one] Un altro è coperto.
   *[other] Altri { $n } sono coperti.
}
pop-no-change = niente
pop-if-taken = Se lo prendi
pop-event-ducats = { $n ->
    [one] 1 Ducato dalla carta
   *[other] { $n } Ducati dalla carta
}
pop-take-event = Prendi questo Evento
pop-mortality = Si ammalano i personaggi con questa forma
pop-dies = muore { $who }
pop-strikes-nobody = ora nessuno e nulla
pop-and-more = e { $n } altri
pop-symbol-unrest = Si lanciano i dadi Ribellione per il Malcontento
pop-symbol-attrition = Logoramento
pop-symbol-native_uprising = Gli indigeni insorgono
pop-symbol-pirates = I Pirati arrivano in un Nodo
pop-symbol-cardinal_dies = Muore un Cardinale
pop-symbol-spread_faith = Una fede si diffonde
pop-symbol-lost_at_sea = Una Nave si perde in mare
pop-symbol-disloyal_vassals = I Vassalli diventano sleali
pop-symbol-power_struggle = Si valuta una Lotta di potere
pop-symbol-spread_revolution = La rivoluzione si diffonde
pop-symbol-dnpr_green = Lo Stato verde cresce
pop-symbol-dnpr_pink = Lo Stato rosa cresce
pop-symbol-dnpr_blue = Lo Stato blu cresce
pop-symbol-dnpr_gold = Lo Stato oro cresce
pop-ideas = Idee
pop-ideas-hint = Si pagano con il Potere del loro tipo.
pop-ideas-of = Idee note
pop-you-have = ne hai { $n }
pop-basic = di base
pop-of-age = Età { $n }
pop-yours = tua
pop-trade = Commercio
pop-trade-hint = Una carta, in uno dei suoi Nodi; incassa chiunque abbia lì un Mercante e una catena.
pop-no-trade = Ora non ci sono carte commercio pescate.
pop-use-trade = Commercia con questa carta
pop-trade-in = { $trade }: { $node }
pop-trade-power = Potere commerciale { $n }
pop-trade-power-row = Potere
pop-normal = Nodo
pop-trade-who = Chi incassa
pop-trade-note = Con un tuo Mercante mandato lì; a parità vieni prima tu.
pop-deal = { $maker } e { $partner }: un accordo
pop-deal-offered = { $partner } lo accetta per intero, o lo rifiuta.
pop-deal-draft = Finché non fai la proposta, questa bozza la vedi solo tu.
pop-deal-gives = { $realm } dà
pop-deal-both = Entrambi
pop-deal-ducats = { $n ->
    [one] un Ducato
   *[other] { $n } Ducati
}
pop-deal-price = per { $n } Ducati
pop-deal-ties = Un’Alleanza, un Matrimonio
pop-deal-lands = Province comprate e vendute
pop-deal-costs = Costa:
pop-deal-free = niente
pop-offers = Offerte
pop-offers-hint = Ciò che è qui resta finché non viene concluso, respinto o ritirato. Chi lo conclude lo fa nel proprio Turno come Azione e paga i DIP.
pop-offers-none = Sul tavolo non c’è alcuna offerta. Prepara un accordo nel tuo Turno e mettilo sul tavolo.
pop-offer-waits = { $partner } non ha ancora risposto
pop-offer-accepted = { $partner } ha accettato
pop-rulers = Impero, Curia
pop-rulers-hint = Chi li regge, e a che punto è ciascuno.
pop-empire = L’Impero
pop-emperor-is = Porta la corona: { $realm }
pop-no-emperor = Porta la corona, non giocante: { $realm }
pop-authority = Autorità
pop-authority-of = Autorità { $n }, ora al massimo { $most }
pop-elector = Area elettorale
pop-elector-out = ora non conta
pop-imperial = Influenza imperiale
pop-curia = La Curia
pop-controller-is = Controllore della Curia: { $realm }
pop-no-controller = nessun Controllore della Curia
pop-uncontested = senza rivali
pop-newest = il più recente
pop-next-out = il prossimo a uscire
pop-slot-free = libera
pop-no-cardinals = Nessuno ha Cardinali.
pop-curia-note = I nuovi Cardinali entrano da sinistra; quando le caselle sono piene l’ultimo esce. Il Cardinale di Roma spetta a chi controlla Roma o è alleato dello Stato pontificio.

## Il tavolo in breve

pop-milestones = Traguardi
pop-struggles = Lotte di potere
pop-reward = Premio
pop-source-rulebook = Dal regolamento.
pop-source-known = Come si conosce la carta stampata.
pop-source-gist = Il senso è quello della carta stampata; i numeri sono nostri.
pop-source-ours = È una nostra ricostruzione: la carta stampata dice altro.
pop-met = (soddisfatto)
pop-events-gone = Eventi passati
pop-action-cards = Carte azione
pop-income = Ducati
pop-prestige-now = questo Round
pop-prestige-end = alla fine
pop-outlook-note = Ciò che questo Round porterebbe così com’è, e il Prestigio se la partita finisse ora. Indica un numero per vedere come nasce.
pop-from = Da
pop-age-round = { $age } · { $n }
pop-why-not = Perché no?
