# Cena władzy w skrócie, dla strony, która uczy gry.

primer-aim = O co chodzi
    .text = Od dwóch do sześciu graczy prowadzi Królestwa od roku 1444 przez Ery po cztery Rundy. Wygrywa ten, kto ma najwięcej Prestiżu. W trakcie gry dają go Misje, Kamienie Milowe, Idee i Wydarzenia, a na koniec podatki, Sojusze, Mariaże i Stabilność.
primer-turn = Jak przebiega Runda
    .text = Faza 1: odkrywa się nowe Wydarzenia, a każdy dobiera trzy Karty Akcji i płaci po 2 Dukaty za każdą zatrzymaną. Faza 2: gracze rozgrywają Tury, po jednej Akcji, aż wszyscy spasują; każdy wybiera jedno Wydarzenie. Faza 3: wiara, wojna i niska Stabilność rodzą Niepokoje, a Buntownicy powstają. Faza 4: dochód, utrzymanie, nowe Punkty Władzy i Prestiż. Faza 5: stół przygotowuje się do następnej Rundy.
primer-actions = Co robisz w swojej Turze
    .text = Płacisz trzema rodzajami Punktów Władzy: Administracji (ADM), Dyplomacji (DYP) i Militarnymi (MIL), a także Dukatami. Umieszczaj Wpływy, zawiązuj Sojusze, fabrykuj Roszczenia, wysyłaj Kupców na Handel, zwiększaj Stabilność, przeprowadzaj Konwersję Obszarów, eksploruj i kolonizuj, rekrutuj Jednostki, wypowiadaj wojny i maszeruj, zbadaj Ideę albo zagraj kartę. Doradcy, Pożyczki i kilka innych spraw to Pomniejsze Akcje, obok tej jednej, która zajmuje Turę.
primer-war = Na co uważać
    .text = Wczesny pas daje Dukaty i żeton Pierwszego Gracza, ale potem nic już nie zrobisz. Niepokój dziś nie kosztuje nic, a jutro Prowincję. Powyżej dziesięciu kostek jednego rodzaju Punkty Władzy przepadają, a pięćdziesiąt Dukatów rodzi Korupcję. Dwie Misje, które do siebie pasują, są warte więcej niż dwie drogie. Wojna bez powodu kosztuje Stabilność, a wojna bez końca – ludzi i Dukaty: zanim ją wypowiesz, wiedz, co chcesz zatrzymać.
primer-end = Jak się kończy i kto wygrywa
    .text = Po ostatnim Wydarzeniu albo wcześniej, gdy ktoś ma 100 punktów Prestiżu i o 20 więcej niż każdy inny. Wtedy dolicza się twój Dochód z Podatków, żetony Rdzenności, Mariaże, Sojusze (po 2), podwójną Stabilność, Władzę Cesarską i kontrolę nad Kurią, a odejmuje Pożyczki i Okupowane Miasta.
