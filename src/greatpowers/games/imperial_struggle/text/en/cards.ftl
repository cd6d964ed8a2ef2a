# Imperial Struggle: Events, Ministries, Advantages, in our own words.

## Events of the Succession Era

event-carnatic_war = Carnatic War
    .common = For each Local Alliance you control in India, place one Conflict marker on a Market or Political space in India.
    .common_bonus = Either damage an undamaged enemy Fort in India, or shift a Cotton Market.
    .condition = One of your revealed Ministries has the Mercantilism keyword.

event-acts_of_union = Acts of Union
    .british = Gain 1 DP, usable only to unflag in Europe.
    .british_bonus = Score 2 VP.
    .french = Gain 2 DP.
    .french_bonus = Unflag a Political space in Europe outside Spain and Austria.
    .condition = You control more Prestige spaces in Scotland and Ireland, taken together, than the opponent.

event-tropical_diseases = Tropical Diseases
    .common = Remove one enemy flag, then one of your own flags, from Markets in the Caribbean.
    .common_bonus = Remove one more enemy flag from a Market in the Caribbean.
    .condition = One of your revealed Ministries has the Scholarship keyword.

event-south_sea_speculation = South Sea Speculation
    .common = Unflag one enemy Market anywhere; no other Market may become Isolated by it.
    .common_bonus = In this Action Round one new Squadron costs you 2 MP less to construct (even 0).
    .condition = One of your revealed Ministries has the Finance keyword.

event-war_of_jenkins_ear = War of Jenkins’ Ear
    .british = Reduce your Debt by 2.
    .british_bonus = France takes 1 Debt.
    .french = Place a Conflict marker on a British Market in the Caribbean.
    .french_bonus = Gain 1 DP.
    .condition = One of your revealed Ministries has the Mercantilism keyword.

event-native_american_alliances = Native American Alliances
    .british = Shift a Local Alliance in North America.
    .british_bonus = Use one Advantage you control in North America now, ignoring Exhaustion: it may be exhausted already, the use does not exhaust it, and it may even be one gained this round.
    .french = Gain 2 EP, to be spent in North America only.
    .french_bonus = Unflag a Local Alliance in North America.
    .condition = One of your revealed Ministries has the Mercantilism keyword.

event-austro_spanish_rivalry = Austro-Spanish Rivalry
    .british = Place a Conflict marker on a space in Spain.
    .british_bonus = Return one French Bonus War tile of the next War, unseen, to France’s pool.
    .french = Unflag a space in the Dutch Republic.
    .french_bonus = Gain 2 DP or 2 EP, to be spent in India only.
    .condition = One of your revealed Ministries has the Governance keyword.

event-tax_reform = Tax Reform
    .common = Reduce your Debt by 2. For each point you cannot reduce because your Debt is 0, you may gain 1 EP.
    .common_bonus = Reduce your Debt by 1 more, with the same choice.
    .condition = One of your revealed Ministries has the Finance keyword.

event-great_northern_war = Great Northern War
    .british = Shift a space in the German States. If both then bear your flag, score 2 VP.
    .british_bonus = Gain 1 DP.
    .french = Shift Russia. If it already bears your flag, score 2 VP instead.
    .french_bonus = Gain 1 DP.
    .condition = One of your revealed Ministries has the Style keyword.

event-vatican_politics = Vatican Politics
    .british = Gain 2 DP, to be spent in the German States, Prussia and the Dutch Republic only.
    .british_bonus = Gain 1 DP, to be spent in Europe only.
    .french = Shift a space in Spain or Austria.
    .french_bonus = If there is then no British flag in Spain or Austria, score 2 VP.
    .condition = One of your revealed Ministries has the Style keyword.

event-calico_acts = Calico Acts
    .british = Gain 2 EP, usable only to unflag Markets.
    .british_bonus = You may score Cotton now as if it were in Global Demand; whoever leads takes the reward of the current era.
    .french = Unflag a Cotton Market.
    .french_bonus = Send a British Squadron from the map to the Navy Box.
    .condition = One of your revealed Ministries has the Mercantilism keyword.

