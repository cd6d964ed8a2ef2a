# Cena władzy: co robią karty, o co pytają i z czego składają się ich słowa.

## Czasowniki kart

option-name_area = Wybierz: { $target }
option-name_province = Wybierz: { $target }
option-name_realm = Wybierz: { $target }
option-name_node = Wybierz: { $target }
option-name_power = Wybierz: { $target }
option-name_character = Wybierz: { $target }
option-name_number = { $target }
option-name_milestone = Zastąp: { $target }
option-take_influence = Usuń Wpływ: { $target }
option-push_out = Usuń kostkę: { $target }

## Pytania

ask-effect-opponent = { $card }: wybierz Przeciwnika
    .doing = wybór Przeciwnika
ask-effect-option = { $card }: wybierz opcję karty
    .doing = wybór opcji
ask-effect-secret-option = { $card }: wybierz opcję w tajemnicy; wszystkie odkrywa się naraz
    .doing = tajny wybór opcji
ask-effect-vote = { $card }: na którą opcję głosujesz?
    .doing = głosowanie
ask-effect-break-tie = { $card }: remis w głosowaniu, decydujesz ty
    .doing = rozstrzyganie remisu
ask-effect-area = { $card }: wybierz Obszar
    .doing = wybór Obszaru
ask-effect-realm = { $card }: wybierz Królestwo
    .doing = wybór Królestwa
ask-effect-gain-power = { $card }: które Punkty Władzy otrzymujesz?
    .doing = wybór otrzymywanych Punktów Władzy
ask-effect-lose-power = { $card }: które Punkty Władzy tracisz?
    .doing = wybór traconych Punktów Władzy
ask-effect-end-marriage = { $card }: który Mariaż się kończy?
    .doing = wybór kończonego Mariażu
ask-effect-deck = { $card }: z której talii dobierasz?
    .doing = dobieranie karty
ask-effect-discard = { $card }: którą z dobranych kart odrzucasz?
    .doing = odrzucanie karty
ask-effect-claim = { $card }: { $left ->
    [one] gdzie umieszczasz Roszczenie?
    [few] gdzie umieszczasz Roszczenie? Zostały { $left }
   *[many] gdzie umieszczasz Roszczenie? Zostało { $left }
}
    .doing = umieszczanie Roszczenia
ask-effect-core = { $card }: na którym Obszarze umieszczasz żeton Rdzenności?
    .doing = umieszczanie żetonu Rdzenności
ask-effect-influence = { $card }: { $left ->
    [one] gdzie umieszczasz Wpływ? Została jedna kostka
    [few] gdzie umieszczasz Wpływ? Zostały { $left } kostki
   *[many] gdzie umieszczasz Wpływ? Zostało { $left } kostek
}
    .doing = umieszczanie Wpływów
ask-effect-push-out = { $card }: czyja kostka znika? { $area }
    .doing = wybór usuwanego Wpływu
ask-effect-take-influence = { $card }: { $left ->
    [one] skąd znika Wpływ? Jeszcze jedna kostka
    [few] skąd znika Wpływ? Jeszcze { $left } kostki
   *[many] skąd znika Wpływ? Jeszcze { $left } kostek
}
    .doing = usuwanie Wpływów
ask-effect-plague = { $card }: { $left ->
    [one] dokąd dociera plaga? Jeszcze jeden Obszar
    [few] dokąd dociera plaga? Jeszcze { $left } Obszary
   *[many] dokąd dociera plaga? Jeszcze { $left } Obszarów
}
    .doing = szerzenie plagi
ask-effect-pirates = { $card }: { $left ->
    [one] w którym węźle pojawiają się Piraci?
    [few] w którym węźle pojawiają się Piraci? Zostały { $left }
   *[many] w którym węźle pojawiają się Piraci? Zostało { $left }
}
    .doing = umieszczanie Piratów
ask-effect-pirates-gone = { $card }: { $left ->
    [one] z którego węzła znikają Piraci?
    [few] z którego węzła znikają Piraci? Zostały { $left }
   *[many] z którego węzła znikają Piraci? Zostało { $left }
}
    .doing = usuwanie Piratów
ask-effect-expand = { $card }: który węzeł Rozszerzasz?
    .doing = Rozszerzanie węzła
ask-effect-leave-hre = { $card }: czy ten Obszar ma opuścić HRE? { $area }
    .doing = decyzja o opuszczeniu HRE
ask-effect-develop = { $card }: które Małe Miasto staje się Duże?
    .doing = rozwój Miasta
ask-effect-shrink = { $card }: które Duże Miasto staje się Małe?
    .doing = wybór podupadającego Miasta
ask-effect-religion = { $card }: { $left ->
    [one] który Obszar zmienia wyznanie? { $faith }
    [few] który Obszar zmienia wyznanie? { $faith }, łącznie { $left } Obszary
   *[many] który Obszar zmienia wyznanie? { $faith }, łącznie { $left } Obszarów
}
    .doing = wybór Obszaru zmieniającego wyznanie
ask-effect-state-religion = { $card }: zmieniasz Religię Państwową? { $faith }
    .doing = decyzja o Religii Państwowej
ask-effect-ally = { $card }: z kim zawiązujesz Sojusz?
    .doing = wybór Sojusznika
ask-effect-accept-ally = { $card }: propozycja Sojuszu ({ $realm }). Przyjmujesz?
    .doing = odpowiedź na propozycję Sojuszu
ask-effect-end-alliance = { $card }: który Sojusz się kończy?
    .doing = wybór kończonego Sojuszu
ask-effect-marry = { $card }: z kim zawierasz Mariaż?
    .doing = zawieranie Mariażu
ask-effect-accept-marry = { $card }: propozycja Mariażu ({ $realm }). Przyjmujesz?
    .doing = odpowiedź na propozycję Mariażu
ask-effect-dispute = { $card }: gdzie wybucha Spór o Sukcesję?
    .doing = wybór Sporu o Sukcesję
ask-effect-cb = { $card }: umieszczasz żeton CB? Niewykorzystany kosztuje 2 punkty Prestiżu
    .doing = decyzja o Casus Belli
ask-effect-unrest = { $card }: która Prowincja otrzymuje Niepokój?
    .doing = wybór miejsca Niepokojów
ask-effect-calm = { $card }: z której Prowincji znika Niepokój?
    .doing = uspokajanie Prowincji
ask-effect-rebels = { $card }: { $left ->
    [one] gdzie pojawia się Jednostka Buntowników?
    [few] gdzie pojawiają się Jednostki Buntowników? Zostały { $left }
   *[many] gdzie pojawiają się Jednostki Buntowników? Zostało { $left }
}
    .doing = umieszczanie Buntowników
ask-effect-rebels-gone = { $card }: skąd znika Jednostka Buntowników?
    .doing = usuwanie Buntowników
ask-effect-rebels-from = { $card }: { $left ->
    [one] którzy Buntownicy ruszają? Została jedna Jednostka
    [few] którzy Buntownicy ruszają? Zostały { $left } Jednostki
   *[many] którzy Buntownicy ruszają? Zostało { $left } Jednostek
}
    .doing = ruch Buntowników
ask-effect-rebels-to = { $card }: dokąd ruszają Buntownicy? ({ $area })
    .doing = ruch Buntowników
ask-effect-recruit = { $card }: { $n ->
    [one] bierzesz te Jednostki za 1 Dukata?
    [few] bierzesz te Jednostki za { $n } Dukaty?
   *[many] bierzesz te Jednostki za { $n } Dukatów?
}
    .doing = decyzja o Najemnikach
