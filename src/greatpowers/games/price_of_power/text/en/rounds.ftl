# The Price of Power: Rounds, Turns and the end of the game.

## Names

age-1 = Age I, Discovery
age-2 = Age II, Reformation
age-3 = Age III, Absolutism
age-4 = Age IV, Revolutions
unit-regular_infantry = Regular Infantry
unit-regular_cavalry = Regular Cavalry
unit-regular_artillery = Regular Artillery
unit-mercenary_infantry = Mercenary Infantry
unit-mercenary_cavalry = Mercenary Cavalry
unit-mercenary_artillery = Mercenary Artillery

## Before the game

ask-realm = Which realm do you play?
    .doing = choosing a realm
ask-bid = How much Prestige do you bid for the first choice of a realm?
    .doing = bidding for a realm
    .hint = The highest bid chooses first and begins with that much less.
ask-first-court = Appoint Advisors and Leaders from your first cards, or go on
    .doing = appointing a first court
ask-first-army = { $n ->
    [one] Raise an Army in one of your Areas; one Unit is left
   *[other] Raise an Army in one of your Areas; { $n } Units are left
}
    .doing = raising Armies
ask-army-size = How many Infantry stand in { $area }?
    .doing = raising an Army
ask-first-merchant = Where does a Merchant begin?
    .doing = sending Merchants out
ask-first-influence = { $n ->
    [one] Place your last Influence
   *[other] Place Influence, { $n } are left
}
    .doing = placing Influence
ask-first-ally = With whom are you allied?
    .doing = choosing an Ally
ask-first-marriage = With whom are you married?
    .doing = choosing a Marriage
option-take_realm = Play { $target }
option-bid = Bid { $target }
log-bid = Player { $player } bids { $n } Prestige
log-choice-order = Player { $player } chooses a realm in place { $n }
log-takes-realm = Player { $n } takes { $power }
log-first-army = { $power } raises { $n } Infantry in { $area }
log-first-merchant = { $power } has a Merchant in { $node }

## Phase 1

ask-draw-from = { $n ->
    [one] Draw your last card
   *[other] Draw a card, { $n } are left
}
    .doing = drawing cards
ask-keep = Which of the cards you drew do you pay for?
    .doing = paying for cards
    .hint = Each costs 2 Ducats. What you do not pay for is discarded.
ask-discard = { $n ->
    [one] Discard a card
   *[other] Discard { $n } cards
}
    .doing = discarding cards
option-keep = Keep { $target }
option-done = Done
# To do without something is not to pass for the Round.
option-pass = Skip
bill-keep = a card you keep
no-empty-deck = There is no card left in that deck
no-cannot-keep = You cannot pay for another card
opens-cannot-keep = Each card you keep costs 2 Ducats
log-round = { $age }: Round { $n }
log-draws = { $power } draws from the { $deck }
log-keeps = { $n ->
    [0] { $power } keeps none of the cards drawn
    [one] { $power } pays for a card
   *[other] { $power } pays for { $n } cards
}

## Phase 2

ask-action = Your Turn: take one Action, or pass
    .doing = taking a Turn
    .hint = Minor Actions take no Turn.
ask-more = Anything more? Minor Actions are still possible
    .doing = ending a Turn
option-pass_round = Pass for this Round
option-hand_over = Pass, and let the other begin the next Round
no-event-owed = You have not taken your Event yet
opens-event-owed = Take an Event first
no-event-due = This is your last Turn: take your Event
log-passes = { $power } passes
log-hands-over = { $power } gives up the First Player token for the next Round
log-last-turns = Nobody else is paid for passing: the others have their last Turns

## Phase 3

ask-rebel-siege = Which Province do the Rebels in { $area } besiege?
    .doing = choosing what Rebels besiege
ask-spare-area = Which Area of another faith do you tolerate?
    .doing = choosing Areas to tolerate
ask-stir-dissent = { $area } is of another faith: which of your Towns there falls into Unrest?
    .doing = choosing where there is Unrest
ask-stir-realm = War or low Stability stirs up your realm: which Town falls into Unrest?
    .doing = choosing where there is Unrest
ask-vassal-dissent = Vassals are of another faith: Unrest among them, or one Influence less?
    .doing = seeing to a Vassal of another faith
ask-calm = Your Stability is high: you may end Unrest in one Province
    .doing = ending Unrest
