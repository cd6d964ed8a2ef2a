# The Price of Power: che cosa fanno le carte, che cosa chiedono, e come si compongono le loro parole.

## Scelte delle carte

option-name_area = Scegli { $target }
option-name_province = Scegli { $target }
option-name_realm = Scegli { $target }
option-name_node = Scegli { $target }
option-name_power = Scegli { $target }
option-name_number = { $target }
option-name_character = Scegli { $target }
option-name_milestone = Sostituisci { $target }
option-take_influence = Togli Influenza: { $target }
option-push_out = Togli un cubo: { $target }

## Domande

ask-effect-opponent = { $card }: scegli un Avversario
    .doing = scelta di un Avversario
ask-effect-option = { $card }: scegli un’opzione della carta
    .doing = scelta di un’opzione
ask-effect-secret-option = { $card }: scegli in segreto un’opzione; si mostrano tutte insieme
    .doing = scelta segreta di un’opzione
ask-effect-vote = { $card }: per quale opzione voti?
    .doing = voto
ask-effect-break-tie = { $card }: il voto è pari, decidi tu
    .doing = spareggio di un voto
ask-effect-area = { $card }: scegli un’Area per la carta
    .doing = scelta di un’Area
ask-effect-realm = { $card }: scegli uno Stato per la carta
    .doing = scelta di uno Stato
ask-effect-gain-power = { $card }: quale Potere guadagni?
    .doing = scelta del Potere guadagnato
ask-effect-lose-power = { $card }: quale Potere perdi?
    .doing = scelta del Potere perduto
ask-effect-end-marriage = { $card }: quale Matrimonio finisce?
    .doing = scelta di un Matrimonio che finisce
ask-effect-deck = { $card }: da quale mazzo peschi?
    .doing = pesca di una carta
ask-effect-discard = { $card }: quale delle carte pescate scarti?
    .doing = scarto di una carta
ask-effect-claim = { $card }: { $left ->
    [one] dove piazzi una Rivendicazione?
   *[other] dove piazzi una Rivendicazione? Ne restano { $left }
}
    .doing = piazzamento di una Rivendicazione
ask-effect-core = { $card }: in quale Area piazzi un segnalino Core?
    .doing = piazzamento di un segnalino Core
ask-effect-influence = { $card }: { $left ->
    [one] dove piazzi Influenza? Resta un cubo
   *[other] dove piazzi Influenza? Restano { $left } cubi
}
    .doing = piazzamento di Influenza
ask-effect-push-out = { $card }: di chi è il cubo che se ne va? ({ $area })
    .doing = scelta di chi perde Influenza
ask-effect-take-influence = { $card }: { $left ->
    [one] da dove si toglie Influenza? Ancora un cubo
   *[other] da dove si toglie Influenza? Ancora { $left } cubi
}
    .doing = rimozione di Influenza
ask-effect-plague = { $card }: { $left ->
    [one] dove si diffonde la peste? Ancora un’Area
   *[other] dove si diffonde la peste? Ancora { $left } Aree
}
    .doing = diffusione della peste
ask-effect-pirates = { $card }: { $left ->
    [one] in quale Nodo compaiono i Pirati?
   *[other] in quale Nodo compaiono i Pirati? Ne restano { $left }
}
    .doing = piazzamento dei Pirati
ask-effect-pirates-gone = { $card }: { $left ->
    [one] da quale Nodo se ne vanno i Pirati?
   *[other] da quale Nodo se ne vanno i Pirati? Ne restano { $left }
}
    .doing = rimozione dei Pirati
ask-effect-expand = { $card }: quale Nodo espandi?
    .doing = espansione di un Nodo
ask-effect-leave-hre = { $card }: fuori dall’Impero { $area }?
    .doing = decisione sull’uscita dall’Impero
ask-effect-develop = { $card }: quale Città piccola diventa grande?
    .doing = sviluppo di una Città
ask-effect-shrink = { $card }: quale Città grande diventa piccola?
    .doing = scelta di una Città che decade
ask-effect-religion = { $card }: { $left ->
    [one] quale Area cambia fede? ({ $faith })
   *[other] quale Area cambia fede? ({ $faith }) In tutto { $left }
}
    .doing = scelta di dove si diffonde una fede
ask-effect-state-religion = { $card }: la tua Religione di Stato diventa { $faith }?
    .doing = decisione sulla Religione di Stato
ask-effect-ally = { $card }: con chi ti allei?
    .doing = scelta di un Alleato
ask-effect-accept-ally = { $card }: { $realm }, offerta di Alleanza. Accetti?
    .doing = risposta a un’offerta di Alleanza
ask-effect-end-alliance = { $card }: quale Alleanza finisce?
    .doing = scelta di un’Alleanza che finisce
ask-effect-marry = { $card }: con chi combini un Matrimonio?
    .doing = trattative per un Matrimonio
ask-effect-accept-marry = { $card }: { $realm }, offerta di Matrimonio. Accetti?
    .doing = risposta a un’offerta di Matrimonio
ask-effect-dispute = { $card }: quale successione è contesa?
    .doing = scelta di una Successione contesa
ask-effect-cb = { $card }: piazzi un segnalino CB? Se non lo usi, costa 2 di Prestigio
    .doing = decisione su un Casus Belli
ask-effect-unrest = { $card }: in quale Provincia scoppia il Malcontento?
    .doing = scelta di dove scoppia il Malcontento
ask-effect-calm = { $card }: in quale Provincia torna la calma?
    .doing = ritorno alla calma in una Provincia
ask-effect-rebels = { $card }: { $left ->
    [one] dove insorge un’Unità ribelle?
   *[other] dove insorgono le Unità ribelli? Ne restano { $left }
}
    .doing = piazzamento dei Ribelli
ask-effect-rebels-gone = { $card }: dove si arrende un’Unità ribelle?
    .doing = rimozione dei Ribelli
