# The Price of Power: the words of the page.

## The map

pop-map = Map of Europe
pop-world = Distant maps
pop-rail = Tools of the map
pop-nearer = Nearer
pop-farther = Farther
pop-whole-map = The whole map
pop-layer-realm = Realms
pop-layer-diplomacy = Diplomacy
pop-layer-religion = Religion
pop-layer-trade = Trade
pop-layer-war = War
pop-parts = Parts of the map
pop-part-west = West
pop-part-centre = Centre
pop-part-north = North
pop-part-east = East
pop-part-south = South
pop-part-world = World
pop-part-lit = something may be chosen here
pop-list = List
pop-search = Find a place
pop-find = Find by name
pop-no-targets = Nothing of that name may be chosen.
pop-nothing-here = There is nothing to do here now.
pop-not-asked = It is not your turn to decide.
pop-cancel = Cancel
pop-confirm = Do it
pop-you-may = You may:

## Places in words

pop-nobodys = nobody’s
pop-vassal-of = { $realm }, Vassal of { $overlord }
pop-large = large Province
pop-small = small Province
pop-territory = Territory
pop-unrest = Unrest
pop-rebels = held by Rebels
pop-occupied = occupied by { $realm }
pop-gold = gold
pop-ships-of = { $n ->
    [one] a Ship of { $realm }
   *[other] { $n } Ships of { $realm }
}
pop-influence-of = Influence of { $realm }: { $n }
pop-imperial-influence = Imperial Influence: { $n }
pop-alliance-of = Alliance with { $realm }
pop-marriage-of = Marriage with { $realm }
pop-disputed-of = Disputed Succession, claimed by { $realm }
pop-war-with = at War with { $realm }
pop-claim-of = Claim of { $realm }
pop-core-of = Core token of { $realm }
pop-rebel-units = { $n ->
    [one] a Rebel Unit
   *[other] { $n } Rebel Units
}
pop-plague = Plague
pop-merchant-of = Merchant of { $realm }
pop-expanded = Expanded

## The head of the page

pop-round = Round { $n }
pop-phase-draw = Draw cards
pop-phase-actions = Actions
pop-phase-peace = Peace and upheaval
pop-phase-income = Income and upkeep
pop-phase-cleanup = Cleanup
pop-last-turns = Last Turns
pop-race = Prestige: { $told }

## Families and verbs of a Turn

pop-families = Kinds of Actions
pop-family-event = Event
pop-family-adm = Administrative
pop-family-dip = Diplomatic
pop-family-mil = Military
pop-family-general = General
pop-family-minor = Minor
pop-verb-take_event = Take an Event
pop-verb-pass_round = Pass
pop-verb-stabilize = Stability
pop-verb-convert = Convert
pop-verb-colonize = Colonize
pop-verb-influence = Influence
pop-verb-forge = Forge Alliance
pop-verb-fabricate = Fabricate Claim
pop-verb-trade = Trade
pop-verb-recruit = Recruit
pop-verb-suppress = Suppress
pop-verb-research = Idea
pop-verb-explore = Explore
pop-verb-change_focus = Focus
pop-verb-change_religion = Religion
pop-verb-use = Display card
pop-verb-negotiate = Deal
pop-give-ducats = Give Ducats
pop-ask-ducats = Ask for Ducats
pop-verb-appoint = Appoint
pop-verb-dismiss = Dismiss
pop-verb-borrow = Loan
pop-verb-repay = Repay
pop-verb-replenish = Manpower
pop-verb-cut_ties = Cut ties
pop-verb-confer = Talk in private
pop-not-now = not now
pop-none-now = There is nothing of this kind for you now.
pop-ways = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}

## The tray

pop-page-turn = Turn
pop-page-realm = Realm
pop-hand = Hand
pop-no-cards = No cards.
pop-missions = Missions
pop-held = Fulfilled and held back
pop-court = Court
pop-interregnum = Interregnum
pop-ill = ill
pop-watching = You are watching this game.

## Players

pop-realm = Realm
pop-prestige = Prestige
pop-ducats = Ducats
pop-stability = Stability
pop-manpower = Manpower left
pop-cards = Cards in hand
pop-first-player = First Player
pop-emperor = Emperor
pop-event-taken = has taken an Event
pop-has-passed = passed
pop-nobody = nobody
pop-mat-manpower = Manpower { $n } left, { $exhausted } exhausted
pop-mat-loans = { $n ->
    [0] No Loans
    [one] A Loan
   *[other] { $n } Loans
}
pop-mat-merchants = { $n ->
    [one] A Merchant
   *[other] { $n } Merchants
}, { $home } at home
pop-mat-missions = Missions completed: { $n }

## Drawers

