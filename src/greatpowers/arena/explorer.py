"""Random players that find the corners of a game: the curious one, and those with a taste."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option

WEARS_OFF: Final = 0.97
"""How much of its liking for a choice is left to a taste after each time."""


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
