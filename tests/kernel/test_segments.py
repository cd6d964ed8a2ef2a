"""Segments: what is played between two points where the state alone says what comes next."""

from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.table import Table
from greatpowers.kit.deeds import Segment
from tests.kernel.workbench import SAY, Notes, do, game_in_rounds, photograph


def ask_number(t: Table[Notes]) -> Play[None]:
    answer = yield t.ask(0, "ask-number", lambda: [Choice(SAY, range(10))])
    t.state.numbers.append(SAY.target(answer))
    t.state.round += 1


def draw_number(t: Table[Notes]) -> None:
    """A segment that asks nobody is a plain function."""
    t.state.numbers.append(t.chance.below(1000))
    t.state.round += 1


def double(t: Table[Notes]) -> None:
    """So is one without luck."""
    t.state.numbers.append(2 * t.state.numbers[-1])
    t.state.round += 1


def table_of(*segments: Segment[Notes]) -> Table[Notes]:
    def segment(t: Table[Notes]) -> Play[None] | None:
        return segments[t.state.round](t)

    return Table.open(game_in_rounds(segment, len(segments)), seed=1)


def test_plain_segments_are_played_one_after_another() -> None:
    table = table_of(ask_number, double, double, ask_number)
    do(table, "say 3")
    assert table.state.numbers == [3, 6, 12]
    assert table.checkpoint.state.numbers == [3, 6, 12]
    do(table, "say 1")
    assert table.result is not None


def test_a_game_may_begin_and_end_without_a_question() -> None:
    table = table_of(draw_number, double)
    assert table.result is not None
    assert table.asks() == []


def test_luck_in_a_plain_segment_is_a_wall() -> None:
    table = table_of(ask_number, draw_number, ask_number)
    do(table, "say 3")
    assert table.wall == 1
    assert table.undoable(0) == 0


def test_a_plain_segment_without_luck_is_none() -> None:
    table = table_of(ask_number, double, ask_number)
    do(table, "say 3")
    assert table.wall == 0
    assert table.undoable(0) == 1


def test_forks_and_undo_play_plain_segments_again() -> None:
    table = table_of(ask_number, double, draw_number, ask_number, ask_number)
    do(table, "say 3")
    before = photograph(table)
    do(table, "say 4")
    assert photograph(table.fork()) == photograph(table)
    table.undo(0)
    assert photograph(table) == before
