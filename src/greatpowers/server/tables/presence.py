"""Who is at a table on other servers of the same site."""

import time
from collections.abc import Callable
from typing import Final

FORGET_AFTER: Final = 90.0
"""A server that has not been heard of for so long has none of the players any more."""


class Presence:
    """What the other servers said about who is there."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told: dict[str, tuple[float, frozenset[str], int]] = {}

    def is_new(self, server: str) -> bool:
        """Say whether a server has not been heard of lately."""
        return server not in self._told or self._told[server][0] < self._clock()

    def hear(self, server: str, seats: frozenset[str], spectators: int) -> None:
        """Note what a server says."""
        self._told[server] = (self._clock() + FORGET_AFTER, seats, spectators)

    def _valid(self) -> list[tuple[frozenset[str], int]]:
        now = self._clock()
        return [(seats, count) for until, seats, count in self._told.values() if until > now]

    def seats(self) -> set[str]:
        """Return the seats whose players are on other servers."""
        return {seat for seats, _ in self._valid() for seat in seats}

    def spectators(self) -> int:
        """Return how many watch on other servers."""
        return sum(count for _, count in self._valid())