ask-effect-rebels-from = { $card }: { $left ->
    [one] quali Ribelli si spostano? Resta un’Unità
   *[other] quali Ribelli si spostano? Restano { $left } Unità
}
    .doing = spostamento dei Ribelli
ask-effect-rebels-to = { $card }: dove si spostano i Ribelli? ({ $area })
    .doing = spostamento dei Ribelli
ask-effect-recruit = { $card }: { $n ->
    [one] prendi queste Unità per { $n } Ducato?
   *[other] prendi queste Unità per { $n } Ducati?
}
    .doing = decisione sui Mercenari
ask-effect-lose-unit = { $card }: { $left ->
    [one] dove perdi un’Unità?
   *[other] dove perdi un’Unità? In tutto { $left }
}
    .doing = scelta delle Unità perdute
ask-effect-ruler = { $card }: fai di { $who } il tuo Sovrano?
    .doing = decisione su un Sovrano
ask-effect-reject-ruler = { $card }: respingi il Sovrano di questo Evento? Se ne va anche il tuo
    .doing = decisione su un Sovrano
ask-effect-hire = { $card }: chi nomini?
    .doing = nomina di un personaggio
ask-effect-dismiss = { $card }: quale Consigliere se ne va?
    .doing = congedo di un Consigliere
ask-effect-research = { $card }: ricerchi un’Idea alle condizioni della carta?
    .doing = decisione su un’Idea
ask-effect-show-idea = { $card }: quale Idea si aggiunge a quelle esposte?
    .doing = scelta di un’Idea da esporre
ask-effect-refresh = { $card }: { $left ->
    [one] sostituisci un’Idea o un Traguardo
   *[other] sostituisci fino a { $left } Idee o Traguardi
}
    .doing = ricambio delle carte esposte
ask-effect-action = { $card }: compi ora questa Azione ({ $action })?
    .doing = decisione su un’Azione

## Rifiuti e prezzi

no-not-meant-by-card = La carta non intende questo
no-idea-not-known-abroad = Nessun Avversario l’ha ricercata
no-idea-too-dear = Non hai Potere abbastanza, nemmeno alle condizioni della carta
no-idea-another-type = La carta permette un altro tipo di Idea
no-idea-not-in-play = Questa Idea non è ancora in gioco
opens-later-age = La porta un’Età successiva
bill-card-price = Prezzo sulla carta

## Diario

log-authority-up = Autorità imperiale +{ $n }, ora { $now }
log-authority-down = Autorità imperiale −{ $n }, ora { $now }
log-leaves-hre = Fuori dall’Impero: { $area }
log-rejoins-hre = Di nuovo nell’Impero: { $area }
log-names = { $power }: la scelta cade su { $what }
log-votes = { $power }: voto per l’opzione { $option }
log-draws-card = { $power }: una carta pescata, { $deck }
log-gains-merchant = { $power }: un terzo Mercante
log-gains-colonists = { $n ->
    [one] { $power }: un Colono in più
   *[other] { $power }: { $n } Coloni in più
}
log-loses-colonists = { $n ->
    [one] { $power }: un Colono in meno
   *[other] { $power }: { $n } Coloni in meno
}
log-gains-manpower = { $power }: Leva +{ $n }
log-loses-manpower = { $power }: Leva −{ $n }
log-gains-interest = { $n ->
    [one] { $power }: un segnalino Interesse in più
   *[other] { $power }: { $n } segnalini Interesse in più
}
log-loses-interest = { $n ->
    [one] { $power }: un segnalino Interesse in meno
   *[other] { $power }: { $n } segnalini Interesse in meno
}
log-card-not-found = Né fra gli scarti né nel mazzo c’è ancora { $action }
log-plague = Scoppia la peste: { $area }
log-pirates-come = Compaiono i Pirati: { $node }
log-pirates-go = I Pirati se ne vanno: { $node }
log-expands = { $power }: Nodo espanso, { $node }
log-gains-town = { $power }: nuova Città, { $province }
log-gains-vassal = { $power }: nuovo Vassallo, { $province }
log-province-free = Di nuovo libera: { $province }
log-realm-free = { $power }: di nuovo indipendente
log-develops = { $power }: Città sviluppata, { $province }
log-shrinks = { $power }: Città decaduta, { $province }
log-rebels-moved-by-card = I Ribelli si spostano: { $start } → { $end }
log-refreshes = { $n ->
    [one] { $power }: recuperata 1 Unità
   *[other] { $power }: recuperate { $n } Unità
}
log-rejects-ruler = { $power }: respinto il Sovrano dell’Evento

## Azioni che una carta permette

basic-trade = Commercio
basic-convert_area = Conversione di un’Area
basic-fabricate_claims = Fabbricazione di Rivendicazioni
some-card = Una carta
basic-colonize = Colonizzazione
basic-explore = Esplorazione
basic-recruit_units = Reclutamento di Unità
basic-play_card = Gioco di una carta

## Piccole parole

words-or = o
words-and = e
words-if = , se
words-unless = , salvo se
words-needs = solo se
words-may = se vuoi,
words-for = per
words-in = , in:
words-then = , poi
words-pay = paga
words-prefer = , per prime:
words-plus-stability = + la tua Stabilità
words-covert = (segreta)
words-decline = Nulla
words-option-a = A:
words-option-b = B:
words-option-c = C:
words-option-d = D:
words-scores = { $n } Prestigio
cost-adm = { $n } ADM
cost-dip = { $n } DIP
cost-mil = { $n } MIL
cost-ducats = { $n ->
    [one] { $n } Ducato
   *[other] { $n } Ducati
}
discount-any = , { $n } in meno
discount-adm = , { $n } ADM in meno
discount-ducats = { $n ->
    [one] , { $n } Ducato in meno
   *[other] , { $n } Ducati in meno
}
until-end-of-turn = fino alla fine del Turno
until-end-of-round = fino alla fine del Round
unit-infantry = { $n ->
    [one] { $n } Fanteria
   *[other] { $n } Fanterie
}
unit-cavalry = { $n ->
    [one] { $n } Cavalleria
   *[other] { $n } Cavallerie
}
unit-artillery = { $n ->
    [one] { $n } Artiglieria
   *[other] { $n } Artiglierie
}
unit-light-ship = { $n ->
    [one] { $n } Nave leggera
   *[other] { $n } Navi leggere
}
unit-heavy-ship = { $n ->
    [one] { $n } Nave pesante
   *[other] { $n } Navi pesanti
}
unit-galley = { $n ->
    [one] { $n } Galea
   *[other] { $n } Galee
}
dice-any = { $n } a scelta
deck-any = mazzo a scelta
idea-type-adm = amministrativa
idea-type-dip = diplomatica
idea-type-mil = militare
idea-type-government = di governo
faith-state = la tua Religione di Stato
faith-other = un’altra fede
continent-any = Continenti lontani