event-military_spending_overruns = Military Spending Overruns
    .common = The opponent chooses one: damage one of their own undamaged Forts, return one of their Squadrons from the map to the Navy Box, or return one of their Bonus War tiles of the next War to the pool.
    .common_bonus = They must choose once more.
    .condition = You have more Available Debt than the opponent.

event-alberonis_ambition = Alberoni’s Ambition
    .british = Gain 2 EP, usable only to flag Markets connected to a British Market.
    .british_bonus = Gain 1 more EP with the same limit.
    .french = Shift an Alliance space in Austria, the Dutch Republic or Spain.
    .french_bonus = If Savoy and Sardinia both bear your flag, score 3 VP.
    .condition = One of your revealed Ministries has the Governance keyword.

event-famine_in_ireland = Famine in Ireland
    .british = Unflag a French space in Ireland or Scotland.
    .french = Draw one Bonus War tile for each space you control in Ireland and place them in the Jacobite Rebellion theater of the next War, if it has one.

event-interest_payments = Interest Payments
    .common = Lower the opponent’s Debt Limit by 1. If they were at their limit, their Debt drops by 1 as well and you score 1 VP.
    .common_bonus = Reduce your Debt by 2.
    .condition = You have more Available Debt than the opponent.

## Events of the Empire Era

event-caribbean_slave_unrest = Caribbean Slave Unrest
    .common = Place a Conflict marker on a Market in the Caribbean.
    .common_bonus = Place a second one in the same way.
    .condition = You have more Bonus War tiles in the next War than the opponent.

event-pacte_de_famille = Pacte de Famille
    .british = In this Action Round unflagging French spaces in Spain or Austria costs 1 DP less (minimum 1).
    .british_bonus = Gain 1 DP.
    .french = Refresh up to two exhausted Advantages in Europe.
    .french_bonus = Gain 2 DP, to be spent in Spain and Austria only.
    .condition = One of your revealed Ministries has the Style keyword.

event-byngs_trial = Byng’s Trial
    .british = Put the Byng marker (+2 for Britain) in a theater of the next War whose Bonus Strength list counts Squadrons.
    .french = Set aside a British Squadron from the map or the Navy Box; it returns to the Navy Box in the Reset Phase of the next Peace Turn.

event-le_beau_monde = Le Beau Monde
    .british = You may add Furs or Cotton to this turn’s Global Demand.
    .british_bonus = Gain 1 EP.
    .french = Gain 1 DP, to be spent in Europe only.
    .french_bonus = Gain 2 more DP, to be spent in Europe only.
    .condition = One of your revealed Ministries has the Style keyword.

event-hyder_ali = Hyder Ali
    .common = Either take control of a Local Alliance in India, or place two Conflict markers on unprotected Markets or Political spaces in India.
    .common_bonus = Gain 2 EP, to be spent in India only.
    .condition = One of your revealed Ministries has the Mercantilism keyword.

event-co_hong_system = Co-Hong System
    .common = Draw one of the Global Demand tiles not in use this turn and replace one of this turn’s tiles with it.
    .common_bonus = Gain 2 EP, to be spent in India only.
    .condition = One of your revealed Ministries has the Scholarship keyword.

event-corsican_crisis = Corsican Crisis
    .british = Shift Sardinia or Savoy.
    .british_bonus = If France has no Squadron in Europe, score 1 VP.
    .french = Unflag a Political space in Europe.
    .french_bonus = If there is no British flag in Spain, score 1 VP.
    .condition = One of your revealed Ministries has the Governance keyword.

event-european_panic = European Panic
    .common = Score 1 VP for each point by which the opponent’s Debt exceeds yours, at most 4.
    .common_bonus = Unflag a Political space in Europe.
    .condition = You have at least 3 more Available Debt than the opponent.

event-west_african_gold_mining = West African Gold Mining
    .common = Gain 1 EP.
    .common_bonus = Gain 2 EP, to be spent in the Caribbean only.
    .condition = You have more Available Debt than the opponent.

event-war_of_the_quadruple_alliance = War of the Quadruple Alliance
    .british = Set aside a British Squadron from the map or the Navy Box; it returns to the Navy Box in the Reset Phase of the next Peace Turn. Score 2 VP.
    .british_bonus = Construct a Squadron for free, then take 1 Debt or lose 1 TRP.
    .french = Shift a space in Spain.
    .french_bonus = Gain 1 DP.
    .condition = One of your revealed Ministries has the Governance keyword.

