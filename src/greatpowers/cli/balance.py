"""``greatpowers balance``: does everybody have the same chance, and is everything worth doing?"""

import argparse
from pathlib import Path

from greatpowers.arena.balance import pairings, take_census
from greatpowers.arena.balance_page import to_markdown
from greatpowers.arena.samples import OtherRules, SampleFile
from greatpowers.cli.common import (
    Commands,
    add_game,
    add_lang,
    add_many_games,
    amount,
    complain,
    progress_bar,
    split_pairs,
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
    parser.add_argument("--keep", metavar="FILE", help=words.text("cli-help-keep-samples"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games and write the page about them."""
    options = split_pairs(args.option, words)
    tables = len(pairings(get_game(args.game), options))
    store = None if args.keep is None else _open(Path(args.keep), args, words)
    with progress_bar() as bar:
        task = bar.add_task(words.text("cli-playing"), total=args.games * tables)

        def tick(games: int) -> None:
            bar.advance(task, games)

        try:
            balances = take_census(
                args.game,
                args.games,
                args.seed,
                options,
                args.processes,
                tick,
                store,
                args.strays,
            )
        except OSError as error:
            raise complain(
                words, "cli-cannot-write", file=args.keep, reason=error.strerror
            ) from None
    page = to_markdown(balances, args.seed)
    if args.page is None:
        print(page, end="")
    else:
        _write(Path(args.page), page, words)
    return 0


def _open(path: Path, args: argparse.Namespace, words: Words) -> SampleFile:
    try:
        return SampleFile(path, get_game(args.game), args.strays)
    except OtherRules:
        raise complain(words, "cli-other-rules", file=path) from None
    except (OSError, ValueError, LookupError, AttributeError) as error:
        raise complain(words, "cli-no-samples", file=path, reason=str(error)) from None


def _write(path: Path, page: str, words: Words) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise complain(words, "cli-cannot-write", file=path, reason=error.strerror) from None
