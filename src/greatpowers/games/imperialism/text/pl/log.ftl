# Imperializm: co się wydarzyło, w słowach dziennika.

## Przygotowanie

log-power-revealed = Gracz { $number } prowadzi mocarstwo: { $power }
log-powers-revealed = Wszystkie mocarstwa są ujawnione
log-first-level = { $power }: poziom większy o 1 – { $track }
log-first-player = { $power }: najniższy numer startowy, pierwsza tura

## Wymiana ręki

log-released = { $power }: 2 punkty prestiżu za odrzucenie karty „{ $card }”
log-discards = { $power }: karta odrzucona – { $card }
log-takes-open = { $power }: odkryte terytorium trafia na rękę – { $card }
log-draws = { $cards ->
    [one] { $power }: dobrano kartę ({ $deck })
    [few] { $power }: dobrano { $cards } karty ({ $deck })
   *[many] { $power }: dobrano { $cards } kart ({ $deck })
}
log-draws-this = Dobierasz: { $card }
log-territory-opens = Odkryte terytorium: { $card }
log-providence-reshuffled = Z odrzuconych kart opatrzności powstaje nowa talia
log-territories-reshuffled = Z odrzuconych kart terytoriów powstaje nowa talia

## Rozwój

log-turn = Runda { $round }: { $power }
log-action = { $power }: akcja { $action }
log-development-bonus = { $power }: { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
} za wybór akcji rozwój
log-trade = { $power }: zyski z handlu ({ $good }) – { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}
log-gold-penalty = { $power }: −1 prestiżu za handel złotem
log-leader-ducats = { $power }: zyski lidera – { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}
log-leader-prestige = { $power }: zyski lidera – 1 punkt prestiżu
log-second-good = { $power }: drugie dobro za { $ducats ->
    [one] 1 dukata
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}
log-level-bought = { $price ->
    [0] { $power }: poziom większy o 1 – { $track }, teraz { $level }
    [one] { $power }: poziom większy o 1 za 1 dukata – { $track }, teraz { $level }
    [few] { $power }: poziom większy o 1 za { $price } dukaty – { $track }, teraz { $level }
   *[many] { $power }: poziom większy o 1 za { $price } dukatów – { $track }, teraz { $level }
}
log-taxes = { $power }: podatki – { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}

## Intryga i karty

log-plot = { $power }: karta spisku „{ $card }” (ofiara: { $victim })
log-imposes-ruler = { $power }: karta spisku „{ $card }” (ofiara: { $victim })
log-ruler = { $power }: wystawiona karta władzy – { $card }
log-ruler-moves = { $power }: karta władzy przesunięta tutaj – { $card }
log-deposed = { $power }: karta władzy odrzucona – { $card }
log-converts = { $power }: zmiana religii – { $religion }
log-good-raised = { $power }: poziom produkcji większy o 1 – { $track }
log-event = { $power }: karta wydarzenia „{ $card }”
log-cancelled = { $power }: anulowana karta „{ $card }”
log-ducats-taken = { $power }: zabrano { $ducats ->
    [one] 1 dukata
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
} (strata: { $victim })
log-cannot-pay = { $power }: za mało dukatów, −1 prestiżu
log-gains-ducats = { $power }: { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
} z zasobów wolnych
log-gains-prestige = { $power }: { $prestige ->
    [one] 1 punkt prestiżu
    [few] { $prestige } punkty prestiżu
   *[many] { $prestige } punktów prestiżu
}
log-gains-glory = { $power }: { $glory ->
    [one] 1 punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
} (razem { $total })
log-loses-prestige = { $power }: −{ $prestige } prestiżu
log-retrieves = { $power }: karta wzięta ze stosu kart odrzuconych – { $card }
log-looks-at-hand = { $power }: przegląd ręki ({ $victim })
log-sees-card = Na tej ręce: { $card }
log-finds-nothing = { $power }: brak karty do zabrania
log-seizes = { $power }: zabrana karta z ręki (strata: { $victim })
log-seizes-this = Zabrana karta: { $card }

