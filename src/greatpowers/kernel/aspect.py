"""Aspects: what a judgement is the sum of, so that it can be told what a choice gains and risks."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Aspect(NamedTuple):
    """One thing that a judgement weighs, in the points in which its game judges.

    ``text`` has what is said of more of it (``.gain``) and of less (``.loss``). What is fleeting
    goes by itself, such as what a turn still offers: to spend it is no loss.
    """

    text: str
    points: float
    is_fleeting: bool = False


class Aspects:
    """The parts of a game's judgement, told by the functions that judge.

    ``tell`` names them for a seat; there are none when the game is over, or before there is
    anything to weigh. ``worth`` is what the game judges a position to be worth in which they add
    up to so many points.
    """

    def __init__(
        self,
        tell: Callable[[Any, int], Sequence[Aspect]],
        worth: Callable[[Any, float], float],
    ) -> None:
        self.tell = tell
        self.worth = worth
