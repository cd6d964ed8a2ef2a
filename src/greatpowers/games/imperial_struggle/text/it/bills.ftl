# Come nascono prezzi e forze: una riga ciascuno, con il numero accanto

bill-printed = costo stampato
bill-conflict-sets-1 = Conflitto: costa 1
bill-isolated-sets-1 = Isolato: costa 1
bill-sets-1 = { $what }: costa 1
bill-less = { $what }
bill-huguenots = segnalino Ugonotti
bill-protected-by = Protetto da { $space }
bill-not-protected = non Protetto
bill-further-region = un’altra Regione: { $region }
bill-at-least-1 = mai meno di 1
bill-event-card = carta Evento
bill-bonus-tile = Comando Bonus
bill-exchange = conversione in un altro punto
bill-end-conflict = rimuovere un Conflitto
bill-plus-one-marker = segnalino dal lato «+1»
bill-repair = riparare un proprio Forte
bill-seize = riparare un Forte nemico
bill-squadron = nuova Squadra Navale
bill-deploy = in uno spazio vuoto
bill-displace = contro una Squadra Navale nemica
bill-displace-from-box = contro una Squadra Navale nemica, dall’Arsenale
bill-bastion = scacciare una Squadra Navale nemica
bill-conquest = prendere uno spazio

lost-points = { $n ->
    [one] si perde 1 PA (Azione { $action })
   *[other] si perdono { $n } PA (Azione { $action })
}

bill-strength-ally = { $n ->
    [one] alleato: { $what }
   *[other] alleati: { $what }
}
bill-strength-keyword = Parola Chiave: { $what }
bill-strength-conflict = { $n ->
    [one] Conflitto: { $what }
   *[other] Conflitti: { $what }
}
bill-strength-fort = { $n ->
    [one] Forte: { $what }
   *[other] Forti: { $what }
}
bill-strength-squadron = { $n ->
    [one] Squadra Navale: { $what }
   *[other] Squadre Navali: { $what }
}
bill-strength-damaged = danneggiati: { $what }
bill-strength-byng = segnalino Byng
bill-strength-atlantic = Dominio dell’Atlantico
bill-strength-board = dalla mappa
