# Imperial Struggle nel browser: i pannelli intorno alla mappa.

## Turni e Punti Vittoria

is-turn-track = Tracciato dei turni
is-peace-turn = Turno di Pace { turn-number }
is-war-turn = Turno di Guerra
is-round-of = Round { $n } di 4
is-tool-construct = Squadra
is-tool-recruit = Comando
is-tool-draw = Carta
is-tool-upgrade = Riforma
is-tool-exchange = Scambio
is-tool-pass = Passa
is-turn-now = in corso
is-turn-over = passato
is-turn-to-come = futuro
is-era-succession = Successione
is-era-empire = Impero
is-era-revolution = Rivoluzione
is-strengths = { $br } a { $fr }
is-war-button = { $war }. Dalla mappa: Gran Bretagna { $br }, Francia { $fr }. Apri il tabellone della Guerra
is-war-wss = Successione Spagnola
is-war-was = Successione Austriaca
is-war-seven_years = Guerra dei Sette Anni
is-war-awi = Indipendenza Americana
is-vp-ruler = Punti Vittoria: { $vp }. La Gran Bretagna vince a 0, la Francia a 30.

## I punti nella barra

is-action-economic = economica
is-action-diplomatic = diplomatica
is-action-military = militare
is-purse-major = Maggiore
is-purse-minor = Minore
is-purse-event = Evento
is-purse-ministry = Ministero
is-points-economic = economica
is-points-diplomatic = diplomatica
is-points-military = militare
is-debt-room = Debito disponibile
is-debt-room-long = Debito che puoi ancora contrarre
is-treaty-points = Punti Trattato
is-conquest-points = { $n ->
    [one] Punto Conquista
   *[other] Punti Conquista
}
is-then-unflag = poi ammaina

## Tessere e carte

is-investments = Investimenti
is-hand = Mano
is-hand-empty = Nessuna carta Evento in mano.
is-cabinet = Ministeri
is-tile-taken = { $tile }: scelto ({ $power })
is-tile-taken-by = Scelto: { $power }
is-tile-major = Azione Maggiore
is-tile-minor = Azione Minore
is-tile-event = In questo round puoi giocare una carta Evento.
is-tile-upgrade = In questo round puoi fare una Riforma Militare.
is-tiles-major-minor = Sopra l’Azione Maggiore, sotto la Minore.
is-tiles-event = permette di giocare un Evento,
is-tiles-upgrade = dà la Riforma Militare.
is-about-economic = Punti: { $n }. Variare Mercati.
is-about-diplomatic = Punti: { $n }. Variare spazi Politici e pescare Eventi.
is-about-military = Punti: { $n }. Forti, Squadre Navali, Comandi Bonus, fine dei Conflitti.
is-card-bonus = bonus: { $condition }
is-card-no-bonus = nessun bonus
is-bonus = Bonus:
is-bonus-if = Condizione Bonus:
is-bonus-met = soddisfatta
is-bonus-hidden = soddisfatta se riveli un Ministero
is-bonus-unmet = non soddisfatta
is-bonus-prestige = Prestigio
is-bonus-debt = Debito Disponibile
is-bonus-tiles = Comandi Bonus
is-icon-economic = Richiede un’Azione Maggiore Economica.
is-icon-diplomatic = Richiede un’Azione Maggiore Diplomatica.
is-icon-military = Richiede un’Azione Maggiore Militare.
is-minister-hidden = coperto
is-minister-hidden-long = Coperta: la conosci solo tu.
is-minister-used = usato
is-minister-used-some = usate: { $n }
is-minister-face-down = { $ministry }, coperta
is-ability-used = Usata: { $ability }
is-banks-used = Debito non segnato in questo turno: { $n } su 2
is-townshend = Merce indicata in questo turno: { $commodity }
is-face-down = { $n ->
    [one] Una carta Ministero è coperta.
   *[other] { $n } carte Ministero sono coperte.
}
is-picker = Scegli una carta
is-chosen = Scelte: { $names }
is-fold-tray = Chiudi il vassoio
is-unfold-tray = Apri il vassoio

## Le targhe delle potenze

