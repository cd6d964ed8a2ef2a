"""Frames: a table as those at one seat are shown it at one moment."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Final

import orjson

from greatpowers.kernel.table import Table
from greatpowers.server.contract import Outlook, Result, StandingAnswer, State, ViewData
from greatpowers.server.patches import diff
from greatpowers.server.reading import Bookmark, Reading
from greatpowers.server.views import UNSEEN, PublicView, take_view, write_lines

_NUMBERS: Final = count()


def encode(message: Mapping[str, Any]) -> str:
    """Write a message as it goes over the wire."""
    return orjson.dumps(message).decode()


def take_frame(
    table: Table[Any],
    reading: Reading,
    base: int,
    result: Result | None,
    clocks: dict[str, float | None],
    standing: Sequence[StandingAnswer],
    followed: int | None = None,
    public: PublicView = UNSEEN,
) -> "Frame":
    """Return what the seat of a reading sees now, and what it is told besides."""
    seat = reading.seat
    reading.follow(table, base)
    over = seat is None or result is not None
    undoable = 0 if over else table.undoable(table.seats.index(str(seat)))
    since = None if seat is None else _since(table, base, seat)
    answered = not over and (since or 0) > base + table.floor
    view = take_view(table, seat, base, result, public)
    state = table.state if public is UNSEEN else public.looked_at
    outlook = _outlook(table, state, reading, since - base) if since and result is None else None
    return Frame(view, reading, undoable, answered, since, outlook, clocks, standing, followed)


def _since(table: Table[Any], base: int, seat: str) -> int:
    """Return the position after a seat's own last answer, 0 if it has given none."""
    last = table.last_answer(table.seats.index(seat))
    return base + last if last else 0


def _outlook(table: Table[Any], state: Any, reading: Reading, since: int) -> Outlook | None:
    """Return how others have changed what a seat that is asked may expect since it answered."""
    seat = table.seats.index(str(reading.seat))
    look = table.game.outlook
    if look is None:
        return None
    if table.position == since:
        reading.outlook.note(since, reading.end[1], look(state, seat))
        return None
    if table.ask_of(seat) is None:
        return None
    before = reading.outlook.at(table, seat, since, reading.end[1])
    now = look(state, seat)
    if before is None or now is None or before == now:
        return None
    return {"text": now[0], "before": before[1], "after": now[1]}


class Frame:
    """What those at one seat see. Who has seen the same before is sent the very same text."""

    def __init__(
        self,
        view: ViewData,
        reading: Reading,
        undoable: int,
        answered: bool,
        since: int | None,
        outlook: Outlook | None,
        clocks: dict[str, float | None],
        standing: Sequence[StandingAnswer],
        followed: int | None,
    ) -> None:
        self.seat = view["seat"]
        self.read: Bookmark = reading.end
        self._view = view
        self._reading = reading
        self._undoable = undoable
        self._answered = answered
        self._since = since
        self._outlook = outlook
        self._clocks = clocks
        self._standing = list(standing)
        self._followed = None if self.seat is None else followed
        self._number = next(_NUMBERS)
        self._texts: dict[tuple[int, int], str] = {}

    def write(self, before: "Frame | None", read: Bookmark) -> str:
        """Return the message for somebody who was shown another frame before, or none.

        ``read`` is how far they know the log.
        """
        known = self._reading.known(read)
        seen = -1 if before is None else before._number
        text = self._texts.get((seen, known))
        if text is None:
            text = self._texts[seen, known] = encode(self._message(before, known))
        return text

    def _message(self, before: "Frame | None", known: int) -> State:
        message: State = {
            "type": "state",
            "position": self._view["position"],
            "seat": self.seat,
            "log": write_lines(self._reading.lines[known:]),
            "from": known,
            "undoable": self._undoable,
            "answered": self._answered,
            "since": self._since,
            "outlook": self._outlook,
            "clocks": self._clocks,
            "standing": self._standing,
        }
        if self._followed is not None:
            message["followed"] = self._followed
        if before is None:
            message["view"] = self._view
        else:
            changes = diff(before._view, self._view)
            assert isinstance(changes, dict), "two views have the same keys"
            message["changes"] = changes
        return message
