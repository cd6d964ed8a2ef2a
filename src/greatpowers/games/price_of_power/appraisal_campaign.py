"""What Units, and Provinces taken and lost, are worth to a realm at war, in points of Prestige."""

from typing import Final

from greatpowers.games.price_of_power.appraisal_front import (
    battlefield,
    defence,
    prey,
    threats,
    upper_hand,
    within_reach,
)
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Area
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.ownership import owned_areas, tax_value
from greatpowers.games.price_of_power.rules.relations import at_peace, has_hostile_units
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
AT_THE_GATES: Final = 0.1
"""For each Tax Value that Units could besiege where they are."""
ON_THE_WAY: Final = 0.04
"""The same for Units that could march there."""
TAKEN: Final = -0.05
"""For each Tax Value of Provinces that a player occupies: it counts as his, but may go back."""
MENACE: Final = -0.8
"""An Area of one's own in which there are hostile Units."""
THREATENED: Final = -0.5
"""For each Tax Value that Units of Enemies may take."""


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
    fought_for = battlefield(s)
    front = sum(_front(s, seat, area) for area in areas if area != fought_for)
    taken = sum(tax_value(s, place) for place in s.occupied[seat])
    army = GUARD * min(units, GUARDS) + SOLDIER * further
    lost = MENACE * len(menaced) + THREATENED * threats(s, seat)
    return army + front + TAKEN * taken + lost


def _front(s: State, seat: Seat, area: Area) -> float:
    """Return the worth of standing in an Area: at an Enemy's gates, or near to them."""
    units = in_area(s, seat, area)
    here = _to_take(s, seat, area, units)
    if here:
        return AT_THE_GATES * here
    near = (_to_take(s, seat, goal, units) for goal in within_reach(s, seat, area, units))
    return ON_THE_WAY * max(near, default=0.0)


def _to_take(s: State, seat: Seat, goal: Area, units: int) -> float:
    """Return the Tax Value that so many Units could take in an Area, and will by their chances."""
    booty = min(units, prey(s, seat, goal))
    return booty * upper_hand(units, defence(s, seat, goal)) if booty else 0.0
