# The Price of Power: battles and sieges on the page, and the moments of a war.

## Moments and lines of the log

moment-battle = Battle in { $place }
moment-siege = Siege in { $area }
moment-war = { $power } goes to war
moment-ruler = { $who } falls in battle
moment-peace = { $power } and { $target } make Peace
moment-white_peace = White Peace
log-turn = Turn: { $power }
log-battle = Battle in { $place }
log-siege-over = { $power } ends the siege in { $area }
log-war-begun = { $power } goes to war
log-ruler-falls = { $who }, Ruler of { $power }, falls in battle
log-settled = { $power } and { $target }: the peace is settled
log-white-peace = White Peace is made
pop-came-with = came with
pop-lost = lost
pop-left = left
pop-has-left = has retreated
pop-province = Province
pop-tax = Tax
pop-controlled = Controlled by
pop-belongs = Belongs to
pop-was-occupied = Was occupied by
pop-vassal-under = Vassal of { $realm }
pop-brought-allies = Active Allies
pop-land-units = Land Units that count
pop-skills = Skills of the realm
pop-ended-war = { $one } and { $other }
pop-nothing-occupied = Nothing was occupied.
pop-what-happened = How it went
pop-what-came = What came of it

## The battle window

pop-battle = Battle
pop-battle-in = Battle in { $place }
pop-naval-battle-in = Naval Battle in { $place }
pop-battle-round = Round { $n } of the battle
pop-battle-opens = before the first Round
pop-battle-steps = Steps of a Round
pop-step-prepare = Prepare
pop-step-actions = Actions
pop-step-casualties = Roll, casualties
pop-step-leaders = Leaders
pop-step-prizes = Prizes
pop-step-retreat = Retreat
pop-attacks = attacking
pop-defends = defending
pop-beside = beside { $realm }
pop-no-leader = no Leader
pop-die-infantry = inf
pop-die-cavalry = cav
pop-die-artillery = art
pop-die-shows = { $die }: { $icon }
pop-die-hits = { $die }: { $icon }, hits
pop-heavy-hits = { $n ->
    [one] A Heavy Ship hits by itself
   *[other] { $n } Heavy Ships hit by themselves
}
pop-of-hits = { $n ->
    [one] hit
   *[other] hits
}
pop-still-due = { $n ->
    [one] one hit still to take
   *[other] { $n } hits still to take
}
pop-chances-note = The chances hold if nothing more is played and no player retreats.
pop-chance-wins = Victory: { $realm }
pop-chance-nobody = Nobody is left
pop-your-casualties = Your { $n } casualties
pop-your-choice = Your choice
pop-you-fight-not = You are not in this battle.
pop-of-many = of { $n }
pop-then-left = then left
pop-hit-damages = is only damaged
pop-retreat-costs-unit = A retreat costs one more Unit.
pop-retreat-costs-ship = A retreat costs one more Ship.
pop-prizes-note = Who sinks all enemy Ships captures one for each double icon of the last roll.
pop-battle-so-far = So far
pop-no-battle-card = No card in your hand is a Battle Action.
pop-cannot-choose = Not now

## The siege window

pop-siege = Siege
pop-siege-in = Siege in { $area }
pop-siege-hint = No dice: the Strength of the Units against the Tax of the Provinces.
pop-siege-balance = Strength { $strength } against Tax { $tax }
pop-siege-strength = Siege Strength { $n }
pop-siege-units = Units there
pop-siege-each = Strength { $n } each
pop-siege-half = Strength ½ each, rounded down
pop-siege-by-card = by the card
pop-siege-free = All Units take part, for nothing.
pop-siege-priced = 1 MIL for each Unit that takes part, the strongest first.
pop-siege-takes = { $n ->
    [one] takes one Unit
   *[other] takes { $n } Units
}
pop-siege-provinces = Provinces to besiege
pop-siege-tax = Tax { $n }
pop-siege-chosen = besieged
pop-siege-owner = belongs to { $realm }
pop-outcome-occupied = { $realm } will occupy it
pop-outcome-freed = the Rebels are driven out
pop-outcome-returned = goes back to { $owner }
pop-siege-ships = Ships of { $realm } must leave its Port
