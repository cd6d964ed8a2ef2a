# Imperial Struggle: le decisioni, una voce ciascuna; le ragioni sono in docs/rulings/imperial_struggle.md.

## Parti, preparazione, tavolo (2, 3)

ruling-r1 = Quale testo prepara la mappa?
    .text = I dodici passi del regolamento polacco, in entrambe le edizioni. Le Truppe si piazzano a caso, una per Teatro; la Francia pesca a caso un Comando Bonus per l’Europa centrale della prima Guerra; la Francia ha l’Iniziativa.

ruling-r2 = I due spazi USA sono Alleanze Locali?
    .text = Sì: sono spazi Politici, di Prestigio e Alleanze Locali, in Nord America, Sottoregione Colonie Settentrionali. Nessuna carta che nomina le Alleanze Locali di lì può essere in gioco al Turno 6, quindi nulla ne dipende.

ruling-r3 = Per quali Regioni contano gli spazi USA?
    .text = Al Turno 6, con almeno una Bandiera USA sulla mappa, la Bandiera di un giocatore lì conta per l’Obiettivo del Nord America e per il Prestigio; per il sovrapprezzo delle Regioni multiple sono Nord America.

ruling-r4 = Gli spazi non ancora aperti possono essere bersagli?
    .text = I due spazi della Prussia dell’Era dell’Impero prima del Turno 3, i Figli della Libertà prima del Turno 5 e gli spazi USA prima del Turno 6 (o senza Bandiera USA) non si possono variare, mettere in Conflitto, contare o scegliere con alcun effetto.

ruling-r5 = Minorca può contare come Prestigio pur essendo un Territorio?
    .text = Sì. Conta ogni spazio stampato con il bordo Prestigio, di qualunque tipo sia.

ruling-r6 = Una Variazione può sostituire una Bandiera?
    .text = No. Ammainare e piantare nello stesso spazio in un Round sono due Variazioni, ciascuna pagata e lecita per sé; la seconda si calcola sulla situazione dopo la prima (niente segnalino, niente Protezione, non Isolato). «Prendere il Controllo» fa entrambe insieme e vale anche in uno spazio vuoto. Le proprie Bandiere non si possono variare.

ruling-r7 = Quanti segnalini Conflitto e d’altro tipo ci sono?
    .text = Conflitti, Forti Danneggiati, Bandiere e segnalini Eseguito non mancano mai. Numeri fissi: otto Squadre Navali per parte, i segnalini Guerra, le tessere Domanda e Obiettivo, due segnalini Ugonotti, due Vittoria Giacobita, quattro Bandiere USA, tre Bandiere Spagnole.

ruling-r8 = In quali spazi si possono mettere Conflitti?
    .text = In ogni Mercato o spazio Politico aperto senza segnalino, nemico, proprio o vuoto, se l’effetto non dice altro. I segnalini «+1» solo dove l’effetto li nomina. Ogni cambio di controllo dello spazio toglie subito il segnalino.

ruling-r9 = Che cosa esattamente non fa uno spazio con un Conflitto?
    .text = La sua Bandiera si ignora in ogni conteggio, maggioranza, condizione ed effetto di punteggio, Punteggio Finale, Eventi, Ministeri e valore di Alleanza, per entrambe le parti: una condizione che da qualche parte non ci siano Bandiere nemiche è soddisfatta se l’unica ha un Conflitto. Non entra in catene di Mercati e non rende utilizzabile un Vantaggio. Può ancora essere un bersaglio (variare, ammainare, prendere il controllo) ed è ancora Protetto.

ruling-r10 = Un Mercato Isolato è controllato?
    .text = Sì, per tutti i conteggi. L’Isolamento ne abbassa il costo e gli impedisce di dare connessione, nient’altro.

ruling-r11 = Quando si può rivelare una carta Ministero?
    .text = In ogni momento del proprio Round Azione, anche prima di prendere una tessera e senza altra ragione che la previdenza. Mai nel Round dell’avversario, nel punteggio o in una Guerra. Lì una carta coperta non dà nulla.

ruling-r12 = Che cosa si può fare prima di prendere una tessera?
    .text = Si possono rivelare carte e usare abilità che non chiedono tessera, Azione o Evento: Robert Walpole, il limite della Banca d’Inghilterra, il piazzamento degli Ugonotti, lo scarto di Edmond Halley, la merce di Townshend. I Vantaggi no (R70).

## Il Turno di Pace (4)

ruling-r13 = Che ne è delle carte Successione dal Turno 5?
    .text = Al Turno 5 quelle in mano escono subito dal gioco. Quelle nel mazzo escono quando vengono pescate, per qualsiasi motivo, e le sostituisce la carta successiva. Quelle fra gli scarti tornano con un rimescolamento ed escono quando pescate.

