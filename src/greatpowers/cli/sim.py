"""``greatpowers sim``: many games between bots, and what came of them."""

import argparse
import json
import time
from pathlib import Path

from rich.markup import escape
from rich.table import Table as Grid

from greatpowers.arena.extras import need
from greatpowers.arena.matches import Outcome, Pairing, matches, play_games
from greatpowers.arena.report import Report, interval
from greatpowers.cli.common import (
    Commands,
    add_bots,
    add_game,
    add_keep,
    add_lang,
    add_many_games,
    bots_of,
    executor_of,
    game_words,
    kept_in,
    make_console,
    playing,
    seat_name,
    split_pairs,
    write_page,
    writing,
)
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-sim-about")
    parser = commands.add_parser("sim", help=about, description=about)
    add_game(parser, words)
    add_many_games(parser, words, games=100)
    add_bots(parser, words)
    parser.add_argument("--json", action="store_true", help=words.text("cli-help-json"))
    add_keep(parser, words)
    parser.add_argument("--html", metavar="FILE", help=words.text("cli-help-html"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games and print what came of them."""
    game = get_game(args.game)
    options = game.settle(split_pairs(args.option, words))
    pairing = Pairing(game.id, bots_of(args, game.seats(options)), options)
    if args.html is not None:
        need("reports", "altair", "vl_convert")
    start = time.perf_counter()
    store = kept_in(args, words, "outcomes", Outcome.read)
    is_told_of = args.html is not None or store is not None
    with playing(words, args.games) as tick, writing(words, args.keep):
        outcomes = play_games(
            pairing, args.games, args.seed, executor_of(args), tick, store, with_course=is_told_of
        )
    before = [] if store is None else store.find_all(matches(pairing, args.games, args.seed))
    report = Report(pairing, outcomes, time.perf_counter() - start, before)
    if args.html is not None:
        from greatpowers.arena.sim_page import sim_page

        write_page(Path(args.html), sim_page(report, args.seed), words)
    if args.json:
        print(json.dumps(report.data()))
    else:
        show(report, game_words(args.lang, game))
    return 0


def show(report: Report, words: Words) -> None:
    """Print a report for people to read."""
    data = report.data()
    console = make_console()
    winners = Grid(title=words.text("cli-winners"), title_justify="left", box=None)
    for text in ("cli-seat", "cli-bot", "cli-wins", "cli-share", "cli-interval"):
        winners.add_column(words.text(text))
    for seat, wins in report.wins().items():
        low, high = interval(wins, data["games"])
        winners.add_row(
            seat_name(words, seat),
            data["bots"][seat],
            str(wins),
            f"{wins / data['games']:.1%}",
            f"{low:.1%} – {high:.1%}",
        )
    console.print(winners)
    endings = Grid(title=words.text("cli-endings"), title_justify="left", box=None)
    endings.add_column()
    endings.add_column(justify="right")
    for ending, times in report.endings().items():
        endings.add_row(escape(words.text(f"ending-{ending}")), str(times))
    endings.add_row(words.text("cli-unfinished"), str(report.unfinished))
    console.print(endings)
    length = data["length"]
    console.print(
        words.text(
            "cli-sim-length",
            {name: round(length[name]) for name in ("shortest", "median", "longest")},
        )
    )
    console.print(
        words.text(
            "cli-sim-speed",
            {
                **data["played_now"],
                "seconds": round(data["seconds"]),
                "speed": round(data["decisions_per_second"]),
            },
        )
    )
