"""``greatpowers serve``: tables for people and bots, in the browser."""

import argparse
import logging
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

from greatpowers.arena.extras import need
from greatpowers.cli.common import Commands, add_lang, at_least_nothing, complain, count, port, say
from greatpowers.kernel.words import Words

LOCAL: Final = ("127.0.0.1", "localhost", "::1")
"""The names of one's own machine: no other page can take them for its own."""
LOG_LINE: Final = "%(asctime)s %(levelname)s %(name)s %(message)s"
NEEDED: Final = ("fastapi", "uvicorn", "sqlalchemy", "alembic")


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-serve-about")
    parser = commands.add_parser("serve", help=about, description=about)
    parser.add_argument("--host", default="127.0.0.1", help=words.text("cli-help-host"))
    parser.add_argument("--port", type=port, default=8000, help=words.text("cli-help-port"))
    parser.add_argument("--database", metavar="URL", help=words.text("cli-help-database"))
    parser.add_argument("--client", metavar="DIR", help=words.text("cli-help-client"))
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help=words.text("cli-help-origin")
    )
    parser.add_argument(
        "--proxy", action="append", default=[], metavar="IP", help=words.text("cli-help-proxy")
    )
    parser.add_argument("--status-port", type=port, help=words.text("cli-help-status-port"))
    parser.add_argument(
        "--absence", type=at_least_nothing, metavar="MIN", help=words.text("cli-help-absence")
    )
    parser.add_argument(
        "--bot-pause", type=at_least_nothing, metavar="S", help=words.text("cli-help-bot-pause")
    )
    parser.add_argument(
        "--bot-seconds", type=at_least_nothing, metavar="S", help=words.text("cli-help-bot-seconds")
    )
    parser.add_argument(
        "--bot-processes", type=count, metavar="N", help=words.text("cli-help-bot-processes")
    )
    parser.add_argument(
        "--message-rate", type=count, metavar="N", help=words.text("cli-help-message-rate")
    )
    parser.add_argument("--seed", help=words.text("cli-help-seed"))
    parser.add_argument("--open", action="store_true", help=words.text("cli-help-open"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Serve until interrupted."""
    need("server", *NEEDED)
    from greatpowers.server.serving import serve
    from greatpowers.server.settings import Limits, Settings

    given: dict[str, Any] = {}
    if args.database is not None:
        given["database"] = args.database
    if args.client is not None:
        given["client"] = Path(args.client)
        if not (given["client"] / "index.html").is_file():
            raise complain(words, "cli-no-client", folder=args.client)
    if args.bot_pause is not None:
        given["bot_pause"] = (args.bot_pause, args.bot_pause)
    if args.bot_seconds is not None:
        given["bot_seconds"] = args.bot_seconds
    if args.bot_processes is not None:
        given["bot_processes"] = args.bot_processes
    if args.message_rate is not None:
        given["limits"] = Limits(messages=(args.message_rate, 2 * args.message_rate))
    if args.absence is not None:
        given["absence_minutes"] = args.absence
    if args.host in LOCAL and not args.proxy:
        given["hosts"] = LOCAL
    settings = Settings(
        origins=tuple(args.origin),
        seed=args.seed,
        proxies=tuple(args.proxy),
        status_port=args.status_port,
        **given,
    )
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format=LOG_LINE)
    logging.getLogger("alembic").setLevel(logging.WARNING)

    def ready(address: str) -> None:
        print(say(words, "cli-serving", address=address), flush=True)
        if args.open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return serve(settings, args.host, args.port, ready)
