# Realpolitik: what happened, as the log tells it.

## The course of play

log-turn = Turn { $turn }
log-plays = { $power } plays { $action }
log-cards-shown = All action cards of turn { $turn } are face up
log-taxes = { $power } collects taxes: Money +{ $money }
log-extends-influence = { $power } extends its influence: Influence +{ $influence }
log-dispatch = { $power } sends a dispatch: the Diplomacy token is on box { $box }, and its action cards come back
log-game-over = The game is over: { $power } wins

## Diplomacy

log-diplomacy = Diplomacy Phase: all alliances end
log-proposal-welcomed = { $power } proposes an alliance, which { $partner } welcomes
log-proposal-declined = { $power } proposes an alliance, which { $partner } declines
log-pledges = { $power } gives its Alliance token to { $partner }
log-pledges-nobody = { $power } keeps its Alliance token
log-allied = { $power } and { $partner } are allies
log-tokens-shown = All Alliance tokens are face up and settled
log-bids = { $power } bids { $morale } Morale for Italy
log-pays-bid = { $power } bids most for Italy and pays { $morale } Morale
log-wins-italy-by-prestige = { $power } wins the bidding for Italy by Prestige and pays { $morale } Morale
log-controls-italy = { $power } takes control of Italy
log-finds-italian-card = In Italy’s hand: { $card }
log-relocates = { $general } is no longer welcome and moves: { $territory }
log-leaves-board = { $general } leaves the board

## Mobilisation

log-train = { $power } lays a Train: { $territory }
log-draws = { $cards ->
    [one] { $power } draws a battle card for its General off the board
   *[other] { $power } draws { $cards } battle cards for its Generals off the board
}
log-draws-this = You draw { $card }
log-deck-reshuffled = The discarded battle cards become the new deck
log-general-placed = { $general } takes the field: { $territory }
log-general-withdrawn = { $general } is withdrawn from the board
log-recruits = { $power } buys a Unit for { $money } Money: { $where }
log-buys-train = { $power } buys a Train for { $money } Money: { $where }
log-builds-fortress = { $power } builds a Fortress for { $money } Money: { $where }
log-buys-card = { $power } buys a battle card for { $money } Money
log-buys-morale = { $power } buys a point of Morale for { $money } Money
log-corruption = Corruption: { $power } loses { $money } Money that it has not spent
log-discards = { $power } discards { $card }

## Movement

log-arbiter = { $power } names { $arbiter } as Arbiter
log-step-granted = { $power } grants { $partner } a further step and gains Morale
log-step-refused = { $power } refuses { $partner } a further step
log-consents = { $power } gives { $partner } leave to pass
log-refuses-passage = { $power } refuses { $partner } leave to pass
log-rails = { $general } travels by rail: { $territory }
log-rails-unit = { $power } moves a Unit by rail: { $origin } → { $territory }
log-takes-units = { $units ->
    [one] { $general } takes 1 Unit along: { $territory }
   *[other] { $general } takes { $units } Units along: { $territory }
}
log-leaves-units = { $units ->
    [one] { $general } leaves 1 Unit behind: { $territory }
   *[other] { $general } leaves { $units } Units behind: { $territory }
}
log-marches = { $units ->
    [0] { $general } marches alone: { $origin } → { $territory }
    [one] { $general } marches with 1 Unit: { $origin } → { $territory }
   *[other] { $general } marches with { $units } Units: { $origin } → { $territory }
}
log-sails = { $units ->
    [0] { $general } sails alone: { $origin } → { $territory }
    [one] { $general } sails with 1 Unit: { $origin } → { $territory }
   *[other] { $general } sails with { $units } Units: { $origin } → { $territory }
}
log-moves-far = { $units ->
    [0] { $general } makes a strategic move alone: { $origin } → { $territory }
    [one] { $general } makes a strategic move with 1 Unit: { $origin } → { $territory }
   *[other] { $general } makes a strategic move with { $units } Units: { $origin } → { $territory }
}
log-garrison = { $power } turns a Unit into a Garrison and takes control: { $territory }

## Battle

log-battle = Battle, { $territory }: { $power } attacks { $defender }, strength { $attack } to { $defence }
log-supports = { $general } supports the { $side }
log-lays = { $power } lays a battle card face down
log-lays-open = { $power } lays { $card } face up
log-pile = { $power } puts the card on a pile: { $general }
log-passes = { $power } lays no more cards
log-strikes = { $power } discards a card of { $victim }: { $card }
log-reveals = { $power } turns up a card of { $victim }: { $card }
log-shows = { $power } shows { $card }
log-card-at-home = { $power } controls the Territory: its 2 counts 3
log-card-pairs = Pairs of 4s, { $pile }: strength +{ $strength }
log-totals = Final strength: attacker { $attack }, defender { $defence }
log-battle-over = The battle is over: { $territory }
log-tie = The battle is a tie: the defender stays
log-victory = { $power } wins the battle
log-influence = { $power } gains Influence: +{ $influence }
log-loses-morale = { $power } is beaten with a General in the field: Morale −{ $morale }
log-fives-cost-morale = { $power } is beaten in spite of its 5s: Morale −{ $morale }
log-prestige = { $power } moves up on the Prestige track
log-loses-unit = { $general } loses a Unit in the battle
log-works-removed = What stood there of Garrison, Fortress and loose Units is removed: { $territory }
log-goes-back = { $general } goes back: { $territory }
log-retreats = { $general } retreats to the capital: { $territory }
log-cannot-go-back = { $general } cannot go back and leaves the board without his Units

## Where the points came from

source-extended = Influence extended
source-battles = Battles won

## How long it took, and from when on something was so

length-turns = { $n ->
    [one] 1 Turn
   *[other] { $n } Turns
}
chapter-turn = Turn { $turn }
    .since = from Turn { $turn } on

## What is held

held-influence = Influence
held-prestige = Place by Prestige
held-territories = Territories
held-generals = Generals on the board
held-morale = Morale
held-money = Money

## What may be expected

outlook-influence = Your lead in Influence (− behind): { $before } → { $after }
