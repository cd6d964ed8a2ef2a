# Imperial Struggle: Wydarzenia, Ministrowie, Korzyści, własnymi słowami.

## Wydarzenia Epoki Sukcesji

event-carnatic_war = Wojna w Karnatyku
    .common = Za każdy kontrolowany przez ciebie Lokalny Sojusz w Indiach umieść jeden znacznik Konfliktu na Rynku albo Poselstwie w Indiach.
    .common_bonus = Uszkodź nieuszkodzony Fort przeciwnika w Indiach albo przekup Rynek bawełny.
    .condition = Masz ujawnionego Ministra z Kompetencją Merkantylizm.

event-acts_of_union = Akty unii
    .british = Otrzymujesz 1 PPA, wyłącznie na opuszczenie Flagi w Europie.
    .british_bonus = Zdobywasz 2 PZ.
    .french = Otrzymujesz 2 PPA.
    .french_bonus = Opuść Flagę przeciwnika na Poselstwie w Europie poza Hiszpanią i Austrią.
    .condition = Kontrolujesz więcej pól Prestiżu w Szkocji i Irlandii łącznie niż przeciwnik.

event-tropical_diseases = Choroby tropikalne
    .common = Usuń z Rynków na Karaibach jedną Flagę przeciwnika, a potem jedną własną.
    .common_bonus = Usuń jeszcze jedną Flagę przeciwnika z Rynku na Karaibach.
    .condition = Masz ujawnionego Ministra z Kompetencją Nauka.

event-south_sea_speculation = Spekulacja Kompanii Mórz Południowych
    .common = Opuść Flagę przeciwnika na jednym dowolnym Rynku; nie może to odciąć innego Rynku.
    .common_bonus = W tej rundzie budowa jednej nowej Eskadry kosztuje cię o 2 MPA mniej (nawet 0).
    .condition = Masz ujawnionego Ministra z Kompetencją Skarb.

event-war_of_jenkins_ear = Wojna o ucho Jenkinsa
    .british = Zmniejsz swój Dług o 2.
    .british_bonus = Francja zwiększa swój Dług o 1.
    .french = Umieść znacznik Konfliktu na brytyjskim Rynku na Karaibach.
    .french_bonus = Otrzymujesz 1 PPA.
    .condition = Masz ujawnionego Ministra z Kompetencją Merkantylizm.

event-native_american_alliances = Sojusze z rdzennymi Amerykanami
    .british = Przekup Lokalny Sojusz w Ameryce Północnej.
    .british_bonus = Aktywuj od razu jedną kontrolowaną przez ciebie Korzyść w Ameryce Północnej, ignorując zasady Wyczerpania: może być już Wyczerpana, użycie jej nie wyczerpuje i może to być nawet Korzyść zdobyta w tej rundzie.
    .french = Otrzymujesz 2 EPA do wydania tylko w Ameryce Północnej.
    .french_bonus = Opuść Flagę przeciwnika na Lokalnym Sojuszu w Ameryce Północnej.
    .condition = Masz ujawnionego Ministra z Kompetencją Merkantylizm.

event-austro_spanish_rivalry = Rywalizacja austriacko-hiszpańska
    .british = Umieść znacznik Konfliktu na Poselstwie w Hiszpanii.
    .british_bonus = Zwróć, bez podglądania, jedno francuskie Wojsko Elitarne z nadchodzącej Wojny do puli Francji.
    .french = Opuść Flagę przeciwnika w Zjednoczonych Prowincjach.
    .french_bonus = Otrzymujesz 2 PPA albo 2 EPA do wydania tylko w Indiach.
    .condition = Masz ujawnionego Ministra z Kompetencją Administracja.

event-tax_reform = Reforma podatkowa
    .common = Zmniejsz swój Dług o 2. Za każdy punkt, którego nie możesz odjąć, bo Dług wynosi 0, możesz otrzymać 1 EPA.
    .common_bonus = Zmniejsz swój Dług o jeszcze 1 punkt, na tych samych zasadach.
    .condition = Masz ujawnionego Ministra z Kompetencją Skarb.

