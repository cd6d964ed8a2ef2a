# Realpolitik: le decisioni, una voce ciascuna; le ragioni sono in docs/rulings/realpolitik.md.

## Potenze, Territori, preparazione (1, 3, 6)

ruling-r1 = Chi controlla un Territorio?
    .text = La Potenza che vi ha una Guarnigione. Un Territorio Nazionale senza Guarnigione straniera è del suo proprietario. Ogni altro Territorio senza Guarnigione è di nessuno. Generali e Unità da soli non danno il controllo.

ruling-r2 = Quanto vale un Generale, e quante Unità può guidare?
    .text = Un Generale ha una forza propria, 1 o 2, e aggiunge 1 per ogni Unità con sé. Può guidare fino a 5 Unità.

ruling-r3 = Chi sono gli amici?
    .text = Ogni Potenza per se stessa; gli alleati; le Potenze di un solo giocatore; l’Italia e l’alleato della Potenza che la controlla. Un’Italia che nessuno controlla non ha amici. Tutto ciò che il riepilogo permette o vieta agli alleati (passaggio, attacco, Guarnigione, supporto) vale per tutti gli amici; il consenso si chiede come in R20.

ruling-r4 = I pezzi possono finire?
    .text = Sì. Ogni Potenza ha una riserva propria di Generali, Unità, Guarnigioni, Treni e Fortezze; ciò che è sulla mappa non si può prendere di nuovo. Il Denaro non finisce mai.

ruling-r5 = Come comincia la partita?
    .text = Nella primavera del 1866, con i possedimenti all’incirca di allora. Si distribuiscono le carte Battaglia, e una Fase Diplomazia apre la partita prima del primo turno. Con quattro giocatori l’Italia è una Potenza maggiore con un inizio proprio, e le altre cominciano in modo un po’ diverso.

ruling-r6 = Dove restano le carte Azione giocate?
    .text = Scoperte davanti alla loro Potenza, finché questa non risolve un Dispaccio; allora riprende anche il Dispaccio. Nessuno passa: il Dispaccio è sempre in mano.

ruling-r7 = Che cosa fa l’Italia quando nessuno la controlla?
    .text = Non gioca carte Azione e si difende soltanto. In battaglia gioca coperta la sua carta più alta finché non è in vantaggio di forza, contando allo stesso modo ogni carta sul tavolo; valgono i limiti soliti (R26, R27). I suoi Generali sconfitti si ritirano nella capitale, se possono. Non dà supporto a nessuno e non può essere Arbitro.

ruling-r8 = In quale ordine si pesca, se più Potenze pescano insieme?
    .text = Tutte le Potenze hanno un solo mazzo di carte Battaglia. Se devono pescare in più d’una, lo fanno in ordine di Prestigio, e in quell’ordine si compiono le Mobilitazioni. Un mazzo vuoto si rifà con gli scarti, che sono scoperti. Senza carte non si pesca nulla.

ruling-r9 = Che cos’è un turno, che cos’è un round?
    .text = Un turno è una scelta di carte Azione con tutto ciò che ne segue. Un round sono tutti i turni da una Fase Diplomazia alla successiva.

## Mobilitazione (4.2)

ruling-r10 = Quanto costano le cose?
    .text = Un’Unità, un Treno e una carta Battaglia costano 2 ciascuno, una Fortezza e un punto Morale 3 ciascuno, lo stesso per tutti e sempre. Non è obbligatorio comprare.

ruling-r11 = Dove vanno le nuove Unità?
    .text = Presso i propri Generali in Territori che la loro Potenza controlla, fino al limite di R2; anche presso un Generale schierato nella stessa Mobilitazione. Oppure restano sciolte in propri Territori Nazionali sotto il proprio controllo. Le Unità sciolte sono sempre della Potenza che controlla il loro Territorio.

