# Imperialism: what a player is asked.

## Set-up

ask-keep-power = Which power do you keep?
    .doing = choosing a power
ask-first-level = Raise your army or your fleet by 1
    .doing = raising a level

## Hand exchange

ask-release = Give up 2 prestige to be rid of { $card }?
    .doing = deciding about the ruler
ask-discard = { $left ->
    [one] You may discard one more card; then your hand is filled up
   *[other] You may discard up to { $left } cards; then your hand is filled up
}
    .doing = exchanging cards
    .hint = You draw as many again.
ask-discard-surplus = { $left ->
    [one] Your hand is above its limit: discard a card
   *[other] Your hand is above its limit: discard { $left } cards
}
    .doing = discarding cards
    .hint = Nothing is drawn for these.
ask-draw = { $missing ->
    [one] Take your last card, free of charge
   *[other] Take { $missing } cards, free of charge: an open territory and providence cards, or any from the decks
}
    .doing = drawing cards
    .hint = Cards come into your hand for nothing.

## Actions

ask-action = Choose your action
    .doing = choosing an action
    .hint = One action a turn; then the next player goes.
ask-good = Which good do you develop?
    .doing = choosing a good
ask-good-year = What does the exceptional year bring?
    .doing = choosing a gain
ask-second-good = Pay { $price ->
    [one] 1 ducat
   *[other] { $price } ducats
} to develop a second good?
    .doing = deciding about a second good
ask-raise = { $price ->
    [0] You may raise a level for nothing
    [one] You may raise a level for 1 ducat
   *[other] You may raise a level for { $price } ducats
}
    .doing = raising levels
ask-raise-other-good = You may raise one other good by 1
    .doing = choosing a good
ask-develop-at-once = Carry out a Development at once?
    .doing = deciding about a Development
ask-second-intrigue = Play a second card of another kind?
    .doing = thinking about a second card
ask-victim = { $card }: against whom?
    .doing = choosing a victim
ask-count = { $card }: what of { $power } shall be counted? In ducats: { $gains ->
    [0] –
    [1] { $what1 } { $by1 }
    [2] { $what1 } { $by1 }, { $what2 } { $by2 }
   *[other] { $what1 } { $by1 }, { $what2 } { $by2 }, { $what3 } { $by3 }
}
    .doing = choosing what is counted
ask-colonial-rush = Play a card for the colony you have conquered?
    .doing = thinking about the new colony
ask-discover = You may conquer a colony card from your hand
    .doing = thinking about a colony
ask-intercept = Intercept plans now? You would look at a hand and take an event out of it
    .doing = thinking about events

## Cards

ask-retrieve = You may take a card from the discard pile
    .doing = looking through the discard pile
ask-look-at = { $card }: at whose hand do you look?
    .doing = choosing a hand to look at
ask-search-dissenters = Look at the hands of all dissenters and take a card out of each?
    .doing = deciding about the dissenters
ask-seize = Take a card out of the hand of { $power }
    .doing = taking a card from a hand
ask-ruler-to-move = { $card }: whose ruler shall move?
    .doing = choosing a ruler
ask-ruler-to = To whom does { $card } move?
    .doing = choosing a power
ask-cancel = { $power } plays { $card }. Do you cancel it?
    .doing = thinking about a cancellation
ask-pirates = { $power } has developed. Do you send pirates?
    .doing = thinking about pirates

## War

ask-war = { $card }: against whom, and on land or at sea?
    .doing = declaring war
ask-defend = { $power } attacks you with { $card } ({ $kind }). You may play up to two war cards
    .doing = defending
ask-peace = How do you make peace? The tribute is { $tribute ->
    [one] 1 ducat
   *[other] { $tribute } ducats
}, humiliation costs { $prestige } prestige
    .doing = making peace
ask-war-event = Do you play a war event?
    .doing = thinking about a war event

## Achievements

ask-achieve = Take an achievement: your turn ends, and you have met one in it
    .doing = taking an achievement
ask-achieve-now = Take an achievement now, or by the end of your turn? One a turn
    .doing = thinking about an achievement
