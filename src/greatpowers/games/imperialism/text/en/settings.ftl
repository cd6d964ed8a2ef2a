# Imperialism: its name, where it is from, what is agreed before the game, and how it can end.

## The game

game-title = Imperialism: Road to Domination
game-about = From the fifteenth to the nineteenth century two to four powers trade, plot, conquer and wage war. The greatest glory wins.
game-source = Rules from the rulebook, most card values reconstructed
    .text = The rules, and what every providence card and religion does, are those of the Polish rulebook. Most numbers on the other cards are our reconstruction, for the rulebook does not print them: nearly all territories, all achievements, most of the powers, what religions ask for and most trade profits. The printed game has other values there. Where the rulebook is silent, our rulings decide; they stand under the sections that they settle.

## Settings

setting-players = Players
    .text = How many powers take part. The end space lies at 40, 29 or 20 glory for two, three or four players.
setting-players-2 = 2
setting-players-3 = 3
setting-players-4 = 4
setting-achievements = Taking achievements
    .text = Whoever meets an achievement in the own turn has to take one, and only one. The choice is whether one may wait for a better one until the end of the turn (13.0).
setting-achievements-by_choice = At the latest at the end of the turn
setting-achievements-at_once = As soon as one is met
setting-india_and_china_pay_taxes = India and China pay taxes
    .text = Taxes bring a ducat for each territory card. India and China are no cards but spaces of the board; agreed otherwise, they pay as well (11.0).
setting-india_and_china_pay_taxes-no = No
setting-india_and_china_pay_taxes-yes = Yes
setting-one_catholicism = Catholics and the Counter-Reformation
    .text = Read to the letter, powers that differ in religion are dissenters to each other, also a Catholic one and one of the Counter-Reformation. Agreed otherwise, these two are of one faith (15.6.2).
setting-one_catholicism-no = Dissenters to each other
setting-one_catholicism-yes = Of one faith

## Endings

ending-end_space = The end space of the glory track was reached
ending-stalemate = Stalemate: twenty rounds without any glory
