# The Price of Power: battaglie e assedi sulla pagina, e i momenti di una guerra.

## Momenti e righe del diario

moment-battle = Battaglia: { $place }
moment-siege = Assedio: { $area }
moment-war = { $power } entra in guerra
moment-ruler = { $who } cade in battaglia
moment-peace = { $power } e { $target } fanno la pace
moment-white_peace = Pace bianca
log-turn = Turno: { $power }
log-battle = Battaglia: { $place }
log-siege-over = { $power } conclude l’assedio: { $area }
log-war-begun = { $power } entra in guerra
log-ruler-falls = { $power }: il Sovrano { $who } cade in battaglia
log-settled = { $power } e { $target }: la pace è conclusa
log-white-peace = È conclusa la Pace bianca
pop-came-with = all’inizio
pop-lost = perdite
pop-left = restano
pop-has-left = si è ritirata
pop-province = Provincia
pop-tax = Tassa
pop-controlled = Controllo
pop-belongs = Proprietà
pop-was-occupied = Era occupata da
pop-vassal-under = Vassallo: { $realm }
pop-brought-allies = Alleati attivi
pop-land-units = Unità terrestri che contano
pop-skills = Abilità del reame
pop-ended-war = { $one } e { $other }
pop-nothing-occupied = Nulla era occupato.
pop-what-happened = Com’è andata
pop-what-came = Che cosa ne è venuto

## La finestra della battaglia

pop-battle = Battaglia
pop-battle-in = Battaglia: { $place }
pop-naval-battle-in = Battaglia navale: { $place }
pop-battle-round = giro di battaglia { $n }
pop-battle-opens = prima del primo giro
pop-battle-steps = Passi di un giro
pop-step-prepare = Preparativi
pop-step-actions = Azioni
pop-step-casualties = Tiro e perdite
pop-step-leaders = Comandanti
pop-step-prizes = Catture
pop-step-retreat = Ritirata
pop-attacks = all’attacco
pop-defends = in difesa
pop-beside = a fianco di { $realm }
pop-no-leader = senza Comandante
pop-die-infantry = fan
pop-die-cavalry = cav
pop-die-artillery = art
pop-die-shows = { $die }: { $icon }
pop-die-hits = { $die }: { $icon }, colpisce
pop-heavy-hits = { $n ->
    [one] Una Nave pesante colpisce da sola
   *[other] { $n } Navi pesanti colpiscono da sole
}
pop-of-hits = { $n ->
    [one] colpo
   *[other] colpi
}
pop-still-due = { $n ->
    [one] un colpo ancora da subire
   *[other] { $n } colpi ancora da subire
}
pop-chances-note = Le probabilità valgono se non si gioca altro e nessun giocatore si ritira.
pop-chance-wins = Vittoria: { $realm }
pop-chance-nobody = Non resta nessuno
pop-your-casualties = Le tue { $n } perdite
pop-your-choice = La tua scelta
pop-you-fight-not = Non combatti in questa battaglia.
pop-of-many = di { $n }
pop-then-left = resteranno
pop-hit-damages = viene solo danneggiata
pop-retreat-costs-unit = La ritirata costa un’altra Unità.
pop-retreat-costs-ship = La ritirata costa un’altra Nave.
pop-prizes-note = Chi affonda tutte le Navi nemiche ne cattura una per ogni simbolo doppio dell’ultimo tiro.
pop-battle-so-far = Finora
pop-no-battle-card = Nessuna carta della tua mano è un’Azione di Battaglia.
pop-cannot-choose = Non ora

## La finestra dell’assedio

pop-siege = Assedio
pop-siege-in = Assedio: { $area }
pop-siege-hint = Niente dadi: la Forza d’Assedio delle Unità contro la Tassa delle Province.
pop-siege-balance = Forza { $strength } contro Tassa { $tax }
pop-siege-strength = Forza d’Assedio { $n }
pop-siege-units = Unità sul posto
pop-siege-each = Forza { $n } ciascuna
pop-siege-half = Forza ½ ciascuna, per difetto
pop-siege-by-card = dalla carta
pop-siege-free = Partecipano tutte le Unità, gratis.
pop-siege-priced = 1 MIL per ogni Unità che partecipa, prima le più forti.
pop-siege-takes = { $n ->
    [one] serve una Unità
   *[other] servono { $n } Unità
}
pop-siege-provinces = Province da assediare
pop-siege-tax = Tassa { $n }
pop-siege-chosen = assediata
pop-siege-owner = appartiene a { $realm }
pop-outcome-occupied = la occuperà { $realm }
pop-outcome-freed = i Ribelli sono scacciati
pop-outcome-returned = torna a { $owner }
pop-siege-ships = Le Navi di { $realm } devono lasciare il suo Porto
