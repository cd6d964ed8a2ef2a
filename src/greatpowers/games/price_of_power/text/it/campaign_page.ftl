# The Price of Power: marce, dichiarazioni di Guerra e Chiamate alle armi sulla pagina.

pop-verb-declare_war = Dichiara Guerra
pop-verb-march = Marcia
pop-verb-set_sail = Naviga
pop-verb-besiege_in = Assedio
pop-all-peace = Pace ovunque
pop-at-war = In Guerra con: { $realms }

## Marce

pop-march = La marcia
pop-form = Forma: { $troop }
pop-with-all = e prendi tutto: { $troop }
pop-take-all = Prendi tutte
pop-take-some = Prendine alcune
pop-regroup = Riordina
pop-leave-some = Lasciane alcune
pop-by-way-of = passando per: { $area }
pop-of-mercenary = mercenarie: { $n }
pop-of-allied = alleate: { $n }

## Quante di ciascuna

pop-muster = Reclute
pop-one-more = Una in più: { $name }
pop-one-less = Una in meno: { $name }
pop-count-left = { $n ->
    [0] Tutto scelto
   *[other] Ancora da scegliere: { $n }
}
pop-count-lose = { $n ->
    [one] Accetta 1 perdita
   *[other] Accetta { $n } perdite
}
pop-count-recruit = Recluta { $n }
pop-count-take = Prendi { $n }
pop-count-leave = Lascia { $n }

## Battaglie in vista

pop-odds-battle = Battaglia: { $own } contro { $theirs }
pop-odds-battle-in = { $place }: { $own } contro { $theirs }
pop-odds = vinta { $won } %, persa { $lost } %, indecisa { $even } %
pop-odds-unknown = troppo grande per calcolarla

## Dichiarazioni di Guerra

pop-declaration = Dichiara Guerra
pop-declaration-hint = Che cosa comporterebbe ora una Guerra. Nulla è deciso finché non premi il pulsante.
pop-war-others = { $n ->
    [one] Un regno più lontano
   *[other] { $n } regni più lontani
}
pop-war-reason = Casus Belli
pop-war-no-reason = Nessun Casus Belli
pop-war-far = È lontano dalle tue terre: non si dice di più.
pop-your-side = La tua parte
pop-their-side = L’altra parte
pop-you-may-call = Puoi chiamare
pop-they-call = Chiamerà alle armi
pop-may-refuse = può rifiutare
pop-defends-with = { $n ->
    [0] Non ha Unità per difendersi.
    [one] Difende un’Area con una Unità.
   *[other] Difende un’Area con al massimo { $n } Unità.
}
pop-units = { $n ->
    [one] 1 Unità
   *[other] { $n } Unità
}
pop-units-of = { $n ->
    [one] { $realm }: una Unità
   *[other] { $realm }: { $n } Unità
}
pop-battles-at-once = Battaglie immediate
pop-no-battle-at-once = Nessuna. Poi puoi attivare o reclutare senza pagare MIL.
pop-declare-on = Guerra contro { $realm }
pop-declare-more = { $realm } e altri ancora

## Chiamate alle armi

pop-call = Chiama alle armi gli Alleati
pop-called = Una Chiamata alle armi
pop-call-attack = per attaccare
pop-call-defence = per difendere
pop-caller-side = Chi ti chiama
pop-enemies = Nemici
pop-if-accepted = Se accetti
pop-war-with-all = Sei in Guerra con tutti loro.
pop-no-battle-of-yours = Nessuna tua Unità deve combattere subito.
pop-if-refused = Se rifiuti
pop-truce-or-cb = Hai una Tregua con { $realm }; chi è attaccato può scegliere invece un segnalino Casus Belli.
pop-call-it = Chiama
