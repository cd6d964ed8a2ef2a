"""The tables that are in memory, found by name, and the round that looks after them."""

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Final

from greatpowers.server.errors import Refusal
from greatpowers.server.services import Services
from greatpowers.server.storage.changes import write_seen
from greatpowers.server.storage.store import due_tables
from greatpowers.server.tables.closing import clear_away
from greatpowers.server.tables.driver import drive, wake
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tokens import is_id

RETRY_SECONDS: Final = 60.0
PRESENCE_SECONDS: Final = 30.0
CLEARING_SECONDS: Final = 3600.0
GONE: Final = 4404

_log = logging.getLogger("greatpowers.tables")


class TablesInMemory:
    """Keeps tables in memory while they are used."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self._round: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._told = time.monotonic()
        self._clear_at = 0.0
        self._seen: set[tuple[str, str]] = set()
        self._failed: dict[str, float] = {}
        services.bus.on_change = self.heard
        services.bus.on_presence = self.heard_presence
        services.bus.on_gap = self.heard_nothing

    def start(self) -> None:
        """Begin to look after the tables."""
        self._round = asyncio.create_task(self._go_round(), name="round of the tables")

    async def stop(self) -> None:
        """Leave the tables as they are stored."""
        thinking = [
            task for live in self.live.values() for task in (live.driver, live.looking_back)
        ]
        tasks = [task for task in (self._round, *self._tasks, *thinking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def find(self, table: str) -> LiveTable:
        """Return a table, from memory or from what is stored."""
        if not is_id(table):
            raise Refusal("unknown-table", "there is no such table")
        live = self.live.get(table)
        if live is None:
            live = self.live.setdefault(table, LiveTable(self.services, table, drive))
        try:
            async with live.turn():
                live.drive()
        except Refusal:
            if not live.is_loaded:
                self.live.pop(table, None)
            raise
        self.services.metrics.tables.set(len(self.live))
        return live

    def drop(self, table: str) -> None:
        """Forget a table that is no more, and send everybody away."""
        live = self.live.pop(table, None)
        if live is not None and live.looking_back is not None:
            live.looking_back.cancel()
        for client in list(live.audience.clients) if live else []:
            client.close(GONE, "the table was closed")

    def present(self, table: str) -> dict[str, bool]:
        """Say who is at a table that is in memory."""
        live = self.live.get(table)
        return live.present() if live is not None and live.is_loaded else {}

    def note_seen(self, table: str, seats: Iterable[str]) -> None:
        """Note that the players of some seats are there, or were until now."""
        self._seen |= {(table, seat) for seat in seats}

    async def store_seen(self) -> None:
        """Store who was seen since the last time, for all servers to know."""
        seen, self._seen = self._seen, set()
        if seen:
            now = self.services.settings.now()
            await self.services.writer.do("", lambda c: write_seen(c, seen, now), notify=False)

    def heard(self, table: str) -> None:
        """Another server has changed a table: follow, if it is in memory here."""
        live = self.live.get(table)
        if live is not None:
            task = asyncio.create_task(self._follow(live))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def heard_presence(self, table: str, server: str, seats: list[str], spectators: int) -> None:
        """Another server says who is at a table there."""
        live = self.live.get(table)
        if live is not None and live.is_loaded:
            audience = live.audience
            if audience.elsewhere.is_new(server):
                audience.tell_presence()
            audience.elsewhere.hear(server, frozenset(seats), spectators)
            audience.show_presence(live.seats)

    def heard_nothing(self) -> None:
        """For a while nothing could be heard: look at all tables again."""
        for table in self.live:
            self.heard(table)

    async def _follow(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
        except Refusal as refusal:
            if refusal.code == "unknown-table":
                self.drop(live.id)
        except Exception:
            _log.exception("table %s could not follow", live.id)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self.services.settings.sweep_seconds)
            try:
                await self.see_to_due_tables()
            except Exception:
                _log.exception("the round of the tables failed")
            self._let_go()
            self._tell_presence()
            await self._store_seen()
            await self._clear_away()

    async def _clear_away(self) -> None:
        """Now and then, clear away tables that nobody will come to any more."""
        if time.monotonic() < self._clear_at:
            return
        self._clear_at = time.monotonic() + CLEARING_SECONDS
        try:
            for table in await clear_away(self.services):
                self.drop(table)
        except Exception as error:  # the next round will do it
            _log.warning("tables could not be cleared away: %s", type(error).__name__)

    async def _store_seen(self) -> None:
        try:
            await self.store_seen()
        except Exception as error:  # they are seen again soon
            _log.warning("who is there could not be stored: %s", type(error).__name__)

    async def see_to_due_tables(self) -> None:
        """Let bots and clocks act at tables where that is due, also if nobody is there."""
        async with self.services.sessions() as session:
            due = await due_tables(session, self.services.settings.now())
        for table in due:
            if self._failed.get(table, 0.0) > time.monotonic():
                continue
            try:
                await wake(await self.find(table))
            except Exception as error:
                _log.warning("table %s could not be seen to: %s", table, error)
                self._failed[table] = time.monotonic() + RETRY_SECONDS

    def _tell_presence(self) -> None:
        """Tell the other servers now and then who is here."""
        now = time.monotonic()
        if now - self._told > PRESENCE_SECONDS:
            self._told = now
            for live in self.live.values():
                if live.audience.clients:
                    live.audience.tell_presence()
                    self.note_seen(live.id, live.audience.seats_here())

    def _let_go(self) -> None:
        """Forget tables that nobody has used for a while."""
        oldest = time.monotonic() - self.services.settings.keep_idle_seconds
        for live in list(self.live.values()):
            if live.is_idle and live.used < oldest:
                del self.live[live.id]
        self.services.metrics.tables.set(len(self.live))
