"""``greatpowers learn``: a judgement learns by self-play."""

import argparse
import os
import shlex
import time
from pathlib import Path

from greatpowers.arena.extras import need
from greatpowers.arena.kept import OtherRules
from greatpowers.cli.common import (
    Commands,
    add_lang,
    amount,
    at_least_nothing,
    complain,
    count,
    executor_of,
    playing,
    write_page,
    writing,
)
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game

MINUTE = 60.0


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-learn-about")
    parser = commands.add_parser("learn", help=about, description=about)
    parser.add_argument("game", metavar="GAME", help=words.text("cli-help-game"))
    for name, kind, usual, metavar in (
        ("folder", str, None, "FOLDER"),
        ("rounds", count, 2, "N"),
        ("games", count, 500, "N"),
        ("matches", amount, 100, "N"),
        ("seed", str, "1", "S"),
        ("minutes", at_least_nothing, None, "M"),
        ("processes", count, os.cpu_count() or 1, "P"),
        ("cluster", str, None, "ADDRESS"),
        ("weights", str, None, "FILE"),
        ("page", str, None, "FILE"),
        ("html", str, None, "FILE"),
    ):
        parser.add_argument(
            f"--{name}",
            type=kind,
            default=usual,
            metavar=metavar,
            required=name == "folder",
            help=words.text(HELP.get(name, f"cli-help-{name}")),
        )
    add_lang(parser, words)
    parser.set_defaults(run=run)


HELP = {
    "folder": "cli-help-run",
    "rounds": "cli-help-learn-rounds",
    "games": "cli-help-learn-games",
}


def run(args: argparse.Namespace, words: Words) -> int:
    """Go on with a run as far as time allows; once all is done, write what was asked for."""
    start = time.monotonic()
    need("learn", "jax", "optax")
    if args.html is not None:
        need("reports", "altair", "vl_convert")
    from greatpowers.learning.page import to_html_page, to_markdown
    from greatpowers.learning.run import Run, go_on

    limit = None if args.minutes is None else MINUTE * args.minutes
    learning = Run(Path(args.folder), get_game(args.game).id, args.seed, args.games, args.matches)

    def is_late() -> bool:
        return limit is not None and time.monotonic() - start > limit

    total = args.rounds * (args.games + args.matches)
    try:
        with playing(words, total) as tick, writing(words, args.folder):
            is_done = go_on(learning, args.rounds, executor_of(args), is_late, tick)
    except OtherRules:
        raise complain(words, "cli-other-rules", file=args.folder) from None
    if not is_done:
        print(words.text("cli-learn-goes-on"))
        return 0
    command = shlex.join(
        ["greatpowers", "learn", args.game]
        + [f"--{name}={getattr(args, name)}" for name in ("rounds", "games", "matches", "seed")]
    )
    if args.weights is not None:
        write_page(Path(args.weights), learning.weights(args.rounds).read_bytes(), words)
    if args.html is not None:
        write_page(Path(args.html), to_html_page(learning, args.rounds, command), words)
    page = to_markdown(learning, args.rounds, command)
    if args.page is not None:
        write_page(Path(args.page), page, words)
    else:
        print(page, end="")
    return 0
