# The Price of Power: what cards do, what they ask, and how their words are put together.

## Verbs of the cards

option-name_area = Choose { $target }
option-name_province = Choose { $target }
option-name_realm = Choose { $target }
option-name_node = Choose { $target }
option-name_power = Choose { $target }
option-name_number = { $target }
option-name_character = Choose { $target }
option-name_milestone = Replace { $target }
option-take_influence = Take Influence off { $target }
option-push_out = Take a cube of { $target }

## Questions

ask-effect-opponent = { $card }: choose an Opponent
    .doing = choosing an Opponent
ask-effect-option = { $card }: choose an option
    .doing = choosing an option
ask-effect-secret-option = { $card }: choose an option in secret; all are shown together
    .doing = choosing an option in secret
ask-effect-vote = { $card }: for which option do you vote?
    .doing = voting
ask-effect-break-tie = { $card }: the vote is a tie. You decide
    .doing = breaking a tie
ask-effect-area = { $card }: choose an Area
    .doing = choosing an Area
ask-effect-realm = { $card }: choose a realm
    .doing = choosing a realm
ask-effect-gain-power = { $card }: which power do you gain?
    .doing = choosing power to gain
ask-effect-lose-power = { $card }: which power do you lose?
    .doing = choosing power to lose
ask-effect-end-marriage = { $card }: which Marriage ends?
    .doing = choosing a Marriage that ends
ask-effect-deck = { $card }: from which deck do you draw?
    .doing = drawing a card
ask-effect-discard = { $card }: which of the cards drawn do you discard?
    .doing = discarding a card
ask-effect-claim = { $card }: { $left ->
    [one] where do you place a Claim?
   *[other] where do you place a Claim? { $left } are left
}
    .doing = placing a Claim
ask-effect-core = { $card }: in which Area do you place a Core token?
    .doing = placing a Core token
ask-effect-influence = { $card }: { $left ->
    [one] where do you place Influence? One cube is left
   *[other] where do you place Influence? { $left } cubes are left
}
    .doing = placing Influence
ask-effect-push-out = { $card }: whose cube goes from { $area }?
    .doing = choosing whose Influence goes
ask-effect-take-influence = { $card }: { $left ->
    [one] from where is Influence taken? One more cube
   *[other] from where is Influence taken? { $left } more cubes
}
    .doing = taking Influence off
ask-effect-plague = { $card }: { $left ->
    [one] where does the plague spread? One more Area
   *[other] where does the plague spread? { $left } more Areas
}
    .doing = spreading the plague
ask-effect-pirates = { $card }: { $left ->
    [one] in which node do Pirates appear?
   *[other] in which node do Pirates appear? { $left } are left
}
    .doing = placing Pirates
ask-effect-pirates-gone = { $card }: { $left ->
    [one] from which node do Pirates go?
   *[other] from which node do Pirates go? { $left } are left
}
    .doing = taking Pirates off
ask-effect-expand = { $card }: which node do you expand?
    .doing = expanding a node
ask-effect-leave-hre = { $card }: shall { $area } leave the Empire?
    .doing = thinking about leaving the Empire
ask-effect-develop = { $card }: which Small Town becomes Large?
    .doing = developing a Town
ask-effect-shrink = { $card }: which Large Town becomes Small?
    .doing = choosing a Town that shrinks
ask-effect-religion = { $card }: { $left ->
    [one] which Area becomes { $faith }?
   *[other] which Area becomes { $faith }? { $left } in all
}
    .doing = choosing where a faith spreads
ask-effect-state-religion = { $card }: do you make { $faith } your State Religion?
    .doing = thinking about the State Religion
ask-effect-ally = { $card }: with whom do you ally?
    .doing = choosing an Ally
ask-effect-accept-ally = { $card }: { $realm } offers an Alliance. Do you accept?
    .doing = answering an offer of Alliance
ask-effect-end-alliance = { $card }: which Alliance ends?
    .doing = choosing an Alliance that ends
ask-effect-marry = { $card }: with whom do you arrange a Marriage?
    .doing = arranging a Marriage
ask-effect-accept-marry = { $card }: { $realm } offers a Marriage. Do you accept?
    .doing = answering an offer of Marriage
ask-effect-dispute = { $card }: whose succession is disputed?
    .doing = choosing a Disputed Succession
ask-effect-cb = { $card }: on which realm do you place a CB token? Unused, it costs 2 Prestige
    .doing = thinking about a Casus Belli
ask-effect-unrest = { $card }: which Province turns to Unrest?
    .doing = choosing where Unrest breaks out
ask-effect-calm = { $card }: which Province calms down?
    .doing = calming a Province
ask-effect-rebels = { $card }: { $left ->
    [one] where does a Rebel Unit rise?
   *[other] where do Rebel Units rise? { $left } are left
}
    .doing = placing Rebels
