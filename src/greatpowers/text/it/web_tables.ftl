# Great Powers nel browser: scegliere un gioco, cominciarlo, continuarlo.

## La scelta del gioco

lobby-choose = Scegli un gioco
    .note = una scelta per tutto ciò che segue
lobby-weight = difficoltà { $n } su 5
lobby-play-game = Gioca a { $game }
lobby-how-it-is-played = Come si gioca
lobby-size = Giocatori

## I tre modi per cominciare

lobby-ways = Modi per cominciare
lobby-way-bot = Contro il bot
    .tab = Bot
lobby-way-friend = Invita un amico
    .tab = Amico
    .note = Un link apre l’altro posto: vi si leggono il gioco, il tuo nome e l’orologio.
    .many = Un link per ciascuno degli altri posti: vi si leggono il gioco, il tuo nome e l’orologio.
lobby-way-here = Uno schermo
    .tab = Uno schermo
    .note = Tutti siedono qui. Ciò che è segreto si nasconde mentre passi lo schermo.
lobby-you-play = Tu sei
lobby-strength = Forza
lobby-pace = Risponde
lobby-pace-quick = subito
lobby-pace-usual = con calma
lobby-pace-slow = adagio
lobby-play-now = Gioca ora
lobby-make-link = Crea il link
    .many = Crea i link
lobby-begin = Comincia
bot-note-novice = plausibile ma distratto, e riflette appena: adatto per imparare
bot-note-greedy = solido ma miope, e riflette al massimo un secondo: un degno avversario
bot-note-strong = riflette su piani interi, circa tre secondi a scelta: un avversario difficile
bot-note-master = riflette come il forte e giudica ciò che vede con quanto ha imparato da partite giocate, circa tre secondi a scelta: un altro avversario difficile

## Tutto il resto

lobby-options = Opzioni
lobby-options-setting = { $setting }: { $value }
lobby-options-plain = senza varianti
lobby-options-forecast = previsione aperta
lobby-options-no-forecast = senza previsione
lobby-options-private-talk = conversazioni private
lobby-options-no-private-talk = senza conversazioni private
lobby-options-public = pubblico, chiunque può guardare
lobby-options-private = privato, lo vedono solo i giocatori
lobby-options-mixed = Un tavolo su misura
    .note = Persone e bot come preferisci. I modi qui sopra non guardano questi posti.
lobby-too-many = Troppe richieste in una volta, o troppi tuoi tavoli sono già pubblici. Attendi un momento, oppure rendi privato questo sotto «{ lobby-options }».

## Tavoli

lobby-wait-for-you = { $n ->
    [0] nessuno ti aspetta
    [one] uno ti aspetta
   *[other] { $n } ti aspettano
}
lobby-seats-free = { $n ->
    [one] a un tavolo c’è un posto libero
   *[other] a { $n } tavoli c’è un posto libero
}
lobby-nothing-open = Al momento nessun posto è libero. Apri un tavolo o invita qualcuno.
lobby-move-first = Tocca a te
    .note = { $n ->
        [one] a un tavolo
       *[other] a { $n } tavoli
    }
lobby-turn = turno { $n }
lobby-plays = { $name }: { $power }
lobby-seats-taken = { $taken } posti su { $all }
lobby-bot-thinks = il bot pensa
lobby-left = { $time } rimasti
lobby-result = Risultato
lobby-parts = Parti di questa pagina
lobby-part-open = Liberi
lobby-records = Partite

## Orologi per esteso

clock-short-live = dal vivo, { $minutes } min
clock-increment = { $clock }, più { $seconds } secondi a mossa
clock-timeout-default = { $clock }; scaduto il tempo si fa una mossa semplice
clock-timeout-forfeit = { $clock }; scaduto il tempo la partita è persa

## Inviti

join-to = { $host } ti invita a giocare a { $game }
join-to-game = Sei invitato a giocare a { $game }
join-game = Gioco
join-host = Ospitante
join-seat = Il tuo posto
join-others = Gli altri
join-rules = Regole
join-watching = Spettatori
join-watching-public = Chi ha il link può guardare.
join-watching-private = Solo i giocatori vedono il tavolo.
join-origin = Origine
join-origin-new = Una partita nuova.
join-origin-after = { $n ->
    [one] È già stata presa una decisione.
   *[other] Sono già state prese { $n } decisioni.
}
join-refused = Questo invito non porta da nessuna parte
    .text = Chiedi un altro link a chi te l’ha mandato, oppure apri tu un tavolo.

## Link

copy-by-hand = Qui la pagina non può copiare da sola. Il link è selezionato: copialo con Ctrl+C o ⌘C, o tienilo premuto sul telefono.
copy-link = Link

## Ciò che solo chi ospita può fare del tavolo, e chi è connesso

menu-leave = Lascia il posto a un bot
    .sure = Un bot gioca subito al posto tuo e a questo posto non si torna. Gli altri ne sono informati.
    .yes = Lascia
menu-delete = Elimina il tavolo
    .sure = Il tavolo, la partita e ciò che vi si è detto spariscono per sempre. Non si può annullare.
    .others = Altri giocano a questo tavolo. Si può eliminare a partita finita.
    .yes = Elimina
menu-keys = Nuove chiavi per chi ospita
    .sure = Chi guarda questo tavolo privato con un link, o lo gestisce da un altro dispositivo, resta fuori. I posti restano ai giocatori.
    .yes = Crea nuove chiavi
    .done = Le vecchie chiavi non valgono più.
account-elsewhere = Esci ovunque tranne qui
    .sure = In tutti gli altri browser e dispositivi uscirai dall’account. Qui resti connesso.
    .yes = Esci altrove
    .done = Ora solo questo browser è connesso.
confirm-no = Lascia stare
