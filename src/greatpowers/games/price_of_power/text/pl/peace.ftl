# Cena władzy: Wypowiedzenie Wojny, Wezwanie do Broni, Rozmowy Pokojowe.

## War

option-declare_war = Wypowiedz Wojnę
basic-declare_war = Wypowiedzenie Wojny
option-declare_on = Wojna: { $target }
ask-declare-war = Komu wypowiadasz Wojnę?
    .doing = wypowiadanie Wojny
    .hint = Bez Casus Belli każda Wojna kosztuje 2 Stabilności; wszystkie cele atakujesz za to samo 1 MIL.
ask-effect-declare-war = { $card }: czy wypowiadasz Wojnę?
    .doing = decyzja o Wojnie
ask-effect-aggressor = { $card }: kto atakuje?
    .doing = wybór Agresora
ask-effect-victim = { $card }: kto jest atakowany?
    .doing = wybór celu
ask-effect-peace = { $card }: z kim zawierasz Biały Pokój?
    .doing = decyzja o Pokoju
ask-first-battle = Którą Bitwę rozstrzygasz najpierw?
    .doing = ustalanie kolejności Bitew
ask-free-action = Nie doszło do Bitwy: możesz aktywować lub rekrutować Jednostki bez kosztu MIL
    .doing = darmowa Akcja
bill-declare-war = Wypowiedzenie Wojny
bill-war-no-cb = Stabilność: brak Casus Belli
bill-war-partner = Stabilność: Wojna z partnerem Mariażu
loses-influence = Wpływy na jego Obszarach
loses-alliance = Sojusz: { $realm }
loses-prestige = Prestiż
cb-conquest = Podbój: masz tam Roszczenie
cb-token = Twój żeton Casus Belli
cb-succession = Spór o Sukcesję
cb-holy-war = Święta Wojna
cb-liberation = Cesarskie Wyzwolenie
cb-leader = Równowaga Sił: nikt nie ma więcej Prestiżu
log-declares-war = { $power }: Wypowiedzenie Wojny – { $target }
log-war = W stanie Wojny: { $power } i { $target }
no-war-yourself = To twoje własne Królestwo
no-war-not-independent = To nie jest niezależne Królestwo
opens-war-overlord = Aby to umożliwić: wypowiedz Wojnę jego Suzerenowi.
no-war-already = Jesteś już z nim w stanie Wojny
no-war-ally = To twój Sojusznik
opens-war-end-alliance = Aby to umożliwić: zakończ Sojusz; musi też minąć Rozejm, który po nim następuje.
no-war-truce = Macie Rozejm
opens-war-next-round = Aby to umożliwić: poczekaj na następną Rundę.
no-war-passed = Ten gracz już spasował
no-war-ally-in-truce = Masz Rozejm z jego Sojusznikiem
no-war-ally-passed = Jego Sojusznik już spasował
no-war-emperor = Chroni je Cesarz: jest twoim Sojusznikiem, ma z tobą Rozejm albo spasował
opens-war-emperor = Aby to umożliwić: żadnego Sojuszu ani Rozejmu z Cesarzem, który nie może być po pasie.
no-war-undiscovered = Nie masz Roszczenia na jego ziemiach
no-war-interregnum = Nie masz Władcy
opens-war-ruler = Aby to umożliwić: mianuj Władcę.
no-war-chosen = To Królestwo jest już wskazane
no-war-none-chosen = Najpierw wskaż Królestwo
no-war-nobody = Nie ma Królestwa, któremu możesz wypowiedzieć Wojnę

## Calls to Arms

option-call_to_arms = Wezwij do Broni: { $target }
option-accept_call = Przyjmij: dołącz do Wojny
option-refuse_call = Odrzuć Wezwanie
ask-call = Wojna – { $foe }: kogo wzywasz do Broni?
    .doing = wzywanie Sojuszników do Broni
    .hint = Niezależne Królestwa kosztują Wpływy na ich Obszarach i przysyłają Jednostki; gracze mogą odmówić.
ask-answer-call = { $realm } wzywa cię do Broni przeciwko Królestwu { $foe }
    .doing = odpowiedź na Wezwanie do Broni
