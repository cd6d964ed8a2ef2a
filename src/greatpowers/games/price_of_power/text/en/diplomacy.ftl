# The Price of Power: diplomacy, trade, recruiting and unrest.

## Influence

option-influence = Spread Influence
option-influence_in = Influence in { $target }
option-influence_for_ducats = Influence in { $target }, for Ducats
ask-influence = Where do you place Influence?
    .doing = spreading Influence
    .hint = The first cube costs 1 DIP, each further one 1 DIP or Ducats; two an Area and Turn.
ask-lose-influence = { $n ->
    [one] Remove one Influence: from where?
   *[other] Remove { $n } Influence: from where?
}
    .doing = removing Influence
bill-influence = One Influence
bill-influence-ducats = One further Influence
bill-ideas = Ideas
log-influence = { $power } places Influence in { $area }
log-influence-gone = { $n ->
    [one] { $power } loses one Influence in { $area }
   *[other] { $power } loses { $n } Influence in { $area }
}
log-imperial-influence-gone = { $n ->
    [one] One Imperial Influence leaves { $area }
   *[other] { $n } Imperial Influence leave { $area }
}
no-influence-overseas = No Influence lies on Distant Continents
no-influence-players-alone = Players own every Province there
opens-npr-there = To open it: a Province there that no player owns.
no-influence-out-of-reach = It was out of your reach when the Turn began
opens-influence-reach = To open it: a Town, Vassal, Alliance, Marriage or Influence next to it at the start of a Turn.
no-influence-enough-this-turn = You have placed enough there in this Turn
opens-next-turn = To open it: your next Turn.
no-influence-full = The Area is full: five Influence at most
opens-influence-room = To open it: some Influence there has to go.
no-influence-first-costs-power = The first Influence costs power
opens-first-power = To open it: place the first for 1 DIP.
no-influence-nowhere = There is no Area in which you may place Influence
no-influence-none-placed = You have placed none yet

## Alliances

option-forge = Forge an Alliance
option-forge_with = Ally with { $target }
ask-forge = With which realm do you ally?
    .doing = forging an Alliance
    .hint = It costs half of its Tax Income in DIP, at most 3.
ask-move-alliance = You have no Alliance token left for { $target }. Take one off another realm?
    .doing = thinking about an Alliance
bill-alliance = Half of its Tax Income of { $tax }, at most 3
log-alliance = { $power } and { $target } are allied
log-alliance-ended = The Alliance of { $power } and { $target } ends
log-truce = A Truce holds between { $power } and { $target }
no-alliance-you-at-war = You are at War
opens-peace = To open it: make Peace.
no-alliance-it-at-war = It is at War
opens-its-peace = To open it: it has to be at Peace.
no-alliance-token = You have as many Alliances as you may
opens-cut-ties = To open it: end another Alliance.
no-alliance-player = It belongs to a player
opens-diplomacy = To open it: a deal between players.
no-not-independent = It is no independent realm
no-allied-already = You are allied already
no-alliance-undiscovered = You have no Claim in its lands
opens-claim-there = To open it: a Claim in one of its Areas.
no-alliance-influence = You need two Influence in its Areas
opens-more-influence = To open it: more Influence in its Areas.
no-alliance-rival = Its Ally has as much Influence there as you
opens-more-than-rival = To open it: more Influence in its Areas than its Ally.
no-alliance-nobody = No realm is ready to ally with you
no-ally-active = It is an Active Ally

## Cut Ties

option-cut_ties = Cut Ties
option-give_up_claim = Give up the Claim in { $target }
option-end_alliance = End the Alliance with { $target }
ask-cut-ties = What do you give up?
    .doing = cutting ties
    .hint = An Alliance takes five Influence in the Ally’s Areas with it.
no-ties = You have no Influence, Claim or Alliance to give up

## Marriages

ask-move-marriage = You have no Marriage token left for { $target }. Take one off another realm?
    .doing = thinking about a Marriage
bill-marriage = Marriage
log-marriage = { $power } marries into { $target }
log-marriage-ended = The Marriage of { $power } and { $target } ends
log-succession-disputed = The succession in { $target } is disputed
no-married-already = You are married already
no-marriages-for-you = Your government makes no Marriages
no-marriage-interregnum = You have no Ruler to marry
opens-ruler = To open it: a Ruler of your own.
no-marriage-its-interregnum = Nobody there can marry
opens-its-ruler = To open it: a Ruler of its own.
no-marriage-vassal = It is neither independent nor your Vassal
no-marriage-faith = Your faiths do not marry
opens-faith = To open it: a State Religion of the same kind.
no-marriage-papal-states = The Papal States make no Marriages
no-marriage-disputed = The succession there is disputed