## Chi

who-you = Tu:
who-owner = { $realm }:
who-others = Tutti gli Avversari:
who-each = Ogni giocatore:
who-one-opponent = Un Avversario a tua scelta:
who-two-opponents = Due Avversari a tua scelta:
who-one-opponent-faith-catholic = Un Avversario cattolico a tua scelta:
who-chosen = Il giocatore scelto:
who-emperor = L’Imperatore:
who-voters = Tutti i votanti:
who-realm-austria = { realm-austria }:
who-realm-brandenburg = { realm-brandenburg }:
who-realm-castile = { realm-castile }:
who-realm-england = { realm-england }:
who-realm-france = { realm-france }:
who-realm-mamluks = { realm-mamluks }:
who-realm-muscovy = { realm-muscovy }:
who-realm-netherlands = { realm-netherlands }:
who-realm-ottomans = { realm-ottomans }:
who-realm-poland = { realm-poland }:
who-realm-portugal = { realm-portugal }:
who-realm-sweden = { realm-sweden }:
who-realm-venice = { realm-venice }:
who-each-adjacent-burgundy = Ogni giocatore confinante con la { realm-burgundy }:
who-each-adjacent-chosen = Ogni giocatore confinante con lo Stato scelto:
who-each-areas-of-other-faith-2 = Ogni giocatore con due Aree di un’altra fede:
who-each-christian = Ogni giocatore cristiano:
who-each-continents-2 = Ogni giocatore con Città su due continenti:
who-each-ducats-at-least-30 = Ogni giocatore con 30 o più Ducati:
who-each-ducats-below-10 = Ogni giocatore con meno di 10 Ducati:
who-each-faith-catholic = Ogni giocatore cattolico:
who-each-faith-revolutionary = Ogni giocatore rivoluzionario:
who-each-has-town-in-chosen = Ogni giocatore con una Città nell’Area scelta:
who-each-hre-member = Ogni giocatore nell’Impero:
who-each-not-hre = Ogni giocatore fuori dall’Impero:
who-each-idea-absolute-monarchy = Ogni giocatore con { idea-absolute_monarchy }:
who-each-idea-constitutional-monarchy = Ogni giocatore con { idea-constitutional_monarchy }:
who-each-idea-serfdom = Ogni giocatore con { idea-serfdom }:
who-each-married-to-burgundy = Ogni giocatore con un Matrimonio in { realm-burgundy }:
who-each-not-faith-revolutionary = Ogni giocatore non rivoluzionario:
who-each-not-realm-muscovy = Ogni giocatore tranne la { realm-muscovy }:
who-each-stability-below-0 = Ogni giocatore con Stabilità negativa:
who-each-strained = Ogni giocatore con Stabilità negativa o tre Unità Esauste:
who-each-towns-on-2 = Ogni giocatore con due Città lontane:

## Aree

areas-any = un’Area qualsiasi
areas-own = Aree tue
areas-own-port = Aree tue con un Porto
areas-own-of-opponent = Aree di un Avversario
areas-capital = l’Area della tua Capitale
areas-neighbour = Aree confinanti con il tuo Stato
areas-reach = Aree alla portata della tua Influenza
areas-chosen = l’Area scelta
areas-partner = Aree dello Stato sposato
areas-adjacent-chosen = Aree adiacenti a quella scelta
areas-adjacent-emperor = Aree confinanti con lo Stato dell’Imperatore
areas-adjacent-new-tokens = Aree adiacenti ai nuovi segnalini
areas-coast-baltic-sea = Aree con un Porto sul { zone-baltic_sea }
areas-coast-black-sea = Aree con un Porto sul { zone-black_sea }
areas-coast-galley = Aree con un Porto su un mare per Galee
areas-confessional-border = un’Area adiacente a una di un’altra fede cristiana
areas-continent-africa = { continent-africa }
areas-continent-america = { continent-america }
areas-continent-far-east = { continent-far_east }
areas-continent-india-arabia = { continent-india_arabia }
areas-cores-hungary = i core dell’{ realm-hungary }
areas-dissent = Aree tue di un’altra fede
areas-distant = Aree lontane
areas-hostile = Aree ostili
areas-hre = Aree dell’Impero
areas-large-towns = Città grandi tue
areas-non-core = Province tue che non sono core
areas-near-crimea = { area-crimea } e dintorni
areas-near-moscow-ryazan = { area-moscow_ryazan } e dintorni
areas-near-novgorod = { area-novgorod } e dintorni
areas-near-saratov = { area-saratov } e dintorni
areas-near-western-ukraine = { area-western_ukraine } e dintorni
areas-occupied-by-opponent = Aree occupate da un Avversario
areas-plagued = Aree con la peste
areas-unrest = Aree tue con Malcontento
areas-unrest-of-opponent = Aree di un Avversario con Malcontento
areas-realm-chosen = Aree dello Stato scelto
areas-realm-strongest-ally = Aree del tuo Alleato più forte
areas-realm-aq-qoyunlu = Aree degli { realm-aq_qoyunlu }
areas-realm-aragon = Aree dell’{ realm-aragon }
areas-realm-brittany = Aree della { realm-brittany }
areas-realm-burgundy = Aree della { realm-burgundy }
areas-realm-crimea = Aree della { realm-crimea }
areas-realm-denmark = Aree della { realm-denmark }
areas-realm-hungary = Aree dell’{ realm-hungary }
areas-realm-karaman = Aree di { realm-karaman }
areas-realm-lithuania = Aree della { realm-lithuania }
areas-realm-mazovia = Aree della { realm-mazovia }
areas-realm-novgorod = Aree di { realm-novgorod }
areas-realm-pomerania = Aree della { realm-pomerania }
areas-realm-portugal = Aree del { realm-portugal }

