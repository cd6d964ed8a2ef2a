# Imperial Struggle: dlaczego czegoś nie można zrobić.

## Punkty i Akcje

no-take-a-tile-first = Najpierw wybierz żeton Inwestycji.
no-such-action = Potrzeba PA (Akcja { $action }); twój żeton daje: { $tile }.
no-too-expensive = Kosztuje { $cost } PA (Akcja { $action }); masz { $points }, a Dług i Punkty Odwetu dodadzą najwyżej { $credit }.
no-action-finished = Twoja Akcja { $action } jest zakończona: zaczęto inną.
no-minor-used-up = Twoja Poboczna Akcja { $action } jest wykorzystana: to tylko jeden wydatek.
opens-such-action = Aby to umożliwić: żeton lub Wydarzenie z PA (Akcja { $action }).
opens-too-expensive = Aby to umożliwić: więcej punktów, mniejszy Dług albo niższy koszt.
opens-major-action = Aby to umożliwić: Główna Akcja { $action } albo znacznik Konfliktu.
no-minor-cannot = Akcja Poboczna na to nie pozwala: opuszcza Flagi tylko na polach ze znacznikiem Konfliktu, nie przepędza Eskadr i nie przejmuje Fortów.
no-burke-is-in-europe = Punkty od Edmunda Burke’a wiążą całą Główną Akcję Polityczną z przekupywaniem pól w Europie.
no-too-late-to-pass = Rundę można poddać tylko zaraz po wybraniu żetonu, zanim skorzystasz z czegokolwiek na nim.
no-upgrade-symbol = Na twoim żetonie nie ma Przegrupowania, którego można by jeszcze użyć.
no-basic-pool-empty = Twoja pula Wojsk Regularnych jest pusta.

## Przekupywanie i dobieranie kart

no-your-own-flag = To pole już jest twoje.
no-not-connected = Brak połączenia.
no-not-open-yet = To pole nie jest jeszcze dostępne.
no-draw-pile-empty = Talia Wydarzeń jest pusta.

## Akcje Militarne

no-next-war = Nie ma już Wojny, do której można by się przygotować.
no-two-tiles-a-round = W tej rundzie zrekrutowano już dwa Wojska Elitarne.
no-theaters-full = W każdej Kampanii nadchodzącej Wojny masz już po dwa Wojska Elitarne.
no-conflict-there = Na tym polu nie ma znacznika Konfliktu.
no-fort-is-held = Fort można zbudować tylko na niekontrolowanym polu Fortu.
no-fort-not-connected = Brak połączenia z twoim polem, z którego buduje się Forty.
no-not-your-damaged-fort = To nie jest twój Uszkodzony Fort.
no-not-enemy-damaged-fort = To nie jest Uszkodzony Fort przeciwnika.
no-seize-not-connected = Z tym Fortem nie jest połączona ani twoja Eskadra, ani twój Rynek, z którego można by go przejąć.
no-unbuilt-squadron = W Stoczni nie ma już twoich Eskadr.
no-squadron-in-america = Choiseul wymaga francuskiej Eskadry w Ameryce Północnej.
no-your-squadron-is-there = Na tym Akwenie już jest twoja Eskadra.
no-squadron-ready = Nie masz Eskadry, którą można jeszcze w tej rundzie rozmieścić.
no-only-on-turn-6 = Militarne Punkty Akcji można zamieniać tylko w turze 6.
no-one-type-a-round = W tej rundzie zamieniasz już Militarne Punkty Akcji na punkty drugiego typu.

## Korzyści i Hugenoci

no-not-your-advantage = Nie masz tej Korzyści.
no-advantage-exhausted = Ta Korzyść jest Wyczerpana do następnej Fazy Porządkowej.
no-advantage-just-gained = Ta Korzyść jest twoja dopiero od tej rundy; użyjesz jej najwcześniej w następnej.
no-advantage-in-conflict = Na polu połączonym z tą Korzyścią leży znacznik Konfliktu.
no-two-advantages-a-round = W tej rundzie użyto już dwóch Korzyści.
no-one-advantage-a-region = W tej rundzie użyto już Korzyści z tego Regionu.
no-target-for-advantage = Nie miałoby to na co zadziałać.
no-used-by-constructing = Tej Korzyści używa się, budując za jej pomocą Eskadrę.
no-fresh-huguenots = Nie ma tu niewykorzystanego znacznika Hugenotów.

## Wydarzenia

