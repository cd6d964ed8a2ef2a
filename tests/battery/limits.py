"""What the battery plays of a game that would take it too long: ``battery.json`` of its tests.

``options`` are set in every game that the battery plays, such as a shorter length. Of the games
that a test plays, one in ``share`` is played.
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


def limited_number(game_id: str, number: int) -> int:
    """Return how many games are played where there are so many of a usual game."""
    return max(1, number // int(_limits(game_id).get("share", 1)))