## Claims

option-fabricate = Fabricate Claims
option-claim = Claim { $target }
ask-claim = Where do you fabricate a Claim?
    .doing = fabricating Claims
    .hint = 2 DIP each; others may counter them all.
bill-claim = One Claim
bill-battleground = A Battleground
log-fabricates = { $power } prepares a Claim in { $area }
log-claim = { $power } claims { $area }
log-claim-dropped = { $power } gives up the Claim in { $area }
log-core = { $area } becomes a core of { $power }
log-core-dropped = { $power } takes the Core back from { $area }
log-cb = { $power } has a Casus Belli on { $target }
log-cb-dropped = { $power } gives up the Casus Belli on { $target }
no-claims-at-war = You are at War
no-claimed-already = You have a Claim there
no-claim-chosen = You have chosen it already
no-claim-all-yours = You own all of it
no-claim-not-next = It is not next to your realm
opens-claim-next = To open it: own a Province next to it.
no-claim-not-by-land = Overseas it must share a border with your realm
opens-explore = To open it: explore it.
no-claim-vacant = It is vacant
no-claim-nowhere = There is no Area that you may claim and pay for
no-claim-none-chosen = You have chosen none yet
no-core-not-all-yours = You do not own all of it
opens-core-all = To open it: own every Province there.
no-core-already = All of it is your core already

## Covert Actions

option-react_with = Play { $target }
ask-counter = { $realm } takes a Covert Action: { $action }. Counter it?
    .doing = thinking about Counterespionage
    .hint = Counterespionage costs 2 DIP.
ask-counter-counter = { $realm } plays Counterespionage. Counter that?
    .doing = thinking about Counterespionage
bill-counterespionage = Counterespionage
log-pays-immunity = { $power } pays { $n } DIP more, as the victim is on guard
log-counters = { $power } counters { $target }
no-counterespionage = You hold no Counterespionage
opens-counterespionage = To open it: such a card in your hand.
no-counter-not-in-hand = You do not hold this card

## Vassals

option-vassalize = Make { $target } your Vassal
option-annex = Annex { $target }
ask-subjugate = Which realm do you subjugate?
    .doing = subjugating a realm
    .hint = Influence equal to its Tax Income and all of your Opponents’ there is removed.
ask-follow = Take over { $target } as well?
    .doing = taking over Vassals
ask-released = { $target } is free. An Alliance, or a Claim?
    .doing = dealing with a freed realm
bill-subjugate-tax = Its Tax Income
bill-subjugate-rivals = Influence of Opponents
log-vassalized = { $target } becomes a Vassal of { $power }
log-annexed = { $power } annexes { $target }
log-released = { $target } is independent
no-subjugate-not-allied = It is not your Ally
opens-alliance = To open it: an Alliance.
no-annex-not-vassal = It is not your Vassal
opens-vassalize = To open it: make it your Vassal first.
no-subjugate-overseas = Distant realms cannot be subjugated
no-subjugate-pope-or-emperor = Pope and Emperor are nobody’s Vassals
no-subjugate-tax = Your Base Tax Income is not twice its own
opens-double-tax = To open it: twice its Tax Income, or a Marriage.
no-subjugate-tax-married = Your Base Tax Income is no higher than its own and your Opponents’ Influence
opens-more-tax = To open it: more Base Tax Income.
no-subjugate-influence = You have too little Influence in its Areas
no-subjugate-has-vassals = It has Vassals of its own
opens-marriage = To open it: a Marriage.
no-subjugate-discs = You have too few discs left
no-subjugate-nobody = There is no realm that you can subjugate

## Trade

option-trade = Trade
option-trade_with = Trade with { $target }
option-trade_in = Trade in { $target }
option-send_merchant_from = The Merchant in { $target }
option-send_merchant = A Merchant from home
option-rank_next = { $target } comes first
option-move_ship_from = First move a Ship from { $target }
option-move_ship_out = First move a Ship out of { $target }
option-move_ship_to = To { $target }
option-take_slot_of = Push off a Ship of { $target }
option-pay_adm = Pay 1 ADM
option-take_interest = Take an Interest token
ask-trade = Which card do you trade with?
    .doing = trading
    .hint = Or none, for two Ducats. A Ship may move first if it serves the Trade.
