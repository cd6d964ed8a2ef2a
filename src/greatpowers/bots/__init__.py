"""Bots: players that answer asks, found by name."""

from collections.abc import Callable
from typing import Final

from greatpowers.bots.bot import Bot, UnknownBot
from greatpowers.bots.greedy import Greedy
from greatpowers.bots.random_bot import RandomBot
from greatpowers.bots.strong import Strong

BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "strong": Strong,
}
"""Every bot by its name; made with a seed for its own luck."""

__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]


def make_bot(name: str, seed: str, seconds: float | None = None) -> Bot:
    """Return a new bot of a name, with a seed for its own luck.

    With ``seconds`` it thinks no longer than that about a choice. What it then does also hangs on
    how fast the machine is.
    """
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    bot = BOTS[name](seed)
    if isinstance(bot, Strong):
        bot.seconds = seconds
    return bot