ask-effect-rebels-gone = { $card }: where does a Rebel Unit give up?
    .doing = taking Rebels off
ask-effect-rebels-from = { $card }: { $left ->
    [one] which Rebels move? One Unit is left
   *[other] which Rebels move? { $left } Units are left
}
    .doing = moving Rebels
ask-effect-rebels-to = { $card }: where do the Rebels in { $area } move?
    .doing = moving Rebels
ask-effect-recruit = { $card }: { $n ->
    [one] do you take these Units for { $n } Ducat?
   *[other] do you take these Units for { $n } Ducats?
}
    .doing = thinking about Mercenaries
ask-effect-lose-unit = { $card }: { $left ->
    [one] where do you lose a Unit?
   *[other] where do you lose a Unit? { $left } in all
}
    .doing = choosing Units to lose
ask-effect-ruler = { $card }: do you make { $who } your Ruler?
    .doing = thinking about a Ruler
ask-effect-reject-ruler = { $card }: do you reject the Ruler of this Event? Yours goes, too
    .doing = thinking about a Ruler
ask-effect-hire = { $card }: whom do you appoint?
    .doing = appointing a character
ask-effect-dismiss = { $card }: which Advisor leaves?
    .doing = dismissing an Advisor
ask-effect-research = { $card }: which Idea do you research on its terms?
    .doing = thinking about an Idea
ask-effect-show-idea = { $card }: which Idea is added to the display?
    .doing = choosing an Idea for the display
ask-effect-refresh = { $card }: { $left ->
    [one] replace one Idea or Milestone
   *[other] replace up to { $left } Ideas or Milestones
}
    .doing = refreshing the display
ask-effect-action = { $card }: do you take this Action now: { $action }?
    .doing = thinking about an Action

## Refusals and prices

no-not-meant-by-card = The card does not mean this
no-idea-not-known-abroad = No Opponent has researched it
no-idea-too-dear = You do not have the power for it, even on the terms of the card
no-idea-another-type = The card allows another type of Idea
no-idea-not-in-play = This Idea is not in play yet
opens-later-age = A later Age brings it
bill-card-price = Price on the card

## Log

log-authority-up = Imperial Authority rises by { $n } to { $now }
log-authority-down = Imperial Authority falls by { $n } to { $now }
log-leaves-hre = { $area } leaves the Empire
log-rejoins-hre = { $area } rejoins the Empire
log-names = { $power } chooses { $what }
log-votes = { $power } votes for option { $option }
log-draws-card = { $power } draws a card from the { $deck }
log-gains-merchant = { $power } gains a third Merchant
log-gains-colonists = { $n ->
    [one] { $power } gains a Colonist
   *[other] { $power } gains { $n } Colonists
}
log-loses-colonists = { $n ->
    [one] { $power } loses a Colonist
   *[other] { $power } loses { $n } Colonists
}
log-gains-manpower = { $power } gains { $n } manpower
log-loses-manpower = { $power } loses { $n } manpower
log-gains-interest = { $n ->
    [one] { $power } gets an Interest token
   *[other] { $power } gets { $n } Interest tokens
}
log-loses-interest = { $n ->
    [one] { $power } gives back an Interest token
   *[other] { $power } gives back { $n } Interest tokens
}
log-card-not-found = There is no { $action } left in the discards or the deck
log-plague = Plague breaks out in { $area }
log-pirates-come = Pirates appear in { $node }
log-pirates-go = Pirates leave { $node }
log-expands = { $power } expands { $node }
log-gains-town = { $power } gains a Town in { $province }
log-gains-vassal = { $province } becomes a Vassal of { $power }
log-province-free = { $province } is free
log-realm-free = { $power } is independent
log-develops = { $power } develops { $province }
log-shrinks = { $province } of { $power } shrinks
log-rebels-moved-by-card = Rebels move from { $start } to { $end }
log-refreshes = { $n ->
    [one] { $power } refreshes a Unit
   *[other] { $power } refreshes { $n } Units
}
log-rejects-ruler = { $power } rejects the Ruler of the Event

## Actions that a card lets one take

basic-trade = Trade
basic-convert_area = Convert Area
basic-colonize = Colonize
basic-explore = Explore
basic-recruit_units = Recruit Units
basic-play_card = Play a card
basic-fabricate_claims = Fabricate Claims
some-card = A card

## Small words

