"""No bot looks at what is hidden: it answers the same whatever lies behind its back."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from greatpowers.arena.matches import play_out
from greatpowers.bots import Bot, make_bot
from greatpowers.bots.greedy import Greedy
from greatpowers.bots.master import Master
from greatpowers.bots.novice import Novice
from greatpowers.bots.rollout import Rollout
from greatpowers.bots.strong import Strong
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game

GAMES: Final = {
    "imperial_struggle": {},
    "imperialism": {"players": "3"},
    "price_of_power": {},
    "realpolitik": {"players": "4"},
}
BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "novice": Novice,
    "greedy": Greedy,
    "strong": lambda seed: Strong(seed, 4, 3),
    "master": lambda seed: Master(seed, 4, 3),
    "rollout": Rollout,
}


@pytest.fixture(scope="module", params=GAMES)
def worlds(request: pytest.FixtureRequest) -> list[Table[Any]]:
    """Return a table where somebody has a choice, and others that look the same from there."""
    game = request.param
    table = Table.open(get_game(game), GAMES[game], 5, quiet=True)
    play_out(table, {seat: make_bot("random", seat) for seat in table.seats}, 25)
    while len(table.options(seat := table.asks()[0].seat)) == 1:
        table.answer(seat, table.default(seat))
    return [table, *(table.fork(redeal_for=seat, seed=luck) for luck in ("one", "two"))]


@pytest.mark.parametrize("bot", BOTS)
def test_it_answers_the_same_whatever_lies_behind_its_back(
    worlds: list[Table[Any]], bot: str
) -> None:
    seat = worlds[0].asks()[0].seat
    chosen = [BOTS[bot]("seed").choose(Chair(table, seat)) for table in worlds]
    assert chosen[1:] == [chosen[0]] * 2
