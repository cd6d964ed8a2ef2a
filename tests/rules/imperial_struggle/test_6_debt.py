"""6.0 Debt: taking it, reducing it, its limit, and what is still available."""

import pytest

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import BRITAIN, DIPLOMATIC, FRANCE
from greatpowers.games.imperial_struggle.rules.debt import (
    available_debt,
    force_debt,
    raise_debt_limit,
    reduce_debt,
)
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    do,
    offered,
    owner,
    points,
    position,
    refusal,
    round_of,
    targets,
)
from tests.rules.imperial_struggle.turns import said, table_with

# -- 6.1 -------------------------------------------------------------------------------------


@rule("6.1")
def test_6_1_each_debt_adds_a_point_to_the_purchase() -> None:
    table = round_of(FRANCE, "d2_e2")
    do(table, "shift sardinia", "shift savoy")
    assert owner(table, "savoy") == FRANCE
    assert table.state.debt == [2, 0]
    assert said(table, "log-debt-taken")[-1] == {"power": "power-fr", "n": 2, "total": 2}


@rule("6.1")
def test_6_1_points_are_used_before_debt() -> None:
    table = round_of(FRANCE, "d4_e2_a")
    do(table, "shift sardinia")
    assert table.state.debt == [0, 0]
    do(table, "shift ireland_prestige")
    assert table.state.debt == [1, 0]
    assert points(table, DIPLOMATIC) == 0


@rule("6.1")
def test_6_1_debt_for_an_action_the_round_does_not_give_is_refused() -> None:
    table = round_of(FRANCE, "d2_e2")
    assert targets(table, "deploy") == set()
    assert refusal(table, "recruit")[0] == "no-such-action"
    assert refusal(table, "deploy biscay") == ("no-such-action", "5.3.1")


@rule("6.1", "5.3.2")
def test_6_1_debt_joins_the_one_purchase_of_a_minor_action() -> None:
    state = position()
    table = round_of(FRANCE, "m4_d2_a", state)
    do(table, "shift ireland_prestige")
    assert owner(table, "ireland_prestige") == FRANCE
    assert table.state.debt == [1, 0]
    assert refusal(table, "shift sardinia") == ("no-minor-used-up", "5.3.2")


@rule("6.1", "5.3.2")
def test_6_1_debt_does_not_let_a_minor_action_unflag() -> None:
    table = round_of(FRANCE, "m4_d2_a")
    assert refusal(table, "shift german_states_3") == ("no-minor-cannot", "5.3.2")


@rule("6.1")
def test_6_1_debt_is_never_taken_in_store() -> None:
    table = round_of(FRANCE, "d2_e2")
    assert not {"pay_debt", "pay_treaty"} & offered(table)


# -- 6.2 -------------------------------------------------------------------------------------


