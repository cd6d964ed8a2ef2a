"""Hindsight: how a game stood from moment to moment, judged with all cards open."""

from collections.abc import Iterator
from itertools import takewhile
from math import ceil
from typing import Any, Final, NamedTuple

from greatpowers.bots.chances import chances
from greatpowers.kernel.table import Table

MOMENTS: Final = 160
"""At so many moments of a game it is looked at, at most."""


class Standing(NamedTuple):
    """After how many answers, and how likely each then wins, by the seats in which all sit last."""

    at: int
    chances: list[float]


def look_back(table: Table[Any], first: int = 0, past: int | None = None) -> list[Standing]:
    """Return how a game that is over stood, from its beginning to its end.

    ``first`` and ``past`` are the part of it that is looked at, counted in answers.
    """
    end = table.position if past is None else past - 1
    until_end = takewhile(lambda moment: moment.position <= end, moments(table, MOMENTS, first))
    return [_standing(moment, table) for moment in until_end if first <= moment.position]


def _standing(moment: Table[Any], table: Table[Any]) -> Standing:
    found = chances(moment)
    return Standing(moment.position, [found[seat] for seat in seats_at(moment, table)])


def seats_at(moment: Table[Any], table: Table[Any]) -> list[int]:
    """Return where those sat at a moment who sit at a table now: sides may have been bid for."""
    return [moment.seats.index(player) for player in table.seats]


def moments(table: Table[Any], most: int, first: int = 0) -> Iterator[Table[Any]]:
    """Give a table as it stood at so many moments at most, the last of them as it stands now.

    They are those where segments begin: in the midst of an affair nobody knows what it is worth.
    Those of which nothing lies after ``first`` may be left out.
    """
    stride = max(1, ceil((table.position - table.floor) / (most - 1)))
    last = -1
    for position in [*range(table.floor, table.position, stride), table.position]:
        if position < first:
            continue
        moment = table.at(position)
        start = position if moment.result else max(moment.segment_start, table.floor)
        if start > last:
            last = start
            yield moment if start == position else table.at(start)
