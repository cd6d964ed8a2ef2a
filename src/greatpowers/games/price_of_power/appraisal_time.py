"""How much of the game is still to come, as far as it is worth reckoning with."""

from typing import Final

from greatpowers.games.price_of_power.components.scenarios import ROUNDS_OF_AGE
from greatpowers.games.price_of_power.state import INCOME, State

HORIZON: Final = 4
"""So many Rounds ahead are reckoned with."""


def rounds_left(s: State) -> int:
    """Return how many Rounds follow the present one."""
    return ROUNDS_OF_AGE[s.scenario] * (len(s.ages) - s.ages.index(s.age)) - s.round


def incomes_left(s: State) -> int:
    """Return how many incomes are still to come that are worth reckoning with."""
    return min(HORIZON, rounds_left(s) + (s.phase < INCOME))


def useful_incomes(s: State) -> int:
    """Return how many incomes are still to come of which something can be made afterwards."""
    return min(HORIZON, max(0, rounds_left(s) - (s.phase >= INCOME)))
