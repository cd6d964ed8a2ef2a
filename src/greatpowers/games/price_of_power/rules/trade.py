"""Trade (5.4.4, 12)."""

from typing import Final

from greatpowers.games.price_of_power.components.world import NODES
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair

ALL_IN: Final = (1 << len(NODES)) - 1
"""All nodes, as a set of bits."""


def draw_cards(t: PriceTable, affair: Affair) -> None:
    """Draw three Trade cards: numbers seat, nodes allowed (a set of bits), only_you (0 or 1).

    The price has been paid, or there is none.
    """


TRADE_TASK: Final = AGENDA.task("trade", draw_cards)
