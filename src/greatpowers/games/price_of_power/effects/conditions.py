"""Conditions of cards, asked of one seat: each is a word with a function (16.3, 17)."""

from collections.abc import Iterable

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.state import State
from greatpowers.kit.components import Row


class Condition:
    """One condition: a word, and the rest of what the card says."""

    __slots__ = ("name", "row")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.name: str = row["is"]


def conditions(rows: Iterable[Row]) -> tuple[Condition, ...]:
    """Read a list of conditions."""
    return tuple(Condition(row) for row in rows)


def holds(s: State, condition: Condition, seat: Seat) -> bool:
    """Say whether a condition is so for a seat."""
    raise NotImplementedError(condition.name)


def all_hold(s: State, needs: Iterable[Condition], seat: Seat) -> bool:
    """Say whether all conditions are so for a seat."""
    return all(holds(s, condition, seat) for condition in needs)
