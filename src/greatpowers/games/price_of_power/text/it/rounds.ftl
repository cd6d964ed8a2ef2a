# The Price of Power: i Round, i Turni e la fine della partita.

## Nomi

age-1 = Età I, le scoperte
age-2 = Età II, la Riforma
age-3 = Età III, l’assolutismo
age-4 = Età IV, le rivoluzioni
unit-regular_infantry = Fanteria regolare
unit-regular_cavalry = Cavalleria regolare
unit-regular_artillery = Artiglieria regolare
unit-mercenary_infantry = Fanteria mercenaria
unit-mercenary_cavalry = Cavalleria mercenaria
unit-mercenary_artillery = Artiglieria mercenaria

## Prima della partita

ask-realm = Con quale Stato giochi?
    .doing = scelta di uno Stato
ask-bid = Quanto Prestigio offri per scegliere per primo lo Stato?
    .doing = offerta per uno Stato
    .hint = L’offerta più alta sceglie per prima e comincia con altrettanto Prestigio in meno.
ask-first-court = Nomina Consiglieri e Comandanti dalle prime carte, o prosegui
    .doing = nomina della prima corte
ask-first-army = { $n ->
    [one] Arruola un’Armata in una tua Area: resta un’Unità
   *[other] Arruola un’Armata in una tua Area: restano { $n } Unità
}
    .doing = arruolamento delle Armate
ask-army-size = Quante Fanterie? ({ $area })
    .doing = arruolamento di un’Armata
ask-first-merchant = Dove comincia un Mercante?
    .doing = invio dei Mercanti
ask-first-influence = { $n ->
    [one] Piazza il tuo ultimo cubo Influenza
   *[other] Piazza Influenza: restano { $n } cubi
}
    .doing = piazzamento dell’Influenza
ask-first-ally = Con chi hai un’Alleanza?
    .doing = scelta di un Alleato
ask-first-marriage = Con chi hai un Matrimonio?
    .doing = scelta di un Matrimonio
option-take_realm = Scegli { $target }
option-bid = Offri { $target }
log-bid = Giocatore { $player }: offre { $n } di Prestigio
log-choice-order = Ordine di scelta, { $n }: giocatore { $player }
log-takes-realm = Giocatore { $n }: { $power }
log-first-army = { $n ->
    [one] { $power }: 1 Fanteria arruolata, { $area }
   *[other] { $power }: { $n } Fanterie arruolate, { $area }
}
log-first-merchant = { $power }: un Mercante, { $node }

## Fase 1

ask-draw-from = { $n ->
    [one] Pesca la tua ultima carta
   *[other] Pesca una carta: ne restano { $n }
}
    .doing = pesca di carte
ask-keep = Quali delle carte pescate paghi?
    .doing = pagamento delle carte
    .hint = Ognuna costa 2 Ducati. Quelle che non paghi si scartano.
ask-discard = { $n ->
    [one] Scarta una carta
   *[other] Scarta { $n } carte
}
    .doing = scarto di carte
option-keep = Tieni { $target }
option-done = Fatto
# Rinunciare a qualcosa non è passare per il Round.
option-pass = Salta
bill-keep = una carta che tieni
no-empty-deck = In quel mazzo non ci sono più carte
no-cannot-keep = Non puoi pagare un’altra carta
opens-cannot-keep = Ogni carta che tieni costa 2 Ducati
log-round = { $age }: Round { $n }
log-draws = { $power }: una carta pescata, { $deck }
log-keeps = { $n ->
    [0] { $power }: nessuna delle carte pescate è tenuta
    [one] { $power }: pagata una carta
   *[other] { $power }: pagate { $n } carte
}

## Fase 2

ask-action = Tocca a te: compi un’Azione, o passa
    .doing = svolgimento del Turno
    .hint = Le Azioni minori non occupano il Turno.
ask-more = Altro? Puoi ancora compiere Azioni minori
    .doing = fine del Turno
option-pass_round = Passa per questo Round
option-hand_over = Passa e cedi il segnalino del Primo giocatore
no-event-owed = Non hai ancora preso il tuo Evento
opens-event-owed = Prendi prima un Evento
no-event-due = È il tuo ultimo Turno: prendi il tuo Evento
log-passes = { $power }: passo
log-hands-over = { $power } cede il segnalino del Primo giocatore per il prossimo Round
log-last-turns = Nessun altro riceve Ducati per aver passato: agli altri restano gli ultimi Turni

## Fase 3

ask-rebel-siege = Quale Provincia assediano i Ribelli? ({ $area })
    .doing = scelta di ciò che i Ribelli assediano
ask-spare-area = Quale Area di un’altra fede tolleri?
    .doing = scelta delle Aree da tollerare
ask-stir-dissent = { $area }, di un’altra fede: in quale tua Città scoppia il Malcontento?
    .doing = scelta di dove c’è Malcontento
ask-stir-realm = Guerra o scarsa Stabilità agitano il tuo Stato: in quale Città scoppia il Malcontento?
    .doing = scelta di dove c’è Malcontento
ask-vassal-dissent = Vassalli di un’altra fede: Malcontento fra loro, o un cubo Influenza in meno?
    .doing = decisione su un Vassallo di un’altra fede
ask-calm = La tua Stabilità è alta: puoi placare il Malcontento in una Provincia
    .doing = fine del Malcontento
