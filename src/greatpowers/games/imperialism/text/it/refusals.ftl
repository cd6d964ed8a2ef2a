# Imperialism: perché qualcosa non è possibile.

## Carte e mani

no-not-in-hand = Questa carta non è nella tua mano.
no-not-its-moment = Questa carta ha un altro momento: ora non si può giocare.
no-not-that-track = Qui non si ottiene un livello di questo tracciato.
no-not-in-their-hand = Questa carta non è in quella mano.
no-not-in-discard = Questa carta non è fra gli scarti.
no-not-that-kind-of-card = L’effetto non dà carte di questo tipo.
no-not-in-row = Questo territorio non è fra quelli scoperti.
no-deck-empty = Questo mazzo è vuoto.
no-drawing-from-decks = Hai cominciato a pescare dai mazzi: non puoi più prendere un territorio scoperto.

## Potenze

no-power-not-dealt = Questa potenza non ti è stata data.
no-power-not-in-game = Nessuno guida questa potenza.
no-that-is-you = È la tua stessa potenza.
no-not-this-power = L’effetto non può colpire questa potenza.

## Azioni

no-same-action-again = È l’azione del tuo turno precedente, o la guerra dopo un accordo: scegline un’altra.
no-not-industrial-yet = I materiali industriali richiedono { $prestige } di prestigio o { $glory } punti gloria; hai { $has_prestige } e { $has_glory }.
no-not-as-second-good = Il secondo bene non può essere oro, spezie o merci orientali.
no-too-few-ducats = Costa { $needed } ducati; ne hai { $has }.
no-top-of-track = Il segnalino è già in cima al tracciato.
no-too-few-oriental = La gloria richiede merci orientali al livello { $needed }; il tuo è { $has }.
no-not-for-intrigue = Questa carta non si può giocare in un intrigo.
no-same-kind-twice = Le due carte di un intrigo devono essere di tipo diverso.
no-card-does-not-count-that = La carta non conta questo.
no-nothing-to-count = Non c’è nulla da contare.

## Religione

no-never-converts = La Russia e l’Impero ottomano non cambiano mai religione.
no-converted-already = Hai già cambiato religione.
no-religion-card-left = Entrambe le carte di questa religione sono prese.
no-religion-not-met = Richiede { $what }: { $needed }; hai { $has }.

## Conquista

no-marker-there = Il tuo segnalino è già lì.
no-too-weak-to-conquer = Richiede { $what }: { $needed }; hai { $has }.
no-too-poor-to-conquer = Costa { $needed } ducati; ne hai { $has }.
no-not-a-colony-card = Serve una carta colonia della tua mano.

## Guerra e pace

no-not-a-war-card = Questa non è una carta guerra.
no-ruler-forbids-war = { card-civil_war } o { card-bourgeois_revolution } ti vieta di scegliere la guerra.
no-too-late-to-settle = Un accordo si gioca una sola volta e prima delle tue carte guerra.
no-war-event-condition = La condizione di questo evento di guerra non è soddisfatta.
no-too-poor-for-tribute = Il tributo è di { $needed } ducati; ne hai { $has }.
no-not-yours-to-cede = Questa carta territorio non è davanti a te.
no-lands-in-land-war = Dopo una guerra terrestre si può cedere solo una regione.
no-colonies-in-sea-war = Dopo una guerra navale si può cedere solo una colonia.
no-too-little-prestige = L’umiliazione costa { $needed } di prestigio; ne hai { $has }.

## Progressi

no-achievement-not-available = Questo progresso non è disponibile.
no-achievement-not-met = Richiede { $what }: { $needed }; hai { $has }.

## Che cosa lo renderebbe possibile

opens-raise-oriental = Per renderlo possibile: alza il tuo livello di merci orientali.
opens-such-a-war = Per renderlo possibile: una guerra che soddisfi la condizione della carta.
opens-ducats = Per renderlo possibile: più ducati: da tasse, commercio o saccheggio.
opens-its-moment = Per renderlo possibile: il momento indicato sulla carta.
opens-another-kind = Per renderlo possibile: una carta di un altro tipo, o il tuo prossimo intrigo.
opens-prestige-or-glory = Per renderlo possibile: più prestigio o gloria.
opens-comes-up = Per renderlo possibile: deve uscire dal suo mazzo.
opens-what-is-missing = Per renderlo possibile: ottieni ciò che manca.
opens-new-ruler = Per renderlo possibile: un altro sovrano.
opens-next-turn = Per renderlo possibile: il tuo prossimo turno.
opens-take-it-first = Per renderlo possibile: prendi prima la carta in mano.
