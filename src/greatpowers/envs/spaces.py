"""The spaces of all environments: what is observed, and what may be answered."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray

from greatpowers.envs.facts import space_of
from greatpowers.envs.sitting import Sitting
from greatpowers.kernel.features import LEAST, MOST


class Answers(Discrete):
    """The vocabulary of a game as a space; of itself it samples only what is allowed now."""

    def __init__(self, size: int, allowed: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(size)
        self._allowed = allowed

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return any answer that the mask allows; without one, any that may be given now."""
        if mask is None and probability is None:
            mask = self._allowed()
        return super().sample(mask=mask, probability=probability)


def observations(sitting: Sitting, full: bool = False) -> Space[Any]:
    """Return the space of what a player knows and may do; if ``full``, with the whole view."""
    known: dict[str, Space[Any]] = {
        "observation": Box(LEAST, MOST, (sitting.size,), np.float32),
        "action_mask": Box(0, 1, (sitting.actions,), np.int8),
    }
    return Dict(known | {"view": space_of(sitting.game.id)} if full else known)