words-or = or
words-and = and
words-if = if
words-unless = unless
words-needs = needs:
words-may = if you like:
words-for = for
words-in = in
words-then = , then
words-pay = Pay
words-prefer = , first in
words-plus-stability = + your Stability
words-covert = (covert)
words-decline = Nothing
words-option-a = A:
words-option-b = B:
words-option-c = C:
words-option-d = D:
words-scores = { $n } Prestige
cost-adm = { $n } ADM
cost-dip = { $n } DIP
cost-mil = { $n } MIL
cost-ducats = { $n ->
    [one] { $n } Ducat
   *[other] { $n } Ducats
}
discount-any = , { $n } less
discount-adm = , { $n } ADM less
discount-ducats = { $n ->
    [one] , { $n } Ducat less
   *[other] , { $n } Ducats less
}
until-end-of-turn = until the end of the Turn
until-end-of-round = until the end of the Round
unit-infantry = { $n } Infantry
unit-cavalry = { $n } Cavalry
unit-artillery = { $n } Artillery
unit-light-ship = { $n ->
    [one] { $n } Light Ship
   *[other] { $n } Light Ships
}
unit-heavy-ship = { $n ->
    [one] { $n } Heavy Ship
   *[other] { $n } Heavy Ships
}
unit-galley = { $n ->
    [one] { $n } Galley
   *[other] { $n } Galleys
}
dice-any = { $n } of your choice
deck-any = any deck
idea-type-adm = Administrative
idea-type-dip = Diplomatic
idea-type-mil = Military
idea-type-government = Government
faith-state = of your State Religion
faith-other = of another faith
continent-any = Distant Continents

## Who

who-you = You:
who-owner = { $realm }:
who-others = All Opponents:
who-each = Each player:
who-one-opponent = An Opponent of your choice:
who-two-opponents = Two Opponents of your choice:
who-one-opponent-faith-catholic = A Catholic Opponent of your choice:
who-chosen = The chosen player:
who-emperor = The Emperor:
who-voters = All voters:
who-realm-austria = { realm-austria }:
who-realm-brandenburg = { realm-brandenburg }:
who-realm-castile = { realm-castile }:
who-realm-england = { realm-england }:
who-realm-france = { realm-france }:
who-realm-mamluks = { realm-mamluks }:
who-realm-muscovy = { realm-muscovy }:
who-realm-netherlands = { realm-netherlands }:
who-realm-ottomans = { realm-ottomans }:
who-realm-poland = { realm-poland }:
who-realm-portugal = { realm-portugal }:
who-realm-sweden = { realm-sweden }:
who-realm-venice = { realm-venice }:
who-each-adjacent-burgundy = Each player next to { realm-burgundy }:
who-each-adjacent-chosen = Each player next to the chosen realm:
who-each-areas-of-other-faith-2 = Each player with two Areas of another faith:
who-each-christian = Each Christian player:
who-each-continents-2 = Each player with Towns on two continents:
who-each-ducats-at-least-30 = Each player with 30 Ducats or more:
who-each-ducats-below-10 = Each player with fewer than 10 Ducats:
who-each-faith-catholic = Each Catholic player:
who-each-faith-revolutionary = Each Revolutionary player:
who-each-has-town-in-chosen = Each player with a Town in the chosen Area:
who-each-hre-member = Each player in the Empire:
who-each-not-hre = Each player outside the Empire:
who-each-idea-absolute-monarchy = Each player with { idea-absolute_monarchy }:
who-each-idea-constitutional-monarchy = Each player with { idea-constitutional_monarchy }:
who-each-idea-serfdom = Each player with { idea-serfdom }:
who-each-married-to-burgundy = Each player married into { realm-burgundy }:
who-each-not-faith-revolutionary = Each player who is not Revolutionary:
who-each-not-realm-muscovy = Each player but { realm-muscovy }:
who-each-stability-below-0 = Each player with negative Stability:
who-each-strained = Each player with negative Stability or three Exhausted Units:
who-each-towns-on-2 = Each player with two Towns overseas:

## Areas

