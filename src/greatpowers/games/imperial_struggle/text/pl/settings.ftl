# Imperial Struggle: nazwa gry, jej źródło, to, co ustala się przed grą, i jak gra może się skończyć.

## Gra

game-title = Imperial Struggle
game-about = Francja i Wielka Brytania rywalizują o rynki, dwory, morza i kolonie w latach 1697–1789. Sześć Tur Pokoju przeplata się z czterema wielkimi Wojnami; gra dla dwóch osób.
game-source = W całości według obu wydanych instrukcji
    .text = Wszystkie zasady i elementy są takie jak w wydanej grze. Tam, gdzie instrukcja włoska i polska się różnią, wybiera opcja; tam, gdzie milczą, decydują nasze rozstrzygnięcia. Stoją pod punktami, których dotyczą.

## Mocarstwa

power-fr = Francja
power-br = Wielka Brytania
power-spain = Hiszpania
power-usa = USA

## Ustawienia

setting-edition = Edycja zasad
    .text = Tam, gdzie obie instrukcje są sprzeczne, gra trzyma się jednej z nich: w kolejności Akcji, użyciu punktów z Wydarzeń, dopłacie za działanie w kilku Regionach, roli Rynków ze znacznikami Konfliktów przy Fortach i efektach Wojsk.
setting-edition-italian = Włoska (2021)
setting-edition-polish = Polska (2020)
setting-spanish_empire = Hiszpańskie imperium kolonialne
    .text = Na trzech Rynkach na Karaibach grę zaczynają Flagi hiszpańskie, a kto przejmie niekontrolowane Terytorium hiszpańskie, daje przeciwnikowi darmowe przekupienie w Hiszpanii (12.1).
setting-spanish_empire-no = Wyłączone
setting-spanish_empire-yes = Włączone
setting-military_upgrade_swap = Zamiana przy Przegrupowaniu
    .text = Przegrupowanie może zamiast tego zamienić miejscami dwa twoje Wojska Regularne z różnych Kampanii (12.2, część pierwsza).
setting-military_upgrade_swap-no = Wyłączona
setting-military_upgrade_swap-yes = Włączona
setting-military_planning = Planowanie Kampanii
    .text = Przed każdą Wojną oglądasz swoje Wojska Regularne i samodzielnie przydzielasz je do Kampanii (12.2, część druga).
setting-military_planning-no = Wyłączone
setting-military_planning-yes = Włączone
setting-tougher_forts = Umocnione Forty
    .text = Podczas Wojny Fort można przejąć tylko wzdłuż Linii Podboju, tak jak Terytorium (12.3).
setting-tougher_forts-no = Wyłączone
setting-tougher_forts-yes = Włączone
setting-bidding = Licytacja stron
    .text = Obaj gracze w tajemnicy wskazują stronę, którą chcą grać, i stawkę od 0 do 4 Punktów Odwetu. Jeśli chcą tej samej strony, dostaje ją wyższa stawka, a druga strona zaczyna z tyloma punktami.
setting-bidding-no = Wyłączona
setting-bidding-yes = Włączona

## Zakończenia

ending-awards_and_demands = Wszystkie Nagrody za Dominację i za Globalny Popyt w jednej turze
ending-victory_points = Natychmiastowe zwycięstwo na Punkty Zwycięstwa
ending-war = Triumf militarny w Wojnie
ending-final_scoring = Punktacja Końcowa
