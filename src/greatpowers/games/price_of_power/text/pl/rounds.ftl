# Cena władzy: Rundy, Tury i koniec gry.

## Nazwy

age-1 = Era Odkryć (I)
age-2 = Era Reformacji (II)
age-3 = Era Absolutyzmu (III)
age-4 = Era Rewolucji (IV)
unit-regular_infantry = Regularna Piechota
unit-regular_cavalry = Regularna Kawaleria
unit-regular_artillery = Regularna Artyleria
unit-mercenary_infantry = Najemna Piechota
unit-mercenary_cavalry = Najemna Kawaleria
unit-mercenary_artillery = Najemna Artyleria

## Przed grą

ask-realm = Które Królestwo prowadzisz?
    .doing = wybór Królestwa
ask-bid = Ile Prestiżu licytujesz za pierwszeństwo w wyborze Królestwa?
    .doing = licytacja o Królestwo
    .hint = Najwyższa oferta wybiera pierwsza i zaczyna z Prestiżem mniejszym o tyle.
ask-first-court = Mianuj Doradców i Przywódców z pierwszych kart albo idź dalej
    .doing = mianowanie pierwszego dworu
ask-first-army = { $n ->
    [one] Wystaw Armię na jednym ze swoich Obszarów; została jedna Jednostka
    [few] Wystaw Armię na jednym ze swoich Obszarów; zostały { $n } Jednostki
   *[many] Wystaw Armię na jednym ze swoich Obszarów; zostało { $n } Jednostek
}
    .doing = wystawianie Armii
ask-army-size = { $area }: ile Piechoty?
    .doing = wystawianie Armii
ask-first-merchant = Gdzie zaczyna Kupiec?
    .doing = rozsyłanie Kupców
ask-first-influence = { $n ->
    [one] Umieść ostatni Wpływ
    [few] Umieść Wpływ; zostały { $n }
   *[many] Umieść Wpływ; zostało { $n }
}
    .doing = umieszczanie Wpływów
ask-first-ally = Z kim łączy cię Sojusz?
    .doing = wybór Sojusznika
ask-first-marriage = Z kim łączy cię Mariaż?
    .doing = wybór Mariażu
option-take_realm = Prowadź: { $target }
option-bid = Licytuj { $target }
log-bid = Gracz { $player } licytuje: Prestiż { $n }
log-takes-realm = Gracz { $n } prowadzi Królestwo: { $power }
log-choice-order = Gracz { $player } wybiera Królestwo jako { $n }.
log-first-army = { $power }: wystawiona Piechota – { $n }, { $area }
log-first-merchant = { $power }: Kupiec w węźle { $node }

## Faza 1

ask-draw-from = { $n ->
    [one] Dobierz ostatnią kartę
    [few] Dobierz kartę; zostały { $n }
   *[many] Dobierz kartę; zostało { $n }
}
    .doing = dobieranie kart
ask-keep = Za które z dobranych kart płacisz?
    .doing = płacenie za karty
    .hint = Każda kosztuje 2 Dukaty. Karty, za które nie zapłacisz, odrzucasz.
ask-discard = { $n ->
    [one] Odrzuć kartę
    [few] Odrzuć { $n } karty
   *[many] Odrzuć { $n } kart
}
    .doing = odrzucanie kart
option-keep = Zatrzymaj: { $target }
option-done = Gotowe
# Rezygnacja z czegoś to nie pas w Rundzie.
option-pass = Pomiń
bill-keep = zatrzymana karta
no-empty-deck = W tej talii nie ma już kart
no-cannot-keep = Nie stać cię na kolejną kartę
opens-cannot-keep = Każda zatrzymana karta kosztuje 2 Dukaty
log-round = { $age }: Runda { $n }
log-draws = { $power }: dobrana karta – { $deck }
log-keeps = { $n ->
    [0] { $power }: żadna z dobranych kart nie zostaje na ręce
    [one] { $power }: zapłacono za jedną kartę
    [few] { $power }: zapłacono za { $n } karty
   *[many] { $power }: zapłacono za { $n } kart
}

## Faza 2