ruling-r14 = Quando si rimescola il mazzo Eventi?
    .text = Solo mentre si distribuiscono le carte in 4.1.6: prima si distribuisce il resto del mazzo, poi gli scarti si mescolano in un mazzo nuovo e si continua. Una carta alla volta, prima la Francia. Se finiscono anche gli scarti, la distribuzione resta incompleta.

ruling-r15 = E se il mazzo è vuoto quando in un Round si pesca?
    .text = Non si può comprare una carta, né usare Walpole: non si rimescola. Se nell’Era della Rivoluzione il mazzo ha solo carte Successione, chi compra le scopre tutte e non riceve nulla per i suoi punti.

ruling-r16 = Scartare fino a restare con tre carte
    .text = Entrambi scelgono in segreto e insieme; gli scarti si mostrano quando entrambi hanno finito e restano consultabili. Nessuno scende sotto tre; una mano di tre o meno non scarta nulla.

ruling-r17 = Quali Ministeri si possono scegliere e sostituire?
    .text = Primo turno di un’Era: due carte qualsiasi della propria parte con il simbolo dell’Era, anche già usate, coperte, entrambe le parti insieme e in segreto. Secondo turno: ogni carta coperta si può sostituire con un’altra tale carta che non è nel Gabinetto; le carte scoperte restano.

ruling-r18 = Chi sceglie il primo giocatore al Turno 1, e quante volte?
    .text = Chi ha l’Iniziativa sceglie una volta per turno, al Turno 1 la Francia; poi le parti si alternano, quattro Round ciascuna.

ruling-r19 = Ordine del punteggio
    .text = I PTR si riducono a quattro prima del punteggio, quindi quelli ottenuti nel punteggio o in Guerra possono superare quattro fino alla riduzione successiva. Poi gli Obiettivi (Europa, Nord America, Caraibi, India), il Prestigio, la Domanda nell’ordine della tabella con i cambi di Debito man mano, e infine i Ministeri che segnano da soli ({ ministry-east_india_company }). I Ministeri che aggiungono a un Obiettivo o a una Domanda lo fanno insieme ad essi.

ruling-r20 = Quando si vincono «tutti gli Obiettivi e tutte le Domande»?
    .text = Quando una parte ha preso tutti e quattro gli Obiettivi e ogni Domanda di questa fase (tre, o quattro dopo Le Beau Monde). Il Prestigio non serve. Un Obiettivo o una Domanda che nessuno ha preso lo impedisce. Si verifica prima dei PV, che contano solo nei controlli di vittoria, non nel momento in cui si arriva a 0 o 30.

## Il Round Azione (5)

ruling-r21 = Quando si può passare, e che cosa dà?
    .text = Subito dopo aver preso la tessera, prima di Evento, Riforma, Vantaggio o qualsiasi PA. Il Debito scende di due, o a 0; senza Debito si può passare lo stesso. Le abilità dei Ministeri usate prima della tessera (R12) non sono d’ostacolo; dopo aver passato non si fa più nulla.

ruling-r22 = Si possono intrecciare le Azioni?
    .text = Edizione italiana: l’Azione Maggiore della tessera, la Minore, l’Azione Maggiore propria di un Evento e la Riforma vengono in qualsiasi ordine, ma una si finisce prima che cominci la successiva; spesi punti di un’altra, ciò che restava della prima è perso. PA dello stesso tipo da Evento e Maggiore sono una sola Azione (R24). Edizione polacca: ogni acquisto è un’Azione; ordine libero. In entrambe abilità e Vantaggi senza PA possono stare in mezzo. Ciò che andrebbe perso è detto prima della risposta e annotato nel diario dopo.

ruling-r23 = Quando si può giocare l’Evento?
    .text = Una volta, con una tessera che ha il simbolo (o per un Ministero che lo sostituisce), dopo la tessera e prima di Riforma, Vantaggi o PA. Ciascuno di questi chiude l’occasione. Un Evento si può giocare anche se nessuno dei suoi effetti può avvenire.

ruling-r24 = Come si usano i PA degli Eventi?
    .text = Sono un’Azione Maggiore a sé, anche di un tipo che la tessera non ha; con lo stesso tipo della Maggiore della tessera formano una riserva unica. Se quel tipo è della Minore della tessera: edizione italiana: i punti di quel tipo vanno o tutti alla propria Azione Maggiore o tutti all’unica spesa della Minore; edizione polacca: si possono dividere. In ogni caso si possono aggiungere Debito e PTR.

ruling-r25 = Come vincolano i limiti dei PA degli Eventi?
    .text = Un punto limitato paga solo acquisti che rispettano il suo limite, anche se altri punti pagano il resto. Debito e PTR ne sono vincolati se presi in forza del solo Evento; se anche la tessera ha quel tipo, si possono prendere per la tessera e sono liberi. «Solo per ammainare in Mercati» permette più Mercati.

ruling-r26 = I PA Militari limitati a una Regione possono comprare Comandi Bonus?
    .text = Edizione italiana: no. Edizione polacca: sì, e il Comando deve allora andare in un Teatro della prossima Guerra combattuto in quella Regione (può darsi che uno presente debba spostarsi, R44).