ask-effect-lose-unit = { $card }: { $left ->
    [one] gdzie tracisz Jednostkę?
    [few] gdzie tracisz Jednostkę? Łącznie { $left }
   *[many] gdzie tracisz Jednostkę? Łącznie { $left }
}
    .doing = wybór traconych Jednostek
ask-effect-ruler = { $card }: mianujesz tę postać Władcą? { $who }
    .doing = decyzja o Władcy
ask-effect-reject-ruler = { $card }: odrzucasz Władcę z tego Wydarzenia? Twój też odejdzie
    .doing = decyzja o Władcy
ask-effect-hire = { $card }: kogo mianujesz?
    .doing = mianowanie postaci
ask-effect-dismiss = { $card }: który Doradca odchodzi?
    .doing = zwalnianie Doradcy
ask-effect-research = { $card }: badasz Ideę na warunkach karty?
    .doing = decyzja o Idei
ask-effect-show-idea = { $card }: która Idea trafia na stół?
    .doing = wybór Idei na stół
ask-effect-refresh = { $card }: { $left ->
    [one] zastąp jedną Ideę albo jeden Kamień Milowy
   *[many] zastąp do { $left } Idei lub Kamieni Milowych
}
    .doing = wymiana Idei i Kamieni Milowych
ask-effect-action = { $card }: wykonujesz teraz tę Akcję? { $action }
    .doing = decyzja o Akcji

## Odmowy i ceny

no-not-meant-by-card = Karta tego nie obejmuje
no-idea-not-known-abroad = Nie ma jej żaden Przeciwnik
no-idea-too-dear = Nawet na warunkach karty masz za mało Punktów Władzy
no-idea-another-type = Karta pozwala na Ideę innego typu
no-idea-not-in-play = Tej Idei nie ma jeszcze w grze
opens-later-age = Przyniesie ją późniejsza Era
bill-card-price = Cena na karcie

## Dziennik

log-authority-up = Władza Cesarska +{ $n }, teraz { $now }
log-authority-down = Władza Cesarska −{ $n }, teraz { $now }
log-leaves-hre = Obszar opuszcza HRE: { $area }
log-rejoins-hre = Obszar wraca do HRE: { $area }
log-names = { $power }: wybór – { $what }
log-votes = { $power }: głos na opcję { $option }
log-draws-card = { $power }: dobrana karta – { $deck }
log-gains-merchant = { $power }: trzeci Kupiec
log-gains-colonists = { $n ->
    [one] { $power }: nowy Kolonista
    [few] { $power }: { $n } nowi Koloniści
   *[many] { $power }: { $n } nowych Kolonistów
}
log-loses-colonists = { $n ->
    [one] { $power }: utrata Kolonisty
   *[many] { $power }: utrata { $n } Kolonistów
}
log-gains-manpower = { $power }: Zasoby Ludzkie +{ $n }
log-loses-manpower = { $power }: Zasoby Ludzkie −{ $n }
log-gains-interest = { $n ->
    [one] { $power }: nowy żeton Pożyczki
    [few] { $power }: { $n } nowe żetony Pożyczek
   *[many] { $power }: { $n } nowych żetonów Pożyczek
}
log-loses-interest = { $n ->
    [one] { $power }: zwrócony żeton Pożyczki
    [few] { $power }: zwrócone { $n } żetony Pożyczek
   *[many] { $power }: zwróconych { $n } żetonów Pożyczek
}
log-card-not-found = Ani wśród odrzuconych, ani w talii nie ma karty: { $action }
log-plague = Plaga: { $area }
log-pirates-come = Pojawiają się Piraci: { $node }
log-pirates-go = Znikają Piraci: { $node }
log-expands = { $power }: Rozszerzony węzeł – { $node }
log-gains-town = { $power }: nowe Miasto – { $province }
log-gains-vassal = { $power }: nowy Wasal – { $province }
log-province-free = Wolna Prowincja: { $province }
log-realm-free = Niezależne Królestwo: { $power }
log-develops = { $power }: Duże Miasto – { $province }
log-shrinks = { $power }: Miasto podupada – { $province }
log-rebels-moved-by-card = Buntownicy ruszają: { $start } → { $end }
log-refreshes = { $n ->
    [one] { $power }: odświeżona jedna Jednostka
    [few] { $power }: odświeżone { $n } Jednostki
   *[many] { $power }: odświeżonych { $n } Jednostek
}
log-rejects-ruler = { $power }: Władca z Wydarzenia odrzucony

## Akcje, na które pozwala karta

basic-trade = Handel
basic-convert_area = Konwersja Obszaru
basic-colonize = Kolonizacja
basic-explore = Eksploracja
basic-recruit_units = Rekrutacja Jednostek
basic-play_card = Zagranie karty
basic-fabricate_claims = Sfabrykowanie Roszczeń
some-card = Karta

## Drobne słowa

words-or = lub
words-and = ,
words-if = , jeśli
words-unless = , chyba że
words-needs = wymagane:
words-may = opcjonalnie
words-for = za
words-pay = Koszt:
words-prefer = , najpierw:
words-in = :
words-then = .
words-plus-stability = + aktualna Stabilność
words-covert = (Tajna Akcja)
words-decline = Nic
words-option-a = A:
words-option-b = B:
words-option-c = C:
words-option-d = D:
words-scores = Prestiż { $n }
cost-adm = { $n } ADM
cost-dip = { $n } DYP
cost-mil = { $n } MIL
cost-ducats = { $n ->
    [one] { $n } Dukat
    [few] { $n } Dukaty
   *[many] { $n } Dukatów
}
discount-any = , o { $n } taniej
discount-adm = , o { $n } ADM taniej
discount-ducats = { $n ->
    [one] , o { $n } Dukata taniej
    [few] , o { $n } Dukaty taniej
   *[many] , o { $n } Dukatów taniej
}
until-end-of-turn = do końca Tury
until-end-of-round = do końca Rundy
unit-infantry = Piechota ({ $n })
unit-cavalry = Kawaleria ({ $n })
unit-artillery = Artyleria ({ $n })
unit-light-ship = { $n ->
    [one] { $n } Lekki Statek
    [few] { $n } Lekkie Statki
   *[many] { $n } Lekkich Statków
}
unit-heavy-ship = { $n ->
    [one] { $n } Ciężki Statek
    [few] { $n } Ciężkie Statki
   *[many] { $n } Ciężkich Statków
}
unit-galley = { $n ->
    [one] { $n } Galera
    [few] { $n } Galery
   *[many] { $n } Galer
}
dice-any = { $n } dowolnego typu
deck-any = dowolna talia
idea-type-adm = Administracyjny
idea-type-dip = Dyplomatyczny
idea-type-mil = Militarny
idea-type-government = Forma Rządu
faith-state = twoja Religia Państwowa
faith-other = inne niż twoja Religia Państwowa
continent-any = Odległe Kontynenty

## Kogo to dotyczy

