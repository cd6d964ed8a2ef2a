"""16. The Event deck: two halves for each Age, and the row on the board (16.0 to 16.2, 3.1)."""

from greatpowers.games.price_of_power.components.cards import Age
from greatpowers.games.price_of_power.state import PriceTable


def prepare(t: PriceTable, age: Age) -> None:
    """Shuffle the halves of an Age's Events apart and put the first on the second."""


def reveal(t: PriceTable) -> None:
    """Lay out the Events of a Round, the first of them face up."""
