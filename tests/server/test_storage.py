"""Storage: migrations, the writer, and tables that are rebuilt from what is stored."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.exc import IntegrityError

from greatpowers.server.metrics import Metrics
from greatpowers.server.settings import utc_now
from greatpowers.server.storage.changes import Change, Stale, Stamp
from greatpowers.server.storage.database import (
    BadDatabase,
    bring_up_to_date,
    database_url,
    open_engine,
)
from greatpowers.server.storage.models import Base, StoredAnswer, StoredSetting, StoredTable
from greatpowers.server.storage.store import load_table, snapshots_of
from greatpowers.server.storage.writer import Writer
from tests.server.conftest import Start
from tests.server.house import Running, wait_until


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_migrations_lead_to_the_models(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, Base.metadata))

    async def work() -> None:
        engine = open_engine(database)
        await bring_up_to_date(engine)
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    run(work())


def test_servers_that_start_at_once_do_not_trip_over_each_other(database: str) -> None:
    async def work() -> None:
        engines = [open_engine(database) for _ in range(3)]
        if database.startswith("sqlite"):
            engines = engines[:1]
        await asyncio.gather(*(bring_up_to_date(engine) for engine in engines))
        for engine in engines:
            await engine.dispose()

    run(work())


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
        async with engine.connect() as connection:
            for pragma, value in {
                "journal_mode": "wal",
                "synchronous": 2,
                "foreign_keys": 1,
                "busy_timeout": 10_000,
            }.items():
                found = await connection.scalar(text(f"PRAGMA {pragma}"))
                assert found == value, pragma
        await engine.dispose()

    run(work())


def test_a_database_that_cannot_be_is_refused() -> None:
    for url in ("mysql://x/y", "nonsense", ""):
        with pytest.raises(BadDatabase):
            database_url(url)


def put(key: str, value: str = "x") -> Any:
    def work(connection: Connection) -> str:
        connection.execute(insert(StoredSetting).values(key=key, value=value))
        return key

    return work


def stale(_: Connection) -> None:
    raise Stale("too late")


def test_one_failing_write_takes_no_other_along(database: str) -> None:
    async def work() -> None:
        engine = open_engine(database)
        await bring_up_to_date(engine)
        metrics = Metrics()
        writer = Writer(engine, "me", metrics)
        waiting = [
            asyncio.create_task(writer.do(str(number), each))
            for number, each in enumerate([put("a"), stale, put("b"), put("a"), put("c")])
        ]
        await asyncio.sleep(0)
        writer.start()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert done[0] == "a"
        assert isinstance(done[1], Stale)
        assert done[2] == "b"
        assert isinstance(done[3], IntegrityError)
        assert done[4] == "c"
        await writer.do("z", put("z"))
        await writer.stop()
        async with engine.connect() as connection:
            keys = list(await connection.scalars(select(StoredSetting.key)))
        assert sorted(keys) == ["a", "b", "c", "z"]
        await engine.dispose()

    run(work())


def test_writes_share_transactions(database: str) -> None:
    async def work() -> None:
        engine = open_engine(database)
        await bring_up_to_date(engine)
        metrics = Metrics()
        writer = Writer(engine, "me", metrics)
        writer.start()
        await asyncio.gather(*(writer.do(str(n), put(str(n))) for n in range(200)))
        await writer.stop()
        commits = metrics.registry.get_sample_value("greatpowers_commits_total")
        assert commits is not None
        assert commits < 20
        await engine.dispose()

    run(work())


def answers(server: Running, table: str) -> list[tuple[str, str]]:
    async def work() -> list[tuple[str, str]]:
        async with server.tables.services.sessions() as session:
            found = await session.execute(
                select(StoredAnswer.seat, StoredAnswer.option)
                .where(StoredAnswer.table_id == table)
                .order_by(StoredAnswer.n)
            )
            return [(seat, option) for seat, option in found]

    return server.call(work())


def test_what_is_acknowledged_is_stored(database: str, start: Start) -> None:
    server = start(database=database)
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        given = []
        while ann.options():
            option = ann.options()[0]
            ann.answer(option)
            given.append(("FR", option))
            assert answers(server, opened["table"]) == given
        ann.ask("undo", seat="FR", steps=1)
        assert answers(server, opened["table"]) == given[:-1]


def test_a_table_that_has_moved_on_is_left_alone(database: str, start: Start) -> None:
    server = start(database=database)
    writer = server.tables.services.writer
    tables = [server.open()["table"] for _ in range(3)]
    changes = [
        Change(Stamp(table, at, 0, 0), {"position": at + 1}, [("FR", "pass", False)], utc_now())
        for table, at in zip(tables, (0, 5, 0), strict=True)
    ]

    async def work() -> list[BaseException | None]:
        return await asyncio.gather(*map(writer.step, changes), return_exceptions=True)

    done = server.call(work())
    assert [isinstance(outcome, Stale) for outcome in done] == [False, True, False]
    assert [len(answers(server, table)) for table in tables] == [1, 0, 1]


def test_whoever_reads_a_table_reads_one_moment_of_it(database: str, start: Start) -> None:
    """Also if it is deleted meanwhile: half a table can be neither played nor refused."""
    server = start(database=database)
    table = server.open()["table"]
    services = server.tables.services

    def close(connection: Connection) -> None:
        connection.execute(delete(StoredTable).where(StoredTable.id == table))

    async def work() -> None:
        async with services.sessions() as session:
            assert await session.get(StoredTable, table) is not None
            await services.writer.do("", close, notify=False)
            assert await snapshots_of(session, table)
        async with services.sessions() as session:
            assert await load_table(session, table) is None

    server.call(work())


def test_a_table_is_forgotten_when_nobody_uses_it(start: Start) -> None:
    server = start(keep_idle_seconds=0.1)
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.answer()
        kept = ann.state["view"]
        assert opened["table"] in server.tables.live
    wait_until(lambda: opened["table"] not in server.tables.live)
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        assert ann.state["view"] == kept


def test_tokens_outlive_the_server(start: Start) -> None:
    server = start()
    opened = server.open()
    server.stop()
    again = start()
    with again.join(opened["table"], opened["tokens"]["FR"]) as ann:
        assert ann.seats == ["FR"]