no-one-event-a-round = W tej rundzie zagrano już Wydarzenie.
no-too-late-for-event = Wydarzenie trzeba zagrać przed Akcjami, Korzyściami i Przegrupowaniem.
no-event-symbol = Na twoim żetonie nie ma symbolu Wydarzenia.
no-icon-does-not-match = Wymaga Akcji Głównej: { $needed }; na twoim żetonie: { $action }.

## Ministrowie

no-not-in-cabinet = Tego Ministra nie ma w twoim Gabinecie.
no-ability-used = Ta zdolność jest już wykorzystana.
no-ability-is-passive = Tej zdolności nie używa się osobno: działa sama albo jako część innego ruchu.
no-only-right-after-tile = Jest to możliwe tylko zaraz po wybraniu żetonu.
no-needs-that-action = W tej rundzie nie masz Akcji, do której można by dodać te punkty.
no-nothing-to-gain = Teraz nic by to nie dało.
no-nothing-to-draw = Talia jest pusta, więc Robert Walpole nie ma czego dobrać.
no-round-has-begun = Towar trzeba wskazać na początku rundy, przed Wydarzeniem i wydaniem Punktów Akcji.
no-squadron-in-europe = Edmond Halley wymaga brytyjskiej Eskadry w Europie.
no-card-to-discard = Nie masz karty Wydarzenia do odrzucenia.
no-huguenots-all-placed = Oba znaczniki Hugenotów są już na planszy.
no-diplomacy-went-abroad = Część punktów tej Akcji Politycznej wydano już na coś innego niż przekupywanie pól w Europie.
no-other-round-for-that = Jakobici przekupują i punktują w różnych rundach.

## Wojna

no-tile-does-that = Żadne z twoich Wojsk w tej Kampanii nie ma już takiego efektu.
no-outside-the-theater = To pole nie leży w Regionie Kampanii.
no-not-an-enemy-flag = Nie ma tu Flagi przeciwnika, którą można by opuścić.
no-not-the-opponents = Wojsko opuszcza tylko Flagę przeciwnika, a ta jest hiszpańska.
no-not-an-enemy-squadron = Nie ma tu Eskadry przeciwnika.
no-not-an-enemy-fort = To nie jest Fort przeciwnika.
no-fort-damaged-already = Ten Fort jest już uszkodzony.
no-spared-by-conflict = Wojsko nie może opuścić Flagi na tym polu, dopóki leży na nim znacznik Konfliktu.
no-isolates-another = Utrata tego Rynku odcięłaby inny; wybierz taki, którego utrata tego nie powoduje.
no-political-not-conquered = Poselstw nie można przejmować za Punkty Podboju.
no-not-in-this-campaign = To pole nie leży w Regionie Kampanii ani nie jest na jej liście Terytoriów.
no-squadron-free = Żadna twoja Eskadra nie może tu już niczego zająć.
no-conquest-line = Żadna Linia Podboju nie prowadzi tu od twojego pola.
no-line-to-fort = Przy zasadzie Umocnione Forty do Fortu musi prowadzić Linia Podboju od twojego pola.
no-refused-in-this-war = Podboju tego Terytorium odmówiono; w tej Wojnie nie można go już przejąć.
no-too-few-conquest-points = Kosztuje { $cost } Punktów Podboju; masz { $points }.
no-usa-flag-stays = Terytorium z Flagą USA nie można przejąć.
no-not-for-the-usa = Nie można tu teraz podnieść Flagi USA.
no-usa-flag-there = Jest tu już Flaga USA.
no-not-a-colonial-fort = Ten Fort nie leży w Podregionie Północne Kolonie.
no-flag-on-fort = Na tym Forcie nie ma Flagi.

## What a question is not about