ask-action = Twoja Tura: jedna Akcja albo pas
    .doing = Tura
    .hint = Pomniejsze Akcje nie zajmują Tury.
ask-more = Coś jeszcze? Nadal możesz wykonać Pomniejsze Akcje
    .doing = kończenie Tury
option-pass_round = Spasuj w tej Rundzie
option-hand_over = Spasuj i oddaj żeton Pierwszego Gracza
no-event-owed = Wydarzenie tej Rundy jeszcze przed tobą
opens-event-owed = Najpierw wybierz Wydarzenie
no-event-due = To twoja ostatnia Tura: wybierz Wydarzenie
log-passes = { $power }: pas
log-hands-over = { $power } oddaje żeton Pierwszego Gracza na następną Rundę
log-last-turns = Nikt więcej nie dostanie Dukatów za spasowanie: pozostali mają ostatnie Tury

## Faza 3

ask-rebel-siege = { $area }: którą Prowincję oblegają Buntownicy?
    .doing = wybór celu oblężenia Buntowników
ask-spare-area = Który Obszar innego wyznania tolerujesz?
    .doing = wybór Obszarów objętych tolerancją
ask-stir-dissent = { $area }, Obszar innego wyznania: które z twoich Miast otrzymuje tam Niepokój?
    .doing = wybór miejsca Niepokojów
ask-stir-realm = Wojna albo niska Stabilność burzy twoje Królestwo: które Miasto otrzymuje Niepokój?
    .doing = wybór miejsca Niepokojów
ask-vassal-dissent = Wasale innego wyznania: Niepokój wśród nich czy utrata jednego Wpływu?
    .doing = sprawa Wasali innego wyznania
ask-calm = Twoja Stabilność jest wysoka: możesz usunąć Niepokój z jednej Prowincji
    .doing = usuwanie Niepokojów
log-unused-cb = { $power }: niewykorzystane Casus Belli – { $other }
log-disputed = { $power }: nierozstrzygnięty Spór o Sukcesję – { $other }
log-rebels-move = { $n ->
    [one] Jednostka Buntowników rusza: { $area } → { $target }
    [few] { $n } Jednostki Buntowników ruszają: { $area } → { $target }
   *[many] { $n } Jednostek Buntowników rusza: { $area } → { $target }
}

## Faza 4

ask-upkeep = { $step ->
    [0] { $place }: z czego rezygnujesz? Na razie po tej Fazie w Skarbcu byłoby Dukatów: { $n }
    [1] { $place }: którą Jednostkę rozwiązujesz? Na razie w Skarbcu byłoby Dukatów: { $n }
   *[other] { $place }: do którego Portu wraca Statek? Na razie w Skarbcu byłoby Dukatów: { $n }
}
    .doing = Redukcja Kosztów
ask-corruption = { $step ->
    [0] Masz Dukatów: { $ducats }, a wolne od Korupcji są tylko { $n }. Ile dziesiątek więcej zatrzymujesz?
   *[other] Zatrzymujesz Dukatów: { $ducats }. Ile stopni Korupcji z { $n } opłacasz w ADM?
}
    .doing = sprawa Korupcji
    .hint = Każda rozpoczęta dziesiątka kosztuje jeden ADM albo jeden żeton Pożyczki. Dukaty, których nie zatrzymasz, przepadają.
ask-more-power = { $n ->
    [one] Otrzymujesz jeszcze jeden Punkt Władzy: którego rodzaju?
    [few] Otrzymujesz jeszcze { $n } Punkty Władzy: którego rodzaju najpierw?
   *[many] Otrzymujesz jeszcze { $n } Punktów Władzy: którego rodzaju najpierw?
}
    .doing = wybór rodzaju Punktów Władzy
ask-less-power = Otrzymujesz o jeden Punkt Władzy mniej: którego rodzaju?
    .doing = wybór rodzaju Punktów Władzy