event-salon_d_hercule = Salon d’Hercule
    .british = France takes 1 Debt.
    .british_bonus = France takes 2 more Debt.
    .french = Gain 2 DP, to be spent in Europe only.
    .french_bonus = Gain 2 more DP, to be spent in Europe only.
    .condition = One of your revealed Ministries has the Style keyword.

event-bengal_famine = Bengal Famine
    .common = Place up to two Conflict markers on Markets or Political spaces in India.

event-father_le_loutre = Father le Loutre
    .british = Place a Conflict marker on a Fish Market.
    .british_bonus = Gain 2 MP, to be spent in North America only.
    .french = Place a Conflict marker on any British Market.
    .french_bonus = Gain 2 EP, to be spent in North America only.
    .condition = One of your revealed Ministries has the Governance keyword.

event-war_of_the_polish_succession = War of the Polish Succession
    .british = Gain 2 TRP.
    .british_bonus = Shift Russia.
    .french = Score 2 VP.
    .french_bonus = Shift Russia or Sweden.
    .condition = One of your revealed Ministries has the Finance keyword.

event-jonathans_coffee_house = Jonathan’s Coffee-House
    .common = Gain 2 EP.
    .common_bonus = Gain 1 more EP and reduce your Debt by 1.
    .condition = One of your revealed Ministries has the Finance keyword.

## Events of the Revolution Era

event-nootka_incident = Nootka Incident
    .british = Gain 2 DP or 2 EP.
    .british_bonus = Score 2 VP for each of your flags on the Alliance spaces in Spain, then remove those flags.
    .french = Send a British Squadron from the map to the Navy Box.
    .french_bonus = Construct a Squadron for free.
    .condition = One of your revealed Ministries has the Mercantilism keyword.

event-haitian_revolution = Haitian Revolution
    .common = Place a +1 Conflict marker on a Sugar Market in the Caribbean.
    .common_bonus = Place +1 Conflict markers on two more Sugar Markets in the Caribbean.
    .condition = You have more Bonus War tiles in the next War than the opponent.

event-loge_des_neuf_soeurs = Loge des Neuf Sœurs
    .british = Place a Conflict marker on a Market or Political space in the Northern Colonies sub-region.
    .british_bonus = If you then control more spaces in North America than France, score 3 VP.
    .french = Use one Advantage you control outside Europe, ignoring Exhaustion: it may be exhausted already, and the use does not exhaust it; one gained this round does not serve.
    .french_bonus = Gain 2 DP.
    .condition = One of your revealed Ministries has the Style keyword.

event-la_gabelle = La Gabelle
    .british = Exhaust up to two Advantages of your choice, without applying their effects.
    .british_bonus = Gain 2 EP.
    .french = Gain 2 EP.
    .french_bonus = Score 2 VP, or 3 VP if one of your revealed Ministries has the Governance keyword.
    .condition = You have more Available Debt than the opponent.

event-jesuit_abolition = Jesuit Abolition
    .british = Unflag a Sugar Market.
    .british_bonus = Gain 3 EP, to be spent in the Caribbean only.
    .french = Reduce your Debt by 2.
    .french_bonus = Score 2 VP.
    .condition = One of your revealed Ministries has the Governance keyword.

event-wealth_of_nations = Wealth of Nations
    .common = Reduce your Debt by 2.
    .common_bonus = Gain 3 EP.
    .condition = One of your revealed Ministries has the Scholarship keyword.

event-debt_crisis = Debt Crisis
    .common = If you have more Available Debt than the opponent, gain 3 EP, usable only to unflag Markets.
    .common_bonus = Score 2 VP.
    .condition = You have at least 3 more Available Debt than the opponent.

event-east_asia_piracy = East Asia Piracy
    .common = If you have more Squadrons, Forts and Local Alliances in India, added together, than the opponent, score 3 VP.

