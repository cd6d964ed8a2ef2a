"""9.5.10 Naval Bridges: chains of Ships at sea over which Land Units cross."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    ALL_ZONES,
    BARE_COAST,
    COAST,
    NOBODY,
    PROVINCES_OF,
    ZONES_NEXT_TO,
    Area,
    Zone,
)
from greatpowers.games.price_of_power.rules.borders import is_hostile_area
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.ownership import has, lawful_owner
from greatpowers.games.price_of_power.rules.relations import at_war_with, is_enemy
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import REBELS, State
from greatpowers.kernel.rule import rule

CARRIED: Final = 3
"""How many Units a Ship carries over its Sea Zone."""

SHORES: Final = tuple((*COAST[area], *BARE_COAST[area]) for area in ALL_AREAS)
"""The Sea Zones that an Area touches, with a Port or without (2.6)."""
AREAS_ON: Final = tuple(
    tuple(area for area in ALL_AREAS if zone in SHORES[area]) for zone in ALL_ZONES
)


def allies_with_ships(s: State, seat: Seat) -> list[Seat]:
    """Return the Allies of a player among players."""
    return [other for other in range(s.players) if has(s.allied[s.realm[other]], seat)]


@rule("9.5.10")
def carriers(s: State, seat: Seat, zone: Zone, helpers: Sequence[Seat]) -> int:
    """Return the Ships in a Sea Zone that carry a player's Units.

    Those of Allies do so only where there are no Ships of his Enemies.
    """
    ships = any_ships(s, seat, zone)
    if not helpers:
        return ships
    enemies = (
        any_ships(s, other, zone) > 0 and at_war_with(s, seat, s.realm[other])
        for other in range(s.players)
        if other != seat
    )
    return ships if any(enemies) else ships + sum(any_ships(s, ally, zone) for ally in helpers)


@rule("9.5.10", "5.5.4")
def bridge_from(
    s: State, seat: Seat, start: Area, units: int, helpers: Sequence[Seat]
) -> set[Zone]:
    """Return the Sea Zones that so many Units can cross, in a chain, from an Area."""
    strong = {
        zone for zone in ALL_ZONES if CARRIED * carriers(s, seat, zone, helpers) >= max(1, units)
    }
    edge = [zone for zone in SHORES[start] if zone in strong]
    found = set(edge)
    while edge:
        for other in ZONES_NEXT_TO[edge.pop()]:
            if other in strong and other not in found:
                found.add(other)
                edge.append(other)
    return found


@rule("9.5.10")
def helpers_against(s: State, seat: Seat, area: Area) -> list[Seat]:
    """Return the Allies who are at war with an Enemy of a player that is in an Area, too."""
    return [ally for ally in allies_with_ships(s, seat) if _shares_enemy(s, seat, ally, area)]


@rule("9.5.10", "R115")
def _shares_enemy(s: State, seat: Seat, ally: Seat, area: Area) -> bool:
    occupiers = {s.occupier[place] for place in PROVINCES_OF[area]}
    if s.rebels[area] or REBELS in occupiers:
        return True
    there = {s.realm[other] for other in range(s.players) if in_area(s, other, area)}
    there |= {s.realm[other] for other in occupiers - {NOBODY}}
    there |= {lawful_owner(s, place) for place in PROVINCES_OF[area]} - {NOBODY}
    return any(is_enemy(s, seat, realm) and is_enemy(s, ally, realm) for realm in there)


@rule("9.5.10", "5.5.4", "2.6", "R23")
def crossings(s: State, seat: Seat, start: Area, units: int, via: Zone = NOBODY) -> list[Area]:
    """Return the Areas to which a bridge leads from one, be it by way of a certain Sea Zone."""
    bridges: dict[tuple[Seat, ...], set[Zone]] = {}

    def bridge(helpers: list[Seat]) -> set[Zone]:
        key = tuple(helpers)
        if key not in bridges:
            found = bridge_from(s, seat, start, units, helpers)
            bridges[key] = found if via == NOBODY or via in found else set()
        return bridges[key]

    allies = allies_with_ships(s, seat)
    reached = {area for zone in bridge(allies) for area in AREAS_ON[zone]} - {start}
    return [
        area
        for area in sorted(reached)
        if not allies
        or not is_hostile_area(s, seat, area)
        or not bridge(helpers_against(s, seat, area)).isdisjoint(SHORES[area])
    ]
