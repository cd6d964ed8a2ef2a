"""Rulings: what a rulebook leaves open and a game decides, each under the sections it settles.

``data/rulings.json`` of a game lists them; their titles and texts are texts of the game.
"""

import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Ruling:
    """A ruling and the sections that it settles."""

    id: str
    sections: tuple[str, ...]


def read_rulings(folder: Path) -> tuple[Ruling, ...]:
    """Return the rulings of the game in a folder, in order; a game may have none."""
    path = folder / "data" / "rulings.json"
    rows = json.loads(path.read_text("utf-8")) if path.exists() else []
    return tuple(Ruling(row["id"], tuple(row["sections"])) for row in rows)


def ruling_text(ruling: str) -> str:
    """Return the text id of a ruling's title; its ``text`` is the ruling itself."""
    return f"ruling-{ruling.lower()}"
