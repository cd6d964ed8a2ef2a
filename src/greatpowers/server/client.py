"""A client: one socket at one table, and what is on its way to it."""

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any, Final

import orjson

from greatpowers.kernel.log import Entry
from greatpowers.server.views import Frame, Plain

TOO_SLOW: Final = 1013


def encode(message: Plain) -> str:
    """Write a message as it goes over the wire."""
    return orjson.dumps(message).decode()


class Client:
    """Somebody at a table: the seats they hold, and the one they look from.

    With several seats at one screen only one is shown at a time, so that nobody sees what the
    other should not.
    """

    def __init__(self, versions: dict[str, int], name: str, most: int) -> None:
        self.versions = versions
        self.seats = list(versions)
        self.name = name
        self.shown: str | None = self.seats[0] if self.seats else None
        self.owner = False
        self.outbox: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self._most = most
        self._lines: dict[str | None, list[Entry]] = {}
        self.closing = False

    def send(self, message: Plain) -> None:
        """Put a message into the outbox; a client that does not read is disconnected."""
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Put a message that is written already into the outbox."""
        if self.closing:
            return
        if self.outbox.qsize() >= self._most:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.close(TOO_SLOW, "too slow")
        else:
            self.outbox.put_nowait(text)

    def close(self, code: int, reason: str) -> None:
        """Close the socket after what is in the outbox."""
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait((code, reason))

    def show(self, frame: Frame, extra: dict[str, Any]) -> None:
        """Send the table as the shown seat sees it, with the lines of the log that are new."""
        before = self._lines.get(frame.seat, [])
        known = 0
        for old, new in zip(before, frame.log, strict=False):
            if old is not new and old.data() != new.data():
                break
            known += 1
        self._lines[frame.seat] = frame.log
        self.send(
            {
                "type": "state",
                "position": frame.position,
                "seat": frame.seat,
                "view": frame.view,
                "log": [line.data() for line in frame.log[known:]],
                "from": known,
                "undoable": frame.undoable,
                **extra,
            }
        )

    def lose(self, versions: Mapping[str, int]) -> bool:
        """Take away the seats whose tokens are no longer valid; say whether any was lost."""
        kept = [seat for seat in self.seats if versions.get(seat) == self.versions[seat]]
        lost = len(kept) < len(self.seats)
        self.seats = kept
        if self.shown not in kept:
            self.shown = kept[0] if kept else None
        return lost

    async def drained(self, seconds: float = 2.0) -> None:
        """Wait a moment until what is in the outbox has been sent."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.outbox.join()
