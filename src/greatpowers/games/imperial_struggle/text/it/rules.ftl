# Imperial Struggle: le regole con parole nostre, un messaggio per ogni sezione del regolamento. Dove le edizioni differiscono decide l'opzione edition (italian | polish).

## 1 e 2: sintesi

section-1-0 = Introduzione
    .text = Due giocatori guidano Francia e Gran Bretagna nella rivalità del 1697–1789, decisa da mercati, diplomazia, colonie e quattro guerre.

section-2-0 = Sintesi del Gioco
    .text = Questo capitolo riassume i turni e i modi di vincere; le regole dettagliate partono dal capitolo 3 e prevalgono.

section-2-1 = Tipologie di Turno
    .text = Il gioco ha sei Turni di Pace e quattro Guerre. Era della Successione: Turno di Pace 1, Guerra di Successione Spagnola, Turno di Pace 2. Era dell’Impero: Turno di Pace 3, Guerra di Successione Austriaca, Turno di Pace 4, Guerra dei Sette Anni. Era della Rivoluzione: Turno di Pace 5, Guerra di Indipendenza Americana, Turno di Pace 6.

section-2-2 = Turni di Pace
    .text = I giocatori si alternano in quattro Round Azione ciascuno: scelgono un Investimento, giocano eventualmente un Evento e spendono i Punti Azione. A fine turno si assegnano gli Obiettivi delle quattro Regioni e la Domanda Mondiale.

section-2-3 = Turni di Guerra
    .text = Una Guerra si risolve un Teatro alla volta. Ogni parte somma la forza dei suoi segnalini Guerra e i bonus della mappa; la più forte ottiene il Bottino di Guerra secondo il margine.

section-2-4 = Vittoria
    .text = Ci sono tre vittorie automatiche. In ogni Fase Controllo Vittoria la Francia vince a 30 PV o più, la Gran Bretagna a 0 o meno. Vince chi in un Turno di Pace conquista tutti e quattro gli Obiettivi Regionali e tutte le ricompense della Domanda Mondiale. Vince chi prevale in tutti i Teatri di una Guerra con la fascia di margine più alta. Altrimenti decide il Punteggio Finale dopo il Turno di Pace 6 (4.1.14).

## 3: componenti

section-3-0 = Componenti
    .text = Questo capitolo descrive mappa, tessere, carte e segnalini, con i termini relativi.

section-3-1 = Lista dei componenti
    .text = La scatola contiene la mappa, due Plance Guerra a doppia faccia, 41 carte Evento, 26 carte Ministero e i segnalini; qui di tutto si occupa il programma.

section-3-2 = La Mappa
    .text = La mappa mostra quattro Regioni: Europa, Nord America (Sottoregioni Canada e Colonie Settentrionali), Caraibi e India (Sottoregioni Fiume Hugli e Costa Carnatica). Le Sottoregioni contano solo dove un effetto le nomina. I tipi di spazio sono cinque: spazi Politici e Navali, Mercati, Territori e Forti. Due spazi sono connessi se li unisce una linea continua. Le Squadre Navali allestite o rimosse attendono nell’Arsenale.

section-3-2-1 = Spazi Politici
    .text = Il numero è il Costo Politico; il costo finale di una Variazione non scende mai sotto 1. Gli spazi Alleanza danno forza nelle Guerre indicate dai puntini, se il Teatro elenca la loro nazione (7.1.3). Gli spazi Prestigio contano per il bonus Prestigio. Gli spazi Politici fuori dall’Europa sono Alleanze Locali e di solito danno accesso a un Vantaggio. Due spazi della Prussia si aprono con l’Era dell’Impero, i Figli della Libertà con l’Era della Rivoluzione, i due spazi degli Stati Uniti al Turno 6 se sulla mappa c’è una Bandiera USA.

section-3-2-2 = Spazi Mercato
    .text = Il numero è il Costo Economico. Tutti i Mercati tranne Chesapeake producono una di sei Merci: Pellicce, Spezie, Pesce, Tabacco, Zucchero, Cotone. Alla fine di un Turno di Pace chi ha più Mercati di una Merce della Domanda Mondiale ne ottiene la ricompensa.

section-3-2-3 = Territori
    .text = I Territori non cambiano mai proprietario nei Turni di Pace; si prendono con i Punti Conquista in Guerra (7.2.1.2). Sono la base da cui si raggiungono e si mantengono i Mercati.

section-3-2-4 = Spazi Navali
    .text = Uno spazio Navale è controllato da chi vi ha una Squadra Navale. Schierarsi in uno spazio vuoto costa 1 PA Militare; contro una Squadra Navale nemica 2 o 3 (5.6.6). Alcuni spazi Navali sono Prestigio; i puntini indicano le Guerre in cui danno forza.