ruling-r27 = Condizioni ed effetti bonus
    .text = La condizione si verifica una volta, quando la carta è giocata, prima dell’effetto base. Rivelare una carta coperta per la sua Parola Chiave è scelta del giocatore; una Parola Chiave già scoperta o una condizione soddisfatta sulla mappa danno sempre il bonus. Le condizioni dentro un effetto si verificano quando lo si esegue, e una Parola Chiave chiesta lì si può mostrare allora (La Gabelle). Gli effetti sono obbligatori per quanto si può, base prima del bonus, salvo dove dicono «puoi» o «fino a»; ciò che non si può si salta e il resto si fa lo stesso.

ruling-r28 = Che cos’è una sola spesa di un’Azione Minore?
    .text = Un acquisto: una Variazione, un Comando, un segnalino tolto, un Forte, una Squadra Navale allestita o schierata, una carta, il punteggio giacobita o uno scambio del Turno 6 (R45). Vi si possono unire Debito, PTR e altri punti di quel tipo; ciò che resta è perso, e dopo non si prende più Debito o PTR per quell’Azione. Se possono pagare sia punti Maggiori sia Minori, lo dice il giocatore. Una Minore può ammainare solo in uno spazio con Conflitto (o con il permesso di un Ministero), mai rimuovere una Squadra Navale né prendere un Forte.

ruling-r29 = Il sovrapprezzo per più Regioni
    .text = PA Economici e Diplomatici si contano separatamente, ciascuno su tutto il Round e tutte le fonti. La prima Regione è quella della prima spesa di quel tipo. Edizione italiana: la prima spesa in ogni altra Regione costa 1 in più, le successive lì no. Edizione polacca: ogni spesa fuori dalla prima Regione costa 1 in più. I PA Militari non lo pagano mai, né gli effetti diretti. Quell’1 fa parte del prezzo, quindi lo possono pagare i punti limitati che possono pagare l’acquisto.

ruling-r30 = Comprare una carta conta per il sovrapprezzo?
    .text = No: non sta in nessuna Regione, non paga mai sovrapprezzo e non fissa la prima Regione.

ruling-r31 = Riforma Militare
    .text = Si nomina il Teatro, si pesca una Truppa, una delle due resta lì; l’altra, vecchia o nuova, esce dal gioco o torna nella riserva. Con solo quattro Truppe in tutto (riserva e Teatri) deve tornare; con la riserva vuota la Riforma non è possibile. Le Truppe che escono dal gioco si mostrano, quelle che tornano no.

ruling-r32 = Il simbolo Riforma al Turno 6
    .text = Dà 1 PTR quando comincia 5.3, dopo l’Evento, a meno che si sia passato.

ruling-r33 = Quando un Mercato è Isolato?
    .text = Si fissa per tutti i Mercati con Bandiera all’inizio di ogni Round, di una parte o dell’altra: nessuna catena di Mercati propri senza Conflitto porta a un proprio Territorio, Forte (Danneggiato o no) o Squadra Navale. Il Mercato stesso può avere un Conflitto: la spezzano solo i segnalini su altri Mercati della catena. Anelli guadagnati o persi nel Round non cambiano nulla prima del successivo; un Mercato che cambia controllo nel Round non è più Isolato.

ruling-r34 = Che cosa dà connessione a un Mercato?
    .text = Un Territorio, Forte (anche Danneggiato) o spazio Navale tenuto ora, anche se preso in questo Round; o un Mercato rimasto proprio senza interruzione dall’inizio del Round, che allora non era Isolato e ora non ha segnalino. Un segnalino tolto in questo Round non blocca più. Piantare e ammainare lo richiedono allo stesso modo.

ruling-r35 = Ordine dei cambi di prezzo
    .text = Costo stampato; posto a 1 se c’è un Conflitto, Isolamento o un Vantaggio che nomina il prezzo 1; poi le riduzioni, che possono scendere sotto 1; poi +1 se si ammaina in un Mercato Protetto nemico e +1 per la Regione; alla fine almeno 1.

ruling-r36 = Chi protegge?
    .text = Solo una Squadra Navale o un Forte Integro della stessa parte della Bandiera, in uno spazio connesso; quelli dell’altra parte non la annullano. Gli spazi vuoti non sono mai Protetti. Un effetto su spazi «non protetti» può quindi prendere quelli vuoti e tutti gli spazi Politici.

ruling-r37 = Gli effetti diretti degli Eventi sono vincolati da connessione o limiti della Minore?
    .text = No: niente connessione, prezzo, sovrapprezzo, limiti della Minore o dell’Isolamento, se la carta non li nomina.

ruling-r38 = Come si prendono Debito e PTR?
    .text = Punto per punto mentre si paga un acquisto, per l’Azione che lo paga, di un tipo che la tessera o l’Evento dà in questo Round e la cui Azione non è finita. Mai di scorta. Possono seguire quando i punti propri dell’Azione sono esauriti.

