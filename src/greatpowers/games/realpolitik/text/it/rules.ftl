# Realpolitik: le regole con parole nostre, una voce per ogni punto del riepilogo.

## 1: svolgimento

section-1-0 = Svolgimento
    .text = La partita è una serie di turni. In ciascuno ogni Potenza gioca una carta Azione.

section-1-1 = Carte segrete
    .text = Tutti scelgono insieme dalla mano una carta Azione coperta; poi si scoprono tutte insieme. Una carta giocata resta davanti alla sua Potenza finché il Dispaccio non la riporta in mano.

section-1-2 = Ordine di risoluzione
    .text = Prima, insieme, Tassazione, Mobilitazione ed Estensione dell’Influenza; poi il Dispaccio; poi il Movimento.

section-1-3 = Più Movimenti
    .text = Se in un turno si muovono più Potenze, lo fanno in ordine di Prestigio.

## 2: vittoria

section-2-0 = Vittoria
    .text = In gioco c’è l’Influenza.

section-2-1 = Fine della partita
    .text = La partita finisce nel round in cui una Potenza ha almeno 25 punti Influenza. Vince l’Influenza più grande.

section-2-2 = Pareggi
    .text = Se ne hanno tanti più Potenze, il pareggio è deciso dall’ordine di Prestigio.

## 3: alleanze

section-3-0 = Alleanze
    .text = Due Potenze maggiori che in una Fase Diplomazia si scambiano i segnalini Alleanza sono alleate fino alla successiva.

section-3-1 = Passaggio
    .text = Gli alleati possono muoversi nei Territori l’uno dell’altro se il proprietario è d’accordo.

section-3-2 = Nessun attacco
    .text = Gli alleati non si attaccano, e nessuno lascia una Guarnigione in un Territorio Nazionale di un alleato.

section-3-3 = Supporto degli alleati
    .text = Gli alleati possono darsi supporto nelle battaglie.

## 4: azioni

section-4-0 = Azioni
    .text = Le carte Azione sono cinque: Tassazione, Mobilitazione, Estensione dell’Influenza, Dispaccio e Movimento.

section-4-1 = Tassazione
    .text = Una Potenza prende Denaro pari al valore dei propri Territori Nazionali, dei Non contesi e dei Contesi senza la sua striscia, purché li controlli.

section-4-2 = Mobilitazione
    .text = I passi di una Mobilitazione si compiono in quest’ordine.

section-4-2-1 = Treni
    .text = Si prendono e si posano fino a due Treni senza pagare.

section-4-2-2 = Carte Battaglia
    .text = Si pesca una carta Battaglia per ogni proprio Generale fuori dalla mappa.

section-4-2-3 = Generali
    .text = O si schierano quanti Generali si vuole in Territori controllati, o se ne tolgono quanti si vuole dalla mappa; non entrambe le cose.

section-4-2-4 = Acquisti
    .text = Unità, Treni, carte Battaglia, Fortezze e punti Morale si comprano in qualsiasi combinazione.

section-4-2-5 = Corruzione
    .text = Il Denaro non speso torna alla riserva comune.

section-4-2-6 = Limite della mano
    .text = Alla fine di una Mobilitazione una mano ha al più sette carte Battaglia; quelle in più si scartano.

section-4-3 = Estensione dell’Influenza
    .text = Una Potenza segna il valore dei Territori Contesi con la sua striscia e dei Territori Nazionali altrui, purché li controlli.

section-4-4 = Dispaccio
    .text = Il segnalino Diplomazia sale di una casella. Poi tutte le carte Azione giocate, Dispaccio compreso, tornano in mano.

section-4-4-1 = Quando viene la Fase Diplomazia
    .text = Se il segnalino è sulla casella più alta, segue una Fase Diplomazia.

section-4-5 = Movimento
    .text = Chi muove nomina un Arbitro, usa il trasporto ferroviario e poi muove i Generali; seguono le battaglie.

section-4-5-1 = Arbitro
    .text = Prima che qualcosa si muova, si nomina un Arbitro.

section-4-5-2 = Trasporto ferroviario
    .text = Quanti Generali con le loro Unità, e quante Unità senza Generale, si vuole si muovono lungo una catena di Treni in Territori della propria Potenza, o di un alleato che è d’accordo.

section-4-5-3 = Marcia
    .text = Il Generale passa in un Territorio adiacente.

section-4-5-4 = Movimento navale
    .text = Il Generale segue una rotta controllata dalla sua Potenza, o da un alleato che è d’accordo.

