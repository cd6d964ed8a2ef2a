# Imperialism: what happened, as the log tells it.

## Set-up

log-power-revealed = Player { $number } leads { $power }
log-powers-revealed = All powers are revealed
log-first-level = { $power } raises a level by 1: { $track }
log-first-player = { $power } has the lowest start number and begins

## Hand exchange

log-released = { $power } gives up 2 prestige and is rid of { $card }
log-discards = { $power } discards { $card }
log-takes-open = { $power } takes { $card } from the open territories
log-draws = { $cards ->
    [one] { $power } draws a card from the { $deck }
   *[other] { $power } draws { $cards } cards from the { $deck }
}
log-draws-this = You draw { $card }
log-territory-opens = Open territory: { $card }
log-providence-reshuffled = The discarded providence cards become the new deck
log-territories-reshuffled = The discarded territories become the new deck

## Development

log-turn = Round { $round }: { $power }
log-action = { $power } chooses an action: { $action }
log-development-bonus = { $power } gets { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} for choosing Development
log-trade = { $power } trades for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}: { $good }
log-gold-penalty = { $power } loses 1 prestige for trading gold
log-leader-ducats = { $power } gets { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} as the leader
log-leader-prestige = { $power } gets 1 prestige as the leader
log-second-good = { $power } pays { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} to develop a second good
log-level-bought = { $price ->
    [0] { $power } raises a level: { $track }, now { $level }
    [one] { $power } raises a level for 1 ducat: { $track }, now { $level }
   *[other] { $power } raises a level for { $price } ducats: { $track }, now { $level }
}
log-taxes = { $power } collects { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} in taxes

## Intrigue and cards

log-plot = { $power } plays { $card } against { $victim }
log-imposes-ruler = { $power } plays { $card } against { $victim }
log-ruler = { $power } is ruled by { $card }
log-ruler-moves = { $card } moves to { $power }
log-deposed = { $power } loses its ruler: { $card }
log-converts = { $power } changes religion: { $religion }
log-good-raised = { $power } raises a good by 1: { $track }
log-event = { $power } plays { $card }
log-cancelled = { $power } cancels { $card }
log-ducats-taken = { $power } takes { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} from { $victim }
log-cannot-pay = { $power } cannot pay it all and loses 1 prestige
log-gains-ducats = { $power } gets { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
log-gains-prestige = { $power } gets { $prestige } prestige
log-gains-glory = { $power } gets { $glory } glory (now { $total })
log-loses-prestige = { $power } loses { $prestige } prestige
log-retrieves = { $power } takes { $card } from the discard pile
log-looks-at-hand = { $power } looks at the hand of { $victim }
log-sees-card = In that hand: { $card }
log-finds-nothing = { $power } finds no card to take
log-seizes = { $power } takes a card out of the hand of { $victim }
log-seizes-this = The card taken: { $card }

## Conquest

log-conquers = { $power } conquers { $card } for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}{ $gains ->
    [0] { "" }
    [1] { ":" } { $what1 } +{ $by1 }
    [2] { ":" } { $what1 } +{ $by1 }, { $what2 } +{ $by2 }
    [3] { ":" } { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }
   *[other] { ":" } { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }, { $what4 } +{ $by4 }
}

## Gains and what follows

log-gains = { $power } gains: { $gains ->
    [1] { $what1 } +{ $by1 }
    [2] { $what1 } +{ $by1 }, { $what2 } +{ $by2 }
    [3] { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }
   *[other] { $what1 } +{ $by1 }, { $what2 } +{ $by2 }, { $what3 } +{ $by3 }, { $what4 } +{ $by4 }
}
gain-glory = Glory
gain-hand = Hand limit
gain-land = War on land
gain-sea = War at sea
gain-dissenters = War against dissenters
log-leads = { $power } now leads: { $good }
log-lead-lost = { $power } no longer leads: { $good }
log-hand-limit = { $power }: the hand limit is now { $limit }

## War

log-war-declared = { $power } declares a { $kind } on { $victim } with { $card }
log-defends = { $power } defends with { $card }
log-settled = { $power } settles with { $victim }: there is no war
log-war-won = { $power } defeats { $victim }: attack { $attack }, defence { $defence }
log-war-over = The war of { $power } on { $victim } is over
log-tribute = { $power } pays { $victim } a tribute of { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
log-cedes = { $power } cedes { $card } to { $victim }
log-humiliated = { $power } is humiliated and loses { $prestige } prestige
log-surrenders = { $power } has no way to make peace and loses everything: { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} and { $prestige } prestige
log-plunder = { $power } plunders { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}

## Glory and the end

log-achievement = { $power } attains { $achievement } ({ $glory } glory)
log-bloom-begins = { $power } enters a cultural bloom
log-bloom-scores = { $power } gets 1 glory for the cultural bloom
log-end-space = { $power } reaches the end space at { $space } glory: all others have one more turn
log-stalemate = Nobody has won glory for { $rounds } rounds: the game ends in a stalemate
log-final-category = Final scoring, { $category }: { $power }, { $glory } glory
log-final-faithful = { $power } never changed religion: { $glory } glory
log-finally-scored = The final scoring is done
log-final-score = { $power } ends with { $glory } glory

## Where the points came from

source-start = From the start
source-conquest = Conquests
source-war = Wars
source-achievements = Achievements
source-others = Cards, religion, culture
source-final = Final scoring

## How long it took, and from when on something was so

length-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
chapter-round = Round { $round }
    .since = from round { $round } on
chapter-final = Final scoring
    .since = from the final scoring on

## What is held

held-achievements = Achievements
held-ducats = Ducats

## What may be expected

outlook-glory = Your glory if the game ended now: { $before } → { $after }
