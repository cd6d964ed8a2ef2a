"""What the parts of a running server share: settings, storage, bots, secrets, counters."""

import asyncio
import secrets
import time
from typing import Final

from sqlalchemy import Connection, delete, insert
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from greatpowers.server.bus import Bus
from greatpowers.server.limits import Buckets
from greatpowers.server.lobby_cache import LobbyCache
from greatpowers.server.metrics import Metrics
from greatpowers.server.secret import find_secret
from greatpowers.server.settings import Settings
from greatpowers.server.storage.database import bring_up_to_date, open_engine, reading
from greatpowers.server.storage.models import StoredSetting
from greatpowers.server.storage.writer import Writer
from greatpowers.server.thinking import Thinker
from greatpowers.server.tokens import Signer

HEALTH: Final = "health"
HEALTH_SECONDS: Final = 1.0
HEALTH_PATIENCE: Final = 2.0


class Services:
    """A server's settings, storage, bots, secrets and counters."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = secrets.token_hex(6)
        self.metrics = Metrics()
        self.engine = open_engine(settings.database)
        self.sessions: async_sessionmaker[AsyncSession] = async_sessionmaker(
            reading(self.engine), expire_on_commit=False
        )
        self.writer = Writer(self.engine, self.name, self.metrics)
        self.bus = Bus(self.engine, self.name)
        self.thinker = Thinker(settings, self.metrics)
        self.signer = Signer("")
        self._health = (-HEALTH_SECONDS, False)
        self._checking = asyncio.Lock()
        limits = settings.limits
        self.requests = Buckets(limits.requests)
        self.new_tables = Buckets(limits.new_tables)
        self.passwords = Buckets(limits.passwords)
        self.account_passwords = Buckets(limits.account_passwords)
        self.uploads = asyncio.Semaphore(limits.records_at_once)
        self.analyses = asyncio.Semaphore(limits.analyses_at_once)
        self.lobby = LobbyCache(settings.lobby_seconds)

    async def start(self) -> None:
        """Open the storage."""
        await bring_up_to_date(self.engine)
        self.signer = Signer(await find_secret(self.engine))
        self.writer.start()
        self.bus.start()

    async def stop(self) -> None:
        """Write what is left and close everything."""
        self.thinker.close()
        await self.bus.stop()
        await self.writer.stop()
        await self.engine.dispose()

    async def is_healthy(self) -> bool:
        """Say whether something can be stored; whoever asks often is told what was found before."""
        async with self._checking:
            at, healthy = self._health
            if time.monotonic() - at > HEALTH_SECONDS:
                healthy = await self._can_write()
                self._health = (time.monotonic(), healthy)
        return healthy

    async def _can_write(self) -> bool:
        now = self.settings.now().isoformat()

        def work(connection: Connection) -> None:
            connection.execute(delete(StoredSetting).filter_by(key=HEALTH))
            connection.execute(insert(StoredSetting).values(key=HEALTH, value=now))

        try:
            async with asyncio.timeout(HEALTH_PATIENCE):
                await self.writer.do("", work, notify=False)
        except Exception:  # whatever is wrong with it, nothing can be stored
            return False
        return True
