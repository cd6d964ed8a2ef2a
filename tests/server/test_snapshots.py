"""A stored table goes on from its last snapshot and looks back by the others."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from greatpowers.arena.large import LARGE, SEATS, play_large
from greatpowers.kernel.checkpoint import APART
from greatpowers.kernel.table import Table
from greatpowers.registry import game_ids, get_game
from greatpowers.server.long_game import measure
from greatpowers.server.services import Services
from greatpowers.server.settings import Settings
from greatpowers.server.storage.models import StoredSnapshot, StoredTable
from greatpowers.server.tables import steps
from greatpowers.server.tables.creation import Plan, SeatPlan, open_record
from greatpowers.server.tables.in_memory import TablesInMemory
from greatpowers.server.tables.live import LiveTable

ANSWERS = 300
Find = Callable[[], Awaitable[LiveTable]]
"""Read the table anew, as a server does that was just started."""


def with_stored(
    tmp_path: Path, table: Table[Any], work: Callable[[Services, str, Find], Awaitable[None]]
) -> None:
    """Store a table and do some work with it, without a server around it."""
    game = table.game
    settings = Settings(
        f"sqlite:///{tmp_path / 'tables.db'}", None, bot_processes=0, find_game=lambda _: game
    )

    async def main() -> None:
        services = Services(settings)
        await services.start()
        try:
            plan = Plan(game.id, table.settings, {seat: SeatPlan("here") for seat in table.seats})
            opened = await open_record(services, plan, table, resume=True)

            async def find() -> LiveTable:
                return await TablesInMemory(services).find(opened.table)

            await work(services, opened.table, find)
        finally:
            await services.stop()

    asyncio.run(main())


def assert_same(live: LiveTable, table: Table[Any]) -> None:
    """Everything about two tables is the same, for everybody."""
    assert live.table.answers == table.answers
    assert live.table.state.data() == table.state.data()
    for name in table.state.data():
        kinds = {type(getattr(each.state, name)) for each in (live.table, table)}
        assert len(kinds) == 1, f"{name} is something else when it is read again"
    assert live.table.chance.counter == table.chance.counter
    assert (live.table.wall, live.table.seats) == (table.wall, table.seats)
    for seat in (None, *range(len(table.seats))):
        assert live.table.view(seat) == table.view(seat)
        lines = [line.data() for line in table.read_log(seat)]
        assert [line.data() for line in live.table.read_log(seat)] == lines


@pytest.fixture(params=game_ids())
def played(request: pytest.FixtureRequest) -> Table[Any]:
    """A real game in its middle."""
    table: Table[Any] = Table.open(get_game(request.param), None, "snapshots")
    luck = Random(1)
    while table.position < ANSWERS and table.result is None:
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
    return table


def test_a_table_is_the_same_when_it_is_read_again(tmp_path: Path, played: Table[Any]) -> None:
    async def work(_services: Services, _table: str, find: Find) -> None:
        live = await find()
        assert live.table is not played
        assert_same(live, played)
        for at in (0, 1, 50, 151, live.position - 1):
            assert live.table.at(at).view(0) == played.at(at).view(0)

    with_stored(tmp_path, played, work)


def test_only_the_last_state_is_read_from_its_text(tmp_path: Path) -> None:
    async def work(_services: Services, _table: str, find: Find) -> None:
        live = await find()
        frozen = [kept for kept in live.table.checkpoints if kept._state is None]
        assert len(frozen) == len(live.table.checkpoints) - 1 > 3
        live.look_back("A", 130)
        assert sum(kept._state is None for kept in live.table.checkpoints) == len(frozen) - 1

    with_stored(tmp_path, play_large(ANSWERS), work)


def test_snapshots_follow_the_game_forward_and_back(tmp_path: Path) -> None:
    async def answer(live: LiveTable, times: int) -> None:
        for _ in range(times):
            seat = SEATS[live.position % len(SEATS)]
            await steps.answer(live, seat, ["pass"], live.position, "player")

    async def work(services: Services, table: str, find: Find) -> None:
        live = await find()
        await answer(live, 150)
        assert_same(await find(), live.table)
        async with live.turn():
            await steps.take_back(live, "A", 120, consent=True)
        assert_same(await find(), live.table)
        await answer(live, 30)
        again = await find()
        assert_same(again, live.table)
        assert again.snapshots == live.snapshots
        async with services.sessions() as session:
            found = select(StoredSnapshot.position).filter_by(table_id=table)
            stored = sorted(await session.scalars(found))
        assert stored == live.snapshots
        assert stored[-1] == live.table.segment_start
        assert all(later - earlier <= APART for earlier, later in pairwise(stored))

    with_stored(tmp_path, play_large(ANSWERS), work)


def test_a_table_of_before_is_read_by_its_answers(tmp_path: Path) -> None:
    """Earlier servers stored no fingerprint, and but one snapshot without a past."""
    table = play_large(ANSWERS)

    def forget(connection: Connection) -> None:
        connection.execute(update(StoredTable).values(fingerprint="", digest=""))
        last = StoredSnapshot.position == table.segment_start
        connection.execute(delete(StoredSnapshot).where(~last))
        connection.execute(update(StoredSnapshot).values(past=None))

    async def work(services: Services, name: str, find: Find) -> None:
        await services.writer.do(name, forget)
        live = await find()
        assert_same(live, table)
        assert live.row.fingerprint == LARGE.fingerprint
        again = await find()
        assert len(again.snapshots) > 4
        assert_same(again, table)

    with_stored(tmp_path, table, work)


def test_the_bench_of_a_long_game_measures_both() -> None:
    measured = measure(play_large(150))
    assert measured.answers == 150
    assert measured.load_milliseconds > 0
    assert measured.look_back_milliseconds > 0
