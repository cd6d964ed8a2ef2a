"""Notes: lines of a table's log that the rules do not write, as they are stored.

A note is a list: the position, a text, and a number. Why a bot agrees or refuses names its power
besides; that is forgotten when the answers are taken back that it tells of.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from greatpowers.bots.reasons import Reason
from greatpowers.kernel.log import Entry

MOST_NOTES: Final = 200
Note: TypeAlias = list[Any]
_OF_A_SEAT: Final = 3


def with_more(notes: Sequence[Note] | None, more: Sequence[Note]) -> list[Note]:
    """Return the notes of a table with some more, the last of them if there are too many."""
    return [*(notes or ()), *more][-MOST_NOTES:]


def of_reasons(at: int, reasons: Sequence[Reason]) -> list[Note]:
    """Return what a bot tells of its reasons, after so many answers."""
    return [[at, reason.text, reason.n, reason.power] for reason in reasons]


def up_to(notes: Sequence[Note], position: int) -> list[Note]:
    """Return the notes of a table that is taken back to a position."""
    return [note for note in notes if note[0] <= position or len(note) == _OF_A_SEAT]


def line_of(note: Note, base: int) -> Entry:
    """Return a note as a line of the log; ``base`` is where the table began to count."""
    at, text, number, *power = note
    args: dict[str, str | int] = {"n": number}
    if power:
        args["power"] = power[0]
    return Entry(at - base, text, args, None, "")
