# Imperialism: le parole che servono solo al tabellone nel browser.

## Le parti del tabellone

im-ledger = Tracciati
im-arms-and-glory = Armi, prestigio e gloria
im-arms-and-prestige = Armi e prestigio
im-goods = Produzione
im-goods-pay = ogni spazio rende i suoi ducati
im-actions = Azioni
im-open-territories = Territori scoperti
im-religions = Religioni
im-achievements = Progressi
im-parts = Parti del tabellone
im-part-europe = Europa
im-part-overseas = Oltremare
im-part-tracks = Tracciati
im-part-cards = Carte
im-part-lit = qui si può scegliere qualcosa
im-rail = Strumenti del tabellone
im-own-empire = Il tuo impero
im-war = Guerra
im-pile-providence = Carte provvidenza scartate ({ $n })
im-pile-territory = Territori scartati ({ $n })
im-newest-first = Dall’ultima.
im-none = Nessuno
im-under-the-top = l’ultimo è in cima alla pila; sotto ce ne sono { $n }
im-left = { $n ->
    [0] finite
    [one] ne resta una
   *[other] ne restano { $n }
}
im-may = { $n ->
    [one] { $what }. Puoi: { $may }
   *[other] { $what }. { $n } modi di usarla
}
im-track-told = { $track }: { $told }

## L’atlante

im-atlas = Atlante
im-atlas-told = Atlante: chi possiede quale territorio
im-atlas-note = L’atlante mostra ciò che dicono le carte. I luoghi affiancati non sono confinanti secondo le regole.
im-legend = Segni dell’atlante
im-side-atlas = Atlante
im-side-ledger = Registro
im-nearer = Più vicino
im-farther = Più lontano
im-whole-atlas = Tutto l’atlante
im-region-europe = Europa
    .short = Eu
im-region-na = Nord America
    .short = Am
im-region-sa = Sud America
im-region-af = Africa
    .short = Af
im-region-ea = Oriente
    .short = Or
im-sea-north = Mare del Nord
im-sea-black = Mar Nero
im-sea-biscay = Golfo di Biscaglia
im-place-told = { $name }: { $told }
im-place-home = patria di un giocatore: { $who }
im-place-idle = nessuno guida questa potenza
im-place-held = in possesso di: { $who }
im-place-hand = nella tua mano
im-place-open = territorio scoperto: si può pescare
im-place-away = non scoperto: nel mazzo, tra gli scarti o in una mano
im-place-board = non c’è ancora nessuno
im-against-you = Forza contro di te:
im-sign-home = patria di un giocatore
im-sign-held = territorio posseduto
im-sign-idle = potenza che nessuno guida
im-sign-away = territorio nel mazzo, tra gli scarti o in una mano
im-sign-open = territorio scoperto, con il suo costo
im-sign-hand = nella tua mano, con il suo costo
im-sign-lit = si può scegliere ora
im-sign-news = cambiato dal tuo turno
im-sign-war = l’ultima guerra, con le due forze
im-sign-trade = commercio dalle colonie, con i suoi beni

## Tracciati

