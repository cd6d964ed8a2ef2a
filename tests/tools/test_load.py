"""The measure of crashes: it says lost what was lost, and nothing else."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, insert

from greatpowers.server.storage.database import upgrade
from greatpowers.server.storage.models import StoredAnswer
from tools.load import Player, Seating, Tally, missing


def state(position: int) -> dict[str, Any]:
    view = {"asks": [], "seats": ["FR", "BR"]}
    return {"type": "state", "position": position, "seat": "FR", "view": view}


def player(table: Seating, seat: str, tally: Tally) -> Player:
    return Player(table, seat, tally, 0.0, compression=False)


def answered(who: Player, position: int) -> None:
    who._sent = (position - 1, "pass", 0.0)
    who._hear({"type": "ack", "position": position})


def come(who: Player, position: int) -> None:
    """Sit down and be shown the table."""
    who._known = who.table.known
    who._hear(state(position))


def test_an_old_state_after_the_others_new_answer_is_no_loss() -> None:
    table, tally = Seating("x", {}, ""), Tally()
    france, britain = player(table, "FR", tally), player(table, "BR", tally)
    come(france, 0)
    come(britain, 0)
    answered(britain, 2)
    france._hear(state(1))
    assert tally.lost == []


def test_a_table_that_has_forgotten_is_a_loss() -> None:
    table, tally = Seating("x", {}, ""), Tally()
    answered(player(table, "BR", tally), 2)
    come(player(table, "FR", tally), 2)
    assert tally.lost == []
    come(player(table, "FR", tally), 1)
    assert tally.lost == ["table x is back at 1 from 2"]


def test_an_answer_given_again_does_not_hide_the_one_that_was_lost(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = create_engine(database)
    with engine.begin() as connection:
        upgrade(connection)
        now = datetime(2026, 1, 1, tzinfo=UTC)
        values = {"table_id": "x", "n": 0, "seat": "FR", "option": "yes", "at": now}
        connection.execute(insert(StoredAnswer).values(**values, forced=False))
    engine.dispose()
    table = Seating("x", {}, "", acknowledged=[(range(1), "FR", "no"), (range(1), "FR", "yes")])
    assert asyncio.run(missing(database, [table])) == ["table x: answer 0 of FR, 'no'"]


def test_an_answer_may_be_followed_by_one_that_left_no_choice(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = create_engine(database)
    with engine.begin() as connection:
        upgrade(connection)
        now = datetime(2026, 1, 1, tzinfo=UTC)
        for n, option in enumerate(("yes", "pass")):
            values = {"table_id": "x", "n": n, "seat": "FR", "option": option, "at": now}
            connection.execute(insert(StoredAnswer).values(**values, forced=n > 0))
    engine.dispose()
    table = Seating("x", {}, "", acknowledged=[(range(2), "FR", "yes"), (range(2), "FR", "no")])
    assert asyncio.run(missing(database, [table])) == ["table x: answer 0 of FR, 'no'"]
