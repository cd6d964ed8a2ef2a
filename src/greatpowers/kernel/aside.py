"""Asides: what a seat may say at any time though it is not asked, and nobody else hears.

A secret mission is set to be scored or held; a note is made for later. An aside is recorded like an
answer, changes only what its seat alone can see, and stops nobody.
"""

from collections.abc import Callable
from typing import Any

from greatpowers.kernel.ask import Menu


class Asides:
    """What a game lets seats say beside its questions.

    ``menu`` lists what a seat may say as the state stands; it may be nothing. ``do`` carries it
    out, on what that seat alone can see.
    """

    def __init__(
        self, menu: Callable[[Any, int], Menu], do: Callable[[Any, int, int], None]
    ) -> None:
        self.menu = menu
        self.do = do

    def codes(self, state: Any, seat: int) -> list[int]:
        """Return the codes of all that a seat may say now, ascending."""
        codes: list[int] = []
        for choice in self.menu(state, seat):
            choice.collect(codes)
        return sorted(set(codes))
