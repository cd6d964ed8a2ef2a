"""5.6 Military actions."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    MILITARY,
    NOBODY,
    space,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import bonus_in, own_bonus
from greatpowers.games.imperial_struggle.state import CONFLICT_PLUS_ONE
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    conflict,
    do,
    flag,
    offered,
    owner,
    points,
    position,
    price,
    refusal,
    round_of,
    targets,
)


@rule("5.6.1")
def test_5_6_1_two_tiles_a_round_at_two_points_each() -> None:
    table = round_of(FRANCE, "m4_e2_a")
    do(table, "recruit", "theater wss_spain", "recruit", "theater wss_spain")
    assert points(table, MILITARY) == 0
    assert len(bonus_in(table.state, FRANCE, 1)) == 2
    assert refusal(table, "recruit") == ("no-two-tiles-a-round", "5.6.1")


@rule("5.6.1")
def test_5_6_1_a_third_tile_moves_an_incumbent_on() -> None:
    state = position()
    tiles = own_bonus(FRANCE)
    state.bonus_at[tiles[0]] = state.bonus_at[tiles[1]] = 1
    table = round_of(FRANCE, "m4_e2_a", state)
    do(table, "recruit", "theater wss_spain")
    assert targets(table, "move_tile") == {"wss_fr_vendome", "wss_fr_de_villars"}
    do(table, "move_tile wss_fr_vendome")
    assert "wss_spain" not in targets(table, "theater")
    do(table, "theater wss_central_europe")
    assert table.state.bonus_at[tiles[0]] == 0
    assert len(bonus_in(table.state, FRANCE, 1)) == 2


@rule("5.6.1")
def test_5_6_1_no_tile_when_all_theaters_are_full() -> None:
    state = position()
    for number, tile in enumerate(own_bonus(FRANCE)[:8]):
        state.bonus_at[tile] = number // 2
    table = round_of(FRANCE, "m4_e2_a", state)
    assert refusal(table, "recruit") == ("no-theaters-full", "5.6.1")


@rule("5.6.1")
def test_5_6_1_no_tiles_on_turn_6() -> None:
    table = round_of(FRANCE, "m4_e2_a", position(6))
    assert refusal(table, "recruit") == ("no-next-war", "5.6.1")


@rule("5.6.1")
def test_5_6_1_no_exchange_before_turn_6() -> None:
    table = round_of(FRANCE, "m4_e2_a", position(5))
    assert refusal(table, "exchange economic") == ("no-only-on-turn-6", "5.6.1")


@rule("5.6.2", "3.8.1")
@pytest.mark.parametrize(
    ("protected", "plus_one", "cost"),
    [(False, False, 2), (True, False, 1), (False, True, 3), (True, True, 2)],
)
def test_5_6_2_price_of_ending_a_conflict(protected: bool, plus_one: bool, cost: int) -> None:
    state = position()
    if protected:
        flag(state, FRANCE, "antilles_channel")
    state.conflict[space("martinique")] = CONFLICT_PLUS_ONE if plus_one else 1
    table = round_of(FRANCE, "m4_e2_a", state)
    assert price(table, "end_conflict martinique") == cost
    do(table, "end_conflict martinique")
    assert table.state.conflict[space("martinique")] == 0
    assert points(table, MILITARY) == 4 - cost


@rule("5.6.2")
def test_5_6_2_any_marker_may_be_ended_also_on_enemy_and_empty_spaces() -> None:
    state = position()
    conflict(state, "st_lucia", "albany", "dutch_prestige")
    table = round_of(FRANCE, "m4_e2_a", state)
    assert targets(table, "end_conflict") == {"st_lucia", "albany", "dutch_prestige"}
    assert refusal(table, "end_conflict bavaria") == ("no-conflict-there", "5.6.2")


@rule("5.6.2", "5.3.1")
def test_5_6_2_a_minor_action_ends_conflicts_and_no_action_none() -> None:
    state = position()
    conflict(state, "st_lucia")
    assert targets(round_of(FRANCE, "e4_m2_a", state), "end_conflict") == {"st_lucia"}
    state = position()
    conflict(state, "st_lucia")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert targets(table, "end_conflict") == set()
    assert refusal(table, "end_conflict st_lucia") == ("no-such-action", "5.3.1")


@rule("5.3.1")
def test_5_3_1_a_refusal_names_the_price_and_what_there_is() -> None:
    table = round_of(FRANCE, "e4_d2_a")
    told = table.why(FRANCE, "deploy", "biscay").args
    assert (told["cost"], told["points"]) == (1, 0)
    assert (told["action"], told["tile"]) == ("action-military", "tile-e4_d2_a")


@rule("5.6.3")
def test_5_6_3_building_needs_a_connected_space_held_all_round() -> None:
    table = round_of(BRITAIN, "m4_e2_a")
    assert refusal(table, "build_fort ohio_forks") == ("no-fort-not-connected", "5.6.3")
    state = position()
    flag(state, BRITAIN, "cumberland")
    table = round_of(BRITAIN, "m4_e2_a", state)
    do(table, "build_fort ohio_forks")
    assert owner(table, "ohio_forks") == BRITAIN
    assert points(table, MILITARY) == 1


@rule("5.6.3")
def test_5_6_3_a_market_flagged_this_round_does_not_help() -> None:
    table = round_of(BRITAIN, "e4_m2_a")
    do(table, "shift cumberland")
    assert refusal(table, "build_fort ohio_forks") == ("no-fort-not-connected", "5.6.3")


@rule("5.6.3")
@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_5_6_3_building_from_a_market_in_conflict(edition: str) -> None:
    state = position(edition=edition)
    flag(state, BRITAIN, "cumberland")
    conflict(state, "cumberland")
    table = round_of(BRITAIN, "m4_e2_a", state)
    assert ("ohio_forks" in targets(table, "build_fort")) == (edition == "italian")


@rule("5.6.3")
def test_5_6_3_an_undamaged_enemy_fort_is_safe() -> None:
    state = position()
    flag(state, FRANCE, "ohio_forks")
    flag(state, BRITAIN, "cumberland")
    table = round_of(BRITAIN, "m4_e2_a", state)
    assert refusal(table, "build_fort ohio_forks") == ("no-fort-is-held", "5.6.3")
    assert refusal(table, "seize_fort ohio_forks") == ("no-not-enemy-damaged-fort", "5.6.4")


@rule("5.6.4")
def test_5_6_4_repairing_ones_own_fort_costs_one_less_and_no_link() -> None:
    state = position()
    flag(state, BRITAIN, "arcot")
    state.damaged[space("arcot")] = True
    table = round_of(BRITAIN, "e4_m2_a", state)
    assert price(table, "repair_fort arcot") == 1
    do(table, "repair_fort arcot")
    assert not table.state.damaged[space("arcot")]


@rule("5.6.4")
def test_5_6_4_only_damaged_forts_of_ones_own_are_repaired() -> None:
    state = position()
    flag(state, BRITAIN, "arcot")
    table = round_of(BRITAIN, "m4_e2_a", state)
    assert refusal(table, "repair_fort arcot") == ("no-not-your-damaged-fort", "5.6.4")


@rule("5.6.4", "5.3.2")
def test_5_6_4_seizing_a_damaged_enemy_fort() -> None:
    state = position()
    flag(state, FRANCE, "ohio_forks")
    flag(state, BRITAIN, "cumberland")
    state.damaged[space("ohio_forks")] = True
    table = round_of(BRITAIN, "m4_e2_a", state)
    assert price(table, "seize_fort ohio_forks") == 4
    do(table, "seize_fort ohio_forks")
    assert owner(table, "ohio_forks") == BRITAIN
    assert not table.state.damaged[space("ohio_forks")]


@rule("5.6.4", "5.3.2")
def test_5_6_4_no_seizing_by_a_minor_action() -> None:
    state = position()
    flag(state, FRANCE, "ohio_forks")
    flag(state, BRITAIN, "cumberland")
    state.damaged[space("ohio_forks")] = True
    table = round_of(BRITAIN, "e4_m2_a", state)
    assert refusal(table, "seize_fort ohio_forks") == ("no-minor-cannot", "5.3.2")


@rule("5.6.4")
def test_5_6_4_a_territory_does_not_help_to_seize() -> None:
    state = position()
    flag(state, FRANCE, "louisbourg")
    flag(state, BRITAIN, "acadia")
    state.damaged[space("louisbourg")] = True
    table = round_of(BRITAIN, "m4_e2_a", state)
    assert refusal(table, "seize_fort louisbourg") == ("no-seize-not-connected", "5.6.4")


@rule("5.6.4")
@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_5_6_4_seizing_from_a_market_in_conflict(edition: str) -> None:
    state = position(edition=edition)
    flag(state, FRANCE, "ohio_forks")
    flag(state, BRITAIN, "cumberland")
    conflict(state, "cumberland")
    state.damaged[space("ohio_forks")] = True
    table = round_of(BRITAIN, "m4_e2_a", state)
    assert ("ohio_forks" in targets(table, "seize_fort")) == (edition == "italian")


@rule("5.6.5")
def test_5_6_5_a_squadron_costs_four_and_may_deploy_at_once() -> None:
    table = round_of(FRANCE, "m4_e2_a")
    state = table.state
    do(table, "construct plain")
    assert (state.unbuilt[FRANCE], state.navy_box[FRANCE]) == (6, 2)
    do(table, "deploy biscay", "from_navy_box")
    assert state.debt[FRANCE] == 1


@rule("5.6.5", "3.6")
def test_5_6_5_no_more_than_eight_squadrons() -> None:
    state = position()
    state.unbuilt[FRANCE], state.navy_box[FRANCE] = 0, 8
    table = round_of(FRANCE, "m4_e2_a", state)
    assert refusal(table, "construct plain") == ("no-unbuilt-squadron", "5.6.5")


@rule("5.6.6")
def test_5_6_6_where_one_squadron_is_ready_nobody_is_asked_which() -> None:
    table = round_of(FRANCE, "m4_e2_a")
    do(table, "deploy biscay")
    forced = table.forced()
    assert forced is not None
    assert str(forced[1]) == "from_navy_box"

    state = position()
    flag(state, FRANCE, "balearic")
    table = round_of(FRANCE, "m4_e2_a", state)
    do(table, "deploy biscay")
    assert table.forced() is None


@rule("5.6.6", "3.2.4")
@pytest.mark.parametrize(
    ("occupied", "origin", "cost"),
    [
        (False, "from_navy_box", 1),
        (False, "from_space balearic", 1),
        (True, "from_navy_box", 3),
        (True, "from_space balearic", 2),
    ],
)
def test_5_6_6_price_of_deploying(occupied: bool, origin: str, cost: int) -> None:
    state = position()
    flag(state, FRANCE, "balearic")
    if occupied:
        flag(state, BRITAIN, "biscay")
    table = round_of(FRANCE, "m4_e2_a", state)
    assert price(table, "deploy biscay") == 1 + occupied
    do(table, "deploy biscay", origin)
    assert points(table, MILITARY) == 4 - cost
    assert owner(table, "biscay") == FRANCE
    assert owner(table, "balearic") == (FRANCE if origin == "from_navy_box" else NOBODY)
    assert table.state.navy_box[BRITAIN] == 2 + occupied


@rule("5.6.6")
def test_5_6_6_a_squadron_deploys_once_a_round() -> None:
    state = position()
    state.navy_box[FRANCE] = 1
    table = round_of(FRANCE, "m4_e2_a", state)
    do(table, "deploy biscay", "from_navy_box")
    assert refusal(table, "deploy balearic") == ("no-squadron-ready", "5.6.6")
    assert refusal(table, "deploy biscay") == ("no-your-squadron-is-there", "5.6.6")


@rule("5.6.6")
def test_5_6_6_only_what_can_be_paid_is_offered_as_origin() -> None:
    state = position()
    flag(state, FRANCE, "balearic")
    flag(state, BRITAIN, "biscay")
    state.debt[FRANCE] = 6
    table = round_of(FRANCE, "m2_e2", state)
    do(table, "deploy biscay")
    assert offered(table) == {"from_space balearic"}


@rule("5.6.6", "5.3.4")
def test_5_6_6_no_surcharge_for_military_points() -> None:
    state = position()
    state.navy_box[FRANCE] = 3
    table = round_of(FRANCE, "m3_e2", state)
    for place in ("biscay", "hooghly_river", "antilles_channel"):
        do(table, f"deploy {place}", "from_navy_box")
    assert points(table, MILITARY) == 0
    assert table.state.debt[FRANCE] == 0
