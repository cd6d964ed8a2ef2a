# Realpolitik: ciò che si chiede a un giocatore.

## Scelta delle carte e diplomazia

ask-choose = { $power }: scegli una carta Azione
    .doing = scelta di una carta Azione
    .hint = Si scoprono insieme; una carta giocata torna solo con il Dispaccio.
ask-propose = Puoi proporre apertamente un’alleanza; non vincola nessuno
    .doing = decisione su una proposta
ask-accept = { $power } propone un’alleanza. La accogli?
    .doing = risposta a una proposta
ask-pledge = A chi dai in segreto il segnalino Alleanza?
    .doing = consegna del segnalino Alleanza
    .hint = Se l’altro ti dà il suo, siete alleati.
ask-bid = Quanto Morale offri per l’Italia?
    .doing = offerta per l’Italia
    .hint = L’offerta più alta guida l’Italia e paga il Morale; i pareggi li decide il Prestigio.
ask-relocate = { $general } non è più il benvenuto: dove va?
    .doing = rientro di un Generale

## Mobilitazione

ask-lay-train = { $left ->
    [one] { $power }: posa un Treno senza pagare
   *[other] { $power }: posa fino a { $left } Treni senza pagare
}
    .doing = posa dei Treni
ask-generals = { $power }: schiera dei Generali, oppure ritirane
    .doing = piazzamento dei Generali
ask-place-in = { $general }: in quale Territorio?
    .doing = schieramento di un Generale
ask-buy = { $power }: che cosa compri? Denaro rimasto: { $money }
    .doing = acquisti
ask-discard = { $left ->
    [one] { $power }: la mano supera il limite, scarta una carta Battaglia
   *[other] { $power }: la mano supera il limite, scarta { $left } carte Battaglia
}
    .doing = scarto di carte Battaglia

## Movimento

ask-arbiter = { $power }: nomina un Arbitro
    .doing = nomina dell’Arbitro
    .hint = L’Arbitro può concederti un passo in più e guadagna Morale.
ask-rail = { $power }: trasporto ferroviario, prima che i Generali si muovano
    .doing = trasporto ferroviario
ask-rail-to = In treno ({ $territory }): verso dove?
    .doing = trasporto ferroviario
ask-move = { $power }: quale Generale si muove?
    .doing = movimento dei Generali
ask-move-to = { $general }: come e verso dove?
    .doing = movimento di un Generale
ask-consent = { $power } chiede il passaggio ({ $host }): { $piece } → { $territory }. Sei d’accordo?
    .doing = decisione sul passaggio
ask-fight = { $power }: quale battaglia si combatte ora?
    .doing = scelta di una battaglia
ask-occupy = { $power }: lasciare una Guarnigione in un Territorio che nessuno controlla?
    .doing = posa delle Guarnigioni
ask-further-step = Chiedere all’Arbitro ({ $power }) un altro passo?
    .doing = riflessione su un passo ulteriore
ask-grant-step = { $power } chiede un altro passo. Lo concedi e guadagni Morale?
    .doing = decisione su un passo ulteriore

## Battaglia

ask-support = { $power }: dare supporto ({ $side }, { $territory })?
    .doing = decisione sul sostegno
ask-battle-card = { $left ->
    [one] { $power }, battaglia ({ $territory }): giocare una carta Battaglia? È l’ultima
   *[other] { $power }, battaglia ({ $territory }): giocare una carta Battaglia? Puoi giocare fino a { $left } carte
}
    .doing = gioco delle carte Battaglia
ask-pile = { $power }: su quale pila va la carta?
    .doing = gioco di una carta Battaglia
ask-strike = { $power }: quale carta del nemico si scarta?
    .doing = scelta di una carta nemica
ask-reveal = { $power }: quale carta del nemico si rivela?
    .doing = scelta di una carta nemica
ask-garrison = Trasformare un’Unità in Guarnigione per prendere il controllo ({ $territory })?
    .doing = presa del controllo
ask-retreat = { $general } è sconfitto: nella capitale o fuori dalla mappa?
    .doing = ritirata
