"""Bots think here: in processes of their own, so that nobody at a table waits for them.

A worker keeps the tables it thought about lately and catches up from the answers it is sent. A bot
sits on a chair: it cannot see what its seat cannot see.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from greatpowers.bots import make_bot
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


# -- in the worker ---------------------------------------------------------------------------

_kept: OrderedDict[str, tuple[Origin, Table[Any]]] = OrderedDict()


def think(
    job: Job,
    find_game: Callable[[str], Game[Any]] = get_game,
    seconds: float | None = None,
) -> list[str]:
    """Return what a bot answers, one answer or several that are given as one, or what it says."""
    table = _catch_up(job, find_game)
    if job.plan is not None:
        table = try_plan(table, job.plan, job.tried).table
    bot, chair = make_bot(job.bot, job.seed, seconds), Chair(table, job.seat)
    if job.speaks:
        said = remark(bot, chair, job.seed)
        return [] if said is None else [str(said)]
    return [str(option) for option in bot.choose(chair)]


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
    """Leave interrupts to the server, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


# -- in the server ---------------------------------------------------------------------------


class Thinker:
    """Has bots think in worker processes and starts them anew if they die."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._processes = settings.bot_processes
        self._patience = settings.bot_patience
        self._metrics = metrics
        self._think = partial(think, seconds=settings.bot_seconds)
        if not self._processes:  # other processes find games by themselves
            self._think = partial(self._think, find_game=settings.find_game)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, job: Job) -> list[str] | None:
        """Return what a bot answers, or nothing if it fails or takes too long."""
        for _ in range(TRIES):
            start = time.perf_counter()
            pool = self._open()
            try:
                async with asyncio.timeout(self._patience):
                    loop = asyncio.get_running_loop()
                    plan: list[str] = await loop.run_in_executor(pool, self._think, job)
            except BrokenExecutor:
                _log.warning("a process of the bots has died; another takes its place")
                self._drop(pool)
            except TimeoutError:
                _log.warning("the bot %s took too long", job.bot)
                self._drop(pool)
                break
            except Exception:
                _log.exception("the bot %s failed", job.bot)
                break
            else:
                self._metrics.thinking.labels(job.bot).observe(time.perf_counter() - start)
                return plan
        self._metrics.bot_failures.inc()
        return None

    def close(self) -> None:
        """End the workers."""
        self._drop(self._pool)

    def _open(self) -> ProcessPoolExecutor | None:
        """Return the pool; none if bots think in the server's own process."""
        if self._pool is None and self._processes:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), _begin_work
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """Give a pool up, with whatever is still going on in it."""
        if pool is None or pool is not self._pool:
            return
        self._pool = None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
