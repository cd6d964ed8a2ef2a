# Imperial Struggle: il nome, da dove viene, ciò che si concorda prima della partita, e come può finire.

## Il gioco

game-title = Imperial Struggle
game-about = Francia e Gran Bretagna si contendono mercati, corti, mari e colonie dal 1697 al 1789. Sei Turni di Pace si alternano a quattro grandi Guerre; per due giocatori.
game-source = Completo, secondo i due regolamenti stampati
    .text = Tutte le regole e tutti i componenti sono quelli del gioco stampato. Dove il regolamento italiano e quello polacco differiscono sceglie un’opzione; dove tacciono decidono le nostre decisioni, poste sotto i punti che chiariscono.

## Potenze

power-fr = Francia
power-br = Gran Bretagna
power-spain = Spagna
power-usa = USA

## Impostazioni

setting-edition = Edizione delle regole
    .text = Dove i due regolamenti si contraddicono, il gioco ne segue uno: nell’ordine delle Azioni, nell’uso dei punti degli Eventi, nel costo di agire in più Regioni, in ciò che i Mercati con un Conflitto possono ancora fare per i Forti e negli effetti dei segnalini Guerra.
setting-edition-italian = Italiana (2021)
setting-edition-polish = Polacca (2020)
setting-spanish_empire = Impero Spagnolo
    .text = Tre Mercati dei Caraibi cominciano con Bandiere Spagnole, e chi prende un Territorio spagnolo non controllato concede all’avversario una Variazione gratuita in Spagna (12.1).
setting-spanish_empire-no = No
setting-spanish_empire-yes = Sì
setting-military_upgrade_swap = Scambio con la Riforma Militare
    .text = La Riforma Militare può invece scambiare due tue Truppe tra i Teatri (12.2, prima parte).
setting-military_upgrade_swap-no = No
setting-military_upgrade_swap-yes = Sì
setting-military_planning = Pianificazione Militare
    .text = Prima di ogni Guerra guardi le tue Truppe e le assegni tu stesso ai Teatri (12.2, seconda parte).
setting-military_planning-no = No
setting-military_planning-yes = Sì
setting-tougher_forts = Forti Inespugnabili
    .text = In Guerra un Forte si può prendere solo lungo una Direttrice di Conquista, come un Territorio (12.3).
setting-tougher_forts-no = No
setting-tougher_forts-yes = Sì
setting-bidding = Offerta per le parti
    .text = Entrambi i giocatori indicano in segreto la parte che vogliono e un’offerta da 0 a 4 Punti Trattato. Se vogliono la stessa parte, la ottiene l’offerta più alta e l’altra parte comincia con altrettanti punti.
setting-bidding-no = No
setting-bidding-yes = Sì

## Finali

ending-awards_and_demands = Tutti gli Obiettivi Regionali e della Domanda Mondiale in un turno
ending-victory_points = Vittoria automatica ai Punti Vittoria
ending-war = Trionfo Militare in una Guerra
ending-final_scoring = Punteggio Finale