is-debt = Debito { $now } su { $limit }
is-treaty = Punti Trattato: { $n }
is-squadrons = Squadre Navali: { $box } in Arsenale, { $sea } in mare, { $unbuilt } non costruite
is-hand-size = Carte Evento: { $n }
is-unrevealed = non rivelata

## Previsione

is-forecast = Se il turno finisse adesso
is-forecast-even = Nessun cambiamento
is-forecast-gain = { $power } +{ $vp }
is-victory-points = { $n ->
    [one] Punto Vittoria
   *[other] Punti Vittoria
}
is-forecast-sweep = { $power }: tutti gli Obiettivi e tutta la Domanda Mondiale, cioè la vittoria della partita.
is-forecast-note = Gli spazi con un Conflitto non contano per nessuno. Le carte Ministero coperte non sono considerate.
is-prestige = Prestigio
is-prize-won = { $power }: { $vp } PV e { $treaty } PTR
is-prize-nobody = a nessuno
is-short-br = GB
is-short-fr = FR
is-short-treaty = { $n } PTR
is-short-debt = { $n ->
    [-1] Debito −1
   *[other] Debito +{ $n }
}

## Il tabellone della Guerra

is-no-war = Non resta nessuna Guerra da preparare
is-basic = truppa
is-drawn = Pescato:
is-theaters-won = { $n ->
    [one] { $n } Teatro
   *[other] { $n } Teatri
}
is-choose-theater = Scegli questo Teatro
is-ahead = { $power } di { $n }
is-level = parità
is-tile-face-down = { $power }: segnalino coperto
is-from-the-board = Dalla mappa: { $br } a { $fr }.
is-tiles-face-down = { $n ->
    [one] { $power }: un segnalino coperto.
   *[other] { $power }: { $n } segnalini coperti.
}
is-strength-none = niente sulla mappa
is-spoils-margin = margine
is-spoils-winner = vincitore
is-spoils-loser = sconfitto
is-margin-or-more = { $n } o più
is-won-vp = { $n } PV
is-won-conquest = { $n } PC
is-won-treaty = { $n } PTR
is-won-unflag-market = ammaina in 1 Mercato
is-won-unflag-political = ammaina in 1 spazio Politico
is-won-jacobite_victory = Vittoria Giacobita
is-won-jacobite_ministry = Rivolte giacobite come terzo Ministero
is-won-jacobite_defeat = Sconfitta Giacobita
is-won-atlantic_dominance_marker = +2 nella Guerra Franco-Indiana
is-won-usa = Bandiere USA
is-won-canada = Canada
is-lost-unbuilt = { $n ->
    [one] { $n } Squadra Navale da riallestire
   *[other] { $n } Squadre Navali da riallestire
}
is-lost-squadrons = { $n ->
    [one] perde per sempre { $n } Squadra Navale
   *[other] perde per sempre { $n } Squadre Navali
}

## Moments and cards

is-vp-marker = punti vittoria
is-award = in palio
is-most = maggioranza
is-stake-per = { $most ->
    [0] { $worth } ciascuno
   *[other] { $worth } ciascuno, al massimo { $most }
}
is-stake-per-some = { $worth } ogni { $per }, al massimo { $most }
is-group-region = Regioni
is-group-prestige = Spazi Prestigio
is-group-commodity = Domanda Mondiale
is-group-commodities = Merci
is-group-ministry = Ministeri
is-group-debt = Tesoro
is-group-territories = Conquiste
is-goes-to = a chi va
is-short-vp = PV
is-stands-at = segnalino a
is-conquered = Conquiste: { $power }
is-prize-level = pari
is-prize-short = vantaggio { $lead }, serve { $margin }
is-prize-nobody-gets = nessuno
is-prize-worth = { $treaty ->
    [0] { $vp } PV
   *[other] { $vp } PV · { $treaty } PTR
}
is-theater-of = teatro { $number } di { $of }
moment-scoring = Turno di Pace { turn-number } valutato
moment-final = Punteggio Finale
moment-theater = { $theater }
cards-all = Carte Evento
cards-hand = Nella tua mano
cards-removed = Tolte dal gioco
cards-unseen = Non ancora viste
cards-ministries = Ministeri
