"""``greatpowers balance``: does everybody have the same chance, and is everything worth doing?"""

import argparse
from pathlib import Path

from greatpowers.arena.balance import Sample, pairings, take_census
from greatpowers.arena.balance_page import to_html_page, to_markdown
from greatpowers.arena.extras import need
from greatpowers.cli.common import (
    Commands,
    add_game,
    add_keep,
    add_lang,
    add_many_games,
    amount,
    executor_of,
    kept_in,
    playing,
    split_pairs,
    write_page,
    writing,
)
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-balance-about")
    parser = commands.add_parser("balance", help=about, description=about)
    add_game(parser, words)
    add_many_games(parser, words, games=200)
    parser.add_argument(
        "--strays", type=amount, default=0, metavar="N", help=words.text("cli-help-strays")
    )
    parser.add_argument("--page", metavar="FILE", help=words.text("cli-help-page"))
    parser.add_argument("--html", metavar="FILE", help=words.text("cli-help-html"))
    add_keep(parser, words)
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games and write the page about them."""
    if args.html is not None:
        need("reports", "altair", "vl_convert")
    options = split_pairs(args.option, words)
    tables = len(pairings(get_game(args.game), options))
    store = kept_in(args, words, "samples", Sample.read)
    with playing(words, args.games * tables) as tick, writing(words, args.keep):
        balances = take_census(
            args.game,
            args.games,
            args.seed,
            options,
            executor_of(args),
            tick,
            store,
            args.strays,
        )
    if args.html is not None:
        write_page(Path(args.html), to_html_page(balances, args.seed), words)
    page = to_markdown(balances, args.seed)
    if args.page is None:
        print(page, end="")
    else:
        write_page(Path(args.page), page, words)
    return 0
