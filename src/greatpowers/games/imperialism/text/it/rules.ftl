# Imperialism: le regole con parole nostre, un messaggio per ogni punto del regolamento.

## Da 1 a 3: panoramica

section-1-0 = Introduzione
    .text = Dal Quattrocento all’Ottocento ogni giocatore guida una potenza e ne fa un impero con il commercio, l’intrigo, la conquista e la guerra.

section-2-0 = Scopo del gioco
    .text = Vince chi ha più gloria dopo il punteggio finale (14.1).

section-3-0 = Componenti
    .text = 50 carte provvidenza (12 sovrani, 12 complotti, 22 eventi, 4 speciali), 38 territori (22 regioni, 16 colonie), 10 potenze, 24 progressi, 6 religioni, un tabellone con i tracciati, segnalini e ducati. La riserva di ducati non si esaurisce mai.

## 4: preparazione

section-4-0 = Preparazione
    .text = Tutto si dispone nell’ordine dei punti che seguono.

section-4-1 = Ducati
    .text = Ciascuno comincia con 25 ducati. Gli altri formano la riserva. I ducati sono visibili a tutti.

section-4-2 = Territori
    .text = I territori iniziali, mescolati, stanno sopra gli altri, anch’essi mescolati. Se ne scoprono due più dei giocatori. India e Cina sono caselle del tabellone.

section-4-3 = Carte provvidenza
    .text = Si mescolano le carte provvidenza e ciascuno ne pesca cinque.

section-4-4 = Religioni
    .text = Le tre religioni stanno sul tabellone, due carte di ciascuna.

section-4-5 = Progressi
    .text = I progressi si mescolano separati per valore e si impilano scoperti: in cima quelli da 1 punto gloria, poi da 2, 3 e 4. Se ne spostano sulle caselle uno più dei giocatori (quattro in due). Sono disponibili quelli sulle caselle e quello in cima alla pila.

section-4-6 = Potenze
    .text = Ciascuno riceve due potenze e ne tiene una in segreto; le altre lasciano la partita. Si rivelano tutte e si segnano i loro livelli. Russia e Impero ottomano cominciano con 2 punti gloria.

section-4-7 = Esercito o flotta
    .text = Poi ciascuno aumenta di 1 l’esercito oppure la flotta.

section-4-8 = Altri segnalini
    .text = Tutti gli altri segnalini cominciano a 0.

section-4-9 = Chi comincia
    .text = Comincia la potenza con il numero iniziale più basso.

## 5: tipi di carte

section-5-0 = Tipi di carte
    .text = Le carte hanno effetti permanenti, effetti immediati e requisiti. Per usare una carta bisogna soddisfare tutti i requisiti.

section-5-1 = Carte progresso
    .text = Un progresso si prende nel proprio turno se se ne soddisfano i requisiti. Una barra significa che basta una delle alternative. I ducati richiesti si devono possedere, non si pagano.

section-5-2 = Carte territorio e potenza
    .text = I territori sono regioni o colonie e si ottengono con la conquista o in guerra. Quelli scartati stanno scoperti accanto al loro mazzo.

section-5-3 = Carte provvidenza
    .text = Ci sono sovrani, complotti, eventi e carte speciali. Tranne i sovrani, una volta giocate si scartano scoperte.

section-5-3-1 = Sovrani
    .text = In un intrigo i sovrani positivi si mettono davanti a sé, i negativi davanti a un altro. Nessuno ne ha più di uno: il precedente viene scartato.

section-5-3-2 = Complotti
    .text = Si giocano contro un altro giocatore in un intrigo, per lo più per prendergli ducati. Alcuni sono anche carte guerra.

section-5-3-3 = Eventi
    .text = Si giocano nei momenti che indicano. Alcuni sono eventi di guerra, alcuni anche carte guerra.

section-5-3-4 = Carte speciali
    .text = Sono soltanto carte guerra e premiano l’attaccante che vince con esse.

section-5-4 = Carte religione
    .text = Una carta religione si mette davanti a sé quando si cambia religione, se se ne soddisfano i requisiti, che non si pagano.

## 6: svolgimento

section-6-0 = Svolgimento della partita
    .text = Si gioca a turno in senso orario, a partire dal numero iniziale più basso.

