"""Peaces that are worth considering, enforced or negotiated, as whole answers."""

from collections.abc import Iterator
from typing import Final

from greatpowers.games.price_of_power.appraisal_peace import is_peace_welcome
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Province, Realm
from greatpowers.games.price_of_power.rules.keeping import PRICE, is_capital
from greatpowers.games.price_of_power.rules.peace import judge_negotiation, said_of_peace
from greatpowers.games.price_of_power.rules.terms import KEEP_BOARD_STATE
from greatpowers.games.price_of_power.rules.victory import (
    INCONCLUSIVE,
    foes_of,
    lost_to,
    side_of,
    standing,
    taken_from,
    worth,
)
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import (
    AGREE_ON,
    DONE,
    EXCHANGE,
    FOR_DUCATS,
    NAME_PROVINCE,
    NEGOTIATE_PEACE,
    OFFER_PEACE,
    PROPOSE_PEACE,
    REGAIN,
)
from greatpowers.kernel.verdict import ALLOWED

MOST_GREED: Final = 3
"""So much more Tax than one loses one hopes to be left."""


def pact_plans(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose a peace to each player over whom one has not won, once.

    Who holds more wants to keep it; who holds less, and was refused White Peace, buys back.
    """
    said = said_of_peace(s, seat)
    for foe in foes_of(s, seat):
        if s.seat_of[foe] == NOBODY or judge_negotiation(foe, said) is not ALLOWED:
            continue
        if standing(s, seat, foe) != INCONCLUSIVE:
            continue
        taken = sum(worth(s, place) for place in taken_from(s, seat, side_of(s, foe)))
        lost = lost_to(s, seat, foe)
        losses = sum(worth(s, place) for place in lost)
        begun = [NEGOTIATE_PEACE(foe), AGREE_ON(KEEP_BOARD_STATE)]
        if losses < taken <= losses + MOST_GREED:
            yield [*begun, PROPOSE_PEACE()]
        elif losses > taken and OFFER_PEACE(foe) in said and is_peace_welcome(s, seat, foe):
            bought = _bought_back(s, seat, lost)
            if bought:
                yield [*begun, *bought, PROPOSE_PEACE()]


def _bought_back(s: State, seat: Seat, lost: list[Province]) -> list[int]:
    """Return the answers that buy Provinces back for what a Victor would ask, as Ducats go."""
    found: list[int] = []
    ducats = s.ducats[seat]
    for place in lost:
        price = PRICE * worth(s, place)
        if not is_capital(s, place) and price <= ducats:
            ducats -= price
            found += [REGAIN(place), FOR_DUCATS(price)]
    return found


# -- what a Victor does with what is occupied (10.5.2) -------------------------------------------


def keeping_plans(s: State, seat: Seat, loser: Realm) -> Iterator[list[int]]:
    """Propose to keep all, and to give some back for what the loser occupies; Capitals go back."""
    side = side_of(s, loser)
    taken = [place for place in taken_from(s, seat, side) if not is_capital(s, place)]
    yield [DONE()] if taken else []
    lost = [place for place in lost_to(s, seat, loser) if not is_capital(s, place)]
    exchanged = _exchanged(s, taken, lost)
    if exchanged:
        yield [*exchanged, DONE()] if taken else exchanged


def _exchanged(s: State, taken: list[Province], lost: list[Province]) -> list[int]:
    """Return the answers that exchange what was lost for as much; what is given leaves ``taken``.

    The dearest goes first, as the others are likelier to find a match.
    """
    found: list[int] = []
    for place in sorted(lost, key=lambda each: -worth(s, each)):
        alike = [each for each in taken if worth(s, each) == worth(s, place)]
        if alike:
            found += [EXCHANGE(place), NAME_PROVINCE(alike[0])]
            taken.remove(alike[0])
    return found
