# The Price of Power: le decisioni, dove il regolamento tace o si contraddice.

## Il Round (4)

ruling-r2 = Crociata e scomunica si valutano nella Fase 3 o nella Fase 4?
    .text = Una volta sola, nella Fase 4 con l’altro Prestigio.

ruling-r3 = Come finisce la Fase Azioni?
    .text = Quando qualcuno, passando, ha preso gli ultimi Ducati, ognuno degli altri, in senso orario, ha un Turno, e può anche passare, senza Ducati. Poi chi deve un Evento lo prende, in senso orario.

ruling-r4 = Che cosa può ancora fare il secondo di due giocatori?
    .text = Compiere tanti Turni quanti sono gli Eventi dovuti, almeno due; chi deve entrambi gli Eventi ha un’altra Azione in più.

ruling-r35 = Chi sceglie per primo dove il regolamento non indica un ordine?
    .text = Tutti scelgono insieme: nella Fase 3 (passi G e H), nella Fase 4 e per le Unità che tornano nella Fase 5. Nella Fase 4 nessuno vede a che cosa rinuncia un altro prima che tutti abbiano finito.

ruling-r36 = Come si pesca da mazzi comuni a tutti?
    .text = In ordine di turno, un mazzo per ogni carta; una carta si vede prima di scegliere il mazzo seguente.

ruling-r38 = Quando conta una Successione che diventa contesa nella Fase 3 per un Interregno?
    .text = Resta contesa fino al passo delle perdite del prossimo Round.

ruling-r90 = Un’Idea che lascia l’esposizione alla fine di un’Età può tornare subito?
    .text = No: prima si pescano le nuove Idee, poi le vecchie tornano nel loro mazzo.

ruling-r91 = Come ricevono i giocatori i loro Stati?
    .text = Come siedono, a sorte, a scelta in ordine casuale, o con offerte segrete di Prestigio: l’offerta più alta sceglie per prima e si paga. Gli Stati siedono sempre nell’ordine dello scenario.

ruling-r92 = Quando uno di due giocatori sceglie se tenere il segnalino del Primo giocatore?
    .text = Quando passa per primo: passa e lo tiene, o passa e lo cede.

ruling-r93 = Un Matrimonio conteso conta alla fine?
    .text = Sì, come ogni Matrimonio.

ruling-r198 = La fine della partita si verifica prima o dopo la fine di un’Età?
    .text = Prima. Quello che porta la fine di un’Età conta alla fine del Round successivo.

ruling-r199 = L’Alleanza con uno Stato dinamico da dieci di imposte in su finisce mentre è un Alleato attivo?
    .text = No, solo quando è di nuovo in pace.

ruling-r200 = E se la Stabilità toglie un punto di tipo qualsiasi e un’Idea ne dà uno?
    .text = Si annullano, senza domande.

ruling-r202 = Quali Unità schierate tornano nella scorta quando la Leva è scesa?
    .text = Il padrone sceglie l’Area, o Unità della riserva; delle Unità di un’Area va la meno cara.

ruling-r203 = E se i giocatori richiamano in un Porto più Navi di quante ne contiene?
    .text = Arrivano in ordine di turno; chi non trova posto resta in mare e va pagato.

## Azioni (5)

ruling-r1 = Quanto Prestigio porta la ricerca?
    .text = 2 a chi ricerca, sempre; 1 a chi aveva già l’Idea, finché erano al massimo due. Una carta può indicarne di più.

ruling-r7 = I segnalini arrivano oltre il mare?
    .text = Influenza, Alleanze e Matrimoni arrivano per Area, per terra o per mare; Città e Vassalli oltre il mare solo da un Porto.

ruling-r13 = Come arrivano due giocatori a un accordo?
    .text = Il giocatore attivo propone un pacchetto. L’altro accetta, rifiuta o fa una controproposta; il giocatore attivo ne paga comunque i DIP.

ruling-r106 = Un accordo che non si conclude costa il Turno?
    .text = No. Ma in un Turno si propone a ogni giocatore un solo accordo.

ruling-r225 = Una proposta può restare sul tavolo mentre il gioco continua?
    .text = Sì: un accordo preparato nel proprio Turno vi si può mettere, uno per ogni coppia di giocatori, visibile a tutti. Si può accettare, respingere e ritirare in ogni momento. Lo conclude chi dei due ha il Turno, come Azione di quel Turno e pagandone i DIP: il suo autore una volta accettato, l’altro senz’altro. Allora si giudica come ogni accordo; ciò che non è più possibile, per un motivo diverso dalla mancanza di potere, si toglie alla fine di un Turno.

