"""The bot that thinks plans through: the best are played on, on several deals, and compared.

Its unit is the plan: a whole choice of several answers, up to the next question to another seat,
the next draw or the next segment of the game. A beam of plans is put together by the game's
judgement; then each is played on by a hasty *greedy* at all seats, and those that fare worse are
dropped, half by half, while the rest is tried on more deals.
"""

import time
from random import Random
from typing import Any, Final, TypeAlias

from greatpowers.bots.greedy import RESTLESS, Greedy, give, is_bluff, mix
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table

Codes: TypeAlias = tuple[int, ...]

SIMULATIONS: Final = 64
"""How many times plans are played on before one is chosen."""
BEAM: Final = 4
"""How many plans are carried on side by side while they are put together."""
BRANCHES: Final = 3
"""With how many answers a plan is carried on."""
LONGEST: Final = 24
"""A plan has no more answers than this."""
CANDIDATES: Final = 8
"""How many plans are played on."""
PLAYED_ON: Final = 24
"""So many answers a plan is played on at least, and then to the start of a segment."""
FARTHER: Final = 5
"""It is played on at most so many times as far."""
LAST: Final = 4
"""Where all choose at once, one of so many last plans is taken."""
HASTE: Final = 12
HASTY_BREADTH: Final = (3, 1)
"""How many options, and answers to the questions they open, are tried while playing on."""


class Sketch:
    """A plan that is being put together: its answers, where they lead, and how good that looks."""

    __slots__ = ("codes", "is_whole", "table", "worth")

    def __init__(self, codes: Codes, table: Table[Any], worth: float, is_whole: bool) -> None:
        self.codes = codes
        self.table = table
        self.worth = worth
        self.is_whole = is_whole


class Candidate:
    """A plan, and what came of it each time it was played on."""

    __slots__ = ("codes", "hint", "total", "tries")

    def __init__(self, codes: Codes, hint: float) -> None:
        self.codes = codes
        self.hint = hint
        self.total = 0.0
        self.tries = 0

    @property
    def mean(self) -> float:
        """What came of it, on average; before it was ever tried, how good it looked."""
        return self.total / self.tries if self.tries else self.hint


