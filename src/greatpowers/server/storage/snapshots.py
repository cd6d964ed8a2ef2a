"""Snapshots: a table between two segments, from where it can go on without what came before."""

from dataclasses import dataclass
from typing import Any


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