## Stati e Nodi

realms-you = te stesso
realms-chosen = lo Stato scelto
realms-emperor = l’Imperatore
realms-one-opponent = un Avversario
realms-opponents = un Avversario
realms-any-npr = uno Stato non giocante
realms-any-npr-or-own-vassal = uno Stato non giocante o un tuo Vassallo
realms-any-ally = un Alleato a tua scelta
realms-any-adjacent-npr = uno Stato non giocante confinante
realms-any-italian-npr = uno Stato non giocante italiano
realms-distant-npr = uno Stato non giocante lontano
realms-neighbour-pr = un giocatore confinante
realms-protestant-subject = uno Stato protestante dell’Impero
realms-strongest-ally = il tuo Alleato più forte
realms-leader-in-prestige = il primo per Prestigio
realms-revolutionary-realms = uno Stato rivoluzionario
realms-with-marriage = con un Matrimonio
realms-npr-with-marriage = non giocante, con un Matrimonio
realms-npr-adjacent-to-two-players = non giocante, confinante con due giocatori
nodes-any = un Nodo qualsiasi
nodes-own = un Nodo con un tuo Mercante
nodes-maritime = Nodi marittimi
nodes-maritime-galley = Nodi marittimi per Galee
nodes-node-with-opponent = un Nodo con un Mercante avversario

## Numeri

number-all = tutte
number-half = la metà
number-quarter = un quarto
number-base-2-per-ducats-on-card-2 = 2 (e 1 in più ogni 2 Ducati sulla carta)
number-count-base-tax-half = metà delle tue Entrate fiscali di base in
number-count-base-tax-half-max-8 = metà delle tue Entrate fiscali di base (al massimo 8) in
number-count-deployed-regulars = 1 per ogni Unità regolare schierata, in
number-count-fluctuation = metà delle tue Entrate fiscali, più 1 per ogni Unità e 2 per ogni segnalino Interesse e Provincia con oro, in
number-count-fluctuation-half = metà del rincaro in
number-count-large-towns = 1 per ogni Città grande, in
number-count-large-towns-in-diverse-areas = 1 per ogni Città grande fra Fedi diverse, in
number-count-large-towns-per-2 = 1 ogni due Città grandi, in
number-count-merchants-times-3 = 3 per ogni Mercante su un Nodo, in
number-count-merchants-times-4 = 4 per ogni Mercante su un Nodo, in
number-count-tax-income-per-10-times-2 = 2 ogni 10 di Entrate fiscali, in
number-count-tax-income-third = un terzo delle tue Entrate fiscali in
number-count-towns-on-continent-america-times-3-max-12 = 3 per ogni Città in America (al massimo 12) in
number-count-trade-row-row-2 = quanto paga la seconda riga di una carta commercio in
number-count-unrest = tante quanto il tuo Malcontento

## Effetti

