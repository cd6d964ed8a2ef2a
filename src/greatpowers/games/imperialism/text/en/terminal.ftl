# Imperialism: the labels of the drawing in the terminal.

terminal-turn = Turn { $turn }
terminal-to-move = to move: { $power }
terminal-last-turns = last turns: { $n }
terminal-seat = Player { $number }
terminal-glory = { $n } glory
terminal-projected = { $n } with final scoring
terminal-ducats = { $n ->
    [one] 1 ducat
   *[other] { $n } ducats
}
terminal-bloom = bloom
terminal-hand-size = cards { $cards }/{ $limit }
terminal-hand-kinds = { $providence } providence, { $territories } territories
terminal-last-action = last action: { $action }
terminal-catholic = Catholic
terminal-not-catholic = never changes religion
terminal-start-number = starting number { $n }
terminal-ruler = Ruler
terminal-territories = Territories
terminal-achievements = Achievements
terminal-known = Known cards
terminal-levels = Levels
terminal-strengths = War
terminal-against = { $power }: land { $land }, sea { $sea }
terminal-open = Open
terminal-decks = Decks
terminal-deck-sizes = providence { $providence }, territories { $territories }
terminal-discards = Discards
terminal-religions = Religions
terminal-on-display = Displayed
terminal-war = { $attacker } against { $defender } ({ $kind }): { $attack } to { $defence }
terminal-own-hand = YOUR CARDS
terminal-dealt = YOUR POWERS
