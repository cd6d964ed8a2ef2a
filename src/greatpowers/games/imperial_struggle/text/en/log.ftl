# Imperial Struggle: what happened, as the log tells it.

## Set-up and the start of a turn

log-sides-settled = The bids were { $bid } and { $other }; the sides are settled
log-tiles-laid = Basic War tiles are laid out: { $war }
log-peace-turn = Peace Turn { turn-number } begins
log-succession-card-leaves = A Succession card leaves the game: { $event }
log-award = { $region } Award: { $award }
log-demand = In Global Demand: { $commodity }
log-demand-ends = No longer in Global Demand: { $commodity }
log-squadrons-return = { $n ->
    [one] { $power } gets a Squadron back into the Navy Box
   *[other] { $power } gets { $n } Squadrons back into the Navy Box
}
log-event-drawn = { $power } draws an Event card
log-you-drew = You draw { $event }
log-reshuffled = The discards become the new draw pile
log-discarded = { $power } discards { $event }
log-goes-first = { $power } goes first this turn

## The action round

log-round-begins = { $power } begins Action Round { $round }
log-tile-taken = { $power } takes a tile: { $tile }
log-passed = { $power } passes the round
log-points-gained = { $n ->
    [one] { $power } gains 1 { $action } point, { $limit }
   *[other] { $power } gains { $n } { $action } points, { $limit }
}
log-points-lost = { $n ->
    [one] { $power } gives up 1 { $action } point: another Action has begun
   *[other] { $power } gives up { $n } { $action } points: another Action has begun
}
points-economic = EP
points-diplomatic = DP
points-military = MP
log-flag = { $power } flags { $space } for { $cost } { $points }
log-unflag = { $power } unflags { $space } for { $cost } { $points }
log-conflict-ended = { $power } removes the Conflict marker from { $space } for { $cost } MP
log-fort-built = { $power } builds a Fort at { $space } for { $cost } MP
log-fort-repaired = { $power } repairs the Fort at { $space } for { $cost } MP
log-fort-seized = { $power } seizes the Fort at { $space } for { $cost } MP
log-squadron-built = { $power } constructs a Squadron
log-squadron-deployed = { $power } deploys a Squadron: { $origin } → { $space }, for { $cost } MP
log-you-drew-tile = You draw a War tile: { $tile }
log-bonus-tile-placed = { $power } places a Bonus War tile in { $theater }
log-bonus-tile-moved = { $power } moves a Bonus War tile to { $theater }
log-upgrade = { $power } uses the Military Upgrade in { $theater }
log-tile-removed = { $power } removes a Basic War tile from the game: { $tile }
log-tile-returned = { $power } returns a Basic War tile to the pool
log-tiles-swapped = { $power } swaps the Basic War tiles of { $theater } and { $other }

## Points, Debt, Treaty Points

log-score = { $power } scores { $vp } VP (the marker stands at { $total })
log-paid = { $power } pays { $cost } { $points }
log-debt-taken = { $power } takes { $n } Debt for Action Points (now { $total })
log-banks-spare-debt = { $power } takes { $n } Debt that the Merchant Banks keep off the books
log-debt-rises = { $power } takes { $n } Debt (now { $total })
log-debt-falls = { $power } reduces its Debt by { $n } (now { $total })
log-debt-beyond-limit = { $power } has no room for { $n } Debt; the opponent scores instead
log-limit-rises = { $power } has its Debt Limit raised by { $n } (now { $total })
log-limit-falls = { $power } has its Debt Limit lowered by { $n } (now { $total })
log-treaty-gained = { $power } gains { $n } TRP (now { $total })
log-treaty-spent = { $power } spends { $n } TRP ({ $total } left)
log-treaty-lost = { $power } loses { $n } TRP

## Ministries and Advantages

log-ministry-revealed = { $power } reveals { $ministry }
log-ministry-counts = { $ministry } takes effect
log-ability-used = { $power } uses { $ministry }: { $ability }
log-townshend = The Townshend Acts name a commodity: { $commodity }
log-huguenots-placed = France places a Huguenots marker on { $space }
log-huguenots-spent = France spends the Huguenots marker on { $space }
log-advantage-used = { $power } uses { $advantage }
log-advantage-granted = { $power } may use { $advantage } this round, ignoring Exhaustion
log-advantage-exhausted = { $advantage } is exhausted
log-advantage-refreshed = { $advantage } is ready again

## Events and direct effects

