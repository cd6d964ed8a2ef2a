# Imperialism: the rules in our own words, one message per section of the rulebook.

## 1 to 3: overview

section-1-0 = Introduction
    .text = From the fifteenth to the nineteenth century each player leads one power and makes an empire of it, by trade, intrigue, conquest and war.

section-2-0 = Aim of the Game
    .text = The most glory after the final scoring wins (14.1).

section-3-0 = Components
    .text = 50 providence cards (12 rulers, 12 plots, 22 events, 4 specials), 38 territories (22 lands, 16 colonies), 10 powers, 24 achievements, 6 religions, a board with tracks, markers and ducats. The supply of ducats never runs out.

## 4: set-up

section-4-0 = Set-up
    .text = Everything is laid out in the order of the following points.

section-4-1 = Ducats
    .text = Each player begins with 25 ducats. The rest is the supply. Ducats are open to all.

section-4-2 = Territories
    .text = The starting territories are shuffled and lie on top of the other shuffled territories. As many cards as there are players, and two, are opened. India and China are spaces of the board.

section-4-3 = Providence Cards
    .text = The providence cards are shuffled, and each player draws five.

section-4-4 = Religions
    .text = The three religions lie on the board, two cards of each.

section-4-5 = Achievements
    .text = The achievements are shuffled within their value and stacked face up, those worth 1 glory on top, then 2, 3 and 4. As many as there are players, and one, are moved to the slots (four with two players). Those in the slots and the top of the stack are on display.

section-4-6 = Powers
    .text = Each player gets two powers and secretly keeps one; the others leave the game. All are revealed, and their levels are marked on the tracks. Russia and the Ottoman Empire begin with 2 glory.

section-4-7 = Army or Fleet
    .text = Then each player raises either the army or the fleet by 1.

section-4-8 = Other Markers
    .text = All other markers begin at 0.

section-4-9 = First Player
    .text = The power with the lowest start number begins.

## 5: kinds of cards

section-5-0 = Kinds of Cards
    .text = Cards show permanent effects, immediate effects and requirements. All requirements must be met to use a card.

section-5-1 = Achievement Cards
    .text = An achievement is taken in the own turn by a player who meets its requirements. A slash means that one of the alternatives is enough. Ducats asked for must be owned, they are not paid.

section-5-2 = Territory and Power Cards
    .text = Territories are lands or colonies, gained by Conquest or in a War. Discarded territories lie face up beside their deck.

section-5-3 = Providence Cards
    .text = There are rulers, plots, events and specials. Except for rulers they are discarded face up once played.

section-5-3-1 = Rulers
    .text = Positive rulers are laid before oneself, negative ones before another player, in an Intrigue. Nobody has more than one: the former ruler is discarded.

section-5-3-2 = Plots
    .text = Plots are played on another player in an Intrigue, mostly to take ducats. Some are war cards as well.

section-5-3-3 = Events
    .text = Events are played at the moments that they name. Some are war events, some are war cards as well.

section-5-3-4 = Specials
    .text = Specials are war cards only; they reward an attacker who wins with them.

section-5-4 = Religion Cards
    .text = A religion card is laid before oneself when changing religion, if its requirements are met. They are not paid.

## 6: course of the game

section-6-0 = Course of the Game
    .text = Players take turns clockwise, beginning with the lowest start number.

section-6-1 = The Turn
    .text = A turn has two phases: the hand exchange and one action. Besides, one achievement must be taken if one is met.

section-6-2 = Hand Exchange
    .text = Up to three cards may be discarded. Then a hand below its limit is filled: either with one open territory and for the rest providence cards, or with any mix of cards from the two decks. The open territories are filled up afterwards. When the last card of a deck is drawn, its discards are shuffled into a new deck.

section-6-3 = The Hand
    .text = The limit is five cards. Permanent effects change it, but it never exceeds six. Surplus cards are discarded in the next hand exchange.

section-6-4 = The Action
    .text = One of five actions is carried out: Development, Intrigue, Conquest, War or Taxes. It must differ from that of the player’s turn before.

## 7: Development

