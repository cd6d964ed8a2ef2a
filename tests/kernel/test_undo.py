"""Taking back: freely up to a wall, by consent beyond it."""

import random

import pytest

from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.errors import UndoRefused, WrongSeat
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests import tiny
from tests.kernel.workbench import (
    SAY,
    Notes,
    do,
    do_defaults,
    do_random,
    envoys,
    game_of,
    lines,
    photograph,
)


def asked(t: Table[Notes], seat: int) -> Play[int]:
    answer = yield t.ask(seat, "ask-number", lambda: [Choice(SAY, range(10))])
    return SAY.target(answer)


def plain(t: Table[Notes]) -> Play[None]:
    """Ask the first seat four times; 7 rolls a die, 8 draws nothing but shows something."""
    for _ in range(4):
        said = yield from asked(t, 0)
        t.state.numbers.append(said)
        if said == 7:
            t.state.secret = t.chance.below(6)
        if said == 8:
            t.raise_wall()


def marked(table: Table[tiny.State] | Table[Notes]) -> list[dict[str, object]]:
    return [line for line in lines(table) if line["text"] == "log-undo-by-consent"]


# -- walls ----------------------------------------------------------------------------------


def test_own_answers_can_be_taken_back_one_by_one_or_several_at_once() -> None:
    table = Table.open(game_of(plain), seed=1)
    start = photograph(table)
    do(table, "say 1")
    once = photograph(table)
    do(table, "say 2", "say 3")
    assert table.undoable(0) == 3
    table.undo(0, 2)
    assert photograph(table) == once
    table.undo(0)
    assert photograph(table) == start
    assert table.marks == []


def test_another_answer_may_follow() -> None:
    table = Table.open(game_of(plain))
    do(table, "say 1", "say 2")
    table.undo(0)
    do(table, "say 3")
    assert table.state.numbers == [1, 3]


@pytest.mark.parametrize("wall", ["say 7", "say 8"])
def test_a_die_and_a_reveal_are_walls(wall: str) -> None:
    table = Table.open(game_of(plain))
    do(table, "say 1", wall, "say 2")
    assert table.undoable(0) == 1
    with pytest.raises(UndoRefused, match="stands in between"):
        table.undo(0, 2)
    table.undo(0)
    assert table.undoable(0) == 0
    with pytest.raises(UndoRefused, match="stands in between"):
        table.undo(0)


def test_another_seats_decision_is_a_wall() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        for seat in (0, 1, 0):
            yield from asked(t, seat)

    table = Table.open(game_of(segment))
    do(table, "say 1", "say 2", "say 3")
    assert [table.undoable(seat) for seat in range(3)] == [1, 0, 0]
    table.undo(0)
    assert [table.undoable(seat) for seat in range(3)] == [0, 1, 0]
    with pytest.raises(UndoRefused):
        table.undo(0)


def test_a_draw_between_two_segments_stays_a_wall() -> None:
    """Also after going back to the start of the segment that began with the draw."""

    def segment(t: Table[Notes]) -> Play[None]:
        t.state.secret = t.chance.below(52)
        yield from asked(t, 0)
        yield from asked(t, 0)

    table = Table.open(game_of(segment))
    do(table, "say 1", "say 2", "say 3")
    assert table.undoable(0) == 1
    assert table.fork().undoable(0) == 1
    table.undo(0)
    assert table.undoable(0) == 0


def test_a_draw_that_ends_a_segment_is_a_wall() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        yield from asked(t, 0)
        yield from asked(t, 0)
        t.state.secret = t.chance.below(52)

    table = Table.open(game_of(segment))
    do(table, "say 1", "say 2", "say 3")
    assert table.undoable(0) == 1
    table.undo(0)
    assert table.undoable(0) == 0
    assert table.fork().undoable(0) == 0


