"""What the battery plays of a game that would take it too long: ``battery.json`` of its tests.

``options`` are set in every game that the battery plays, such as a shorter length.
"""

import json
from pathlib import Path
from typing import Any, Final

HOMES: Final = Path(__file__).parents[1] / "rules"
FILE: Final = "battery.json"


def limited_options(game_id: str) -> dict[str, str]:
    """Return the options that are set in every game that the battery plays."""
    file = HOMES / game_id / FILE
    if not file.exists():
        return {}
    limits: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    options: dict[str, str] = limits["options"]
    return options
