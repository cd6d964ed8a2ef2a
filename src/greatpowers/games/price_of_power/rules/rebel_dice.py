"""Rebel Dice (14.2)."""

from typing import Final

from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair


def roll(t: PriceTable, affair: Affair) -> None:
    """Roll for a player's Unrest in an Area, at most so many dice: numbers seat, area, most."""


def roll_all(t: PriceTable, affair: Affair) -> None:
    """Roll for all Unrest of a player, Area by Area: numbers seat, most."""


ROLL: Final = AGENDA.task("roll_rebels", roll)
ROLL_ALL: Final = AGENDA.task("roll_all_rebels", roll_all)
