"""A game whose state is copied seldom: its checkpoints make their states when they are needed."""

from random import Random

import pytest

from greatpowers.kernel.checkpoint import Checkpoint
from greatpowers.kernel.table import Table
from tests import tiny
from tests.kernel.workbench import Envoys, do_random, lines, photograph
from tests.variants import variant

SELDOM = 5


def seldom(seed: int = 3, game_seed: int = 5, answers: int = 1000) -> tuple[Envoys, Envoys]:
    """Return the same game twice: once copied at every segment, once seldom."""
    tables = []
    for every in (0, SELDOM):
        game = variant(tiny.GAME, copied_every=every)
        table = Table.open(game, {"courts": "3", "lots": "yes"}, seed)
        do_random(table, Random(game_seed), answers)
        tables.append(table)
    return tables[0], tables[1]


def whole(kept: Checkpoint[tiny.State]) -> dict[str, object]:
    return {
        "state": kept.state.data(),
        "luck": kept.luck.counter,
        "answers": kept.answers,
        "asides": kept.asides,
        "log": kept.log,
        "wall": kept.wall,
        "places": kept.places,
    }


@pytest.mark.parametrize("answers", [0, 1, 7, 12, 40, 1000])
def test_all_checkpoints_are_those_of_a_game_that_is_always_copied(answers: int) -> None:
    often, rarely = seldom(answers=answers)
    assert photograph(rarely) == photograph(often)
    assert [whole(each) for each in rarely.checkpoints] == [
        whole(each) for each in often.checkpoints
    ]


def test_a_checkpoint_says_the_start_of_every_segment() -> None:
    often, rarely = seldom(answers=0)
    dice, same_dice = Random(2), Random(2)
    while often.result is None:
        do_random(often, dice, 1)
        do_random(rarely, same_dice, 1)
        assert whole(rarely.checkpoint) == whole(often.checkpoint)


def test_any_moment_can_be_seen_forked_and_taken_back() -> None:
    often, rarely = seldom()
    for position in range(often.position, -1, -1):
        assert photograph(rarely.at(position)) == photograph(often.at(position))
    for table in (often, rarely):
        table.undo(0, 9, consent=True)
    assert photograph(rarely) == photograph(often)
    assert lines(rarely, 0) == lines(often, 0)


def test_a_copy_dealt_anew_goes_on_alike() -> None:
    often, rarely = seldom(answers=14)
    copies = [table.fork(redeal_for=1, seed="anew") for table in (often, rarely)]
    for copy in copies:
        do_random(copy, Random(4), 20)
    assert photograph(copies[0]) == photograph(copies[1])
    again = [copy.fork() for copy in copies]
    assert photograph(again[0]) == photograph(again[1]) == photograph(copies[0])


def test_asides_and_renewed_luck_are_played_again() -> None:
    tables = seldom(answers=0)
    for table in tables:
        dice = Random(6)
        for number in range(30):
            if number == 11:
                table.renew_luck("later")
            for seat in range(3):
                said = table.asides(seat)
                if said and dice.random() < 0.5:
                    table.aside(seat, said[0])
            do_random(table, dice, 1)
    often, rarely = tables
    assert often.said
    assert photograph(rarely) == photograph(often)
    assert whole(rarely.checkpoint) == whole(often.checkpoint)


def test_states_are_copied_so_many_answers_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    clone = tiny.State.clone
    copies = []

    def counted(state: tiny.State) -> tiny.State:
        copies.append(state)
        return clone(state)

    monkeypatch.setattr(tiny.State, "clone", counted)
    often, rarely = seldom(answers=0)
    forked = rarely.at(0)
    forked.fork()
    copies.clear()
    do_random(often, Random(5), 30)
    number = len(copies)
    copies.clear()
    do_random(forked, Random(5), 30)
    assert len(copies) == number, "who was forked once will be again"
    copies.clear()
    do_random(rarely, Random(5), 30)
    assert number > 2 * len(copies) > 0
    assert len(copies) <= 30 // SELDOM


def test_looking_back_between_answers_changes_no_checkpoint() -> None:
    often, rarely = seldom(answers=0)
    dice, same_dice, looks = Random(8), Random(8), Random(9)
    while often.result is None:
        do_random(often, dice, 1)
        do_random(rarely, same_dice, 1)
        position = looks.randrange(often.position + 1)
        if looks.random() < 0.3:
            assert photograph(rarely.at(position)) == photograph(often.at(position))
    assert [whole(each) for each in rarely.checkpoints] == [
        whole(each) for each in often.checkpoints
    ]
