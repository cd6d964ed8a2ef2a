"""One server a file: two on one SQLite file would not hear of each other."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from greatpowers.server.storage.database import BadDatabase, database_url


@contextmanager
def sole_use(database: str) -> Iterator[None]:
    """Keep a file of tables to oneself, or complain; PostgreSQL is for several servers."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        yield
        return
    with Path(f"{url.database}.lock").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadDatabase(
                f"another server uses {url.database} already; several need PostgreSQL"
            ) from None
        yield
