# Imperializm: słowa, których potrzebuje tylko plansza w przeglądarce.

## Części planszy

im-ledger = Tory
im-arms-and-glory = Armia, prestiż i chwała
im-arms-and-prestige = Armia, flota i prestiż
im-goods = Produkcja
im-goods-pay = pole przynosi tyle dukatów
im-actions = Akcje
im-open-territories = Odkryte terytoria
im-religions = Religie
im-achievements = Osiągnięcia
im-parts = Części planszy
im-part-europe = Europa
im-part-overseas = Zamorze
im-part-tracks = Tory
im-part-cards = Karty
im-part-lit = tu można coś wybrać
im-rail = Narzędzia planszy
im-own-empire = Twoje imperium
im-war = Wojna
im-pile-providence = Odrzucone karty opatrzności ({ $n })
im-pile-territory = Odrzucone terytoria ({ $n })
im-newest-first = Od ostatniej.
im-none = Brak
im-under-the-top = ostatnie leży na wierzchu stosu; pod nim { $n }
im-left = { $n ->
    [0] brak kart
    [one] została 1 karta
    [few] zostały { $n } karty
   *[many] zostało { $n } kart
}
im-may = { $n ->
    [one] { $what }. Możesz: { $may }
    [few] { $what }. { $n } sposoby użycia
   *[many] { $what }. { $n } sposobów użycia
}
im-track-told = { $track }: { $told }

## Atlas

im-atlas = Atlas
im-atlas-told = Atlas: kto ma które terytorium
im-atlas-note = Atlas pokazuje to, co mówią karty. Miejsca leżące obok siebie nie są w zasadach sąsiadami.
im-legend = Znaki atlasu
im-side-atlas = Atlas
im-side-ledger = Księga
im-nearer = Bliżej
im-farther = Dalej
im-whole-atlas = Cały atlas
im-region-europe = Europa
    .short = Eu
im-region-na = Ameryka Północna
    .short = Am
im-region-sa = Ameryka Płd.
im-region-af = Afryka
    .short = Af
im-region-ea = Wschód
    .short = Ws
im-sea-north = Morze Północne
im-sea-black = Morze Czarne
im-sea-biscay = Zatoka Biskajska
im-place-told = { $name }: { $told }
im-place-home = tu włada gracz: { $who }
im-place-idle = nikt nie prowadzi tego mocarstwa
im-place-held = posiada: { $who }
im-place-hand = na twojej ręce
im-place-open = odkryte terytorium: można je dobrać
im-place-away = nieodkryte: w talii, wśród kart odrzuconych lub na ręce
im-place-board = nikogo tu jeszcze nie ma
im-against-you = Siła przeciwko tobie:
im-sign-home = ojczyzna gracza
im-sign-held = zajęte terytorium
im-sign-idle = mocarstwo, którego nikt nie prowadzi
im-sign-away = terytorium w talii, wśród kart odrzuconych lub na ręce
im-sign-open = odkryte terytorium i jego koszt
im-sign-hand = na twojej ręce, z kosztem
im-sign-lit = można teraz wybrać
im-sign-news = zmienione od twojej tury
im-sign-war = ostatnia wojna i siły obu stron
im-sign-trade = handel z kolonii i jego dobra

## Tory