areas-any = any Area
areas-own = your own Areas
areas-own-port = your Areas with a Port
areas-own-of-opponent = Areas of an Opponent
areas-capital = the Area of your Capital
areas-neighbour = Areas next to your realm
areas-reach = Areas in reach of your Influence
areas-chosen = the chosen Area
areas-partner = the Areas of the partner
areas-adjacent-chosen = Areas next to the chosen one
areas-adjacent-emperor = Areas next to the Emperor’s realm
areas-adjacent-new-tokens = Areas next to the new tokens
areas-coast-baltic-sea = Areas with a Port on the { zone-baltic_sea }
areas-coast-black-sea = Areas with a Port on the { zone-black_sea }
areas-coast-galley = Areas with a Port on a sea for Galleys
areas-confessional-border = an Area next to one of another Christian faith
areas-continent-africa = { continent-africa }
areas-continent-america = { continent-america }
areas-continent-far-east = { continent-far_east }
areas-continent-india-arabia = { continent-india_arabia }
areas-cores-hungary = the cores of { realm-hungary }
areas-dissent = your Areas of another faith
areas-distant = Distant Areas
areas-hostile = hostile Areas
areas-hre = Areas of the Empire
areas-large-towns = your Large Towns
areas-non-core = your Provinces that are no cores
areas-near-crimea = { area-crimea } and around
areas-near-moscow-ryazan = { area-moscow_ryazan } and around
areas-near-novgorod = { area-novgorod } and around
areas-near-saratov = { area-saratov } and around
areas-near-western-ukraine = { area-western_ukraine } and around
areas-occupied-by-opponent = Areas that an Opponent occupies
areas-plagued = Areas with plague
areas-unrest = your Areas with Unrest
areas-unrest-of-opponent = Areas with Unrest of an Opponent
areas-realm-chosen = Areas of the chosen realm
areas-realm-strongest-ally = Areas of your strongest Ally
areas-realm-aq-qoyunlu = Areas of { realm-aq_qoyunlu }
areas-realm-aragon = Areas of { realm-aragon }
areas-realm-brittany = Areas of { realm-brittany }
areas-realm-burgundy = Areas of { realm-burgundy }
areas-realm-crimea = Areas of { realm-crimea }
areas-realm-denmark = Areas of { realm-denmark }
areas-realm-hungary = Areas of { realm-hungary }
areas-realm-karaman = Areas of { realm-karaman }
areas-realm-lithuania = Areas of { realm-lithuania }
areas-realm-mazovia = Areas of { realm-mazovia }
areas-realm-novgorod = Areas of { realm-novgorod }
areas-realm-pomerania = Areas of { realm-pomerania }
areas-realm-portugal = Areas of { realm-portugal }

## Realms and nodes

realms-you = yourself
realms-chosen = the chosen realm
realms-emperor = the Emperor
realms-one-opponent = an Opponent
realms-opponents = an Opponent
realms-any-npr = any Non-Player Realm
realms-any-npr-or-own-vassal = any Non-Player Realm or an own Vassal
realms-any-ally = an Ally of your choice
realms-any-adjacent-npr = an adjacent Non-Player Realm
realms-any-italian-npr = an Italian Non-Player Realm
realms-distant-npr = a Distant Non-Player Realm
realms-neighbour-pr = an adjacent player
realms-protestant-subject = a Protestant member of the Empire
realms-strongest-ally = your strongest Ally
realms-leader-in-prestige = the leader in Prestige
realms-revolutionary-realms = a Revolutionary realm
realms-with-marriage = with a Marriage
realms-npr-with-marriage = without a player, with a Marriage
realms-npr-adjacent-to-two-players = without a player, next to two players
nodes-any = any node
nodes-own = a node with your Merchant
nodes-maritime = maritime nodes
nodes-maritime-galley = maritime nodes for Galleys
nodes-node-with-opponent = a node with an Opponent’s Merchant

## Numbers

number-all = all
number-half = half of the
number-quarter = a quarter of the
number-base-2-per-ducats-on-card-2 = 2, and 1 more for every 2 Ducats on the card,
number-count-base-tax-half = half of your Base Tax in
number-count-base-tax-half-max-8 = half of your Base Tax, at most 8,
number-count-deployed-regulars = for each Regular deployed 1 of
number-count-fluctuation = half of your Tax Income, 1 for each Unit and 2 for each Interest token and Gold Province in
number-count-fluctuation-half = half of that which prices rise by in
number-count-large-towns = for each Large Town 1
number-count-large-towns-in-diverse-areas = for each Large Town among Diverse Faiths 1
number-count-large-towns-per-2 = for every two Large Towns 1
number-count-merchants-times-3 = for each Merchant on a node 3
number-count-merchants-times-4 = for each Merchant on a node 4
number-count-tax-income-per-10-times-2 = for every 10 of Tax Income 2
number-count-tax-income-third = a third of your Tax Income in
number-count-towns-on-continent-america-times-3-max-12 = for each Town in America 3, at most 12,
number-count-trade-row-row-2 = what the second row of a Trade card pays in
number-count-unrest = as many as you have Unrest,

## Effects