ruling-r226 = Con che cosa comincia una controproposta?
    .text = Con la proposta a cui risponde, vista dall’altra parte. Si possono togliere parti, a cominciare dall’ultima, e aggiungerne altre. Così anche un nuovo accordo comincia con ciò che è sul tavolo fra i due.

ruling-r237 = Quanto costa un colloquio privato?
    .text = Niente, a meno che il tavolo giochi con la regola facoltativa: se i giocatori possano parlarsi in privato, a coppie o in gruppi, si decide quando si apre il tavolo, e allora possono farlo in ogni momento. Con la regola facoltativa chi ha il Turno può pagare 1 DIP per ciascun altro giocatore e parlargli a quattr’occhi fino alla fine del Turno; tutto il resto si dice a tutti. Ciò che si concorda non vincola nessuno finché non diventa un accordo concluso.

ruling-r107 = Si può vendere una Capitale?
    .text = No.

ruling-r189 = I giocatori possono scambiarsi ciò che un accordo non nomina: carte, passaggio, voti, promesse?
    .text = No. Le promesse si fanno a parole e non vincolano nessuno; su passaggio, voti e Chiamate si decide quando vengono chiesti.

ruling-r17 = A chi si chiede del Controspionaggio?
    .text = A chiunque abbia carte in mano e 2 DIP, in senso orario dalla vittima, o dal giocatore attivo per le Rivendicazioni; poi chi ne ha un altro può sventare quello.

ruling-r43 = Che cosa si perde se un’esplorazione fallisce e nelle terre lontane non c’è una Nave?
    .text = Nulla.

ruling-r58 = Uno Stato controriformato può convertire Aree cattoliche?
    .text = No.

ruling-r59 = Si può rinunciare a un lancio senza teschio?
    .text = Solo se non permette di scoprire nulla; altrimenti si usa, o si rilancia per 1 DIP.

ruling-r71 = Quando una Nave mossa serve a un Commercio?
    .text = Se sta accanto al Nodo, o se senza di essa non c’è collegamento con il Nodo.

ruling-r77 = Più Rivendicazioni di una stessa Azione si sventano una per una?
    .text = No: c’è una sola occasione, e il Controspionaggio le ferma tutte.

ruling-r78 = I segnalini con una Leva in più alzano il prezzo di un’Alleanza?
    .text = No.

ruling-r102 = E se una carta indica per un’Idea un prezzo più alto di quello solito?
    .text = Paghi quello solito.

ruling-r196 = In quante Aree di uno Stato lontano serve una Rivendicazione per allearsi con esso?
    .text = In una.

ruling-r197 = Bisogna pagare per ritirare il dado o per una carta degli scarti?
    .text = No, si può; una carta degli scarti è una di quelle che peschi.

ruling-r239 = Quante Navi costruisce un Porto se in un Turno si recluta più volte?
    .text = Una in tutto il Turno, un Porto grande due. Una Nave portata da una carta si aggiunge.

## Carte (6)

ruling-r56 = Quando si sventa una carta segreta?
    .text = Quando è stata annunciata e pagata; Nuova alleanza quando se ne è anche nominato lo Stato.

ruling-r100 = Le carte che tolgono Influenza tolgono Influenza imperiale?
    .text = No.

ruling-r101 = Una carta può alleare o sposare due giocatori contro la volontà dell’altro?
    .text = No: lo si chiede all’altro giocatore. Gli Stati non giocanti accettano sempre.

ruling-r103 = I voti su una carta sono segreti?
    .text = No: tutti votano apertamente e a turno, e chi legge la carta decide le parità.

ruling-r204 = Chi può prendere una carta a un Avversario in guerra con te?
    .text = Un Generale o un Ammiraglio, con la sua malattia, ma non un Sovrano.

ruling-r105 = Contro chi è rivolta un’Azione segreta, quando un’Idea rincara quelle contro chi la possiede?
    .text = Una carta contro l’Avversario che sceglie, una Rivendicazione contro ogni Avversario che possiede una Provincia nella sua Area; ciò che li protegge si paga con il prezzo, anche se l’Azione è sventata.

ruling-r104 = Le parole di una carta sui tuoi dischi valgono anche per i Vassalli?
    .text = Sì, Città e Vassalli.

## Persone, Stabilità, denaro (7)

ruling-r46 = Uno Stato la cui carta Sovrano si chiama Interregno è in un Interregno?
    .text = No: ha un Sovrano con le abilità della carta, che un Comandante della mano può sostituire senza spesa. Le perdite di 4.3.6 e i divieti di 7.2.7 vengono solo senza Sovrano.

