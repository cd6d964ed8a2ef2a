# Imperial Struggle: the labels of the drawing in the terminal.

terminal-turn = Peace Turn { turn-number }, { $era }
terminal-vp = { $vp } VP
terminal-debt = Debt { $debt } of { $limit }
terminal-treaty = { $n } TRP
terminal-squadrons = Squadrons: { $box } in the Navy Box, { $unbuilt } unbuilt
terminal-cards = Events: { $n }
terminal-ministries = Ministries
terminal-face-down = { $n } face down
terminal-demand = Demand
terminal-reward = { $vp } VP{ $trp ->
    [0] {""}
   *[other] , { $trp } TRP
}{ $debt ->
    [0] {""}
    [-1] , −1 Debt
   *[other] , +{ $debt } Debt
}
terminal-prestige = Prestige
terminal-forecast = If scored now
terminal-track = { $vp } → { $after } VP
terminal-from-board = board
terminal-tiles = Investment
terminal-courts = Political
terminal-markets = Markets
terminal-territories = Territories
terminal-forts = Forts
terminal-seas = Seas
terminal-advantages = Advantages
terminal-exhausted = exhausted
terminal-points = Points left
terminal-major = Major
terminal-minor = Minor
terminal-event = Event
terminal-ministry = Ministry
terminal-hand = YOUR CARDS
terminal-in-secret = Face down
terminal-bonus = Bonus
terminal-legend = F France, B Britain, · nobody; number: cost; + Alliance, * Prestige; ! conflict, ~ isolated, x damaged, h Huguenots
