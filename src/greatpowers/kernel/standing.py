"""Standing answers: what a player may answer in advance, and for how long.

A reaction can always be passed in advance. An offer, or a question that is mostly answered in the
same way, takes a standing answer if its game says so.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from greatpowers.kernel.ask import Ask

PASS: Final = ("pass",)
YES_OR_NO: Final = ("yes", "no")


@dataclass(frozen=True)
class Recurring:
    """An offer that comes again and again.

    ``same`` names the arguments that must not change for an answer to hold, such as who makes the
    offer, and ``periods`` the parts of the game for which it may hold, if not for good.
    """

    same: tuple[str, ...]
    periods: tuple[str, ...] = ()


@dataclass(frozen=True)
class Routine:
    """A plain question that comes again and again and is mostly answered in the same way.

    ``option`` is that way, such as to end one's turn. It is given only where it is allowed.
    """

    option: str
    periods: tuple[str, ...] = ()


Conditions: TypeAlias = Mapping[str, str | int]
"""What a question's arguments must be; a name that begins with ``!`` says what one must not be."""


@dataclass(frozen=True)
class Situation:
    """A narrower case than all questions like this one, such as *unless it is against me*.

    ``id`` is the text that tells it, ``when`` the conditions on the question's arguments.
    """

    id: str
    when: Conditions


@dataclass(frozen=True)
class Terms:
    """How one question may be answered in advance; ``args`` are those that must not change.

    ``situations`` are narrower cases to which the answer may be limited instead.
    """

    options: tuple[str, ...]
    args: dict[str, str | int]
    periods: tuple[str, ...]
    situations: tuple[Situation, ...] = ()

    def conditions(self, situation: str | None) -> Conditions | None:
        """Return the conditions for an answer, in general or in a situation; none if unknown."""
        if situation is None:
            return self.args
        return next((each.when for each in self.situations if each.id == situation), None)


def fits(conditions: Conditions, args: Conditions) -> bool:
    """Say whether the arguments of a question are as the conditions ask for."""
    return all(
        args.get(name[1:]) != value if name.startswith("!") else args.get(name) == value
        for name, value in conditions.items()
    )


def _no_periods(_state: Any) -> Mapping[str, int]:
    return {}


def _no_situations(_state: Any, _ask: Ask) -> Sequence[Situation]:
    return ()


class Standing:
    """What a game says about standing answers.

    ``count`` numbers the present period of each kind: an answer given for a period holds while its
    number stays the same. ``reactions`` are the periods for which reactions may be passed, and
    ``offers`` the offers that take an answer in advance, by their prompts, ``routines`` the plain
    questions. ``situations`` names the narrower cases to which an answer to a question may be
    limited.
    """

    def __init__(
        self,
        *,
        count: Callable[[Any], Mapping[str, int]] = _no_periods,
        reactions: tuple[str, ...] = (),
        offers: Mapping[str, Recurring] | None = None,
        routines: Mapping[str, Routine] | None = None,
        situations: Callable[[Any, Ask], Sequence[Situation]] = _no_situations,
    ) -> None:
        self.count = count
        self.reactions = reactions
        self.offers = offers or {}
        self.routines = routines or {}
        self.situations = situations

    def terms(self, state: Any, ask: Ask) -> Terms | None:
        """Say how a question may be answered in advance, if it may."""
        if ask.kind == "window":
            return Terms(PASS, {}, self.reactions, tuple(self.situations(state, ask)))
        if ask.kind == "ask":
            routine = self.routines.get(ask.prompt)
            return None if routine is None else Terms((routine.option,), {}, routine.periods)
        recurring = self.offers.get(ask.prompt)
        if recurring is None:
            return None
        args = ask.args or {}
        same = {name: args[name] for name in recurring.same}
        return Terms(YES_OR_NO, same, recurring.periods, tuple(self.situations(state, ask)))
