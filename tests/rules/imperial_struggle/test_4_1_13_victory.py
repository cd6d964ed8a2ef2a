"""4.1.13: the victory check at the end of a Peace Turn."""

import pytest

from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE, NOBODY
from greatpowers.games.imperial_struggle.rules.peace_end import peace_ends, victory_check_phase
from greatpowers.games.imperial_struggle.rules.victory import ahead_on_points, check_victory_points
from greatpowers.games.imperial_struggle.state import PEACE_ENDS, THEATER_OF_WAR, State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import position
from tests.rules.imperial_struggle.turns import (
    awards,
    bare_position,
    demand,
    put,
    said,
    table_with,
)

ONE_OF_EACH = ["bavaria", "york_factory", "georgia", "plassey"]
"""A lead of one in every Region, with furs, tobacco and cotton."""


def sweep(power: int = FRANCE, *goods: str) -> State:
    state = bare_position()
    state.stage = PEACE_ENDS
    demand(state, *(goods or ("furs", "tobacco", "cotton")))
    put(state, power, ONE_OF_EACH)
    return state


def finish(state: State) -> tuple[int, str]:
    peace_ends(table_with(state))
    return state.winner, state.ending


@rule("4.1.13", "2.4")
@pytest.mark.parametrize("power", [FRANCE, BRITAIN])
def test_4_1_13_all_awards_and_all_demands_win_at_once(power: int) -> None:
    assert finish(sweep(power)) == (power, "awards_and_demands")


@rule("4.1.13", "2.4")
@pytest.mark.parametrize(("power", "vp"), [(FRANCE, -20), (BRITAIN, 50)])
def test_4_1_13_they_win_before_points_are_looked_at(power: int, vp: int) -> None:
    state = sweep(power)
    state.vp = vp
    assert finish(state) == (power, "awards_and_demands")


@rule("4.1.13")
def test_4_1_13_prestige_is_not_needed() -> None:
    state = sweep()
    put(state, FRANCE, ["savoy"])
    put(state, BRITAIN, ["sweden"])
    assert finish(state) == (FRANCE, "awards_and_demands")


@rule("4.1.13", "3.9")
def test_4_1_13_an_award_that_a_tie_keeps_back_breaks_it() -> None:
    state = sweep()
    put(state, BRITAIN, ["savoy"])
    assert finish(state) == (NOBODY, "")


@rule("4.1.13", "3.9")
def test_4_1_13_an_award_with_too_small_a_lead_breaks_it() -> None:
    state = sweep()
    awards(state, india="award_3_by2")
    assert finish(state) == (NOBODY, "")


@rule("4.1.13")
def test_4_1_13_a_demand_that_nobody_met_breaks_it() -> None:
    assert finish(sweep(FRANCE, "furs", "tobacco", "sugar")) == (NOBODY, "")


@rule("4.1.13")
def test_4_1_13_a_demand_that_the_other_took_breaks_it() -> None:
    state = sweep(FRANCE, "furs", "tobacco", "spice")
    put(state, FRANCE, ["arcot", "vandavasi"])
    put(state, BRITAIN, ["calicut"])
    assert finish(state) == (NOBODY, "")


@rule("4.1.13", "2.4")
def test_4_1_13_a_fourth_demand_must_be_taken_too() -> None:
    goods = ("furs", "tobacco", "cotton", "fish")
    assert finish(sweep(FRANCE, *goods)) == (NOBODY, "")
    state = sweep(FRANCE, *goods)
    put(state, FRANCE, ["georges_bank"])
    assert finish(state) == (FRANCE, "awards_and_demands")


@rule("4.1.13")
def test_4_1_13_a_turn_in_which_nobody_takes_anything_is_no_sweep() -> None:
    state = bare_position()
    assert finish(state) == (NOBODY, "")
    assert state.stage == THEATER_OF_WAR


@rule("4.1.13", "2.4")
@pytest.mark.parametrize(
    ("vp", "winner"),
    [(30, FRANCE), (33, FRANCE), (29, NOBODY), (1, NOBODY), (0, BRITAIN), (-3, BRITAIN)],
)
def test_4_1_13_thirty_points_win_for_france_and_none_for_britain(vp: int, winner: int) -> None:
    state = position()
    state.vp = vp
    assert ahead_on_points(state) == winner
    check_victory_points(table_with(state))
    assert (state.winner, state.ending) == (winner, "victory_points" if winner != NOBODY else "")


@rule("4.1.13")
def test_4_1_13_points_of_the_same_scoring_count() -> None:
    state = bare_position()
    awards(state, europe="award_3_by2")
    put(state, FRANCE, ["bavaria", "savoy"])
    state.vp = 27
    assert finish(state) == (FRANCE, "victory_points")


@rule("4.1.13")
def test_4_1_13_the_log_names_winner_and_ending() -> None:
    table = table_with(position())
    victory_check_phase(table, BRITAIN)
    assert said(table, "log-victory") == [
        {"power": "power-br", "ending": "ending-awards_and_demands"}
    ]


@rule("4.1.13", "4.1.14")
def test_4_1_13_on_turn_6_it_comes_before_final_scoring() -> None:
    state = bare_position(6)
    state.vp = 30
    state.debt = [14, 0]
    assert finish(state) == (FRANCE, "victory_points")
    assert state.vp == 30
