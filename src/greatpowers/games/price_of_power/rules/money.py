"""Money: Loans, costs that must be paid, and Bankruptcy (5.2.4, 7.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    ARMIES,
    BANKRUPTCY,
    LAND_UNITS,
    LOAN,
    MERCENARY,
    MOST_LOANS,
    REPAYMENT,
    Seat,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.actions import MINOR
from greatpowers.games.price_of_power.rules.characters import advisors_of, dismiss
from greatpowers.games.price_of_power.rules.mats import (
    gain_prestige,
    lose_power,
    lower_stability,
    power_of,
    realm_name,
)
from greatpowers.games.price_of_power.rules.prices import DUCATS, NO_DUCATS
from greatpowers.games.price_of_power.state import NOT_DEPLOYED, UNITS_OF_ARMY, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import BORROW, REPAY
from greatpowers.kernel.ask import Choice
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

MOST_POWER_LOST: Final = 3
"""What a bankrupt realm loses of a type of power at most (7.4.5)."""

FIVE_LOANS: Final = refuse("no-five-loans", "5.2.4", "opens-repaying")
NO_LOANS: Final = refuse("no-loans", "5.2.4")


# -- Loans ---------------------------------------------------------------------------------------


@rule("5.2.4", "7.4.4")
def judge_loan(s: State, seat: Seat) -> Verdict:
    """Say whether a player may take a Loan: with fewer than five Interest tokens."""
    return ALLOWED if s.interest[seat] < MOST_LOANS else FIVE_LOANS


def borrow_choice(s: State, seat: Seat) -> Choice:
    """Offer a Loan."""
    return Choice(BORROW, whole=judge_loan(s, seat))


def loan_of(s: State, seat: Seat) -> int:
    """Return the Ducats a Loan brings, never more than it takes to repay it."""
    return min(LOAN + modifier(s, seat, "loan_ducats"), REPAYMENT)


@rule("5.2.4", "7.4.4", "7.4.1")
def borrow(t: PriceTable, seat: Seat) -> None:
    """Take a Loan: Ducats, and a token of Interest."""
    s = t.state
    s.ducats[seat] += loan_of(s, seat)
    s.interest[seat] += 1
    t.say("log-borrows", power=realm_name(s, seat), n=loan_of(s, seat), cite="5.2.4")


@MINOR.on(BORROW)
def take_loan(t: PriceTable, seat: Seat, _: int) -> None:
    """Take a Loan as a Minor Action."""
    borrow(t, seat)


@rule("5.2.4", "7.4.4")
def judge_repayment(s: State, seat: Seat) -> Verdict:
    """Say whether a player may repay a Loan."""
    if s.interest[seat] == 0:
        return NO_LOANS
    return ALLOWED if s.ducats[seat] >= REPAYMENT else NO_DUCATS


def repayment(bill: Bill | None = None) -> int:
    """Return what it costs to repay a Loan."""
    return charge(bill, "bill-loan", REPAYMENT)


def repay_choice(s: State, seat: Seat) -> Choice:
    """Offer to repay a Loan."""
    return Choice(
        REPAY,
        whole=judge_repayment(s, seat),
        cost=lambda _, bill: repayment(bill),
        paid_in=DUCATS,
    )


@rule("5.2.4", "7.4.4")
@MINOR.on(REPAY)
def repay(t: PriceTable, seat: Seat, _: int) -> None:
    """Repay a Loan."""
    s = t.state
    s.ducats[seat] -= repayment()
    s.interest[seat] -= 1
    t.say("log-repays", power=realm_name(s, seat), n=repayment(), cite="5.2.4")


# -- what must be paid ---------------------------------------------------------------------------


@rule("7.4.4", "7.4.5", "5.2.4")
def must_pay(t: PriceTable, seat: Seat, ducats: int, *, cite: str) -> int:
    """Take a mandatory cost: from the treasury, then from Loans; without them comes Bankruptcy.

    Return what was paid: a bankrupt pays what he has.
    """
    s = t.state
    while s.ducats[seat] < ducats and judge_loan(s, seat):
        borrow(t, seat)
    if s.ducats[seat] < ducats:
        left = s.ducats[seat]
        bankrupt(t, seat)
        return left
    s.ducats[seat] -= ducats
    t.say("log-pays", power=realm_name(s, seat), n=ducats, cite=cite)
    return ducats


@rule("7.4.5", "R48", "R60")
def bankrupt(t: PriceTable, seat: Seat) -> None:
    """Let a realm go bankrupt: Stability, Prestige, Ducats, Mercenaries, Advisors and power go."""
    s = t.state
    t.say("log-bankrupt", power=realm_name(s, seat), cite="7.4.5")
    lower_stability(t, seat, -BANKRUPTCY["stability"], cite="7.4.5")
    gain_prestige(t, seat, BANKRUPTCY["prestige"], cite="7.4.5")
    s.ducats[seat] = 0
    s.interest[seat] = max(0, s.interest[seat] - BANKRUPTCY["interest_removed"])
    disband_mercenaries(s, seat)
    for character in advisors_of(s, seat):
        dismiss(t, character)
    for power in ALL_POWERS:
        half = (power_of(s, seat, power) + 1) // 2
        lose_power(t, seat, power, min(half, MOST_POWER_LOST), cite="7.4.5")


def disband_mercenaries(s: State, seat: Seat) -> None:
    """Give back all Mercenaries of a player; an Army without Units leaves the board."""
    kinds = len(LAND_UNITS)
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        first = army * UNITS_OF_ARMY
        mercenaries = first + MERCENARY * kinds
        s.army[mercenaries : mercenaries + kinds] = [0] * kinds
        if not any(s.army[first : first + UNITS_OF_ARMY]):
            s.army_at[army] = NOT_DEPLOYED