im-glory = Chwała
im-glory-of = Chwała { $n }; pole zakończenia gry: { $end }
im-of-end = z { $end } chwały
im-leader = Lider
im-bloom = Rozkwit
im-bloom-gives = +1 chwały
im-about-army = Do podbojów i wojen lądowych. Zwiększa się ją za dukaty, rozwijając żywność.
im-about-fleet = Do podbojów i wojen morskich. Zwiększa się ją za dukaty, rozwijając tekstylia.
im-about-prestige = Powyżej 10, we własnej turze, rozkwita kultura: punkt chwały na koniec tury. Wojny i hańba kosztują prestiż.
im-about-glory = Kto dotrze na pole zakończenia gry, rozpoczyna ostatnie tury. Do tego dochodzi punktacja końcowa.
im-lead-gold = ręka +1
im-lead-food = za prestiż
im-lead-textiles = za prestiż
im-lead-spices = +1 prestiżu
im-lead-oriental = drugie dobro
im-lead-industrial = +1 prestiżu
im-lead-shipyards = ½ floty
im-lead-weapons = ⅓ armii
im-leads-gold = Limit kart na ręce lidera jest większy o 1.
im-leads-food = Lider dostaje dukata za każdy punkt prestiżu, najwyżej 5.
im-leads-textiles = Lider dostaje dukata za każdy punkt prestiżu, najwyżej 5.
im-leads-spices = Lider dostaje punkt prestiżu.
im-leads-oriental = Lider może zapłacić 3 dukaty i rozwinąć jeszcze jedno dobro, byle nie złoto, towary orientalne ani przyprawy.
im-leads-industrial = Lider dostaje punkt prestiżu.
im-leads-shipyards = Lider dostaje dukata za każde dwa poziomy floty.
im-leads-weapons = Lider dostaje dukata za każde trzy poziomy armii.
im-economy-gold = Handel złotem kosztuje punkt prestiżu.
im-economy-food = Potem za 8 dukatów można kupić poziom armii.
im-economy-textiles = Potem za 8 dukatów można kupić poziom floty.
im-economy-spices = Niczego więcej nie można kupić.
im-economy-oriental = Niczego więcej nie można kupić.
im-economy-industrial = Wymaga 10 prestiżu albo dość chwały. Potem za 12 dukatów można kupić poziom żywności, tekstyliów, materiałów przemysłowych, broni lądowej albo stoczni.
im-economy-shipyards = Potem można wziąć kartę wydarzenia z odrzuconych.
im-economy-weapons = Potem można wziąć kartę wojny z odrzuconych.
im-would-bring = Rozwój przyniesie
im-ducats = { $n ->
    [one] 1 dukat
    [few] { $n } dukaty
   *[many] { $n } dukatów
}

## Akcje

im-action-development = Weź zyski z handlu jednym dobrem; lider dostaje więcej, a niektóre dobra pozwalają kupić poziom albo wziąć kartę.
im-action-intrigue = Zagraj jedną lub dwie karty różnych rodzajów, przede wszystkim spiski i karty władzy; albo zmień religię.
im-action-conquest = Wyłóż terytorium z ręki albo postaw znacznik na Indiach lub Chinach.
im-action-war = Zaatakuj innego gracza kartą wojny, na lądzie albo na morzu.
im-action-taxes = Dukat za każdą twoją kartę terytorium.
im-last-action = Ostatnia akcja:
bar-development = Nie ma czego rozwijać.
bar-intrigue = Nie masz karty do intrygi i nie spełniasz wymagań żadnej religii.
bar-conquest = Żadne terytorium nie jest w twoim zasięgu.
bar-war = Nie masz karty wojny.
bar-taxes = Nie ma czego opodatkować.

## Karty

im-kind-positive_ruler = karta władzy pozytywna
im-kind-negative_ruler = karta władzy negatywna
im-kind-plot = spisek
im-kind-event = wydarzenie
im-kind-special = karta specjalna
im-kind-land = kraina
im-kind-colony = kolonia
im-kind-achievement = osiągnięcie
im-kind-religion = religia
im-permanent = Stale:
im-immediate = Natychmiast:
im-release = Jak się jej pozbyć:
im-plunder = plądrowanie
im-needs = Wymagania
im-gives = Daje
im-or = lub
im-met = spełnione
im-has = masz { $n }
im-missing = brakuje { $n }
im-cost = { $n ->
    [one] koszt: 1 dukat
    [few] koszt: { $n } dukaty
   *[many] koszt: { $n } dukatów
}
im-short = { $n ->
    [one] brakuje 1 dukata
   *[other] brakuje { $n } dukatów
}
im-within-reach = W twoim zasięgu: warunki są spełnione i masz dukaty.
im-click-takes = Kliknięcie bierze ją na rękę, za darmo
im-modifier-land = w wojnie lądowej
im-modifier-sea = w wojnie morskiej
im-modifier-dissenters = w wojnach z innowiercami
im-hand = Ręka
im-limit = limit ręki
im-others = Pozostali
im-your-hand = Twoja ręka
im-more = więcej
im-read-whole = Wskaż kartę lub jej dotknij, a przeczytasz ją w całości.
im-in-play = W grze
im-watching = Oglądasz grę: ręce są zakryte.

## Gracze

