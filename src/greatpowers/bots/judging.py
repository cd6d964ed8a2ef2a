"""Judging: what a position is worth to a seat, by its game's own judgement or by a learned one."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table

WEIGHTS: Final = Path("data", "judgement.npz")
"""Where in its folder a game keeps what was learned of it."""
READER: Final = "numpy"
"""The package by which that is read; who has not installed it goes by hand-written judgements."""


class Judgement(Protocol):
    """Says what positions are worth, from -1 (lost) to 1 (won).

    It reads the whole table: who may not see all of it hands in a copy dealt anew.
    """

    def worth(self, table: Table[Any], seat: int) -> float:
        """Return what a position is worth to a seat."""

    def chances(self, table: Table[Any]) -> list[float] | None:
        """Return how likely each seat wins, each judged by itself, if worths stand for chances."""


class HandWritten:
    """Judges by what a game itself says."""

    def worth(self, table: Table[Any], seat: int) -> float:
        """Return what a position is worth to a seat."""
        return table.game.judge(table.state, seat)

    def chances(self, table: Table[Any]) -> list[float] | None:
        """Worths tell what is better, and not how likely it is to win."""
        del table
        return None


HAND_WRITTEN: Final = HandWritten()


def is_learned(game: Game[Any]) -> bool:
    """Say whether a game has a learned judgement that can be read here."""
    return (game.folder / WEIGHTS).exists() and find_spec(READER) is not None


@cache
def judgement_of(game: Game[Any]) -> Judgement:
    """Return the best judgement there is of a game: a learned one, else the hand-written."""
    if not is_learned(game):
        return HAND_WRITTEN
    from greatpowers.bots.learned import Learned

    return Learned.read(game.folder / WEIGHTS)