section-6-1 = Il turno
    .text = Un turno ha due fasi: il cambio della mano e un’azione. Inoltre si deve prendere un progresso, se se ne soddisfa uno.

section-6-2 = Cambio della mano
    .text = Si possono scartare fino a tre carte. Poi una mano sotto il limite si completa: o con un territorio scoperto e per il resto carte provvidenza, o con carte qualsiasi dei due mazzi. Infine si completano i territori scoperti. Pescata l’ultima carta di un mazzo, i suoi scarti si mescolano in un mazzo nuovo.

section-6-3 = La mano
    .text = Il limite è di cinque carte. Gli effetti permanenti lo cambiano, ma non supera mai sei. Le carte in eccesso si scartano nel cambio della mano successivo.

section-6-4 = L’azione
    .text = Si compie una di cinque azioni: sviluppo, intrigo, conquista, guerra o tasse. Deve essere diversa da quella del proprio turno precedente.

## 7: sviluppo

section-7-0 = Sviluppo
    .text = Scegli uno degli otto beni, anche a livello 0, e ricevi nell’ordine il profitto commerciale, quello del primato e quello economico. Il segnalino del bene non si muove.

section-7-1 = Profitto commerciale
    .text = Prendi dalla riserva i ducati indicati al tuo livello del bene.

section-7-2 = Profitto del primato
    .text = Chi ha da solo il livello più alto del bene, sopra lo 0, ne riceve il profitto del primato. In parità nessuno ha il primato.

section-7-3 = Profitto economico
    .text = Il profitto economico del bene si può usare, ma non si deve.

section-7-4-1 = Oro
    .text = Chi ha il primato ha sempre il limite della mano più alto di una carta. Il commercio dell’oro costa 1 di prestigio, se ce n’è. Non c’è profitto economico.

section-7-4-2 = Viveri
    .text = Chi ha il primato riceve 1 ducato per ogni punto di prestigio, al massimo 5. Economia: 8 ducati aumentano l’esercito di 1, una volta.

section-7-4-3 = Tessuti
    .text = Chi ha il primato riceve 1 ducato per ogni punto di prestigio, al massimo 5. Economia: 8 ducati aumentano la flotta di 1, una volta.

section-7-4-4 = Spezie
    .text = Chi ha il primato riceve 1 di prestigio. Non c’è profitto economico.

section-7-4-5 = Merci orientali
    .text = Chi ha il primato può pagare 3 ducati per sviluppare nella stessa azione un secondo bene, ma non oro, spezie o merci orientali. Non c’è profitto economico.

section-7-4-6 = Materiali industriali
    .text = Si possono scegliere solo con 10 di prestigio, oppure con 15 punti gloria (10 in quattro). Chi ha il primato riceve 1 di prestigio. Economia: 12 ducati aumentano di 1 viveri, tessuti, materiali industriali, armi terrestri o cantieri navali.

section-7-4-7 = Cantieri navali
    .text = Chi ha il primato riceve 1 ducato ogni due livelli interi di flotta. Economia: si può prendere dagli scarti una carta evento, mostrandola a tutti.

section-7-4-8 = Armi terrestri
    .text = Chi ha il primato riceve 1 ducato ogni tre livelli interi di esercito. Economia: si può prendere dagli scarti una carta guerra, mostrandola a tutti.

## 8: intrigo

section-8-0 = Intrigo
    .text = Gioca una o due carte, oppure cambia religione. Si possono giocare complotti, sovrani, Ascesa della borghesia e Mossa diplomatica; due carte devono essere di tipo diverso: complotto, sovrano positivo, sovrano negativo, evento.

section-8-1 = Complotti
    .text = Un complotto prende ducati a un altro giocatore. Chi ne ha troppo pochi li dà tutti e perde 1 di prestigio. Poi segue l’altro effetto del complotto.

section-8-2 = Sovrani
    .text = L’effetto immediato di un sovrano positivo si può usare, quello di uno negativo si deve subire. L’effetto permanente dura finché la carta sta davanti al giocatore.

