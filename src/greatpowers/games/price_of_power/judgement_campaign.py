"""Marches, levies and sieges that are worth considering, as whole Actions."""

from collections.abc import Iterator
from typing import Final

from greatpowers.games.price_of_power.appraisal_campaign import defence, prey
from greatpowers.games.price_of_power.components.tables import INFANTRY, MIL, REGULAR, Seat
from greatpowers.games.price_of_power.components.world import LAND, PROVINCES_OF, Area
from greatpowers.games.price_of_power.rules import mustering, recruiting, sieges
from greatpowers.games.price_of_power.rules.activation import (
    ANYBODY,
    PRICE,
    hires,
    judge_area,
    judge_troop,
)
from greatpowers.games.price_of_power.rules.borders import (
    border_price,
    is_friendly_area,
    judge_border,
    judge_entry,
)
from greatpowers.games.price_of_power.rules.bridges import crossings
from greatpowers.games.price_of_power.rules.capacity import capacity
from greatpowers.games.price_of_power.rules.income import ships_at_sea
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.marching import SPACES, March
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.orders import list_price
from greatpowers.games.price_of_power.rules.ownership import tax_value
from greatpowers.games.price_of_power.rules.relations import has_hostile_units
from greatpowers.games.price_of_power.rules.troops import (
    ALL_TROOPS,
    SINGLE,
    Troop,
    is_in,
    units_of,
)
from greatpowers.games.price_of_power.rules.units import singles
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import (
    ALL_OF_THEM,
    BESIEGE,
    BESIEGE_IN,
    CROSS_TO,
    DONE,
    INFANTRY_,
    MARCH,
    MARCH_TO,
    MARCH_WITH,
    PICK_UP_FROM,
    RECRUIT,
    RECRUIT_IN,
    RECRUIT_INTO,
)
from greatpowers.kernel.verdict import ALLOWED

MOST_MARCHES: Final = 8
"""So many marches are considered."""
MOST_RAISED: Final = 5
"""So many Units are raised at once."""


