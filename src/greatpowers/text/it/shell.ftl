# La shell: ciò che dice la riga di comando e ciò che è comune a tutti i giochi.

## Ciò che ogni gioco può proporre, rispondere e annotare

option-yes = Sì
option-no = No
option-pass = Passo
option-counter = Fai una controproposta
allowed = È consentito.
no-not-asked = Non è ciò che viene chiesto ora.
no-not-your-decision = Ora la decisione spetta ad altri.
no-not-a-target = La domanda qui sopra non lo prevede.
no-behind-a-wall = Di mezzo c’è una pescata, un dado o una rivelazione.
log-forced = Era possibile una sola risposta; è stata data subito.
log-forced-target = Era possibile una sola risposta, ed è stata data subito: { $target }.
log-undo-by-consent = { $steps ->
    [one] Di comune accordo è stata ritirata una decisione.
   *[other] Di comune accordo sono state ritirate { $steps } decisioni.
}
log-rules-changed = Le regole di questo gioco sono cambiate dal suo inizio; da qui la partita prosegue con le nuove.
log-seat-bot = Da qui in poi un bot gioca per il giocatore { $n }.
log-seat-free = Da qui in poi il posto del giocatore { $n } è libero.
log-seat-player = Da qui in poi qualcun altro gioca per il giocatore { $n }.
ending-resigned = Un giocatore ha abbandonato la partita.
ending-timeout = A un giocatore è scaduto il tempo.
ending-draw = I giocatori si sono accordati per la patta.

## I comandi e le loro opzioni

cli-about = Great Powers: un tavolo per grandi giochi di strategia sulle potenze europee.
cli-commands = comandi
cli-games-about = elenca i giochi con i posti e le opzioni
cli-play-about = si gioca nel terminale, contro i bot o in più persone alla stessa tastiera
cli-sim-about = i bot giocano molte partite e si vede chi vince
cli-replay-about = racconta di nuovo una partita registrata
cli-rules-about = mostra dove ogni sezione del regolamento è programmata e verificata
cli-fuzz-about = partite casuali in cerca di errori, vicoli ciechi e invarianti violate
cli-bench-about = misura la velocità dei giochi su questo computer
cli-balance-about = fa giocare i bot contro sé stessi e vede se il gioco è equilibrato
cli-dataset-about = fa giocare ai bot molte partite e scrive ogni decisione in file Parquet
cli-ladder-about = fa giocare i bot tutti contro tutti e ne valuta la forza
cli-learn-about = fa imparare una valutazione giocando contro se stessa
cli-pace-about = lascia giocare i bot al posto delle persone e dice quanto spesso sono interpellate e chi aspetta
cli-calibrate-about = trova a quali probabilità di vittoria corrisponde il giudizio di un gioco, da partite giocate da bot
cli-verify-about = dimostra una partita conclusa a partire dalla sua registrazione
cli-serve-about = offre tavoli nel browser, per persone e bot
cli-rekey-about = annulla tutte le chiavi di posti e tavoli già consegnate
cli-help-game = l’identificativo di un gioco, vedi «greatpowers games»
cli-help-option = una scelta fatta prima della partita, come edition=polish (ripetibile)
cli-help-seat = chi siede dove, come FR=human o BR=greedy (ripetibile); i giocatori sono human, random, novice, greedy, strong e master
cli-help-seed = il seme della sorte; lo stesso seme dà la stessa sorte
cli-help-load = riprende una partita salvata
cli-help-lang = la lingua: inglese, polacco o italiano
cli-help-games = quante partite giocare
cli-help-rounds = quante volte tutti giocano contro tutti, in tutti i posti
cli-help-processes = su quanti processi
cli-help-cluster = un cluster Ray su cui giocare: local, host:port o ray://host:port
cli-help-bots = un bot per ogni posto, nell’ordine: random, novice, greedy, strong o master
cli-help-rivals = i bot che giocano fra loro, p. es. random,greedy,strong:16; il numero dice per quante simulazioni uno pensa
cli-help-lone = il bot nominato per primo siede da solo, in ogni posto a turno, fra altri di un solo tipo
cli-help-players = quanti giocano
cli-help-write = le scrive accanto al gioco
cli-help-bot = il bot che gioca a tutti i posti: random, novice, greedy, strong o master
cli-help-json = stampa invece i puri dati
cli-help-markdown = stampa invece una pagina in Markdown
cli-help-file = una partita salvata
cli-help-to = si ferma dopo tante decisioni
cli-help-hash = l’impronta pubblicata all’inizio della partita
cli-help-keep = dove conservare le registrazioni delle partite andate male
cli-help-sought = altrettante partite in più vengono cercate perché vi accada ciò che non è mai accaduto
cli-help-ledger = somma in questo file, prova dopo prova, ciò che si è incontrato, con una partita che lo dimostra
cli-help-add = aggiunge anche ciò che contengono questi registri; si può ripetere
cli-help-table = scrive in questo file, in Markdown, che cosa si è incontrato e che cosa mai
cli-help-bench-game = l’identificativo di un gioco; senza, si misurano tutti
cli-help-seconds = per quanto tempo giocare partite intere
cli-help-out = la cartella in cui scrivere; ciò che già contiene viene completato
cli-help-shard = tante partite formano un file
cli-help-page = scrive la pagina in questo file invece di mostrarla
cli-help-html = scrive anche in questo file una pagina HTML con grafici; non serve la rete
cli-help-strays = le prime decisioni di ogni posto, in questo numero, sono lasciate al caso, così che le partite comincino in modi diversi
cli-help-keep-results = un file in cui resta l’esito di ogni partita, così che il comando riprenda da dove si è fermato
cli-help-run = la cartella in cui resta l’addestramento, così che lo stesso comando riprenda da dove si è fermato
cli-help-learn-rounds = quanti turni di partite e addestramento
cli-help-learn-games = quante partite giocare in ogni turno
cli-help-matches = quante sfide contro la valutazione scritta a mano misurano ogni turno
cli-help-minutes = dopo tanti minuti non si comincia più nulla di nuovo
cli-help-weights = scrive in questo file ciò che è stato imparato, p. es. data/judgement.npz di un gioco
cli-help-host = l’indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altri dalla rete
cli-help-port = la porta su cui ascoltare; 0 ne prende una libera
cli-help-database = dove conservare i tavoli: sqlite:///FILE o postgresql://…
cli-help-client = la cartella del client per il browser, già costruito
cli-help-origin = un altro indirizzo da cui si può usare la pagina (ripetibile)
cli-help-proxy = l’indirizzo di un reverse proxy che può dire per conto di chi chiede (ripetibile)
cli-help-status-port = una porta a parte per /metrics e /api/docs
cli-help-absence = dopo quanti minuti di assenza nel proprio turno un bot può giocare per un posto
cli-help-bot-pause = quanti secondi un bot aspetta prima di rispondere
cli-help-bot-seconds = quanti secondi al massimo un bot che pensa in anticipo riflette su una scelta
cli-help-bot-processes = quanti processi pensano per i bot di tutti i tavoli
cli-help-message-rate = quanti messaggi al secondo può inviare un client
cli-help-open = apre la pagina nel browser
cli-serving = Great Powers è all’indirizzo { $address } (per finire: Ctrl-C).
cli-secret-renewed = Tutte le chiavi consegnate non valgono più; gli account conservano i loro posti.
cli-needs-extra = servono altri pacchetti: pip install 'greatpowers[{ $extra }]'

