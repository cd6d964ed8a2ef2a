# The Price of Power: Eventi, Missioni, Traguardi e Lotte di potere.

## Eventi

option-take_event = Evento: { $target }
option-option = Opzione { $target }
letter-a = A
letter-b = B
letter-c = C
letter-d = D
ask-event-option = { $event }: quale opzione scegli?
    .doing = scelta di un’opzione di un Evento
ask-take-ruler = Prendi { $character } come Sovrano?
    .doing = decisione su un Sovrano
    .hint = Il tuo Sovrano attuale si scarta.
ask-late-ruler = Nessuno ha preso l’Evento con { $character }. Vuoi questo Sovrano per { $n } ADM?
    .doing = decisione su un Sovrano
bill-option = Opzione, in { $unit }
ducats = Ducati
log-event-open = Evento: { $event }
log-takes-event = { $power }: preso l’Evento { $event }
log-option = { $power }: scelta l’opzione { $option }
log-option-countered = L’opzione è stata sventata
log-unpicked-event = Nessuno ha preso { $event }: i suoi simboli agiscono da soli
no-event-taken = Hai già preso il tuo Evento di questo Round
opens-event-taken = il prossimo Round
no-event-not-open = Questo Evento non è scoperto
opens-event-not-open = quando sarà scoperto
no-option-needs = Non soddisfi ciò che questa opzione richiede
no-option-cost = Non puoi pagare questa opzione
opens-option-cost = con abbastanza Potere e Ducati

## Simboli

shape-square = quadrato
shape-circle = cerchio
shape-plus = croce
shape-triangle = triangolo
log-mortality = Si ammalano tutti i personaggi con questo simbolo: { $shape }
ask-roll-one = Per quale Area lanci il tuo unico dado Ribellione?
    .doing = scelta di un’Area con Malcontento
option-spared = Evita: { $target }
uprising-colonist = la perdita del Colono
uprising-unrest = il Malcontento
ask-spared = Gli indigeni insorgono: che cosa eviti?
    .doing = rivolta degli indigeni
ask-native-unrest = Gli indigeni insorgono: in quale Città lontana c’è Malcontento?
    .doing = rivolta degli indigeni
log-loses-colonist = { $power }: un Colono in meno
ask-lost-at-sea = { $realm }: si perde una Nave. Dove?
    .doing = scelta di una Nave perduta
ask-ship-lost-at-sea = { $realm } ({ $zone }): quale Nave si perde?
    .doing = scelta di una Nave perduta
option-wrecked = Perduta in mare: { $target }
ask-pirates = Dove vanno i Pirati?
    .doing = invio dei Pirati
log-pirates = Arrivano i Pirati: { $node }
ask-cardinal-of = Muore un Cardinale: di chi?
    .doing = scelta di un Cardinale
ask-cardinal = Quale Cardinale muore, contando da sinistra? ({ $realm })
    .doing = scelta di un Cardinale
ask-lose-unit = { $n ->
    [one] Perdi un’Unità: dove?
   *[other] Perdi { $n } Unità: dove la prima?
}
    .doing = scelta delle Unità perdute
log-loses-unit = { $power }: un’Unità perduta, { $area }
ask-disloyal = In quale Area si ribellano i tuoi Vassalli?
    .doing = scelta dei Vassalli sleali
log-rebels = { $n ->
    [one] Insorge un’Unità ribelle: { $area }
   *[other] Insorgono { $n } Unità ribelli: { $area }
}
log-rebels-gone = { $n ->
    [one] Un’Unità ribelle si disperde: { $area }
   *[other] { $n } Unità ribelli si disperdono: { $area }
}

## Stati dinamici

colour-green = verde
colour-pink = rosa
colour-blue = blu
colour-gold = oro
colour-orange = arancione
ask-dnpr = Quale Stato si espande?
    .doing = scelta di uno Stato che si espande
ask-dnpr-province = Espansione, { $realm }: dove?
    .doing = scelta di dove uno Stato si espande