section-8-3 = Cambio di religione
    .text = Tutte le potenze tranne Russia e Impero ottomano cominciano cattoliche. Una volta nella partita possono passare a una religione di cui resta una carta e di cui soddisfano i requisiti. Russia e Impero ottomano non cambiano mai.

## 9: conquista

section-9-0 = Conquista
    .text = Metti davanti a te un territorio della tua mano. Esercito, flotta e prestigio devono essere almeno quelli richiesti; il costo si paga alla riserva. Se ne ottengono livelli, prestigio e gloria.

section-9-1 = India e Cina
    .text = India e Cina sono colonie sul tabellone. Più giocatori possono averle, con un segnalino ciascuno.

## 10: guerra

section-10-0 = Guerra
    .text = Chi ha una carta guerra può attaccare con essa un altro giocatore, per terra o per mare.

section-10-1 = Dichiarazione e difesa
    .text = L’attaccante gioca una carta guerra e nomina il nemico e il tipo di guerra. Il difensore può giocare fino a due carte guerra.

section-10-2 = Esito della guerra
    .text = La forza è l’esercito per terra, la flotta per mare, con tutti i modificatori di quel tipo dati da potenza, religione, sovrano, progressi e carte guerra. L’attaccante vince solo se è più forte. Il vincitore riceve 1 di gloria e 1 di prestigio, lo sconfitto perde 1 di prestigio. Trattative e saccheggio seguono solo se ha vinto l’attaccante.

section-10-3 = Trattative di pace
    .text = Il difensore sconfitto sceglie uno di tre modi, che deve poter eseguire per intero.

section-10-3-1 = Tributo
    .text = Paga all’attaccante in ducati la differenza fra le forze.

section-10-3-2 = Correzione territoriale
    .text = Cedi una regione conquistata dopo una guerra terrestre, una colonia dopo una navale, mai India o Cina. I suoi livelli passano dal difensore all’attaccante; prestigio e gloria non si spostano.

section-10-3-3 = Umiliazione politica
    .text = Perdi tanto prestigio quanto è il vantaggio dell’attaccante in armi terrestri (guerra terrestre) o cantieri navali (guerra navale), almeno 1.

section-10-3-4 = Nessun modo di fare la pace
    .text = Chi non può fare nessuna delle tre cose dà tutti i ducati all’attaccante e perde tutto il prestigio.

section-10-4 = Saccheggio
    .text = Dopo la pace l’attaccante prende dalla riserva il valore di saccheggio della sua carta guerra moltiplicato per il suo livello di armi terrestri (guerra terrestre) o cantieri navali (guerra navale).

section-10-5 = Eventi di guerra
    .text = Alla fine di un turno in cui si è combattuto ciascuno può giocare un evento di guerra la cui condizione è soddisfatta: prima il vincitore, poi lo sconfitto, poi gli altri a partire dal giocatore di turno.

section-10-6 = Pagare ciò che non si ha
    .text = Chi per una carta deve pagare più ducati di quanti ne ha li paga tutti e perde 1 di prestigio, se ne ha.

## Da 11 a 14: tasse, gloria, fine

section-11-0 = Tasse
    .text = Prendi dalla riserva 1 ducato per ogni carta territorio davanti a te. La carta potenza non conta.

section-12-0 = Fioritura culturale
    .text = Oltre 10 di prestigio nel proprio turno il segnalino va sulla casella della fioritura; altro prestigio di quel turno va perso. Alla fine del turno dà 1 di gloria e il segnalino torna a 10. Fuori dal proprio turno il prestigio si ferma a 10.

section-13-0 = Prendere un progresso
    .text = Chi in un momento qualsiasi del proprio turno soddisfa un progresso disponibile lo prende, uno per turno; fra più d’uno sceglie. Se ne segnano livelli e gloria, e se ne scopre subito un altro.

section-14-0 = Fine della partita
    .text = Quando qualcuno raggiunge o supera la casella finale (40, 29 o 20 di gloria per due, tre o quattro giocatori), tutti gli altri hanno ancora un turno.

section-14-1 = Punteggio finale
    .text = 2 di gloria ciascuno per esercito, flotta, prestigio, numero di colonie e numero di regioni più grandi, e per il primato in ogni bene; 4 per non aver mai cambiato religione (non Russia e Impero ottomano). In tre o quattro ogni secondo posto dà 1. Un primo posto condiviso dà 1 a testa e nessun secondo posto, un secondo posto condiviso nulla.

