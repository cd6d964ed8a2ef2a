"""Bots: players that answer asks, found by name."""

from collections.abc import Callable
from typing import Any, Final

from greatpowers.bots.bot import Bot, UnknownBot, estimate_of
from greatpowers.bots.greedy import Greedy
from greatpowers.bots.judging import is_learned
from greatpowers.bots.master import Master
from greatpowers.bots.novice import Novice
from greatpowers.bots.random_bot import RandomBot
from greatpowers.bots.rollout import Rollout
from greatpowers.bots.strong import Strong
from greatpowers.kernel.game import Game

BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "random": RandomBot,
    "novice": Novice,
    "greedy": Greedy,
    "strong": Strong,
    "master": Master,
}
"""Every bot that may sit at a table, by its name; made with a seed for its own luck."""
LEVELS: Final = ("novice", "greedy", "strong", "master")
"""The bots that are offered to people, the weakest first."""
LEARNED: Final = "master"
"""Offered only where something was learned."""
MEASURES: Final[dict[str, Callable[[str], Bot]]] = {"rollout": Rollout}
"""Bots that others are measured by: they keep no time, and are not offered in the lobby."""

__all__ = [
    "BOTS",
    "LEVELS",
    "MEASURES",
    "Bot",
    "UnknownBot",
    "estimate_of",
    "levels_of",
    "make_bot",
]


def levels_of(game: Game[Any]) -> list[str]:
    """Return the bots that are offered to people in a game, the weakest first."""
    return [name for name in LEVELS if name != LEARNED or is_learned(game)]


def make_bot(name: str, seed: str, seconds: float | None = None) -> Bot:
    """Return a new bot of a name, with a seed for its own luck.

    With ``seconds`` it thinks no longer than that about a choice. What it then does also hangs on
    how fast the machine is.
    """
    known = BOTS | MEASURES
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(known)}")
    bot = known[name](seed)
    if isinstance(bot, Strong):
        bot.seconds = seconds
    return bot
