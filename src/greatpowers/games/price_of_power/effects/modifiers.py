"""Modifiers: what Ideas change in the rules, as long as a seat has them (8.0)."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.state import State


def modifier(s: State, seat: Seat, name: str) -> int:
    """Return by how much the Ideas of a seat change a number; 0 if none does."""
    raise NotImplementedError(name)
