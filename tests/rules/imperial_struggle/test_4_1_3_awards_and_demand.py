"""4.1.3 and 4.1.4: laying out Awards, and drawing the commodities in demand."""

from itertools import pairwise

import pytest

from greatpowers.games.imperial_struggle.components import AWARD_MARGIN, AWARD_TREATY, AWARD_VP
from greatpowers.games.imperial_struggle.rules.peace import award_phase, global_demand_phase
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import position
from tests.rules.imperial_struggle.turns import said, table_with


@rule("3.9")
def test_3_9_eight_awards_two_of_them_with_a_margin_of_two() -> None:
    tiles = sorted(zip(AWARD_VP, AWARD_TREATY, AWARD_MARGIN, strict=True))
    assert tiles == [
        (0, 1, 1),
        (0, 1, 1),
        (1, 0, 1),
        (1, 0, 1),
        (1, 1, 1),
        (1, 1, 1),
        (2, 0, 2),
        (3, 0, 2),
    ]


@rule("4.1.3", "3.9")
@pytest.mark.parametrize("first", [1, 3, 5])
def test_4_1_3_the_second_turn_of_an_era_uses_the_other_four_awards(first: int) -> None:
    state = position(first)
    table = table_with(state)
    award_phase(table)
    laid = state.award.copy()
    assert len(set(laid)) == 4
    state.turn = first + 1
    award_phase(table)
    assert sorted(laid + state.award) == list(range(8))


@rule("4.1.3")
def test_4_1_3_awards_are_shuffled_again_in_each_era() -> None:
    laid = set()
    state = position(1)
    table = table_with(state)
    for turn in (1, 2, 3, 4, 5, 6):
        state.turn = turn
        award_phase(table)
        if turn in (1, 3, 5):
            laid.add(frozenset(state.award))
    assert len(laid) > 1


@rule("4.1.3")
def test_4_1_3_awards_lie_face_up_for_all_to_see() -> None:
    table = table_with(position())
    award_phase(table)
    assert [entry["region"] for entry in said(table, "log-award")] == [
        "region-europe",
        "region-north_america",
        "region-caribbean",
        "region-india",
    ]


@rule("4.1.4")
def test_4_1_4_three_commodities_of_six_in_the_order_of_the_table() -> None:
    state = position()
    table = table_with(state)
    table.chance.load([5, 2, 0])
    global_demand_phase(table)
    assert state.demand == [0, 2, 5]


@rule("4.1.4")
def test_4_1_4_all_six_are_shuffled_each_turn() -> None:
    state = position()
    table = table_with(state)
    seen = []
    for _ in range(20):
        global_demand_phase(table)
        assert len(set(state.demand)) == 3
        seen.append(set(state.demand))
    assert set().union(*seen) == set(range(6))
    assert any(a & b for a, b in pairwise(seen))
