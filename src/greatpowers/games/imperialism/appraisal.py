"""What cards are worth to the seat that holds them, measured in points of glory."""

from math import exp
from typing import Final

from greatpowers.games.imperialism.cards.events import (
    BURGHERS_ORIENTAL,
    COLONIAL_RUSH,
    EXCEPTIONAL_YEAR,
    GOOD_YEAR_ORIENTAL,
    INTERCEPTED_PLANS,
    LUXURIES,
    PIRATES,
    RISE_OF_BURGHERS,
    SETTLEMENT,
)
from greatpowers.games.imperialism.cards.specials import HISTORIC_VICTORY, WAR_FOR_INFLUENCE
from greatpowers.games.imperialism.cards.war_events import (
    ARMED_INTERVENTION,
    GREEDY_PILLAGE,
    NAVAL_BLOCKADE,
    PATRIOTIC_RISING,
)
from greatpowers.games.imperialism.components import (
    ANY_TERRITORIES,
    COST,
    EVENT,
    FIRST_TERRITORY,
    IS_COLONY,
    IS_WAR_CARD,
    KIND,
    NEEDS,
    NEGATIVE_RULER,
    NOTHING,
    ORIENTAL,
    PLOT,
    POSITIVE_RULER,
    PROFIT,
    PROVIDENCE,
    SHIPYARDS,
    TAKES,
    TAKES_MOST,
    TERRITORIES,
    TERRITORY_CARDS,
    TERRITORY_GLORY,
    TERRITORY_LEVELS,
    TERRITORY_PRESTIGE,
    WAR_CARD_MODIFIER,
    WEAPONS,
    Card,
    Seat,
    Territory,
)
from greatpowers.games.imperialism.rules.events import GAMBIT
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.state import State

DUCAT: Final = 0.075
PLENTY: Final = 20
"""Ducats beyond these are worth half."""
MEAN_CARD: Final = 0.3
"""A card that is still to be drawn, or that another seat holds."""

LEVEL: Final = 0.45
PRESTIGE_POINT: Final = 0.35
OF_THE_BEST: Final = 0.75
OF_OTHERS: Final = 0.35
"""How much of a territory's worth counts in the hand: one is conquered at a time."""
STEP: Final = 0.6
"""How fast it shrinks with each level that is missing."""
DUCATS_A_STEP: Final = 6

WAR_CARD: Final = 0.4
WAR_STRENGTH: Final = 0.05
NEW_RULER: Final = 0.7
BETTER_RULER: Final = 0.3
BAD_RULER: Final = 0.75


def ducat_worth(ducats: int, left: float) -> float:
    """Return what ducats are worth: they lose their use towards the end and in plenty."""
    counted = ducats if ducats <= PLENTY else PLENTY + (ducats - PLENTY) / 2
    return DUCAT * counted * (0.02 + 0.98 * min(1.0, 2 * left))


def territory_worth(territory: Territory) -> float:
    """Return what a territory gives, less its cost."""
    worth = TERRITORY_GLORY[territory] + PRESTIGE_POINT * TERRITORY_PRESTIGE[territory]
    for _, number in TERRITORY_LEVELS[territory]:
        worth += LEVEL * number
    return worth + 0.3 - DUCAT * COST[territory]


TERRITORY_WORTH: Final = tuple(territory_worth(each) for each in range(len(TERRITORIES)))

FIXED: Final[dict[int, float]] = {
    SETTLEMENT: 0.45,
    PIRATES: 0.3,
    PATRIOTIC_RISING: 0.3,
    GAMBIT: 0.5,
    INTERCEPTED_PLANS: 0.35,
    GREEDY_PILLAGE: 0.35,
    HISTORIC_VICTORY: 0.75,
    WAR_FOR_INFLUENCE: 0.45,
}
FIXED_WORTH: Final = tuple(FIXED.get(each, 0.0) for each in range(len(PROVIDENCE)))


