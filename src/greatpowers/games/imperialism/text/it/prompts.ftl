# Imperialism: ciò che si chiede a un giocatore.

## Preparazione

ask-keep-power = Quale potenza tieni?
    .doing = scelta della potenza
ask-first-level = Aumenta di 1 l’esercito o la flotta
    .doing = aumento di un livello

## Cambio della mano

ask-release = Rinunciare a 2 punti prestigio per scartare la carta { $card }?
    .doing = decisione sul sovrano
ask-discard = { $left ->
    [one] Puoi scartare ancora una carta; poi completi la mano
   *[other] Puoi scartare fino a { $left } carte; poi completi la mano
}
    .doing = scambio di carte
    .hint = Ne peschi altrettante.
ask-discard-surplus = { $left ->
    [one] La mano supera il limite: scarta una carta
   *[other] La mano supera il limite: scarta { $left } carte
}
    .doing = scarto di carte
    .hint = Per queste non si pesca nulla.
ask-draw = { $missing ->
    [one] Prendi l’ultima carta, gratis
   *[other] Prendi { $missing } carte, gratis: un territorio scoperto e carte provvidenza, oppure carte dei mazzi
}
    .doing = pesca di carte
    .hint = Le carte vanno in mano gratis.

## Azioni

ask-action = Scegli la tua azione
    .doing = scelta di un’azione
    .hint = Un’azione per turno, poi tocca al prossimo.
ask-good = Quale bene sviluppi?
    .doing = scelta di un bene
ask-good-year = Che cosa porta l’anno eccezionale?
    .doing = scelta di un guadagno
ask-second-good = Pagare { $price ->
    [one] 1 ducato
   *[other] { $price } ducati
} per sviluppare un secondo bene?
    .doing = decisione su un secondo bene
ask-raise = { $price ->
    [0] Puoi aumentare un livello senza pagare
    [one] Puoi aumentare un livello per 1 ducato
   *[other] Puoi aumentare un livello per { $price } ducati
}
    .doing = aumento dei livelli
ask-raise-other-good = Puoi aumentare di 1 un altro bene
    .doing = scelta di un bene
ask-develop-at-once = Compiere subito uno sviluppo?
    .doing = decisione su uno sviluppo
ask-second-intrigue = Giocare una seconda carta di un altro tipo?
    .doing = decisione su una seconda carta
ask-victim = { $card }: contro chi?
    .doing = scelta della vittima
ask-count = { $card }: che cosa si conta? ({ $power }) In ducati: { $gains ->
    [0] –
    [1] { $what1 } { $by1 }
    [2] { $what1 } { $by1 }, { $what2 } { $by2 }
   *[other] { $what1 } { $by1 }, { $what2 } { $by2 }, { $what3 } { $by3 }
}
    .doing = scelta di che cosa contare
ask-colonial-rush = Giocare una carta per la colonia conquistata?
    .doing = riflessione sulla nuova colonia
ask-discover = Puoi conquistare una carta colonia della tua mano
    .doing = riflessione su una colonia
ask-intercept = Intercettare ora i piani? Guarderesti una mano e ne prenderesti un evento
    .doing = riflessione sugli eventi

## Carte

ask-retrieve = Puoi prendere una carta dagli scarti
    .doing = esame degli scarti
ask-look-at = { $card }: quale mano guardi?
    .doing = scelta di una mano da guardare
ask-search-dissenters = Guardare le mani di tutti gli infedeli e prendere una carta da ciascuna?
    .doing = decisione sui dissidenti
ask-seize = Prendi una carta dalla mano ({ $power })
    .doing = presa di una carta da una mano
ask-ruler-to-move = { $card }: quale sovrano si sposta?
    .doing = scelta di un sovrano
ask-ruler-to = A chi passa il sovrano { $card }?
    .doing = scelta di una potenza
ask-cancel = { $power } gioca { $card }. La annulli?
    .doing = decisione se annullare
ask-pirates = { $power } ha compiuto uno sviluppo. Mandi i pirati?
    .doing = riflessione sui pirati

## Guerra

ask-war = { $card }: contro chi, e per terra o per mare?
    .doing = dichiarazione di guerra
ask-defend = { $power } ti attacca con { $card } ({ $kind }). Puoi giocare fino a due carte guerra
    .doing = difesa
ask-peace = Come fai la pace? Il tributo è di { $tribute ->
    [one] 1 ducato
   *[other] { $tribute } ducati
}; l’umiliazione costa { $prestige } di prestigio
    .doing = trattativa di pace
ask-war-event = Giochi un evento di guerra?
    .doing = decisione su un evento di guerra

## Progressi

ask-achieve = Prendi un progresso: il turno finisce, e uno vi è stato soddisfatto
    .doing = scelta di un progresso
ask-achieve-now = Prendere un progresso ora o entro la fine del turno? Uno per turno
    .doing = riflessione su un progresso
