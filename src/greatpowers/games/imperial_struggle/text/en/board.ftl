# The board of Imperial Struggle in the browser.

## The sheet

board-label = Board
geo-france = FRANCE
geo-atlantic_ocean = Atlantic Ocean
geo-ottoman_empire = OTTOMAN EMPIRE
geo-gulf_of_mexico = Gulf of Mexico
geo-bay_of_bengal = Bay of Bengal
board-plate = { $region }: Britain { $br }, France { $fr }; award: { $award }
board-no-award = none
board-global-demand = Global Demand
board-unbuilt = { $n } unbuilt
board-at-sea = { $n } at sea
board-squadrons-of = { $power }: { $box } in the box, { $others }
board-vp = { $n } VP
board-treaty = { $n } TRP
board-debt = Debt { $n }
board-in-demand = { $commodity }, in demand: { $reward }; Britain { $br }, France { $fr }
board-not-in-demand = { $commodity }: { $reward }; Britain { $br }, France { $fr }

## What a space is and what lies on it

board-cost = cost { $cost }
board-alliance = Alliance
board-prestige = Prestige
board-advantage = Advantage
board-owner-br = British
board-owner-fr = French
board-owner-spain = Spanish
board-owner-usa = of the USA
board-owner-none = nobody’s
board-new = since this round
board-conflict = Conflict marker
board-conflict-plus-one = Conflict marker +1
board-isolated = Isolated
board-damaged = damaged
board-huguenots-fresh = Huguenots marker
board-huguenots-spent = Huguenots marker, spent
board-not-open = not yet open
board-exhausted = exhausted
board-suspended = suspended by a Conflict marker
board-began-with = { $power } began with it
board-counts-in-war = counts in the next War
board-needs = needs { $spaces }

## What may be done

board-you-may = you may: { $what }
board-for = { $what }, for { $cost }
board-flag = Flag { $target }
board-unflag = Unflag { $target }
board-points-economic = Economic points
board-points-diplomatic = Diplomatic points
board-points-military = Military points
board-of = { $cost } of { $points }
board-short = from Debt or Treaty Points
board-cancel = Cancel
board-confirm = Confirm
board-confirm-for = Confirm for { $cost }
board-confirm-debt = Confirm for { $debt } Debt
board-owed = { $n } (of { $room })

## Why not

board-territory = A Territory changes hands only by conquest in a War.
board-nothing-here = Nothing can be done here at the moment.
board-not-your-question = You are not being asked now.
board-connected = Connected spaces
board-no-squadron = no Squadron
board-yours = yours
board-yours-in-conflict = yours, but in conflict
board-yours-isolated = yours, but Isolated
board-yours-new = yours only since this round
board-clear-first = To open it: remove the Conflict marker from { $space } first.

## The view

board-view = Map view
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-all-maps = All maps
board-short-europe = Eu
board-short-north_america = NA
board-short-caribbean = Ca
board-short-india = In
board-tab-all = All
board-tab-europe = Europe
board-tab-north_america = N. Amer.
board-tab-caribbean = Carib.
board-tab-india = India
board-map = { $region }
board-map-with-targets = { $region }, { $n ->
    [one] one target
   *[other] { $n } targets
}
board-war-display = War display
board-layer-connections = Lines between spaces
board-layer-advantages = Advantages
board-layer-war = Only what counts in the next War
board-keys = Keys
board-page-tiles = Tiles
board-page-hand = Hand
