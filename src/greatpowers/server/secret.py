"""The secret that signs tokens: the first server of a database makes it."""

import secrets
from contextlib import suppress
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from greatpowers.server.storage.database import bring_up_to_date, open_engine
from greatpowers.server.storage.models import StoredSetting

KEY: Final = "secret"


async def find_secret(engine: AsyncEngine) -> str:
    """Return the secret; make it if there is none."""
    known = await _read(engine)
    if known is None:
        # Another server may be quicker; its secret is the one.
        with suppress(IntegrityError):
            await _write(engine, anew=False)
        known = await _read(engine)
    return str(known)


async def renew_secret(database: str) -> None:
    """Make another secret: all tokens that were given out are worth nothing from then on."""
    engine = open_engine(database)
    try:
        await bring_up_to_date(engine)
        await _write(engine, anew=True)
    finally:
        await engine.dispose()


async def _read(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        known: str | None = await connection.scalar(select(StoredSetting.value).filter_by(key=KEY))
    return known


async def _write(engine: AsyncEngine, anew: bool) -> None:
    async with engine.begin() as connection:
        if anew:
            await connection.execute(delete(StoredSetting).where(StoredSetting.key == KEY))
        made = insert(StoredSetting).values(key=KEY, value=secrets.token_hex(32))
        await connection.execute(made)
