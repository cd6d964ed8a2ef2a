"""``greatpowers dataset``: games between bots, written down for those who learn from them."""

import argparse
from pathlib import Path

from greatpowers.arena.extras import need
from greatpowers.arena.matches import Pairing
from greatpowers.cli.common import (
    Commands,
    add_bots,
    add_game,
    add_lang,
    add_many_games,
    amount,
    bots_of,
    count,
    executor_of,
    playing,
    split_pairs,
    writing,
)
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game

SHARD = 100
"""So many games make a shard unless it is said otherwise."""


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-dataset-about")
    parser = commands.add_parser("dataset", help=about, description=about)
    add_game(parser, words)
    add_many_games(parser, words, games=1000)
    add_bots(parser, words)
    parser.add_argument(
        "--strays", type=amount, default=0, metavar="N", help=words.text("cli-help-strays")
    )
    parser.add_argument(
        "--shard", type=count, default=SHARD, metavar="N", help=words.text("cli-help-shard")
    )
    parser.add_argument("--out", required=True, metavar="DIR", help=words.text("cli-help-out"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games and write them down."""
    need("data", "pyarrow")
    from greatpowers.arena.dataset import Plan, write_dataset

    game = get_game(args.game)
    options = game.settle(split_pairs(args.option, words))
    pairing = Pairing(game.id, bots_of(args, game.seats(options)), options, args.strays)
    plan = Plan(pairing, args.seed, args.shard)
    with playing(words, args.games) as tick, writing(words, args.out):
        write_dataset(
            Path(args.out), plan, args.games, executor_of(args), lambda games: tick(games=games)
        )
    return 0
