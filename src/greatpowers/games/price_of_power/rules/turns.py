"""4.2 Phase 2, Actions: Turns, passing, and how the phase ends."""

from typing import Final

from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair


def take_turn(_t: PriceTable, _affair: Affair) -> None:
    """Take one Action."""


TURN: Final = AGENDA.task("turn", take_turn)
