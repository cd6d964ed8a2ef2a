"""5.0 Requirements of territories, religions and achievements, and what is missing for them."""

from collections.abc import Sequence
from typing import TypeAlias

from greatpowers.games.imperialism.components import (
    COUNTABLE,
    Countable,
    Seat,
)
from greatpowers.games.imperialism.state import State

Needs: TypeAlias = Sequence[tuple[int, int]]
"""A level or a count, and how much of it is asked for."""


def lacks(s: State, seat: Seat, what: Countable, number: int) -> int:
    """Return how much a seat is short of a number of something."""
    return max(0, number - s.count(seat, what))


def meets_all(s: State, seat: Seat, needs: Needs) -> bool:
    """Say whether a seat has everything that is asked for."""
    return all(s.count(seat, what) >= number for what, number in needs)


def meets(s: State, seat: Seat, clauses: Sequence[Needs]) -> bool:
    """Say whether a seat meets every clause; of the alternatives of a clause, one suffices."""
    for clause in clauses:
        for what, number in clause:
            if s.count(seat, what) >= number:
                break
        else:
            return False
    return True


def missing(s: State, seat: Seat, needs: Needs) -> dict[str, int]:
    """Name what a seat is short of, and by how much."""
    short = ((COUNTABLE[what], lacks(s, seat, what, number)) for what, number in needs)
    return {what: number for what, number in short if number}
