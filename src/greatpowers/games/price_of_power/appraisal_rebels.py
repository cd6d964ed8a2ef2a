"""What Towns in the hands of others cost their owner, and what Units may do about Rebels."""

from typing import Final

from greatpowers.games.price_of_power.appraisal_front import upper_hand
from greatpowers.games.price_of_power.appraisal_time import incomes_left
from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import AREA_OF, LAND, Area
from greatpowers.games.price_of_power.rules import activation, sieges
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.ownership import tax_value
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.rules.upheaval import MOST_OCCUPIED, occupied_tax
from greatpowers.games.price_of_power.state import REBELS, State

A_ROUND: Final = -0.8
"""A Tax Value in the hands of others, for each Round to come: a point, unless it is retaken."""
RETAKEN: Final = 1.6
"""One that Units may take back from Rebels, by how near they are and whether there is MIL."""
THERE: Final = 0.8
NEAR: Final = 0.5
FAR: Final = 0.2
LATER: Final = 0.5
"""How much of a hope is left for which MIL is still to come."""


def losses(s: State, seat: Seat) -> float:
    """Return what occupied Towns will cost a player, less what he may hope to take from Rebels."""
    lost = min(occupied_tax(s, seat), MOST_OCCUPIED)
    if not lost:
        return 0.0
    hopes = sum(_hope(s, seat, area, tax) for area, tax in held_by_rebels(s, seat).items())
    return A_ROUND * lost * incomes_left(s) + hopes


def held_by_rebels(s: State, seat: Seat) -> dict[Area, int]:
    """Return the Tax Value of a player's Provinces that Rebels hold in each Area."""
    found: dict[Area, int] = {}
    for place in s.lands[seat]:
        if s.occupier[place] == REBELS:
            found[AREA_OF[place]] = found.get(AREA_OF[place], 0) + tax_value(s, place)
    return found


def _hope(s: State, seat: Seat, goal: Area, tax: int) -> float:
    """Return what the best host may hope to take back in an Area."""
    best = 0.0
    mil = power_of(s, seat, MIL)
    near = set(LAND[goal])
    for area in areas_with_units(s, seat):
        units = in_area(s, seat, area)
        if area == goal:
            part, needed = THERE, sieges.PRICE
        elif area in near:
            part, needed = NEAR, activation.PRICE + sieges.PRICE
        elif not near.isdisjoint(LAND[area]):
            part, needed = FAR, activation.PRICE + sieges.PRICE
        else:
            continue
        part *= 1.0 if mil >= needed else LATER
        best = max(best, part * min(tax, units) * upper_hand(units, s.rebels[goal]))
    return RETAKEN * best
