"""Standing answers: what a player may answer in advance, and for how long.

A reaction can always be passed in advance. An offer takes a standing answer if its game says so.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

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
class Terms:
    """How one question may be answered in advance; ``args`` are those that must not change."""

    options: tuple[str, ...]
    args: dict[str, str | int]
    periods: tuple[str, ...]


def _no_periods(_state: Any) -> Mapping[str, int]:
    return {}


class Standing:
    """What a game says about standing answers.

    ``count`` numbers the present period of each kind: an answer given for a period holds while its
    number stays the same. ``reactions`` are the periods for which reactions may be passed, and
    ``offers`` the offers that take an answer in advance, by their prompts.
    """

    def __init__(
        self,
        *,
        count: Callable[[Any], Mapping[str, int]] = _no_periods,
        reactions: tuple[str, ...] = (),
        offers: Mapping[str, Recurring] | None = None,
    ) -> None:
        self.count = count
        self.reactions = reactions
        self.offers = offers or {}

    def terms(self, ask: Ask) -> Terms | None:
        """Say how a question may be answered in advance, if it may."""
        if ask.kind == "window":
            return Terms(PASS, {}, self.reactions)
        recurring = self.offers.get(ask.prompt) if ask.kind == "offer" else None
        if recurring is None:
            return None
        args = ask.args or {}
        return Terms(YES_OR_NO, {name: args[name] for name in recurring.same}, recurring.periods)
