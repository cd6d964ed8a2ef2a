"""Limits on how often somebody may ask."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

MOST_REMEMBERED: Final = 10_000


class Bucket:
    """Holds so many drops, loses one with each request and fills up again with time."""

    def __init__(
        self, rate: tuple[float, int], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._a_second, self._most = rate
        self._clock = clock
        self._drops = float(self._most)
        self._at = clock()

    def take(self, drops: float = 1.0) -> bool:
        """Take so many drops if they are there."""
        now = self._clock()
        self._drops = min(self._most, self._drops + (now - self._at) * self._a_second)
        self._at = now
        if self._drops < drops:
            return False
        self._drops -= drops
        return True


class Buckets:
    """A bucket for each of those who asked lately."""

    def __init__(
        self, rate: tuple[float, int], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable, drops: float = 1.0) -> bool:
        """Take so many drops from somebody's bucket if they are there."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._clock)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(drops)


def limit_key(address: str) -> str:
    """Return for whom an address stands: of IPv6 everybody has as many as they like (a /64)."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((known, 64), strict=False))
