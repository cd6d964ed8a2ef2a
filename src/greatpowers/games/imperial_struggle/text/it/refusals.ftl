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
no-not-connected = Questo Mercato non è connesso a un tuo Territorio, Forte o spazio Navale, né a un Mercato rimasto tuo per tutto il Round, non Isolato e privo di Conflitto.
no-not-open-yet = Questo spazio non è ancora disponibile.
no-draw-pile-empty = Il Mazzo di Pesca degli Eventi è vuoto.

## Azioni Militari

no-next-war = Non c’è più alcuna Guerra da preparare.
no-two-tiles-a-round = In questo Round hai già acquistato due Comandi Bonus.
no-theaters-full = In ogni Teatro della prossima Guerra hai già due Comandi Bonus.
no-conflict-there = Qui non c’è alcun Conflitto.
no-fort-is-held = Un Forte si può costruire solo in uno spazio Forte vuoto.
no-fort-not-connected = Nessun Mercato, spazio Navale o Territorio connesso che permetta di costruire è tuo dall’inizio del Round.
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
no-icon-does-not-match = Il simbolo di questa carta non corrisponde all’Azione Maggiore del tuo Investimento.

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
no-squadron-free = Né nell’Arsenale né nella Regione del Teatro hai una Squadra Navale che non abbia già conquistato in questa Guerra.
no-conquest-line = Nessuna Direttrice di Conquista arriva qui da un tuo Forte, spazio Navale o Territorio.
no-line-to-fort = Con i Forti Inespugnabili a un Forte deve arrivare una Direttrice di Conquista da un tuo spazio.
no-refused-in-this-war = La conquista di questo Territorio è stata rifiutata; in questa Guerra non si può più prendere.
no-too-few-conquest-points = Con il segnalino Ugonotti questo Territorio costa più Punti Conquista di quanti te ne restano.
no-usa-flag-stays = Un Territorio con una Bandiera USA non si può prendere.
no-not-for-the-usa = Ora qui non si può piantare una Bandiera USA.
no-usa-flag-there = Qui c’è già una Bandiera USA.
no-not-a-colonial-fort = Questo Forte non è nella Sottoregione Colonie Settentrionali.
no-flag-on-fort = Su questo Forte non c’è alcuna Bandiera.
