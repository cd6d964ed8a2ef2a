# Imperial Struggle: why something is not possible.

## Points and Actions

no-take-a-tile-first = Take an Investment tile first.
no-such-action = Needs { $action } points; your tile gives { $tile }.
no-too-expensive = Costs { $cost } { $action }; you have { $points }, and Debt and Treaty Points add at most { $credit }.
no-action-finished = Your { $action } Action is over: another one was begun.
no-minor-used-up = Your Minor { $action } Action is used up: it buys one thing.
opens-such-action = To open it: a tile or an Event with { $action } points.
opens-too-expensive = To open it: more points, less Debt, or a lower price.
opens-major-action = To open it: a Major { $action } Action, or a Conflict marker.
no-minor-cannot = A Minor Action cannot do this: it unflags only in Conflict, and neither displaces Squadrons nor seizes Forts.
no-burke-is-in-europe = Edmund Burke’s points bind the whole Major Diplomatic Action to shifts in Europe.
no-too-late-to-pass = You can pass only right after taking the tile, before you use anything of it.
no-upgrade-symbol = Your tile has no Military Upgrade left to use.
no-basic-pool-empty = Your pool of Basic War tiles is empty.

## Shifting and drawing

no-your-own-flag = You already hold this space.
no-not-connected = Not connected.
no-not-open-yet = This space is not open yet.
no-draw-pile-empty = The draw pile of Event cards is empty.

## Military Actions

no-next-war = There is no War left to prepare for.
no-two-tiles-a-round = You have already bought two Bonus War tiles this round.
no-theaters-full = Every theater of the next War already holds two of your Bonus War tiles.
no-conflict-there = There is no Conflict marker here.
no-fort-is-held = A Fort can be built only on an empty Fort space.
no-fort-not-connected = Not connected to a space of yours from which Forts are built.
no-not-your-damaged-fort = This is not a damaged Fort of yours.
no-not-enemy-damaged-fort = This is not a damaged enemy Fort.
no-seize-not-connected = No Squadron or Market of yours that allows seizing it is connected to this Fort.
no-unbuilt-squadron = You have no Squadron left to build.
no-squadron-in-america = Choiseul needs a French Squadron in North America.
no-your-squadron-is-there = Your own Squadron is already there.
no-squadron-ready = You have no Squadron that can still be deployed this round.
no-only-on-turn-6 = Military Points can be exchanged only on turn 6.
no-one-type-a-round = You have already exchanged Military Points for the other type this round.

## Advantages and Huguenots

no-not-your-advantage = You do not hold this Advantage.
no-advantage-exhausted = This Advantage is exhausted until the next Reset Phase.
no-advantage-just-gained = You gained this Advantage only this round; you may use it from your next round on.
no-advantage-in-conflict = A space connected to this Advantage has a Conflict marker.
no-two-advantages-a-round = You have already used two Advantages this round.
no-one-advantage-a-region = You have already used an Advantage of this Region this round.
no-target-for-advantage = It would have nothing to work on.
no-used-by-constructing = Use this Advantage by constructing a Squadron with it.
no-fresh-huguenots = There is no fresh Huguenots marker here.

## Events

no-one-event-a-round = You have already played an Event this round.
no-too-late-for-event = An Event must be played before any Action, Advantage or Military Upgrade.
no-event-symbol = Your tile does not show the Event symbol.
no-icon-does-not-match = Needs a Major { $needed } Action; your tile’s is { $action }.

## Ministries

no-not-in-cabinet = This Ministry is not in your Cabinet.
no-ability-used = This ability is already used up.
no-ability-is-passive = This ability is not used on its own: it works by itself or as part of another move.
no-only-right-after-tile = This is possible only right after taking the tile.
no-needs-that-action = You have no Action this round to which these points could be added.
no-nothing-to-gain = You would gain nothing from it now.
no-nothing-to-draw = The draw pile is empty, so Robert Walpole has nothing to draw.
no-round-has-begun = The commodity must be named at the start of the round, before any Event or Action Points.
no-squadron-in-europe = Edmond Halley needs a British Squadron in Europe.
no-card-to-discard = You have no Event card to discard.
no-huguenots-all-placed = Both Huguenots markers are already on the map.
no-diplomacy-went-abroad = Points of this Diplomatic Action have already been spent on something other than shifts in Europe.
no-other-round-for-that = Jacobite shifts and Jacobite scoring must happen in different rounds.

## War

