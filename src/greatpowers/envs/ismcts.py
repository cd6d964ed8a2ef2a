"""OpenSpiel's own search as a bot: it plays our games through their OpenSpiel form.

It is a peer by which our searches are measured, as its authors left it: an information set tree,
and random games to the end with what they bring. It may not look at the table either: it gets a
copy dealt anew, and deals that anew for each simulation.
"""

from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from greatpowers.envs.openspiel import PREFIX, Held, SpielState
from greatpowers.envs.stepping import next_ask
from greatpowers.kernel.chair import Chair, Plan

SIMULATIONS: Final = 32
"""How many games it plays on before it chooses, unless it is told how many."""
LEAST: Final = 2
"""Its first game only opens the tree."""
CURIOSITY: Final = 2.0
"""The weight of what was seldom tried, as in OpenSpiel's own examples."""


class Ismcts:
    """Searches with OpenSpiel's information set Monte Carlo tree search."""

    def __init__(self, seed: str, simulations: int = SIMULATIONS) -> None:
        self._luck = np.random.RandomState(list(seed.encode()))
        self._simulations = max(LEAST, simulations)

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat."""
        options = chair.options()
        if len(options) == 1:
            return (options[0],)
        state = self._guess(chair)
        search = ISMCTSBot(
            state.get_game(),
            RandomRolloutEvaluator(random_state=self._luck),
            CURIOSITY,
            self._simulations,
            random_state=self._luck,
            allow_inconsistent_action_sets=True,
        )
        search.set_resampler(self._dealt_anew)
        return (chair.game.vocabulary.options[int(search.step(state))],)

    def _guess(self, chair: Chair[Any]) -> SpielState:
        """Return the table as it may be, at the moment when the seat answers in OpenSpiel's order.

        Those who are asked at the same time and answer before it do so by chance.
        """
        table = chair.fork(self._seed(), before_others=True)
        while (ask := next_ask(table)) is not None and ask.seat != chair.seat:
            table.answer_known(ask.seat, int(self._luck.choice(ask.codes())))
        settings = {name: int(v) if v.isdigit() else v for name, v in chair.settings.items()}
        game = pyspiel.load_game(f"{PREFIX}{chair.game.id}", settings)
        state: SpielState = game.new_initial_state()
        state.held = Held(table)
        return state

    def _dealt_anew(self, state: SpielState, player: int) -> SpielState:
        """Return a state that looks the same to a player; its luck is that of the bot."""
        return state.resample_from_infostate(player, self._luck.random_sample)

    def _seed(self) -> str:
        return f"{self._luck.randint(2**62):016x}"
