"""Opening a database by its URL and bringing it up to date."""

from pathlib import Path
from typing import Any, Final

import alembic.command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from greatpowers.kernel.errors import TableError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
SQLITE_OPTIONS: Final = {"timeout": 10}
"""So many seconds a connection waits for another."""
STARTING_LOCK: Final = 0x67726561
"""Servers that start at once on one PostgreSQL bring it up to date one after another."""


class BadDatabase(TableError):
    """A database URL that cannot be used."""


def database_url(given: str) -> URL:
    """Return the URL with the driver that the server uses."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise BadDatabase("that is no database URL") from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise BadDatabase("the database URL must begin with sqlite:/// or postgresql://")
    return url.set(drivername=driver)


def open_engine(given: str) -> AsyncEngine:
    """Return an engine for a database, which is not opened yet."""
    url = database_url(given)
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, pool_size=10, hide_parameters=True)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args=SQLITE_OPTIONS, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "connect", _begin_nothing)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _begin_nothing(connection: Any, _record: object) -> None:
    """Keep the driver from beginning transactions: it would do so only before it writes."""
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    """Begin what was meant to begin: then a table and its answers belong to one moment."""
    connection.exec_driver_sql("BEGIN")


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Let readers and the writer work at once, and lose nothing that was committed."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Create what is missing in a database, step by step."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run all migrations that a database has not seen, or those up to one."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": STARTING_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, to)


def reading(engine: AsyncEngine) -> AsyncEngine:
    """Return the engine for reading: a table and its answers belong to one moment."""
    if not is_shared(engine):
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


def is_shared(engine: AsyncEngine) -> bool:
    """Say whether several servers may work on this database."""
    return engine.dialect.name == "postgresql"


def is_file(engine: AsyncEngine) -> bool:
    """Say whether the database is a file."""
    return not is_shared(engine) and engine.url.database not in (None, "", ":memory:")
