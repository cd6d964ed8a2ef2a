# Realpolitik: the labels of the drawing in the terminal.

terminal-turn = Turn { $turn }
terminal-phase-diplomacy = Diplomacy Phase
terminal-phase-selection = choice of cards
terminal-phase-mobilisation = Mobilisation
terminal-phase-dispatch = Dispatch
terminal-phase-moves = Movement
terminal-phase-battles = battles
terminal-phase-occupation = occupation
terminal-phase-over = the game is over
terminal-token = Diplomacy { $box }/{ $top }
terminal-mover = moves: { $power }
terminal-arbiter = Arbiter: { $power }
terminal-prestige = Prestige
terminal-ally = ally: { $power }
terminal-controls-italy = controls Italy
terminal-controlled-by = controlled by { $power }
terminal-influence = Influence { $n } (+{ $more })
terminal-money = Money { $n } (+{ $more })
terminal-morale = Morale { $n }
terminal-cards = battle cards { $n }
terminal-played = Played
terminal-now = This turn
terminal-has-chosen = has chosen
terminal-pledge = Token
terminal-pledge-nobody = nobody
terminal-bid = bids { $n }
terminal-generals = Generals
terminal-units = { $n ->
    [0] no Units
    [one] 1 Unit
   *[other] { $n } Units
}
terminal-off-board = off the board
terminal-territories = Control
terminal-garrison = Garrison
terminal-train = Train
terminal-train-of = Train of { $power }
terminal-fortress = Fortress
terminal-supply = Supply
terminal-supply-left = Units { $units }, Garrisons { $garrisons }, Trains { $trains }, Fortresses { $fortresses }
terminal-board = Board
terminal-open-lands = Open lands, and what is next to them
terminal-land = { $territory } { $value }
terminal-seas = Seas
terminal-deck = Deck
terminal-deck-size = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
terminal-discards = Discards
terminal-battle = BATTLE: { $territory }
terminal-side = { $side }: strength { $strength }
terminal-battle-card = { $n }. { $power }
terminal-face-down = face down
terminal-struck = discarded
terminal-own-hand = BATTLE CARDS: { $power }