no-territory-by-war = Terytorium zmienia właściciela tylko w Wojnie.
opens-territory-by-war = Aby to umożliwić: wygraj Kampanię i zapłać jej Punktami Podboju.
no-fort-is-not-shifted = Fort buduje się albo naprawia, gdy jest Uszkodzony, za punkty Militarne; nieuszkodzony pada tylko w Wojnie.
no-naval-is-not-shifted = Tu wysyła się Eskadrę, za punkty Militarne.
no-fort-space = To nie jest pole Fortu.
no-naval-space = To nie jest Akwen.
no-jacobite-land = Powstania jakobickie dotyczą tylko Irlandii i Szkocji.
no-same-points = Punkty Militarne wymienia się na inny rodzaj.
no-not-in-hand = Tej karty nie masz na ręce.
no-not-face-down = To nie jest zakryta karta twojego Gabinetu.
no-such-keyword = Żadna twoja zakryta karta o tej nazwie nie ma tej Kompetencji.
no-not-to-appoint = Nie możesz jej wybrać: należy do drugiej strony lub innej Epoki albo już leży.
no-tile-not-offered = Ten żeton jest już zabrany albo nie wylosowano go w tej turze.
no-not-that-theater = Żeton nie może trafić do tej Kampanii.
no-not-that-war = Ta Kampania nie należy do nadchodzącej Wojny.
no-not-that-tile = Tego żetonu Wojsk to nie dotyczy.
no-squadron-of-yours = Nie masz tam Eskadry.
no-squadron-moved = Tę Eskadrę już wysłano w tej rundzie.
no-navy-box-is-empty = Żadna Eskadra z Bazy Floty nie może wyruszyć.
no-squadron-for-conquest = Może ruszyć tylko twoja Eskadra z Regionów tej Kampanii.
no-not-for-this-advantage = Ta Korzyść nie działa na to pole.
no-not-that-advantage = Tej Korzyści nie można tu wybrać.
no-card-says-otherwise = Zagrana karta tego nie obejmuje.
no-conflict-marker = Znaczniki Konfliktów kładzie się tylko na Rynkach i Poselstwach.
no-conflict-twice = Nie można tu położyć kolejnego znacznika Konfliktu.
no-spares-protected = Ta Korzyść oszczędza Strzeżone Rynki.
no-huguenots-there = Hugenoci trafiają na francuskie Terytoria w Ameryce, na których ich nie ma.
no-not-that-demand = Tego towaru to nie dotyczy.
no-not-hit-by-tile = Symbol żetonu Wojsk nie działa na ten rodzaj pola.

## Co by to umożliwiło

opens-next-round = Aby to umożliwić: twoja następna runda.
opens-start-of-round = Aby to umożliwić: początek twojej następnej rundy, zaraz po wybraniu żetonu.
opens-next-round-action = Aby to umożliwić: twoja następna runda z żetonem dającym PA (Akcja { $action }).
opens-upgrade-symbol = Aby to umożliwić: żeton z symbolem Przegrupowania.
opens-connection = Aby to umożliwić: kontroluj połączone Terytorium, Fort lub Akwen albo połączony Rynek, który jest twój całą rundę, nie jest Odcięty i nie ma znacznika Konfliktu.
opens-later-era = Aby to umożliwić: późniejsza era; pola USA otwierają się wraz z jego Flagami.
opens-era-cards = Aby to umożliwić: karty, które nowa era dodaje do talii.
opens-after-war = Aby to umożliwić: najpierw musi się odbyć nadchodząca Wojna.
opens-fort-falls = Aby to umożliwić: Fort przeciwnika można przejąć, gdy uszkodzi go Wojna.
opens-fort-connection = Aby to umożliwić: kontroluj połączony Rynek, Akwen lub Terytorium od początku rundy.
opens-seize-connection = Aby to umożliwić: sprowadź Eskadrę na połączony Akwen albo kontroluj połączony Rynek.
opens-squadron-there = Aby to umożliwić: rozmieść tam Eskadrę.
opens-squadron-ready = Aby to umożliwić: zbuduj Eskadrę albo zaczekaj do następnej rundy.
opens-all-spaces = Aby to umożliwić: kontroluj wszystkie połączone z nią pola.
opens-conflict-gone = Aby to umożliwić: usuń znacznik Konfliktu za Militarne PA.
opens-event-symbol = Aby to umożliwić: żeton z symbolem Wydarzenia.
opens-icon = Aby to umożliwić: żeton z Akcją Główną: { $needed }.
opens-ministry = Aby to umożliwić: wybierz go w jednej z następnych Faz Ministrów.
opens-next-turn = Aby to umożliwić: następna Tura Pokoju.
opens-such-points = Aby to umożliwić: żeton lub Wydarzenie z takimi PA.
opens-draw-card = Aby to umożliwić: dobierz kartę Wydarzenia za Polityczne PA.
opens-squadron-for-war = Aby to umożliwić: miej Eskadry w Bazie Floty lub w Regionie Kampanii, gdy zacznie się następna Wojna.
opens-conquest-line = Aby to umożliwić: kontroluj Fort, Akwen lub Terytorium na drugim końcu Linii Podboju.
opens-next-war = Aby to umożliwić: następna Wojna.
opens-wider-margin = Aby to umożliwić: wygraj Kampanię większą przewagą.
opens-construct = Aby to umożliwić: zbuduj Eskadrę.