log-unused-cb = { $power } had a reason for war on { $other } and did nothing
log-disputed = { $power } had a disputed succession in { $other }
log-rebels-move = { $n ->
    [one] A Rebel moves from { $area } to { $target }
   *[other] { $n } Rebels move from { $area } to { $target }
}

## Phase 4

ask-upkeep = { $step ->
    [0] { $place }: what do you do without? As it is, you would have { $n } Ducats after this Phase
    [1] Which Unit in { $place } do you disband? As it is, you would have { $n } Ducats
   *[other] To which Port does the Ship in { $place } come? As it is, you would have { $n } Ducats
}
    .doing = cutting costs
ask-corruption = { $step ->
    [0] Of your { $ducats } Ducats only { $n } are free of Corruption. How many tens more do you keep?
   *[other] You keep { $ducats } Ducats. How many of { $n } steps of Corruption do you pay off with ADM?
}
    .doing = seeing to Corruption
    .hint = Each ten begun costs one ADM or one Interest token. Ducats that you do not keep are thrown away.
ask-more-power = { $n ->
    [one] Gain one power more: of which type?
   *[other] Gain { $n } power more: of which type first?
}
    .doing = choosing a type of power
ask-less-power = You gain one power less: of which type?
    .doing = choosing a type of power
option-disband = Disband a Unit in { $target }
option-disband_kind = Disband { $target }
option-disband_ship = Disband a Ship in { $target }
option-call_home = Call a Ship home from { $target }
option-call_fleet = Call the Fleet home to { $target }
option-dock_in = To { $target }
bill-base-tax = tax of Towns
bill-vassal-tax = tax of Vassals
bill-stability = Stability
bill-authority = Imperial Authority
bill-advisors = Advisors
bill-regulars = Regular Units
bill-mercenaries = Mercenaries
bill-ships = Ships at sea
bill-interest = Interest
bill-plague = plague
no-still-short = You could not pay for all that
opens-still-short = Cut costs or borrow first
log-income = { $n ->
    [one] { $power } has an income of one Ducat
   *[other] { $power } has an income of { $n } Ducats
}
log-deficit = { $n ->
    [one] { $power } lacks one Ducat
   *[other] { $power } lacks { $n } Ducats
}
log-corruption = Corruption costs { $power } { $n } ADM and { $loans } Interest
log-disbands = { $power } disbands { $unit } in { $area }
log-ships-home = Ships of { $power } come home to { $port }

## Phase 5

ask-release-units = { $n ->
    [one] You have one Unit more than your manpower: which goes?
   *[other] You have { $n } Units more than your manpower: which go?
}
    .doing = giving Units back
ask-imperial = Where do you place Imperial Influence?
    .doing = placing Imperial Influence
ask-imperial-back = From where do you take Imperial Influence back?
    .doing = taking Imperial Influence back
ask-imperial-move = From where do you move Imperial Influence, if you like?
    .doing = moving Imperial Influence
option-release_exhausted = An exhausted Unit
option-release_available = An available Unit
no-units-there = There is no such Unit
log-colonists = { $n ->
    [one] { $power } gains a Colonist
   *[other] { $power } gains { $n } Colonists
}
log-imperial = Imperial Influence comes to { $area }
log-first-player = { $power } is First Player

## The end of an Age

ask-exchange = You are last in Prestige: you may exchange a new Idea or Milestone
    .doing = exchanging a new card
ask-exchange-for = Which card of its deck comes in place of { $card }?
    .doing = exchanging a new card
ask-end-marriage = The Age is over: end a Marriage, or pay to keep them all
    .doing = seeing to Marriages
option-swap_idea = Exchange { $target }
option-swap_milestone = Exchange { $target }
option-keep_marriages = Keep all Marriages
bill-marriages = keeping all Marriages
no-cannot-keep-marriages = You have not enough DIP to keep all Marriages
log-age = { $age } begins
log-keeps-marriages = { $power } pays { $n } DIP to keep all Marriages

## The end of the game

bill-tax = Tax Income
bill-tax-at-first = Tax Income at the start
bill-growth = for growth
bill-cores = Core tokens
bill-marriage-tokens = Marriages
bill-alliances = Alliances
bill-occupied-towns = occupied Towns
log-final = At the end { $power } scores { $n } Prestige, and { $missions } for Missions
ending-last_event = The last Event has passed
ending-great_lead = Far ahead of all others
ending-whole_world = Every Town and Vassal is on the map
