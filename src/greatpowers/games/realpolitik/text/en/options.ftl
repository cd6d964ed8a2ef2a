# Realpolitik: what a player may choose.

option-done = Done

## Selection and diplomacy

option-choose = { $target }
option-choose_for_italy = Italy: { $target }
option-propose = Propose an alliance: { $target }
option-pledge = Give the token to { $target }
option-pledge_nobody = Keep the token
option-bid = Bid { $target }
option-relocate = Move to: { $target }
option-leave_board = Leave the board

## Mobilisation

option-lay_train = Lay a Train: { $target }
option-place = Place { $target }
option-place_in = { $target }
option-withdraw = Withdraw { $target }
option-recruit_with = Unit for { $target }
option-recruit_in = Loose Unit: { $target }
option-buy_train = Train: { $target }
option-buy_card = Battle card
option-build_fortress = Fortress: { $target }
option-buy_morale = A point of Morale
option-discard = Discard { $target }

## Movement

option-name_arbiter = { $target }
option-rail_general = By rail: { $target }
option-rail_unit = Loose Unit by rail from: { $target }
option-rail_to = To: { $target }
option-move = Move { $target }
option-load = Take a loose Unit along
option-unload = Leave a Unit behind
option-march = March: { $target }
option-sail = Sea move: { $target }
option-strategic = Strategic move: { $target }
option-stay = Stay
option-fight = Battle: { $target }
option-garrison = Garrison: { $target }

## Battle

option-support = Support with { $target }
option-lay = Face down: { $target }
option-lay_open = Face up: { $target }
option-on_pile = { $target }
option-strike = Discard card no. { $target }
option-reveal = Turn up card no. { $target }
option-retreat_to_capital = Retreat to the capital