effect-gain-adm = +{ $n } ADM
effect-gain-dip = +{ $n } DIP
effect-gain-mil = +{ $n } MIL
effect-gain-ducats = +{ $n } Ducats
effect-gain-prestige = +{ $n } Prestige
effect-gain-prestige-per-player-who-chose-like-you = +{ $n } Prestige for each other player who chose like you
effect-gain-stability = +{ $n } Stability
effect-gain-authority = +{ $n } Authority
effect-gain-cardinal = { $n ->
    [one] gain a Cardinal
   *[other] gain { $n } Cardinals
}
effect-gain-colonists = +{ $n } Colonists
effect-gain-interest = +{ $n } Interest
effect-gain-manpower = +{ $n } manpower
effect-gain-manpower-max = +{ $n } manpower, at most { $max } in all
effect-gain-merchant = gain a third Merchant
effect-lose-adm = −{ $n } ADM
effect-lose-dip = −{ $n } DIP
effect-lose-mil = −{ $n } MIL
effect-lose-mp = −{ $n } power of your choice
effect-lose-ducats = −{ $n } Ducats
effect-lose-prestige = −{ $n } Prestige
effect-lose-stability = −{ $n } Stability
effect-lose-authority = −{ $n } Authority
effect-lose-cardinal = { $n ->
    [one] lose a Cardinal
   *[other] lose { $n } Cardinals
}
effect-lose-interest = { $n ->
    [one] give back an Interest token
   *[other] give back { $n } Interest tokens
}
effect-lose-marriage = end a Marriage
effect-draw-deck = draw { $n }: { $deck }
effect-draw-deck-keep = draw { $n }: { $deck }, keep { $keep }
effect-claim = { $n ->
    [one] a Claim in
   *[other] { $n } Claims in
}
effect-core = a Core token in
effect-influence = { $n } Influence in
effect-remove-influence-whose-you = remove { $n } of your Influence from
effect-remove-influence-whose-others = remove { $n } Influence of Opponents from
effect-remove-influence-whose-one-opponent = remove { $n } Influence of one Opponent from
effect-remove-influence-whose-any = remove { $n } Influence of anybody from
effect-unrest = { $n } Unrest in
effect-unrest-only-non-core = { $n } Unrest on Provinces that are no cores in
effect-unrest-total = { $n } Unrest in all, as you like, in
effect-calm = calm { $n } Unrest in
effect-rebels = { $n ->
    [one] a Rebel Unit in
   *[other] { $n } Rebel Units in
}
effect-rebels-at-most-per-area = { $n } Rebel Units, at most { $at_most_per_area } an Area, in
effect-remove-rebels = remove { $n } Rebel Units from
effect-move-rebels-to-adjacent = move up to { $n } Rebel Units to adjacent Areas from
effect-roll-rebels = roll Rebel Dice for Unrest in
effect-plague = plague in { $n } of
effect-pirates = { $n ->
    [one] Pirates in
   *[other] { $n } Pirates in
}
effect-remove-pirates = { $n ->
    [one] remove Pirates from
   *[other] remove { $n } Pirates from
}
effect-expand-node = expand
effect-religion-faith = { $n ->
    [one] one Area becomes { $faith }:
   *[other] { $n } Areas become { $faith }:
}
effect-religion-faith-not-owned-by-emperor = { $n } Areas in which the Emperor owns nothing become { $faith }:
effect-religion-faith-only-diverse = { $n } Areas of Diverse Faiths become { $faith }:
effect-state-religion-faith = the State Religion becomes { $faith }
effect-ally-realm = an Alliance with { $realm }
effect-end-alliance-realm = end the Alliance with { $realm }
effect-marry-realm = a Marriage with { $realm }
effect-dispute-realm = Disputed Succession: { $realm }
effect-cb-on = you may place a CB token on { $on }
effect-cb-on-must = place a CB token on { $on }
effect-war-on-by = { $by } declares war on { $on }
effect-peace-between-all = White Peace in every war
effect-peace-between-owner-any = White Peace in all wars of the realm of the Event
effect-peace-between-you-any-npr = White Peace between you and a Non-Player Realm
effect-town = a Town in
effect-vassal = a Vassal in
effect-vassal-realm = { $realm } becomes a Vassal
effect-free = set free
effect-free-realm = { $realm } becomes independent
effect-subjugate = vassalize an Ally, or annex a Vassal
effect-develop = { $n ->
    [one] a Small Town becomes Large in
   *[other] { $n } Small Towns become Large in
}
effect-shrink = { $n ->
    [one] a Large Town becomes Small in
   *[other] { $n } Large Towns become Small in
}
effect-dnpr-realm-capital-colour = { $realm } ({ $colour }, Capital { $capital }) appears or grows:
effect-dnpr-realm-capital-colour-only-if-held-by-npr-or-unrest = { $realm } ({ $colour }, Capital { $capital }) appears or grows where no player holds a calm Province:
effect-dnpr-realm-capital-colour-only-if-town = { $realm } ({ $colour }, Capital { $capital }) appears or grows under Towns:
effect-hre-state-leaves = leaves the Empire:
effect-recruit-free-kind-regular = free Regulars or Ships:
effect-recruit-free-kind-mercenary = free Mercenaries:
effect-recruit-cost-half-kind-mercenary = Mercenaries for half the price:
effect-lose-units = lose { $n } Units
effect-lose-units-kind-mercenary = lose { $n } Mercenaries
effect-exhaust = exhaust { $n } Units
effect-refresh = refresh { $n } Exhausted Units
effect-dice = more Battle Dice:
effect-dice-max-per-type = more Battle Dice, at most { $max_per_type } of a type:
effect-dice-dice-as-leader = as many more dice as your Leader gives, at least { $n }
effect-move-army = move an Army up to { $n } spaces
effect-move-army-before-battle = before the Battle move an Army { $n } space away
effect-siege-units-all = besiege with all Units of an Army and { $n } more Strength
effect-cancel-covert-action = cancel a Covert Action
effect-cancel-battle-action = cancel a Battle Action
effect-cancel-call-to-arms = refuse a Call to Arms without loss
effect-ruler-how-take-from-card = the character on the card becomes Ruler
effect-ruler-how-reject-allowed = you may reject the Ruler on the card; yours goes, too
effect-ill-health-target-ruler = the Ruler falls ill
effect-hire-character-on-card-kind-advisor = appoint the Advisor on the card
effect-hire-character-on-card-kind-leader = appoint the Leader on the card
effect-hire-free-kind-advisor-source-discard = appoint an Advisor from the discards, free
effect-hire-free-kind-leader-source-discard = appoint a Leader from the discards, free
effect-hire-free-kind-leader-source-opponent-at-war = take a Leader from an Opponent at war with you, free
effect-dismiss-kind-advisor = { $n ->
    [one] discard an Advisor
   *[other] discard { $n } Advisors
}
effect-research = research an Idea
effect-research-free = research an Idea, free
effect-research-idea = research { $idea }
effect-research-idea-free = research { $idea }, free
effect-research-idea-price = research { $idea } for { $price }
effect-research-known-to-opponent = research an Idea that an Opponent has
effect-research-price = research an Idea for { $price }
effect-research-type-free = research an Idea, free: { $type }
effect-idea-row = { $n ->
    [one] add an Idea at random to the display
   *[other] add { $n } Ideas of different types at random to the display
}
effect-idea-row-pick = { $n ->
    [one] add an Idea of your choice to the display
   *[other] add { $n } Ideas of your choice to the display
}
effect-refresh-display = you may replace { $n } Milestones or Ideas that nobody has
effect-action-trade-free = take a free Trade Action
effect-action-trade-free-only-you = take a free Trade Action, nobody else collects
effect-action-trade-times-free = take { $times } free Trade Actions
effect-action-declare-war-free = declare war free
effect-action-declare-war-on-free = declare war free on { $on }
effect-action-declare-war-on-defence-half-free = declare war free on { $on }, which defends with half its capacity
effect-action-convert-area = convert an Area
effect-action-convert-area-free = convert an Area, free
effect-action-convert-area-free-no-rebel-dice = convert an Area, free and without Rebel Dice
effect-action-research-idea = research an Idea
effect-action-land-activation-free = activate an Army, free
effect-action-land-activation-siege-bonus-free = activate an Army, free, with { $siege_bonus } more Siege Strength
effect-action-land-activation-times-different-units-free = activate { $times } different Armies or Units, free
effect-action-naval-activation-free = activate the Fleet or a Ship, free
effect-action-naval-activation-times-free = activate Ships { $times } times, free
effect-action-recruit-units = recruit Units
effect-action-colonize = colonize
effect-action-explore-free = explore, free
effect-action-call-crusade-free = call a Crusade, free
effect-action-excommunicate-free = excommunicate, free
effect-action-play-card-card-free = play { $card } from the discards or the deck, free
effect-action-play-card-card-free-no-stability-loss = put { $card } from the discards or the deck on display, free
effect-choose = choose:
effect-choose-secret = choose in secret:
effect-vote = vote; you break a tie:
effect-choose-area = choose an Area:
effect-choose-realm = choose a realm:
effect-each = in turn:
effect-each-times = { $times } times:

