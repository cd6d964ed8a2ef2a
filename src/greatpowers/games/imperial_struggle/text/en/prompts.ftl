# Imperial Struggle: what a player is asked.

## Before the action rounds

ask-which-side = Which side would you like to play?
    .doing = choosing a side
ask-bid = How many Treaty Points would you grant your opponent to play { $side }?
    .doing = bidding for a side
ask-assign-tile = Choose the Basic War tile for { $theater }
    .doing = placing a Basic War tile
ask-discard = { $n ->
    [one] Choose a card to discard
   *[other] Choose a card to discard ({ $n } still to go)
}
    .doing = discarding cards
ask-appoint = { $all ->
    [one] Choose a Ministry to lay face down
   *[other] Choose a Ministry to lay face down ({ $n } of { $all })
}
    .doing = choosing Ministries
ask-exchange-ministry = Keep { $ministry }, or exchange it for another Ministry?
    .doing = deciding about a Ministry
ask-who-first = Who takes the first Action Round of this turn?
    .doing = deciding who goes first

## The action round

ask-invest = Take an Investment tile
    .doing = choosing an Investment tile
ask-act = Spend your points, or end the round
    .doing = spending points
ask-major-or-minor = Pay with the Major or with the Minor Action?
    .doing = choosing how to pay
ask-use-event-points = Use the points of the Event for this as well?
    .doing = choosing how to pay
ask-debt-or-treaty = Cover the missing point with Debt or with a Treaty Point?
    .doing = choosing how to pay
ask-deploy-from = Which Squadron sails to { $space }?
    .doing = choosing a Squadron
ask-discounted-shift = Choose the space to shift at the lower cost
    .doing = choosing a space to shift
ask-place-bonus-tile = Choose a theater for the Bonus War tile you drew
    .doing = placing a Bonus War tile
ask-move-tile = That theater is full: choose a tile there to move elsewhere
    .doing = moving a Bonus War tile
ask-move-tile-to = Choose the theater to which that tile moves
    .doing = moving a Bonus War tile
ask-keep-tile = In the theater: { $old }. Drawn: { $new }. Which one stays?
    .doing = comparing War tiles
ask-remove-or-return = Remove the spare tile from the game, or return it to the pool? ({ $tile })
    .doing = deciding about a spare War tile
ask-swap-with = Choose the theater to swap Basic War tiles with
    .doing = choosing a theater

## Ministries

ask-reveal-for-bonus = Reveal a Ministry with the right keyword for the bonus of { $event }, or pass
    .doing = thinking about a bonus
ask-discard-event = Choose an Event card to discard
    .doing = discarding an Event
ask-townshend = Name a commodity for the Townshend Acts
    .doing = naming a commodity
ask-place-huguenots = Choose a Territory for a Huguenots marker
    .doing = placing a Huguenots marker

## Effects of cards and Advantages

ask-place-conflict = Choose a space for a Conflict marker
    .doing = placing a Conflict marker
ask-shift-free = Choose a space to shift for free
    .doing = shifting a space for free
ask-unflag-free = Choose an enemy space to unflag
    .doing = unflagging a space
ask-remove-flag = Choose a flag to remove
    .doing = choosing a flag to remove
ask-take-control = Choose a space to take control of
    .doing = choosing a space to take
ask-displace = Choose an enemy Squadron to send to the Navy Box
    .doing = choosing an enemy Squadron
ask-damage-or-shift = Damage an enemy Fort in India, or shift a Cotton Market
    .doing = choosing what the Event hits
ask-activate-advantage = Choose an Advantage to use, ignoring Exhaustion
    .doing = choosing an Advantage
ask-exhaust-advantage = Choose an Advantage to exhaust, or pass
    .doing = choosing an Advantage
ask-refresh-advantage = Choose an exhausted Advantage to refresh, or pass
    .doing = choosing an Advantage
ask-which-points = { $n ->
    [one] Choose the type of your extra Action Point
   *[other] Choose the type of your { $n } extra Action Points
}
    .doing = choosing points
ask-send-tile-back = From which theater does a French Bonus War tile go back to the pool?
    .doing = choosing a theater
ask-score-cotton = Score Cotton now, as if it were in Global Demand?
    .doing = deciding about Cotton
ask-overruns = Military Spending Overruns: choose what you lose
    .doing = choosing what to lose
ask-set-squadron-aside = Choose a British Squadron to set aside until the next Peace Turn
    .doing = choosing a Squadron
ask-remove-squadron = Choose a British Squadron to remove from the game
    .doing = choosing a Squadron
ask-place-byng = Choose a theater for the Byng marker
    .doing = choosing a theater
ask-add-demand = Add a commodity to Global Demand, or pass
    .doing = choosing a commodity
ask-replace-demand = { $commodity } was drawn: which commodity does it replace?
    .doing = choosing a commodity
ask-hyder-ali-control = Take control of a Local Alliance in India? If not, you place two Conflict markers.
    .doing = choosing between control and Conflict
ask-take-debt-or-lose-treaty = Take 1 Debt, or lose 1 Treaty Point?
    .doing = choosing what to lose

## War

ask-tile-effect = Carry out the effects of your War tiles (unflag: { $unflags }, Fort or Squadron: { $strikes })
    .doing = carrying out War tiles
ask-unbuild-squadron = Choose one of your Squadrons to give up; it may be built again
    .doing = choosing a Squadron to give up
ask-lose-squadron = Choose one of your Squadrons to remove from the game
    .doing = choosing a Squadron to give up
ask-conquer = { $points ->
    [one] Spend your Conquest Point
   *[other] Spend your Conquest Points ({ $points } left)
}
    .doing = spending Conquest Points
ask-conquer-with = Which Squadron takes { $space }?
    .doing = choosing a Squadron
ask-refuse-conquest = Refuse to cede { $space }? The opponent would score { $vp } VP for it.
    .doing = deciding on a conquest
ask-usa-flag = Raise a USA flag, or pass
    .doing = deciding about USA flags
ask-strip-fort = Remove the flag from a Fort in the Northern Colonies, or pass
    .doing = deciding about Forts
