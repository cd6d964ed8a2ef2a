# Imperialism: le decisioni, una voce ciascuna; le ragioni sono in docs/rulings/imperialism.md.

## Ducati, tracciati, preparazione (3, 4)

ruling-r1 = La riserva di ducati può esaurirsi?
    .text = No. È illimitata.

ruling-r2 = In quale ordine si sceglie il primo esercito o la prima flotta?
    .text = Apertamente e in ordine di turno, a partire dal giocatore con il numero iniziale più basso.

ruling-r3 = Che cosa accade agli estremi di un tracciato?
    .text = Un livello non scende mai sotto 0 e non sale oltre l’ultima casella; l’eccesso va perso. Un livello perso con un territorio ceduto si ferma a 0. Su un tracciato pieno nessuno può comprare livelli.

ruling-r4 = Chi ha il primato in un bene?
    .text = Il solo giocatore il cui livello supera quello di tutti gli altri. In parità, o se tutti sono a 0, nessuno. Si verifica di nuovo ogni volta che conta: il limite della mano di chi ha il primato dell’oro cambia subito.

## Territori (9, 11)

ruling-r5 = India e Cina pagano le tasse?
    .text = No. Con un’opzione del tavolo sì.

ruling-r6 = India e Cina sono colonie?
    .text = Sì, per tutto ciò che conta colonie o territori: complotti, eventi, progressi, punteggio finale. R5 e R7 sono le sole eccezioni; non si possono mai cedere (10.3.2).

ruling-r7 = Corsa alle colonie e Aperto alle scoperte funzionano con India e Cina?
    .text = No. Entrambe vogliono una carta colonia della mano. Una colonia messa in gioco con Aperto alle scoperte permette Corsa alle colonie.

## Il turno (6)

ruling-r8 = Si può scegliere un’azione che non si può compiere?
    .text = No. L’intrigo vuole una carta o una religione, la conquista un territorio alla portata di forze e mezzi, la guerra una carta guerra e un sovrano che la permetta. Sviluppo e tasse si possono sempre compiere, quindi un’azione c’è sempre.

ruling-r9 = E se una mano supera il limite?
    .text = Nulla in quel momento. Nel cambio della mano successivo, dopo al massimo tre scarti a scelta, la mano si riduce al limite con tutti gli altri scarti che servono.

ruling-r10 = Come si completa esattamente una mano?
    .text = Il territorio scoperto si può prendere solo come prima carta, anche con un solo posto libero; tutti gli altri posti si completano allora con carte provvidenza. Chi comincia a pescare da un mazzo può scegliere di nuovo il mazzo per ogni carta, vedendo che cosa ha pescato. Se mazzo e scarti sono entrambi vuoti, la mano o la fila resta incompleta; un mazzo vuoto si rifà appena si scarta una carta, di chiunque sia il turno.

## Sviluppo (7)

ruling-r11 = Che cosa porta il secondo bene di chi ha il primato delle merci orientali?
    .text = Tutti e tre i profitti di quel bene, e i materiali industriali solo con il prestigio o la gloria che chiedono. Ciò che si riceve per aver scelto lo sviluppo non si riceve di nuovo, e non c’è un terzo bene.

ruling-r12 = Quando si perde il prestigio per il commercio dell’oro?
    .text = Subito dopo il profitto commerciale; a 0 di prestigio non si perde nulla.

## Intrigo e religione (8, 15.6)

ruling-r13 = Quali tipi di carte ci sono in un intrigo?
    .text = Quattro: complotto, sovrano positivo, sovrano negativo, evento. Ascesa della borghesia e Mossa diplomatica sono entrambi eventi, quindi non insieme. Ogni evento giocato come tale si può annullare, anche in un intrigo; uno giocato come carta guerra no.

ruling-r14 = Cattolici e Controriforma sono infedeli fra loro?
    .text = Sì. Con un’opzione del tavolo no.

ruling-r15 = E lo sviluppo gratuito del Luteranesimo?
    .text = È facoltativo e conta come uno sviluppo in tutto tranne che per il segnalino azione, che resta sull’intrigo: i sovrani lo pagano, si può giocare Anno eccezionale e alla fine del turno possono venire i Pirati.

ruling-r16 = Le carte prese dagli scarti sono pubbliche?
    .text = Sì, sempre, anche con Guerra d’influenza.

## Prestigio e progressi (12, 13)

ruling-r17 = Quanto può fiorire la cultura?
    .text = Al massimo una volta per turno e solo nel proprio. Altro prestigio di quel turno si ignora, anche se nel frattempo se ne è perso. Fuori dal proprio turno il prestigio si ferma a 10.