log-unused-cb = { $power }: un motivo di guerra non usato, { $other }
log-disputed = { $power }: Successione contesa, { $other }
log-rebels-move = { $n ->
    [one] Un’Unità ribelle si sposta: { $area } → { $target }
   *[other] { $n } Unità ribelli si spostano: { $area } → { $target }
}

## Fase 4

ask-upkeep = { $step ->
    [0] { $place }: a che cosa rinunci? Così com’è, dopo questa Fase avresti { $n } Ducati
    [1] { $place }: quale Unità congedi? Così com’è, avresti { $n } Ducati
   *[other] { $place }: in quale Porto rientra la Nave? Così com’è, avresti { $n } Ducati
}
    .doing = taglio delle spese
ask-corruption = { $step ->
    [0] Dei tuoi { $ducats } Ducati solo { $n } sono esenti da Corruzione. Quante altre decine tieni?
   *[other] Tieni { $ducats } Ducati. Passi di Corruzione: { $n }. Quanti ne saldi con ADM?
}
    .doing = decisione sulla Corruzione
    .hint = Ogni decina iniziata costa un ADM o un segnalino Interesse. I Ducati che non tieni vanno perduti.
ask-more-power = { $n ->
    [one] Guadagna un punto Potere in più: di quale tipo?
   *[other] Guadagna { $n } punti Potere in più: di quale tipo il primo?
}
    .doing = scelta di un tipo di Potere
ask-less-power = Guadagni un punto Potere in meno: di quale tipo?
    .doing = scelta di un tipo di Potere
option-disband = Congeda un’Unità: { $target }
option-disband_kind = Congeda { $target }
option-disband_ship = Disarma una Nave: { $target }
option-call_home = Richiama una Nave: { $target }
option-call_fleet = Richiama la Flotta: { $target }
option-dock_in = Porto: { $target }
bill-base-tax = entrate delle Città
bill-vassal-tax = entrate dei Vassalli
bill-stability = Stabilità
bill-authority = Autorità imperiale
bill-advisors = Consiglieri
bill-regulars = Unità regolari
bill-mercenaries = Mercenari
bill-ships = Navi in mare
bill-interest = Interessi
bill-plague = Peste
no-still-short = Non potresti pagare tutto questo
opens-still-short = Taglia prima le spese o prendi un Prestito
log-income = { $n ->
    [one] { $power }: entrate, 1 Ducato
   *[other] { $power }: entrate, { $n } Ducati
}
log-deficit = { $n ->
    [one] { $power }: manca 1 Ducato
   *[other] { $power }: mancano { $n } Ducati
}
log-corruption = { $power }: la Corruzione costa { $n } ADM e { $loans ->
    [one] 1 Interesse
   *[other] { $loans } Interessi
}
log-disbands = { $power }: congedo, { $unit } ({ $area })
log-ships-home = { $power }: le Navi rientrano, { $port }

## Fase 5

ask-release-units = { $n ->
    [one] Hai un’Unità più della tua Leva: quale restituisci?
   *[other] Hai { $n } Unità più della tua Leva: quali restituisci?
}
    .doing = restituzione di Unità
ask-imperial = Dove piazzi Influenza imperiale?
    .doing = piazzamento di Influenza imperiale
ask-imperial-back = Da dove riprendi Influenza imperiale?
    .doing = ritiro di Influenza imperiale
ask-imperial-move = Da dove sposti, se vuoi, Influenza imperiale?
    .doing = spostamento di Influenza imperiale
option-release_exhausted = Un’Unità Esausta
option-release_available = Un’Unità Disponibile
no-units-there = Non ci sono Unità così
log-colonists = { $n ->
    [one] { $power }: un Colono in più
   *[other] { $power }: { $n } Coloni in più
}
log-imperial = Influenza imperiale piazzata: { $area }
log-first-player = { $power }: Primo giocatore

## La fine di un’Età

ask-exchange = Sei ultimo per Prestigio: puoi cambiare una nuova Idea o un nuovo Traguardo
    .doing = cambio di una nuova carta
ask-exchange-for = Quale carta del suo mazzo prende il posto di { $card }?
    .doing = cambio di una nuova carta
ask-end-marriage = L’Età è finita: sciogli un Matrimonio, o paga per tenerli tutti
    .doing = decisione sui Matrimoni
option-swap_idea = Cambia { $target }
option-swap_milestone = Cambia { $target }
option-keep_marriages = Tieni tutti i Matrimoni
bill-marriages = tutti i Matrimoni
no-cannot-keep-marriages = Non hai abbastanza DIP per tenere tutti i Matrimoni
log-age = Comincia: { $age }
log-keeps-marriages = { $power }: { $n } DIP pagati per tenere tutti i Matrimoni

## La fine della partita

bill-tax = Entrate fiscali
bill-tax-at-first = Entrate fiscali all’inizio
bill-growth = per la crescita
bill-cores = segnalini Core
bill-marriage-tokens = Matrimoni
bill-alliances = Alleanze
bill-occupied-towns = Città occupate
log-final = { $power }: alla fine { $n } di Prestigio, e { $missions } per le Missioni
ending-last_event = L’ultimo Evento è passato
ending-great_lead = Un vantaggio incolmabile su tutti
ending-whole_world = Ogni Città e ogni Vassallo è sulla mappa
