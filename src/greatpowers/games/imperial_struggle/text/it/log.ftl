# Imperial Struggle: ciò che è accaduto, come lo racconta il diario.

## Preparazione e inizio del turno

log-sides-settled = Le offerte erano { $bid } e { $other }; le parti sono assegnate
log-tiles-laid = Truppe disposte: { $war }
log-peace-turn = Comincia il Turno di Pace { turn-number }
log-succession-card-leaves = Una carta della Successione esce dal gioco: { $event }
log-award = { $region }: Obiettivo – { $award }
log-demand = Domanda Mondiale: { $commodity }
log-demand-ends = Non più nella Domanda Mondiale: { $commodity }
log-squadrons-return = { $n ->
    [one] { $power } riprende una Squadra Navale nell’Arsenale
   *[other] { $power } riprende { $n } Squadre Navali nell’Arsenale
}
log-event-drawn = { $power } pesca una carta Evento
log-you-drew = Peschi: { $event }
log-reshuffled = Gli scarti formano il nuovo Mazzo di Pesca
log-discarded = { $power } scarta: { $event }
log-goes-first = { $power } gioca per prima in questo turno

## Il Round Azione

log-round-begins = { $power } comincia il Round Azione { $round }
log-tile-taken = { $power } sceglie l’Investimento: { $tile }
log-passed = { $power } passa il Round
log-points-gained = { $power } ottiene { $n } PA (Azione { $action }, { $limit })
log-points-lost = { $power } rinuncia a { $n } PA (Azione { $action }): è iniziata un’altra Azione
points-economic = PA Economici
points-diplomatic = PA Diplomatici
points-military = PA Militari
log-flag = { $power } pianta Bandiera: { $space } ({ $points }: { $cost })
log-unflag = { $power } ammaina Bandiera nemica: { $space } ({ $points }: { $cost })
log-conflict-ended = { $power } rimuove il Conflitto: { $space } (PA Militari: { $cost })
log-fort-built = { $power } costruisce un Forte: { $space } (PA Militari: { $cost })
log-fort-repaired = { $power } ripara il Forte: { $space } (PA Militari: { $cost })
log-fort-seized = { $power } prende il Forte: { $space } (PA Militari: { $cost })
log-squadron-built = { $power } allestisce una Squadra Navale
log-squadron-deployed = { $power } schiera una Squadra Navale: { $origin } → { $space } (PA Militari: { $cost })
log-you-drew-tile = Peschi il segnalino Guerra: { $tile }
log-bonus-tile-placed = { $power } piazza un Comando Bonus: { $theater }
log-bonus-tile-moved = { $power } sposta un Comando Bonus: { $theater }
log-upgrade = { $power } usa la Riforma Militare: { $theater }
log-tile-removed = { $power } elimina dal gioco la Truppa: { $tile }
log-tile-returned = { $power } rimette una Truppa nella riserva
log-tiles-swapped = { $power } scambia le Truppe: { $theater } e { $other }

## Punti, Debito, Punti Trattato

log-score = { $power } ottiene { $vp } PV (segnalino a { $total })
log-paid = { $power } paga { $points }: { $cost }
log-debt-taken = { $power } contrae { $n } Debito per Punti Azione (ora { $total })
log-banks-spare-debt = { $power } contrae { $n } Debito che le Banche mercantili non fanno registrare
log-debt-rises = { $power } contrae Debito: { $n } (ora { $total })
log-debt-falls = { $power } riduce il Debito di { $n } (ora { $total })
log-debt-beyond-limit = { $power } supera il Limite del Debito di { $n }; i punti vanno all’avversario
log-limit-rises = { $power } – il Limite del Debito sale di { $n } (ora { $total })
log-limit-falls = { $power } – il Limite del Debito scende di { $n } (ora { $total })
log-treaty-gained = { $power } ottiene { $n } PTR (ora { $total })
log-treaty-spent = { $power } spende { $n } PTR (rimasti: { $total })
log-treaty-lost = { $power } perde { $n } PTR

## Carte Ministero e Vantaggi

log-ministry-revealed = { $power } rivela la carta Ministero: { $ministry }
log-ministry-counts = Ha effetto la carta Ministero: { $ministry }
log-ability-used = { $power } – { $ministry }: { $ability }
log-townshend = Le Leggi Townshend indicano la Merce: { $commodity }
log-huguenots-placed = Francia piazza un segnalino Ugonotti: { $space }
log-huguenots-spent = Francia usa il segnalino Ugonotti: { $space }
log-advantage-used = { $power } usa il Vantaggio: { $advantage }
log-advantage-granted = { $power } può usare in questo Round, ignorando lo stato Eseguito, il Vantaggio: { $advantage }
log-advantage-exhausted = Vantaggio reso Eseguito: { $advantage }
log-advantage-refreshed = Vantaggio di nuovo utilizzabile: { $advantage }

## Eventi ed effetti diretti