event-great_northern_war = Wielka wojna północna
    .british = Przekup Poselstwo w Państwach Niemieckich. Jeśli potem na obu jest twoja Flaga, zdobywasz 2 PZ.
    .british_bonus = Otrzymujesz 1 PPA.
    .french = Przekup Rosję. Jeśli jest tam już twoja Flaga, zamiast tego zdobywasz 2 PZ.
    .french_bonus = Otrzymujesz 1 PPA.
    .condition = Masz ujawnionego Ministra z Kompetencją Salony.

event-vatican_politics = Polityka Watykanu
    .british = Otrzymujesz 2 PPA do wydania tylko w Państwach Niemieckich, Prusach i Zjednoczonych Prowincjach.
    .british_bonus = Otrzymujesz 1 PPA do wydania tylko w Europie.
    .french = Przekup Poselstwo w Hiszpanii albo Austrii.
    .french_bonus = Jeśli w Hiszpanii i Austrii nie ma wtedy brytyjskich Flag, zdobywasz 2 PZ.
    .condition = Masz ujawnionego Ministra z Kompetencją Salony.

event-calico_acts = Akt o perkalu
    .british = Otrzymujesz 2 EPA, wyłącznie na opuszczanie Flag na Rynkach.
    .british_bonus = Możesz teraz podliczyć bawełnę, jakby była objęta Globalnym Popytem; nagrodę bieżącej Epoki otrzymuje gracz mający przewagę.
    .french = Opuść Flagę przeciwnika na Rynku bawełny.
    .french_bonus = Przepędź brytyjską Eskadrę z Akwenu do Bazy Floty.
    .condition = Masz ujawnionego Ministra z Kompetencją Merkantylizm.

event-military_spending_overruns = Nadmierne wydatki wojskowe
    .common = Przeciwnik wybiera jedno: uszkadza własny nieuszkodzony Fort, przenosi własną Eskadrę z Akwenu do Bazy Floty albo zwraca do puli jedno ze swoich Wojsk Elitarnych nadchodzącej Wojny.
    .common_bonus = Przeciwnik musi wybrać jeszcze raz.
    .condition = Masz więcej Dostępnego Długu niż przeciwnik.

event-alberonis_ambition = Ambicje Alberoniego
    .british = Otrzymujesz 2 EPA, wyłącznie na podnoszenie Flag na Rynkach połączonych z brytyjskim Rynkiem.
    .british_bonus = Otrzymujesz jeszcze 1 EPA z tym samym ograniczeniem.
    .french = Przekup pole Sojuszu w Austrii, Zjednoczonych Prowincjach albo Hiszpanii.
    .french_bonus = Jeśli i w Sabaudii, i w Sardynii jest twoja Flaga, zdobywasz 3 PZ.
    .condition = Masz ujawnionego Ministra z Kompetencją Administracja.

event-famine_in_ireland = Głód w Irlandii
    .british = Opuść francuską Flagę w Irlandii albo Szkocji.
    .french = Za każde kontrolowane przez ciebie pole w Irlandii dobierz jedno Wojsko Elitarne i umieść je w Kampanii Powstanie jakobitów nadchodzącej Wojny, o ile taka w niej jest.

event-interest_payments = Spłata odsetek
    .common = Obniż Limit Zadłużenia przeciwnika o 1. Jeśli jego Dług był równy Limitowi, spada także o 1, a ty zdobywasz 1 PZ.
    .common_bonus = Zmniejsz swój Dług o 2.
    .condition = Masz więcej Dostępnego Długu niż przeciwnik.

## Wydarzenia Epoki Imperium

event-caribbean_slave_unrest = Bunty niewolników na Karaibach
    .common = Umieść znacznik Konfliktu na Rynku na Karaibach.
    .common_bonus = Umieść w ten sam sposób drugi.
    .condition = W nadchodzącej Wojnie masz więcej Wojsk Elitarnych niż przeciwnik.

event-pacte_de_famille = Pakt familijny
    .british = W tej rundzie opuszczenie francuskiej Flagi w Hiszpanii lub Austrii kosztuje o 1 PPA mniej (minimum 1).
    .british_bonus = Otrzymujesz 1 PPA.
    .french = Odśwież maksymalnie dwie Wyczerpane Korzyści w Europie.
    .french_bonus = Otrzymujesz 2 PPA do wydania tylko w Hiszpanii i Austrii.
    .condition = Masz ujawnionego Ministra z Kompetencją Salony.

