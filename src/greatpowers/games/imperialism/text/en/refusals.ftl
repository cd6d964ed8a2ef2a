# Imperialism: why something is not possible.

## Cards and hands

no-not-in-hand = This card is not in your hand.
no-not-its-moment = This card has another moment: it cannot be played now.
no-not-that-track = What is gained here is not a level of this track.
no-not-in-their-hand = This card is not in that hand.
no-not-in-discard = This card is not in the discard pile.
no-not-that-kind-of-card = The effect does not give cards of this kind.
no-not-in-row = This territory is not among the open ones.
no-deck-empty = This deck is empty.
no-drawing-from-decks = You have begun to draw from the decks, so you may no longer take an open territory.

## Powers

no-power-not-dealt = This power was not dealt to you.
no-power-not-in-game = Nobody leads this power.
no-that-is-you = That is your own power.
no-not-this-power = The effect cannot be turned on this power.

## Actions

no-same-action-again = It was the action of your last turn, or War after a settlement: choose another.
no-not-industrial-yet = Industrial materials need { $prestige } prestige or { $glory } glory; you have { $has_prestige } and { $has_glory }.
no-not-as-second-good = The second good may not be gold, spices or oriental goods.
no-too-few-ducats = Costs { $needed } ducats; you have { $has }.
no-top-of-track = The marker is already at the top of the track.
no-too-few-oriental = Glory needs oriental goods at level { $needed }; yours are at { $has }.
no-not-for-intrigue = This card cannot be played in an intrigue.
no-same-kind-twice = The two cards of an intrigue must be of different kinds.
no-card-does-not-count-that = The card does not count that.
no-nothing-to-count = There is nothing of it to count.

## Religion

no-never-converts = Russia and the Ottoman Empire never change religion.
no-converted-already = You have already changed religion.
no-religion-card-left = Both cards of this religion are taken.
no-religion-not-met = Needs { $what }: { $needed }; you have { $has }.

## Conquest

no-marker-there = Your marker is already there.
no-too-weak-to-conquer = Needs { $what }: { $needed }; you have { $has }.
no-too-poor-to-conquer = Costs { $needed } ducats; you have { $has }.
no-not-a-colony-card = Only a colony card from your hand will do.

## War and peace

no-not-a-war-card = This is not a war card.
no-ruler-forbids-war = { card-civil_war } or { card-bourgeois_revolution } keeps you from choosing War.
no-too-late-to-settle = A settlement has to be played before your war cards, and only once.
no-war-event-condition = The condition of this war event is not met.
no-too-poor-for-tribute = The tribute is { $needed } ducats; you have { $has }.
no-not-yours-to-cede = This territory card does not lie before you.
no-lands-in-land-war = After a land war only a land can be ceded.
no-colonies-in-sea-war = After a sea war only a colony can be ceded.
no-too-little-prestige = The humiliation takes { $needed } prestige; you have { $has }.

## Achievements

no-achievement-not-available = This achievement is not on display.
no-achievement-not-met = Needs { $what }: { $needed }; you have { $has }.

## What would open it

opens-raise-oriental = To open it: raise your level of oriental goods.
opens-such-a-war = To open it: a war that fits what the card asks for.
opens-ducats = To open it: more ducats, from taxes, trade or plunder.
opens-its-moment = To open it: the moment that the card names.
opens-another-kind = To open it: a card of another kind, or your next Intrigue.
opens-prestige-or-glory = To open it: more prestige or glory.
opens-comes-up = To open it: it has to come up from its stack.
opens-what-is-missing = To open it: gain what is missing.
opens-new-ruler = To open it: another ruler.
opens-next-turn = To open it: your next turn.
opens-take-it-first = To open it: take the card into your hand first.
