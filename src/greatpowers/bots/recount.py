"""Recounts: what others did since a seat last answered, and to what end, as far as it may know."""

from heapq import nlargest
from itertools import groupby
from typing import Any, Final, NamedTuple

from greatpowers.bots import aims
from greatpowers.bots.aims import Aim, Points
from greatpowers.kernel.table import Table

DEALS: Final = 6
"""On so many deals of what the seat cannot see it is weighed what the others have changed."""
MOST_RUNS: Final = 4
"""Of a seat that has answered by turns with others, so many of its longest turns are weighed."""


class Turn(NamedTuple):
    """What a seat did from one position to another, and what its own answers changed for it."""

    seat: int
    first: int
    past: int
    aims: list[Aim]


def recount(table: Table[Any], seat: int, seed: str) -> list[Turn]:
    """Return the turns of all others since the last answer of a seat, as it sees them."""
    given = table.answers
    since = next((n for n in range(len(given), 0, -1) if given[n - 1][0] == seat), 0)
    runs: dict[int, list[tuple[int, int]]] = {}
    for other, run in groupby(range(since, len(given)), lambda n: given[n][0]):
        first, *rest = run
        runs.setdefault(other, []).append((first, first + len(rest) + 1))
    return [
        Turn(other, own[0][0], own[-1][1], aims.tell(_gained(table, own, other, seat, seed), {}))
        for other, own in runs.items()
    ]


def _gained(
    table: Table[Any], runs: list[tuple[int, int]], seat: int, eyes: int, seed: str
) -> Points:
    """Return what a seat changed for itself by its answers, without what others did between."""
    longest = nlargest(MOST_RUNS, runs, key=lambda run: run[1] - run[0])
    return aims.total(
        [aims.change(*(_weighed(table, at, seat, eyes, seed) for at in run)) for run in longest]
    )


def _weighed(table: Table[Any], at: int, seat: int, eyes: int, seed: str) -> Points:
    """Return what weighs for a seat at a position, for all that another seat then knew."""
    moment = table.at(at)
    rows = []
    for deal in range(DEALS):
        guess = moment.fork(redeal_for=eyes, seed=f"{seed}/{deal}")
        rows.append(aims.weigh(guess, seat))
        guess.close()
    return aims.mean(rows)
