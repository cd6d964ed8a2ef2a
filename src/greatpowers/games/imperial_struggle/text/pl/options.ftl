# Imperial Struggle: co gracz może wybrać.

## Przed rundami

option-bid = { $target } PO
option-play_side = Graj jako { $target }
option-discard = Odrzuć: { $target }
option-appoint = Wybierz: { $target }
option-keep = Zachowaj
option-go_first = Zaczyna { $target }
option-assign = Umieść: { $target }

## Runda

option-take = Weź: { $target }
option-pass_round = Poddaj rundę i zmniejsz Dług o maksymalnie 2
option-end_round = Zakończ rundę
option-play = Zagraj: { $target }
option-reveal = Ujawnij: { $target }
option-ability = Minister: { $target }
option-use_advantage = Użyj Korzyści: { $target }
option-flip_huguenots = Wykorzystaj znacznik Hugenotów: { $target }
option-upgrade = Przegrupowanie: { $target }
option-upgrade_for_treaty = Weź 1 PO za Przegrupowanie
option-swap = Zamień Wojska Regularne: { $target }
option-keep_old = Zostaw Wojsko z Kampanii
option-keep_new = Zostaw dobrane Wojsko
option-remove_tile = Usuń z gry
option-return_tile = Zwróć do puli
option-shift = Przekup: { $target }
option-jacobite_shift = Przekup za MPA: { $target }
option-draw_event = Dobierz kartę Wydarzenia
option-recruit = Zrekrutuj Wojsko Elitarne
option-end_conflict = Usuń znacznik Konfliktu: { $target }
option-build_fort = Zbuduj Fort: { $target }
option-repair_fort = Napraw Fort: { $target }
option-seize_fort = Przejmij Fort: { $target }
option-construct = Zbuduj Eskadrę: { $target }
option-deploy = Rozmieść Eskadrę: { $target }
option-from_navy_box = Z Bazy Floty
option-from_space = Z Akwenu { $target }
option-exchange = Zamień 2 MPA na 1 PA (Akcja { $target })
option-as_major = Akcją Główną
option-as_minor = Akcją Poboczną
option-pay_debt = Zwiększ Dług o 1
option-pay_treaty = Wydaj 1 Punkt Odwetu

## Efekty kart, Korzyści i Wojny

option-choose = { $target }
option-damage = Uszkodź Fort: { $target }
option-displace = Odeślij Eskadrę do Bazy Floty: { $target }
option-give_up = Eskadra na Akwenie { $target }
option-give_up_from_box = Eskadra w Bazie Floty
option-give_up_tile = Zwróć do puli: { $target }
option-theater = { $target }
option-move_tile = Przenieś: { $target }
option-points = Akcja { $target }
option-commodity = { $target }
option-pick_advantage = { $target }
option-conquer = Przejmij: { $target }
option-usa_flag = Podnieś Flagę USA: { $target }
option-strip_fort = Usuń Flagę z Fortu: { $target }

## Sposoby budowy Eskadry

shipyard-plain = zwykłym sposobem
shipyard-slaving_contracts = { advantage-slaving_contracts }
shipyard-edmond_halley = { ministry-edmond_halley }
shipyard-choiseul = { ministry-choiseul }
shipyard-pitt_the_elder = { ministry-pitt_the_elder }

## Na co wolno wydać punkty

limit-anywhere = bez ograniczeń
limit-europe = tylko w Europie
limit-north_america = tylko w Ameryce Północnej
limit-caribbean = tylko na Karaibach
limit-india = tylko w Indiach
limit-unflag_europe = tylko na opuszczanie Flag w Europie
limit-unflag_markets = tylko na opuszczanie Flag na Rynkach
limit-flag_next_to_british_market = tylko na podnoszenie Flag na Rynkach połączonych z brytyjskim Rynkiem
limit-german_states_prussia_dutch = tylko na Państwa Niemieckie, Prusy i Zjednoczone Prowincje
limit-spain_austria = tylko na Hiszpanię i Austrię
limit-war_tiles_deploying = tylko na Wojska Elitarne i rozmieszczanie Eskadr
limit-not_prestige = tylko na Poselstwa bez Prestiżu
limit-scotland_ireland = tylko na Szkocję i Irlandię
limit-burke_europe = tylko na przekupywanie w Europie, gdzie musi pozostać cała Akcja
