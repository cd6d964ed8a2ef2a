"""Features: what a seat knows of a table, as whole numbers under names, for bots and for research.

A game writes them onto a sheet, field after field, always the same fields in the same order. What
they are called is said there too: a named sheet notes it, a plain one only takes the numbers, as
somebody waits for many of them.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1
"""All numbers on a sheet lie between these."""

Tables: TypeAlias = tuple[tuple[str, tuple[int, ...]], ...]
"""Fields that tell of the same things, each with the number that it has for each state of one."""

ITSELF: Final = ("",)
"""The place of a single number."""

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


_NOTHING: Final[list[int]] = []
"""What parts begin with: it is replaced, and never changed."""


class Part:
    """A part of a sheet: where it begins and ends, and what was written there last.

    A number by itself is its ``key``, a row is its ``numbers``. ``source`` is what the part was
    made of, ``things`` what was counted or translated.
    """

    __slots__ = ("key", "numbers", "source", "start", "stop", "things")

    def __init__(self, start: int, key: int) -> None:
        self.start = start
        self.stop = start
        self.key = key
        self.numbers = _NOTHING
        self.source: Sequence[int] = _NOTHING
        self.things = _NOTHING


class Row:
    """Numbers that the seats of a table write by turns, each from a sheet of its own.

    What is ``common`` to all of them is kept and written only once. Of the rest, ``spans`` of the
    row, each keeps its own numbers while another seat was the ``last`` to write.
    """

    __slots__ = ("common", "last", "numbers", "spans")

    def __init__(self, numbers: "memoryview[float]") -> None:
        self.numbers = numbers
        self.common: list[Part] = []
        self.spans: list[tuple[int, int]] = []
        self.last: Sheet | None = None


class Sheet:
    """Takes numbers down, four bytes each; if ``named``, also what they are called.

    A sheet may be filled again and again with what one seat knows, of one table of a game or of one
    after another: it remembers what each part was made of, and only what has changed is written.
    Several sheets, one for each seat of a table, may write into one ``row``.
    """

    __slots__ = (
        "_at",
        "_common",
        "_common_slot",
        "_into",
        "_kept",
        "_own",
        "_own_slot",
        "_part",
        "_parts",
        "_row",
        "_slot",
        "fields",
        "is_named",
        "of",
        "packed",
    )

    def __init__(self, named: bool = False, row: Row | None = None) -> None:
        self.is_named = named
        self.packed = _no_bytes()
        self.fields: list[Field] = []
        self.of = ""
        self._row = row
        if row is not None:
            self.packed += bytes(row.numbers.nbytes)
        self._kept = memoryview(self.packed).cast("f")
        self._into = self._kept if row is None else row.numbers
        self._own: list[Part] = []
        self._own_slot = 0
        self._common: list[Part] = [] if row is None else row.common
        self._common_slot = 0
        self._parts = self._own
        self._slot = 0
        self._part = Part(0, 0)
        self._at = 0

    @property
    def numbers(self) -> list[int]:
        """All numbers on the sheet, or in the row that its seat was the last to write into."""
        return [int(number) for number in self._into]

    def again(self) -> None:
        """Begin to fill the sheet from its top."""
        self._parts = self._own
        self._slot = 0
        self._common_slot = 0
        row = self._row
        if row is not None and row.last is not self:
            self._take(row)

    def common(self) -> None:
        """Go on with what is the same for all seats, and hangs on nothing that is not."""
        if self._parts is not self._common:
            self._own_slot = self._slot
            self._parts = self._common
            self._slot = self._common_slot

    def own(self) -> None:
        """Go on with what the seat alone knows, or sees in its own way."""
        if self._parts is not self._own:
            self._common_slot = self._slot
            self._parts = self._own
            self._slot = self._own_slot

    def begin(self, of: str) -> None:
        """Begin the fields of a power, a player and the like: they are called by it."""
        self.of = of

    def one(self, name: str, number: int) -> None:
        """Take a single number down."""
        slot = self._slot
        if slot == len(self._parts):
            self._add(0, name, ITSELF)
        self._slot = slot + 1
        part = self._parts[slot]
        if part.key != number:
            part.key = number
            self._into[part.start] = float(number)

    def ones(self, names: Sequence[str], numbers: list[int]) -> None:
        """Take several single numbers down, each under its own name; the list is the sheet's."""
        slot = self._slot
        if slot == len(self._parts):
            self._parts.append(Part(self._edge(), 0))
            for name in names:
                self._widen(name, ITSELF)
        self._slot = slot + 1
        part = self._parts[slot]
        if part.source != numbers:
            part.source = numbers
            self._write(part, 0, numbers, names)

    def which(self, name: str, number: int, places: Sequence[str]) -> None:
        """Take down which of some places it is: a one among noughts, only noughts if it is none."""
        slot = self._slot
        if slot == len(self._parts):
            self._add(-1, name, places)
        self._slot = slot + 1
        part = self._parts[slot]
        if part.key != number:
            if 0 <= part.key < len(places):
                self._into[part.start + part.key] = 0.0
            if 0 <= number < len(places):
                self._into[part.start + number] = 1.0
            part.key = number

    def row(self, name: str, numbers: Sequence[int], places: Sequence[str]) -> bool:
        """Take a row of numbers down, one for each of some places; say whether it has changed."""
        slot = self._slot
        if slot == len(self._parts):
            self._add(0, name, places)
        self._slot = slot + 1
        part = self._parts[slot]
        if part.source is numbers or part.source == numbers:
            return False
        part.source = numbers[:]
        self._write(part, 0, numbers, places)
        return True

    def whose(self, name: str, owners: Sequence[int], owner: int, places: Sequence[str]) -> None:
        """Take down a one for each place of an owner, and a nought for all others."""
        slot = self._slot
        if slot == len(self._parts):
            self._add(owner, name, places)
        self._slot = slot + 1
        part = self._parts[slot]
        if part.key != owner or part.source != owners:
            part.key = owner
            part.source = owners[:]
            self._write(part, 0, [1 if each == owner else 0 for each in owners], places)

    def count(self, name: str, things: list[int], places: Sequence[str]) -> None:
        """Take down how often each of some places is among some things."""
        slot = self._slot
        if slot == len(self._parts):
            self._add(0, name, places)
        self._slot = slot + 1
        part = self._parts[slot]
        if part.things != things:
            self._count_again(part, things, len(places))

    def translate(self, states: Sequence[int], tables: Tables, places: Sequence[str]) -> bool:
        """Take down several rows that tell of the same places what each table has for their states.

        The tables are always the same for a seat, or for all. Say whether a state has changed.
        """
        slot = self._slot
        if slot == len(self._parts):
            self._parts.append(Part(self._edge(), 0))
            for name, _ in tables:
                self._widen(name, places)
        self._slot = slot + 1
        part = self._parts[slot]
        if part.source is states or part.source == states:
            return False
        self._translate_again(part, states, tables)
        return True

    def has_changed(self, source: Sequence[int], key: int = 0) -> bool:
        """Say whether something has changed of which parts are made; nothing is written."""
        slot = self._slot
        if slot == len(self._parts):
            self._parts.append(Part(self._edge(), key - 1))
        self._slot = slot + 1
        part = self._parts[slot]
        if part.key == key and (part.source is source or part.source == source):
            return False
        part.key = key
        part.source = source[:]
        return True

    def is_due(self, changed: bool) -> bool:
        """Say whether the next part has to be put down: at first, and when others have changed."""
        slot = self._slot
        if slot == len(self._parts):
            self._parts.append(Part(self._edge(), 0))
            changed = True
        self._slot = slot + 1
        if changed:
            self._part = self._parts[slot]
            self._at = 0
        return changed

    def is_stale(self, source: Sequence[int], key: int = 0) -> bool:
        """Say whether the next part has to be put down: if what it is made of has changed."""
        slot = self._slot
        changed = self.has_changed(source, key)
        if changed:
            self._part = self._parts[slot]
            self._at = 0
        return changed

    def skip(self, parts: int) -> None:
        """Leave some parts as they are: nothing has changed of which they are made."""
        self._slot += parts

    def put(self, name: str, numbers: Sequence[int], places: Sequence[str]) -> None:
        """Put a row of a stale part down, one number for each of some places."""
        at = self._at
        self._at = at + len(places)
        if at == len(self._part.numbers):
            self._widen(name, places)
        self._write(self._part, at, numbers, places)

    def _take(self, row: Row) -> None:
        """Bring the seat's own numbers into the row, having let the last seat keep its own."""
        last = row.last
        if last is not None:
            if not row.spans:
                row.spans = last._spans()
            for start, stop in row.spans:
                last._kept[start:stop] = row.numbers[start:stop]
                row.numbers[start:stop] = self._kept[start:stop]
        row.last = self

    def _write(self, part: Part, at: int, numbers: Sequence[int], places: Sequence[str]) -> None:
        """Write a row that stands so far behind the beginning of a part."""
        assert len(numbers) == len(places), f"{len(numbers)} numbers for {len(places)} places"
        if at == len(part.numbers):
            part.numbers = part.numbers + [0] * len(numbers)
        known = part.numbers
        start = part.start
        for number in numbers:
            if known[at] != number:
                known[at] = number
                self._into[start + at] = float(number)
            at += 1

    def _count_again(self, part: Part, things: list[int], places: int) -> None:
        """Count what is gone and what has come; what both begin with is as it was."""
        if part.numbers is _NOTHING:
            part.numbers = [0] * places
        counts = part.numbers
        start = part.start
        gone = part.things
        same = 0
        most = min(len(gone), len(things))
        while same < most and gone[same] == things[same]:
            same += 1
        for number in range(same, len(gone)):
            thing = gone[number]
            counts[thing] = counts[thing] - 1
        for number in range(same, len(things)):
            thing = things[number]
            counts[thing] = counts[thing] + 1
            self._into[start + thing] = float(counts[thing])
        for number in range(same, len(gone)):
            thing = gone[number]
            self._into[start + thing] = float(counts[thing])
        part.things = things.copy()

    def _translate_again(self, part: Part, states: Sequence[int], tables: Tables) -> None:
        """Write what the tables have for those places whose states have changed."""
        now = list(states)
        before = part.things
        first = before is _NOTHING
        for place, state in enumerate(now):
            if first or before[place] != state:
                at = part.start + place
                for _, numbers in tables:
                    if first or numbers[before[place]] != numbers[state]:
                        self._into[at] = float(numbers[state])
                    at += len(now)
        part.source = now if isinstance(states, list) else states
        part.things = now

    def _add(self, key: int, name: str, places: Sequence[str]) -> None:
        """Add a part of one field, all noughts, where the sheet is filled for the first time."""
        self._parts.append(Part(self._edge(), key))
        self._widen(name, places)

    def _edge(self) -> int:
        """Return where the next part begins: behind the last, the seat's own or common to all."""
        is_own = self._parts is self._own
        own = self._slot if is_own else self._own_slot
        common = self._common_slot if is_own else self._slot
        return max(
            self._own[own - 1].stop if own else 0,
            self._common[common - 1].stop if common else 0,
        )

    def _widen(self, name: str, places: Sequence[str]) -> None:
        """Make room for a field at the end of the part that is the last so far."""
        part = self._parts[-1]
        start = part.stop
        part.stop = start + len(places)
        if self._row is None:
            self._kept.release()
            self.packed += bytes(4 * len(places))
            self._kept = self._into = memoryview(self.packed).cast("f")
        if self.is_named:
            name = f"{self.of}.{name}" if self.of else name
            if any(field.name == name for field in self.fields):
                raise ValueError(f"two fields are called {name!r}")
            self.fields.append(Field(name, start, tuple(places)))

    def _spans(self) -> list[tuple[int, int]]:
        """Return from where to where the seat's own numbers stand, in as few pieces as can be."""
        spans: list[tuple[int, int]] = []
        for part in self._own:
            if part.stop > part.start:
                first = part.start
                if spans and spans[-1][1] == first:
                    first = spans.pop()[0]
                spans.append((first, part.stop))
        return spans
