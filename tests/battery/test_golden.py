"""Golden play-throughs: games as texts that show every ask, answer and change in view.

A difference is either a mistake or meant; if it is meant, run with ``UPDATE_GOLDEN=1`` and
look at what changed before committing it.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import greatpowers
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import Words
from tests.battery.games import home_of
from tests.battery.limits import golden_games
from tests.battery.play import AnyGame, AnyTable, Player

SHELL_TEXT: Final = Path(greatpowers.__file__).parent / "text"
LANGUAGE: Final = "en"
MOST_BYTES: Final = 300_000
"""For two players, and more for more: nobody reads longer ones."""


def test_golden_play_throughs(game: AnyGame) -> None:
    for name, options in golden_games(game.id).items():
        seats = len(game.seats(game.settle(options)))
        played = "\n".join(play_through(game, options)) + "\n"
        assert len(played.encode()) < MOST_BYTES * seats / 2
        compare(home_of(game) / "golden" / f"{name}.txt", played)


def compare(file: Path, played: str) -> None:
    """Compare a game with what was written of it."""
    if os.environ.get("UPDATE_GOLDEN"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(played, encoding="utf-8")
    assert file.exists(), "no play-through yet: run with UPDATE_GOLDEN=1"
    for number, lines in enumerate(
        zip(file.read_text(encoding="utf-8").splitlines(), played.splitlines(), strict=False), 1
    ):
        assert lines[0] == lines[1], f"line {number} of {file}"
    assert file.read_text(encoding="utf-8") == played


def play_through(game: AnyGame, options: dict[str, str]) -> Iterator[str]:
    words = Words(LANGUAGE, SHELL_TEXT, game.folder / "text")
    player = Player(game, "golden")
    table: AnyTable = Table.open(game, options, "golden")
    before: dict[str, object] = {}
    yield from changes(before, now := flat(table))
    while table.result is None:
        seat, option = player.choose(table)
        ask = table.ask_of(seat)
        assert ask is not None
        text = words.text(ask.prompt, ask.args)
        yield f"{table.position} {table.seats[seat]} {text} ({ask.cite}, {len(ask.codes())})"
        yield f"> {option}"
        table.answer(seat, option)
        before, now = now, flat(table)
        yield from changes(before, now)
    result = table.result
    winners = ", ".join(table.seats[winner] for winner in result.winners)
    yield f"= {result.ending}: {winners} {list(result.scores)}"


def flat(table: AnyTable) -> dict[str, object]:
    """Return the view of a spectator as paths and values."""
    found: dict[str, object] = {}

    def walk(path: str, value: object) -> None:
        if isinstance(value, dict) and value:
            for key, inner in value.items():
                walk(f"{path}.{key}" if path else key, inner)
        elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
            for number, inner in enumerate(value):
                walk(f"{path}.{number}", inner)
        else:
            found[path] = value

    walk("", table.game.view(table.state, None, None))
    return found


def changes(before: dict[str, object], after: dict[str, object]) -> Iterator[str]:
    """Say what changed, all in one line."""
    parts = [
        f"{path}: {change(before.get(path), value)}"
        for path, value in after.items()
        if path not in before or before[path] != value
    ]
    parts += [f"{path}: -" for path in before if path not in after]
    if parts:
        yield "  " + "; ".join(parts)


def change(before: object, after: object) -> str:
    """Write a value, or of a list what came and what went."""
    if isinstance(before, list) and isinstance(after, list) and before and after:
        old, new = (Counter(map(plain, values)) for values in (before, after))
        came, went = sorted((new - old).elements()), sorted((old - new).elements())
        if came or went:
            return " ".join([f"+{value}" for value in came] + [f"-{value}" for value in went])
    return plain(after)


def plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False).replace('"', "")