im-glory = Gloria
im-glory-of = { $n } di gloria; la casella finale è { $end }
im-of-end = su { $end } di gloria
im-leader = Primato
im-bloom = Fioritura
im-bloom-gives = +1 gloria
im-about-army = Per le conquiste e le guerre terrestri. Si compra con i viveri.
im-about-fleet = Per le conquiste e le guerre navali. Si compra con i tessuti.
im-about-prestige = Oltre 10, nel proprio turno, la cultura fiorisce: un punto gloria alla fine del turno. Guerre e vergogna costano prestigio.
im-about-glory = Chi raggiunge la casella finale dà inizio agli ultimi turni. A ciò si aggiunge il punteggio finale.
im-lead-gold = mano +1
im-lead-food = per prestigio
im-lead-textiles = per prestigio
im-lead-spices = +1 prestigio
im-lead-oriental = secondo bene
im-lead-industrial = +1 prestigio
im-lead-shipyards = ½ flotta
im-lead-weapons = ⅓ esercito
im-leads-gold = Chi ha il primato tiene in mano una carta in più.
im-leads-food = Chi ha il primato riceve un ducato per punto di prestigio, al massimo 5.
im-leads-textiles = Chi ha il primato riceve un ducato per punto di prestigio, al massimo 5.
im-leads-spices = Chi ha il primato riceve un punto di prestigio.
im-leads-oriental = Chi ha il primato può pagare 3 ducati per sviluppare un altro bene, ma non oro, merci orientali o spezie.
im-leads-industrial = Chi ha il primato riceve un punto di prestigio.
im-leads-shipyards = Chi ha il primato riceve un ducato ogni due livelli di flotta.
im-leads-weapons = Chi ha il primato riceve un ducato ogni tre livelli di esercito.
im-economy-gold = Commerciare in oro costa un punto di prestigio.
im-economy-food = Poi 8 ducati comprano un livello di esercito.
im-economy-textiles = Poi 8 ducati comprano un livello di flotta.
im-economy-spices = Non si può comprare altro.
im-economy-oriental = Non si può comprare altro.
im-economy-industrial = Richiede 10 di prestigio, o abbastanza gloria. Poi 12 ducati comprano un livello di viveri, tessuti, materiali industriali, armi terrestri o cantieri navali.
im-economy-shipyards = Poi si può prendere una carta evento dagli scarti.
im-economy-weapons = Poi si può prendere una carta guerra dagli scarti.
im-would-bring = Svilupparlo frutta
im-ducats = { $n ->
    [one] 1 ducato
   *[other] { $n } ducati
}

## Azioni

im-action-development = Ricevi il profitto commerciale di un bene; chi ha il primato riceve di più, e certi beni permettono di comprare un livello o prendere una carta.
im-action-intrigue = Gioca una o due carte di tipo diverso, soprattutto complotti e sovrani; oppure cambia religione.
im-action-conquest = Cala un territorio dalla mano, o metti un segnalino su India o Cina.
im-action-war = Attacca un altro giocatore con una carta guerra, per terra o per mare.
im-action-taxes = Un ducato per ogni tua carta territorio.
im-last-action = Ultima azione:
bar-development = Non c’è nulla da sviluppare.
bar-intrigue = Non hai carte per un intrigo e non soddisfi alcuna religione.
bar-conquest = Nessun territorio è alla tua portata.
bar-war = Non hai carte guerra.
bar-taxes = Non c’è nulla da tassare.

## Carte

im-kind-positive_ruler = sovrano
im-kind-negative_ruler = cattivo sovrano
im-kind-plot = complotto
im-kind-event = evento
im-kind-special = carta speciale
im-kind-land = regione
im-kind-colony = colonia
im-kind-achievement = progresso
im-kind-religion = religione
im-permanent = Sempre:
im-immediate = Subito:
im-release = Per liberarsene:
im-plunder = bottino
im-needs = Requisiti
im-gives = Dà
im-or = o
im-met = soddisfatto
im-has = hai { $n }
im-missing = mancano { $n }
im-cost = { $n ->
    [one] costa 1 ducato
   *[other] costa { $n } ducati
}
im-short = { $n ->
    [one] manca 1 ducato
   *[other] mancano { $n } ducati
}
im-within-reach = Alla tua portata: i requisiti sono soddisfatti e hai i ducati.
im-click-takes = Un clic la prende in mano, gratis
im-modifier-land = nelle guerre terrestri
im-modifier-sea = nelle guerre navali
im-modifier-dissenters = nelle guerre contro gli infedeli
im-hand = Mano
im-limit = limite della mano
im-others = Gli altri
im-your-hand = La tua mano
im-more = altro
im-read-whole = Indica o tocca una carta per leggerla intera.
im-in-play = In gioco
im-watching = Stai guardando: le mani sono nascoste.

