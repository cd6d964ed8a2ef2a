"""The bot that searches as *strong* does, and judges all that it sees by what was learned."""

from typing import Any, Final

from greatpowers.bots.judging import judgement_of
from greatpowers.bots.strong import PLAYED_ON, Strong
from greatpowers.kernel.chair import Chair, Plan

SIMULATIONS: Final = 32
"""Half as many as *strong* thinks for, as each takes twice as long: so both take the same time."""


class Master(Strong):
    """Puts plans together and plays them on by the learned judgement of the game, if it has one."""

    def __init__(
        self, seed: str, simulations: int = SIMULATIONS, played_on: int = PLAYED_ON
    ) -> None:
        super().__init__(seed, simulations, played_on)

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat, or several answers that are given as one."""
        self.judgement = judgement_of(chair.game)
        return super().choose(chair)
