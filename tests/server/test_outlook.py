"""What the others did to what a seat may expect: told with the state, from the rules."""

from typing import Any

import pytest

from greatpowers import game_ids, get_game
from greatpowers.kernel.table import Table
from greatpowers.server.contract import State
from greatpowers.server.frames import take_frame
from greatpowers.server.reading import Reading
from tests.battery.play import Player

MOST = 800


def shown(table: Table[Any], reading: Reading) -> dict[str, Any]:
    """Return the message that a seat is sent."""
    frame = take_frame(table, reading, 0, None, {}, ())
    message: State = frame._message(None, 0)
    return dict(message)


@pytest.mark.parametrize("game", game_ids())
def test_it_compares_with_the_moment_after_the_own_last_answer(game: str) -> None:
    player = Player(get_game(game), "outlook")
    table = player.open()
    look = table.game.outlook
    assert look is not None
    readings = [Reading(seat) for seat in table.seats]
    told = 0
    for position in player.decisions(table):
        for seat, reading in enumerate(readings):
            outlook = shown(table, reading)["outlook"]
            since = table.last_answer(seat)
            if not since or table.ask_of(seat) is None:
                assert outlook is None
                continue
            before, after = look(table.at(since).state, seat), look(table.state, seat)
            if before is None or after is None or before == after:
                assert outlook is None
            else:
                told += 1
                assert outlook == {"text": after[0], "before": before[1], "after": after[1]}
        if told > 2 or position > MOST:
            break
    assert told > 0


def test_an_answer_taken_back_is_forgotten() -> None:
    """The same position may be reached by another answer."""
    player = Player(get_game("imperial_struggle"), "again")
    table = player.open()
    reading = Reading(table.seats[0])
    look = table.game.outlook
    assert look is not None
    again: set[int] = set()
    for position in player.decisions(table):
        if position not in again and table.undoable(0):
            again.add(position)
            shown(table, reading)
            table.undo(0)
        shown(table, reading)
        since = table.last_answer(0)
        if since and table.ask_of(0) is not None:
            known = reading.outlook.at(table, 0, since, reading.end[1])
            assert known == look(table.at(since).state, 0)
        if position > 60:
            break
    assert again