ask-ship-to = Where does the Ship from { $place } go?
    .doing = moving a Ship
ask-take-slot = All slots in { $zone } are taken: push an Opponent’s Ship off?
    .doing = moving a Ship
ask-trade-in = { $trade }: in which node?
    .doing = choosing a Trade Node
ask-send-merchant = Whom do you send to { $node }?
    .doing = sending a Merchant
ask-rank = { $node }: who of equal Trade Power comes first?
    .doing = breaking a tie in Trade
ask-inflation = Too much gold: what do you bear?
    .doing = fighting inflation
ask-pay-crossing = The crossing costs one power: of which type?
    .doing = paying for a crossing
ask-leave-port = { $province } is friendly no more: where do your Ships go?
    .doing = moving Ships out of a Port
ask-explorer = Which Light Ship sails out first?
    .doing = sending out a Ship
ask-explorer-to = Where does the Ship from { $place } go?
    .doing = sending out a Ship
bill-trade = Trade
bill-merchant = Merchant
bill-protection = Ships that protect Trade
bill-keys = Key Provinces
log-trade-card = Trade card: { $trade }
log-no-trade-possible = { $power } can trade with none of these cards
log-trades-nothing = { $power } trades with none of the cards
log-trades = { $power } trades: { $trade }, { $node }
log-ship-moves = { $power } moves a Ship to { $zone }
log-leaves-port = The Ships of { $power } leave { $province }
log-ship-lost = { $power } loses a Ship in { $zone }
log-takes-slot = { $power } pushes a Ship of { $target } off its slot
log-inflation-adm = { $power } pays 1 ADM for too much gold
log-inflation-interest = { $power } takes an Interest token for too much gold
no-merchant = All your Merchants have traded in this Round
no-merchant-rests = Your Merchant there has traded in this Round
no-not-connected = It is not connected with your Capital
opens-connection = To open it: a chain of Towns, Vassals, Influence and Light Ships.
no-trade-elsewhere = This Trade goes to other nodes
no-trade-closed = A card keeps you out of it
no-trade-not-on-card = It is not on this card
no-trade-needs-key = You own none of its key Provinces
opens-key = To open it: own one of its key Provinces.
no-trade-needs-settlers = None of its key Provinces is settled
opens-settlers = To open it: a Town, Vassal or token on a key Province.
no-secondary-pirates = Pirates lie in this secondary node
opens-pirates-gone = To open it: the Pirates have to go.
no-secondary-weaker = Somebody has more Trade Power there
opens-trade-power = To open it: more Ships on slots beside it.
no-trade-without-ship = The Ship you moved does not serve it
no-trade-no-node = You may trade in none of its nodes
no-trade-ship-moved = You have moved a Ship for a Trade
no-merchant-at-home = No Merchant of yours is at home
no-ship-range = No Ship of yours gets there
no-ship-no-use = No Ship there would serve

## Recruiting

unit-allied_infantry = Allied Infantry
unit-allied_cavalry = Allied Cavalry
ship-light_ship = Light Ship
ship-heavy_ship = Heavy Ship
ship-galley = Galley
band-regular = Regular
band-mercenary = Mercenary
band-allied = Allied
army-single = no Army
option-recruit = Recruit Units
option-recruit_in = Recruit in { $target }
option-recruit_into = Into { $target }
option-infantry = Infantry, { $target }
option-cavalry = Cavalry, { $target }
option-artillery = Artillery, { $target }
option-build = Build a { $target }
option-build_in = Build in { $target }
option-launch_to = To { $target }
option-stay_in_port = In the Port
option-join_fleet = With the Fleet
ask-recruit = Where do you recruit, or what do you build?
    .doing = recruiting
ask-recruit-into = { $area }: into which Army?
    .doing = recruiting
ask-muster = { $area }: which Unit?
    .doing = recruiting
ask-build-in = { $ship }: in which Port?
    .doing = building a Ship
ask-launch = { $ship }: where to?
    .doing = building a Ship
ask-place-unit = { $unit }: where do you place it?
    .doing = placing a Unit
