# Imperialism: i nomi dei componenti.

## Potenze

power-portugal = Portogallo
power-spain = Spagna
power-poland = Polonia
power-austria = Austria
power-france = Francia
power-england = Inghilterra
power-sweden = Svezia
power-prussia = Prussia
power-russia = Russia
power-ottoman = Impero ottomano

## Tracciati, e ciò che una carta può contare

track-army = Esercito
track-fleet = Flotta
track-prestige = Prestigio
track-gold = Oro
track-food = Viveri
track-textiles = Tessuti
track-spices = Spezie
track-oriental = Merci orientali
track-industrial = Materiali industriali
track-shipyards = Cantieri navali
track-weapons = Armi terrestri
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
count-land = Regioni
count-colony = Colonie
count-territories = Territori
count-ducats = Ducati

## Azioni, guerre, mazzi

action-development = Sviluppo
action-intrigue = Intrigo
action-conquest = Conquista
action-war = Guerra
action-taxes = Tasse
war-land = guerra terrestre
war-sea = guerra navale
deck-providence = mazzo della provvidenza
deck-territories = mazzo dei territori

## Religioni

religion-calvinism = Calvinismo
    .text = Viveri +1, tessuti +1 e, se vuoi, un altro bene +1. 2 punti gloria. Ogni volta che scegli lo sviluppo ricevi subito 5 ducati.
religion-counter_reformation = Controriforma
    .text = Esercito +2, armi terrestri +1. 2 punti gloria. +3 nelle guerre terrestri e navali contro gli infedeli.
religion-lutheranism = Luteranesimo
    .text = Flotta +2, limite della mano più alto di una carta. 2 punti gloria e 20 ducati. Puoi compiere subito uno sviluppo, qualunque sia stata la tua ultima azione.

## Progressi

achievement-printing = Stampa
achievement-caravel = Caravella
achievement-new_crops = Nuove colture
achievement-cloth_halls = Mercati dei tessuti
achievement-cartography = Cartografia
achievement-artillery = Artiglieria
achievement-banking = Banche
achievement-renaissance = Rinascimento
achievement-chartered_company = Compagnia commerciale
achievement-standing_army = Esercito permanente
achievement-ship_of_the_line = Vascello di linea
achievement-administration = Amministrazione
achievement-scientific_revolution = Rivoluzione scientifica
achievement-mercantilism = Mercantilismo
achievement-absolutism = Assolutismo
achievement-colonial_empire = Impero coloniale
achievement-stock_exchange = Borsa valori
achievement-military_academy = Accademia militare
achievement-industrial_revolution = Rivoluzione industriale
achievement-enlightenment = Illuminismo
achievement-world_trade = Commercio mondiale
achievement-continental_hegemony = Egemonia sul continente
achievement-rule_of_the_waves = Dominio dei mari
achievement-railways = Ferrovie
