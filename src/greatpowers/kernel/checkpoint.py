"""Checkpoints: copies of a table from which it can be brought to any later moment again."""

from typing import Generic, TypeAlias

from greatpowers.kernel.chance import Chance
from greatpowers.kernel.game import S

Places: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""Who sat where: from which position on, the names of the players in the order of the seats."""


class Redeal:
    """A mark that, after so many answers, what a seat cannot see was dealt anew."""

    __slots__ = ("at", "seat", "seed")

    def __init__(self, at: int, seat: int, seed: str) -> None:
        self.at = at
        self.seat = seat
        self.seed = seed


class Checkpoint(Generic[S]):
    """A copy of the table at the start of a segment, where the state alone says what is next.

    ``redeals`` are those to repeat while the answers of the segment are played again.
    """

    __slots__ = ("answers", "log", "luck", "places", "redeals", "state", "wall")

    def __init__(
        self,
        state: S,
        luck: Chance,
        answers: int,
        log: int,
        wall: int,
        places: Places,
        redeals: tuple[Redeal, ...] = (),
    ) -> None:
        self.state = state
        self.luck = luck
        self.answers = answers
        self.log = log
        self.wall = wall
        self.places = places
        self.redeals = redeals

    def with_redeal(self, redeal: Redeal) -> "Checkpoint[S]":
        """Return the same checkpoint for a table that is dealt anew later in the segment."""
        return Checkpoint(
            self.state,
            self.luck,
            self.answers,
            self.log,
            self.wall,
            self.places,
            (*self.redeals, redeal),
        )