## Conditions

condition-owns-in = you own
condition-owns-of = you own { $n } of
condition-owns-area = { $n ->
    [one] you own a whole Area
   *[other] you own { $n } whole Areas
}
condition-owns-area-in = you own all of
condition-owns-area-gained = { $n ->
    [one] you have completed an Area in this Age
   *[other] you have completed { $n } Areas in this Age
}
condition-owns-area-with-claim = { $n ->
    [one] you own a whole Area with your Claim or Core
   *[other] you own { $n } whole Areas with your Claim or Core
}
condition-presence = you own Provinces in { $n } Areas
condition-presence-in = you own a Province in each of
condition-not-presence-in-any = you own no Province in
condition-controls-in = you control
condition-controls-in-vassals = you or your Vassals control
condition-controls-of-vassals = you or your Vassals control { $n } of
condition-vassal-or-owned-realm = { $realm } is your Vassal, or all its cores are yours
condition-vassals = { $n ->
    [one] you have a Vassal
   *[other] you have { $n } Vassals
}
condition-vassals-near = { $n ->
    [one] you have a Vassal in { $near } or around
   *[other] you have { $n } Vassals in { $near } or around
}
condition-alliances = { $n ->
    [one] you have an Alliance
   *[other] you have { $n } Alliances
}
condition-alliances-of = { $n ->
    [one] you have an Alliance with
   *[other] you have { $n } Alliances with
}
condition-alliances-kind-player = { $n ->
    [one] you are allied to a player
   *[other] you are allied to { $n } players
}
condition-alliances-kind-port = { $n ->
    [one] you are allied to a realm with a Port
   *[other] you are allied to { $n } realms with a Port
}
condition-marriages = { $n ->
    [one] you have a Marriage
   *[other] you have { $n } Marriages
}
condition-marriages-of = { $n ->
    [one] you have a Marriage with
   *[other] you have { $n } Marriages with
}
condition-bond-realm = you are allied or married to { $realm }
condition-influence-realm = you have { $n } Influence in { $realm }
condition-influence-lead = you have most Influence in { $n } Areas
condition-influence-lead-in = you have most Influence in
condition-influence-lead-realm = you have most Influence in { $realm }
condition-influence-lead-where-elector = you have most Influence in { $n } Elector Areas
condition-adjacent-realm = you are next to { $realm }
condition-independent-realm = { $realm } is independent and at Peace
condition-not-player-realm-realm = nobody plays { $realm }
condition-dnpr-provinces-realm = { $realm } has { $n } Provinces
condition-tax = your Tax Income is { $n }
condition-tax-growth = your Tax Income has grown by { $n } in this Age
condition-ducats = you have { $n } Ducats
condition-interest = { $n ->
    [0] you have no Interest token
   *[other] you have at most { $n } Interest tokens
}
condition-trade-income = a Trade of this Round brought you { $n } Ducats
condition-trade-income-in = a Trade of this Round brought you { $n } Ducats in
condition-trade-income-where-distant = a Trade of this Round brought you { $n } Ducats in a Distant node
condition-merchants = you have { $n } Merchants on nodes
condition-merchants-outside-home = you have { $n } Merchants on nodes away from your Capital
condition-merchants-in-in = you have a Merchant in each of
condition-expanded-node-with-merchant = { $n ->
    [one] you have a Merchant in an Expanded node
   *[other] you have Merchants in { $n } Expanded nodes
}
condition-stability = your Stability is { $n } or more
condition-idea-idea = you have { $idea }
condition-ideas = { $n ->
    [one] you have an Idea
   *[other] you have { $n } Ideas
}
condition-ideas-type = you have Ideas of this kind: { $n } { $type }
condition-advisors = { $n ->
    [one] you have an Advisor
   *[other] you have { $n } Advisors
}
condition-ruler-skill = the skills of your Ruler add up to { $n }
condition-state-religion-faith = State Religion { $faith }
condition-state-religion-group-christian = a Christian State Religion
condition-state-religion-group-muslim = a Muslim State Religion
condition-areas-of-faith-faith-where-own = you own in { $n } Areas { $faith }
condition-areas-of-faith-faith-all-where-own = all your Areas, at least { $n }, are { $faith }
condition-areas-of-faith-faith-all-where-elector = all Elector Areas are { $faith }
condition-cardinals = { $n ->
    [one] you have a Cardinal
   *[other] you have { $n } Cardinals
}
condition-papal-controller = you control the Curia
condition-authority = you are Emperor with Authority { $n }
condition-towns-on-continent = { $n ->
    [one] you have a Town: { $continent }
   *[other] you have { $n } Towns: { $continent }
}
condition-not-towns-on-continent = you have fewer than { $n } Towns: { $continent }
condition-claims-on-continent = { $n ->
    [one] you have a Claim: { $continent }
   *[other] you have { $n } Claims: { $continent }
}
condition-continents = you have Towns on { $n } continents
condition-large-towns = you have { $n } Large Towns
condition-cores = you have { $n } Core tokens
condition-unrest = { $n ->
    [0] you have no Unrest
   *[other] you have Unrest in at most { $n } Provinces
}
condition-deployed = you have { $n } Land Units deployed
condition-deployed-kind-artillery = you have { $n } Artillery deployed
condition-deployed-kind-cavalry = you have { $n } Cavalry deployed
condition-deployed-kind-heavy-ship = you have { $n } Heavy Ships
condition-deployed-near = you have { $n } Land Units in { $near } or around
condition-ships-at-sea = { $n ->
    [one] you have a Ship at sea
   *[other] you have { $n } Ships at sea
}
condition-ships-at-sea-of = { $n ->
    [one] you have a Ship in
   *[other] you have { $n } Ships in
}
condition-won-battles-period-round = you have won { $n } Battles in this Round
condition-won-battles-kind-naval-period-age = you have won { $n } Naval Battles in this Age
condition-won-battles-period-age-versus-muslim = { $n ->
    [one] you have won a Battle against Muslims in this Age
   *[other] you have won { $n } Battles against Muslims in this Age
}
condition-won-war-period-age = { $n ->
    [one] you have won a war in this Age
   *[other] you have won { $n } wars in this Age
}
condition-won-war-period-age-versus-player = { $n ->
    [one] you have won a war against a player in this Age
   *[other] you have won { $n } wars against players in this Age
}
condition-occupies-capital = { $n ->
    [one] you occupy a Capital
   *[other] you occupy { $n } Capitals
}
condition-occupies-capital-of-player = { $n ->
    [one] you occupy the Capital of a player
   *[other] you occupy { $n } Capitals of players
}
condition-at-peace = you are at Peace
condition-industry-ready = three of: five Ports, three Distant Towns, the Scientific Revolution, no Gold Province

