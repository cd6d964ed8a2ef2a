# Realpolitik: zasady własnymi słowami, jeden wpis na punkt pomocy gracza.

## 1: przebieg rozgrywki

section-1-0 = Przebieg rozgrywki
    .text = Gra składa się z tur. W każdej z nich każde Mocarstwo zagrywa jedną kartę Akcji.

section-1-1 = Zakryte karty
    .text = Wszyscy naraz wybierają z ręki kartę Akcji i kładą ją zakrytą; potem odkrywają je jednocześnie. Zagrana karta leży przed swoim Mocarstwem, aż wróci dzięki Depeszy.

section-1-2 = Kolejność rozpatrywania
    .text = Najpierw jednocześnie Opodatkowanie, Mobilizacja i Poszerzenie Wpływu, potem Depesza, na końcu Ruch.

section-1-3 = Kilka Ruchów
    .text = Jeśli w jednej turze rusza się kilka Mocarstw, robią to w kolejności Prestiżu.

## 2: zwycięstwo

section-2-0 = Warunki zwycięstwa
    .text = W tej grze chodzi o Wpływ.

section-2-1 = Koniec gry
    .text = Gra kończy się w rundzie, w której któreś Mocarstwo ma 25 lub więcej punktów Wpływu. Wygrywa największy Wpływ.

section-2-2 = Remisy
    .text = Jeśli tyle punktów ma kilka Mocarstw, remis rozstrzyga kolejność Prestiżu.

## 3: Przymierza

section-3-0 = Przymierza
    .text = Dwa Główne Mocarstwa, które w Fazie Dyplomacji przekażą sobie nawzajem żetony Przymierza, są Sojusznikami aż do następnej takiej fazy.

section-3-1 = Przejście
    .text = Sojusznicy mogą poruszać się po swoich Terytoriach, jeśli ich właściciel się zgodzi.

section-3-2 = Zakaz ataku
    .text = Sojusznicy nie atakują się nawzajem i nie zostawiają Garnizonów na Terytoriach Macierzystych Sojusznika.

section-3-3 = Wsparcie Sojuszników
    .text = Sojusznicy mogą wspierać się w bitwach.

## 4: Akcje

section-4-0 = Akcje
    .text = Jest pięć kart Akcji: Opodatkowanie, Mobilizacja, Poszerzenie Wpływu, Depesza i Ruch.

section-4-1 = Opodatkowanie
    .text = Mocarstwo bierze tyle Pieniędzy, ile wynosi wartość jego Terytoriów Macierzystych, Terytoriów Niespornych oraz Terytoriów Spornych bez pasków w jego kolorze, o ile je kontroluje.

section-4-2 = Mobilizacja
    .text = Kroki Mobilizacji wykonuje się w tej kolejności.

section-4-2-1 = Pociągi
    .text = Bierze się i rozmieszcza za darmo do dwóch Pociągów.

section-4-2-2 = Karty Bitwy
    .text = Za każdego własnego Generała poza planszą dobiera się kartę Bitwy.

section-4-2-3 = Generałowie
    .text = Albo wystawia się dowolną liczbę Generałów spoza planszy na kontrolowanych Terytoriach, albo dowolną liczbę zdejmuje z planszy; nigdy jedno i drugie.

section-4-2-4 = Zakupy
    .text = Można kupić w dowolnym zestawie Oddziały, Pociągi, karty Bitwy, Fortece i punkty Morale.

section-4-2-5 = Korupcja
    .text = Niewydane Pieniądze wracają do zasobów ogólnych.

section-4-2-6 = Limit kart na ręce
    .text = Na koniec Mobilizacji można mieć na ręce najwyżej siedem kart Bitwy; nadmiar się odrzuca.

section-4-3 = Poszerzenie Wpływu
    .text = Mocarstwo zdobywa tyle punktów Wpływu, ile wynosi wartość Terytoriów Spornych z jego paskami i Terytoriów Macierzystych innych Mocarstw, o ile je kontroluje.

section-4-4 = Depesza
    .text = Żeton Fazy Dyplomacji przesuwa się o jedno pole w górę. Potem wszystkie zagrane karty Akcji, także Depesza, wracają na rękę.

section-4-4-1 = Kiedy następuje Faza Dyplomacji
    .text = Faza Dyplomacji następuje, gdy żeton stoi na górnym polu.

section-4-5 = Ruch
    .text = Ruszający się wskazuje Arbitra, przeprowadza Transport Kolejowy i porusza Generałami; potem toczą się bitwy.

section-4-5-1 = Arbiter
    .text = Zanim cokolwiek się ruszy, wskazuje się Arbitra.

section-4-5-2 = Transport Kolejowy
    .text = Dowolna liczba Generałów z Oddziałami oraz Oddziałów bez Generała porusza się łańcuchem Pociągów po Terytoriach swojego Mocarstwa albo Sojusznika, który się na to zgodzi.

section-4-5-3 = Przemarsz
    .text = Generał przechodzi na sąsiednie Terytorium.