section-3-2-5 = Forti
    .text = Il numero è il costo in PA Militari per costruire il Forte. Un Forte Integro protegge i Mercati connessi del proprietario, dà forza nelle Guerre indicate dai puntini e in pace non cambia proprietario. Un Forte Danneggiato resta controllato ma non protegge e non dà forza, e può ripararlo l’uno o l’altro giocatore (5.6.4).

section-3-2-6 = Direttrici di Conquista
    .text = Le linee tratteggiate contano solo in Guerra e non sono connessioni. Un Territorio con Direttrici di Conquista può essere preso solo da chi controlla almeno uno spazio collegato ad esso da una Direttrice. La linea tra Louisburg e Halifax vale solo con la regola opzionale 12.3.

section-3-2-7 = Bandiere e Controllo degli Spazi
    .text = La tua Bandiera indica uno spazio che controlli; negli spazi Navali lo fa la Squadra Navale. Uno spazio contiene al massimo una Bandiera, uno spazio Navale al massimo una Squadra Navale. Si controllano solo Territori, Mercati, Forti, spazi Navali e Politici.

section-3-2-8 = Terminologia del Piazzamento delle Bandiere
    .text = Piantare Bandiera: occupare con la propria Bandiera uno spazio vuoto. Ammainare Bandiera: togliere una Bandiera nemica. Variare: fare una delle due cose, mai entrambe. Prendere il Controllo: togliere l’eventuale Bandiera nemica e piantare la propria. Uno spazio Protetto ha una Bandiera ed è connesso a una Squadra Navale o a un Forte Integro della stessa parte. Uno spazio nemico ha la Bandiera dell’avversario. Qualunque sia il modificatore, una Variazione costa almeno 1 PA.

section-3-3 = Investimenti
    .text = Ogni tessera dà un’Azione Maggiore di 2, 3 o 4 Punti Azione (PA) di un tipo e un’Azione Minore di 2 PA di un altro; i tipi sono Economico, Diplomatico e Militare. Le tessere da 3 e da 2 hanno anche il simbolo Evento, quelle da 2 pure la Riforma Militare. Puoi usare tutto in qualsiasi ordine, ma l’Evento va giocato per primo.

section-3-4 = Le Carte Evento
    .text = Le carte Evento portano in gioco la storia del secolo; possono giovare a una parte, all’altra o a entrambe.

section-3-4-1 = Il Mazzo degli Eventi
    .text = Il mazzo parte con le 15 carte della Successione; al Turno 3 si aggiungono 15 carte dell’Impero e al Turno 5 11 carte della Rivoluzione (4.1.1).

section-3-4-2 = Versioni delle Carte Evento
    .text = Molte carte hanno una versione britannica in alto e una francese in basso; altre hanno un solo testo per entrambe le parti.

section-3-4-3 = Condizioni Bonus delle Carte Evento
    .text = La maggior parte degli Eventi indica una Condizione Bonus; se la soddisfi quando giochi la carta, ricevi anche l’Effetto Bonus (5.2).

section-3-4-4 = Restrizioni delle Carte Evento
    .text = Non puoi mai usare la versione dell’altra parte; una carta con una sola versione serve a entrambe. Una carta con un simbolo di Azione richiede un Investimento con Azione Maggiore di quel tipo, oltre al simbolo Evento.

section-3-4-5 = Punti Azione Bonus delle Carte Evento
    .text = I PA di un Evento valgono come punti di un’Azione Maggiore e si possono aumentare con Debito o Punti Trattato; come si combinano con l’Investimento è detto in 5.2.

section-3-5 = Carte Ministero
    .text = Una carta Ministero resta coperta finché non ne usi un’abilità o la Parola Chiave, o non la riveli in anticipo in vista del punteggio o di una Guerra. Puoi rivelarla solo in un tuo Round Azione. Una carta coperta non dà nulla.

section-3-5-1 = Giocare le Carte Ministero
    .text = Ogni Potenza ha il proprio set. Nel primo turno di un’Era scegli due carte che mostrano quell’Era e le metti coperte; nel secondo turno puoi sostituire quelle ancora coperte con altre carte dell’Era (4.1.7). Una carta di più Ere può essere scelta in ciascuna.

section-3-5-2 = Abilità delle Carte Ministero
    .text = Le abilità agiscono nei tuoi Round Azione, a fine turno (4.1.11) o nel punteggio, purché la carta sia stata rivelata in un tuo Round. Un’abilità da una volta per turno, usata, è Eseguita fino alla prossima Fase Ripristino. Più abilità della stessa carta si usano separatamente.

section-3-5-3 = Parole Chiave delle Carte Ministero
    .text = Le Parole Chiave sono Finanza, Mercantilismo, Politica, Società e Cultura. Un Evento che ne richiede una dà il bonus se hai rivelato, o riveli ora, una carta Ministero che la riporta. In alcuni Teatri una Parola Chiave dà forza (7.1.3).