ruling-r48 = Quanti segnalini Interesse se ne vanno con una Bancarotta?
    .text = 3.

ruling-r55 = Quale Potere si perde sotto Stabilità -3 quando manca ADM?
    .text = Prima ADM, poi dalla più piena delle altre due riserve, senza domande.

ruling-r57 = Quante volte un Generale può cambiare Armata?
    .text = Liberamente, ma ognuno una sola volta a Turno.

ruling-r108 = La carta Sovrano che si chiama Interregno può guidare un’Armata?
    .text = No. Non rappresenta nessuno che possa farlo.

ruling-r60 = Quanto Potere toglie una Bancarotta?
    .text = La metà di ogni tipo, arrotondata per eccesso, al massimo 3 per tipo.

ruling-r49 = Dove una Missione o un Evento può piazzare un segnalino Core?
    .text = Anch’essi solo dove possiedi tutta l’Area e non è già tutta core.

## Segnalini e cubi (2.2)

ruling-r37 = Quanti segnalini ci sono per le Rivendicazioni?
    .text = 8 in tutto, di cui al massimo 6 come Core e al massimo 2 come CB. Un nono ne toglie uno dalla mappa.

ruling-r70 = Quando si riprendono cubi e segnalini che non bastano?
    .text = Prima si piazza ciò che si guadagna; dopo l’Azione o il passo si riprende l’eccesso, a scelta del padrone.

ruling-r74 = Si possono costruire più Navi dei pezzi che ci sono?
    .text = No. Le Navi sono pezzi, quindici a giocatore.

ruling-r83 = I segnalini di uno Stato dinamico possono finire?
    .text = No.

ruling-r201 = Possono finire le Unità ribelli, le Città ribelli o i segnalini delle fedi?
    .text = No.

## Diplomazia (11)

ruling-r34 = Che cosa vale per lo Stato pontificio in mano a un giocatore?
    .text = Il divieto di altri Cardinali vale per gli Stati che hanno preso Roma, non per esso. Non conclude Matrimoni, e la sua Religione di Stato non cambia mai.

ruling-r75 = Che cos’è l’Influenza degli Avversari quando si sottomette uno Stato non giocante?
    .text = Cubi e Matrimoni di tutti gli altri, e Influenza imperiale se l’Imperatore è un altro.

ruling-r235 = Si può sottomettere un Alleato attivo nel mezzo di una Guerra?
    .text = Sì. Le sue Unità alleate restano finché il suo signore non è in pace. Non si difende più da sé, e le sue Guerre sono quelle del suo signore: i segnalini Guerra su di esso si tolgono, e le sue Province occupate dai Nemici del signore restano occupate.

ruling-r211 = L’Influenza degli Avversari conta anche rispetto al tuo Reddito fiscale di base quando sottometti uno Stato sposato?
    .text = Sì: deve superare il Reddito fiscale dello Stato e la loro Influenza insieme.

ruling-r79 = Il Malcontento finisce quando si annette un Vassallo?
    .text = No. Ogni Provincia lo conserva.

ruling-r205 = Dove un Matrimonio conta come Influenza?
    .text = Nell’Area della sua Capitale, per tutti gli Stati che vi hanno Province e per le catene del Commercio. Un’Azione che toglie Influenza da tali Aree ne toglie 1 in meno in tutto; una che svuota delle Aree ne lascia 1 in ciascuna di esse; il Diritto di passaggio vi è gratuito.

ruling-r53 = Lo Stato pontificio si può convertire?
    .text = No.

ruling-r54 = Si deve prendere un segnalino CB che un Evento concede?
    .text = Vi si può rinunciare, a meno che la carta dica che va piazzato; quelli di 14.3.2 e 18.5 vanno piazzati.

## La Curia (19)

ruling-r170 = Chi bandisce una crociata deve fare la Guerra?
    .text = No. Può dichiarare subito la Guerra gratuita o lasciar stare.

ruling-r171 = Le Province dei Vassalli contano per una crociata?
    .text = Sì, se il Vassallo è musulmano. La Guerra va allora contro il suo Signore, se è musulmano anche lui.

ruling-r172 = Il Sovrano di chi si può scomunicare?
    .text = Quello di ogni Stato cattolico indipendente, tranne il proprio e lo Stato pontificio.

ruling-r173 = Chi fa un’Azione papale per un Evento?
    .text = Chi è indicato dalla carta, gratis, chiunque controlli la Curia. È l’Azione papale del Round: non si fa se il segnalino è sul tabellone, e dopo non ce n’è un’altra.