event-byngs_trial = Proces Bynga
    .british = Umieść żeton Bynga (+2 dla Wielkiej Brytanii) w Kampanii nadchodzącej Wojny, której lista Posiłków obejmuje Eskadry.
    .french = Odłóż na bok brytyjską Eskadrę z Akwenu albo z Bazy Floty; wraca ona do Bazy Floty w Fazie Porządkowej następnej Tury Pokoju.

event-le_beau_monde = Le Beau Monde
    .british = Możesz dodać futra albo bawełnę do Globalnego Popytu w tej turze.
    .british_bonus = Otrzymujesz 1 EPA.
    .french = Otrzymujesz 1 PPA do wydania tylko w Europie.
    .french_bonus = Otrzymujesz jeszcze 2 PPA do wydania tylko w Europie.
    .condition = Masz ujawnionego Ministra z Kompetencją Salony.

event-hyder_ali = Hajdar Ali
    .common = Przejmij Kontrolę nad Lokalnym Sojuszem w Indiach albo umieść dwa znaczniki Konfliktu na niestrzeżonych Rynkach lub Poselstwach w Indiach.
    .common_bonus = Otrzymujesz 2 EPA do wydania tylko w Indiach.
    .condition = Masz ujawnionego Ministra z Kompetencją Merkantylizm.

event-co_hong_system = System Kohong
    .common = Wylosuj jeden z żetonów Globalnego Popytu nieużywanych w tej turze i zastąp nim jeden z obowiązujących.
    .common_bonus = Otrzymujesz 2 EPA do wydania tylko w Indiach.
    .condition = Masz ujawnionego Ministra z Kompetencją Nauka.

event-corsican_crisis = Kryzys korsykański
    .british = Przekup Sardynię albo Sabaudię.
    .british_bonus = Jeśli Francja nie ma Eskadry w Europie, zdobywasz 1 PZ.
    .french = Opuść Flagę przeciwnika na Poselstwie w Europie.
    .french_bonus = Jeśli w Hiszpanii nie ma brytyjskiej Flagi, zdobywasz 1 PZ.
    .condition = Masz ujawnionego Ministra z Kompetencją Administracja.

event-european_panic = Panika w Europie
    .common = Zdobywasz 1 PZ za każdy punkt, o który Dług przeciwnika przewyższa twój, maksymalnie 4.
    .common_bonus = Opuść Flagę przeciwnika na Poselstwie w Europie.
    .condition = Twój Dostępny Dług jest co najmniej o 3 większy niż u przeciwnika.

event-west_african_gold_mining = Złoto z Afryki Zachodniej
    .common = Otrzymujesz 1 EPA.
    .common_bonus = Otrzymujesz 2 EPA do wydania tylko na Karaibach.
    .condition = Masz więcej Dostępnego Długu niż przeciwnik.

event-war_of_the_quadruple_alliance = Wojna czwórprzymierza
    .british = Odłóż na bok brytyjską Eskadrę z Akwenu albo z Bazy Floty; wraca ona do Bazy Floty w Fazie Porządkowej następnej Tury Pokoju. Zdobywasz 2 PZ.
    .british_bonus = Zbuduj Eskadrę za darmo, a potem zwiększ swój Dług o 1 albo strać 1 PO.
    .french = Przekup Poselstwo w Hiszpanii.
    .french_bonus = Otrzymujesz 1 PPA.
    .condition = Masz ujawnionego Ministra z Kompetencją Administracja.

event-salon_d_hercule = Salon Herkulesa
    .british = Francja zwiększa swój Dług o 1.
    .british_bonus = Francja zwiększa swój Dług o kolejne 2.
    .french = Otrzymujesz 2 PPA do wydania tylko w Europie.
    .french_bonus = Otrzymujesz jeszcze 2 PPA do wydania tylko w Europie.
    .condition = Masz ujawnionego Ministra z Kompetencją Salony.

event-bengal_famine = Głód w Bengalu
    .common = Umieść maksymalnie dwa znaczniki Konfliktu na Rynkach lub Poselstwach w Indiach.

event-father_le_loutre = Ojciec Le Loutre
    .british = Umieść znacznik Konfliktu na Rynku rybnym.
    .british_bonus = Otrzymujesz 2 MPA do wydania tylko w Ameryce Północnej.
    .french = Umieść znacznik Konfliktu na dowolnym brytyjskim Rynku.
    .french_bonus = Otrzymujesz 2 EPA do wydania tylko w Ameryce Północnej.
    .condition = Masz ujawnionego Ministra z Kompetencją Administracja.

