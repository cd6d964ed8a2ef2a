"""Strong takes a win that is there within its turn, and does not end a game that it would lose.

Most positions are of recorded games, so many answers before their end.
"""

from functools import cache
from typing import Any, Final

import pytest

from greatpowers.bots.strong import Strong
from greatpowers.games.realpolitik.components import POWERS
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.battery.games import GAMES, home_of
from tests.rules.realpolitik import scenes

FEW: Final = 8
NEAR: Final = 4

WINS: Final = [
    ("envoys", "enough", 1),
    ("imperial_struggle", "awards_and_demands", 1),
    ("imperial_struggle", "awards_and_demands", 2),
    ("imperial_struggle", "awards_and_demands", 4),
    ("imperial_struggle", "awards_and_demands", 5),
    ("price_of_power", "great_lead", 1),
]
LOSSES: Final = [
    ("imperial_struggle", "final_scoring", 1),
]


@cache
def recorded(game: str, ending: str) -> Table[Any]:
    """Return a recorded game, played to its end."""
    file = home_of(GAMES[game]) / "endings" / f"{ending}.json"
    return Table.replay(GAMES[game], Record.from_json(file.read_text(encoding="utf-8")))


def after_its_turn(game: str, ending: str, before_end: int) -> tuple[Table[Any], int]:
    """Return the table after strong has answered until somebody else is asked, and its seat."""
    over = recorded(game, ending)
    table = over.at(over.position - before_end)
    seat = table.asks()[0].seat
    bot = Strong("strong", FEW, NEAR)
    while [ask.seat for ask in table.asks()] == [seat]:
        table.answer_all(seat, bot.choose(Chair(table, seat)))
    return table, seat


@pytest.mark.parametrize(("game", "ending", "before_end"), WINS)
def test_it_takes_a_win(game: str, ending: str, before_end: int) -> None:
    table, seat = after_its_turn(game, ending, before_end)
    assert table.result is not None
    assert seat in table.result.winners


@pytest.mark.parametrize(("game", "ending", "before_end"), LOSSES)
def test_it_does_not_end_a_game_that_it_would_lose(game: str, ending: str, before_end: int) -> None:
    table, seat = after_its_turn(game, ending, before_end)
    assert table.result is None or seat in table.result.winners


@pytest.mark.parametrize(("power", "province"), [("prussia", "sax"), ("austria", "bav")])
def test_it_chooses_the_action_that_wins(power: str, province: str) -> None:
    state = scenes.position()
    seat = POWERS.index(power)
    state.influence[seat] = 23
    scenes.garrison(state, power, province)
    chosen = Strong("strong", FEW, NEAR).choose(Chair(scenes.open_table(state), seat))
    assert [str(option) for option in chosen] == ["choose extend_influence"]
