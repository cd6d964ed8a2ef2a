"""A referee's second reading: the edges of cards and of war."""

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    NOBODY,
    WAS,
    WSS,
    bonus_tile_name,
    space,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import own_bonus
from greatpowers.games.imperial_struggle.state import (
    FRESH_HUGUENOTS,
    POOL,
    SPENT_HUGUENOTS,
    State,
)
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    bonus_tiles,
    no_event_points,
    play,
    without_credit,
)
from tests.rules.imperial_struggle.event_scenes import (
    is_over as is_done,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    owner,
    points,
    position,
    price,
    refusal,
    round_of,
    targets,
)
from tests.rules.imperial_struggle.turns import lines
from tests.rules.imperial_struggle.war_scenes import (
    after_war,
    asked,
    before_theater,
    fight,
    is_over,
    lay,
)

# -- 3.5: Ministries at the edge -------------------------------------------------------------


@rule("3.5.4", "5.3.2")
def test_3_5_4_the_jacobites_may_flag_with_a_minor_action_and_unflag_in_conflict() -> None:
    state = position()
    cabinet(state, "jacobite_uprisings")
    flag(state, BRITAIN, "scotland_alliance", "scotland_prestige")
    conflict(state, "scotland_prestige")
    without_credit(state)
    table = round_of(FRANCE, "e4_m2_a", state)
    assert targets(table, "jacobite_shift") == {"scotland_prestige"}
    assert price(table, "jacobite_shift scotland_prestige") == 1
    flag(state, NOBODY, "ireland_alliance")
    table = round_of(FRANCE, "e4_m2_a", state)
    do(table, "jacobite_shift ireland_alliance")
    assert owner(table, "ireland_alliance") == FRANCE


@rule("3.5.4")
def test_3_5_4_points_of_a_ministry_outlast_a_purchase_of_a_major_action() -> None:
    state = position(5)
    cabinet(state, "papacy_hanover_negotiations")
    conflict(state, "scotland_alliance", "scotland_prestige")
    table = round_of(BRITAIN, "d4_e2_a", state)
    do(table, "ability papacy_hanover_negotiations-extra_dp", "shift scotland_alliance")
    assert points(table, DIPLOMATIC) == 5
    do(table, "shift scotland_prestige")
    assert points(table, DIPLOMATIC) == 4, "the tile's own points are untouched"


@rule("6.1", "6.3")
def test_6_1_the_banks_spare_two_debts_and_no_third() -> None:
    state = position(3)
    cabinet(state, "merchant_banks")
    conflict(state, "albany")
    state.debt[BRITAIN] = state.limit[BRITAIN]
    table = round_of(BRITAIN, "e2_d2", state)
    do(table, "shift cumberland", "shift albany")
    assert (table.state.banks_used, table.state.debt[BRITAIN]) == (1, state.limit[BRITAIN])
    assert refusal(table, "shift georges_bank") == ("no-too-expensive", "6.3")


def _turgot() -> State:
    state = position(5)
    cabinet(state, "turgot")
    state.debt[BRITAIN] = state.limit[BRITAIN]
    return state


@rule("6.1")
def test_6_1_turgots_second_point_is_of_the_type_it_was_taken_for() -> None:
    table = play(FRANCE, "acts_of_union", "e2_m2", _turgot())
    do(table, "shift spain_prestige_3")
    assert table.state.debt[FRANCE] == 1
    assert (points(table, DIPLOMATIC), points(table, ECONOMIC)) == (1, 2)


@rule("6.1")
def test_6_1_turgot_adds_one_point_to_the_credit_and_no_more() -> None:
    state = _turgot()
    state.debt[FRANCE] = state.limit[FRANCE] - 1
    conflict(state, "sweden", "denmark_norway")
    table = round_of(FRANCE, "d2_m2", state)
    do(table, "shift sweden", "shift denmark_norway")
    assert "savoy" in targets(table, "shift")
    assert refusal(table, "shift spain_prestige_3") == ("no-too-expensive", "6.3")


