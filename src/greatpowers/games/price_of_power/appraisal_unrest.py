"""What Unrest costs, in points of Prestige: now, and by what may come of it."""

from typing import Final

from greatpowers.games.price_of_power.appraisal_time import incomes_left
from greatpowers.games.price_of_power.state import State

UNREST: Final = -0.4
UNREST_A_ROUND: Final = -0.25
"""What Unrest may cost, and what more for each income to come: a lost Province is lost for good."""


def harm_of_unrest(s: State) -> float:
    """Return what Unrest in a Province is worth: nothing where no income is to come."""
    left = incomes_left(s)
    return UNREST + UNREST_A_ROUND * left if left else 0.0
