"""The bot to learn against: what it does makes sense, but it overlooks things."""

from math import exp
from random import Random
from typing import Any, Final

from greatpowers.bots.greedy import RESTLESS, Greedy, lead
from greatpowers.kernel.chair import Chair, Plan

OPTIONS: Final = 12
BREADTH: Final = (2,)
"""How many options, and answers to the questions they open, come to its mind."""
CARELESS: Final = 0.12
"""How near in worth two options must be for the lesser to be taken about as often."""
LAPSE: Final = 0.1
"""How often it does just anything of what came to its mind."""


class Novice:
    """Looks at some options and takes one that seems good, not always the best."""

    def __init__(self, seed: str) -> None:
        self._luck = Random(seed)
        self._eyes = Greedy(f"{seed}/eyes", OPTIONS, BREADTH)

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat."""
        options = chair.options()
        if len(options) == 1:
            return (options[0],)
        if chair.undoable() >= RESTLESS:
            return (chair.default(),)
        guess = chair.fork(f"{self._luck.getrandbits(64):016x}", before_others=True)
        trials = self._eyes.rank(guess, chair.seat, OPTIONS)
        for trial in trials:
            trial.fork.close()
        guess.close()
        best = lead(trials[0].worth)
        weights = [exp((lead(trial.worth) - best) / CARELESS) for trial in trials]
        if self._luck.random() < LAPSE:
            weights = [1.0] * len(trials)
        return (chair.game.vocabulary.options[self._luck.choices(trials, weights)[0].code],)
