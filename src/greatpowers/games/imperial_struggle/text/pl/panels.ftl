# Imperial Struggle w przeglądarce: panele wokół planszy.

## Tury i Punkty Zwycięstwa

is-turn-track = Tor tur
is-peace-turn = Tura Pokoju { turn-number }
is-war-turn = Tura Wojny
is-round-of = runda { $n } z 4
is-tool-construct = Eskadra
is-tool-recruit = Wojsko
is-tool-draw = Karta
is-tool-upgrade = Przegrupowanie
is-tool-exchange = Wymiana
is-tool-pass = Pas
is-turn-now = teraz
is-turn-over = minęła
is-turn-to-come = przed nami
is-era-succession = Sukcesja
is-era-empire = Imperium
is-era-revolution = Rewolucja
is-strengths = { $br } : { $fr }
is-war-button = { $war }. Z planszy: Wielka Brytania { $br }, Francja { $fr }. Otwórz arkusz Wojny
is-war-wss = Sukcesja hiszpańska
is-war-was = Sukcesja austriacka
is-war-seven_years = Wojna siedmioletnia
is-war-awi = Niepodległość USA
is-vp-ruler = Punkty Zwycięstwa: { $vp }. Wielka Brytania wygrywa przy 0, Francja przy 30.

## Punkty na pasku

is-action-economic = ekonomiczna
is-action-diplomatic = polityczna
is-action-military = militarna
is-purse-major = główne
is-purse-minor = poboczne
is-purse-event = Wydarzenie
is-purse-ministry = Minister
is-points-economic = ekonomiczne
is-points-diplomatic = polityczne
is-points-military = militarne
is-debt-room = dostępny Dług
is-debt-room-long = O tyle możesz jeszcze zwiększyć Dług
is-treaty-points = Punkty Odwetu
is-conquest-points = { $n ->
    [one] Punkt Podboju
    [few] Punkty Podboju
   *[many] Punktów Podboju
}
is-then-unflag = potem Flaga

## Żetony i karty

is-investments = Inwestycje
is-hand = Ręka
is-hand-empty = Nie masz na ręce kart Wydarzeń.
is-cabinet = Gabinet
is-tile-taken = { $tile }: wybrany żeton ({ $power })
is-tile-taken-by = Wybrany: { $power }
is-tile-major = Akcja Główna
is-tile-minor = Akcja Poboczna
is-tile-event = W tej rundzie możesz zagrać kartę Wydarzenia.
is-tile-upgrade = W tej rundzie możesz przeprowadzić Przegrupowanie.
is-tiles-major-minor = U góry Akcja Główna, na dole Poboczna.
is-tiles-event = pozwala zagrać Wydarzenie,
is-tiles-upgrade = daje Przegrupowanie.
is-about-economic = Punkty: { $n }. Przekupywanie Rynków.
is-about-diplomatic = Punkty: { $n }. Przekupywanie Poselstw i karty Wydarzeń.
is-about-military = Punkty: { $n }. Forty, Eskadry, Wojska Elitarne, usuwanie znaczników Konfliktów.
is-card-bonus = Premia: { $condition }
is-card-no-bonus = bez Premii
is-bonus = Premia:
is-bonus-if = Warunek Premii:
is-bonus-met = spełniony
is-bonus-hidden = spełniony, jeśli ujawnisz Ministra
is-bonus-unmet = niespełniony
is-bonus-prestige = Prestiż
is-bonus-debt = Dostępny Dług
is-bonus-tiles = Wojska Elitarne
is-icon-economic = Wymaga żetonu z Główną Akcją Ekonomiczną.
is-icon-diplomatic = Wymaga żetonu z Główną Akcją Polityczną.
is-icon-military = Wymaga żetonu z Główną Akcją Militarną.
is-minister-hidden = zakryty
is-minister-hidden-long = Karta zakryta: znasz ją tylko ty.
is-minister-used = użyty
is-minister-used-some = użyte: { $n }
is-minister-face-down = { $ministry }, karta zakryta
is-ability-used = Użyte: { $ability }
is-banks-used = Dług niezapisany w tej turze: { $n } z 2
is-townshend = Wskazany w tej turze towar: { $commodity }
is-face-down = { $n ->
    [one] Jeden Minister jest zakryty.
    [few] Zakryci Ministrowie: { $n }.
   *[many] Zakryci Ministrowie: { $n }.
}
is-picker = Wybierz kartę
is-chosen = Wybrane: { $names }
is-fold-tray = Zwiń tackę
is-unfold-tray = Rozwiń tackę

## Tabliczki mocarstw

