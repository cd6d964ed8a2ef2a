"""The bot that plays its first thoughts on: the floor that a better search has to beat."""

from random import Random
from typing import Any, Final

from greatpowers.bots.greedy import RESTLESS, Greedy
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table

ANSWERS: Final = 4
DEALS: Final = 2
SEGMENTS: Final = 2
FARTHEST: Final = 200
"""Some segments are long; none is played on for more answers than this."""


class Rollout:
    """Has *greedy* play its own best answers on, on some deals, and takes what fares best."""

    def __init__(self, seed: str) -> None:
        self._luck = Random(seed)
        self._greedy = Greedy(f"{seed}/greedy")

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat."""
        options = chair.options()
        if len(options) == 1 or chair.undoable() >= RESTLESS:
            return (options[0] if len(options) == 1 else chair.default(),)
        deals = [self._deal(chair) for _ in range(DEALS)]
        codes = [trial.code for trial in self._greedy.rank(deals[0], chair.seat, ANSWERS)]
        fares = [sum(self._fare(deal, chair.seat, code) for deal in deals) for code in codes]
        for deal in deals:
            deal.close()
        return (chair.game.vocabulary.options[codes[fares.index(max(fares))]],)

    def _deal(self, chair: Chair[Any]) -> Table[Any]:
        return chair.fork(f"{self._luck.getrandbits(64):016x}", before_others=True)

    def _fare(self, deal: Table[Any], seat: int, code: int) -> float:
        table = deal.fork()
        first, segments = table.position, 0
        table.answer_known(seat, code)
        while (asks := table.asks()) and table.position - first < FARTHEST:
            segments += table.position == table.segment_start
            if segments >= SEGMENTS:
                break
            table.answer_known(asks[0].seat, self._greedy.answer(table, asks[0].seat))
        worth = table.game.judge(table.state, seat)
        table.close()
        return worth
