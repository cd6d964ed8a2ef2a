# Realpolitik: ciò che un giocatore può scegliere.

option-done = Fatto

## Scelta delle carte e diplomazia

option-choose = { $target }
option-choose_for_italy = Italia: { $target }
option-propose = Proponi un’alleanza: { $target }
option-pledge = Dai il segnalino: { $target }
option-pledge_nobody = Tieni il segnalino
option-bid = Offri { $target }
option-relocate = Sposta in: { $target }
option-leave_board = Lascia la mappa

## Mobilitazione

option-lay_train = Posa un Treno: { $target }
option-place = Schiera: { $target }
option-place_in = { $target }
option-withdraw = Ritira: { $target }
option-recruit_with = Unità per il Generale: { $target }
option-recruit_in = Unità sciolta: { $target }
option-buy_train = Treno: { $target }
option-buy_card = Carta Battaglia
option-build_fortress = Fortezza: { $target }
option-buy_morale = Un punto Morale
option-discard = Scarta: { $target }

## Movimento

option-name_arbiter = { $target }
option-rail_general = In treno: { $target }
option-rail_unit = Unità sciolta in treno da: { $target }
option-rail_to = Verso: { $target }
option-move = Muovi: { $target }
option-load = Prendi con te un’Unità sciolta
option-unload = Lascia un’Unità
option-march = Marcia: { $target }
option-sail = Movimento navale: { $target }
option-strategic = Movimento strategico: { $target }
option-stay = Resta
option-fight = Battaglia: { $target }
option-garrison = Guarnigione: { $target }

## Battaglia

option-support = Dai supporto con: { $target }
option-lay = Coperta: { $target }
option-lay_open = Scoperta: { $target }
option-on_pile = { $target }
option-strike = Scarta la carta n. { $target }
option-reveal = Rivela la carta n. { $target }
option-retreat_to_capital = Ritirata nella capitale
