"""Bots think here: in processes of their own, so that nobody at a table waits for them.

A worker keeps the tables it thought about lately and catches up from the answers it is sent. A bot
sits on a chair: it cannot see what its seat cannot see.
"""

import asyncio
import logging
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Any, Final, NamedTuple, TypeVar

from greatpowers.bots import make_bot
from greatpowers.bots.analyst import Advice, advise
from greatpowers.bots.hindsight import Standing, look_back
from greatpowers.bots.mistakes import Mistake, Suspect, review, suspects
from greatpowers.bots.reasons import Reason, why_chosen, why_said
from greatpowers.bots.recount import Turn, recount
from greatpowers.bots.remarks import remark
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from greatpowers.server.metrics import Metrics
from greatpowers.server.settings import Settings
from greatpowers.server.tables.origin import Origin, Said, open_table, play_codes
from greatpowers.server.trial import Beginning, try_plan

MOST_KEPT: Final = 32
TRIES: Final = 2
THOROUGH: Final = 2.5
"""So many times as long as a bot the analyst may think: only who asks waits for it."""
NICE: Final = 10
"""How far workers stand back: what people do at their tables goes before."""

T = TypeVar("T")
Work = Callable[..., T]
"""What is done about a job in a worker: with the job, how games are found, and for how long."""

_log = logging.getLogger("greatpowers.bots")


@dataclass(frozen=True)
class Job:
    """A decision for a bot: the table so far, its seat, its name and its luck.

    With a ``plan`` it is one in somebody's plan, after the answers that were ``tried`` there. Who
    ``speaks`` is not asked: it has to decide what to say of what waits for its word.
    """

    table: str
    origin: Origin
    answers: list[tuple[int, int]]
    seat: int
    bot: str
    seed: str
    asides: list[Said] = field(default_factory=list)
    plan: Beginning | None = None
    tried: tuple[str, ...] = ()
    speaks: bool = False


class Thought(NamedTuple):
    """What came of a job: answers that are given as one, or what is said, and why."""

    answers: list[str]
    reasons: list[Reason]


NO_THOUGHT: Final = Thought([], [])

# -- in the worker ---------------------------------------------------------------------------

_kept: OrderedDict[str, tuple[Origin, Table[Any]]] = OrderedDict()


def think(
    job: Job,
    find_game: Callable[[str], Game[Any]] = get_game,
    seconds: float | None = None,
) -> Thought:
    """Return what a bot answers or says, and why; in somebody's plan it keeps that to itself."""
    bot, chair = make_bot(job.bot, job.seed, seconds), _chair_of(job, find_game)
    if job.speaks:
        said = remark(bot, chair, job.seed)
        if said is None:
            return NO_THOUGHT
        return Thought([str(said)], why_said(chair, said, job.seed))
    chosen = bot.choose(chair)
    reasons = why_chosen(bot, chair, chosen, job.seed) if job.plan is None else []
    return Thought([str(option) for option in chosen], reasons)


def weigh(
    job: Job,
    find_game: Callable[[str], Game[Any]] = get_game,
    seconds: float | None = None,
) -> list[Advice]:
    """Return what the analyst thinks of the plans that a seat might make."""
    longer = None if seconds is None else THOROUGH * seconds
    return advise(_chair_of(job, find_game), job.seed, longer)


def tell_turns(
    job: Job, find_game: Callable[[str], Game[Any]] = get_game, seconds: float | None = None
) -> list[Turn]:
    """Return what the others did since a seat last answered, and to what end."""
    del seconds
    return recount(_catch_up(job, find_game), job.seat, job.seed)


def retell(
    job: Job,
    find_game: Callable[[str], Game[Any]] = get_game,
    seconds: float | None = None,
    *,
    first: int,
    past: int,
) -> list[Standing]:
    """Return how a game that is over stood in a part of it, however long that takes."""
    del seconds
    return look_back(_catch_up(job, find_game), first, past)


def suspect(
    job: Job,
    find_game: Callable[[str], Game[Any]] = get_game,
    seconds: float | None = None,
    *,
    standings: list[Standing],
) -> list[Suspect]:
    """Return the decisions of a game that is over that look costly."""
    del seconds
    return suspects(_catch_up(job, find_game), standings)


def judge_decision(
    job: Job,
    find_game: Callable[[str], Game[Any]] = get_game,
    seconds: float | None = None,
    *,
    decision: Suspect,
) -> list[Mistake]:
    """Return what was better than a decision, if anything was."""
    longer = None if seconds is None else THOROUGH * seconds
    found = review(_catch_up(job, find_game), decision, f"{job.table}/{decision.at}", longer)
    return [] if found is None else [found]


def _chair_of(job: Job, find_game: Callable[[str], Game[Any]]) -> Chair[Any]:
    """Return the chair from which a job looks at its table."""
    table = _catch_up(job, find_game)
    if job.plan is not None:
        table = try_plan(table, job.plan, job.tried).table
    return Chair(table, job.seat)


