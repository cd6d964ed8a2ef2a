# The Price of Power: deals between players.

option-negotiate = Propose a deal to { $target }
option-offer_alliance = An Alliance
option-offer_marriage = A Marriage; both draw from the { $target }
option-give_ducats = { $target ->
    [one] You give one Ducat
   *[other] You give { $target } Ducats
}
option-ask_ducats = { $target ->
    [one] You get one Ducat
   *[other] You get { $target } Ducats
}
option-sell_province = You sell { $target }
option-buy_province = You buy { $target }
option-at_price = For { $target } Ducats
option-propose_deal = Propose it
option-lay_deal = Lay it on the table
option-strike_part = Take the last part out
option-make_deal = Make the deal with { $target } that lies on the table
option-accept_offer = Accept the offer: { $target }
option-refuse_offer = Refuse the offer: { $target }
option-withdraw_offer = Withdraw your offer: { $target }
option-drop_deal = No deal
ask-deal = A deal with { $realm }: what is in it?
    .doing = thinking about a deal
    .hint = A tie or ten Ducats cost the Active Player 1 DIP; Provinces cost both of you 1 ADM. Money and Provinces do not go together.
ask-accept-deal = { $realm } proposes a deal. Do you accept?
    .doing = answering a deal
bill-deal-alliance = Alliance
bill-deal-marriage = Marriage
bill-deal-support = Money, for every ten Ducats begun
log-deal = { $power } proposes a deal to { $target }
log-deal-alliance = In the deal: an Alliance of { $power } and { $target }
log-deal-marriage = In the deal: a Marriage of { $power } and { $target }, with cards from the { $deck }
log-deal-support = { $n ->
    [one] In the deal: { $power } gives one Ducat
   *[other] In the deal: { $power } gives { $n } Ducats
}
log-deal-sale = In the deal: { $power } sells { $province } for { $n } Ducats
log-deal-refused = { $power } refuses the deal
log-deal-done = The deal of { $power } and { $target } is made
log-offer = { $power } lays an offer on the table for { $target }
log-offer-accepted = { $power } accepts the offer of { $target }
log-offer-refused = { $power } refuses the offer of { $target }
log-offer-withdrawn = { $power } withdraws the offer to { $target }
log-offer-lapsed = The offer of { $power } to { $target } can no longer be made and is taken from the table
log-offer-why = Why it cannot be made: { $why }
option-confer = Talk in private with { $target }
bill-confer = A talk in private
log-confers = { $power } pays for a talk in private with { $target }
no-confer-already = You may speak alone with this player already, until your Turn is over
no-deal-waited-for = Who makes a deal in return proposes it at once
no-offer-not-accepted = The other has not accepted your offer yet
opens-offer-accepted = To open it: the other accepts the offer.
no-deal-talked = You have proposed a deal to this player in this Turn
no-deal-nothing = There is nothing that you two could deal with
no-deal-at-war = At War there is only money to deal with
no-deal-in-it = It is in the deal already
no-deal-its-alliances = The other has no Alliance token left
no-deal-marriages = You have no Marriage token left
no-deal-its-marriages = The other has no Marriage token left
no-deal-not-both = Money and Provinces do not go together
no-deal-its-ducats = The other does not have that many Ducats
no-deal-its-adm = The other has no ADM for it
no-deal-not-owned = The seller does not own it
no-deal-capital = Nobody sells a Capital
no-deal-claim = The buyer has no Claim there
opens-deal-claim = To open it: a Claim of the buyer in its Area.
no-deal-disc = The buyer has no Town left
no-deal-price-first = Name the price of the Province first
no-deal-no-province = No Province waits for a price
no-deal-empty = There is nothing in the deal yet
deal-kind-gift = a gift of Ducats
deal-kind-demand = Ducats for nothing
deal-kind-alliance = an Alliance and nothing else
deal-kind-marriage = a Marriage and nothing else
standing-until-round = until the next Round
situation-not-at-me = Skip unless it is aimed at you
reaction-ask-more = After your Action: Minor Actions
reaction-ask-missions = Choosing Missions
reaction-ask-battle-action = Battle Actions
reaction-ask-battle-help = Battle Actions for realms without players
reaction-ask-upkeep = What you do without, as long as you can pay
reaction-ask-imperial-move = Moving Imperial Influence
reaction-ask-counter = Countering Covert Actions
reaction-ask-counter-counter = Countering Counterespionage
reaction-ask-ambush = Stopping Battle Actions
reaction-ask-step-aside = Stepping aside
