# Imperial Struggle: what a player may choose.

## Before the action rounds

option-bid = { $target } TRP
option-play_side = Play { $target }
option-discard = Discard { $target }
option-appoint = Choose { $target }
option-keep = Keep it
option-go_first = { $target } goes first
option-assign = Place: { $target }

## The action round

option-take = Take: { $target }
option-pass_round = Pass the round and reduce your Debt by up to 2
option-end_round = End the round
option-play = Play { $target }
option-reveal = Reveal { $target }
option-ability = Ministry: { $target }
option-use_advantage = Use { $target }
option-flip_huguenots = Spend the Huguenots marker on { $target }
option-upgrade = Military Upgrade: { $target }
option-upgrade_for_treaty = Take 1 TRP for the Military Upgrade
option-swap = Swap Basic War tiles: { $target }
option-keep_old = Keep the tile in the theater
option-keep_new = Keep the tile you drew
option-remove_tile = Remove it from the game
option-return_tile = Return it to the pool
option-shift = Shift { $target }
option-jacobite_shift = Shift { $target } with MP
option-draw_event = Draw an Event card
option-recruit = Buy a Bonus War tile
option-end_conflict = Remove the Conflict marker from { $target }
option-build_fort = Build a Fort at { $target }
option-repair_fort = Repair the Fort at { $target }
option-seize_fort = Seize the Fort at { $target }
option-construct = Construct a Squadron: { $target }
option-deploy = Deploy a Squadron to { $target }
option-from_navy_box = From the Navy Box
option-from_space = From { $target }
option-exchange = Exchange 2 MP for 1 { $target } point
option-as_major = With the Major Action
option-as_minor = With the Minor Action
option-pay_debt = Take 1 Debt
option-pay_treaty = Spend 1 Treaty Point

## Effects of cards, Advantages and War

option-choose = { $target }
option-damage = Damage the Fort at { $target }
option-displace = Send the Squadron at { $target } to the Navy Box
option-give_up = The Squadron at { $target }
option-give_up_from_box = A Squadron in the Navy Box
option-give_up_tile = Return { $target } to the pool
option-theater = { $target }
option-move_tile = Move { $target }
option-points = { $target } points
option-commodity = { $target }
option-pick_advantage = { $target }
option-conquer = Take { $target }
option-usa_flag = Raise the USA flag on { $target }
option-strip_fort = Remove the flag from { $target }

## Ways to construct a Squadron

shipyard-plain = the usual way
shipyard-slaving_contracts = { advantage-slaving_contracts }
shipyard-edmond_halley = { ministry-edmond_halley }
shipyard-choiseul = { ministry-choiseul }
shipyard-pitt_the_elder = { ministry-pitt_the_elder }

## What points may be spent on

limit-anywhere = for any use
limit-europe = only in Europe
limit-north_america = only in North America
limit-caribbean = only in the Caribbean
limit-india = only in India
limit-unflag_europe = only for unflagging in Europe
limit-unflag_markets = only for unflagging Markets
limit-flag_next_to_british_market = only for flagging Markets connected to a British one
limit-german_states_prussia_dutch = only for shifts in the German States, Prussia and the Dutch Republic
limit-spain_austria = only for shifts in Spain and Austria
limit-war_tiles_deploying = only for Bonus War tiles and deploying Squadrons
limit-not_prestige = only for Political spaces without Prestige
limit-scotland_ireland = only for shifts in Scotland and Ireland
limit-burke_europe = only for shifts in Europe, where the whole Action must stay
