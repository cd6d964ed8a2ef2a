"""A client: one socket at one table, and what is on its way to it."""

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Final

from greatpowers.server.contract import Moment, ServerMessage, Told
from greatpowers.server.frames import Frame, encode
from greatpowers.server.reading import Bookmark
from greatpowers.server.sequel import Sequel, whole
from greatpowers.server.settings import Limits

TOO_SLOW: Final = 1013
UNREAD: Final[Bookmark] = (0, 0)


class Client:
    """Somebody at a table: the seats they hold, and the one they look from.

    With several seats at one screen only one is shown at a time, so that nobody sees what the
    other should not. Who asks for ``changes`` is sent a view once, and then what changes in it.
    ``heard`` is the last thing that was said while each seat was shown.
    """

    def __init__(
        self, versions: dict[str, int], name: str, limits: Limits, changes: bool = False
    ) -> None:
        self.versions = versions
        self.seats = list(versions)
        self.name = name
        self.shown: str | None = self.seats[0] if self.seats else None
        self.owner = False
        self.outbox: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self._limits = limits
        self._waiting = 0
        self._presence = ""
        self._changes = changes
        self._last: Frame | None = None
        self._read: dict[str | None, Bookmark] = {}
        self.heard: dict[str | None, int] = {}
        self._sequels = {"sandbox": Sequel(), "replay": Sequel()}
        self.closing = False

    @property
    def ear(self) -> tuple[str, int] | None:
        """The seat from which they look, in their hands: what it is told alone, they may hear."""
        return None if self.shown is None else (self.shown, self.versions[self.shown])

    def tell(self, kind: str, moment: Moment) -> Told:
        """Return a moment of the past or of a plan, as far as it is not known already."""
        return self._sequels[kind].tell(moment) if self._changes else whole(moment)

    def send(self, message: ServerMessage) -> None:
        """Put a message into the outbox; who does not read them is shown out."""
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Put a message that is written already into the outbox."""
        if self.closing:
            return
        if self._is_behind(len(text)):
            while not self.outbox.empty():
                self.outbox.get_nowait()
                self.outbox.task_done()
            self.close(TOO_SLOW, "too slow")
        else:
            self._waiting += len(text)
            self.outbox.put_nowait(text)

    def _is_behind(self, more: int) -> bool:
        """Say whether too much waits already for another message to wait, too."""
        if self.outbox.empty():
            return False
        many = self.outbox.qsize() >= self._limits.outbox
        return many or self._waiting + more > self._limits.outbox_characters

    def sent(self, text: str) -> None:
        """Note that a message is on its way."""
        self._waiting -= len(text)

    def tell_presence(self, text: str) -> None:
        """Send who is there, unless that was the last that was told of it."""
        if text != self._presence:
            self._presence = text
            self.send_text(text)

    def close(self, code: int, reason: str) -> None:
        """Close the socket after what is in the outbox."""
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait((code, reason))

    def show(self, frame: Frame) -> None:
        """Send the table as the shown seat sees it: what is new, as far as the rest is known."""
        last = self._last
        known = last if self._changes and last is not None and last.seat == frame.seat else None
        self.send_text(frame.write(known, self._read.get(frame.seat, UNREAD)))
        self._last = frame
        self._read[frame.seat] = frame.read

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
