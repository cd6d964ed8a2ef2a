# Realpolitik: its name, where it is from, what is agreed before the game, and how it can end.

## The game

game-title = Realpolitik
game-about = From 1866 to 1871 three or four powers tax, mobilise, make alliances and fight over Germany and Italy. The most Influence wins.
game-source = After a two-page player aid; map, prices and much else are ours
    .text = Of this game we know only the Polish player aid of two pages. What it states holds. All else is our reconstruction: the map and its values, the set-up, prices and strengths, Generals, the number of battle cards, what the Arbiter does, the course of the Diplomacy Phase, and the game for four. The rulings tell it; they stand under the sections that they settle. The printed rules may well differ.

## Powers

power-france = France
power-prussia = Prussia
power-austria = Austria
power-italy = Italy
power-fr = { power-france }
power-pr = { power-prussia }
power-au = { power-austria }
power-it = { power-italy }

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