def test_own_answers_can_be_taken_back_across_segments() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        t.state.numbers.append((yield from asked(t, 0)))

    table = Table.open(game_of(segment, rounds=9))
    do(table, "say 1", "say 2", "say 3", "say 4")
    table.undo(0, 3)
    assert table.state.numbers == [1]
    do(table, "say 5")
    table.undo(0, 2)
    assert table.state.numbers == []


def test_the_last_answer_of_a_game_can_be_taken_back() -> None:
    table = Table.open(game_of(plain, rounds=1))
    do(table, "say 1", "say 2", "say 3")
    before = photograph(table)
    do(table, "say 4")
    assert table.result is not None
    table.undo(0)
    assert photograph(table) == before


@pytest.mark.parametrize("steps", [0, -1, 3])
def test_there_must_be_something_to_take_back(steps: int) -> None:
    table = Table.open(game_of(plain))
    do(table, "say 1", "say 2")
    for consent in (False, True):
        with pytest.raises(UndoRefused, match="nothing to take back"):
            table.undo(0, steps, consent)


def test_a_seat_that_does_not_exist_takes_nothing_back() -> None:
    table = Table.open(game_of(plain))
    do(table, "say 1")
    with pytest.raises(WrongSeat):
        table.undo(9, consent=True)


def test_a_refused_undo_changes_nothing() -> None:
    table = Table.open(game_of(plain))
    do(table, "say 7")
    before = photograph(table)
    with pytest.raises(UndoRefused):
        table.undo(0)
    assert photograph(table) == before


# -- consent --------------------------------------------------------------------------------


def test_consent_reaches_past_a_wall_and_leaves_a_mark() -> None:
    table = envoys(4)
    do(table, "no")
    before = photograph(table)
    do_defaults(table, "ask-expose")
    assert table.position == 3
    table.undo(0, 2, consent=True)
    assert photograph(table) == before | {"marks": [(3, "P1", 2)]}
    assert table.record().marks == [(3, "P1", 2)]
    assert [line["text"] for line in lines(table)] == ["log-treaty", "log-undo-by-consent"]
    assert marked(table) == [
        {"at": 1, "text": "log-undo-by-consent", "args": {"steps": 2}, "cite": ""}
    ]
    assert lines(table.fork()) == []


def test_luck_does_not_change_by_going_back() -> None:
    table = envoys(4)
    do(table, "yes")
    treaty = table.state.treaty
    table.undo(0, consent=True)
    do(table, "yes")
    assert table.state.treaty == treaty


def test_consent_where_none_is_needed_leaves_no_mark() -> None:
    table = Table.open(game_of(plain))
    do(table, "say 1")
    table.undo(0, consent=True)
    assert table.marks == []
    assert marked(table) == []


def test_the_line_in_the_log_outlives_later_undoing() -> None:
    table = Table.open(game_of(plain))
    do(table, "say 7")
    table.undo(0, consent=True)
    assert len(marked(table)) == 1
    do(table, "say 1", "say 2")
    table.undo(0, 2)
    assert len(marked(table)) == 1


def test_marks_and_lines_are_the_same_after_loading() -> None:
    table = envoys(4, courts="3")
    do_random(table, random.Random(1), 8)
    table.undo(1, 5, consent=True)
    do_random(table, random.Random(2), 6)
    table.undo(2, 2, consent=True)
    do_random(table, random.Random(3), 4)
    again = Table.replay(tiny.GAME, Record.from_json(table.record().to_json()))
    assert photograph(again) == photograph(table)
    assert [lines(again, seat) for seat in range(3)] == [lines(table, seat) for seat in range(3)]
    assert len(marked(again)) == 2


def test_a_replay_to_an_earlier_position_knows_only_earlier_marks() -> None:
    table = envoys(4)
    do_random(table, random.Random(1), 8)
    table.undo(0, 6, consent=True)
    do_random(table, random.Random(2), 4)
    assert len(Table.replay(tiny.GAME, table.record(), 1).marks) == 0
    assert len(Table.replay(tiny.GAME, table.record(), 2).marks) == 1