## Lasting changes

modifier-income-ducats = +{ $n } Ducats in Phase 4 B
modifier-interest-free = the first { $n } Interest tokens cost nothing
modifier-loan-ducats = a Loan brings { $n } Ducat more
modifier-corruption-free = Corruption begins { $n } Ducats later
modifier-influence-ducats = { $n } Ducat to the price of further Influence
modifier-power-adm = +{ $n } ADM a Round
modifier-power-dip = +{ $n } DIP a Round
modifier-power-mil = +{ $n } MIL a Round
modifier-power-any = +{ $n } power of your choice a Round
modifier-prestige-if-stable = +{ $n } Prestige a Round while Stability is positive
modifier-cost-research = { $n } to the price of Ideas
modifier-cost-stability = { $n } to the price of raising Stability
modifier-cost-convert-area = { $adm } ADM and { $ducats } Ducats to the price of converting an Area
modifier-cost-colonize = { $n } to the price of colonizing
modifier-cost-develop-town = { $ducats } Ducats to the price of developing a Town
modifier-cost-heavy-ship = { $n } Ducats to the price of a Heavy Ship
modifier-cost-infantry = { $n } Ducat to the price of Regular Infantry
modifier-recruit-cost-half = Units and Ships cost half
modifier-integrate-area-charges = { $n } to the charges for integrating an Area
modifier-alliance-limit = +{ $n } Alliances allowed
modifier-marriage-limit = { $n ->
    [1] +1 to the Marriages allowed
   *[other] { $n } to the Marriages allowed
}
modifier-influence-per-area = +{ $n } Influence an Area and Turn
modifier-no-marriages = no Marriages
modifier-no-trade = the chosen player does not trade in maritime nodes
modifier-dissent-areas-ignored = { $n } Areas of another faith count as yours in Phase 3 G
modifier-convert-unrest = { $n } Unrest when you convert an Area
modifier-convert-no-rebel-dice = no Rebel Dice when you convert an Area
modifier-cb-holy-war = a CB against realms of other faiths
modifier-cb-against-leader = a CB against the leader in Prestige
modifier-offensive-cta-influence = { $n } to the Influence for an offensive Call to Arms
modifier-besieged-tax-value = your besieged Provinces count { $n } more
modifier-recruit-artillery = you may recruit Artillery
modifier-refresh-manpower = { $n } more Exhausted Units come back a Round
modifier-suppress-with = Suppress Unrest also for ADM
modifier-double-counts-twice = the double icon is two Infantry hits
modifier-first-strike-cavalry = before a Battle one Cavalry Die for each Cavalry Unit
modifier-enemy-leader-dice = { $n } to the dice of the enemy Leader
modifier-naval-dice = +{ $artillery } Artillery Dice in Naval Battles
modifier-infantry-dice = +{ $n } Infantry Dice in Land Battles
modifier-explore-with-ships = explore also with Ships
modifier-trade-power-with-keys = +{ $power } Trade Power in a node with { $keys } key Provinces
modifier-opponents-row-down-with-keys = with { $power_from_keys } Trade Power from key Provinces others collect a row lower
modifier-native-uprising-immune = no Native Uprising
modifier-interregnum-stability = { $n } less Stability lost in an Interregnum
modifier-event-stability-loss = { $n } to the Stability that Events cost
modifier-covert-immunity = Covert Actions against you cost { $dip } DIP more
modifier-spread-ideas-discount = Ideas that others have cost { $n } less
modifier-comet-refresh = +{ $n } card replaced by a comet
modifier-rebel-dice-worse = your Rebel Dice never remove Unrest
