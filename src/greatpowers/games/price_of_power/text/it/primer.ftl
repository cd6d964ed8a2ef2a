# The Price of Power: il gioco in breve.

primer-aim = Lo scopo
    .text = Da due a sei giocatori guidano ciascuno uno Stato dal 1444 in poi, attraverso Età di quattro Round. Vince il maggior Prestigio. Viene da Missioni, Traguardi, Idee ed Eventi durante la partita, e alla fine da imposte, Alleanze, Matrimoni e Stabilità.
primer-turn = Come va un Round
    .text = Fase 1: si scoprono nuovi Eventi, e ognuno pesca tre carte azione e paga 2 Ducati per ciascuna che tiene. Fase 2: a turno si compie un’Azione, finché tutti hanno passato; ognuno prende un Evento. Fase 3: fede, guerra e scarsa Stabilità portano Malcontento, e insorgono i Ribelli. Fase 4: entrate, spese, nuovo Potere e Prestigio. Fase 5: si prepara il tavolo per il prossimo Round.
primer-actions = Che cosa si fa in un Turno
    .text = Si paga con tre tipi di Potere, amministrativo (ADM), diplomatico (DIP) e militare (MIL), e con Ducati. Piazza Influenza, stringi Alleanze, fabbrica Rivendicazioni, manda Mercanti a commerciare, alza la Stabilità, converti Aree, esplora e colonizza, recluta Unità, dichiara guerra e marcia, ricerca un’Idea, o gioca una carta. Consiglieri, Prestiti e poco altro sono Azioni minori, oltre a quella del Turno.
primer-war = A che cosa badare
    .text = Passare presto porta Ducati e il segnalino Primo giocatore, ma poi non si può fare altro. Il Malcontento oggi non costa nulla, domani costa una Provincia. Oltre dieci punti di un tipo il Potere va perduto, e da cinquanta Ducati in su nasce la Corruzione. Due Missioni che si accordano valgono più di due Missioni preziose. Una guerra senza motivo costa Stabilità, e una che non finisce costa uomini e Ducati: prima di dichiararla, sappi che cosa vuoi tenere.
primer-end = Come finisce, e chi vince
    .text = Dopo l’ultimo Evento, o prima con 100 di Prestigio e 20 più di chiunque altro. Allora si sommano le Entrate fiscali, i segnalini Core, i Matrimoni, le Alleanze (2 ciascuna), il doppio della Stabilità, l’Autorità imperiale e il controllo della Curia, e si tolgono Prestiti e Città occupate.