option-disband = Rozwiąż Jednostkę: { $target }
option-disband_kind = Rozwiąż: { $target }
option-disband_ship = Rozwiąż Statek: { $target }
option-call_home = Przywołaj Statek z morza: { $target }
option-call_fleet = Przywołaj Flotę do Portu: { $target }
option-dock_in = Do Portu: { $target }
bill-base-tax = podatek Miast
bill-vassal-tax = podatek Wasali
bill-stability = Stabilność
bill-authority = Władza Cesarska
bill-advisors = Doradcy
bill-regulars = Jednostki Regularne
bill-mercenaries = Najemnicy
bill-ships = Statki na morzu
bill-interest = Odsetki
bill-plague = plaga
no-still-short = Nie starczy ci na to Dukatów
opens-still-short = Najpierw zredukuj koszty albo weź Pożyczkę
log-income = { $n ->
    [one] { $power }: dochód – jeden Dukat
    [few] { $power }: dochód – { $n } Dukaty
   *[many] { $power }: dochód – { $n } Dukatów
}
log-deficit = { $n ->
    [one] { $power }: brakuje jednego Dukata
   *[many] { $power }: brakuje { $n } Dukatów
}
log-corruption = { $power }: Korupcja – { $n } ADM, żetony Pożyczek +{ $loans }
log-disbands = { $power }: rozwiązana Jednostka – { $unit }, { $area }
log-ships-home = { $power }: Statki wracają do Portu { $port }

## Faza 5

ask-release-units = { $n ->
    [one] Masz o jedną Jednostkę więcej niż Zasobów Ludzkich: którą oddajesz?
    [few] Masz o { $n } Jednostki więcej niż Zasobów Ludzkich: które oddajesz?
   *[many] Masz o { $n } Jednostek więcej niż Zasobów Ludzkich: które oddajesz?
}
    .doing = oddawanie Jednostek
ask-imperial = Gdzie umieszczasz Cesarski Wpływ?
    .doing = umieszczanie Cesarskich Wpływów
ask-imperial-back = Skąd zabierasz Cesarski Wpływ?
    .doing = zabieranie Cesarskich Wpływów
ask-imperial-move = Skąd przenosisz Cesarski Wpływ, jeśli chcesz?
    .doing = przenoszenie Cesarskich Wpływów
option-release_exhausted = Wyczerpana Jednostka
option-release_available = Dostępna Jednostka
no-units-there = Nie ma takiej Jednostki
log-colonists = { $n ->
    [one] { $power }: nowy Kolonista
    [few] { $power }: { $n } nowi Koloniści
   *[many] { $power }: { $n } nowych Kolonistów
}
log-imperial = Nowy Cesarski Wpływ: { $area }
log-first-player = Pierwszy Gracz: { $power }

## Koniec Ery

ask-exchange = Masz najmniej Prestiżu: możesz wymienić nową Ideę albo nowy Kamień Milowy
    .doing = wymiana nowej karty
ask-exchange-for = { $card }: którą kartą z tej talii ją zastępujesz?
    .doing = wymiana nowej karty
ask-end-marriage = Era się kończy: zakończ jeden Mariaż albo zapłać, żeby zachować wszystkie
    .doing = sprawa Mariaży
option-swap_idea = Wymień: { $target }
option-swap_milestone = Wymień: { $target }
option-keep_marriages = Zachowaj wszystkie Mariaże
bill-marriages = zachowanie wszystkich Mariaży
no-cannot-keep-marriages = Masz za mało DYP, żeby zachować wszystkie Mariaże
log-age = Zaczyna się { $age }
log-keeps-marriages = { $power }: { $n } DYP za zachowanie wszystkich Mariaży

## Koniec gry

bill-tax = Dochód z Podatków
bill-tax-at-first = Dochód z Podatków na początku
bill-growth = za wzrost
bill-cores = żetony Rdzenności
bill-marriage-tokens = Mariaże
bill-alliances = Sojusze
bill-occupied-towns = Okupowane Miasta
log-final = { $power }: Punktacja Końcowa – Prestiż { $n }, za Misje { $missions }
ending-last_event = Wyczerpały się Wydarzenia
ending-great_lead = Ogromna przewaga nad wszystkimi
ending-whole_world = Wszystkie Miasta i żetony Wasali są na planszy