ruling-r12 = Dove si possono mettere Treni e Fortezze?
    .text = In Territori che la Potenza controlla, un Treno e una Fortezza in ciascuno. Un Treno chiede un Territorio che abbia posto per esso; non lo hanno le isole, Tunisi e gran parte dei Balcani.

ruling-r13 = Che ne è delle Unità di un Generale ritirato?
    .text = Restano, sciolte, se la sua Potenza controlla il Territorio; altrimenti tornano alla riserva. Le carte per i Generali fuori dalla mappa si pescano prima (4.2.2).

## Dispaccio (4.4)

ruling-r14 = Quando viene esattamente la Fase Diplomazia?
    .text = Prima si compiono tutti i Dispacci del turno. Il tracciato ha 4 caselle sopra quella in basso. Se allora il segnalino è sulla casella più alta, segue subito una sola Fase Diplomazia, prima di ogni Movimento. Il segnalino non va oltre la cima e poi torna in basso.

## Movimento (4.5)

ruling-r15 = Che cosa fa l’Arbitro?
    .text = L’Arbitro è una Potenza di un altro giocatore, ostile a chi muove; un’Italia che nessuno guida non può esserlo. Se una tale Potenza non c’è, non si nomina nessuno. Dopo le battaglie e l’occupazione chi muove può chiedere all’Arbitro un altro passo, in cui tutti i Generali possono muoversi di nuovo, ma non in treno; seguono battaglie come prima. L’Arbitro guadagna un punto Morale se lo concede. Un rifiuto pone fine al Movimento. Gli altri passi sono al più due. Con un’opzione del tavolo l’Arbitro è nominato e non fa nulla.

ruling-r16 = Che cos’è una catena ferroviaria?
    .text = Una catena di Territori adiacenti via terra, estremi compresi, ciascuno sotto il controllo di un amico e con il Treno di un amico. Può essere lunga a piacere. Lo stretto di Messina non è un collegamento ferroviario. Ogni pezzo viaggia in treno una volta per Movimento; le Unità sciolte finiscono in Territori della propria Potenza, i Generali portano con sé le loro Unità. Se bastano le linee proprie, non si chiede a nessun amico.

ruling-r17 = Che cosa può portare con sé un Generale, e dove può andare?
    .text = Prima di muoversi un Generale può prendere Unità sciolte in un Territorio della sua Potenza, o lasciarne alcune lì, non entrambe le cose. In un Territorio che non è di un amico entra solo con almeno un’Unità. Scegliere un Generale e poi restare consuma il suo movimento.

ruling-r18 = Chi controlla una rotta?
    .text = Ogni mare ha porti con valori navali. La Potenza i cui porti controllati vi pesano di più controlla tutte le rotte di quel mare; fra pari decide il Prestigio; senza alcun valore nessuno. Un movimento navale segue una sola rotta, da porto a porto, e può finire fra i nemici.

ruling-r19 = Dove può finire un movimento strategico?
    .text = Solo in un Territorio di un amico, come ogni Territorio lungo il cammino; lo stretto di Messina si può attraversare. Se una via per Territori propri è abbastanza breve, si prende quella e non si chiede a nessun amico.

ruling-r20 = Come si dà il consenso?
    .text = Al momento di ogni movimento, da ogni amico di cui si usa un Territorio o una rotta. Le Potenze di un solo giocatore non ne hanno bisogno fra loro. Un movimento rifiutato è consumato; il pezzo resta.

ruling-r21 = Come si prende un Territorio che nessuno tiene?
    .text = Dopo le battaglie di un passo, un Generale in un Territorio di nessuno può trasformare un’Unità in Guarnigione. Fra più Generali la dà quello con più Unità. Il proprietario non mette mai una Guarnigione in un suo Territorio Nazionale: lo riprende battendo la Guarnigione straniera.

ruling-r22 = Che ne è di Treno e Fortezza quando cambia il controllo?
    .text = Tornano alla riserva del loro proprietario.

