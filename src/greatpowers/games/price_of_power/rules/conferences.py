"""5.1.7 Secret Negotiations, an optional rule: who has a Turn pays for a talk with another (R237).

The two may speak alone until that Turn is over; everything else is said to everybody.
"""

from typing import Final

from greatpowers.games.price_of_power.components.tables import DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Realm, realm_text
from greatpowers.games.price_of_power.rules.actions import MINOR
from greatpowers.games.price_of_power.rules.mats import opponents, realm_name
from greatpowers.games.price_of_power.rules.ownership import has, plus
from greatpowers.games.price_of_power.rules.prices import judge_price, pay
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import CONFER
from greatpowers.kernel.ask import Choice, Menu
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import Verdict, refuse

IN_CONFERENCE: Final = refuse("no-confer-already", "5.1.7", "opens-next-turn")


def price(bill: Bill | None = None) -> int:
    """Return the DIP that a talk in private costs."""
    return charge(bill, "bill-confer", 1)


@rule("5.1.7", "R237")
def judge_conference(s: State, seat: Seat, other: Seat) -> Verdict:
    """Say whether a player may pay for a talk with another: once in a Turn."""
    if has(s.conferring, other):
        return IN_CONFERENCE
    return judge_price(s, seat, DIP, price())


def confer_choices(s: State, seat: Seat) -> Menu:
    """Offer to talk in private with each of the other players, where that has a price."""
    if not s.has_secret_talks:
        return []
    return [
        Choice(
            CONFER,
            [s.realm[other] for other in opponents(s, seat)],
            lambda realm: judge_conference(s, seat, s.seat_of[realm]),
            cost=lambda _, bill: price(bill),
            paid_in=POWERS[DIP],
        )
    ]


@rule("5.1.7", "R237")
@MINOR.on(CONFER)
def confer(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Pay, and let both speak alone; nobody takes that back, as it may have been used."""
    s = t.state
    pay(s, seat, DIP, price())
    s.conferring = plus(s.conferring, s.seat_of[realm])
    t.say("log-confers", power=realm_name(s, seat), target=realm_text(realm), cite="5.1.7")
    t.raise_wall()


@rule("5.1.7", "R237")
def confidants(s: State, seat: int) -> tuple[int, ...] | None:
    """Return with whom a player may speak alone now; nothing where the rules leave it to the table.

    So they do without the optional rule, and when the game is over.
    """
    if not s.has_secret_talks or s.ending:
        return None
    if s.turn == NOBODY or not s.conferring:
        return ()
    if seat == s.turn:
        return tuple(other for other in range(s.players) if has(s.conferring, other))
    return (s.turn,) if has(s.conferring, seat) else ()
