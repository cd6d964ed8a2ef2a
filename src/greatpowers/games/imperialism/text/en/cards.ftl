# Imperialism: providence cards and territories, in our own words.

## Positive rulers

card-mistress_of_the_seas = Mistress of the seas
    .permanent = +3 in wars at sea.
    .immediate = You may pay 4 ducats to raise your fleet by 1.
card-great_dynasty = Scion of a great dynasty
    .permanent = +3 in wars on land and at sea.
    .immediate = You may rearrange up to two rulers on the table, this one included: exchange two of them, or move one or two to players without a ruler. Rulers that move bring no immediate effect.
card-great_diplomat = Great diplomat
    .permanent = Your hand limit is one card higher.
    .immediate = You may look at the hand of one player and take a card out of it.
card-reformer = Reformer
    .permanent = Whenever you choose Development, you get 2 ducats at once.
    .immediate = You may pay 5 ducats to raise food, textiles, land weapons or shipyards by 1.
card-open_to_discovery = Open to discovery
    .permanent = −2 in wars at sea.
    .immediate = You may pay 4 ducats to raise your fleet by 1. Whether you do or not, you may then conquer a colony card from your hand; its requirements and its cost apply as in a Conquest.
card-defender_of_the_faith = Defender of the faith
    .permanent = +3 in wars on land and at sea against dissenters.
    .immediate = You may look at the hands of all dissenters and take a card out of each.
card-outstanding_soldier = Outstanding soldier
    .permanent = +3 in wars on land.
    .immediate = You may pay 4 ducats to raise your army by 1.
card-adventurer = Adventurer
    .permanent = +3 in wars on land.
    .immediate = You may take a war card from the discard pile, shown to all.

## Negative rulers

card-civil_war = Civil war
    .permanent = Who has this card may not choose War.
    .immediate = You take a random card out of the hand of the player before whom you lay it. If that player has the greatest army, you may pay 8 ducats to raise food, textiles, land weapons or shipyards by 1.
card-madman = Madman
    .permanent = −5 in wars on land and at sea.
    .immediate = The player before whom it is laid loses 1 prestige.
    .release = At the start of the own turn, before the hand exchange, the card can be discarded for 2 prestige by a player who does not have the greatest army.
card-bourgeois_revolution = Bourgeois revolution
    .permanent = Who has this card may not choose War.
    .immediate = The player before whom it is laid loses 1 prestige. If that player has the greatest army, all others in turn may pay 4 ducats to raise their army by 1.
card-bureaucrat = Bureaucrat
    .permanent = The hand limit is one card lower.
    .immediate = The player before whom it is laid loses 1 prestige.
    .release = At the start of the own turn, before the hand exchange, the card can be discarded for 2 prestige by a player who does not have the most glory.

## Plots

card-corrupt_officials = Corrupt officials
    .text = Take 1 ducat for each colony of the victim, or 1 for each land. Then you may take an event card from the discard pile, shown to all.
card-persecution = Persecution of dissenters
    .text = Take 1 ducat for each point of the victim’s prestige. The victim also loses 1 prestige.
card-harassed_merchants = Harassed merchants
    .text = Take 1 ducat for each of the victim’s levels of textiles, or 1 for each level of food, or 2 for each colony.
card-border_raids = Border raids
    .text = Take 2 ducats for each colony of the victim, or 2 for each land, at most 8. As a war card: land +3, sea +3, plunder 2.
card-venal_advisers = Venal advisers
    .text = Take 1 ducat for each level of the victim’s army, or 1 for each level of the fleet, at most 10. As a war card: land +5, sea +3, plunder 1.
card-magnates_plot = Magnates’ plot
    .text = Take 1 ducat for each colony of the victim, or 1 for each land. A positive ruler of the victim is discarded.

## Events

card-naval_blockade = Naval blockade
    .text = War event, after a land war: if your fleet is greater than the winner’s, take 2 ducats from the winner for each of your levels of shipyards. As a war card: sea +3, plunder 2.
card-armed_intervention = Armed intervention
    .text = War event, after a land war in which you did not fight: take 2 ducats from the winner for each of your levels of land weapons. As a war card: land +2, sea +2, plunder 2.
card-settlement = Settlement
    .text = When war is declared on you, before you play war cards: there is no war. The attacker takes the war card back and chooses another action; the marker stays on War, so War is barred next turn as well. If the settlement is cancelled, the war goes on and you may play up to two war cards.
card-greedy_pillage = Greedy pillage
    .text = War event, when you attacked and won: get from the supply 4 ducats for each of the loser’s levels of gold, or 3 for each of oriental goods, or 2 for each of spices.
card-pirates = Pirates
    .text = At the end of a turn in which another player developed: take 1 ducat from that player for each level of gold, or of spices, or of oriental goods, at most 4. As a war card: sea +3, plunder 2.
card-patriotic_rising = Patriotic rising
    .text = War event, when you fought. If you lost, you may raise army or fleet by 1 for nothing and get 1 ducat for each of your territories. If you won, you may pay 3 ducats to raise army or fleet by 1.
card-diplomatic_gambit = Diplomatic gambit
    .text = In an intrigue, in place of a plot or a ruler: 2 prestige. Or at any time when another player plays an event: cancel it.
card-rise_of_burghers = Rise of the burghers
    .text = In an intrigue, in place of a plot or a ruler: 1 ducat for each of your territories, and 1 glory if your oriental goods are at level 3 or more.
card-intercepted_plans = Intercepted plans
    .text = In your turn, after drawing cards: look at the hand of one player and take an event card out of it, if there is one.
card-colonial_rush = Colonial rush
    .text = Right after you have conquered a colony card: get your present trade profit of gold, spices or oriental goods.
card-exceptional_year = Exceptional year
    .text = When you choose Development, before you name the good: 3 ducats, or 1 glory if your oriental goods are at level 2 or more.

## Specials

card-historic_victory = Historic victory
    .text = War card: land +1, sea +1, plunder 3. If you win the war you began with it by 3 or more, you get 1 more glory.
card-war_for_influence = War for influence
    .text = War card: land +1, sea +1, plunder 3. If you win the war you began with it, you may take any card from the discard pile before the peace talks.

## Lands

card-pomerania = Pomerania
card-silesia = Silesia
card-moldavia = Moldavia
card-scotland = Scotland
card-navarre = Navarre
card-genoa = Genoa
card-livonia = Livonia
card-burgundy = Burgundy
card-ireland = Ireland
card-finland = Finland
card-saxony = Saxony
card-ukraine = Ukraine
card-crimea = Crimea
card-naples = Naples
card-norway = Norway
card-bavaria = Bavaria
card-bohemia = Bohemia
card-hungary = Hungary
card-denmark = Denmark
card-milan = Milan
card-venice = Venice
card-netherlands = Netherlands

## Colonies

card-canaries = Canary Islands
card-azores = Azores
card-gold_coast = Gold Coast
card-newfoundland = Newfoundland
card-antilles = Antilles
card-brazil = Brazil
card-cape = Cape Colony
card-new_england = New England
card-canada = Canada
card-louisiana = Louisiana
card-ceylon = Ceylon
card-mexico = Mexico
card-peru = Peru
card-moluccas = Moluccas
card-philippines = Philippines
card-australia = Australia

## Colonies on the board

card-india = India
card-china = China
