# Realpolitik: pytania do gracza.

## Wybór kart i dyplomacja

ask-choose = { $power }: wybierz kartę Akcji
ask-propose = Możesz otwarcie zaproponować Przymierze; to nikogo nie wiąże
ask-accept = { $power }: propozycja Przymierza. Odpowiadasz przychylnie?
ask-pledge = Komu potajemnie przekazujesz żeton Przymierza?
ask-bid = Ile punktów Morale licytujesz o Włochy?
ask-relocate = { $general } nie może tu dłużej gościć: dokąd się udaje?

## Mobilizacja

ask-lay-train = { $left ->
    [one] { $power }: rozmieść Pociąg za darmo
   *[many] { $power }: rozmieść za darmo do { $left } Pociągów
}
ask-generals = { $power }: wystaw Generałów albo ich wycofaj
ask-place-in = { $general }: na którym Terytorium?
ask-buy = { $power }: co kupujesz? Pozostałe Pieniądze: { $money }
ask-discard = { $left ->
    [one] { $power }: za dużo kart na ręce, odrzuć kartę Bitwy
    [few] { $power }: za dużo kart na ręce, odrzuć { $left } karty Bitwy
   *[many] { $power }: za dużo kart na ręce, odrzuć { $left } kart Bitwy
}

## Ruch

ask-arbiter = { $power }: wskaż Arbitra
ask-rail = { $power }: Transport Kolejowy przed ruchami Generałów
ask-rail-to = Transport Kolejowy ({ $territory }): dokąd?
ask-move = { $power }: który Generał się porusza?
ask-move-to = { $general }: jak i dokąd?
ask-consent = { $power }: prośba o zgodę na przejście ({ $host }), { $piece } → { $territory }. Zgadzasz się?
ask-fight = { $power }: która bitwa jest następna?
ask-occupy = { $power }: zostawić Garnizon na Terytorium, którego nikt nie kontroluje?
ask-further-step = Poprosić Arbitra ({ $power }) o dalszy ruch?
ask-grant-step = { $power }: prośba o dalszy ruch. Zgadzasz się w zamian za punkt Morale?

## Bitwa

ask-support = { $power }: udzielić wsparcia ({ $side }, { $territory })?
ask-battle-card = { $left ->
    [one] { $power }, bitwa ({ $territory }): zagrać kartę Bitwy? To już ostatnia
   *[many] { $power }, bitwa ({ $territory }): zagrać kartę Bitwy? Możesz zagrać jeszcze do { $left } kart
}
ask-pile = { $power }: na czyim stosie leży karta?
ask-strike = { $power }: którą kartę przeciwnika odrzucić?
ask-reveal = { $power }: którą kartę przeciwnika ujawnić?
ask-garrison = Zamienić Oddział na Garnizon, aby przejąć kontrolę ({ $territory })?
ask-retreat = { $general } ponosi porażkę: do stolicy czy poza planszę?
