"""The analyst: it weighs what a seat might do now as *strong* does, and tells what it found."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from greatpowers.bots import aims
from greatpowers.bots.aims import Aim, Points
from greatpowers.bots.budget import Budget
from greatpowers.bots.chances import chances
from greatpowers.bots.greedy import Codes
from greatpowers.bots.judging import judgement_of
from greatpowers.bots.planning import Planner
from greatpowers.bots.strong import CANDIDATES, PLAYED_ON, Candidate, Race
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table

SIMULATIONS: Final = 120
"""How many times plans are played on."""
ADVISED: Final = 3
"""How many plans are told."""
EVEN: Final = 0.5


@dataclass(frozen=True)
class Advice:
    """A plan, what came of it on so many deals, and why.

    ``worth`` is that from -1 to 1, by the best judgement there is, and ``chance`` how likely the
    seat then wins, with the standard ``error``.
    """

    plan: Plan
    worth: float
    chance: float
    error: float
    deals: int
    aims: list[Aim]


def advise(
    chair: Chair[Any],
    seed: str,
    seconds: float | None = None,
    simulations: int = SIMULATIONS,
    played_on: int = PLAYED_ON,
) -> list[Advice]:
    """Return the plans that fare best for a seat that is asked, the best first."""
    budget = Budget(simulations, seconds)
    race = Inquiry(chair, f"{seed}/race", budget, played_on)
    tried = race.compare(candidates(chair, seed, budget))
    return [race.advice(each) for each in tried[:ADVISED]]


def candidates(chair: Chair[Any], seed: str, budget: Budget) -> list[Candidate]:
    """Return the plans that look best before they are played on."""
    start = chair.fork(f"{seed}/plans", before_others=True)
    planner = Planner(f"{seed}/planner", budget, judgement_of(chair.game))
    return [Candidate(plan) for plan in planner.plans(chair, start, CANDIDATES)]


class Fare:
    """What was seen of a plan on one deal: the chance at its end, and what weighed on the way."""

    __slots__ = ("after", "before", "chance", "given")

    def __init__(self, before: Points) -> None:
        self.before = before
        self.given: Points = {}
        self.after: Points = {}
        self.chance = EVEN


class Inquiry(Race):
    """A race that keeps what it saw of each plan, so that it can be told."""

    def __init__(self, chair: Chair[Any], seed: str, budget: Budget, played_on: int) -> None:
        super().__init__(chair, seed, budget, played_on, judgement_of(chair.game))
        self._deals: list[dict[Codes, Fare]] = []

    def compare(self, plans: list[Candidate], last: int = ADVISED) -> list[Candidate]:
        """Try plans until the last few are left, and return all of them, the best first."""
        self.narrow(plans.copy(), last)
        return sorted(plans, key=_rank, reverse=True)

    def advice(self, plan: Candidate) -> Advice:
        """Return what was found about a plan."""
        known = self._chair.game.vocabulary.options
        found = self.chances(plan)
        deals = len(found)
        chance = sum(found) / deals if found else EVEN
        spread = sum((each - chance) ** 2 for each in found) / max(1, deals - 1)
        return Advice(
            tuple(known[code] for code in plan.codes),
            plan.mean,
            chance,
            (spread / deals) ** 0.5 if deals > 1 else 1.0,
            len(plan.fares),
            self._aims(plan),
        )

    def chances(self, plan: Candidate) -> list[float]:
        """Return the chance at the end of a plan, on one deal after the other."""
        return [deal[plan.codes].chance for deal in self._deals_of(plan)]

    def _deals_of(self, plan: Candidate) -> list[dict[Codes, Fare]]:
        """Return what was seen on the deals that count for a plan."""
        return [deal for deal in self._deals[: len(plan.fares)] if plan.codes in deal]

    def _aims(self, plan: Candidate) -> list[Aim]:
        """Return what a plan changes by itself, and what follows it rather than other plans."""
        deals = self._deals_of(plan)
        if not deals:
            return []
        own = [deal[plan.codes] for deal in deals]
        usual = [aims.mean([_sequel(fare) for fare in deal.values()]) for deal in deals]
        rather = [aims.change(row, _sequel(fare)) for row, fare in zip(usual, own, strict=True)]
        gained = aims.mean([aims.change(fare.before, fare.given) for fare in own])
        return aims.tell(gained, aims.mean(rather))

    # -- while it runs -----------------------------------------------------------------------

    def _try_all(self, plans: list[Candidate]) -> None:
        self._deals.append({})
        super()._try_all(plans)

    def _fare(self, table: Table[Any], codes: Codes) -> float:
        self._deals[-1][codes] = Fare(aims.weigh(table, self._chair.seat))
        return super()._fare(table, codes)

    def _followed(self, table: Table[Any], codes: Codes) -> None:
        self._deals[-1][codes].given = aims.weigh(table, self._chair.seat)

    def _worth(self, table: Table[Any], codes: Codes) -> float:
        seat, fare = self._chair.seat, self._deals[-1][codes]
        fare.after, fare.chance = aims.weigh(table, seat), chances(table)[seat]
        return super()._worth(table, codes)


def _sequel(fare: Fare) -> Points:
    return aims.change(fare.given, fare.after)


def _rank(candidate: Candidate) -> tuple[int, float]:
    """Order plans: one that was dropped was tried on fewer deals."""
    return len(candidate.fares), candidate.mean


def gap(better: Sequence[float], worse: Sequence[float]) -> float:
    """Return by how much chances are better, on average, on the deals on which both were seen."""
    pairs = list(zip(better, worse, strict=False))
    return sum(one - other for one, other in pairs) / len(pairs) if pairs else 0.0
