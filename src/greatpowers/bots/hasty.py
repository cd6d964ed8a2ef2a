"""Greedy in a hurry: it plays on, for all seats, what somebody who thinks ahead has begun."""

from collections.abc import Callable
from typing import Any, Final

from greatpowers.bots.greedy import Greedy, worth_trying
from greatpowers.bots.judging import HAND_WRITTEN, Judgement
from greatpowers.kernel.table import Table

OPTIONS: Final = 24
BREADTH: Final = (3, 1)
"""How many options, and answers to the questions they open, are tried."""
AGAIN: Final = 4
"""Of a question that comes back, so many options that looked best before are tried again."""


class Hasty(Greedy):
    """Takes few looks, and fewer still where it has just looked."""

    def __init__(
        self,
        seed: str,
        is_late: Callable[[], bool],
        options: int = OPTIONS,
        judgement: Judgement = HAND_WRITTEN,
    ) -> None:
        super().__init__(seed, options, BREADTH, is_late, judgement)
        self._seen: dict[tuple[int, str], list[int]] = {}
        self._segment = -1

    def begin(self) -> None:
        """Forget what looked good on the table before."""
        self._segment = -1

    def advance(self, table: Table[Any], seat: int) -> Table[Any]:
        """Return a table, which is closed, as it is after its answer and those that go with it."""
        ask = table.ask_of(seat)
        assert ask is not None
        codes = worth_trying(table, seat, ask.codes())
        if len(codes) == 1:
            table.answer_known(seat, codes[0])
            return table
        if table.segment_start != self._segment:
            self._segment = table.segment_start
            self._seen.clear()
        known = self._seen.get((seat, ask.prompt))
        trials = self._trials(table, seat, self._some_again(codes, known, ask.default_code()))
        if known is None:
            self._seen[seat, ask.prompt] = [trial.code for trial in trials]
        best = self._pick(table, seat, trials)
        self._forget([best])
        table.close()
        return best.fork

    def _some_again(self, codes: list[int], known: list[int] | None, default: int) -> list[int]:
        """Return what to try: what looked best before and is still there, else any."""
        if known is None:
            return self._some(codes, self._options)
        again = [code for code in known if code in codes][:AGAIN]
        return again if default in again or default not in codes else [*again, default]
