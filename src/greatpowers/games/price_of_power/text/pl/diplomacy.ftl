# Cena władzy: dyplomacja, handel, rekrutacja i Niepokoje.

## Wpływ

option-influence = Umieść Wpływy
option-influence_in = Wpływ: { $target }
option-influence_for_ducats = Wpływ: { $target }, za Dukaty
ask-influence = Gdzie umieszczasz Wpływ?
    .doing = umieszczanie Wpływów
    .hint = Pierwsza kostka kosztuje 1 DYP, każda następna 1 DYP albo Dukaty; najwyżej dwie na Obszar w jednej Turze.
ask-lose-influence = { $n ->
    [one] Usuń jeden Wpływ: skąd?
    [few] Usuń { $n } Wpływy: skąd?
   *[many] Usuń { $n } Wpływów: skąd?
}
    .doing = usuwanie Wpływów
bill-influence = Jeden Wpływ
bill-influence-ducats = Każdy następny Wpływ
bill-ideas = Idee
log-influence = { $power }: nowy Wpływ – { $area }
log-influence-gone = { $n ->
    [one] { $power }: utrata jednego Wpływu – { $area }
   *[many] { $power }: utrata { $n } Wpływów – { $area }
}
log-imperial-influence-gone = { $n ->
    [one] { $area }: znika jeden Cesarski Wpływ
    [few] { $area }: znikają { $n } Cesarskie Wpływy
   *[many] { $area }: znika { $n } Cesarskich Wpływów
}
no-influence-overseas = Na Odległych Kontynentach nie umieszcza się Wpływów
no-influence-players-alone = Wszystkie tamtejsze Prowincje należą do graczy
opens-npr-there = Aby to umożliwić: Prowincja, której nie posiada żaden gracz.
no-influence-out-of-reach = Na początku Tury ten Obszar był poza twoim zasięgiem
opens-influence-reach = Aby to umożliwić: na początku Tury miej w sąsiedztwie Miasto, Wasala, Sojusz, Mariaż albo Wpływ.
no-influence-enough-this-turn = W tej Turze nie możesz umieścić tam więcej
opens-next-turn = Aby to umożliwić: twoja następna Tura.
no-influence-full = Obszar jest pełny: najwyżej pięć Wpływów
opens-influence-room = Aby to umożliwić: część tamtejszych Wpływów musi zniknąć.
no-influence-first-costs-power = Pierwszy Wpływ kosztuje Punkt Władzy
opens-first-power = Aby to umożliwić: umieść pierwszy za 1 DYP.
no-influence-nowhere = Nie ma Obszaru, na którym możesz umieścić Wpływ
no-influence-none-placed = Nie ma jeszcze żadnego umieszczonego Wpływu

## Sojusze

option-forge = Zawiąż Sojusz
option-forge_with = Sojusz: { $target }
ask-forge = Z którym Królestwem zawiązujesz Sojusz?
    .doing = Zawiązanie Sojuszu
    .hint = Kosztuje tyle DYP, ile wynosi połowa jego Dochodu z Podatków, najwyżej 3.
ask-move-alliance = { $target }: nie masz wolnego żetonu Sojuszu. Zdejmujesz go z innego Królestwa?
    .doing = decyzja o Sojuszu