bill-recruiting = Recruiting
bill-recruit = Price
bill-rebate = Taken off
log-recruits = { $power } raises { $unit } in { $area }
log-launches = { $power } builds a { $ship }: { $place }
no-recruit-not-yours = Neither you nor your Vassals have a Province there
no-recruit-nothing = There is nothing that you could recruit and pay for
opens-recruit = To open it: Ducats, Available manpower and capacity.
no-recruit-army-elsewhere = This Army is elsewhere
no-recruit-only-infantry = Only Regular Infantry stands alone
opens-army = To open it: put it into an Army.
no-recruit-cannons = You have no Cannons
opens-cannons = To open it: research Cannons.
no-recruit-manpower = No manpower is Available
opens-manpower = To open it: replenish manpower.
no-recruit-capacity = Your military capacity there is used up
opens-capacity = To open it: another Area, or Mercenaries.
no-recruit-hired = You have hired three Mercenaries in this Turn
no-mercenaries-left = There are no Mercenaries left
no-recruit-allied-there = Allied Units are raised in your own Areas or in those of Active Allies, not in those of Vassals
no-recruit-allies = You have no Allied Units
opens-call-to-arms = To open it: a Call to Arms.
no-recruit-hostile = Hostile Units are there
no-such-unit = There is no such Unit
no-ships-left = All your Ships are built
no-port-not-yours = It is no Port of yours
no-port-busy = It has built what it can in this Turn
no-fleet-there = Your Fleet does not lie there, or no Ship of this kind may join it
no-port-berth = There is no place for the Ship
no-port = No Port of yours can build it

## Unrest and Rebels

rebel-rebellion = Rebellion
rebel-lose_2_ducats = lose 2 Ducats
rebel-lose_1_power = lose 1 power
rebel-no_effect = no effect
rebel-exhaust_1 = exhaust 1 Unit
rebel-remove_1_unrest = remove 1 Unrest
option-suppress = Suppress Unrest
option-calm = End Unrest in { $target }
option-rebel_in = Rebels in { $target }
option-exhaust_available = An Available Unit
option-exhaust_in = A Unit in { $target }
ask-suppress = Where do you suppress Unrest?
    .doing = suppressing Unrest
ask-suppress-with = { $province }: with which power do you pay for order?
    .doing = suppressing Unrest
ask-roll-where = For which Area do you roll Rebel Dice?
    .doing = rolling Rebel Dice
ask-rebellion = A Rebel Die for { $area }: in which Province do Rebels rise?
    .doing = facing a rebellion
ask-lose-power = A Rebel Die for { $area }: which power do you lose?
    .doing = facing a rebellion
ask-exhaust = Which Unit is exhausted?
    .doing = choosing a Unit to exhaust
ask-rebels-calm = A Rebel Die for { $area }: from which Province does Unrest go?
    .doing = calming a Province
ask-uprising = { $province } is free: which realm does it join?
    .doing = choosing whom a Territory joins
bill-suppress = One Province
log-unrest = Unrest in { $province } ({ $power })
log-calm = { $province } is calm again ({ $power })
log-rebel-die = Rebel Die for { $area } ({ $power }): { $face }
log-rebel-town = Rebels hold { $province } ({ $power })
log-liberated = { $province } is lost to { $power }
log-occupation-ended = The occupation of { $province } ends
log-joins = { $province } joins { $power }
log-exhausts = { $n ->
    [one] { $power } exhausts a Unit
   *[other] { $power } exhausts { $n } Units
}
log-exhausts-in = { $power } exhausts a Unit in { $area }
no-unrest-not-yours = It is not yours
no-unrest-there = There is no Unrest
no-suppress-hostile = Hostile Units or Rebels are in the Area
opens-rebels-gone = To open it: they have to go.
no-suppress-occupied = It is occupied
opens-siege = To open it: take it back by a siege.
no-suppress-nothing = There is no Unrest that you could suppress
no-suppress-none-yet = You have suppressed none yet

## Cubes and tokens that run out

option-return_power = One { $target }
option-return_colonist = A Colonist
option-return_cardinal = A Cardinal
option-return_charge = A charge of { $target }
option-return_core = The Core in { $target }
option-return_cb = The Casus Belli on { $target }
ask-return-cube = { $n ->
    [one] You have used more than thirty cubes: take one back
   *[other] You have used more than thirty cubes: take { $n } back
}
    .doing = taking cubes back
ask-return-claim = You have used more Claims than there are: take one back
    .doing = taking a Claim back
no-colonist = You have no Colonist
no-cardinal = You have no Cardinal that could go
log-cube-returned = { $power } takes a cube back
