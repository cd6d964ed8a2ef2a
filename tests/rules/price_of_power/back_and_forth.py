"""Tries at every answer of an affair: in a fork it is the same, and there it can be taken back."""

import pytest

from greatpowers.kernel.errors import UndoRefused
from tests.battery.play import AnyTable, snapshot


class Trial:
    """An affair under way, with what has been so far."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.before: list[object] = []
        self.walls = 0

    def answer(self, seat: int, code: int) -> None:
        """Give an answer in a fork and take it back, then give it; all is as it was, and the same.

        Without the consent of others answers go back up to the last wall, and not beyond.
        """
        table = self.table
        self.before.append(snapshot(table))
        fork = table.fork()
        assert snapshot(fork) == self.before[-1]
        fork.answer_known(seat, code)
        after = snapshot(fork)
        self._take_back(fork, seat)
        fork.close()
        table.answer_known(seat, code)
        assert snapshot(table) == after
        table.game.check(table.state)

    def _take_back(self, fork: AnyTable, seat: int) -> None:
        free = fork.undoable(seat)
        if 1 < free <= len(self.before):
            copy = fork.fork()
            copy.undo(seat, free)
            assert snapshot(copy) == self.before[-free]
            copy.close()
        if not free:
            self.walls += 1
            with pytest.raises(UndoRefused):
                fork.undo(seat)
        fork.undo(seat, consent=not free)
        assert snapshot(fork) == self.before[-1]
