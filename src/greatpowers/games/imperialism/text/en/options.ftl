# Imperialism: what a player may choose.

## Set-up and hand exchange

option-done = Done
option-keep_power = Keep { $target }
option-raise = Raise: { $target }
option-discard = Discard { $target }
option-take = Take { $target } from the open territories
option-draw = Draw from the { $target }

## Actions

option-play = Play { $target }
option-against = { $target }
option-count = { $target }
option-develop = Develop: { $target }
option-convert = Change religion: { $target }
option-collect_taxes = Collect taxes
option-conquer = Conquer { $target }

## War and peace

option-attack = Go to war with { $target }
option-land_war = War on land against { $target }
option-sea_war = War at sea against { $target }
option-defend = Defend with { $target }
option-pay_tribute = Pay the tribute
option-cede = Cede { $target }
option-be_humiliated = Suffer political humiliation

## Effects of cards

option-retrieve = Take { $target } from the discard pile
option-seize = Take { $target }
option-move_ruler = To { $target }
option-achieve = Take { $target }
option-gain_ducats = 3 ducats
option-gain_glory = 1 glory
