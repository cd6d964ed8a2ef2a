# Imperial Struggle: its name, where it is from, what is agreed before the game, and how it can end.

## The game

game-title = Imperial Struggle
game-about = France and Great Britain contend for markets, courts, seas and colonies from 1697 to 1789. Six Peace Turns prepare and follow four great wars, for two players.
game-source = Complete, after both printed rulebooks
    .text = All rules and all components are those of the printed game. Where the Italian and the Polish rulebook differ, an option chooses; where they are silent, our rulings decide. They stand under the sections that they settle.

## Powers

power-fr = France
power-br = Great Britain
power-spain = Spain
power-usa = USA

## Settings

setting-edition = Edition of the rules
    .text = Where the two rulebooks contradict each other, the game follows one of them: in the order of Actions, the use of Event points, the cost of working in several Regions, what Markets with Conflict markers may still do for Forts, and the effects of War tiles.
setting-edition-italian = Italian (2021)
setting-edition-polish = Polish (2020)
setting-spanish_empire = Spanish Empire
    .text = Three Caribbean Markets begin under Spanish flags, and whoever takes a free Spanish Territory gives the opponent a free shift in Spain (12.1).
setting-spanish_empire-no = Off
setting-spanish_empire-yes = On
setting-military_upgrade_swap = Swapping with the Military Upgrade
    .text = The Military Upgrade may instead swap two of your Basic War tiles between theaters (12.2, first part).
setting-military_upgrade_swap-no = Off
setting-military_upgrade_swap-yes = On
setting-military_planning = Military Planning
    .text = Before each War you look at your Basic War tiles and assign them to the theaters yourself (12.2, second part).
setting-military_planning-no = Off
setting-military_planning-yes = On
setting-tougher_forts = Tougher Forts
    .text = In a War a Fort can be taken only along a Conquest Line, like a Territory (12.3).
setting-tougher_forts-no = Off
setting-tougher_forts-yes = On
setting-bidding = Bidding for sides
    .text = Both players secretly name the side they want and a bid of 0 to 4 Treaty Points. If both want the same side, the higher bid gets it, and the other side starts with that many points.
setting-bidding-no = Off
setting-bidding-yes = On

## Endings

ending-awards_and_demands = All Awards and all Global Demand in one turn
ending-victory_points = Automatic victory by Victory Points
ending-war = Military triumph in a War
ending-final_scoring = Final Scoring
