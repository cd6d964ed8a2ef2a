# Realpolitik: what a player is asked.

## Selection and diplomacy

ask-choose = { $power }: choose an action card
ask-propose = You may openly propose an alliance; it binds nobody
ask-accept = { $power } proposes an alliance. Do you welcome it?
ask-pledge = To whom do you give your Alliance token, in secret?
ask-bid = How much Morale do you bid for Italy?
ask-relocate = { $general } is no longer welcome: where to?

## Mobilisation

ask-lay-train = { $left ->
    [one] { $power }: lay a Train for nothing
   *[other] { $power }: lay up to { $left } Trains for nothing
}
ask-generals = { $power }: place Generals, or withdraw some
ask-place-in = Where do you place { $general }?
ask-buy = { $power }: what do you buy? Money left: { $money }
ask-discard = { $left ->
    [one] { $power }: the hand is above its limit, discard a battle card
   *[other] { $power }: the hand is above its limit, discard { $left } battle cards
}

## Movement

ask-arbiter = { $power }: name an Arbiter
ask-rail = { $power }: rail transport, before the Generals move
ask-rail-to = By rail from { $territory }: where to?
ask-move = { $power }: which General moves?
ask-move-to = { $general }: how and where to?
ask-consent = { $power } asks { $host } for leave to pass ({ $piece }, to: { $territory }). Do you agree?
ask-fight = { $power }: which battle is fought next?
ask-occupy = { $power }: leave a Garrison in a Territory that nobody controls?
ask-further-step = Ask the Arbiter, { $power }, for a further step?
ask-grant-step = { $power } asks for a further step. Do you grant it and gain Morale?

## Battle

ask-support = { $power }: support the { $side }? ({ $territory })
ask-battle-card = { $left ->
    [one] { $power }, battle ({ $territory }): lay a battle card? It is your last
   *[other] { $power }, battle ({ $territory }): lay a battle card? You may lay up to { $left } cards
}
ask-pile = { $power }: on whose pile does the card lie?
ask-strike = { $power }: which card of the enemy is discarded?
ask-reveal = { $power }: which card of the enemy is turned up?
ask-garrison = Turn a Unit into a Garrison to take control ({ $territory })?
ask-retreat = { $general } is beaten: to the capital, or off the board?
