# The Price of Power: momenti in cui tutti si fermano, e da dove è venuto il Prestigio.

moment-events = Gli Eventi di questo Round
moment-income = Entrate
moment-round = Il Prestigio di questo Round
moment-age = { $age }
moment-final = Punteggio finale
log-events-shown = Gli Eventi di questo Round sono scoperti
log-incomes = Le entrate del Round sono incassate
log-round-scored = Il Prestigio del Round è segnato
log-finally-scored = Il Punteggio finale è concluso
bill-struggles = Lotte di potere
source-missions = Missioni
source-milestones = Traguardi
source-ideas = Idee
source-struggles = Lotte di potere
source-rounds = Curia, Impero e Matrimoni
source-cards = Eventi e carte
source-wars = Guerre e pace
source-losses = Perdite
source-final = Punteggio finale
length-rounds = { $n ->
    [one] 1 Round
   *[other] { $n } Round
}
chapter-round = { $age }: Round { $n }
    .since = dal Round { $n } ({ $age })
chapter-final = Punteggio finale
    .since = dal Punteggio finale
held-tax = Entrate fiscali
held-towns = Città
held-vassals = Vassalli
held-ideas = Idee
held-missions = Missioni compiute
held-stability = Stabilità
held-ducats = Ducati
held-interest = Interessi
passing-round = Salta per questo Round
passing-longer = Salta più a lungo
passing-turn = Salta per questo turno
passing-always = Salta sempre
passing-you-pass = Salti senza che ti venga chiesto:
passing-by-itself = salta da sé …
passing-only = Puoi solo saltare: la domanda arriva perché nessuno lo sappia
passing-is-round = per questo Round
