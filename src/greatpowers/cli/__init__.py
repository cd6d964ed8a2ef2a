"""The ``greatpowers`` command."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from greatpowers.arena.extras import MissingExtra
from greatpowers.cli import (
    balance,
    bench,
    calibrate,
    dataset,
    fuzz,
    games,
    ladder,
    learn,
    pace,
    play,
    rekey,
    replay,
    rules,
    serve,
    sim,
    verify,
)
from greatpowers.cli.common import Complaint, complain, guess_language, say, shell_words
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.words import Words

COMMANDS = (
    games,
    play,
    serve,
    sim,
    replay,
    rules,
    fuzz,
    bench,
    balance,
    pace,
    calibrate,
    ladder,
    learn,
    dataset,
    verify,
    rekey,
)
WRONG = 2
"""The exit code for whatever could not be done; one line on stderr says why."""
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Complain about the command line."""
        raise Complaint(message)


def build_parser(words: Words) -> Parser:
    """Return the parser of all commands."""
    parser = Parser(prog="greatpowers", description=words.text("cli-about"))
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title=words.text("cli-commands"), metavar="")
    for module in COMMANDS:
        module.add(commands, words)
    return parser


def _check_command(given: Sequence[str], words: Words) -> None:
    """Complain about a command that there is not: argparse has no name for it."""
    known = [module.__name__.rpartition(".")[2] for module in COMMANDS]
    if given and not given[0].startswith("-") and given[0] not in known:
        raise complain(words, "cli-no-command", word=given[0], commands=", ".join(known))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = shell_words(guess_language(given))
    try:
        parser = build_parser(words)
        _check_command(given, words)
        args = parser.parse_args(given)
        if args.run is None:
            parser.print_help()
            return 0
        code: int = args.run(args, words)
        sys.stdout.flush()
        return code
    except MissingExtra as error:
        print(f"greatpowers: {say(words, 'cli-needs-extra', extra=error.extra)}", file=sys.stderr)
        return WRONG
    except TableError as error:
        print(f"greatpowers: {error}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever read the output has enough of it; Python must not complain at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
