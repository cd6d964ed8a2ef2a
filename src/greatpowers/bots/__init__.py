"""Bots: players that answer asks, found by name."""

from collections.abc import Callable
from typing import Final

from greatpowers.bots.bot import Bot, UnknownBot
from greatpowers.bots.greedy import Greedy
from greatpowers.bots.random_bot import RandomBot

BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "greedy": Greedy}
"""Every bot by its name; made with a seed for its own luck."""

__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]


def make_bot(name: str, seed: str) -> Bot:
    """Return a new bot of a name, with a seed for its own luck."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