def appraise_hand(s: State, seat: Seat, left: float) -> float:
    """Return what a hand is worth to its owner, places to be filled included."""
    hand = s.hand[seat]
    soon = min(1.0, 2.5 * left)
    total = best = 0.0
    for card in hand:
        if card >= FIRST_TERRITORY:
            worth = _territory_in_hand(s, seat, card - FIRST_TERRITORY)
            best = max(best, worth)
            total += OF_OTHERS * worth
        else:
            total += _providence_in_hand(s, seat, card)
    for territory in range(TERRITORY_CARDS, len(TERRITORIES)):
        if not s.markers[seat][territory - TERRITORY_CARDS]:
            best = max(best, _territory_in_hand(s, seat, territory))
    total += (OF_THE_BEST - OF_OTHERS) * best
    return soon * (total + MEAN_CARD * (hand_limit(s, seat) - len(hand)))


def _territory_in_hand(s: State, seat: Seat, territory: Territory) -> float:
    """Return a territory's worth, less for every level and all ducats that are missing."""
    level = s.level[seat]
    missing = 0.0
    for track, number in NEEDS[territory]:
        if number > level[track]:
            missing += number - level[track]
    short = COST[territory] - s.ducats[seat]
    if short > 0:
        missing += short / DUCATS_A_STEP
    return TERRITORY_WORTH[territory] * exp(-STEP * missing)


def _providence_in_hand(s: State, seat: Seat, card: Card) -> float:
    """Return the best use of a providence card."""
    worth = FIXED_WORTH[card]
    kind = KIND[card]
    if kind == PLOT:
        worth = DUCAT * _plot_ducats(s, seat, card)
    elif kind == POSITIVE_RULER:
        ruler = s.ruler[seat]
        has_good = ruler != NOTHING and KIND[ruler] == POSITIVE_RULER
        worth = BETTER_RULER if has_good else NEW_RULER
    elif kind == NEGATIVE_RULER:
        worth = BAD_RULER
    elif kind == EVENT and worth == 0.0:
        worth = 0.8 * event_worth(s, seat, card)
    if IS_WAR_CARD[card]:
        land, sea = WAR_CARD_MODIFIER[card]
        worth = max(worth, WAR_CARD + WAR_STRENGTH * max(land, sea)) + 0.1
    return worth


def _plot_ducats(s: State, seat: Seat, plot: Card) -> int:
    """Return the most ducats that a plot can take now."""
    best = 0
    for other in s.others(seat):
        for what, rate in TAKES[plot]:
            ducats = min(TAKES_MOST[plot], rate * s.count(other, what), s.ducats[other])
            best = max(best, ducats)
    return best


def event_worth(s: State, seat: Seat, event: Card) -> float:
    """Return what an event does for a seat if it is not cancelled."""
    level = s.level[seat]
    if event == EXCEPTIONAL_YEAR:
        return 1.0 if level[ORIENTAL] >= GOOD_YEAR_ORIENTAL else 3 * DUCAT
    if event == RISE_OF_BURGHERS:
        glory = 1.0 if level[ORIENTAL] >= BURGHERS_ORIENTAL else 0.0
        return glory + DUCAT * s.count(seat, ANY_TERRITORIES)
    if event == COLONIAL_RUSH:
        return _rush_worth(s, seat)
    if event == NAVAL_BLOCKADE:
        return DUCAT * 2 * level[SHIPYARDS]
    if event == ARMED_INTERVENTION:
        return DUCAT * 2 * level[WEAPONS]
    if event == GAMBIT:
        return 0.9
    return FIXED_WORTH[event] + 0.2


def _rush_worth(s: State, seat: Seat) -> float:
    """Colonial rush needs a colony card, and a trade in luxuries."""
    level = s.level[seat]
    ducats = max(PROFIT[good][level[good]] for good in LUXURIES)
    for card in s.hand[seat]:
        if card >= FIRST_TERRITORY and IS_COLONY[card - FIRST_TERRITORY]:
            return DUCAT * ducats
    return 0.5 * DUCAT * ducats


def appraise_pending(s: State, seat: Seat, left: float) -> float:
    """Return what an event of one's own promises that others may still cancel."""
    if not s.in_play:
        return 0.0
    card = s.in_play[-1]
    if KIND[card] != EVENT or card == s.attack_card or card in s.defence_cards:
        return 0.0
    if card == GAMBIT and len(s.in_play) > 1:
        return event_worth(s, seat, s.in_play[-2])
    return 0.9 * event_worth(s, seat, card) * min(1.0, 0.1 + 2.5 * left)
