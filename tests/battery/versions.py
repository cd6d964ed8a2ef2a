"""Say for every game whose rules or data changed whether old records still hold:

    make fingerprints

writes a line into ``tests/rules/<game>/versions.json``. Games of which the version is the same as
before say by it that their old records still lead to the same games. If they do not, raise
``version`` in the game's ``__init__.py`` first.
"""

import json
from pathlib import Path
from typing import Any, Final

from greatpowers import game_ids, get_game
from tests.battery.play import AnyGame

RULES: Final = Path(__file__).parents[1] / "rules"
HOLD: Final = "hold"
NEW_VERSION: Final = "new version"

Line = dict[str, Any]


def versions_file(game: AnyGame) -> Path:
    """Return where a game keeps what its rules and data were."""
    return RULES / game.id / "versions.json"


def read_versions(game: AnyGame) -> list[Line]:
    """Return what the rules and data of a game were, the present last."""
    file = versions_file(game)
    lines: list[Line] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    return lines


def is_told(game: AnyGame, lines: list[Line]) -> bool:
    """Say whether the last line is about the rules and data as they are."""
    now = {"version": game.version, "fingerprint": game.fingerprint}
    return bool(lines) and {name: lines[-1][name] for name in now} == now


def next_line(game: AnyGame, lines: list[Line]) -> Line:
    """Return the line about the rules and data as they are."""
    same = bool(lines) and lines[-1]["version"] == game.version
    told = {"version": game.version, "fingerprint": game.fingerprint}
    return {**told, "records": HOLD if same else NEW_VERSION}


def write_versions(game: AnyGame, lines: list[Line]) -> None:
    """Write the file, one line a change."""
    written = ",\n".join(f"  {json.dumps(line)}" for line in lines)
    versions_file(game).write_text(f"[\n{written}\n]\n", encoding="utf-8")


def main() -> None:
    """Add a line for every game that has changed."""
    for game in map(get_game, game_ids()):
        lines = read_versions(game)
        if not is_told(game, lines):
            lines.append(next_line(game, lines))
            write_versions(game, lines)
            print(f"{game.id}: {lines[-1]}")


if __name__ == "__main__":
    main()
