# Imperialism: ciò che è successo, come lo racconta il diario.

## Preparazione

log-power-revealed = Il giocatore { $number } guida: { $power }
log-powers-revealed = Tutte le potenze sono rivelate
log-first-level = { $power }: livello aumentato di 1 – { $track }
log-first-player = { $power }: numero iniziale più basso, comincia

## Cambio della mano

log-released = { $power } rinuncia a 2 di prestigio e scarta { $card }
log-discards = { $power } scarta { $card }
log-takes-open = { $power } prende il territorio scoperto { $card }
log-draws = { $cards ->
    [one] { $power } pesca una carta ({ $deck })
   *[other] { $power } pesca { $cards } carte ({ $deck })
}
log-draws-this = Peschi: { $card }
log-territory-opens = Territorio scoperto: { $card }
log-providence-reshuffled = Le carte provvidenza scartate formano il nuovo mazzo
log-territories-reshuffled = I territori scartati formano il nuovo mazzo

## Sviluppo

log-turn = Giro { $round }: { $power }
log-action = { $power } sceglie l’azione: { $action }
log-development-bonus = { $power } riceve { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
} per la scelta dello sviluppo
log-trade = { $power } guadagna { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
} dal commercio: { $good }
log-gold-penalty = { $power } perde 1 di prestigio per il commercio dell’oro
log-leader-ducats = { $power } riceve { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
} per il primato nel bene
log-leader-prestige = { $power } riceve 1 di prestigio per il primato nel bene
log-second-good = { $power } paga { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
} per sviluppare un secondo bene
log-level-bought = { $price ->
    [0] { $power } aumenta un livello: { $track }, ora { $level }
    [one] { $power } aumenta un livello per 1 ducato: { $track }, ora { $level }
   *[other] { $power } aumenta un livello per { $price } ducati: { $track }, ora { $level }
}
log-taxes = { $power } riscuote tasse per { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
}

## Intrigo e carte

log-plot = { $power } gioca { $card } (vittima: { $victim })
log-imposes-ruler = { $power } gioca { $card } (vittima: { $victim })
log-ruler = { $power } ha come sovrano: { $card }
log-ruler-moves = { $power } riceve il sovrano: { $card }
log-deposed = { $power } perde il sovrano: { $card }
log-converts = { $power } cambia religione: { $religion }
log-good-raised = { $power } aumenta di 1 un bene: { $track }
log-event = { $power } gioca { $card }
log-cancelled = { $power } annulla { $card }
log-ducats-taken = { $power } prende { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
} (paga: { $victim })
log-cannot-pay = { $power } non può pagare tutto e perde 1 di prestigio
log-gains-ducats = { $power } riceve { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
}
log-gains-prestige = { $power } riceve { $prestige } di prestigio
log-gains-glory = { $power } riceve { $glory } di gloria (ora { $total })
log-loses-prestige = { $power } perde { $prestige } di prestigio
log-retrieves = { $power } prende dagli scarti { $card }
log-looks-at-hand = { $power } guarda una mano ({ $victim })
log-sees-card = In quella mano: { $card }
log-finds-nothing = { $power } non trova carte da prendere
log-seizes = { $power } prende una carta da una mano ({ $victim })
log-seizes-this = La carta presa: { $card }

## Conquista

log-conquers = { $power } conquista { $card } per { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
}{ $gains ->
    [0] { "" }
    [1] { ":" } { $what1 } +{ $by1 }
    [2] { ":" } { $what1 } +{ $by1 }, { $what2 } +{ $by2 }
    [3] { ":" } { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }
   *[other] { ":" } { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }, { $what4 } +{ $by4 }
}

## Guadagni e conseguenze

log-gains = { $power } ottiene: { $gains ->
    [1] { $what1 } +{ $by1 }
    [2] { $what1 } +{ $by1 }, { $what2 } +{ $by2 }
    [3] { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }
   *[other] { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }, { $what4 } +{ $by4 }
}
gain-glory = Gloria
gain-hand = Limite della mano
gain-land = Guerra di terra
gain-sea = Guerra di mare
gain-dissenters = Guerra contro gli infedeli
log-leads = { $power } ha ora il primato: { $good }
log-lead-lost = { $power } perde il primato: { $good }
log-hand-limit = { $power }: il limite della mano è ora { $limit }

## Guerra

log-war-declared = { $power } dichiara guerra con { $card } ({ $kind }; difensore: { $victim })
log-defends = { $power } si difende con { $card }
log-settled = { $power } raggiunge un accordo: niente guerra (attaccante: { $victim })
log-war-won = { $power } vince la guerra (perde: { $victim }); attacco { $attack }, difesa { $defence }
log-war-over = La guerra è finita: { $power } contro { $victim }
log-tribute = { $power } paga un tributo di { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
} (riceve: { $victim })
log-cedes = { $power } cede { $card } (riceve: { $victim })
log-humiliated = { $power } subisce un’umiliazione e perde { $prestige } di prestigio
log-surrenders = { $power } non può fare la pace e perde tutto: { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
} e { $prestige } di prestigio
log-plunder = { $power } saccheggia { $ducats ->
    [one] 1 ducato
   *[other] { $ducats } ducati
}

## Gloria e fine

log-achievement = { $power } ottiene { $achievement } ({ $glory } di gloria)
log-bloom-begins = { $power } entra in una fioritura culturale
log-bloom-scores = { $power } riceve 1 di gloria per la fioritura culturale
log-end-space = { $power } raggiunge la casella finale ({ $space } di gloria): tutti gli altri hanno ancora un turno
log-stalemate = Da { $rounds } giri nessuno ottiene gloria: la partita finisce in stallo
log-final-category = Punteggio finale, { $category }: { $power }, { $glory } di gloria
log-final-faithful = { $power } non ha mai cambiato religione: { $glory } di gloria
log-finally-scored = Il punteggio finale è assegnato
log-final-score = { $power } finisce con { $glory } di gloria

## Where the points came from

source-start = All’inizio
source-conquest = Conquiste
source-war = Guerre
source-achievements = Progressi
source-others = Carte, religione, cultura
source-final = Punteggio finale

## Quanto è durata la partita e da quando qualcosa era così

length-rounds = { $n ->
    [one] 1 giro
   *[other] { $n } giri
}
chapter-round = Giro { $round }
    .since = dal giro { $round }
chapter-final = Punteggio finale
    .since = dal punteggio finale

## Chi possiede che cosa

held-achievements = Progressi
held-ducats = Ducati

## Che cosa aspettarsi

outlook-glory = La tua gloria se la partita finisse ora: { $before } → { $after }
