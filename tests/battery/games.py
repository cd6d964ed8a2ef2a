"""The games that the battery plays: all that are registered, and the tiny one of the tests."""

from typing import Final

from greatpowers import game_ids, get_game
from tests import tiny
from tests.battery.play import AnyGame

GAMES: Final[dict[str, AnyGame]] = {
    **{game_id: get_game(game_id) for game_id in game_ids()},
    tiny.GAME.id: tiny.GAME,
}
