"""Ships: where they are, and how one moves in a Trade or an Exploration (9.5.6 to 9.5.9, 9.10.3)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Zone
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.agenda import Affair


def placed(s: State, seat: Seat) -> int:
    """Return how many Ships of a player are at sea, in Ports and in the Fleet."""
    raise NotImplementedError


def remove_ship(t: PriceTable, seat: Seat, zone: Zone, *, cite: str = "9.10.3") -> None:
    """Take a Ship off a Sea Zone: a single one, then one on a slot, then one of the Fleet."""
    raise NotImplementedError


def move_overseas(t: PriceTable, affair: Affair) -> None:
    """Move a Light Ship to a Distant Sea Zone (5.1.3): numbers seat."""


EXPLORERS: Final = AGENDA.task("move_explorers", move_overseas)
"""The optional movement of a Ship at the start of an Exploration; comes out as zone + 1, or 0."""
