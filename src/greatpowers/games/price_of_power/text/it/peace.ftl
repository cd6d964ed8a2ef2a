# The Price of Power: dichiarazioni di guerra, chiamate alle armi, pace.

## War

option-declare_war = Dichiara Guerra
basic-declare_war = Dichiarazione di Guerra
option-declare_on = Guerra contro { $target }
ask-declare-war = A chi dichiari Guerra?
    .doing = dichiarazione di Guerra
    .hint = Senza Casus Belli ogni Guerra costa 2 Stabilità; tutti i bersagli si attaccano per lo stesso 1 MIL.
ask-effect-declare-war = { $card }: dichiari Guerra?
    .doing = decisione sulla Guerra
ask-effect-aggressor = { $card }: chi attacca?
    .doing = scelta di chi attacca
ask-effect-victim = { $card }: chi viene attaccato?
    .doing = scelta di chi viene attaccato
ask-effect-peace = { $card }: con chi fai Pace bianca?
    .doing = decisione sulla Pace
ask-first-battle = Quale Battaglia si combatte per prima?
    .doing = ordine delle Battaglie
ask-free-action = Non ci sono state Battaglie: puoi attivare o reclutare Unità senza pagare MIL
    .doing = Azione gratuita
bill-declare-war = Dichiarazione di Guerra
bill-war-no-cb = Stabilità: nessun Casus Belli
bill-war-partner = Stabilità: Guerra contro un coniuge
loses-influence = Influenza nelle sue Aree
loses-alliance = L’Alleanza con { $realm }
loses-prestige = Prestigio
cb-conquest = Conquista: hai lì una Rivendicazione
cb-token = Il tuo segnalino Casus Belli
cb-succession = Successione contesa
cb-holy-war = Guerra santa
cb-liberation = Liberazione imperiale
cb-leader = Equilibrio delle potenze: nessuno ha più Prestigio
log-declares-war = { $power } dichiara Guerra a { $target }
log-war = { $power } e { $target } sono in Guerra
no-war-yourself = È il tuo stesso Stato
no-war-not-independent = Non è uno Stato indipendente
opens-war-overlord = Per renderlo possibile: dichiara Guerra al suo Signore.
no-war-already = Siete già in Guerra
no-war-ally = È tuo Alleato
opens-war-end-alliance = Per renderlo possibile: sciogli l’Alleanza; deve passare anche la Tregua che ne segue.
no-war-truce = Avete una Tregua
opens-war-next-round = Per renderlo possibile: aspetta il prossimo Round.
no-war-passed = Questo giocatore ha passato
no-war-ally-in-truce = Hai una Tregua con il suo Alleato
no-war-ally-passed = Il suo Alleato ha passato
no-war-emperor = Lo protegge l’Imperatore: è tuo Alleato, ha una Tregua con te o ha passato
opens-war-emperor = Per renderlo possibile: né Alleanza né Tregua con l’Imperatore, che non deve aver passato.
no-war-undiscovered = Non hai Rivendicazioni nelle sue terre
no-war-interregnum = Non hai un Sovrano
opens-war-ruler = Per renderlo possibile: nomina un Sovrano.
no-war-chosen = L’hai già indicato
no-war-none-chosen = Indica prima uno Stato
no-war-nobody = Non c’è nessuno Stato a cui tu possa dichiarare Guerra

## Calls to Arms

option-call_to_arms = Chiama alle armi { $target }
option-accept_call = Accetta: entra in Guerra
option-refuse_call = Rifiuta la Chiamata
ask-call = Guerra con { $foe }: chi chiami alle armi?
    .doing = chiamata degli Alleati alle armi
    .hint = Gli Stati non giocanti costano Influenza nelle loro Aree e portano Unità; i giocatori possono rifiutare.
ask-answer-call = { $realm } ti chiama alle armi contro { $foe }
    .doing = risposta a una Chiamata alle armi
ask-answer-defensive-call = { $realm } è sotto attacco ({ $foe }) e ti chiama alle armi
    .doing = risposta a una Chiamata alle armi
ask-make-active = Vuoi { $realm } come Alleato attivo? Porta Unità e si difende con metà delle forze.
    .doing = decisione su un Alleato
ask-cb-for-refusal = { $realm } non ti ha aiutato: metti un segnalino Casus Belli? Altrimenti c’è una Tregua.
    .doing = risposta a un rifiuto
bill-call = Chiamata alle armi
bill-mediation = Mediazione
log-call = { $power } chiama alle armi { $target }
log-called = { $power } chiama alle armi { $target }
log-active-ally = { $n ->
    [one] { $target } è Alleato attivo di { $power } e porta un’Unità
   *[other] { $target } è Alleato attivo di { $power } e porta { $n } Unità
}
log-allied-units-gone = { $n ->
    [one] { $power } perde un’Unità alleata
   *[other] { $power } perde { $n } Unità alleate
}
log-accepts-call = { $power } accorre in aiuto di { $target }
log-refuses-call = { $power } non aiuta { $target }
log-mediates = { $power } media e resta fuori dalla Guerra
no-call-not-allied = Non è tuo Alleato
no-call-at-war = È già in Guerra
no-call-too-far = Non confina né con te né con il nuovo Nemico
no-call-influence = Hai troppa poca Influenza nelle sue Aree
no-call-colonists = Hai troppo pochi Coloni
no-call-of-both = È alleato anche dell’altra parte, e può chiamarlo solo chi si difende
no-call-in-it = È già in questa Guerra
no-call-nprs-only = Ora puoi chiamare solo Stati non giocanti
no-call-mediation = Non hai una Mediazione in mano

