# Great Powers nel browser: il tavolo.

## La pagina

table-skip = Vai alla domanda
table-side = Giocatori, diario e regole
table-connecting = Ti portiamo al tavolo …
table-connection-lost = La connessione è caduta. Le tue risposte no; si riprova …
table-unopened = Non è stato possibile caricare il tabellone di questo gioco.
    .again = Riprova
table-fold = Chiudi
table-unfold = Apri
refused-title = Questo tavolo ti è chiuso
refused-text = Non esiste, oppure è privato e questo browser non vi ha un posto.
nav-title = Pagine del tavolo
nav-board = Mappa
nav-war = Guerra
nav-answers = qui si risponde

## La domanda

prompt-title = La domanda
prompt-your-turn = Tocca a te
prompt-turn-of = Tocca a { $name }
prompt-thinking = { $name } sta pensando
prompt-nobody = { $power }: ancora nessuno al posto
prompt-will-call = verrai chiamato
prompt-tell-me = Avvisami
prompt-undo = Annulla
prompt-sending = invio …
undo-ask = Chiedi di annullare
undo-further = Annulla di più
undo-turn = All’inizio del mio turno
undo-point = A un momento a scelta …
undo-luck = Carte e dadi escono come prima: annullare non cambia la fortuna.
undo-here = Annulla fino a qui
undo-here-ask = Chiedi di annullare fino a qui
confirm-sure = { $what }: confermi?
confirm-loss = { $loss }: procedere?
cost-owed = di cui { $n } a Debito
plate-empty = posto libero
plate-your-turn = il tuo turno
plate-thinking = pensa
prompt-more = Altre { $n }
prompt-options = { $n ->
    [one] Un’altra opzione
   *[other] { $n } opzioni
}

## Diario, chat, regole

side-log = Diario
side-forecast = Previsione
side-analyst = Analista
side-chat = Chat
side-rules = Regole
side-cards = Carte
cards-search = Cerca una carta
cards-nothing = Nessuna carta corrisponde.
side-terms = Termini
terms-search = Cerca un termine
terms-nothing = Nessun termine corrisponde.
cards-discarded = Scartate
history-empty = Non è ancora successo nulla.
history-nothing-fits = Nessuna riga corrisponde.
history-filter = Filtra il diario
history-search = Cerca nel diario
history-only = Solo { $power }
history-step = passo { $n }
history-new = ↓ { $n } nuove
history-read = Leggi: { $name }
history-steps = { $n ->
    [one] 1 piccolo passo
   *[other] { $n } piccoli passi
}
since-title = Dal tuo turno
since-replay = Rivedi
since-all-of = { $power }: tutto
since-net = Guadagni e costi in tutto
moment-go-on = Avanti
moment-see-board = Mostra il tabellone
moment-show-map = Mostra sulla mappa
moment-only-points = Fermati solo se i punti cambiano di mano
moment-skip = Salta tutto ({ $n })
moment-has-read = { $name } ha letto
moment-reads = { $name } non ha ancora letto
chat-here = Chi c’è
chat-present = presente
chat-away = assente
chat-spectators = { $n ->
    [one] uno spettatore
   *[other] { $n } spettatori
}
chat-empty = Nessuno ha ancora parlato.
chat-say = Di’ qualcosa
chat-send = Invia
rules-search = Cerca nelle regole
rules-nothing = Nessun paragrafo corrisponde.

## Rivedere

replay-open = Rivedi
replay-what = Rivedi: { $what }
replay-beginning = l’inizio
replay-step = Passo { $at } di { $last }
replay-as-then = vedi ciò che il tuo posto sapeva allora
replay-open-to-all = la partita è finita, tutto è scoperto
replay-copy = Copia il link
replay-copied = Copiato
replay-back = Torna alla partita
replay-first = All’inizio
replay-previous = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-position = Punto della partita
replay-eyes = Con gli occhi di { $power }

## L’analista

analyst-ask = Chiedi all’analista
analyst-thinks = L’analista sta provando i tuoi piani…
analyst-nothing = Niente da chiedere: qui non hai nulla da decidere.
analyst-about = Valuta per te interi piani sapendo solo ciò che sai tu: quel che è nascosto viene ridistribuito a ogni prova.
analyst-now = La tua probabilità di vincere con il piano migliore
analyst-chance =
    { $deals ->
        [one] Provato una volta, ridistribuendo ciò che è nascosto.
       *[other] Provato { $deals } volte, ridistribuendo ogni volta ciò che è nascosto; ± { $error } %.
    }