im-open-empire = { $power }: wszystko, co leży przed tym graczem
im-has-chosen = wybór dokonany
im-still-choosing = wybiera
im-cards-held = { $providence ->
    [one] 1 karta opatrzności
    [few] { $providence } karty opatrzności
   *[many] { $providence } kart opatrzności
}, { $territories ->
    [one] 1 terytorium
    [few] { $territories } terytoria
   *[many] { $territories } terytoriów
}
im-hand-limit = limit { $n }
im-known-cards = Znane ci karty
im-ruler = Władza
im-religion = Religia
im-faith-catholic = katolicyzm
im-faith-orthodox = prawosławie
im-faith-islam = islam
im-in-war = Siła w wojnie
im-levels-and-sources = Poziomy i skąd się biorą
im-start-number = Numer startowy { $n }.
im-choice-title = Którym mocarstwem zagrasz?
im-choice-text = Wszyscy wybierają w tajemnicy; zaczyna najniższy numer startowy.
im-kept = To zatrzymujesz.

## Wojna

im-war-land = Wojna lądowa
im-war-sea = Wojna morska
im-declaration = Wypowiedzenie wojny
im-no-war = Pokój: wojny, które są możliwe
im-attacker = atak
im-defender = obrona
im-attacker-by = { $power }: wygrana o { $n }
im-defender-holds = { $power }: obrona wytrzymuje
im-needs-more = Obronie brakuje { $n }, by wytrzymać.
im-tie-holds = Atak musi być silniejszy; przy remisie obrona wytrzymuje.
im-won = Zwycięstwo: { $power }
im-your-defence = Twoje karty wojny
im-strengths = Siły
im-outcome = Wynik
im-defend = Broń się
im-peace = Drogi do pokoju
im-prestige-less = strata prestiżu: { $n }
im-cede-text = razem z poziomami; prestiż i chwała zostają
im-terms = Pokój: trybut { $tribute }, albo terytorium, albo upokorzenie za { $humiliation } prestiżu.
im-plunder-would = { $n ->
    [0] Bez plądrowania.
    [one] Plądrowanie: 1 dukat.
    [few] Plądrowanie: { $n } dukaty.
   *[many] Plądrowanie: { $n } dukatów.
}
im-no-terms = Jeśli obrona wytrzyma, nie ma czego płacić: broniący się zyskuje punkt chwały i prestiżu.
im-against = Przeciw
im-outlook-card = Z kartą „{ $card }”, zanim obrona cokolwiek wyłoży:
im-outlook-plain = Zanim ktokolwiek wyłoży karty wojny:
im-outlook-note = Obrona może dołożyć do dwóch kart wojny.

## Tury i punktacja

im-setup = Przygotowanie
im-round = Runda { $n }
im-phase-exchange = wymiana ręki
im-phase-action = akcja
im-last-turns = { $n ->
    [one] ostatnia tura
    [few] ostatnie { $n } tury
   *[many] ostatnich { $n } tur
}
im-race = Chwała, pole zakończenia gry to { $end }: { $told }
im-final-scoring = Punktacja końcowa
im-if-it-ended = Gdyby gra skończyła się teraz
im-at-stake = { $second ->
    [0] W każdej kategorii: samodzielne pierwsze miejsce +{ $first }, wspólne +{ $shared }.
   *[other] W każdej kategorii: samodzielne pierwsze miejsce +{ $first }, wspólne +{ $shared }, samodzielne drugie +{ $second }.
}
im-group-might = Potęga
im-group-lands = Ziemie
im-group-goods = Dobra
im-faithful = Wierność Rzymowi (+{ $n })
im-total = Razem
im-no-powers-yet = Mocarstwa nie są jeszcze wybrane.

## Reakcje, z których można zrezygnować na dłużej

reaction-ask-pirates = Piraci po rozwoju
reaction-ask-cancel = Anulowanie wydarzenia
reaction-ask-war-event = Wydarzenia wojenne

## Moments and cards

moment-war = Wojna: { $power } przeciw: { $victim }
moment-powers = Mocarstwa są ujawnione
moment-final = Punktacja końcowa
im-begins = zaczyna grę
cards-in-play = W grze
cards-providence = Opatrzność
cards-territories = Terytoria
cards-achievements = Osiągnięcia
cards-religions = Religie
