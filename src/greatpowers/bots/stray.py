"""Bots that leave the beaten track: they begin at random, and stray from it now and then."""

from random import Random
from typing import Any

from greatpowers.bots.bot import Bot, estimate_of
from greatpowers.bots.random_bot import RandomBot
from greatpowers.kernel.chair import Chair, Plan


class Stray:
    """Leaves its first decisions to chance, then plays like another bot.

    ``rate``: so often it leaves a later decision to chance as well.
    """

    def __init__(self, bot: Bot, decisions: int, seed: str, rate: float = 0.0) -> None:
        self._bot = bot
        self._left = decisions
        self._rate = rate
        self._luck = Random(f"{seed}/when")
        self._anyhow = RandomBot(seed)
        self.worth: float | None = None

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat, at random as long as the opening lasts."""
        self.worth = None
        if self._left <= 0 and self._luck.random() >= self._rate:
            plan = self._bot.choose(chair)
            self.worth = estimate_of(self._bot)
            return plan
        if len(chair.options()) > 1:
            self._left -= 1
        return self._anyhow.choose(chair)
