"""4.1.10 and 4.1.11: Treaty Points that are lost, and what cards do at the end of a turn."""

from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE, SUCCESSION
from greatpowers.games.imperial_struggle.rules.peace_end import (
    peace_ends,
    remaining_powers_phase,
    treaty_phase,
)
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import cabinet, conflict, position
from tests.rules.imperial_struggle.turns import (
    awards,
    bare_position,
    demand,
    put,
    said,
    table_with,
)


@rule("4.1.10", "9.2")
def test_4_1_10_treaty_points_above_four_are_lost() -> None:
    state = position()
    state.treaty = [7, 4]
    table = table_with(state)
    treaty_phase(table)
    assert state.treaty == [4, 4]
    assert said(table, "log-treaty-lost") == [{"power": "power-fr", "n": 3}]


@rule("4.1.10")
def test_4_1_10_four_or_fewer_are_kept() -> None:
    state = position()
    state.treaty = [3, 0]
    treaty_phase(table_with(state))
    assert state.treaty == [3, 0]


@rule("4.1.10", "4.1.12")
def test_4_1_10_points_won_in_scoring_may_stand_above_four() -> None:
    state = bare_position()
    awards(state, europe="award_0_trp_a")
    put(state, FRANCE, ["bavaria"])
    state.treaty = [6, 0]
    peace_ends(table_with(state))
    assert state.treaty == [5, 0]


# -- 4.1.11 ----------------------------------------------------------------------------------


def law_in_office(debt: int, *scottish: str, face_up: bool = True) -> State:
    state = bare_position()
    state.debt = [debt, 3]
    put(state, FRANCE, scottish)
    cabinet(state, "john_law", face_up=face_up)
    return state


@rule("4.1.11")
def test_4_1_11_john_law_takes_off_one_debt() -> None:
    state = law_in_office(3)
    remaining_powers_phase(table_with(state))
    assert state.debt == [2, 3]


@rule("4.1.11")
def test_4_1_11_john_law_takes_off_two_with_a_space_in_scotland() -> None:
    state = law_in_office(3, "scotland_alliance")
    remaining_powers_phase(table_with(state))
    assert state.debt == [1, 3]


@rule("4.1.11")
def test_4_1_11_two_spaces_in_scotland_give_no_more() -> None:
    state = law_in_office(5, "scotland_alliance", "scotland_prestige")
    remaining_powers_phase(table_with(state))
    assert state.debt == [3, 3]


@rule("4.1.11", "3.8")
def test_4_1_11_a_scottish_space_in_conflict_does_not_count() -> None:
    state = law_in_office(3, "scotland_alliance")
    conflict(state, "scotland_alliance")
    remaining_powers_phase(table_with(state))
    assert state.debt == [2, 3]


@rule("4.1.11")
def test_4_1_11_britain_in_scotland_does_not_count() -> None:
    state = law_in_office(3)
    put(state, BRITAIN, ["scotland_alliance"])
    remaining_powers_phase(table_with(state))
    assert state.debt == [2, 3]


@rule("4.1.11", "6.2")
def test_4_1_11_debt_does_not_fall_below_nothing() -> None:
    state = law_in_office(1, "scotland_alliance")
    remaining_powers_phase(table_with(state))
    assert state.debt == [0, 3]


@rule("4.1.11", "3.5")
def test_4_1_11_a_face_down_card_does_nothing() -> None:
    state = law_in_office(3, face_up=False)
    remaining_powers_phase(table_with(state))
    assert state.debt == [3, 3]


@rule("4.1.11", "4.1.12")
def test_4_1_11_john_law_makes_room_before_demand_adds_debt() -> None:
    state = law_in_office(6)
    demand(state, "tobacco")
    put(state, FRANCE, ["georgia"])
    assert state.era == SUCCESSION
    peace_ends(table_with(state))
    assert state.debt == [6, 3]