section-3-5-4 = Punti Azione Bonus delle carte Ministero
    .text = I PA dati da una carta Ministero si aggiungono solo a un’Azione di quel tipo concessa in questo Round dall’Investimento o da un Evento; da soli non sono un’Azione.

section-3-6 = Squadre Navali
    .text = Le Squadre Navali stanno solo negli spazi Navali o nell’Arsenale; quelle non allestite attendono fuori mappa. Ogni parte ne ha al massimo otto. Una Squadra Navale conta come Bandiera per il controllo e per gli Obiettivi.

section-3-7 = Segnalini Guerra
    .text = Ogni parte ha 16 segnalini Guerra Base (Truppe), usati in ogni Guerra, e 12 Comandi Bonus per ciascuna Guerra. Le Truppe si dispongono all’inizio; i segnalini acquistati con PA Militari vengono dai Comandi Bonus. Alcuni hanno un simbolo: ammainare, Debito, oppure danneggiare un Forte / rimuovere una Squadra Navale (7.1.2). Puoi sempre guardare i tuoi. Dopo una Guerra i suoi Comandi Bonus escono dal gioco.

section-3-8 = Segnalini Conflitto
    .text = I Conflitti non appartengono a nessuno e occupano Mercati e spazi Politici, uno per spazio. Uno spazio con un Conflitto non conta per nulla: né connessione di Mercati, né Vantaggi, né Obiettivi, Prestigio o Domanda Mondiale, né condizioni o effetti di carte Ministero ed Evento, né Punteggio Finale, né valore di Alleanza. Il suo costo Economico o Politico è 1. I Conflitti si possono mettere anche su spazi propri e vuoti. Edizione polacca: un Mercato con un Conflitto non serve nemmeno a costruire un Forte o a prenderne uno Danneggiato.

section-3-8-1 = Piazzamento dei Conflitti
    .text = Li piazzano i Vantaggi e gli Eventi. Il lato «+1», che costa 1 PA Militare in più da rimuovere, si usa solo quando l’effetto lo dice.

section-3-8-2 = Rimozione dei Conflitti
    .text = Un Conflitto viene rimosso quando il suo spazio riceve o perde una Bandiera in qualsiasi modo, quando si pagano PA Militari (5.6.2) o alla fine di una Guerra in cui ha dato un Bonus di Forza (7.5).

section-3-9 = Segnalini Obiettivo
    .text = In ogni turno ciascuna Regione ha scoperto uno degli otto segnalini Obiettivo. A fine turno chi ha più Bandiere e Squadre Navali nella Regione ne ottiene PV e Punti Trattato.

section-3-10 = Segnalini Vari
    .text = Un solo segnalino PV serve a entrambi: i punti francesi lo fanno salire, quelli britannici scendere. Altri segnalini indicano il turno, il Debito e il Limite del Debito, i Punti Trattato, l’Iniziativa, gli Investimenti scelti, i Vantaggi e le abilità Eseguiti, i Forti Danneggiati e la Vittoria o Sconfitta Giacobita.

## 4: sequenza di gioco

section-4-0 = Sequenza di Gioco
    .text = Un Turno di Pace ha le fasi: Gestione del Mazzo, Incremento Limite del Debito (entrambe solo ai Turni 3 e 5), Obiettivi, Domanda Mondiale, Ripristino, Pesca Carte, Ministero, Iniziativa (non al Turno 1), Azioni, Rescissione Trattati, Capacità di Fine Turno, Punteggio, Controllo Vittoria e Punteggio Finale (solo al Turno 6). Una Guerra ha le fasi: Risoluzione, Controllo Vittoria, Ripristino e Preparazione della Guerra Successiva (non dopo la Guerra di Indipendenza Americana).

section-4-1 = Turni di Pace
    .text = Le quattordici fasi da 4.1.1 a 4.1.14 si svolgono in ordine; il grosso del gioco avviene nella Fase Azioni (4.1.9).

section-4-1-1 = Fase Gestione del Mazzo
    .text = Turno 3: mescola le carte dell’Impero nel Mazzo di Pesca. Turno 5: mescola nel Mazzo di Pesca le carte della Rivoluzione, ed entrambi i giocatori eliminano dalla mano le carte della Successione. Il Mazzo degli Scarti resta fuori in ogni caso.

section-4-1-2 = Fase Incremento Limite del Debito
    .text = Ai Turni 3 e 5 ciascuna Potenza vede salire di 4 il proprio Limite del Debito.

section-4-1-3 = Fase Obiettivi
    .text = Nel primo turno di un’Era mescola tutti e otto gli Obiettivi e rivelane uno per Regione; nel secondo turno usa gli altri quattro.

