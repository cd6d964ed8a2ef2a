"""Running the server until it is interrupted."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from greatpowers.kernel.errors import TableError
from greatpowers.server.app import create_app, status_app
from greatpowers.server.heads import PromptProtocol
from greatpowers.server.settings import Settings
from greatpowers.server.storage.database import BadDatabase, bring_up_to_date, open_engine
from greatpowers.server.storage.sole_use import sole_use

FAILED: Final = 2
SHUTDOWN_SECONDS: Final = 5
SWITCH_SECONDS: Final = 0.0002
"""The writer's thread gives way at every row, and by default waits 5 ms until it is its turn."""
COLLECTED: Final = (5000, 10, 140)
"""How often the garbage collector looks at what is new, at the rest of it, and at everything.

What a view is made of is no garbage yet while it is put together. To look through everything stops
all tables for a tenth of a second and finds next to nothing.
"""


class BadAddress(TableError):
    """An address or a port on which the server cannot listen."""


class Inside(uvicorn.Server):
    """A server beside another, which it leaves to hear the signals."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leave them alone."""
        yield


class Server(uvicorn.Server):
    """A server that says when it is ready, and where; ``inside`` lives as long as it does."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[str], None], inside: Inside | None = None
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._inside = inside
        self._beside: asyncio.Task[None] | None = None

    async def startup(self, sockets: object = None) -> None:
        """Start, then say so."""
        await super().startup()
        if self.started:
            if self._inside is not None:
                self._beside = asyncio.create_task(self._inside.serve())
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._ready(f"http://{shown}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End both."""
        if self._inside is not None and self._beside is not None:
            self._inside.should_exit = True
            await self._beside
        await super().shutdown(sockets)


def serve(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> int:
    """Serve until interrupted; return the exit code."""
    check_address(host, port)
    asyncio.run(_prepare(settings.database))
    with sole_use(settings.database):
        app = create_app(settings)
        inside = None
        if settings.status_port is not None:
            check_address(host, settings.status_port)
            inside = Inside(configure(status_app(app), settings, host, settings.status_port))
        server = Server(configure(app, settings, host, port), ready, inside)
        sys.setswitchinterval(SWITCH_SECONDS)
        collect_rarely()
        server.run()
    return 0 if server.started else FAILED


def check_address(host: str, port: int) -> None:
    """Complain if nobody can listen there."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress(f"there is no address {host!r}") from None
    for family, kind, protocol, _, address in found:
        with socket.socket(family, kind, protocol) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(address)
            except OSError as error:
                reason = (error.strerror or str(error)).lower()
                raise BadAddress(f"cannot listen on {host}, port {port}: {reason}") from None


def collect_rarely() -> None:
    """Let the garbage collector look only now and then, and through everything hardly ever."""
    gc.set_threshold(*COLLECTED)


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
        http=PromptProtocol,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
