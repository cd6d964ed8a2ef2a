# The Price of Power: battles, sieges and occupation.

## Names

party-rebels = Rebels
party-pirates = Pirates
unit-black_infantry = a Unit
ship-damaged_ship = damaged Heavy Ship
die-infantry = Infantry Die
die-cavalry = Cavalry Die
die-artillery = Artillery Die
bill-dice-base = Dice of every side
bill-dice-actions = Battle Actions

## Occupation

log-occupies = { $power } occupies { $province }
log-keeps-province = { $power } keeps { $province }

## Before a battle

ask-main-defender = Battle in { $place }: who leads the defence?
    .doing = choosing who leads the defence
ask-battle-general = Battle in { $place }: do you appoint a General?
    .doing = appointing a General
ask-battle-admiral = Battle in { $place }: do you appoint an Admiral?
    .doing = appointing an Admiral
ask-commander = Battle in { $place }: which Leader commands?
    .doing = choosing a Leader
ask-remove-die = Which die does { $who } lose?
    .doing = choosing a die that the enemy loses
ask-cavalry-dice = Battle in { $place }: do you roll Cavalry Dice instead of your three Infantry Dice?
    .doing = choosing dice
option-lead_with = Let { $target } command
option-remove_die = Remove: { $target }
log-battle-attacks = { $power } attacks in { $place } with { $n }
log-battle-defends = { $power } defends { $place } with { $n }
log-commands = { $who } commands for { $power }
log-npr-card = A card for { $power }: { $card }
log-removes-die = { $power } takes a die from the enemy’s Leader: { $die }

## A Round of battle

ask-battle-action = Battle in { $place }, Round { $n }: play a Battle Action?
    .doing = playing Battle Actions
ask-battle-help = Battle in { $place }, Round { $n }: play a Battle Action for { $realm }?
    .doing = playing Battle Actions
ask-ambush = { $realm } plays a Battle Action. Do you stop it?
    .doing = thinking about an Ambush
ask-add-die = { $n ->
    [one] Add a die
   *[other] Add a die, { $n } are left
}
    .doing = adding Battle Dice
option-add_die = Add: { $target }
log-ambush = { $power } stops the Battle Action of { $target }: { $card }
log-adds-dice = { $power } adds { $n }: { $die }
log-battle-roll = { $power } rolls { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}{ $infantry ->
    [0] { "" }
   *[other] { " · " }Infantry { $infantry }
}{ $cavalry ->
    [0] { "" }
   *[other] { " · " }Cavalry { $cavalry }
}{ $artillery ->
    [0] { "" }
   *[other] { " · " }Artillery { $artillery }
}{ $double ->
    [0] { "" }
   *[other] { " · " }double { $double }
}
ask-battle-who-loses = Battle in { $place }: who takes the next hit?
    .doing = dividing hits
ask-battle-loss = Battle in { $place }: which Unit do you lose?
    .doing = choosing a Unit to lose
ask-battle-ship = Battle in { $place }: which Ship takes the hit?
    .doing = choosing a Ship to lose
option-lose_unit = Lose { $target }
option-lose_ship = Hit on: { $target }
log-battle-loss = { $power } loses { $unit }
log-battle-damage = A Heavy Ship of { $power } is damaged
log-wounded = { $who } is wounded
ask-give-ship = Which of your Ships does { $realm } capture?
    .doing = giving up a Ship
ask-take-ship = Do you take the captured { $ship }?
    .doing = capturing a Ship
option-give_ship = Give up: { $target }
log-captures = { $power } captures: { $ship }

## After a Round

ask-retreat = Battle in { $place }: fight on or retreat? You have { $own }, they have { $theirs }.
    .doing = deciding on a retreat
option-fight_on = Fight on
option-retreat_to = Retreat to { $target }
option-retreat_to_sea = Retreat to { $target }
option-retreat_to_port = Retreat to the Port of { $target }
log-retreats = { $power } retreats from { $place }
log-retreats-to = { $power } falls back to { $place }
log-npr-retreats = { $power } gives up { $place }
log-battle-won = { $power } wins the battle in { $place }
log-battle-nobody = Nobody is left in { $place }: the battle has no winner

## Sieges

ask-siege = Siege in { $area }: which Province do you besiege?
    .doing = besieging Provinces
ask-expelled = Your Ships must leave { $province }: where do they go?
    .doing = leaving a Port
ask-effect-siege = { $card }: in which Area do you besiege?
    .doing = choosing where to besiege
option-besiege_in = Besiege Provinces in { $target }
option-besiege = Besiege { $target }
log-besieges = { $power } besieges { $province }
log-rebel-town-gone = { $power } drives the Rebels out of { $province }
log-driven-out = Ships of { $power } are driven out of { $province }
bill-siege = Units in the siege
bill-siege-first = The first Unit is paid for

## Why not

no-die-not-concerned = This type of die cannot be chosen here.
no-battle-action = This is no Battle Action.
no-battle-action-again = Your side has used this Battle Action in this Round of the Battle already.
no-ambush = You have no Ambush in your hand.
no-retreat-hostile = There are hostile Units in this Area.
no-retreat-battle = There would be another battle in this Area.
no-retreat-hostile-sea = This Sea Zone is hostile or closed to you.
no-retreat-port = This is no friendly Port.
no-retreat-room = This Port has no room for all your Ships.
no-siege-units = You have no Land Units there.
no-siege-enemies = There are hostile Units in this Area.
no-siege-nothing = No enemy controls a Province there.
no-siege-not-hostile = No enemy controls this Province.
no-siege-island = An island can be besieged only with a Ship of yours in a Sea Zone before its Port.
no-siege-strength = Your Units there are not strong enough for this Province.
no-siege-towns = You have no Town left to put there.
no-siege-none-yet = Choose a Province first.
opens-battle-won = To open it: defeat them in battle first.
opens-siege-ship = To open it: send a Ship there.
opens-siege-units = To open it: bring more Units there.

## In a terminal

terminal-battle = Battle in { $place }, Round { $n }
terminal-attackers = Attack
terminal-defenders = Defence
terminal-chances = The attackers win { $won } %, the defenders { $lost } %, nobody { $nobody } %
terminal-rolled = rolled
icon-infantry = Infantry
icon-cavalry = Cavalry
icon-artillery = Artillery
icon-double = double
icon-blank = nothing
