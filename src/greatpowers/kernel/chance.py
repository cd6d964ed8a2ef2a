"""Chance has one door: every shuffle, draw and die of a table goes through its generator.

The n-th number is a keyed hash of n, so the generator is one counter: cheap to copy, and anyone
who knows the seed can check every draw.
"""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final, TypeVar

from greatpowers.kernel.errors import BadOption

T = TypeVar("T")

LONGEST_SEED: Final = 64


class Chance:
    """A seeded source of luck whose whole state is the seed and a counter."""

    __slots__ = ("_key", "counter", "loaded", "seed")

    def __init__(self, seed: str, counter: int = 0, key: bytes | None = None) -> None:
        self.seed = seed
        self.counter = counter
        self.loaded: list[int] = []
        self._key = sha256(seed.encode()).digest() if key is None else key

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError("there is nothing to choose from")
        self.counter += 1
        if self.loaded:
            return self.loaded.pop(0) % n
        digest = blake2b(self.counter.to_bytes(8, "big"), digest_size=7, key=self._key).digest()
        return int.from_bytes(digest, "big") % n

    def pick(self, things: Sequence[T]) -> T:
        """Return one of the things."""
        return things[self.below(len(things))]

    def take(self, things: list[T]) -> T:
        """Remove one of the things and return it."""
        return things.pop(self.below(len(things)))

    def shuffle(self, things: list[T]) -> None:
        """Put the things into a random order."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def deal_anew(self, things: list[int]) -> None:
        """Put hidden things into a random order that tells nothing of the one they had."""
        things.sort()
        self.shuffle(things)

    def load(self, values: Sequence[int]) -> None:
        """Fix the next results (modulo n), for tests of rules that draw or roll."""
        self.loaded.extend(values)

    def copy(self) -> "Chance":
        """Return a generator that goes on exactly as this one."""
        other = Chance(self.seed, self.counter, self._key)
        if self.loaded:
            other.loaded = self.loaded.copy()
        return other


def check_seed(seed: str) -> None:
    """Raise unless a text can be a seed."""
    if not is_seed(seed):
        raise BadOption(f"a seed has at most {LONGEST_SEED} characters, all of which can be shown")


def is_seed(seed: str) -> bool:
    """Say whether a text can be a seed: short, and nothing in it that cannot be shown."""
    return len(seed) <= LONGEST_SEED and seed.isprintable()


def seed_hash(*seeds: str) -> str:
    """Return the hash that is published at the start, so that the seed can be proved later.

    Where luck was renewed, it is that of all seeds, each on a line of its own.
    """
    lines = "\n".join(seeds)
    return sha256(f"greatpowers:{lines}".encode()).hexdigest()


def seed_at(seed: str, seeds: Sequence[tuple[int, str]], position: int) -> str:
    """Return from which seed luck came when so many answers had been given."""
    return next((later for since, later in reversed(seeds) if since < position), seed)
