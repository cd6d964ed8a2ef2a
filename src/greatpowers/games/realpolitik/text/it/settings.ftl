# Realpolitik: il nome, da dove viene, ciò che si concorda prima della partita, e come può finire.

## Il gioco

game-title = Realpolitik
game-about = Dal 1866 al 1871 tre o quattro Potenze riscuotono tasse, mobilitano, stringono alleanze e combattono per la Germania e l’Italia. Vince l’Influenza più grande.
game-source = Da un riepilogo di due pagine; mappa, prezzi e molto altro sono nostri
    .text = Di questo gioco conosciamo solo il riepilogo polacco di due pagine. Ciò che dice vale. Tutto il resto è una nostra ricostruzione: la mappa e i suoi valori, la preparazione, prezzi e forze, i Generali, il numero delle carte Battaglia, ciò che fa l’Arbitro, lo svolgimento della Fase Diplomazia e la partita in quattro. Lo dicono le decisioni, poste sotto i punti che chiariscono. Le regole stampate possono essere diverse.

## Potenze

power-france = Francia
power-prussia = Prussia
power-austria = Austria
power-italy = Italia
power-fr = { power-france }
power-pr = { power-prussia }
power-au = { power-austria }
power-it = { power-italy }

## Impostazioni

setting-players = Giocatori
    .text = Con tre giocatori l’Italia è una Potenza minore che cambia padrone nella Fase Diplomazia; con quattro è una Potenza come le altre (6.0).
setting-players-3 = 3
setting-players-4 = 4
setting-end_check = Fine della partita
    .text = La partita finisce nel round in cui una Potenza ha abbastanza Influenza, ma il riepilogo non dice che cosa sia un round: un solo turno, o tutti i turni fino alla prossima Fase Diplomazia (2.1).
setting-end_check-turn = Col turno
setting-end_check-round = Prima della prossima Fase Diplomazia
setting-tiebreak = Più Potenze con abbastanza Influenza
    .text = O vince l’Influenza più grande e il Prestigio decide fra pari, o il solo Prestigio decide fra tutte quelle che ne hanno abbastanza (2.2).
setting-tiebreak-influence = Influenza, poi Prestigio
setting-tiebreak-prestige = Solo Prestigio
setting-arbiter = L’Arbitro
    .text = Il riepilogo fa nominare un Arbitro del Movimento ma non dice che cosa faccia. O può concedere altri passi a chi muove, guadagnando Morale per ciascuno, o non ha alcun potere (4.5.1).
setting-arbiter-grants_steps = Concede altri passi
setting-arbiter-no_power = Non ha potere

## Finali

ending-influence = Una Potenza ha raggiunto l’Influenza che chiude la partita
ending-last_turn = È stato giocato l’ultimo turno