bill-alliance = Połowa Dochodu z Podatków ({ $tax }), najwyżej 3
log-alliance = Sojusz: { $power } i { $target }
log-alliance-ended = Koniec Sojuszu: { $power } i { $target }
log-truce = Rozejm: { $power } i { $target }
no-alliance-you-at-war = Jesteś w stanie Wojny
opens-peace = Aby to umożliwić: zawrzyj Pokój.
no-alliance-it-at-war = To Królestwo jest w stanie Wojny
opens-its-peace = Aby to umożliwić: to Królestwo musi być w stanie Pokoju.
no-alliance-token = Masz już tyle Sojuszy, ile możesz mieć
opens-cut-ties = Aby to umożliwić: zakończ inny Sojusz.
no-alliance-player = To Królestwo Gracza
opens-diplomacy = Aby to umożliwić: porozumienie między graczami.
no-not-independent = To Królestwo nie jest niezależne
no-allied-already = Łączy was już Sojusz
no-alliance-undiscovered = Nie masz Roszczenia na jego ziemiach
opens-claim-there = Aby to umożliwić: Roszczenie na jednym z jego Obszarów.
no-alliance-influence = Musisz mieć dwa Wpływy na jego Obszarach
opens-more-influence = Aby to umożliwić: więcej Wpływów na jego Obszarach.
no-alliance-rival = Jego Sojusznik ma tam tyle Wpływów co ty lub więcej
opens-more-than-rival = Aby to umożliwić: więcej Wpływów na jego Obszarach, niż ma jego Sojusznik.
no-alliance-nobody = Żadne Królestwo nie jest gotowe na Sojusz z tobą
no-ally-active = To Aktywny Sojusznik

## Zerwanie Więzi

option-cut_ties = Zerwij Więzi
option-give_up_claim = Zrezygnuj z Roszczenia: { $target }
option-end_alliance = Zakończ Sojusz: { $target }
ask-cut-ties = Z czego rezygnujesz?
    .doing = Zerwanie Więzi
    .hint = Wraz z Sojuszem znika pięć twoich Wpływów z Obszarów Sojusznika.
no-ties = Nie masz Wpływów, Roszczeń ani Sojuszy, z których można by zrezygnować

## Mariaże

ask-move-marriage = { $target }: nie masz wolnego żetonu Mariażu. Zdejmujesz go z innego Królestwa?
    .doing = decyzja o Mariażu
bill-marriage = Mariaż
log-marriage = Mariaż: { $power } i { $target }
log-marriage-ended = Koniec Mariażu: { $power } i { $target }
log-succession-disputed = Spór o Sukcesję: { $target }
no-married-already = Łączy was już Mariaż
no-marriages-for-you = Twoja Forma Rządu nie pozwala na Mariaże
no-marriage-interregnum = Nie masz Władcy, który mógłby zawrzeć Mariaż
opens-ruler = Aby to umożliwić: własny Władca.
no-marriage-its-interregnum = Nie ma tam nikogo, kto mógłby zawrzeć Mariaż
opens-its-ruler = Aby to umożliwić: to Królestwo musi mieć Władcę.
no-marriage-vassal = To Królestwo nie jest niezależne ani nie jest twoim Wasalem
no-marriage-faith = Wasze wyznania wykluczają Mariaż
opens-faith = Aby to umożliwić: pokrewne Religie Państwowe.
no-marriage-papal-states = Państwo Papieskie nie zawiera Mariaży
no-marriage-disputed = Trwa tam Spór o Sukcesję

## Roszczenia

option-fabricate = Sfabrykuj Roszczenia
option-claim = Roszczenie: { $target }
ask-claim = Gdzie fabrykujesz Roszczenie?
    .doing = Sfabrykowanie Roszczeń
    .hint = Po 2 DYP za każde; inni mogą skontrować wszystkie naraz.
bill-claim = Jedno Roszczenie
bill-battleground = Obszar Pola Bitwy
log-fabricates = { $power }: fabrykowane Roszczenie – { $area }
log-claim = { $power }: nowe Roszczenie – { $area }
log-claim-dropped = { $power }: koniec Roszczenia – { $area }
log-core = { $power }: żeton Rdzenności – { $area }
log-core-dropped = { $power }: żeton Rdzenności wraca do Zasobów – { $area }
log-cb = { $power }: Casus Belli – { $target }
log-cb-dropped = { $power }: koniec Casus Belli – { $target }
no-claims-at-war = Jesteś w stanie Wojny
no-claimed-already = Masz już tam Roszczenie
no-claim-chosen = Ten Obszar jest już wybrany
no-claim-all-yours = Posiadasz cały ten Obszar
no-claim-not-next = Ten Obszar nie sąsiaduje z twoim Królestwem
opens-claim-next = Aby to umożliwić: posiadaj Prowincję w sąsiedztwie.
no-claim-not-by-land = Za morzem Obszar musi sąsiadować z twoim Królestwem lądem
opens-explore = Aby to umożliwić: wykonaj Eksplorację.
no-claim-vacant = To wolne Terytorium
no-claim-nowhere = Nie ma Obszaru, do którego możesz zgłosić Roszczenie i za nie zapłacić
no-claim-none-chosen = Żaden Obszar nie jest jeszcze wybrany
no-core-not-all-yours = Nie posiadasz całego Obszaru
opens-core-all = Aby to umożliwić: posiadaj wszystkie tamtejsze Prowincje.
no-core-already = Wszystko tam jest już twoją Prowincją Rdzenną

