"""Whatever is answered, taken back and tried out: replay, undo and fork agree."""

import random
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests import tiny
from tests.kernel.workbench import Envoys, do_random, lines, photograph

OPTIONS = st.fixed_dictionaries(
    {"courts": st.sampled_from(("2", "3")), "lots": st.sampled_from(("no", "yes"))}
)
SEEDS = st.integers(0, 10**6)


def answer(table: Envoys, dice: random.Random) -> None:
    do_random(table, dice, 1)


def take_back(table: Envoys, dice: random.Random) -> None:
    seat = dice.randrange(len(table.seats))
    if table.undoable(seat):
        table.undo(seat, 1 + dice.randrange(table.undoable(seat)))


def take_back_by_consent(table: Envoys, dice: random.Random) -> None:
    if table.position:
        seat = dice.randrange(len(table.seats))
        table.undo(seat, 1 + dice.randrange(min(6, table.position)), consent=True)


def think(table: Envoys, dice: random.Random) -> None:
    fork = table.fork(dice.choice((None, *range(len(table.seats)))))
    do_random(fork, dice, 5)


DEEDS: tuple[Callable[[Envoys, random.Random], None], ...] = (
    answer,
    take_back,
    take_back_by_consent,
    think,
)
SESSION = st.lists(st.sampled_from((answer, answer, answer, *DEEDS)), max_size=40)


@settings(max_examples=60)
@given(OPTIONS, SEEDS, SESSION)
def test_a_session_leaves_the_table_its_record_says(
    options: dict[str, str],
    seed: int,
    session: list[Callable[[Envoys, random.Random], None]],
) -> None:
    table = Table.open(tiny.GAME, options, seed)
    dice = random.Random(seed)
    for deed in session:
        deed(table, dice)
        table.game.check(table.state)
    again = Table.replay(tiny.GAME, Record.from_json(table.record().to_json()))
    assert photograph(again) == photograph(table)
    assert photograph(table.fork()) == photograph(table)
    for seat in (None, *range(len(table.seats))):
        assert lines(again, seat) == lines(table, seat)


@settings(max_examples=40)
@given(OPTIONS, SEEDS, st.integers(0, 30))
def test_undo_leads_back_through_every_position(
    options: dict[str, str], seed: int, answers: int
) -> None:
    table = Table.open(tiny.GAME, options, seed)
    dice = random.Random(seed)
    photographs = [photograph(table)]
    for _ in range(answers):
        if table.result is None:
            answer(table, dice)
            photographs.append(photograph(table))
    while table.position:
        assert photograph(table) | {"marks": []} == photographs.pop()
        table.undo(dice.randrange(len(table.seats)), consent=True)
    assert photograph(table) | {"marks": []} == photographs.pop()


@settings(max_examples=40)
@given(OPTIONS, SEEDS, st.integers(0, 30))
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(
    options: dict[str, str], seed: int, answers: int
) -> None:
    table = Table.open(tiny.GAME, options, seed)
    do_random(table, random.Random(seed), answers)
    for seat in range(len(table.seats)):
        assert table.fork(seat, "another deal").view(seat) == table.view(seat)


@settings(max_examples=40)
@given(OPTIONS, SEEDS)
def test_every_option_leads_on(options: dict[str, str], seed: int) -> None:
    table = Table.open(tiny.GAME, options, seed)
    dice = random.Random(seed)
    while table.result is None:
        for ask in table.asks():
            offered = [option.code for option in table.options(ask.seat)]
            assert offered
            assert offered == sorted(set(offered))
            assert table.default(ask.seat).code in offered
            for code in offered:
                table.fork().answer_known(ask.seat, code)
        answer(table, dice)
