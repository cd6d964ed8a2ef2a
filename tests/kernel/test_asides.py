"""Asides: said at any time, recorded, and unheard by anybody else."""

from collections.abc import Mapping

import pytest

from greatpowers.kernel.aside import Aloud, Asides, Replies
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.errors import BadRecord, IllegalAnswer, WrongSeat
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.kernel.workbench import SAY, STOP, Notes, do, game_of, lines, offered, photograph


def menu(s: Notes, seat: int) -> Menu:
    """A may keep a number in mind, another one than before."""
    return [Choice(SAY, [n for n in range(10) if n != s.secret])] if seat == 0 else []


def keep(s: Notes, seat: int, code: int) -> None:
    s.secret = SAY.target(code)


def asking(t: Table[Notes]) -> Play[None]:
    """B says something, then A may say again what it had in mind."""
    s = t.state
    yield t.ask(1, "ask-number", lambda: [Choice(SAY, range(10))])
    answer = yield t.ask(0, "ask-number", lambda: [Choice(STOP), Choice(SAY, (s.secret,))])
    s.numbers.append(-1 if answer in STOP else SAY.target(answer))


GAME = game_of(asking, secrets=10, asides=Asides(menu, keep))


def opened() -> Table[Notes]:
    return Table.open(GAME, seed=1)


def test_a_seat_speaks_though_another_is_asked() -> None:
    table = opened()
    assert str(table.asides(0)[0]) == "say 1"
    table.aside(0, "say 7")
    assert table.state.secret == 7
    assert table.position == 0
    assert [ask.seat for ask in table.asks()] == [1]


def test_only_what_the_game_allows_may_be_said() -> None:
    table = opened()
    assert table.asides(1) == []
    for seat, words in ((1, "say 3"), (0, "say 0"), (0, "stop")):
        with pytest.raises(IllegalAnswer):
            table.aside(seat, words)
    with pytest.raises(WrongSeat):
        table.aside(5, "say 3")


def test_nobody_else_learns_of_it() -> None:
    one, two = opened(), opened()
    one.aside(0, "say 7")
    for seat in (1, 2, None):
        assert one.view(seat) == two.view(seat)
        assert lines(one, seat) == lines(two, seat)
        assert one.undoable(seat or 0) == two.undoable(seat or 0)


def test_a_question_that_stands_open_takes_it_in() -> None:
    table = opened()
    do(table, "say 1")
    assert offered(table, 0) == ["say 0", "stop"]
    table.aside(0, "say 4")
    assert offered(table, 0) == ["say 4", "stop"]


def spoken() -> Table[Notes]:
    """A game in which A changes its mind between and after the answers."""
    table = opened()
    table.aside(0, "say 7")
    table.aside(0, "say 8")
    do(table, "say 1", "say 8")
    table.aside(0, "say 2")
    do(table, "say 1")
    table.aside(0, "say 3")
    return table


def test_forks_records_and_loading_remember_it() -> None:
    table = spoken()
    whole = photograph(table)
    assert photograph(table.fork()) == whole
    assert photograph(table.fork().fork()) == whole
    record = Record.from_json(table.record().to_json())
    assert record.asides == [(0, "A say 7"), (0, "A say 8"), (2, "A say 2"), (3, "A say 3")]
    again = Table.replay(GAME, record)
    assert photograph(again) == whole
    assert again.record() == record
    loaded = Table.load(GAME, record, table.checkpoints, table.log)
    assert photograph(loaded) == whole
    assert loaded.record() == record


def test_taking_answers_back_takes_back_what_was_said_after_them() -> None:
    table = spoken()
    table.undo(1, 1)
    assert (table.position, table.state.secret) == (2, 2)
    table.undo(0, 1, consent=True)
    assert (table.position, table.state.secret) == (1, 8)
    assert table.record().asides == [(0, "A say 7"), (0, "A say 8")]


