# Realpolitik: perché qualcosa non è possibile.

## Potenze e carte

no-that-is-you = È la tua stessa Potenza.
no-card-already-played = Questa carta è già stata giocata; torna in mano col Dispaccio.
no-not-an-italian-card = Come Potenza minore l’Italia non ha la carta Estensione dell’Influenza.
no-italy-is-minor = L’Italia è una Potenza minore e non stringe alleanze proprie.
no-too-little-morale = Hai solo { $has } Morale.
no-card-not-in-hand = Questa carta non è nella mano.

## Mobilitazione

no-not-controlled = Questa Potenza non controlla il Territorio.
no-rail-slot = Il Territorio non ha posto per un Treno.
no-train-there = C’è già un Treno.
no-trains-left = Tutti i Treni di questa Potenza sono sulla mappa.
no-not-your-general = Questo Generale serve un’altra Potenza.
no-general-on-board = Questo Generale è sulla mappa, o non è in questa partita.
no-general-off-board = Questo Generale non è sulla mappa.
no-place-or-withdraw = In una Mobilitazione i Generali si schierano o si ritirano; si schierano in Territori controllati.
no-too-little-money = Costa { $needed } Denaro; ne hai { $has }.
no-units-left = Tutte le Unità di questa Potenza sono sulla mappa.
no-general-full = Questo Generale guida già { $most } Unità: di più non può.
no-units-at-home-only = Le Unità sciolte si reclutano solo nei propri Territori Nazionali controllati.
no-general-not-supplied = Le Unità raggiungono un Generale solo dove la sua Potenza ha il controllo.
no-fortress-there = C’è già una Fortezza.
no-fortresses-left = Tutte le Fortezze di questa Potenza sono sulla mappa.
no-morale-at-top = Il Morale è già in cima al tracciato.
no-nothing-to-draw = Non ci sono più carte Battaglia da pescare.

## Movimento

no-own-power-as-arbiter = Le Potenze dello stesso giocatore non possono farsi da Arbitro a vicenda.
no-friend-as-arbiter = Un alleato non può essere l’Arbitro.
no-nobody-runs-it = Nessuno guida questa Potenza.
no-has-moved = Questo Generale si è già mosso.
no-has-railed = Questo Generale ha già usato la ferrovia.
no-not-on-rails = Da qui non parte alcuna catena di Treni.
no-rail-chain = Nessuna catena di Treni porta lì.
no-loose-units = Non c’è alcuna Unità sciolta di questa Potenza da spostare.
no-units-stay-in-own = Le Unità sciolte possono stare solo nei Territori della propria Potenza.
no-units-led = Questo Generale non guida alcuna Unità.
no-load-or-unload = In un movimento un Generale prende Unità o ne lascia, non entrambe le cose.
no-not-adjacent = Non è adiacente.
no-needs-a-unit = Solo con un’Unità un Generale può entrare in un Territorio che non è amico.
no-seaway = Nessuna rotta controllata dalla tua Potenza o da un amico porta lì.
no-too-far = Nessuna catena di al più tre Territori propri o amici porta lì.
no-battle-there = Lì non c’è battaglia da combattere.
no-controlled-already = Si può occupare solo un Territorio che nessuno controlla.
no-nobody-to-garrison = Lì non c’è un Generale con un’Unità, o non ci sono più Guarnigioni.

## Battaglia

no-no-units-to-support = Un Generale senza Unità non può dare supporto.
no-has-supported = Questo Generale ha già dato supporto in questo Movimento.
no-open-use = Solo l’1 e il 3 si usano scoperti.
no-enemy-card = Il nemico non ha una carta simile nella battaglia.
no-hidden-enemy-card = Il nemico non ha una carta simile coperta.
no-not-your-pile = Questa pila non è tua.
no-general-not-in-game = Questo Generale gioca solo in quattro giocatori.

## Che cosa lo renderebbe possibile

opens-alliance-ends = Per renderlo possibile: l’alleanza deve finire.
opens-next-to-it = Per renderlo possibile: un Generale in un Territorio adiacente.
opens-take-units = Per renderlo possibile: fai prima prendere Unità al Generale.
opens-next-movement = Per renderlo possibile: il tuo prossimo Movimento, o un passo ulteriore concesso dall’Arbitro.
opens-control = Per renderlo possibile: prendi il controllo del Territorio.
opens-place-general = Per renderlo possibile: schieralo in una Mobilitazione.
opens-withdraw-general = Per renderlo possibile: ritiralo in una Mobilitazione precedente.
opens-next-mobilisation = Per renderlo possibile: la tua prossima Mobilitazione.
opens-more-money = Per renderlo possibile: più Denaro, con la Tassazione.
opens-another-general = Per renderlo possibile: un altro Generale, o lasciare indietro Unità.
opens-home-control = Per renderlo possibile: il controllo di un proprio Territorio Nazionale, o un Generale che le guidi.
opens-more-morale = Per renderlo possibile: compra Morale in una Mobilitazione.
opens-more-trains = Per renderlo possibile: Treni in ogni Territorio lungo il percorso, proprio o di un alleato.
opens-raise-units = Per renderlo possibile: recluta lì delle Unità, o falle lasciare da un Generale.
opens-seaway = Per renderlo possibile: il controllo di quel mare, tuo o di un alleato.
opens-way-through = Per renderlo possibile: una via di Territori propri o alleati, o più movimenti.
opens-battle = Per renderlo possibile: vinci una battaglia per averlo.
