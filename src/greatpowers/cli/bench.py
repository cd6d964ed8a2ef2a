"""``greatpowers bench``: how fast the games run here."""

import argparse
import importlib.util
import json

from rich.table import Table as Grid

from greatpowers.arena.bench import Speed, measure
from greatpowers.cli.common import Commands, add_lang, make_console
from greatpowers.kernel.words import Words
from greatpowers.registry import game_ids


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
    """Measure one game, or all."""
    speeds = [measure(name, args.seconds) for name in ([args.game] if args.game else game_ids())]
    if args.json:
        print(json.dumps([speed.data() for speed in speeds]))
    else:
        for speed in speeds:
            _show(speed, words)
        if not args.game:
            _show_long_game(words)
    return 0


def _show_long_game(words: Words) -> None:
    """Show how fast a server reads a long game again, where a server is installed."""
    if importlib.util.find_spec("sqlalchemy") is None:
        return
    from greatpowers.server.long_game import measure as measure_long_game

    measured = measure_long_game()
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


def _show(speed: Speed, words: Words) -> None:
    compiled = words.text("cli-compiled" if speed.compiled else "cli-interpreted")
    grid = Grid(title=f"{speed.game} ({compiled})", title_justify="left", box=None)
    grid.add_column()
    grid.add_column(justify="right")
    for text, value in (
        ("cli-decisions-per-second", f"{speed.decisions_per_second:,.0f}"),
        ("cli-games-per-second", f"{speed.games_per_second:,.2f}"),
        ("cli-fork-time", f"{speed.fork_microseconds:,.0f} µs"),
        ("cli-view-time", f"{speed.view_microseconds:,.0f} µs"),
        ("cli-record-size", f"{speed.record_bytes:,} B"),
        ("cli-table-size", f"{speed.table_bytes:,} B"),
    ):
        grid.add_row(words.text(text), value)
    make_console().print(grid)
