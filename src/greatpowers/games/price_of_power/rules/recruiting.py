"""Recruiting (5.5.5, 9.2)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair


def recruit(t: PriceTable, affair: Affair) -> None:
    """Recruit as one likes: numbers seat, Ducats off the price."""


def place_gained(t: PriceTable, affair: Affair) -> None:
    """Place Units that a card brings: numbers seat, band, then how many of each kind."""


RECRUITING: Final = AGENDA.task("recruit", recruit)
GAINED: Final = AGENDA.task("gain_units", place_gained)


def place_units(
    t: PriceTable, seat: Seat, band: int, units: dict[str, int], *, cite: str = "16.3.6"
) -> None:
    """Begin to place Units or Ships that a card brings, by kind ("infantry", "light_ship")."""
