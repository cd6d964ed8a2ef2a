# Imperial Struggle: perché una cosa non si può fare.

## Punti e Azioni

no-take-a-tile-first = Scegli prima un Investimento.
no-such-action = Servono PA (Azione { $action }); la tua tessera dà: { $tile }.
no-too-expensive = Costa { $cost } PA (Azione { $action }); ne hai { $points }, e Debito e Punti Trattato ne danno al massimo { $credit }.
no-action-finished = La tua Azione { $action } è conclusa: ne è iniziata un’altra.
no-minor-used-up = La tua Azione Minore { $action } è esaurita: serve a una cosa sola.
opens-such-action = Per renderlo possibile: una tessera o un Evento con PA (Azione { $action }).
opens-too-expensive = Per renderlo possibile: più punti, meno Debito o un costo minore.
opens-major-action = Per renderlo possibile: un’Azione Maggiore { $action }, o un Conflitto.
no-minor-cannot = Un’Azione Minore non può farlo: ammaina solo dove c’è un Conflitto, non rimuove Squadre Navali e non prende Forti.
no-burke-is-in-europe = I punti di Edmund Burke vincolano tutta l’Azione Maggiore Diplomatica a Variazioni in Europa.
no-too-late-to-pass = Puoi passare solo subito dopo aver scelto l’Investimento, prima di usarne qualsiasi parte.
no-upgrade-symbol = Il tuo Investimento non ha una Riforma Militare ancora da usare.
no-basic-pool-empty = La tua riserva di Truppe è vuota.

## Variazioni e carte

no-your-own-flag = Questo spazio è già tuo.
no-not-connected = Non connesso.
no-not-open-yet = Questo spazio non è ancora disponibile.
no-draw-pile-empty = Il Mazzo di Pesca degli Eventi è vuoto.

## Azioni Militari

no-next-war = Non c’è più alcuna Guerra da preparare.
no-two-tiles-a-round = In questo Round hai già acquistato due Comandi Bonus.
no-theaters-full = In ogni Teatro della prossima Guerra hai già due Comandi Bonus.
no-conflict-there = Qui non c’è alcun Conflitto.
no-fort-is-held = Un Forte si può costruire solo in uno spazio Forte vuoto.
no-fort-not-connected = Non connesso a un tuo spazio da cui si costruiscono Forti.
no-not-your-damaged-fort = Non è un tuo Forte Danneggiato.
no-not-enemy-damaged-fort = Non è un Forte Danneggiato nemico.
no-seize-not-connected = A questo Forte non è connessa una tua Squadra Navale né un tuo Mercato che permetta di prenderlo.
no-unbuilt-squadron = Non hai più Squadre Navali da allestire.
no-squadron-in-america = Choiseul richiede una Squadra Navale francese in Nord America.
no-your-squadron-is-there = La tua Squadra Navale è già lì.
no-squadron-ready = Non hai Squadre Navali che si possano ancora schierare in questo Round.
no-only-on-turn-6 = I PA Militari si possono convertire solo al Turno 6.
no-one-type-a-round = In questo Round hai già convertito PA Militari nell’altro tipo.

## Vantaggi e Ugonotti

no-not-your-advantage = Non hai questo Vantaggio.
no-advantage-exhausted = Questo Vantaggio è Eseguito fino alla prossima Fase Ripristino.
no-advantage-just-gained = Hai ottenuto questo Vantaggio solo in questo Round; potrai usarlo dal prossimo.
no-advantage-in-conflict = Uno spazio collegato a questo Vantaggio ha un Conflitto.
no-two-advantages-a-round = In questo Round hai già usato due Vantaggi.
no-one-advantage-a-region = In questo Round hai già usato un Vantaggio di questa Regione.
no-target-for-advantage = Non avrebbe nulla su cui agire.
no-used-by-constructing = Questo Vantaggio si usa allestendo con esso una Squadra Navale.
no-fresh-huguenots = Qui non c’è un segnalino Ugonotti ancora da utilizzare.

## Eventi

no-one-event-a-round = In questo Round hai già giocato un Evento.
no-too-late-for-event = Un Evento va giocato prima di ogni Azione, Vantaggio o Riforma Militare.
no-event-symbol = Il tuo Investimento non ha il simbolo Evento.
no-icon-does-not-match = Richiede un’Azione Maggiore { $needed }; la tua tessera ha: { $action }.

