"""Servers and databases for the tests."""

import asyncio
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from greatpowers.server.settings import Limits, Settings
from greatpowers.server.storage.database import bring_up_to_date, open_engine
from tests.server.house import SEED, Postgres, Running, running_postgres

GENEROUS = Limits(messages=(1e6, 10**6), requests=(1e6, 10**6), passwords=(1e6, 10**6))
SQLITE = "sqlite:///"
Start = Callable[..., Running]


@pytest.fixture(scope="session", autouse=True)
def _quick_hashes() -> Iterator[None]:
    """Let passwords be hashed with the least effort: it is there to cost time."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("greatpowers.server.accounts._hasher", quick)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not pytest's own folder: its path is too long for a socket, and closed to other users.
    folder = Path(tempfile.mkdtemp(prefix="gp-pg-", dir="/tmp"))
    try:
        with running_postgres(folder) as server:
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that holds nothing yet: in a copy of it a server need not bring anything up."""
    path = tmp_path_factory.mktemp("prepared") / "tables.db"

    async def prepare() -> None:
        engine = open_engine(f"{SQLITE}{path}")
        await bring_up_to_date(engine)
        await engine.dispose()

    asyncio.run(prepare())
    return path


@pytest.fixture
def start(tmp_path: Path, prepared: Path) -> Iterator[Start]:
    """Start servers that end with the test; on SQLite unless told otherwise."""
    with ExitStack() as stack:

        def begin(**given: Any) -> Running:
            defaults: dict[str, Any] = {
                "database": f"sqlite:///{tmp_path / 'tables.db'}",
                "client": None,
                "bot_pause": (0.0, 0.0),
                "bot_processes": 0,
                "sweep_seconds": 0.05,
                "limits": GENEROUS,
                "seed": SEED,
            }
            settings = Settings(**(defaults | given))
            file = Path(settings.database.removeprefix(SQLITE))
            if settings.database.startswith(SQLITE) and not file.exists():
                shutil.copy(prepared, file)
            return stack.enter_context(Running(settings))

        yield begin


@pytest.fixture
def server(start: Start) -> Running:
    return start()
