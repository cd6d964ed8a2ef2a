"""The log: what happened, as text ids with arguments, and who may read it."""

from collections.abc import Mapping, Sequence
from operator import is_not
from typing import Any


class Moment:
    """Something at which all should stop and look: its kind, and plain data that tells of it."""

    __slots__ = ("data", "kind")

    def __init__(self, kind: str, data: Mapping[str, Any]) -> None:
        self.kind = kind
        self.data = data


class Entry:
    """One line of the log, written after ``at`` answers.

    Strings among ``args`` are text ids, numbers are numbers. ``audience`` names the players who
    may read it (``None``: everybody); a player who changes places takes the secrets along.
    ``moment`` is what the line makes everybody stop for, if it does.
    """

    __slots__ = ("args", "at", "audience", "cite", "moment", "text")

    def __init__(
        self,
        at: int,
        text: str,
        args: dict[str, str | int],
        audience: tuple[str, ...] | None,
        cite: str,
        moment: Moment | None = None,
    ) -> None:
        self.at = at
        self.text = text
        self.args = args
        self.audience = audience
        self.cite = cite
        self.moment = moment

    def visible_to(self, player: str | None) -> bool:
        """Say whether a player (``None``: a spectator) may read this line."""
        return self.audience is None or (player is not None and player in self.audience)

    def data(self) -> dict[str, object]:
        """Return the line as plain data, without its audience."""
        line: dict[str, object] = {
            "at": self.at,
            "text": self.text,
            "args": self.args,
            "cite": self.cite,
        }
        if self.moment is not None:
            line["moment"] = {"kind": self.moment.kind, "data": self.moment.data}
        return line


def merge(
    log: list[Entry], marks: list[tuple[int, str, int]], notes: Sequence[Entry] = ()
) -> list[Entry]:
    """Return the log with a line for every mark, at the position to which the game went back.

    Behind what happened at a position stand first its marks, then its notes.
    """
    told = [
        Entry(at - steps, "log-undo-by-consent", {"steps": steps}, None, "")
        for at, _player, steps in marks
    ]
    return sorted([*log, *told, *notes], key=_position_of)


class WholeLog:
    """A log with its marks and notes, put together only when one of them has changed."""

    def __init__(self) -> None:
        self._lines: list[Entry] = []
        self._parts: tuple[object, ...] = ()

    def read(
        self, log: list[Entry], marks: list[tuple[int, str, int]], notes: list[Entry]
    ) -> list[Entry]:
        """Return all lines; marks and notes are never changed in place."""
        if not (marks or notes):
            return log
        parts = (log[-1] if log else None, marks, notes)
        lines = len(log) + len(marks) + len(notes)
        if len(self._lines) != lines or any(map(is_not, self._parts, parts)):
            self._lines = merge(log, marks, notes)
            self._parts = parts
        return self._lines


def _position_of(line: Entry) -> int:
    return line.at
