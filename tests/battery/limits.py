"""What the battery plays of a game that would take it too long: ``battery.json`` of its tests.

``options`` are set in every game that the battery plays, such as a shorter length; ``golden`` names
the games that are written out, each with options of its own. Of the games that a test plays, and of
looks that take long, one in ``share`` is done.
``short`` are the options of the shortest game, for what plays many to the end.
``later`` names endings to which no game leads yet, and why.
"""

import json
from pathlib import Path
from typing import Any, Final

HOMES: Final = Path(__file__).parents[1] / "rules"
FILE: Final = "battery.json"


def _limits(game_id: str) -> dict[str, Any]:
    file = HOMES / game_id / FILE
    limits: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return limits


def limited_options(game_id: str) -> dict[str, str]:
    """Return the options that are set in every game that the battery plays."""
    return dict(_limits(game_id).get("options", {}))


def short_options(game_id: str) -> dict[str, str]:
    """Return the options of the shortest game."""
    return dict(_limits(game_id).get("short", {}))


def golden_games(game_id: str) -> dict[str, dict[str, str]]:
    """Return the options of each game that is written out, by the name of its file."""
    games: dict[str, dict[str, str]] = _limits(game_id).get("golden", {"en": {}})
    return {name: {**limited_options(game_id), **options} for name, options in games.items()}


def later_endings(game_id: str) -> set[str]:
    """Return the endings to which no game leads yet."""
    return set(_limits(game_id).get("later", {}))


def limited_number(game_id: str, number: int) -> int:
    """Return how many games are played where there are so many of a usual game."""
    return max(1, number // share_of(game_id))


def share_of(game_id: str) -> int:
    """Return of how many games or long looks one is done."""
    return int(_limits(game_id).get("share", 1))
