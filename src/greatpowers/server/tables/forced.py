"""Answers that leave no choice are given at once, wherever nobody learns from it."""

from collections.abc import Collection
from typing import Any

from greatpowers.kernel.table import Table
from greatpowers.server.storage.changes import Given


def give_forced(table: Table[Any], bots: Collection[int]) -> list[Given]:
    """Give what is forced until somebody has a choice; return what was given."""
    given: list[Given] = []
    while (found := table.forced(bots)) is not None:
        seat, option = found
        given.append((table.seats[seat], str(option), True))
        table.answer_forced(seat)
    return given