## Tajne Akcje

option-react_with = Zagraj: { $target }
ask-counter = { $realm }: Tajna Akcja – { $action }. Kontrujesz?
    .doing = decyzja o Kontrwywiadzie
    .hint = Kontrwywiad kosztuje 2 DYP.
ask-counter-counter = { $realm }: Kontrwywiad. Kontrujesz go?
    .doing = decyzja o Kontrwywiadzie
bill-counterespionage = Kontrwywiad
log-counters = { $power }: Kontrwywiad – { $target }
log-pays-immunity = { $power }: ofiara się strzeże, { $n } DYP więcej
no-counterespionage = Nie masz Kontrwywiadu na ręce
opens-counterespionage = Aby to umożliwić: taka karta na ręce.
no-counter-not-in-hand = Tej karty nie masz na ręce

## Wasale

option-vassalize = Wasalizuj: { $target }
option-annex = Anektuj: { $target }
ask-subjugate = Które Królestwo sobie podporządkowujesz?
    .doing = Podporządkowanie Królestwa
    .hint = Znika tyle twoich Wpływów, ile wynosi Dochód z Podatków celu i ile Wpływów mają tam Przeciwnicy.
ask-follow = { $target }: przejmujesz także to Królestwo?
    .doing = przejmowanie Wasali
ask-released = { $target }: odzyskana niezależność. Sojusz czy Roszczenie?
    .doing = sprawa uwolnionego Królestwa
bill-subjugate-tax = Jego Dochód z Podatków
bill-subjugate-rivals = Wpływy Przeciwników
log-vassalized = { $power }: nowy Wasal – { $target }
log-annexed = { $power }: Aneksja – { $target }
log-released = Niezależne Królestwo: { $target }
no-subjugate-not-allied = To Królestwo nie jest twoim Sojusznikiem
opens-alliance = Aby to umożliwić: Sojusz.
no-annex-not-vassal = To Królestwo nie jest twoim Wasalem
opens-vassalize = Aby to umożliwić: najpierw je Zwasalizuj.
no-subjugate-overseas = Odległych Królestw nie można sobie podporządkować
no-subjugate-pope-or-emperor = Państwo Papieskie i Cesarz nie mogą być Wasalami
no-subjugate-tax = Twój Bazowy Dochód z Podatków nie jest co najmniej dwa razy większy
opens-double-tax = Aby to umożliwić: dwukrotność jego Dochodu z Podatków albo Mariaż.
no-subjugate-tax-married = Twój Bazowy Dochód z Podatków nie przewyższa jego dochodu i Wpływów Przeciwników
opens-more-tax = Aby to umożliwić: większy Bazowy Dochód z Podatków.
no-subjugate-influence = Masz za mało Wpływów na jego Obszarach
no-subjugate-has-vassals = Ma własnych Wasali
opens-marriage = Aby to umożliwić: Mariaż.
no-subjugate-discs = Zostało ci za mało żetonów Miast lub Wasali
no-subjugate-nobody = Nie ma Królestwa, które możesz sobie podporządkować

## Handel

