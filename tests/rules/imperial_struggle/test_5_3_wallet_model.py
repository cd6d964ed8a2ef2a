"""5.3: who can pay what with which purse, by a model of its own, compared over random games."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.components import (
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    MARKETS,
    MILITARY,
    NAVALS,
    POLITICALS,
    REGION,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    ANYWHERE,
    BURKE_IN_EUROPE,
    CONSTRUCTING,
    DEPLOYING,
    DRAW,
    FLAG,
    LIMITS,
    RECRUITING,
    UNFLAG,
)
from greatpowers.games.imperial_struggle.rules.wallet import MINOR_CANNOT, Wallet, credit
from greatpowers.games.imperial_struggle.state import (
    BURKE_SPENT,
    EVENT,
    MAJOR,
    MINISTRY,
    MINOR,
    State,
)
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import ALLOWED

CASES = [
    *((ECONOMIC, kind, place) for kind in (FLAG, UNFLAG) for place in MARKETS[::7]),
    *((DIPLOMATIC, kind, place) for kind in (FLAG, UNFLAG) for place in POLITICALS[::5]),
    (DIPLOMATIC, DRAW, -1),
    (MILITARY, RECRUITING, -1),
    (MILITARY, CONSTRUCTING, -1),
    *((MILITARY, DEPLOYING, place) for place in NAVALS[::4]),
]


def purses(s: State, action: int, purchase: int, place: int) -> list[tuple[int, int, int]]:
    """Return kind, points and limit of every purse whose limit lets it pay."""
    return [
        (kind, s.purse_points[n], s.purse_limit[n])
        for n, kind in enumerate(s.purse_kind)
        if s.purse_type[n] == action and LIMITS[s.purse_limit[n]](s, purchase, place)
    ]


def points_of(s: State, action: int, purchase: int, place: int, major: bool) -> int | None:
    """Return what one of the two Actions could spend on a purchase, or nothing if there is none.

    The rulebook's words: a Major Action is the tile's or an Event's, and the two of one type are
    one (5.2). Points of a Ministry join an Action and are none (3.5.4). The Minor takes its own
    points and those of Events and Ministries, in the Italian edition only if these have not begun
    an Action of their own (R24). Burke's points never join it (R84).
    """
    usable = purses(s, action, purchase, place)
    if major:
        if not any(kind in (MAJOR, EVENT) for kind, _, _ in usable):
            return None
        abroad = place < 0 or REGION[place] != EUROPE
        if action == DIPLOMATIC and s.effects & BURKE_SPENT and abroad:
            return None
        return sum(points for kind, points, _ in usable if kind != MINOR)
    own = [points for kind, points, _ in usable if kind == MINOR]
    if not own:
        return None
    begun = s.current == action and not s.polish_edition
    joined = [
        points
        for kind, points, limit in usable
        if kind in (EVENT, MINISTRY) and limit != BURKE_IN_EUROPE and not begun
    ]
    return sum(own) + sum(joined)


def payable(s: State, power: int, action: int, cost: int, purchase: int, place: int) -> set[bool]:
    """Return by which Actions (Major: true) a price can be paid, with Debt and Treaty Points."""
    found = set()
    for major in (True, False):
        points = points_of(s, action, purchase, place, major)
        if points is not None and points + credit(s, power, action) >= cost:
            found.add(major)
    return found


def positions(edition: str) -> Iterator[State]:
    """Give states in which a power spends its points, from random games."""
    rng = Random(f"wallet {edition}")
    for _ in range(4):
        table = Table.open(GAME, {"edition": edition}, rng.getrandbits(64), quiet=True)
        while table.result is None and table.position < 900:
            ask = table.asks()[0]
            if ask.prompt == "ask-act":
                yield table.state
            table.answer(ask.seat, rng.choice(table.options(ask.seat)))


@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_the_wallet_judges_as_the_model_does(edition: str) -> None:
    seen = 0
    for s in positions(edition):
        power = s.active
        wallets = {action: Wallet(s, power, action) for action in (ECONOMIC, DIPLOMATIC, MILITARY)}
        for (action, purchase, place), cost in product(CASES, (1, 2, 3, 5, 8)):
            wallet = wallets[action]
            by = payable(s, power, action, cost, purchase, place)
            where = (edition, action, purchase, place, cost)
            assert (wallet.as_major(cost, purchase, place) is ALLOWED) == (True in by), where
            assert (wallet.as_minor(cost, purchase, place) is ALLOWED) == (False in by), where
            assert (wallet.judge((cost, purchase, place, ALLOWED)) is ALLOWED) == bool(by), where
            only_major = wallet.judge((cost, purchase, place, MINOR_CANNOT))
            assert (only_major is ALLOWED) == (True in by), where
            if by:
                spent = [points_of(s, action, purchase, place, way) or 0 for way in by]
                owed = min(max(0, cost - points) for points in spent)
                assert wallet.stakes((cost, purchase, place, ALLOWED)).owed == owed, where
            seen += 1
    assert seen > 10_000


def test_a_limit_of_nowhere_is_no_limit() -> None:
    assert LIMITS[ANYWHERE](State(), FLAG, MARKETS[0])
