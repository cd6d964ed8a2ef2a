"""Driving a table: bots answer, clocks run out, whoever is there or not."""

import asyncio
import logging
import random
import secrets

from greatpowers.kernel.ask import Ask
from greatpowers.server import clocks
from greatpowers.server.clocks import GRACE, increment
from greatpowers.server.errors import Refusal
from greatpowers.server.live import LiveTable
from greatpowers.server.thinking import Job

_log = logging.getLogger("greatpowers.bots")


def drive(live: LiveTable) -> None:
    """Have the bots of a table answer, unless they are at it."""
    if live.driver is None and _asked_bot(live) is not None:
        live.driver = asyncio.create_task(_let_bots_play(live), name=f"bots {live.id}")


async def wake(live: LiveTable) -> None:
    """See whether something is due at a table: a clock that has run out, a bot that is asked."""
    async with live.turn():
        overdue = None
        if not live.row.finished:
            overdue = clocks.overdue(live.seats, live.site.settings.now())
        if overdue is not None:
            await _run_out(live, overdue.seat)
        drive(live)


async def _run_out(live: LiveTable, seat: str) -> None:
    """The time of a seat is up: it loses, or the default answer is given for it."""
    if live.row.timeout == "forfeit":
        others = [other for other in live.table.seats if other != seat]
        await live.finish({"winners": others, "ending": "timeout", "scores": []})
        return
    option = str(live.table.default(live.table.seats.index(seat)))
    stored = live.seat(seat)
    if live.row.clock["kind"] == "live":
        stored.remaining = max(GRACE, increment(live.row.clock))
        stored.asked_since = live.site.settings.now()
    await live.play(seat, option)
    live.site.metrics.answers.labels("clock").inc()


def _asked_bot(live: LiveTable) -> str | None:
    """Return a bot that is asked."""
    return next((seat for seat in live.asked() if live.seat(seat).kind == "bot"), None)


async def _let_bots_play(live: LiveTable) -> None:
    """Answer for bots until none is asked any more."""
    try:
        while True:
            async with live.turn():
                seat = _asked_bot(live)
                if seat is None:
                    live.driver = None
                    return
                ask = live.ask_of(seat)
                assert ask is not None
                job = _job(live, seat)
            option = await _decide(live, ask, job)
            await _give(live, seat, ask, option)
    except asyncio.CancelledError:
        raise
    except Exception as error:  # the sweep will try again
        if not isinstance(error, Refusal):
            _log.exception("the bots of table %s stopped", live.id)
        live.driver = None


def _job(live: LiveTable, seat: str) -> Job:
    index = live.table.seats.index(seat)
    return Job(
        live.id,
        live.origin,
        live.table.answers.copy(),
        index,
        live.seat(seat).bot or "random",
        secrets.token_hex(8),
    )


async def _decide(live: LiveTable, ask: Ask, job: Job) -> str | None:
    """Return what a bot answers, after a natural pause.

    What is forced comes at once, but not the pass of a window: that would tell what it holds.
    """
    if len(ask.codes()) == 1 and ask.kind != "window":
        return None
    settings = live.site.settings
    pause = random.uniform(*settings.bot_pause)
    option, _ = await asyncio.gather(live.site.thinker.choose(job), asyncio.sleep(pause))
    return option


async def _give(live: LiveTable, seat: str, ask: Ask, option: str | None) -> None:
    """Give a bot's answer if it still stands before the same question."""
    async with live.turn():
        if live.row.finished or live.ask_of(seat) is not ask or live.seat(seat).kind != "bot":
            return
        if option is None or option not in map(str, live.table.options(ask.seat)):
            option = str(live.table.default(ask.seat))
        await live.play(seat, option)
        live.site.metrics.answers.labels("bot").inc()
