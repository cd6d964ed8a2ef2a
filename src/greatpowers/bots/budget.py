"""How long a bot may think about a choice: so many simulations, and if it has a clock, seconds."""

import time


class Budget:
    """What a choice may cost, and what of it is spent. Without seconds no clock is read."""

    def __init__(self, simulations: int, seconds: float | None) -> None:
        self._simulations = simulations
        self._seconds = seconds
        self._begun = 0.0 if seconds is None else time.monotonic()
        self._spent = 0

    def spend(self, simulations: int) -> None:
        """Note that something was simulated."""
        self._spent += simulations

    def share(self) -> float:
        """Return how much of it is spent, from 0 to 1 and beyond."""
        share = self._spent / self._simulations
        if self._seconds is None:
            return share
        return max(share, 1.0 if self.is_late() else self._elapsed() / self._seconds)

    def is_late(self, part: float = 1.0) -> bool:
        """Say whether a part of the time is over, or all of it."""
        return self._seconds is not None and self._elapsed() >= part * self._seconds

    def _elapsed(self) -> float:
        return time.monotonic() - self._begun
