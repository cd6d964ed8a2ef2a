"""The public part of the lobby, kept for a moment: many look at it, and it is the same for all."""

import time
from collections.abc import Callable, Hashable
from typing import Final

MOST_KEPT: Final = 100


class LobbyCache:
    """Pages of the lobby as they were written lately; whatever is opened here clears it."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._pages: dict[Hashable, tuple[float, bytes]] = {}

    def find(self, page: Hashable) -> bytes | None:
        """Return a page unless it is too old."""
        until, text = self._pages.get(page, (0.0, b""))
        return text if until > self._clock() else None

    def keep(self, page: Hashable, text: bytes) -> None:
        """Keep a page for a moment."""
        if len(self._pages) >= MOST_KEPT:
            self._pages.clear()
        self._pages[page] = (self._clock() + self._seconds, text)

    def forget(self) -> None:
        """Something has changed."""
        self._pages.clear()
