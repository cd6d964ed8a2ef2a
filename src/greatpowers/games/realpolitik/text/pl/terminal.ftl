# Realpolitik: napisy na rysunku w terminalu.

terminal-turn = Tura { $turn }
terminal-phase-diplomacy = Faza Dyplomacji
terminal-phase-selection = wybór kart
terminal-phase-mobilisation = Mobilizacja
terminal-phase-dispatch = Depesza
terminal-phase-moves = Ruch
terminal-phase-battles = bitwy
terminal-phase-occupation = zajmowanie Terytoriów
terminal-phase-over = koniec gry
terminal-token = Dyplomacja { $box }/{ $top }
terminal-mover = ruch: { $power }
terminal-arbiter = Arbiter: { $power }
terminal-prestige = Prestiż
terminal-ally = Sojusznik: { $power }
terminal-controls-italy = kontrola nad Włochami
terminal-controlled-by = pod kontrolą: { $power }
terminal-influence = Wpływ { $n } (+{ $more })
terminal-money = Pieniądze { $n } (+{ $more })
terminal-morale = Morale { $n }
terminal-cards = karty Bitwy { $n }
terminal-played = Zagrane
terminal-now = W tej turze
terminal-has-chosen = karta wybrana
terminal-pledge = Żeton
terminal-pledge-nobody = nikt
terminal-bid = stawka { $n }
terminal-generals = Generałowie
terminal-units = { $n ->
    [0] bez Oddziałów
    [one] 1 Oddział
    [few] { $n } Oddziały
   *[many] { $n } Oddziałów
}
terminal-off-board = poza planszą
terminal-territories = Kontrola
terminal-garrison = Garnizon
terminal-train = Pociąg
terminal-train-of = Pociąg ({ $power })
terminal-fortress = Forteca
terminal-supply = Zasoby
terminal-supply-left = Oddziały { $units }, Garnizony { $garrisons }, Pociągi { $trains }, Fortece { $fortresses }
terminal-board = Plansza
terminal-open-lands = Terytoria niczyje i ich sąsiedzi
terminal-land = { $territory } { $value }
terminal-seas = Morza
terminal-deck = Talia
terminal-deck-size = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
terminal-discards = Odrzucone
terminal-battle = BITWA: { $territory }
terminal-side = { $side }: Siła { $strength }
terminal-battle-card = { $n }. { $power }
terminal-face-down = zakryta
terminal-struck = odrzucona
terminal-own-hand = KARTY BITWY: { $power }
