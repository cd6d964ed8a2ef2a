"""A question with a single answer is answered by itself where nobody could learn from it."""

from functools import partial

from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.kernel.workbench import SAY, Notes, do, game_of, lines, photograph


def menu(numbers: tuple[int, ...]) -> Menu:
    return [Choice(SAY, numbers)]


def counting(t: Table[Notes]) -> Play[None]:
    """A has no choice in the open; B has none either, but only B can know; C may choose."""
    for seat, numbers, public in ((0, (3,), True), (1, (4,), False), (2, (5, 6), True)):
        answer = yield t.ask(seat, "ask-number", partial(menu, numbers), public=public)
        t.state.numbers.append(SAY.target(answer))


GAME = game_of(counting)


def test_what_is_forced_in_the_open_may_be_answered_at_once() -> None:
    table = Table.open(GAME, seed=1)
    forced = table.forced()
    assert forced is not None
    assert (forced[0], str(forced[1])) == (0, "say 3")


def test_what_only_one_seat_knows_to_be_forced_is_left_to_it_unless_bots_sit_elsewhere() -> None:
    table = Table.open(GAME, seed=1)
    do(table, "say 3")
    assert table.forced() is None
    assert table.forced(bots=[0]) is None
    assert table.forced(bots=[0, 2]) is not None


def test_bots_and_those_with_a_choice_answer_themselves() -> None:
    table = Table.open(GAME, seed=1)
    assert table.forced(bots=[0, 1]) is None
    do(table, "say 3", "say 4")
    assert table.forced(bots=[0, 1]) is None


def test_the_seat_is_told_and_nobody_else() -> None:
    table = Table.open(GAME, seed=1)
    table.answer_forced(0)
    assert [(line["text"], line["args"]) for line in lines(table, 0)] == [
        ("log-forced-target", {"target": "number-3"})
    ]
    assert lines(table, 1) == lines(table, None) == []
    assert table.state.numbers == [3]


def test_it_stands_in_the_record() -> None:
    table = Table.open(GAME, seed=1)
    table.answer_forced(0)
    do(table, "say 4", "say 6")
    table.answer_forced(0)
    record = Record.from_json(table.record().to_json())
    assert record.forced == [0, 3]
    again = Table.replay(GAME, record)
    assert photograph(again) == photograph(table)
    assert lines(again, 0) == lines(table, 0)


def test_it_is_taken_back_with_the_answer_before_it() -> None:
    table = Table.open(GAME, seed=1)
    do(table, "say 3", "say 4", "say 6")
    before = photograph(table.at(2))
    table.answer_forced(0)
    assert table.undoable(2) == 2
    assert table.undoable(0) == 0
    table.undo(2)
    assert photograph(table) == before
    assert table.record().forced == []
    assert lines(table, 0) == []