## 15: carte

section-15-0 = Descrizione delle carte
    .text = Che cosa fa ogni carta.

section-15-1 = Sovrani positivi
    .text = Si mettono davanti a sé. L’effetto immediato si può usare una volta, quello permanente dura.

section-15-1-1 = { card-mistress_of_the_seas }
    .text = Permanente: +3 per mare. Immediato: 4 ducati per 1 flotta.

section-15-1-2 = { card-great_dynasty }
    .text = Permanente: +3 per terra e per mare. Immediato: due sovrani in tavola si possono scambiare, o uno o due spostare presso chi non ne ha. I loro effetti immediati non si ripetono.

section-15-1-3 = { card-great_diplomat }
    .text = Permanente: limite della mano +1. Immediato: guardare una mano e prenderne una carta.

section-15-1-4 = { card-reformer }
    .text = Permanente: 2 ducati a ogni scelta dello sviluppo. Immediato: 5 ducati per un livello di viveri, tessuti, armi terrestri o cantieri navali.

section-15-1-5 = { card-open_to_discovery }
    .text = Permanente: −2 per mare. Immediato: 4 ducati per 1 flotta; poi, in ogni caso, si può conquistare alle solite condizioni una colonia della mano.

section-15-1-6 = { card-defender_of_the_faith }
    .text = Permanente: +3 per terra e per mare contro gli infedeli. Immediato: guardare le mani di tutti gli infedeli e prendere una carta da ciascuna.

section-15-1-7 = { card-outstanding_soldier }
    .text = Permanente: +3 per terra. Immediato: 4 ducati per 1 esercito.

section-15-1-8 = { card-adventurer }
    .text = Permanente: +3 per terra. Immediato: una carta guerra dagli scarti, mostrata a tutti.

section-15-2 = Sovrani negativi
    .text = Si mettono davanti a un altro giocatore, che subisce entrambi gli effetti.

section-15-2-1 = { card-civil_war }
    .text = Permanente: niente guerra. Immediato: una carta a caso passa a chi ha giocato questa, che può anche comprare per 8 ducati un livello di viveri, tessuti, armi terrestri o cantieri navali se la vittima ha l’esercito più grande.

section-15-2-2 = { card-madman }
    .text = Permanente: −5 per terra e per mare. Immediato: la vittima perde 1 di prestigio. Chi non ha l’esercito più grande può scartarla per 2 di prestigio all’inizio del proprio turno.

section-15-2-3 = { card-bourgeois_revolution }
    .text = Permanente: niente guerra. Immediato: la vittima perde 1 di prestigio; se ha l’esercito più grande, tutti gli altri a turno possono comprare 1 esercito per 4 ducati.

section-15-2-4 = { card-bureaucrat }
    .text = Permanente: limite della mano −1. Immediato: la vittima perde 1 di prestigio. Chi non ha la gloria più grande può scartarla per 2 di prestigio all’inizio del proprio turno.

section-15-3 = Complotti
    .text = Si giocano contro un altro; fra più cose da contare sceglie chi gioca la carta.

section-15-3-1 = { card-corrupt_officials }
    .text = 1 ducato per ogni colonia o per ogni regione; poi una carta evento dagli scarti, mostrata a tutti.

section-15-3-2 = { card-persecution }
    .text = 1 ducato per ogni punto di prestigio; la vittima perde 1 di prestigio.

section-15-3-3 = { card-harassed_merchants }
    .text = 1 ducato per ogni livello di tessuti o di viveri, oppure 2 per ogni colonia.

section-15-3-4 = { card-border_raids }
    .text = 2 ducati per ogni colonia o per ogni regione, al massimo 8. Carta guerra: terra +3, mare +3, saccheggio 2.

section-15-3-5 = { card-venal_advisers }
    .text = 1 ducato per ogni livello di esercito o di flotta, al massimo 10. Carta guerra: terra +5, mare +3, saccheggio 1.

section-15-3-6 = { card-magnates_plot }
    .text = 1 ducato per ogni colonia o per ogni regione; il sovrano positivo della vittima viene scartato.

