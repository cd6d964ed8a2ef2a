"""Recounts: what others did since a seat last answered, and to what end, as far as it may know."""

from typing import Any, Final, NamedTuple

from greatpowers.bots import aims
from greatpowers.bots.aims import Aim, Points
from greatpowers.kernel.table import Table

DEALS: Final = 6
"""On so many deals of what the seat cannot see it is weighed what the others have changed."""


class Turn(NamedTuple):
    """What a seat did from one position to another, and what that changed for it."""

    seat: int
    first: int
    past: int
    aims: list[Aim]


def recount(table: Table[Any], seat: int, seed: str) -> list[Turn]:
    """Return the turns of all others since the last answer of a seat, as it sees them."""
    given = table.answers
    since = next((n for n in range(len(given), 0, -1) if given[n - 1][0] == seat), 0)
    found = []
    for other in dict.fromkeys(who for who, _ in given[since:] if who != seat):
        own = [n for n in range(since, len(given)) if given[n][0] == other]
        first, past = own[0], own[-1] + 1
        gained = aims.change(*(_weighed(table, at, other, seat, seed) for at in (first, past)))
        found.append(Turn(other, first, past, aims.tell(gained, {})))
    return found


def _weighed(table: Table[Any], at: int, seat: int, eyes: int, seed: str) -> Points:
    """Return what weighs for a seat at a position, for all that another seat then knew."""
    moment = table.at(at)
    rows = []
    for deal in range(DEALS):
        guess = moment.fork(redeal_for=eyes, seed=f"{seed}/{deal}")
        rows.append(aims.weigh(guess, seat))
        guess.close()
    return aims.mean(rows)
