"""What the parts of a running server share: settings, storage, bots, secrets, counters."""

import secrets

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from greatpowers.server.bus import Bus
from greatpowers.server.limits import Buckets
from greatpowers.server.metrics import Metrics
from greatpowers.server.settings import Settings
from greatpowers.server.storage.database import bring_up_to_date, open_engine, reading
from greatpowers.server.storage.models import StoredSetting
from greatpowers.server.storage.writer import Writer
from greatpowers.server.thinking import Thinker
from greatpowers.server.tokens import Signer


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
        limits = settings.limits
        self.requests = Buckets(limits.requests)
        self.new_tables = Buckets(limits.new_tables)
        self.passwords = Buckets(limits.passwords)

    async def start(self) -> None:
        """Open the storage."""
        await bring_up_to_date(self.engine)
        self.signer = Signer(await self._secret())
        self.writer.start()
        self.bus.start()

    async def stop(self) -> None:
        """Write what is left and close everything."""
        self.thinker.close()
        await self.bus.stop()
        await self.writer.stop()
        await self.engine.dispose()

    async def _secret(self) -> str:
        """Return the secret that signs tokens; the first server makes it."""
        key = "secret"
        async with self.sessions() as session:
            known = await session.scalar(select(StoredSetting.value).filter_by(key=key))
        if known is not None:
            return known
        try:
            async with self.sessions.begin() as session:
                session.add(StoredSetting(key=key, value=secrets.token_hex(32)))
        except Exception:  # another server was quicker; its secret is the one
            pass
        async with self.sessions() as session:
            return str(await session.scalar(select(StoredSetting.value).filter_by(key=key)))
