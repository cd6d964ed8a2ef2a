"""The bus: how several servers on one PostgreSQL tell each other what has changed."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from greatpowers.server.storage.database import is_shared
from greatpowers.server.storage.writer import CHANGED, CHANNEL

PRESENT: Final = "present"
RETRY_SECONDS: Final = 1.0
CHECK_SECONDS: Final = 15.0

_log = logging.getLogger("greatpowers.bus")


class Bus:
    """Hears of other servers; on SQLite, where there are none, it is silent."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self._engine = engine
        self._name = name
        self._task: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[str], None] = _ignore
        self.on_presence: Callable[[str, str, list[str], int], None] = _ignore
        self.on_gap: Callable[[], None] = _ignore

    def start(self) -> None:
        """Begin to listen."""
        if is_shared(self._engine):
            self._task = asyncio.create_task(self._listen_always(), name="bus")

    async def stop(self) -> None:
        """Listen no more."""
        tasks = [*self._telling, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def tell_presence(self, table: str, seats: list[str], spectators: int) -> None:
        """Tell the others who is at a table here."""
        if self._task is not None:
            told = json.dumps([seats, spectators])
            task = asyncio.create_task(self._tell(f"{PRESENT} {table} {self._name} {told}"))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, notice: str) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :notice)"),
                    {"channel": CHANNEL, "notice": notice},
                )
        except Exception as error:  # who is there is told again soon
            _log.warning("the others could not be told: %s", type(error).__name__)

    async def _listen_always(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # the database may be away for a while
                _log.warning("the bus is broken: %s", type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        """Listen on a connection of its own until it breaks."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            broken = asyncio.Event()
            driver.add_termination_listener(lambda _: broken.set())
            await driver.add_listener(CHANNEL, self._hear)
            self.on_gap()
            while not broken.is_set():
                try:
                    await asyncio.wait_for(broken.wait(), CHECK_SECONDS)
                except TimeoutError:
                    await driver.execute("SELECT 1")

    def _hear(self, _driver: object, _pid: int, _channel: str, notice: str) -> None:
        kind, table, server, *rest = notice.split(" ", 3)
        if server == self._name:
            return
        if kind == CHANGED:
            self.on_change(table)
        elif kind == PRESENT and rest:
            seats, spectators = json.loads(rest[0])
            self.on_presence(table, server, seats, spectators)


def _ignore(*_: object) -> None:
    """Do nothing until somebody listens."""
