"""What the rules make of a siege, under way or to come: strength, Tax, price, and what falls."""

from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import (
    LAND_UNITS,
    TWICE_SIEGE_STRENGTH,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    AREAS,
    NOBODY,
    PROVINCES,
    PROVINCES_OF,
    Area,
    Province,
)
from greatpowers.games.price_of_power.rules.battle_sides import land_units
from greatpowers.games.price_of_power.rules.borders import is_hostile_province
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.ownership import lawful_owner
from greatpowers.games.price_of_power.rules.ships import is_friendly_port
from greatpowers.games.price_of_power.rules.sieges import (
    ALL_UNITS,
    PRICE,
    SIEGE,
    Siege,
    judge_province,
    lie_in,
    occupied_by,
    resistance,
    siege_price,
    units_needed,
)
from greatpowers.games.price_of_power.state import REBELS, State, put
from greatpowers.games.price_of_power.view_names import realm_of, realm_or_none
from greatpowers.kernel.agenda import NUMBERS, TASK

Outcome: TypeAlias = Literal["occupied", "freed", "returned"]


class BesiegedExplained(TypedDict):
    """A Province that may be besieged: its Tax, what it adds to the price, what becomes of it.

    ``units`` is how many Units the siege takes with it. Ships of ``ships`` would have to leave.
    Where it cannot be added to the siege, ``why`` says the reason, and ``cite`` the rule.
    """

    owner: str | None
    tax: int
    price: int
    units: int
    outcome: Outcome
    ships: list[str]
    chosen: bool
    allowed: bool
    why: str
    cite: str


class SiegeExplained(TypedDict):
    """A siege: all the strength that there is, more by a card, and what was chosen so far.

    ``units`` are the Units there by kind, ``halves`` the strength of one of each in halves.
    ``free``: all Units come for nothing.
    """

    realm: str
    area: str
    strength: int
    bonus: int
    needed: int
    paid: int
    free: bool
    units: dict[str, int]
    halves: dict[str, int]
    provinces: dict[str, BesiegedExplained]


def siege_under_way(s: State) -> SiegeExplained | None:
    """Explain the siege for which Provinces are chosen, if there is one; all see it."""
    rows = [row for row in s.agenda if row[TASK] == SIEGE.number]
    return _explain(s, Siege(rows[-1][NUMBERS:])) if rows else None


def sieges_to_come(s: State, seat: Seat) -> dict[str, SiegeExplained]:
    """Explain what a player's Units could besiege now, where anything there is hostile."""
    return {
        AREAS[area]: _explain(s, Siege([seat, area, PRICE, 0, 0]))
        for area in areas_with_units(s, seat)
        if any(is_hostile_province(s, seat, place) for place in PROVINCES_OF[area])
    }


def _explain(s: State, siege: Siege) -> SiegeExplained:
    return {
        "realm": realm_of(s, siege.seat),
        "area": AREAS[siege.area],
        "strength": siege.strength(s),
        "bonus": siege.bonus,
        "needed": siege.needed(s),
        "paid": siege.paid,
        "free": siege.price == ALL_UNITS,
        "units": _units(s, siege.seat, siege.area),
        "halves": dict(zip(LAND_UNITS, TWICE_SIEGE_STRENGTH, strict=True)),
        "provinces": {
            PROVINCES[place]: _besieged(s, siege, place)
            for place in PROVINCES_OF[siege.area]
            if is_hostile_province(s, siege.seat, place)
        },
    }


def _units(s: State, seat: Seat, area: Area) -> dict[str, int]:
    units = land_units(s, seat, area)
    found = {kind: sum(units[n :: len(LAND_UNITS)]) for n, kind in enumerate(LAND_UNITS)}
    return {kind: number for kind, number in found.items() if number}


def _besieged(s: State, siege: Siege, place: Province) -> BesiegedExplained:
    chosen = place in siege.places
    verdict = judge_province(s, siege, place)
    tax = resistance(s, siege.seat, place)
    strength = siege.needed(s) + (0 if chosen else tax) - siege.bonus
    return {
        "owner": realm_or_none(lawful_owner(s, place)),
        "tax": tax,
        "price": 0 if chosen else siege_price(s, siege, place),
        "units": units_needed(s, siege.seat, siege.area, strength),
        "outcome": _outcome(s, siege, place),
        "ships": _ships(s, siege, place),
        "chosen": chosen,
        "allowed": verdict.allowed,
        "why": "" if verdict.allowed else verdict.reason,
        "cite": verdict.cite,
    }


def _is_occupied(s: State, siege: Siege, place: Province) -> bool:
    """Say whether a Province is occupied if it falls with those that are chosen."""
    others = [each for each in siege.places if each != place]
    return place in occupied_by(s, siege.seat, [*others, place])


def _outcome(s: State, siege: Siege, place: Province) -> Outcome:
    if _is_occupied(s, siege, place):
        return "occupied"
    return "freed" if s.occupier[place] == REBELS else "returned"


def _ships(s: State, siege: Siege, place: Province) -> list[str]:
    """Name the players whose Ships would have to leave the Port if it fell."""
    seats = [seat for seat in range(s.players) if lie_in(s, seat, place)]
    if not seats:
        return []
    after = s.clone()
    after.occupier = put(
        after.occupier, place, siege.seat if _is_occupied(s, siege, place) else NOBODY
    )
    return [realm_of(s, seat) for seat in seats if not is_friendly_port(after, seat, place)]