@rule("3.5")
def test_3_5_only_north_american_trade_revives_the_huguenots() -> None:
    state = position(5)
    cabinet(state, "turgot", "north_american_trade", face_up=False)
    state.huguenots[space("guadeloupe")] = SPENT_HUGUENOTS
    table = round_of(FRANCE, None, state)
    do(table, "reveal turgot")
    assert table.state.huguenots[space("guadeloupe")] == SPENT_HUGUENOTS
    do(table, "reveal north_american_trade")
    assert table.state.huguenots[space("guadeloupe")] == FRESH_HUGUENOTS


# -- 5.2: no bonus without its condition, no effect without a target -------------------------


@rule("5.2", "3.4.3")
def test_5_2_without_the_keyword_there_is_no_bonus() -> None:
    state = position()
    flag(state, BRITAIN, "dutch_alliance")
    table = play(FRANCE, "austro_spanish_rivalry", "m3_e2", state, "choose dutch_alliance")
    assert is_done(table, "austro_spanish_rivalry")
    assert no_event_points(table)
    state = position()
    flag(state, BRITAIN, "iroquois")
    table = play(FRANCE, "native_american_alliances", "d3_e2", state)
    assert is_done(table, "native_american_alliances")
    state = position()
    bonus_tiles(state, FRANCE, 0)
    play(BRITAIN, "austro_spanish_rivalry", "m3_e2", state, "choose spain_alliance_upper")
    assert state.bonus_at[own_bonus(FRANCE)[0]] == 0
    table = play(BRITAIN, "great_northern_war", "m3_e2", position(), "choose german_states_2")
    assert no_event_points(table)


@rule("5.2")
def test_5_2_without_a_target_nothing_is_unflagged() -> None:
    state = position()
    flag(state, NOBODY, "ireland_alliance")
    table = play(BRITAIN, "famine_in_ireland", "e3_d2", state)
    assert "log-unflag-free" not in lines(table)


@rule("5.2")
def test_5_2_without_a_target_nothing_is_shifted() -> None:
    state = position()
    flag(state, BRITAIN, "german_states_2")
    table = play(BRITAIN, "great_northern_war", "m3_e2", state)
    assert state.vp == 13
    assert "log-flag-free" not in lines(table)


@rule("5.2", "3.7")
def test_5_2_tiles_go_back_from_any_war() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    bonus_tiles(state, FRANCE, 1)
    play(
        BRITAIN,
        "austro_spanish_rivalry",
        "m3_e2",
        state,
        "choose spain_alliance_upper",
        "theater was_king_georges_war",
    )
    assert state.bonus_at[own_bonus(FRANCE)[0]] == POOL
    state = position(3)
    bonus_tiles(state, BRITAIN, 2)
    tile = bonus_tile_name(WAS, own_bonus(BRITAIN)[0])
    play(FRANCE, "military_spending_overruns", "m3_e2", state, f"give_up_tile {tile}")
    assert state.bonus_at[own_bonus(BRITAIN)[0]] == POOL


# -- 7: one symbol, one strike; one war, one count -------------------------------------------


@rule("7.1.2")
def test_7_1_2_one_symbol_strikes_once() -> None:
    state = before_theater("wss_queen_annes_war", empty=True)
    flag(state, BRITAIN, "gulf_of_maine", "cabot_strait")
    lay(state, "fr_basic_12")
    table = fight(state)
    assert asked(table) == (FRANCE, "ask-tile-effect")
    do(table, "displace gulf_of_maine")
    assert is_over(table)
    assert owner(table, "cabot_strait") == BRITAIN


@rule("7.4", "7.5")
def test_7_5_the_next_war_counts_its_highest_rows_anew() -> None:
    state = after_war(WSS)
    state.best_rows = [3, 1]
    table = fight(state)
    assert table.state.best_rows == [0, 0]
