"""Transactions for the writer, in the way that suits each database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from greatpowers.server.storage.database import SQLITE_OPTIONS, is_file, prepare_sqlite


class Transactions(Protocol):
    """Does work in a transaction; when ``run`` returns it is committed."""

    async def run(self, work: Callable[[Connection], None]) -> None:
        """Do the work and commit it, or fail and leave everything as it was."""

    def close(self) -> None:
        """Let go of the database."""


def transactions_of(engine: AsyncEngine) -> Transactions:
    """Return how to write to the database of an engine."""
    return InThread(engine) if is_file(engine) else InLoop(engine)


class InLoop:
    """Statement by statement from the event loop: for a database beyond a socket."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Callable[[Connection], None]) -> None:
        """Do the work and commit it, or fail and leave everything as it was."""
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    def close(self) -> None:
        """The engine belongs to others."""


class InThread:
    """A whole transaction in a thread: for a file, where the trips would cost more than the work.

    The thread is one and has a connection of its own.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        url = engine.url.set(drivername="sqlite")
        self._engine = create_engine(url, connect_args=SQLITE_OPTIONS, hide_parameters=True)
        event.listen(self._engine, "connect", prepare_sqlite)

    async def run(self, work: Callable[[Connection], None]) -> None:
        """Do the work and commit it, or fail and leave everything as it was."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection], None]) -> None:
        with self._engine.begin() as connection:
            # Else another process could write between the first look and the first write.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            work(connection)

    def close(self) -> None:
        """Let go of the file."""
        self._thread.shutdown()
        self._engine.dispose()
