"""17.4 Power Struggles: Battlegrounds that are fought over and scored once."""

from greatpowers.games.price_of_power.components.world import Area
from greatpowers.games.price_of_power.state import PriceTable, State


def battlegrounds(s: State) -> set[Area]:
    """Return the Areas of the active and of the upcoming Power Struggle (17.4.2)."""
    return set()


def prepare(t: PriceTable) -> None:
    """Lay out the deck of the scenario, face up."""


def activate(t: PriceTable) -> None:
    """Make the upcoming Power Struggle the active one."""


def score(t: PriceTable) -> None:
    """Score the active Power Struggle and discard it (4.4.5)."""
