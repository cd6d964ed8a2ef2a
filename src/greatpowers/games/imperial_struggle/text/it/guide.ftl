# Imperial Struggle in the browser: the guided first round, and tips.

## Il primo Round di Imperial Struggle

is-guided-intro = Il primo round guidato dura cinque minuti. Giochi con la Francia contro il bot; ogni passo dice che cosa viene chiesto e perché.

is-guide-vp = Due potenze, un solo tracciato
    .text = Gran Bretagna e Francia si contendono un secolo intero, e un solo segnalino dice chi è in testa. La Gran Bretagna vince a 0, la Francia a 30. Se non ci si arriva, alla fine decide da quale lato del 15 si trova il segnalino. La tua potenza: { $power }.
is-guide-maps = Quattro mappe piene di Bandiere
    .text = La Bandiera dice chi controlla uno spazio, la forma dice che cos’è: i cerchi sono Mercati, i rombi spazi Politici, gli esagoni spazi Navali e Forti, i quadrati Territori. Questi pulsanti mostrano una mappa o tutte e quattro.
is-guide-awards = Quanto vale una Regione
    .text = Alla fine di un Turno di Pace chi controlla più spazi in una Regione ottiene il suo Obiettivo, se il vantaggio è almeno il numero dopo ≥. L’alloro indica i Punti Vittoria, la pergamena i Punti Trattato.
is-guide-demand = La domanda e la previsione
    .text = In questo turno tre Merci sono nella Domanda Mondiale: chi ha più Mercati di una Merce ne ottiene il premio. La previsione somma tutto come se il turno finisse adesso. Guarda qui quando non sai che cosa conviene.
is-guide-ministers = Scegli due carte Ministero
    .text = Restano coperte finché non le riveli, e le loro abilità valgono per tutta l’Era. Per una prima partita nessuna scelta è sbagliata.
    .todo = Scegli due carte.
is-guide-first = Chi comincia?
    .text = L’iniziativa spetta a chi è in svantaggio; nel primo turno è della Francia. Chi comincia sceglie fra tutti gli Investimenti, chi gioca per secondo ha l’ultima parola del turno.
    .todo = Scegli chi comincia. Vanno bene entrambi.
is-guide-invest = Scegli un Investimento
    .text = È il tuo bilancio per questo Round: sopra l’Azione Maggiore, nella striscia sotto la Minore. Le monete pagano i Mercati, le penne gli spazi Politici, le granate Forti, Squadre Navali e Comandi Bonus.
    .todo = Scegli un Investimento. Molte monete sono un buon inizio.
is-guide-points = I tuoi punti
    .text = I punti dell’Azione Maggiore si possono dividere fra più spazi. L’Azione Minore paga una cosa sola e non ammaina Bandiere nemiche, se non dove c’è un Conflitto.
is-guide-spend = Spendili sulla mappa
    .text = Gli spazi dorati si possono scegliere adesso, e il numero è il costo reale: indicane uno per vedere come si calcola. Uno spazio vuoto riceve la tua Bandiera, uno nemico perde la sua.
    .phone = Gli spazi dorati si possono scegliere adesso, e il numero è il costo reale. Toccane uno per vedere come si calcola, poi conferma. Uno spazio vuoto riceve la tua Bandiera, uno nemico perde la sua.
    .todo = Scegli uno spazio dorato.
is-guide-why = Perché lì no?
    .text = Scegli per prova uno spazio che non è dorato: ti dice perché no e qual è la regola, con un rimando che la apre. Alla partita non succede nulla.
is-guide-events = Gli Eventi
    .text = Se l’Investimento ha il simbolo Evento puoi giocare una carta, prima di ogni altra cosa, purché il suo segno corrisponda all’Azione Maggiore. La carta mostra se soddisfi la Condizione Bonus.
is-guide-debt = Debito e Punti Trattato
    .text = Manca un punto? Ogni Debito dà un Punto Azione, fino al tuo limite; un Punto Trattato fa lo stesso senza Debito. Passando il Round il Debito scende al massimo di 2.
is-guide-war = Arriva la Guerra
    .text = A quasi tutti i Turni di Pace segue una Guerra. In ogni Teatro si sommano i tuoi segnalini e ciò che hai sulla mappa: alleati, Forti, Squadre Navali, Parole Chiave. Il tasto W apre sempre questa plancia.
    .phone = A quasi tutti i Turni di Pace segue una Guerra. In ogni Teatro si sommano i tuoi segnalini e ciò che hai sulla mappa: alleati, Forti, Squadre Navali, Parole Chiave.
is-guide-undo = Hai cambiato idea?
    .text = Con questo ritiri le tue decisioni una alla volta, finché non si è scoperto nulla di nascosto.
is-guide-end = Termina il Round
    .text = Spendi quello che vuoi; i punti che restano vanno persi. Poi tocca al bot.
    .todo = Termina il Round.
is-guide-bot = Che cosa ha fatto il bot
    .text = Il diario racconta ogni mossa, e sulla mappa l’ultima è cerchiata di viola. Scegli una riga per rivedere quel momento; «{ replay-back }» riporta al presente.
is-guide-help = Ne sai abbastanza per continuare
    .text = Qui trovi i tasti (?), le impostazioni e «{ plan-try }»: una copia del tavolo dove si può provare di tutto. «{ side-rules }», a lato, contiene ogni sezione. I suggerimenti segnalano le novità finché non li disattivi. Buona fortuna!
    .phone = In questo menu trovi le impostazioni e «{ plan-try }»: una copia del tavolo dove si può provare di tutto. Le regole sono accanto al diario. I suggerimenti segnalano le novità finché non li disattivi. Buona fortuna!

## Suggerimenti per Imperial Struggle

is-tip-event = Il tuo Investimento permette un Evento: giocalo prima di spendere qualsiasi punto.
is-tip-ministry = Dopo questo turno c’è una Guerra. Una carta Ministero coperta non vi dà forza: rivelala in un tuo Round.
is-tip-war = Dopo questo turno c’è una Guerra: la sua plancia mostra quanto contano le tue Bandiere e Squadre Navali.
is-tip-treaty = I Punti Trattato oltre il quarto si perdono a fine turno: spendili adesso.
is-tip-pass = Se passi il Round subito dopo aver scelto l’Investimento, il tuo Debito scende al massimo di 2.
is-tip-debt = Resta poco Debito Disponibile; contano su di esso alcuni Eventi e il punteggio finale.
is-tip-conflict = Uno spazio con un Conflitto non conta per nessuno e si varia a costo 1. I punti militari tolgono il segnalino.
is-tip-protected = Questo Mercato è Protetto da una Squadra Navale o da un Forte vicino: ammainare costa 1 in più.
is-tip-region = I punti rendono di più in una sola Regione: spendere lo stesso tipo in un’altra costa 1 in più.
is-tip-minor = L’Azione Minore paga una cosa sola e ammaina Bandiere nemiche solo dove c’è un Conflitto.
is-tip-conquest = I Punti Conquista si spendono subito: uno prende qui un Mercato, un Forte o uno spazio Navale, senza bisogno di connessione.
