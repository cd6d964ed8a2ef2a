# Realpolitik: le voci dei conti: di che cosa si compone un prezzo, una Forza o un’entrata.

## Prezzi

bill-unit = Unità
bill-train = Treno
bill-battle-card = Carta Battaglia
bill-morale = Un punto Morale
bill-bid = L’offerta, se è la più alta

## Forza

bill-general = { $general }: { $strength } + { $units }
bill-support = { $general } (sostegno): { $strength } + { $units }
bill-garrison = Guarnigione
bill-home-guard = Guardia nazionale
bill-fortress = Fortezza
bill-loose-units = Unità sciolte
bill-cards = Carte visibili
bill-cards-at-home = Carte 2 di chi controlla il Territorio
bill-card-pairs = Coppie di 4
bill-hidden-cards = { $n ->
    [one] 1 carta coperta
   *[other] { $n } carte coperte
}

## Entrate

bill-territory = { $territory }
