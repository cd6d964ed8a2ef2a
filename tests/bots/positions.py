"""Positions in which a single turn decides the game: a dozen in ``positions.py`` of a game's tests.

A position is *to win* by the end of the turn, or *to hold*: somebody wins at once, or with the next
answers of others, unless something is done. What is right is judged by the rules alone.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from greatpowers.kernel.table import Table

WIN: Final = "win"
HOLD: Final = "hold"


class Position(NamedTuple):
    """A table, the seat whose turn decides, what it can reach in so many turns, and how.

    Only in the first turn the seat is played by who is tried; all else is played by *greedy*.
    """

    point: str
    table: Callable[[], Table[Any]]
    seat: int
    goal: str = WIN
    turns: int = 1