nav-war = Displays
pop-events = Events
pop-events-hint = Take one each Round: the Ducats on it are yours, the text is your choice, the symbols strike everybody.
pop-event-of-age = Age
pop-face-down = face down
pop-more-face-down = { $n ->
    [one] One more lies face down.
   *[other] { $n } more lie face down.
}
pop-no-change = nothing
pop-if-taken = If you take it
pop-event-ducats = { $n ->
    [one] 1 Ducat from the card
   *[other] { $n } Ducats from the card
}
pop-take-event = Take this Event
pop-mortality = Characters with this shape fall ill
pop-dies = { $who } dies
pop-strikes-nobody = nobody and nothing now
pop-and-more = and { $n } more
pop-symbol-unrest = Rebel Dice are rolled for Unrest
pop-symbol-attrition = Attrition
pop-symbol-native_uprising = Natives rise
pop-symbol-pirates = Pirates come to a node
pop-symbol-cardinal_dies = A Cardinal dies
pop-symbol-spread_faith = A faith spreads
pop-symbol-lost_at_sea = A Ship is lost at sea
pop-symbol-disloyal_vassals = Vassals turn disloyal
pop-symbol-power_struggle = A Power Struggle is scored
pop-symbol-spread_revolution = Revolution spreads
pop-symbol-dnpr_green = The green realm grows
pop-symbol-dnpr_pink = The pink realm grows
pop-symbol-dnpr_blue = The blue realm grows
pop-symbol-dnpr_gold = The golden realm grows
pop-ideas = Ideas
pop-ideas-hint = Paid in the power of its kind.
pop-ideas-of = Ideas known
pop-you-have = you have { $n }
pop-basic = basic
pop-of-age = Age { $n }
pop-yours = yours
pop-trade = Trade
pop-trade-hint = One card, in one of its nodes; everybody with a Merchant and a chain there is paid.
pop-no-trade = No Trade cards are drawn now.
pop-use-trade = Trade with this card
pop-trade-in = { $trade } in { $node }
pop-trade-power = Trade Power { $n }
pop-trade-power-row = Power
pop-normal = Node
pop-trade-who = Who is paid
pop-trade-note = With a Merchant of yours sent there; among equals you rank first.
pop-deal = { $maker } and { $partner }: a deal
pop-deal-offered = { $partner } accepts it whole, or refuses it.
pop-deal-draft = Only you see it until you propose it.
pop-deal-gives = { $realm } gives
pop-deal-both = Both
pop-deal-ducats = { $n ->
    [one] one Ducat
   *[other] { $n } Ducats
}
pop-deal-price = for { $n } Ducats
pop-deal-ties = An Alliance, a Marriage
pop-deal-lands = Provinces bought and sold
pop-deal-costs = It costs:
pop-deal-free = nothing
pop-offers = Offers
pop-offers-hint = What lies here stands until it is made, refused or withdrawn. Whoever of both makes it takes the Action in their own Turn and pays the DIP.
pop-offers-none = No offer lies on the table. Put a deal together in your Turn and lay it down.
pop-offer-waits = { $partner } has not answered yet
pop-offer-accepted = { $partner } has accepted it
pop-rulers = Empire, Curia
pop-rulers-hint = Who rules them, and where everybody stands.
pop-empire = The Empire
pop-emperor-is = { $realm } wears the crown
pop-no-emperor = { $realm } wears the crown, without a player
pop-authority = Authority
pop-authority-of = Authority { $n }, at most { $most } now
pop-elector = Elector Area
pop-elector-out = does not count now
pop-imperial = Imperial Influence
pop-curia = The Curia
pop-controller-is = { $realm } is Papal Controller
pop-no-controller = no Papal Controller
pop-uncontested = uncontested
pop-newest = newest
pop-next-out = next out
pop-slot-free = free
pop-no-cardinals = Nobody has a Cardinal.
pop-curia-note = New Cardinals come in on the left; the last one leaves when the slots are full. The Cardinal of Rome belongs to who controls Roma or is allied with the Papal States.

## The table in short

pop-milestones = Milestones
pop-struggles = Power Struggles
pop-reward = Reward
pop-source-rulebook = From the rulebook.
pop-source-known = As the printed card is known.
pop-source-gist = The gist is that of the printed card; the numbers are ours.
pop-source-ours = Our reconstruction: the printed card says something else.
pop-met = (met)
pop-events-gone = Events that are gone
pop-action-cards = Action cards
pop-income = Ducats
pop-prestige-now = this Round
pop-prestige-end = at the end
pop-outlook-note = What this Round would bring as things stand, and Prestige if the game ended now. Point at a number to see how it comes about.
pop-from = From
pop-age-round = { $age } · { $n }
pop-why-not = Why not?
