# Imperial Struggle in the browser: the panels around the board.

## Turns and victory points

is-turn-track = Turn track
is-peace-turn = Peace Turn { turn-number }
is-war-turn = War Turn
is-round-of = round { $n } of 4
is-tool-construct = Squadron
is-tool-recruit = War tile
is-tool-draw = Card
is-tool-upgrade = Upgrade
is-tool-exchange = Exchange
is-tool-pass = Pass
is-turn-now = now
is-turn-over = over
is-turn-to-come = to come
is-era-succession = Succession
is-era-empire = Empire
is-era-revolution = Revolution
is-strengths = { $br } v { $fr }
is-war-button = { $war }. From the board: Britain { $br }, France { $fr }. Open the war display
is-war-wss = Spanish Succession
is-war-was = Austrian Succession
is-war-seven_years = Seven Years War
is-war-awi = American Independence
is-vp-ruler = Victory Points: { $vp }. Britain wins at 0, France at 30.

## Points in the prompt

is-action-economic = economic
is-action-diplomatic = diplomatic
is-action-military = military
is-purse-major = major
is-purse-minor = minor
is-purse-event = Event
is-purse-ministry = Ministry
is-points-economic = economic
is-points-diplomatic = diplomatic
is-points-military = military
is-debt-room = debt room
is-debt-room-long = Debt you may still take
is-treaty-points = treaty points
is-conquest-points = { $n ->
    [one] conquest point
   *[other] conquest points
}
is-then-unflag = then unflag

## Tiles and cards

is-investments = Investments
is-hand = Hand
is-hand-empty = No Event cards in hand.
is-cabinet = Cabinet
is-tile-taken = { $tile }: taken by { $power }
is-tile-taken-by = Taken: { $power }
is-tile-major = Major Action
is-tile-minor = Minor Action
is-tile-event = You may play an Event card this round.
is-tile-upgrade = You may carry out a Military Upgrade this round.
is-tiles-major-minor = Major Action above, Minor below.
is-tiles-event = lets you play an Event,
is-tiles-upgrade = renews a War tile.
is-about-economic = { $n } points to flag and unflag Markets.
is-about-diplomatic = { $n } points for Political spaces and Event cards.
is-about-military = { $n } points for Forts, Squadrons, Bonus War tiles or ending Conflicts.
is-card-bonus = bonus: { $condition }
is-card-no-bonus = no bonus
is-bonus = Bonus:
is-bonus-if = Bonus if:
is-bonus-met = met now
is-bonus-hidden = met if you reveal a Ministry
is-bonus-unmet = not met
is-bonus-prestige = Prestige
is-bonus-debt = Available Debt
is-bonus-tiles = Bonus War tiles
is-icon-economic = Needs a tile with a Major Economic Action.
is-icon-diplomatic = Needs a tile with a Major Diplomatic Action.
is-icon-military = Needs a tile with a Major Military Action.
is-minister-hidden = hidden
is-minister-hidden-long = Face down: only you know.
is-minister-used = used
is-minister-used-some = { $n } used
is-minister-face-down = { $ministry }, face down
is-ability-used = Used: { $ability }
is-banks-used = Debt not recorded this turn: { $n } of 2
is-townshend = Named this turn: { $commodity }
is-face-down = { $n ->
    [one] One Ministry lies face down.
   *[other] { $n } Ministries lie face down.
}
is-picker = Choose a card
is-chosen = Chosen: { $names }
is-fold-tray = Fold the tray
is-unfold-tray = Open the tray

## Plates of the powers

is-debt = Debt { $now } of { $limit }
is-treaty = Treaty Points: { $n }
is-squadrons = Squadrons: { $box } in the Navy Box, { $sea } at sea, { $unbuilt } unbuilt
is-hand-size = Event cards: { $n }
is-unrevealed = unrevealed

## Forecast

is-forecast = If the turn were scored now
is-forecast-even = No change
is-forecast-gain = { $power } +{ $vp }
is-victory-points = { $n ->
    [one] Victory Point
   *[other] Victory Points
}
is-forecast-sweep = { $power } would take every Award and every demand, and win the game.
is-forecast-note = Spaces with a Conflict marker count for nobody. Hidden Ministries are not reckoned.
is-prestige = Prestige
is-prize-won = { $power } takes { $vp } VP and { $treaty } TRP
is-prize-nobody = nobody takes it
is-short-br = BR
is-short-fr = FR
is-short-treaty = { $n } TRP
is-short-debt = { $n ->
    [-1] Debt −1
   *[other] Debt +{ $n }
}

## War display

is-no-war = There is no War left to prepare for
is-basic = basic
is-drawn = Drawn:
is-theaters-won = { $n ->
    [one] { $n } theater
   *[other] { $n } theaters
}
is-choose-theater = Choose this theater
is-ahead = { $power } by { $n }
is-level = level
is-tile-face-down = { $power }: tile face down
is-from-the-board = From the board: { $br } v { $fr }.
is-tiles-face-down = { $n ->
    [one] { $power }: one tile is face down.
   *[other] { $power }: { $n } tiles are face down.
}
is-strength-none = nothing on the board
is-spoils-margin = margin
is-spoils-winner = winner
is-spoils-loser = loser
is-margin-or-more = { $n } or more
is-won-vp = { $n } VP
is-won-conquest = { $n } conquest
is-won-treaty = { $n } TRP
is-won-unflag-market = unflag 1 Market
is-won-unflag-political = unflag 1 Political space
is-won-jacobite_victory = Jacobite Victory
is-won-jacobite_ministry = Jacobite Uprisings as a third Ministry
is-won-jacobite_defeat = Jacobite Defeat
is-won-atlantic_dominance_marker = +2 in the French & Indian War
is-won-usa = USA flags
is-won-canada = Canada
is-lost-unbuilt = { $n ->
    [one] unbuilds { $n } Squadron
   *[other] unbuilds { $n } Squadrons
}
is-lost-squadrons = { $n ->
    [one] loses { $n } Squadron for good
   *[other] loses { $n } Squadrons for good
}

## Moments and cards

is-vp-marker = victory points
is-award = award
is-most = most
is-stake-per = { $most ->
    [0] { $worth } for each
   *[other] { $worth } for each, up to { $most }
}
is-stake-per-some = { $worth } for every { $per }, up to { $most }
is-group-region = Regions
is-group-prestige = Prestige spaces
is-group-commodity = Global Demand
is-group-commodities = Commodities
is-group-ministry = Ministries
is-group-debt = Treasury
is-group-territories = Conquests
is-goes-to = goes to
is-short-vp = VP
is-stands-at = stands at
is-conquered = Conquered by { $power }
is-prize-level = level
is-prize-short = lead { $lead }, needs { $margin }
is-prize-nobody-gets = nobody
is-prize-worth = { $treaty ->
    [0] { $vp } VP
   *[other] { $vp } VP · { $treaty } TRP
}
is-theater-of = theater { $number } of { $of }
moment-scoring = Peace Turn { turn-number } is scored
moment-final = Final Scoring
moment-theater = { $theater }
cards-all = Event cards
cards-hand = In your hand
cards-removed = Removed from the game
cards-unseen = Not seen yet
cards-ministries = Ministries
