"""``greatpowers calibrate``: what chances the judgement of a game stands for, from played games."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from greatpowers.arena.calibration import STRAYS, Calibration, calibrate
from greatpowers.bots.chances import FILE
from greatpowers.cli.common import (
    Commands,
    add_game,
    add_lang,
    add_many_games,
    add_one_bot,
    executor_of,
    make_console,
    pairing_of,
    playing,
    say,
    write_page,
)
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-calibrate-about")
    parser = commands.add_parser("calibrate", help=about, description=about)
    add_game(parser, words)
    add_many_games(parser, words, games=60)
    add_one_bot(parser, words)
    parser.add_argument("--write", action="store_true", help=words.text("cli-help-write"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games, print how true the chances are, and write them down if that is wanted."""
    pairing = pairing_of(args, words, STRAYS)
    with playing(words, args.games) as tick:
        found = calibrate(pairing, args.games, args.seed, executor_of(args), tick)
    _show(found, words)
    if args.write:
        path = get_game(args.game).folder / FILE
        write_page(path, _known_with(path, found), words)
    return 0


def _show(found: Calibration, words: Words) -> None:
    """Print how steep chances are, and how often what was foretold came."""
    console = make_console()
    told = {"games": found.games, "moments": found.moments, "steepness": f"{found.steepness:.2f}"}
    console.print(say(words, "cli-calibrate-found", **told))
    grid = Grid(box=None)
    for name in ("positions", "foretold", "won"):
        grid.add_column(words.text(f"cli-calibrate-{name}"), justify="right")
    for row in found.bins:
        grid.add_row(str(row.positions), f"{row.foretold:.0%}", f"{row.won:.0%}")
    console.print(grid)


def _known_with(path: Path, found: Calibration) -> str:
    """Return how steep chances are among so many players, beside what is known of others."""
    known: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    known[str(found.seats)] = found.data()
    return json.dumps(dict(sorted(known.items())), indent=2) + "\n"