log-event-played = { $power } plays { $event }
log-bonus = The bonus of { $event } is received
log-conflict-placed = { $more ->
    [1] { $power } places a +1 Conflict marker on { $space }
   *[other] { $power } places a Conflict marker on { $space }
}
log-flag-free = { $power } flags { $space }
log-unflag-free = { $power } unflags { $space }
log-flag-removed = { $owner } loses the flag on { $space }
log-control-taken = { $power } takes control of { $space }
log-fort-damaged = The Fort at { $space } is damaged
log-squadron-displaced = { $power } sends the Squadron at { $space } to the Navy Box
log-squadron-set-aside = { $power } has a Squadron ({ $origin }) set aside until the next Peace Turn
log-squadron-lost = { $power } loses a Squadron ({ $origin }) for good
log-cheaper-squadron = { $power } may construct one Squadron for 2 MP less this round
log-byng-placed = The Byng marker is placed in { $theater }
log-bonus-tile-returned = { $power } has a Bonus War tile returned to the pool from { $theater }
log-you-returned-tile = Your tile that went back to the pool: { $tile }

## Scoring

log-award-won = { $power } wins the { $region } Award with a lead of { $lead }
log-award-not-given = Nobody wins the { $region } Award ({ $award })
log-prestige-won = { $power } wins Prestige with a lead of { $lead }
log-prestige-not-given = Nobody leads in Prestige
log-demand-won = { $power } wins { $commodity } with a lead of { $lead }
log-demand-not-met = Nobody leads in { $commodity }
log-turn-scored = Peace Turn { turn-number } is scored: the marker stands at { $total }
log-final-scoring = Final Scoring
log-finally-scored = Final Scoring is done: the marker stands at { $total }
log-final-prize = { $power } leads in { $what } by { $lead }
log-final-territories = { $n ->
    [one] { $power } counts a Territory that began as the opponent’s
   *[other] { $power } counts { $n } Territories that began as the opponent’s
}
final-available-debt = Available Debt
log-victory = { $power } wins the game: { $ending }

## War

log-theater-begins = Theater of war: { $theater }
log-tile-revealed = { $power } reveals a War tile: { $tile }
log-effects-declined = { $power } declines the remaining effects of its tiles
log-strength = { $power } has strength { $total } (tiles { $army }, bonus { $bonus })
log-theater-won = { $power } wins the theater { $theater } by { $margin }
log-theater-tied = The theater { $theater } ends in a tie
log-no-spoils = { $power } has won by too little for spoils
log-theater-over = The theater { $theater } is over: the marker stands at { $total }
log-squadron-unbuilt = { $power } loses a Squadron ({ $origin }), which may be built again
log-conquered = { $power } takes { $space }
log-conquered-at-sea = { $power } conquers with a Squadron: { $origin } → { $space }
log-conquest-refused = { $power } refuses to cede { $space }
log-conquest-lost = { $n ->
    [one] { $power } has no target for a last Conquest Point
   *[other] { $power } has no target for { $n } Conquest Points
}
log-jacobite-victory = France places a Jacobite Victory marker
log-jacobite-ministry = France will have Jacobite Uprisings as a third Ministry from the next Ministry Phase
log-jacobite-defeat = The Jacobites are defeated; Jacobite Uprisings leaves the game
log-atlantic-dominance = { $power } wins Atlantic Dominance: +2 in the French & Indian War
log-usa-flag = A USA flag is raised on { $space }
log-fort-stripped = France removes the flag from the Fort at { $space }
log-cut-off = { $owner } loses { $space }, now cut off
log-conflict-over = The Conflict marker on { $space } is removed
log-free-tiles = { $n ->
    [0] { $power } gets no free Bonus War tiles for the next War
    [one] { $power } gets a free Bonus War tile for the next War
   *[other] { $power } gets { $n } free Bonus War tiles for the next War
}

## Where the points came from

source-awards = Region Awards
source-demand = Global Demand
source-prestige = Prestige
source-wars = Wars
source-cards = Cards, Ministries and the rest
source-final = Final Scoring

## How long it took, and from when on something was so

length-peace-turns = { $n ->
    [one] 1 Peace Turn
   *[other] { $n } Peace Turns
}
turn-number = { $turn ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
}
chapter-peace = Peace Turn { turn-number }
    .since = from Peace Turn { turn-number } on
    .short = { turn-number }
chapter-wss = { war-wss }
    .since = from the War of the Spanish Succession on
chapter-was = { war-was }
    .since = from the War of the Austrian Succession on
chapter-seven_years = { war-seven_years }
    .since = from the Seven Years War on
chapter-awi = { war-awi }
    .since = from the American War of Independence on
chapter-final = Final Scoring
    .since = from Final Scoring on

## What is held

held-markets = Markets
held-politicals = Political spaces
held-territories = Territories
held-squadrons = Squadrons at sea
held-treaty-points = Treaty Points
held-debt = Debt

## What may be expected

outlook-victory-points = Forecast { $before } → { $after } VP if the turn were scored now
