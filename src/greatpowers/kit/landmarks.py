"""Landmarks: what a game has in store, so that a long trial can tell what it never met."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from greatpowers.kernel.log import Entry

Lines: TypeAlias = Mapping[str, tuple[str, tuple[str, ...]]]
"""The lines of the log that tell of a landmark: its group, and the arguments that name it."""


def _tells_nothing(_entry: Entry) -> str | None:
    return None


class Landmarks:
    """All that could occur, under names of the form ``group: thing``, and what a line tells."""

    def __init__(
        self,
        names: Sequence[str] = (),
        told_by: Callable[[Entry], str | None] = _tells_nothing,
    ) -> None:
        self.names = tuple(names)
        self.told_by = told_by

    def met(self, log: Iterable[Entry]) -> list[str]:
        """Return the landmarks of which a log tells, in its order."""
        told = (self.told_by(entry) for entry in log)
        return [name for name in told if name is not None]


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
