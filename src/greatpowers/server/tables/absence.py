"""Absence: when the seat of a player who does not come may be played by a bot."""

from datetime import datetime, timedelta

from sqlalchemy import select

from greatpowers.server import clocks
from greatpowers.server.errors import Refusal
from greatpowers.server.storage.models import StoredAnswer, StoredSeat
from greatpowers.server.tables.live import LiveTable


async def check_absent(live: LiveTable, seat: str) -> datetime:
    """Raise unless a player has been away for long while all wait for them.

    Return since when they must not have been seen, by any server. Who has days for an answer may
    be away for as many.
    """
    now = live.services.settings.now()
    if live.present()[seat]:
        raise Refusal("not-absent", "its player is here")
    if seat not in live.asked():
        raise Refusal("not-absent", "nobody waits for that player now")
    cutoff = now - _patience(live)
    since = await _absent_since(live, live.seat(seat))
    if since > cutoff:
        wait = int((since - cutoff).total_seconds() // 60) + 1
        raise Refusal("not-absent", f"that player may still come; a bot may play in {wait} min")
    return cutoff


def _patience(live: LiveTable) -> timedelta:
    if live.row.clock["kind"] == "days":
        return timedelta(days=live.row.clock["days"])
    return timedelta(minutes=live.services.settings.absence_minutes)


async def _absent_since(live: LiveTable, seat: StoredSeat) -> datetime:
    """Return since when a seat was asked and its player not seen."""
    ask = live.ask_of(seat.seat)
    assert ask is not None
    async with live.services.sessions() as session:
        seen = await session.scalar(
            select(StoredSeat.seen_at).filter_by(table_id=live.id, seat=seat.seat)
        )
        last = select(StoredAnswer.at).filter_by(table_id=live.id, n=live.base + ask.since - 1)
        asked = await session.scalar(last) or live.row.created_at
    seen = seen or live.row.created_at
    # Once a clock has run out, answers are given for the seat: it is asked anew all the time.
    return seen if _ran_out(live, seat) else max(seen, asked)


def _ran_out(live: LiveTable, seat: StoredSeat) -> bool:
    clock = live.row.clock
    if clock["kind"] == "days":
        return True
    grace = max(clocks.GRACE, clocks.increment(clock))
    return clock["kind"] == "live" and (seat.remaining or 0.0) <= grace
