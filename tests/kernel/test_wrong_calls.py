"""Calls from Python that cannot be meant: a plain error, and nothing has changed."""

from typing import Any

import pytest

from greatpowers.kernel.errors import TableError, UnknownAnswer, WrongSeat
from tests.kernel.workbench import envoys, photograph


@pytest.mark.parametrize("answer", [5, None, 1.5, [], {}, b"pass", object()])
def test_what_is_no_answer_is_unknown(answer: Any) -> None:
    table = envoys()
    before = photograph(table)
    with pytest.raises(UnknownAnswer, match="is no answer"):
        table.answer(0, answer)
    with pytest.raises(UnknownAnswer):
        table.cost(0, answer)
    assert photograph(table) == before


@pytest.mark.parametrize("seat", [None, "paris", 99, -1, 1.0])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    table = envoys()
    for call in (table.options, table.undoable, table.undo, table.default):
        with pytest.raises(WrongSeat, match="no seat"):
            call(seat)
    with pytest.raises(TableError):
        table.answer(seat, "no")
    with pytest.raises(WrongSeat):
        table.why(seat, "pass")


def test_words_with_something_behind_them_are_unknown() -> None:
    table = envoys()
    with pytest.raises(UnknownAnswer):
        table.answer(0, "no ")
    table.answer(0, "no")
