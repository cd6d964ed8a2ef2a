"""Requests whose head does not come: after a while their connection is closed."""

import asyncio
from typing import Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 20.0


class PromptProtocol(HttpToolsProtocol):
    """Waits for the head of a request, but not for ever."""

    _head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody need wait any more."""
        self._come()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Wait for the rest of another head."""
        super().on_message_begin()
        if self._head is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """It has come."""
        self._come()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._head = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _come(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None