ruling-r18 = E se si perde prestigio mentre la cultura fiorisce?
    .text = La fioritura dà comunque la sua gloria; il segnalino sta poi a 10 meno ciò che si è perso. Durante la fioritura il prestigio conta come 10 meno le perdite.

ruling-r19 = Quando si prende un progresso?
    .text = Si può prendere all’inizio del proprio turno (prima di pagare per liberarsi di una carta), dopo il cambio della mano e dopo ogni passo dell’azione. Ciò che si soddisfa in un momento qualsiasi del turno, anche solo di passaggio, si può prendere fino alla fine del turno, e se fino ad allora non si è preso nulla, uno di quelli si deve prendere. Uno per turno, mai nel turno di un altro. Con l’opzione «subito» decide il primo momento in cui se ne soddisfa uno.

## Sovrani (15.1, 15.2)

ruling-r20 = Come può il Rampollo di una grande dinastia spostare i sovrani?
    .text = Due sovrani si possono scambiare fra i loro giocatori, oppure uno o due si spostano presso giocatori che non ne hanno. Nessuno finisce con due. La carta stessa può essere fra questi. Non seguono effetti immediati.

ruling-r21 = Che cosa vuol dire avere l’esercito più grande, o più gloria?
    .text = Superare da solo tutti gli altri, sopra lo 0. Una parità non basta: un Folle si può allora scartare, e una Guerra civile o una Rivoluzione borghese non danno nulla in più.

## Guerra (10)

ruling-r22 = I modificatori dei progressi contano?
    .text = Sì.

ruling-r23 = Si può giocare una carta guerra in una guerra per cui non ha modificatore?
    .text = Sì; aggiunge 0. Il suo saccheggio conta come stampato.

ruling-r24 = Quando è possibile un modo di fare la pace?
    .text = Se si può eseguire per intero: tutto il tributo, una carta territorio adatta, tutto il prestigio. Il prestigio si verifica dopo la perdita del punto per la sconfitta. Solo se nessuno è possibile vale 10.3.4.

ruling-r25 = Chi può giocare i Pirati, e quante volte?
    .text = Tutti gli altri, in senso orario dal giocatore di turno, quante copie vogliono. Non contro chi non ha oro, spezie e merci orientali.

ruling-r26 = Che cosa segue da un Accordo?
    .text = L’attaccante riprende in mano la carta guerra, che ormai tutti conoscono, e sceglie un’altra azione, né la guerra né quella del turno precedente. Il segnalino resta sulla guerra. La guerra non c’è, quindi niente eventi di guerra. Un Accordo risponde a qualsiasi guerra, anche a una cominciata con un evento come carta guerra.

## Carte nel tempo (15.4)

ruling-r27 = Quando si possono giocare i Piani intercettati?
    .text = Quando si sceglie l’azione, e fra due passi successivi del proprio turno se c’è qualcosa di nuovo dall’ultima occasione: una guerra è stata decisa (prima dei suoi eventi di guerra), una carta è entrata in una mano o ne è stata tolta, un altro ha giocato un evento, o un proprio evento è stato annullato. Ogni volta quante copie si vuole.

## La fine (14)

ruling-r28 = E se la casella finale si raggiunge nel turno di un altro?
    .text = Quel turno si gioca fino in fondo. Poi, in senso orario, tutti tranne chi ha raggiunto la casella hanno un turno. Se la superano anche altri, nulla si prolunga.

ruling-r29 = Come si contano parità e zeri?
    .text = Un primo posto condiviso dà 1 a testa e non c’è secondo posto. Un secondo posto condiviso non dà nulla. Nessuno segna in una categoria in cui tutti sono a 0, né per un secondo posto a 0.

ruling-r30 = Chi è premiato per la fede mantenuta?
    .text = 4 di gloria vanno a ogni potenza che avrebbe potuto cambiare religione e non l’ha fatto; mai a Russia e Impero ottomano.

ruling-r31 = Chi vince a pari gloria?
    .text = Il prestigio più alto, poi più ducati; altrimenti la vittoria è condivisa.

ruling-r32 = Che cosa è pubblico, che cosa segreto?
    .text = Segreto: le mani, l’ordine dei mazzi, le potenze distribuite finché non si rivelano. Pubblico: tutto il resto, anche gli scarti e il numero e i tipi di carte in una mano. Una carta che un giocatore ha visto in un’altra mano gli resta nota finché da quella mano non esce una carta coperta.

ruling-r33 = E se nessuno guadagna più gloria?
    .text = Dopo venti giri in cui nessuno ha guadagnato gloria la partita finisce in stallo e si conta come al solito.
