# Realpolitik: co się wydarzyło, w słowach dziennika.

## Przebieg rozgrywki

log-turn = Tura { $turn }
log-plays = { $power }: karta Akcji – { $action }
log-cards-shown = Wszystkie karty akcji tury { $turn } są odkryte
log-taxes = { $power }: Opodatkowanie, Pieniądze +{ $money }
log-extends-influence = { $power }: Poszerzenie Wpływu, Wpływ +{ $influence }
log-dispatch = { $power }: Depesza, karty Akcji wracają na rękę; żeton Fazy Dyplomacji na polu { $box }
log-game-over = Koniec gry. Zwycięzca: { $power }

## Dyplomacja

log-diplomacy = Faza Dyplomacji: wszystkie Przymierza wygasają
log-proposal-welcomed = { $power }: propozycja Przymierza, odpowiedź przychylna – { $partner }
log-proposal-declined = { $power }: propozycja Przymierza, odpowiedź odmowna – { $partner }
log-pledges = { $power }: żeton Przymierza przekazany – { $partner }
log-pledges-nobody = { $power }: żeton Przymierza zatrzymany
log-allied = Przymierze: { $power } i { $partner }
log-tokens-shown = Wszystkie żetony Przymierza są odkryte i rozliczone
log-bids = { $power }: licytacja o Włochy, Morale { $morale }
log-pays-bid = { $power }: najwyższa oferta o Włochy, Morale −{ $morale }
log-wins-italy-by-prestige = { $power }: równe oferty o Włochy, decyduje Prestiż, Morale −{ $morale }
log-controls-italy = { $power }: przejęcie kontroli nad Włochami
log-finds-italian-card = Na ręce Włoch: { $card }
log-relocates = { $general }: koniec gościny, przeniesienie na Terytorium { $territory }
log-leaves-board = { $general }: poza planszą

## Mobilizacja

log-train = { $power }: nowy Pociąg – { $territory }
log-draws = { $cards ->
    [one] { $power }: dobrano kartę Bitwy za Generała poza planszą
    [few] { $power }: dobrano { $cards } karty Bitwy za Generałów poza planszą
   *[many] { $power }: dobrano { $cards } kart Bitwy za Generałów poza planszą
}
log-draws-this = Dobierasz: { $card }
log-deck-reshuffled = Z odrzuconych kart Bitwy powstaje nowa talia
log-general-placed = { $general }: wejście na planszę – { $territory }
log-general-withdrawn = { $general }: wycofanie z planszy
log-recruits = { $power }: zakup Oddziału – { $where } (koszt: { $money })
log-buys-train = { $power }: zakup Pociągu – { $where } (koszt: { $money })
log-builds-fortress = { $power }: budowa Fortecy – { $where } (koszt: { $money })
log-buys-card = { $power }: zakup karty Bitwy (koszt: { $money })
log-buys-morale = { $power }: zakup punktu Morale (koszt: { $money })
log-corruption = { $power }: Korupcja, niewydane Pieniądze przepadają (−{ $money })
log-discards = { $power }: odrzucona { $card }

## Ruch

log-arbiter = { $power }: wybór Arbitra – { $arbiter }
log-step-granted = { $power }: zgoda na dalszy ruch i punkt Morale (prośba: { $partner })
log-step-refused = { $power }: brak zgody na dalszy ruch (prośba: { $partner })
log-consents = { $power }: zgoda na przejście (prośba: { $partner })
log-refuses-passage = { $power }: brak zgody na przejście (prośba: { $partner })
log-rails = { $general }: Transport Kolejowy – { $territory }
log-rails-unit = { $power }: Transport Kolejowy Oddziału, { $origin } → { $territory }
log-takes-units = { $units ->
    [one] { $general }: zabranie 1 Oddziału – { $territory }
   *[other] { $general }: zabranie { $units } Oddziałów – { $territory }
}
log-leaves-units = { $units ->
    [one] { $general }: pozostawienie 1 Oddziału – { $territory }
   *[other] { $general }: pozostawienie { $units } Oddziałów – { $territory }
}
log-marches = { $units ->
    [0] { $general }: Przemarsz bez Oddziałów, { $origin } → { $territory }
    [one] { $general }: Przemarsz z 1 Oddziałem, { $origin } → { $territory }
   *[many] { $general }: Przemarsz z { $units } Oddziałami, { $origin } → { $territory }
}
log-sails = { $units ->
    [0] { $general }: Ruch Morski bez Oddziałów, { $origin } → { $territory }
    [one] { $general }: Ruch Morski z 1 Oddziałem, { $origin } → { $territory }
   *[many] { $general }: Ruch Morski z { $units } Oddziałami, { $origin } → { $territory }
}
log-moves-far = { $units ->
    [0] { $general }: Ruch Strategiczny bez Oddziałów, { $origin } → { $territory }
    [one] { $general }: Ruch Strategiczny z 1 Oddziałem, { $origin } → { $territory }
   *[many] { $general }: Ruch Strategiczny z { $units } Oddziałami, { $origin } → { $territory }
}
log-garrison = { $power }: Oddział staje się Garnizonem, przejęcie kontroli – { $territory }

## Bitwa

log-battle = Bitwa ({ $territory }): atak – { $power }, obrona – { $defender }; Siła { $attack } do { $defence }
log-supports = { $general }: wsparcie ({ $side })
log-lays = { $power }: zakryta karta Bitwy
log-lays-open = { $power }: odkryta { $card }
log-pile = { $power }: karta trafia na stos – { $general }
log-passes = { $power }: koniec zagrywania kart Bitwy
log-strikes = { $power }: odrzucona karta przeciwnika ({ $victim }) – { $card }
log-reveals = { $power }: ujawniona karta przeciwnika ({ $victim }) – { $card }
log-shows = { $power }: { $card }
log-card-at-home = { $power }: kontrola Terytorium, karta 2 liczy się jako 3
log-card-pairs = Pary kart 4, { $pile }: Siła +{ $strength }
log-totals = Ostateczna Siła: atakujący { $attack }, obrońca { $defence }
log-battle-over = Bitwa jest rozstrzygnięta: { $territory }
log-tie = Remis: obrońca pozostaje na miejscu
log-victory = { $power }: wygrana bitwa
log-influence = { $power }: Wpływ +{ $influence }
log-loses-morale = { $power }: porażka z Generałem na polu bitwy, Morale −{ $morale }
log-fives-cost-morale = { $power }: porażka mimo zagranych kart 5, Morale −{ $morale }
log-prestige = { $power }: o jedno miejsce wyżej na torze Prestiżu
log-loses-unit = { $general }: utrata Oddziału w bitwie
log-works-removed = Usunięto Garnizon, Fortecę i luźne Oddziały, jeśli tam były – { $territory }
log-goes-back = { $general }: powrót – { $territory }
log-retreats = { $general }: odwrót do stolicy – { $territory }
log-cannot-go-back = { $general }: brak drogi powrotu, poza planszą bez Oddziałów

## Where the points came from

source-extended = Rozszerzone Wpływy
source-battles = Wygrane bitwy

## Jak długo trwała gra i od kiedy coś było tak

length-turns = { $n ->
    [one] 1 Tura
    [few] { $n } Tury
   *[many] { $n } Tur
}
chapter-turn = Tura { $turn }
    .since = od Tury { $turn }

## Kto co ma

held-influence = Wpływy
held-prestige = Miejsce na torze Prestiżu
held-territories = Terytoria
held-generals = Generałowie na planszy
held-morale = Morale
held-money = Pieniądze

## Czego można się spodziewać

outlook-influence = Twoja przewaga Wpływu (−: strata): { $before } → { $after }
