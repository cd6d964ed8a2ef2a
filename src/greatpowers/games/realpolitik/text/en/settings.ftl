# Realpolitik: what is agreed before the game, and how it can end.

## Settings

setting-players = Players
    .text = With three players Italy is a minor Power that changes hands in the Diplomacy Phase; with four it is a Power like the others (6.0).
setting-players-3 = 3
setting-players-4 = 4
setting-end_check = End of the game
    .text = The game ends in the round in which a Power has Influence enough, but the player aid does not say what a round is: a single turn, or all turns up to the next Diplomacy Phase (2.1).
setting-end_check-turn = With the turn
setting-end_check-round = Before the next Diplomacy Phase
setting-tiebreak = Several Powers with enough Influence
    .text = Either the most Influence wins and Prestige decides between equals, or Prestige alone decides among all who have enough (2.2).
setting-tiebreak-influence = Influence, then Prestige
setting-tiebreak-prestige = Prestige alone
setting-arbiter = The Arbiter
    .text = The player aid names the Arbiter of a Movement but not what the Arbiter does. Either the Arbiter may grant the mover further steps and gains Morale for each, or has no power at all (4.5.1).
setting-arbiter-grants_steps = Grants further steps
setting-arbiter-no_power = Has no power

## Endings

ending-influence = A Power has reached the Influence that ends the game
ending-last_turn = The last turn has been played
