# Realpolitik in breve, per la pagina che lo insegna.

primer-aim = Di che cosa si tratta
    .text = Dal 1866 al 1871 Francia, Prussia, Austria e Italia combattono e trattano per la Germania e l’Italia. La prima Potenza con 25 di Influenza chiude la partita.
primer-turn = Come va un turno
    .text = Ognuno sceglie in segreto una di cinque carte Azione; si scoprono tutte insieme. Prima vengono Tassazione, Mobilitazione ed Estensione dell’Influenza, poi il Dispaccio, poi il Movimento, in ordine di Prestigio. Una carta giocata torna solo con il Dispaccio: si pianifica per più turni.
primer-actions = Le cinque carte Azione
    .text = Tassazione: Denaro per i tuoi Territori Nazionali e per le terre senza la tua striscia. Mobilitazione: posa Treni, pesca carte Battaglia, schiera Generali e compra; il Denaro che resta è perso. Estensione dell’Influenza: segna le terre con la tua striscia e i Territori Nazionali altrui che controlli. Dispaccio: riprendi tutte le carte; ogni quarto porta una Fase Diplomazia. Movimento: nomina un Arbitro, usa la ferrovia, marcia, combatti.
primer-war = Battaglie e alleanze
    .text = La forza è il Generale, le sue Unità e le carte giocate, al massimo quante ne permette il tuo Morale. Chi sconfigge un Generale guadagna Influenza e Prestigio; una Guarnigione lasciata indietro prende il controllo. In una Fase Diplomazia ogni Potenza dà il suo segnalino in segreto: chi si è scelto a vicenda è alleato. Con tre giocatori chi ottiene l’Italia la guida.
primer-end = Come finisce e chi vince
    .text = Con il turno in cui una Potenza ha 25 di Influenza. Vince l’Influenza più alta; i pareggi li decide il Prestigio.
