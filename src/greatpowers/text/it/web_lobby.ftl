# Great Powers nel browser: le pagine fuori dal tavolo.

## Ogni pagina

site-name = Great Powers
site-tables = Tavoli
site-learn = Impara
site-games = Giochi
site-about = Chi siamo
site-settings = Impostazioni
site-language = Lingua
site-theme = Chiaro o scuro
site-places = Pagine
site-skip = Vai al contenuto
site-close = Chiudi
site-seat = Posto
site-seat-1 = Giocatore 1
site-seat-2 = Giocatore 2
site-seat-3 = Giocatore 3
site-seat-4 = Giocatore 4
site-seat-5 = Giocatore 5
site-seat-6 = Giocatore 6

## La sala

lobby-random = A caso
lobby-first-round = La prima partita, passo per passo
lobby-new-table = Nuovo tavolo
lobby-waiting = Tavoli aperti
lobby-to-watch = Da guardare
lobby-my-tables = I miei tavoli
lobby-finished = Conclusi
lobby-none-yet = Ancora nessuno. Qui compaiono i tavoli a cui giochi.
lobby-players = { $n ->
    [one] un giocatore
   *[other] { $n } giocatori
}
lobby-players-between = { $least }–{ $most } giocatori
lobby-hours = { $hours } h
lobby-saved = salvato dopo ogni mossa
lobby-seats = Posti
lobby-seat-you = Tu
lobby-seat-here = Qui
lobby-seat-invite = Invita
lobby-seat-open = Libero
lobby-seat-bot = Bot
lobby-bot-level = Livello del bot
lobby-clock = Orologio
lobby-clock-none = Nessuno
lobby-clock-live = Dal vivo
lobby-clock-days = Giorni
lobby-clock-minutes = minuti a testa
lobby-clock-increment = secondi in più a mossa
lobby-clock-days-a-move = giorni a mossa
lobby-timeout = Quando il tempo scade
lobby-timeout-default = si fa una mossa semplice
lobby-timeout-forfeit = la partita è persa
lobby-rules = Regole
lobby-forecast = Previsione aperta
    .note = Tutti possono vedere come si concluderebbe il turno adesso.
lobby-private-talk = Conversazioni private
    .note = I giocatori possono parlarsi da soli. Nessun altro legge, nemmeno dopo la partita.
lobby-table = Tavolo
lobby-your-name = Il tuo nome
lobby-table-name = Nome del tavolo
lobby-listed = Pubblico
    .note = I posti liberi compaiono qui, e chi ha il link può guardare.
lobby-open-table = Apri il tavolo
lobby-you = tu
lobby-guest = Ospite
lobby-seat-invited = invitato
lobby-seat-free = posto libero
lobby-your-move = tocca a te
lobby-their-move = l’avversario pensa
lobby-waiting-for-players = in attesa di giocatori
lobby-won-by = Vince: { $power }
lobby-drawn = Pareggio
lobby-broken-off = interrotta
lobby-seed-revealed = seme rivelato
lobby-more = Altri tavoli
table-from-record = continua da una registrazione
lobby-sit-down = Siediti
lobby-play = Gioca
lobby-open = Apri
lobby-watch = Guarda
lobby-replay = Rivedi
lobby-fair-seed = L’impronta del seme di ogni partita si vede all’inizio, il seme alla fine.
lobby-fair-record = Ogni partita si può scaricare e verificare.
lobby-open-record = Rivedi una partita da un file
bot = Bot «{ $level }»
bot-random = casuale
bot-novice = principiante
bot-greedy = prudente
bot-strong = forte
bot-master = maestro

## Orologi

clock-none = senza orologio
clock-live = dal vivo, { $minutes } minuti a testa
clock-days = { $days ->
    [one] un giorno a mossa
   *[other] { $days } giorni a mossa
}
clock-left-days = { $days } g { $hours } h
clock-title = Tempo rimasto
clock-left-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min

## Account

account-title = Account
account-of = Il tuo account
account-sign-in = Accedi
account-sign-out = Esci
account-register = Registrati
account-why = Per giocare non serve un account. Con un account ritrovi i tuoi tavoli da ogni dispositivo.
account-name = Nome
account-password = Password
account-next-password = Nuova password
account-change-password = Cambia password
    .sure = In tutti gli altri browser e dispositivi l’accesso verrà chiuso.
    .yes = Cambia
    .done = Da ora vale la nuova password.
account-change-closing = Elimina l’account
    .sure = Il nome torna libero e nessuno potrà più accedere con esso. I tavoli restano; ai posti si gioca ancora dai browser che ne hanno le chiavi.
    .yes = Elimina
    .done = L’account è stato eliminato.

## Impostazioni

settings-light = Chiaro
settings-dark = Scuro
settings-system = Come il sistema
settings-text = Testo
settings-text-normal = normale
settings-text-large = grande
settings-text-larger = più grande
settings-confirm = Conferma
settings-confirm-always = sempre
settings-confirm-lost = se si perde qualcosa
settings-confirm-never = mai
settings-credit = Ciò che si paga solo a debito
    .note = Le scelte il cui intero prezzo andrebbe preso a debito sono segnate sul tabellone. Anche non segnate, si possono scegliere.
settings-sounds = Suoni
    .note = Una campanella quando tocca a te, un colpetto quando qualcuno muove.
settings-notifications = Notifiche
    .note = Il browser ti chiama quando tocca a te e sei altrove.
settings-tips = Suggerimenti
    .note = Poche parole su che cosa significa una domanda.
settings-motion = Movimento
    .note = Aloni e mappe possono muoversi dolcemente.