section-7-0 = Development
    .text = Choose one of the eight goods, even one at level 0, and take its profits in this order: trade, leader, economy. The marker of the good does not move.

section-7-1 = Trade Profit
    .text = Take from the supply the ducats printed at your level of the good.

section-7-2 = Leader Profit
    .text = Who has the highest level of the good, alone and above 0, gets its leader profit. In a tie there is no leader.

section-7-3 = Economic Profit
    .text = The economic profit of the good may be used, but need not be.

section-7-4-1 = Gold
    .text = The leader’s hand limit is one card higher, always. Trading gold costs 1 prestige, if there is any. There is no economic profit.

section-7-4-2 = Food
    .text = The leader gets 1 ducat for each point of prestige, at most 5. Economy: 8 ducats raise the army by 1, once.

section-7-4-3 = Textiles
    .text = The leader gets 1 ducat for each point of prestige, at most 5. Economy: 8 ducats raise the fleet by 1, once.

section-7-4-4 = Spices
    .text = The leader gets 1 prestige. There is no economic profit.

section-7-4-5 = Oriental Goods
    .text = The leader may pay 3 ducats to develop a second good in the same action, but not gold, spices or oriental goods. There is no economic profit.

section-7-4-6 = Industrial Materials
    .text = They can be chosen only with 10 prestige, or with 15 glory (10 with four players). The leader gets 1 prestige. Economy: 12 ducats raise food, textiles, industrial materials, land weapons or shipyards by 1.

section-7-4-7 = Shipyards
    .text = The leader gets 1 ducat for every two full levels of fleet. Economy: an event card may be taken from the discard pile, shown to all.

section-7-4-8 = Land Weapons
    .text = The leader gets 1 ducat for every three full levels of army. Economy: a war card may be taken from the discard pile, shown to all.

## 8: Intrigue

section-8-0 = Intrigue
    .text = Play one or two cards, or change religion. Possible are plots, rulers, Rise of the burghers and Diplomatic gambit; two cards must be of different kinds: plot, positive ruler, negative ruler, event.

section-8-1 = Plots
    .text = A plot takes ducats from another player. A victim who has too few gives all and loses 1 prestige. Then the plot’s further effect follows.

section-8-2 = Rulers
    .text = The immediate effect of a positive ruler may be used, that of a negative one must be suffered. The permanent effect lasts as long as the card lies before the player.

section-8-3 = Change of Religion
    .text = All powers but Russia and the Ottoman Empire begin Catholic. Once in the game they may change to a religion of which a card is left and whose requirements they meet. Russia and the Ottoman Empire never change.

## 9: Conquest

section-9-0 = Conquest
    .text = Lay out one territory card from the hand. Army, fleet and prestige must be as high as it demands; its cost is paid to the supply. Its levels, prestige and glory are gained.

section-9-1 = India and China
    .text = India and China are colonies on the board. Several players may hold them, with one marker each.

## 10: War

section-10-0 = War
    .text = Who holds a war card may attack another player with it, on land or at sea.

section-10-1 = Declaration and Defence
    .text = The attacker plays one war card and names the enemy and the kind of war. The defender may play up to two war cards.

section-10-2 = Result of the War
    .text = Strength is the army on land, the fleet at sea, with all modifiers of that kind from power, religion, ruler, achievements and war cards. The attacker wins only if stronger. The winner gets 1 glory and 1 prestige, the loser loses 1 prestige. Peace talks and plunder follow only if the attacker won.

section-10-3 = Peace Talks
    .text = The defeated defender chooses one of three ways that can be carried out in full.

section-10-3-1 = Tribute
    .text = Pay the attacker the difference of the strengths in ducats.

section-10-3-2 = Territorial Correction
    .text = Hand over one conquered land after a land war, one colony after a sea war, never India or China. Its levels go from the defender to the attacker; its prestige and glory do not move.

section-10-3-3 = Political Humiliation
    .text = Lose as much prestige as the attacker is ahead in land weapons (land war) or shipyards (sea war), but at least 1.

section-10-3-4 = No Way to Make Peace
    .text = Who can do none of the three gives all ducats to the attacker and loses all prestige.