effect-gain-adm = +{ $n } ADM
effect-gain-dip = +{ $n } DIP
effect-gain-mil = +{ $n } MIL
effect-gain-ducats = { $n ->
    [one] +{ $n } Ducato
   *[other] +{ $n } Ducati
}
effect-gain-prestige = +{ $n } Prestigio
effect-gain-prestige-per-player-who-chose-like-you = +{ $n } Prestigio per ogni altro giocatore che ha scelto come te
effect-gain-stability = +{ $n } Stabilità
effect-gain-authority = +{ $n } Autorità imperiale
effect-gain-cardinal = { $n ->
    [one] ottieni un Cardinale
   *[other] ottieni { $n } Cardinali
}
effect-gain-colonists = { $n ->
    [one] +{ $n } Colono
   *[other] +{ $n } Coloni
}
effect-gain-interest = { $n ->
    [one] +{ $n } segnalino Interesse
   *[other] +{ $n } segnalini Interesse
}
effect-gain-manpower = +{ $n } Leva
effect-gain-manpower-max = +{ $n } Leva, al massimo { $max } in tutto
effect-gain-merchant = ottieni un terzo Mercante
effect-lose-adm = −{ $n } ADM
effect-lose-dip = −{ $n } DIP
effect-lose-mil = −{ $n } MIL
effect-lose-mp = { $n ->
    [one] −{ $n } punto Potere a tua scelta
   *[other] −{ $n } punti Potere a tua scelta
}
effect-lose-ducats = { $n ->
    [one] −{ $n } Ducato
   *[other] −{ $n } Ducati
}
effect-lose-prestige = −{ $n } Prestigio
effect-lose-stability = −{ $n } Stabilità
effect-lose-authority = −{ $n } Autorità imperiale
effect-lose-cardinal = { $n ->
    [one] perdi un Cardinale
   *[other] perdi { $n } Cardinali
}
effect-lose-interest = { $n ->
    [one] restituisci un segnalino Interesse
   *[other] restituisci { $n } segnalini Interesse
}
effect-lose-marriage = sciogli un Matrimonio
effect-draw-deck = { $n ->
    [one] pesca 1 carta ({ $deck })
   *[other] pesca { $n } carte ({ $deck })
}
effect-draw-deck-keep = { $n ->
    [one] pesca 1 carta ({ $deck }), tienine { $keep }
   *[other] pesca { $n } carte ({ $deck }), tienine { $keep }
}
effect-claim = { $n ->
    [one] una Rivendicazione:
   *[other] { $n } Rivendicazioni:
}
effect-core = un segnalino Core:
effect-influence = +{ $n } Influenza:
effect-remove-influence-whose-you = togli { $n } della tua Influenza:
effect-remove-influence-whose-others = togli { $n } di Influenza avversaria:
effect-remove-influence-whose-one-opponent = togli { $n } di Influenza di un solo Avversario:
effect-remove-influence-whose-any = { $n ->
    [tutte] togli tutta l’Influenza, di chiunque sia:
   *[other] togli { $n } di Influenza, di chiunque sia:
}
effect-unrest = +{ $n } Malcontento:
effect-unrest-only-non-core = +{ $n } Malcontento su Province che non sono core:
effect-unrest-total = +{ $n } Malcontento in tutto, come vuoi:
effect-calm = placa Malcontento ({ $n }):
effect-rebels = { $n ->
    [one] un’Unità ribelle:
   *[other] { $n } Unità ribelli:
}
effect-rebels-at-most-per-area = { $n } Unità ribelli, al massimo { $at_most_per_area } per Area:
effect-remove-rebels = togli Unità ribelli ({ $n }):
effect-move-rebels-to-adjacent = sposta fino a { $n } Unità ribelli in Aree adiacenti, da:
effect-roll-rebels = lancia i dadi Ribellione per il Malcontento:
effect-plague = { $n ->
    [tutte] peste in tutte le Aree:
    [one] peste in 1 Area:
   *[other] peste in { $n } Aree:
}
effect-pirates = { $n ->
    [one] Pirati:
   *[other] Pirati, { $n } segnalini:
}
effect-remove-pirates = { $n ->
    [one] togli i Pirati:
   *[other] togli { $n } segnalini Pirati:
}
effect-expand-node = espandi:
effect-religion-faith = { $n ->
    [one] un’Area cambia fede ({ $faith }):
   *[other] { $n } Aree cambiano fede ({ $faith }):
}
effect-religion-faith-not-owned-by-emperor = { $n } Aree in cui l’Imperatore non possiede nulla cambiano fede ({ $faith }):
effect-religion-faith-only-diverse = { $n ->
    [tutte] tutte le Aree di Fedi diverse cambiano fede ({ $faith }):
   *[other] { $n } Aree di Fedi diverse cambiano fede ({ $faith }):
}
effect-state-religion-faith = la Religione di Stato diventa { $faith }
effect-ally-realm = Alleanza: { $realm }
effect-end-alliance-realm = fine dell’Alleanza: { $realm }
effect-marry-realm = Matrimonio: { $realm }
effect-dispute-realm = Successione contesa: { $realm }
effect-cb-on = puoi piazzare un segnalino CB: { $on }
effect-cb-on-must = piazza un segnalino CB: { $on }
effect-war-on-by = dichiarazione di guerra: { $by } contro { $on }
effect-peace-between-all = Pace bianca in ogni guerra
effect-peace-between-owner-any = Pace bianca in tutte le guerre dello Stato dell’Evento
effect-peace-between-you-any-npr = Pace bianca fra te e uno Stato non giocante
effect-town = ottieni come Città:
effect-vassal = ottieni come Vassallo:
effect-vassal-realm = ottieni come Vassallo: { $realm }
effect-free = libera:
effect-free-realm = di nuovo indipendente: { $realm }
effect-subjugate = rendi Vassallo un Alleato, o annetti un Vassallo
effect-develop = { $n ->
    [one] una Città piccola diventa grande:
   *[other] { $n } Città piccole diventano grandi:
}
effect-shrink = { $n ->
    [one] una Città grande diventa piccola:
   *[other] { $n } Città grandi diventano piccole:
}
effect-dnpr-realm-capital-colour = nasce o cresce lo Stato dinamico { $realm } ({ $colour }, Capitale { $capital }):
effect-dnpr-realm-capital-colour-only-if-held-by-npr-or-unrest = nasce o cresce lo Stato dinamico { $realm } ({ $colour }, Capitale { $capital }), dove nessun giocatore tiene una Provincia tranquilla:
effect-dnpr-realm-capital-colour-only-if-town = nasce o cresce lo Stato dinamico { $realm } ({ $colour }, Capitale { $capital }), sotto le Città:
effect-hre-state-leaves = fuori dall’Impero:
effect-recruit-free-kind-regular = Unità regolari o Navi gratis:
effect-recruit-free-kind-mercenary = Mercenari gratis:
effect-recruit-cost-half-kind-mercenary = Mercenari a metà prezzo:
effect-lose-units = perdi Unità ({ $n })
effect-lose-units-kind-mercenary = perdi Mercenari: { $n }
effect-exhaust = { $n ->
    [one] 1 Unità diventa Esausta
   *[other] { $n } Unità diventano Esauste
}
effect-refresh = { $n ->
    [one] recupera 1 Unità Esausta
   *[other] recupera { $n } Unità Esauste
}
effect-dice = altri dadi Battaglia:
effect-dice-max-per-type = altri dadi Battaglia, al massimo { $max_per_type } per tipo:
effect-dice-dice-as-leader = tanti altri dadi quanti ne dà il tuo Comandante, almeno { $n }
effect-move-army = { $n ->
    [one] muovi un’Armata di 1 spazio
   *[other] muovi un’Armata fino a { $n } spazi
}
effect-move-army-before-battle = { $n ->
    [one] prima della Battaglia allontana un’Armata di 1 spazio
   *[other] prima della Battaglia allontana un’Armata di { $n } spazi
}
effect-siege-units-all = assedia con tutte le Unità di un’Armata e Forza +{ $n }
effect-cancel-covert-action = annulla un’Azione segreta
effect-cancel-battle-action = annulla un’Azione di Battaglia
effect-cancel-call-to-arms = rifiuta senza perdite una Chiamata alle armi
effect-ruler-how-take-from-card = il personaggio sulla carta diventa Sovrano
effect-ruler-how-reject-allowed = puoi respingere il Sovrano sulla carta; se ne va anche il tuo
effect-ill-health-target-ruler = il Sovrano si ammala
effect-hire-character-on-card-kind-advisor = nomina il Consigliere sulla carta
effect-hire-character-on-card-kind-leader = nomina il Comandante sulla carta
effect-hire-free-kind-advisor-source-discard = nomina gratis un Consigliere dagli scarti
effect-hire-free-kind-leader-source-discard = nomina gratis un Comandante dagli scarti
effect-hire-free-kind-leader-source-opponent-at-war = prendi gratis un Comandante a un Avversario in guerra con te
effect-dismiss-kind-advisor = { $n ->
    [one] scarta un Consigliere
   *[other] scarta { $n } Consiglieri
}
effect-research = ricerca un’Idea
effect-research-free = ricerca gratis un’Idea
effect-research-idea = ricerca { $idea }
effect-research-idea-free = ricerca gratis { $idea }
effect-research-idea-price = ricerca { $idea } per { $price }
effect-research-known-to-opponent = ricerca un’Idea che un Avversario ha già
effect-research-price = ricerca un’Idea per { $price }
effect-research-type-free = ricerca gratis un’Idea { $type }
effect-idea-row = { $n ->
    [one] aggiungi a caso un’Idea a quelle esposte
   *[other] aggiungi a caso { $n } Idee di tipo diverso a quelle esposte
}
effect-idea-row-pick = { $n ->
    [one] aggiungi un’Idea a tua scelta a quelle esposte
   *[other] aggiungi { $n } Idee a tua scelta a quelle esposte
}
effect-refresh-display = puoi sostituire { $n } Traguardi o Idee che nessuno ha
effect-action-trade-free = compi un’Azione Commercio gratuita
effect-action-trade-free-only-you = compi un’Azione Commercio gratuita, nessun altro incassa
effect-action-trade-times-free = compi { $times } Azioni Commercio gratuite
effect-action-declare-war-free = dichiara guerra gratis
effect-action-declare-war-on-free = dichiara guerra gratis: { $on }
effect-action-declare-war-on-defence-half-free = dichiara guerra gratis: { $on }, che si difende con metà della sua capacità
effect-action-convert-area = converti un’Area
effect-action-convert-area-free = converti gratis un’Area
effect-action-convert-area-free-no-rebel-dice = converti gratis un’Area, senza dadi Ribellione
effect-action-research-idea = ricerca un’Idea
effect-action-land-activation-free = attiva gratis un’Armata
effect-action-land-activation-siege-bonus-free = attiva gratis un’Armata, con Forza d’assedio +{ $siege_bonus }
effect-action-land-activation-times-different-units-free = attiva gratis { $times } Armate o Unità diverse
effect-action-naval-activation-free = attiva gratis la Flotta o una Nave
effect-action-naval-activation-times-free = attiva gratis le Navi { $times } volte
effect-action-recruit-units = recluta Unità
effect-action-colonize = colonizza
effect-action-explore-free = esplora gratis
effect-action-call-crusade-free = bandisci gratis una crociata
effect-action-excommunicate-free = scomunica gratis
effect-action-play-card-card-free = gioca gratis { $card } dagli scarti o dal mazzo
effect-action-play-card-card-free-no-stability-loss = esponi gratis { $card } dagli scarti o dal mazzo
effect-choose = scegli:
effect-choose-secret = scegli in segreto:
effect-vote = si vota; a parità decidi tu:
effect-choose-area = scegli un’Area:
effect-choose-realm = scegli uno Stato:
effect-each = a turno:
effect-each-times = { $times } volte:

