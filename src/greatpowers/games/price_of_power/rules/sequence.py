"""The course of play for the kernel: the agenda says what is next, scoring says who has won."""

import greatpowers.games.price_of_power.effects.verbs  # noqa: F401 - cards find their verbs
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.scoring import ENDINGS, result
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.ask import Play

__all__ = ["ENDINGS", "result", "segment"]


def segment(t: PriceTable) -> Play[None]:
    """Play the next step of the affair on top of the agenda."""
    return AGENDA.segment(t)
