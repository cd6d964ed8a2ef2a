"""Deals that lie on the table between two players, one for each pair at most (R225)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.rules.deal_terms import mirrored
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule

MAKER: Final = 0
PARTNER: Final = 1
IS_ACCEPTED: Final = 2
PIECES: Final = 3
"""From here on a row has the codes of the deal, as its maker chose them."""


def pair_of(one: Seat, two: Seat) -> int:
    """Return the number of a pair of seats."""
    first, second = min(one, two), max(one, two)
    return second * (second - 1) // 2 + first


def offers_on_table(s: State) -> list[list[int]]:
    """Return the rows of all that lies on the table."""
    return [row for row in s.offers if row]


def offer_between(s: State, one: Seat, two: Seat) -> list[int]:
    """Return the row of what lies on the table between two players; an empty one if nothing."""
    return s.offers[pair_of(one, two)]


def offer_as_seen_by(s: State, seat: Seat, other: Seat) -> list[int]:
    """Return the deal that lies between two players as one would put it, if there is one."""
    row = offer_between(s, seat, other)
    if not row:
        return []
    return row[PIECES:] if row[MAKER] == seat else mirrored(row[PIECES:])


def clear_offer(s: State, one: Seat, two: Seat) -> None:
    """Take what lies between two players from the table."""
    offer_between(s, one, two).clear()


@rule("R225")
def lay_offer(s: State, maker: Seat, partner: Seat, codes: list[int]) -> None:
    """Lay a deal on the table, in the place of what lay there between both."""
    s.offers[pair_of(maker, partner)] = [maker, partner, 0, *codes]