ruling-r23 = Un Territorio Nazionale vuoto si difende?
    .text = Sì. Un Territorio Nazionale sotto il controllo del proprietario ha una guardia di forza 1, nella capitale di forza 2. Conta come una Guarnigione: chi entra da nemico deve combatterla. C’è sempre e non si può perdere.

## Battaglie (5)

ruling-r24 = Qual è la forza di una difesa?
    .text = I Generali con le loro Unità (R2), le Unità sciolte a 1 ciascuna, una Guarnigione a 1, una Fortezza a 2 e la guardia (R23). Difendono anche i Generali di altre Potenze che si trovano lì e sono ostili all’attaccante.

ruling-r25 = Chi può dare supporto?
    .text = Un Generale di un amico di quel lato, in un Territorio adiacente alla battaglia, con almeno un’Unità, e in una sola battaglia di un Movimento. Aggiunge tutta la sua forza. Le Potenze che già combattono nella battaglia non possono darle supporto, né un amico dell’attaccante può dare supporto alla difesa. Le Potenze sono interpellate in ordine di Prestigio, prima per l’attaccante.

ruling-r26 = In quale ordine si giocano le carte, e quante?
    .text = Una alla volta, a turno: l’attaccante, i difensori, chi dà supporto all’attacco, chi dà supporto alla difesa; ogni gruppo in ordine di Prestigio. Chi passa è fuori. Nessuna Potenza gioca in una battaglia più carte di quanto Morale abbia.

ruling-r27 = Quante carte può giocare una Guarnigione?
    .text = Una Potenza che combatte senza Generale ha una sola pila e gioca una carta, o due con una Fortezza, nei limiti di R26.

ruling-r28 = Quanto valgono le carte, e come si usano?
    .text = Una carta ha la forza del suo numero. Tutte si giocano coperte; solo un 1 e un 3 si possono giocare scoperti, per usarne la capacità, e solo se c’è una carta su cui usarla. Contano lo stesso. La carta si sceglie per il suo posto nella battaglia, vista o no; per il 3 fra quelle coperte. Una carta scartata è stata comunque giocata, ma non dà né forza né simbolo. Un 2 conta 3, non 2 e 3, per la Potenza che controllava il Territorio all’inizio della battaglia. Il simbolo è sui 4 e solo lì.

ruling-r29 = Chi perde un’Unità, chi pesca una carta?
    .text = Ogni Generale nella battaglia perde un’Unità, se ne ha; questo viene prima di ogni altro risultato. Ogni Potenza che ha giocato una carta ne pesca una, anche se quella carta è stata scartata. Le carte della battaglia vanno prima fra gli scarti.

ruling-r30 = E se un Generale non può tornare?
    .text = Se il Territorio da cui è venuto è ormai ostile o è il campo di battaglia, va fuori dalla mappa senza le sue Unità. Un attaccante vittorioso che non prende il controllo di un Territorio Nazionale ostile deve tornare anch’egli; il Territorio resta del proprietario.

ruling-r31 = Come si perde Morale?
    .text = Va da 0 a 6. Ogni Potenza sconfitta che aveva un Generale nel Territorio perde 1, e 1 in più per ogni 5 che ha giocato, anche se scartato (R28). Chi dà supporto perde solo per i suoi 5. Chi difende con la sola Guarnigione non perde nulla per la sconfitta in sé.

ruling-r32 = Come avanzano più vincitori sul tracciato del Prestigio?
    .text = Uno dopo l’altro, da sinistra a destra, ciascuno scambiandosi con il vicino a sinistra, ma mai con un altro vincitore. Il primo a sinistra resta. Una vittoria su una Guarnigione conta. Dopo un pareggio nessuno si muove.

## Diplomazia (3, 6.1)

