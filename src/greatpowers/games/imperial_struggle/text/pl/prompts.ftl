# Imperial Struggle: pytania do gracza.

## Przed rundami

ask-which-side = Którą stroną chcesz zagrać?
    .doing = wybór strony
ask-bid = Ile Punktów Odwetu oddasz przeciwnikowi, aby grać jako { $side }?
    .doing = licytacja o stronę
ask-assign-tile = Wybierz Wojsko Regularne do Kampanii: { $theater }
    .doing = przydział Wojska Regularnego
ask-discard = { $n ->
    [one] Wybierz kartę do odrzucenia
    [few] Wybierz kartę do odrzucenia (zostały { $n })
   *[many] Wybierz kartę do odrzucenia (zostało { $n })
}
    .doing = odrzucanie kart
ask-appoint = { $all ->
    [one] Wybierz Ministra do Gabinetu (zakrytego)
   *[other] Wybierz Ministra do Gabinetu (zakrytego): { $n } z { $all }
}
    .doing = wybór Ministrów
ask-exchange-ministry = { $ministry }: zachować tę kartę czy wymienić na innego Ministra?
    .doing = decyzja o Ministrze
ask-who-first = Kto rozegra pierwszą rundę tej tury?
    .doing = wybór pierwszego gracza

## Runda

ask-invest = Wybierz żeton Inwestycji
    .doing = wybór żetonu Inwestycji
ask-act = Wydaj punkty albo zakończ rundę
    .doing = wydawanie punktów
ask-major-or-minor = Zapłacić Akcją Główną czy Poboczną?
    .doing = wybór sposobu zapłaty
ask-use-event-points = Użyć na to także punktów z Wydarzenia?
    .doing = wybór sposobu zapłaty
ask-debt-or-treaty = Brakujący punkt: Dług czy Punkt Odwetu?
    .doing = wybór sposobu zapłaty
ask-deploy-from = Która Eskadra popłynie na Akwen { $space }?
    .doing = wybór Eskadry
ask-discounted-shift = Wybierz pole, które przekupisz taniej
    .doing = wybór pola do przekupienia
ask-place-bonus-tile = Wybierz Kampanię dla dobranego Wojska Elitarnego
    .doing = przydział Wojska Elitarnego
ask-move-tile = Ta Kampania jest pełna: wybierz Wojsko, które stąd przeniesiesz
    .doing = przenoszenie Wojska Elitarnego
ask-move-tile-to = Wybierz Kampanię, do której przenosisz to Wojsko
    .doing = przenoszenie Wojska Elitarnego
ask-keep-tile = W Kampanii: { $old }. Dobrane: { $new }. Które zostaje?
    .doing = porównywanie Wojsk
ask-remove-or-return = Wojsko { $tile }: usunąć z gry czy zwrócić do puli?
    .doing = decyzja o zbędnym Wojsku
ask-swap-with = Wybierz Kampanię, z którą zamienisz Wojska Regularne
    .doing = wybór Kampanii

## Ministrowie

ask-reveal-for-bonus = Ujawnij Ministra z wymaganą Kompetencją, aby otrzymać Premię ({ $event }), albo spasuj
    .doing = decyzja o Premii
ask-discard-event = Wybierz kartę Wydarzenia do odrzucenia
    .doing = odrzucanie Wydarzenia
ask-townshend = Wskaż towar dla Ustaw Townshenda
    .doing = wskazywanie towaru
ask-place-huguenots = Wybierz Terytorium dla znacznika Hugenotów
    .doing = umieszczanie znacznika Hugenotów

## Efekty kart i Korzyści

ask-place-conflict = Wybierz pole dla znacznika Konfliktu
    .doing = umieszczanie znacznika Konfliktu
ask-shift-free = Wybierz pole, które przekupisz za darmo
    .doing = przekupywanie pola za darmo
ask-unflag-free = Wybierz pole, na którym opuścisz Flagę przeciwnika
    .doing = opuszczanie Flagi
