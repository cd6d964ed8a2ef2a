"""The registry: every package under ``greatpowers.games`` that declares a ``GAME`` is a game."""

import importlib
import pkgutil
from collections.abc import Mapping
from typing import Any

import greatpowers.games
from greatpowers.kernel.errors import UnknownGame
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table


def game_ids() -> list[str]:
    """Return the ids of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(greatpowers.games.__path__))


def get_game(game_id: str) -> Game[Any]:
    """Return a game by its id."""
    if game_id not in game_ids():
        raise UnknownGame(f"there is no game {game_id!r}; there are: {', '.join(game_ids())}")
    game: Game[Any] = importlib.import_module(f"greatpowers.games.{game_id}").GAME
    return game


def new_table(
    game_id: str, options: Mapping[str, str] | None = None, seed: str | int | None = None
) -> Table[Any]:
    """Open a table for a new game; the same seed gives the same luck."""
    return Table.open(get_game(game_id), options, seed)