ask-cb-on-dnpr = { $realm }: presa una Provincia del tuo Alleato. Piazzi un segnalino CB contro questo Stato?
    .doing = decisione su un segnalino CB
    .hint = Se non lo usi, alla fine del Round costa 2 di Prestigio.
log-dnpr-appears = { $power }: nuovo Stato dinamico ({ $colour })
log-dnpr-token = { $power }: espansione, { $province }
no-dnpr-its-own = È già sua
no-dnpr-not-adjacent = Non è adiacente a quello Stato
no-dnpr-capital = È una Capitale
no-dnpr-occupied = È occupata
no-dnpr-ally = Appartiene a un Alleato di quello Stato
no-dnpr-core = È core di un giocatore
no-dnpr-ocean = Solo dall’Età II, e con un Porto sull’Atlantico, uno Stato può prendere Territori
opens-dnpr-ocean = dall’Età II, con un Porto sull’Atlantico

## Fedi che si diffondono

option-spread_protestant = Protestante: { $target }
option-spread_counter_reformed = Controriformata: { $target }
option-spread_diverse = Fedi diverse: { $target }
option-spread_revolution = Rivoluzione: { $target }
ask-spread-faith = Le idee religiose si diffondono: dove?
    .doing = diffusione di idee religiose
ask-spread-diverse = { $n ->
    [one] I dubbi si diffondono: in quale Area cattolica?
   *[other] I dubbi si diffondono: in quali { $n } Aree cattoliche?
}
    .doing = diffusione di idee religiose
ask-spread-revolution = La rivoluzione si diffonde: dove?
    .doing = diffusione della rivoluzione
ask-leap = La rivoluzione fa un balzo: in quale Area non adiacente?
    .doing = diffusione della rivoluzione
ask-rise = { $n ->
    [one] In quale Capitale scoppia una rivoluzione?
   *[other] In quali { $n } Capitali scoppiano rivoluzioni?
}
    .doing = diffusione della rivoluzione
no-of-that-faith = Ha già quella fede
no-eastern-faith = La fede non si diffonde nelle Aree ortodosse o musulmane

## Missioni

option-take_mission = Prendi la Missione: { $target }
option-return_mission = Rimetti a posto: { $target }
option-hold_mission = Tieni in serbo: { $target }
option-score_mission = Segna appena compiuta: { $target }
ask-first-mission = { $n ->
    [one] Scegli ancora una Missione iniziale
   *[other] Scegli { $n } Missioni iniziali
}
    .doing = scelta delle Missioni
ask-missions = Puoi prendere Missioni, fino a due in mano, e rimetterne altre a posto
    .doing = scelta delle Missioni
log-mission = { $power }: Missione compiuta, { $mission }
no-mission-completed = L’hai già compiuta
no-mission-in-hand = È nella tua mano
no-mission-locked = Nessuna delle Missioni che la precedono è compiuta
opens-mission-locked = quando sarà compiuta una delle Missioni che la precedono
no-mission-not-starter = Non puoi cominciare con questa Missione
no-mission-hand-full = Hai già due Missioni
opens-mission-hand-full = quando ne rimetti una a posto
no-mission-other-realm = È la Missione di un altro Stato
no-mission-just-taken = L’hai appena presa
opens-next-round = il prossimo Round

## Traguardi

log-milestone-open = Traguardo: { $milestone }
log-milestone = { $power }: Traguardo raggiunto, { $milestone }

## Lotte di potere

log-struggle = Lotta di potere in corso: { $struggle }
log-struggle-upcoming = Prossima Lotta di potere: { $struggle }
log-struggle-scored = Lotta di potere valutata: { $struggle }
bill-battleground-tax = Valore fiscale: { $area }
bill-battleground-vassals = Vassalli: { $area }
bill-battleground-alone = Da solo: { $area }
bill-battleground-ties = Alleanza o Matrimonio: { $area }
bill-struggle-criterion = Altri criteri della carta

## Che cosa le regole ricavano dal tavolo

bill-prestige-now = Prestigio attuale
bill-missions = Missioni in mano
outlook-prestige = Il tuo vantaggio in Prestigio (−: ritardo): { $before } → { $after }
