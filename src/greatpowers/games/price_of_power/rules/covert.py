"""Covert Actions and those who counter them (5.4.5, 6.2.4)."""

from typing import Final

from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair


def counter(t: PriceTable, affair: Affair) -> None:
    """Ask for Counterespionage: numbers seat, victim (or NOBODY). Comes out as 1 if countered."""


WINDOW: Final = AGENDA.task("counter", counter)
