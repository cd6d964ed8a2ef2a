"""``greatpowers replay``: a recorded game told again, to its end or to any point."""

import argparse

from greatpowers.cli.common import (
    Commands,
    add_lang,
    game_words,
    make_console,
    read_record,
)
from greatpowers.cli.screen import Screen
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-replay-about")
    parser = commands.add_parser("replay", help=about, description=about)
    parser.add_argument("file", metavar="FILE", help=words.text("cli-help-file"))
    parser.add_argument("--to", type=int, metavar="N", help=words.text("cli-help-to"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Tell what happened, then show the board as everybody saw it."""
    record = read_record(args.file, words)
    game = get_game(record.game)
    table = Table.replay(game, record, args.to)
    screen = Screen(make_console(game), game_words(args.lang, game), game)
    screen.log(table.read_log(None))
    screen.board(table, None)
    screen.standing(table)
    return 0
