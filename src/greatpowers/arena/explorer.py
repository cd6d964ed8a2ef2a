"""Players that find the corners of a game: the curious one, those with a taste, the sensible."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from greatpowers.bots import make_bot
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option

WEARS_OFF: Final = 0.97
"""How much of its liking for a choice is left to a taste after each time."""
ANYHOW: Final = 0.05
"""How often a sensible seat takes any option."""


@dataclass
class Coverage:
    """How often each verb, and each verb with its target, was chosen."""

    verbs: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)

    def add(self, option: Option) -> None:
        """Count a choice."""
        self.verbs[option.verb] += 1
        self.options[str(option)] += 1


class Explorer:
    """Chooses at random, the rarer a verb and its target were chosen so far the likelier.

    Let one explorer play all seats of many games: it remembers from game to game.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._coverage = Coverage()

    def choose(self, options: list[Option]) -> Option:
        """Choose one of the options."""
        option = options[0]
        if len(options) > 1:
            weights = [self._weight(each) for each in options]
            option = self._rng.choices(options, weights)[0]
        self._coverage.add(option)
        return option

    def coverage(self) -> Coverage:
        """Return how often everything was chosen so far."""
        return self._coverage

    def _weight(self, option: Option) -> float:
        verb = 1 + self._coverage.verbs.get(option.verb, 0)
        target = 1 + self._coverage.options.get(str(option), 0)
        return 1 / (verb * target)


class Taste:
    """A seat that likes some verbs and targets far better than others, or has no will at all.

    Two of them make lopsided games, with endings that evenly random play hardly ever meets. What it
    does again and again wears off: else it might open and shut its favourite menu for ever.
    """

    def __init__(self, game: Game[Any], rng: Random) -> None:
        self._rng = rng
        self._passive = rng.random() < 0.5
        verbs = {verb: 10 ** rng.uniform(-2, 2) for verb in game.vocabulary.verbs}
        self._weights = [
            verbs[option.verb] * 10 ** rng.uniform(-1, 1) for option in game.vocabulary.options
        ]

    def choose(self, table: Table[Any], seat: int) -> Option:
        """Choose one of the options of a seat, by taste or by default."""
        if self._passive:
            return table.default(seat)
        options = table.options(seat)
        weights = [self._weights[each.code] for each in options]
        option = self._rng.choices(options, weights)[0]
        self._weights[option.code] *= WEARS_OFF
        return option


class Sensible:
    """A seat that plays as a bot does, and now and then anyhow.

    It meets what only a player with a purpose does: goals reached, wars won, terms enforced.
    """

    def __init__(self, rng: Random, seed: str) -> None:
        self._rng = rng
        self._bot = make_bot("greedy", seed)
        self._plan: list[Option] = []

    def choose(self, table: Table[Any], seat: int) -> Option:
        """Choose one of the options of a seat: the next of a plan, as long as that is possible."""
        options = table.options(seat)
        if self._rng.random() < ANYHOW:
            self._plan = []
            return self._rng.choice(options)
        if not self._plan or self._plan[0] not in options:
            self._plan = list(self._bot.choose(Chair(table, seat)))
        return self._plan.pop(0)
