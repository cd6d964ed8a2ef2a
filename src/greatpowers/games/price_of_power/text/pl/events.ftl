# Cena władzy: Wydarzenia, Misje, Kamienie Milowe i Konflikty o Władzę.

## Wydarzenia

option-take_event = Wydarzenie: { $target }
option-option = Opcja { $target }
letter-a = A
letter-b = B
letter-c = C
letter-d = D
ask-event-option = { $event }: którą opcję wybierasz?
    .doing = wybór opcji Wydarzenia
ask-take-ruler = { $character }: mianujesz tę postać swoim Władcą?
    .doing = decyzja o Władcy
    .hint = Twój obecny Władca zostanie odrzucony.
ask-late-ruler = { $character }: nikt nie wybrał Wydarzenia z tą postacią. Mianujesz ją Władcą za { $n } ADM?
    .doing = decyzja o Władcy
bill-option = Opcja, { $unit }
ducats = Dukaty
log-event-open = Wydarzenie: { $event }
log-takes-event = { $power }: wybrane Wydarzenie – { $event }
log-option = { $power }: wybrana opcja { $option }
log-option-countered = Opcja skontrowana
log-unpicked-event = { $event }: niewybrane Wydarzenie, jego symbole rozstrzygają się same
no-event-taken = Masz już swoje Wydarzenie tej Rundy
opens-event-taken = w następnej Rundzie
no-event-not-open = To Wydarzenie nie jest odkryte
opens-event-not-open = po jego odkryciu
no-option-needs = Nie spełniasz wymagań tej opcji
no-option-cost = Nie stać cię na tę opcję
opens-option-cost = gdy masz dość Punktów Władzy i Dukatów

## Symbole

shape-square = kwadrat
shape-circle = koło
shape-plus = plus
shape-triangle = trójkąt
log-mortality = Słabe Zdrowie wszystkich postaci z symbolem: { $shape }
ask-roll-one = Za który Obszar rzucasz swoją jedyną Kością Buntowników?
    .doing = wybór Obszaru z Niepokojami
option-spared = Zignoruj: { $target }
uprising-colonist = utrata Kolonisty
uprising-unrest = Niepokój
ask-spared = Powstanie tubylców: który efekt ignorujesz?
    .doing = Powstanie tubylców
ask-native-unrest = Powstanie tubylców: które Odległe Miasto otrzymuje Niepokój?
    .doing = Powstanie tubylców
log-loses-colonist = { $power }: utrata Kolonisty
ask-lost-at-sea = { $realm }: skąd znika zagubiony Statek?
    .doing = wybór zagubionego Statku
ask-ship-lost-at-sea = { $realm } ({ $zone }): który Statek znika?
    .doing = wybór zagubionego Statku
option-wrecked = Zagubiony: { $target }
ask-pirates = Dokąd płyną Piraci?
    .doing = wysyłanie Piratów
log-pirates = Piraci: { $node }
ask-cardinal-of = Kardynał umiera: czyj?
    .doing = wybór Kardynała
ask-cardinal = { $realm }: który Kardynał umiera, licząc od lewej?
    .doing = wybór Kardynała
ask-lose-unit = { $n ->
    [one] Tracisz Jednostkę: gdzie?
    [few] Tracisz { $n } Jednostki: gdzie najpierw?
   *[many] Tracisz { $n } Jednostek: gdzie najpierw?
}
    .doing = wybór traconych Jednostek
log-loses-unit = { $power }: utrata Jednostki – { $area }
ask-disloyal = Na którym Obszarze buntują się twoi Wasale?
    .doing = wybór Nielojalnych Wasali
log-rebels = { $n ->
    [one] Nowa Jednostka Buntowników: { $area }
    [few] { $n } nowe Jednostki Buntowników: { $area }
   *[many] { $n } nowych Jednostek Buntowników: { $area }
}
log-rebels-gone = { $n ->
    [one] Znika Jednostka Buntowników: { $area }
    [few] Znikają { $n } Jednostki Buntowników: { $area }
   *[many] Znika { $n } Jednostek Buntowników: { $area }
}

## Dynamiczne Niezależne Królestwa

colour-green = zielony
colour-pink = różowy
colour-blue = niebieski
colour-gold = złoty
colour-orange = pomarańczowy
ask-dnpr = Które Królestwo dokonuje Ekspansji?
    .doing = wybór Królestwa do Ekspansji
ask-dnpr-province = { $realm }: dokąd prowadzi Ekspansja?
    .doing = wybór celu Ekspansji
