# The Price of Power: Events, Missions, Milestones and Power Struggles.

## Events

option-take_event = Event: { $target }
option-option = Option { $target }
letter-a = A
letter-b = B
letter-c = C
letter-d = D
ask-event-option = { $event }: which option do you choose?
    .doing = choosing an option of an Event
ask-take-ruler = Do you take { $character } as your Ruler?
    .doing = thinking about a Ruler
    .hint = Your present Ruler is discarded.
ask-late-ruler = Nobody took the Event with { $character }. Do you take this Ruler for { $n } ADM?
    .doing = thinking about a Ruler
bill-option = Option, in { $unit }
ducats = Ducats
log-event-open = Event: { $event }
log-takes-event = { $power } takes the Event { $event }
log-option = { $power } chooses option { $option }
log-option-countered = The option is countered
log-unpicked-event = Nobody took { $event }: its symbols resolve by themselves
no-event-taken = You have taken your Event of this Round
opens-event-taken = next Round
no-event-not-open = This Event does not lie face up
opens-event-not-open = when it is turned up
no-option-needs = You do not meet what this option asks for
no-option-cost = You cannot pay for this option
opens-option-cost = with enough power and Ducats

## Symbols

shape-square = square
shape-circle = circle
shape-plus = plus
shape-triangle = triangle
log-mortality = All characters with the symbol { $shape } fall ill
ask-roll-one = For which Area do you roll your only Rebel Die?
    .doing = choosing an Area with Unrest
option-spared = Be spared: { $target }
uprising-colonist = the lost Colonist
uprising-unrest = the Unrest
ask-spared = Natives rise: what are you spared?
    .doing = facing a native uprising
ask-native-unrest = Natives rise: which Distant Town is in Unrest?
    .doing = facing a native uprising
log-loses-colonist = { $power } loses a Colonist
ask-lost-at-sea = { $realm } loses a Ship: where?
    .doing = choosing a Ship that is lost
ask-ship-lost-at-sea = { $realm } loses a Ship ({ $zone }): which one?
    .doing = choosing a Ship that is lost
option-wrecked = Lost at sea: { $target }
ask-pirates = Where do the Pirates go?
    .doing = sending Pirates
log-pirates = Pirates come to { $node }
ask-cardinal-of = A Cardinal dies: whose?
    .doing = choosing a Cardinal
ask-cardinal = Which Cardinal of { $realm } dies, counted from the left?
    .doing = choosing a Cardinal
ask-lose-unit = { $n ->
    [one] You lose a Unit: where?
   *[other] You lose { $n } Units: where first?
}
    .doing = choosing Units that are lost
log-loses-unit = { $power } loses a Unit in { $area }
ask-disloyal = In which Area do your Vassals rise?
    .doing = choosing disloyal Vassals
log-rebels = { $n ->
    [one] A Rebel Unit rises in { $area }
   *[other] { $n } Rebel Units rise in { $area }
}
log-rebels-gone = { $n ->
    [one] A Rebel Unit leaves { $area }
   *[other] { $n } Rebel Units leave { $area }
}

## Dynamic realms

colour-green = green
colour-pink = pink
colour-blue = blue
colour-gold = gold
colour-orange = orange
ask-dnpr = Which realm expands?
    .doing = choosing a realm that expands
ask-dnpr-province = { $realm } expands: where to?
    .doing = choosing where a realm expands
ask-cb-on-dnpr = { $realm } took a Province from your Ally. Do you place a CB token on it?
    .doing = thinking about a CB token
    .hint = Unused, it costs 2 Prestige at the end of the Round.
log-dnpr-appears = { $power } becomes a dynamic realm ({ $colour })
log-dnpr-token = { $power } marks { $province } as its own
no-dnpr-its-own = It is its own already
no-dnpr-not-adjacent = It is not adjacent to that realm
no-dnpr-capital = It is a Capital
no-dnpr-occupied = It is occupied
no-dnpr-ally = It belongs to an Ally of that realm
no-dnpr-core = It is a core of a player
no-dnpr-ocean = Only from Age II on, and with a Port on the Atlantic, a realm may take Territories
opens-dnpr-ocean = from Age II on, with a Port on the Atlantic

## Faiths that spread

option-spread_protestant = Protestant: { $target }
option-spread_counter_reformed = Counter-Reformed: { $target }
option-spread_diverse = Diverse Faiths: { $target }
option-spread_revolution = Revolution: { $target }
ask-spread-faith = Religious ideas spread: where to?
    .doing = spreading religious ideas
ask-spread-diverse = { $n ->
    [one] Doubts spread: in which Catholic Area?
   *[other] Doubts spread: in which { $n } Catholic Areas?
}
    .doing = spreading religious ideas
ask-spread-revolution = The revolution spreads: where to?
    .doing = spreading the revolution
ask-leap = The revolution leaps: to which Area that is not next to it?
    .doing = spreading the revolution
ask-rise = { $n ->
    [one] In which Capital does a revolution break out?
   *[other] In which { $n } Capitals do revolutions break out?
}
    .doing = spreading the revolution
no-of-that-faith = It is of that faith already
no-eastern-faith = The faith does not spread to Orthodox or Muslim Areas

## Missions

option-take_mission = Take the Mission: { $target }
option-return_mission = Put back: { $target }
option-hold_mission = Hold back: { $target }
option-score_mission = Score when fulfilled: { $target }
ask-first-mission = { $n ->
    [one] Choose one more Mission to begin with
   *[other] Choose { $n } Missions to begin with
}
    .doing = choosing Missions
ask-missions = You may take Missions, up to two in hand, and put others back
    .doing = choosing Missions
log-mission = { $power } completes the Mission { $mission }
no-mission-completed = You have completed it
no-mission-in-hand = It is in your hand
no-mission-locked = None of the Missions before it is completed
opens-mission-locked = when one of the Missions before it is completed
no-mission-not-starter = You cannot begin with this Mission
no-mission-hand-full = You have two Missions
opens-mission-hand-full = when you put one back
no-mission-other-realm = It is a Mission of another realm
no-mission-just-taken = You have just taken it
opens-next-round = next Round

## Milestones

log-milestone-open = Milestone: { $milestone }
log-milestone = { $power } reaches the Milestone { $milestone }

## Power Struggles

log-struggle = The Power Struggle { $struggle } is active
log-struggle-upcoming = The next Power Struggle is { $struggle }
log-struggle-scored = The Power Struggle { $struggle } is scored
bill-battleground-tax = Tax Value in { $area }
bill-battleground-vassals = Vassals in { $area }
bill-battleground-alone = Alone in { $area }
bill-battleground-ties = An Alliance or Marriage in { $area }
bill-struggle-criterion = Other criteria of the card

## What the rules make of the table

bill-prestige-now = Prestige now
bill-missions = Missions in hand
outlook-prestige = Your lead in Prestige (− behind): { $before } → { $after }
