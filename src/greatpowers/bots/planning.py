"""Plans: whole choices of several answers, put together by a judgement.

A plan goes up to the next question to another seat, the next draw or the next segment of the game.
Some are carried on side by side, the best of them, until they are whole.
"""

from typing import Any, Final

from greatpowers.bots.budget import Budget
from greatpowers.bots.foresight import worth_of
from greatpowers.bots.greedy import Codes, Greedy, Trial, by_turns, give
from greatpowers.bots.judging import HAND_WRITTEN, Judgement
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table

BEAM: Final = 4
"""How many plans are carried on side by side while they are put together."""
BRANCHES: Final = 3
"""With how many answers a plan is carried on."""
WIDE_BEAM: Final = 16
WIDE_BRANCHES: Final = 12
"""The same where all plans found so far lose the game."""
LONGEST: Final = 24
"""A plan has no more answers than this."""
TIME_TO_PLAN: Final = 0.4
"""What part of the time may go into putting plans together."""


class Sketch:
    """A plan that is being put together: its answers, where they lead, and how good that looks."""

    __slots__ = ("codes", "is_whole", "table", "worth")

    def __init__(self, codes: Codes, table: Table[Any], worth: float, is_whole: bool) -> None:
        self.codes = codes
        self.table = table
        self.worth = worth
        self.is_whole = is_whole

    @property
    def kinds(self) -> frozenset[str]:
        """The verbs of its answers."""
        options = self.table.game.vocabulary.options
        return frozenset(options[code].verb for code in self.codes)


class Planner:
    """Puts plans together, with *greedy*'s eyes for what to do next.

    ``is_wide``: it carries on many more, and those of each kind before more of the same.
    """

    def __init__(
        self,
        seed: str,
        budget: Budget,
        judgement: Judgement = HAND_WRITTEN,
        *,
        is_wide: bool = False,
    ) -> None:
        self._budget = budget
        self._judgement = judgement
        self._is_wide = is_wide
        self._eyes = Greedy(seed, is_late=self._is_late, judgement=judgement)

    def plans(self, chair: Chair[Any], start: Table[Any], most: int) -> list[Codes]:
        """Return the plans that look best, the best first, also of those that the game proposes."""
        seat = chair.seat
        found = [self._proposed(start, seat, plan) for plan in chair.plans(start)]
        beam = [Sketch((), start, 0.0, False)]
        while beam:
            grown = [each for sketch in beam for each in self._grow(sketch, seat, most)]
            for sketch in beam:
                sketch.table.close()
            found += [sketch for sketch in grown if sketch.is_whole]
            beam = self._narrow([sketch for sketch in grown if not sketch.is_whole])
        return [sketch.codes for sketch in _best_of(found, most) if sketch.codes]

    def _grow(self, sketch: Sketch, seat: int, most: int) -> list[Sketch]:
        """Carry a plan on by each of the answers that look best."""
        branches = BRANCHES if sketch.codes else most
        if self._is_wide:
            branches = WIDE_BRANCHES
        ranked = self._eyes.rank(sketch.table, seat, branches, varied=self._is_wide)
        return [self._carry_on(sketch, trial) for trial in ranked]

    def _carry_on(self, sketch: Sketch, trial: Trial) -> Sketch:
        codes = sketch.codes + trial.line
        is_whole = trial.is_whole or len(codes) >= LONGEST or self._is_late()
        if is_whole:
            trial.fork.close()
        return Sketch(codes, trial.fork, trial.worth, is_whole)

    def _narrow(self, grown: list[Sketch]) -> list[Sketch]:
        """Return which of the plans that are not whole yet are carried on."""
        if not self._is_wide:
            return _best_of(grown, BEAM)
        best = _best_of(grown, len(grown))
        return by_turns(best, [sketch.kinds for sketch in best])[:WIDE_BEAM]

    def _proposed(self, start: Table[Any], seat: int, plan: Plan) -> Sketch:
        """Return a plan of the game's, as far as nobody else is asked before its end."""
        table = start.fork()
        given = give(table, seat, plan)
        worth = worth_of(table, seat, self._judgement)
        table.close()
        return Sketch(tuple(option.code for option in given), table, worth, True)

    def _is_late(self) -> bool:
        return self._budget.is_late(TIME_TO_PLAN)


def _best_of(sketches: list[Sketch], most: int) -> list[Sketch]:
    """Return the best, and of those that give the same answers in another order only one."""
    found: dict[Codes, Sketch] = {}
    for sketch in sorted(sketches, key=_looks, reverse=True):
        found.setdefault(tuple(sorted(sketch.codes)), sketch)
    return list(found.values())[:most]


def _looks(sketch: Sketch) -> float:
    return sketch.worth