def _catch_up(job: Job, find_game: Callable[[str], Game[Any]]) -> Table[Any]:
    """Return the table of a job, built on what is kept of it if that leads there."""
    origin, table = _kept.pop(job.table, (None, None))
    if table is None or origin != job.origin or not _leads_to(table, job):
        table = open_table(find_game(job.origin.game), job.origin)
    play_codes(table, job.answers[table.position :], job.asides)
    _kept[job.table] = (job.origin, table)
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return table


def _leads_to(table: Table[Any], job: Job) -> bool:
    """Say whether what was answered and said at a table is how that of a job began."""
    answers, said = job.answers[: table.position], job.asides[: len(table.said)]
    return table.answers == answers and table.said == said


def _begin_work() -> None:
    """Give way to the server, leave interrupts to it, and end when it ends."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


# -- in the server ---------------------------------------------------------------------------


class Worker:
    """One process that thinks, and another in its place if it dies."""

    def __init__(self) -> None:
        self.table = ""
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[[Job], T], job: Job) -> Future[T]:
        """Begin to think about a job."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), _begin_work)
        self.table = job.table
        return self._pool.submit(work, job)

    def end(self) -> None:
        """End the process, with whatever goes on in it."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for process in processes:
                process.kill()


class Limit:
    """How long a worker may think about one job; it is ended then, though nobody waits for it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, worker: Worker) -> None:
        self.is_over = False
        self._worker = worker
        self._timer = loop.call_later(seconds, self._end)

    def _end(self) -> None:
        self.is_over = True
        self._worker.end()

    def lift(self) -> None:
        """The job is done."""
        self._timer.cancel()


class Thinker:
    """Has bots think in some worker processes: no more at a time, for all tables of the server.

    Whoever finds all of them at work waits for one; the more wait, the shorter each may think.
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._patience = settings.bot_patience
        self._seconds = settings.bot_seconds
        self._find_game = settings.find_game
        self._metrics = metrics
        self._workers = [Worker() for _ in range(settings.bot_processes)]
        self._idle = self._workers.copy()
        self._gate = asyncio.Semaphore(len(self._workers))
        self._asked = 0

    async def choose(self, job: Job) -> Thought | None:
        """Return what a bot answers, or nothing if it fails or takes too long."""
        return await self.have(think, job)

    async def advise(self, job: Job) -> list[Advice] | None:
        """Return what the analyst advises, or nothing if it fails or takes too long."""
        return await self.have(weigh, job)

    async def have(self, work: Work[T], job: Job) -> T | None:
        """Return what comes of some work, or nothing if it fails or takes too long."""
        self._asked += 1
        try:
            for _ in range(TRIES):
                try:
                    return await (self._in_worker if self._workers else self._here)(work, job)
                except BrokenExecutor:
                    _log.warning("a process of the bots has died; another takes its place")
            raise RuntimeError(f"{TRIES} processes have died")
        except TimeoutError:
            _log.warning("the bot %s took too long", job.bot)
        except Exception:
            _log.exception("the bot %s failed", job.bot)
        finally:
            self._asked -= 1
        self._metrics.bot_failures.inc()
        return None

    async def _here(self, work: Work[T], job: Job) -> T:
        """Think in a thread of the server's own process."""
        async with asyncio.timeout(self._patience):
            return await asyncio.to_thread(work, job, self._find_game, self._seconds)

    async def _in_worker(self, work: Work[T], job: Job) -> T:
        """Think in the first worker that is idle.

        It is idle again when it has done, or is ended when it takes too long, whether or not
        anybody still waits for what it found.
        """
        await self._gate.acquire()
        worker = self._take(job.table)
        loop, start = asyncio.get_running_loop(), time.perf_counter()
        share = min(1.0, len(self._workers) / self._asked)
        try:
            future = worker.submit(partial(work, seconds=share * self._seconds), job)
        except Exception:  # it died when nobody asked, or could not be started
            self._renew(worker)
            raise
        limit = Limit(loop, self._patience, worker)
        future.add_done_callback(partial(self._is_done, loop, worker, limit))
        try:
            found = await asyncio.wrap_future(future)
        except BrokenExecutor:
            if limit.is_over:
                raise TimeoutError from None
            raise
        self._metrics.thinking.labels(job.bot).observe(time.perf_counter() - start)
        return found

    def _take(self, table: str) -> Worker:
        """Take an idle worker, if possible the one that thought about a table last."""
        known = (worker for worker in self._idle if worker.table == table)
        worker = next(known, self._idle[0])
        self._idle.remove(worker)
        return worker

    def _is_done(
        self,
        loop: asyncio.AbstractEventLoop,
        worker: Worker,
        limit: Limit,
        future: Future[Any],
    ) -> None:
        """Have a worker given back; this is called in a thread of its own, or when all ends."""
        is_alive = future.cancelled() or not isinstance(future.exception(), BrokenExecutor)
        if not loop.is_closed():
            loop.call_soon_threadsafe(limit.lift)
            loop.call_soon_threadsafe(self._give_back if is_alive else self._renew, worker)

    def _renew(self, worker: Worker) -> None:
        """Give back a worker whose process has died: it will begin another."""
        worker.end()
        self._give_back(worker)

    def _give_back(self, worker: Worker) -> None:
        self._idle.append(worker)
        self._gate.release()

    def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.end()
