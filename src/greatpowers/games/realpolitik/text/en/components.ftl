# Realpolitik: names of the components.

## Actions

action-taxation = Taxation
    .text = Take Money by the value of the Territories that pay taxes: your own Homes, Uncontested Territories, and Contested ones without your stripe.
action-mobilisation = Mobilisation
    .text = Lay Trains, draw battle cards for Generals off the board, place Generals or withdraw them, and buy. Money that you do not spend is lost.
action-extend_influence = Extend Influence
    .text = Score the value of the Contested Territories with your stripe and of the foreign Homes that you control.
action-dispatch = Dispatch
    .text = Raise the Diplomacy token by one box and take all your played action cards back. At the top a Diplomacy Phase follows.
action-movement = Movement
    .text = Name an Arbiter, use rail transport, then move each of your Generals. Where they meet rivals, they fight.

## Home Territories of France

territory-ile = Île-de-France
territory-nor = Normandy and Brittany
territory-alo = Alsace-Lorraine
territory-bur = Burgundy and Lyonnais
territory-aqu = Aquitaine
territory-pro = Provence and Languedoc

## Home Territories of Prussia

territory-bra = Brandenburg
territory-pom = Pomerania
territory-epr = East and West Prussia
territory-pos = Posen
territory-sil = Silesia
territory-psa = Prussian Saxony
territory-rhi = Rhineland and Westphalia

## Home Territories of Austria

territory-vie = Upper and Lower Austria
territory-boh = Bohemia
territory-mor = Moravia
territory-tyr = Tyrol and Salzburg
territory-ill = Styria, Carniola and the Littoral
territory-hun = Hungary and Croatia
territory-gal = Galicia

## Home Territories of Italy

territory-pie = Piedmont and Liguria
territory-emi = Emilia, Romagna and the Marche
territory-tus = Tuscany
territory-nap = Naples
territory-sic = Sicily
territory-sar = Sardinia

## Contested Territories

territory-sho = Schleswig-Holstein
territory-den = Denmark
territory-han = Hanover
territory-hes = Hesse and Frankfurt
territory-sax = Saxony and Thuringia
territory-bav = Bavaria
territory-wur = Württemberg
territory-bad = Baden
territory-pal = Palatinate
territory-lux = Luxembourg
territory-bel = Belgium
territory-sav = Savoy and Nice
territory-lom = Lombardy
territory-ven = Venetia
territory-rom = Papal States
territory-dal = Dalmatia
territory-alb = Albania
territory-bos = Bosnia
territory-tun = Tunis

## Uncontested Territories

territory-ned = Netherlands
territory-swi = Switzerland
territory-ser = Serbia
territory-wal = Danubian Principalities
territory-cat = Catalonia

## Seas

sea-north_sea = Atlantic, Channel and North Sea
sea-baltic = Baltic Sea
sea-west_med = Western Mediterranean
sea-adriatic = Adriatic Sea

## Generals

general-macmahon = Patrice de MacMahon
general-bazaine = François Achille Bazaine
general-canrobert = François Certain de Canrobert
general-moltke = Helmuth von Moltke
general-friedrich_karl = Prince Friedrich Karl
general-crown_prince = Crown Prince Friedrich Wilhelm
general-albrecht = Archduke Albrecht
general-benedek = Ludwig von Benedek
general-gablenz = Ludwig von Gablenz
general-la_marmora = Alfonso La Marmora
general-cialdini = Enrico Cialdini
general-garibaldi = Giuseppe Garibaldi

## Piles of cards in a battle

pile-macmahon = { general-macmahon }
pile-bazaine = { general-bazaine }
pile-canrobert = { general-canrobert }
pile-moltke = { general-moltke }
pile-friedrich_karl = { general-friedrich_karl }
pile-crown_prince = { general-crown_prince }
pile-albrecht = { general-albrecht }
pile-benedek = { general-benedek }
pile-gablenz = { general-gablenz }
pile-la_marmora = { general-la_marmora }
pile-cialdini = { general-cialdini }
pile-garibaldi = { general-garibaldi }
pile-garrison = Garrison

## Battle cards

battle_card-1 = battle card 1
    .text = Played face up, it discards one card that the enemy has played.
battle_card-2 = battle card 2
    .text = Counts one point more if you control the Territory of the battle.
battle_card-3 = battle card 3
    .text = Played face up, it turns up one card that the enemy has played.
battle_card-4 = battle card 4
    .text = Carries the symbol: each pair of symbols in one pile adds a point of strength.
battle_card-5 = battle card 5
    .text = If you lose the battle, each 5 that you played costs you one more point of Morale.

## Sides and pieces

side-attack = attacker
side-defence = defender
piece-unit = a Unit
