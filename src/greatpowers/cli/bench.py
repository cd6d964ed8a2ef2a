"""``greatpowers bench``: how fast the games run here."""

import argparse
import importlib.util
import json
from dataclasses import asdict
from typing import Any, Final

from rich.table import Table as Grid

from greatpowers.arena.bench import long_game, measure
from greatpowers.arena.executors import collecting_seldom
from greatpowers.arena.large import play_large
from greatpowers.cli.common import Commands, add_lang, make_console
from greatpowers.kernel.words import Words
from greatpowers.registry import game_ids, get_game

LARGE_ANSWERS: Final = 5_000
LARGE_MEASURED: Final = 60
ROWS: Final = (
    ("cli-decisions-per-second", "decisions_per_second", "{:,.0f}"),
    ("cli-batch-one", "batch_decisions_per_second", "{:,.0f}"),
    ("cli-batch-two", "two_process_decisions_per_second", "{:,.0f}"),
    ("cli-games-per-second", "games_per_second", "{:,.2f}"),
    ("cli-fork-time", "fork_microseconds", "{:,.0f} µs"),
    ("cli-judgement-time", "judgement_microseconds", "{:,.1f} µs"),
    ("cli-view-time", "view_microseconds", "{:,.0f} µs"),
    ("cli-record-size", "record_bytes", "{:,} B"),
    ("cli-table-size", "table_bytes", "{:,} B"),
    ("cli-message-size", "message_bytes", "{:,} B"),
)
LARGE_ROWS: Final = (
    ("cli-message-asked", "asked_bytes", "{:,.0f} B"),
    ("cli-message-others", "other_bytes", "{:,.0f} B"),
    ("cli-messages-time", "milliseconds", "{:.1f} ms"),
)


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-bench-about")
    parser = commands.add_parser("bench", help=about, description=about)
    parser.add_argument("game", metavar="GAME", nargs="?", help=words.text("cli-help-bench-game"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-help-json"))
    parser.add_argument(
        "--seconds", type=float, default=5.0, metavar="S", help=words.text("cli-help-seconds")
    )
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Measure one game, or all and one that is made up."""
    names = [args.game] if args.game else game_ids()
    weighs = importlib.util.find_spec("orjson") is not None
    measures: list[dict[str, Any]] = []
    for name in names:
        with collecting_seldom():
            speed = measure(name, args.seconds).data() | _measure_batch(name, args.seconds)
        measures.append(speed | {"message_bytes": _message_bytes(name) if weighs else None})
    if weighs and not args.game:
        measures.append({"game": "large", **_weigh_large()})
    if args.json:
        print(json.dumps(measures))
    else:
        for each in measures:
            _show(each, words)
        _show_long_game(words, args.game)
        _show_others(words, args.seconds)
    return 0


def _has_envs() -> bool:
    return all(map(importlib.util.find_spec, ("gymnasium", "numpy", "pettingzoo")))


def _measure_batch(name: str, seconds: float) -> dict[str, float | None]:
    """Measure many tables at once, where what environments need is installed."""
    if not _has_envs():
        return {"batch_decisions_per_second": None, "two_process_decisions_per_second": None}
    from greatpowers.envs.bench import measure_batch

    return {
        "batch_decisions_per_second": round(measure_batch(name, seconds), 1),
        "two_process_decisions_per_second": round(measure_batch(name, seconds, processes=2), 1),
    }


def _show_others(words: Words, seconds: float) -> None:
    """Show how fast games of other libraries are, where they are installed."""
    if not _has_envs():
        return
    from greatpowers.envs.bench import measure_others

    grid = Grid(title=words.text("cli-other-games"), title_justify="left", box=None)
    grid.add_column()
    grid.add_column(justify="right")
    for name, speed in measure_others(seconds):
        grid.add_row(f"{name}, {words.text('cli-decisions-per-second')}", f"{speed:,.0f}")
    make_console().print(grid)


def _show_long_game(words: Words, name: str | None) -> None:
    """Show how fast a server reads a long game again, where a server is installed.

    It is one of the game that is named, or of the game that is made up.
    """
    if importlib.util.find_spec("sqlalchemy") is None:
        return
    from greatpowers.server.long_game import measure as measure_long_game

    table = play_large(LARGE_ANSWERS) if name is None else long_game(get_game(name))
    measured = measure_long_game(table)
    title = words.text("cli-long-game", {"answers": measured.answers})
    grid = Grid(title=title, title_justify="left", box=None)
    grid.add_column()
    grid.add_column(justify="right")
    for text, value in (
        ("cli-load-time", measured.load_milliseconds),
        ("cli-look-back-time", measured.look_back_milliseconds),
    ):
        grid.add_row(words.text(text), f"{value:,.1f} ms")
    make_console().print(grid)


def _message_bytes(name: str) -> int:
    from greatpowers.server.weighing import weigh_game

    return round(weigh_game(get_game(name)).message_bytes)


def _weigh_large() -> dict[str, float]:
    """Weigh what is sent in a game larger than any here."""
    from greatpowers.server.weighing import weigh

    return asdict(weigh(play_large(LARGE_ANSWERS), LARGE_MEASURED))


def _show(measures: dict[str, Any], words: Words) -> None:
    is_large = measures["game"] == "large"
    title = words.text("cli-large-game")
    if not is_large:
        compiled = words.text("cli-compiled" if measures["compiled"] else "cli-interpreted")
        title = f"{measures['game']} ({compiled})"
    grid = Grid(title=title, title_justify="left", box=None)
    grid.add_column()
    grid.add_column(justify="right")
    for text, name, shape in LARGE_ROWS if is_large else ROWS:
        if measures[name] is not None:
            grid.add_row(words.text(text), shape.format(measures[name]))
    make_console().print(grid)
