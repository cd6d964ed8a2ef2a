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
no-not-industrial-yet = Industrial materials need 10 prestige, or 15 glory (10 with four players).
no-not-as-second-good = The second good may not be gold, spices or oriental goods.
no-too-few-ducats = You have too few ducats.
no-top-of-track = The marker is already at the top of the track.
no-too-few-oriental = Glory needs oriental goods at level 2 or more.
no-not-for-intrigue = This card cannot be played in an intrigue.
no-same-kind-twice = The two cards of an intrigue must be of different kinds.
no-card-does-not-count-that = The card does not count that.
no-nothing-to-count = There is nothing of it to count.

## Religion

no-never-converts = Russia and the Ottoman Empire never change religion.
no-converted-already = You have already changed religion.
no-religion-card-left = Both cards of this religion are taken.
no-religion-not-met = You do not meet the requirements of this religion.

## Conquest

no-marker-there = Your marker is already there.
no-too-weak-to-conquer = You lack the army, fleet or prestige for this territory.
no-too-poor-to-conquer = You cannot pay for this conquest.
no-not-a-colony-card = Only a colony card from your hand will do.

## War and peace

no-not-a-war-card = This is not a war card.
no-ruler-forbids-war = { card-civil_war } or { card-bourgeois_revolution } keeps you from choosing War.
no-too-late-to-settle = A settlement has to be played before your war cards, and only once.
no-war-event-condition = The condition of this war event is not met.
no-too-poor-for-tribute = You cannot pay the whole tribute.
no-not-yours-to-cede = This territory card does not lie before you.
no-lands-in-land-war = After a land war only a land can be ceded.
no-colonies-in-sea-war = After a sea war only a colony can be ceded.
no-too-little-prestige = You have too little prestige for the humiliation.

## Achievements

no-achievement-not-available = This achievement is not on display.
no-achievement-not-met = You do not meet the requirements of this achievement.