option-trade = Handluj
option-trade_with = Handluj: { $target }
option-trade_in = Handluj w węźle: { $target }
option-send_merchant_from = Kupiec z węzła: { $target }
option-send_merchant = Kupiec z planszy gracza
option-rank_next = Pierwsze miejsce: { $target }
option-move_ship_from = Najpierw rusz Statek z: { $target }
option-move_ship_out = Najpierw rusz Statek z Portu: { $target }
option-move_ship_to = Dokąd: { $target }
option-take_slot_of = Wyprzyj Statek: { $target }
option-pay_adm = Zapłać 1 ADM
option-take_interest = Weź żeton Pożyczki
ask-trade = Którą kartą handlujesz?
    .doing = Handel
    .hint = Albo żadną, za dwa Dukaty. Przedtem może ruszyć Statek, jeśli służy temu Handlowi.
ask-ship-to = { $place }: dokąd płynie stąd Statek?
    .doing = ruch Statku
ask-take-slot = { $zone }: wszystkie pola Ochrony Handlu są zajęte. Wypierasz Statek Przeciwnika?
    .doing = ruch Statku
ask-trade-in = { $trade }: w którym węźle?
    .doing = wybór Węzła Handlowego
ask-send-merchant = { $node }: którego Kupca wysyłasz?
    .doing = wysyłanie Kupca
ask-rank = { $node }: kto przy równej Sile Handlowej jest pierwszy?
    .doing = rozstrzyganie remisu w Handlu
ask-inflation = Za dużo złota: co ponosisz?
    .doing = walka z inflacją
ask-pay-crossing = Przeprawa kosztuje jeden Punkt Władzy: którego rodzaju?
    .doing = płacenie za przeprawę
ask-leave-port = { $province }: Port przestał być Przyjazny. Dokąd płyną twoje Statki?
    .doing = wyprowadzanie Statków z Portu
ask-explorer = Który Lekki Statek najpierw wypływa?
    .doing = wysyłanie Statku
ask-explorer-to = { $place }: dokąd płynie stąd Statek?
    .doing = wysyłanie Statku
bill-trade = Handel
bill-merchant = Kupiec
bill-protection = Statki Ochrony Handlu
bill-keys = Prowincje Kluczowe
log-trade-card = Karta Handlu: { $trade }
log-no-trade-possible = { $power }: żadna z tych kart nie nadaje się do Handlu
log-trades-nothing = { $power }: bez Handlu żadną z kart
log-trades = { $power }: Handel – { $trade }, { $node }
log-ship-moves = { $power }: ruch Statku – { $zone }
log-leaves-port = { $power }: Statki opuszczają Port { $province }
log-ship-lost = { $power }: utrata Statku – { $zone }
log-takes-slot = { $power }: z pola Ochrony Handlu wyparty Statek – { $target }
log-inflation-adm = { $power }: 1 ADM za nadmiar złota
log-inflation-interest = { $power }: żeton Pożyczki za nadmiar złota
no-merchant = Wszyscy twoi Kupcy handlowali już w tej Rundzie
no-merchant-rests = Twój Kupiec w tym węźle handlował już w tej Rundzie
no-not-connected = Nic nie łączy go z twoją Stolicą
opens-connection = Aby to umożliwić: łańcuch Miast, Wasali, Wpływów i Lekkich Statków.
no-trade-elsewhere = Ten Handel dotyczy innych węzłów
no-trade-closed = Jedna z kart zamyka ten węzeł przed tobą
no-trade-not-on-card = Nie ma go na tej karcie
no-trade-needs-key = Nie posiadasz żadnej z jego Prowincji Kluczowych
opens-key = Aby to umożliwić: posiadaj jedną z jego Prowincji Kluczowych.
no-trade-needs-settlers = Żadna z jego Prowincji Kluczowych nie jest zasiedlona
opens-settlers = Aby to umożliwić: Miasto, Wasal albo żeton DNPR na Prowincji Kluczowej.
no-secondary-pirates = W tym drugorzędnym węźle są Piraci
opens-pirates-gone = Aby to umożliwić: Piraci muszą zniknąć.
no-secondary-weaker = Ktoś ma tam większą Siłę Handlową
opens-trade-power = Aby to umożliwić: więcej Statków na sąsiednich polach Ochrony Handlu.
no-trade-without-ship = Poruszony Statek nie służy temu Handlowi
no-trade-no-node = Nie możesz handlować w żadnym z jej węzłów
no-trade-ship-moved = Twój Statek ruszył już na potrzeby Handlu
no-merchant-at-home = Żaden twój Kupiec nie jest w domu
no-ship-range = Żaden twój Statek tam nie dopłynie
no-ship-no-use = Żaden tamtejszy Statek na nic się nie przyda

