"""The registry: every package under ``greatpowers.games`` that declares a ``GAME`` is a game.

Beside it a package may declare ``LANDMARKS`` and a ``CENSUS``, for trials of many games.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from types import ModuleType
from typing import Any

import greatpowers.games
from greatpowers.kernel.errors import UnknownGame
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kit.census import Census
from greatpowers.kit.landmarks import Landmarks


def game_ids() -> list[str]:
    """Return the ids of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(greatpowers.games.__path__))


def get_game(game_id: str) -> Game[Any]:
    """Return a game by its id."""
    game: Game[Any] = _package(game_id).GAME
    return game


def get_landmarks(game_id: str) -> Landmarks:
    """Return what a long trial of a game should meet."""
    landmarks: Landmarks | None = getattr(_package(game_id), "LANDMARKS", None)
    return landmarks or Landmarks()


def get_census(game_id: str) -> Census | None:
    """Return what a trial of a game's balance should count, if the game says so."""
    census: Census | None = getattr(_package(game_id), "CENSUS", None)
    return census


def _package(game_id: str) -> ModuleType:
    if game_id not in game_ids():
        raise UnknownGame(f"there is no game {game_id!r}; there are: {', '.join(game_ids())}")
    return importlib.import_module(f"greatpowers.games.{game_id}")


def new_table(
    game_id: str, options: Mapping[str, str] | None = None, seed: str | int | None = None
) -> Table[Any]:
    """Open a table for a new game; the same seed gives the same luck."""
    return Table.open(get_game(game_id), options, seed)