who-you = Ty:
who-owner = { $realm }:
who-others = Wszyscy Przeciwnicy:
who-each = Każdy gracz:
who-one-opponent = Wybrany Przeciwnik:
who-two-opponents = Dwaj wybrani Przeciwnicy:
who-one-opponent-faith-catholic = Wybrany Katolicki Przeciwnik:
who-chosen = Wskazany gracz:
who-emperor = Cesarz:
who-voters = Wszyscy głosujący:
who-realm-austria = { realm-austria }:
who-realm-brandenburg = { realm-brandenburg }:
who-realm-castile = { realm-castile }:
who-realm-england = { realm-england }:
who-realm-france = { realm-france }:
who-realm-mamluks = { realm-mamluks }:
who-realm-muscovy = { realm-muscovy }:
who-realm-netherlands = { realm-netherlands }:
who-realm-ottomans = { realm-ottomans }:
who-realm-poland = { realm-poland }:
who-realm-portugal = { realm-portugal }:
who-realm-sweden = { realm-sweden }:
who-realm-venice = { realm-venice }:
who-each-adjacent-burgundy = Każdy gracz sąsiadujący z Burgundią:
who-each-adjacent-chosen = Każdy gracz sąsiadujący z wybranym Królestwem:
who-each-areas-of-other-faith-2 = Każdy gracz z dwoma Obszarami innego wyznania:
who-each-christian = Każdy chrześcijański gracz:
who-each-continents-2 = Każdy gracz z Miastami na dwóch kontynentach:
who-each-ducats-at-least-30 = Każdy gracz z co najmniej 30 Dukatami:
who-each-ducats-below-10 = Każdy gracz z mniej niż 10 Dukatami:
who-each-faith-catholic = Każdy Katolicki gracz:
who-each-faith-revolutionary = Każdy Rewolucyjny gracz:
who-each-has-town-in-chosen = Każdy gracz z Miastem na wybranym Obszarze:
who-each-hre-member = Każdy gracz w HRE:
who-each-not-hre = Każdy gracz spoza HRE:
who-each-idea-absolute-monarchy = Każdy gracz z Ideą „{ idea-absolute_monarchy }”:
who-each-idea-constitutional-monarchy = Każdy gracz z Ideą „{ idea-constitutional_monarchy }”:
who-each-idea-serfdom = Każdy gracz z Ideą „{ idea-serfdom }”:
who-each-married-to-burgundy = Każdy gracz z Mariażem w Burgundii:
who-each-not-faith-revolutionary = Każdy gracz, który nie jest Rewolucyjny:
who-each-not-realm-muscovy = Każdy gracz oprócz Moskwy:
who-each-stability-below-0 = Każdy gracz z ujemną Stabilnością:
who-each-strained = Każdy gracz z ujemną Stabilnością lub trzema Wyczerpanymi Jednostkami:
who-each-towns-on-2 = Każdy gracz z dwoma Miastami za morzem:

## Obszary

areas-any = dowolny Obszar
areas-own = twoje Obszary
areas-own-port = twoje Obszary z Portem
areas-own-of-opponent = Obszary Przeciwnika
areas-capital = twój Obszar Stołeczny
areas-neighbour = Obszary sąsiadujące z twoim Królestwem
areas-reach = Obszary w zasięgu twojego Wpływu
areas-chosen = wybrany Obszar
areas-partner = Obszary partnera
areas-adjacent-chosen = Obszary sąsiadujące z wybranym
areas-adjacent-emperor = Obszary sąsiadujące z Królestwem Cesarza
areas-adjacent-new-tokens = Obszary sąsiadujące z nowymi żetonami
areas-coast-baltic-sea = Obszary z Portem nad Morzem Bałtyckim
areas-coast-black-sea = Obszary z Portem nad Morzem Czarnym
areas-coast-galley = Obszary z Portem w Strefie Morskiej dostępnej dla Galer
areas-confessional-border = Obszar sąsiadujący z Obszarem innego wyznania chrześcijańskiego
areas-continent-africa = { continent-africa }
areas-continent-america = { continent-america }
areas-continent-far-east = { continent-far_east }
areas-continent-india-arabia = { continent-india_arabia }
areas-cores-hungary = Prowincje Rdzenne Węgier
areas-dissent = twoje Obszary innego wyznania
areas-distant = Odległe Obszary
areas-hostile = Wrogie Obszary
areas-hre = Obszary HRE
areas-large-towns = twoje Duże Miasta
areas-non-core = twoje Prowincje, które nie są Rdzenne
areas-near-crimea = { area-crimea } i sąsiednie Obszary
areas-near-moscow-ryazan = { area-moscow_ryazan } i sąsiednie Obszary
areas-near-novgorod = { area-novgorod } i sąsiednie Obszary
areas-near-saratov = { area-saratov } i sąsiednie Obszary
areas-near-western-ukraine = { area-western_ukraine } i sąsiednie Obszary
areas-occupied-by-opponent = Obszary Okupowane przez Przeciwnika
areas-plagued = Obszary z plagą
areas-unrest = twoje Obszary z Niepokojami
areas-unrest-of-opponent = Obszary z Niepokojami Przeciwnika
areas-realm-chosen = Obszary wybranego Królestwa
areas-realm-strongest-ally = Obszary twojego najsilniejszego Sojusznika
areas-realm-aq-qoyunlu = Obszary Królestwa { realm-aq_qoyunlu }
areas-realm-aragon = Obszary Aragonii
areas-realm-brittany = Obszary Bretanii
areas-realm-burgundy = Obszary Burgundii
areas-realm-crimea = Obszary Krymu
areas-realm-denmark = Obszary Danii
areas-realm-hungary = Obszary Węgier
areas-realm-karaman = Obszary Karamanu
areas-realm-lithuania = Obszary Litwy
areas-realm-mazovia = Obszary Mazowsza
areas-realm-novgorod = Obszary Nowogrodu
areas-realm-pomerania = Obszary Pomorza
areas-realm-portugal = Obszary Portugalii

## Królestwa i węzły

realms-you = twoje Królestwo
realms-chosen = wybrane Królestwo
realms-emperor = Cesarz
realms-one-opponent = Przeciwnik
realms-opponents = Przeciwnik
realms-any-npr = dowolne Niezależne Królestwo
realms-any-npr-or-own-vassal = dowolne Niezależne Królestwo lub własny Wasal
realms-any-ally = dowolny Sojusznik
realms-any-adjacent-npr = sąsiednie Niezależne Królestwo
realms-any-italian-npr = włoskie Niezależne Królestwo
realms-distant-npr = Odległe Niezależne Królestwo
realms-neighbour-pr = sąsiedni gracz
realms-protestant-subject = Protestancki członek HRE
realms-strongest-ally = twój najsilniejszy Sojusznik
realms-leader-in-prestige = gracz z najwyższym Prestiżem
realms-revolutionary-realms = Królestwo Rewolucyjne
realms-with-marriage = z Mariażem
realms-npr-with-marriage = Niezależne, z Mariażem
realms-npr-adjacent-to-two-players = Niezależne, sąsiadujące z dwoma graczami
nodes-any = dowolny węzeł
nodes-own = węzeł z twoim Kupcem
nodes-maritime = Morskie Węzły Handlowe
nodes-maritime-galley = Morskie Węzły Handlowe dostępne dla Galer
nodes-node-with-opponent = węzeł z Kupcem Przeciwnika

## Liczby

