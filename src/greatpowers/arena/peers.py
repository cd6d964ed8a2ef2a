"""Peers: bots from elsewhere that sit at our tables beside our own, to be measured with them.

A package brings one by an entry point of the group ``greatpowers.bots``: a class that is made with
a seed, and with a number of simulations if it is named with one, as in ``ismcts:32``.
"""

from importlib.metadata import entry_points
from typing import Any, Final

from greatpowers.arena.extras import MissingExtra
from greatpowers.bots import Bot

GROUP: Final = "greatpowers.bots"


def make_peer(kind: str, seed: str, *simulations: int) -> Bot | None:
    """Return a new bot that some package brings, if there is one of that name."""
    for found in entry_points(group=GROUP, name=kind):
        try:
            make: Any = found.load()
        except ModuleNotFoundError:
            raise MissingExtra(*found.extras) from None
        bot: Bot = make(seed, *simulations)
        return bot
    return None
