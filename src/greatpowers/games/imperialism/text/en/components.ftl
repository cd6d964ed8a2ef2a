# Imperialism: names of the components.

## Powers

power-portugal = Portugal
power-spain = Spain
power-poland = Poland
power-austria = Austria
power-france = France
power-england = England
power-sweden = Sweden
power-prussia = Prussia
power-russia = Russia
power-ottoman = Ottoman Empire

## Tracks, and what a card may count

track-army = Army
track-fleet = Fleet
track-prestige = Prestige
track-gold = Gold
track-food = Food
track-textiles = Textiles
track-spices = Spices
track-oriental = Oriental goods
track-industrial = Industrial materials
track-shipyards = Shipyards
track-weapons = Land weapons
count-army = { track-army }
count-fleet = { track-fleet }
count-prestige = { track-prestige }
count-gold = { track-gold }
count-food = { track-food }
count-textiles = { track-textiles }
count-spices = { track-spices }
count-oriental = { track-oriental }
count-industrial = { track-industrial }
count-shipyards = { track-shipyards }
count-weapons = { track-weapons }
count-land = Lands
count-colony = Colonies
count-territories = Territories
count-ducats = Ducats

## Actions, wars, decks

action-development = Development
action-intrigue = Intrigue
action-conquest = Conquest
action-war = War
action-taxes = Taxes
war-land = land war
war-sea = sea war
deck-providence = providence deck
deck-territories = territory deck

## Religions

religion-calvinism = Calvinism
    .text = Food +1, textiles +1, and one other good of your choice may rise by 1. 2 glory. Whenever you choose Development, you get 5 ducats at once.
religion-counter_reformation = Counter-Reformation
    .text = Army +2, land weapons +1. 2 glory. +3 in wars on land and at sea against dissenters.
religion-lutheranism = Lutheranism
    .text = Fleet +2, and a hand limit one card higher. 2 glory and 20 ducats. You may carry out a Development at once, whatever your last action was.

## Achievements

achievement-printing = Printing
achievement-caravel = Caravel
achievement-new_crops = New crops
achievement-cloth_halls = Cloth halls
achievement-cartography = Cartography
achievement-artillery = Artillery
achievement-banking = Banking
achievement-renaissance = Renaissance
achievement-chartered_company = Chartered company
achievement-standing_army = Standing army
achievement-ship_of_the_line = Ship of the line
achievement-administration = Administration
achievement-scientific_revolution = Scientific revolution
achievement-mercantilism = Mercantilism
achievement-absolutism = Absolutism
achievement-colonial_empire = Colonial empire
achievement-stock_exchange = Stock exchange
achievement-military_academy = Military academy
achievement-industrial_revolution = Industrial revolution
achievement-enlightenment = Enlightenment
achievement-world_trade = World trade
achievement-continental_hegemony = Continental hegemony
achievement-rule_of_the_waves = Rule of the waves
achievement-railways = Railways
