# The Price of Power: un giocatore lascia la partita (21).

option-leave_game = Lascia la partita: il tuo Stato diventa non giocante
    .sure = Alla fine del Round il tuo Stato diventa non giocante; se è in Guerra, alla fine del Round che porta la Pace. Gli altri lo sanno subito. Fino ad allora puoi ancora restare in partita.
    .yes = Lascia
option-stay_in_game = Resta comunque in partita
log-will-leave = { $power } lascia la partita alla fine del Round
log-stays = { $power } resta comunque in partita
log-leaves-after-war = { $power } è in Guerra e resta fino alla fine di un Round in cui è in Pace
log-has-left = { $power } ha lasciato la partita ed è ora uno Stato non giocante
log-event-deserted = { $event } è rimosso: il giocatore del suo Stato ha lasciato la partita
no-leaving-too-few = Devono restare in gioco almeno due giocatori
no-ally-deserted = Il suo giocatore ha lasciato la partita: non stringe Alleanze
no-vassal-deserted = Il suo giocatore ha lasciato la partita: non può diventare Vassallo
pop-player-leaves = lascia alla fine del Round
pop-player-left = ha lasciato la partita