## Rekrutacja

unit-allied_infantry = Sojusznicza Piechota
unit-allied_cavalry = Sojusznicza Kawaleria
ship-light_ship = Lekki Statek
ship-heavy_ship = Ciężki Statek
ship-galley = Galera
band-regular = Regularna
band-mercenary = Najemna
band-allied = Sojusznicza
army-single = poza Armią
option-recruit = Rekrutuj Jednostki
option-recruit_in = Rekrutuj: { $target }
option-recruit_into = Przydział: { $target }
option-infantry = Piechota, { $target }
option-cavalry = Kawaleria, { $target }
option-artillery = Artyleria, { $target }
option-build = Zbuduj: { $target }
option-build_in = Zbuduj w Porcie: { $target }
option-launch_to = Na morze: { $target }
option-stay_in_port = W Porcie
option-join_fleet = Z Flotą
ask-recruit = Gdzie rekrutujesz albo co budujesz?
    .doing = Rekrutacja
ask-recruit-into = { $area }: do której Armii?
    .doing = Rekrutacja
ask-muster = { $area }: która Jednostka?
    .doing = Rekrutacja
ask-build-in = { $ship }: w którym Porcie?
    .doing = budowa Statku
ask-launch = { $ship }: dokąd?
    .doing = budowa Statku
ask-place-unit = { $unit }: gdzie ją umieszczasz?
    .doing = umieszczanie Jednostki
bill-recruiting = Rekrutacja
bill-recruit = Cena
bill-rebate = Zniżka
log-recruits = { $power }: zrekrutowana Jednostka – { $unit }, { $area }
log-launches = { $power }: zbudowany Statek – { $ship }, { $place }
no-recruit-not-yours = Ani ty, ani twoi Wasale nie macie tam Prowincji
no-recruit-nothing = Nie ma nic, co można by zrekrutować i opłacić
opens-recruit = Aby to umożliwić: Dukaty, Dostępne Zasoby Ludzkie i Limit Rekrutacji.
no-recruit-army-elsewhere = Ta Armia jest gdzie indziej
no-recruit-only-infantry = Poza Armią stoi tylko Regularna Piechota
opens-army = Aby to umożliwić: przydziel ją do Armii.
no-recruit-cannons = Nie masz Idei „{ idea-cannons }”
opens-cannons = Aby to umożliwić: zbadaj Ideę „{ idea-cannons }”.
no-recruit-manpower = Nie masz Dostępnych Zasobów Ludzkich
opens-manpower = Aby to umożliwić: uzupełnij Zasoby Ludzkie.
no-recruit-capacity = Twój Limit Rekrutacji Lądowej jest tam wyczerpany
opens-capacity = Aby to umożliwić: inny Obszar albo Najemnicy.
no-recruit-hired = W tej Turze masz już trzech nowych Najemników
no-mercenaries-left = Nie ma już Najemników
no-recruit-allied-there = Jednostki Sojusznicze rekrutuje się na własnych Obszarach lub na Obszarach Aktywnych Sojuszników, nie na Obszarach Wasali
no-recruit-allies = Nie masz Jednostek Sojuszniczych
opens-call-to-arms = Aby to umożliwić: Wezwanie do Broni.
no-recruit-hostile = Są tam Wrogie Jednostki
no-such-unit = Nie ma takiej Jednostki
no-ships-left = Wszystkie twoje Statki są już zbudowane
no-port-not-yours = To nie jest twój Port
no-port-busy = Ten Port zbudował już w tej Turze, ile mógł
no-fleet-there = Twoja Flota tam nie stoi albo taki Statek nie może do niej dołączyć
no-port-berth = Nie ma miejsca na Statek
no-port = Żaden twój Port nie może go zbudować

