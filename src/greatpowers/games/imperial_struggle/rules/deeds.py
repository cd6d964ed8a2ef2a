"""What can be done in an action round: each deed stands beside the choice that offers it."""

from typing import Final

from greatpowers.games.imperial_struggle.state import State
from greatpowers.games.imperial_struggle.vocabulary import VOCABULARY
from greatpowers.kit.deeds import Deeds

DEEDS: Final[Deeds[State]] = Deeds(VOCABULARY)
