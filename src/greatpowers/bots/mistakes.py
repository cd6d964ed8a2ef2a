"""Mistakes: where a player of a finished game could have done better, knowing what he then knew."""

from collections.abc import Sequence
from itertools import dropwhile, islice, pairwise
from typing import Any, Final, NamedTuple

from greatpowers.bots.analyst import Advice, Inquiry, candidates, gap
from greatpowers.bots.budget import Budget
from greatpowers.bots.greedy import Codes, is_settled
from greatpowers.bots.hindsight import Standing
from greatpowers.bots.strong import PLAYED_ON, Candidate
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table

SUSPECTS: Final = 10
"""So many decisions of a game are looked at, those of all players taken together."""
SIMULATIONS: Final = 48
"""How many times what might have been done is played on."""
LEAST: Final = 0.02
"""What costs less of the chances is no mistake."""


class Suspect(NamedTuple):
    """A decision after which the chances of who took it fell."""

    seat: int
    at: int


class Mistake(NamedTuple):
    """What a seat did at a position, by how much its chance was better otherwise, and how."""

    seat: int
    at: int
    played: Plan
    cost: float
    better: Advice


def suspects(table: Table[Any], standings: Sequence[Standing]) -> list[Suspect]:
    """Return the decisions before the greatest falls, as many of one player as of another.

    How all came to their seats is no part of it.
    """
    seats = range(len(table.seats))
    seated = list(dropwhile(lambda each: table.at(each.at).seats != table.seats, standings))
    found: list[Suspect] = []
    for seat in seats:
        falls = [
            (one.chances[seat] - two.chances[seat], one.at, two.at) for one, two in pairwise(seated)
        ]
        falls.sort(reverse=True)
        decided = (_decision(table, seat, at, past) for fall, at, past in falls if fall > 0)
        found += islice((each for each in decided if each), max(1, SUSPECTS // len(seats)))
    return found


def review(
    table: Table[Any],
    suspect: Suspect,
    seed: str,
    seconds: float | None = None,
    simulations: int = SIMULATIONS,
    played_on: int = PLAYED_ON,
) -> Mistake | None:
    """Return what would have been better, if anything; it is looked for with what the seat knew."""
    moment, seat = table.at(suspect.at), suspect.seat
    played = _played(table, suspect)
    budget = Budget(simulations, seconds)
    chair = Chair(moment, seat)
    plans = candidates(chair, seed, budget)
    own = next((plan for plan in plans if plan.codes == played), Candidate(played))
    race = Inquiry(chair, f"{seed}/race", budget, played_on)
    best = race.compare([own, *(plan for plan in plans if plan is not own)], 1)[0]
    cost = gap(race.chances(best), race.chances(own))
    if best is own or cost < LEAST:
        return None
    known = table.game.vocabulary.options
    plan = tuple(known[code] for code in played)
    return Mistake(seat, suspect.at, plan, cost, race.advice(best))


def _decision(table: Table[Any], seat: int, at: int, past: int) -> Suspect | None:
    """Return the first decision of a seat between two positions that left a choice."""
    for position in range(at, past):
        if table.answers[position][0] == seat and not table.is_forced(position):
            ask = table.at(position).ask_of(seat)
            if ask is not None and len(ask.codes()) > 1:
                return Suspect(seat, position)
    return None


def _played(table: Table[Any], suspect: Suspect) -> Codes:
    """Return the answers that were given as one choice, from a position on."""
    moment = table.at(suspect.at)
    copy, codes = moment.fork(), []
    for seat, code in table.answers[suspect.at :]:
        if seat != suspect.seat:
            break
        copy.answer_known(seat, code)
        codes.append(code)
        if is_settled(copy, moment, seat):
            break
    copy.close()
    return tuple(codes)