## Podbój

log-conquers = { $power }: podbój – { $card }, za { $ducats ->
    [one] 1 dukata
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}{ $gains ->
    [0] { "" }
    [1] { ":" } { $what1 } +{ $by1 }
    [2] { ":" } { $what1 } +{ $by1 }, { $what2 } +{ $by2 }
    [3] { ":" } { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }
   *[other] { ":" } { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }, { $what4 } +{ $by4 }
}

## Zyski i następstwa

log-gains = { $power }, zyski: { $gains ->
    [1] { $what1 } +{ $by1 }
    [2] { $what1 } +{ $by1 }, { $what2 } +{ $by2 }
    [3] { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }
   *[other] { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }, { $what4 } +{ $by4 }
}
gain-glory = Chwała
gain-hand = Limit kart na ręce
gain-land = Wojna lądowa
gain-sea = Wojna morska
gain-dissenters = Wojna z innowiercami
log-leads = { $power }: pozycja lidera – { $good }
log-lead-lost = { $power }: koniec pozycji lidera – { $good }
log-hand-limit = { $power }: limit kart na ręce wynosi teraz { $limit }

## Wojna

log-war-declared = { $power }: { $kind } kartą „{ $card }” (obrońca: { $victim })
log-defends = { $power }: karta wojny w obronie – { $card }
log-settled = { $power }: ugoda, do wojny nie dochodzi (atakujący: { $victim })
log-war-won = { $power }: wygrana wojna (przegrany: { $victim }); atak { $attack }, obrona { $defence }
log-war-over = Wojna jest skończona: { $power } przeciw: { $victim }
log-tribute = { $power }: trybut – { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
} (dla: { $victim })
log-cedes = { $power }: korekta terytorialna – { $card } (dla: { $victim })
log-humiliated = { $power }: upokorzenie polityczne, −{ $prestige } prestiżu
log-surrenders = { $power }: brak możliwości zawarcia pokoju, strata wszystkiego – { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
} i { $prestige ->
    [one] 1 punkt prestiżu
    [few] { $prestige } punkty prestiżu
   *[many] { $prestige } punktów prestiżu
}
log-plunder = { $power }: plądrowanie – { $ducats ->
    [one] 1 dukat
    [few] { $ducats } dukaty
   *[many] { $ducats } dukatów
}

## Chwała i koniec gry

log-achievement = { $power }: osiągnięcie „{ $achievement }” ({ $glory ->
    [one] 1 punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
})
log-bloom-begins = { $power }: rozkwit kulturalny
log-bloom-scores = { $power }: 1 punkt chwały za rozkwit kulturalny
log-end-space = { $power }: pole zakończenia gry ({ $space }); pozostali rozgrywają jeszcze po jednej turze
log-stalemate = Od { $rounds } rund nikt nie zdobył chwały: gra kończy się patem
log-final-category = Punktacja końcowa, { $category }: { $power } – { $glory ->
    [one] 1 punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
}
log-final-faithful = { $power }: bez zmiany religii – { $glory ->
    [one] 1 punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
}
log-finally-scored = Końcowa punktacja jest podliczona
log-final-score = { $power }: wynik końcowy – { $glory ->
    [one] 1 punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
}

## Where the points came from

source-start = Na początku
source-conquest = Podboje
source-war = Wojny
source-achievements = Osiągnięcia
source-others = Karty, religia, kultura
source-final = Punktacja końcowa

## Jak długo trwała gra i od kiedy coś było tak

length-rounds = { $n ->
    [one] 1 runda
    [few] { $n } rundy
   *[many] { $n } rund
}
chapter-round = Runda { $round }
    .since = od rundy { $round }
chapter-final = Punktacja końcowa
    .since = od punktacji końcowej

## Kto co ma

held-achievements = Osiągnięcia
held-ducats = Dukaty

## Czego można się spodziewać

outlook-glory = Twoja chwała, gdyby gra teraz się skończyła: { $before } → { $after }