section-4-1-4 = Fase Domanda Mondiale
    .text = Dai sei segnalini Domanda Mondiale, mescolati, pescane tre: quelle Merci sono nella Domanda Mondiale di questo turno.

section-4-1-5 = Fase Ripristino (Pace)
    .text = Tutti i Vantaggi e le abilità delle carte Ministero tornano utilizzabili. Tutti gli Investimenti del turno precedente, compreso quello non scelto, vanno tra gli Investimenti Utilizzati.

section-4-1-6 = Fase Pesca Carte
    .text = Rivela nove Investimenti; se la riserva finisce, mescola quelli utilizzati e continua. Ogni giocatore pesca tre carte Evento e poi scarta fino ad averne tre; gli scarti si scelgono in segreto e si mostrano insieme. Il Mazzo degli Scarti è sempre consultabile; se il Mazzo di Pesca finisce, lo si rimescola per formarne uno nuovo. Nell’Era della Rivoluzione una carta della Successione pescata viene eliminata e sostituita.

section-4-1-7 = Fase Ministero
    .text = Primo turno di un’Era: riprendi tutte le tue carte Ministero e scegline due che mostrano l’Era, coperte. Secondo turno: puoi sostituire ogni carta ancora coperta con un’altra disponibile. Le carte rivelate restano.

section-4-1-8 = Fase Iniziativa
    .text = Non al Turno 1, in cui l’Iniziativa è francese. Sotto i 15 PV ce l’ha la Francia, sopra i 15 la Gran Bretagna; a 15 esatti resta dov’era. Chi ce l’ha sceglie chi gioca il primo Round Azione del turno.

section-4-1-9 = Fase Azioni
    .text = I giocatori si alternano nei Round Azione (5.0), a partire da quello designato, finché ciascuno ne ha giocati quattro. Un Round va completato prima che inizi quello avversario. Si può passare e ridurre il proprio Debito fino a 2 (5.1).

section-4-1-10 = Fase Rescissione Trattati
    .text = Ogni giocatore perde i Punti Trattato oltre il quarto. Quelli ottenuti più tardi nel turno o in Guerra possono superare quattro fino alla prossima fase di questo tipo.

section-4-1-11 = Fase Risoluzione Capacità di Fine Turno
    .text = Si risolvono gli effetti di fine turno, prima quelli del giocatore che ha aperto il turno, poi quelli dell’altro.

section-4-1-12 = Fase Punteggio
    .text = Regioni: chi controlla più spazi di ogni tipo in una Regione ne conquista l’Obiettivo, purché il vantaggio raggiunga il margine della tessera; in parità nessuno. Prestigio: chi controlla più spazi Prestigio in Europa ottiene 2 PV; al Turno 6, con una Bandiera USA sulla mappa, contano anche gli spazi degli Stati Uniti. Domanda: nell’ordine della tabella, chi controlla più Mercati di una Merce richiesta ne ottiene la ricompensa dell’Era corrente. Gli spazi con un Conflitto non contano. I PV possono superare 30 o scendere sotto 0.

section-4-1-13 = Fase Controllo Vittoria
    .text = Chi nel punteggio di questo turno ha conquistato tutti e quattro gli Obiettivi Regionali e tutte le ricompense della Domanda Mondiale vince subito. Altrimenti la Gran Bretagna vince a 0 PV o meno, la Francia a 30 o più. Se nessuno ha vinto, il gioco prosegue.

section-4-1-14 = Fase Punteggio Finale
    .text = Dopo il Turno 6, se nessuno ha vinto, si assegnano i punti di 11.0. La Francia vince allora con 16 PV o più, la Gran Bretagna con 14 o meno. A 15 vince chi ha più Debito Disponibile; se anche questo è pari, la Gran Bretagna.

## 5: Round Azione

section-5-0 = Round Azione
    .text = Nel tuo Round scegli un Investimento; poi passi per ridurre il Debito, oppure puoi giocare un Evento, se l’Investimento lo consente, e quindi spendi i Punti Azione di Investimento ed Evento, aumentati a piacere con Debito e Punti Trattato.

section-5-1 = Scegliere un Investimento
    .text = Devi scegliere uno degli Investimenti disponibili. Poi lo usi, oppure passi: riduci il Debito fino a 2 e non fai altro in questo Round. Passare non incide sui Round successivi. Il Round comincia appena prima della scelta, perciò puoi già rivelare una carta Ministero e usarne un’abilità che non richieda un’Azione.