def test_a_copy_dealt_anew_goes_on_from_what_was_dealt() -> None:
    table = spoken()
    copy = table.fork(redeal_for=1, seed="another")
    dealt = copy.state.secret
    assert photograph(copy.fork()) == photograph(copy)
    copy.aside(0, f"say {(dealt + 1) % 10}")
    assert copy.fork().state.secret == (dealt + 1) % 10
    assert table.state.secret == 3


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ({"asides": [(0, "Z say 7")]}, "'Z', who is not at this table"),
        ({"asides": [(0, "B say 7")]}, "cannot be played"),
    ],
)
def test_a_broken_aside_is_told(broken: Mapping[str, object], told: str) -> None:
    record = spoken().record()
    for name, value in broken.items():
        setattr(record, name, value)
    with pytest.raises(BadRecord, match=told):
        Table.replay(GAME, record)


# -- said aloud ------------------------------------------------------------------------------------


def aloud_menu(s: Notes, seat: int) -> Menu:
    """C may say so that all hear it, once."""
    return [Choice(STOP)] if seat == 2 and -1 not in s.numbers else []


def speak(t: Table[Notes], seat: int, code: int) -> None:
    t.state.numbers.append(-1)
    t.say("log-number", n=seat)


OPEN_GAME = game_of(
    asking, secrets=10, asides=Asides(menu, keep, Aloud((STOP,), aloud_menu, speak))
)


def heard() -> Table[Notes]:
    """A game in which C speaks between two answers."""
    table: Table[Notes] = Table.open(OPEN_GAME, seed=1)
    do(table, "say 1")
    table.aside(2, "stop")
    return table


def test_what_is_said_aloud_is_told_to_all_and_changes_what_all_can_see() -> None:
    table = heard()
    assert table.state.numbers == [-1]
    assert table.is_aloud(STOP())
    assert not table.is_aloud(SAY(3))
    for seat in (0, 1, 2, None):
        assert [line.text for line in table.read_log(seat)][-1] == "log-number"
    assert table.asides(2) == []


def test_nobody_takes_back_what_led_to_what_is_said_aloud() -> None:
    table: Table[Notes] = Table.open(OPEN_GAME, seed=1)
    do(table, "say 1")
    assert table.undoable(1) == 1
    table.aside(0, "say 7")
    assert table.undoable(1) == 1
    table.aside(2, "stop")
    assert table.undoable(1) == 0
    table.undo(1, consent=True)
    assert table.state.numbers == []
    assert table.record().asides == []


def test_forks_records_and_loading_remember_what_was_said_aloud() -> None:
    table = heard()
    do(table, "stop")
    whole = photograph(table)
    assert photograph(table.fork()) == whole
    record = Record.from_json(table.record().to_json())
    assert record.asides == [(1, "C stop")]
    again = Table.replay(OPEN_GAME, record)
    assert photograph(again) == whole
    assert [line.text for line in again.log] == [line.text for line in table.log]
    loaded = Table.load(OPEN_GAME, record, table.checkpoints, table.log)
    assert photograph(loaded) == whole


# -- what waits for a word -------------------------------------------------------------------------


def unsaid(s: Notes) -> dict[int, list[list[int]]]:
    """Whatever B has said waits for a word of C."""
    return {2: [[len(s.numbers)]]} if aloud_menu(s, 2) else {}


def say_stop(t: Table[Notes], seat: int) -> int | None:
    """On the copy anything may be done."""
    t.state.numbers.append(9)
    return STOP() if seat == 2 else None


REPLYING = game_of(
    asking,
    secrets=10,
    asides=Asides(menu, keep, Aloud((STOP,), aloud_menu, speak, Replies(unsaid, say_stop))),
)


def test_a_chair_knows_what_waits_for_its_word_and_what_it_might_say() -> None:
    table: Table[Notes] = Table.open(REPLYING, seed=1)
    assert (Chair(table, 2).waiting(), Chair(table, 0).waiting()) == ([[0]], [])
    assert str(Chair(table, 2).reply("seed")) == "stop"
    assert Chair(table, 0).reply("seed") is None
    assert table.state.numbers == []


def test_without_anybody_to_say_how_nothing_waits() -> None:
    for game in (GAME, OPEN_GAME):
        chair = Chair(Table.open(game, seed=1), 2)
        assert chair.waiting() == []
        assert chair.reply("seed") is None