analyst-hurried = Non c’è stato tempo di provarli: nell’ordine in cui paiono buoni a prima vista.
hindsight-title = Probabilità di vittoria
hindsight-about = Probabilità di vittoria a carte scoperte, secondo il giudizio del gioco misurato su partite di bot. ?: una mossa costata molto.
hindsight-turn = { $power } sale del { $n } % al passo { $at }
hindsight-lost = { $power } perde il { $n } % al passo { $at }
analyst-try = Prova
analyst-behind = { $n } % in meno del migliore
analyst-gain = Guadagno: { $what }.
analyst-price = Prezzo: { $what }.
analyst-risk = Rischio: { $what }.
analyst-pointed = Un piano dell’analista: passo { $n } di { $all }
mistakes-title = I momenti più costosi
mistakes-looking = La partita è in esame…
mistakes-none = Nessuno ha sprecato molto.
mistakes-failed = Non è stato possibile completare l’analisi. Ricarica la pagina per riprovare.
mistakes-not-begun = Nessuno di chi ha giocato ha ancora fatto analizzare questa partita.
mistakes-step = { $power }, passo { $at }
mistakes-played = Giocato: { $what }
mistakes-better = Meglio: { $what }
mistakes-download = Scarica l’analisi
turning-title = Punti di svolta
turning-about = dove le probabilità sono cambiate di più; con un clic si rivede la partita da lì
turning-none = Le probabilità sono cambiate poco a poco.
end-analysis = Analisi
replay-step-short = Passo { $at }

## Piani

plan-try = Prova un piano
plan-from-here = Prova da qui
plan-title = Un piano.
plan-title-from = Un piano dal passo { $at }.
plan-text = Questa copia del tavolo la vedi solo tu. Ciò che ti è nascosto vi è ridistribuito, e la sorte è immaginata.
plan-hint = Solo un piano
plan-hint-for = Solo un piano: decidi per { $power }, le cui carte nascoste sono immaginate
plan-veiled = { $power } ha una decisione di cui non puoi conoscere i particolari
plan-their-turn = Ora deciderebbe { $power }
plan-over = Qui la partita sarebbe finita
plan-over-won = Vincitore in questo piano: { $name }
plan-by-hand = Decidi al suo posto
plan-by-bot = Lascia decidere un bot
plan-others = Chi gioca per gli altri nel piano
plan-others-bot = Altri: bot
plan-others-hand = a mano
plan-carry-out = Esegui { $n }
plan-carry-out-title = Dà al tavolo le tue risposte fino a dove decide un altro giocatore o la sorte: tutte o nessuna
plan-carried-out =
    { $n ->
        [one] Eseguita: 1 risposta.
       *[other] Eseguite: { $n } risposte.
    }
plan-rest =
    { $n ->
        [one] Del piano resta un passo: { $what }.
       *[other] Del piano restano { $n } passi, il prossimo: { $what }.
    }
plan-try-rest = Prova il resto
plan-stopped = Il piano non regge più a «{ $what }»: { $why }
plan-left-out =
    { $n ->
        [one] Una risposta immaginata degli altri non vale più ed è tralasciata.
       *[other] { $n } risposte immaginate degli altri non valgono più e sono tralasciate.
    }
plan-moved-on = Da quando è iniziato questo piano la partita è andata avanti.
plan-from-now = Pianifica da adesso
plan-steps = Passi del piano
plan-beginning = Inizio, al passo { $at }
plan-imagined = Ciò che qui si pesca o si rivela è immaginato
plan-forced = Da sé: { $what }
plan-again = Ricomincia
plan-leave = Lascia il piano

notes-title = Appunti
notes-about = Li vedi solo tu: restano in questo browser, per questo posto.
plans-title = Piani
plans-name = Nome del piano
plans-unnamed = Piano { $n }
plans-keep = Conserva
plans-none = Per questo tavolo non è ancora conservato alcun piano.
plans-where = I piani sono conservati in questo browser, solo per questo posto.
plans-steps =
    { $n ->
        [one] 1 passo, ideato al passo { $at } della partita
       *[other] { $n } passi, ideati al passo { $at } della partita
    }
