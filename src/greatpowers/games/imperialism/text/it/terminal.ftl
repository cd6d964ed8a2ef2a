# Imperialism: le etichette del disegno nel terminale.

terminal-turn = Turno { $turn }
terminal-to-move = tocca a: { $power }
terminal-last-turns = ultimi turni: { $n }
terminal-seat = Giocatore { $number }
terminal-glory = gloria { $n }
terminal-projected = { $n } col punteggio finale
terminal-ducats = { $n ->
    [one] 1 ducato
   *[other] { $n } ducati
}
terminal-bloom = fioritura
terminal-hand-size = carte { $cards }/{ $limit }
terminal-hand-kinds = provvidenza { $providence }, territori { $territories }
terminal-last-action = ultima azione: { $action }
terminal-catholic = Cattolicesimo
terminal-not-catholic = non cambia mai religione
terminal-start-number = numero iniziale { $n }
terminal-ruler = Sovrano
terminal-territories = Territori
terminal-achievements = Progressi
terminal-known = Carte note
terminal-levels = Livelli
terminal-strengths = Guerra
terminal-against = { $power }: terra { $land }, mare { $sea }
terminal-open = Scoperti
terminal-decks = Mazzi
terminal-deck-sizes = provvidenza { $providence }, territori { $territories }
terminal-discards = Scarti
terminal-religions = Religioni
terminal-on-display = Disponibili
terminal-war = { $attacker } contro { $defender } ({ $kind }): { $attack } a { $defence }
terminal-own-hand = LE TUE CARTE
terminal-dealt = LE TUE POTENZE