ruling-r33 = Che cosa accade in una Fase Diplomazia?
    .text = Tutte le alleanze finiscono. Seguono le proposte (R34). Ogni Potenza maggiore dà in segreto il suo unico segnalino Alleanza a un’altra Potenza o a nessuno; si mostrano tutti. Due maggiori che si sono scelte a vicenda sono alleate fino alla fase successiva; un segnalino non ricambiato non ha effetto. Poi si decide dell’Italia (6.1); senza alcun segnalino resta com’è. Infine partono gli ospiti (R36).

ruling-r34 = Le proposte vincolano?
    .text = No. In ordine di Prestigio ogni Potenza maggiore può proporre apertamente un’alleanza a un’altra e sentire una risposta. Né l’una né l’altra vincolano i segnalini.

ruling-r35 = Come si svolge l’asta per l’Italia?
    .text = Tutti quelli che hanno dato il segnalino all’Italia offrono in segreto, da 0 fino al loro Morale. Vince l’offerta più alta, fra pari il Prestigio più alto. Paga solo chi vince, anche se controllava già l’Italia.

ruling-r36 = Che ne è dei Generali nella terra di ex amici?
    .text = Alla fine della Fase Diplomazia, in ordine di Prestigio, ogni Generale in un Territorio di una Potenza ormai ostile va con le sue Unità in un qualsiasi Territorio della propria Potenza, o esce dalla mappa senza di esse.

ruling-r37 = Che cosa possiede l’Italia, e chi segna per lei?
    .text = Con tre giocatori l’Italia ha tesoro, mano, Morale, Generali e riserva propri; tutto resta all’Italia quando cambia il controllo, anche le carte Azione giocate. Chi la controlla ne vede la mano. Se l’Italia e chi la controlla vincono insieme contro un Generale, chi la controlla segna per entrambi. Senza nessuno che la controlli, l’Influenza dell’Italia va perduta.

## La fine, e ciò che è nascosto (2)

ruling-r38 = Quando finisce la partita, e chi vince?
    .text = Finisce con il turno in cui una Potenza ha l’Influenza di 2.1, dopo tutti i Movimenti. Vince l’Influenza più grande; fra pari decide il Prestigio. Due opzioni del tavolo: la partita continua fino a dove comincerebbe la prossima Fase Diplomazia; fra tutte quelle che ne hanno abbastanza vince la Potenza di Prestigio più alto, qualunque sia la loro Influenza.

ruling-r39 = La partita finisce se nessuno arriva a tanto?
    .text = Sì, dopo il turno 60. Chi ha vinto si decide come in R38.

ruling-r40 = Che cosa è pubblico, che cosa segreto?
    .text = Segreto: le carte Battaglia in mano, nel mazzo e coperte in una battaglia; e, finché non si mostrano, le carte Azione scelte, i segnalini Alleanza e le offerte. Chi guida l’Italia ne conosce i segreti. Pubblico: tutto il resto, anche gli scarti e il numero di carte in una mano.

ruling-r41 = Quali Generali contano come sconfitti?
    .text = Quelli del lato perdente che si trovano nel Territorio della battaglia. Un Generale che ha solo dato supporto da un Territorio vicino non è sconfitto: perde l’Unità di 5.6 e resta, e i vincitori non guadagnano Influenza per lui.

ruling-r42 = Quando la capitale è aperta a un Generale sconfitto?
    .text = Finché la sua Potenza la controlla e la battaglia non si è combattuta lì. Altrimenti va fuori dalla mappa.

ruling-r43 = Quando si fissa l’ordine di più Movimenti?
    .text = Quando si scoprono le carte Azione. Una battaglia che cambia il Prestigio non cambia chi muove dopo nello stesso turno.

ruling-r44 = Che ne è di una Guarnigione nel Territorio Nazionale di una Potenza che diventa amica?
    .text = Resta, tiene il controllo e segna nell’Estensione dell’Influenza (4.3). Il proprietario del Territorio non può attaccarla finché le due Potenze sono amiche. Sono vietate solo le Guarnigioni nuove.
