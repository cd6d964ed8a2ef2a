# Imperialism: le carte provvidenza e i territori, con parole nostre.

## Sovrani positivi

card-mistress_of_the_seas = Signora dei mari
    .permanent = +3 nelle guerre navali.
    .immediate = Puoi pagare 4 ducati per aumentare la flotta di 1.
card-great_dynasty = Rampollo di una grande dinastia
    .permanent = +3 nelle guerre terrestri e navali.
    .immediate = Puoi cambiare il posto di due sovrani in tavola, questo compreso: scambiarne due, o spostarne uno o due presso giocatori che non ne hanno. I sovrani spostati non danno effetti immediati.
card-great_diplomat = Grande diplomatico
    .permanent = Il limite della mano è più alto di una carta.
    .immediate = Puoi guardare la mano di un giocatore e prenderne una carta.
card-reformer = Riformatore
    .permanent = Ogni volta che scegli lo sviluppo ricevi subito 2 ducati.
    .immediate = Puoi pagare 5 ducati per aumentare di 1 viveri, tessuti, armi terrestri o cantieri navali.
card-open_to_discovery = Aperto alle scoperte
    .permanent = −2 nelle guerre navali.
    .immediate = Puoi pagare 4 ducati per aumentare la flotta di 1. In ogni caso puoi poi conquistare una carta colonia della tua mano, con i suoi requisiti e il suo costo, come in una conquista.
card-defender_of_the_faith = Difensore della fede
    .permanent = +3 nelle guerre terrestri e navali contro gli infedeli.
    .immediate = Puoi guardare le mani di tutti gli infedeli e prendere una carta da ciascuna.
card-outstanding_soldier = Insigne condottiero
    .permanent = +3 nelle guerre terrestri.
    .immediate = Puoi pagare 4 ducati per aumentare l’esercito di 1.
card-adventurer = Avventuriero
    .permanent = +3 nelle guerre terrestri.
    .immediate = Puoi prendere dagli scarti una carta guerra, mostrandola a tutti.

## Sovrani negativi

card-civil_war = Guerra civile
    .permanent = Chi ha questa carta non può scegliere la guerra.
    .immediate = Prendi una carta a caso dalla mano del giocatore davanti al quale la metti. Se ha l’esercito più grande, puoi pagare 8 ducati per aumentare di 1 viveri, tessuti, armi terrestri o cantieri navali.
card-madman = Folle
    .permanent = −5 nelle guerre terrestri e navali.
    .immediate = Il giocatore che la riceve perde 1 di prestigio.
    .release = All’inizio del proprio turno, prima del cambio della mano, chi non ha l’esercito più grande può scartarla per 2 di prestigio.
card-bourgeois_revolution = Rivoluzione borghese
    .permanent = Chi ha questa carta non può scegliere la guerra.
    .immediate = Il giocatore che la riceve perde 1 di prestigio. Se ha l’esercito più grande, tutti gli altri a turno possono pagare 4 ducati per aumentare l’esercito di 1.
card-bureaucrat = Burocrate
    .permanent = Il limite della mano è più basso di una carta.
    .immediate = Il giocatore che la riceve perde 1 di prestigio.
    .release = All’inizio del proprio turno, prima del cambio della mano, chi non ha la gloria più grande può scartarla per 2 di prestigio.

## Complotti

card-corrupt_officials = Funzionari corrotti
    .text = Prendi 1 ducato per ogni colonia della vittima, oppure 1 per ogni regione. Poi puoi prendere dagli scarti una carta evento, mostrandola a tutti.
card-persecution = Persecuzione degli infedeli
    .text = Prendi 1 ducato per ogni punto di prestigio della vittima, che perde inoltre 1 di prestigio.
card-harassed_merchants = Mercanti vessati
    .text = Prendi 1 ducato per ogni livello di tessuti della vittima, oppure 1 per ogni livello di viveri, oppure 2 per ogni colonia.
card-border_raids = Scorrerie di confine
    .text = Prendi 2 ducati per ogni colonia della vittima, oppure 2 per ogni regione, al massimo 8. Come carta guerra: terra +3, mare +3, saccheggio 2.
card-venal_advisers = Consiglieri venali
    .text = Prendi 1 ducato per ogni livello di esercito della vittima, oppure 1 per ogni livello di flotta, al massimo 10. Come carta guerra: terra +5, mare +3, saccheggio 1.
card-magnates_plot = Congiura dei magnati
    .text = Prendi 1 ducato per ogni colonia della vittima, oppure 1 per ogni regione. Il suo sovrano positivo viene scartato.

