# The Price of Power: il nome, da dove viene, e ciò che si concorda prima della partita.

game-title = Europa Universalis: The Price of Power
game-about = Dal 1444 da due a sei Stati commerciano, combinano nozze, combattono, ricercano idee e fondano colonie, guidati dagli Eventi della loro Età. Vince il maggior Prestigio.
game-source = Regole dal regolamento, carte per lo più ricostruite
    .text = Le regole, e i nomi di molte carte, sono quelli del regolamento polacco. Ciò che esso non stampa è una nostra ricostruzione: quel che dice e costa la maggior parte delle carte, le carte commercio, molte preparazioni e molti scenari, le facce dei dadi. La mappa viene da fonti pubbliche e rispetta ogni esempio del regolamento. Il gioco stampato ha altre carte. Dove il regolamento tace, decidono le nostre decisioni, poste sotto i punti che chiariscono.

## Stati della grande campagna

realm-england = Inghilterra
realm-castile = Castiglia
realm-france = Francia
realm-austria = Austria
realm-poland = Polonia
realm-ottomans = Ottomani

## Scenari

scenario-grand_campaign = La grande campagna
scenario-enemy_at_the_gates = Il nemico alle porte
scenario-mediterranean_dominance = Il dominio del Mediterraneo
scenario-old_and_new_pretenders = Vecchi e nuovi pretendenti
scenario-western_crowns = Tre corone d’Occidente
scenario-eastern_thrones = Tre troni d’Oriente
scenario-four_crowns = Quattro corone
scenario-five_crowns = Cinque corone
scenario-hundred_years = I cent’anni
scenario-cross_and_crescent = Croce e mezzaluna
scenario-age_of_reformation = L’età della Riforma
scenario-age_of_absolutism = L’età dell’assolutismo

## Opzioni di un tavolo

setting-scenario = Scenario
    .text = Quali Stati si giocano, da quando a quando, e con quali Eventi (3.0).
setting-scenario-grand_campaign = { scenario-grand_campaign } (6, dal 1444)
setting-scenario-enemy_at_the_gates = { scenario-enemy_at_the_gates } (4, dal 1444)
setting-scenario-mediterranean_dominance = { scenario-mediterranean_dominance } (5, dal 1444)
setting-scenario-old_and_new_pretenders = { scenario-old_and_new_pretenders } (5, dal 1444)
setting-scenario-western_crowns = { scenario-western_crowns } (3, dal 1444)
setting-scenario-eastern_thrones = { scenario-eastern_thrones } (3, dal 1444)
setting-scenario-four_crowns = { scenario-four_crowns } (4, dal 1444)
setting-scenario-five_crowns = { scenario-five_crowns } (5, dal 1444)
setting-scenario-hundred_years = { scenario-hundred_years } (2, dal 1444)
setting-scenario-cross_and_crescent = { scenario-cross_and_crescent } (2, dal 1444)
setting-scenario-age_of_reformation = { scenario-age_of_reformation } (6, dal 1517)
setting-scenario-age_of_absolutism = { scenario-age_of_absolutism } (6, dal 1618)
setting-length = Durata
    .text = Un’Età ha quattro Round. Un’Età riempie una serata, una campagna intera più d’una (4.0).
setting-length-whole = Tutte le Età dello scenario
setting-length-one_age = Una sola Età
setting-war = Guerra
    .text = Gli Stati dichiarano guerra, marciano, combattono e fanno la pace. Senza, nessuno dichiara guerra: una partita tranquilla per la prima serata (8.3).
setting-war-yes = Sì
setting-war-no = No: un decennio tranquillo
setting-realms = Stati
    .text = Chi gioca con quale Stato. Comunque siano assegnati, gli Stati siedono nell’ordine dello scenario. Un’offerta si paga in Prestigio, e la più alta sceglie per prima (R91).
setting-realms-seats = Come siedono i giocatori
setting-realms-lots = A sorte
setting-realms-choice = A scelta, in ordine casuale
setting-realms-bids = Con offerte di Prestigio
setting-power_struggles = Lotte di potere
    .text = Terre che molti vogliono: quando un Evento ne fa un’Area contesa, possessi e legami lì portano Prestigio (17.4). Nella prima partita lasciale fuori.
setting-power_struggles-yes = Sì
setting-power_struggles-no = No
setting-missions = Missioni
    .text = Obiettivi segreti di ogni Stato, che portano Prestigio (17.2). Gruppi esperti possono accordarsi di farne a meno.
setting-missions-yes = Sì
setting-missions-no = No
setting-invasions = Invasioni degli Stati non giocanti
    .text = Uno Stato in Guerra che nessuno incalza entra nelle terre dei suoi Nemici (13.5). Regola avanzata: nella prima partita lasciala fuori.
setting-invasions-yes = Sì
setting-invasions-no = No
setting-elections = Elezioni imperiali
    .text = Quando il Sovrano dell’Imperatore viene meno, le Aree elettorali votano un giocatore (18.9). Regola avanzata; senza di essa la corona resta dov’è.
setting-elections-yes = Sì
setting-elections-no = No
setting-imperial_faith = La fede dell’Impero
    .text = Dall’Età III l’Impero segue le sue Aree elettorali, e la sua fede vincola l’Imperatore (18.7). Regola avanzata; senza di essa l’Impero resta cattolico e non vincola nessuno.
setting-imperial_faith-yes = Sì
setting-imperial_faith-no = No
setting-random_events = Eventi con la X in ogni metà
    .text = Gli Eventi di un’Età stanno in due metà. Con questa opzione quelli segnati con una X possono uscire in entrambe (16.0.2).
setting-random_events-no = No
setting-random_events-yes = Sì
setting-more_events = Un Evento scoperto in più
    .text = Gli Eventi scoperti sono quattro invece di tre: c’è più da scegliere (16.2.1).
setting-more_events-no = No
setting-more_events-yes = Sì
setting-available_mercenaries = Mercenari pronti
    .text = Regola facoltativa 2: un’Armata che marcia fuori da un’Area del suo giocatore può prima ingaggiare fino a tre Mercenari, che marciano con essa (5.5.7).
setting-available_mercenaries-no = No
setting-available_mercenaries-yes = Sì
setting-continuous_battles = Battaglia continua
    .text = Regola facoltativa: in un altro giro della stessa Battaglia le perdite riprendono dalla categoria di Unità seguente, invece che da capo (9.7.9).
setting-continuous_battles-no = No
setting-continuous_battles-yes = Sì
setting-no_surrender = Niente resa!
    .text = Regola facoltativa 3: nessuno può arrendersi; le guerre durano finché le condizioni sono imposte o concordate (10.4.1).
setting-no_surrender-no = No
setting-no_surrender-yes = Sì
setting-helping_hands = Una mano amica
    .text = Regola facoltativa 4: tutti i giocatori possono giocare Azioni di Battaglia per gli Stati non giocanti, a meno che combattano contro di loro (13.4.9).
setting-helping_hands-no = No
setting-helping_hands-yes = Sì
setting-religious_rebels = Ribelli religiosi
    .text = Regola facoltativa 5: chi ha perduto la Capitale e altre due Province per mano di Ribelli di un’altra fede può abbracciarla (14.4.1).
setting-religious_rebels-no = No
setting-religious_rebels-yes = Sì
setting-secret_talks = Trattative segrete
    .text = Regola facoltativa 1: qualunque cosa il tavolo permetta, due giocatori si parlano a quattr’occhi solo dopo che uno di loro ha pagato 1 DIP nel suo Turno, e fino alla fine di quel Turno (5.1.7).
setting-secret_talks-no = No
setting-secret_talks-yes = Sì
