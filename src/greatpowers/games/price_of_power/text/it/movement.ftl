# The Price of Power: movimento di Armate, Unità e Navi.

## Marce

troop-single = Unità singole
troop-1 = prima Armata
troop-2 = seconda Armata
troop-3 = terza Armata
option-march = Marcia da: { $target }
option-march_with = In marcia: { $target }
option-march_to = Marcia verso: { $target }
option-cross_to = Per mare verso: { $target }
option-pick_up_from = Prendi Unità: { $target }
option-leave_with = Lascia Unità: { $target }
option-pick_up = Si unisce: { $target }
option-leave_behind = Resta: { $target }
option-all_of_them = Tutte
option-halt = Fermati
option-access_for_influence = Rinuncia a un’Influenza lì
option-access_for_ducats = Paga in Ducati
ask-march-with = { $area }: chi marcia?
    .doing = partenza
ask-march = { $area }: { $n ->
    [0] la marcia finisce qui. Qualche Unità si unisce o resta?
    [one] dove, al massimo un’Area?
   *[other] dove, al massimo { $n } Aree?
}
    .doing = marcia
ask-pick-up = { $area }: chi si unisce alla marcia?
    .doing = marcia
ask-leave-behind = { $area }: chi resta?
    .doing = marcia
ask-access = { $area } è neutrale: come paghi il Diritto di passaggio?
    .doing = Diritto di passaggio
ask-let-in = { $realm } chiede di entrare con le sue Unità: { $area }. Acconsenti?
    .doing = risposta a chi vuole entrare
ask-step-aside = { $realm } sta per entrare: { $area }. Una tua Armata si scosta?
    .doing = riflessione: scostare un’Armata
ask-step-to = { $area }: dove si scosta l’Armata?
    .doing = un’Armata si scosta
ask-hire = { $area }: ingaggi Mercenari che marcino con l’Armata?
    .doing = ingaggio di Mercenari
ask-land-activation = { $n ->
    [one] Chi marcia?
   *[other] Chi marcia? Restano { $n } Attivazioni.
}
    .doing = marcia
ask-forced-march = Da quale Area marcia un’Armata?
    .doing = marcia
bill-activation = Attivazione
bill-mountains = Più di tre Unità oltre i monti
bill-access = Diritto di passaggio
bill-access-influence = Influenza: { $area }
bill-step = { action-one_step_ahead }
log-army-marches = { $n ->
    [one] { $power }: marcia di un’Armata di una Unità, { $area } – { $target }
   *[other] { $power }: marcia di un’Armata di { $n } Unità, { $area } – { $target }
}
log-unit-marches = { $power }: marcia di un’Unità, { $area } – { $target }
log-reorganizes = { $power }: un’Armata riorganizzata ({ $area })
log-lets-in = { $power }: via libera alle Unità, { $other } ({ $area })
log-lets-not-in = { $power }: nessun via libera alle Unità, { $other } ({ $area })
log-pays-access = { $power }: pagato il Diritto di passaggio ({ $area })
no-activate-units = Lì non hai Unità
opens-units = Per renderlo possibile: recluta Unità.
no-activate-way = Nessuno può lasciare quest’Area
opens-way = Per renderlo possibile: il Diritto di passaggio, che richiede una Guerra, o Navi che trasportino Unità.
no-activate-marched = Con questa carta hanno già marciato
no-activate-armies = Questa carta muove un’Armata
no-card-march = Con questa carta nessuna tua Unità può marciare
no-march-not-next = Non è accanto a dove sono
no-march-no-bridge = Nessun ponte di Navi vi porta tante Unità
opens-bridge = Per renderlo possibile: più Navi, o meno Unità.
no-march-no-steps = Il loro movimento è finito
no-march-no-leave = I proprietari non ti lasciano entrare
no-march-nobody = In questa Armata non ci sono Unità
opens-picking-up = Per renderlo possibile: prendi Unità nell’Armata.
no-march-carried = In un’Attivazione navale le Unità passano solo per mare
no-march-hired = I Mercenari ingaggiati per una marcia devono marciare
no-march-slow = Un’Armata con più Artiglieria che Cavalleria è troppo lenta per questa carta
opens-slow = Per renderlo possibile: lascia l’Artiglieria a un’altra Armata.
no-march-exchanged = Con queste hai già scambiato Unità qui
no-march-armies-only = Solo un’Armata prende o lascia Unità
no-march-overseas = Oltremare le Unità entrano solo in Aree amiche o ostili, e in Territori liberi con una Rivendicazione tua o di un Nemico
no-access-in-peace = Solo chi è in Guerra ottiene il Diritto di passaggio
opens-war = Per renderlo possibile: dichiara Guerra.
no-access-claimed = Dove hai una Rivendicazione non c’è Diritto di passaggio
no-access-means = Non hai né Ducati né Influenza per il Diritto di passaggio
opens-access = Per renderlo possibile: 3 Ducati, o Influenza in quell’Area.
no-step-card = Non hai una carta così
opens-step-card = Per renderlo possibile: «{ action-one_step_ahead }» in mano.
no-step-not-in-hand = Questa carta non è nella tua mano
no-step-fight = Lì dovrebbe combattere
no-exchange-none = Qui non ci sono Unità così
no-exchange-alone = Solo la Fanteria regolare può stare da sola
no-exchange-hired = I Mercenari ingaggiati per questa marcia restano con l’Armata
no-exchange-nothing = Nessuno ha ancora cambiato posto
no-hire-room = Con un’Unità in più l’Armata non potrebbe muoversi

