"""Readings: what one player may read of a log, kept so that only what is new need be looked at."""

from typing import Any, TypeAlias

from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table

Bookmark: TypeAlias = tuple[int, int]
"""How far somebody has read: so many lines, and so many cuts that they know of."""


def read_log(table: Table[Any], seat: str | None, base: int) -> list[Entry]:
    """Return the lines that a seat may read; ``base`` is where the table began to count."""
    lines = table.read_log(None if seat is None else table.seats.index(seat))
    return [_shift(line, base) for line in lines] if base else lines


def _shift(line: Entry, base: int) -> Entry:
    return Entry(line.at + base, line.text, line.args, line.audience, line.cite, line.moment)


def _notes_of(table: Table[Any]) -> tuple[int, dict[str, object] | None]:
    """Return by what new notes are seen: so many are kept, and the last is another then."""
    notes = table.notes
    return len(notes), notes[-1].data() if notes else None


class OldOutlook:
    """What a seat could expect after its own last answer: remembered until it answers again."""

    def __init__(self) -> None:
        self._known: tuple[int, int] | None = None
        self._found: tuple[str, int] | None = None

    def note(self, position: int, cuts: int, found: tuple[str, int] | None) -> None:
        """Remember what a seat can expect that has just answered."""
        self._known = (position, cuts)
        self._found = found

    def at(self, table: Table[Any], seat: int, position: int, cuts: int) -> tuple[str, int] | None:
        """Return it, looking back if need be; ``cuts`` says how often answers were taken back."""
        look = table.game.outlook
        if look is not None and self._known != (position, cuts):
            past = table.at(position)
            self.note(position, cuts, look(past.state, seat))
            past.close()
        return self._found


class Reading:
    """The lines that one seat may read. They only grow, unless answers are taken back.

    ``lines`` is read by others and changed by none.
    """

    def __init__(self, seat: str | None) -> None:
        self.seat = seat
        self.lines: list[Entry] = []
        self.outlook = OldOutlook()
        self._cuts: list[int] = []
        self._table: Table[Any] | None = None
        self._position = 0
        self._read = 0
        self._last: Entry | None = None
        self._marks: list[tuple[int, str, int]] = []
        self._notes: tuple[int, dict[str, object] | None] = (0, None)

    @property
    def end(self) -> Bookmark:
        """The bookmark of somebody who has read everything."""
        return len(self.lines), len(self._cuts)

    def known(self, read: Bookmark) -> int:
        """Return how many lines are still as they were when somebody read so far."""
        lines, cuts = read
        return min(lines, *self._cuts[cuts:], len(self.lines))

    def follow(self, table: Table[Any], base: int) -> None:
        """Read on to where the table stands now."""
        if self._goes_on(table):
            for line in table.log[self._read :]:
                if line.visible_to(self.seat):
                    self.lines.append(_shift(line, base) if base else line)
        else:
            self._read_again(read_log(table, self.seat, base))
        self._table = table
        self._position = table.position
        self._read = len(table.log)
        self._last = table.log[-1] if table.log else None
        self._marks = table.marks
        self._notes = _notes_of(table)

    def _goes_on(self, table: Table[Any]) -> bool:
        """Say whether the log has only grown since the last time."""
        return (
            table is self._table
            and table.marks == self._marks
            and _notes_of(table) == self._notes
            and len(table.log) >= self._read
            and (self._read == 0 or table.log[self._read - 1] is self._last)
            # The line of an undo, or a note, stands behind all that was said at its position: until
            # the game is past it, lines that are new come before it.
            and all(at - steps < self._position for at, _, steps in self._marks)
            and all(note.at < self._position for note in table.notes)
        )

    def _read_again(self, lines: list[Entry]) -> None:
        same = 0
        for old, new in zip(self.lines, lines, strict=False):
            if old is not new and old.data() != new.data():
                break
            same += 1
        self._cuts.append(same)
        self.lines = self.lines[:same] + lines[same:]