## Eventi

card-naval_blockade = Blocco navale
    .text = Evento di guerra, dopo una guerra terrestre: se la tua flotta è più grande di quella del vincitore, prendigli 2 ducati per ogni tuo livello di cantieri navali. Come carta guerra: mare +3, saccheggio 2.
card-armed_intervention = Intervento armato
    .text = Evento di guerra, dopo una guerra terrestre in cui non hai combattuto: prendi al vincitore 2 ducati per ogni tuo livello di armi terrestri. Come carta guerra: terra +2, mare +2, saccheggio 2.
card-settlement = Accordo
    .text = Quando ti si dichiara guerra, prima di giocare carte guerra: la guerra non avviene. L’attaccante riprende la carta e sceglie un’altra azione; il suo segnalino resta sulla guerra, che gli è vietata anche nel turno successivo. Se l’accordo è annullato, la guerra avviene e puoi giocare fino a due carte guerra.
card-greedy_pillage = Avida razzia
    .text = Evento di guerra, quando hai attaccato e vinto: ricevi dalla riserva 4 ducati per ogni livello di oro dello sconfitto, oppure 3 per ogni livello di merci orientali, oppure 2 per ogni livello di spezie.
card-pirates = Pirati
    .text = Alla fine del turno di un altro giocatore che ha compiuto uno sviluppo: prendigli 1 ducato per ogni livello di oro, oppure di spezie, oppure di merci orientali, al massimo 4. Come carta guerra: mare +3, saccheggio 2.
card-patriotic_rising = Slancio patriottico
    .text = Evento di guerra, quando hai combattuto. Se hai perso, puoi aumentare di 1 esercito o flotta senza pagare e ricevi 1 ducato per ogni tuo territorio. Se hai vinto, puoi pagare 3 ducati per aumentare di 1 esercito o flotta.
card-diplomatic_gambit = Mossa diplomatica
    .text = In un intrigo, al posto di un complotto o di un sovrano: 2 di prestigio. Oppure in qualsiasi momento, quando un altro giocatore gioca un evento: annullalo.
card-rise_of_burghers = Ascesa della borghesia
    .text = In un intrigo, al posto di un complotto o di un sovrano: 1 ducato per ogni tuo territorio, e 1 di gloria se le tue merci orientali sono almeno al livello 3.
card-intercepted_plans = Piani intercettati
    .text = Nel tuo turno, dopo aver pescato: guarda la mano di un giocatore e prendine una carta evento, se c’è.
card-colonial_rush = Corsa alle colonie
    .text = Subito dopo aver conquistato una carta colonia: ricevi il tuo attuale profitto commerciale di oro, spezie o merci orientali.
card-exceptional_year = Anno eccezionale
    .text = Quando scegli lo sviluppo, prima di nominare il bene: 3 ducati, oppure 1 di gloria se le tue merci orientali sono almeno al livello 2.

## Carte speciali

card-historic_victory = Vittoria storica
    .text = Carta guerra: terra +1, mare +1, saccheggio 3. Se vinci di almeno 3 la guerra cominciata con essa, ricevi 1 di gloria in più.
card-war_for_influence = Guerra d’influenza
    .text = Carta guerra: terra +1, mare +1, saccheggio 3. Se vinci la guerra cominciata con essa, prima delle trattative di pace puoi prendere dagli scarti una carta qualsiasi.

## Regioni

card-pomerania = Pomerania
card-silesia = Slesia
card-moldavia = Moldavia
card-scotland = Scozia
card-navarre = Navarra
card-genoa = Genova
card-livonia = Livonia
card-burgundy = Borgogna
card-ireland = Irlanda
card-finland = Finlandia
card-saxony = Sassonia
card-ukraine = Ucraina
card-crimea = Crimea
card-naples = Napoli
card-norway = Norvegia
card-bavaria = Baviera
card-bohemia = Boemia
card-hungary = Ungheria
card-denmark = Danimarca
card-milan = Milano
card-venice = Venezia
card-netherlands = Paesi Bassi

## Colonie

card-canaries = Isole Canarie
card-azores = Azzorre
card-gold_coast = Costa d’Oro
card-newfoundland = Terranova
card-antilles = Antille
card-brazil = Brasile
card-cape = Colonia del Capo
card-new_england = Nuova Inghilterra
card-canada = Canada
card-louisiana = Louisiana
card-ceylon = Ceylon
card-mexico = Messico
card-peru = Perù
card-moluccas = Molucche
card-philippines = Filippine
card-australia = Australia

## Colonie sul tabellone

card-india = India
card-china = Cina
