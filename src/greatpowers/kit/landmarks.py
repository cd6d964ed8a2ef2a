"""Landmarks: what a game has in store, so that a long trial can tell what it never met."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from greatpowers.kernel.log import Entry

Lines: TypeAlias = Mapping[str, tuple[str, tuple[str, ...]]]
"""The lines of the log that tell of a landmark: its group, and the arguments that name it."""


def _tells_nothing(_entry: Entry) -> str | None:
    return None


def _tell_nothing(_log: Sequence[Entry]) -> list[str]:
    return []


def _nothing(_state: Any, _seat: int) -> list[str]:
    return []


def _no_openings(_state: Any, _seat: int, _prompt: str) -> Sequence[Sequence[int]]:
    return ()


def _by_default(_state: Any, _seat: int, _prompt: str, _codes: Sequence[int]) -> Sequence[int]:
    return ()


def _not_near(_state: Any, _seat: int, _name: str) -> float:
    return 0.0


def _never_late(_state: Any) -> float:
    return 0.0


class Landmarks:
    """All that could occur, under names of the form ``group: thing``, and what a line tells.

    ``told_together`` finds what only several lines tell. For those who look for what hardly ever
    occurs by chance, ``aims`` names what a seat could still come to in a game, endings among it
    (``ending: thing``), ``nearness`` says how near to it the seat is, from 0 to 1, and ``openings``
    are answers to the question of a prompt with which it could begin, those of others included.
    ``serving`` says with which of the possible codes others leave it time and room for that; where
    it names none, they answer by default. ``lateness`` says how little time is left, 1 where the
    end is there. ``rests`` are the prompts at which no affair is under
    way, so that a position can be judged; without them it can be anywhere.
    """

    def __init__(
        self,
        names: Sequence[str] = (),
        told_by: Callable[[Entry], str | None] = _tells_nothing,
        *,
        told_together: Callable[[Sequence[Entry]], list[str]] = _tell_nothing,
        aims: Callable[[Any, int], list[str]] = _nothing,
        nearness: Callable[[Any, int, str], float] = _not_near,
        openings: Callable[[Any, int, str], Sequence[Sequence[int]]] = _no_openings,
        serving: Callable[[Any, int, str, Sequence[int]], Sequence[int]] = _by_default,
        lateness: Callable[[Any], float] = _never_late,
        rests: Collection[str] = (),
    ) -> None:
        self.names = tuple(names)
        self.told_by = told_by
        self.told_together = told_together
        self.aims = aims
        self.nearness = nearness
        self.openings = openings
        self.serving = serving
        self.lateness = lateness
        self.rests = frozenset(rests)

    def met(self, log: Sequence[Entry]) -> list[str]:
        """Return the landmarks of which a log tells, in its order, then those of several lines."""
        told = [self.told_by(entry) for entry in log]
        return [name for name in told if name is not None] + self.told_together(log)


def in_group(group: str, names: Iterable[str]) -> list[str]:
    """Return the landmarks of one group."""
    return [f"{group}: {name}" for name in names]


def landmark(group: str, *texts: str | int) -> str:
    """Name a landmark by text ids, of which only the part after the kind is kept."""
    return f"{group}: {' '.join(thing(text) for text in texts)}"


def thing(text: str | int) -> str:
    """Return what a text id names, without its kind."""
    return str(text).partition("-")[2]


def told_in(lines: Lines, entry: Entry) -> str | None:
    """Return the landmark of which a line of the log tells, if any."""
    if entry.text not in lines:
        return None
    group, names = lines[entry.text]
    return landmark(group, *(entry.args[name] for name in names))
