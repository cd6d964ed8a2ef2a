# Realpolitik: what a player is asked.

## Selection and diplomacy

ask-choose = { $power }: choose an action card
    .doing = choosing an action card
    .hint = All cards are turned up together; a played card comes back only by Dispatch.
ask-propose = You may openly propose an alliance; it binds nobody
    .doing = thinking about a proposal
ask-accept = { $power } proposes an alliance. Do you welcome it?
    .doing = answering a proposal
ask-pledge = To whom do you give your Alliance token, in secret?
    .doing = giving the Alliance token
    .hint = If the other gives you theirs, you are allies.
ask-bid = How much Morale do you bid for Italy?
    .doing = bidding for Italy
    .hint = The highest bid runs Italy and pays its Morale; ties go by Prestige.
ask-relocate = { $general } is no longer welcome: where to?
    .doing = moving a General home

## Mobilisation

ask-lay-train = { $left ->
    [one] { $power }: lay a Train for nothing
   *[other] { $power }: lay up to { $left } Trains for nothing
}
    .doing = laying Trains
ask-generals = { $power }: place Generals, or withdraw some
    .doing = placing Generals
ask-place-in = Where do you place { $general }?
    .doing = placing a General
ask-buy = { $power }: what do you buy? Money left: { $money }
    .doing = buying
ask-discard = { $left ->
    [one] { $power }: the hand is above its limit, discard a battle card
   *[other] { $power }: the hand is above its limit, discard { $left } battle cards
}
    .doing = discarding battle cards

## Movement

ask-arbiter = { $power }: name an Arbiter
    .doing = naming an Arbiter
    .hint = The Arbiter may grant you a further step, and gains Morale for it.
ask-rail = { $power }: rail transport, before the Generals move
    .doing = moving by rail
ask-rail-to = By rail from { $territory }: where to?
    .doing = moving by rail
ask-move = { $power }: which General moves?
    .doing = moving Generals
ask-move-to = { $general }: how and where to?
    .doing = moving a General
ask-consent = { $power } asks { $host } for leave to pass ({ $piece }, to: { $territory }). Do you agree?
    .doing = asked for leave to pass
ask-fight = { $power }: which battle is fought next?
    .doing = choosing a battle
ask-occupy = { $power }: leave a Garrison in a Territory that nobody controls?
    .doing = leaving Garrisons
ask-further-step = Ask the Arbiter, { $power }, for a further step?
    .doing = thinking about a further step
ask-grant-step = { $power } asks for a further step. Do you grant it and gain Morale?
    .doing = deciding about a further step

## Battle

ask-support = { $power }: support the { $side }? ({ $territory })
    .doing = thinking about support
ask-battle-card = { $left ->
    [one] { $power }, battle ({ $territory }): lay a battle card? It is your last
   *[other] { $power }, battle ({ $territory }): lay a battle card? You may lay up to { $left } cards
}
    .doing = laying battle cards
ask-pile = { $power }: on whose pile does the card lie?
    .doing = laying a battle card
ask-strike = { $power }: which card of the enemy is discarded?
    .doing = choosing an enemy card
ask-reveal = { $power }: which card of the enemy is turned up?
    .doing = choosing an enemy card
ask-garrison = Turn a Unit into a Garrison to take control ({ $territory })?
    .doing = taking control
ask-retreat = { $general } is beaten: to the capital, or off the board?
    .doing = retreating
