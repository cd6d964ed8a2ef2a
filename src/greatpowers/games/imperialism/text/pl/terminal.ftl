# Imperializm: napisy na rysunku w terminalu.

terminal-turn = Tura { $turn }
terminal-to-move = gra: { $power }
terminal-last-turns = ostatnie tury: { $n }
terminal-seat = Gracz { $number }
terminal-glory = chwała { $n }
terminal-projected = z punktacją końcową { $n }
terminal-ducats = { $n ->
    [one] 1 dukat
    [few] { $n } dukaty
   *[many] { $n } dukatów
}
terminal-bloom = rozkwit
terminal-hand-size = karty { $cards }/{ $limit }
terminal-hand-kinds = opatrzność { $providence }, terytoria { $territories }
terminal-last-action = ostatnia akcja: { $action }
terminal-not-catholic = bez możliwości zmiany religii
terminal-start-number = numer startowy { $n }
terminal-catholic = Katolicyzm
terminal-ruler = Władza
terminal-territories = Terytoria
terminal-achievements = Osiągnięcia
terminal-known = Znane karty
terminal-levels = Poziomy
terminal-strengths = Wojna
terminal-against = { $power }: ląd { $land }, morze { $sea }
terminal-open = Odkryte
terminal-decks = Talie
terminal-deck-sizes = opatrzność { $providence }, terytoria { $territories }
terminal-discards = Odrzucone
terminal-religions = Religie
terminal-on-display = Dostępne
terminal-war = { $attacker } – { $defender } ({ $kind }): { $attack } do { $defence }
terminal-own-hand = TWOJE KARTY
terminal-dealt = TWOJE MOCARSTWA