event-war_of_the_polish_succession = Wojna o sukcesję polską
    .british = Otrzymujesz 2 PO.
    .british_bonus = Przekup Rosję.
    .french = Zdobywasz 2 PZ.
    .french_bonus = Przekup Rosję albo Szwecję.
    .condition = Masz ujawnionego Ministra z Kompetencją Skarb.

event-jonathans_coffee_house = Kawiarnia Jonathana
    .common = Otrzymujesz 2 EPA.
    .common_bonus = Otrzymujesz jeszcze 1 EPA; zmniejsz swój Dług o 1.
    .condition = Masz ujawnionego Ministra z Kompetencją Skarb.

## Wydarzenia Epoki Rewolucji

event-nootka_incident = Incydent w zatoce Nootka
    .british = Otrzymujesz 2 PPA albo 2 EPA.
    .british_bonus = Zdobywasz 2 PZ za każdą swoją Flagę na polach Sojuszu w Hiszpanii, a potem usuwasz te Flagi.
    .french = Przepędź brytyjską Eskadrę z Akwenu do Bazy Floty.
    .french_bonus = Zbuduj Eskadrę za darmo.
    .condition = Masz ujawnionego Ministra z Kompetencją Merkantylizm.

event-haitian_revolution = Rewolucja haitańska
    .common = Umieść znacznik Konfliktu „+1” na Rynku trzciny cukrowej na Karaibach.
    .common_bonus = Umieść znaczniki Konfliktu „+1” na dwóch kolejnych Rynkach trzciny cukrowej na Karaibach.
    .condition = W nadchodzącej Wojnie masz więcej Wojsk Elitarnych niż przeciwnik.

event-loge_des_neuf_soeurs = Loża Dziewięciu Sióstr
    .british = Umieść znacznik Konfliktu na Rynku albo Poselstwie w Podregionie Północne Kolonie.
    .british_bonus = Jeśli kontrolujesz wtedy w Ameryce Północnej więcej pól niż Francja, zdobywasz 3 PZ.
    .french = Aktywuj jedną kontrolowaną przez ciebie Korzyść poza Europą, ignorując zasady Wyczerpania: może być już Wyczerpana, a użycie jej nie wyczerpuje; nie może to być Korzyść zdobyta w tej rundzie.
    .french_bonus = Otrzymujesz 2 PPA.
    .condition = Masz ujawnionego Ministra z Kompetencją Salony.

event-la_gabelle = La Gabelle
    .british = Wyczerp maksymalnie dwie dowolne Korzyści, bez rozpatrywania ich efektów.
    .british_bonus = Otrzymujesz 2 EPA.
    .french = Otrzymujesz 2 EPA.
    .french_bonus = Zdobywasz 2 PZ, a jeśli masz ujawnionego Ministra z Kompetencją Administracja – 3 PZ.
    .condition = Masz więcej Dostępnego Długu niż przeciwnik.

event-jesuit_abolition = Kasata jezuitów
    .british = Opuść Flagę przeciwnika na Rynku trzciny cukrowej.
    .british_bonus = Otrzymujesz 3 EPA do wydania tylko na Karaibach.
    .french = Zmniejsz swój Dług o 2.
    .french_bonus = Zdobywasz 2 PZ.
    .condition = Masz ujawnionego Ministra z Kompetencją Administracja.

event-wealth_of_nations = Bogactwo narodów
    .common = Zmniejsz swój Dług o 2.
    .common_bonus = Otrzymujesz 3 EPA.
    .condition = Masz ujawnionego Ministra z Kompetencją Nauka.

event-debt_crisis = Kryzys zadłużenia
    .common = Jeśli masz więcej Dostępnego Długu niż przeciwnik, otrzymujesz 3 EPA, wyłącznie na opuszczanie Flag na Rynkach.
    .common_bonus = Zdobywasz 2 PZ.
    .condition = Twój Dostępny Dług jest co najmniej o 3 większy niż u przeciwnika.

event-east_asia_piracy = Piractwo w Azji Wschodniej
    .common = Jeśli masz w Indiach łącznie więcej Eskadr, Fortów i Lokalnych Sojuszy niż przeciwnik, zdobywasz 3 PZ.

