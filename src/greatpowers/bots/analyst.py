"""The analyst: it weighs what a seat might do now as *strong* does, and tells what it found."""

from dataclasses import dataclass
from typing import Any, Final

from greatpowers.bots.budget import Budget
from greatpowers.bots.planning import Planner
from greatpowers.bots.strong import CANDIDATES, PLAYED_ON, Candidate, Race
from greatpowers.kernel.chair import Chair, Plan

SIMULATIONS: Final = 120
"""How many times plans are played on."""
ADVISED: Final = 3
"""How many plans are told."""


@dataclass(frozen=True)
class Advice:
    """A plan, and its worth for the seat: what came of it on so many deals, from -1 to 1.

    ``error`` is the standard error of the worth.
    """

    plan: Plan
    worth: float
    error: float
    deals: int


def advise(
    chair: Chair[Any],
    seed: str,
    seconds: float | None = None,
    simulations: int = SIMULATIONS,
    played_on: int = PLAYED_ON,
) -> list[Advice]:
    """Return the plans that fare best for a seat that is asked, the best first."""
    budget = Budget(simulations, seconds)
    start = chair.fork(f"{seed}/plans", before_others=True)
    plans = Planner(f"{seed}/planner", budget).plans(chair, start, CANDIDATES)
    tried = [Candidate(plan) for plan in plans]
    Race(chair, f"{seed}/race", budget, played_on).narrow(tried.copy(), ADVISED)
    tried.sort(key=_rank, reverse=True)
    known = chair.game.vocabulary.options
    return [
        Advice(tuple(known[code] for code in each.codes), each.mean, each.error, len(each.fares))
        for each in tried[:ADVISED]
    ]


def _rank(candidate: Candidate) -> tuple[int, float]:
    """Order plans: one that was dropped was tried on fewer deals."""
    return len(candidate.fares), candidate.mean
