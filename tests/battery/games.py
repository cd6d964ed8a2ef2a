"""The games that the battery plays: the tiny one of the tests, and all that are registered."""

from pathlib import Path
from typing import Final

from greatpowers import game_ids, get_game
from tests import tiny
from tests.battery.limits import HOMES
from tests.battery.play import AnyGame

GAMES: Final[dict[str, AnyGame]] = {
    tiny.GAME.id: tiny.GAME,
    **{game_id: get_game(game_id) for game_id in game_ids()},
}


def home_of(game: AnyGame) -> Path:
    """Return the folder of all tests of a game, with its endings and its golden play-through."""
    return HOMES / game.id
