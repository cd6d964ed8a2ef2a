# Realpolitik w skrócie, dla strony, która uczy gry.

primer-aim = O co chodzi
    .text = Od 1866 do 1871 roku Francja, Prusy, Austria i Włochy walczą i układają się o Niemcy i Włochy. Pierwsze Mocarstwo z 25 punktami Wpływu kończy grę.
primer-turn = Jak przebiega tura
    .text = Każdy potajemnie wybiera jedną z pięciu kart Akcji; wszystkie odkrywa się razem. Najpierw rozpatruje się Opodatkowanie, Mobilizację i Poszerzenie Wpływu, potem Depeszę, na końcu Ruch, w kolejności Prestiżu. Zagrana karta wraca tylko dzięki Depeszy, więc planuje się na kilka tur naprzód.
primer-actions = Pięć kart Akcji
    .text = Opodatkowanie: Pieniądze za Terytoria Macierzyste i ziemie bez twoich pasków. Mobilizacja: rozmieść Pociągi, dobierz karty Bitwy, wystaw Generałów i kupuj; pozostałe Pieniądze przepadają. Poszerzenie Wpływu: zapunktuj ziemie z twoimi paskami i obce Terytoria Macierzyste, które kontrolujesz. Depesza: zabierz wszystkie karty; co czwarta przynosi Fazę Dyplomacji. Ruch: wskaż Arbitra, użyj kolei, maszeruj, walcz.
primer-war = Bitwy i Przymierza
    .text = Siła to Generał, jego Oddziały i zagrane karty, najwyżej tyle, ile masz Morale. Kto pokona Generała, zyskuje Wpływ i Prestiż; pozostawiony Garnizon przejmuje kontrolę. W Fazie Dyplomacji każde Mocarstwo potajemnie przekazuje żeton: dwa, które wybrały siebie nawzajem, zawierają Przymierze. W grze trzyosobowej kto zdobędzie Włochy, ten nimi kieruje.
primer-end = Jak się kończy i kto wygrywa
    .text = Z turą, w której któreś Mocarstwo ma 25 punktów Wpływu. Wygrywa największy Wpływ; remisy rozstrzyga Prestiż.
