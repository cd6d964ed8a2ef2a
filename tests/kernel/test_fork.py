"""Forks: thinking ahead without touching, or knowing, what one must not."""

import gc
import random

import pytest

from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.table import Table
from tests import tiny
from tests.kernel.workbench import (
    SAY,
    Notes,
    do,
    do_random,
    envoys,
    game_of,
    lines,
    photograph,
)

SEEDS = range(12)


def midgame(seed: int) -> Table[tiny.State]:
    table = envoys(seed, courts="3")
    do_random(table, random.Random(seed), seed)
    return table


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_is_the_same_table(seed: int) -> None:
    table = midgame(seed)
    assert photograph(table.fork()) == photograph(table)
    assert photograph(table.fork().fork()) == photograph(table)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_goes_on_alike(seed: int) -> None:
    table = midgame(seed)
    fork = table.fork()
    do_random(fork, random.Random(99))
    do_random(table, random.Random(99))
    assert photograph(fork) == photograph(table)
    assert fork.record() == table.record()


@pytest.mark.parametrize("seed", SEEDS)
def test_thinking_changes_nothing(seed: int) -> None:
    table, untouched = midgame(seed), midgame(seed)
    for thought in range(5):
        fork = table.fork(redeal_for=thought % 3 if thought else None)
        do_random(fork, random.Random(thought))
    assert photograph(table) == photograph(untouched)
    assert lines(table, 0) == lines(untouched, 0)
    do_random(table, random.Random(5))
    do_random(untouched, random.Random(5))
    assert photograph(table) == photograph(untouched)


def test_a_closed_fork_is_forgotten_at_once() -> None:
    table = midgame(3)
    assert table.fork().asks()
    gc.collect()
    gc.disable()
    try:
        fork = table.fork()
        fork.close()
        assert fork.asks() == []
        del fork
        assert gc.collect() == 0
    finally:
        gc.enable()
    assert table.asks()


def test_a_finished_game_can_be_forked() -> None:
    table = envoys(1)
    do_random(table, random.Random(1))
    fork = table.fork()
    assert photograph(fork) == photograph(table)
    fork.undo(table.answers[-1][0], consent=True)
    assert fork.result is None


def test_a_fork_can_go_back_to_the_start_of_the_game() -> None:
    table = envoys(1)
    start = photograph(table)
    do_random(table, random.Random(1), 12)
    fork = table.fork()
    fork.undo(0, fork.position, consent=True)
    assert photograph(fork)["state"] == start["state"]
    assert photograph(fork)["luck"] == start["luck"]


@pytest.mark.parametrize("seed", SEEDS)
def test_copies_share_the_answers_before_them_and_no_others(seed: int) -> None:
    dice = random.Random(seed)
    tables = [envoys(seed, courts="3")]
    given: list[list[tuple[int, int]]] = [[]]
    for _ in range(120):
        number = dice.randrange(len(tables))
        table, answers = tables[number], given[number]
        deed = dice.random()
        if deed < 0.1:
            tables.append(table.fork())
            given.append(answers.copy())
        elif deed < 0.2 and answers:
            steps = dice.randint(1, len(answers))
            table.undo(0, steps, consent=True)
            del answers[-steps:]
        elif table.asks():
            ask = dice.choice(table.asks())
            answers.append((ask.seat, dice.choice(ask.codes())))
            table.answer_known(*answers[-1])
    for table, answers in zip(tables, given, strict=True):
        again = envoys(seed, courts="3")
        for answer in answers:
            again.answer_known(*answer)
        assert table.position == len(answers)
        assert table.undoable(1) == again.undoable(1)
        assert table.last_answer(1) == again.last_answer(1)
        assert table.answers == answers
        assert table.record().answers == again.record().answers
        assert photograph(table)["state"] == photograph(again)["state"]


# -- redealing --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", range(3))
def test_a_redeal_keeps_what_a_seat_can_see(seed: int, seat: int) -> None:
    table = midgame(seed)
    for deal in range(5):
        fork = table.fork(redeal_for=seat, seed=str(deal))
        assert fork.view(seat) == table.view(seat)
        fork.game.check(fork.state)


def test_a_redeal_changes_what_a_seat_cannot_see() -> None:
    table = midgame(3)
    hands = {tuple(table.fork(0, str(deal)).state.at) for deal in range(20)}
    spies = {table.fork(0, str(deal)).state.spy for deal in range(20)}
    assert len(hands) > 10
    assert len(spies) == (1 if table.state.spy == 0 else 2)


def test_a_redeal_changes_what_another_seat_has_chosen_in_secret() -> None:
    table = envoys(1, courts="3")
    do(table, "no")
    table.answer(1, table.options(1)[0])
    sent = {tuple(table.fork(0, str(deal)).state.envoys(tiny.SENT + 1)) for deal in range(20)}
    assert len(sent) > 3


def test_the_same_seed_redeals_alike_and_none_redeals_at_random() -> None:
    table = midgame(3)
    assert photograph(table.fork(0, "x")) == photograph(table.fork(0, "x"))
    assert table.fork(0).chance.seed != table.fork(0).chance.seed


def test_a_redealt_fork_has_luck_of_its_own() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        yield t.ask(0, "ask-number", lambda: [Choice(SAY, range(10))])
        t.state.numbers.append(t.chance.below(1000))

    table = Table.open(game_of(segment), seed="real")
    dreams = set()
    for deal in range(5):
        dream = table.fork(redeal_for=0, seed=str(deal))
        do(dream, "say 1")
        dreams.add(dream.state.numbers[0])
    do(table, "say 1")
    assert len(dreams) == 5
    assert table.state.numbers[0] not in dreams


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fork_of_a_redealt_fork_is_the_same_table(seed: int) -> None:
    fork = midgame(seed).fork(redeal_for=1, seed="one")
    for step in range(12):
        assert photograph(fork.fork()) == photograph(fork)
        do_random(fork, random.Random(step), 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redealt_fork_can_be_redealt_again(seed: int) -> None:
    fork = midgame(seed).fork(redeal_for=1, seed="one")
    do_random(fork, random.Random(1), 2)
    again = fork.fork(redeal_for=2, seed="two")
    do_random(again, random.Random(2), 1)
    assert photograph(again.fork()) == photograph(again)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redealt_fork_goes_back_to_the_redeal_and_no_further(seed: int) -> None:
    table = midgame(seed)
    fork = table.fork(redeal_for=1, seed="one")
    redealt = photograph(fork)
    assert [fork.undoable(seat) for seat in range(3)] == [0, 0, 0]
    do_random(fork, random.Random(1), 10)
    with pytest.raises(UndoRefused, match="nothing to take back"):
        fork.undo(0, fork.position - table.position + 1, consent=True)
    if fork.position > table.position:
        fork.undo(0, fork.position - table.position, consent=True)
    assert photograph(fork) | {"marks": []} == redealt