ruling-r174 = E un crociato che non è più cattolico?
    .text = Non è più crociato: non guadagna e non perde nulla.

ruling-r175 = È crociato chiunque attacchi il bersaglio di una crociata?
    .text = Sì, se non ha un altro Casus Belli per la Guerra contro uno dei suoi bersagli. Chi ce l’ha, anche da un Evento, sceglie. Una Chiamata alle armi non impegna nessuno.

ruling-r176 = Un’Azione papale è l’Azione di un Turno?
    .text = Sì.

ruling-r220 = Basta un Cardinale per controllare la Curia?
    .text = Sì, se nessuno ne ha di più. Per il Prestigio ne servono due, senza parità.

## Commercio (12)

ruling-r24 = Quando un Nodo marittimo è collegato?
    .text = Quando la catena finisce con una tua Nave leggera in una Zona di mare accanto al Nodo.

ruling-r25 = I Pirati contano prima o dopo l’assegnazione delle righe?
    .text = Prima si assegnano le righe, poi tutti scendono di una riga per ogni segnalino Pirati.

ruling-r26 = Chi risolve le parità di Potere commerciale?
    .text = Il giocatore attivo, anche a proprio favore.

ruling-r27 = Anche una prima Rivendicazione da un Evento, o un segnalino di uno Stato dinamico, porta le carte commercio di un continente?
    .text = Sì.

ruling-r76 = Con chi si confronta il Potere commerciale in un Nodo secondario?
    .text = Con tutti quelli che vi hanno un Mercante e un collegamento; contano Mercante e Navi, non le Province chiave.

ruling-r22 = Un Porto dà capacità oltre una Zona di mare su cui l’Area stessa non ha Porti?
    .text = No.

## Movimento (9.5)

ruling-r18 = Quando reagisce chi è attaccato?
    .text = «Un passo avanti» prima che l’Armata entri; il Generale si nomina dopo; entrambe le cose prima delle Azioni di battaglia.

ruling-r21 = Che cosa fa una grande Armata a un confine montuoso?
    .text = Passano tre Unità per ogni MIL; le altre restano, e da sola può stare solo la Fanteria, oppure si paga anche per loro.

ruling-r23 = Un ponte di Navi può finire su una costa senza Porto?
    .text = Sì.

ruling-r45 = Quante Unità alleate si reclutano nelle Aree di un Alleato attivo?
    .text = Quante ne consente la sua capacità lì, ogni sua Provincia una volta a Turno; ciò con cui poi si difende non ne è ridotto.

ruling-r47 = Si ingaggiano Mercenari anche per un’Armata che le Navi trasportano?
    .text = Sì, se lascia una tua Area, e quanti ne entrano ancora sul ponte.

ruling-r109 = Il permesso di un Avversario sostituisce il prezzo del Diritto di passaggio?
    .text = No: un Avversario deve dare il permesso, poi si pagano 3 Ducati alla riserva. Senza permesso non si paga nulla.

ruling-r110 = Dove può andare un’Armata che si scosta?
    .text = In un’Area accanto per terra, con le regole del movimento terrestre, dove non debba combattere.

ruling-r111 = Ogni Nave paga la traversata fra America ed Estremo Oriente?
    .text = No: un punto per tutte le Navi di un’Attivazione.

ruling-r112 = Le Navi possono attaccare i Pirati senza essersi mosse?
    .text = Sì, con un’Attivazione navale verso la Zona di mare in cui si trovano.

ruling-r210 = Le Navi leggere possono occupare caselle di Protezione del commercio senza muoversi?
    .text = Sì, con un’Attivazione navale verso la Zona di mare in cui si trovano.

ruling-r113 = Chi impegna un assedio, se una carta attiva Armate o Unità diverse?
    .text = Tutte le Unità in quell’Area.

ruling-r114 = Un’Armata che le Navi trasportano può lasciare o prendere Unità?
    .text = Sì, dove si imbarca, come in marcia.

ruling-r115 = Le Navi degli Alleati portano Unità in un’Area con Ribelli?
    .text = Sì: i Ribelli sono nemici anche dell’Alleato.

## War and peace (8.3, 9.1, 10, 11.3)

ruling-r39 = La Guerra santa arriva agli Stati lontani?
    .text = Solo a quelli che hai scoperto.

ruling-r15 = In che ordine si chiamano i giocatori alle armi?
    .text = Secondo i passi della dichiarazione, e in ogni passo in senso orario dal Giocatore attivo; ognuno risponde prima che si chiami il prossimo.