event-stamp_act = Ustawa stemplowa
    .british = Zmniejsz swój Dług o 2.
    .british_bonus = Otrzymujesz 2 EPA.
    .french = Umieść znacznik Konfliktu na Rynku albo Poselstwie w Podregionie Północne Kolonie.
    .french_bonus = Umieść w ten sam sposób jeszcze dwa (razem trzy).
    .condition = Masz ujawnionego Ministra z Kompetencją Merkantylizm.

event-falklands_crisis = Kryzys falklandzki
    .british = Jeśli masz Flagę w Hiszpanii, zdobywasz 1 PZ.
    .british_bonus = Opuść Flagę przeciwnika w Hiszpanii.
    .french = Otrzymujesz 1 MPA za każdą swoją Flagę w Hiszpanii.
    .french_bonus = Usuń z gry brytyjską Eskadrę z Akwenu albo z Bazy Floty.
    .condition = Kontrolujesz Korzyść Śródziemnomorska intryga.

event-cook_and_bougainville = Cook i Bougainville
    .british = Otrzymujesz 1 EPA za każde dwie brytyjskie Eskadry na Akwenach lub w Bazie Floty.
    .british_bonus = Dobierz Wojsko Elitarne i umieść je w Kampanii nadchodzącej Wojny.
    .french = Zbuduj Eskadrę za darmo.
    .french_bonus = Zmniejsz swój Dług o 2.
    .condition = Masz ujawnionego Ministra z Kompetencją Merkantylizm.

## Ministrowie

ministry-cardinal_ministers = Kardynałowie-ministrowie
    .text = Raz na turę, zaraz po wybraniu żetonu z Akcją Polityczną, dodaj do tej Akcji 1 PPA za każde z tych kontrolowanych przez ciebie pól, maksymalnie 3: Sabaudia, Sardynia, dwa pola Prestiżu w Hiszpanii i dwa w Austrii. Pola ze znacznikiem Konfliktu się nie liczą.
ability-cardinal_ministers-extra_dp = Do +3 PPA za Sabaudię, Sardynię i pola Prestiżu w Hiszpanii i Austrii

ministry-john_law = John Law
    .text = Na końcu każdej tury zmniejsz swój Dług o 1, a jeśli kontrolujesz pole w Szkocji – o 2.
ability-john_law-end_of_turn_debt = Koniec tury: zmniejsz Dług o 1 albo 2

ministry-court_of_the_sun_king = Dwór Króla Słońce
    .text = Jeśli zdobędziesz Nagrodę za Dominację w Europie, otrzymujesz dodatkowo 1 PZ.
ability-court_of_the_sun_king-europe_award_vp = +1 PZ za Nagrodę w Europie

ministry-jacobite_uprisings = Jakobici
    .text = W jednej ze swoich rund w turze możesz wydawać MPA, według Kosztu Politycznego, na przekupywanie Poselstw w Szkocji i Irlandii. Raz na turę, w innej rundzie, możesz wydać 3 MPA, aby zdobyć 1 PZ za każdą swoją Flagę w Szkocji i Irlandii oraz za każdy znacznik Zwycięstwa jakobitów, maksymalnie 4.
ability-jacobite_uprisings-shift_with_mp = Przekupuj w Szkocji i Irlandii za MPA
ability-jacobite_uprisings-score_vp = 3 MPA: zdobądź do 4 PZ

ministry-robert_walpole = Robert Walpole
    .text = Raz na turę, także przed wyborem żetonu: dobierz kartę Wydarzenia, a potem odrzuć jedną kartę Wydarzenia.
ability-robert_walpole-draw_discard = Dobierz Wydarzenie, odrzuć Wydarzenie

ministry-jonathan_swift = Jonathan Swift
    .text = Podniesienie Flagi w Irlandii lub Szkocji kosztuje cię o 1 PPA mniej (minimum 1). Dopóki kontrolujesz pole w Irlandii, twoje Poboczne Akcje Polityczne mogą opuszczać francuskie Flagi na Poselstwach w Europie.
ability-jonathan_swift-flag_discount = Podnoszenie Flag w Irlandii i Szkocji o 1 PPA taniej
ability-jonathan_swift-minor_unflag = Opuść Flagę w Europie Akcją Poboczną