is-debt = Dług { $now }, limit { $limit }
is-treaty = Punkty Odwetu: { $n }
is-squadrons = Eskadry: w Bazie Floty { $box }, na morzu { $sea }, w Stoczni { $unbuilt }
is-hand-size = Karty Wydarzeń: { $n }
is-unrevealed = nieujawniony

## Prognoza

is-forecast = Gdyby tura skończyła się teraz
is-forecast-even = Bez zmian
is-forecast-gain = { $power } +{ $vp }
is-victory-points = { $n ->
    [one] Punkt Zwycięstwa
    [few] Punkty Zwycięstwa
   *[many] Punktów Zwycięstwa
}
is-forecast-sweep = { $power }: wszystkie Nagrody za Dominację i cały Globalny Popyt, a więc zwycięstwo w grze.
is-forecast-note = Pola ze znacznikiem Konfliktu nie liczą się nikomu. Zakrytych Ministrów nie uwzględniono.
is-prestige = Prestiż
is-prize-won = { $power }: { $vp } PZ i { $treaty } PO
is-prize-nobody = nikt nie zdobywa
is-short-br = WB
is-short-fr = FR
is-short-treaty = { $n } PO
is-short-debt = { $n ->
    [-1] Dług −1
   *[other] Dług +{ $n }
}

## Arkusz Wojny

is-no-war = Nie ma już Wojny, do której można się przygotować
is-basic = regularne
is-drawn = Dobrane:
is-theaters-won = { $n ->
    [one] { $n } Kampania
    [few] { $n } Kampanie
   *[many] { $n } Kampanii
}
is-choose-theater = Wybierz tę Kampanię
is-ahead = { $power } o { $n }
is-level = remis
is-tile-face-down = { $power }: zakryte Wojsko
is-from-the-board = Z planszy: { $br } : { $fr }.
is-tiles-face-down = { $n ->
    [one] { $power }: jedno zakryte Wojsko.
    [few] { $power }: { $n } zakryte Wojska.
   *[many] { $power }: { $n } zakrytych Wojsk.
}
is-strength-none = nic na planszy
is-spoils-margin = przewaga
is-spoils-winner = zwycięzca
is-spoils-loser = pokonany
is-margin-or-more = { $n } i więcej
is-won-vp = { $n } PZ
is-won-conquest = { $n } PP
is-won-treaty = { $n } PO
is-won-unflag-market = opuść Flagę na 1 Rynku
is-won-unflag-political = opuść Flagę na 1 Poselstwie
is-won-jacobite_victory = Zwycięstwo jakobitów
is-won-jacobite_ministry = Jakobici jako trzeci Minister
is-won-jacobite_defeat = Klęska jakobitów
is-won-atlantic_dominance_marker = +2 w wojnie o panowanie w Ameryce Północnej
is-won-usa = Flagi USA
is-won-canada = Kanada
is-lost-unbuilt = { $n ->
    [one] { $n } Eskadra do Stoczni
    [few] { $n } Eskadry do Stoczni
   *[many] { $n } Eskadr do Stoczni
}
is-lost-squadrons = { $n ->
    [one] traci { $n } Eskadrę na zawsze
    [few] traci { $n } Eskadry na zawsze
   *[many] traci { $n } Eskadr na zawsze
}

## Moments and cards

is-vp-marker = punkty zwycięstwa
is-award = do zdobycia
is-most = więcej
is-stake-per = { $most ->
    [0] { $worth } za sztukę
   *[other] { $worth } za sztukę, najwyżej { $most }
}
is-stake-per-some = { $worth } za każde { $per }, najwyżej { $most }
is-group-region = Regiony
is-group-prestige = Pola Prestiżu
is-group-commodity = Globalny Popyt
is-group-commodities = Towary
is-group-ministry = Ministrowie
is-group-debt = Skarb
is-group-territories = Zdobycze
is-goes-to = dla kogo
is-short-vp = PZ
is-stands-at = znacznik na
is-conquered = Zdobycze: { $power }
is-prize-level = remis
is-prize-short = przewaga { $lead }, potrzeba { $margin }
is-prize-nobody-gets = nikt
is-prize-worth = { $treaty ->
    [0] { $vp } PZ
   *[other] { $vp } PZ · { $treaty } PO
}
is-theater-of = kampania { $number } z { $of }
moment-scoring = Tura Pokoju { turn-number } podliczona
moment-final = Punktacja Końcowa
moment-theater = { $theater }
cards-all = Karty Wydarzeń
cards-hand = Na twojej ręce
cards-removed = Usunięte z gry
cards-unseen = Jeszcze niewidziane
cards-ministries = Karty Ministrów
