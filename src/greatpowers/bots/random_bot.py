"""The bot that takes whatever comes."""

from random import Random
from typing import Any

from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option


class RandomBot:
    """Chooses any option, each equally likely."""

    def __init__(self, seed: str) -> None:
        self._luck = Random(seed)

    def choose(self, table: Table[Any], seat: int) -> Option:
        """Choose one of the options that a seat has now."""
        return self._luck.choice(table.options(seat))