ministry-east_india_company = Kompania Wschodnioindyjska
    .text = W Fazie Punktacji zdobywasz 1 PZ, maksymalnie 3, za każdą kontrolowaną i niewyczerpaną Korzyść spośród: Tkaniny, Jedwab, Owoce, Handel futrami, Rum.
ability-east_india_company-advantage_vp = Punktacja: do 3 PZ za Korzyści handlowe

ministry-bank_of_england = Bank Anglii
    .text = Raz na turę: zwiększ swój Limit Zadłużenia o 1. Raz na turę: zagraj Wydarzenie z symbolem Ekonomicznym, choć Akcja Główna żetonu jest innego typu; żeton musi mieć symbol Wydarzenia.
ability-bank_of_england-debt_limit = Zwiększ Limit Zadłużenia o 1
ability-bank_of_england-econ_event = Zagraj Wydarzenie Ekonomiczne z innym żetonem

ministry-new_world_huguenots = Hugenoci w Nowym Świecie
    .text = Raz na turę: umieść znacznik Hugenotów na francuskim Terytorium w Ameryce Północnej albo na Karaibach, które go nie ma (w grze są dwa). Przejęcie Terytorium ze znacznikiem kosztuje o 1 PP więcej. Raz na znacznik: odwróć go na stronę wykorzystaną; jedno przekupienie Rynku w jego Regionie kosztuje o 1 EPA mniej. Znacznik znika, gdy Terytorium staje się brytyjskie.
ability-new_world_huguenots-place_marker = Umieść znacznik Hugenotów
ability-new_world_huguenots-cp_cost = Hugenoci: przejęcie Terytorium kosztuje o 1 PP więcej
ability-new_world_huguenots-flip_discount = Wykorzystaj Hugenotów: przekupienie Rynku o 1 EPA taniej

ministry-edmond_halley = Edmond Halley
    .text = Raz na turę: zbuduj Eskadrę za 2 MPA zamiast 4. Raz na turę: jeśli masz Eskadrę w Europie, odrzuć z ręki kartę Wydarzenia i otrzymaj 1 PO.
ability-edmond_halley-cheap_squadron = Zbuduj Eskadrę za 2 MPA
ability-edmond_halley-discard_for_trp = Odrzuć Wydarzenie za 1 PO

ministry-choiseul = Choiseul
    .text = Raz na turę: +1 MPA, wyłącznie na rekrutację Wojsk Elitarnych albo rozmieszczanie Eskadr. Raz na turę: jeśli masz Eskadrę w Ameryce Północnej, zbuduj Eskadrę za 2 MPA zamiast 4.
ability-choiseul-extra_mp = +1 MPA na Wojska Elitarne albo rozmieszczanie
ability-choiseul-cheap_squadron = Zbuduj Eskadrę za 2 MPA

ministry-dupleix = Dupleix
    .text = Otrzymujesz 1 PO za każdym razem, gdy zdobędziesz Nagrodę za Dominację w Indiach albo nagrodę za bawełnę lub przyprawy.
ability-dupleix-extra_trp = +1 PO za Nagrodę w Indiach, bawełnę i przyprawy

ministry-pompadour_du_barry = Pompadour i Du Barry
    .text = Gdy po raz pierwszy w danej rundzie wyczerpiesz Korzyść w Europie, otrzymujesz 1 PO.
ability-pompadour_du_barry-trp_on_exhaust = +1 PO za wyczerpanie Korzyści w Europie

ministry-voltaire = Voltaire
    .text = Przy podliczaniu Nagrody za Dominację w Europie, bez względu na to, kto ją zdobywa i czy w ogóle ktoś, otrzymujesz 1 PO, maksymalnie 3, za każde państwo z kilkoma Poselstwami, w którym kontrolujesz pole Prestiżu: Irlandia, Szkocja, Prusy, Zjednoczone Prowincje, Austria, Hiszpania.
ability-voltaire-prestige_trp = Punktacja: do 3 PO za pola Prestiżu

ministry-pitt_the_elder = Pitt Starszy
    .text = Raz na turę: +1 PPA, wyłącznie na przekupienie Poselstwa niebędącego polem Prestiżu. Raz na turę: zbuduj Eskadrę za 2 MPA zamiast 4.
ability-pitt_the_elder-extra_dp = +1 PPA na Poselstwa bez Prestiżu
ability-pitt_the_elder-cheap_squadron = Zbuduj Eskadrę za 2 MPA