number-all = wszystkie
number-half = połowa
number-quarter = ćwierć
number-base-2-per-ducats-on-card-2 = 2 Obszary i jeszcze 1 za każde 2 Dukaty na karcie
number-count-base-tax-half = połowa twojego Bazowego Dochodu z Podatków
number-count-base-tax-half-max-8 = połowa twojego Bazowego Dochodu z Podatków, najwyżej 8
number-count-deployed-regulars = po 1 za każdą Rozmieszczoną Jednostkę Regularną
number-count-fluctuation = połowa Dochodu z Podatków, po 1 za każdą Jednostkę i po 2 za każdy żeton Pożyczki i każdą Złotą Prowincję
number-count-fluctuation-half = połowa kwoty, o jaką rosną ceny
number-count-large-towns = po 1 za każde Duże Miasto
number-count-large-towns-in-diverse-areas = po 1 za każde Duże Miasto wśród Różnorodnych Wyznań
number-count-large-towns-per-2 = po 1 za każde dwa Duże Miasta
number-count-merchants-times-3 = po 3 za każdego Kupca w węźle
number-count-merchants-times-4 = po 4 za każdego Kupca w węźle
number-count-tax-income-per-10-times-2 = po 2 za każde 10 Dochodu z Podatków
number-count-tax-income-third = trzecia część Dochodu z Podatków
number-count-towns-on-continent-america-times-3-max-12 = po 3 za każde Miasto w Ameryce, najwyżej 12
number-count-trade-row-row-2 = tyle, ile daje drugi rząd Karty Handlu
number-count-unrest = tyle, ile masz Niepokojów

## Efekty