def campaign_plans(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose marches against weaker defenders, levies, and sieges of one or two Provinces."""
    if not s.has_war or power_of(s, seat, MIL) < PRICE:
        return
    marches = [
        (worth, plan)
        for area in areas_with_units(s, seat)
        if judge_area(s, seat, area, ANYBODY, []) is ALLOWED
        for opening, units in _openings(s, seat, area)
        for worth, way in _ways(s, seat, area, units)
        for plan in [[*opening, *way]]
    ]
    marches.sort(key=lambda each: -each[0])
    for _, plan in marches[:MOST_MARCHES]:
        yield plan
    yield from _levies(s, seat)
    for area in areas_with_units(s, seat):
        if sieges.judge_siege(s, seat, area) is ALLOWED:
            yield from _sieges(s, seat, area)


# -- marches -------------------------------------------------------------------------------------


def _openings(s: State, seat: Seat, area: Area) -> Iterator[tuple[list[int], int]]:
    """Give who could march, as the answers up to the first step, with the number of Units."""
    troops = [t for t in ALL_TROOPS if judge_troop(s, seat, area, t, ANYBODY, []) is ALLOWED]
    formed = False
    for troop in troops:
        choice = [MARCH_WITH(troop)] if len(troops) > 1 else []
        begun = [MARCH(area), *choice, *_without_hiring(s, seat, area, troop)]
        if is_in(s, seat, troop, area):
            yield begun, units_of(s, seat, troop)
        elif not formed and singles(s, seat, area) > 1:
            formed = True
            yield [*begun, PICK_UP_FROM(SINGLE), ALL_OF_THEM()], singles(s, seat, area)


def _without_hiring(s: State, seat: Seat, area: Area, troop: Troop) -> list[int]:
    """Return the answer to whether Mercenaries are hired, where that is asked: none."""
    return [DONE()] if hires(s, March(seat, troop, area, SPACES)) else []


def _ways(s: State, seat: Seat, area: Area, units: int) -> Iterator[tuple[int, list[int]]]:
    """Give the steps to Areas in which there is something to gain, with what that is."""
    yield from _crossings(s, seat, area, units)
    purse = power_of(s, seat, MIL) - PRICE
    for near in LAND[area]:
        price = border_price(s, seat, area, near, units)
        if judge_border(s, seat, area, near, units) is not ALLOWED or price > purse:
            continue
        gain = _gain(s, seat, near, units)
        if gain:
            yield gain - price, [MARCH_TO(near)]
        if not is_friendly_area(s, seat, near):
            continue
        for far in LAND[near]:
            if far == area or judge_border(s, seat, near, far, units) is not ALLOWED:
                continue
            more = border_price(s, seat, near, far, units)
            gain = _gain(s, seat, far, units)
            if gain and price + more <= purse:
                yield gain - price - more, [MARCH_TO(near), MARCH_TO(far)]


def _crossings(s: State, seat: Seat, area: Area, units: int) -> Iterator[tuple[int, list[int]]]:
    """Give the ways over bridges of Ships, of which there are none without Ships at sea."""
    if not ships_at_sea(s, seat):
        return
    for shore in crossings(s, seat, area, units):
        gain = _gain(s, seat, shore, units)
        if gain and judge_entry(s, seat, shore) is ALLOWED:
            yield gain, [CROSS_TO(shore)]


def _gain(s: State, seat: Seat, area: Area, units: int) -> int:
    """Return what Units would find to take or to drive out in an Area, if they are enough."""
    booty = prey(s, seat, area) + 2 * has_hostile_units(s, seat, area)
    return booty if booty and units >= defence(s, seat, area) else 0


# -- levies --------------------------------------------------------------------------------------


def _levies(s: State, seat: Seat) -> Iterator[list[int]]:
    """Give Regular Infantry raised next to an Enemy or where one is, as many as can be paid."""
    if s.mustered or recruiting.judge_recruit(s, seat) is not ALLOWED:
        return
    price = max(1, list_price(s, seat, INFANTRY, REGULAR))
    most = min(s.available[seat], s.ducats[seat] // price, MOST_RAISED)
    for area in mustering.muster_areas(s, seat):
        units = min(most, capacity(s, seat, area))
        is_near = any(_is_goal(s, seat, other) for other in (area, *LAND[area]))
        if units > 0 and is_near and units >= defence(s, seat, area):
            into = _army_for(s, seat, area)
            raised = [INFANTRY_(REGULAR)] * units
            yield [RECRUIT(), RECRUIT_IN(area), RECRUIT_INTO(into), *raised]


def _is_goal(s: State, seat: Seat, area: Area) -> bool:
    return prey(s, seat, area) > 0 or has_hostile_units(s, seat, area)


def _army_for(s: State, seat: Seat, area: Area) -> Troop:
    """Return what new Infantry joins: an Army there, else a new one, else it stands alone."""
    possible = [into for into in ALL_TROOPS if mustering.judge_into(s, seat, area, into) is ALLOWED]
    there = [into for into in possible if into != SINGLE and is_in(s, seat, into, area)]
    return (there or possible[1:] or possible)[0]


# -- sieges --------------------------------------------------------------------------------------


def _sieges(s: State, seat: Seat, area: Area) -> Iterator[list[int]]:
    """Give sieges of each Province alone, and of the dearest with each other one."""
    begun = sieges.Siege([seat, area, sieges.PRICE, 0, 0])
    places = [
        place for place in PROVINCES_OF[area] if sieges.judge_province(s, begun, place) is ALLOWED
    ]
    places.sort(key=lambda place: -tax_value(s, place))
    for place in places:
        yield [BESIEGE_IN(area), BESIEGE(place)]
    for other in places[1:]:
        first = sieges.siege_price(s, begun, places[0])
        then = sieges.Siege([seat, area, sieges.PRICE, 0, first, places[0]])
        price = sieges.siege_price(s, then, other)
        is_strong = sieges.judge_province(s, then, other) is ALLOWED
        if is_strong and first + price <= power_of(s, seat, MIL):
            yield [BESIEGE_IN(area), BESIEGE(places[0]), BESIEGE(other)]
