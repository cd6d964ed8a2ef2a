"""The bot that begins anyhow, so that games do not all take the same course."""

from typing import Any

from greatpowers.bots.bot import Bot, estimate_of
from greatpowers.bots.random_bot import RandomBot
from greatpowers.kernel.chair import Chair, Plan


class Stray:
    """Leaves its first decisions to chance and then plays like another bot."""

    def __init__(self, bot: Bot, decisions: int, seed: str) -> None:
        self._bot = bot
        self._left = decisions
        self._anyhow = RandomBot(seed)
        self.worth: float | None = None

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat, at random as long as the opening lasts."""
        if self._left <= 0:
            plan = self._bot.choose(chair)
            self.worth = estimate_of(self._bot)
            return plan
        if len(chair.options()) > 1:
            self._left -= 1
        return self._anyhow.choose(chair)