## Navi

option-set_sail = Attiva Navi
option-cast_off = Salpa: fuori dai Porti
option-sail_to = Rotta per: { $target }
option-put_in_at = Entra in Porto: { $target }
option-bring_from = Una Nave leggera da: { $target }
option-bring_out = Una Nave leggera dal Porto: { $target }
option-bring_fleet = La Flotta
option-refit_at_sea = Navi leggere e Flotta: { $target }
option-refit_in_port = Navi leggere e Flotta in Porto: { $target }
option-light_ships = { $target ->
    [one] 1 Nave leggera
   *[other] { $target } Navi leggere
}
option-hunt_pirates = Attacca i Pirati: { $target }
option-carry_from = Trasporta Unità da: { $target }
ask-sail = Dove vanno le tue Navi?
    .doing = Attivazione navale
ask-gather = { $place }: quali Navi ci vanno?
    .doing = Attivazione navale
ask-cast-off = Quali Navi lasciano il Porto?
    .doing = Attivazione navale
ask-cast-off-to = { $place }: in quale Zona di mare?
    .doing = Attivazione navale
ask-refit = { $place }: qualche Nave leggera si unisce alla Flotta o la lascia?
    .doing = Attivazione navale
ask-light-ships = { $place }: quante Navi leggere ha d’ora in poi la Flotta? Ora: { $n }.
    .doing = Attivazione navale
ask-hunt = Attacchi i Pirati?
    .doing = Attivazione navale
ask-carry = Le tue Navi trasportano un’Armata o un’Unità?
    .doing = Attivazione navale
ask-naval-activation = { $n ->
    [one] Attivi Navi?
   *[other] Attivi Navi? Puoi farlo { $n } volte.
}
    .doing = Attivazione navale
bill-galleys = Galee fuori dalle loro acque
log-ship-sails = { $power }: una Nave leggera naviga, { $place }
log-fleet-sails = { $power }: la Flotta naviga, { $place }
log-protects-trade = { $power }: Navi leggere occupano caselle di Protezione del commercio, { $zone } ({ $n })
log-galleys-lost = { $power }: perdute le Galee fuori dalle loro acque
log-refits = { $n ->
    [one] { $power }: una Nave leggera con la Flotta ({ $place })
   *[other] { $power }: { $n } Navi leggere con la Flotta ({ $place })
}
no-sail-ships = Non hai Navi
opens-ships = Per renderlo possibile: costruisci Navi.
no-sail-goal = Nessuna tua Nave può muoversi
no-sail-in-port = Nessuna tua Nave è in Porto
no-sail-nobody = Nessuna Nave è ancora partita
no-sail-hostile = Tutte le Zone di mare davanti a questo Porto sono ostili
no-sail-range = È fuori portata
no-sail-here = È già lì
no-sail-room = Nel Porto non c’è posto
no-sail-fleet = Lì non hai una Flotta
opens-fleet = Per renderlo possibile: formala con Navi leggere, o costruisci Navi per essa.
no-sail-galleys = Ci sono solo Galee, che andrebbero perdute per strada
no-refit-room = Il Porto non terrebbe tante Navi singole
no-refit-nothing = Non ci sono Navi leggere che si uniscano alla Flotta o la lascino
no-refit-done = In questo movimento la Flotta è già stata riorganizzata
no-refit-same = Ne ha già tante
no-refit-number = Qui non ce ne sono tante
