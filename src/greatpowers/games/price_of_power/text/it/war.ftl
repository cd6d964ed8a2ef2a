# The Price of Power: battaglie, assedi e occupazione.

## Nomi

party-rebels = Ribelli
party-pirates = Pirati
unit-black_infantry = un’Unità
ship-damaged_ship = Nave pesante danneggiata
die-infantry = Dado Fanteria
die-cavalry = Dado Cavalleria
die-artillery = Dado Artiglieria
bill-dice-base = Dadi di ogni parte
bill-dice-actions = Azioni di Battaglia

## Occupazione

log-occupies = { $power } occupa: { $province }
log-keeps-province = { $power } conserva: { $province }

## Prima della battaglia

ask-main-defender = Battaglia, { $place }: chi guida la difesa?
    .doing = sceglie chi guida la difesa
ask-battle-general = Battaglia, { $place }: nomini un Generale?
    .doing = nomina un Generale
ask-battle-admiral = Battaglia, { $place }: nomini un Ammiraglio?
    .doing = nomina un Ammiraglio
ask-commander = Battaglia, { $place }: quale Comandante comanda?
    .doing = sceglie un Comandante
ask-remove-die = Quale dado perde { $who }?
    .doing = sceglie un dado che il nemico perde
ask-cavalry-dice = Battaglia, { $place }: tiri Dadi Cavalleria al posto dei tre Dadi Fanteria?
    .doing = sceglie i dadi
option-lead_with = Comanda { $target }
option-remove_die = Togli: { $target }
log-battle-attacks = { $power } attacca: { $place }, forza { $n }
log-battle-defends = { $power } difende: { $place }, forza { $n }
log-commands = { $power }: comanda { $who }
log-npr-card = Una carta per { $power }: { $card }
log-removes-die = { $power } toglie un dado al Comandante nemico: { $die }

## Un giro di battaglia

ask-battle-action = Battaglia, { $place }, giro { $n }: giochi un’Azione di Battaglia?
    .doing = gioca Azioni di Battaglia
ask-battle-help = Battaglia, { $place }, giro { $n }: giochi un’Azione di Battaglia per { $realm }?
    .doing = gioca Azioni di Battaglia
ask-ambush = { $realm } gioca un’Azione di Battaglia. La fermi?
    .doing = pensa a un’Imboscata
ask-add-die = { $n ->
    [one] Aggiungi un dado
   *[other] Aggiungi un dado, ne restano { $n }
}
    .doing = aggiunge Dadi Battaglia
option-add_die = Aggiungi: { $target }
log-ambush = { $power } ferma l’Azione di Battaglia di { $target }: { $card }
log-adds-dice = { $power } aggiunge { $n }: { $die }
log-battle-roll = { $power }: { $hits ->
    [0] nessun colpo
    [one] un colpo
   *[other] { $hits } colpi
}{ $infantry ->
    [0] { "" }
   *[other] { " · " }Fanteria { $infantry }
}{ $cavalry ->
    [0] { "" }
   *[other] { " · " }Cavalleria { $cavalry }
}{ $artillery ->
    [0] { "" }
   *[other] { " · " }Artiglieria { $artillery }
}{ $double ->
    [0] { "" }
   *[other] { " · " }doppi { $double }
}
ask-battle-who-loses = Battaglia, { $place }: chi subisce il prossimo colpo?
    .doing = assegna le perdite
ask-battle-loss = Battaglia, { $place }: quale Unità perdi?
    .doing = sceglie un’Unità da perdere
ask-battle-ship = Battaglia, { $place }: quale Nave subisce il colpo?
    .doing = sceglie una Nave da perdere
option-lose_unit = Perdi: { $target }
option-lose_ship = Colpita: { $target }
log-battle-loss = { $power } perde: { $unit }
log-battle-damage = { $power }: una Nave pesante danneggiata
log-wounded = { $who }: una ferita
ask-give-ship = Quale delle tue Navi cattura { $realm }?
    .doing = cede una Nave
ask-take-ship = Prendi la Nave catturata ({ $ship })?
    .doing = cattura una Nave
option-give_ship = Cedi: { $target }
log-captures = { $power } cattura: { $ship }

## Dopo un giro

ask-retreat = Battaglia, { $place }: combatti ancora o ti ritiri? La tua parte: { $own }, i nemici: { $theirs }.
    .doing = decide se ritirarsi
option-fight_on = Combatti ancora
option-retreat_to = Ritirata: { $target }
option-retreat_to_sea = Ritirata: { $target }
option-retreat_to_port = Ritirata nel Porto: { $target }
log-retreats = { $power } si ritira: { $place }
log-retreats-to = { $power } ripiega: { $place }
log-npr-retreats = { $power } abbandona il campo: { $place }
log-battle-won = { $power } vince la Battaglia: { $place }
log-battle-nobody = { $place }: nessuno è rimasto, la Battaglia non ha vincitori

## Assedi

ask-siege = Assedio, { $area }: quale Provincia assedi?
    .doing = assedia Province
ask-expelled = Le tue Navi devono lasciare il Porto ({ $province }): dove vanno?
    .doing = lascia un Porto
ask-effect-siege = { $card }: in quale Area assedi?
    .doing = sceglie dove assediare
option-besiege_in = Assedia Province: { $target }
option-besiege = Assedia: { $target }
log-besieges = { $power } assedia: { $province }
log-rebel-town-gone = { $power } scaccia i Ribelli: { $province }
log-driven-out = Navi scacciate dal Porto ({ $province }): { $power }
bill-siege = Unità nell’assedio
bill-siege-first = La prima Unità è già pagata

## Perché no

no-die-not-concerned = Questo tipo di dado qui non si può scegliere.
no-battle-action = Questa non è un’Azione di Battaglia.
no-battle-action-again = La tua parte ha già usato quest’Azione di Battaglia in questo giro di battaglia.
no-ambush = Non hai un’Imboscata in mano.
no-retreat-hostile = In quest’Area ci sono Unità ostili.
no-retreat-battle = In quest’Area ci sarebbe un’altra Battaglia.
no-retreat-hostile-sea = Questa Zona di mare è ostile o chiusa.
no-retreat-port = Questo non è un Porto amico.
no-retreat-room = Questo Porto non ha posto per tutte le tue Navi.
no-siege-units = Non hai Unità terrestri lì.
no-siege-enemies = In quest’Area ci sono Unità ostili.
no-siege-nothing = Nessun nemico controlla una Provincia lì.
no-siege-not-hostile = Nessun nemico controlla questa Provincia.
no-siege-island = Un’isola si può assediare solo con una tua Nave in una Zona di mare davanti al Porto.
no-siege-strength = Le tue Unità non hanno abbastanza Forza d’Assedio per questa Provincia.
no-siege-towns = Non hai più Città da mettere lì.
no-siege-none-yet = Scegli prima una Provincia.
opens-battle-won = Per renderlo possibile: prima sconfiggile in Battaglia.
opens-siege-ship = Per renderlo possibile: manda lì una Nave.
opens-siege-units = Per renderlo possibile: porta lì più Unità.

## Nel terminale

terminal-battle = Battaglia, { $place }, giro { $n }
terminal-attackers = Attacco
terminal-defenders = Difesa
terminal-chances = Gli attaccanti vincono al { $won } %, i difensori al { $lost } %, nessuno al { $nobody } %
terminal-rolled = tiro:
icon-infantry = Fanteria
icon-cavalry = Cavalleria
icon-artillery = Artiglieria
icon-double = doppio
icon-blank = vuoto
