"""What a player with sense says of offers that others have laid on the table for him (R225)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.judgement import judge
from greatpowers.games.price_of_power.rules.deals import carry_out
from greatpowers.games.price_of_power.rules.offer_rows import (
    IS_ACCEPTED,
    MAKER,
    PARTNER,
    offers_on_table,
)
from greatpowers.games.price_of_power.rules.offers import judge_offer, whole_deal
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import ACCEPT_OFFER, REFUSE_OFFER
from greatpowers.kernel.aside import Replies
from greatpowers.kernel.verdict import ALLOWED

CLEAR: Final = 0.002
"""By how much a deal has to change the worth of a position for a word about it."""


def unanswered(s: State) -> dict[Seat, list[list[int]]]:
    """Return the offers that wait for a player's word, by his seat."""
    found: dict[Seat, list[list[int]]] = {}
    for row in offers_on_table(s):
        if not row[IS_ACCEPTED]:
            found.setdefault(row[PARTNER], []).append(row)
    return found


def worth_of_offer(t: PriceTable, seat: Seat, maker: Seat) -> float:
    """Return how much better a player would be off with the deal that another has laid there."""
    tried = t.fork()
    before = judge(tried.state, seat)
    _make(tried, seat, maker)
    worth = judge(tried.state, seat) - before
    tried.close()
    return worth


def _make(t: PriceTable, seat: Seat, maker: Seat) -> None:
    """Make the deal that another has laid there for a player, on a copy."""
    _talk, terms = whole_deal(t.state, maker, t.state.realm[seat])
    carry_out(t, maker, maker, seat, terms)


def agree(t: PriceTable, seat: Seat, said: int) -> bool:
    """Make the deal of which a player says yes or no, on a copy; say whether it was yes."""
    is_yes = said in ACCEPT_OFFER
    realm = (ACCEPT_OFFER if is_yes else REFUSE_OFFER).target(said)
    _make(t, seat, t.state.seat_of[realm])
    return is_yes


def choose_reply(t: PriceTable, seat: Seat) -> int | None:
    """Accept the first offer that helps a player, or refuse one that harms him.

    What cannot be made now, or makes no difference, is left lying there.
    """
    s = t.state
    for row in unanswered(s).get(seat, ()):
        maker = row[MAKER]
        if judge_offer(s, maker, seat) is not ALLOWED:
            continue
        worth = worth_of_offer(t, seat, maker)
        if abs(worth) > CLEAR:
            return (ACCEPT_OFFER if worth > 0 else REFUSE_OFFER)(s.realm[maker])
    return None


REPLIES: Final = Replies(unanswered, choose_reply, agree)