ruling-r39 = Punti dati dai Ministeri
    .text = Si uniscono a un’Azione di quel tipo da tessera o Evento e ne condividono la natura: con una Minore fanno parte della sua unica spesa. Senza tale Azione non esistono, e non sono motivo di Debito o PTR.

ruling-r40 = Un’Azione si deve usare?
    .text = No. Un giocatore può finire il Round con punti rimasti; sono persi. Solo passare (R21) abbassa il Debito.

ruling-r41 = Limite della mano nel Round
    .text = Nessuno fino alla prossima distribuzione.

ruling-r42 = Terminare i Conflitti
    .text = Qualsiasi segnalino sulla mappa, su qualsiasi Bandiera o nessuna, da ciascuna parte, senza connessione. 2 PA Militari, in uno spazio Protetto 1; un segnalino «+1» costa 1 in più (3 e 2).

ruling-r43 = Quanti Comandi Bonus?
    .text = Due comprati in un Round; quelli da Eventi, Ministeri, preparazione o 7.6 non sono comprati e non contano. Due per parte in un Teatro, da dovunque vengano. Byng e Dominio dell’Atlantico sono segnalini, non Comandi, e non contano per nessuno dei due limiti.

ruling-r44 = Piazzare un Comando Bonus
    .text = Pesca, guarda, scegli il Teatro. Se ve ne sono due, uno di quei due va in un Teatro con posto, mai il nuovo. Se tutti i Teatri sono pieni non se ne pesca nessuno. Una carta che nomina un Teatro si tratta allo stesso modo; i Comandi per cui non c’è posto non si pescano.

ruling-r45 = Punti militari al Turno 6
    .text = Non si comprano Comandi. 2 PA Militari da qualsiasi fonte comprano 1 PA Economico o 1 Diplomatico, quante volte si vuole ma di un solo tipo per Round; il resto si usa come PA Militari. I punti comprati sono un’Azione Maggiore, o si uniscono a una di quel tipo, e permettono Debito e PTR di quel tipo. Non sono punti di un Evento: non si uniscono a una Minore e nessuna carta vi aggiunge nulla. Un’Azione Militare Minore può farlo una volta, come sua unica spesa, con tutto ciò che ha.

ruling-r46 = I PA Militari di Eventi o abilità sono limitati da ciò che mostra la tessera?
    .text = I PA Militari di un Evento aprono tutto 5.6 come Azione Maggiore nei loro limiti, anche senza simbolo Militare sulla tessera.

ruling-r47 = Che cosa permette di costruire un Forte?
    .text = Un Mercato, spazio Navale o Territorio connesso, proprio senza interruzione dall’inizio del Round. Edizione italiana: il Mercato può avere un Conflitto. Edizione polacca: no. Può essere Isolato. Un’Azione Minore può costruire.

ruling-r48 = Che cosa permette di prendere un Forte Danneggiato nemico?
    .text = Una propria Squadra Navale o un proprio Mercato connessi ora; mai un Territorio; Azione Maggiore o PA Militari di un Evento. Il Mercato può essere Isolato. Edizione italiana: può avere un Conflitto; edizione polacca: no. Prezzo: costo + 1; il Forte è poi Integro. Forti Danneggiati propri: costo − 1, senza connessione, anche con la Minore.

ruling-r49 = Che ne è del segnalino di danno quando si perde un Forte?
    .text = Preso con PC resta Danneggiato. Se perde del tutto la Bandiera (USA), il segnalino va via e il Forte va ricostruito. Un Forte Danneggiato non si può danneggiare di nuovo.

ruling-r50 = Squadre Navali: allestimento e prezzo 0
    .text = Da non allestita all’Arsenale; subito schierabile. I prezzi di 2 sostituiscono 4 e non si sommano fra loro; il −2 della Speculazione dei Mari del Sud si applica dopo, a una Squadra Navale. Anche a prezzo 0 serve un’Azione Militare; una Minore ne è consumata. Gli Eventi che allestiscono «gratis» non ne hanno bisogno.

ruling-r51 = Schierare
    .text = 1 PA Militare in uno spazio Navale vuoto, contro un nemico 2 dalla mappa, 3 dall’Arsenale; senza connessione; ogni Squadra Navale una volta per Round, anche se allestita o rimandata in esso; lo spazio lasciato è vuoto. Rimuovere un nemico richiede un’Azione Maggiore o PA Militari di un Evento.

## Debito e Punti Trattato (6, 9)

ruling-r52 = Debito imposto
    .text = Riempie fino al limite; ogni punto oltre dà 1 PV all’avversario e non si segna. Così per ricompense della Domanda, segnalini Guerra, Eventi. I PTR non possono pagarlo.

ruling-r53 = James Watt e il Debito imposto
    .text = Finché è scoperto, il Debito imposto oltre il limite britannico non dà PV alla Francia; il Debito si ferma comunque al limite.

