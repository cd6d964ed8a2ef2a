"""``greatpowers verify``: the proof that a finished game was played as its record says."""

import argparse

from greatpowers.cli.common import (
    Commands,
    add_lang,
    complain,
    game_words,
    make_console,
    read_record,
    say,
    winner_names,
)
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-verify-about")
    parser = commands.add_parser("verify", help=about, description=about)
    parser.add_argument("file", metavar="FILE", help=words.text("cli-help-file"))
    parser.add_argument("--hash", metavar="H", help=words.text("cli-help-hash"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Check the seal, play every answer again, and print the hash of the seed."""
    record = read_record(args.file, words)
    game = get_game(record.game)
    table = Table.replay(game, record)
    result = table.result
    if result is None:
        raise complain(words, "cli-not-finished", answers=len(record.answers))
    if args.hash is not None and args.hash != record.seed_hash:
        raise complain(words, "cli-other-seed", hash=record.seed_hash)
    texts = game_words(args.lang, game)
    console = make_console()
    for line in (
        say(words, "cli-verified", answers=len(record.answers)),
        say(words, "cli-verified-game", game=texts.text("game-title"), version=game.version),
        say(
            words,
            "cli-verified-result",
            winners=winner_names(texts, table),
            ending=texts.text(f"ending-{result.ending}"),
        ),
        say(
            words,
            "cli-verified-seed",
            seed=" / ".join([record.seed, *(seed for _, seed in record.seeds)]),
        ),
        say(words, "cli-verified-hash", hash=record.seed_hash),
    ):
        console.print(line, markup=False, soft_wrap=True)
    return 0
