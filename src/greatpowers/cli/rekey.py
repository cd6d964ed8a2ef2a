"""``greatpowers rekey``: all keys to seats and tables that were given out end."""

import argparse
import asyncio

from greatpowers.arena.extras import need
from greatpowers.cli.common import Commands, add_lang, say
from greatpowers.cli.serve import NEEDED
from greatpowers.kernel.words import Words


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-rekey-about")
    parser = commands.add_parser("rekey", help=about, description=about)
    parser.add_argument("--database", metavar="URL", help=words.text("cli-help-database"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Change the secret of a database, while no server works on it."""
    need("server", *NEEDED)
    from greatpowers.server.secret import renew_secret
    from greatpowers.server.settings import default_database
    from greatpowers.server.storage.sole_use import sole_use

    database = args.database or default_database()
    with sole_use(database):
        asyncio.run(renew_secret(database))
    print(say(words, "cli-secret-renewed"))
    return 0
