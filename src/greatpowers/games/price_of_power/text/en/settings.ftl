# The Price of Power: its name, where it is from, and what is agreed before the game.

game-title = Europa Universalis: The Price of Power
game-about = From 1444 on two to six realms trade, marry, fight, research and colonise, guided by the events of their Age. The most Prestige wins.
game-source = Rules from the rulebook, most cards reconstructed
    .text = The rules, and the names of many cards, are those of the Polish rulebook. What it does not print is our reconstruction: what most cards say and cost, the trade cards, many set-ups and scenarios, and the faces of the dice. The map is from public sources and holds to every example of the rulebook. The printed game has other cards. Where the rulebook is silent, our rulings decide; they stand under the sections that they settle.

## Realms of the Grand Campaign

realm-england = England
realm-castile = Castile
realm-france = France
realm-austria = Austria
realm-poland = Poland
realm-ottomans = Ottomans

## Scenarios

scenario-grand_campaign = The Grand Campaign
scenario-enemy_at_the_gates = The Enemy at the Gates
scenario-mediterranean_dominance = Mediterranean Dominance
scenario-old_and_new_pretenders = Old and New Pretenders
scenario-western_crowns = Three Western Crowns
scenario-eastern_thrones = Three Eastern Thrones
scenario-four_crowns = Four Crowns
scenario-five_crowns = Five Crowns
scenario-hundred_years = The Hundred Years
scenario-cross_and_crescent = Cross and Crescent
scenario-age_of_reformation = The Age of Reformation
scenario-age_of_absolutism = The Age of Absolutism

## Options of a table

setting-scenario = Scenario
    .text = Which realms are played, from when to when, and with which Events (3.0).
setting-scenario-grand_campaign = { scenario-grand_campaign } (6, from 1444)
setting-scenario-enemy_at_the_gates = { scenario-enemy_at_the_gates } (4, from 1444)
setting-scenario-mediterranean_dominance = { scenario-mediterranean_dominance } (5, from 1444)
setting-scenario-old_and_new_pretenders = { scenario-old_and_new_pretenders } (5, from 1444)
setting-scenario-western_crowns = { scenario-western_crowns } (3, from 1444)
setting-scenario-eastern_thrones = { scenario-eastern_thrones } (3, from 1444)
setting-scenario-four_crowns = { scenario-four_crowns } (4, from 1444)
setting-scenario-five_crowns = { scenario-five_crowns } (5, from 1444)
setting-scenario-hundred_years = { scenario-hundred_years } (2, from 1444)
setting-scenario-cross_and_crescent = { scenario-cross_and_crescent } (2, from 1444)
setting-scenario-age_of_reformation = { scenario-age_of_reformation } (6, from 1517)
setting-scenario-age_of_absolutism = { scenario-age_of_absolutism } (6, from 1618)
setting-length = Length
    .text = An Age has four Rounds. One Age takes an evening, a whole campaign several (4.0).
setting-length-whole = All Ages of the scenario
setting-length-one_age = One Age
setting-war = War
    .text = Realms declare war, march, fight and make peace. Without it nobody declares war: a quiet game for a first evening (8.3).
setting-war-yes = Yes
setting-war-no = No: a quiet decade
setting-realms = Realms
    .text = Who plays which realm. In whatever way they are given out, the realms sit in the order of the scenario. A bid is paid in Prestige, and the highest chooses first (R91).
setting-realms-seats = As the players sit
setting-realms-lots = By lot
setting-realms-choice = By choice, in a random order
setting-realms-bids = By bids of Prestige
setting-power_struggles = Power Struggles
    .text = Lands that many want: when an Event makes them a Battleground, hold and ties there bring Prestige (17.4). Leave them out in a first game.
setting-power_struggles-yes = Yes
setting-power_struggles-no = No
setting-missions = Missions
    .text = Secret goals of each realm, worth Prestige (17.2). Experienced groups may agree to play without them.
setting-missions-yes = Yes
setting-missions-no = No
setting-invasions = Invasions of realms without a player
    .text = A realm at war that nobody presses enters the lands of its Enemies (13.5). An advanced rule: leave it out in a first game.
setting-invasions-yes = Yes
setting-invasions-no = No
setting-elections = Imperial Elections
    .text = When the Emperor’s Ruler is gone, the Elector Areas vote for a player (18.9). An advanced rule; without it the crown stays where it is.
setting-elections-yes = Yes
setting-elections-no = No
setting-imperial_faith = The faith of the Empire
    .text = From Age III on the Empire follows its Elector Areas, and its faith binds the Emperor (18.7). An advanced rule; without it the Empire stays Catholic and binds nobody.
setting-imperial_faith-yes = Yes
setting-imperial_faith-no = No
setting-random_events = Events marked X in either half
    .text = The Events of an Age lie in two halves. Agreed so, those marked X may come in either of them (16.0.2).
setting-random_events-no = No
setting-random_events-yes = Yes
setting-more_events = One Event more face up
    .text = Four Events lie open instead of three, so that there is more to choose from (16.2.1).
setting-more_events-no = No
setting-more_events-yes = Yes
setting-available_mercenaries = Available Mercenaries
    .text = Optional Rule 2: an Army that marches out of one of its player’s Areas may first hire up to three Mercenaries, who march with it (5.5.7).
setting-available_mercenaries-no = No
setting-available_mercenaries-yes = Yes
setting-continuous_battles = Continuous Battle
    .text = Optional Rule: in a further round of a Battle, losses go on with the next category of Units instead of beginning anew (9.7.9).
setting-continuous_battles-no = No
setting-continuous_battles-yes = Yes
setting-no_surrender = No Surrender!
    .text = Optional Rule 3: nobody can surrender; wars last until terms are enforced or agreed (10.4.1).
setting-no_surrender-no = No
setting-no_surrender-yes = Yes
setting-helping_hands = A Helping Hand
    .text = Optional Rule 4: all players may play Battle Actions for realms without a player, unless they fight against them (13.4.9).
setting-helping_hands-no = No
setting-helping_hands-yes = Yes
setting-religious_rebels = Religious Rebels
    .text = Optional Rule 5: who has lost the Capital and two more Provinces to Rebels of another faith may turn to it (14.4.1).
setting-religious_rebels-no = No
setting-religious_rebels-yes = Yes
setting-secret_talks = Secret Negotiations
    .text = Optional Rule 1: whatever the table allows, two players speak alone only after one of them has paid 1 DIP for it in his Turn, and until that Turn is over (5.1.7).
setting-secret_talks-no = No
setting-secret_talks-yes = Yes