## Condizioni

condition-owns-in = possiedi:
condition-owns-of = { $n ->
    [one] possiedi almeno una Provincia:
   *[other] possiedi almeno { $n } Province:
}
condition-owns-area = { $n ->
    [one] possiedi un’Area intera
   *[other] possiedi { $n } Aree intere
}
condition-owns-area-in = possiedi per intero:
condition-owns-area-gained = { $n ->
    [one] hai completato un’Area in questa Età
   *[other] hai completato { $n } Aree in questa Età
}
condition-owns-area-with-claim = { $n ->
    [one] possiedi per intero un’Area con una tua Rivendicazione o un tuo Core
   *[other] possiedi per intero { $n } Aree con una tua Rivendicazione o un tuo Core
}
condition-presence = { $n ->
    [one] possiedi Province in un’Area
   *[other] possiedi Province in { $n } Aree
}
condition-presence-in = possiedi almeno una Provincia per Area:
condition-not-presence-in-any = non possiedi alcuna Provincia:
condition-controls-in = controlli:
condition-controls-in-vassals = tu o i tuoi Vassalli controllate:
condition-controls-of-vassals = { $n ->
    [one] tu o i tuoi Vassalli controllate almeno una Provincia:
   *[other] tu o i tuoi Vassalli controllate almeno { $n } Province:
}
condition-vassal-or-owned-realm = hai { $realm } come Vassallo, o ne possiedi tutti i core
condition-vassals = { $n ->
    [one] hai un Vassallo
   *[other] hai { $n } Vassalli
}
condition-vassals-near = { $n ->
    [one] hai un Vassallo ({ $near } o dintorni)
   *[other] hai { $n } Vassalli ({ $near } o dintorni)
}
condition-alliances = { $n ->
    [one] hai un’Alleanza
   *[other] hai { $n } Alleanze
}
condition-alliances-of = { $n ->
    [one] hai un’Alleanza:
   *[other] hai { $n } Alleanze:
}
condition-alliances-kind-player = { $n ->
    [one] hai un giocatore come Alleato
   *[other] hai { $n } giocatori come Alleati
}
condition-alliances-kind-port = { $n ->
    [one] hai come Alleato uno Stato con un Porto
   *[other] hai come Alleati { $n } Stati con un Porto
}
condition-marriages = { $n ->
    [one] hai un Matrimonio
   *[other] hai { $n } Matrimoni
}
condition-marriages-of = { $n ->
    [one] hai un Matrimonio:
   *[other] hai { $n } Matrimoni:
}
condition-bond-realm = hai un’Alleanza o un Matrimonio: { $realm }
condition-influence-realm = { $n ->
    [one] hai un cubo Influenza: { $realm }
   *[other] hai { $n } cubi Influenza: { $realm }
}
condition-influence-lead = { $n ->
    [one] hai più Influenza di tutti in un’Area
   *[other] hai più Influenza di tutti in { $n } Aree
}
condition-influence-lead-in = hai più Influenza di tutti:
condition-influence-lead-realm = hai più Influenza di tutti: { $realm }
condition-influence-lead-where-elector = { $n ->
    [one] hai più Influenza di tutti in un’Area elettorale
   *[other] hai più Influenza di tutti in { $n } Aree elettorali
}
condition-adjacent-realm = confini con { $realm }
condition-independent-realm = è indipendente e in Pace: { $realm }
condition-not-player-realm-realm = nessuno gioca con { $realm }
condition-dnpr-provinces-realm = { $n ->
    [one] lo Stato dinamico { $realm } ha una Provincia
   *[other] lo Stato dinamico { $realm } ha { $n } Province
}
condition-tax = le tue Entrate fiscali sono almeno { $n }
condition-tax-growth = le tue Entrate fiscali sono cresciute di { $n } in questa Età
condition-ducats = hai { $n } Ducati
condition-interest = { $n ->
    [0] non hai segnalini Interesse
    [one] hai al massimo un segnalino Interesse
   *[other] hai al massimo { $n } segnalini Interesse
}
condition-trade-income = un Commercio di questo Round ti ha reso { $n } Ducati
condition-trade-income-in = un Commercio di questo Round ti ha reso { $n } Ducati:
condition-trade-income-where-distant = un Commercio di questo Round ti ha reso { $n } Ducati in un Nodo lontano
condition-merchants = { $n ->
    [one] hai un Mercante su un Nodo
   *[other] hai { $n } Mercanti sui Nodi
}
condition-merchants-outside-home = { $n ->
    [one] hai un Mercante fuori dal Nodo della Capitale
   *[other] hai { $n } Mercanti fuori dal Nodo della Capitale
}
condition-merchants-in-in = hai un Mercante sul Nodo:
condition-expanded-node-with-merchant = { $n ->
    [one] hai un Mercante in un Nodo espanso
   *[other] hai Mercanti in { $n } Nodi espansi
}
condition-stability = la tua Stabilità è { $n } o più
condition-idea-idea = hai l’Idea { $idea }
condition-ideas = { $n ->
    [one] hai un’Idea
   *[other] hai { $n } Idee
}
condition-ideas-type = { $n ->
    [one] hai un’Idea { $type }
   *[other] hai Idee di questo tipo: { $n } ({ $type })
}
condition-advisors = { $n ->
    [one] hai un Consigliere
   *[other] hai { $n } Consiglieri
}
condition-ruler-skill = le abilità del tuo Sovrano sommano { $n }
condition-state-religion-faith = la Religione di Stato è { $faith }
condition-state-religion-group-christian = la Religione di Stato è cristiana
condition-state-religion-group-muslim = la Religione di Stato è musulmana
condition-areas-of-faith-faith-where-own = possiedi Province in { $n } Aree di questa fede: { $faith }
condition-areas-of-faith-faith-all-where-own = tutte le tue Aree, almeno { $n }, hanno questa fede: { $faith }
condition-areas-of-faith-faith-all-where-elector = tutte le Aree elettorali hanno questa fede: { $faith }
condition-cardinals = { $n ->
    [one] hai un Cardinale
   *[other] hai { $n } Cardinali
}
condition-papal-controller = controlli la Curia
condition-authority = sei Imperatore con Autorità { $n }
condition-towns-on-continent = { $n ->
    [one] hai una Città: { $continent }
   *[other] hai { $n } Città: { $continent }
}
condition-not-towns-on-continent = { $n ->
    [one] non hai alcuna Città: { $continent }
   *[other] hai meno di { $n } Città: { $continent }
}
condition-claims-on-continent = { $n ->
    [one] hai una Rivendicazione: { $continent }
   *[other] hai { $n } Rivendicazioni: { $continent }
}
condition-continents = { $n ->
    [one] hai Città su un continente
   *[other] hai Città su { $n } continenti
}
condition-large-towns = { $n ->
    [one] hai una Città grande
   *[other] hai { $n } Città grandi
}
condition-cores = { $n ->
    [one] hai un segnalino Core
   *[other] hai { $n } segnalini Core
}
condition-unrest = { $n ->
    [0] non hai Malcontento
    [one] hai Malcontento al massimo in una Provincia
   *[other] hai Malcontento al massimo in { $n } Province
}
condition-deployed = { $n ->
    [one] hai un’Unità terrestre schierata
   *[other] hai { $n } Unità terrestri schierate
}
condition-deployed-kind-artillery = { $n ->
    [one] hai un’Artiglieria schierata
   *[other] hai { $n } Artiglierie schierate
}
condition-deployed-kind-cavalry = { $n ->
    [one] hai una Cavalleria schierata
   *[other] hai { $n } Cavallerie schierate
}
condition-deployed-kind-heavy-ship = { $n ->
    [one] hai una Nave pesante
   *[other] hai { $n } Navi pesanti
}
condition-deployed-near = { $n ->
    [one] hai un’Unità terrestre ({ $near } o dintorni)
   *[other] hai { $n } Unità terrestri ({ $near } o dintorni)
}
condition-ships-at-sea = { $n ->
    [one] hai una Nave in mare
   *[other] hai { $n } Navi in mare
}
condition-ships-at-sea-of = { $n ->
    [one] hai una Nave:
   *[other] hai { $n } Navi:
}
condition-won-battles-period-round = { $n ->
    [one] hai vinto una Battaglia in questo Round
   *[other] hai vinto { $n } Battaglie in questo Round
}
condition-won-battles-kind-naval-period-age = { $n ->
    [one] hai vinto una Battaglia navale in questa Età
   *[other] hai vinto { $n } Battaglie navali in questa Età
}
condition-won-battles-period-age-versus-muslim = { $n ->
    [one] hai vinto una Battaglia contro musulmani in questa Età
   *[other] hai vinto { $n } Battaglie contro musulmani in questa Età
}
condition-won-war-period-age = { $n ->
    [one] hai vinto una guerra in questa Età
   *[other] hai vinto { $n } guerre in questa Età
}
condition-won-war-period-age-versus-player = { $n ->
    [one] hai vinto una guerra contro un giocatore in questa Età
   *[other] hai vinto { $n } guerre contro giocatori in questa Età
}
condition-occupies-capital = { $n ->
    [one] occupi una Capitale
   *[other] occupi { $n } Capitali
}
condition-occupies-capital-of-player = { $n ->
    [one] occupi la Capitale di un giocatore
   *[other] occupi { $n } Capitali di giocatori
}
condition-at-peace = sei in Pace
condition-industry-ready = hai tre di queste cose: cinque Porti, tre Città lontane, la Rivoluzione scientifica, nessuna Provincia con oro