effect-gain-adm = { $n ->
    [one] +{ $n } ADM
    [few] +{ $n } ADM
    [many] +{ $n } ADM
   *[other] otrzymujesz ADM: { $n }
}
effect-gain-dip = +{ $n } DYP
effect-gain-mil = +{ $n } MIL
effect-gain-ducats = { $n ->
    [one] +{ $n } Dukat
    [few] +{ $n } Dukaty
    [many] +{ $n } Dukatów
   *[other] otrzymujesz Dukaty: { $n }
}
effect-gain-prestige = Prestiż +{ $n }
effect-gain-prestige-per-player-who-chose-like-you = Prestiż +{ $n } za każdego innego gracza, który wybrał tak samo
effect-gain-stability = Stabilność +{ $n }
effect-gain-authority = Władza Cesarska +{ $n }
effect-gain-cardinal = { $n ->
    [one] nowy Kardynał
    [few] { $n } nowi Kardynałowie
   *[many] { $n } nowych Kardynałów
}
effect-gain-colonists = { $n ->
    [one] +{ $n } Kolonista
   *[many] +{ $n } Kolonistów
}
effect-gain-interest = { $n ->
    [one] +{ $n } żeton Pożyczki
    [few] +{ $n } żetony Pożyczek
   *[many] +{ $n } żetonów Pożyczek
}
effect-gain-manpower = Zasoby Ludzkie +{ $n }
effect-gain-manpower-max = Zasoby Ludzkie +{ $n }, łącznie najwyżej { $max }
effect-gain-merchant = trzeci Kupiec
effect-lose-adm = { $n ->
    [one] −{ $n } ADM
    [few] −{ $n } ADM
    [many] −{ $n } ADM
   *[other] tracisz ADM: { $n }
}
effect-lose-dip = −{ $n } DYP
effect-lose-mil = −{ $n } MIL
effect-lose-mp = { $n ->
    [one] −{ $n } dowolny Punkt Władzy
    [few] −{ $n } dowolne Punkty Władzy
   *[many] −{ $n } dowolnych Punktów Władzy
}
effect-lose-ducats = { $n ->
    [one] −{ $n } Dukat
    [few] −{ $n } Dukaty
    [many] −{ $n } Dukatów
   *[other] tracisz Dukaty: { $n }
}
effect-lose-prestige = Prestiż −{ $n }
effect-lose-stability = Stabilność −{ $n }
effect-lose-authority = Władza Cesarska −{ $n }
effect-lose-cardinal = { $n ->
    [one] utrata Kardynała
   *[many] utrata { $n } Kardynałów
}
effect-lose-interest = { $n ->
    [one] zwróć żeton Pożyczki
    [few] zwróć { $n } żetony Pożyczek
   *[many] zwróć { $n } żetonów Pożyczek
}
effect-lose-marriage = zakończ Mariaż
effect-draw-deck = { $n ->
    [one] dobierz kartę: { $deck }
    [few] dobierz { $n } karty: { $deck }
   *[many] dobierz { $n } kart: { $deck }
}
effect-draw-deck-keep = { $n ->
    [one] dobierz kartę: { $deck }; zatrzymaj { $keep }
    [few] dobierz { $n } karty: { $deck }; zatrzymaj { $keep }
   *[many] dobierz { $n } kart: { $deck }; zatrzymaj { $keep }
}
effect-claim = { $n ->
    [one] Roszczenie:
    [few] { $n } Roszczenia:
   *[many] { $n } Roszczeń:
}
effect-core = żeton Rdzenności:
effect-influence = { $n ->
    [one] { $n } Wpływ:
    [few] { $n } Wpływy:
   *[many] { $n } Wpływów:
}
effect-remove-influence-whose-you = { $n ->
    [one] usuń { $n } swój Wpływ:
    [few] usuń { $n } swoje Wpływy:
    [many] usuń { $n } swoich Wpływów:
   *[other] usuń swoje Wpływy ({ $n }):
}
effect-remove-influence-whose-others = { $n ->
    [one] usuń { $n } Wpływ Przeciwników:
    [few] usuń { $n } Wpływy Przeciwników:
    [many] usuń { $n } Wpływów Przeciwników:
   *[other] usuń Wpływy Przeciwników ({ $n }):
}
effect-remove-influence-whose-one-opponent = { $n ->
    [one] usuń { $n } Wpływ jednego Przeciwnika:
    [few] usuń { $n } Wpływy jednego Przeciwnika:
    [many] usuń { $n } Wpływów jednego Przeciwnika:
   *[other] usuń Wpływy jednego Przeciwnika ({ $n }):
}
effect-remove-influence-whose-any = { $n ->
    [one] usuń { $n } dowolny Wpływ:
    [few] usuń { $n } dowolne Wpływy:
    [many] usuń { $n } dowolnych Wpływów:
   *[other] usuń Wpływy ({ $n }):
}
effect-unrest = { $n ->
    [one] { $n } Niepokój:
    [few] { $n } Niepokoje:
   *[many] { $n } Niepokojów:
}
effect-unrest-only-non-core = { $n ->
    [one] { $n } Niepokój w Prowincji, która nie jest Rdzenna:
    [few] { $n } Niepokoje w Prowincjach, które nie są Rdzenne:
   *[many] { $n } Niepokojów w Prowincjach, które nie są Rdzenne:
}
effect-unrest-total = { $n ->
    [one] łącznie { $n } Niepokój, gdzie chcesz:
    [few] łącznie { $n } Niepokoje, gdzie chcesz:
   *[many] łącznie { $n } Niepokojów, gdzie chcesz:
}
effect-calm = { $n ->
    [one] usuń { $n } Niepokój:
    [few] usuń { $n } Niepokoje:
    [many] usuń { $n } Niepokojów:
   *[other] usuń Niepokoje ({ $n }):
}
effect-rebels = { $n ->
    [one] Jednostka Buntowników:
    [few] { $n } Jednostki Buntowników:
   *[many] { $n } Jednostek Buntowników:
}
effect-rebels-at-most-per-area = { $n ->
    [one] Jednostka Buntowników, najwyżej { $at_most_per_area } na Obszar:
    [few] { $n } Jednostki Buntowników, najwyżej { $at_most_per_area } na Obszar:
   *[many] { $n } Jednostek Buntowników, najwyżej { $at_most_per_area } na Obszar:
}
effect-remove-rebels = { $n ->
    [one] usuń Jednostkę Buntowników:
    [few] usuń { $n } Jednostki Buntowników:
    [many] usuń { $n } Jednostek Buntowników:
   *[other] usuń Jednostki Buntowników ({ $n }):
}
effect-move-rebels-to-adjacent = { $n ->
    [one] przenieś na sąsiedni Obszar Jednostkę Buntowników; skąd:
   *[many] przenieś na sąsiednie Obszary do { $n } Jednostek Buntowników; skąd:
}
effect-roll-rebels = rzuć Kośćmi Buntowników za Niepokoje:
effect-plague = { $n ->
    [one] plaga na { $n } Obszarze:
    [few] plaga na { $n } Obszarach:
    [many] plaga na { $n } Obszarach:
   *[other] plaga ({ $n }):
}
effect-pirates = { $n ->
    [one] Piraci:
    [few] Piraci ({ $n } Statki):
   *[many] Piraci ({ $n } Statków):
}
effect-remove-pirates = { $n ->
    [one] usuń Piratów:
    [few] usuń Piratów ({ $n } Statki):
   *[many] usuń Piratów ({ $n } Statków):
}
effect-expand-node = Rozszerz węzeł:
effect-religion-faith = { $n ->
    [one] nowe wyznanie jednego Obszaru – { $faith }:
   *[many] nowe wyznanie { $n } Obszarów – { $faith }:
}
effect-religion-faith-not-owned-by-emperor = { $n ->
    [one] nowe wyznanie jednego Obszaru, na którym Cesarz nic nie posiada – { $faith }:
   *[many] nowe wyznanie { $n } Obszarów, na których Cesarz nic nie posiada – { $faith }:
}
effect-religion-faith-only-diverse = { $n ->
    [one] nowe wyznanie jednego Obszaru Różnorodnych Wyznań – { $faith }:
    [few] nowe wyznanie { $n } Obszarów Różnorodnych Wyznań – { $faith }:
    [many] nowe wyznanie { $n } Obszarów Różnorodnych Wyznań – { $faith }:
   *[other] nowe wyznanie Obszarów Różnorodnych Wyznań ({ $n }) – { $faith }:
}
effect-state-religion-faith = nowa Religia Państwowa: { $faith }
effect-ally-realm = Sojusz: { $realm }
effect-end-alliance-realm = zakończ Sojusz: { $realm }
effect-marry-realm = Mariaż: { $realm }
effect-dispute-realm = Spór o Sukcesję: { $realm }
effect-cb-on = możesz umieścić żeton CB: { $on }
effect-cb-on-must = umieść żeton CB: { $on }
effect-war-on-by = Wypowiedzenie Wojny: { $by } → { $on }
effect-peace-between-all = Biały Pokój w każdej Wojnie
effect-peace-between-owner-any = Biały Pokój we wszystkich Wojnach Królestwa z Wydarzenia
effect-peace-between-you-any-npr = Biały Pokój między tobą a Niezależnym Królestwem
effect-town = Miasto:
effect-vassal = Wasal:
effect-vassal-realm = nowy Wasal: { $realm }
effect-free = niezależność odzyskują:
effect-free-realm = niezależność odzyskuje: { $realm }
effect-subjugate = Wasalizuj Sojusznika albo Anektuj Wasala
effect-develop = { $n ->
    [one] Małe Miasto staje się Duże:
    [few] { $n } Małe Miasta stają się Duże:
   *[many] { $n } Małych Miast staje się Duże:
}
effect-shrink = { $n ->
    [one] Duże Miasto staje się Małe:
    [few] { $n } Duże Miasta stają się Małe:
   *[many] { $n } Dużych Miast staje się Małe:
}
effect-dnpr-realm-capital-colour = DNPR { $realm } (kolor: { $colour }, Stolica: { $capital }) powstaje lub rośnie:
effect-dnpr-realm-capital-colour-only-if-held-by-npr-or-unrest = DNPR { $realm } (kolor: { $colour }, Stolica: { $capital }) powstaje lub rośnie tam, gdzie żaden gracz nie ma spokojnej Prowincji:
effect-dnpr-realm-capital-colour-only-if-town = DNPR { $realm } (kolor: { $colour }, Stolica: { $capital }) powstaje lub rośnie pod Miastami:
effect-hre-state-leaves = HRE opuszcza:
effect-recruit-free-kind-regular = darmowe Jednostki Regularne lub Statki:
effect-recruit-free-kind-mercenary = darmowi Najemnicy:
effect-recruit-cost-half-kind-mercenary = Najemnicy za połowę ceny:
effect-lose-units = utrata Jednostek ({ $n })
effect-lose-units-kind-mercenary = { $n ->
    [one] utrata { $n } Najemnika
    [few] utrata { $n } Najemników
    [many] utrata { $n } Najemników
   *[other] utrata Najemników ({ $n })
}
effect-exhaust = { $n ->
    [one] wyczerp { $n } Jednostkę
    [few] wyczerp { $n } Jednostki
   *[many] wyczerp { $n } Jednostek
}
effect-refresh = { $n ->
    [one] odśwież { $n } Wyczerpaną Jednostkę
    [few] odśwież { $n } Wyczerpane Jednostki
   *[many] odśwież { $n } Wyczerpanych Jednostek
}
effect-dice = dodatkowe Kości Bitewne:
effect-dice-max-per-type = dodatkowe Kości Bitewne, najwyżej { $max_per_type } jednego typu:
effect-dice-dice-as-leader = tyle dodatkowych kości, ile daje twój Przywódca, co najmniej { $n }
effect-move-army = { $n ->
    [one] porusz Armię o { $n } pole
    [few] porusz Armię o najwyżej { $n } pola
   *[many] porusz Armię o najwyżej { $n } pól
}
effect-move-army-before-battle = { $n ->
    [one] przed Bitwą odsuń Armię o { $n } pole
    [few] przed Bitwą odsuń Armię o { $n } pola
   *[many] przed Bitwą odsuń Armię o { $n } pól
}
effect-siege-units-all = Oblegaj wszystkimi Jednostkami Armii, Siła Oblężenia +{ $n }
effect-cancel-covert-action = skontruj Tajną Akcję
effect-cancel-battle-action = anuluj Akcję Bitewną
effect-cancel-call-to-arms = odrzuć Wezwanie do Broni bez kary
effect-ruler-how-take-from-card = postać z karty zostaje Władcą
effect-ruler-how-reject-allowed = możesz odrzucić Władcę z karty; twój też odejdzie
effect-ill-health-target-ruler = Słabe Zdrowie Władcy
effect-hire-character-on-card-kind-advisor = mianuj Doradcę z karty
effect-hire-character-on-card-kind-leader = mianuj Przywódcę z karty
effect-hire-free-kind-advisor-source-discard = mianuj za darmo Doradcę z kart odrzuconych
effect-hire-free-kind-leader-source-discard = mianuj za darmo Przywódcę z kart odrzuconych
effect-hire-free-kind-leader-source-opponent-at-war = przejmij za darmo Przywódcę Przeciwnika, z którym jesteś w stanie Wojny
effect-dismiss-kind-advisor = { $n ->
    [one] odrzuć Doradcę
   *[many] odrzuć { $n } Doradców
}
effect-research = zbadaj Ideę
effect-research-free = zbadaj Ideę za darmo
effect-research-idea = zbadaj Ideę „{ $idea }”
effect-research-idea-free = zbadaj za darmo Ideę „{ $idea }”
effect-research-idea-price = zbadaj Ideę „{ $idea }” za { $price }
effect-research-known-to-opponent = zbadaj Ideę, którą ma Przeciwnik
effect-research-price = zbadaj Ideę za { $price }
effect-research-type-free = zbadaj Ideę za darmo (typ: { $type })
effect-idea-row = { $n ->
    [one] dołóż na stół losową Ideę
    [few] dołóż na stół { $n } losowe Idee różnych typów
   *[many] dołóż na stół { $n } losowych Idei różnych typów
}
effect-idea-row-pick = { $n ->
    [one] dołóż na stół wybraną Ideę
    [few] dołóż na stół { $n } wybrane Idee
   *[many] dołóż na stół { $n } wybranych Idei
}
effect-refresh-display = możesz zastąpić do { $n } Kamieni Milowych lub Idei, których nikt nie ma
effect-action-trade-free = darmowa Akcja Handlu
effect-action-trade-free-only-you = darmowa Akcja Handlu, nikt inny nie zbiera Dochodu
effect-action-trade-times-free = { $times ->
    [one] darmowa Akcja Handlu
    [few] { $times } darmowe Akcje Handlu
   *[many] { $times } darmowych Akcji Handlu
}
effect-action-declare-war-free = darmowe Wypowiedzenie Wojny
effect-action-declare-war-on-free = darmowe Wypowiedzenie Wojny: { $on }
effect-action-declare-war-on-defence-half-free = darmowe Wypowiedzenie Wojny: { $on }, broniące się połową swojego limitu
effect-action-convert-area = Konwersja Obszaru
effect-action-convert-area-free = darmowa Konwersja Obszaru
effect-action-convert-area-free-no-rebel-dice = darmowa Konwersja Obszaru, bez Kości Buntowników
effect-action-research-idea = zbadaj Ideę
effect-action-land-activation-free = aktywuj Armię za darmo
effect-action-land-activation-siege-bonus-free = aktywuj Armię za darmo, Siła Oblężenia +{ $siege_bonus }
effect-action-land-activation-times-different-units-free = aktywuj za darmo różne Armie lub Jednostki, łącznie { $times }
effect-action-naval-activation-free = aktywuj za darmo Flotę lub Statek
effect-action-naval-activation-times-free = { $times ->
    [one] aktywuj Statki za darmo
   *[many] aktywuj Statki za darmo, { $times } razy
}
effect-action-recruit-units = Rekrutacja Jednostek
effect-action-colonize = Kolonizacja
effect-action-explore-free = darmowa Eksploracja
effect-action-call-crusade-free = darmowe Wezwanie Krucjaty
effect-action-excommunicate-free = darmowa Ekskomunika
effect-action-play-card-card-free = zagraj za darmo kartę „{ $card }” z odrzuconych lub z talii
effect-action-play-card-card-free-no-stability-loss = wyłóż za darmo kartę „{ $card }” z odrzuconych lub z talii
effect-choose = wybierz:
effect-choose-secret = wybierz w tajemnicy:
effect-vote = głosowanie; remis rozstrzygasz ty:
effect-choose-area = wybierz Obszar:
effect-choose-realm = wybierz Królestwo:
effect-each = kolejno:
effect-each-times = { $times } razy:

