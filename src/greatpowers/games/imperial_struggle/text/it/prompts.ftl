# Imperial Struggle: ciò che si chiede al giocatore.

## Prima dei Round Azione

ask-which-side = Con quale parte vuoi giocare?
    .doing = scelta della parte
ask-bid = Parte scelta: { $side }. Quanti Punti Trattato concedi all’avversario per averla?
    .doing = offerta per la parte
ask-assign-tile = Scegli la Truppa per il Teatro: { $theater }
    .doing = assegnazione di una Truppa
ask-discard = { $n ->
    [one] Scegli una carta da scartare
   *[other] Scegli una carta da scartare (ne restano { $n })
}
    .doing = scarto di carte
ask-appoint = { $all ->
    [one] Scegli una carta Ministero da mettere coperta
   *[other] Scegli una carta Ministero da mettere coperta ({ $n } di { $all })
}
    .doing = scelta delle carte Ministero
ask-exchange-ministry = { $ministry }: tieni questa carta o la sostituisci con un’altra?
    .doing = decisione su un Ministero
ask-who-first = Chi gioca il primo Round Azione di questo turno?
    .doing = scelta di chi inizia

## Il Round Azione

ask-invest = Scegli un Investimento
    .doing = scelta di un Investimento
ask-act = Spendi i tuoi punti o termina il Round
    .doing = spesa dei punti
ask-major-or-minor = Paghi con l’Azione Maggiore o con la Minore?
    .doing = scelta di come pagare
ask-use-event-points = Usi anche i punti dell’Evento per questo acquisto?
    .doing = scelta di come pagare
ask-debt-or-treaty = Punto mancante: Debito o Punto Trattato?
    .doing = scelta di come pagare
ask-deploy-from = Quale Squadra Navale schieri qui? ({ $space })
    .doing = scelta di una Squadra
ask-discounted-shift = Scegli lo spazio da variare al costo ridotto
    .doing = scelta dello spazio da variare
ask-place-bonus-tile = Scegli un Teatro per il Comando Bonus pescato
    .doing = assegnazione di un Comando Bonus
ask-move-tile = Quel Teatro è pieno: scegli un segnalino da spostare altrove
    .doing = spostamento di un Comando Bonus
ask-move-tile-to = Scegli il Teatro in cui spostarlo
    .doing = spostamento di un Comando Bonus
ask-keep-tile = Nel Teatro: { $old }. Pescata: { $new }. Quale Truppa resta?
    .doing = confronto di segnalini Guerra
ask-remove-or-return = Truppa { $tile }: la elimini dal gioco o la rimetti nella riserva?
    .doing = decisione su un segnalino Guerra in più
ask-swap-with = Scegli il Teatro con cui scambiare le Truppe
    .doing = scelta di un Teatro

## Carte Ministero

ask-reveal-for-bonus = Rivela una carta Ministero con la Parola Chiave richiesta per avere l’Effetto Bonus ({ $event }), o passa
    .doing = decisione sul bonus
ask-discard-event = Scegli una carta Evento da scartare
    .doing = scarto di un Evento
ask-townshend = Indica una Merce per le Leggi Townshend
    .doing = scelta di una Merce
ask-place-huguenots = Scegli un Territorio per un segnalino Ugonotti
    .doing = piazzamento degli Ugonotti

## Effetti di carte e Vantaggi

ask-place-conflict = Scegli uno spazio per un Conflitto
    .doing = piazzamento di un segnalino Conflitto
ask-shift-free = Scegli uno spazio da variare gratis
    .doing = Variazione gratuita
ask-unflag-free = Scegli uno spazio nemico in cui ammainare Bandiera
    .doing = ammainare una Bandiera
ask-remove-flag = Scegli una Bandiera da rimuovere
    .doing = scelta di una Bandiera da rimuovere
ask-take-control = Scegli uno spazio di cui prendere il controllo
    .doing = scelta di uno spazio da prendere
ask-displace = Scegli una Squadra Navale nemica da riportare nell’Arsenale
    .doing = scelta di una Squadra nemica
ask-damage-or-shift = Danneggia un Forte nemico in India o varia un Mercato del Cotone
    .doing = scelta di ciò che l’Evento colpisce
ask-activate-advantage = Scegli un Vantaggio da usare, ignorando lo stato Eseguito
    .doing = scelta di un Vantaggio
ask-exhaust-advantage = Scegli un Vantaggio da rendere Eseguito, o passa
    .doing = scelta di un Vantaggio
ask-refresh-advantage = Scegli un Vantaggio Eseguito da rendere di nuovo utilizzabile, o passa
    .doing = scelta di un Vantaggio
ask-which-points = { $n ->
    [one] Scegli il tipo del tuo Punto Azione aggiuntivo
   *[other] Scegli il tipo dei tuoi { $n } Punti Azione aggiuntivi
}
    .doing = scelta di punti
ask-send-tile-back = Da quale Teatro torna nella riserva un Comando Bonus francese?
    .doing = scelta di un Teatro
ask-score-cotton = Assegni subito il Cotone, come se fosse nella Domanda Mondiale?
    .doing = decisione sul Cotone
ask-overruns = Spese militari fuori controllo: scegli che cosa perdi
    .doing = scelta di che cosa perdere
ask-set-squadron-aside = Scegli una Squadra Navale britannica da mettere da parte fino al prossimo Turno di Pace
    .doing = scelta di una Squadra
ask-remove-squadron = Scegli una Squadra Navale britannica da eliminare dal gioco
    .doing = scelta di una Squadra
ask-place-byng = Scegli un Teatro per il segnalino Byng
    .doing = scelta di un Teatro
ask-add-demand = Aggiungi una Merce alla Domanda Mondiale, o passa
    .doing = scelta di una Merce
ask-replace-demand = Merce pescata: { $commodity }. Quale Merce sostituisce?
    .doing = scelta di una Merce
ask-hyder-ali-control = Prendi il controllo di un’Alleanza Locale in India? Altrimenti piazzi due Conflitti.
    .doing = scelta fra controllo e Conflitto
ask-take-debt-or-lose-treaty = Contrai 1 Debito o perdi 1 Punto Trattato?
    .doing = scelta di che cosa perdere

## Guerra

ask-tile-effect = Applica gli effetti dei tuoi segnalini Guerra (ammainare: { $unflags }, Forte o Squadra Navale: { $strikes })
    .doing = effetti dei segnalini Guerra
ask-unbuild-squadron = Scegli una tua Squadra Navale da cedere; potrà essere allestita di nuovo
    .doing = scelta di una Squadra da cedere
ask-lose-squadron = Scegli una tua Squadra Navale da eliminare dal gioco
    .doing = scelta di una Squadra da cedere
ask-conquer = { $points ->
    [one] Spendi il tuo Punto Conquista
   *[other] Spendi i tuoi Punti Conquista (ne restano { $points })
}
    .doing = spesa dei Punti Conquista
ask-conquer-with = Quale Squadra Navale prende questo spazio? ({ $space })
    .doing = scelta di una Squadra
ask-refuse-conquest = { $space }: rifiuti la conquista? L’avversario otterrà { $vp } PV.
    .doing = decisione su una conquista
ask-usa-flag = Pianta una Bandiera USA, o passa
    .doing = decisione sulle Bandiere USA
ask-strip-fort = Togli la Bandiera da un Forte delle Colonie Settentrionali, o passa
    .doing = decisione sui Forti
