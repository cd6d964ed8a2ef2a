"""Numbers on cards: plain ones, shares of a whole, and counts of what lies on the table (16.3)."""

from collections.abc import Callable
from typing import Any, Final

from greatpowers.games.price_of_power.components.tables import ARMIES, MERCHANTS, REGULAR, Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    CONTINENT,
    CONTINENTS,
    DIVERSE,
    EUROPE,
    HAS_GOLD,
    NOBODY,
    Continent,
)
from greatpowers.games.price_of_power.rules.faiths import faith_of
from greatpowers.games.price_of_power.rules.ownership import (
    base_tax,
    is_town,
    large_towns,
    owned,
    tax_income,
)
from greatpowers.games.price_of_power.state import (
    LARGE_TOWN,
    NOT_DEPLOYED,
    UNITS_OF_ARMY,
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row

ALL: Final = "all"
SHARES: Final = {"half": 2, "third": 3, "quarter": 4}
ANY_CONTINENT: Final = "any"
FLUCTUATION_STEP: Final = 2
"""What an Interest token and a Gold Province add to the fluctuation of prices."""


def part(whole: int, share: str) -> int:
    """Return a share of a number, rounded up (2.2)."""
    return -(-whole // SHARES[share])


# -- counters ------------------------------------------------------------------------------------


def land_units(s: State, seat: Seat, kinds: tuple[int, ...], bands: tuple[int, ...]) -> int:
    """Return how many deployed Land Units of some kinds and bands a player has (2.4.5)."""
    found = 0
    for number in range(seat * ARMIES, (seat + 1) * ARMIES):
        if s.army_at[number] != NOT_DEPLOYED:
            start = number * UNITS_OF_ARMY
            found += sum(s.army[start + band * 3 + kind] for band in bands for kind in kinds)
    if 0 in kinds and REGULAR in bands:
        found += len(s.infantry[seat])
    return found


EVERY_KIND: Final[tuple[int, ...]] = (0, 1, 2)
EVERY_BAND: Final[tuple[int, ...]] = (0, 1, 2)


def units_of(s: State, seat: Seat) -> int:
    """Return how many Land Units a player has deployed."""
    return land_units(s, seat, EVERY_KIND, EVERY_BAND)


def regulars_of(s: State, seat: Seat) -> int:
    """Return how many Regular Units a player has deployed."""
    return land_units(s, seat, EVERY_KIND, (REGULAR,))


def merchants_of(s: State, seat: Seat) -> int:
    """Return how many Merchants of a player are on nodes."""
    return sum(place >= 0 for place in s.merchant[seat * MERCHANTS : (seat + 1) * MERCHANTS])


def towns_on(s: State, seat: Seat, continent: Continent | None) -> int:
    """Return how many Towns a player has on a Distant Continent, or on all of them."""
    return sum(
        is_town(s.disc[place])
        and CONTINENT[AREA_OF[place]] != EUROPE
        and continent in (None, CONTINENT[AREA_OF[place]])
        for place in s.lands[seat]
    )


def continent_named(name: str) -> Continent | None:
    """Return a continent by its name; none for any of them."""
    return None if name == ANY_CONTINENT else CONTINENTS.index(name)


def _diverse_large_towns(s: State, seat: Seat) -> int:
    return sum(
        s.disc[place] == LARGE_TOWN and faith_of(s, AREA_OF[place]) == DIVERSE
        for place in owned(s, seat)
    )


def _unrest(s: State, seat: Seat) -> int:
    """Return the discs of a player with Unrest that nothing covers (14.1)."""
    at_home = sum(s.unrest[place] and s.occupier[place] == NOBODY for place in s.lands[seat])
    return at_home + sum(s.uneasy[place] for place in s.occupied[seat])


def _fluctuation(s: State, seat: Seat) -> int:
    gold = sum(HAS_GOLD[place] for place in owned(s, seat))
    dear = FLUCTUATION_STEP * (s.interest[seat] + gold)
    return part(tax_income(s, seat), "half") + units_of(s, seat) + dear


_COUNTERS: Final[dict[str, Callable[[State, Seat], int]]] = {
    "base_tax": base_tax,
    "tax_income": tax_income,
    "deployed_regulars": regulars_of,
    "merchants": merchants_of,
    "large_towns": large_towns,
    "large_towns_in_diverse_areas": _diverse_large_towns,
    "unrest": _unrest,
    "fluctuation": _fluctuation,
}
TRADE_ROW: Final = "trade_row"
"""A number that a Trade card tells, which is drawn for it."""


def count(s: State, seat: Seat, row: Row, drawn: int = 0) -> int:
    """Return what a count on a card comes to; ``drawn`` is what a Trade card has told."""
    counter: str = row["count"]
    if counter == TRADE_ROW:
        found = drawn
    elif counter == "towns_on":
        found = towns_on(s, seat, continent_named(row["continent"]))
    else:
        found = _COUNTERS[counter](s, seat)
    found = found // int(row.get("per", 1)) * int(row.get("times", 1))
    for share in ("half", "third"):
        if row.get(share):
            found = part(found, share)
    return min(found, int(row.get("max", found)))


@rule("16.3")
def number(s: State, seat: Seat, value: Any, *, whole: int = 0, ducats: int = 0) -> int:
    """Return what a number on a card comes to for a seat.

    ``whole`` is that of which a share may be asked, ``ducats`` what lay on the card.
    """
    if isinstance(value, int):
        return value
    if value == ALL:
        return whole
    if "fraction" in value:
        return part(whole, value["fraction"])
    if "base" in value:
        return int(value["base"]) + ducats // int(value["per_ducats_on_card"])
    return count(s, seat, value)