## Warunki

condition-owns-in = posiadasz:
condition-owns-of = posiadasz { $n } z:
condition-owns-area = { $n ->
    [one] posiadasz cały Obszar
    [few] posiadasz { $n } całe Obszary
   *[many] posiadasz { $n } całych Obszarów
}
condition-owns-area-in = posiadasz w całości:
condition-owns-area-gained = { $n ->
    [one] masz Obszar skompletowany w tej Erze
    [few] masz { $n } Obszary skompletowane w tej Erze
   *[many] masz { $n } Obszarów skompletowanych w tej Erze
}
condition-owns-area-with-claim = { $n ->
    [one] posiadasz cały Obszar ze swoim Roszczeniem lub żetonem Rdzenności
    [few] posiadasz { $n } całe Obszary ze swoim Roszczeniem lub żetonem Rdzenności
   *[many] posiadasz { $n } całych Obszarów ze swoim Roszczeniem lub żetonem Rdzenności
}
condition-presence = { $n ->
    [one] posiadasz Prowincje na { $n } Obszarze
   *[many] posiadasz Prowincje na { $n } Obszarach
}
condition-presence-in = posiadasz Prowincję na każdym z Obszarów:
condition-not-presence-in-any = nie posiadasz Prowincji na żadnym z Obszarów:
condition-controls-in = kontrolujesz:
condition-controls-in-vassals = ty lub twoi Wasale kontrolujecie:
condition-controls-of-vassals = ty lub twoi Wasale kontrolujecie { $n } z:
condition-vassal-or-owned-realm = { $realm } to twój Wasal albo posiadasz wszystkie Prowincje Rdzenne tego Królestwa
condition-vassals = { $n ->
    [one] masz Wasala
   *[many] masz { $n } Wasali
}
condition-vassals-near = { $n ->
    [one] masz Wasala na tym Obszarze lub w sąsiedztwie: { $near }
   *[many] masz { $n } Wasali na tym Obszarze lub w sąsiedztwie: { $near }
}
condition-alliances = { $n ->
    [one] masz Sojusz
    [few] masz { $n } Sojusze
   *[many] masz { $n } Sojuszy
}
condition-alliances-of = { $n ->
    [one] masz Sojusz:
    [few] masz { $n } Sojusze z:
   *[many] masz { $n } Sojuszy z:
}
condition-alliances-kind-player = { $n ->
    [one] masz Sojusz z graczem
    [few] masz { $n } Sojusze z graczami
   *[many] masz { $n } Sojuszy z graczami
}
condition-alliances-kind-port = { $n ->
    [one] masz Sojusz z Królestwem, które ma Port
    [few] masz { $n } Sojusze z Królestwami, które mają Port
   *[many] masz { $n } Sojuszy z Królestwami, które mają Port
}
condition-marriages = { $n ->
    [one] masz Mariaż
    [few] masz { $n } Mariaże
   *[many] masz { $n } Mariaży
}
condition-marriages-of = { $n ->
    [one] masz Mariaż:
    [few] masz { $n } Mariaże spośród:
   *[many] masz { $n } Mariaży spośród:
}
condition-bond-realm = masz Sojusz lub Mariaż: { $realm }
condition-influence-realm = { $n ->
    [one] masz { $n } Wpływ w Królestwie { $realm }
    [few] masz { $n } Wpływy w Królestwie { $realm }
   *[many] masz { $n } Wpływów w Królestwie { $realm }
}
condition-influence-lead = { $n ->
    [one] masz najwięcej Wpływów na { $n } Obszarze
   *[many] masz najwięcej Wpływów na { $n } Obszarach
}
condition-influence-lead-in = masz najwięcej Wpływów na Obszarze:
condition-influence-lead-realm = masz najwięcej Wpływów: { $realm }
condition-influence-lead-where-elector = { $n ->
    [one] masz najwięcej Wpływów na { $n } Obszarze Elektorskim
   *[many] masz najwięcej Wpływów na { $n } Obszarach Elektorskich
}
condition-adjacent-realm = sąsiadujesz z: { $realm }
condition-independent-realm = { $realm } to Niezależne Królestwo w stanie Pokoju
condition-not-player-realm-realm = nikt nie prowadzi Królestwa { $realm }
condition-dnpr-provinces-realm = { $n ->
    [one] do Królestwa { $realm } należy { $n } Prowincja
    [few] do Królestwa { $realm } należą { $n } Prowincje
   *[many] do Królestwa { $realm } należy { $n } Prowincji
}
condition-tax = twój Dochód z Podatków wynosi { $n }
condition-tax-growth = twój Dochód z Podatków wzrósł w tej Erze o { $n }
condition-ducats = { $n ->
    [one] masz { $n } Dukata
    [few] masz { $n } Dukaty
   *[many] masz { $n } Dukatów
}
condition-interest = { $n ->
    [0] nie masz żetonów Pożyczek
    [one] masz najwyżej { $n } żeton Pożyczki
    [few] masz najwyżej { $n } żetony Pożyczek
   *[many] masz najwyżej { $n } żetonów Pożyczek
}
condition-trade-income = { $n ->
    [one] jeden Handel tej Rundy dał ci { $n } Dukata
    [few] jeden Handel tej Rundy dał ci { $n } Dukaty
   *[many] jeden Handel tej Rundy dał ci { $n } Dukatów
}
condition-trade-income-in = { $n ->
    [one] jeden Handel tej Rundy dał ci { $n } Dukata w węźle:
    [few] jeden Handel tej Rundy dał ci { $n } Dukaty w węźle:
   *[many] jeden Handel tej Rundy dał ci { $n } Dukatów w węźle:
}
condition-trade-income-where-distant = { $n ->
    [one] jeden Handel tej Rundy dał ci { $n } Dukata w Odległym węźle
    [few] jeden Handel tej Rundy dał ci { $n } Dukaty w Odległym węźle
   *[many] jeden Handel tej Rundy dał ci { $n } Dukatów w Odległym węźle
}
condition-merchants = { $n ->
    [one] masz { $n } Kupca w węźle
   *[many] masz { $n } Kupców w węzłach
}
condition-merchants-outside-home = { $n ->
    [one] masz { $n } Kupca w węźle z dala od Stolicy
   *[many] masz { $n } Kupców w węzłach z dala od Stolicy
}
condition-merchants-in-in = masz Kupca w węźle:
condition-expanded-node-with-merchant = { $n ->
    [one] masz Kupca w Rozszerzonym węźle
   *[many] masz Kupców w { $n } Rozszerzonych węzłach
}
condition-stability = twoja Stabilność wynosi co najmniej { $n }
condition-idea-idea = masz Ideę „{ $idea }”
condition-ideas = { $n ->
    [one] masz Ideę
    [few] masz { $n } Idee
   *[many] masz { $n } Idei
}
condition-ideas-type = masz Idee (typ: { $type }): { $n }
condition-advisors = { $n ->
    [one] masz Doradcę
   *[many] masz { $n } Doradców
}
condition-ruler-skill = suma Umiejętności twojego Władcy wynosi { $n }
condition-state-religion-faith = Religia Państwowa to { $faith }
condition-state-religion-group-christian = Religia Państwowa jest chrześcijańska
condition-state-religion-group-muslim = Religia Państwowa jest muzułmańska
condition-areas-of-faith-faith-where-own = { $n ->
    [one] posiadasz Prowincje na { $n } Obszarze (wyznanie: { $faith })
   *[many] posiadasz Prowincje na { $n } Obszarach (wyznanie: { $faith })
}
condition-areas-of-faith-faith-all-where-own = wyznanie wszystkich twoich Obszarów, co najmniej { $n }, to { $faith }
condition-areas-of-faith-faith-all-where-elector = wyznanie wszystkich Obszarów Elektorskich to { $faith }
condition-cardinals = { $n ->
    [one] masz Kardynała
   *[many] masz { $n } Kardynałów
}
condition-papal-controller = jesteś Kontrolerem Papieskim
condition-authority = jesteś Cesarzem z Władzą Cesarską { $n }
condition-towns-on-continent = { $n ->
    [one] masz Miasto: { $continent }
    [few] masz { $n } Miasta: { $continent }
   *[many] masz { $n } Miast: { $continent }
}
condition-not-towns-on-continent = { $n ->
    [one] nie masz żadnego Miasta: { $continent }
   *[many] masz mniej niż { $n } Miast: { $continent }
}
condition-claims-on-continent = { $n ->
    [one] masz Roszczenie: { $continent }
    [few] masz { $n } Roszczenia: { $continent }
   *[many] masz { $n } Roszczeń: { $continent }
}
condition-continents = { $n ->
    [one] masz Miasta na { $n } kontynencie
   *[many] masz Miasta na { $n } kontynentach
}
condition-large-towns = { $n ->
    [one] masz { $n } Duże Miasto
    [few] masz { $n } Duże Miasta
   *[many] masz { $n } Dużych Miast
}
condition-cores = { $n ->
    [one] masz { $n } żeton Rdzenności
    [few] masz { $n } żetony Rdzenności
   *[many] masz { $n } żetonów Rdzenności
}
condition-unrest = { $n ->
    [0] nie masz Niepokojów
    [one] masz Niepokój w najwyżej { $n } Prowincji
   *[many] masz Niepokoje w najwyżej { $n } Prowincjach
}
condition-deployed = { $n ->
    [one] masz { $n } Rozmieszczoną Jednostkę Lądową
    [few] masz { $n } Rozmieszczone Jednostki Lądowe
   *[many] masz { $n } Rozmieszczonych Jednostek Lądowych
}
condition-deployed-kind-artillery = { $n ->
    [one] masz { $n } Rozmieszczoną Jednostkę Artylerii
    [few] masz { $n } Rozmieszczone Jednostki Artylerii
   *[many] masz { $n } Rozmieszczonych Jednostek Artylerii
}
condition-deployed-kind-cavalry = { $n ->
    [one] masz { $n } Rozmieszczoną Jednostkę Kawalerii
    [few] masz { $n } Rozmieszczone Jednostki Kawalerii
   *[many] masz { $n } Rozmieszczonych Jednostek Kawalerii
}
condition-deployed-kind-heavy-ship = { $n ->
    [one] masz { $n } Ciężki Statek
    [few] masz { $n } Ciężkie Statki
   *[many] masz { $n } Ciężkich Statków
}
condition-deployed-near = { $n ->
    [one] masz { $n } Jednostkę Lądową na tym Obszarze lub w sąsiedztwie: { $near }
    [few] masz { $n } Jednostki Lądowe na tym Obszarze lub w sąsiedztwie: { $near }
   *[many] masz { $n } Jednostek Lądowych na tym Obszarze lub w sąsiedztwie: { $near }
}
condition-ships-at-sea = { $n ->
    [one] masz Statek na morzu
    [few] masz { $n } Statki na morzu
   *[many] masz { $n } Statków na morzu
}
condition-ships-at-sea-of = { $n ->
    [one] masz Statek w Strefie Morskiej:
    [few] masz { $n } Statki w Strefie Morskiej:
   *[many] masz { $n } Statków w Strefie Morskiej:
}
condition-won-battles-period-round = { $n ->
    [one] masz w tej Rundzie { $n } wygraną Bitwę
    [few] masz w tej Rundzie { $n } wygrane Bitwy
   *[many] masz w tej Rundzie { $n } wygranych Bitew
}
condition-won-battles-kind-naval-period-age = { $n ->
    [one] masz w tej Erze { $n } wygraną Bitwę Morską
    [few] masz w tej Erze { $n } wygrane Bitwy Morskie
   *[many] masz w tej Erze { $n } wygranych Bitew Morskich
}
condition-won-battles-period-age-versus-muslim = { $n ->
    [one] masz w tej Erze wygraną Bitwę z Muzułmanami
    [few] masz w tej Erze { $n } wygrane Bitwy z Muzułmanami
   *[many] masz w tej Erze { $n } wygranych Bitew z Muzułmanami
}
condition-won-war-period-age = { $n ->
    [one] masz w tej Erze wygraną Wojnę
    [few] masz w tej Erze { $n } wygrane Wojny
   *[many] masz w tej Erze { $n } wygranych Wojen
}
condition-won-war-period-age-versus-player = { $n ->
    [one] masz w tej Erze wygraną Wojnę z graczem
    [few] masz w tej Erze { $n } wygrane Wojny z graczami
   *[many] masz w tej Erze { $n } wygranych Wojen z graczami
}
condition-occupies-capital = { $n ->
    [one] okupujesz Stolicę
    [few] okupujesz { $n } Stolice
   *[many] okupujesz { $n } Stolic
}
condition-occupies-capital-of-player = { $n ->
    [one] okupujesz Stolicę gracza
    [few] okupujesz { $n } Stolice graczy
   *[many] okupujesz { $n } Stolic graczy
}
condition-at-peace = jesteś w stanie Pokoju
condition-industry-ready = spełniasz trzy z warunków: pięć Portów, trzy Odległe Miasta, Rewolucja Naukowa, żadnej Złotej Prowincji

