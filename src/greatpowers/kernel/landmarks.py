"""Landmarks: what a game has in store, so that a long trial can tell what it never met."""

from collections.abc import Callable, Sequence

from greatpowers.kernel.log import Entry


class Landmarks:
    """All that could occur, under names of the form ``group: thing``, and what a line tells."""

    def __init__(self, names: Sequence[str], told_by: Callable[[Entry], str | None]) -> None:
        self.names = tuple(names)
        self.told_by = told_by