settings-moments = Punteggi e battaglie
settings-moments-stay = Finché non vado avanti
settings-moments-points = Se cambiano i punti
settings-moments-pass = Passano da soli
settings-moments-log = Solo nel diario

## Inviti, imparare, altre pagine

join-title = Sei invitato a un tavolo
join-text = Il link vale per un posto. Di’ chi sei e siediti.
join-from-record = La partita continua da una registrazione: chi la possiede sa che cosa è stato distribuito prima; il resto sarà estratto di nuovo.
learn-title = Impara a giocare
learn-start = Inizia la lezione
learn-go-on = Riprendi la lezione
learn-again = Ricomincia la lezione
learn-table = Come funziona il tavolo
learn-gold = Ciò che brilla d’oro si può scegliere ora, e il numero accanto è il costo vero. Il clic è la risposta.
learn-why-not = Tutto il resto risponde perché no: il motivo, i luoghi che contano e il paragrafo delle regole.
learn-undo = Puoi ritirare le tue decisioni finché non è stato mostrato nulla di nascosto. Dopo, gli altri devono essere d’accordo.
learn-plan = Prova un piano apre una copia del tavolo che vedi solo tu. Ciò che è nascosto viene ridistribuito, così nulla trapela.
learn-replay = Ogni riga del diario riporta al suo momento.
learn-which = Ogni gioco in tre brevi lezioni: di che cosa si tratta, un primo round guidato, i suoi termini.
learn-count = { $n } lezioni su { $of }
learn-done = fatta
learn-primer = Il gioco in breve
    .note = scopo, turno e fine in una pagina
learn-round = Il primo round guidato
    .note = al tavolo, passo per passo
learn-terms = I termini
    .note = da consultare
    .text = Le parole sottolineate a puntini si possono consultare: indicale, toccale o raggiungile con Tab.
learn-terms-open = Tutti i { $n } termini
learn-new-here = È la prima volta? Il gioco in breve
games-play = Gioca
games-read = Carte e regole
lost-title = Qui non c’è nulla
lost-text = A questo indirizzo non c’è nessuna pagina.
lost-back = Ai tavoli
about-title = Great Powers
about-what = Un tavolo nel browser per giochi sulle grandi potenze europee. Gioca secondo i regolamenti, dice quali valori si sono dovuti ricostruire, perché qualcosa non è possibile e mostra a ciascuno solo ciò che può vedere.
about-unofficial = Non ufficiale
    .text = È un’opera di appassionati. Gli editori e gli autori dei giochi non vi hanno parte e non l’hanno approvata; nomi e titoli appartengono a loro. Tutte le parole, i disegni e i simboli sono nostri. Per conoscere la storia dietro le carte e avere le mappe sul tavolo, comprate il gioco.
about-fair = Fortuna onesta
    .text = Ogni pescata di una partita deriva da un solo seme. La sua impronta si vede all’inizio, il seme alla fine. Con la registrazione chiunque può rigiocare la partita e controllare ogni pescata.
about-privacy = Riservatezza
    .text = Nessun tracciamento, nessuna pubblicità, nessun server esterno. Il browser conserva le impostazioni e le chiavi dei tuoi posti; il server conserva le partite e, se ti registri, un nome e una password cifrata.
about-made-of = Di che cosa è fatto
    .text = Le coste vengono da Natural Earth e sono di pubblico dominio. La parte nel browser usa queste opere di altri:

## Che cosa è andato storto

error-unknown = Qualcosa è andato storto. Riprova.
error-disconnected = Il server non risponde. Si riproverà.
error-unknown-game = Questo server non offre quel gioco.
error-bad-option = Il gioco non ha quell’opzione.
error-unknown-table = Quel tavolo non esiste.
error-not-your-seat = Quel posto non è tuo.
error-seat-taken = Lì è già seduto qualcuno.
error-not-absent = Quel giocatore può ancora tornare. Un bot può giocare dopo una lunga assenza, quando tocca a lui.
error-only-public-talk = A questo tavolo si parla sempre a tutti.
error-not-in-confidence = Le regole di questo gioco non ti permettono ora di parlare a quattr’occhi con quel giocatore.
error-not-listening = Il giocatore a cui parli non siede più lì.
error-illegal-answer = Ora non è possibile.
error-late-answer = Nel frattempo la partita è andata avanti. Guarda di nuovo.
error-wrong-seat = Ora non tocca a te decidere.
error-not-alone = Nelle partite tra persone non si consulta l’analista.
error-unknown-answer = Il tavolo non conosce quella risposta.
error-game-over = La partita è finita.
error-undo-refused = Non si può ritirare: da allora qualcosa è stato mostrato o deciso.
error-bad-record = Non è una registrazione completa e corretta.
error-rate-limited = Troppo in una volta. Aspetta un momento.
error-too-large = È troppo lungo.
error-unauthorised = Non puoi farlo: il nome, la password o il link sono sbagliati o già usati.
error-unknown-seat = Quel posto non esiste.
error-unknown-invitation = Questo invito è già stato usato o non è mai esistito.
error-name-taken = Quel nome è già preso.
error-not-finished = La partita è ancora in corso.
error-not-analysed = Questa partita non è ancora stata analizzata.
error-draw-refused = I bot continuano a giocare.
error-unavailable = Il server ora non può farlo. Riprova.
error-bad-request = Il server non ha capito.
error-wrong-origin = Questa pagina non può parlare con quel server. Aprila all’indirizzo del server stesso.
error-not-found = Lì non c’è nulla.
error-not-allowed = Qui non è possibile.
error-internal-error = Qualcosa è andato storto sul server. Riprova.