plans-open = Prova adesso
plans-open-from = Prova dal passo { $at }
plans-drop = Elimina «{ $name }»
plans-share = Condividi
plans-back = Indietro
plans-link = Link al piano
plans-share-text = Il link contiene le risposte del piano e nient’altro. Chi lo apre a questo tavolo le legge e può provarle in una distribuzione propria, che non gli dice niente di più.
plans-share-hidden = Il passo { $n } nomina qualcosa che solo tu puoi sapere. Il link finisce prima.
plans-share-all = Condividi comunque tutto il piano
plans-shared = Un piano condiviso
plans-shared-deal = Lo provi in una distribuzione tua: che lì regga o no, non dice niente delle mani altrui.
plans-shared-watch = Solo i giocatori possono provare un piano: si distribuisce da ciò che una mano sa, e tu stai guardando.
plans-shared-broken = Questo link non contiene un piano leggibile.

## Proposte e menu

proposal-undo = { $name } chiede di ritirare una decisione.
proposal-draw = { $name } propone il pareggio.
proposal-replace = { $name } vuole che un bot giochi per { $absent }, che è assente.
proposal-yes = D’accordo
proposal-no = Rifiuta
proposal-waiting = La tua proposta aspetta gli altri.
menu-title = Menu del tavolo
menu-offer-draw = Proponi il pareggio
menu-resign = Abbandona
menu-resign-sure = Abbandonare la partita? Non si può tornare indietro.
menu-resign-yes = Abbandona
menu-resign-no = Continua
menu-rematch = Rivincita a parti invertite
menu-rematch-open = La rivincita è aperta, a parti invertite.
menu-rematch-go = Siediti di nuovo
menu-record = Scarica la partita
menu-proof = Fortuna onesta
menu-lobby = Ai tavoli
proof-text = Tutta la fortuna di questa partita deriva da un solo seme. La sua impronta è stata fissata prima della prima pescata.
proof-hash = Impronta del seme
proof-seed = Seme
proof-later = visibile a partita finita
proof-how = Con la partita scaricata chiunque può controllare tutto:
proof-holds = La fortuna è provata
    .text = il seme { $seed } corrisponde alla prima impronta vista da questo browser
proof-open = Il seme è svelato
    .text = seme { $seed }: verificalo con la partita scaricata
proof-fails = La fortuna non è provata
    .text = il seme { $seed } non corrisponde alla prima impronta vista da questo browser

## Posti vuoti, uno schermo, la fine

invitation-send = Invia questo link a chi giocherà con { $power }:
invitation-sent = { $power }: l’invitato non è ancora arrivato.
invitation-open = { $power }: si aspetta che qualcuno si sieda.
invitation-bot = Fai giocare un bot
absent-bot = Un bot continua per { $name }, assente da molto
absent-ask = Chiedi agli altri un bot
curtain-title = Passa lo schermo a { $name }
curtain-text = Il tavolo è coperto, così nessuno vede ciò che non è suo.
curtain-lift = Sono { $name }
end-won = Vittoria: { $power }
end-drawn = La partita è pari
end-replay = Rivedi la partita
end-by-turn = Punti per turno
end-by-source = Da dove vengono
end-holdings = Alla fine
end-lead-always = In testa dall’inizio alla fine: { $power }.
end-lead-late = In testa { $since }: { $power }.
end-lead-turned = In testa all’inizio: { $before }; { $since }: { $power }.
end-lead-often = La testa è passata di mano { $n ->
    [one] una volta
   *[other] { $n } volte
}; { $since } in testa: { $power }.
end-lead-level = Alla fine parità; prima in testa: { $power }.
end-marker = Segnalino
end-sides-change = Nella rivincita si cambia parte.
end-link = Copia il link per rivedere la partita
end-link-players = Copia il link per rivedere la partita; si apre per chi gioca a questo tavolo
end-word = «{ $words }»

## Tasti

keys-title = Tasti
keys-answer = rispondi con il pulsante scuro o scegli lo spazio
keys-undo = annulla
keys-tab = avanti tra ciò che si può scegliere
keys-arrows = allo spazio più vicino in quella direzione
keys-maps = tutte le mappe o una sola
keys-zoom = più vicino, più lontano
keys-log = diario
keys-chat = chat
keys-tray = ripiega il vassoio
keys-war = tabellone della guerra
keys-replay = rivedi
keys-moment = mostra sulla mappa di che cosa tratta un momento
keys-lesson = la lezione
keys-escape = chiudi
keys-keys = questo elenco