## Niepokoje i Buntownicy

rebel-rebellion = Bunt
rebel-lose_2_ducats = strata 2 Dukatów
rebel-lose_1_power = strata 1 Punktu Władzy
rebel-no_effect = brak efektu
rebel-exhaust_1 = wyczerp 1 Jednostkę
rebel-remove_1_unrest = usuń 1 Niepokój
option-suppress = Stłum Niepokoje
option-calm = Usuń Niepokój: { $target }
option-rebel_in = Bunt: { $target }
option-exhaust_available = Dostępna Jednostka
option-exhaust_in = Jednostka na Obszarze: { $target }
ask-suppress = Gdzie tłumisz Niepokoje?
    .doing = Stłumienie Niepokojów
ask-suppress-with = { $province }: którymi Punktami Władzy płacisz za spokój?
    .doing = Stłumienie Niepokojów
ask-roll-where = Za który Obszar rzucasz Kośćmi Buntowników?
    .doing = rzut Kośćmi Buntowników
ask-rebellion = Kość Buntowników, { $area }: w której Prowincji wybucha Bunt?
    .doing = sprawa Buntu
ask-lose-power = Kość Buntowników, { $area }: które Punkty Władzy tracisz?
    .doing = sprawa Buntu
ask-exhaust = Którą Jednostkę wyczerpujesz?
    .doing = wybór wyczerpywanej Jednostki
ask-rebels-calm = Kość Buntowników, { $area }: z której Prowincji usuwasz Niepokój?
    .doing = uspokajanie Prowincji
ask-uprising = { $province }: do którego Królestwa dołącza wolne Terytorium?
    .doing = wybór Królestwa dla Terytorium
bill-suppress = Jedna Prowincja
log-unrest = Niepokój: { $province } ({ $power })
log-calm = Koniec Niepokoju: { $province } ({ $power })
log-rebel-die = Kość Buntowników, { $area } ({ $power }): { $face }
log-rebel-town = Zbuntowane Miasto: { $province } ({ $power })
log-liberated = { $power }: Prowincja utracona przez Wyzwolenie – { $province }
log-occupation-ended = Koniec Okupacji: { $province }
log-joins = { $power }: dołącza { $province }
log-exhausts = { $n ->
    [one] { $power }: wyczerpana jedna Jednostka
    [few] { $power }: wyczerpane { $n } Jednostki
   *[many] { $power }: wyczerpanych { $n } Jednostek
}
log-exhausts-in = { $power }: wyczerpana Jednostka – { $area }
no-unrest-not-yours = Ta Prowincja nie jest twoja
no-unrest-there = Nie ma tam Niepokoju
no-suppress-hostile = Na tym Obszarze są Wrogie Jednostki albo Buntownicy
opens-rebels-gone = Aby to umożliwić: muszą stamtąd odejść.
no-suppress-occupied = Ta Prowincja jest Okupowana
opens-siege = Aby to umożliwić: odzyskaj ją Oblężeniem.
no-suppress-nothing = Nie ma Niepokojów, które można by stłumić
no-suppress-none-yet = Żaden Niepokój nie jest jeszcze stłumiony

## Kostki i żetony, których brakuje

option-return_power = Jeden { $target }
option-return_colonist = Kolonista
option-return_cardinal = Kardynał
option-return_charge = Użycie karty: { $target }
option-return_core = Żeton Rdzenności: { $target }
option-return_cb = Casus Belli: { $target }
ask-return-cube = { $n ->
    [one] Masz w użyciu ponad trzydzieści kostek: zabierz jedną
   *[many] Masz w użyciu ponad trzydzieści kostek: zabierz { $n }
}
    .doing = zabieranie kostek
ask-return-claim = Masz więcej Roszczeń, niż jest żetonów: zabierz jedno
    .doing = zabieranie Roszczenia
no-colonist = Nie masz Kolonisty
no-cardinal = Nie masz Kardynała, który mógłby odejść
log-cube-returned = { $power }: jedna kostka wraca do Zasobów
