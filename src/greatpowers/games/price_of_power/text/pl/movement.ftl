# Cena władzy: ruch Armii, Jednostek i Statków.

## Ruch Lądowy

troop-single = pojedyncze Jednostki
troop-1 = pierwsza Armia
troop-2 = druga Armia
troop-3 = trzecia Armia
option-march = Wymarsz z: { $target }
option-march_with = Rusza: { $target }
option-march_to = Marsz do: { $target }
option-cross_to = Przez morze do: { $target }
option-pick_up_from = Dołącz Jednostki: { $target }
option-leave_with = Zostaw Jednostki: { $target }
option-pick_up = Dołącza: { $target }
option-leave_behind = Zostaje: { $target }
option-all_of_them = Wszystkie
option-halt = Zatrzymaj się
option-access_for_influence = Usuń stąd 1 Wpływ
option-access_for_ducats = Zapłać Dukaty
ask-march-with = { $area }: kto rusza?
    .doing = wymarsz
ask-march = { $area }: { $n ->
    [0] ruch się tu kończy. Czy Jednostki dołączają albo zostają?
    [one] dokąd, najwyżej { $n } Obszar?
    [few] dokąd, najwyżej { $n } Obszary?
   *[many] dokąd, najwyżej { $n } Obszarów?
}
    .doing = Ruch Lądowy
ask-pick-up = { $area }: kto dołącza?
    .doing = Ruch Lądowy
ask-leave-behind = { $area }: kto zostaje?
    .doing = Ruch Lądowy
ask-access = { $area } to Obszar Neutralny: czym płacisz za Dostęp Militarny?
    .doing = Dostęp Militarny
ask-let-in = { $realm } prosi o zgodę na wejście wojsk: { $area }. Zgadzasz się?
    .doing = odpowiedź na prośbę o Dostęp Militarny
ask-step-aside = { $realm } wkracza na Obszar { $area }. Czy twoja Armia się usuwa?
    .doing = namysł nad usunięciem Armii
ask-step-to = { $area }: dokąd usuwa się Armia?
    .doing = usuwanie Armii z drogi
ask-hire = { $area }: czy rekrutujesz Najemników, którzy ruszą z Armią?
    .doing = rekrutacja Najemników
ask-land-activation = { $n ->
    [one] Kto rusza?
    [few] Kto rusza? Pozostały { $n } Aktywacje.
   *[many] Kto rusza? Pozostało { $n } Aktywacji.
}
    .doing = Ruch Lądowy
ask-forced-march = Z którego Obszaru rusza Armia?
    .doing = Ruch Lądowy
bill-activation = Aktywacja
bill-mountains = Więcej niż trzy Jednostki przez Granicę Górską
bill-access = Dostęp Militarny
bill-access-influence = Wpływy: { $area }
bill-step = { action-one_step_ahead }
log-army-marches = { $n ->
    [one] { $power }: marsz Armii ({ $n } Jednostka) – { $area }, { $target }
    [few] { $power }: marsz Armii ({ $n } Jednostki) – { $area }, { $target }
   *[many] { $power }: marsz Armii ({ $n } Jednostek) – { $area }, { $target }
}
log-unit-marches = { $power }: marsz Jednostki – { $area }, { $target }
log-reorganizes = { $power }: reorganizacja Armii – { $area }
log-lets-in = { $power }: zgoda na wejście wojsk ({ $other }) – { $area }
log-lets-not-in = { $power }: brak zgody na wejście wojsk ({ $other }) – { $area }
log-pays-access = { $power }: opłata za Dostęp Militarny – { $area }
no-activate-units = Nie masz tam Jednostek
opens-units = Aby to umożliwić: zrekrutuj Jednostki.
no-activate-way = Nikt nie może opuścić tego Obszaru
opens-way = Aby to umożliwić: Dostęp Militarny, do którego potrzebna jest Wojna, albo Statki do transportu.
no-activate-marched = Ta karta już nimi ruszyła
no-activate-armies = Tą kartą rusza się Armią
no-card-march = Tą kartą nie może ruszyć żadna twoja Jednostka
no-march-not-next = To nie jest sąsiedni Obszar
no-march-no-bridge = Dla tylu Jednostek nie prowadzi tam żaden Most Morski
opens-bridge = Aby to umożliwić: więcej Statków albo mniej Jednostek.
no-march-no-steps = Ten ruch już się zakończył
no-march-no-leave = Właściciele nie zgadzają się na wejście
no-march-nobody = W tej Armii nie ma Jednostek
opens-picking-up = Aby to umożliwić: dołącz Jednostki do Armii.
no-march-carried = Podczas Aktywacji Morskiej Jednostki ruszają tylko przez morze
no-march-hired = Najemnicy zrekrutowani na ten marsz muszą ruszyć
no-march-slow = Armia, w której jest więcej Artylerii niż Kawalerii, jest za wolna na tę kartę
opens-slow = Aby to umożliwić: zostaw Artylerię w innej Armii.
no-march-exchanged = Ta wymiana Jednostek już tu nastąpiła
no-march-armies-only = Tylko Armia dołącza i zostawia Jednostki
no-march-overseas = Na Odległych Kontynentach można wejść tylko na Obszary Przyjazne i Wrogie oraz na wolne Terytoria z Roszczeniem twoim lub Wroga
no-access-in-peace = Dostęp Militarny jest możliwy tylko podczas Wojny
opens-war = Aby to umożliwić: Wypowiedz Wojnę.
no-access-claimed = Tam, gdzie masz Roszczenie, nie ma Dostępu Militarnego
no-access-means = Nie masz ani Dukatów, ani Wpływów na Dostęp Militarny
opens-access = Aby to umożliwić: 3 Dukaty albo Wpływy na tym Obszarze.
no-step-card = Nie masz takiej karty
opens-step-card = Aby to umożliwić: karta „{ action-one_step_ahead }” na ręce.
no-step-not-in-hand = Nie masz tej karty na ręce
no-step-fight = Musiałaby tam walczyć
no-exchange-none = Nie ma tu takich Jednostek
no-exchange-alone = Poza Armią stoi tylko Regularna Piechota
no-exchange-hired = Najemnicy zrekrutowani na ten marsz zostają w Armii
no-exchange-nothing = Żadna Jednostka jeszcze nie zmieniła miejsca
no-hire-room = Z jeszcze jedną Jednostką Armia nie mogłaby ruszyć

