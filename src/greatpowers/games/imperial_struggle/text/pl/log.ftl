# Imperial Struggle: co się wydarzyło, w słowach dziennika.

## Przygotowanie gry i początek tury

log-sides-settled = Stawki wyniosły { $bid } i { $other }; strony są ustalone
log-tiles-laid = Rozłożono Wojska Regularne: { $war }
log-peace-turn = Zaczyna się Tura Pokoju { turn-number }
log-succession-card-leaves = Karta Sukcesji opuszcza grę: { $event }
log-award = { $region }: Nagroda za Dominację – { $award }
log-demand = Globalny Popyt: { $commodity }
log-demand-ends = Koniec Globalnego Popytu: { $commodity }
log-squadrons-return = { $n ->
    [one] { $power } odzyskuje Eskadrę w Bazie Floty
    [few] { $power } odzyskuje { $n } Eskadry w Bazie Floty
   *[many] { $power } odzyskuje { $n } Eskadr w Bazie Floty
}
log-event-drawn = { $power } dobiera kartę Wydarzenia
log-you-drew = Dobierasz: { $event }
log-reshuffled = Z kart odrzuconych powstaje nowa talia
log-discarded = { $power } odrzuca: { $event }
log-goes-first = { $power } zaczyna w tej turze

## Runda

log-round-begins = { $power } zaczyna rundę { $round }
log-tile-taken = { $power } wybiera żeton: { $tile }
log-passed = { $power } poddaje rundę
log-points-gained = { $power } otrzymuje PA: { $n } (Akcja { $action }, { $limit })
log-points-lost = { $power } traci { $n } PA (Akcja { $action }): zaczęto inną Akcję
points-economic = EPA
points-diplomatic = PPA
points-military = MPA
log-flag = { $power } podnosi Flagę: { $space } (koszt { $cost } { $points })
log-unflag = { $power } opuszcza Flagę przeciwnika: { $space } (koszt { $cost } { $points })
log-conflict-ended = { $power } usuwa znacznik Konfliktu: { $space } (koszt { $cost } MPA)
log-fort-built = { $power } buduje Fort: { $space } (koszt { $cost } MPA)
log-fort-repaired = { $power } naprawia Fort: { $space } (koszt { $cost } MPA)
log-fort-seized = { $power } przejmuje Fort: { $space } (koszt { $cost } MPA)
log-squadron-built = { $power } buduje Eskadrę
log-squadron-deployed = { $power } rozmieszcza Eskadrę: { $origin } → { $space } (koszt { $cost } MPA)
log-you-drew-tile = Dobierasz Wojsko: { $tile }
log-bonus-tile-placed = { $power } umieszcza Wojsko Elitarne: { $theater }
log-bonus-tile-moved = { $power } przenosi Wojsko Elitarne: { $theater }
log-upgrade = { $power } przeprowadza Przegrupowanie: { $theater }
log-tile-removed = { $power } usuwa z gry Wojsko Regularne: { $tile }
log-tile-returned = { $power } zwraca Wojsko Regularne do puli
log-tiles-swapped = { $power } zamienia Wojska Regularne: { $theater } i { $other }

## Punkty, Dług, Punkty Odwetu

log-score = { $power } zdobywa { $vp } PZ (znacznik na { $total })
log-paid = { $power } – wydatek: { $cost } { $points }
log-debt-taken = { $power } zwiększa Dług o { $n } na Punkty Akcji (teraz { $total })
log-banks-spare-debt = { $power } zaciąga Dług ({ $n }), którego dzięki Bankom kupieckim się nie zapisuje
log-debt-rises = { $power } zwiększa Dług o { $n } (teraz { $total })
log-debt-falls = { $power } zmniejsza Dług o { $n } (teraz { $total })
log-debt-beyond-limit = { $power } przekracza Limit Zadłużenia o { $n }; punkty zdobywa przeciwnik
log-limit-rises = { $power } – Limit Zadłużenia rośnie o { $n } (teraz { $total })
log-limit-falls = { $power } – Limit Zadłużenia spada o { $n } (teraz { $total })
log-treaty-gained = { $power } otrzymuje { $n } PO (teraz { $total })
log-treaty-spent = { $power } wydaje { $n } PO (zostaje { $total })
log-treaty-lost = { $power } traci { $n } PO