ruling-r54 = { ministry-merchant_banks }
    .text = Conta dal momento in cui la carta è scoperta: i due successivi Debiti presi per PA Economici in ogni Turno di Pace non si segnano, anche al limite e per PA Economici Minori o di Eventi. È automatico, e ogni punto va usato nell’acquisto per cui è stato preso.

ruling-r55 = Turgot
    .text = In ogni Round il primo Debito preso per PA dà 2 PA se il Debito Disponibile della Francia è maggiore di quello britannico prima che sia segnato. Un secondo punto non necessario resta a un’Azione Maggiore e con una Minore è perso.

ruling-r56 = Debito a 0, limiti abbassati
    .text = Il Debito non scende mai sotto 0; ciò che non si può togliere è perso, se la carta non dà qualcosa in cambio. Un limite non scende mai sotto il Debito: il Pagamento degli interessi abbassa entrambi se il Debito era al limite.

## Guerra (7)

ruling-r57 = Quante Truppe si dispongono?
    .text = Una per Teatro: quattro, nella Guerra americana tre. Vengono da tutte le Truppe ancora in gioco.

ruling-r58 = I Comandi gratuiti della Guerra dei Sette Anni
    .text = Ogni parte, all’inizio del suo primo Round del Turno 4, prima di scegliere la tessera, pesca e piazza tanti Comandi Bonus quanti ne aveva nella Guerra di Successione Austriaca quando fu combattuta, al massimo tre. I segnalini (Byng) non contano. Non sono acquisti; vale R44. Si pescano e si piazzano uno per uno.

ruling-r59 = Chi agisce per primo in un Teatro?
    .text = Sopra 15 PV la Francia, sotto 15 la Gran Bretagna, a 15 chi ha giocato per primo nell’ultimo Turno di Pace. Si fissa quando si rivelano i segnalini del Teatro. Quella parte applica tutti i suoi effetti, poi l’altra; poi si conta la forza.

ruling-r60 = Ordine degli effetti di una parte
    .text = Prima il Debito, poi gli altri uno per uno nell’ordine del proprietario.

ruling-r61 = Gli effetti dei segnalini si devono usare?
    .text = Il Debito sempre. Ammainare e Forte/Squadra Navale: edizione italiana: il proprietario può rinunciare; edizione polacca: deve, se si può.

ruling-r62 = Che cosa può colpire il simbolo di ammainata?
    .text = Un Mercato nemico senza segnalino, o uno spazio Politico nemico (edizione italiana: anche con Conflitto; edizione polacca: senza), nella Regione del Teatro. Se si sceglie un Mercato dev’essere uno la cui perdita non lasci senza connessione un altro Mercato connesso, se ce n’è; altrimenti qualsiasi. Il proprietario può sempre preferire uno spazio Politico.

ruling-r63 = Qual è la Regione di un Teatro?
    .text = La Regione o le Regioni della Plancia; { theater-syw_french_and_indian_war }: Nord America e Caraibi per effetti, segnalini e PC, mentre il suo bottino di ammainata è solo Nord America. Dominio dell’Atlantico: Europa per gli effetti, Squadre Navali di tre Regioni per la forza. I Conflitti di un Teatro europeo contano in tutta l’Europa.

ruling-r64 = Forza Bonus
    .text = 1 per ogni proprio spazio Alleanza senza Conflitto di una nazione elencata, per Squadra Navale, per Forte Integro, per segnalino su una Bandiera dell’avversario (nessuno su spazi vuoti), e 1 per Parola Chiave elencata su una carta scoperta, quante che siano le carte. I segnalini annullano un’Alleanza e danno forza in modo indipendente. I totali possono essere negativi.

ruling-r65 = Ordine del Bottino
    .text = PV e PTR; le Squadre Navali che lo sconfitto deve cedere; PC; ammainate; USA, poi Canada; segnalini; infine le Variazioni gratuite in Spagna di 12.1. Una parità non dà nulla. Il bottino di ammainata può prendere qualsiasi spazio nemico del suo tipo nella sua Regione, con Conflitto o no, anche se ne isola altri; è obbligatorio se possibile.

ruling-r66 = I PC si devono spendere?
    .text = Sì, un acquisto dopo l’altro finché resta un bersaglio lecito che i punti pagano; altrimenti sono persi. Comprano Forti, Mercati, spazi Navali e Territori nemici o vuoti, non spazi Politici, nessuno con Bandiera USA. Ciò che è preso conta subito per l’acquisto successivo.

ruling-r67 = Spazi Navali e PC
    .text = Con una Squadra Navale dall’Arsenale o da un altro spazio Navale della Regione o delle Regioni del Teatro, ciascuna una volta per Guerra. Una Squadra Navale nemica lì va nell’Arsenale.

