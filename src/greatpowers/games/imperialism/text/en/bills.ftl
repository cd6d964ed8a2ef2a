# Imperialism: the lines of prices, profits and strengths.

bill-territory = price of { $card }
bill-level = a level: { $track }
bill-on-no-card = bought, won or lost
bill-second-good = a second good
bill-choosing = { $card }: for choosing Development
bill-trade = trade profit
bill-leader = as the leader
bill-taxes = territories that are taxed
bill-dissenters = against dissenters
bill-attack = strength of the attack: { $power }
bill-defence = strength of the defence: { $power }
bill-arms = { $power }: { $track }
bill-at-least-one = one point at least
bill-plunder = { $card }, for arms production at level { $level }
