"""The writer: one task through which a process writes, many tables to a transaction.

While a commit is on its way to the disk, further writes gather and share the next one.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import ARRAY, Connection, Text, bindparam, text
from sqlalchemy.ext.asyncio import AsyncEngine

from greatpowers.server.metrics import Metrics
from greatpowers.server.storage.changes import Change, Stale, lock_tables, write_changes
from greatpowers.server.storage.database import is_shared
from greatpowers.server.storage.transactions import transactions_of

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]

MOST_AT_ONCE: Final = 64
CHANNEL: Final = "greatpowers"
CHANGED: Final = "changed"

_log = logging.getLogger("greatpowers.storage")


_NOTIFY: Final = text("SELECT pg_notify(:channel, each) FROM unnest(:notices) AS each").bindparams(
    bindparam("notices", type_=ARRAY(Text))
)


class Write:
    """One piece of work for a table, or a step of its game, and who waits for it."""

    def __init__(self, table: str, work: Work[Any] | Change, notice: str | None) -> None:
        self.table = table
        self.work = work
        self.notice = notice
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.outcome: Any = None
        self.stale: Stale | None = None

    def settle(self, error: BaseException | None) -> None:
        """Tell whoever waits."""
        error = error or self.stale
        if self.done.done():
            return
        if error is None:
            self.done.set_result(self.outcome)
        else:
            self.done.set_exception(error)


class Writer:
    """Writes for all tables of a process; ``name`` tells the other processes who wrote."""

    def __init__(self, engine: AsyncEngine, name: str, metrics: Metrics) -> None:
        self._shared = is_shared(engine)
        self._transactions = transactions_of(engine)
        self._name = name
        self._metrics = metrics
        self._queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
        self._transactions.close()

    async def do(self, table: str, work: Work[T], notify: bool = True) -> T:
        """Do the work in a transaction and return, once it is committed, what it returned.

        Other processes are told that the table has changed. Work that finds the table changed
        raises ``Stale`` before it writes anything.
        """
        result: T = await self._put(table, work, notify)
        return result

    async def step(self, change: Change) -> None:
        """Write a step of a game; ``Stale`` says that the table is no longer where it began."""
        await self._put(change.table, change, True)

    async def _put(self, table: str, work: Work[Any] | Change, notify: bool) -> Any:
        notice = f"{CHANGED} {table} {self._name}" if notify and self._shared else None
        write = Write(table, work, notice)
        self._queue.put_nowait(write)
        return await write.done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write_all([write for write in batch if write is not None])
            if None in batch:
                return

    async def _write_all(self, writes: list[Write]) -> None:
        if not writes:
            return
        try:
            await self._commit(writes)
        except Exception as error:
            if len(writes) > 1:
                for write in writes:
                    await self._write_all([write])
                return
            if not isinstance(error, Stale):
                _log.error("a write failed: %s", type(error).__name__)
            writes[0].settle(error)
        else:
            for write in writes:
                write.settle(None)

    async def _commit(self, writes: list[Write]) -> None:
        start = time.perf_counter()
        await self._transactions.run(lambda connection: _write(connection, writes))
        self._metrics.committed(len(writes), time.perf_counter() - start)


def _write(connection: Connection, writes: list[Write]) -> None:
    """Write everything, the steps of all games together; the others hear of it by the commit."""
    _write_steps(connection, writes)
    for write in writes:
        if not isinstance(write.work, Change):
            _do(connection, write, write.work)
    notices = [write.notice for write in writes if write.notice and write.stale is None]
    if notices:
        connection.execute(_NOTIFY, {"channel": CHANNEL, "notices": notices})


def _write_steps(connection: Connection, writes: list[Write]) -> None:
    moments = lock_tables(connection, [write.table for write in writes])
    changes = [write.work for write in writes if isinstance(write.work, Change)]
    moved = write_changes(connection, changes, moments)
    for write in writes:
        gone = isinstance(write.work, Change) and write.table in moved
        write.stale = Stale(f"table {write.table} has moved on") if gone else None


def _do(connection: Connection, write: Write, work: Work[Any]) -> None:
    try:
        write.outcome = work(connection)
    except Stale as stale:
        write.stale = stale
