"""What a bot is to everybody else."""

from typing import Any, Protocol

from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.errors import TableError


class UnknownBot(TableError):
    """No bot of that name is registered."""


class Bot(Protocol):
    """A player that answers asks. It sits on a chair: it has what its seat may have."""

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat, or several answers that are given as one."""


def estimate_of(bot: Bot) -> float | None:
    """Return how good a bot took its last choice to be for it, from -1 to 1.

    Bots that search tell it as their ``worth``; there is nothing to tell if it did not search.
    """
    worth: float | None = getattr(bot, "worth", None)
    return worth
