"""Calls from Python that cannot be meant: a plain error, and nothing has changed."""

from typing import Any

import pytest

from greatpowers.arena.bench import is_compiled
from greatpowers.kernel.errors import UndoRefused, UnknownAnswer, WrongSeat
from greatpowers.kernel.table import Table
from tests import tiny
from tests.kernel.workbench import envoys, photograph


def refused(error: type[Exception], told: str, *, is_of_its_type: bool) -> Any:
    """Expect an error of the kernel; compiled, a wrong type is a ``TypeError`` before that."""
    if is_of_its_type or not is_compiled():
        return pytest.raises(error, match=told)
    return pytest.raises(TypeError)


@pytest.mark.parametrize("answer", [5, None, 1.5, [], {}, b"pass", object()])
def test_what_is_no_answer_is_unknown(answer: Any) -> None:
    table = envoys()
    before = photograph(table)
    for call in (table.answer, table.cost):
        with refused(UnknownAnswer, "is no answer", is_of_its_type=False):
            call(0, answer)
    assert photograph(table) == before


@pytest.mark.parametrize("seat", [None, "paris", 99, -1, 1.0])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    table = envoys()
    before = photograph(table)
    is_number = isinstance(seat, int)
    for call in (table.options, table.undoable, table.undo, table.default):
        with refused(WrongSeat, "no seat", is_of_its_type=is_number):
            call(seat)
    with refused(WrongSeat, "seat", is_of_its_type=is_number):
        table.answer(seat, "no")
    with refused(WrongSeat, "no seat", is_of_its_type=is_number):
        table.why(seat, "pass")
    assert photograph(table) == before


def test_words_with_something_behind_them_are_unknown() -> None:
    table = envoys()
    with pytest.raises(UnknownAnswer):
        table.answer(0, "no ")
    table.answer(0, "no")


def test_a_table_that_never_looks_back_says_so() -> None:
    table = Table.open(tiny.GAME, None, 1, looks_back=False)
    table.answer(0, table.default(0))
    for call in (
        table.fork,
        lambda: table.fork(redeal_for=0),
        lambda: table.at(0),
        lambda: table.undo(0, consent=True),
        lambda: table.segment_start,
        lambda: table.checkpoints,
    ):
        with pytest.raises(UndoRefused, match="never looks back"):
            call()
    assert table.position == 1