event-stamp_act = Stamp Act
    .british = Reduce your Debt by 2.
    .british_bonus = Gain 2 EP.
    .french = Place a Conflict marker on a Market or Political space in the Northern Colonies sub-region.
    .french_bonus = Place two more in the same way (three in all).
    .condition = One of your revealed Ministries has the Mercantilism keyword.

event-falklands_crisis = Falklands Crisis
    .british = If you have a flag in Spain, score 1 VP.
    .british_bonus = Unflag a space in Spain.
    .french = Gain 1 MP for each of your flags in Spain.
    .french_bonus = Remove a British Squadron, on the map or in the Navy Box, from the game.
    .condition = You control the Mediterranean Intrigue Advantage.

event-cook_and_bougainville = Cook and Bougainville
    .british = Gain 1 EP for every two British Squadrons on the map or in the Navy Box.
    .british_bonus = Draw a Bonus War tile and place it in a theater of the next War.
    .french = Construct a Squadron for free.
    .french_bonus = Reduce your Debt by 2.
    .condition = One of your revealed Ministries has the Mercantilism keyword.

## Ministries

ministry-cardinal_ministers = The Cardinal Ministers
    .text = Once per turn, right after taking a tile with a Diplomatic Action, add 1 DP to that action for each of these you control, at most 3: Savoy, Sardinia, the two Prestige spaces in Spain and the two in Austria. Spaces with Conflict markers do not count.
ability-cardinal_ministers-extra_dp = Up to +3 DP for Savoy, Sardinia and the Prestige spaces in Spain and Austria

ministry-john_law = John Law
    .text = At the end of each turn reduce your Debt by 1, or by 2 if you control a space in Scotland.
ability-john_law-end_of_turn_debt = End of turn: reduce Debt by 1 or 2

ministry-court_of_the_sun_king = Court of the Sun King
    .text = If you win the Europe Award, score 1 VP more.
ability-court_of_the_sun_king-europe_award_vp = +1 VP for the Europe Award

ministry-jacobite_uprisings = Jacobite Uprisings
    .text = In one of your rounds each turn you may spend MP, at the Political Cost, to shift spaces in Scotland and Ireland. Once per turn, in a different round, you may spend 3 MP to score 1 VP for each of your flags in Scotland and Ireland and for each Jacobite Victory marker, at most 4.
ability-jacobite_uprisings-shift_with_mp = Shift in Scotland and Ireland with MP
ability-jacobite_uprisings-score_vp = 3 MP: score up to 4 VP

ministry-robert_walpole = Robert Walpole
    .text = Once per turn, even before taking a tile: draw an Event card, then discard an Event card.
ability-robert_walpole-draw_discard = Draw an Event, discard an Event

ministry-jonathan_swift = Jonathan Swift
    .text = Flagging a space in Ireland or Scotland costs you 1 DP less (minimum 1). While you control a space in Ireland, your Minor Diplomatic Actions may unflag French Political spaces in Europe.
ability-jonathan_swift-flag_discount = Flagging in Ireland and Scotland costs 1 DP less
ability-jonathan_swift-minor_unflag = Unflag in Europe with a Minor Action

ministry-east_india_company = East India Company
    .text = In the Scoring Phase score 1 VP, at most 3, for each of these Advantages you control unexhausted: Textiles, Silk, Fruit, Fur Trade, Rum.
ability-east_india_company-advantage_vp = Scoring: up to 3 VP for trade Advantages

ministry-bank_of_england = Bank of England
    .text = Once per turn: raise your Debt Limit by 1. Once per turn: play an Event with the Economic symbol although the tile’s Major Action is of another type; the tile must show the Event symbol.
ability-bank_of_england-debt_limit = Raise the Debt Limit by 1
ability-bank_of_england-econ_event = Play an Economic Event with another tile

ministry-new_world_huguenots = New World Huguenots
    .text = Once per turn: place a Huguenots marker on a French Territory in North America or the Caribbean that has none (two markers in the game). A Territory with a marker costs 1 CP more to take. Once per marker: flip it to Spent; one Market shift in its Region costs 1 EP less. A marker is removed if its Territory becomes British.
ability-new_world_huguenots-place_marker = Place a Huguenots marker
ability-new_world_huguenots-cp_cost = Huguenots: taking the Territory costs 1 CP more
ability-new_world_huguenots-flip_discount = Spend a Huguenots marker: Market shift 1 EP cheaper