section-4-5-5 = Movimento strategico
    .text = Il Generale attraversa fino a tre Territori confinanti, tutti controllati dalla sua Potenza o da un alleato che è d’accordo.

section-4-5-6 = Quando si combatte
    .text = Se alla fine dei movimenti un Generale è in un Territorio con un Generale rivale o una Guarnigione, si combatte.

## 5: battaglie

section-5-0 = Battaglie
    .text = Una battaglia ha cinque passi: forza, supporto, carte, risultato, Prestigio.

section-5-1 = Forza
    .text = Si somma la forza dell’attaccante e del difensore.

section-5-2 = Supporto
    .text = Gli alleati nei Territori adiacenti dichiarano il supporto, prima per l’attaccante, poi per il difensore.

section-5-3 = Carte Battaglia
    .text = Tutti nella battaglia giocano a turno una carta alla volta. Ogni Generale ha una pila propria.

section-5-4 = Risultato
    .text = Alla forza si aggiungono le carte; vince il totale più alto.

section-5-5 = Tracciato del Prestigio
    .text = Dopo la battaglia si aggiorna il tracciato del Prestigio.

section-5-6 = Sempre
    .text = Ogni Generale nella battaglia, anche chi dà supporto, perde un’Unità. Ogni Potenza che ha giocato una carta ne pesca una.

section-5-7 = Pareggio
    .text = Il difensore resta. I Generali attaccanti tornano da dove sono venuti.

section-5-8 = Vittoria in battaglia
    .text = Ciò che guadagnano i vincitori.

section-5-8-1 = Controllo
    .text = L’attaccante vittorioso può trasformare un’Unità in Guarnigione e prendere così il controllo del Territorio.

section-5-8-2 = Influenza
    .text = Se un Generale è stato sconfitto, ogni Potenza del lato vincente segna un punto Influenza.

section-5-8-3 = Prestigio
    .text = I vincitori avanzano di un posto a sinistra sul tracciato del Prestigio e si scambiano con la Potenza che vi si trova, se possono.

section-5-9 = Sconfitta
    .text = Ciò che perdono gli sconfitti.

section-5-9-1 = Generali sconfitti
    .text = I Generali nel Territorio della battaglia perdono tutte le Unità e vanno fuori dalla mappa o nella loro capitale.

section-5-9-2 = Guarnigioni sconfitte
    .text = Le Guarnigioni sconfitte sono tolte dalla mappa.

section-5-10 = Capacità delle carte Battaglia
    .text = Ciascuna delle cinque carte Battaglia sa fare qualcosa di proprio.

section-5-10-1 = Carta 1
    .text = { battle_card-1.text }

section-5-10-2 = Carta 2
    .text = { battle_card-2.text }

section-5-10-3 = Carta 3
    .text = { battle_card-3.text }

section-5-10-4 = Carta 4
    .text = { battle_card-4.text }

section-5-10-5 = Carta 5
    .text = { battle_card-5.text }

## 6: l’Italia con tre giocatori

section-6-0 = Italia
    .text = Con tre giocatori l’Italia è una Potenza minore, guidata da una delle maggiori.

section-6-1 = Prendere il controllo
    .text = Se una sola Potenza dà il segnalino Alleanza all’Italia, ne prende il controllo. Se sono più d’una, offrono in segreto Morale, da 0 in su; vince l’offerta più alta, e fra pari decide il Prestigio.

section-6-2 = Controllare l’Italia
    .text = Finché un’altra Potenza non ne prende il controllo in una Fase Diplomazia, quella che la controlla compie tutte le azioni dell’Italia.

section-6-3 = Nessuna Influenza
    .text = L’Italia non segna Influenza e non può vincere.

section-6-4 = Azioni dell’Italia
    .text = L’Italia ha le stesse carte Azione delle altre, tranne Estensione dell’Influenza.

section-6-5 = Battaglie dell’Italia
    .text = L’Italia combatte come le altre. L’Influenza che otterrebbero i suoi Generali va alla Potenza che la controlla.

section-6-6 = Potenze di un solo giocatore
    .text = Per l’Italia e la Potenza che la controlla vale quanto segue.

section-6-6-1 = Movimento libero
    .text = Si muovono liberamente nei Territori l’una dell’altra.

section-6-6-2 = Niente attacchi e Guarnigioni
    .text = Non si attaccano e non lasciano Guarnigioni nei Territori Nazionali l’una dell’altra.

section-6-6-3 = Supporto reciproco
    .text = Possono darsi supporto nelle battaglie.

section-6-6-4 = Non come Arbitro
    .text = Non possono farsi da Arbitro a vicenda.