## Ciò che è andato storto

cli-not-a-pair = «{ $word }» non ha la forma NOME=VALORE
cli-no-command = non c’è il comando «{ $word }»; ci sono: { $commands }
cli-one-rival = per una classifica servono almeno due bot
cli-no-client = in { $folder } non c’è un client per il browser già compilato
cli-cannot-read = impossibile leggere { $file }: { $reason }
cli-cannot-write = impossibile scrivere { $file }: { $reason }
cli-other-rules = { $file } contiene conteggi fatti con altre regole o altri dati; indica un altro file
cli-learn-goes-on = Il tempo è scaduto. Lo stesso comando riprende da qui.
cli-no-samples = { $file } non può essere usato per i conteggi: { $reason }
cli-no-such-seat = non c’è un posto «{ $seat }»; ci sono: { $seats }
cli-no-such-player = non c’è un giocatore «{ $player }»; ci sono: { $players }
cli-not-finished = questa partita non è finita (decisioni finora: { $answers }); si può dimostrare solo una partita conclusa
cli-other-seed = la partita è stata giocata con un altro seme; l’impronta del suo seme è { $hash }

## Elenchi e tabelle

cli-seats = Posti
cli-options = Opzioni
cli-seat = Posto
cli-bot = Bot
cli-wins = Vittorie
cli-share = Quota
cli-interval = intervallo al 95 %
cli-winners = Vincitori
cli-endings = Finali
cli-unfinished = non concluse
cli-verbs = Verbi
cli-playing = In gioco
cli-sim-length = Durata in decisioni: minima { $shortest }, mediana { $median }, massima { $longest }.
cli-sim-speed = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $decisions } decisioni in { $seconds } s: { $speed } decisioni al secondo.
cli-fuzz-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $decisions } decisioni.
cli-fuzz-never = Mai incontrati ({ $count }):
cli-fuzz-failure = il seme { $seed } ha fallito dopo { $position } decisioni: { $error }; la registrazione è in { $file }
cli-pace-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $rounds } round a un tavolo di { $seats }. Tutti i numeri sono medie per round.
cli-pace-each = A ogni giocatore sono poste { $n } domande.
cli-pace-question = Domanda
cli-pace-all = tutte
cli-pace-asked = poste
cli-pace-asked-is = domande poste a persone
cli-pace-single = una sola
cli-pace-single-is = di queste, quelle con una sola risposta possibile, poste perché nessuno sappia quale
cli-pace-passing = solo passo
cli-pace-passing-is = di queste, occasioni di reagire in cui si può solo passare
cli-pace-counted = contate
cli-pace-counted-is = domande a cui si risponde insieme alla precedente
cli-pace-advance = in anticipo
cli-pace-advance-is = domande a cui si è risposto come si poteva dire in anticipo
cli-pace-waits = attese
cli-pace-waits-is = domande con cui il tavolo si rivolge a qualcun altro, e tutti gli altri aspettano
cli-pace-needed = necessarie
cli-pace-needed-is = attese che restano se tutti hanno detto in anticipo ciò che si può
cli-pace-alone = da sé
cli-pace-alone-is = domande con una sola risposta possibile, data da sé
cli-calibrate-found = Partite: { $games }, momenti: { $moments }, pendenza: { $steepness }.
cli-calibrate-positions = posizioni
cli-calibrate-foretold = previste
cli-calibrate-won = vinte
cli-compiled = compilato
cli-interpreted = interpretato
cli-decisions-per-second = decisioni al secondo
cli-batch-one = decisioni al secondo in un lotto di tavoli, con caratteristiche e maschere
cli-batch-two = lo stesso da due processi
cli-other-games = ambienti di altri
cli-games-per-second = partite al secondo
cli-fork-time = una diramazione
cli-judgement-time = giudicare una posizione, di 64 insieme
cli-view-time = una vista
cli-record-size = una registrazione
cli-table-size = un tavolo in memoria
cli-long-game = una partita salvata di { $answers } risposte
cli-load-time = caricarla
cli-look-back-time = un salto indietro al suo interno
cli-message-size = messaggi su una partita, byte in media
cli-large-game = un gioco grande (6 posti, 2000 opzioni, 10.000 righe)
cli-message-asked = al posto interpellato
cli-message-others = a ciascuno degli altri
cli-messages-time = per scriverli tutti
cli-section = Sezione
cli-title = Titolo
cli-code = Codice
cli-tests = Test
cli-uncovered = Sezioni senza codice o test ({ $count }): { $sections }

