"""Running the server until it is interrupted."""

import asyncio
import gc
import sys
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from greatpowers.server.app import create_app
from greatpowers.server.settings import Settings
from greatpowers.server.storage.database import BadDatabase, bring_up_to_date, open_engine

FAILED: Final = 2
SHUTDOWN_SECONDS: Final = 5
SWITCH_SECONDS: Final = 0.0002
"""The writer's thread gives way at every row, and by default waits 5 ms until it is its turn."""
FULL_COLLECTIONS: Final = 1000
"""How rare they are: they stop all tables for a tenth of a second and find next to nothing."""


class Server(uvicorn.Server):
    """A server that says when it is ready, and where."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: object = None) -> None:
        """Start, then say so."""
        await super().startup()
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._ready(f"http://{shown}:{port}")


def serve(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> int:
    """Serve until interrupted; return the exit code."""
    asyncio.run(_prepare(settings.database))
    server = Server(configure(create_app(settings), settings, host, port), ready)
    sys.setswitchinterval(SWITCH_SECONDS)
    collect_rarely()
    server.run()
    return 0 if server.started else FAILED


def collect_rarely() -> None:
    """Let the garbage collector look through everything only now and then."""
    gc.set_threshold(*gc.get_threshold()[:2], FULL_COLLECTIONS)


async def _prepare(database: str) -> None:
    """See that the database can be used, so that a plain sentence says it if not."""
    try:
        engine = open_engine(database)
        await bring_up_to_date(engine)
        await engine.dispose()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise BadDatabase(f"the database cannot be used: {reason}") from None


def configure(app: FastAPI, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """Return how an application is served."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        access_log=False,
        log_config=None,
        log_level="warning",
        # A little more than a message may have, so that too large a one gets a proper answer.
        ws_max_size=4 * settings.limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
    )
