"""16.5 Secondary effects: the symbols at the foot of an Event, from left to right."""

from typing import Final

from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair


def next_symbol(_t: PriceTable, _affair: Affair) -> None:
    """Resolve the next symbol of an Event."""


SYMBOLS_TASK: Final = AGENDA.task("symbols", next_symbol)
"""About an Event and *you*, or nobody if it resolves by itself."""