section-10-4 = Plunder
    .text = After the peace the attacker takes from the supply the plunder value of the attacking card times the own level of land weapons (land war) or shipyards (sea war).

section-10-5 = War Events
    .text = At the end of a turn in which War was waged everybody may play one war event whose condition holds: first the winner, then the loser, then the others in turn from the active player on.

section-10-6 = Paying What One Does Not Have
    .text = Who has to pay more ducats because of a card than there are pays all and loses 1 prestige, if there is any.

## 11 to 14: Taxes, glory, the end

section-11-0 = Taxes
    .text = Take 1 ducat from the supply for each territory card before you. The power card does not count.

section-12-0 = Cultural Bloom
    .text = Prestige beyond 10 in the own turn puts the marker on the bloom space; further gains of that turn are lost. At the end of the turn it brings 1 glory, and the marker returns to 10. Outside the own turn prestige stops at 10.

section-13-0 = Taking an Achievement
    .text = Who meets an achievement on display at any moment of the own turn takes it, one a turn; of several, one is chosen. Its levels and glory are marked, and the next card is opened at once.

section-14-0 = End of the Game
    .text = When a player reaches or passes the end space (40, 29 or 20 glory for two, three or four players), all others have one more turn.

section-14-1 = Final Scoring
    .text = 2 glory each for the greatest army, fleet, prestige, number of colonies and number of lands, and for leading each good; 4 for never having changed religion (not Russia and the Ottoman Empire). With three or four players each second place brings 1. A shared first place brings 1 each and no second place, a shared second place nothing.

## 15: cards

section-15-0 = Card Descriptions
    .text = What every card does.

section-15-1 = Positive Rulers
    .text = Laid before oneself. The immediate effect may be used once, the permanent one lasts.

section-15-1-1 = { card-mistress_of_the_seas }
    .text = Permanent: +3 at sea. Immediate: 4 ducats for 1 fleet.

section-15-1-2 = { card-great_dynasty }
    .text = Permanent: +3 on land and at sea. Immediate: two rulers on the table may be exchanged, or one or two moved to players without any. Their immediate effects do not occur again.

section-15-1-3 = { card-great_diplomat }
    .text = Permanent: hand limit +1. Immediate: look at a hand and take a card out of it.

section-15-1-4 = { card-reformer }
    .text = Permanent: 2 ducats whenever Development is chosen. Immediate: 5 ducats for a level of food, textiles, land weapons or shipyards.

section-15-1-5 = { card-open_to_discovery }
    .text = Permanent: −2 at sea. Immediate: 4 ducats for 1 fleet; then, in either case, a colony card may be conquered from the hand at its usual terms.

section-15-1-6 = { card-defender_of_the_faith }
    .text = Permanent: +3 on land and at sea against dissenters. Immediate: look at the hands of all dissenters and take a card out of each.

section-15-1-7 = { card-outstanding_soldier }
    .text = Permanent: +3 on land. Immediate: 4 ducats for 1 army.

section-15-1-8 = { card-adventurer }
    .text = Permanent: +3 on land. Immediate: a war card from the discard pile, shown to all.

section-15-2 = Negative Rulers
    .text = Laid before another player, who suffers both effects.

section-15-2-1 = { card-civil_war }
    .text = Permanent: no War. Immediate: a random card goes to the player of this card, who may buy a level of food, textiles, land weapons or shipyards for 8 ducats if the victim has the greatest army.

section-15-2-2 = { card-madman }
    .text = Permanent: −5 on land and at sea. Immediate: the victim loses 1 prestige. Who has not the greatest army may discard it for 2 prestige at the start of the own turn.

section-15-2-3 = { card-bourgeois_revolution }
    .text = Permanent: no War. Immediate: the victim loses 1 prestige; if the victim has the greatest army, all others in turn may buy 1 army for 4 ducats.

section-15-2-4 = { card-bureaucrat }
    .text = Permanent: hand limit −1. Immediate: the victim loses 1 prestige. Who has not the most glory may discard it for 2 prestige at the start of the own turn.

section-15-3 = Plots
    .text = Played on another player; of several things to count, the player of the card chooses one.

