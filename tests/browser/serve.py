"""The server of the tests in a browser: anybody may open as many tables as they like there."""

import argparse
import logging
import sys
from contextlib import suppress
from pathlib import Path

from greatpowers.server.serving import serve
from greatpowers.server.settings import Limits, Settings

SEED = "browser"
"""The luck of all tables and bots: a test goes the same way each time."""
MANY = 10**6
FREELY = Limits(new_tables=(MANY, MANY), waiting_tables=MANY, public_tables=MANY)


def main() -> None:
    """Serve until interrupted, as ``greatpowers serve`` does."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("client", type=Path)
    given = parser.parse_args()
    settings = Settings(
        database=given.database,
        client=given.client,
        limits=FREELY,
        bot_pause=(0.0, 0.0),
        seed=SEED,
    )
    logging.basicConfig(stream=sys.stderr, level=logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with suppress(KeyboardInterrupt):
        serve(settings, "127.0.0.1", given.port, lambda url: print(url, flush=True))


if __name__ == "__main__":
    main()