ministry-charles_hanbury_williams = Charles Hanbury Williams
    .text = Raz na turę, na jedną rundę: opuszczanie francuskich Flag w Prusach, Państwach Niemieckich i Rosji kosztuje o 1 PPA mniej (minimum 1).
ability-charles_hanbury_williams-unflag_discount = Opuszczanie Flag w Prusach, Państwach Niemieckich i Rosji o 1 PPA taniej

ministry-merchant_banks = Banki kupieckie
    .text = W każdej Turze Pokoju pierwsze 2 punkty Długu zaciągane na EPA nie są zapisywane, o ile te punkty zostaną wydane; działa to nawet po osiągnięciu Limitu Zadłużenia.
ability-merchant_banks-ignore_debt = Pierwsze 2 punkty Długu na EPA za darmo

ministry-samuel_johnson = Samuel Johnson
    .text = Jeśli Nagrodę za Dominację w Europie zdobędzie Wielka Brytania, otrzymuje 1 PZ więcej; jeśli Francja – dostaje za nią 1 PZ mniej (nie mniej niż 0).
ability-samuel_johnson-europe_award_swing = Nagroda w Europie: +1 PZ dla Brytanii albo −1 PZ dla Francji

ministry-james_watt = James Watt
    .text = Gdy efekt wymusza na tobie Dług ponad Limit Zadłużenia, przeciwnik nie zdobywa za to PZ. Gdy przeciwnik po raz pierwszy w danej rundzie wyczerpie Korzyść, otrzymujesz 1 PO.
ability-james_watt-no_overrun_vp = Brak PZ dla przeciwnika za Dług ponad Limit
ability-james_watt-trp_on_enemy_advantage = +1 PO, gdy przeciwnik wyczerpie Korzyść

ministry-papacy_hanover_negotiations = Negocjacje papiesko-hanowerskie
    .text = Po ujawnieniu: usuń z gry kartę Jakobici i umieść znacznik Klęski jakobitów. Raz na turę: +2 PPA, wyłącznie na przekupywanie Poselstw w Szkocji i Irlandii.
ability-papacy_hanover_negotiations-remove_jacobites = Usuń kartę Jakobici
ability-papacy_hanover_negotiations-extra_dp = +2 PPA na Szkocję i Irlandię

ministry-townshend_acts = Ustawy Townshenda
    .text = Raz na turę, na początku swojej rundy, przed Wydarzeniem i wydaniem Punktów Akcji: wskaż jeden z sześciu towarów, objęty Globalnym Popytem albo nie. Do końca tury twoje Poboczne Akcje Ekonomiczne mogą opuszczać Flagi na Rynkach tego towaru.
ability-townshend_acts-mark_commodity = Wskaż towar, na którego Rynkach Akcje Poboczne mogą opuszczać Flagi

ministry-edmund_burke = Edmund Burke
    .text = Główna Akcja Polityczna wydana w całości w Europie daje o 1 PPA więcej za każde kontrolowane przez ciebie pole w Irlandii. Przekupienie Synów Wolności i pól Stanów Zjednoczonych kosztuje cię o 1 PPA mniej (minimum 1).
ability-edmund_burke-europe_dp = Do +2 PPA dla Akcji Głównej w Europie
ability-edmund_burke-america_discount = Synowie Wolności i Stany Zjednoczone o 1 PPA taniej

ministry-turgot = Turgot
    .text = Jeśli masz więcej Dostępnego Długu niż Wielka Brytania, pierwszy punkt Długu zaciągnięty w rundzie na PA daje 2 PA zamiast 1.
ability-turgot-double_first_debt = Pierwszy Dług w rundzie daje 2 PA

ministry-north_american_trade = Handel północnoamerykański
    .text = Jeśli na początku swojej rundy kontrolujesz łącznie więcej Rynków futrzarskich i rybnych niż Wielka Brytania, każda twoja Akcja Ekonomiczna, Główna i Poboczna, otrzymuje +1 EPA. Po ujawnieniu: odśwież wszystkie wykorzystane znaczniki Hugenotów na planszy.
ability-north_american_trade-extra_ep = +1 EPA do każdej Akcji Ekonomicznej
ability-north_american_trade-refresh_huguenots = Odśwież znaczniki Hugenotów

