# The Price of Power: gracz opuszcza grę (21).

option-leave_game = Opuść grę: twoje Królestwo stanie się NPR
    .sure = Na koniec Rundy twoje Królestwo stanie się NPR; jeśli prowadzi Wojnę, dopiero na koniec Rundy, w której zapanuje Pokój. Pozostali od razu się o tym dowiedzą. Do tego czasu możesz jeszcze zostać w grze.
    .yes = Opuść grę
option-stay_in_game = Jednak zostań w grze
log-will-leave = { $power } opuszcza grę na koniec Rundy
log-stays = { $power } jednak zostaje w grze
log-leaves-after-war = { $power } prowadzi Wojnę i zostaje do końca Rundy, w której zapanuje Pokój
log-has-left = { $power } nie ma już gracza i jest teraz NPR
log-event-deserted = { $event }: Wydarzenie usunięto, bo gracz jego Królestwa opuścił grę
no-leaving-too-few = W grze musi zostać co najmniej dwoje graczy
no-ally-deserted = Gracz tego Królestwa opuścił grę: nie zawiera ono Sojuszy
no-vassal-deserted = Gracz tego Królestwa opuścił grę: nie może ono być Wasalem
pop-player-leaves = odchodzi na koniec Rundy
pop-player-left = gracz odszedł
