"""Plans at a live table: where they begin, what bots answer in them, what the analyst advises."""

from greatpowers.server.errors import Refusal
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.thinking import Job
from greatpowers.server.trial import Beginning, Trial

USUAL_BOT = "greedy"
"""Who answers in a plan for people."""
ANALYST = "analyst"
"""What it is called where it is told how long bots think."""


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
    return _job(live, trial, beginning, seat, live.seat(seat).bot or USUAL_BOT)


def job_for_analyst(live: LiveTable, trial: Trial, beginning: Beginning) -> Job:
    """Return what the analyst has to weigh where a plan has led to a question for its seat."""
    check_analyst(live)
    if trial.table.ask_of(trial.table.seats.index(trial.seat)) is None:
        raise Refusal("wrong-seat", "you are not asked anything there")
    return _job(live, trial, beginning, trial.seat, ANALYST)


def job_of_recount(live: LiveTable, seat: str) -> Job:
    """Return what has to be looked at for what the others did since a seat last answered."""
    check_analyst(live)
    luck = live.services.signer.private_seed(live.id, seat, live.row.epoch, live.position)
    answers, asides = live.table.answers, live.table.said.copy()
    return Job(live.id, live.origin, answers, live.table.seats.index(seat), ANALYST, luck, asides)


def check_analyst(live: LiveTable) -> None:
    """Refuse the analyst in a running game among people."""
    if not (live.row.finished or plays_alone(live)):
        raise Refusal("not-alone", "the analyst is not asked in a game among people")


def plays_alone(live: LiveTable) -> bool:
    """Say whether bots sit at all seats but one."""
    return len(live.bots()) == len(live.table.seats) - 1


def _job(live: LiveTable, trial: Trial, beginning: Beginning, seat: str, bot: str) -> Job:
    luck = live.services.signer.private_seed(beginning.seed, len(trial.steps))
    answers, asides = live.table.answers, live.table.said.copy()
    return Job(
        live.id,
        live.origin,
        answers,
        trial.table.seats.index(seat),
        bot,
        luck,
        asides,
        beginning,
        tuple(trial.answers),
    )