## Trwałe zmiany

modifier-income-ducats = { $n ->
    [one] +{ $n } Dukat w Fazie 4 B
    [few] +{ $n } Dukaty w Fazie 4 B
    [many] +{ $n } Dukatów w Fazie 4 B
   *[other] Dukaty w Fazie 4 B: { $n }
}
modifier-interest-free = { $n ->
    [one] pierwszy żeton Pożyczki nic nie kosztuje
    [few] pierwsze { $n } żetony Pożyczek nic nie kosztują
   *[many] pierwszych { $n } żetonów Pożyczek nic nie kosztuje
}
modifier-loan-ducats = { $n ->
    [one] Pożyczka daje o { $n } Dukata więcej
    [few] Pożyczka daje o { $n } Dukaty więcej
   *[many] Pożyczka daje o { $n } Dukatów więcej
}
modifier-corruption-free = { $n ->
    [one] Korupcja zaczyna się o { $n } Dukata później
    [few] Korupcja zaczyna się o { $n } Dukaty później
   *[many] Korupcja zaczyna się o { $n } Dukatów później
}
modifier-influence-ducats = koszt następnych Wpływów w Dukatach: { $n }
modifier-power-adm = +{ $n } ADM co Rundę
modifier-power-dip = +{ $n } DYP co Rundę
modifier-power-mil = +{ $n } MIL co Rundę
modifier-power-any = { $n ->
    [one] +{ $n } dowolny Punkt Władzy co Rundę
    [few] +{ $n } dowolne Punkty Władzy co Rundę
   *[many] +{ $n } dowolnych Punktów Władzy co Rundę
}
modifier-prestige-if-stable = Prestiż +{ $n } co Rundę przy dodatniej Stabilności
modifier-cost-research = koszt Idei: { $n }
modifier-cost-stability = koszt Zwiększenia Stabilności: { $n }
modifier-cost-convert-area = koszt Konwersji Obszaru: { $adm } ADM i { $ducats } Dukaty
modifier-cost-colonize = koszt Kolonizacji: { $n }
modifier-cost-develop-town = koszt Rozwoju Miasta w Dukatach: { $ducats }
modifier-cost-heavy-ship = koszt Ciężkiego Statku w Dukatach: { $n }
modifier-cost-infantry = koszt Regularnej Piechoty w Dukatach: { $n }
modifier-recruit-cost-half = Jednostki i Statki za połowę ceny
modifier-integrate-area-charges = użycia potrzebne do Integracji Obszaru: { $n }
modifier-alliance-limit = limit Sojuszy +{ $n }
modifier-marriage-limit = { $n ->
    [1] limit Mariaży +{ $n }
   *[other] limit Mariaży { $n }
}
modifier-influence-per-area = Wpływy na Obszar w jednej Turze: +{ $n }
modifier-no-marriages = żadnych Mariaży
modifier-no-trade = wskazany gracz nie handluje w Morskich Węzłach Handlowych
modifier-dissent-areas-ignored = { $n ->
    [one] { $n } Obszar innego wyznania nie liczy się w Fazie 3 G
    [few] { $n } Obszary innego wyznania nie liczą się w Fazie 3 G
   *[many] { $n } Obszarów innego wyznania nie liczy się w Fazie 3 G
}
modifier-convert-unrest = Niepokoje przy Konwersji Obszaru: { $n }
modifier-convert-no-rebel-dice = bez Kości Buntowników przy Konwersji Obszaru
modifier-cb-holy-war = CB przeciwko Królestwom innych wyznań
modifier-cb-against-leader = CB przeciwko graczowi z najwyższym Prestiżem
modifier-offensive-cta-influence = Wpływy za Ofensywne Wezwanie do Broni: { $n }
modifier-besieged-tax-value = Wartość Podatkowa twoich Obleganych Prowincji +{ $n }
modifier-recruit-artillery = możesz rekrutować Artylerię
modifier-refresh-manpower = { $n ->
    [one] co Rundę odświeżasz o { $n } Jednostkę więcej
    [few] co Rundę odświeżasz o { $n } Jednostki więcej
   *[many] co Rundę odświeżasz o { $n } Jednostek więcej
}
modifier-suppress-with = Stłum Niepokoje także za ADM
modifier-double-counts-twice = podwójna ikona to dwa trafienia Piechoty
modifier-first-strike-cavalry = przed Bitwą po jednej Kości Kawalerii za każdą Jednostkę Kawalerii
modifier-enemy-leader-dice = kości Wrogiego Przywódcy: { $n }
modifier-naval-dice = Kości Artylerii w Bitwach Morskich +{ $artillery }
modifier-infantry-dice = Kości Piechoty w Bitwach Lądowych +{ $n }
modifier-explore-with-ships = Eksploruj także Statkami
modifier-trade-power-with-keys = { $keys ->
    [one] Siła Handlowa +{ $power } w węźle z { $keys } Prowincją Kluczową
   *[many] Siła Handlowa +{ $power } w węźle z { $keys } Prowincjami Kluczowymi
}
modifier-opponents-row-down-with-keys = przy Sile Handlowej { $power_from_keys } z Prowincji Kluczowych inni zbierają Dochód o rząd niżej
modifier-native-uprising-immune = żadnych Powstań tubylców
modifier-interregnum-stability = podczas Bezkrólewia tracisz Stabilności o { $n } mniej
modifier-event-stability-loss = utrata Stabilności z Wydarzeń: { $n }
modifier-covert-immunity = Tajne Akcje przeciwko tobie kosztują o { $dip } DYP więcej
modifier-spread-ideas-discount = Idee, które mają inni, kosztują o { $n } mniej
modifier-comet-refresh = kometa zastępuje więcej kart: +{ $n }
modifier-rebel-dice-worse = twoje Kości Buntowników nigdy nie usuwają Niepokojów
