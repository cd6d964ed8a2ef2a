# Imperializm w skrócie, dla strony, która uczy gry.

primer-aim = O co chodzi
    .text = Od dwóch do czterech graczy prowadzi mocarstwa od XV do XIX wieku i czyni z nich imperia. Wygrywa, kto ma najwięcej punktów chwały; drogą do nich są bogactwo, siła zbrojna i prestiż.
primer-turn = Jak przebiega tura
    .text = Najpierw wymiana ręki: odrzuć do trzech kart, potem uzupełnij rękę do pięciu z odkrytych terytoriów i dwóch talii. Potem jedna akcja, inna niż w twojej poprzedniej turze. Jeśli w dowolnej chwili tury spełniasz wymagania osiągnięcia, bierzesz je.
primer-actions = Pięć akcji
    .text = Rozwój: wybierz jedno z ośmiu dóbr i weź zyski, w dukatach i nie tylko. Intryga: zagraj na innych karty spisku, na siebie lub na nich karty władzy albo zmień religię. Podbój: wystaw terytorium, jeśli wystarcza ci armii, floty i prestiżu, i zapłać za nie; podnosi twoje poziomy. Wojna: zaatakuj kartą wojny na lądzie albo na morzu; zwycięzca dostaje chwałę i prestiż, a pokonany okupuje pokój. Podatki: 1 dukat za każde twoje terytorium.
primer-war = Na co uważać
    .text = Sama armia albo flota nie wygrywa: osiągnięcia wymagają różnych rzeczy, a co najmniej cztery z nich są odkryte. Prestiż powyżej 10 we własnej turze jest wart punkt chwały. Słabego sąsiada z dukatami szybko ktoś zaatakuje.
primer-end = Jak się kończy i kto wygrywa
    .text = Gdy ktoś osiągnie 40, 29 albo 20 punktów chwały (dla dwóch, trzech albo czterech graczy), pozostali mają jeszcze po jednej turze. Potem największa armia, flota, prestiż, liczba krain i kolonii oraz każde dobro dają po 2 punkty chwały, a wierność religii 4.
