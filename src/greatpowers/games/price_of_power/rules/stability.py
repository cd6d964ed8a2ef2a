"""Stability: what it brings, and how it is raised (5.3.1, 7.3)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ADM,
    CALM_FROM,
    LEAST_STABILITY,
    LEAST_STABLE_POWER,
    MOST_STABILITY,
    MOST_STABLE_POWER,
    POWERS,
    STABILITY_PRICE,
    STABLE_DUCATS,
    UNREST_FROM,
    UNSTABLE_DUCATS,
    Seat,
)
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.curia import controller
from greatpowers.games.price_of_power.rules.faiths import is_orthodox
from greatpowers.games.price_of_power.rules.mats import raise_stability
from greatpowers.games.price_of_power.rules.prices import by_ideas, judge_price, pay
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import STABILIZE
from greatpowers.kernel.ask import Choice
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import Verdict, refuse

ORTHODOX_FROM: Final = (-1, 0)
"""From these values the Orthodox raise Stability for one ADM less (15.0.3)."""

STABILITY_IS_FULL: Final = refuse("no-stability-is-full", "7.3.3")


# -- what it brings ------------------------------------------------------------------------------


@rule("7.3.1", "7.3.2")
def ducats(s: State, seat: Seat) -> int:
    """Return the Ducats that Stability brings or takes in Phase 4 B."""
    if s.stability[seat] == 0:
        return 0
    return STABLE_DUCATS if s.stability[seat] > 0 else UNSTABLE_DUCATS


@rule("7.3.1", "7.3.2")
def power(s: State, seat: Seat) -> int:
    """Return the power of any type that Stability brings or takes in Phase 4 D."""
    if s.stability[seat] == MOST_STABILITY:
        return MOST_STABLE_POWER
    return LEAST_STABLE_POWER if s.stability[seat] == LEAST_STABILITY else 0


@rule("7.3.1")
def calms(s: State, seat: Seat) -> bool:
    """Say whether Stability removes an Unrest in Phase 3 H."""
    return s.stability[seat] >= CALM_FROM


@rule("7.3.2")
def stirs(s: State, seat: Seat) -> bool:
    """Say whether Stability adds an Unrest in Phase 3 H."""
    return s.stability[seat] <= UNREST_FROM


# -- raising it ----------------------------------------------------------------------------------


@rule("7.3")
def surcharge(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """Return what the present Stability and Ideas add to the price of any deed that raises it."""
    present = charge(bill, "bill-present-stability", s.stability[seat])
    return present + by_ideas(s, seat, "cost_stability", bill)


@rule("5.3.1", "7.3", "15.0.3", "19.2")
def price(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """Return the ADM for one step: five, the present value, and less for some."""
    found = charge(bill, "bill-stabilize", STABILITY_PRICE) + surcharge(s, seat, bill)
    if controller(s) == seat:
        found += charge(bill, "bill-curia", -1)
    if is_orthodox(s, seat) and s.stability[seat] in ORTHODOX_FROM:
        found += charge(bill, "bill-orthodox", -1)
    return found


@rule("5.3.1")
def judge_stabilize(s: State, seat: Seat) -> Verdict:
    """Say whether a player may raise Stability."""
    if s.stability[seat] == MOST_STABILITY:
        return STABILITY_IS_FULL
    return judge_price(s, seat, ADM, price(s, seat))


def stabilize_choice(s: State, seat: Seat) -> Choice:
    """Offer to raise Stability."""
    return Choice(
        STABILIZE,
        whole=judge_stabilize(s, seat),
        cost=lambda _, bill: price(s, seat, bill),
        paid_in=POWERS[ADM],
    )


@rule("5.3.1")
@ACTIONS.on(STABILIZE)
def stabilize(t: PriceTable, seat: Seat, _: int) -> None:
    """Raise Stability by one step."""
    pay(t.state, seat, ADM, price(t.state, seat))
    raise_stability(t, seat, 1, cite="5.3.1")
