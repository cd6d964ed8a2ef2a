# Realpolitik: why something is not possible.

## Powers and cards

no-that-is-you = That is your own Power.
no-card-already-played = This card has been played already; Dispatch brings it back.
no-not-an-italian-card = As a minor Power Italy has no Extend Influence card.
no-italy-is-minor = Italy is a minor Power and makes no alliances of its own.
no-too-little-morale = You have only { $has } Morale.
no-card-not-in-hand = This card is not in the hand.

## Mobilisation

no-not-controlled = This Power does not control the Territory.
no-rail-slot = The Territory has no place for a Train.
no-train-there = There is a Train already.
no-trains-left = All Trains of this Power are on the board.
no-not-your-general = This General leads for another Power.
no-general-on-board = This General is on the board, or not in this game.
no-general-off-board = This General is not on the board.
no-place-or-withdraw = One Mobilisation either places Generals or withdraws them; they are placed in controlled Territories.
no-too-little-money = Costs { $needed } Money; you have { $has }.
no-units-left = All Units of this Power are on the board.
no-general-full = This General leads { $most } Units already: he can lead no more.
no-units-at-home-only = Loose Units are raised only in own Homes under own control.
no-general-not-supplied = Units join a General only where his Power has control.
no-fortress-there = There is a Fortress already.
no-fortresses-left = All Fortresses of this Power are on the board.
no-morale-at-top = Morale is at the top of its track.
no-nothing-to-draw = There is no battle card left to draw.

## Movement

no-own-power-as-arbiter = Powers of the same player cannot be each other’s Arbiter.
no-friend-as-arbiter = An ally cannot be the Arbiter.
no-nobody-runs-it = Nobody runs this Power.
no-has-moved = This General has moved already.
no-has-railed = This General has used the railway already.
no-not-on-rails = No chain of Trains leads on from here.
no-rail-chain = No chain of Trains leads there.
no-loose-units = There is no loose Unit of this Power to move.
no-units-stay-in-own = Loose Units may only be in Territories of their own Power.
no-units-led = This General leads no Unit.
no-load-or-unload = In one move a General either takes Units or leaves some.
no-not-adjacent = It is not adjacent.
no-needs-a-unit = Only with a Unit can a General enter a Territory that is not a friend’s.
no-seaway = No seaway leads there that your Power or a friend controls.
no-too-far = No chain of up to three own or friendly Territories leads there.
no-battle-there = There is no battle to be fought.
no-controlled-already = Only a Territory that nobody controls can be occupied.
no-nobody-to-garrison = No General with a Unit stands there, or no Garrison is left.

## Battle

no-no-units-to-support = A General without Units cannot give support.
no-has-supported = This General has already given support in this Movement.
no-open-use = Only a 1 and a 3 have a use face up.
no-enemy-card = The enemy has no such card in the battle.
no-hidden-enemy-card = The enemy has no such card face down.
no-not-your-pile = This pile is not yours.
no-general-not-in-game = This General is in the game with four players only.

## What would open it

opens-alliance-ends = To open it: the alliance has to end.
opens-next-to-it = To open it: a General in a Territory next to it.
opens-take-units = To open it: let the General take Units first.
opens-next-movement = To open it: your next Movement, or a further step that the Arbiter grants.
opens-control = To open it: take control of the Territory.
opens-place-general = To open it: place him in a Mobilisation.
opens-withdraw-general = To open it: withdraw him in an earlier Mobilisation.
opens-next-mobilisation = To open it: your next Mobilisation.
opens-more-money = To open it: more Money, by Taxation.
opens-another-general = To open it: another General, or leave Units behind.
opens-home-control = To open it: control of an own Home, or a General there who leads them.
opens-more-morale = To open it: buy Morale in a Mobilisation.
opens-more-trains = To open it: Trains in every Territory on the way, own or of an ally.
opens-raise-units = To open it: raise Units there, or let a General leave some.
opens-seaway = To open it: control of that sea, by you or an ally.
opens-way-through = To open it: a way of own or allied Territories, or several moves.
opens-battle = To open it: win a battle for it.
