# Realpolitik: wiersze rachunków: z czego składa się cena, Siła lub przychód.

## Ceny

bill-unit = Oddział
bill-train = Pociąg
bill-battle-card = Karta Bitwy
bill-morale = Punkt Morale
bill-bid = Oferta, jeśli jest najwyższa

## Siła

bill-general = { $general }: { $strength } + { $units }
bill-support = { $general } (wsparcie): { $strength } + { $units }
bill-garrison = Garnizon
bill-home-guard = Straż Macierzysta
bill-fortress = Forteca
bill-loose-units = Luźne Oddziały
bill-cards = Widoczne karty
bill-cards-at-home = Karty 2 kontrolującego Terytorium
bill-card-pairs = Pary kart 4
bill-hidden-cards = { $n ->
    [one] 1 zakryta karta
    [few] { $n } zakryte karty
   *[many] { $n } zakrytych kart
}

## Przychód

bill-territory = { $territory }
