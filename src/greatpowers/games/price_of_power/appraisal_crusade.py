"""What the Crusade promises a player, in points of Prestige."""

from greatpowers.games.price_of_power.appraisal_front import hope, within_reach
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.rules.crusade import (
    AT_STAKE,
    crusade_prestige,
    crusaders,
    muslim_provinces,
)
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.ownership import tax_value
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import ACTIONS, State


def crusade(s: State, seat: Seat) -> float:
    """Return what the Crusade would bring a player; while there are Turns, by his chances."""
    now = crusade_prestige(s, seat)
    if now >= 0 or s.phase != ACTIONS or seat in s.passed or seat not in crusaders(s):
        return now
    return AT_STAKE * (2 * _chance(s, seat) - 1)


def _chance(s: State, seat: Seat) -> float:
    """Return how much of the Area Units may hope to take that can be there."""
    needed = sum(tax_value(s, place) for place in muslim_provinces(s, s.crusade))
    hosts = [(area, in_area(s, seat, area)) for area in areas_with_units(s, seat)]
    hopes = [
        hope(s, seat, area, s.crusade, units)
        for area, units in hosts
        if s.crusade in within_reach(s, seat, area, units)
    ]
    return min(1.0, max(hopes, default=0.0) / needed) if needed else 0.0