section-5-2 = Giocare una Carta Evento
    .text = Puoi giocare un Evento dalla mano se l’Investimento ha il simbolo Evento; un simbolo sulla carta deve corrispondere all’Azione Maggiore. Prima si verifica la Condizione Bonus, poi si risolve l’effetto e dopo di esso il bonus, per quanto possibile; è facoltativo solo ciò che dice «puoi». I PA ottenuti si conservano per 5.3: formano un’Azione Maggiore a sé, si uniscono a una Maggiore dello stesso tipo o si aggiungono a una Minore con i suoi limiti; i vincoli dell’Evento valgono anche per Debito e Punti Trattato aggiunti. Gli effetti che non costano PA non richiedono connessione. La carta esce poi dal gioco. Edizione polacca: i PA si possono dividere tra questi usi e i PA Militari limitati a una Regione possono acquistare Comandi Bonus per un Teatro di quella Regione.

section-5-3 = Risolvere l’Azione di un Investimento
    .text = Svolgi l’Azione Maggiore, l’Azione Minore, l’eventuale Riforma Militare e i PA di un Evento nell’ordine che preferisci; completane una prima di cominciare la successiva: ciò che ne resta è perso. Edizione polacca: ogni acquisto è un’Azione a sé, quindi l’ordine è del tutto libero.

section-5-3-1 = Tipi di Azione degli Investimenti
    .text = I tipi sono Economico, Diplomatico e Militare. Ogni tessera ne ha uno come Azione Maggiore e un altro come Azione Minore.

section-5-3-2 = Punti Azione degli Investimenti
    .text = L’Azione Maggiore dà il numero indicato, l’Azione Minore sempre 2 PA. Un’Azione Minore serve per una sola spesa; il resto va perso, ma la si può aumentare con Debito e Punti Trattato. Con un’Azione Minore non si ammaina una Bandiera nemica né si rimuove una Squadra Navale nemica, a meno che lo spazio abbia un Conflitto; perciò non si può prendere un Forte Danneggiato nemico.

section-5-3-3 = Riforma Militare
    .text = Indica una tua Truppa nella prossima Guerra, pescane una dalla riserva e lascia al suo posto l’una o l’altra. Quella scartata torna nella riserva o viene eliminata dal gioco, a tua scelta; non si può eliminare se ti resterebbero meno di quattro Truppe. Al Turno 6 il simbolo dà invece 1 Punto Trattato.

section-5-3-4 = Agire in Regioni Multiple
    .text = Se in un Round spendi PA Economici in più di una Regione, paghi 1 PA Economico in più, una sola volta, per ogni Regione oltre la prima; lo stesso vale per i PA Diplomatici. I due tipi si contano separatamente; i PA Militari e gli effetti che non costano PA non pagano mai. Edizione polacca: 1 in più per ogni spesa fuori dalla prima Regione.

section-5-4 = Azioni Economiche
    .text = I PA Economici si spendono per variare i Mercati.

section-5-4-1 = Variare un Mercato
    .text = Puoi variare un Mercato connesso a un Territorio, Forte o spazio Navale che controlli, o a un tuo Mercato privo di Conflitto, non Isolato e rimasto tuo per tutto il Round. Un Mercato con Bandiera è Isolato se all’inizio di un Round Azione nessuna catena di Mercati del proprietario privi di Conflitti lo unisce a un suo Territorio, Forte o spazio Navale. I Forti Danneggiati connettono ancora. Un Conflitto non isola il proprio Mercato ma può isolarne altri; un Mercato tagliato fuori durante un Round è Isolato dal Round successivo.

section-5-4-2 = Costo Economico
    .text = Una Variazione costa il valore stampato, o 1 se il Mercato è Isolato o ha un Conflitto. Seguono le riduzioni, anche dei Vantaggi; solo dopo si aggiungono 1 per ammainare in un Mercato Protetto e 1 per un’ulteriore Regione (5.3.4). Il costo finale è almeno 1.

section-5-5 = Azioni Diplomatiche
    .text = I PA Diplomatici si spendono per variare spazi Politici o pescare una carta Evento.

section-5-5-1 = Variare uno Spazio Politico
    .text = Puoi variare qualsiasi spazio Politico già disponibile nell’Era; non serve alcuna connessione.

section-5-5-2 = Costo Politico
    .text = Una Variazione costa il valore stampato, o 1 se lo spazio ha un Conflitto. Le riduzioni precedono gli aumenti; il costo finale è almeno 1.

section-5-5-3 = Pescare una Carta Evento
    .text = Per 3 PA Diplomatici peschi una carta Evento, se il Mazzo di Pesca non è vuoto. La mano può superare le tre carte fino alla prossima Fase Pesca Carte.

section-5-6 = Azioni Militari
    .text = I PA Militari si spendono per Comandi Bonus, rimozione di Conflitti, costruzione e riparazione di Forti, allestimento e schieramento di Squadre Navali.

