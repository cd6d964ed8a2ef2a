"""Resuming from a position that stands between two segments."""

import random

from greatpowers.kernel.table import Table
from tests import tiny
from tests.kernel.workbench import do_defaults, do_random, envoys, photograph


def snapshot(rounds: int = 1) -> tiny.State:
    """Return the state of a game after so many treaties."""
    table = envoys(9, courts="3")
    kept = table.state.clone()
    while len(kept.envoys(tiny.GONE)) < 3 * rounds:
        do_defaults(table, "ask-share")
        before = table.position
        table.answer(table.asks()[0].seat, "sign_alone")
        assert table.position == before + 1
        kept = table.checkpoint.state.clone()
    return kept


def test_a_game_goes_on_from_a_snapshot() -> None:
    state = snapshot()
    table = Table.resume(tiny.GAME, state.clone(), {"courts": "3"}, seed=5)
    assert table.state.points == state.points
    assert table.state.lead == state.lead
    assert table.asks()[0].prompt == "ask-roll-again"
    assert table.position == 0
    do_random(table, random.Random(1))
    assert table.result is not None


def test_the_same_snapshot_and_seed_go_on_alike() -> None:
    tables = [Table.resume(tiny.GAME, snapshot(), {"courts": "3"}, seed=5) for _ in range(2)]
    for table in tables:
        do_random(table, random.Random(1))
    assert photograph(tables[0]) == photograph(tables[1])


def test_undo_goes_back_to_the_snapshot_and_no_further() -> None:
    table = Table.resume(tiny.GAME, snapshot(), {"courts": "3"}, seed=5)
    start = photograph(table)
    do_random(table, random.Random(1))
    table.undo(0, table.position, consent=True)
    assert photograph(table) | {"marks": []} == start


def test_a_resumed_table_can_be_forked() -> None:
    table = Table.resume(tiny.GAME, snapshot(), {"courts": "3"}, seed=5)
    do_random(table, random.Random(1), 7)
    assert photograph(table.fork()) == photograph(table)


def test_a_finished_game_is_over_when_resumed() -> None:
    state = snapshot()
    state.ending = "enough"
    table = Table.resume(tiny.GAME, state, {"courts": "3"})
    assert table.asks() == []
    assert photograph(table.fork()) == photograph(table)


def test_a_game_goes_on_from_its_checkpoint_with_the_same_luck_and_places() -> None:
    table = envoys(9, courts="3", lots="yes")
    do_random(table, random.Random(1), 12)
    while table.position == table.segment_start:
        do_random(table, random.Random(1), 1)
    kept = table.checkpoint
    again = Table.resume(
        tiny.GAME,
        kept.state.clone(),
        table.settings,
        seed=table.seed,
        luck=kept.luck.counter,
        seats=kept.places[-1][1],
    )
    for seat, code in table.answers[kept.answers :]:
        again.answer_known(seat, code)
    assert again.seats == table.seats != ("P1", "P2", "P3")
    assert again.state.data() == table.state.data()
    again.undo(0, again.position, consent=True)
    assert again.seats == table.seats
