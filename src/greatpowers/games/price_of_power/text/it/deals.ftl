# The Price of Power: accordi fra giocatori.

option-negotiate = Proponi un accordo: { $target }
option-offer_alliance = Un’Alleanza
option-offer_marriage = Un Matrimonio; pescate entrambi ({ $target })
option-give_ducats = { $target ->
    [one] Dai un Ducato
   *[other] Dai { $target } Ducati
}
option-ask_ducats = { $target ->
    [one] Ricevi un Ducato
   *[other] Ricevi { $target } Ducati
}
option-sell_province = Vendi: { $target }
option-buy_province = Compri: { $target }
option-at_price = { $target ->
    [one] Per un Ducato
   *[other] Per { $target } Ducati
}
option-propose_deal = Proponilo
option-lay_deal = Mettilo sul tavolo
option-strike_part = Togli l’ultima parte
option-make_deal = Concludi l’accordo che è sul tavolo: { $target }
option-accept_offer = Accetta l’offerta: { $target }
option-refuse_offer = Respingi l’offerta: { $target }
option-withdraw_offer = Ritira la tua offerta: { $target }
option-drop_deal = Nessun accordo
ask-deal = { $realm }: che cosa c’è nell’accordo?
    .doing = riflessione su un accordo
    .hint = Un legame o dieci Ducati costano 1 DIP al giocatore attivo; le Province costano 1 ADM a entrambi. Denaro e Province non vanno insieme.
ask-accept-deal = { $realm } propone un accordo. Accetti?
    .doing = risposta a un accordo
bill-deal-alliance = Alleanza
bill-deal-marriage = Matrimonio
bill-deal-support = Denaro, ogni dieci Ducati iniziati
log-deal = { $power }: accordo proposto, { $target }
log-deal-alliance = Nell’accordo: un’Alleanza, { $power } e { $target }
log-deal-marriage = Nell’accordo: un Matrimonio, { $power } e { $target }, con carte pescate ({ $deck })
log-deal-support = { $n ->
    [one] Nell’accordo: 1 Ducato (pagante: { $power })
   *[other] Nell’accordo: { $n } Ducati (pagante: { $power })
}
log-deal-sale = { $n ->
    [one] Nell’accordo: { $province } in vendita per 1 Ducato (venditore: { $power })
   *[other] Nell’accordo: { $province } in vendita per { $n } Ducati (venditore: { $power })
}
log-deal-refused = { $power }: accordo respinto
log-deal-done = Accordo concluso: { $power } e { $target }
log-offer = { $power }: offerta messa sul tavolo, { $target }
log-offer-accepted = { $power }: offerta accettata, { $target }
log-offer-refused = { $power }: offerta respinta, { $target }
log-offer-withdrawn = { $power }: offerta ritirata, { $target }
log-offer-lapsed = { $power } e { $target }: l’offerta non è più possibile e sparisce dal tavolo
log-offer-why = Perché non è possibile: { $why }
option-confer = Colloquio a quattr’occhi: { $target }
bill-confer = Colloquio a quattr’occhi
log-confers = { $power }: colloquio a quattr’occhi pagato, { $target }
no-confer-already = Con questo giocatore puoi già parlare a quattr’occhi fino alla fine del tuo Turno
no-deal-waited-for = Una controproposta si fa subito
no-offer-not-accepted = L’altro non ha ancora accettato la tua offerta
opens-offer-accepted = Per renderlo possibile: l’altro accetta l’offerta.
no-deal-talked = In questo Turno hai già proposto un accordo a questo giocatore
no-deal-nothing = Non c’è nulla su cui possiate accordarvi
no-deal-at-war = In Guerra ci si accorda solo sul denaro
no-deal-in-it = È già nell’accordo
no-deal-its-alliances = L’altro non ha più segnalini Alleanza
no-deal-marriages = Non hai più segnalini Matrimonio
no-deal-its-marriages = L’altro non ha più segnalini Matrimonio
no-deal-not-both = Denaro e Province non vanno insieme
no-deal-its-ducats = L’altro non ha tanti Ducati
no-deal-its-adm = L’altro non ha ADM per questo
no-deal-not-owned = Chi vende non la possiede
no-deal-capital = Nessuno vende una Capitale
no-deal-claim = Chi compra non ha una Rivendicazione lì
opens-deal-claim = Per renderlo possibile: una Rivendicazione di chi compra nella sua Area.
no-deal-disc = A chi compra non restano Città
no-deal-price-first = Indica prima il prezzo della Provincia
no-deal-no-province = Nessuna Provincia attende un prezzo
no-deal-empty = Nell’accordo non c’è ancora nulla
deal-kind-gift = un dono di Ducati
deal-kind-demand = Ducati per niente
deal-kind-alliance = solo un’Alleanza
deal-kind-marriage = solo un Matrimonio
standing-until-round = fino al prossimo Round
situation-not-at-me = Salta se non è diretta contro di te
reaction-ask-more = Dopo la tua Azione: Azioni minori
reaction-ask-missions = Scelta delle Missioni
reaction-ask-battle-action = Azioni di battaglia
reaction-ask-battle-help = Azioni di battaglia per Stati senza giocatore
reaction-ask-upkeep = A che cosa rinunci, finché puoi pagare
reaction-ask-imperial-move = Spostare l’Influenza imperiale
reaction-ask-counter = Sventare Azioni segrete
reaction-ask-counter-counter = Sventare il Controspionaggio
reaction-ask-ambush = Fermare Azioni di battaglia
reaction-ask-step-aside = Farsi da parte