ask-remove-flag = Wybierz Flagę do usunięcia
    .doing = wybór Flagi do usunięcia
ask-take-control = Wybierz pole, nad którym przejmiesz kontrolę
    .doing = wybór pola do przejęcia
ask-displace = Wybierz Eskadrę przeciwnika, którą przepędzisz do Bazy Floty
    .doing = wybór Eskadry przeciwnika
ask-damage-or-shift = Uszkodź Fort przeciwnika w Indiach albo przekup Rynek bawełny
    .doing = wybór celu Wydarzenia
ask-activate-advantage = Wybierz Korzyść, której użyjesz, ignorując zasady Wyczerpania
    .doing = wybór Korzyści
ask-exhaust-advantage = Wybierz Korzyść do wyczerpania albo spasuj
    .doing = wybór Korzyści
ask-refresh-advantage = Wybierz Wyczerpaną Korzyść do odświeżenia albo spasuj
    .doing = wybór Korzyści
ask-which-points = { $n ->
    [one] Wybierz typ dodatkowego Punktu Akcji
    [few] Wybierz typ { $n } dodatkowych Punktów Akcji
   *[many] Wybierz typ { $n } dodatkowych Punktów Akcji
}
    .doing = wybór punktów
ask-send-tile-back = Z której Kampanii francuskie Wojsko Elitarne wraca do puli?
    .doing = wybór Kampanii
ask-score-cotton = Podliczyć teraz bawełnę, jakby była objęta Globalnym Popytem?
    .doing = decyzja o Bawełnie
ask-overruns = Nadmierne wydatki wojskowe: wybierz swoją stratę
    .doing = wybór straty
ask-set-squadron-aside = Wybierz brytyjską Eskadrę, która zostanie odłożona do następnej Tury Pokoju
    .doing = wybór Eskadry
ask-remove-squadron = Wybierz brytyjską Eskadrę, która zostanie usunięta z gry
    .doing = wybór Eskadry
ask-place-byng = Wybierz Kampanię dla żetonu Bynga
    .doing = wybór Kampanii
ask-add-demand = Dodaj towar do Globalnego Popytu albo spasuj
    .doing = wybór towaru
ask-replace-demand = Wylosowano: { $commodity }. Który towar zostanie zastąpiony?
    .doing = wybór towaru
ask-hyder-ali-control = Przejąć kontrolę nad Lokalnym Sojuszem w Indiach? Jeśli nie, umieścisz dwa znaczniki Konfliktu.
    .doing = wybór: kontrola czy Konflikt
ask-take-debt-or-lose-treaty = Zwiększyć Dług o 1 czy stracić 1 Punkt Odwetu?
    .doing = wybór straty

## Wojna

ask-tile-effect = Rozpatrz efekty swoich Wojsk (opuszczenie Flagi: { $unflags }, Fort albo Eskadra: { $strikes })
    .doing = efekty Wojsk
ask-unbuild-squadron = Wybierz swoją Eskadrę, która wróci do Stoczni
    .doing = wybór Eskadry do oddania
ask-lose-squadron = Wybierz swoją Eskadrę, która zostanie usunięta z gry
    .doing = wybór Eskadry do oddania
ask-conquer = { $points ->
    [one] Wydaj Punkt Podboju
    [few] Wydaj Punkty Podboju (zostały { $points })
   *[many] Wydaj Punkty Podboju (zostało { $points })
}
    .doing = wydawanie Punktów Podboju
ask-conquer-with = Która Eskadra zajmie Akwen { $space }?
    .doing = wybór Eskadry
ask-refuse-conquest = { $space }: odmówić podboju? Przeciwnik zdobędzie za to { $vp } PZ.
    .doing = decyzja o podboju
ask-usa-flag = Podnieś Flagę USA albo spasuj
    .doing = decyzja o Flagach USA
ask-strip-fort = Usuń Flagę z Fortu w Północnych Koloniach albo spasuj
    .doing = decyzja o Fortach
