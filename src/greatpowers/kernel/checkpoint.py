"""Checkpoints: copies of a table from which it can be brought to any later moment again."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias

from greatpowers.kernel.chance import Chance
from greatpowers.kernel.game import S

APART: Final = 64
"""Between two checkpoints that are kept are at most so many answers, if no segment is longer."""

Places: TypeAlias = tuple[tuple[int, tuple[str, ...]], ...]
"""Who sat where: from which position on, the names of the players in the order of the seats."""


class Earlier:
    """The answers before a copy was made, which it shares with the table that it was made of.

    They are the first so many of a list that is only ever added to, and those before these.
    """

    __slots__ = ("_answers", "_before", "_number")

    def __init__(
        self, before: "Earlier | None", answers: list[tuple[int, int]], number: int
    ) -> None:
        self._before = before
        self._answers = answers
        self._number = number

    def all(self) -> list[tuple[int, int]]:
        """Return all of them that are known."""
        own = self._answers[: self._number]
        return own if self._before is None else self._before.all() + own


class Redeal:
    """A mark that, after so many answers and asides, what a seat cannot see was dealt anew.

    It remembers what that changed: all forks of a search are dealt alike, and there are many.
    """

    __slots__ = ("_changes", "_luck", "asides", "at", "seat", "seed")

    def __init__(self, at: int, asides: int, seat: int, seed: str) -> None:
        self.at = at
        self.asides = asides
        self.seat = seat
        self.seed = seed
        self._changes: list[tuple[str, Any]] = []
        self._luck: Chance | None = None

    def deal(self, state: Any, redeal: Callable[[Any, int, Chance], None]) -> Chance:
        """Deal anew, in place; return the luck that comes after it."""
        if self._luck is None:
            before = state.clone().data()
            self._luck = Chance(self.seed)
            redeal(state, self.seat, self._luck)
            after = state.clone().data()
            self._changes = [each for each in after.items() if each[1] != before[each[0]]]
        else:
            for name, value in self._changes:
                if isinstance(value, list):
                    _overwrite(getattr(state, name), value)
                else:
                    setattr(state, name, value)
        return self._luck.copy()


def _overwrite(old: list[Any], new: list[Any]) -> None:
    """Give a list other contents; who holds it, or a list inside it, sees them."""
    if new and isinstance(new[0], list):
        for inner, contents in zip(old, new, strict=True):
            _overwrite(inner, contents)
    else:
        old[:] = new


class Beginning:
    """How far a table was when its segment began: all of a checkpoint but the state.

    Most are never asked for: one is noted over the other, and made into a checkpoint if need be.
    """

    __slots__ = ("answers", "asides", "begun", "chance", "log", "luck", "places", "wall")

    def __init__(self) -> None:
        self.chance: Chance | None = None
        self.luck = 0
        self.answers = 0
        self.begun = 0
        self.asides = 0
        self.log = 0
        self.wall = 0
        self.places: Places = ()

    def luck_then(self) -> Chance:
        """Return the luck as it was."""
        assert self.chance is not None, "nothing is noted yet"
        luck = self.chance.copy()
        luck.counter = self.luck
        return luck


class Checkpoint(Generic[S]):
    """A copy of the table at the start of a segment, where the state alone says what is next.

    ``redeals`` are those to repeat while the answers of the segment are played again. One that
    was stored, or not copied, is given the way to its state instead, and goes it when needed.
    """

    __slots__ = (
        "_state",
        "_thaw",
        "answers",
        "asides",
        "log",
        "luck",
        "places",
        "redeals",
        "wall",
    )

    def __init__(
        self,
        state: S | None,
        luck: Chance,
        answers: int,
        asides: int,
        log: int,
        wall: int,
        places: Places,
        redeals: tuple[Redeal, ...] = (),
        thaw: Callable[[], S] | None = None,
    ) -> None:
        self._state = state
        self._thaw = thaw
        self.luck = luck
        self.answers = answers
        self.asides = asides
        self.log = log
        self.wall = wall
        self.places = places
        self.redeals = redeals

    @property
    def state(self) -> S:
        """The state as it was; not to be changed."""
        state = self._state
        if state is None:
            assert self._thaw is not None, "a checkpoint needs a state or the way to one"
            state = self._thaw()
            self._state = state
            self._thaw = None
        return state

    def with_redeal(self, redeal: Redeal) -> "Checkpoint[S]":
        """Return the same checkpoint for a table that is dealt anew later in the segment."""
        return Checkpoint(
            self.state,
            self.luck,
            self.answers,
            self.asides,
            self.log,
            self.wall,
            self.places,
            (*self.redeals, redeal),
        )