section-5-6-1 = Acquistare Segnalini Guerra Bonus
    .text = Per 2 PA Militari peschi a caso un Comando Bonus, lo guardi e lo piazzi in un Teatro della prossima Guerra; al massimo due acquisti per Round. Ogni parte può avere due Comandi Bonus per Teatro: per metterne un terzo, spostane uno già presente in un Teatro con posto. Se tutti sono pieni non puoi acquistare. Al Turno 6, 2 PA Militari comprano invece 1 PA Economico o 1 Diplomatico, un solo tipo per Round, da spendere come da un’Azione Maggiore; puoi convertirne quante volte vuoi e usare il resto come PA Militari. Un’Azione Minore Militare può farlo una volta, come sua unica spesa.

section-5-6-2 = Terminare un Conflitto
    .text = Rimuovere un Conflitto, ovunque sia, costa 2 PA Militari, o 1 in uno spazio Protetto; 1 in più se mostra il lato «+1». Non serve connessione.

section-5-6-3 = Costruire un Forte
    .text = Paga il costo stampato per piantare Bandiera in uno spazio Forte vuoto. Devi controllare dall’inizio del Round un Mercato, spazio Navale o Territorio connesso. Un Forte Integro nemico non si può prendere in pace. Edizione polacca: un Mercato con un Conflitto non vale.

section-5-6-4 = Riparare un Forte
    .text = Riparare un proprio Forte Danneggiato costa il valore stampato meno 1, senza connessione. Riparare un Forte Danneggiato nemico costa il valore stampato più 1 e richiede una tua Squadra Navale o un tuo Mercato connessi; prendi il controllo del Forte. Il secondo caso richiede un’Azione Maggiore o PA Militari di un Evento (5.3.2). Il Mercato può essere Isolato. Edizione polacca: non può avere un Conflitto.

section-5-6-5 = Allestire una Nuova Squadra Navale
    .text = Una nuova Squadra Navale costa 4 PA Militari, meno con certi effetti, e va nell’Arsenale; può essere schierata nello stesso Round. Anche se il costo scende a 0, serve un’Azione Militare dall’Investimento o da un Evento.

section-5-6-6 = Schierare una Squadra Navale
    .text = Spostare una Squadra Navale dall’Arsenale o dalla mappa in uno spazio Navale vuoto costa 1 PA Militare. Contro una Squadra Navale nemica costa 2 PA Militari dalla mappa o 3 dall’Arsenale, e quella nemica torna nell’Arsenale. Non serve connessione. Ogni Squadra Navale si schiera una volta per Round.

## 6: Debito

section-6-0 = Debito
    .text = Il Debito procura Punti Azione in più fino a un limite; troppo Debito ti espone a certi Eventi.

section-6-1 = Contrarre Debito
    .text = Nel tuo Round ogni Debito contratto dà 1 PA di un tipo di cui disponi in quel Round, dall’Azione Maggiore o Minore dell’Investimento o da un Evento, con i limiti di quell’Azione.

section-6-2 = Ridurre Debito
    .text = Passare il Round, cioè non usare nulla dell’Investimento preso, permette di ridurre il Debito, al massimo di 2. Il Debito non scende mai sotto 0.

section-6-3 = Limite del Debito
    .text = Non puoi contrarre di tua volontà Debito oltre il tuo limite. Alcuni effetti cambiano il limite. Se te ne viene imposto più di quanto il limite consente, l’avversario ottiene 1 PV per ogni Debito in eccesso.

section-6-4 = Debito Disponibile
    .text = Il Debito Disponibile è il Limite del Debito meno il Debito Corrente. Lo confrontano alcuni Eventi e il Punteggio Finale.

## 7: Guerre

section-7-0 = Guerre
    .text = Ogni Guerra si compone di più Teatri, risolti uno dopo l’altro; entrambe le parti partono con una Truppa in ciascuno e aggiungono Comandi Bonus nei Turni di Pace precedenti.

section-7-1 = Fase Risoluzione Guerra
    .text = I Teatri si risolvono nell’ordine della Plancia Guerra, ciascuno per intero, Bottino compreso, prima del successivo.

section-7-1-1 = Rivelazione Segnalini Guerra
    .text = Entrambe le parti rivelano Truppe e Comandi Bonus nel Teatro; la somma dei valori è la Forza dell’Esercito, che può essere negativa.

section-7-1-2 = Applicazione degli Effetti dei Segnalini Guerra
    .text = Comincia la parte più vicina alla vittoria automatica: la Francia sopra i 15 PV, la Gran Bretagna sotto; a 15 chi ha giocato per primo nell’ultimo Turno di Pace. Debito: l’avversario contrae 1 Debito. Forte / Squadra Navale: danneggia un Forte nemico nella Regione del Teatro, o riporta nell’Arsenale una Squadra Navale nemica da lì. Bandiera sbarrata: ammaina Bandiera in uno spazio Politico nemico, o in un Mercato nemico senza Conflitto, nella Regione del Teatro; se è un Mercato, possibilmente uno che non ne isoli altri. Ciò che è impossibile non ha effetto; a tutto tranne il Debito si può rinunciare. Edizione polacca: gli effetti possibili sono obbligatori, e anche uno spazio Politico con un Conflitto è al riparo.

