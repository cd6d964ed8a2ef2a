"""Steps of a game: answers, answers taken back, an early end. Each is stored, then shown."""

import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from greatpowers.bots.reasons import Reason
from greatpowers.kernel.errors import TableError
from greatpowers.server import clocks
from greatpowers.server.contract import Result
from greatpowers.server.errors import Overtaken, Refusal, refusal_of
from greatpowers.server.storage.changes import Change, Given, Stamp, seat_clocks
from greatpowers.server.storage.models import StoredStandingAnswer
from greatpowers.server.tables import standing_answers
from greatpowers.server.tables.forced import give_forced
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.notes import Note, of_reasons, up_to, with_more
from greatpowers.server.tables.origin import digest_of, periods_of
from greatpowers.server.tables.rebuild import set_marks
from greatpowers.server.views import result_of

TRIES: Final = 5
"""How often an answer is tried that others were quicker than."""

_log = logging.getLogger("greatpowers.tables")


@dataclass(frozen=True)
class Step:
    """What was done in memory since a moment and is to be stored.

    ``given``: the standing answer that was given. ``withdrawn``: those that were taken back with
    it. ``result``: how the game ended other than by its rules. ``notes``: lines for its log.
    """

    begun: Stamp
    answers: Sequence[Given] = ()
    cut: int | None = None
    result: Result | None = None
    given: StoredStandingAnswer | None = None
    withdrawn: Sequence[StoredStandingAnswer] = field(default=())
    notes: Sequence[Note] = ()


async def answer(live: LiveTable, seat: str, options: Sequence[str], at: int, by: str) -> int:
    """Answer for a seat; when this returns all is stored. Return the new position.

    Where several seats are asked at once, another may answer on another server at the same moment.
    Then the table is read again, and the answer is tried again if its question still stands.
    """
    start = time.perf_counter()
    for tries_left in reversed(range(TRIES)):
        async with live.turn():
            live.check_running()
            live.check_in_time(seat, at)
            try:
                await play(live, seat, options, by)
                break
            except Overtaken:
                if not tries_left:
                    raise
    live.services.metrics.answer_seconds.observe(time.perf_counter() - start)
    return live.position


async def play(
    live: LiveTable,
    seat: str,
    options: Sequence[str],
    by: str,
    given: StoredStandingAnswer | None = None,
    reasons: Sequence[Reason] = (),
) -> None:
    """Play answers, all or none, and store them as one step; the caller holds the table.

    ``by`` says who answered for the seat, ``given`` which standing answer it was, ``reasons`` why.
    """
    begun = live.stamp
    table = live.table
    parse = table.game.vocabulary.parse
    try:
        own = [(seat, str(parse(option)), False) for option in options]
        table.answer_all(table.seats.index(seat), options)
        forced = give_forced(table, live.bots())
    except TableError as error:
        raise refusal_of(error) from None
    except Exception:
        live.doubt()
        _log.exception("the rules failed at table %s, position %s", live.id, begun.position)
        raise Refusal("internal-error", "the rules of the game failed here") from None
    notes = of_reasons(begun.position + len(own), reasons)
    await commit(live, Step(begun, own + forced, given=given, notes=notes))
    live.services.metrics.answers.labels(by).inc(len(own))


async def play_forced(live: LiveTable) -> None:
    """Give and store the answers that leave no choice; the caller holds the table."""
    begun = live.stamp
    await commit(live, Step(begun, give_forced(live.table, live.bots())))


async def take_back(live: LiveTable, seat: str, steps: int, consent: bool) -> None:
    """Take answers back and store that; the caller holds the table."""
    begun = live.stamp
    try:
        live.table.undo(live.table.seats.index(seat), steps, consent)
    except TableError as error:
        raise refusal_of(error) from None
    again = standing_answers.taken_back(live.table, live.standing_answers, seat, live.position)
    await commit(live, Step(begun, cut=live.position, withdrawn=again))


async def finish(live: LiveTable, winners: Sequence[str], ending: str) -> None:
    """End the game other than by its rules; the caller holds the table."""
    result: Result = {"winners": list(winners), "ending": ending, "scores": []}
    await commit(live, Step(live.stamp, result=result))


async def commit(live: LiveTable, step: Step) -> None:
    """Store the step that was taken in memory, then show it; else go back to what is stored."""
    table = live.table
    result = step.result or result_of(table)
    live.take_values({"position": live.position, "finished": result is not None, "result": result})
    lapsed = _forget_standing_answers(live, step.withdrawn)
    now = live.services.settings.now()
    answered = step.answers[0][0] if step.answers else None
    clocks.settle(live.row.clock, live.seats, live.asked(), answered, now)
    values = {
        "position": live.position,
        "epoch": live.row.epoch + (step.cut is not None),
        "turn": live.asked(),
        "periods": periods_of(table),
        "finished": result is not None,
        "result": result,
        "digest": digest_of(table),
        "updated_at": now,
        "due": live.next_due(now),
    }
    if step.cut is not None:
        values["marks"] = _marks(live)
        values["notes"] = up_to(live.row.notes, step.cut)
    elif step.notes:
        values["notes"] = with_more(live.row.notes, step.notes)
    change = Change(
        step.begun,
        values,
        step.answers,
        now,
        step.cut,
        clocks=seat_clocks(live.seats),
        drop_proposal=live.proposal is not None,
        standing_answer=None if step.given is None else step.given.id,
        lapsed=lapsed,
    )
    if step.given is not None:
        step.given.given = step.begun.position
    live.take_values(values)
    if "notes" in values:
        set_marks(live.table, live.base, live.row)
    live.keep_snapshot(change)
    await live.write_step(change)
    live.show()
    live.drop_proposal()
    if result is not None:
        live.services.lobby.forget()
        live.audience.send({"type": "ended", "result": result})
        live.show_row()


def _forget_standing_answers(
    live: LiveTable, withdrawn: Sequence[StoredStandingAnswer]
) -> list[int]:
    """Forget the standing answers that no longer hold; return which they were."""
    kept = [
        answer
        for answer in live.standing_answers
        if not live.row.finished
        and answer not in withdrawn
        and standing_answers.holds(live.table, answer)
    ]
    lapsed = [answer.id for answer in live.standing_answers if answer not in kept]
    live.standing_answers = kept
    return lapsed


def _marks(live: LiveTable) -> list[Any]:
    """Return which answers were taken back by consent, counted from the start of the game."""
    base = live.base
    before = [mark for mark in live.row.marks if mark[0] - mark[2] < base]
    return before + [[at + base, player, steps] for at, player, steps in live.table.marks]