section-15-3-1 = { card-corrupt_officials }
    .text = 1 ducat for each colony or for each land; then an event card from the discard pile, shown to all.

section-15-3-2 = { card-persecution }
    .text = 1 ducat for each point of prestige; the victim loses 1 prestige.

section-15-3-3 = { card-harassed_merchants }
    .text = 1 ducat for each level of textiles or of food, or 2 for each colony.

section-15-3-4 = { card-border_raids }
    .text = 2 ducats for each colony or for each land, at most 8. War card: land +3, sea +3, plunder 2.

section-15-3-5 = { card-venal_advisers }
    .text = 1 ducat for each level of army or of fleet, at most 10. War card: land +5, sea +3, plunder 1.

section-15-3-6 = { card-magnates_plot }
    .text = 1 ducat for each colony or for each land; a positive ruler of the victim is discarded.

section-15-4 = Events
    .text = Each names the moment at which it can be played.

section-15-4-1 = { card-naval_blockade }
    .text = War event against the winner of a land war with a smaller fleet: 2 ducats for each own level of shipyards. War card: sea +3, plunder 2.

section-15-4-2 = { card-armed_intervention }
    .text = War event against the winner of a land war, by who did not fight: 2 ducats for each own level of land weapons. War card: land +2, sea +2, plunder 2.

section-15-4-3 = { card-settlement }
    .text = Played by the defender before any war cards: no war. The attacker chooses another action, and the marker stays on War. If it is cancelled, the war goes on and up to two war cards may be played.

section-15-4-4 = { card-greedy_pillage }
    .text = War event of an attacker who won: from the supply 4 ducats for each level of the loser’s gold, or 3 of oriental goods, or 2 of spices.

section-15-4-5 = { card-pirates }
    .text = At the end of the turn of a player who developed: 1 ducat for each level of that player’s gold, spices or oriental goods, at most 4. War card: sea +3, plunder 2.

section-15-4-6 = { card-patriotic_rising }
    .text = War event of both who fought. The loser may raise army or fleet by 1 and gets 1 ducat for each own territory; the winner may pay 3 ducats for army or fleet.

section-15-4-7 = { card-diplomatic_gambit }
    .text = In an intrigue 2 prestige; or, when another player plays an event, its effect is cancelled.

section-15-4-8 = { card-rise_of_burghers }
    .text = In an intrigue: 1 ducat for each own territory, and 1 glory with oriental goods at level 3 or more.

section-15-4-9 = { card-intercepted_plans }
    .text = In the own turn after drawing: look at a hand and take an event card out of it.

section-15-4-10 = { card-colonial_rush }
    .text = After conquering a colony card: the own trade profit of gold, spices or oriental goods.

section-15-4-11 = { card-exceptional_year }
    .text = When choosing Development, before naming a good: 3 ducats, or 1 glory with oriental goods at level 2 or more.

section-15-5 = Specials
    .text = War cards with an effect for the attacker who wins.

section-15-5-1 = { card-historic_victory }
    .text = Land +1, sea +1, plunder 3. A victory by 3 or more brings 1 more glory.

section-15-5-2 = { card-war_for_influence }
    .text = Land +1, sea +1, plunder 3. After a victory, before the peace talks, any card may be taken from the discard pile.

section-15-6 = Religions
    .text = What the change of religion brings.

section-15-6-1 = { religion-calvinism }
    .text = Textiles and food +1, and one other good may rise by 1; 2 glory; 5 ducats whenever Development is chosen.

section-15-6-2 = { religion-counter_reformation }
    .text = Army +2, land weapons +1; 2 glory; +3 in wars against dissenters. Russia and the Ottoman Empire are dissenters to everybody and to each other; otherwise players of different religion are.

section-15-6-3 = { religion-lutheranism }
    .text = Fleet +2, hand limit +1; 2 glory; 20 ducats; a Development may follow at once, whatever the action marker shows.

## 16: symbols

section-16-0 = Symbols of Permanent Effects
    .text = Levels that rise, modifiers for land and sea wars or against dissenters, ducats for choosing Development, no War, a changed hand limit, no change of religion. Markers stay between 0 and the top of their track.
