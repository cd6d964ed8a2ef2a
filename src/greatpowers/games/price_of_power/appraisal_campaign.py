"""What Units, and Provinces taken and lost, are worth to a realm at war, in points of Prestige."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import LAND, PROVINCES_OF, Area
from greatpowers.games.price_of_power.rules.borders import is_hostile_province
from greatpowers.games.price_of_power.rules.foes import land_enemies
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.npr_defence import (
    land_foes,
    land_force,
    share_on_land,
)
from greatpowers.games.price_of_power.rules.ownership import owned_areas, tax_value
from greatpowers.games.price_of_power.rules.relations import (
    at_peace,
    at_war_with,
    has_hostile_units,
)
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import State

GUARD: Final = 0.7
"""A Unit of the first few, in peace and in war: a little more than what it costs."""
GUARDS: Final = 5
RESERVE: Final = 0.4
"""A further one at peace: about what it costs to keep."""
SOLDIER: Final = 0.7
"""A further one of a realm at war, or with Rebels at home."""
RESERVES: Final = 8
AT_THE_GATES: Final = 0.35
"""For each Tax Value that Units could besiege where they are."""
ON_THE_WAY: Final = 0.12
"""The same for Units next to such an Area."""
TAKEN: Final = -0.15
"""For each Tax Value of Provinces that a player occupies: it counts as his, but may go back."""
MENACE: Final = -0.8
"""An Area of one's own in which there are hostile Units."""


def campaign(s: State, seat: Seat) -> float:
    """Return what a player's Units are worth where they are, and what they have taken."""
    if not s.has_war:
        return 0.0
    areas = areas_with_units(s, seat)
    units = sum(in_area(s, seat, area) for area in areas)
    menaced = [area for area in owned_areas(s, seat) if has_hostile_units(s, seat, area)]
    further = min(max(0, units - GUARDS), RESERVES)
    if at_peace(s, seat) and not menaced:
        return GUARD * min(units, GUARDS) + RESERVE * further
    front = sum(_front(s, seat, area) for area in areas)
    taken = sum(tax_value(s, place) for place in s.occupied[seat])
    army = GUARD * min(units, GUARDS) + SOLDIER * further
    return army + front + TAKEN * taken + MENACE * len(menaced)


def _front(s: State, seat: Seat, area: Area) -> float:
    """Return the worth of standing in an Area: at an Enemy's gates, or next to them."""
    units = in_area(s, seat, area)
    here = prey(s, seat, area)
    if here:
        return AT_THE_GATES * min(units, here)
    near = max((prey(s, seat, other) for other in LAND[area]), default=0)
    return ON_THE_WAY * min(units, near)


def prey(s: State, seat: Seat, area: Area) -> int:
    """Return the Tax Value of hostile Provinces in an Area."""
    return sum(
        tax_value(s, place) for place in PROVINCES_OF[area] if is_hostile_province(s, seat, place)
    )


def defence(s: State, seat: Seat, area: Area) -> int:
    """Return how many Units a player would meet in an Area."""
    if not land_enemies(s, seat, area):
        return 0
    found = s.rebels[area]
    for other in range(s.players):
        if other != seat and at_war_with(s, seat, s.realm[other]):
            found += in_area(s, other, area)
    for lord in land_foes(s, seat, area):
        found += land_force(s, lord, share_on_land(s, lord, area, ()))
    return found