## La prova di una partita

cli-verified = Il sigillo è integro e tutte le { $answers } decisioni si possono rigiocare come sono scritte.
cli-verified-game = Gioco: { $game }, regole della versione { $version }
cli-verified-result = Risultato: { $winners } – { $ending }
cli-verified-seed = Seme: { $seed }
cli-verified-hash = Impronta del seme: { $hash }

## Al tavolo

cli-welcome = Benvenuti a { $game }. Scrivi il numero di un’opzione o il suo nome; «help» dice il resto.
cli-to-decide = Dopo { $position } decisioni tocca a: { $names }.
cli-won = Vittoria: { $winners } – { $ending }
cli-curtain = Tocca a { $name }. Quando nessun altro guarda, premi Invio.
cli-not-understood = «{ $line }» qui non è un’opzione: scrivi un numero da 1 a { $most }, un nome o «help».
cli-which = «{ $line }» può significare più cose: { $guesses }
cli-several =
    { $due ->
        [0] Più in una volta, come «{ $example }». Al massimo: { $most }
       *[other] Tutte e { $due } in una volta, come «{ $example }». Ci sono: { $most }
    }
cli-no-section = Il regolamento non ha una sezione { $section }.
cli-no-term = Il glossario non ha la voce «{ $word }»; «terms» le elenca tutte.
cli-no-rule-here = Dietro questa domanda non c’è una singola regola; chiedi una sezione, come «? { $section }».
cli-why-what = Perché cosa? Nomina un bersaglio, o un verbo con il bersaglio, come «why { $move }».
cli-no-such-thing = Qui nulla si chiama «{ $name }».
cli-nothing-to-undo = Non hai nulla da ritirare.
cli-undo-consent = { $name }: { $other } chiede di ritirare una decisione, benché nel frattempo qualcosa sia stato rivelato o deciso. Va bene (sì/no)?
cli-undo-declined = Resta come è stato deciso.
cli-really = Davvero: { $option }? (sì o no)
cli-owed = Il prezzo va preso a credito: { $n }.
cli-borrowed = { $n } a credito
cli-asides = Con «aside» e un numero o un nome puoi dire:
cli-no-asides = Oltre alla domanda non c’è nulla da dire ora.
cli-aside-said = Detto: { $option }.
cli-aside-aloud = lo sentono tutti
cli-aside-secret = nessun altro lo sente
cli-undone = Ritirato.
cli-save-where = Dove salvare? Nomina un file, come «save partita.json».
cli-saved = Salvato in { $file }.
cli-load-what = Che cosa caricare? Nomina un file, come «load partita.json».
cli-loaded = Caricato { $file }, dopo { $position } decisioni.
cli-other-seats = { $file } è una partita con altri posti.
cli-bye = Alla prossima.
cli-play-help =
    un numero o un nome  sceglie quell’opzione
    ?                    la regola dietro la domanda; «? { $section }» mostra qualsiasi sezione
    terms [PAROLA]       i termini del gioco, o il significato di uno
    why NOME             perché una cosa non si può fare, come «why { $thing }» o «why { $move }»
    aside [NUMERO]       che cosa puoi dire anche se nessuno chiede, o dillo
    board                disegna la mappa
    log [N]              le ultime righe del diario
    undo                 ritira la tua ultima decisione
    save FILE            salva la partita
    load FILE            riprende una partita salvata
    quit                 lascia il tavolo