ruling-r68 = Territori e PC
    .text = Nella Regione o nell’elenco del Teatro; se vi arriva una Direttrice di Conquista, una deve partire da un proprio Forte (anche Danneggiato), spazio Navale o Territorio. 1 PC, con un segnalino Ugonotti 2, che bisogna avere insieme. Si può rifiutare solo se lo tiene l’avversario: prima 3 PV, poi 5 PV in una Guerra, poi non più; i punti sono persi, e in quella Guerra nessuno può più prendere il Territorio con PC.

ruling-r69 = USA e Canada
    .text = La Francia sceglie quali vuole dei tre Territori, uno per uno; poi toglie le Bandiere dai Forti che vuole della Sottoregione Colonie Settentrionali (edizione italiana: britannici; polacca: di qualunque parte); poi i Mercati in Nord America e Caraibi che prima avevano connessione e ora non l’hanno perdono la Bandiera, di qualunque parte. Poi allo stesso modo il Canada (solo Nord America). I Mercati Isolati già prima restano. Gli Ugonotti e altri segnalini su tali Territori vanno via. Le Bandiere USA non sono di nessuno prima del Punteggio Finale: niente connessione, Direttrice od Obiettivo; non si possono rifiutare né prendere.

ruling-r70 = Quando si può usare un Vantaggio?
    .text = Nel proprio Round, dopo aver preso una tessera e dopo aver risolto l’Evento (se se ne gioca uno), in ogni momento fra gli acquisti o con uno di essi. Non nel Round in cui è stato ottenuto, né se perso e riottenuto in esso; ottenuto fuori dal proprio Round è pronto nel successivo.

ruling-r71 = Tenere un Vantaggio con uno spazio in Conflitto
    .text = Si ottiene e si tiene con le sole Bandiere, ma non è utilizzabile, non soddisfa condizioni e non segna nulla (Crisi delle Falkland, { ministry-east_india_company }) finché uno spazio collegato ha un Conflitto. Conserva il suo stato, utilizzabile o Eseguito, in ogni cambio di mano.

ruling-r72 = Limiti dei Vantaggi
    .text = Due per Round, uno per Regione; la Regione è quella del suo spazio, dovunque colpisca. Contano anche gli usi concessi da Eventi.

ruling-r73 = Che cosa vuol dire «ignorando lo stato Eseguito»?
    .text = Si può usare una tessera Eseguita, e l’uso non rende Eseguita una pronta: il suo stato resta. Tutto il resto vale (R71, R72). Le Alleanze con i nativi americani, dicendo «immediatamente», permettono anche una tessera ottenuta in questo Round; la Loge des Neuf Soeurs no. Una tessera che non può fare nulla subito e non ha in questo Round un’Azione del suo tipo non viene offerta; se non ne resta nessuna, non si chiede nulla. Non scatta nulla di ciò che risponde a un’esecuzione. Una tessera che opera su un acquisto si può usare con uno più tardi nello stesso Round.

ruling-r74 = Vantaggi e tipi di Azione
    .text = Non danno PA. Un’ammainata resa più economica resta ordinaria: connessione, limiti della Minore, Protezione e sovrapprezzo. Bastione navale richiede PA Militari Maggiori o di un Evento; i Contratti negrieri possono usare una Minore.

## Fine di una Guerra e della partita (7.4–7.6, 10, 11)

ruling-r75 = Vincere con la Guerra
    .text = Tutti i Teatri della Guerra vinti nella fascia più alta della tabella che vale per il vincitore (alcune ne hanno una per parte); si verifica per prima, poi i PV.

ruling-r76 = Quali Conflitti vanno via dopo una Guerra?
    .text = Quelli su spazi con Bandiera (di una parte o dell’altra) nelle Regioni i cui segnalini un Teatro di questa Guerra contava. Quelli su spazi vuoti restano.

ruling-r77 = Punteggio Finale
    .text = Prestigio 2; Debito Disponibile 1 per ogni 2 interi di differenza, al massimo 4; 1 per merce; 2 per Bandiera su un Territorio che all’inizio era dell’avversario. Le Bandiere USA su Colonie Settentrionali e Caroline danno alla Francia 2 ciascuna; su San Agustín e Québec e Montreal niente a nessuno. Poi 16 e più Francia, 14 e meno Gran Bretagna, a 15 più Debito Disponibile, poi Gran Bretagna.

## Carte

ruling-r78 = Vittoria Giacobita
    .text = Successione Spagnola: la Francia che vince di 3 o più piazza un segnalino Vittoria, nient’altro. Successione Austriaca: ogni vittoria francese ne piazza uno, e dalla successiva Fase Ministero { ministry-jacobite_uprisings } sta scoperta in un terzo posto per il resto della partita. Se era una delle due, passa lì e la Francia sceglie una nuova carta, coperta. Non si può sostituire; eliminata, il terzo posto scompare.

ruling-r79 = Sconfitta Giacobita
    .text = Si piazza il segnalino e la carta esce subito dal gioco, scoperta, coperta o non scelta. Se era una delle due carte normali, quel posto resta vuoto fino all’Era successiva. I segnalini Vittoria restano.