ask-answer-defensive-call = { $realm } wzywa cię do Broni; Agresor: { $foe }
    .doing = odpowiedź na Wezwanie do Broni
ask-make-active = Czy { $realm } ma być Aktywnym Sojusznikiem? Przyśle Jednostki i będzie bronić się połową sił.
    .doing = decyzja o Sojuszniku
ask-cb-for-refusal = { $realm }: odmowa pomocy. Umieszczasz żeton Casus Belli? Inaczej obowiązuje Rozejm.
    .doing = odpowiedź na odmowę
bill-call = Wezwanie do Broni
bill-mediation = Mediacja
log-call = { $power }: Wezwanie do Broni – { $target }
log-called = { $power }: Wezwanie do Broni – { $target }
log-active-ally = { $n ->
    [one] Aktywny Sojusznik Królestwa { $power }: { $target }, 1 Jednostka
    [few] Aktywny Sojusznik Królestwa { $power }: { $target }, { $n } Jednostki
   *[many] Aktywny Sojusznik Królestwa { $power }: { $target }, { $n } Jednostek
}
log-allied-units-gone = { $n ->
    [one] { $power }: strata 1 Jednostki Sojuszniczej
    [few] { $power }: strata { $n } Jednostek Sojuszniczych
   *[many] { $power }: strata { $n } Jednostek Sojuszniczych
}
log-accepts-call = { $power } przybywa z pomocą: { $target }
log-refuses-call = { $power } odmawia pomocy: { $target }
log-mediates = { $power }: Mediacja, bez udziału w Wojnie
no-call-not-allied = To nie jest twój Sojusznik
no-call-at-war = To Królestwo jest już w stanie Wojny
no-call-too-far = Nie sąsiaduje ani z tobą, ani z nowym Wrogiem
no-call-influence = Masz za mało Wpływów na jego Obszarach
no-call-colonists = Masz za mało Kolonistów
no-call-of-both = Jest też Sojusznikiem drugiej strony i może je wezwać tylko obrońca
no-call-in-it = Bierze już udział w tej Wojnie
no-call-nprs-only = Teraz możesz wezwać tylko Niezależne Królestwa
no-call-mediation = Nie masz Mediacji na ręce

## Peace

option-peace_with = Rozstrzygnij Wojnę: { $target }
option-offer_peace = Zaproponuj Biały Pokój: { $target }
option-surrender_to = Poddaj się: { $target }
option-enforce = { $target }
option-return_for_ducats = Zwróć za Dukaty: { $target }
option-set_free = Wyzwól: { $target }
option-exchange = Odzyskaj przez wymianę: { $target }
option-enthrone = Osadź na tronie: { $target }
pact-white_peace = Biały Pokój
pact-keep_board_state = Utrzymaj Aktualny Stan Planszy
pact-humiliation = Upokorzenie
pact-vassalization = Wasalizacja
pact-force_conversion = Wymuszona Konwersja
pact-secure_succession = Zabezpiecz Żądaną Sukcesję
pact-full_annexation = Pełna Aneksja
ask-settle = Którą Wojnę kończysz?
    .doing = rozstrzyganie Wojen
ask-accept-peace = { $realm } proponuje Biały Pokój: wszystko wraca do właścicieli, obie strony tracą 1 Prestiżu. Przyjmujesz?
    .doing = odpowiedź na propozycję Pokoju
ask-total-victory = Które Całkowite Zwycięstwo rozstrzygasz najpierw?
    .doing = rozstrzyganie Całkowitego Zwycięstwa
ask-term = Zwycięstwo – { $realm }: który Warunek Pokoju egzekwujesz?
    .doing = wybór Warunku Pokoju
ask-settlement = Pokój – { $realm }: co z Prowincjami, które okupujesz? Resztę zatrzymujesz.
    .doing = wybór Prowincji do zatrzymania
    .hint = Zwrot daje 3 Dukaty za każdy punkt Wartości Podatkowej, Wyzwolenie 1 Prestiżu.
ask-peace-exchange = Za którą Prowincję odzyskujesz: { $province }?
    .doing = wymiana Prowincji