log-event-played = { $power } gioca l’Evento: { $event }
log-bonus = Effetto Bonus ottenuto: { $event }
log-conflict-placed = { $more ->
    [1] { $power } piazza un Conflitto «+1»: { $space }
   *[other] { $power } piazza un Conflitto: { $space }
}
log-flag-free = { $power } pianta Bandiera: { $space }
log-unflag-free = { $power } ammaina Bandiera nemica: { $space }
log-flag-removed = { $owner } perde la Bandiera: { $space }
log-control-taken = { $power } prende il controllo: { $space }
log-fort-damaged = Forte danneggiato: { $space }
log-squadron-displaced = { $power } riporta nell’Arsenale la Squadra Navale: { $space }
log-squadron-set-aside = { $power } – Squadra Navale ({ $origin }) messa da parte fino al prossimo Turno di Pace
log-squadron-lost = { $power } perde per sempre una Squadra Navale ({ $origin })
log-cheaper-squadron = { $power } può allestire una Squadra Navale a 2 PA Militari in meno in questo Round
log-byng-placed = Il segnalino Byng va nel Teatro: { $theater }
log-bonus-tile-returned = { $power } – un Comando Bonus torna nella riserva: { $theater }
log-you-returned-tile = Il tuo segnalino tornato nella riserva: { $tile }

## Punteggio

log-award-won = { $power } conquista l’Obiettivo: { $region } (margine { $lead })
log-award-not-given = Nessuno conquista l’Obiettivo: { $region } ({ $award })
log-prestige-won = { $power } conquista il Prestigio (margine { $lead })
log-prestige-not-given = Nessuno è in vantaggio nel Prestigio
log-demand-won = { $power } soddisfa la Domanda Mondiale: { $commodity } (margine { $lead })
log-demand-not-met = Nessuno soddisfa la Domanda Mondiale: { $commodity }
log-turn-scored = Turno di Pace { turn-number } valutato (segnalino a { $total })
log-final-scoring = Punteggio Finale
log-finally-scored = Punteggio Finale assegnato (segnalino a { $total })
log-final-prize = { $power } è in vantaggio: { $what } (margine { $lead })
log-final-territories = { $n ->
    [one] { $power } conta un Territorio che a inizio gioco era dell’avversario
   *[other] { $power } conta { $n } Territori che a inizio gioco erano dell’avversario
}
final-available-debt = Debito Disponibile
log-victory = { $power } vince la partita: { $ending }

## Guerra

log-theater-begins = Si combatte nel Teatro: { $theater }
log-tile-revealed = { $power } rivela il segnalino Guerra: { $tile }
log-effects-declined = { $power } rinuncia agli effetti rimasti dei suoi segnalini
log-strength = { $power } ha forza { $total } (segnalini { $army }, bonus { $bonus })
log-theater-won = { $power } vince il Teatro: { $theater } (margine { $margin })
log-theater-tied = Parità nel Teatro: { $theater }
log-no-spoils = { $power } vince con un margine troppo piccolo per il Bottino di Guerra
log-theater-over = Teatro concluso: { $theater } (segnalino a { $total })
log-squadron-unbuilt = { $power } perde una Squadra Navale ({ $origin }), che potrà allestire di nuovo
log-conquered = { $power } conquista: { $space }
log-conquered-at-sea = { $power } conquista con una Squadra Navale: { $origin } → { $space }
log-conquest-refused = { $power } rifiuta la conquista: { $space }
log-conquest-lost = { $n ->
    [one] { $power } non ha bersagli per un ultimo Punto Conquista
   *[other] { $power } non ha bersagli per { $n } Punti Conquista
}
log-jacobite-victory = Francia piazza un segnalino Vittoria Giacobita
log-jacobite-ministry = Francia avrà Rivolte giacobite come terza carta Ministero dalla prossima Fase Ministero
log-jacobite-defeat = Sconfitta Giacobita: Rivolte giacobite esce dal gioco
log-atlantic-dominance = { $power } ottiene il Dominio dell’Atlantico: +2 nella Guerra Franco-Indiana
log-usa-flag = Bandiera USA piantata: { $space }
log-fort-stripped = Francia toglie la Bandiera dal Forte: { $space }
log-cut-off = { $owner } perde un Mercato tagliato fuori: { $space }
log-conflict-over = Conflitto rimosso: { $space }
log-free-tiles = { $n ->
    [0] { $power } non riceve Comandi Bonus gratuiti per la prossima Guerra
    [one] { $power } riceverà un Comando Bonus gratuito per la prossima Guerra
   *[other] { $power } riceverà { $n } Comandi Bonus gratuiti per la prossima Guerra
}

## Where the points came from

source-awards = Obiettivi Regionali
source-demand = Domanda Mondiale
source-prestige = Prestigio
source-wars = Guerre
source-cards = Carte, Ministeri e altro
source-final = Punteggio Finale

## Quanto è durata la partita e da quando qualcosa era così

length-peace-turns = { $n ->
    [one] 1 Turno di Pace
   *[other] { $n } Turni di Pace
}
turn-number = { $turn ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
}
chapter-peace = Turno di Pace { turn-number }
    .since = dal Turno di Pace { turn-number }
    .short = { turn-number }
chapter-wss = { war-wss }
    .since = dalla Guerra di Successione Spagnola
chapter-was = { war-was }
    .since = dalla Guerra di Successione Austriaca
chapter-seven_years = { war-seven_years }
    .since = dalla Guerra dei Sette Anni
chapter-awi = { war-awi }
    .since = dalla Guerra di Indipendenza Americana
chapter-final = Punteggio Finale
    .since = dal Punteggio Finale

## Chi possiede che cosa

held-markets = Mercati
held-politicals = Spazi Politici
held-territories = Territori
held-squadrons = Squadre Navali in mare
held-treaty-points = Punti Trattato
held-debt = Debito

## Che cosa aspettarsi

outlook-victory-points = Previsione: { $before } → { $after } PV se il turno si concludesse ora
