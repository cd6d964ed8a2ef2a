# Imperial Struggle w skrócie, dla strony, która uczy gry.

primer-aim = O co chodzi
    .text = Wielka Brytania i Francja rywalizują przez stulecie o Europę, Amerykę, Karaiby i Indie. Jeden znacznik pokazuje, kto prowadzi: Punkty Zwycięstwa Francji przesuwają go ku 30, brytyjskie ku 0.
primer-turn = Jak przebiega tura
    .text = W Turze Pokoju strony rozgrywają na przemian po cztery rundy. Za każdym razem wybierasz jeden z dostępnych żetonów Inwestycji i wydajesz to, co daje. Potem tura jest podliczana: Nagroda za Dominację w każdym Regionie dla tego, kto kontroluje w nim więcej pól, Globalny Popyt dla tego, kto ma najwięcej Rynków towaru, oraz Prestiż w Europie.
primer-actions = Co możesz zrobić
    .text = Punkty Ekonomiczne przekupują Rynki, Polityczne przekupują Poselstwa, za Militarne buduje się Forty i Eskadry, rekrutuje Wojska i usuwa znaczniki Konfliktów. Przekupienie opuszcza Flagę przeciwnika albo podnosi twoją na niekontrolowanym polu. Dług albo Punkt Odwetu daje jeden punkt więcej; Wydarzenie, zagrane na początku, może odmienić rundę.
primer-war = Wojna
    .text = Po większości Tur Pokoju następuje Wojna. W każdej Kampanii sumuje się twoje Wojska, Sojusze, Eskadry i Forty; silniejsza strona punktuje i wydaje Punkty Podboju, a tylko nimi zdobywa się Terytoria.
primer-end = Jak się kończy i kto wygrywa
    .text = Natychmiast: przy 30 albo 0, za wszystkie Nagrody za Dominację i cały Globalny Popyt jednej tury albo za wszystkie Kampanie jednej Wojny wygrane z najwyższą przewagą. W innym razie po sześciu Turach Pokoju i Punktacji Końcowej: powyżej 15 Francja, poniżej Wielka Brytania.
