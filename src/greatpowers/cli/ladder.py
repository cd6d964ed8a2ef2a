"""``greatpowers ladder``: bots that play each other in all seats, and how strong each is."""

import argparse
from functools import partial
from pathlib import Path

from greatpowers.arena.extras import need
from greatpowers.arena.matches import Outcome, play_all, play_game, seat_bots
from greatpowers.cli.common import (
    Commands,
    add_game,
    add_keep,
    add_lang,
    add_many_games,
    complain,
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
    about = words.text("cli-ladder-about")
    parser = commands.add_parser("ladder", help=about, description=about)
    add_game(parser, words)
    add_many_games(parser, words, games=20, about="cli-help-rounds")
    parser.add_argument(
        "--bots", default="random,greedy,strong", metavar="A,B", help=words.text("cli-help-rivals")
    )
    parser.add_argument("--lone", action="store_true", help=words.text("cli-help-lone"))
    add_keep(parser, words)
    parser.add_argument("--page", metavar="FILE", help=words.text("cli-help-page"))
    parser.add_argument("--html", metavar="FILE", help=words.text("cli-help-html"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games and write the pages about them."""
    need("ladder", "choix")
    if args.html is not None:
        need("reports", "altair", "vl_convert")
    from greatpowers.arena.ladder import schedule, standings
    from greatpowers.arena.ladder_page import Told, to_html_page, to_markdown

    bots = list(dict.fromkeys(args.bots.split(",")))
    if len(bots) < 2:
        raise complain(words, "cli-one-rival")
    options = split_pairs(args.option, words)
    games = schedule(args.game, bots, args.games, args.seed, options, lone=args.lone)
    for match in games[: len(games) // args.games]:
        seat_bots(get_game(args.game), match.pairing, "")
    store = kept_in(args, words, "outcomes", Outcome.read)
    play = partial(play_game, with_course=args.html is not None or store is not None)
    with playing(words, len(games)) as tick, writing(words, args.keep):
        outcomes = play_all(play, games, executor_of(args), tick, store)
    told = Told(games, outcomes, standings(bots, games, outcomes), _command(args))
    if args.html is not None:
        write_page(Path(args.html), to_html_page(told), words)
    if args.page is not None:
        write_page(Path(args.page), to_markdown(told), words)
    else:
        print(to_markdown(told), end="")
    return 0


def _command(args: argparse.Namespace) -> str:
    command = f"greatpowers ladder {args.game} --games {args.games} --seed {args.seed}"
    told = [f"--bots {args.bots}", *(["--lone"] if args.lone else [])]
    return " ".join([command, *told, *(f"--option {option}" for option in args.option)])