## Carte Ministero

no-not-in-cabinet = Questa carta Ministero non è tra le tue in gioco.
no-ability-used = Questa abilità è già stata usata.
no-ability-is-passive = Questa abilità non si usa da sola: agisce da sé o come parte di un’altra mossa.
no-only-right-after-tile = È possibile solo subito dopo aver scelto l’Investimento.
no-needs-that-action = In questo Round non hai un’Azione a cui aggiungere questi punti.
no-nothing-to-gain = Ora non ne ricaveresti nulla.
no-nothing-to-draw = Il Mazzo di Pesca è vuoto: Robert Walpole non ha nulla da pescare.
no-round-has-begun = La Merce va indicata all’inizio del Round, prima di Eventi e Punti Azione.
no-squadron-in-europe = Edmond Halley richiede una Squadra Navale britannica in Europa.
no-card-to-discard = Non hai carte Evento da scartare.
no-huguenots-all-placed = Entrambi i segnalini Ugonotti sono già sulla mappa.
no-diplomacy-went-abroad = Parte dei punti di questa Azione Diplomatica è già stata spesa per altro che Variazioni in Europa.
no-other-round-for-that = Le Rivolte giacobite variano spazi e danno PV in Round diversi.

## Guerra

no-tile-does-that = Nessun tuo segnalino Guerra in questo Teatro ha ancora un effetto simile.
no-outside-the-theater = Questo spazio non è nella Regione del Teatro.
no-not-an-enemy-flag = Qui non c’è una Bandiera nemica da ammainare.
no-not-the-opponents = Un segnalino Guerra ammaina solo la Bandiera dell’avversario, e questa è spagnola.
no-not-an-enemy-squadron = Qui non c’è una Squadra Navale nemica.
no-not-an-enemy-fort = Non è un Forte nemico.
no-fort-damaged-already = Questo Forte è già Danneggiato.
no-spared-by-conflict = Un segnalino Guerra non può ammainare Bandiera qui finché c’è un Conflitto.
no-isolates-another = La perdita di questo Mercato ne isolerebbe un altro; scegline uno che non lo faccia.
no-political-not-conquered = Gli spazi Politici non si prendono con i Punti Conquista.
no-not-in-this-campaign = Questo spazio non è nella Regione del Teatro né nel suo elenco di Territori.
no-squadron-free = Nessuna tua Squadra Navale è libera di conquistare qui.
no-conquest-line = Nessuna Direttrice di Conquista arriva qui da un tuo spazio.
no-line-to-fort = Con i Forti Inespugnabili a un Forte deve arrivare una Direttrice di Conquista da un tuo spazio.
no-refused-in-this-war = La conquista di questo Territorio è stata rifiutata; in questa Guerra non si può più prendere.
no-too-few-conquest-points = Costa { $cost } Punti Conquista; ne hai { $points }.
no-usa-flag-stays = Un Territorio con una Bandiera USA non si può prendere.
no-not-for-the-usa = Ora qui non si può piantare una Bandiera USA.
no-usa-flag-there = Qui c’è già una Bandiera USA.
no-not-a-colonial-fort = Questo Forte non è nella Sottoregione Colonie Settentrionali.
no-flag-on-fort = Su questo Forte non c’è alcuna Bandiera.

## What a question is not about

