"""Hindsight: how a game stood from moment to moment, judged with all cards open."""

from math import ceil
from typing import Any, Final, NamedTuple

from greatpowers.kernel.table import Table

MOMENTS: Final = 160
"""At so many moments of a game it is looked at, at most."""


class Standing(NamedTuple):
    """After how many answers, and how good that looks for each seat, from -1 (lost) to 1 (won)."""

    at: int
    worths: list[float]


def look_back(table: Table[Any]) -> list[Standing]:
    """Return how a game that is over stood, from its beginning to its end.

    It is judged where segments begin: in the midst of an affair nobody knows what it is worth.
    """
    stride = max(1, ceil((table.position - table.floor) / (MOMENTS - 1)))
    positions = [*range(table.floor, table.position, stride), table.position]
    found: dict[int, Standing] = {}
    for position in positions:
        moment = table.at(position)
        start = position if moment.result else max(moment.segment_start, table.floor)
        if start not in found:
            found[start] = _standing(table.at(start))
    return list(found.values())


def _standing(table: Table[Any]) -> Standing:
    judge, state = table.game.judge, table.state
    return Standing(table.position, [judge(state, seat) for seat in range(len(table.seats))])
