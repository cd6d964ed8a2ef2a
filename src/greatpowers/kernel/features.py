"""Features: what a seat knows of a table, as whole numbers under names, for bots and for research.

A game writes them onto a sheet, field after field, always the same fields in the same order. What
they are called is said there too: a named sheet notes it, a plain one only takes the numbers, as
somebody waits for many of them.
"""

from collections.abc import Sequence
from typing import Final

LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1
"""All numbers on a sheet lie between these, so that many of them take little room."""


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
    """Takes numbers down; if ``named``, also what they are called."""

    __slots__ = ("fields", "is_named", "numbers", "of")

    def __init__(self, named: bool = False) -> None:
        self.is_named = named
        self.numbers: list[int] = []
        self.fields: list[Field] = []
        self.of = ""

    def begin(self, of: str) -> None:
        """Begin the fields of a power, a player and the like: they are called by it."""
        self.of = of

    def one(self, name: str, number: int) -> None:
        """Take a single number down."""
        if self.is_named:
            self._name(name, ("",))
        self.numbers.append(number)

    def row(self, name: str, numbers: Sequence[int], places: Sequence[str]) -> None:
        """Take a row of numbers down, one for each of some places."""
        if self.is_named:
            assert len(numbers) == len(places), f"{name} has {len(numbers)} numbers"
            self._name(name, tuple(places))
        self.numbers.extend(numbers)

    def which(self, name: str, number: int, places: Sequence[str]) -> None:
        """Take down which of some places it is: a one among noughts, only noughts if it is none."""
        row = [0] * len(places)
        if 0 <= number < len(row):
            row[number] = 1
        self.row(name, row, places)

    def whose(self, name: str, owners: Sequence[int], owner: int, places: Sequence[str]) -> None:
        """Take down a one for each place of an owner, and a nought for all others."""
        self.row(name, [1 if each == owner else 0 for each in owners], places)

    def count(self, name: str, things: Sequence[int], places: Sequence[str]) -> None:
        """Take down how often each of some places is among some things."""
        row = [0] * len(places)
        for thing in things:
            row[thing] += 1
        self.row(name, row, places)

    def _name(self, name: str, places: tuple[str, ...]) -> None:
        name = f"{self.of}.{name}" if self.of else name
        if any(field.name == name for field in self.fields):
            raise ValueError(f"two fields are called {name!r}")
        self.fields.append(Field(name, len(self.numbers), places))
