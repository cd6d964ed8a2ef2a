"""Snapshots: a table between two segments, from where it can go on without what came before."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any, Final

APART: Final = 64
"""Between two snapshots that are kept are at most so many answers, if no segment is longer."""


@dataclass(frozen=True)
class Past:
    """What a table knows of the time before a snapshot.

    ``places``: since which answer who sat where. ``wall``: what came before cannot be taken back
    freely. ``answers`` and ``log`` are those since the snapshot before. All is counted as the
    table itself counts, from where the present rules began.
    """

    places: list[Any]
    wall: int
    answers: list[str]
    log: dict[str, list[Any]]

    def data(self) -> dict[str, Any]:
        """Return it as it is stored."""
        return {
            "places": self.places,
            "wall": self.wall,
            "answers": self.answers,
            "log": self.log,
        }


@dataclass(frozen=True)
class Snapshot:
    """The position, the state as data, the luck, who sits where, and what led there."""

    position: int
    state: dict[str, Any]
    luck: int
    seats: tuple[str, ...]
    past: Past

    def row(self, table: str) -> dict[str, Any]:
        """Return it as it is stored."""
        return {
            "table_id": table,
            "position": self.position,
            "seats": list(self.seats),
            "chance": self.luck,
            "state": self.state,
            "past": self.past.data(),
        }


def keep_one(kept: Sequence[int], position: int) -> list[int]:
    """Return which snapshots to keep when the table has got to a position.

    The last one is always kept; others only as often as they are needed to look back.
    """
    before = [each for each in kept if each < position]
    if len(before) > 1 and position - before[-2] <= APART:
        before.pop()
    return [*before, position]


def keep_some(positions: Sequence[int]) -> list[int]:
    """Return which of all the snapshots that could be taken of a table to keep."""
    nothing: list[int] = []
    return reduce(keep_one, positions, nothing)
