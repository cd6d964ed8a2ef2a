"""Features: what a seat knows of a table, as whole numbers under names, for bots and for research.

A game writes them onto a sheet, field after field, always the same fields in the same order. What
they are called is said there too: a named sheet notes it, a plain one only takes the numbers, as
somebody waits for many of them.
"""

from collections.abc import Callable, Sequence
from struct import Struct
from typing import Final

LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1
"""All numbers on a sheet lie between these, so that many of them take little room."""


_no_bytes: Callable[[], bytearray] = bytearray
"""Called by another name, as mypyc lacks what it would make of a call by the first."""


class Field:
    """A field of a sheet: the numbers from ``start`` on, one for each of its ``places``."""

    __slots__ = ("name", "places", "start")

    def __init__(self, name: str, start: int, places: tuple[str, ...]) -> None:
        self.name = name
        self.start = start
        self.places = places

    @property
    def stop(self) -> int:
        """Where the numbers of the field end."""
        return self.start + len(self.places)

    def __repr__(self) -> str:
        return f"Field({self.name}, {self.start}:{self.stop})"


class Sheet:
    """Takes numbers down, two bytes each; if ``named``, also what they are called.

    A sheet may be filled again and again with what one seat knows of one table. It remembers what
    each part was made of, and a part whose sources are as they were is not made again.
    """

    __slots__ = (
        "_at",
        "_keys",
        "_slot",
        "_sources",
        "_starts",
        "fields",
        "is_named",
        "of",
        "packed",
    )

    def __init__(self, named: bool = False) -> None:
        self.is_named = named
        self.packed = _no_bytes()
        self.fields: list[Field] = []
        self.of = ""
        self._slot = 0
        self._at = 0
        self._starts: list[int] = []
        self._keys: list[int] = []
        self._sources: list[Sequence[int]] = []

    @property
    def numbers(self) -> list[int]:
        """All numbers on the sheet."""
        return list(memoryview(self.packed).cast("h"))

    def again(self) -> None:
        """Begin to fill the sheet from its top."""
        self._slot = 0

    def begin(self, of: str) -> None:
        """Begin the fields of a power, a player and the like: they are called by it."""
        self.of = of

    def is_stale(self, source: Sequence[int], key: int = 0) -> bool:
        """Say whether the next part has to be put down: if what it is made of has changed."""
        slot = self._slot
        self._slot = slot + 1
        if slot == len(self._starts):
            self._starts.append(len(self.packed))
            self._keys.append(key)
            self._sources.append(source[:])
        elif self._keys[slot] == key and self._sources[slot] == source:
            return False
        else:
            self._keys[slot] = key
            self._sources[slot] = source[:]
        self._at = self._starts[slot]
        return True

    def put(self, name: str, numbers: Sequence[int], places: Sequence[str]) -> None:
        """Put a row of a stale part down, one number for each of some places."""
        at = self._at
        end = at + 2 * len(numbers)
        if self.is_named:
            self._name(name, numbers, places)
        self.packed[at:end] = _packer(len(numbers))(*numbers)
        self._at = end

    def one(self, name: str, number: int) -> None:
        """Take a single number down."""
        if self.is_stale((), number):
            self.put(name, (number,), ("",))

    def row(self, name: str, numbers: Sequence[int], places: Sequence[str]) -> None:
        """Take a row of numbers down, one for each of some places."""
        if self.is_stale(numbers):
            self.put(name, numbers, places)

    def which(self, name: str, number: int, places: Sequence[str]) -> None:
        """Take down which of some places it is: a one among noughts, only noughts if it is none."""
        if self.is_stale((), number):
            row = [0] * len(places)
            if 0 <= number < len(row):
                row[number] = 1
            self.put(name, row, places)

    def whose(self, name: str, owners: Sequence[int], owner: int, places: Sequence[str]) -> None:
        """Take down a one for each place of an owner, and a nought for all others."""
        if self.is_stale(owners, owner):
            self.put(name, [1 if each == owner else 0 for each in owners], places)

    def count(self, name: str, things: Sequence[int], places: Sequence[str]) -> None:
        """Take down how often each of some places is among some things."""
        if self.is_stale(things):
            row = [0] * len(places)
            for thing in things:
                row[thing] += 1
            self.put(name, row, places)

    def _name(self, name: str, numbers: Sequence[int], places: Sequence[str]) -> None:
        assert len(numbers) == len(places), f"{name} has {len(numbers)} numbers"
        name = f"{self.of}.{name}" if self.of else name
        if any(field.name == name for field in self.fields):
            raise ValueError(f"two fields are called {name!r}")
        self.fields.append(Field(name, self._at // 2, tuple(places)))


_packers: dict[int, Callable[..., bytes]] = {}


def _packer(size: int) -> Callable[..., bytes]:
    """Return what packs so many numbers, two bytes each."""
    packer = _packers.get(size)
    if packer is None:
        packer = _packers[size] = Struct(f"={size}h").pack
    return packer
