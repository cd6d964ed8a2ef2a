"""Unrest on Towns and Vassals (14.1, 5.5.6)."""

from greatpowers.games.price_of_power.components.world import Province
from greatpowers.games.price_of_power.state import PriceTable


def stir(t: PriceTable, place: Province, *, cite: str = "14.1") -> None:
    """Turn a disc to Unrest."""
    t.state.unrest[place] = True


def calm(t: PriceTable, place: Province, *, cite: str = "14.1") -> None:
    """Turn a disc back."""
    t.state.unrest[place] = False
