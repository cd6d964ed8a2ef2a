"""What the rules make of a peace: which terms are open, what they bring, and what becomes of what.

Everything is told of one war as it stands for one player.
"""

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import PROVINCES, Province, Realm
from greatpowers.games.price_of_power.rules.keeping import (
    PRICE,
    is_capital,
    judge_exchange,
    judge_freedom,
    matches,
    settlement_of,
)
from greatpowers.games.price_of_power.rules.peace_gains import gains
from greatpowers.games.price_of_power.rules.terms import judge_term_as
from greatpowers.games.price_of_power.rules.victory import (
    lost_to,
    side_of,
    standing,
    taken_from,
    worth,
)
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import TERMS
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.verdict import Verdict


class WarLine(TypedDict):
    """A line of what a war or a peace brings."""

    text: str
    args: dict[str, str | int]
    number: int


class Judged(TypedDict):
    """Whether something could be done now and, if not, why, by which rule, and what opens it."""

    allowed: bool
    why: str
    cite: str
    opens: str


class TermExplained(Judged):
    """A term of peace, and what it would bring the player and his foe if it is allowed."""

    own: list[WarLine]
    theirs: list[WarLine]


class TakenExplained(TypedDict):
    """A Province that a player occupies: its Tax, what its return brings, whether it can be freed.

    A Capital goes back in any case.
    """

    tax: int
    is_capital: bool
    price: int
    freedom: Judged


class LostExplained(TypedDict):
    """A Province that the foe occupies: its Tax, and for which of the player's it may be had."""

    tax: int
    is_capital: bool
    exchange: Judged
    matches: list[str]


def lines(bill: Bill) -> list[WarLine]:
    """Return a bill as plain data."""
    return [{"text": line.text, "args": line.args, "number": line.number} for line in bill]


def judged(verdict: Verdict) -> Judged:
    """Return a verdict as plain data; what is allowed needs no reason."""
    if verdict.allowed:
        return {"allowed": True, "why": "", "cite": "", "opens": ""}
    return {"allowed": False, "why": verdict.reason, "cite": verdict.cite, "opens": verdict.opens}


def terms_explained(
    s: State, seat: Seat, foe: Realm, surrendered: bool
) -> dict[str, TermExplained]:
    """Tell which terms a player could enforce now, and what they would bring."""
    how = standing(s, seat, foe)
    return {
        name: _term(s, seat, foe, term, judge_term_as(s, seat, foe, term, how, surrendered))
        for term, name in enumerate(TERMS)
    }


def _term(s: State, seat: Seat, foe: Realm, term: int, verdict: Verdict) -> TermExplained:
    if not verdict.allowed:
        return {**judged(verdict), "own": [], "theirs": []}
    found = gains(s, seat, foe, term)
    return {**judged(verdict), "own": lines(found.own), "theirs": lines(found.theirs)}


def taken_explained(s: State, seat: Seat, foe: Realm) -> dict[str, TakenExplained]:
    """Tell what a player occupies of a foe and of those for whom it speaks."""
    places = taken_from(s, seat, side_of(s, foe))
    return {PROVINCES[place]: _taken(s, seat, foe, place) for place in places}


def _taken(s: State, seat: Seat, foe: Realm, place: Province) -> TakenExplained:
    return {
        "tax": worth(s, place),
        "is_capital": is_capital(s, place),
        "price": PRICE * worth(s, place),
        "freedom": judged(judge_freedom(s, settlement_of(s, seat, foe), place)),
    }


def lost_explained(s: State, seat: Seat, foe: Realm) -> dict[str, LostExplained]:
    """Tell what a foe occupies of a player and of those for whom he speaks."""
    return {PROVINCES[place]: _lost(s, seat, foe, place) for place in lost_to(s, seat, foe)}


def _lost(s: State, seat: Seat, foe: Realm, place: Province) -> LostExplained:
    deal = settlement_of(s, seat, foe)
    return {
        "tax": worth(s, place),
        "is_capital": is_capital(s, place),
        "exchange": judged(judge_exchange(s, deal, place)),
        "matches": [PROVINCES[each] for each in matches(s, deal, place)],
    }