## Cambiamenti duraturi

modifier-income-ducats = +{ $n } Ducati nella Fase 4 B
modifier-interest-free = i primi { $n } segnalini Interesse non costano nulla
modifier-loan-ducats = { $n ->
    [one] un Prestito porta { $n } Ducato in più
   *[other] un Prestito porta { $n } Ducati in più
}
modifier-corruption-free = la Corruzione comincia { $n } Ducati più tardi
modifier-influence-ducats = costo in Ducati di ogni altro cubo Influenza: { $n }
modifier-power-adm = +{ $n } ADM a Round
modifier-power-dip = +{ $n } DIP a Round
modifier-power-mil = +{ $n } MIL a Round
modifier-power-any = { $n ->
    [one] +{ $n } punto Potere a scelta a ogni Round
   *[other] +{ $n } punti Potere a scelta a ogni Round
}
modifier-prestige-if-stable = +{ $n } Prestigio a Round finché la Stabilità è positiva
modifier-cost-research = costo delle Idee: { $n }
modifier-cost-stability = costo per alzare la Stabilità: { $n }
modifier-cost-convert-area = costo per convertire un’Area: { $adm } ADM e { $ducats } Ducati
modifier-cost-colonize = costo per colonizzare: { $n }
modifier-cost-develop-town = costo per sviluppare una Città: { $ducats } Ducati
modifier-cost-heavy-ship = costo di una Nave pesante: { $n } Ducati
modifier-cost-infantry = costo della Fanteria regolare in Ducati: { $n }
modifier-recruit-cost-half = Unità e Navi costano la metà
modifier-integrate-area-charges = cariche per integrare un’Area: { $n }
modifier-alliance-limit = Alleanze permesse: +{ $n }
modifier-marriage-limit = { $n ->
    [1] Matrimoni permessi: +1
   *[other] Matrimoni permessi: { $n }
}
modifier-influence-per-area = +{ $n } Influenza per Area e Turno
modifier-no-marriages = niente Matrimoni
modifier-no-trade = il giocatore scelto non commercia nei Nodi marittimi
modifier-dissent-areas-ignored = { $n ->
    [one] un’Area di un’altra fede conta come tua nella Fase 3 G
   *[other] { $n } Aree di un’altra fede contano come tue nella Fase 3 G
}
modifier-convert-unrest = Malcontento quando converti un’Area: { $n }
modifier-convert-no-rebel-dice = niente dadi Ribellione quando converti un’Area
modifier-cb-holy-war = un CB contro gli Stati di altre fedi
modifier-cb-against-leader = un CB contro il primo per Prestigio
modifier-offensive-cta-influence = Influenza per una Chiamata alle armi offensiva: { $n }
modifier-besieged-tax-value = le tue Province assediate valgono { $n } in più
modifier-recruit-artillery = puoi reclutare Artiglieria
modifier-refresh-manpower = { $n ->
    [one] un’altra Unità Esausta torna a ogni Round
   *[other] altre { $n } Unità Esauste tornano a ogni Round
}
modifier-suppress-with = il Malcontento si reprime anche con ADM
modifier-double-counts-twice = il simbolo doppio vale due colpi di Fanteria
modifier-first-strike-cavalry = prima di una Battaglia un dado Cavalleria per ogni Cavalleria
modifier-enemy-leader-dice = dadi del Comandante nemico: { $n }
modifier-naval-dice = dadi Artiglieria nelle Battaglie navali: +{ $artillery }
modifier-infantry-dice = dadi Fanteria nelle Battaglie terrestri: +{ $n }
modifier-explore-with-ships = esplori anche con le Navi
modifier-trade-power-with-keys = Potere commerciale +{ $power } in un Nodo con { $keys } Province chiave
modifier-opponents-row-down-with-keys = con { $power_from_keys } di Potere commerciale da Province chiave gli altri incassano una riga più in basso
modifier-native-uprising-immune = niente rivolta degli indigeni
modifier-interregnum-stability = in un Interregno perdi { $n } di Stabilità in meno
modifier-event-stability-loss = Stabilità persa per gli Eventi: { $n }
modifier-covert-immunity = le Azioni segrete contro di te costano { $dip } DIP in più
modifier-spread-ideas-discount = le Idee che altri hanno già costano { $n } in meno
modifier-comet-refresh = { $n ->
    [one] una cometa cambia { $n } carta in più
   *[other] una cometa cambia { $n } carte in più
}
modifier-rebel-dice-worse = i tuoi dadi Ribellione non tolgono mai Malcontento