ask-cb-on-dnpr = { $realm }: zabrana Prowincja twojego Sojusznika. Umieszczasz żeton CB?
    .doing = decyzja o żetonie CB
    .hint = Niewykorzystany kosztuje na koniec Rundy 2 punkty Prestiżu.
log-dnpr-appears = { $power }: odtąd DNPR (kolor: { $colour })
log-dnpr-token = { $power }: nowy żeton DNPR – { $province }
no-dnpr-its-own = Ta Prowincja już do niego należy
no-dnpr-not-adjacent = Nie sąsiaduje z tym Królestwem
no-dnpr-capital = To Stolica
no-dnpr-occupied = Ta Prowincja jest Okupowana
no-dnpr-ally = Należy do Sojusznika tego Królestwa
no-dnpr-core = To Prowincja Rdzenna gracza
no-dnpr-ocean = Terytoria można zajmować dopiero od Ery II i tylko z Portem nad Atlantykiem
opens-dnpr-ocean = od Ery II, z Portem nad Atlantykiem

## Rozprzestrzenianie się wyznań

option-spread_protestant = Protestantyzm: { $target }
option-spread_counter_reformed = Kontrreformacja: { $target }
option-spread_diverse = Różnorodne Wyznania: { $target }
option-spread_revolution = Rewolucja: { $target }
ask-spread-faith = Rozprzestrzenianie się Idei Religijnych: dokąd?
    .doing = Rozprzestrzenianie się Idei Religijnych
ask-spread-diverse = { $n ->
    [one] Szerzą się wątpliwości: na którym Obszarze Katolickim?
   *[many] Szerzą się wątpliwości: na których { $n } Obszarach Katolickich?
}
    .doing = Rozprzestrzenianie się Idei Religijnych
ask-spread-revolution = Rozprzestrzenianie się Rewolucji: dokąd?
    .doing = Rozprzestrzenianie się Rewolucji
ask-leap = Rewolucja przeskakuje dalej: na który niesąsiadujący z nią Obszar?
    .doing = Rozprzestrzenianie się Rewolucji
ask-rise = { $n ->
    [one] W której Stolicy wybucha rewolucja?
   *[many] W których { $n } Stolicach wybucha rewolucja?
}
    .doing = Rozprzestrzenianie się Rewolucji
no-of-that-faith = Ten Obszar ma już to wyznanie
no-eastern-faith = To wyznanie nie dociera na Obszary Prawosławne ani Muzułmańskie

## Misje

option-take_mission = Weź Misję: { $target }
option-return_mission = Odłóż do talii: { $target }
option-hold_mission = Nie ujawniaj: { $target }
option-score_mission = Zapunktuj po spełnieniu: { $target }
ask-first-mission = { $n ->
    [one] Wybierz jeszcze jedną Misję Początkową
    [few] Wybierz { $n } Misje Początkowe
   *[many] Wybierz { $n } Misji Początkowych
}
    .doing = wybór Misji
ask-missions = Możesz wybrać Misje, do dwóch na ręce, i odłożyć inne do talii
    .doing = wybór Misji
log-mission = { $power }: ukończona Misja – { $mission }
no-mission-completed = Ta Misja jest już ukończona
no-mission-in-hand = Masz ją na ręce
no-mission-locked = Żadna z wymaganych przed nią Misji nie jest ukończona
opens-mission-locked = po ukończeniu jednej z wymaganych Misji
no-mission-not-starter = To nie jest Misja Początkowa
no-mission-hand-full = Masz już dwie Misje
opens-mission-hand-full = po odłożeniu jednej z nich
no-mission-other-realm = To Misja innego Królestwa
no-mission-just-taken = Ta Misja jest świeżo wybrana
opens-next-round = w następnej Rundzie

## Kamienie Milowe

log-milestone-open = Kamień Milowy: { $milestone }
log-milestone = { $power }: zrealizowany Kamień Milowy – { $milestone }

## Konflikty o Władzę

log-struggle = Aktywny Konflikt o Władzę: { $struggle }
log-struggle-upcoming = Nadchodzący Konflikt o Władzę: { $struggle }
log-struggle-scored = Punktowany Konflikt o Władzę: { $struggle }
bill-battleground-tax = Wartość Podatkowa: { $area }
bill-battleground-vassals = Wasale: { $area }
bill-battleground-alone = Jedyny gracz na Obszarze: { $area }
bill-battleground-ties = Sojusz lub Mariaż: { $area }
bill-struggle-criterion = Pozostałe kryteria karty

## Co z tego wynika

bill-prestige-now = Obecny Prestiż
bill-missions = Misje na ręce
outlook-prestige = Twoja przewaga w Prestiżu (− strata): { $before } → { $after }
