"""Conditions of cards, asked of one seat: each word has a function that measures (16.3, 17).

A condition is measured by two numbers: what there is, and what is needed. So the same function
decides and explains.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Any, Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import (
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    LAND,
    NOBODY,
    Area,
    Realm,
    area,
    realm,
)
from greatpowers.games.price_of_power.state import (
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row

Measure: TypeAlias = tuple[int, int]
"""What there is, and what is needed."""

AT_MOST: Final = frozenset(("interest", "unrest"))
"""Conditions that are so as long as there is not more than that."""


class Condition:
    """One condition: a word, whether it must not be so, and the rest of what the card says.

    ``number`` is how many are needed, at least. What measures it is looked up when it is first
    asked for: cards may be read before.
    """

    __slots__ = (
        "_measurer",
        "at_best",
        "is_at_most",
        "is_of_owner",
        "name",
        "negated",
        "number",
        "row",
    )

    def __init__(self, row: Row) -> None:
        self.row = row
        self.name: str = row["is"]
        self.negated = bool(row.get("not"))
        self.is_of_owner = row.get("who") == "owner"
        self.is_at_most = self.name in AT_MOST
        needed = row.get("number", row.get("at_least"))
        self.number = 1 if needed is None else int(needed)
        self._measurer: Measurer | None = None
        self.at_best: Bound | None = None

    @property
    def measurer(self) -> "Measurer":
        """What measures it; then it is also known how much there can be at best."""
        found = self._measurer
        if found is None:
            found = _MEASURES[self.name]
            self._measurer = found
            self.at_best = _BOUNDS.get(self.name)
        return found

    def word(self, name: str, default: Any = None) -> Any:
        """Return what a card says under a name."""
        return self.row.get(name, default)


def conditions(rows: Iterable[Row]) -> tuple[Condition, ...]:
    """Read a list of conditions."""
    return tuple(Condition(row) for row in rows)


Measurer: TypeAlias = Callable[[State, Condition, Seat], Measure]
Bound: TypeAlias = Callable[[State, Seat], int]
_MEASURES: Final[dict[str, Measurer]] = {}
_READS: Final[dict[str, int]] = {}
_BOUNDS: Final[dict[str, Bound]] = {}


def condition(
    name: str, *, reads: int = 0, at_best: Bound | None = None
) -> Callable[[Measurer], Measurer]:
    """Let the function below measure a condition.

    ``reads`` is on what it hangs, if only on things that are noted when they change. ``at_best``
    says soon how much there can be, where that is mostly too little.
    """

    def register(measure: Measurer) -> Measurer:
        assert name not in _MEASURES, f"{name} is measured already"
        _MEASURES[name] = measure
        _READS[name] = reads
        if at_best is not None:
            _BOUNDS[name] = at_best
        return measure

    return register


def reads(needs: Iterable[Condition]) -> int:
    """Return on what conditions hang, as bits; 0 if also on what is not noted."""
    found = [0 if _is_unsteady(asked) else _READS[asked.name] for asked in needs]
    return 0 if 0 in found else reduce(or_, found, 0)


def _is_unsteady(asked: Condition) -> bool:
    """Say whether a condition may come to be so unnoted: who was beaten may change his faith."""
    return asked.negated or "versus" in asked.row


def known_conditions() -> frozenset[str]:
    """Return the conditions that somebody measures."""
    return frozenset(_MEASURES)


def measure(s: State, asked: Condition, seat: Seat) -> Measure:
    """Return what a seat has of what a condition asks for, and how much it asks for."""
    measurer = asked.measurer
    return measurer(s, asked, seat)


@rule("16.3")
def holds(s: State, asked: Condition, seat: Seat, owner: Seat = NOBODY) -> bool:
    """Say whether a condition is so for a seat, or for the owner of the Event if it says so."""
    who = owner if asked.is_of_owner else seat
    if who == NOBODY:
        return False
    measurer, at_best = asked.measurer, asked.at_best
    if at_best is not None and at_best(s, who) < asked.number:
        return asked.negated
    there, needed = measurer(s, asked, who)
    is_so = there <= needed if asked.is_at_most else there >= needed
    return is_so != asked.negated


def all_hold(s: State, needs: tuple[Condition, ...], seat: Seat, owner: Seat = NOBODY) -> bool:
    """Say whether all conditions are so for a seat."""
    return first_lacking(s, needs, seat, owner) is None


def first_lacking(
    s: State, needs: tuple[Condition, ...], seat: Seat, owner: Seat = NOBODY
) -> Condition | None:
    """Return the first condition that is not so for a seat, if there is one."""
    for asked in needs:
        if not holds(s, asked, seat, owner):
            return asked
    return None


def all_of(found: int, asked: Condition, names: Sequence[str]) -> Measure:
    """Measure against a number if one is said, else against all that are named."""
    return found, asked.number if "number" in asked.row else len(names)


def meant(s: State, name: str) -> Realm:
    """Return a realm by its name, or the one that was chosen."""
    return s.named_realm if name == "chosen" else realm(name)


def near(name: str) -> set[Area]:
    """Return an Area by its name, and those next to it by land."""
    return {area(name), *LAND[area(name)]}
