"""4.0 The sequence of play: Ages of four Rounds, Rounds of five Phases."""

from typing import Final

from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair


def play(_t: PriceTable, _affair: Affair) -> None:
    """Play the game."""


GAME_TASK: Final = AGENDA.task("game", play)