ask-liberator = Z którym wyzwolonym Królestwem zawierasz Sojusz?
    .doing = decyzja o Sojuszu
ask-peace-ally = Zawierasz Sojusz: { $realm }?
    .doing = decyzja o Sojuszu
ask-enthrone = { $realm }: kto ma być Władcą?
    .doing = wybór Władcy
ask-peace-influence = { $n ->
    [one] Możesz umieścić 1 Wpływ
    [few] Możesz umieścić { $n } Wpływy
   *[many] Możesz umieścić { $n } Wpływów
}
    .doing = umieszczanie Wpływów
ask-peace-push-out = Czyj Wpływ znika z Obszaru { $area }?
    .doing = wybór Wpływu do usunięcia
ask-peace-calm = Czy oddajesz Roszczenie, aby usunąć dwa Niepokoje z jego Obszaru?
    .doing = decyzja o Roszczeniach
ask-peace-calm-one = Skąd usuwasz Niepokój?
    .doing = usuwanie Niepokojów
ask-peace-claim = Czy roszczysz sobie prawo do tego, co przepadło?
    .doing = decyzja o Roszczeniach
ask-come-home = Dokąd idą twoje Jednostki z Obszaru { $area }?
    .doing = powrót Jednostek
log-peace = Pokój: { $power } i { $target }
log-term = { $power } dyktuje Pokój Królestwu { $target }: { $term }
log-offers-peace = { $power }: propozycja Białego Pokoju – { $target }
log-refuses-peace = { $power }: odmowa
log-surrenders = { $power } poddaje się Królestwu { $target }
log-comes-home = { $power }: powrót Jednostek z Obszaru { $area } do Obszaru { $home }
log-invades = { $n ->
    [one] Inwazja – { $power }: { $area }, 1 Jednostka
    [few] Inwazja – { $power }: { $area }, { $n } Jednostki
   *[many] Inwazja – { $power }: { $area }, { $n } Jednostek
}
no-term-no-victory = Ta Wojna nie jest wygrana
opens-victory = Aby to umożliwić: miej na mapie więcej Jednostek, dwa razy tyle co gracz albo więcej niż jest Buntowników na twoich Obszarach.
no-term-not-total = Nie okupujesz wszystkich jego Prowincji
opens-total-victory = Aby to umożliwić: okupuj wszystkie Prowincje Królestwa i jego Wasali.
no-term-players-only = Upokorzyć można tylko graczy
no-term-nprs-only = To dotyczy tylko Niezależnych Królestw
no-term-capital = Nie okupujesz jego Stolicy
opens-term-capital = Aby to umożliwić: okupuj Stolicę.
no-term-other-area = Nie okupujesz niczego poza jego Obszarem Stołecznym
opens-term-other-area = Aby to umożliwić: okupuj jedną z jego Prowincji na innym Obszarze.
no-term-tokens = Masz za mało żetonów Wasali
no-term-capital-area = Nie kontrolujesz całego jego Obszaru Stołecznego
opens-term-capital-area = Aby to umożliwić: kontroluj tam każdą Prowincję.
no-term-same-faith = Jest twojej wiary albo nie ma żadnej
no-term-papal-states = Państwo Papieskie pozostaje Katolickie
no-term-not-disputed = Nie ma tam Sporu o Sukcesję
no-term-spoken-for = Pokój w jego imieniu zawiera gracz
opens-term-patron = Aby to umożliwić: zawrzyj Pokój z tym graczem albo okupuj całe Królestwo.
no-peace-not-victor = Ten gracz nie jest pokonany
opens-peace-offer = Aby to umożliwić: zaproponuj Biały Pokój, negocjuj albo się poddaj.
no-peace-offer-victor = To twoje zwycięstwo: nie musisz pytać
no-surrender = W tej rozgrywce nie wolno się poddawać
no-peace-offered = Ten gracz już odmówił
no-peace-core = To Prowincja Rdzenna Przegranego
no-peace-ally-land = Należy do Aktywnego Sojusznika: można ją zatrzymać albo zwrócić
no-peace-nobody-freed = To niczyja Prowincja Rdzenna
no-peace-no-exchange = Nie okupujesz niczego tej wielkości