ruling-r16 = E un giocatore alleato di ambedue le parti?
    .text = Lo chiama solo chi si difende. Se accetta, finisce la sua Alleanza con un giocatore dell’altra parte; se rifiuta, quella con chi si difende.

ruling-r140 = Si può accettare una Chiamata ad attaccare più Stati se solo alcuni si possono attaccare?
    .text = No: è una sola Chiamata a una sola Guerra.

ruling-r195 = Un Alleato che rifiuta di unirsi a un attacco dà un segnalino CB?
    .text = No, solo chi rifiuta di difendere.

ruling-r142 = Quali Unità alleate si perdono con un Alleato attivo?
    .text = Prima quelle nella riserva, poi quelle negli Eserciti.

ruling-r241 = I Vassalli di un Alleato senza giocatore contano per le sue Unità alleate?
    .text = Sì, sia quando vengono sia quando se ne vanno: la metà di quanto valevano tutti prima della guerra, al massimo cinque.

ruling-r143 = Chi chiama uno Stato non giocante che attacca per un Evento?
    .text = Nessuno; chi è attaccato può chiamare Alleati.

ruling-r9 = Su chi occorre la maggioranza per una Vittoria parziale su uno Stato non giocante?
    .text = Più Unità terrestri schierate di quanti Ribelli ci sono nelle Aree del proprio Stato.

ruling-r10 = Che cos’è una superiorità di due a uno?
    .text = Almeno il doppio, e almeno una.

ruling-r11 = La Pace bianca automatica costa Prestigio?
    .text = Sì, 1 a ogni giocatore coinvolto.

ruling-r14 = Quando ci si può arrendere?
    .text = Nel proprio turno per concludere le Guerre, dopo le Vittorie totali; il Nemico deve allora scegliere subito una condizione.

ruling-r144 = Quando una Guerra è vinta, per Missioni e Traguardi?
    .text = Quando si impone una condizione diversa dalla Pace bianca.

ruling-r12 = Chi paga per uno Stato non giocante, e se un giocatore non può pagare?
    .text = I suoi Ducati vengono dalla riserva. Un giocatore paga con ciò che ha, poi prende Prestiti, e se non può fa bancarotta.

ruling-r147 = Quando si pagano riscatti e restituzioni?
    .text = Tutto insieme alla fine, e ogni Stato al più il doppio delle Entrate fiscali che ha allora.

ruling-r146 = Con quali Province il vincitore può scambiare quelle che occupa?
    .text = Con quelle della sua parte che lo sconfitto occupa.

ruling-r145 = E uno Stato che diventa Vassallo mentre un altro giocatore ne occupa una parte?
    .text = Quella parte non è Vassallo, e la Guerra dell’altro giocatore con essa continua.

ruling-r148 = La Pace bianca data da una carta costa Prestigio?
    .text = No.

ruling-r185 = Come e quando due giocatori negoziano una Pace?
    .text = Chi conclude le Guerre, o deve scegliere una condizione, propone a un Nemico un solo pacchetto, una volta. L’altro accetta, rifiuta o risponde con una propria proposta. Anche i bot negoziano.

ruling-r186 = Per quanto tornano le Province occupate in una Pace negoziata, e chi paga per quelle di un Alleato attivo?
    .text = Per i Ducati concordati, da nessuno a 30 ciascuna, e non più di quanti ne ha chi paga. Per un Alleato attivo paga chi tratta per lui. Le Capitali tornano per il riscatto.

ruling-r187 = Chi compie le Azioni che accompagnano una Pace, e quando?
    .text = Chi conclude la Guerra, se la proposta non indica l’altro: ambedue le Azioni sono allora sue, e le paga lui. Vengono prima della condizione.

ruling-r188 = Conta un vincitore soltanto concordato?
    .text = Sì: per Missioni e Traguardi, e per allearsi con gli Stati che ha liberato.

ruling-r150 = Fino a quando si difende con metà della capacità uno Stato attaccato per una carta?
    .text = Fino alla fine del Turno. Mezza Unità o mezza Nave conta come una intera.

## Battaglie e assedi (9.6–9.9, 13.4)

ruling-r20 = Gli attaccanti possono tornare in un’Area dove ora ci sono Unità ostili?
    .text = No: allora non possono ritirarsi.

ruling-r125 = Dove si ritirano gli attaccanti che non vengono da nessun luogo?
    .text = In nessun luogo: chi è stato reclutato lì, chi c’era già alla dichiarazione di Guerra o chi combatte accanto all’attaccante non può ritirarsi come attaccante.