## Giocatori

im-open-empire = { $power }: tutto ciò che sta davanti a questo giocatore
im-has-chosen = ha scelto
im-still-choosing = sta scegliendo
im-cards-held = { $providence ->
    [one] 1 carta provvidenza
   *[other] { $providence } carte provvidenza
}, { $territories ->
    [one] 1 territorio
   *[other] { $territories } territori
}
im-hand-limit = limite { $n }
im-known-cards = Carte che conosci
im-ruler = Sovrano
im-religion = Religione
im-faith-catholic = Cattolicesimo
im-faith-orthodox = Ortodossia
im-faith-islam = Islam
im-in-war = Forza in guerra
im-levels-and-sources = I livelli, e da dove vengono
im-start-number = Numero iniziale { $n }.
im-choice-title = Quale potenza guidi?
im-choice-text = Tutti scelgono in segreto; comincia il numero iniziale più basso.
im-kept = Tieni questa.

## Guerra

im-war-land = Guerra terrestre
im-war-sea = Guerra navale
im-declaration = Dichiarazione di guerra
im-no-war = Pace: le guerre possibili
im-attacker = attacco
im-defender = difesa
im-attacker-by = { $power } vince di { $n }
im-defender-holds = { $power } resiste
im-needs-more = Alla difesa mancano { $n } per resistere.
im-tie-holds = L’attacco deve essere più forte; in parità la difesa resiste.
im-won = Ha vinto: { $power }
im-your-defence = Le tue carte guerra
im-strengths = Forze
im-outcome = Esito
im-defend = Difenditi
im-peace = Vie per la pace
im-prestige-less = prestigio perso: { $n }
im-cede-text = con i suoi livelli; prestigio e gloria restano
im-terms = Pace: un tributo di { $tribute }, o un territorio, o l’umiliazione per { $humiliation } di prestigio.
im-plunder-would = { $n ->
    [0] Nessun bottino.
    [one] Bottino: 1 ducato.
   *[other] Bottino: { $n } ducati.
}
im-no-terms = Se la difesa resiste non c’è nulla da pagare: chi difende guadagna un punto di gloria e uno di prestigio.
im-against = Contro
im-outlook-card = Con { $card }, prima che la difesa giochi qualcosa:
im-outlook-plain = Prima di ogni carta guerra:
im-outlook-note = La difesa può aggiungere fino a due carte guerra.

## Turni e punteggio

im-setup = Preparazione
im-round = Giro { $n }
im-phase-exchange = scambio di carte
im-phase-action = azione
im-last-turns = { $n ->
    [one] ultimo turno
   *[other] ultimi { $n } turni
}
im-race = Gloria, la casella finale è { $end }: { $told }
im-final-scoring = Punteggio finale
im-if-it-ended = Se la partita finisse ora
im-at-stake = { $second ->
    [0] Ogni categoria: primo posto da soli +{ $first }, condiviso +{ $shared }.
   *[other] Ogni categoria: primo posto da soli +{ $first }, condiviso +{ $shared }, secondo posto da soli +{ $second }.
}
im-group-might = Potenza
im-group-lands = Terre
im-group-goods = Merci
im-faithful = Fedeltà a Roma (+{ $n })
im-total = Totale
im-no-powers-yet = Le potenze non sono ancora scelte.

## Reazioni a cui si può rinunciare più a lungo

reaction-ask-pirates = Pirati dopo uno sviluppo
reaction-ask-cancel = Annullare un evento
reaction-ask-war-event = Eventi di guerra

## Moments and cards

moment-war = Guerra: { $power } contro { $victim }
moment-powers = Le potenze si rivelano
moment-final = Punteggio finale
im-begins = comincia
cards-in-play = In gioco
cards-providence = Provvidenza
cards-territories = Territori
cards-achievements = Traguardi
cards-religions = Religioni