no-territory-by-war = Un Territorio cambia proprietario solo in Guerra.
opens-territory-by-war = Per renderlo possibile: vinci un Teatro e paga con i suoi Punti Conquista.
no-fort-is-not-shifted = Un Forte si costruisce, o si ripara se Danneggiato, con punti Militari; uno Integro cade solo in Guerra.
no-naval-is-not-shifted = Qui si schiera una Squadra Navale, con punti Militari.
no-fort-space = Questo non è uno spazio Forte.
no-naval-space = Questo non è uno spazio Navale.
no-jacobite-land = Le Sommosse giacobite riguardano solo Irlanda e Scozia.
no-same-points = I punti Militari si convertono in punti di un altro tipo.
no-not-in-hand = Questa carta non è nella tua mano.
no-not-face-down = Questa non è una carta coperta del tuo gabinetto.
no-such-keyword = Nessuna tua carta coperta con questo nome ha la Parola Chiave.
no-not-to-appoint = Non puoi nominarla: è dell’altra fazione o di un’altra Era, o è già in gioco.
no-tile-not-offered = Questa tessera è già presa, o non è stata pescata in questo turno.
no-not-that-theater = Il segnalino non può andare in questo Teatro.
no-not-that-war = Questo Teatro non è della prossima Guerra.
no-not-that-tile = Questo segnalino Guerra non è tra quelli indicati.
no-squadron-of-yours = Lì non hai una Squadra Navale.
no-squadron-moved = Questa Squadra Navale è già stata schierata in questo Round.
no-navy-box-is-empty = Nessuna Squadra Navale nell’Arsenale può partire.
no-squadron-for-conquest = Può andare solo una tua Squadra Navale delle Regioni di questo Teatro.
no-not-for-this-advantage = Questo Vantaggio non agisce su quello spazio.
no-not-that-advantage = Questo Vantaggio non può essere scelto qui.
no-card-says-otherwise = La carta giocata non riguarda questo.
no-conflict-marker = I Conflitti vanno solo su Mercati e spazi Politici.
no-conflict-twice = Qui non si può piazzare un altro Conflitto.
no-spares-protected = Questo Vantaggio risparmia i Mercati Protetti.
no-huguenots-there = Gli Ugonotti vanno nei Territori francesi d’America che non ne hanno.
no-not-that-demand = Questa merce non è tra quelle indicate.
no-not-hit-by-tile = Il simbolo del segnalino Guerra non agisce su questo tipo di spazio.

## Che cosa lo renderebbe possibile

opens-next-round = Per renderlo possibile: il tuo prossimo Round.
opens-start-of-round = Per renderlo possibile: l’inizio del tuo prossimo Round, subito dopo aver scelto l’Investimento.
opens-next-round-action = Per renderlo possibile: il tuo prossimo Round, con una tessera che dia PA (Azione { $action }).
opens-upgrade-symbol = Per renderlo possibile: un Investimento con il simbolo Riforma Militare.
opens-connection = Per renderlo possibile: controlla un Territorio, Forte o spazio Navale connesso, o un Mercato connesso rimasto tuo per tutto il Round, non Isolato e privo di Conflitto.
opens-later-era = Per renderlo possibile: un’Era successiva; gli spazi USA si aprono con le sue Bandiere.
opens-era-cards = Per renderlo possibile: le carte che una nuova Era aggiunge al mazzo.
opens-after-war = Per renderlo possibile: va prima combattuta la prossima Guerra.
opens-fort-falls = Per renderlo possibile: un Forte nemico si può prendere dopo che una Guerra lo ha Danneggiato.
opens-fort-connection = Per renderlo possibile: tieni un Mercato, spazio Navale o Territorio connesso dall’inizio del Round.
opens-seize-connection = Per renderlo possibile: porta una Squadra Navale in uno spazio connesso, o tieni un Mercato connesso.
opens-squadron-there = Per renderlo possibile: schiera lì una Squadra Navale.
opens-squadron-ready = Per renderlo possibile: allestisci una Squadra Navale o attendi il prossimo Round.
opens-all-spaces = Per renderlo possibile: controlla tutti gli spazi collegati.
opens-conflict-gone = Per renderlo possibile: rimuovi il Conflitto con PA Militari.
opens-event-symbol = Per renderlo possibile: un Investimento con il simbolo Evento.
opens-icon = Per renderlo possibile: un Investimento con Azione Maggiore { $needed }.
opens-ministry = Per renderlo possibile: sceglila in una prossima Fase Ministero.
opens-next-turn = Per renderlo possibile: il prossimo Turno di Pace.
opens-such-points = Per renderlo possibile: una tessera o un Evento con punti di quel tipo.
opens-draw-card = Per renderlo possibile: pesca una carta Evento con PA Diplomatici.
opens-squadron-for-war = Per renderlo possibile: abbi Squadre Navali nell’Arsenale o nella Regione del Teatro quando inizia la prossima Guerra.
opens-conquest-line = Per renderlo possibile: tieni un Forte, spazio Navale o Territorio all’altro capo di una Direttrice di Conquista.
opens-next-war = Per renderlo possibile: la prossima Guerra.
opens-wider-margin = Per renderlo possibile: vinci un Teatro con un margine più ampio.
opens-construct = Per renderlo possibile: allestisci una Squadra Navale.
