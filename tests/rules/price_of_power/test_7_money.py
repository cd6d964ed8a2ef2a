"""7.4 Economy: Loans, mandatory costs and Bankruptcy (5.2.4)."""

import pytest

from greatpowers.games.price_of_power.components.cards import character
from greatpowers.games.price_of_power.components.tables import ADM, ARMIES, LAND_UNITS, MERCENARY
from greatpowers.games.price_of_power.components.world import area
from greatpowers.games.price_of_power.rules.characters import advisors_of
from greatpowers.games.price_of_power.rules.money import (
    bankrupt,
    borrow_choice,
    must_pay,
    repay_choice,
)
from greatpowers.games.price_of_power.state import NOT_DEPLOYED, UNITS_OF_ARMY, State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    cost,
    give_power,
    logged,
    play,
    position,
    power,
    refusal,
    table,
    teach,
)


def treasury(ducats: int = 0, interest: int = 0) -> State:
    """France with Ducats and Interest."""
    state = position("france", "england")
    state.ducats[0] = ducats
    state.interest[0] = interest
    return state


@rule("5.2.4", "7.4.4", "7.4.1")
def test_a_loan_brings_five_ducats_and_a_token() -> None:
    """As long as there are fewer than five."""
    state = treasury(interest=4)
    t = table(state, borrow_choice)
    play(t, "borrow")
    assert (state.ducats[0], state.interest[0]) == (5, 5)
    assert refusal(t, "borrow") == ("no-five-loans", "5.2.4")


@rule("5.2.4", "7.4.4")
def test_a_loan_is_repaid_for_six() -> None:
    """Who has none repays none."""
    state = treasury(7, 1)
    t = table(state, repay_choice)
    assert cost(t, "repay") == 6
    play(t, "repay")
    assert (state.ducats[0], state.interest[0]) == (1, 0)
    assert refusal(t, "repay") == ("no-loans", "5.2.4")
    assert refusal(table(treasury(5, 1), repay_choice), "repay") == ("no-not-enough-ducats", "5.0")


@rule("5.2.4")
def test_the_central_bank_lends_six() -> None:
    """What it takes to repay it, and no more."""
    state = treasury()
    teach(state, 0, "central_bank")
    play(table(state, borrow_choice), "borrow")
    assert state.ducats[0] == 6


@rule("7.4.4", "5.2.4")
@pytest.mark.parametrize(
    ("ducats", "interest", "due", "left"),
    [(5, 0, 3, (2, 0)), (2, 0, 3, (4, 1)), (1, 2, 12, (4, 5)), (2, 5, 2, (0, 5))],
)
def test_a_mandatory_cost_is_paid_and_borrowed(
    ducats: int, interest: int, due: int, left: tuple[int, int]
) -> None:
    """First from the treasury, then by as many Loans as it takes."""
    state = treasury(ducats, interest)
    must_pay(table(state), 0, due, cite="14.2")
    assert (state.ducats[0], state.interest[0]) == left


@rule("7.4.5")
def test_without_loans_comes_bankruptcy() -> None:
    """Five Interest tokens, and not enough."""
    state = treasury(1, 5)
    t = table(state)
    must_pay(t, 0, 2, cite="14.2")
    assert logged(t, "log-bankrupt") == [{"power": "realm-france"}]
    assert (state.ducats[0], state.interest[0]) == (0, 2)


@rule("7.4.5", "R48", "R60")
def test_what_bankruptcy_takes() -> None:
    """3 Stability, 5 Prestige, Ducats, 3 Interest, Mercenaries, Advisors, half of all power."""
    state = treasury(9, 5)
    give_power(state, 0, adm=3, dip=8, mil=1)
    state.prestige[0] = 2
    state.advisor[ADM] = character("development_1")
    mercenaries = MERCENARY * len(LAND_UNITS)
    state.army[mercenaries] = 2
    state.army_at[0] = area("seine")
    state.army[UNITS_OF_ARMY] = 1
    state.army[UNITS_OF_ARMY + mercenaries] = 1
    state.army_at[1] = area("loire")
    bankrupt(table(state), 0)
    assert (state.stability[0], state.prestige[0]) == (-3, -3)
    assert (state.ducats[0], state.interest[0]) == (0, 2)
    assert power(state, 0) == (1, 5, 0)
    assert not advisors_of(state, 0)
    assert state.army[mercenaries] == 0
    assert state.army[UNITS_OF_ARMY : 2 * UNITS_OF_ARMY] == [1] + [0] * (UNITS_OF_ARMY - 1)
    assert state.army_at[:ARMIES] == [NOT_DEPLOYED, area("loire"), NOT_DEPLOYED]


@rule("7.4.5", "7.3.3", "R55")
def test_bankruptcy_at_the_bottom_of_stability_costs_power_first() -> None:
    """What goes beyond -3 is lost in ADM before the rest is halved."""
    state = treasury(0, 5)
    state.stability[0] = -2
    give_power(state, 0, adm=5, dip=2)
    bankrupt(table(state), 0)
    assert state.stability[0] == -3
    assert power(state, 0) == (0, 1, 0)
