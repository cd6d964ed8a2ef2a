# Imperializm: nazwy elementów gry.

## Mocarstwa

power-portugal = Portugalia
power-spain = Hiszpania
power-poland = Polska
power-austria = Austria
power-france = Francja
power-england = Anglia
power-sweden = Szwecja
power-prussia = Prusy
power-russia = Rosja
power-ottoman = Imperium Osmańskie

## Tory i to, co karta może liczyć

track-army = Armia
track-fleet = Flota
track-prestige = Prestiż
track-gold = Złoto
track-food = Żywność
track-textiles = Tekstylia
track-spices = Przyprawy
track-oriental = Towary orientalne
track-industrial = Materiały przemysłowe
track-shipyards = Stocznie
track-weapons = Broń lądowa
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
count-land = Krainy
count-colony = Kolonie
count-territories = Terytoria
count-ducats = Dukaty

## Akcje, wojny, talie

action-development = Rozwój
action-intrigue = Intryga
action-conquest = Podbój
action-war = Wojna
action-taxes = Podatki
war-land = wojna lądowa
war-sea = wojna morska
deck-providence = talia opatrzności
deck-territories = talia terytoriów

## Religie

religion-calvinism = Kalwinizm
    .text = Żywność +1, tekstylia +1 i według uznania inne dobro +1. 2 punkty chwały. Za każdym razem, gdy wybierasz akcję rozwój, otrzymujesz natychmiast 5 dukatów.
religion-counter_reformation = Kontrreformacja
    .text = Armia +2, broń lądowa +1. 2 punkty chwały. +3 do wyniku wojny lądowej i morskiej z innowiercami.
religion-lutheranism = Luteranizm
    .text = Flota +2, limit kart na ręce większy o 1. 2 punkty chwały i 20 dukatów. Możesz od razu przeprowadzić rozwój, bez względu na poprzednią akcję.

## Osiągnięcia

achievement-printing = Druk
achievement-caravel = Karawela
achievement-new_crops = Nowe uprawy
achievement-cloth_halls = Sukiennice
achievement-cartography = Kartografia
achievement-artillery = Artyleria
achievement-banking = Bankowość
achievement-renaissance = Renesans
achievement-chartered_company = Kompania handlowa
achievement-standing_army = Stała armia
achievement-ship_of_the_line = Okręt liniowy
achievement-administration = Administracja
achievement-scientific_revolution = Rewolucja naukowa
achievement-mercantilism = Merkantylizm
achievement-absolutism = Absolutyzm
achievement-colonial_empire = Imperium kolonialne
achievement-stock_exchange = Giełda
achievement-military_academy = Akademia wojskowa
achievement-industrial_revolution = Rewolucja przemysłowa
achievement-enlightenment = Oświecenie
achievement-world_trade = Handel światowy
achievement-continental_hegemony = Hegemonia na kontynencie
achievement-rule_of_the_waves = Panowanie na morzach
achievement-railways = Kolej żelazna