ruling-r126 = I difensori possono ritirarsi in un’Area dove dovrebbero combattere di nuovo?
    .text = No.

ruling-r207 = I difensori possono ritirarsi per mare?
    .text = No, solo verso Aree adiacenti via terra.

ruling-r128 = Chi combatte accanto all’attaccante?
    .text = I giocatori con Unità lì che sono in Guerra con un difensore e non con l’attaccante, e gli Stati non giocanti che difenderebbero il luogo contro uno di loro. Guida l’attaccante.

ruling-r123 = Chi subisce la perdita tra parti uguali, se una sono i Ribelli?
    .text = I Ribelli; altrimenti decide l’attaccante.

ruling-r129 = E se nessuna parte può colpire con i suoi dadi?
    .text = In quel giro ogni parte subisce una perdita.

ruling-r240 = Un Comandante è ferito se la sua parte non ha perso nulla?
    .text = No. Un colpo che danneggia soltanto una Nave pesante qui è una perdita.

ruling-r120 = Le Città sulle Province occupate contano sui tracciati dell’occupante?
    .text = Sì: portano Entrate fiscali e Manodopera come tutte le Città tolte dal tracciato.

ruling-r44 = E se chi assedia non ha più Città?
    .text = Si usa prima ciò che può stare al posto di una Città; senza nulla l’assedio non è permesso.

ruling-r209 = Chi caccia i Ribelli da una Provincia nemica deve occuparla?
    .text = Lo fa finché ha una Città per essa; senza, li caccia soltanto.

ruling-r236 = Quali Province cadono per prime, se ne sono assediate più d’una?
    .text = Quelle tenute dai Ribelli cadono per ultime.

ruling-r121 = Quando uno Stato non giocante non difende di nuovo un luogo?
    .text = Se Unità a lui ostili erano lì prima di questo Turno, o se in esso hanno vinto lì una Battaglia e vi restano.

ruling-r122 = Quale Provincia lontana non conta doppio?
    .text = Una in un’Area con la peste.

ruling-r124 = Chi pesca una carta Militare per un Comandante?
    .text = Ogni parte senza giocatori con almeno tre Unità o Navi: Stati, Ribelli e Pirati, anche quando attaccano.

ruling-r127 = Di chi si confronta la forza quando uno Stato non giocante si ritira, e i Pirati?
    .text = Quella delle due parti intere. I Pirati combattono fino all’ultimo.

ruling-r212 = Come si ritirano le Navi dai Pirati?
    .text = Perdono una Nave e restano nella Zona di mare da cui hanno attaccato.

ruling-r130 = Chi attacca quando i Ribelli insorgono o si muovono?
    .text = I Ribelli; si difendono tutti i giocatori con Unità nell’Area.

ruling-r206 = Un’Azione di Battaglia fermata conta tra quelle usate nel giro?
    .text = No: la parte può usarla di nuovo. L’Imboscata stessa si può giocare tutte le volte che la si ha.

## Ribelli (14)

ruling-r8 = I Ribelli assediano e si muovono in un solo giro?
    .text = In due, entrambi nell’ordine delle Aree. Dove non c’è Malcontento si giudica all’inizio del passo.

ruling-r19 = In quale ordine cadono le Unità?
    .text = Un Mercenario, una regolare, una alleata, e così via; il tipo lo sceglie il padrone.

ruling-r28 = Che cosa fa una ribellione dove ci sono Unità?
    .text = Porta un’Unità ribelle per ogni risultato; la Battaglia viene dopo tutti i dadi di quell’Area. Dove non si giocano Guerre i Ribelli restano.

ruling-r208 = In quale ordine un giocatore tira per le sue Aree?
    .text = Sempre nello stesso, quello della mappa, a meno che non tiri solo per alcune.

ruling-r29 = Chi sceglie lo Stato a cui si unisce una colonia liberata nella Fase 3?
    .text = Il Primo giocatore.

ruling-r72 = Quale Unità schierata diventa Esausta?
    .text = Il padrone sceglie l’Area; delle Unità che vi stanno va la meno cara.

ruling-r73 = Che ne è di una colonia liberata se non è in gioco alcuno Stato dinamico?
    .text = È di nuovo libera; altrimenti si unisce a uno di quelli in gioco.

## Eventi (16)

ruling-r30 = Il simbolo pallido di una Lotta di potere è un altro simbolo?
    .text = No, è uno normale.

