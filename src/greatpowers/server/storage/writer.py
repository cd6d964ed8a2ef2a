"""The writer: one task through which a process writes, many tables to a transaction.

While a commit is on its way to the disk, further writes gather and share the next one.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from greatpowers.server.metrics import Metrics
from greatpowers.server.storage.database import is_shared

T = TypeVar("T")
Work: TypeAlias = Callable[[AsyncConnection], Awaitable[T]]

MOST_AT_ONCE: Final = 64
CHANNEL: Final = "greatpowers"
CHANGED: Final = "changed"

_log = logging.getLogger("greatpowers.storage")


class Stale(Exception):
    """The table has moved on: what was to be written no longer fits."""


class Write:
    """One piece of work for a table, and who waits for it."""

    def __init__(self, table: str, work: Work[Any], notice: str | None) -> None:
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
        self._engine = engine
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

    async def do(self, table: str, work: Work[T], notify: bool = True) -> T:
        """Do the work in a transaction and return, once it is committed, what it returned.

        Other processes are told that the table has changed. Work that finds the table changed
        raises ``Stale`` before it writes anything.
        """
        notice = f"{CHANGED} {table} {self._name}" if notify and is_shared(self._engine) else None
        write = Write(table, work, notice)
        self._queue.put_nowait(write)
        result: T = await write.done
        return result

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            # In one order everywhere, so that two processes never wait for each other's rows.
            writes = sorted((w for w in batch if w is not None), key=lambda w: w.table)
            await self._write_all(writes)
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
        async with self._engine.begin() as connection:
            for write in writes:
                await self._do(connection, write)
        self._metrics.committed(len(writes), time.perf_counter() - start)

    async def _do(self, connection: AsyncConnection, write: Write) -> None:
        write.stale = None
        try:
            write.outcome = await write.work(connection)
        except Stale as stale:
            write.stale = stale
            return
        if write.notice is not None:
            await connection.execute(
                text("SELECT pg_notify(:channel, :notice)"),
                {"channel": CHANNEL, "notice": write.notice},
            )