section-7-1-3 = La Lista dei Bonus di Forza di un Teatro
    .text = Conta solo ciò che il Teatro elenca. Nazione: 1 per ogni tuo spazio Alleanza senza Conflitto. Parola Chiave: 1 se l’ha una tua carta Ministero rivelata. Conflitti nelle Regioni indicate: 1 per ciascuno su uno spazio con la Bandiera dell’avversario. Squadre Navali: 1 per ciascuna nelle Regioni indicate. Forti: 1 per ogni tuo Forte Integro.

section-7-1-4 = Forza Totale nel Teatro
    .text = Forza dell’Esercito più Forza Bonus danno la Forza Totale. Vince la più alta; la differenza è il margine. In parità nessuno vince e non c’è Bottino.

section-7-2 = Bottino di Guerra
    .text = Trova nella tabella del Teatro la fascia del margine e applicala subito: PV, Punti Conquista e Bandiere da ammainare al vincitore, Punti Trattato allo sconfitto e ogni altra voce.

section-7-2-1 = Punti Conquista
    .text = I Punti Conquista (PC) si spendono subito, prima del Teatro successivo. 1 PC prende un Forte, un Mercato o uno spazio Navale nella Regione del Teatro, oppure un Territorio in quella Regione o nell’elenco dei Territori Disponibili del Teatro. Un Territorio con un segnalino Ugonotti costa 1 PC in più. Gli spazi Politici non si possono prendere.

section-7-2-1-1 = Prendere il Controllo di un Forte, Mercato o Spazio Navale
    .text = Sostituisci l’eventuale Bandiera nemica con la tua; non serve connessione. In uno spazio Navale sposta una Squadra Navale dall’Arsenale o da un altro spazio Navale della Regione del Teatro; quella nemica torna nell’Arsenale. Ogni Squadra Navale può farlo una volta per Guerra. Un Forte Danneggiato preso così resta Danneggiato.

section-7-2-1-2 = Prendere il Controllo di un Territorio
    .text = Oltre ai PC serve un tuo Forte, spazio Navale o altro Territorio unito ad esso da una Direttrice di Conquista. I Territori senza Direttrici, come Gibilterra, richiedono solo i PC.

section-7-2-2 = Rifiuto della Conquista di un Territorio
    .text = Due volte per Guerra puoi rifiutare quando l’avversario spende PC su un tuo Territorio: lo conservi, i PC sono persi e in questa Guerra non può più essere preso con PC. L’avversario ottiene 3 PV per il primo rifiuto e 5 PV per il secondo.

section-7-3 = Obiettivi Speciali del Teatro
    .text = Vittoria Giacobita: la Francia piazza il segnalino. Se ha vinto il Teatro giacobita della Guerra di Successione Austriaca, dalla successiva Fase Ministero e per il resto del gioco Rivolte giacobite è scoperta come terza carta Ministero; se era una delle due carte normali, al suo posto la Francia ne sceglie un’altra, coperta. Non si può sostituire; se viene eliminata, il terzo posto sparisce. Sconfitta Giacobita: piazza il segnalino ed elimina dal gioco Rivolte giacobite. USA: la Francia può piantare Bandiere USA in qualsiasi tra Colonie Settentrionali, Le Caroline e San Agustín, poi togliere le Bandiere da qualsiasi Forte della Sottoregione Colonie Settentrionali; i Mercati in Nord America e nei Caraibi rimasti così Isolati perdono la Bandiera. Canada: anche Québec e Montreal può ricevere dalla Francia una Bandiera USA; i Mercati in Nord America rimasti così Isolati perdono la Bandiera. Le Bandiere USA non si possono rifiutare e un Territorio che ne ha una non si può prendere con PC.

section-7-4 = Fase Controllo Vittoria
    .text = Chi ha vinto tutti i Teatri di questa Guerra nella fascia di margine più alta vince subito. Altrimenti si controllano i PV come in un Turno di Pace (4.1.13).

section-7-5 = Fase Ripristino (Guerra)
    .text = Le Truppe tornano nelle riserve; i Comandi Bonus di questa Guerra escono dal gioco. Rimuovi ogni Conflitto che vi ha dato un Bonus di Forza: quelli su spazi con Bandiera nelle Regioni in cui un Teatro contava i Conflitti.

