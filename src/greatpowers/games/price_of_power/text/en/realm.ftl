# The Price of Power: governing a realm, cards, Ideas, faith, overseas.

## Types of power, decks and Armies

power-adm = ADM
power-dip = DIP
power-mil = MIL
deck-adm = Administrative deck
deck-dip = Diplomatic deck
deck-mil = Military deck
army-1 = the first Army
army-2 = the second Army
army-3 = the third Army

## What comes and goes

log-gains-power = { $power } gains { $n } { $type }
log-loses-power = { $power } loses { $n } { $type }
log-gains-ducats = { $n ->
    [one] { $power } gains a Ducat
   *[other] { $power } gains { $n } Ducats
}
log-loses-ducats = { $n ->
    [one] { $power } loses a Ducat
   *[other] { $power } loses { $n } Ducats
}
log-gains-prestige = { $power } gains { $n } Prestige
log-loses-prestige = { $power } loses { $n } Prestige
log-gains-stability = { $power } gains { $n } Stability: now { $now }
log-loses-stability = { $power } loses { $n } Stability: now { $now }

## Prices

no-not-enough-adm = You do not have that much ADM.
no-not-enough-dip = You do not have that much DIP.
no-not-enough-mil = You do not have that much MIL.
opens-power = To open it: the income of Phase 4, or a change of National Focus.
no-not-enough-ducats = You do not have that many Ducats.
opens-ducats = To open it: a Loan, which brings Ducats at once.
bill-ducats = Ducats
bill-adm = ADM
bill-mil = MIL
bill-idea = { $idea }
bill-discount = Discount
bill-never-below-nothing = Never below nothing

## Loans and Bankruptcy

option-borrow = Take a Loan
option-repay = Repay a Loan
bill-loan = To repay a Loan
no-five-loans = With five Interest tokens nobody lends you more.
opens-repaying = To open it: repay a Loan first.
no-loans = You have no Loan to repay.
log-borrows = { $power } takes a Loan of { $n } Ducats
log-repays = { $power } repays a Loan for { $n } Ducats
log-pays = { $n ->
    [one] { $power } pays a Ducat
   *[other] { $power } pays { $n } Ducats
}
log-bankrupt = { $power } is bankrupt

## Characters

option-appoint = Appoint { $target }
option-as_ruler = As Ruler
option-as_advisor = As Advisor, { $target }
option-as_general = As General of { $target }
option-as_admiral = As Admiral
option-dismiss = Dismiss { $target }
ask-office = Which office does { $who } take?
    .doing = appointing somebody
ask-succession = Your Ruler is gone. Does a Leader from your hand succeed at once?
    .doing = looking for a new Ruler
    .hint = Without a Ruler there is an Interregnum: one power of each type, no Marriages, no declarations of war.
bill-character = { $who }
bill-regency = Regency
bill-command = Command
bill-curia = Papal Controller
no-not-a-leader = An Advisor cannot lead.
no-not-an-advisor = A Leader cannot be an Advisor.
no-not-that-field = This Advisor serves in another field.
no-admiral-only = This Leader serves at sea only.
no-has-a-ruler = Your realm has a Ruler.
opens-interregnum = To open it: the Ruler has to be gone.
no-serves-already = Only a Leader from the hand can become Ruler.
no-leads-it-already = This General leads that Army already.
no-moved-already = This Leader has changed Armies in this Turn.
no-regent-leads = This card stands for nobody who could lead an Army.
no-generals-stay-on-land = Generals and Rulers do not command Fleets.
no-rulers-stay = A Ruler stays until death, or until an Event brings another.
log-dismissed = { $power }: { $who } leaves office
log-falls-ill = { $power }: { $who } falls ill
log-dies = { $power }: { $who } dies
log-new-ruler = { $power }: { $who } rules
log-new-advisor = { $power }: { $who } advises on { $type }
log-new-general = { $power }: { $who } leads Army { $n }
log-new-admiral = { $power }: { $who } leads the Fleet
log-leaves-army = { $power }: { $who } leaves the Army to others
log-interregnum = { $power } has no Ruler: an Interregnum begins

## Manpower