## Statki

option-set_sail = Aktywuj Statki
option-cast_off = Odbicie: z Portów
option-sail_to = Rejs: { $target }
option-put_in_at = Do Portu: { $target }
option-bring_from = Lekki Statek z: { $target }
option-bring_out = Lekki Statek z Portu: { $target }
option-bring_fleet = Flota
option-refit_at_sea = Lekkie Statki a Flota: { $target }
option-refit_in_port = Lekkie Statki a Flota w Porcie: { $target }
option-light_ships = { $target ->
    [one] 1 Lekki Statek
    [few] { $target } Lekkie Statki
   *[many] { $target } Lekkich Statków
}
option-hunt_pirates = Atak na Piratów: { $target }
option-carry_from = Transport z: { $target }
ask-sail = Dokąd płyną twoje Statki?
    .doing = Aktywacja Morska
ask-gather = { $place }: które Statki tam płyną?
    .doing = Aktywacja Morska
ask-cast-off = Które Statki wypływają z Portów?
    .doing = Aktywacja Morska
ask-cast-off-to = { $place }: do której Strefy Morskiej?
    .doing = Aktywacja Morska
ask-refit = { $place }: czy Lekkie Statki dołączają do Floty albo ją opuszczają?
    .doing = Aktywacja Morska
ask-light-ships = { $place }: ile Lekkich Statków ma odtąd Flota? Teraz: { $n }.
    .doing = Aktywacja Morska
ask-hunt = Czy atakujesz Piratów?
    .doing = Aktywacja Morska
ask-carry = Czy twoje Statki przewożą Armię lub Jednostkę?
    .doing = Aktywacja Morska
ask-naval-activation = { $n ->
    [one] Czy aktywujesz Statki?
    [few] Czy aktywujesz Statki? Możesz { $n } razy.
   *[many] Czy aktywujesz Statki? Możesz { $n } razy.
}
    .doing = Aktywacja Morska
bill-galleys = Galery poza swoimi wodami
log-ship-sails = { $power }: rejs Lekkiego Statku – { $place }
log-fleet-sails = { $power }: rejs Floty – { $place }
log-protects-trade = { $power }: Lekkie Statki zajmują pola Ochrony Handlu – { $zone } ({ $n })
log-galleys-lost = { $power }: utrata Galer poza ich wodami
log-refits = { $n ->
    [one] { $power }: { $n } Lekki Statek we Flocie ({ $place })
    [few] { $power }: { $n } Lekkie Statki we Flocie ({ $place })
   *[many] { $power }: { $n } Lekkich Statków we Flocie ({ $place })
}
no-sail-ships = Nie masz Statków
opens-ships = Aby to umożliwić: zbuduj Statki.
no-sail-goal = Żaden twój Statek nie może się ruszyć
no-sail-in-port = Żaden twój Statek nie jest w Porcie
no-sail-nobody = Żaden Statek jeszcze nie wypłynął
no-sail-hostile = Wszystkie Strefy Morskie przy tym Porcie są Wrogie
no-sail-range = To poza zasięgiem
no-sail-here = Już tam jest
no-sail-room = Port tego nie pomieści
no-sail-fleet = Nie masz tam Floty
opens-fleet = Aby to umożliwić: utwórz ją z Lekkich Statków albo zbuduj dla niej Statki.
no-sail-galleys = Są w niej tylko Galery, a te po drodze przepadłyby
no-refit-room = Port nie pomieści tylu pojedynczych Statków
no-refit-nothing = Nie ma tu Lekkich Statków, które mogłyby dołączyć do Floty lub ją opuścić
no-refit-done = Podczas tego ruchu Flota była już reorganizowana
no-refit-same = Tyle już ich ma
no-refit-number = Tylu ich tu nie ma
