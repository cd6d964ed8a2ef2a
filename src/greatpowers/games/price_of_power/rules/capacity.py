"""9.2 War capacities: how many Units a realm can raise in an Area, and Ships in a Sea Zone."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    AREAS,
    COAST,
    FACES,
    LAND,
    NOBODY,
    PORTS_ON,
    Area,
    Province,
    Zone,
)
from greatpowers.games.price_of_power.rules.geography import discs_within
from greatpowers.games.price_of_power.rules.npr_defence import muster
from greatpowers.games.price_of_power.rules.ownership import (
    free_lands_of,
    owns,
    tax_value,
    tokens_of,
)
from greatpowers.games.price_of_power.rules.relations import has_hostile_units, is_hostile_zone
from greatpowers.games.price_of_power.state import SEATS, State
from greatpowers.kernel.rule import rule

ABROAD: Final = len(AREAS)
"""Units raised by the capacity of Active Allies are noted as if in Areas from here on."""


@rule("9.2.1", "9.2.2", "11.4.4", "R22")
def mustering(s: State, seat: Seat, area: Area) -> list[Province]:
    """Return a player's own and Vassal Provinces that give military capacity in an Area."""
    return [place for place in discs_within(s, seat, area) if _reaches(s, seat, place, area)]


@rule("9.2.2")
def _reaches(s: State, seat: Seat, place: Province, area: Area) -> bool:
    """Say whether nothing hostile keeps a Province from adding to the capacity in an Area."""
    home = AREA_OF[place]
    if s.occupier[place] != NOBODY:
        return False
    if home == area:
        return True
    if has_hostile_units(s, seat, home):
        return False
    if home in LAND[area]:
        return True
    between = set(FACES[place]) & set(COAST[area])
    return any(not is_hostile_zone(s, seat, zone) for zone in between)


@rule("9.2.1")
def capacity(s: State, seat: Seat, area: Area) -> int:
    """Return a player's military capacity in an Area."""
    return sum(tax_value(s, place) for place in mustering(s, seat, area))


@rule("9.2.5", "5.5.5")
def can_share(
    demand: Mapping[Area, int],
    reach: Mapping[Area, Sequence[Province]],
    worth: Callable[[Province], int],
) -> bool:
    """Say whether so many Units fit in some Areas, each Province counting for one of them only.

    Every Province is given to one of the Areas in turn; what counts is what each then still
    lacks.
    """
    areas = [area for area, units in demand.items() if units > 0]
    if len(areas) == 1:
        return sum(worth(place) for place in reach[areas[0]]) >= demand[areas[0]]
    lacking = {tuple(demand[area] for area in areas)}
    enough = (0,) * len(areas)
    for place in sorted({place for area in areas for place in reach[area]}):
        if enough in lacking:
            return True
        near = [number for number, area in enumerate(areas) if place in reach[area]]
        lacking |= {
            (*rest[:number], max(0, rest[number] - worth(place)), *rest[number + 1 :])
            for rest in lacking
            for number in near
        }
    return enough in lacking


@rule("9.2.5", "5.5.5")
def fits(s: State, seat: Seat, demand: Mapping[Area, int]) -> bool:
    """Say whether so many of a player's Units fit in some Areas."""
    reach = {area: mustering(s, seat, area) for area in demand}
    return can_share(demand, reach, lambda place: tax_value(s, place))


@rule("9.2.5", "5.5.5")
def has_room(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player can raise one more Unit in an Area in this Turn."""
    mustered = mustered_in(s, seat)
    if not mustered:
        return any(_reaches(s, seat, place, area) for place in discs_within(s, seat, area))
    return fits(s, seat, Counter([*mustered, area]))


def mustered_in(s: State, seat: Seat, abroad: bool = False) -> list[Area]:
    """Return where a player has raised Units in this Turn, by his own capacity or by Allies'."""
    first = ABROAD if abroad else 0
    return [
        place // SEATS - first
        for place in s.mustered
        if place % SEATS == seat and (place // SEATS >= ABROAD) == abroad
    ]


# -- by the capacity of Active Allies (5.5.5) ----------------------------------------------------


@rule("5.5.5")
def ally_areas(s: State, seat: Seat) -> list[Area]:
    """Return the Areas of a player's Active Allies, in which their Units may be raised."""
    return sorted(
        {
            AREA_OF[place]
            for realm in tokens_of(s.active, seat)
            for place in free_lands_of(s, realm)
            if s.occupier[place] == NOBODY
        }
    )


@rule("5.5.5", "9.2.5", "13.4.6", "R45")
def has_room_abroad(s: State, seat: Seat, area: Area) -> bool:
    """Say whether one more Allied Unit fits in an Area of Active Allies, by their capacity.

    Overseas it counts twice for defence only.
    """
    demand = Counter([*mustered_in(s, seat, abroad=True), area])
    allies = tokens_of(s.active, seat)
    reach = {
        each: [place for realm in allies for place in muster(s, realm, each)] for each in demand
    }
    return area in ally_areas(s, seat) and can_share(
        demand, reach, lambda place: tax_value(s, place) + s.strong[place]
    )


@rule("9.2.3", "9.2.4", "11.4.4")
def naval_capacity(s: State, seat: Seat, zone: Zone) -> int:
    """Return how many Ships a player's Ports can send to a Sea Zone; Vassals' do not count."""
    if is_hostile_zone(s, seat, zone):
        return 0
    return sum(tax_value(s, port) for port in PORTS_ON[zone] if owns(s, seat, port))
