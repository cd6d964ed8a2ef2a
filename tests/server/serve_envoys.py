"""Envoys on a server in a process of its own, which tests may kill: ``… <database>``."""

import sys
import threading

from greatpowers.server.settings import Settings
from tests import tiny
from tests.server.house import SEED, Running


def main(database: str) -> None:
    """Serve until the process ends."""
    settings = Settings(
        database=database, find_game=lambda _: tiny.GAME, client=None, bot_processes=0, seed=SEED
    )
    with Running(settings) as server:
        print(f"http://127.0.0.1:{server.port}", flush=True)
        threading.Event().wait()


if __name__ == "__main__":
    main(sys.argv[1])