ministry-edmond_halley = Edmond Halley
    .text = Once per turn: construct a Squadron for 2 MP instead of 4. Once per turn: if you have a Squadron in Europe, discard an Event card from your hand and gain 1 TRP.
ability-edmond_halley-cheap_squadron = Construct a Squadron for 2 MP
ability-edmond_halley-discard_for_trp = Discard an Event for 1 TRP

ministry-choiseul = Choiseul
    .text = Once per turn: +1 MP, usable only for Bonus War tiles or deploying Squadrons. Once per turn: if you have a Squadron in North America, construct a Squadron for 2 MP instead of 4.
ability-choiseul-extra_mp = +1 MP for Bonus War tiles or deployment
ability-choiseul-cheap_squadron = Construct a Squadron for 2 MP

ministry-dupleix = Dupleix
    .text = Gain 1 TRP each time you win the India Award, Cotton or Spice.
ability-dupleix-extra_trp = +1 TRP for the India Award, Cotton and Spice

ministry-pompadour_du_barry = Pompadour & Du Barry
    .text = The first time in an Action Round that you exhaust an Advantage in Europe, gain 1 TRP.
ability-pompadour_du_barry-trp_on_exhaust = +1 TRP for exhausting a Europe Advantage

ministry-voltaire = Voltaire
    .text = When the Europe Award is scored, whoever wins it or even if nobody does, gain 1 TRP, at most 3, for each country with several spaces in which you control a Prestige space: Ireland, Scotland, Prussia, Dutch Republic, Austria, Spain.
ability-voltaire-prestige_trp = Scoring: up to 3 TRP for Prestige spaces

ministry-pitt_the_elder = Pitt the Elder
    .text = Once per turn: +1 DP, usable only to shift Political spaces without Prestige. Once per turn: construct a Squadron for 2 MP instead of 4.
ability-pitt_the_elder-extra_dp = +1 DP for spaces without Prestige
ability-pitt_the_elder-cheap_squadron = Construct a Squadron for 2 MP

ministry-charles_hanbury_williams = Charles Hanbury Williams
    .text = Once per turn, for one Action Round: unflagging French spaces in Prussia, the German States and Russia costs 1 DP less (minimum 1).
ability-charles_hanbury_williams-unflag_discount = Unflagging in Prussia, the German States and Russia 1 DP cheaper

ministry-merchant_banks = Merchant Banks
    .text = In each Peace Turn the first 2 Debt you would take for EP are not recorded, provided those points are spent; this works even at your Debt Limit.
ability-merchant_banks-ignore_debt = First 2 Debt for EP are free

ministry-samuel_johnson = Samuel Johnson
    .text = If Britain wins the Europe Award, it scores 1 VP more; if France wins it, France scores 1 VP less for it (not below 0).
ability-samuel_johnson-europe_award_swing = Europe Award: +1 VP for Britain or −1 VP for France

ministry-james_watt = James Watt
    .text = When you are forced to take Debt beyond your limit, the opponent scores no VP for it. The first time in an Action Round that the opponent exhausts an Advantage, gain 1 TRP.
ability-james_watt-no_overrun_vp = No VP to the opponent for Debt over the limit
ability-james_watt-trp_on_enemy_advantage = +1 TRP when the opponent exhausts an Advantage

ministry-papacy_hanover_negotiations = Papacy-Hanover Negotiations
    .text = When revealed: remove Jacobite Uprisings from the game and place the Jacobite Defeat marker. Once per turn: +2 DP, usable only to shift spaces in Scotland and Ireland.
ability-papacy_hanover_negotiations-remove_jacobites = Remove Jacobite Uprisings
ability-papacy_hanover_negotiations-extra_dp = +2 DP for Scotland and Ireland

ministry-townshend_acts = Townshend Acts
    .text = Once per turn, at the start of one of your rounds, before any Event or Action Points: name one of the six commodities, in demand or not. For the rest of the turn your Minor Economic Actions may unflag its Markets.
ability-townshend_acts-mark_commodity = Name a commodity whose Markets Minor Actions may unflag