section-4-5-4 = Ruch Morski
    .text = Generał płynie Szlakiem Morskim, który kontroluje jego Mocarstwo albo Sojusznik wyrażający zgodę.

section-4-5-5 = Ruch Strategiczny
    .text = Generał pokonuje do trzech graniczących ze sobą Terytoriów, z których każde kontroluje jego Mocarstwo albo Sojusznik wyrażający zgodę.

section-4-5-6 = Kiedy dochodzi do bitwy
    .text = Jeśli na koniec ruchów Generał stoi na Terytorium z rywalizującym Generałem lub Garnizonem, walczą ze sobą.

## 5: bitwy

section-5-0 = Bitwy
    .text = Bitwa ma pięć kroków: Siła, wsparcie, karty, wynik, Prestiż.

section-5-1 = Siła
    .text = Liczy się Siłę atakującego i obrońcy.

section-5-2 = Wsparcie
    .text = Sojusznicy z sąsiednich Terytoriów deklarują wsparcie, najpierw dla atakującego, potem dla obrońcy.

section-5-3 = Karty Bitwy
    .text = Wszyscy uczestnicy zagrywają kolejno po jednej karcie. Każdy Generał ma osobny stos.

section-5-4 = Wynik
    .text = Do Siły dodaje się karty; wygrywa wyższa suma.

section-5-5 = Tor Prestiżu
    .text = Po bitwie zmienia się kolejność na torze Prestiżu.

section-5-6 = Zawsze
    .text = Każdy Generał w bitwie, także wspierający, traci Oddział. Każde Mocarstwo, które zagrało kartę, dobiera jedną.

section-5-7 = Remis
    .text = Obrońca zostaje. Atakujący Generałowie wracają tam, skąd przyszli.

section-5-8 = Zwycięstwo w bitwie
    .text = Co zyskują zwycięzcy.

section-5-8-1 = Kontrola
    .text = Zwycięski atakujący może zamienić Oddział na Garnizon i tak przejąć kontrolę nad Terytorium.

section-5-8-2 = Wpływ
    .text = Jeśli pokonano Generała, każde Mocarstwo zwycięskiej strony zdobywa punkt Wpływu.

section-5-8-3 = Prestiż
    .text = Zwycięzcy przesuwają się na torze Prestiżu o jedno miejsce w lewo i zamieniają się z Mocarstwem, które tam stało, jeśli to możliwe.

section-5-9 = Porażka
    .text = Co tracą przegrani.

section-5-9-1 = Pokonani Generałowie
    .text = Generałowie na Terytorium bitwy tracą wszystkie Oddziały i trafiają poza planszę albo do swojej stolicy.

section-5-9-2 = Pokonane Garnizony
    .text = Pokonane Garnizony znikają z planszy.

section-5-10 = Zdolności kart Bitwy
    .text = Każda z pięciu kart Bitwy ma własną zdolność.

section-5-10-1 = Karta 1
    .text = { battle_card-1.text }

section-5-10-2 = Karta 2
    .text = { battle_card-2.text }

section-5-10-3 = Karta 3
    .text = { battle_card-3.text }

section-5-10-4 = Karta 4
    .text = { battle_card-4.text }

section-5-10-5 = Karta 5
    .text = { battle_card-5.text }

## 6: Włochy w grze trzyosobowej

section-6-0 = Włochy
    .text = W grze trzyosobowej Włochy są Pomniejszym Mocarstwem, którym kieruje jedno z Głównych.

section-6-1 = Przejęcie kontroli
    .text = Jeśli żeton Przymierza przekaże Włochom tylko jedno Mocarstwo, przejmuje nad nimi kontrolę. Gdy jest ich więcej, potajemnie licytują Morale, co najmniej 0; wygrywa najwyższa stawka, a między równymi decyduje Prestiż.

section-6-2 = Kontrolowanie Włoch
    .text = Dopóki w Fazie Dyplomacji kontroli nie przejmie inne Mocarstwo, kontrolujące wykonuje wszystkie akcje Włoch.

section-6-3 = Bez Wpływu
    .text = Włochy nie zdobywają Wpływu i nie mogą wygrać.

section-6-4 = Akcje Włoch
    .text = Włochy mają te same karty Akcji co inni, z wyjątkiem Poszerzenia Wpływu.

section-6-5 = Bitwy Włoch
    .text = Włochy walczą jak pozostali. Wpływ, który zdobyliby włoscy Generałowie, otrzymuje Mocarstwo kontrolujące Włochy.

section-6-6 = Mocarstwa jednego gracza
    .text = Włochy i kontrolujące je Mocarstwo obowiązuje, co następuje.

section-6-6-1 = Swobodny ruch
    .text = Swobodnie poruszają się po swoich Terytoriach.

section-6-6-2 = Bez ataków i Garnizonów
    .text = Nie atakują się nawzajem i nie zostawiają Garnizonów na swoich Terytoriach Macierzystych.

section-6-6-3 = Wzajemne wsparcie
    .text = Mogą wspierać się w bitwach.

section-6-6-4 = Nie jako Arbiter
    .text = Nie mogą być dla siebie Arbitrami.
