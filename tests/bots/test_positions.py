"""The strong bots in positions that a single turn decides: they win what is there to be won.

They think for fewer simulations than at tables, so that all positions together stay cheap.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import pytest

from greatpowers.bots import Bot, make_bot
from greatpowers.bots.greedy import Greedy
from greatpowers.bots.judging import is_learned
from greatpowers.bots.master import Master
from greatpowers.bots.strong import Strong
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from greatpowers.registry import game_ids, get_game
from tests.battery.limits import HOMES as RULES
from tests.bots.positions import WIN, Position

SIMULATIONS: Final = 24
A_FEW: Final = 8
LEVELS: Final[dict[str, Callable[[str], Bot]]] = {
    "strong": lambda seed: Strong(seed, SIMULATIONS),
    "master": lambda seed: Master(seed, SIMULATIONS),
}
RANDOM_GAMES: Final = 10

HOMES: Final = {
    game: import_module(f"tests.rules.{game}.positions")
    for game in game_ids()
    if (RULES / game / "positions.py").exists()
}
POSITIONS: Final = [
    pytest.param(game, position, id=f"{game}-{number}")
    for game, home in HOMES.items()
    for number, position in enumerate(home.POSITIONS, 1)
]


def turn_begins(table: Table[Any], since: int, asked: str) -> bool:
    """Say whether another turn has begun since a segment, if it does so with such a question."""
    return table.segment_start != since and asked in table.asks()[0].prompt


def reaches(game: str, position: Position, bot: Bot) -> bool:
    """Say whether a bot reaches what is there to be reached; it plays the seat in its turn.

    All others are greedy; in turns to come everybody thinks a little.
    """
    table, seat = position.table(), position.seat
    others: Bot = Greedy("others")
    for _ in range(position.turns):
        since = table.segment_start
        while table.asks() and not turn_begins(table, since, HOMES[game].TURN_BEGINS):
            mover = seat if table.ask_of(seat) is not None else table.asks()[0].seat
            mind = bot if mover == seat else others
            table.answer_all(mover, mind.choose(Chair(table, mover)))
        bot = others = Strong("others", A_FEW, A_FEW)
    if table.result is None:
        return position.goal != WIN
    return seat in table.result.winners


@pytest.mark.parametrize(("game", "position"), POSITIONS)
def test_it_does_what_the_position_asks_for(game: str, position: Position) -> None:
    levels = LEVELS if is_learned(get_game(game)) else ["strong"]
    for level in levels:
        assert reaches(game, position, LEVELS[level](level)), f"{level}: {position.point}"


@pytest.mark.parametrize("game", HOMES)
def test_the_positions_are_no_gifts(game: str) -> None:
    for position in HOMES[game].POSITIONS:
        bots = (make_bot("random", f"{seed}") for seed in range(RANDOM_GAMES))
        assert not all(reaches(game, position, bot) for bot in bots), position.point


def test_each_game_has_a_dozen() -> None:
    assert {game: len(home.POSITIONS) for game, home in HOMES.items()} == dict.fromkeys(HOMES, 12)