option-replenish = Refresh three Units
bill-replenish = Up to three Units
no-nobody-exhausted = None of your Units is exhausted.
log-replenishes = { $n ->
    [one] { $power } refreshes a Unit
   *[other] { $power } refreshes { $n } Units
}

## Stability

option-stabilize = Raise Stability
bill-stabilize = One step
bill-present-stability = Present Stability
bill-orthodox = Orthodox
no-stability-is-full = Stability is as high as it can be.

## Ideas

option-research = Research { $target }
option-name_idea = Choose { $target }
ask-idea-back = { $idea } comes to the display: which Idea goes back into its deck?
    .doing = making room for an Idea
bill-known-to-others = Others know it
no-known-already = You have this Idea.
no-not-on-display = This Idea is not on display.
opens-display = To open it: an Event that adds Ideas, or a new Age.
no-idea-needs-more = You do not have what this Idea asks for.
opens-idea-needs = To open it: what its card asks for.
no-emperor-forbids = A Subject cannot change its government while Imperial Authority is 3 or more.
opens-weaker-empire = To open it: a weaker Empire.
log-researches = { $power } researches { $idea }
log-gives-up-idea = { $power } gives up { $idea }
log-new-idea = { $idea } comes to the display

## National Focus

option-change_focus = Change National Focus
option-focus_on = Raise { $target }
option-take_power_from = One from { $target }
option-set_aside = Set aside { $target }
option-draw_from = { $target }
option-pick_discard = Pick { $target } from the discards
ask-focus = Which power do you raise?
    .doing = changing the National Focus
    .hint = One cube from each of the other two. Skip this to exchange cards only.
ask-shift-power = Move a cube to { $power }: from where?
    .doing = shifting power
ask-set-aside = Set aside up to three cards; you draw one less
    .doing = exchanging cards
ask-draw = { $n ->
    [one] Draw a card: from which deck?
   *[other] Draw { $n } cards: from which deck first?
}
    .doing = drawing cards
bill-pick-discard = A discard of your choice
no-focus-changed-already = You have changed your National Focus in this Round.
opens-focus-next-round = To open it: the next Round.
no-nothing-to-change = You have neither power to shift nor cards to exchange.
no-pool-is-full = You cannot have more than ten of it.
no-other-pools-empty = You have no other power to take it from.
no-pool-is-empty = You have none of it.
no-taken-already = You took one from there already.
no-do-one-of-both = Shift power, exchange cards, or both.
no-card-left = No card is left in this deck.
no-one-pick-only = Only one of the cards can come from the discards.
log-changes-focus = { $power } changes its National Focus
log-shifts-power = { $power } shifts one { $source } to { $type }
log-you-draw = You draw { $card }
log-picks-discard = { $power } picks { $card } from the discards
log-discards = { $power } discards { $card }

## Action cards

option-play = Play { $target }
option-use = Use { $target }
option-discard = Discard { $target }
ask-display-full = { $card } goes on display: which Display card do you discard?
    .doing = making room on display
bill-action = { $action }
bill-deed = { $deed }
no-not-in-hand = This card is not in your hand.
no-only-in-battle = This is for Battles only.
no-nobody-to-mediate-with = You are at war with no realm without a player.
no-only-in-reaction = This interrupts others; it is no Action of your Turn.
no-displayed-already = You have such a card on display.
opens-last-charge = To open it: use the last charge of the card on display.
no-card-not-on-display = You do not have this card on display.
opens-playing-it = To open it: play the card first.
no-too-few-charges = Too few charges are left on the card.
no-nothing-to-integrate = There is no Area that you could integrate.
opens-integrate = To open it: own every Province of an Area that is not all your core.
no-nothing-to-develop = No Small Town of yours can become Large.
no-nothing-to-calm = You have no Unrest.
no-idea-in-reach = You can pay for no Idea on display.
log-plays = { $power } plays { $card }
log-uses = { $power } uses { $deed }

## Faith

option-change_religion = Turn { $target }
option-convert = Convert an Area
option-convert_area = Convert { $target }
option-stir = Unrest in { $target }
option-end_marriage = End the Marriage with { $target }
option-give_up_influence = Remove Influence from { $target }
ask-convert = Which Area do you convert?
    .doing = converting an Area
