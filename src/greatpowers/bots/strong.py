"""The bot that thinks plans through: the best are played on, on several deals, and compared.

First it puts whole plans together. Then each is played on, every seat doing what is best for
itself: in the next segment with a close look, more hastily after it. What fares worse is dropped,
half by half or as soon as it is clearly behind, while the rest is tried on more deals.
"""

from random import Random
from typing import Any, Final

from greatpowers.bots.budget import Budget
from greatpowers.bots.greedy import RESTLESS, Codes, is_bluff, mix
from greatpowers.bots.hasty import Hasty
from greatpowers.bots.judging import HAND_WRITTEN, Judgement
from greatpowers.bots.planning import TIME_TO_PLAN, Planner
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table

SIMULATIONS: Final = 64
"""How many times plans are played on before one is chosen."""
CANDIDATES: Final = 8
"""How many plans are played on."""
PLAYED_ON: Final = 24
"""So many answers are played on at least, and then to the start of a segment."""
FARTHER: Final = 5
"""It is played on at most so many times as far."""
LAST: Final = 4
"""Where all choose at once, one of so many last plans is taken."""
ENOUGH_DEALS: Final = 3
"""On so many deals plans are compared at least before one is dropped as clearly behind."""
CLEARLY: Final = 3.0
"""So many standard errors are clearly behind."""
ALIKE: Final = 0.002
"""Plans whose worths are no farther apart are equally good: which one is taken, luck decides."""
AS_SOON: Final = 4
"""Ends of the game that are so few answers apart are as soon as each other."""
CLOSELY: Final = 40
"""How many options are looked at for who answers next."""


class Candidate:
    """A plan, and what came of it on each deal on which it was played on.

    ``ends`` tells on each how many answers its seat had given when it had won, the plan as one;
    below 0, how many were given after the plan until it had lost; 0 if the game went on.
    """

    __slots__ = ("codes", "ends", "fares")

    def __init__(self, codes: Codes) -> None:
        self.codes = codes
        self.fares: list[float] = []
        self.ends: list[int] = []

    @property
    def prospects(self) -> tuple[int, int]:
        """What is sure: a win, rather soon; else nothing; else a defeat, rather late."""
        if self.ends and min(self.ends) > 0:
            return 1, -_turns(max(self.ends))
        if self.ends and max(self.ends) < 0:
            return -1, -max(self.ends)
        return 0, 0

    @property
    def is_win(self) -> bool:
        """Say whether it won the game on all deals."""
        return self.prospects > (0, 0)

    @property
    def mean(self) -> float:
        """What came of it, on average."""
        return sum(self.fares) / len(self.fares) if self.fares else 0.0

    def is_clearly_behind(self, other: "Candidate") -> bool:
        """Say whether it fared worse than another on the same deals, and not by chance."""
        if self.is_win:
            return False
        gaps = self._gaps(other)
        deals = len(gaps)
        if deals < ENOUGH_DEALS:
            return False
        mean = sum(gaps) / deals
        spread = sum((gap - mean) ** 2 for gap in gaps) / (deals - 1)
        return mean > ALIKE and mean > CLEARLY * (spread / deals) ** 0.5

    def is_as_good_as(self, best: "Candidate") -> bool:
        """Say whether luck may decide between it and the best."""
        return self.prospects == best.prospects and best.mean - self.mean <= ALIKE

    def is_like(self, other: "Candidate") -> bool:
        """Say whether it fared as well as another on every deal: more of them will not tell."""
        gaps = self._gaps(other)
        return len(gaps) >= ENOUGH_DEALS and max(map(abs, gaps)) <= ALIKE

    def _gaps(self, other: "Candidate") -> list[float]:
        return [theirs - own for own, theirs in zip(self.fares, other.fares, strict=True)]


class Strong:
    """Puts plans together, plays the best of them on, and keeps the one that fares best.

    It thinks for so many simulations, the same with the same seed; ``seconds`` ends that sooner.
    ``worth`` is what came of the last plan that it chose, on average; nothing if it tried none.
    """

    def __init__(
        self,
        seed: str,
        simulations: int = SIMULATIONS,
        played_on: int = PLAYED_ON,
        judgement: Judgement = HAND_WRITTEN,
    ) -> None:
        self.seconds: float | None = None
        self.judgement = judgement
        self.worth: float | None = None
        self._luck = Random(seed)
        self._simulations = simulations
        self._played_on = played_on

    def choose(self, chair: Chair[Any]) -> Plan:
        """Choose one of the options of the seat, or several answers that are given as one."""
        self.worth = None
        options = chair.options()
        if len(options) == 1:
            return (options[0],)
        if chair.undoable() >= RESTLESS:
            return (chair.default(),)
        budget = Budget(self._simulations, self.seconds)
        for is_wide in (False, True):
            start = self._deal(chair)
            must_mix = is_bluff(start, chair.seat)
            planner = Planner(self._seed(), budget, self.judgement, is_wide=is_wide)
            plans = planner.plans(chair, start, CANDIDATES)
            race = Race(chair, self._seed(), budget, self._played_on, self.judgement)
            chosen = race.run([Candidate(plan) for plan in plans], must_mix)
            if chosen.prospects >= (0, 0) or budget.is_late(TIME_TO_PLAN):
                break
        self.worth = chosen.mean if chosen.fares else None
        known = chair.game.vocabulary.options
        return tuple(known[code] for code in chosen.codes)

    def _seed(self) -> str:
        return f"{self._luck.getrandbits(64):016x}"

    def _deal(self, chair: Chair[Any]) -> Table[Any]:
        return chair.fork(self._seed(), before_others=True)


