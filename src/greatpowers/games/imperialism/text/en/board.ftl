# Imperialism: words that only the board in the browser needs.

## Parts of the board

im-ledger = Tracks
im-arms-and-glory = Arms, prestige and glory
im-arms-and-prestige = Arms and prestige
im-goods = Production
im-goods-pay = a place pays its ducats
im-actions = Actions
im-open-territories = Open territories
im-religions = Religions
im-achievements = Achievements
im-parts = Parts of the board
im-part-europe = Europe
im-part-overseas = Overseas
im-part-tracks = Tracks
im-part-cards = Cards
im-part-lit = something may be chosen here
im-rail = Tools of the board
im-own-empire = Your empire
im-war = War
im-pile-providence = Discarded providence cards ({ $n })
im-pile-territory = Discarded territories ({ $n })
im-newest-first = The last one first.
im-none = None
im-under-the-top = the last is the top of the stack; { $n } below it
im-left = { $n ->
    [0] none left
    [one] one left
   *[other] { $n } left
}
im-may = { $n ->
    [one] { $what }. You may: { $may }
   *[other] { $what }. { $n } ways to use it
}
im-track-told = { $track }: { $told }

## The atlas

im-atlas = Atlas
im-atlas-told = Atlas: who holds which territory
im-atlas-note = The atlas shows what the cards say. Places that lie side by side are no neighbours in the rules.
im-legend = Signs of the atlas
im-side-atlas = Atlas
im-side-ledger = Ledger
im-nearer = Closer
im-farther = Farther
im-whole-atlas = The whole atlas
im-region-europe = Europe
    .short = Eu
im-region-na = North America
    .short = Am
im-region-sa = S. America
im-region-af = Africa
    .short = Af
im-region-ea = The East
    .short = Ea
im-sea-north = North Sea
im-sea-black = Black Sea
im-sea-biscay = Bay of Biscay
im-place-told = { $name }: { $told }
im-place-home = home of { $who }
im-place-idle = nobody leads this power
im-place-held = held by { $who }
im-place-hand = in your hand
im-place-open = an open territory: it may be drawn
im-place-away = not open: in the deck, the discards or a hand
im-place-board = nobody is there yet
im-against-you = Strength against you:
im-sign-home = home of a player
im-sign-held = territory that is held
im-sign-idle = power that nobody leads
im-sign-away = territory in the deck, the discards or a hand
im-sign-open = open territory, with its cost
im-sign-hand = in your hand, with its cost
im-sign-lit = may be chosen now
im-sign-news = changed since your turn
im-sign-war = the last war, with both strengths
im-sign-trade = trade from the colonies, with its goods

## Tracks

im-glory = Glory
im-glory-of = { $n } glory; the end space is { $end }
im-of-end = of { $end } glory
im-leader = Leader
im-bloom = Bloom
im-bloom-gives = +1 glory
im-about-army = For conquests and wars on land. Food buys it.
im-about-fleet = For conquests and wars at sea. Textiles buy it.
im-about-prestige = Beyond 10, in your own turn, culture blooms: one point of glory at the end of the turn. Wars and shame cost prestige.
im-about-glory = Who reaches the end space starts the last turns. The final scoring comes on top.
im-lead-gold = hand +1
im-lead-food = by prestige
im-lead-textiles = by prestige
im-lead-spices = +1 prestige
im-lead-oriental = second good
im-lead-industrial = +1 prestige
im-lead-shipyards = ½ fleet
im-lead-weapons = ⅓ army
im-leads-gold = The leader’s hand limit is one card higher.
im-leads-food = The leader gets a ducat for each point of prestige, at most 5.
im-leads-textiles = The leader gets a ducat for each point of prestige, at most 5.
im-leads-spices = The leader gets a point of prestige.
im-leads-oriental = The leader may pay 3 ducats to develop another good as well, but not gold, oriental goods or spices.
im-leads-industrial = The leader gets a point of prestige.
im-leads-shipyards = The leader gets a ducat for every two levels of fleet.
im-leads-weapons = The leader gets a ducat for every three levels of army.
im-economy-gold = Trading gold costs a point of prestige.
im-economy-food = Afterwards 8 ducats buy an army.
im-economy-textiles = Afterwards 8 ducats buy a fleet.
im-economy-spices = Nothing further can be bought.
im-economy-oriental = Nothing further can be bought.
im-economy-industrial = Needs 10 prestige, or enough glory. Afterwards 12 ducats buy a level of food, textiles, industrial materials, land weapons or shipyards.
im-economy-shipyards = Afterwards an event card may be taken from the discards.
im-economy-weapons = Afterwards a war card may be taken from the discards.
im-would-bring = Developing it brings
im-ducats = { $n ->
    [one] 1 ducat
   *[other] { $n } ducats
}

## Actions