no-tile-does-that = None of your War tiles here has such an effect left.
no-outside-the-theater = This space is not in the theater’s Region.
no-not-an-enemy-flag = There is no enemy flag here to remove.
no-not-the-opponents = A War tile strikes only the opponent’s flag, and this one is Spanish.
no-not-an-enemy-squadron = There is no enemy Squadron here.
no-not-an-enemy-fort = This is not an enemy Fort.
no-fort-damaged-already = This Fort is already damaged.
no-spared-by-conflict = A War tile cannot unflag this space while it has a Conflict marker.
no-isolates-another = Losing this Market would Isolate another; choose one whose loss does not.
no-political-not-conquered = Political spaces cannot be taken with Conquest Points.
no-not-in-this-campaign = This space is neither in the theater’s Region nor on its list of Territories.
no-squadron-free = No Squadron of yours is free to conquer here.
no-conquest-line = No Conquest Line leads here from a space of yours.
no-line-to-fort = With Tougher Forts a Fort can be taken only along a Conquest Line from a space of yours.
no-refused-in-this-war = The conquest of this Territory has been refused; it cannot be taken again in this War.
no-too-few-conquest-points = Costs { $cost } Conquest Points; you have { $points }.
no-usa-flag-stays = A Territory with a USA flag cannot be taken.
no-not-for-the-usa = No USA flag can be raised here now.
no-usa-flag-there = A USA flag is already here.
no-not-a-colonial-fort = This Fort is not in the Northern Colonies sub-region.
no-flag-on-fort = There is no flag on this Fort.

## What a question is not about

no-territory-by-war = A Territory changes hands only in a War.
opens-territory-by-war = To open it: win a theater, and pay with its Conquest Points.
no-fort-is-not-shifted = A Fort is built, or repaired when damaged, with Military points; an undamaged one falls only in a War.
no-naval-is-not-shifted = Here a Squadron is deployed, with Military points.
no-fort-space = This is no Fort space.
no-naval-space = This is no Naval space.
no-jacobite-land = Jacobite Uprisings reach only Ireland and Scotland.
no-same-points = Military points are exchanged for another kind.
no-not-in-hand = This card is not in your hand.
no-not-face-down = This is no face-down card of your cabinet.
no-such-keyword = No face-down card of yours has the keyword by this name.
no-not-to-appoint = You cannot appoint this card: it is of another side or era, or already placed.
no-tile-not-offered = This tile is taken, or was not drawn this turn.
no-not-that-theater = The tile cannot go to this theater.
no-not-that-war = This theater is not of the next War.
no-not-that-tile = This War tile is not one of those meant.
no-squadron-of-yours = You have no Squadron there.
no-squadron-moved = This Squadron was deployed in this round already.
no-navy-box-is-empty = No Squadron in the Navy Box can go.
no-squadron-for-conquest = Only a Squadron of your own from this theater’s Regions can go.
no-not-for-this-advantage = This Advantage does not work on that space.
no-not-that-advantage = This Advantage cannot be chosen here.
no-card-says-otherwise = The card in play does not reach this.
no-conflict-marker = Conflict markers go to Markets and Political spaces only.
no-conflict-twice = No further Conflict marker can be placed here.
no-spares-protected = This Advantage spares Protected Markets.
no-huguenots-there = Huguenots go to French Territories in America that have none.
no-not-that-demand = This commodity is not one of those meant.
no-not-hit-by-tile = The War tile’s symbol does not work on this kind of space.

## What would open it

opens-next-round = To open it: your next round.
opens-start-of-round = To open it: the start of your next round, right after taking the tile.
opens-next-round-action = To open it: your next round, with a tile of { $action } points.
opens-upgrade-symbol = To open it: a tile with the Military Upgrade symbol.
opens-connection = To open it: control a connected Territory, Fort or Naval space, or a connected Market that was yours all round, is not Isolated and has no Conflict marker.
opens-later-era = To open it: a later era; the spaces of the USA open with its flags.
opens-era-cards = To open it: the cards that a new era adds to the pile.
opens-after-war = To open it: the next War has to be fought first.
opens-fort-falls = To open it: an enemy Fort can be seized once a War has damaged it.
opens-fort-connection = To open it: hold a connected Market, Naval space or Territory from the start of a round.
opens-seize-connection = To open it: bring a Squadron beside it, or hold a connected Market.
opens-squadron-there = To open it: deploy a Squadron there.
opens-squadron-ready = To open it: construct a Squadron, or wait for your next round.
opens-all-spaces = To open it: control every space connected to it.
opens-conflict-gone = To open it: remove the Conflict marker with Military points.
opens-event-symbol = To open it: a tile with the Event symbol.
opens-icon = To open it: a tile with a Major { $needed } Action.
opens-ministry = To open it: choose it in a later Ministry Phase.
opens-next-turn = To open it: the next Peace Turn.
opens-such-points = To open it: a tile or an Event with points of that kind.
opens-draw-card = To open it: draw an Event card with Diplomatic points.
opens-squadron-for-war = To open it: have Squadrons in the Navy Box or the theater’s Region when the next War begins.
opens-conquest-line = To open it: hold a Fort, Naval space or Territory at the other end of a Conquest Line.
opens-next-war = To open it: the next War.
opens-wider-margin = To open it: win a theater by a wider margin.
opens-construct = To open it: construct a Squadron.