ruling-r31 = Chi sceglie che cosa prende uno Stato dinamico?
    .text = Il giocatore attivo fra le Province permesse; se non ce n’è nessuna, l’ordine stampato.

ruling-r40 = Ci si può alleare con uno Stato dinamico da dieci di imposte in su?
    .text = Sì, per un Round.

ruling-r50 = Due Stati dinamici possono avere un solo colore?
    .text = Sì, sono Stati diversi. Un simbolo ne muove uno, a tua scelta, e tutti quando agisce da solo.

ruling-r51 = Quante Unità toglie il Logoramento su cinque?
    .text = Una per ogni quattro intere, come perdite in battaglia.

ruling-r52 = E se nessuna opzione di un Evento si può pagare?
    .text = Se ne sceglie comunque una; il costo prende ciò che c’è, e l’opzione accade.

ruling-r80 = Per quale Area lancia l’unico dado chi ha preso l’Evento?
    .text = Per una a sua scelta.

ruling-r84 = Quando è finito un gruppo che un nuovo segnalino unisce a un altro?
    .text = Ogni gruppo si diffonde una volta. Ciò che è stato piazzato in questo Turno non fa parte di nessuno, e un gruppo da cui è venuto un segnalino non si diffonde più.

ruling-r223 = Quale Religione di Stato ha uno Stato non giocante dove le fedi diventano diverse?
    .text = Quella che ha in quel momento.

ruling-r238 = Quale Religione di Stato ritrova uno Stato rivoluzionario fra fedi diverse?
    .text = Quando prende un’altra forma di governo e l’Area della sua Capitale è di fedi diverse, quella con cui è elencato nel 1444.

ruling-r85 = In quali Territori può stabilirsi uno Stato dinamico?
    .text = Solo in quelli liberi, senza Città né segnalini; una Rivendicazione non lo ostacola.

ruling-r86 = Quando si ammalano i personaggi?
    .text = Dopo gli altri simboli dell’Evento.

ruling-r217 = Quale Nave si perde in mare dove ce ne sono diverse?
    .text = Se ne sceglie il tipo. Fra le Navi leggere quella che protegge il Commercio va per prima se sceglie un Avversario, per ultima se sceglie chi la possiede.

ruling-r87 = Quando si prende il Sovrano di un Evento che nessuno ha preso?
    .text = Dopo i suoi simboli.

## Missioni e Prestigio (17)

ruling-r5 = Come si compiono in ogni momento Missioni di una mano segreta?
    .text = Una Missione soddisfatta si segna da sola alla decisione seguente, a meno che il suo padrone non l’abbia messa in serbo. Entrambe le cose sono segrete, e si possono cambiare a ogni propria decisione.

ruling-r6 = Chi bada ai Traguardi?
    .text = Si segnano da soli subito, in ordine di turno.

ruling-r81 = Due giocatori si dividono le Missioni generali?
    .text = No: ogni Stato ne ha una propria copia.

ruling-r82 = E se una Lotta di potere comincia mentre un’altra è in corso?
    .text = Lo sono entrambe, ed entrambe si valutano alla fine del Round.

ruling-r216 = La Città di chi occupa conta per essere soli in un’Area contesa?
    .text = Sì: chi occupa una Provincia vi ha una Città, e chi la possiede non è più solo.

ruling-r222 = Quali accordi che il regolamento lascia al gruppo si possono scegliere?
    .text = Un quarto Evento scoperto con qualsiasi numero di giocatori, e partite senza Missioni.

## The Empire (18)

ruling-r32 = Che cosa succede se l’Imperatore rifiuta la chiamata di un soggetto che è anche suo Alleato?
    .text = Costa 1 Autorità e nient’altro. L’Alleanza ha una chiamata propria, che segue.

ruling-r160 = Si può fare la Pace con un soggetto occupato del tutto mentre l’Imperatore difende l’Impero?
    .text = Solo da vincitore dell’Imperatore. Chi ha una vittoria totale solo sul soggetto aspetta la Pace con l’Imperatore.

ruling-r161 = Quante volte si chiama l’Imperatore quando sono attaccati più soggetti insieme?
    .text = Una volta per tutti; rifiutare costa 1 Autorità. Chi difende già l’Impero da tutti gli attaccanti non è chiamato.

ruling-r162 = Un’altra chiamata attiva di nuovo la difesa dell’Impero?
    .text = No. È attiva finché il suo segnalino resta lì: non arrivano altre Unità e i soggetti non danno altro.

ruling-r221 = Un Suddito di cui l’Imperatore accetta la Chiamata diventa un Alleato attivo?
    .text = No. Se è un Alleato, lo chiede la Chiamata dell’Alleanza (R32).

