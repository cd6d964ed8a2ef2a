"""9.0 Treaty Points: spending them, and losing them."""

from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE
from greatpowers.games.imperial_struggle.rules.debt import cut_treaty, force_debt, gain_treaty
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import do, offered, owner, position, refusal, round_of
from tests.rules.imperial_struggle.turns import said, table_with


def holding(treaty: int, debt: int = 0) -> State:
    state = position()
    state.treaty[FRANCE] = treaty
    state.debt[FRANCE] = debt
    return state


@rule("9.1")
def test_9_1_a_treaty_point_is_a_point_of_the_actions_type() -> None:
    table = round_of(FRANCE, "d2_e2", holding(2, debt=6))
    do(table, "shift sardinia", "shift savoy")
    assert owner(table, "savoy") == FRANCE
    assert table.state.treaty[FRANCE] == 0
    assert table.state.debt[FRANCE] == 6
    assert [line["n"] for line in said(table, "log-treaty-spent")] == [2], "told in one line"


@rule("9.1", "6.1")
def test_9_1_point_by_point_the_player_takes_debt_or_treaty_points() -> None:
    table = round_of(FRANCE, "d2_e2", holding(1))
    do(table, "shift sardinia", "shift savoy")
    assert offered(table) == {"pay_debt", "pay_treaty"}
    do(table, "pay_treaty")
    assert owner(table, "savoy") == FRANCE
    assert (table.state.treaty[FRANCE], table.state.debt[FRANCE]) == (0, 1)


@rule("9.1", "6.1")
def test_9_1_treaty_points_may_be_saved_and_debt_taken() -> None:
    table = round_of(FRANCE, "d2_e2", holding(3))
    do(table, "shift sardinia", "shift savoy", "pay_debt", "pay_debt")
    assert (table.state.treaty[FRANCE], table.state.debt[FRANCE]) == (3, 2)


@rule("9.1")
def test_9_1_they_buy_nothing_of_a_type_the_round_does_not_give() -> None:
    table = round_of(FRANCE, "d2_e2", holding(6))
    assert refusal(table, "deploy biscay") == ("no-such-action", "5.3.1")


@rule("9.1", "5.3.2")
def test_9_1_they_join_a_minor_action_under_its_limits() -> None:
    table = round_of(FRANCE, "m4_d2_a", holding(4, debt=6))
    assert refusal(table, "shift german_states_3") == ("no-minor-cannot", "5.3.2")
    do(table, "shift ireland_prestige")
    assert table.state.treaty[FRANCE] == 3
    assert refusal(table, "shift savoy") == ("no-minor-used-up", "5.3.2")


@rule("9.1")
def test_9_1_with_too_few_of_them_a_purchase_is_refused() -> None:
    table = round_of(FRANCE, "d2_e2", holding(1, debt=6))
    do(table, "shift sardinia")
    assert refusal(table, "shift savoy") == ("no-too-expensive", "6.3")


@rule("9.1", "6.3")
def test_9_1_they_cannot_pay_debt_that_is_forced() -> None:
    state = holding(4, debt=6)
    force_debt(table_with(state), FRANCE, 2)
    assert state.treaty[FRANCE] == 4
    assert state.vp == 13


@rule("9.2")
def test_9_2_points_above_four_are_lost_only_when_cut() -> None:
    state = position()
    table = table_with(state)
    gain_treaty(table, BRITAIN, 7)
    assert state.treaty == [0, 7]
    cut_treaty(table, BRITAIN)
    assert state.treaty == [0, 4]
    cut_treaty(table, BRITAIN)
    assert state.treaty == [0, 4]


@rule("9.2", "9.1")
def test_9_2_more_than_four_may_be_spent_before_that() -> None:
    table = round_of(FRANCE, "d2_e2", holding(6, debt=6))
    do(table, "shift sardinia", "shift ireland_prestige", "shift scotland_prestige")
    assert table.state.treaty[FRANCE] == 0
