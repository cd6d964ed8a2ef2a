"""The bot that searches as *strong* does, and judges where its search ends by what was learned."""

from typing import Any

from greatpowers.bots.judging import judgement_of
from greatpowers.bots.strong import Strong
from greatpowers.kernel.chair import Chair, Plan


class Master(Strong):
    """Plays plans on and judges them by the learned judgement of the game, if it has one.

    It puts plans together and plays them on by the hand-written one, which costs a small part.
    """

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat, or several answers that are given as one."""
        self.judgement = judgement_of(chair.game)
        return super().choose(chair)
