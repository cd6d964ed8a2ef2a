"""Census: what to count in many games of bots, to see whether a game is in balance."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from greatpowers.kernel.log import Entry

Traits = Callable[[Any, Sequence[Entry]], Mapping[str, Sequence[str]]]
Tallies = Callable[[Any, Sequence[Entry]], Sequence[str]]


def _no_tallies(_state: Any, _log: Sequence[Entry]) -> Sequence[str]:
    return ()


class Census:
    """What a game wants to be counted, once it is over.

    ``unit`` is in what the length of a game is measured, and ``length`` tells it from the final
    state. ``traits`` names, from the final state and the log, what each seat was or did, such as
    its power, its place in the order of play or its opening: who had which trait wins how often?
    ``shares`` are groups of landmarks of which each should be met in a fair share. ``across`` is
    the option all of whose values are tried, such as the number of players. ``tallies``
    names what is counted like landmarks, as ``group: thing``, but takes the whole game to tell.
    ``caveats`` say what the numbers cannot show.
    """

    def __init__(
        self,
        *,
        unit: str,
        length: Callable[[Any], float],
        traits: Traits,
        shares: Sequence[str] = (),
        across: str = "",
        tallies: Tallies = _no_tallies,
        caveats: Sequence[str] = (),
    ) -> None:
        self.unit = unit
        self.length = length
        self.traits = traits
        self.shares = tuple(shares)
        self.across = across
        self.tallies = tallies
        self.caveats = tuple(caveats)
