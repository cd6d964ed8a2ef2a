# Realpolitik: the rules in our own words, one message per section of the player aid.

## 1: course of play

section-1-0 = Course of Play
    .text = The game is a series of turns. In each of them every Power plays one action card.

section-1-1 = Secret Cards
    .text = All choose an action card from their hand at the same time, face down; then all are turned up together. A played card lies before its Power until Dispatch brings it back.

section-1-2 = Order of Resolution
    .text = First Taxation, Mobilisation and Extend Influence, all at once; then Dispatch; then Movement.

section-1-3 = Several Movements
    .text = If several Powers move in one turn, they do so in the order of Prestige.

## 2: victory

section-2-0 = Victory
    .text = The game is about Influence.

section-2-1 = End of the Game
    .text = The game ends in the round in which a Power has 25 Influence or more. The most Influence wins.

section-2-2 = Ties
    .text = If several Powers have that much, the order of Prestige breaks the tie.

## 3: alliances

section-3-0 = Alliances
    .text = Two major Powers that give each other their Alliance tokens in a Diplomacy Phase are allies until the next one.

section-3-1 = Passage
    .text = Allies may move through each other’s Territories if the owner agrees.

section-3-2 = No Attacks
    .text = Allies do not attack each other, and nobody leaves a Garrison in an ally’s Home Territory.

section-3-3 = Support of Allies
    .text = Allies may support each other in battles.

## 4: actions

section-4-0 = Actions
    .text = There are five action cards: Taxation, Mobilisation, Extend Influence, Dispatch and Movement.

section-4-1 = Taxation
    .text = A Power takes Money equal to the value of its own Homes, of Uncontested Territories, and of Contested Territories without its stripe, as far as it controls them.

section-4-2 = Mobilisation
    .text = The steps of a Mobilisation are carried out in this order.

section-4-2-1 = Trains
    .text = Up to two Trains are taken and laid for nothing.

section-4-2-2 = Battle Cards
    .text = A battle card is drawn for each own General who is off the board.

section-4-2-3 = Generals
    .text = Either any number of Generals off the board are placed in controlled Territories, or any number are taken off the board; not both.

section-4-2-4 = Purchases
    .text = Units, Trains, battle cards, Fortresses and Morale may be bought in any mix.

section-4-2-5 = Corruption
    .text = Money that has not been spent goes back to the general supply.

section-4-2-6 = Hand Limit
    .text = At the end of a Mobilisation a hand holds no more than seven battle cards; the surplus is discarded.

section-4-3 = Extend Influence
    .text = A Power scores the value of the Contested Territories with its stripe and of the Homes of other Powers, as far as it controls them.

section-4-4 = Dispatch
    .text = The Diplomacy token moves up one box. Then all played action cards, Dispatch included, return to the hand.

section-4-4-1 = When the Diplomacy Phase Comes
    .text = If the token is on the top box, a Diplomacy Phase follows.

section-4-5 = Movement
    .text = The mover names an Arbiter, uses rail transport and then moves the Generals; battles follow.

section-4-5-1 = Arbiter
    .text = Before anything moves, the mover names an Arbiter.

section-4-5-2 = Rail Transport
    .text = Any number of Generals with their Units, and of Units without a General, move along a chain of Trains in Territories of their Power, or of an ally who agrees.

section-4-5-3 = March
    .text = The General moves to an adjacent Territory.

section-4-5-4 = Sea Move
    .text = The General moves along a seaway that his Power controls, or an ally who agrees.

section-4-5-5 = Strategic Move
    .text = The General moves through up to three Territories with common borders, all controlled by his Power or by an ally who agrees.

section-4-5-6 = When Battles Are Fought
    .text = If at the end of the moves a General is in a Territory with a rival General or a Garrison, they fight.

## 5: battles

section-5-0 = Battles
    .text = A battle has five steps: strength, support, cards, result, Prestige.

section-5-1 = Strength
    .text = The strength of the attacker and of the defender is added up.

section-5-2 = Support
    .text = Allies in adjacent Territories declare their support, first for the attacker, then for the defender.

section-5-3 = Battle Cards
    .text = All in the battle lay one card after another, in turn. Each General has a pile of his own.

section-5-4 = Result
    .text = Strength and cards are added; the higher total wins.

section-5-5 = Prestige Track
    .text = After the battle the Prestige track is brought up to date.

section-5-6 = Always
    .text = Every General in the battle, supporters included, loses a Unit. Every Power that laid a card draws one.

section-5-7 = Tie
    .text = The defender stays. The attacking Generals go back where they came from.

section-5-8 = Victory in Battle
    .text = What the winners gain.

section-5-8-1 = Control
    .text = A victorious attacker may turn a Unit into a Garrison and so take control of the Territory.

section-5-8-2 = Influence
    .text = If a General was beaten, every Power of the winning side scores a point of Influence.

section-5-8-3 = Prestige
    .text = The winners move one place to the left on the Prestige track and change places with the Power there, if they can.

section-5-9 = Defeat
    .text = What the losers lose.

section-5-9-1 = Beaten Generals
    .text = Generals in the Territory of the battle lose all their Units and go off the board or to their capital.

section-5-9-2 = Beaten Garrisons
    .text = Beaten Garrisons are removed from the board.

section-5-10 = Abilities of the Battle Cards
    .text = Each of the five battle cards can do something of its own.

section-5-10-1 = Card 1
    .text = { battle_card-1.text }

section-5-10-2 = Card 2
    .text = { battle_card-2.text }

section-5-10-3 = Card 3
    .text = { battle_card-3.text }

section-5-10-4 = Card 4
    .text = { battle_card-4.text }

section-5-10-5 = Card 5
    .text = { battle_card-5.text }

## 6: Italy with three players

section-6-0 = Italy
    .text = With three players Italy is a minor Power, run by one of the major ones.

section-6-1 = Taking Control
    .text = If only one Power gives its Alliance token to Italy, it takes control. Several bid Morale in secret, 0 or more; the highest bid wins, and Prestige decides between equals.

section-6-2 = Controlling Italy
    .text = Until another Power takes over in a Diplomacy Phase, the controlling Power carries out all of Italy’s actions.

section-6-3 = No Influence
    .text = Italy scores no Influence and cannot win.

section-6-4 = Actions of Italy
    .text = Italy has the same action cards as the others, except Extend Influence.

section-6-5 = Battles of Italy
    .text = Italy fights like the others. Influence that its Generals would earn goes to the Power that controls it.

section-6-6 = Powers of One Player
    .text = For Italy and the Power that controls it the following holds.

section-6-6-1 = Free Movement
    .text = They move freely through each other’s Territories.

section-6-6-2 = No Attacks and Garrisons
    .text = They do not attack each other and leave no Garrisons in each other’s Homes.

section-6-6-3 = Mutual Support
    .text = They may support each other in battles.

section-6-6-4 = No Arbiter
    .text = They cannot be each other’s Arbiter.
