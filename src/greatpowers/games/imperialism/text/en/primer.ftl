# Imperialism in short, for the page that teaches it.

primer-aim = What it is about
    .text = Each of two to four players leads a power from the fifteenth to the nineteenth century and makes an empire of it. The most glory wins; wealth, arms and prestige are the ways to it.
primer-turn = How a turn goes
    .text = First the hand exchange: discard up to three cards, then fill your hand to five from the open territories and the two decks. Then one action, another one than in your last turn. If you meet the requirements of an achievement at any moment of the turn, you take it.
primer-actions = The five actions
    .text = Development: choose one of eight goods and take its profits, in ducats and more. Intrigue: play plots on others and rulers on yourself or on them, or change religion. Conquest: lay out a territory, if your army, fleet and prestige suffice, and pay for it; it raises your levels. War: attack with a war card, on land or at sea; who wins gets glory and prestige, and the loser buys peace. Taxes: 1 ducat for each of your territories.
primer-war = What to watch
    .text = An army or a fleet alone does not win: achievements ask for different things, and four of them at least lie open. Prestige above 10 in your own turn is worth a glory. A weak neighbour with ducats is soon attacked.
primer-end = How it ends, and who wins
    .text = When somebody reaches 40, 29 or 20 glory (two, three or four players), all others have one more turn. Then the greatest army, fleet, prestige, lands, colonies and every good bring 2 glory each, and 4 for never having changed religion.
