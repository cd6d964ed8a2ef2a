"""Since when each seat has its question: others may have answered theirs meanwhile."""

from collections.abc import Iterable

from greatpowers.kernel.ask import Ask


class Questions:
    """The questions that stand open at a table, and the positions at which they were asked."""

    def __init__(self) -> None:
        self._asked: list[tuple[Ask, int]] = []

    def since(self, ask: Ask | None, position: int) -> int:
        """Return at which position a question was asked; one that is new, at the present one."""
        return next((at for known, at in self._asked if known is ask), position)

    def note(self, asks: Iterable[Ask], position: int) -> None:
        """Take note of the questions that stand open now."""
        self._asked = [(ask, self.since(ask, position)) for ask in asks]
