# Imperial Struggle: le etichette del disegno nel terminale.

terminal-turn = Turno di Pace { turn-number }, { $era }
terminal-vp = { $vp } PV
terminal-debt = Debito { $debt } su { $limit }
terminal-treaty = { $n } PTR
terminal-squadrons = Squadre Navali: { $box } in Arsenale, { $unbuilt } non allestite
terminal-cards = Eventi: { $n }
terminal-ministries = Ministeri
terminal-face-down = { $n } coperti
terminal-demand = Domanda
terminal-reward = { $vp } PV{ $trp ->
    [0] {""}
   *[other] , { $trp } PTR
}{ $debt ->
    [0] {""}
    [-1] , Debito −1
   *[other] , Debito +{ $debt }
}
terminal-prestige = Prestigio
terminal-forecast = Previsione
terminal-track = { $vp } → { $after } PV
terminal-from-board = mappa
terminal-tiles = Investimenti
terminal-courts = Politici
terminal-markets = Mercati
terminal-territories = Territori
terminal-forts = Forti
terminal-seas = Navali
terminal-advantages = Vantaggi
terminal-exhausted = Eseguito
terminal-points = Punti
terminal-major = Maggiore
terminal-minor = Minore
terminal-event = Evento
terminal-ministry = Ministero
terminal-hand = LE TUE CARTE
terminal-in-secret = Coperto
terminal-bonus = Bonus
terminal-legend = F Francia, B Gran Bretagna, · nessuno; numero: costo; + Alleanza, * Prestigio; ! conflitto, ~ isolato, x danneggiato, h Ugonotti
