"""Players who change places keep their names, their answers and their secrets."""

import pytest

from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.game import Game
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.kernel.workbench import SAY, Notes, do, envoys, game_of, photograph


def rotating() -> Game[Notes]:
    """Return a game where each round the first seat speaks and all move up one seat."""

    def segment(t: Table[Notes]) -> Play[None]:
        for _ in range(2):
            answer = yield t.ask(0, "ask-number", lambda: [Choice(SAY, range(10))])
            t.state.numbers.append(SAY.target(answer))
        t.change_places((1, 2, 0))

    return game_of(segment)


def test_a_seat_is_taken_by_the_player_named() -> None:
    table = Table.open(rotating())
    assert table.seats == ("A", "B", "C")
    do(table, "say 1", "say 2")
    assert table.seats == ("B", "C", "A")
    assert table.view(0)["seat"] == "B"
    assert table.view(None)["asks"][0]["seat"] == "B"


def test_a_record_names_who_answered_then() -> None:
    table = Table.open(rotating(), seed=1)
    do(table, "say 1", "say 2", "say 3", "say 4", "say 5")
    assert table.record().answers == ["A say 1", "A say 2", "B say 3", "B say 4", "C say 5"]
    again = Table.replay(rotating(), Record.from_json(table.record().to_json()))
    assert photograph(again) == photograph(table)


def test_undo_and_fork_give_the_old_places_back() -> None:
    table = Table.open(rotating(), seed=1)
    do(table, "say 1")
    before = photograph(table)
    do(table, "say 2", "say 3")
    assert photograph(table.fork()) == photograph(table)
    table.undo(0, 2, consent=True)
    assert photograph(table) | {"marks": []} == before
    assert table.marks == [(3, "B", 2)]


def test_changing_places_is_a_wall() -> None:
    table = Table.open(rotating())
    do(table, "say 1", "say 2")
    assert [table.undoable(seat) for seat in range(3)] == [0, 0, 0]
    with pytest.raises(UndoRefused):
        table.undo(0)


def test_lots_may_be_drawn_before_anybody_answers() -> None:
    seats = {envoys(seed, courts="3", lots="yes").seats for seed in range(40)}
    assert len(seats) == 6
    table = envoys(2, courts="3", lots="yes")
    do(table, "no")
    assert table.record().answers == [f"{table.seats[0]} no"]


def test_every_player_needs_a_seat() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        t.change_places((0, 0, 1))
        yield from ()

    with pytest.raises(AssertionError, match="every player needs a seat"):
        Table.open(game_of(segment))
