"""The log: what happened, as text ids with arguments, and who may read it."""

from collections.abc import Sequence
from operator import is_not


class Entry:
    """One line of the log, written after ``at`` answers.

    Strings among ``args`` are text ids, numbers are numbers. ``audience`` names the players who
    may read it (``None``: everybody); a player who changes places takes the secrets along.
    """

    __slots__ = ("args", "at", "audience", "cite", "text")

    def __init__(
        self,
        at: int,
        text: str,
        args: dict[str, str | int],
        audience: tuple[str, ...] | None,
        cite: str,
    ) -> None:
        self.at = at
        self.text = text
        self.args = args
        self.audience = audience
        self.cite = cite

    def visible_to(self, player: str | None) -> bool:
        """Say whether a player (``None``: a spectator) may read this line."""
        return self.audience is None or (player is not None and player in self.audience)

    def data(self) -> dict[str, object]:
        """Return the line as plain data, without its audience."""
        return {"at": self.at, "text": self.text, "args": self.args, "cite": self.cite}


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