## Ministrowie i Korzyści

log-ministry-revealed = { $power } ujawnia Ministra: { $ministry }
log-ministry-counts = Działa Minister: { $ministry }
log-ability-used = { $power } – { $ministry }: { $ability }
log-townshend = Ustawy Townshenda wskazują towar: { $commodity }
log-huguenots-placed = Francja umieszcza znacznik Hugenotów: { $space }
log-huguenots-spent = Francja wykorzystuje znacznik Hugenotów: { $space }
log-advantage-used = { $power } używa Korzyści: { $advantage }
log-advantage-granted = { $power } może w tej rundzie użyć Korzyści, ignorując zasady Wyczerpania: { $advantage }
log-advantage-exhausted = Wyczerpano Korzyść: { $advantage }
log-advantage-refreshed = Odświeżono Korzyść: { $advantage }

## Wydarzenia i efekty bezpośrednie

log-event-played = { $power } zagrywa Wydarzenie: { $event }
log-bonus = Premia z Wydarzenia: { $event }
log-conflict-placed = { $more ->
    [1] { $power } umieszcza znacznik Konfliktu „+1”: { $space }
   *[other] { $power } umieszcza znacznik Konfliktu: { $space }
}
log-flag-free = { $power } podnosi Flagę: { $space }
log-unflag-free = { $power } opuszcza Flagę przeciwnika: { $space }
log-flag-removed = { $owner } traci Flagę: { $space }
log-control-taken = { $power } przejmuje kontrolę: { $space }
log-fort-damaged = Fort zostaje uszkodzony: { $space }
log-squadron-displaced = { $power } odsyła Eskadrę do Bazy Floty: { $space }
log-squadron-set-aside = { $power } – Eskadra ({ $origin }) odłożona do następnej Tury Pokoju
log-squadron-lost = { $power } bezpowrotnie traci Eskadrę ({ $origin })
log-cheaper-squadron = { $power } może w tej rundzie zbudować jedną Eskadrę o 2 MPA taniej
log-byng-placed = Żeton Bynga trafia do Kampanii: { $theater }
log-bonus-tile-returned = { $power } – Wojsko Elitarne wraca do puli: { $theater }
log-you-returned-tile = Twoje Wojsko, które wróciło do puli: { $tile }

## Punktacja

log-award-won = { $power } zdobywa Nagrodę za Dominację: { $region } (przewaga { $lead })
log-award-not-given = Nikt nie zdobywa Nagrody za Dominację: { $region } ({ $award })
log-prestige-won = { $power } zdobywa Nagrodę za Prestiż (przewaga { $lead })
log-prestige-not-given = Nikt nie ma przewagi w Prestiżu
log-demand-won = { $power } zaspokaja Globalny Popyt: { $commodity } (przewaga { $lead })
log-demand-not-met = Nikt nie zaspokaja Globalnego Popytu: { $commodity }
log-turn-scored = Tura Pokoju { turn-number } podliczona (znacznik PZ na { $total })
log-final-scoring = Punktacja Końcowa
log-finally-scored = Punktacja Końcowa podliczona (znacznik PZ na { $total })
log-final-prize = { $power } prowadzi: { $what } (przewaga { $lead })
log-final-territories = { $n ->
    [one] { $power } ma { $n } Terytorium należące na początku gry do przeciwnika
    [few] { $power } ma { $n } Terytoria należące na początku gry do przeciwnika
   *[many] { $power } ma { $n } Terytoriów należących na początku gry do przeciwnika
}
final-available-debt = Dostępny Dług
log-victory = { $power } wygrywa grę: { $ending }

