"""Renewed luck: who goes on from a record does not know what will be drawn."""

import random
from typing import Any

import pytest

from greatpowers.kernel.chance import seed_hash
from greatpowers.kernel.errors import BadRecord, UndoRefused
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests import tiny
from tests.kernel.test_record import complaint, sealed
from tests.kernel.workbench import Envoys, do_random, envoys, photograph


def renewed(seed: str, answers: int = 4) -> Envoys:
    table = envoys(3, courts="3")
    do_random(table, random.Random(3), answers)
    table.renew_luck(seed)
    return table


def outcome(table: Table[Any]) -> tuple[Any, list[int]]:
    """Play on with the same answers; return what was drawn, as far as the state tells."""
    dice, treaties = random.Random(8), []
    while table.result is None:
        do_random(table, dice, 1)
        treaties.append(table.state.treaty)
    return table.result, treaties


def test_what_comes_is_drawn_from_the_new_seed() -> None:
    plain = envoys(3, courts="3")
    do_random(plain, random.Random(3), 4)
    outcomes = [outcome(renewed(seed)) for seed in ("a", "b", "c", "d")]
    assert any(each != outcome(plain.fork()) for each in outcomes)
    assert outcome(renewed("a")) == outcomes[0]
    assert len({str(each) for each in outcomes}) > 1


@pytest.mark.parametrize("answers", [0, 1, 4, 9])
def test_the_record_tells_it_and_leads_to_the_same_game(answers: int) -> None:
    table = renewed("new", answers)
    outcome(table)
    record = Record.from_json(table.record().to_json())
    assert record.seeds == [(answers, "new")]
    again = Table.replay(tiny.GAME, record)
    assert photograph(again) == photograph(table)
    for position in range(table.position + 1):
        assert Table.replay(tiny.GAME, record, position).state.data() == (
            table.at(position).state.data()
        )


def test_the_hash_proves_all_seeds() -> None:
    table = renewed("new")
    assert table.seed_hash == seed_hash("3", "new") == table.record().seed_hash
    assert table.fork(redeal_for=0).seed_hash == table.seed_hash
    assert seed_hash("3\nnew") == table.seed_hash


def test_what_was_drawn_before_cannot_be_drawn_again() -> None:
    table = renewed("new")
    with pytest.raises(UndoRefused, match="nothing to take back"):
        table.undo(0, 1, consent=True)
    assert [table.undoable(seat) for seat in range(3)] == [0, 0, 0]
    do_random(table, random.Random(1), 3)
    table.undo(0, 3, consent=True)
    assert table.position == 4
    with pytest.raises(UndoRefused, match="nothing to take back"):
        table.undo(0, 1, consent=True)


def test_copies_draw_as_the_table_does() -> None:
    table = renewed("new")
    do_random(table, random.Random(1), 5)
    assert photograph(table.fork()) == photograph(table.at(table.position))
    fork, expected = table.fork(), table.at(table.position)
    assert outcome(fork) == outcome(expected) == outcome(table)


def test_a_copy_dealt_anew_has_luck_of_its_own() -> None:
    table = renewed("new")
    luck = {str(outcome(table.fork(redeal_for=0, seed=str(n)))) for n in range(8)}
    assert len(luck) > 1


@pytest.mark.parametrize(
    "seeds", [[[99, "x"]], [[2, "x"], [2, "y"]], [[2, "x"], [1, "y"]], [[-1, "x"]], ["x"], [[1]]]
)
def test_seeds_that_cannot_be_are_refused(seeds: list[Any]) -> None:
    table = renewed("new")
    assert "'seeds'" in complaint(sealed(table.record(), seeds=seeds))


def test_a_later_seed_must_be_one_too() -> None:
    table = renewed("new")
    assert "a seed" in complaint(sealed(table.record(), seeds=[[1, "x" * 65]]))
    with pytest.raises(BadRecord):
        Record.from_json(sealed(table.record(), seeds={}))
