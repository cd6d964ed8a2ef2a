"""Cubes and tokens that run out (2.2.1, 2.2.2)."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.state import PriceTable, State


def placed(s: State, seat: Seat) -> int:
    """Return how many of his thirty cubes a player has placed."""
    raise NotImplementedError


def settle(t: PriceTable) -> None:
    """Do what follows by itself after an Action or a step: called like ``missions.check``.

    Influence goes home from Areas that have become players' alone (11.1.1), and whoever has more
    cubes or tokens on the table than there are chooses which come back (2.2).
    """
