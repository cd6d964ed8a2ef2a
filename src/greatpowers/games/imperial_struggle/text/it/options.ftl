# Imperial Struggle: ciò che il giocatore può scegliere.

## Prima dei Round Azione

option-bid = { $target } PTR
option-play_side = Gioca con: { $target }
option-discard = Scarta: { $target }
option-appoint = Scegli: { $target }
option-keep = Tieni la carta
option-go_first = Gioca per prima: { $target }
option-assign = Piazza: { $target }

## Il Round Azione

option-take = Scegli: { $target }
option-pass_round = Passa il Round e riduci il Debito fino a 2
option-end_round = Termina il Round
option-play = Gioca: { $target }
option-reveal = Rivela: { $target }
option-ability = Ministero: { $target }
option-use_advantage = Usa il Vantaggio: { $target }
option-flip_huguenots = Usa il segnalino Ugonotti: { $target }
option-upgrade = Riforma Militare: { $target }
option-upgrade_for_treaty = Prendi 1 PTR per la Riforma Militare
option-swap = Scambia le Truppe: { $target }
option-keep_old = Tieni la Truppa del Teatro
option-keep_new = Tieni la Truppa pescata
option-remove_tile = Elimina dal gioco
option-return_tile = Rimetti nella riserva
option-shift = Varia: { $target }
option-jacobite_shift = Varia con PA Militari: { $target }
option-draw_event = Pesca una carta Evento
option-recruit = Acquista un Comando Bonus
option-end_conflict = Rimuovi il Conflitto: { $target }
option-build_fort = Costruisci il Forte: { $target }
option-repair_fort = Ripara il Forte: { $target }
option-seize_fort = Prendi il Forte: { $target }
option-construct = Allestisci una Squadra Navale: { $target }
option-deploy = Schiera una Squadra Navale: { $target }
option-from_navy_box = Dall’Arsenale
option-from_space = Da: { $target }
option-exchange = Converti 2 PA Militari in 1 PA (Azione { $target })
option-as_major = Con l’Azione Maggiore
option-as_minor = Con l’Azione Minore
option-pay_debt = Contrai 1 Debito
option-pay_treaty = Spendi 1 Punto Trattato

## Effetti di carte, Vantaggi e Guerra

option-choose = { $target }
option-damage = Danneggia il Forte: { $target }
option-displace = Riporta nell’Arsenale la Squadra Navale: { $target }
option-give_up = La Squadra Navale in: { $target }
option-give_up_from_box = Una Squadra Navale nell’Arsenale
option-give_up_tile = Rimetti nella riserva: { $target }
option-theater = { $target }
option-move_tile = Sposta: { $target }
option-points = Azione { $target }
option-commodity = { $target }
option-pick_advantage = { $target }
option-conquer = Prendi: { $target }
option-usa_flag = Pianta la Bandiera USA: { $target }
option-strip_fort = Togli la Bandiera dal Forte: { $target }

## Modi di allestire una Squadra Navale

shipyard-plain = nel modo ordinario
shipyard-slaving_contracts = { advantage-slaving_contracts }
shipyard-edmond_halley = { ministry-edmond_halley }
shipyard-choiseul = { ministry-choiseul }
shipyard-pitt_the_elder = { ministry-pitt_the_elder }

## Per che cosa si possono spendere i punti

limit-anywhere = senza vincoli
limit-europe = solo in Europa
limit-north_america = solo in Nord America
limit-caribbean = solo nei Caraibi
limit-india = solo in India
limit-unflag_europe = solo per ammainare in Europa
limit-unflag_markets = solo per ammainare nei Mercati
limit-flag_next_to_british_market = solo per piantare in Mercati connessi a un Mercato britannico
limit-german_states_prussia_dutch = solo per variare negli Stati Tedeschi, in Prussia e nelle Province Unite
limit-spain_austria = solo per variare in Spagna e Austria
limit-war_tiles_deploying = solo per Comandi Bonus e schieramento di Squadre Navali
limit-not_prestige = solo per spazi Politici senza Prestigio
limit-scotland_ireland = solo per variare in Scozia e Irlanda
limit-burke_europe = solo per variare in Europa, dove deve restare l’intera Azione
