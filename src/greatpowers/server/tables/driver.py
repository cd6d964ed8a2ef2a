"""Driving a table: bots and standing answers answer, clocks run out, whoever is there or not."""

import asyncio
import logging
import random
from dataclasses import replace
from typing import Final

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.chair import Chair
from greatpowers.server import clocks
from greatpowers.server.clocks import GRACE, increment
from greatpowers.server.errors import Refusal
from greatpowers.server.tables.asides import say_aside
from greatpowers.server.tables.lessons import planned_for
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.steps import finish, play, play_forced
from greatpowers.server.thinking import NO_THOUGHT, Job, Thought

PACES: Final = {"quick": 0.0, "usual": 1.0, "slow": 4.0}
"""How long bots pause before they answer, as a share of the server's usual pause."""

_log = logging.getLogger("greatpowers.bots")


def drive(live: LiveTable) -> None:
    """Have the seats of a table answer that need nobody for it, unless they are at it."""
    if live.driver is None and (
        live.is_forced() or _next_seat(live) is not None or live.addressed() is not None
    ):
        live.driver = asyncio.create_task(_let_seats_answer(live), name=f"bots {live.id}")


async def wake(live: LiveTable) -> None:
    """See whether something is due at a table: a clock that has run out, a bot that is asked.

    A standing answer does not come too late, though its clock ran out while it paused.
    """
    async with live.turn():
        overdue = None
        if not live.row.finished:
            overdue = clocks.overdue(live.seats, live.services.settings.now())
        if overdue is not None and not await _give_standing_answer(live, overdue.seat):
            await _run_out(live, overdue.seat)
        drive(live)


async def _run_out(live: LiveTable, seat: str) -> None:
    """The time of a seat is up: it loses, or the default answer is given for it."""
    if live.row.timeout == "forfeit":
        await finish(live, [other for other in live.table.seats if other != seat], "timeout")
        return
    option = str(live.table.default(live.table.seats.index(seat)))
    stored = live.seat(seat)
    if live.row.clock["kind"] == "live":
        stored.remaining = max(GRACE, increment(live.row.clock))
        stored.asked_since = live.services.settings.now()
    await play(live, seat, [option], "clock")


def _next_seat(live: LiveTable) -> str | None:
    """Return a seat that is asked and needs nobody to answer."""
    return next((seat for seat in live.asked() if live.answers_by_itself(seat)), None)


async def _let_seats_answer(live: LiveTable) -> None:
    """Answer for bots, and as was said in advance, until that answers no question any more."""
    try:
        while True:
            async with live.turn():
                if live.is_forced():
                    await play_forced(live)
                speaker, seat = live.addressed(), _next_seat(live)
                if speaker is None and seat is None:
                    live.driver = None
                    return
            if speaker is not None:
                await _let_speak(live, speaker)
            elif seat is not None:
                await _let_answer(live, seat)
    except asyncio.CancelledError:
        raise
    except Exception as error:  # the sweep will try again
        if not isinstance(error, Refusal):
            _log.exception("the bots of table %s stopped", live.id)
        live.driver = None


async def _let_answer(live: LiveTable, seat: str) -> None:
    """Answer for a bot, or as was said in advance, if the seat is still asked."""
    async with live.turn():
        ask = live.ask_of(seat)
        if ask is None or not live.answers_by_itself(seat):
            return
        job = _job(live, seat) if live.seat(seat).kind == "bot" else None
        planned = planned_for(live.row, live.table, seat)
    if job is None:
        await _pause(live)
        async with live.turn():
            if live.ask_of(seat) is ask:
                await _give_standing_answer(live, seat)
    else:
        thought = await _decide(live, ask, job, planned)
        await _give(live, seat, ask, job, thought)


async def _let_speak(live: LiveTable, seat: str) -> None:
    """Let a bot say what it thinks of what waits for its word, once, after a natural pause."""
    async with live.turn():
        live.ears.listen(Chair(live.table, live.table.seats.index(seat)))
        job = replace(_job(live, seat), speaks=True)
    thought, _ = await asyncio.gather(live.services.thinker.choose(job), _pause(live))
    said, reasons = thought or NO_THOUGHT
    async with live.turn():
        is_new = live.ears.is_addressed(Chair(live.table, job.seat))
        if not said or is_new or live.row.finished or live.seat(seat).kind != "bot":
            return
        if said[0] in map(str, live.table.asides(job.seat)):
            await say_aside(live, seat, said[0], reasons)


async def _pause(live: LiveTable) -> None:
    settings = live.services.settings
    await settings.sleep(PACES[live.row.pace] * random.uniform(*settings.bot_pause))


async def _give_standing_answer(live: LiveTable, seat: str) -> bool:
    """Give a seat's standing answer, if one still fits; the caller holds the table."""
    standing = live.standing_answer_of(seat)
    if standing is None:
        return False
    await play(live, seat, [standing.option], "standing", standing)
    return True


def _job(live: LiveTable, seat: str) -> Job:
    index = live.table.seats.index(seat)
    answers, asides = live.table.answers, live.table.said.copy()
    own = sum(who == index for who, _ in answers)
    luck = live.services.settings.draw_seed(seat, own)
    bot = live.seat(seat).bot or "random"
    return Job(live.id, live.origin, answers, index, bot, luck, asides)


async def _decide(live: LiveTable, ask: Ask, job: Job, planned: str | None) -> Thought:
    """Return what a bot answers, if anything, after a natural pause; in a lesson, what is planned.

    What is forced comes at once only where all could see that it was: else it would tell what the
    bot holds.
    """
    if ask.public and len(ask.codes()) == 1:
        return NO_THOUGHT
    if planned is not None:
        await _pause(live)
        return Thought([planned], [])
    thinking = live.services.thinker.choose(job)
    thought, _ = await asyncio.gather(thinking, _pause(live))
    return thought or NO_THOUGHT


async def _give(live: LiveTable, seat: str, ask: Ask, job: Job, thought: Thought) -> None:
    """Give what a bot has chosen if it still stands before the same question.

    What cannot be given as a whole is not given at all, but the default answer; unless somebody
    has said something meanwhile: then the bot thinks again.
    """
    async with live.turn():
        if live.row.finished or live.ask_of(seat) is not ask or live.seat(seat).kind != "bot":
            return
        default = [str(live.table.default(ask.seat))]
        try:
            await play(live, seat, thought.answers or default, "bot", reasons=thought.reasons)
        except Refusal as refusal:
            if refusal.code not in ("illegal-answer", "unknown-answer", "wrong-seat", "game-over"):
                raise
            if live.table.said == job.asides:
                await play(live, seat, default, "bot")