@rule("6.2", "4.1.9", "5.1")
@pytest.mark.parametrize(("debt", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_6_2_passing_a_round_takes_off_up_to_two(debt: int, left: int) -> None:
    state = position()
    state.debt[BRITAIN] = debt
    table = round_of(BRITAIN, "e2_d2", state)
    do(table, "pass_round")
    assert table.state.debt[BRITAIN] == left
    assert table.asks()[0].seat == FRANCE


@rule("6.2")
def test_6_2_debt_is_never_below_nothing() -> None:
    state = position()
    state.debt = [3, 1]
    table = table_with(state)
    assert reduce_debt(table, FRANCE, 2) == 2
    assert reduce_debt(table, BRITAIN, 2) == 1
    assert state.debt == [1, 0]


# -- 6.3 -------------------------------------------------------------------------------------


@rule("6.3")
def test_6_3_debt_beyond_the_limit_cannot_be_taken_by_choice() -> None:
    state = position()
    state.debt[FRANCE] = 5
    table = round_of(FRANCE, "d2_e2", state)
    do(table, "shift sardinia")
    assert refusal(table, "shift savoy") == ("no-too-expensive", "6.3")


@rule("6.3")
def test_6_3_debt_up_to_the_limit_can() -> None:
    state = position()
    state.debt[FRANCE] = 4
    table = round_of(FRANCE, "d2_e2", state)
    do(table, "shift sardinia", "shift savoy")
    assert table.state.debt[FRANCE] == table.state.limit[FRANCE] == 6


def forced(power: int, debt: int, amount: int, *ministries: str, face_up: bool = True) -> State:
    state = position(5)
    state.limit = [6, 6]
    state.debt[power] = debt
    cabinet(state, *ministries, face_up=face_up)
    force_debt(table_with(state), power, amount)
    return state


@rule("6.3")
@pytest.mark.parametrize(
    ("power", "debt", "amount", "after", "vp"),
    [
        (FRANCE, 5, 3, 6, 13),
        (BRITAIN, 5, 3, 6, 17),
        (BRITAIN, 6, 1, 6, 16),
        (FRANCE, 3, 3, 6, 15),
        (FRANCE, 0, 2, 2, 15),
    ],
)
def test_6_3_forced_debt_beyond_the_limit_gives_the_opponent_points(
    power: int, debt: int, amount: int, after: int, vp: int
) -> None:
    state = forced(power, debt, amount)
    assert state.debt[power] == after
    assert state.vp == vp


@rule("6.3")
def test_6_3_james_watt_keeps_these_points_from_france() -> None:
    state = forced(BRITAIN, 5, 3, "james_watt")
    assert (state.debt[BRITAIN], state.vp) == (6, 15)


@rule("6.3", "3.5")
def test_6_3_james_watt_face_down_does_not() -> None:
    assert forced(BRITAIN, 5, 3, "james_watt", face_up=False).vp == 17


@rule("6.3")
def test_6_3_james_watt_does_not_help_france() -> None:
    assert forced(FRANCE, 5, 3, "james_watt").vp == 13


@rule("6.3")
def test_6_3_a_raised_limit_stays_raised() -> None:
    state = position()
    cabinet(state, "bank_of_england", face_up=False)
    table = round_of(BRITAIN, state=state)
    do(table, "ability bank_of_england-debt_limit")
    assert table.state.limit == [6, 7]
    assert refusal(table, "ability bank_of_england-debt_limit") == ("no-ability-used", "3.5.2")
    raise_debt_limit(table, BRITAIN, 4)
    assert table.state.limit == [6, 11]


def banks(tile: str, debt: int = 0) -> ImperialTable:
    state = position(3)
    state.debt[BRITAIN] = debt
    cabinet(state, "merchant_banks")
    return round_of(BRITAIN, tile, state)


@rule("6.3")
def test_6_3_merchant_banks_leave_two_debts_for_economic_points_unrecorded() -> None:
    table = banks("e2_d2")
    do(table, "shift cumberland", "shift albany")
    assert table.state.debt[BRITAIN] == 1
    assert table.state.banks_used == 2


@rule("6.3")
def test_6_3_merchant_banks_help_at_the_limit_but_not_other_points() -> None:
    table = banks("e2_d2", debt=6)
    do(table, "shift cumberland")
    assert refusal(table, "shift albany") == ("no-too-expensive", "6.3")
    table = banks("e3_d2", debt=6)
    do(table, "shift cumberland", "shift albany")
    assert owner(table, "albany") == BRITAIN
    assert table.state.debt[BRITAIN] == 6
    assert refusal(table, "shift ireland_prestige") == ("no-too-expensive", "6.3")


def turgot(french_debt: int, british_debt: int) -> ImperialTable:
    state = position(5)
    state.debt = [french_debt, british_debt]
    cabinet(state, "turgot")
    table = round_of(FRANCE, "d2_e2", state)
    do(table, "shift sardinia")
    return table


@rule("6.1")
def test_6_1_turgot_doubles_the_first_debt_with_more_available_debt() -> None:
    table = turgot(2, 3)
    do(table, "shift savoy")
    assert table.state.debt[FRANCE] == 3
    do(table, "shift sweden")
    assert table.state.debt[FRANCE] == 5


@rule("6.1", "6.4")
def test_6_1_turgot_does_not_with_no_more_than_britain() -> None:
    table = turgot(3, 3)
    do(table, "shift savoy")
    assert table.state.debt[FRANCE] == 5


# -- 6.4 -------------------------------------------------------------------------------------


@rule("6.4")
def test_6_4_available_debt_is_the_limit_less_the_debt() -> None:
    state = position()
    state.debt = [0, 4]
    state.limit = [6, 11]
    assert available_debt(state, FRANCE) == 6
    assert available_debt(state, BRITAIN) == 7
