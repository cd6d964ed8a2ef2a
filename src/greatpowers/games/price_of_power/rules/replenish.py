"""5.2.5 Replenish manpower: a Minor Action."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, POWERS, Seat
from greatpowers.games.price_of_power.rules.actions import MINOR
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.prices import judge_price, pay
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import REPLENISH
from greatpowers.kernel.ask import Choice
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import Verdict, refuse

UNITS_A_MIL: Final = 3

NOBODY_EXHAUSTED: Final = refuse("no-nobody-exhausted", "5.2.5")


def price(bill: Bill | None = None) -> int:
    """Return what it costs to refresh three Units."""
    return charge(bill, "bill-replenish", 1)


@rule("5.2.5")
def judge_replenish(s: State, seat: Seat) -> Verdict:
    """Say whether a player may refresh exhausted Units."""
    return judge_price(s, seat, MIL, price()) if s.exhausted[seat] else NOBODY_EXHAUSTED


def replenish_choice(s: State, seat: Seat) -> Choice:
    """Offer to refresh Units."""
    return Choice(
        REPLENISH,
        whole=judge_replenish(s, seat),
        cost=lambda _, bill: price(bill),
        paid_in=POWERS[MIL],
    )


@rule("5.2.5")
@MINOR.on(REPLENISH)
def replenish(t: PriceTable, seat: Seat, _: int) -> None:
    """Move up to three exhausted Units to the available ones."""
    s = t.state
    pay(s, seat, MIL, price())
    units = min(UNITS_A_MIL, s.exhausted[seat])
    s.exhausted[seat] -= units
    s.available[seat] += units
    t.say("log-replenishes", power=realm_name(s, seat), n=units, cite="5.2.5")
