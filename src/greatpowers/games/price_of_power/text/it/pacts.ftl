# The Price of Power: Pace negoziata.

option-negotiate_peace = Negozia la Pace con { $target }
option-agree_on = { $target }, senza vincitore
option-prevail_by = { $target }, il vincitore sei tu
option-concede = { $target }, il vincitore è l’altro
option-hand_back = Restituisci { $target }
option-regain = Riottieni { $target }
option-for_ducats = { $target ->
    [0] Per niente
    [one] Per un Ducato
   *[other] Per { $target } Ducati
}
option-action_by_other = Agisce e paga l’altra parte
option-propose_peace = Proponila
option-drop_peace = Non negoziare
ask-pact = Pace con { $realm }: su che cosa vi accordate?
    .doing = negoziato di Pace
    .hint = Una sola condizione. Se entrambi tengono ciò che occupano, le Province possono tornare per Ducati o essere liberate. Un accordo e la rottura di rapporti possono accompagnarla, come Azioni di una delle parti.
ask-accept-pact = { $realm } propone una Pace: { $term }. Accetti?
    .doing = risposta a una proposta di Pace
log-pact = { $power } propone una Pace a { $target }: { $term }
log-pact-victor = Nella Pace: il vincitore è { $power }
log-pact-return = { $n ->
    [0] Nella Pace: { $power } restituisce { $province }
    [one] Nella Pace: { $power } restituisce { $province } per 1 Ducato
   *[other] Nella Pace: { $power } restituisce { $province } per { $n } Ducati
}
log-pact-free = Nella Pace: { $province } viene liberata
log-pact-influence = Nella Pace: { $power } rinuncia all’Influenza in { $area }
log-pact-claim = Nella Pace: { $power } rinuncia alla Rivendicazione in { $area }
log-pact-alliance = Nella Pace: { $power } mette fine all’Alleanza con { $target }
log-pact-made = { $power } e { $target } si accordano su una Pace
log-pact-refused = { $power } rifiuta la Pace
no-pact-talked = Hai già negoziato con questo giocatore
no-pact-never = I giocatori non possono accordarsi su questo
no-pact-one-term = Una Pace ha una sola condizione
no-pact-term-first = Accordatevi prima su una condizione
no-pact-victor = Qualcuno deve aver vinto
no-pact-white = La Pace bianca non ha vincitore
no-pact-all-back = Con questa condizione torna tutto ciò che è occupato
no-pact-capital = Le Capitali tornano in ogni caso
no-pact-sum-first = Indica prima per quanti Ducati torna
no-pact-no-return = Nessuna Provincia attende una somma
no-pact-agent = È già stabilito chi agisce

## Page

pop-pact = { $maker } e { $partner }: una Pace
pop-pact-none = Ancora nessuna condizione
pop-pact-victor = Vincitore: { $realm }
pop-pact-no-victor = Senza vincitore
pop-pact-acts = Agisce e paga: { $realm }
pop-pact-for = { $n ->
    [0] per niente
    [one] per un Ducato
   *[other] per { $n } Ducati
}
pop-pact-sum = per …
pop-pact-freed = liberata
pop-pact-brings = Che cosa porta a { $realm }
pop-pact-influence = Influenza in { $target }
pop-pact-claim = Rivendicazione in { $target }
pop-pact-alliance = Alleanza con { $target }
pop-pact-how-much = Per quanti Ducati
pop-pact-ties = Rapporti troncati
pop-pact-beside = I Ducati stanno accanto alla domanda.
pop-peace-negotiate = Negozia
pop-peace-negotiate-text = Componi una Pace, e { $realm } la accetta, la rifiuta o risponde con una propria.
peace-returned = { $province } per Ducati
peace-freed = { $province } liberata, Tasse
