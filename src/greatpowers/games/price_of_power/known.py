"""What was found of some rows of the state, known for as long as they are the same.

Rows of the map seldom change, and copies of a state share them: that two are the same is seen at
once. What is found of them is the same for all players, and for all copies.
"""

from typing import Any, Final

FEW: Final = 12
"""Of so many single rows it is known at once what was found of them."""


class Known:
    """What was found last, and of which rows."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: tuple[list[object], Any] | None = None

    def of(self, rows: list[object]) -> Any:
        """Return what was found of rows like these, if they were the last."""
        last = self._last
        return last[1] if last is not None and last[0] == rows else None

    def keep(self, rows: list[object], found: Any) -> None:
        """Note what is found of some rows; nobody changes it."""
        self._last = [_kept(row) for row in rows], found


class KnownOfFew:
    """What was found of each of the last few rows; they are tuples, which nobody changes."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: list[tuple[object, Any]] = []

    def of(self, row: object) -> Any:
        """Return what was found of this very row, if it was one of the last."""
        for kept, found in self._found:
            if kept is row:
                return found
        return None

    def keep(self, row: object, found: Any) -> None:
        """Note what is found of a row; nobody changes it."""
        self._found = [(row, found), *self._found[: FEW - 1]]


def _kept(row: object) -> object:
    """Return a row as it is now; a list may change."""
    return [_kept(each) for each in row] if isinstance(row, list) else row
