# Realpolitik: pytania do gracza.

## Wybór kart i dyplomacja

ask-choose = { $power }: wybierz kartę Akcji
    .doing = wybór karty Akcji
    .hint = Karty odkrywa się jednocześnie; zagrana wraca tylko dzięki Depeszy.
ask-propose = Możesz otwarcie zaproponować Przymierze; to nikogo nie wiąże
    .doing = decyzja o propozycji
ask-accept = { $power }: propozycja Przymierza. Odpowiadasz przychylnie?
    .doing = odpowiedź na propozycję
ask-pledge = Komu potajemnie przekazujesz żeton Przymierza?
    .doing = przekazywanie żetonu Przymierza
    .hint = Jeśli druga strona odda ci swój, powstaje Przymierze.
ask-bid = Ile punktów Morale licytujesz o Włochy?
    .doing = licytacja o Włochy
    .hint = Najwyższa oferta obejmuje Włochy i traci tyle Morale; remis rozstrzyga Prestiż.
ask-relocate = { $general } nie może tu dłużej gościć: dokąd się udaje?
    .doing = przenoszenie Generała

## Mobilizacja

ask-lay-train = { $left ->
    [one] { $power }: rozmieść Pociąg za darmo
   *[many] { $power }: rozmieść za darmo do { $left } Pociągów
}
    .doing = rozmieszczanie Pociągów
ask-generals = { $power }: wystaw Generałów albo ich wycofaj
    .doing = wystawianie Generałów
ask-place-in = { $general }: na którym Terytorium?
    .doing = wystawianie Generała
ask-buy = { $power }: co kupujesz? Pozostałe Pieniądze: { $money }
    .doing = zakupy
ask-discard = { $left ->
    [one] { $power }: za dużo kart na ręce, odrzuć kartę Bitwy
    [few] { $power }: za dużo kart na ręce, odrzuć { $left } karty Bitwy
   *[many] { $power }: za dużo kart na ręce, odrzuć { $left } kart Bitwy
}
    .doing = odrzucanie kart Bitwy

## Ruch

ask-arbiter = { $power }: wskaż Arbitra
    .doing = wybór Arbitra
    .hint = Arbiter może pozwolić ci na dalszy ruch i zyskuje za to Morale.
ask-rail = { $power }: Transport Kolejowy przed ruchami Generałów
    .doing = Transport Kolejowy
ask-rail-to = Transport Kolejowy ({ $territory }): dokąd?
    .doing = Transport Kolejowy
ask-move = { $power }: który Generał się porusza?
    .doing = ruch Generałów
ask-move-to = { $general }: jak i dokąd?
    .doing = ruch Generała
ask-consent = { $power }: prośba o zgodę na przejście ({ $host }), { $piece } → { $territory }. Zgadzasz się?
    .doing = decyzja o zgodzie na przejście
ask-fight = { $power }: która bitwa jest następna?
    .doing = wybór bitwy
ask-occupy = { $power }: zostawić Garnizon na Terytorium, którego nikt nie kontroluje?
    .doing = pozostawianie Garnizonów
ask-further-step = Poprosić Arbitra ({ $power }) o dalszy ruch?
    .doing = namysł nad dodatkowym krokiem
ask-grant-step = { $power }: prośba o dalszy ruch. Zgadzasz się w zamian za punkt Morale?
    .doing = decyzja o dodatkowym kroku

## Bitwa

ask-support = { $power }: udzielić wsparcia ({ $side }, { $territory })?
    .doing = decyzja o wsparciu
ask-battle-card = { $left ->
    [one] { $power }, bitwa ({ $territory }): zagrać kartę Bitwy? To już ostatnia
   *[many] { $power }, bitwa ({ $territory }): zagrać kartę Bitwy? Możesz zagrać jeszcze do { $left } kart
}
    .doing = wykładanie kart Bitwy
ask-pile = { $power }: na czyim stosie leży karta?
    .doing = zagrywanie karty Bitwy
ask-strike = { $power }: którą kartę przeciwnika odrzucić?
    .doing = wybór karty przeciwnika
ask-reveal = { $power }: którą kartę przeciwnika ujawnić?
    .doing = wybór karty przeciwnika
ask-garrison = Zamienić Oddział na Garnizon, aby przejąć kontrolę ({ $territory })?
    .doing = przejmowanie kontroli
ask-retreat = { $general } ponosi porażkę: do stolicy czy poza planszę?
    .doing = odwrót