## Wojna

log-theater-begins = Rozstrzyga się Kampania: { $theater }
log-tile-revealed = { $power } odkrywa Wojsko: { $tile }
log-effects-declined = { $power } rezygnuje z pozostałych efektów swoich Wojsk
log-strength = { $power } ma siłę { $total } (Wojska { $army }, Posiłki { $bonus })
log-theater-won = { $power } wygrywa Kampanię: { $theater } (przewaga { $margin })
log-theater-tied = Kampania kończy się remisem: { $theater }
log-no-spoils = { $power } wygrywa ze zbyt małą przewagą, by zdobyć Łupy Wojenne
log-theater-over = Kampania rozstrzygnięta: { $theater } (znacznik PZ na { $total })
log-squadron-unbuilt = { $power } zwraca Eskadrę ({ $origin }) do Stoczni
log-conquered = { $power } przejmuje pole: { $space }
log-conquered-at-sea = { $power } przejmuje Akwen Eskadrą: { $origin } → { $space }
log-conquest-refused = { $power } odmawia podboju: { $space }
log-conquest-lost = { $n ->
    [one] { $power } nie ma na co wydać { $n } Punktu Podboju
    [few] { $power } nie ma na co wydać { $n } Punktów Podboju
   *[many] { $power } nie ma na co wydać { $n } Punktów Podboju
}
log-jacobite-victory = Francja kładzie znacznik Zwycięstwa jakobitów
log-jacobite-ministry = Francja od najbliższej Fazy Ministrów ma Jakobitów jako trzeciego Ministra
log-jacobite-defeat = Klęska jakobitów: karta Jakobici opuszcza grę
log-atlantic-dominance = { $power } dominuje na Atlantyku: +2 w wojnie o panowanie w Ameryce Północnej
log-usa-flag = Podniesiono Flagę USA: { $space }
log-fort-stripped = Francja usuwa Flagę z Fortu: { $space }
log-cut-off = { $owner } traci odcięty Rynek: { $space }
log-conflict-over = Usunięto znacznik Konfliktu: { $space }
log-free-tiles = { $n ->
    [0] { $power } nie otrzymuje darmowych Wojsk Elitarnych na następną Wojnę
    [one] { $power } otrzyma darmowe Wojsko Elitarne na następną Wojnę
    [few] { $power } otrzyma { $n } darmowe Wojska Elitarne na następną Wojnę
   *[many] { $power } otrzyma { $n } darmowych Wojsk Elitarnych na następną Wojnę
}

## Where the points came from

source-awards = Nagrody za Dominację
source-demand = Globalny Popyt
source-prestige = Prestiż
source-wars = Wojny
source-cards = Karty, Ministrowie i inne
source-final = Punktacja Końcowa

## Jak długo trwała gra i od kiedy coś było tak

length-peace-turns = { $n ->
    [one] 1 Tura Pokoju
    [few] { $n } Tury Pokoju
   *[many] { $n } Tur Pokoju
}
turn-number = { $turn ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
}
chapter-peace = Tura Pokoju { turn-number }
    .since = od Tury Pokoju { turn-number }
    .short = { turn-number }
chapter-wss = { war-wss }
    .since = od wojny o sukcesję hiszpańską
chapter-was = { war-was }
    .since = od wojny o sukcesję austriacką
chapter-seven_years = { war-seven_years }
    .since = od wojny siedmioletniej
chapter-awi = { war-awi }
    .since = od wojny o niepodległość Stanów Zjednoczonych
chapter-final = Punktacja Końcowa
    .since = od Punktacji Końcowej

## Kto co ma

held-markets = Rynki
held-politicals = Poselstwa
held-territories = Terytoria
held-squadrons = Eskadry na morzu
held-treaty-points = Punkty Odwetu
held-debt = Dług

## Czego można się spodziewać

outlook-victory-points = Prognoza: { $before } → { $after } PZ, gdyby tura była teraz punktowana
