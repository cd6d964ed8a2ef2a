"""Plans at a live table: from where they begin, and what bots answer in them."""

from greatpowers.server.tables.live import LiveTable
from greatpowers.server.thinking import Job
from greatpowers.server.trial import Beginning, Trial

USUAL_BOT = "greedy"
"""Who answers in a plan for people."""


def beginning_of_plan(live: LiveTable, seat: str, at: int | None) -> Beginning:
    """Return where a plan of a seat begins: now, or at an earlier moment.

    A game that is over has no present to go on from, but a past. The same plan is dealt alike.
    """
    if at is None:
        live.check_running()
    start = live.position if at is None else live.within(at)
    seed = live.services.signer.private_seed(live.id, seat, live.row.epoch, start)
    return Beginning(seat, start - live.base, seed, tuple(live.bots()))


def job_in_plan(live: LiveTable, trial: Trial, beginning: Beginning) -> Job:
    """Return what a bot has to decide where a plan waits for another seat.

    Its luck is not that of the bot at the true table, which nobody may foresee.
    """
    seat = trial.waits_for()
    assert seat is not None, "nobody else is asked"
    index = trial.table.seats.index(seat)
    luck = live.services.signer.private_seed(beginning.seed, len(trial.steps))
    answers, asides = live.table.answers, live.table.said.copy()
    return Job(
        live.id,
        live.origin,
        answers,
        index,
        live.seat(seat).bot or USUAL_BOT,
        luck,
        asides,
        beginning,
        tuple(trial.answers),
    )