ruling-r80 = { ministry-jacobite_uprisings }
    .text = Variare con PA Militari in Irlanda e Scozia: un Round per turno, quante volte si vuole, al Costo Politico (almeno 1), senza sovrapprezzo; PA Militari Minori nei limiti della Minore. Punteggio: 3 PA Militari in un altro Round, una volta per turno, 1 PV per ogni proprio spazio lì senza Conflitto e per segnalino Vittoria, al massimo 4.

ruling-r81 = Voltaire
    .text = Si paga quando si assegna l’Obiettivo Europa, chiunque lo prenda o nessuno: 1 PTR per ogni nazione di più spazi dove la Francia ha uno spazio Prestigio senza Conflitto, al massimo 3. Gli USA non contano.

ruling-r82 = { ministry-townshend_acts }
    .text = Una qualsiasi delle sei merci, in Domanda o no, una volta per turno all’inizio di un proprio Round (prima di Eventi o PA). Fino alla fine del turno le Azioni Economiche Minori britanniche possono ammainare nei suoi Mercati.

ruling-r83 = { ministry-new_world_huguenots }
    .text = Due segnalini, uno piazzato per turno finché la carta è nel Gabinetto, su un Territorio francese in Nord America o nei Caraibi che non ne ha. Fresco o speso, fa costare il Territorio 1 PC in più. Girato, toglie 1 PA Economico a una Variazione di Mercato (piantare o ammainare) nella sua Regione; se ne possono unire più d’uno. Resta dopo l’Era, e va via per sempre quando il Territorio riceve una Bandiera britannica o USA. { ministry-north_american_trade } rinfresca quelli spesi quando è rivelato.

ruling-r84 = Edmund Burke
    .text = In un Round con un’Azione Diplomatica Maggiore (tessera o Evento) la Gran Bretagna può aggiungere 1 PA Diplomatico per ogni proprio spazio irlandese senza Conflitto, al massimo 2 per Round, se tutti i PA Diplomatici di quell’Azione vanno a Variazioni in Europa: non dopo che qualcuno è andato altrove o per una carta, e poi nessuno può più. Non con una Minore. Gli spazi irlandesi si contano quando i punti si aggiungono; quelli presi più tardi nel Round non aggiungono nulla.

ruling-r85 = Carte che allargano il gioco degli Eventi: Banca d’Inghilterra, Condorcet; Lavoisier
    .text = Banca d’Inghilterra: un Evento con simbolo economico senza Maggiore Economica, il simbolo Evento della tessera serve ancora. Condorcet: il simbolo Evento non serve, il tipo deve ancora corrispondere. Lavoisier: +1 PA alla Maggiore della tessera e alla sua Minore se si è ricevuto il bonus ed era allora scoperto; non all’Azione propria dell’Evento.

ruling-r86 = { ministry-cardinal_ministers }, Pitt, Choiseul, { ministry-papacy_hanover_negotiations }, { ministry-north_american_trade }
    .text = Vale R39. { ministry-cardinal_ministers }: subito dopo la tessera, alla sua Azione Diplomatica, Maggiore o Minore. { ministry-north_american_trade }: si verifica quando comincia il Round; ogni Azione Economica del Round, Maggiore, Minore e propria di un Evento, riceve 1.

ruling-r87 = Byng e Squadre Navali sospese
    .text = Byng: in un Teatro della prossima Guerra che elenca Squadre Navali; va via con quella Guerra; nessuno al Turno 6. Una Squadra Navale sospesa aspetta sul tracciato e torna nell’Arsenale nella Fase Ripristino del Turno di Pace successivo; nel frattempo non è né sulla mappa né non allestita, non conta per Guerre o carte, ma è una delle otto. Sospesa al Turno 6 non torna. Quadruplice Alleanza: senza Squadra Navale da dare, niente 2 PV; il bonus è indipendente: senza Squadra Navale da allestire, né Debito né PTR.

ruling-r88 = Carestia in Irlanda
    .text = Solo mentre la prossima Guerra ha una Ribellione giacobita. I Comandi vanno in quel Teatro secondo R44: un Teatro pieno ne manda uno presente altrove; quando tutti sono pieni non se ne pescano più. Non sono acquisti.

ruling-r89 = Domanda cambiata da Eventi
    .text = Le Beau Monde aggiunge una merce non ancora in Domanda, come Domanda ulteriore. Il sistema Co-Hong pesca fra quelle non in Domanda e ne sostituisce una che lo è. Le leggi sul calicò segnano il Cotone una volta, con la ricompensa dell’Era e Dupleix, ma non per R20.

ruling-r90 = Asta per le parti
    .text = Prima della preparazione entrambi i giocatori nominano, in segreto e insieme, la parte che vogliono e un’offerta da 0 a 4. Parti diverse: ciascuno ha la sua, niente PTR. Stessa parte: l’ottiene l’offerta più alta e l’altra parte comincia con altrettanti PTR; offerte uguali: a sorte, la parte di chi perde li riceve comunque.

