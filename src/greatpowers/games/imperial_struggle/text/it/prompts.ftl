# Imperial Struggle: ciò che si chiede al giocatore.

## Prima dei Round Azione

ask-which-side = Con quale parte vuoi giocare?
    .doing = scelta della parte
ask-bid = Parte scelta: { $side }. Quanti Punti Trattato concedi all’avversario per averla?
    .doing = offerta per la parte
ask-assign-tile = Scegli la Truppa per il Teatro: { $theater }
    .doing = assegnazione di un Comando Base
ask-discard = { $n ->
    [one] Scegli una carta da scartare
   *[other] Scegli una carta da scartare (ne restano { $n })
}
    .doing = scarto di carte
ask-appoint = { $all ->
    [one] Scegli una carta Ministero da mettere coperta
   *[other] Scegli una carta Ministero da mettere coperta ({ $n } di { $all })
}
    .doing = scelta dei Ministri
ask-exchange-ministry = { $ministry }: tieni questa carta o la sostituisci con un’altra?
ask-who-first = Chi gioca il primo Round Azione di questo turno?
    .doing = scelta di chi inizia

## Il Round Azione

ask-invest = Scegli un Investimento
    .doing = scelta di una tessera Investimento
ask-act = Spendi i tuoi punti o termina il Round
    .doing = spesa dei punti
ask-major-or-minor = Paghi con l’Azione Maggiore o con la Minore?
ask-use-event-points = Usi anche i punti dell’Evento per questo acquisto?
ask-debt-or-treaty = Punto mancante: Debito o Punto Trattato?
ask-deploy-from = Quale Squadra Navale schieri qui? ({ $space })
    .doing = scelta di una Squadra
ask-discounted-shift = Scegli lo spazio da variare al costo ridotto
ask-place-bonus-tile = Scegli un Teatro per il Comando Bonus pescato
    .doing = assegnazione di un Comando Bonus
ask-move-tile = Quel Teatro è pieno: scegli un segnalino da spostare altrove
ask-move-tile-to = Scegli il Teatro in cui spostarlo
ask-keep-tile = Nel Teatro: { $old }. Pescata: { $new }. Quale Truppa resta?
ask-remove-or-return = Truppa { $tile }: la elimini dal gioco o la rimetti nella riserva?
ask-swap-with = Scegli il Teatro con cui scambiare le Truppe

## Carte Ministero

ask-reveal-for-bonus = Rivela una carta Ministero con la Parola Chiave richiesta per avere l’Effetto Bonus ({ $event }), o passa
    .doing = decisione sul bonus
ask-discard-event = Scegli una carta Evento da scartare
    .doing = scarto di un Evento
ask-townshend = Indica una Merce per le Leggi Townshend
ask-place-huguenots = Scegli un Territorio per un segnalino Ugonotti

## Effetti di carte e Vantaggi

ask-place-conflict = Scegli uno spazio per un Conflitto
    .doing = piazzamento di un segnalino Conflitto
ask-shift-free = Scegli uno spazio da variare gratis
    .doing = spostamento gratuito
ask-unflag-free = Scegli uno spazio nemico in cui ammainare Bandiera
    .doing = rimozione di una bandiera
ask-remove-flag = Scegli una Bandiera da rimuovere
ask-take-control = Scegli uno spazio di cui prendere il controllo
ask-displace = Scegli una Squadra Navale nemica da riportare nell’Arsenale
ask-damage-or-shift = Danneggia un Forte nemico in India o varia un Mercato del Cotone
ask-activate-advantage = Scegli un Vantaggio da usare, ignorando lo stato Eseguito
ask-exhaust-advantage = Scegli un Vantaggio da rendere Eseguito, o passa
ask-refresh-advantage = Scegli un Vantaggio Eseguito da rendere di nuovo utilizzabile, o passa
ask-which-points = { $n ->
    [one] Scegli il tipo del tuo Punto Azione aggiuntivo
   *[other] Scegli il tipo dei tuoi { $n } Punti Azione aggiuntivi
}
ask-send-tile-back = Da quale Teatro torna nella riserva un Comando Bonus francese?
ask-score-cotton = Assegni subito il Cotone, come se fosse nella Domanda Mondiale?
ask-overruns = Spese militari fuori controllo: scegli che cosa perdi
ask-set-squadron-aside = Scegli una Squadra Navale britannica da mettere da parte fino al prossimo Turno di Pace
ask-remove-squadron = Scegli una Squadra Navale britannica da eliminare dal gioco
ask-place-byng = Scegli un Teatro per il segnalino Byng
ask-add-demand = Aggiungi una Merce alla Domanda Mondiale, o passa
ask-replace-demand = Merce pescata: { $commodity }. Quale Merce sostituisce?
ask-hyder-ali-control = Prendi il controllo di un’Alleanza Locale in India? Altrimenti piazzi due Conflitti.
ask-take-debt-or-lose-treaty = Contrai 1 Debito o perdi 1 Punto Trattato?

## Guerra

ask-tile-effect = Applica gli effetti dei tuoi segnalini Guerra (ammainare: { $unflags }, Forte o Squadra Navale: { $strikes })
    .doing = effetti dei Comandi
ask-unbuild-squadron = Scegli una tua Squadra Navale da cedere; potrà essere allestita di nuovo
ask-lose-squadron = Scegli una tua Squadra Navale da eliminare dal gioco
ask-conquer = { $points ->
    [one] Spendi il tuo Punto Conquista
   *[other] Spendi i tuoi Punti Conquista (ne restano { $points })
}
    .doing = spesa dei Punti Conquista
ask-conquer-with = Quale Squadra Navale prende questo spazio? ({ $space })
ask-refuse-conquest = { $space }: rifiuti la conquista? L’avversario otterrà { $vp } PV.
    .doing = decisione su una conquista
ask-usa-flag = Pianta una Bandiera USA, o passa
ask-strip-fort = Togli la Bandiera da un Forte delle Colonie Settentrionali, o passa
