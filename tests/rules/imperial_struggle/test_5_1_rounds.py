"""5.0, 5.1 and 5.3: the course of an action round, passing, and the order of Actions."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    MILITARY,
    TILES,
    space,
)
from greatpowers.games.imperial_struggle.rules.action_round import end_round
from greatpowers.games.imperial_struggle.state import ACTION_ROUND, PEACE_ENDS, TAKEN
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    do,
    flag,
    hand,
    offered,
    points,
    position,
    refusal,
    round_of,
    targets,
)


@rule("5.1", "3.3")
def test_5_1_a_tile_must_be_taken_first() -> None:
    table = round_of(FRANCE, None, others=["e4_d2_a", "m2_e2"])
    assert offered(table) == {"take e4_d2_a", "take m2_e2"}
    assert refusal(table, "take d4_e2_a") == ("no-not-a-target", "")
    assert refusal(table, "end_round") == ("no-not-asked", "")


@rule("5.1", "5.3.1", "5.3.2")
def test_5_1_the_tile_gives_its_major_points_and_two_minor_ones() -> None:
    table = round_of(FRANCE, "d3_m2")
    assert (points(table, DIPLOMATIC), points(table, MILITARY)) == (3, 2)
    assert points(table, ECONOMIC) == 0
    assert table.state.tile_at[TILES.index("d3_m2")] == TAKEN + FRANCE


@rule("5.1", "6.2")
@pytest.mark.parametrize(("debt", "left"), [(0, 0), (1, 0), (5, 3)])
def test_5_1_passing_lowers_debt_by_up_to_two(debt: int, left: int) -> None:
    state = position()
    state.debt[FRANCE] = debt
    table = round_of(FRANCE, "e4_d2_a", state, others=["d4_e2_a"])
    do(table, "pass_round")
    assert table.state.debt[FRANCE] == left
    assert table.state.active == BRITAIN


@rule("5.1")
@pytest.mark.parametrize(
    "deed", ["shift sardinia", "use_advantage algonquin_raids", "upgrade wss_spain"]
)
def test_5_1_no_passing_once_something_was_done(deed: str) -> None:
    table = round_of(FRANCE, "d2_e2")
    do(table, deed)
    while "end_round" not in offered(table):
        do(table, sorted(offered(table))[0])
    assert refusal(table, "pass_round") == ("no-too-late-to-pass", "5.1")


@rule("5.1", "3.5")
def test_5_1_revealing_a_ministry_does_not_stop_passing() -> None:
    state = position()
    cabinet(state, "john_law", face_up=False)
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, "reveal john_law")
    assert "pass_round" in offered(table)


@rule("5.0", "4.1.9")
def test_5_0_rounds_alternate_and_the_turn_ends_after_eight() -> None:
    table = round_of(FRANCE, None, others=["e4_d2_a", "e4_d2_b"])
    do(table, "take e4_d2_a", "end_round")
    state = table.state
    assert (state.active, state.round, state.stage) == (BRITAIN, 3, ACTION_ROUND)
    state.round = 7
    end_round(state)
    assert state.stage == PEACE_ENDS


@rule("5.3")
def test_5_3_actions_may_come_in_any_order() -> None:
    table = round_of(FRANCE, "e3_d2")
    do(table, "shift sardinia")
    assert "shift ile_aux_noix" in offered(table)


@rule("5.3")
@pytest.mark.parametrize(("edition", "left"), [("italian", 0), ("polish", 2)])
def test_5_3_an_action_left_for_another_is_finished(edition: str, left: int) -> None:
    table = round_of(FRANCE, "e4_d2_a", position(edition=edition))
    do(table, "shift caicos")
    assert points(table, ECONOMIC) == 2
    do(table, "shift sardinia")
    assert points(table, ECONOMIC) == left
    markets = {"niagara", "caicos", "ile_aux_noix"} & targets(table, "shift")
    assert bool(markets) == (edition == "polish")


@rule("5.3")
def test_5_3_advantages_may_come_between_purchases_of_one_action() -> None:
    table = round_of(FRANCE, "e4_d2_a")
    do(table, "shift caicos", "use_advantage algonquin_raids", "choose hudson_valley")
    assert points(table, ECONOMIC) == 2


@rule("5.3.2")
def test_5_3_2_a_minor_action_buys_one_thing() -> None:
    state = position()
    state.navy_box[FRANCE] = 2
    table = round_of(FRANCE, "e4_m2_a", state)
    do(table, "deploy biscay", "from_navy_box")
    assert points(table, MILITARY) == 0
    assert refusal(table, "deploy balearic") == ("no-minor-used-up", "5.3.2")


@rule("5.3.2")
def test_5_3_2_a_minor_action_does_not_unflag() -> None:
    state = position()
    flag(state, BRITAIN, "sardinia")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert refusal(table, "shift sardinia") == ("no-minor-cannot", "5.3.2")
    assert "savoy" in targets(table, "shift")


@rule("5.3.2", "6.1")
def test_5_3_2_debt_may_join_a_minor_action() -> None:
    table = round_of(FRANCE, "e4_d2_a")
    do(table, "shift russia")
    assert table.state.debt[FRANCE] == 1
    assert table.state.flag[space("russia")] == FRANCE


@rule("5.3.1", "6.1", "9.1")
def test_5_3_1_no_points_of_a_type_that_the_round_does_not_give() -> None:
    state = position()
    state.treaty[FRANCE] = 4
    table = round_of(FRANCE, "e4_d2_a", state)
    assert refusal(table, "deploy biscay") == ("no-such-action", "5.3.1")
    assert refusal(table, "recruit") == ("no-such-action", "5.3.1")


@rule("6.1", "6.3")
def test_6_3_debt_stops_at_the_limit() -> None:
    state = position()
    state.debt[FRANCE] = 5
    table = round_of(FRANCE, "d2_e2", state)
    assert "russia" in targets(table, "shift")
    do(table, "shift russia")
    assert table.state.debt[FRANCE] == 6
    assert refusal(table, "shift sardinia") == ("no-too-expensive", "6.3")


@rule("6.1", "9.1")
def test_6_1_debt_and_treaty_points_are_taken_one_by_one() -> None:
    state = position()
    state.treaty[FRANCE] = 1
    table = round_of(FRANCE, "d2_e2", state)
    do(table, "shift sardinia", "shift savoy")
    assert offered(table) == {"pay_debt", "pay_treaty"}
    do(table, "pay_treaty")
    assert (table.state.treaty[FRANCE], table.state.debt[FRANCE]) == (0, 1)


@rule("5.3.3")
def test_5_3_3_upgrade_needs_the_symbol() -> None:
    table = round_of(FRANCE, "d3_e2")
    assert refusal(table, "upgrade wss_spain") == ("no-upgrade-symbol", "5.3.3")


@rule("5.3.3")
def test_5_3_3_upgrade_once_a_round_and_keep_or_return() -> None:
    table = round_of(FRANCE, "d2_e2")
    before = table.state.basic_at.copy()
    do(table, "upgrade wss_spain", "keep_old", "return_tile")
    assert table.state.basic_at == before
    assert refusal(table, "upgrade wss_spain") == ("no-upgrade-symbol", "5.3.3")


@rule("5.3.3")
def test_5_3_3_on_turn_6_the_symbol_gives_a_treaty_point() -> None:
    table = round_of(FRANCE, "d2_e2", position(6), others=["e4_d2_a"])
    do(table, "upgrade_for_treaty")
    assert table.state.treaty[FRANCE] == 1
    do(table, "end_round")
    assert table.state.treaty[FRANCE] == 1


@rule("5.3.3")
@pytest.mark.parametrize(("ending", "points_won"), [("end_round", 1), ("pass_round", 0)])
def test_5_3_3_on_turn_6_the_point_comes_unless_one_passes(ending: str, points_won: int) -> None:
    table = round_of(FRANCE, "d2_e2", position(6), others=["e4_d2_a"])
    do(table, ending)
    assert table.state.treaty[FRANCE] == points_won


@rule("5.3.3")
def test_5_3_3_four_basic_tiles_must_remain() -> None:
    state = position()
    for tile in range(5, 16):
        state.basic_at[tile] = 5
    table = round_of(FRANCE, "d2_e2", state, others=["e4_d2_a"])
    do(table, "upgrade wss_spain", "keep_old")
    assert offered(table) == {"remove_tile", "return_tile"}
    do(table, "remove_tile")
    state = position()
    for tile in range(4, 16):
        state.basic_at[tile] = 5
    table = round_of(FRANCE, "d2_e2", state)
    assert refusal(table, "upgrade wss_spain") == ("no-basic-pool-empty", "5.3.3")


@rule("5.5.3")
def test_5_5_3_an_event_card_costs_three() -> None:
    table = round_of(FRANCE, "d4_e2_a")
    do(table, "draw_event")
    assert points(table, DIPLOMATIC) == 1
    assert table.state.event_at.count(FRANCE) == 1


@rule("5.5.3")
def test_5_5_3_no_card_from_an_empty_pile_and_no_hand_limit() -> None:
    state = position()
    hand(state, FRANCE, "carnatic_war", "acts_of_union", "tax_reform")
    table = round_of(FRANCE, "d4_e2_a", state)
    do(table, "draw_event")
    assert table.state.event_at.count(FRANCE) == 4
    state = position()
    state.event_at = [5] * len(state.event_at)
    table = round_of(FRANCE, "d4_e2_a", state)
    assert refusal(table, "draw_event") == ("no-draw-pile-empty", "5.5.3")
