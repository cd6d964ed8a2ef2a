"""Any moment is near a checkpoint, whether it was lived through or loaded."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from greatpowers.kernel.chance import Chance
from greatpowers.kernel.checkpoint import APART, Checkpoint
from greatpowers.kernel.errors import NoRecord, UndoRefused
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests import tiny
from tests.kernel.workbench import Envoys, do_random, envoys, lines, photograph


def played(answers: int = 1000) -> Envoys:
    table = envoys(3, courts="3")
    do_random(table, Random(5), answers)
    return table


def long_game(answers: int = 400) -> Table[Any]:
    table: Table[Any] = Table.open(get_game("imperialism"), None, "checkpoints", quiet=True)
    luck = Random(1)
    while table.position < answers:
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
    return table


def kept_at(table: Table[Any]) -> list[int]:
    return [kept.answers for kept in table.checkpoints]


def test_checkpoints_are_as_far_apart_as_they_may_be() -> None:
    table = long_game()
    kept = kept_at(table)
    assert kept[0] == 0
    assert kept[-1] == table.segment_start
    assert all(0 < later - earlier <= APART for earlier, later in pairwise(kept))
    assert len(kept) <= 400 // (APART // 2)


def test_the_start_of_the_present_segment_is_always_kept() -> None:
    table = long_game(1)
    luck = Random(2)
    starts = set()
    while table.position < 150:
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
        starts.add(table.segment_start)
        assert table.position - table.segment_start < APART
    assert len(starts) > 20


def test_what_was_taken_back_leaves_no_checkpoint() -> None:
    table = long_game(300)
    table.undo(0, 120, consent=True)
    assert table.position == 180
    assert max(kept_at(table)) <= 180
    assert all(later - earlier <= APART for earlier, later in pairwise(kept_at(table)))


def test_a_table_can_be_seen_as_it_was_at_any_moment() -> None:
    live = envoys(3, courts="3")
    dice = Random(5)
    moments = [photograph(live)]
    while live.result is None:
        do_random(live, dice, 1)
        moments.append(photograph(live))
    for position, moment in enumerate(moments):
        assert photograph(live.at(position)) == moment
    with pytest.raises(UndoRefused):
        live.at(len(moments))


def frozen(table: Envoys, kept: Checkpoint[tiny.State]) -> Checkpoint[tiny.State]:
    """Return a checkpoint as it comes out of storage: its state is made when it is needed."""
    state = kept.state.clone()
    return Checkpoint(
        None,
        Chance(table.seed, kept.luck.counter),
        kept.answers,
        kept.asides,
        kept.log,
        kept.wall,
        kept.places,
        thaw=state.clone,
    )


@pytest.mark.parametrize("answers", [0, 1, 7, 12, 1000])
def test_a_table_can_go_on_from_its_last_checkpoint(answers: int) -> None:
    table = played(answers)
    stored = [frozen(table, kept) for kept in table.checkpoints]
    log = table.log[: table.checkpoint.log]
    loaded = Table.load(tiny.GAME, table.record(), stored, log)
    assert photograph(loaded) == photograph(table)
    assert lines(loaded, 1) == lines(table, 1)
    assert loaded.record() == table.record()
    for position in range(table.position):
        assert photograph(loaded.at(position)) == photograph(table.at(position))


def test_a_table_that_was_loaded_can_be_taken_back_to_its_start() -> None:
    table = played(12)
    stored = [frozen(table, kept) for kept in table.checkpoints]
    loaded = Table.load(tiny.GAME, table.record(), stored, table.log[: table.checkpoint.log])
    for each in (loaded, table):
        each.undo(0, 12, consent=True)
    assert photograph(loaded) == photograph(table)


def test_a_copy_dealt_anew_does_not_tell_where_it_came_from() -> None:
    table = played(7)
    copy = table.fork(redeal_for=0, seed="other")
    assert copy.answers == []
    assert table.seed not in (copy.seed, copy.chance.seed)
    assert copy.seed_hash == table.seed_hash
    with pytest.raises(NoRecord):
        _ = copy.checkpoint
    with pytest.raises(NoRecord):
        _ = copy.checkpoints
    position = copy.position
    do_random(copy, Random(1), 1)
    assert (copy.position, len(copy.answers)) == (position + 1, 1)