ask-stir-town = { $area } resists its new faith: which of your Towns there falls into Unrest?
    .doing = choosing where Unrest breaks out
ask-religion-marriage = You leave the old faith: which Marriage ends?
    .doing = changing the State Religion
ask-religion-influence = You leave the old faith: from where does Influence go? { $n } still to go
    .doing = changing the State Religion
ask-religion-place = Place Influence among those of your new faith; { $n } left
    .doing = changing the State Religion
bill-convert = Conversion
bill-protestant = Protestant
bill-counter-reform = The Counter-Reformation
no-your-faith-already = This Area is of your faith.
no-nothing-owned-there = You own nothing there.
opens-owning-there = To open it: own a Province there.
no-others-of-another-faith = Others there are of another faith.
opens-owning-all = To open it: own every Province there, or wait until all others share your faith.
no-nothing-to-convert = There is no Area that you can convert.
no-not-in-this-age = Nobody changes the State Religion in the first Age.
opens-second-age = To open it: the second Age.
no-not-by-this-action = This Action only turns Catholics into Protestants and Protestants into Catholics.
no-faith-is-yours-already = That is your State Religion.
no-pope-stays-catholic = The Papal States stay Catholic.
no-empire-forbids = The Emperor keeps the faith of the Empire.
opens-empire-changes = To open it: the Empire has to take another faith.
no-counter-reformation = The Counter-Reformation has not begun.
opens-trent = To open it: an Event that begins it.
no-not-catholic = Only Catholics have Cardinals.
no-holds-roma = Who holds Roma has no other Cardinals.
log-area-converted = { $area } becomes { $faith }
log-state-religion = { $power } becomes { $faith }
log-gains-cardinal = { $power } gains a Cardinal
log-loses-cardinal = { $power } loses a Cardinal
log-gains-roma = { $power } has the Cardinal of Roma

## Overseas

option-explore = Explore
option-discover = Discover { $target }
option-reroll = Roll again
option-name_zone = Choose { $target }
option-colonize = Colonize
option-colonize_area = A colony in { $target }
option-spend_colonists = { $target ->
    [one] One Colonist
   *[other] { $target } Colonists
}
ask-discover = You rolled { $n }: what do you discover?
    .doing = exploring
    .hint = A Territory with this number, or a Distant Area with a Province.
ask-discover-skull = You rolled { $n } with a skull: discover a Territory for 1 DIP, or lose a Ship
    .doing = exploring
ask-lose-ship = The exploration has failed: from where is a Ship lost?
    .doing = losing a Ship
ask-colonize = Where do you found a colony?
    .doing = founding a colony
ask-colonists = A colony takes { $n } Colonists or ADM: how many Colonists do you send?
    .doing = sending Colonists
bill-explore = Exploration
bill-skull = Skull
bill-reroll = Another roll
bill-colonize = A colony
no-discovered-already = You know this Area.
no-out-of-reach = This Area is not adjacent to your realm or your Ships.
opens-reach = To open it: Quest for the New World, with which your Ships explore.
no-another-number = The die shows another number.
opens-reroll = To open it: roll again.
no-skull-forbids = With a skull only vacant Territories can be discovered.
no-nothing-to-discover = There is nothing to discover in your reach.
no-more-rerolls = You may roll again only twice.
no-must-discover = There is something to discover.
no-colonial-claim = You have no Colonial Claim there.
opens-exploring = To open it: explore first.
no-not-vacant = This Territory is taken.
no-not-linked = It is not linked to your Capital.
opens-linking = To open it: Ships and Towns that lead there without a gap.
no-town-left = You have no Town left.
no-nothing-to-colonize = None of your Colonial Claims is linked to your Capital.
log-explores = { $power } explores and rolls { $n }
log-explores-skull = { $power } explores and rolls { $n } with a skull
log-discovers = { $power } discovers { $area }
log-exploration-fails = { $power } finds nothing
log-colonizes = { $power } founds a colony in { $area }
log-distant-trade = Trade with { $continent } begins
