"""17.3 Milestones: four public goals, one of each type."""

from greatpowers.games.price_of_power.components.cards import Age, Milestone
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.state import PriceTable


def prepare(t: PriceTable, age: Age) -> None:
    """Take away the Milestones of the last Age and turn up one of each type."""


def replace(t: PriceTable, milestone: Milestone) -> None:
    """Replace an open Milestone by another of its type and Age, if one is left."""


def check(t: PriceTable, active: Seat = NOBODY) -> None:
    """Score Milestones that are reached now, in turn order from the Active or First Player."""