im-action-development = Take the trade profit of one good; the leader gets more, and some goods let you buy a level or take a card.
im-action-intrigue = Play one or two cards of different kinds, plots and rulers above all; or change your religion.
im-action-conquest = Lay out a territory from your hand, or put a marker on India or China.
im-action-war = Attack another player with a war card, on land or at sea.
im-action-taxes = One ducat for each of your territory cards.
im-last-action = Last action:
bar-development = There is nothing to develop.
bar-intrigue = You hold no card for an intrigue and meet no religion.
bar-conquest = No territory is within your reach.
bar-war = You hold no war card.
bar-taxes = There is nothing to tax.

## Cards

im-kind-positive_ruler = ruler
im-kind-negative_ruler = bad ruler
im-kind-plot = plot
im-kind-event = event
im-kind-special = special card
im-kind-land = land
im-kind-colony = colony
im-kind-achievement = achievement
im-kind-religion = religion
im-permanent = Lasting:
im-immediate = At once:
im-release = To be rid of it:
im-plunder = plunder
im-needs = Needs
im-gives = Gives
im-or = or
im-met = met
im-has = you have { $n }
im-missing = { $n } short
im-cost = { $n ->
    [one] costs 1 ducat
   *[other] costs { $n } ducats
}
im-short = { $n ->
    [one] 1 ducat short
   *[other] { $n } ducats short
}
im-within-reach = Within your reach: its needs are met and you have the ducats.
im-click-takes = A click takes it into your hand, for nothing
im-modifier-land = in wars on land
im-modifier-sea = in wars at sea
im-modifier-dissenters = in wars against dissenters
im-hand = Hand
im-limit = hand limit
im-others = The others
im-your-hand = Your hand
im-more = more
im-read-whole = Point at a card or tap it to read it whole.
im-in-play = In play
im-watching = You are watching: hands are hidden.

## Players

im-open-empire = { $power }: everything that lies before this player
im-has-chosen = has chosen
im-still-choosing = is choosing
im-cards-held = { $providence ->
    [one] 1 providence card
   *[other] { $providence } providence cards
}, { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}
im-hand-limit = limit { $n }
im-known-cards = Cards you know
im-ruler = Ruler
im-religion = Religion
im-faith-catholic = Catholic
im-faith-orthodox = Orthodox
im-faith-islam = Muslim
im-in-war = Strength in war
im-levels-and-sources = Levels, and where they come from
im-start-number = Starting number { $n }.
im-choice-title = Which power do you lead?
im-choice-text = Everybody chooses in secret; the lowest starting number begins.
im-kept = You keep this one.

## War

im-war-land = War on land
im-war-sea = War at sea
im-declaration = Declaring war
im-no-war = Peace: wars that could be
im-attacker = attacker
im-defender = defender
im-attacker-by = { $power } wins by { $n }
im-defender-holds = { $power } holds
im-needs-more = The defender needs { $n } more to hold.
im-tie-holds = The attacker has to be stronger; a tie holds.
im-won = { $power } has won
im-your-defence = Your war cards
im-strengths = Strengths
im-outcome = Outcome
im-defend = Defend
im-peace = Ways to peace
im-prestige-less = { $n } prestige lost
im-cede-text = with its levels; prestige and glory stay
im-terms = Peace: tribute { $tribute }, or a territory, or humiliation for { $humiliation } prestige.
im-plunder-would = { $n ->
    [0] No plunder.
    [one] Plunder: 1 ducat.
   *[other] Plunder: { $n } ducats.
}
im-no-terms = If the defence holds, there is nothing to pay: the defender wins a point of glory and of prestige.
im-against = Against
im-outlook-card = With { $card }, before the defender plays anything:
im-outlook-plain = Before any war cards are played:
im-outlook-note = The defender may add up to two war cards.

## Turns and scoring

im-setup = Set-up
im-round = Round { $n }
im-phase-exchange = exchange of cards
im-phase-action = action
im-last-turns = { $n ->
    [one] last turn
   *[other] last { $n } turns
}
im-race = Glory, the end space is { $end }: { $told }
im-final-scoring = Final scoring
im-if-it-ended = If the game ended now
im-at-stake = { $second ->
    [0] Each category: alone in first place +{ $first }, shared +{ $shared }.
   *[other] Each category: alone in first place +{ $first }, shared +{ $shared }, alone in second place +{ $second }.
}
im-group-might = Might
im-group-lands = Lands
im-group-goods = Goods
im-faithful = Faithful to Rome (+{ $n })
im-total = Total
im-no-powers-yet = The powers are not chosen yet.

## Reactions that may be passed for good

reaction-ask-pirates = Pirates after a development
reaction-ask-cancel = Cancelling an event
reaction-ask-war-event = War events

## Moments and cards

moment-war = { $power } against { $victim }
moment-powers = The powers are revealed
moment-final = Final scoring
im-begins = begins
cards-in-play = In play
cards-providence = Providence
cards-territories = Territories
cards-achievements = Achievements
cards-religions = Religions