section-7-6 = Fase Preparazione Guerra Successiva
    .text = Si salta dopo la Guerra di Indipendenza Americana. Prepara la Guerra successiva: ogni parte mette in ciascun Teatro una Truppa casuale coperta e può poi guardare le proprie. Prima della Guerra dei Sette Anni ogni parte pesca gratis, all’inizio del suo primo Round del Turno di Pace che segue, tanti Comandi Bonus quanti ne aveva nella Guerra di Successione Austriaca, al massimo 3.

## 8: Vantaggi

section-8-0 = Vantaggi
    .text = Un Vantaggio si ottiene controllando tutti gli spazi collegati ad esso e si può usare dal proprio Round successivo.

section-8-1 = Controllo di un Vantaggio
    .text = Ricevi la tessera appena controlli tutti gli spazi collegati e la restituisci appena ne perdi uno; mantiene il suo stato, utilizzabile o Eseguito. Finché uno spazio collegato ha un Conflitto il Vantaggio non si può usare, ma lo conservi. I Vantaggi tornano utilizzabili in ogni Fase Ripristino.

section-8-2 = Utilizzo dei Vantaggi
    .text = Puoi usare un Vantaggio in qualsiasi momento del tuo Round, ma non nel Round in cui l’hai ottenuto né prima di aver verificato la Condizione Bonus di un Evento che giochi; diventa poi Eseguito. Al massimo due Vantaggi per Round e non più di uno per Regione. Un Vantaggio non dà PA: se indica un costo, lo paghi con PA del Round secondo i limiti usuali, anche quelli delle Azioni Minori. Le riduzioni precedono gli aumenti; una Variazione costa almeno 1. Un Vantaggio conta per la Regione in cui si trova, ovunque agisca. Ignorare lo stato Eseguito significa che si può usare un Vantaggio già Eseguito e che l’uso non rende Eseguito uno utilizzabile; tutti gli altri limiti valgono.

## 9–12: Punti Trattato, USA, Punteggio Finale, regole opzionali

section-9-0 = Punti Trattato
    .text = I Punti Trattato (PTR) vengono soprattutto dai Teatri persi e da alcune ricompense; sono una riserva di Punti Azione.

section-9-1 = Utilizzo dei Punti Trattato
    .text = Nel tuo Round ogni PTR speso dà 1 PA di un tipo di cui disponi in quel Round, come il Debito (6.1). I PTR non sostituiscono il Debito imposto.

section-9-2 = Perdita dei Punti Trattato
    .text = Nella Fase Rescissione Trattati (4.1.10) ne conservi al massimo quattro.

section-10-0 = Bandiere USA
    .text = I due spazi Politici degli Stati Uniti si aprono a entrambi al Turno 6 se la Guerra di Indipendenza Americana ha lasciato Bandiere USA sulla mappa. Le Bandiere USA sono permanenti: tolgono la Bandiera del giocatore dal Territorio e lo chiudono a entrambi. Nel Punteggio Finale, e solo allora, valgono come francesi; una Bandiera USA in Québec e Montreal non dà punti a nessuno. Gli spazi degli Stati Uniti si variano normalmente.

section-11-0 = Fase Punteggio Finale
    .text = Più spazi Prestigio, compresi quelli degli Stati Uniti se ci sono Bandiere USA sulla mappa: 2 PV. Più Debito Disponibile: 1 PV ogni 2 punti di differenza, al massimo 4. Più Mercati di una Merce: 1 PV per ciascuna delle sei. Ogni tua Bandiera su un Territorio che a inizio gioco era dell’avversario: 2 PV. Gli spazi con un Conflitto non contano.

section-12-0 = Regole Opzionali
    .text = Queste regole si usano solo se entrambi i giocatori sono d’accordo prima della partita; ognuna si può scegliere a sé.

section-12-1 = Impero Spagnolo
    .text = L’Avana, Santiago e Puerto Príncipe (nel regolamento italiano Port-au-Prince) cominciano con Bandiere Spagnole, che si ammainano come quelle nemiche e poi escono dal gioco. Quando un giocatore prende Asiento, San Agustín, Gibilterra o Minorca non controllati, l’avversario può variare gratis uno spazio Politico in Spagna dopo il Teatro. I Mercati con Bandiere Spagnole sono sempre Isolati, quindi costano 1.

section-12-2 = Pianificazione Militare
    .text = Due parti, insieme o separate: la Riforma Militare può invece scambiare di posto due tue Truppe già disposte; e nel preparare una Guerra guardi le Truppe pescate e ne assegni una a ogni Teatro come vuoi.

section-12-3 = Forti Inespugnabili
    .text = Un Forte si può prendere con PC solo come un Territorio: devi controllare uno spazio unito ad esso da una Direttrice di Conquista. Vale allora la linea tra Louisburg e Halifax.
