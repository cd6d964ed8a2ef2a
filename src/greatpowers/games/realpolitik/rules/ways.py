"""Ways over the map: what can be reached from a territory, and how."""

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.games.realpolitik.components import Territory

UNLIMITED: Final = -1


def reach(
    start: Territory,
    by: Sequence[Sequence[int]],
    may_enter: Callable[[int], bool],
    steps: int = UNLIMITED,
) -> dict[int, int]:
    """Return the territories that can be reached in some steps, each with the one before it."""
    before = {start: start}
    frontier = [start]
    while frontier and steps:
        farther = []
        for place in frontier:
            for each in by[place]:
                if each not in before and may_enter(each):
                    before[each] = place
                    farther.append(each)
        frontier = farther
        steps -= 1
    return before


def way_to(before: dict[int, int], to: Territory) -> list[int]:
    """Return the territories of a way, both ends included."""
    way = [to]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return way