class Race:
    """Plays plans on, on deals that are the same for all, until one of them is left."""

    def __init__(
        self,
        chair: Chair[Any],
        seed: str,
        budget: Budget,
        played_on: int,
        judgement: Judgement = HAND_WRITTEN,
    ) -> None:
        self._end = 0
        self._chair = chair
        self._budget = budget
        self._played_on = played_on
        self._judgement = judgement
        self._segments = 0
        self._luck = Random(seed)
        self._careful = Hasty(f"{seed}/careful", budget.is_late, CLOSELY, judgement)
        self._hasty = Hasty(f"{seed}/hasty", budget.is_late, judgement=judgement)

    def run(self, left: list[Candidate], must_mix: bool) -> Candidate:
        """Return the plan that fares best; before any was tried, the one that looked best."""
        left = self.narrow(left, LAST if must_mix else 2)
        best = left[0]
        if not best.fares:
            return best
        if must_mix and not best.is_win:
            return left[mix(self._luck, [plan.mean for plan in left])]
        return self._luck.choice([each for each in left if each.is_as_good_as(best)])

    def narrow(self, left: list[Candidate], last: int) -> list[Candidate]:
        """Try plans until the time is over, and return those that are left, the best first.

        What is clearly behind goes; of the rest half of them from stage to stage, down to the last.
        """
        stages = (len(left) - 1).bit_length()
        for stage in range(1, stages + 1):
            while not is_decided(left) and self._budget.share() < stage / stages:
                self._try_all(left)
                left.sort(key=_rank, reverse=True)
                left = [each for each in left if not each.is_clearly_behind(left[0])]
            left = left[: max(last, (len(left) + 1) // 2)]
        return left

    def _try_all(self, plans: list[Candidate]) -> None:
        """Play all plans on, on one deal that is the same for all of them.

        If time runs out meanwhile, the deal does not count: it was not the same for all.
        """
        self._budget.spend(len(plans))
        seed = f"{self._luck.getrandbits(64):016x}"
        deal = self._chair.fork(seed, before_others=True)
        fares = [(self._fare(deal.fork(), plan.codes), self._end) for plan in plans]
        deal.close()
        if not self._budget.is_late():
            for plan, (fare, end) in zip(plans, fares, strict=True):
                plan.fares.append(fare)
                plan.ends.append(end)

    def _fare(self, table: Table[Any], codes: Codes) -> float:
        """Follow a plan, play on, and return how good it then looks for the seat.

        All plans are played on through as many segments, so that they are judged at like moments.
        """
        seat, segment, segments = self._chair.seat, table.segment_start, 0
        for code in codes:
            ask = table.ask_of(seat)
            if ask is None or code not in ask.codes():
                break
            table.answer_known(seat, code)
        self._followed(table, codes)
        self._careful.begin()
        self._hasty.begin()
        first, own = table.position, 1
        while not self._budget.is_late():
            asks = table.asks()
            if table.segment_start != segment:
                segment = table.segment_start
                segments += 1
            answers = table.position - first
            is_segment_over = table.position == segment
            if not asks or (is_segment_over and self._is_far(segments, answers)):
                break
            if answers >= FARTHER * self._played_on:
                break
            own += asks[0].seat == seat
            mind = self._careful if segments <= 1 else self._hasty
            table = mind.advance(table, asks[0].seat)
        self._end = 0
        if table.result is not None:
            is_won = seat in table.result.winners
            self._end = own if is_won else first - table.position - 1
        worth = self._worth(table, codes)
        table.close()
        return worth

    def _followed(self, table: Table[Any], codes: Codes) -> None:
        """A plan was given, and is now played on: the analyst looks at what it has changed."""

    def _worth(self, table: Table[Any], codes: Codes) -> float:
        """Return how good the table looks to which a plan has led."""
        return self._judgement.worth(table, self._chair.seat)

    def _is_far(self, segments: int, answers: int) -> bool:
        """Say whether a plan was played on far enough: the first says how far all of them are."""
        if not self._segments and answers >= self._played_on:
            self._segments = segments
        return 0 < self._segments <= segments


def is_decided(left: list[Candidate]) -> bool:
    """Say whether no more deals are needed: the first plan wins, or all that are left are alike."""
    if left[0].is_win and len(left[0].fares) >= ENOUGH_DEALS:
        return True
    return all(each.is_like(left[0]) for each in left[1:])


def _turns(answers: int) -> int:
    """Return roughly how far off the end is; only what takes no answer but the plan is at once."""
    return (answers + AS_SOON - 2) // AS_SOON


def _rank(candidate: Candidate) -> tuple[tuple[int, int], float]:
    return candidate.prospects, candidate.mean