ministry-marquis_de_condorcet = Markiz de Condorcet
    .text = Raz na turę, zaraz po wyborze żetonu: zagraj Wydarzenie, choć żeton nie ma symbolu Wydarzenia. Symbol typu na karcie nadal musi zgadzać się z Akcją Główną.
ability-marquis_de_condorcet-event_any_tile = Zagraj Wydarzenie z żetonem bez symbolu

ministry-lavoisier = Lavoisier
    .text = W rundzie, w której zagrywasz Wydarzenie i otrzymujesz jego Premię, Akcja Główna i Akcja Poboczna żetonu otrzymują po +1 PA.
ability-lavoisier-ap_on_bonus = +1 PA do obu Akcji po Premii Wydarzenia

## Korzyści

advantage-baltic_trade = Handel bałtycki
    .text = Zmniejsz swój Dług o maksymalnie 2.

advantage-central_europe_conflict = Konflikt w Europie Środkowej
    .text = Umieść znacznik Konfliktu na polu Sojuszu w Europie.

advantage-german_diplomacy = Niemiecka dyplomacja
    .text = Opuść Flagę przeciwnika w Rosji, Szwecji albo Bawarii przy koszcie podstawowym 1 PPA.

advantage-italy_influence = Wpływy we Włoszech
    .text = Opuść Flagę przeciwnika w Hiszpanii albo Austrii przy koszcie podstawowym 1 PPA.

advantage-mediterranean_intrigue = Śródziemnomorska intryga
    .text = Umieść znacznik Konfliktu na Poselstwie w Hiszpanii, Austrii albo Sardynii.

advantage-naval_bastion = Skała
    .text = Wydaj 1 MPA (nie z Akcji Pobocznej), aby przepędzić dowolną Eskadrę przeciwnika z Akwenu do Bazy Floty.

advantage-silesia_negotiations = Negocjacje o Śląsk
    .text = Opuść Flagę przeciwnika w Prusach albo Państwach Niemieckich przy koszcie podstawowym 1 PPA.

advantage-algonquin_raids = Napady Algonkinów
    .text = Umieść znacznik Konfliktu na Rynku futrzarskim.

advantage-fur_trade = Handel futrami
    .text = Opuść Flagę przeciwnika na Rynku w Ameryce Północnej przy koszcie podstawowym 1 EPA.

advantage-iroquois_raids = Napady Irokezów
    .text = Umieść znacznik Konfliktu na Rynku futrzarskim.

advantage-patriot_agitation = Agitacja patriotów
    .text = Umieść znacznik Konfliktu na Rynku albo Poselstwie w Ameryce Północnej.

advantage-wheat = Pszenica
    .text = Opuszczenie Flagi przeciwnika na jednym Rynku w Ameryce Północnej kosztuje o 1 EPA mniej.

advantage-fruit = Owoce
    .text = Opuszczenie Flagi przeciwnika na jednym Rynku na Karaibach kosztuje o 1 EPA mniej.

advantage-letters_of_marque = Korsarze
    .text = Umieść znacznik Konfliktu na niestrzeżonym Rynku na Karaibach.

advantage-pirate_havens = Pirackie kryjówki
    .text = Umieść znacznik Konfliktu na niestrzeżonym Rynku na Karaibach.

advantage-rum = Rum
    .text = Opuszczenie Flagi przeciwnika na jednym Rynku na Karaibach kosztuje o 1 EPA mniej.

advantage-slaving_contracts = Kontrakty niewolnicze
    .text = Zbuduj Eskadrę za 2 MPA zamiast 4.

advantage-power_struggle = Walka o Władzę
    .text = Umieść znacznik Konfliktu na Rynku w Podregionie Karnatyk.

advantage-raids_and_incursions = Najazdy i wypady
    .text = Umieść znacznik Konfliktu na Rynku w Indiach.

advantage-separatist_wars = Wojny separatystów
    .text = Umieść znacznik Konfliktu na Rynku bawełny.

advantage-silk = Jedwab
    .text = Opuszczenie Flagi przeciwnika na jednym Rynku w Indiach kosztuje o 1 EPA mniej.

advantage-textiles = Tkaniny
    .text = Opuszczenie Flagi przeciwnika na jednym Rynku w Indiach kosztuje o 1 EPA mniej.