section-15-4 = Eventi
    .text = Ciascuno indica il momento in cui si può giocare.

section-15-4-1 = { card-naval_blockade }
    .text = Evento di guerra contro il vincitore di una guerra terrestre con una flotta più piccola: 2 ducati per ogni proprio livello di cantieri navali. Carta guerra: mare +3, saccheggio 2.

section-15-4-2 = { card-armed_intervention }
    .text = Evento di guerra contro il vincitore di una guerra terrestre, per chi non ha combattuto: 2 ducati per ogni proprio livello di armi terrestri. Carta guerra: terra +2, mare +2, saccheggio 2.

section-15-4-3 = { card-settlement }
    .text = La gioca il difensore prima delle carte guerra: niente guerra. L’attaccante sceglie un’altra azione e il segnalino resta sulla guerra. Se è annullata, la guerra avviene e si possono giocare fino a due carte guerra.

section-15-4-4 = { card-greedy_pillage }
    .text = Evento di guerra dell’attaccante vincitore: dalla riserva 4 ducati per ogni livello di oro dello sconfitto, o 3 di merci orientali, o 2 di spezie.

section-15-4-5 = { card-pirates }
    .text = Alla fine del turno di chi ha compiuto uno sviluppo: 1 ducato per ogni suo livello di oro, spezie o merci orientali, al massimo 4. Carta guerra: mare +3, saccheggio 2.

section-15-4-6 = { card-patriotic_rising }
    .text = Evento di guerra di entrambi i combattenti. Lo sconfitto può aumentare di 1 esercito o flotta e riceve 1 ducato per ogni proprio territorio; il vincitore può pagare 3 ducati per esercito o flotta.

section-15-4-7 = { card-diplomatic_gambit }
    .text = In un intrigo 2 di prestigio; oppure, quando un altro gioca un evento, ne annulla l’effetto.

section-15-4-8 = { card-rise_of_burghers }
    .text = In un intrigo: 1 ducato per ogni proprio territorio, e 1 di gloria con merci orientali almeno al livello 3.

section-15-4-9 = { card-intercepted_plans }
    .text = Nel proprio turno dopo aver pescato: guardare una mano e prenderne una carta evento.

section-15-4-10 = { card-colonial_rush }
    .text = Dopo aver conquistato una carta colonia: il proprio profitto commerciale di oro, spezie o merci orientali.

section-15-4-11 = { card-exceptional_year }
    .text = Scegliendo lo sviluppo, prima di nominare un bene: 3 ducati, o 1 di gloria con merci orientali almeno al livello 2.

section-15-5 = Carte speciali
    .text = Carte guerra con un effetto per l’attaccante che vince.

section-15-5-1 = { card-historic_victory }
    .text = Terra +1, mare +1, saccheggio 3. Una vittoria di almeno 3 dà 1 di gloria in più.

section-15-5-2 = { card-war_for_influence }
    .text = Terra +1, mare +1, saccheggio 3. Dopo una vittoria, prima delle trattative, si può prendere dagli scarti una carta qualsiasi.

section-15-6 = Religioni
    .text = Che cosa porta il cambio di religione.

section-15-6-1 = { religion-calvinism }
    .text = Tessuti e viveri +1, e un altro bene può aumentare di 1; 2 di gloria; 5 ducati a ogni scelta dello sviluppo.

section-15-6-2 = { religion-counter_reformation }
    .text = Esercito +2, armi terrestri +1; 2 di gloria; +3 nelle guerre contro gli infedeli. Russia e Impero ottomano sono infedeli per tutti e fra loro; per il resto lo sono fra loro i giocatori di religione diversa.

section-15-6-3 = { religion-lutheranism }
    .text = Flotta +2, limite della mano +1; 2 di gloria; 20 ducati; può seguire subito uno sviluppo, qualunque cosa mostri il segnalino dell’azione.

## 16: simboli

section-16-0 = Simboli degli effetti permanenti
    .text = Livelli che aumentano, modificatori per guerre terrestri e navali o contro gli infedeli, ducati per la scelta dello sviluppo, divieto di guerra, limite della mano cambiato, divieto di cambiare religione. I segnalini restano fra 0 e la cima del tracciato.
