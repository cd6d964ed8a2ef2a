"""Prices in power and Ducats, and whether a player can pay them (5.0)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import idea_text
from greatpowers.games.price_of_power.components.tables import Power, Seat
from greatpowers.games.price_of_power.effects.modifiers import of_ideas, sources
from greatpowers.games.price_of_power.rules.mats import power_of, spend_power
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.bill import NO_STAKES, Bill, Line, Stakes, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NO_POWER: Final = (
    refuse("no-not-enough-adm", "5.0", "opens-power"),
    refuse("no-not-enough-dip", "5.0", "opens-power"),
    refuse("no-not-enough-mil", "5.0", "opens-power"),
)
NO_DUCATS: Final = refuse("no-not-enough-ducats", "5.0", "opens-ducats")

DUCATS: Final = "ducats"
"""What a price is paid in, besides the names of the types of power."""


@rule("5.0")
def judge_price(s: State, seat: Seat, power: Power, number: int, ducats: int = 0) -> Verdict:
    """Say whether a player can pay some power of a type, and some Ducats."""
    if power_of(s, seat, power) < number:
        return NO_POWER[power]
    return ALLOWED if s.ducats[seat] >= ducats else NO_DUCATS


def pay(s: State, seat: Seat, power: Power, number: int, ducats: int = 0) -> None:
    """Take power and Ducats that are there."""
    assert s.ducats[seat] >= ducats, "not enough Ducats"
    spend_power(s, seat, power, number)
    s.ducats[seat] -= ducats


def with_ducats(ducats: int) -> Stakes:
    """Return the part of a price in power that is paid in Ducats, where it has one."""
    return Stakes([], also=[Line("bill-ducats", {}, ducats)]) if ducats else NO_STAKES


def by_ideas(s: State, seat: Seat, name: str, bill: Bill | None = None) -> int:
    """Return by how much a player's Ideas change a number, each as a line of the bill."""
    if bill is None:
        return of_ideas(s, seat, name)
    changes = sources(s, seat, name)
    return sum(charge(bill, "bill-idea", value, idea=idea_text(idea)) for idea, value in changes)
