"""Clocks: how long a seat may think, and when its time is up."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from greatpowers.server.storage.models import StoredSeat

NO_CLOCK: Final[dict[str, Any]] = {"kind": "none"}
DAY: Final = 86400.0
GRACE: Final = 10.0
"""What a live clock shows at least after a default answer was given because it had run out."""


def full_time(clock: dict[str, Any]) -> float | None:
    """Return what a clock shows at the start, in seconds."""
    if clock["kind"] == "live":
        return float(clock["minutes"]) * 60
    if clock["kind"] == "days":
        return float(clock["days"]) * DAY
    return None


def increment(clock: dict[str, Any]) -> float:
    """Return what a live clock gains when its seat has done its turn."""
    return float(clock.get("increment_seconds", 0))


def left(seat: StoredSeat, now: datetime) -> float | None:
    """Return what the clock of a seat shows now; ``None`` if it has none."""
    if seat.remaining is None or seat.kind == "bot":
        return None
    used = (now - seat.asked_since).total_seconds() if seat.asked_since else 0.0
    return max(0.0, seat.remaining - used)


def settle(
    clock: dict[str, Any],
    seats: Sequence[StoredSeat],
    turn: Collection[str],
    answered: str | None,
    now: datetime,
) -> None:
    """Stop the clocks, count what was used, and start those of the seats that are asked now.

    Clocks run only while somebody sits in every seat. Days are given anew for every answer, the
    increment of a live clock when its seat is no longer asked.
    """
    full = full_time(clock)
    if full is None:
        return
    everybody = is_complete(seats)
    for seat in seats:
        shown = left(seat, now)
        was_asked = seat.asked_since is not None
        asked = seat.seat in turn
        anew = clock["kind"] == "days" and (answered == seat.seat or not was_asked)
        if shown is None or anew:
            shown = full
        elif was_asked and not asked:
            shown += increment(clock)
        seat.remaining = shown
        seat.asked_since = now if asked and everybody and seat.kind != "bot" else None


def is_complete(seats: Sequence[StoredSeat]) -> bool:
    """Say whether somebody sits in every seat."""
    return all(seat.kind not in ("open", "invite") for seat in seats)


def runs_out(seats: Sequence[StoredSeat]) -> datetime | None:
    """Return when the first running clock will have run out."""
    ends = [
        seat.asked_since + timedelta(seconds=seat.remaining)
        for seat in seats
        if seat.asked_since is not None and seat.remaining is not None and seat.kind != "bot"
    ]
    return min(ends, default=None)


def overdue(seats: Sequence[StoredSeat], now: datetime) -> StoredSeat | None:
    """Return a seat whose time is up."""
    for seat in seats:
        if seat.asked_since is not None and left(seat, now) == 0.0:
            return seat
    return None
