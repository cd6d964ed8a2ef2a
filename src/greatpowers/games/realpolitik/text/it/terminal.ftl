# Realpolitik: le etichette del disegno nel terminale.

terminal-turn = Turno { $turn }
terminal-phase-diplomacy = Fase Diplomazia
terminal-phase-selection = scelta delle carte
terminal-phase-mobilisation = Mobilitazione
terminal-phase-dispatch = Dispaccio
terminal-phase-moves = Movimento
terminal-phase-battles = battaglie
terminal-phase-occupation = occupazione
terminal-phase-over = la partita è finita
terminal-token = Diplomazia { $box }/{ $top }
terminal-mover = muove: { $power }
terminal-arbiter = Arbitro: { $power }
terminal-prestige = Prestigio
terminal-ally = alleata: { $power }
terminal-controls-italy = controlla l’Italia
terminal-controlled-by = controllata da: { $power }
terminal-influence = Influenza { $n } (+{ $more })
terminal-money = Denaro { $n } (+{ $more })
terminal-morale = Morale { $n }
terminal-cards = carte Battaglia { $n }
terminal-played = Giocate
terminal-now = Ora
terminal-has-chosen = ha scelto
terminal-pledge = Segnalino
terminal-pledge-nobody = nessuno
terminal-bid = offre { $n }
terminal-generals = Generali
terminal-units = { $n ->
    [0] senza Unità
    [one] 1 Unità
   *[other] { $n } Unità
}
terminal-off-board = fuori dalla mappa
terminal-territories = Controllo
terminal-garrison = Guarnigione
terminal-train = Treno
terminal-train-of = Treno: { $power }
terminal-fortress = Fortezza
terminal-supply = Riserva
terminal-supply-left = Unità { $units }, Guarnigioni { $garrisons }, Treni { $trains }, Fortezze { $fortresses }
terminal-board = Tabellone
terminal-open-lands = Territori di nessuno e i loro vicini
terminal-land = { $territory } { $value }
terminal-seas = Mari
terminal-deck = Mazzo
terminal-deck-size = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
terminal-discards = Scarti
terminal-battle = BATTAGLIA: { $territory }
terminal-side = { $side }: forza { $strength }
terminal-battle-card = { $n }. { $power }
terminal-face-down = coperta
terminal-struck = scartata
terminal-own-hand = CARTE BATTAGLIA: { $power }