ruling-r163 = Un soggetto può scegliere ciò che non può dare per intero?
    .text = No. Unità e Ducati devono esserci, quanti ne lasciano i limiti; il Prestigio si può sempre dare.

ruling-r168 = Come combattono le Unità imperiali?
    .text = Sono una parte a sé al fianco dell’Imperatore. Quando l’Imperatore si ritira tornano nella riserva; se cadono le sue Unità continuano. A parità sono colpite per prime.

ruling-r167 = Quali Guerre muovono l’Autorità quando finiscono?
    .text = Quelle con Stati esterni che hanno attaccato l’Imperatore, o un soggetto in cui aiuto è venuto, e con chi li ha aiutati. Non conta se la difesa era attiva; la Pace bianca non è né vittoria né sconfitta.

ruling-r224 = Un’Area che lascia l’Impero o vi torna perché un Evento ne ha cambiato i proprietari cambia l’Autorità?
    .text = Sì. Solo dove è la carta stessa a farla uscire o tornare l’Autorità cambia unicamente come dice la carta.

ruling-r166 = Quale Influenza perde l’Imperatore per una Guerra a un soggetto senza CB?
    .text = Tre cubi del proprio colore nell’Impero, quanti ce ne sono. L’Influenza imperiale non conta.

ruling-r215 = A che cosa serve l’Influenza imperiale?
    .text = Conta ovunque come quella dell’Imperatore, e paga Chiamate alle armi e Accesso militare, prima dei suoi cubi in quell’Area. Non paga mai una Sottomissione, e perdite e penalità prendono cubi del proprio colore.

ruling-r33 = L’aiuto di un Imperatore non giocante arriva in ogni Battaglia?
    .text = Sì: la capacità di ogni Stato conta una volta a Turno, la parte dell’Impero in ogni Battaglia in una sua Area difesa da un membro. Le sue Unità combattono con lo Stato che non si ritira, se no con il più forte; se è meno di niente, gli Stati hanno altrettante Unità in meno.

ruling-r227 = Che cosa resta dell’Impero senza le regole avanzate?
    .text = Ogni regola avanzata si gioca, se il tavolo non decide altrimenti. Senza la fede dell’Impero esso resta cattolico: per le Elezioni conta, ma l’Imperatore può mutare fede e l’Impero non finisce per questo. Senza Elezioni la corona resta al suo giocatore. Senza Invasioni nulla le sostituisce.

ruling-r219 = L’Imperatore può cambiare Religione di Stato quando l’Impero non ne ha una ufficiale?
    .text = No, solo quando l’Impero è passato a un’altra. I Ribelli religiosi lo permettono a chiunque, anche all’Imperatore.

ruling-r164 = Che ne è della difesa dell’Impero quando è eletto un altro Imperatore?
    .text = Finisce; le Guerre continuano. Le Unità restano nella riserva, quelle in Battaglia vi tornano, e il nuovo Imperatore può usarle quando la difesa è di nuovo attiva.

ruling-r165 = Che cosa succede se nessuna Area vota, o l’Imperatore è rieletto?
    .text = Senza voti il titolo resta dov’è, e con esso l’Autorità. Chi è rieletto rafforza un’Autorità sotto 3 come un nuovo Imperatore.

ruling-r218 = Chi conta quando vota un’Area elettorale, e si può eleggere un giocatore senza Sovrano?
    .text = Chi può essere eletto: Influenza e Vassalli degli altri non contano, ma l’Area della Capitale di un tale giocatore non vota. Non serve essere membri né avere un Sovrano.

## Giocatori che non ci sono (20, 21)

ruling-r41 = E se un giocatore lascia il tavolo?
    .text = Chi lo dice, in qualsiasi momento, lascia alla fine del primo Round in cui il suo Stato è in Pace, e fino ad allora può ripensarci; nel frattempo può giocare un bot. Restano almeno due giocatori, che passano come in una partita a due. Le Città sopra bandiere altrui non sono Province core dello Stato, i Ribelli ne lasciano le Province, e un Vassallo di cui un altro ha una parte è libero. Un Evento dello Stato si rimuove solo se ne restano abbastanza per tutti. Le sue Città valgono quanto stampato sulla mappa. In alternativa un bot della casa o un’altra persona può prendere il posto, subito e anche nel mezzo di Guerre.

ruling-r42 = Con quali regole giocano i bot?
    .text = Con le regole complete; le carte dei bot del gioco stampato non si usano.