class Strong:
    """Puts plans together, plays the best of them on, and keeps the one that fares best.

    It thinks for so many simulations, the same with the same seed; ``seconds`` ends that sooner.
    """

    def __init__(
        self, seed: str, simulations: int = SIMULATIONS, played_on: int = PLAYED_ON
    ) -> None:
        self.seconds: float | None = None
        self._luck = Random(seed)
        self._simulations = simulations
        self._played_on = played_on
        self._careful = Greedy(f"{seed}/careful")
        self._hasty = Greedy(f"{seed}/hasty", HASTE, HASTY_BREADTH)
        self._ends = 0.0

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat, or several answers that are given as one."""
        options = chair.options()
        if len(options) == 1:
            return (options[0],)
        if chair.undoable() >= RESTLESS:
            return (chair.default(),)
        if self.seconds is not None:
            self._ends = time.monotonic() + self.seconds
        known = chair.game.vocabulary.options
        return tuple(known[code] for code in self._best(chair))

    def _best(self, chair: Chair[Any]) -> Codes:
        start = self._deal(chair)
        must_mix = is_bluff(start, chair.seat)
        left = self._candidates(chair, start)
        halvings = (len(left) - 1).bit_length()
        while len(left) > 1 and not self._is_late():
            for _ in range(max(1, self._simulations // (len(left) * halvings))):
                self._try_all(chair, left)
            left.sort(key=_mean, reverse=True)
            if must_mix and len(left) <= LAST:
                return left[mix(self._luck, [plan.mean for plan in left])].codes
            left = left[: (len(left) + 1) // 2]
        return left[0].codes

    def _is_late(self) -> bool:
        return self.seconds is not None and time.monotonic() >= self._ends

    # -- putting plans together --------------------------------------------------------------

    def _candidates(self, chair: Chair[Any], start: Table[Any]) -> list[Candidate]:
        """Return the plans that look best, and those that the game proposes."""
        seat = chair.seat
        seen: list[Sketch] = []
        whole: list[Sketch] = []
        beam = [Sketch((), start, 0.0, False)]
        while beam:
            grown = [each for sketch in beam for each in self._grow(sketch, seat)]
            whole += [sketch for sketch in grown if sketch.is_whole]
            beam = _best_of([sketch for sketch in grown if not sketch.is_whole], BEAM)
            seen += grown
        proposed = [self._proposed(start, seat, plan) for plan in chair.plans(start)]
        best = _best_of([sketch for sketch in whole + proposed if sketch.codes], CANDIDATES)
        for sketch in (*seen, *proposed):
            sketch.table.close()
        start.close()
        return [Candidate(sketch.codes, sketch.worth) for sketch in best]

    def _deal(self, chair: Chair[Any]) -> Table[Any]:
        return chair.fork(f"{self._luck.getrandbits(64):016x}", before_others=True)

    def _grow(self, sketch: Sketch, seat: int) -> list[Sketch]:
        """Carry a plan on by each of the answers that look best."""
        table = sketch.table
        breadth = BRANCHES if sketch.codes else CANDIDATES
        ranked = self._careful.rank(table, seat)[:breadth]
        return [self._carry_on(sketch, seat, code, worth) for worth, code in ranked]

    def _proposed(self, start: Table[Any], seat: int, plan: Plan) -> Sketch:
        """Return a plan of the game's, as far as nobody else is asked before its end."""
        table = start.fork()
        given = give(table, seat, plan)
        worth = table.game.judge(table.state, seat)
        return Sketch(tuple(option.code for option in given), table, worth, True)

    def _carry_on(self, sketch: Sketch, seat: int, code: int, worth: float) -> Sketch:
        before = sketch.table
        table = before.fork()
        table.answer_known(seat, code)
        codes = (*sketch.codes, code)
        is_whole = (
            table.segment_start != before.segment_start
            or table.wall > before.wall
            or table.ask_of(seat) is None
            or len(table.asks()) > 1
            or len(codes) >= LONGEST
            or self._is_late()
        )
        return Sketch(codes, table, worth, is_whole)

    # -- playing them on ---------------------------------------------------------------------

    def _try_all(self, chair: Chair[Any], plans: list[Candidate]) -> None:
        """Play all plans on, on one deal that is the same for all of them.

        If time runs out meanwhile, the deal does not count: it was not the same for all.
        """
        deal = self._deal(chair)
        fares = []
        for plan in plans:
            if self._is_late():
                break
            table = deal.fork()
            fares.append(self._fare(table, chair.seat, plan.codes))
            table.close()
        deal.close()
        if len(fares) < len(plans):
            return
        for plan, fare in zip(plans, fares, strict=True):
            plan.total += fare
            plan.tries += 1

    def _fare(self, table: Table[Any], seat: int, codes: Codes) -> float:
        """Follow a plan, play on, and return how good it then looks for the seat."""
        for code in codes:
            ask = table.ask_of(seat)
            if ask is None or code not in ask.codes():
                break
            table.answer_known(seat, code)
        first = table.position
        while table.position - first < FARTHER * self._played_on:
            asks = table.asks()
            rests = table.position == table.segment_start
            if not asks or (rests and table.position - first >= self._played_on):
                break
            asked = asks[0].seat
            table.answer_known(asked, self._hasty.answer(table, asked))
        return table.game.judge(table.state, seat)


def _best_of(sketches: list[Sketch], most: int) -> list[Sketch]:
    """Return the best, and of those that give the same answers in another order only one."""
    found: dict[Codes, Sketch] = {}
    for sketch in sorted(sketches, key=_looks, reverse=True):
        found.setdefault(tuple(sorted(sketch.codes)), sketch)
    return list(found.values())[:most]


def _looks(sketch: Sketch) -> float:
    return sketch.worth


def _mean(candidate: Candidate) -> float:
    return candidate.mean
