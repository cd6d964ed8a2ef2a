"""Deeds: what is done when a seat has chosen from a menu."""

import pytest

from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.table import Table
from greatpowers.kit.deeds import Deeds, perform
from tests.kernel.workbench import SAY, STOP, WORDS, Notes, do, game_of, photograph

DEEDS: Deeds[Notes] = Deeds(WORDS)
LOW = range(5)
HIGH = range(5, 9)


def menu() -> Menu:
    return [Choice(SAY, LOW), Choice(SAY, HIGH), Choice(STOP)]


@DEEDS.on(SAY, LOW)
def note(t: Table[Notes], seat: int, number: int) -> None:
    """A deed that asks nothing is a plain function."""
    t.state.numbers += [seat, number]


@DEEDS.on(SAY, HIGH)
def note_twice(t: Table[Notes], seat: int, number: int) -> Play[None]:
    """A deed that asks is a generator."""
    t.state.numbers.append(number)
    if (yield from t.ask_if(seat, "ask-again")):
        t.state.numbers.append(number)


@DEEDS.on(STOP)
def stop(t: Table[Notes], seat: int, nothing: int) -> None:
    t.state.numbers += [-1, nothing]


def segment(t: Table[Notes]) -> Play[None]:
    answer = yield t.ask(2, "ask-number", menu)
    yield from DEEDS.carry_out(t, 2, answer)


def test_a_plain_function_gets_who_chose_and_the_target() -> None:
    table = Table.open(game_of(segment))
    do(table, "say 4")
    assert table.state.numbers == [2, 4]
    assert [ask.prompt for ask in table.asks()] == ["ask-number"]


def test_a_generator_asks_on() -> None:
    table = Table.open(game_of(segment))
    do(table, "say 6")
    assert [ask.prompt for ask in table.asks()] == ["ask-again"]
    do(table, "yes")
    assert table.state.numbers == [6, 6]


def test_a_verb_without_targets_has_target_0() -> None:
    table = Table.open(game_of(segment))
    do(table, "stop")
    assert table.state.numbers == [-1, 0]


def test_a_fork_in_the_middle_of_a_deed_is_the_same_table() -> None:
    table = Table.open(game_of(segment))
    do(table, "say 1", "say 7")
    assert photograph(table.fork()) == photograph(table)


def test_the_function_below_stays_itself() -> None:
    assert note.__name__ == "note"
    table = Table.open(game_of(segment))
    note(table, 0, 3)
    assert table.state.numbers == [0, 3]


def test_an_option_has_one_deed() -> None:
    with pytest.raises(ValueError, match="say 4 has a deed already"):
        DEEDS.on(SAY, (4,))(note)


def test_what_has_no_deed_is_a_mistake_in_the_rules() -> None:
    table = Table.open(game_of(segment))
    with pytest.raises(AssertionError, match="nothing is done on say 9"):
        next(DEEDS.carry_out(table, 0, SAY(9)))


def test_performing_goes_through_what_asks_and_past_what_is_done() -> None:
    def asks(t: Table[Notes]) -> Play[None]:
        yield from perform(note_twice(t, 0, 8))
        yield from perform(None)
        t.state.numbers.append(0)

    table = Table.open(game_of(asks, 1))
    do(table, "no")
    assert table.state.numbers == [8, 0]
