# Realpolitik: ciò che si chiede a un giocatore.

## Scelta delle carte e diplomazia

ask-choose = { $power }: scegli una carta Azione
ask-propose = Puoi proporre apertamente un’alleanza; non vincola nessuno
ask-accept = { $power } propone un’alleanza. La accogli?
ask-pledge = A chi dai in segreto il segnalino Alleanza?
ask-bid = Quanto Morale offri per l’Italia?
ask-relocate = { $general } non è più il benvenuto: dove va?

## Mobilitazione

ask-lay-train = { $left ->
    [one] { $power }: posa un Treno senza pagare
   *[other] { $power }: posa fino a { $left } Treni senza pagare
}
ask-generals = { $power }: schiera dei Generali, oppure ritirane
ask-place-in = { $general }: in quale Territorio?
ask-buy = { $power }: che cosa compri? Denaro rimasto: { $money }
ask-discard = { $left ->
    [one] { $power }: la mano supera il limite, scarta una carta Battaglia
   *[other] { $power }: la mano supera il limite, scarta { $left } carte Battaglia
}

## Movimento

ask-arbiter = { $power }: nomina un Arbitro
ask-rail = { $power }: trasporto ferroviario, prima che i Generali si muovano
ask-rail-to = In treno ({ $territory }): verso dove?
ask-move = { $power }: quale Generale si muove?
ask-move-to = { $general }: come e verso dove?
ask-consent = { $power } chiede il passaggio ({ $host }): { $piece } → { $territory }. Sei d’accordo?
ask-fight = { $power }: quale battaglia si combatte ora?
ask-occupy = { $power }: lasciare una Guarnigione in un Territorio che nessuno controlla?
ask-further-step = Chiedere all’Arbitro ({ $power }) un altro passo?
ask-grant-step = { $power } chiede un altro passo. Lo concedi e guadagni Morale?

## Battaglia

ask-support = { $power }: dare supporto ({ $side }, { $territory })?
ask-battle-card = { $left ->
    [one] { $power }, battaglia ({ $territory }): giocare una carta Battaglia? È l’ultima
   *[other] { $power }, battaglia ({ $territory }): giocare una carta Battaglia? Puoi giocare fino a { $left } carte
}
ask-pile = { $power }: su quale pila va la carta?
ask-strike = { $power }: quale carta del nemico si scarta?
ask-reveal = { $power }: quale carta del nemico si rivela?
ask-garrison = Trasformare un’Unità in Guarnigione per prendere il controllo ({ $territory })?
ask-retreat = { $general } è sconfitto: nella capitale o fuori dalla mappa?
