"""The deeds behind a Turn's menu: each Action and Minor Action registers what begins it (5.0)."""

from typing import Final

from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import VOCABULARY
from greatpowers.kit.deeds import Deeds

ACTIONS: Final[Deeds[State]] = Deeds(VOCABULARY)
"""Actions: one in a Turn."""

MINOR: Final[Deeds[State]] = Deeds(VOCABULARY)
"""Minor Actions: as many as a player likes, before and after the Action (5.2)."""
