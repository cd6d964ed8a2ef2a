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
no-not-connected = This Market is not connected to a Territory, Fort or Naval space you control, nor to a Market of yours that has been yours all round, is not Isolated and has no Conflict marker.
no-not-open-yet = This space is not open yet.
no-draw-pile-empty = The draw pile of Event cards is empty.

## Military Actions

no-next-war = There is no War left to prepare for.
no-two-tiles-a-round = You have already bought two Bonus War tiles this round.
no-theaters-full = Every theater of the next War already holds two of your Bonus War tiles.
no-conflict-there = There is no Conflict marker here.
no-fort-is-held = A Fort can be built only on an empty Fort space.
no-fort-not-connected = No connected Market, Naval space or Territory that allows building has been yours since the start of the round.
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
no-icon-does-not-match = The symbol on this card does not match the Major Action of your tile.

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
no-squadron-free = You have no Squadron for this in the Navy Box or the theater’s Region that has not conquered in this War yet.
no-conquest-line = No Conquest Line leads here from a Fort, Naval space or Territory of yours.
no-line-to-fort = With Tougher Forts a Fort can be taken only along a Conquest Line from a space of yours.
no-refused-in-this-war = The conquest of this Territory has been refused; it cannot be taken again in this War.
no-too-few-conquest-points = With its Huguenots marker this Territory costs more Conquest Points than you have left.
no-usa-flag-stays = A Territory with a USA flag cannot be taken.
no-not-for-the-usa = No USA flag can be raised here now.
no-usa-flag-there = A USA flag is already here.
no-not-a-colonial-fort = This Fort is not in the Northern Colonies sub-region.
no-flag-on-fort = There is no flag on this Fort.
