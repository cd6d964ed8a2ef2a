"""The bot that takes whatever comes."""

from random import Random
from typing import Any

from greatpowers.kernel.chair import Chair, Plan


class RandomBot:
    """Chooses any option, each equally likely."""

    def __init__(self, seed: str) -> None:
        self._luck = Random(seed)

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat."""
        return (self._luck.choice(chair.options()),)