ruling-r91 = Bandiere Spagnole
    .text = Nemiche per entrambi: si variano, ammainano, conquistano e tolgono come quelle dell’avversario, salvo che un effetto nomini Bandiere francesi o britanniche o dell’avversario (come il simbolo che ammaina una Bandiera su un Comando nel regolamento italiano, 7.1.2; in quello polacco colpisce qualunque); poi fuori dal gioco. Senza connessione sono sempre Isolate (prezzo 1) e mai Protette. Non contano per nessuno; un segnalino su una di esse non dà forza e resta (R76).

ruling-r92 = Variazioni gratuite in Spagna
    .text = Per ciascuno dei quattro Territori preso con PC mentre non lo teneva nessuno, l’avversario può variare uno spazio in Spagna, finito quel Teatro. Non per Bandiere USA.

ruling-r93 = Pianificazione Militare
    .text = Punto 1: la Riforma può invece scambiare due proprie Truppe fra Teatri (non al Turno 6). Punto 2: anche nella preparazione; entrambe le parti piazzano in segreto insieme. Ogni punto è un’opzione a sé.

ruling-r94 = Forti Inespugnabili
    .text = Un Forte comprato con PC richiede una Direttrice di Conquista da un proprio Forte, spazio Navale o Territorio. La linea Louisbourg–Halifax esiste solo qui. Prendere Forti in pace non cambia.

ruling-r95 = Chi rende Eseguito un Vantaggio?
    .text = Entrambi i Ministeri rispondono solo a un uso nel Round proprio della parte nominata: Pompadour al primo europeo che la Francia usa, Watt al primo di qualsiasi Regione che la Francia usa, una volta per Round ciascuno, se scoperti prima. La Gabelle, che segna fino a due tessere pronte di una parte, dell’altra o di nessuno, non ne fa scattare nessuno. Il PTR arriva con l’uso, così può pagare ciò che fa il Vantaggio.

ruling-r96 = Perdite scelte dall’avversario, segnalini presi alla cieca
    .text = Spese militari fuori controllo: l’avversario sceglie fra ciò che è possibile, ogni volta da capo; se non c’è nulla, non accade nulla. Rivalità austro-spagnola: la Gran Bretagna nomina un Teatro, il segnalino lì è preso a caso, senza vederlo, e torna nella riserva francese.

ruling-r97 = Ministeri che cambiano un Obiettivo
    .text = Solo la tessera Obiettivo, non il Prestigio; solo se è vinta; anche su una tessera da 0 PV. Johnson abbassa un Obiettivo francese non sotto 0 PV e ne lascia i PTR.

ruling-r98 = Riduzioni per tutto un Round
    .text = Valgono per ogni acquisto adatto del Round, si sommano fra loro e con i Vantaggi, ed entrano in R35 come riduzioni. Il permesso di Swift di ammainare con una Minore copre gli spazi Politici francesi in Europa finché uno spazio irlandese senza Conflitto è britannico.

ruling-r99 = Che cosa conta come Bandiera nei testi delle carte?
    .text = Le Squadre Navali contano come Bandiere nei conteggi di Bandiere in una Regione; anche Territori, Forti (pure Danneggiati), Mercati e spazi Politici; mai le Bandiere USA e Spagnole; mai quelle con un Conflitto (R9).

ruling-r100 = Che cosa è pubblico, che cosa segreto?
    .text = Segreto: le mani, i segnalini Guerra non rivelati (il proprietario vede i suoi sulla Plancia), i Ministeri coperti, l’ordine di mazzo e riserve. Pubblico: i numeri di carte e tessere, gli scarti, i pezzi giocati ed eliminati, in quale Teatro sta un segnalino, gli Investimenti presi e rimasti.

ruling-r101 = Gli Investimenti finiscono
    .text = Prima si dispone ciò che resta, poi si mescolano quelli usati (con quello che nessuno ha preso nel turno precedente) e si completano i nove.

ruling-r102 = Abilità di fine turno
    .text = Prima quelle della parte che ha giocato per prima in questo turno, poi dell’altra; ciascuna nel proprio ordine; le condizioni come sono allora; solo carte scoperte.

ruling-r103 = Eventi con una scelta di PA
    .text = Il tipo si sceglie quando l’Evento si risolve, prima di ogni Azione. Riforma fiscale: prima scende il Debito; solo per i punti che non possono scendere si possono prendere PA Economici, ciascuno a piacere.

ruling-r104 = Variare o segnare
    .text = Grande Guerra del Nord: la Gran Bretagna segna se dopo la Variazione entrambi gli spazi tedeschi sono suoi, senza Conflitto, anche se nessuno si poteva variare; la Francia varia la Russia, o segna se era già francese e senza Conflitto. Le condizioni dentro gli altri bonus si verificano dopo l’effetto base.
