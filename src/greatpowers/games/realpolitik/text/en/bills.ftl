# Realpolitik: the lines of bills: what a price, a strength or an income is made of.

## Prices

bill-unit = Unit
bill-train = Train
bill-battle-card = Battle card
bill-morale = A point of Morale
bill-bid = The bid, if it is the highest

## Strength

bill-general = { $general }: { $strength } + { $units }
bill-support = { $general } (support): { $strength } + { $units }
bill-garrison = Garrison
bill-home-guard = Home guard
bill-fortress = Fortress
bill-loose-units = Loose Units
bill-cards = Cards you can see
bill-cards-at-home = 2s of who controls the Territory
bill-card-pairs = Pairs of 4s
bill-hidden-cards = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}

## Income

bill-territory = { $territory }