## Peace

option-peace_with = Concludi la Guerra con { $target }
option-offer_peace = Offri Pace bianca a { $target }
option-surrender_to = Arrenditi a { $target }
option-enforce = { $target }
option-return_for_ducats = Restituisci { $target } per Ducati
option-set_free = Libera { $target }
option-exchange = Riprendi { $target } con uno scambio
option-enthrone = Metti sul trono { $target }
pact-white_peace = Pace bianca
pact-keep_board_state = Mantieni la situazione attuale
pact-humiliation = Umiliazione
pact-vassalization = Vassallaggio
pact-force_conversion = Conversione forzata
pact-secure_succession = Assicura la successione desiderata
pact-full_annexation = Annessione completa
ask-settle = Quale Guerra concludi?
    .doing = conclusione delle Guerre
ask-accept-peace = { $realm } offre Pace bianca: tutto torna ai proprietari e ambedue perdono 1 Prestigio. Accetti?
    .doing = risposta a un’offerta di Pace
ask-total-victory = Quale Vittoria totale risolvi per prima?
    .doing = risoluzione di una Vittoria totale
ask-term = Hai vinto contro { $realm }: quale condizione imponi?
    .doing = scelta della condizione di Pace
ask-settlement = Pace con { $realm }: che ne è delle Province che occupi? Le altre le tieni.
    .doing = scelta delle Province da tenere
    .hint = Una restituzione porta 3 Ducati per ogni punto di Valore fiscale, una liberazione 1 Prestigio.
ask-peace-exchange = In cambio di quale Provincia riprendi { $province }?
    .doing = scambio di Province
ask-liberator = Con quale Stato liberato ti allei?
    .doing = decisione su un’Alleanza
ask-peace-ally = Ti allei con { $realm }?
    .doing = decisione su un’Alleanza
ask-enthrone = Chi metti sul trono di { $realm }?
    .doing = scelta di un Sovrano
ask-peace-influence = { $n ->
    [one] Puoi piazzare un cubo Influenza
   *[other] Puoi piazzare { $n } cubi Influenza
}
    .doing = piazzamento di Influenza
ask-peace-push-out = La cui Influenza lascia { $area }?
    .doing = scelta dell’Influenza da togliere
ask-peace-calm = Rinunci a una Rivendicazione per togliere due Malcontenti dalla sua Area?
    .doing = decisione sulle Rivendicazioni
ask-peace-calm-one = Da dove togli Malcontento?
    .doing = rimozione di Malcontento
ask-peace-claim = Rivendichi ciò che hai perso?
    .doing = decisione sulle Rivendicazioni
ask-come-home = Dove vanno le tue Unità in { $area }?
    .doing = rientro delle Unità
log-peace = { $power } e { $target } fanno la Pace
log-term = { $power } detta la Pace a { $target }: { $term }
log-offers-peace = { $power } offre Pace bianca a { $target }
log-refuses-peace = { $power } rifiuta
log-surrenders = { $power } si arrende a { $target }
log-comes-home = { $power }: le Unità in { $area } rientrano in { $home }
log-invades = { $n ->
    [one] { $power } invade { $area } con un’Unità
   *[other] { $power } invade { $area } con { $n } Unità
}
no-term-no-victory = Non hai vinto questa Guerra
opens-victory = Per renderlo possibile: abbi più Unità sulla mappa, il doppio di un giocatore o più dei Ribelli nelle tue Aree.
no-term-not-total = Non occupi tutte le sue Province
opens-total-victory = Per renderlo possibile: occupa tutte le Province dello Stato e dei suoi Vassalli.
no-term-players-only = Solo i giocatori si possono umiliare
no-term-nprs-only = Vale solo per gli Stati non giocanti
no-term-capital = Non occupi la sua Capitale
opens-term-capital = Per renderlo possibile: occupa la Capitale.
no-term-other-area = Non occupi nulla di suo fuori dall’Area della Capitale
opens-term-other-area = Per renderlo possibile: occupa una delle sue Province in un’altra Area.
no-term-tokens = Hai troppo pochi segnalini Vassallo
no-term-capital-area = Non controlli tutta l’Area della sua Capitale
opens-term-capital-area = Per renderlo possibile: controlla lì ogni Provincia.
no-term-same-faith = È della tua fede, o non ne ha
no-term-papal-states = Lo Stato Pontificio resta cattolico
no-term-not-disputed = La sua successione non è contesa
no-term-spoken-for = Fa la Pace per lui un giocatore
opens-term-patron = Per renderlo possibile: fai la Pace con quel giocatore, o occupalo tutto.
no-peace-not-victor = Non hai vinto contro questo giocatore
opens-peace-offer = Per renderlo possibile: offri Pace bianca, negozia, o arrenditi.
no-peace-offer-victor = Hai vinto: non devi chiedere
no-surrender = In questa partita nessuno si arrende
no-peace-offered = Questo giocatore ha già rifiutato
no-peace-core = È un core dello sconfitto
no-peace-ally-land = È di un Alleato attivo: si tiene o si restituisce
no-peace-nobody-freed = Non è core di nessuno
no-peace-no-exchange = Non occupi nulla di questa grandezza
