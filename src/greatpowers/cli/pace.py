"""``greatpowers pace``: how often a table of people is asked, how often in vain, and who waits."""

import argparse
import json
from typing import Any

from rich.table import Table as Grid

from greatpowers.arena.pace import COUNTED, pace_of
from greatpowers.cli.common import (
    Commands,
    add_game,
    add_lang,
    add_many_games,
    add_one_bot,
    executor_of,
    game_words,
    make_console,
    pairing_of,
    playing,
    say,
)
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game

SHOWN = 15
"""So many questions are shown one by one: those asked most."""


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-pace-about")
    parser = commands.add_parser("pace", help=about, description=about)
    add_game(parser, words)
    add_many_games(parser, words, games=4)
    add_one_bot(parser, words)
    parser.add_argument("--json", action="store_true", help=words.text("cli-help-json"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Let bots play as people would and print what they were asked."""
    pairing = pairing_of(args, words)
    with playing(words, args.games) as tick:
        pace = pace_of(pairing, args.games, args.seed, executor_of(args), tick)
    if args.json:
        print(json.dumps(pace.data()))
    else:
        show(pace.data(), game_words(args.lang, get_game(args.game)))
    return 0


def show(data: dict[str, Any], words: Words) -> None:
    """Print what a Round asks on average, in all and of the questions asked most."""
    console = make_console()
    told = {name: data[name] for name in ("games", "rounds", "seats")}
    console.print(say(words, "cli-pace-played", **told))
    console.print(say(words, "cli-pace-each", n=f"{data['each']:.1f}"))
    grid = Grid(box=None)
    grid.add_column(words.text("cli-pace-question"))
    for name in COUNTED:
        grid.add_column(words.text(f"cli-pace-{name}"), justify="right")
    grid.add_row(words.text("cli-pace-all"), *(f"{data['round'][name]:.1f}" for name in COUNTED))
    for prompt, tally in list(data["prompts"].items())[:SHOWN]:
        grid.add_row(prompt, *(f"{tally[name]:.2f}" if tally[name] else "–" for name in COUNTED))
    console.print(grid)
    for name in COUNTED:
        console.print(
            f"[mark]{words.text(f'cli-pace-{name}')}[/]: {words.text(f'cli-pace-{name}-is')}"
        )