ministry-edmund_burke = Edmund Burke
    .text = A Major Diplomatic Action spent entirely in Europe is worth 1 DP more for each space you control in Ireland. Sons of Liberty and the USA spaces cost you 1 DP less to shift (minimum 1).
ability-edmund_burke-europe_dp = Up to +2 DP for a Major Action in Europe
ability-edmund_burke-america_discount = Sons of Liberty and USA 1 DP cheaper

ministry-turgot = Turgot
    .text = While you have more Available Debt than Britain, the first Debt you take for AP in an Action Round gives 2 AP instead of 1.
ability-turgot-double_first_debt = First Debt of the round gives 2 AP

ministry-north_american_trade = North American Trade
    .text = If at the start of your round you control more Fur and Fish Markets together than Britain, each of your Economic Actions, Major or Minor, gets +1 EP. When revealed: turn all Spent Huguenots markers on the map to fresh.
ability-north_american_trade-extra_ep = +1 EP for each Economic Action
ability-north_american_trade-refresh_huguenots = Refresh the Huguenots markers

ministry-marquis_de_condorcet = Marquis de Condorcet
    .text = Once per turn, right after taking a tile: play an Event although the tile has no Event symbol. A symbol on the card must still match the Major Action.
ability-marquis_de_condorcet-event_any_tile = Play an Event with a tile lacking the symbol

ministry-lavoisier = Lavoisier
    .text = In a round in which you play an Event and receive its bonus effect, the tile’s Major and Minor Actions get +1 AP each.
ability-lavoisier-ap_on_bonus = +1 AP to both actions after an Event bonus

## Advantages

advantage-baltic_trade = Baltic Trade
    .text = Reduce your Debt by up to 2.

advantage-central_europe_conflict = Central Europe Conflict
    .text = Place a Conflict marker on an Alliance space in Europe.

advantage-german_diplomacy = German Diplomacy
    .text = Unflag Russia, Sweden or Bavaria at a base cost of 1 DP.

advantage-italy_influence = Italy Influence
    .text = Unflag a space in Spain or Austria at a base cost of 1 DP.

advantage-mediterranean_intrigue = Mediterranean Intrigue
    .text = Place a Conflict marker on a space in Spain, Austria or Sardinia.

advantage-naval_bastion = Naval Bastion
    .text = Spend 1 MP (not from a Minor Action) to send any enemy Squadron from the map to the Navy Box.

advantage-silesia_negotiations = Silesia Negotiations
    .text = Unflag a space in Prussia or the German States at a base cost of 1 DP.

advantage-algonquin_raids = Algonquin Raids
    .text = Place a Conflict marker on a Fur Market.

advantage-fur_trade = Fur Trade
    .text = Unflag a Market in North America at a base cost of 1 EP.

advantage-iroquois_raids = Iroquois Raids
    .text = Place a Conflict marker on a Fur Market.

advantage-patriot_agitation = Patriot Agitation
    .text = Place a Conflict marker on a Market or Political space in North America.

advantage-wheat = Wheat
    .text = Unflagging one Market in North America costs 1 EP less.

advantage-fruit = Fruit
    .text = Unflagging one Market in the Caribbean costs 1 EP less.

advantage-letters_of_marque = Letters of Marque
    .text = Place a Conflict marker on an unprotected Market in the Caribbean.

advantage-pirate_havens = Pirate Havens
    .text = Place a Conflict marker on an unprotected Market in the Caribbean.

advantage-rum = Rum
    .text = Unflagging one Market in the Caribbean costs 1 EP less.

advantage-slaving_contracts = Slaving Contracts
    .text = Construct a Squadron for 2 MP instead of 4.

advantage-power_struggle = Power Struggle
    .text = Place a Conflict marker on a Market in the Carnatic Coast sub-region.

advantage-raids_and_incursions = Raids & Incursions
    .text = Place a Conflict marker on a Market in India.

advantage-separatist_wars = Separatist Wars
    .text = Place a Conflict marker on a Cotton Market.

advantage-silk = Silk
    .text = Unflagging one Market in India costs 1 EP less.

advantage-textiles = Textiles
    .text = Unflagging one Market in India costs 1 EP less.
