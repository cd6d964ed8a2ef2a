# The Price of Power: a player leaves the game (21).

option-leave_game = Leave the game: your realm becomes one without a player
    .sure = At the end of the Round your realm goes on without a player; while it is at War, at the end of the Round that brings it Peace. The others are told at once. Until then you can still say that you stay.
    .yes = Leave
option-stay_in_game = Stay in the game after all
log-will-leave = { $power } leaves the game at the end of the Round
log-stays = { $power } stays in the game after all
log-leaves-after-war = { $power } is at War and stays until the end of a Round in which it has Peace
log-has-left = { $power } has left the game and is a realm without a player now
log-event-deserted = { $event } is removed: the player of its realm has left the game
no-leaving-too-few = Two players at least must go on
no-ally-deserted = Its player has left the game: it makes no Alliances
no-vassal-deserted = Its player has left the game: it cannot be a Vassal
pop-player-leaves = leaves at the end of the Round
pop-player-left = has left the game
