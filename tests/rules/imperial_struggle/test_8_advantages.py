"""8.0 Advantages: gaining and losing them, and when they may be used."""

from greatpowers.games.imperial_struggle.board import set_flag
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    ECONOMIC,
    FRANCE,
    NOBODY,
    space,
)
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import exhaust, exhausted, play
from tests.rules.imperial_struggle.ministry_scenes import new_turn, next_round, rounds_of
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    hand,
    holds_advantage,
    in_conflict,
    offered,
    points,
    position,
    price,
    refusal,
    round_of,
    targets,
)

RAIDS = "use_advantage algonquin_raids"
EXHAUSTED = ("no-advantage-exhausted", "8.2")
JUST_GAINED = ("no-advantage-just-gained", "8.2")
IN_CONFLICT = ("no-advantage-in-conflict", "8.1")
TWO_A_ROUND = ("no-two-advantages-a-round", "8.2")
ONE_A_REGION = ("no-one-advantage-a-region", "8.2")


def well_armed() -> State:
    """France holds Advantages in all four Regions, two of them in India."""
    state = position()
    flag(state, FRANCE, "savoy", "spain_prestige_3", "privateers", "mysore", "nizam")
    return state


# -- 8.1 Holding -----------------------------------------------------------------------------


@rule("8.1")
def test_8_1_the_start_position_gives_two_of_them() -> None:
    table = round_of(FRANCE)
    assert holds_advantage(table, FRANCE, "algonquin_raids")
    assert holds_advantage(table, BRITAIN, "wheat")
    assert sum(holder != NOBODY for holder in table.state.holder) == 2
    assert RAIDS in offered(round_of(FRANCE, "e4_d2_a"))


@rule("8.1", "8.0")
def test_8_1_gained_the_moment_the_last_connected_space_is_flagged() -> None:
    table = round_of(FRANCE, "d4_e2_a")
    do(table, "shift denmark_norway")
    assert not holds_advantage(table, FRANCE, "baltic_trade")
    do(table, "shift prussia_alliance")
    assert holds_advantage(table, FRANCE, "baltic_trade")


@rule("8.1")
def test_8_1_lost_the_moment_one_of_them_is_lost() -> None:
    state = position()
    flag(state, FRANCE, "denmark_norway", "prussia_alliance")
    table = round_of(BRITAIN, "d4_e2_a", state)
    do(table, "shift prussia_alliance")
    assert holds_advantage(table, NOBODY, "baltic_trade")


@rule("8.1")
def test_8_1_spaces_of_both_sides_give_it_to_nobody() -> None:
    state = position()
    flag(state, FRANCE, "denmark_norway")
    flag(state, BRITAIN, "prussia_alliance")
    assert holds_advantage(round_of(FRANCE, None, state), NOBODY, "baltic_trade")


@rule("8.1")
def test_8_1_an_exhausted_tile_stays_so_when_it_changes_hands() -> None:
    table = rounds_of(FRANCE, "d4_e2_a", "d4_e2_b", position())
    do(table, RAIDS, "choose albany")
    state = table.state
    set_flag(state, space("algonquin"), NOBODY)
    set_flag(state, space("algonquin"), BRITAIN)
    table = round_of(BRITAIN, "e4_d2_a", state)
    assert holds_advantage(table, BRITAIN, "algonquin_raids")
    assert refusal(table, RAIDS) == EXHAUSTED


@rule("8.1", "3.8")
def test_8_1_a_conflict_on_a_connected_space_keeps_it_but_stops_its_use() -> None:
    state = position()
    conflict(state, "algonquin")
    table = round_of(FRANCE, "m4_e2_a", state)
    assert holds_advantage(table, FRANCE, "algonquin_raids")
    assert refusal(table, RAIDS) == IN_CONFLICT
    do(table, "end_conflict algonquin")
    assert RAIDS in offered(table)


@rule("8.1", "3.8")
def test_8_1_any_of_its_spaces_in_conflict_stops_it() -> None:
    state = well_armed()
    conflict(state, "spain_prestige_3")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert refusal(table, "use_advantage mediterranean_intrigue") == IN_CONFLICT


@rule("8.1")
def test_8_1_one_cannot_use_what_one_does_not_hold() -> None:
    table = round_of(FRANCE, "e4_d2_a")
    not_yours = ("no-not-your-advantage", "8.1")
    assert refusal(table, "use_advantage wheat") == not_yours
    assert refusal(table, "use_advantage silk") == not_yours


# -- 8.2 Using -------------------------------------------------------------------------------


@rule("8.2")
def test_8_2_a_use_exhausts_it_until_the_next_turn() -> None:
    table = rounds_of(FRANCE, "e4_d2_a", "e4_d2_b", position())
    do(table, RAIDS, "choose albany")
    assert exhausted(table, "algonquin_raids")
    assert refusal(table, RAIDS) == EXHAUSTED
    next_round(table, "e4_d2_b")
    assert refusal(table, RAIDS) == EXHAUSTED
    new_turn(table)
    assert RAIDS in offered(table)


@rule("8.2", "5.1")
def test_8_2_not_before_a_tile_is_taken() -> None:
    table = round_of(FRANCE, None, others=("e4_d2_a",))
    assert refusal(table, RAIDS) == ("no-take-a-tile-first", "5.1")
    do(table, "take e4_d2_a")
    assert RAIDS in offered(table)


@rule("8.2", "5.2")
def test_8_2_not_before_the_event_of_the_round() -> None:
    state = position()
    state.debt[FRANCE] = 2
    hand(state, FRANCE, "tax_reform")
    table = round_of(FRANCE, "e3_d2", state)
    do(table, "play tax_reform", RAIDS, "choose albany")
    assert in_conflict(table, "albany")
    state = position()
    hand(state, FRANCE, "tax_reform")
    table = round_of(FRANCE, "e3_d2", state)
    do(table, RAIDS, "choose albany")
    assert refusal(table, "play tax_reform") == ("no-too-late-for-event", "5.2")
    assert refusal(table, "pass_round") == ("no-too-late-to-pass", "5.1")


@rule("8.2", "5.3")
def test_8_2_between_two_purchases_of_an_action() -> None:
    table = round_of(FRANCE, "e4_d2_a")
    do(table, "shift caicos", RAIDS, "choose hudson_valley", "shift st_james")
    assert points(table, ECONOMIC) == 0


@rule("8.2")
def test_8_2_not_in_the_round_in_which_it_was_gained() -> None:
    table = rounds_of(FRANCE, "d4_e2_a", "d4_e2_b", position())
    do(table, "shift nizam")
    assert refusal(table, "use_advantage separatist_wars") == JUST_GAINED
    next_round(table, "d4_e2_b")
    assert "use_advantage separatist_wars" in offered(table)


@rule("8.2")
def test_8_2_nor_if_it_was_lost_and_gained_again_in_it() -> None:
    table = round_of(FRANCE, "d4_e2_a")
    set_flag(table.state, space("algonquin"), NOBODY)
    do(table, "shift algonquin")
    assert refusal(table, RAIDS) == JUST_GAINED


@rule("8.2")
def test_8_2_gained_outside_one_s_round_it_is_ready_in_the_next() -> None:
    state = position()
    set_flag(state, space("nizam"), FRANCE)
    assert "use_advantage separatist_wars" in offered(round_of(FRANCE, "e4_d2_a", state))


@rule("8.2")
def test_8_2_at_most_two_a_round() -> None:
    table = round_of(FRANCE, "e4_d2_a", well_armed())
    do(table, RAIDS, "choose albany", "use_advantage separatist_wars", "choose kurpa")
    assert refusal(table, "use_advantage mediterranean_intrigue") == TWO_A_ROUND
    assert refusal(table, "use_advantage letters_of_marque") == TWO_A_ROUND


@rule("8.2")
def test_8_2_at_most_one_a_region() -> None:
    table = rounds_of(FRANCE, "e4_d2_a", "e4_d2_b", well_armed())
    do(table, "use_advantage separatist_wars", "choose kurpa")
    assert refusal(table, "use_advantage power_struggle") == ONE_A_REGION
    next_round(table, "e4_d2_b")
    assert "use_advantage power_struggle" in offered(table)


@rule("8.2")
def test_8_2_the_region_is_that_of_its_own_space() -> None:
    state = well_armed()
    flag(state, FRANCE, "gibraltar")
    flag(state, BRITAIN, "antilles_channel")
    table = round_of(FRANCE, "m4_e2_a", state)
    do(table, "use_advantage naval_bastion", "displace antilles_channel")
    assert refusal(table, "use_advantage mediterranean_intrigue") == ONE_A_REGION
    assert "use_advantage letters_of_marque" in offered(table)


@rule("8.2", "5.3.1")
def test_8_2_they_give_no_points() -> None:
    state = position()
    flag(state, FRANCE, "hudson_bay")
    flag(state, BRITAIN, "albany", "ile_aux_noix")
    table = round_of(FRANCE, "d4_m2_a", state)
    assert refusal(table, "use_advantage fur_trade") == ("no-such-action", "5.3.1")


@rule("8.2", "5.3.2")
def test_8_2_an_unflag_made_cheaper_stays_an_ordinary_one() -> None:
    state = position()
    flag(state, FRANCE, "hudson_bay")
    flag(state, BRITAIN, "albany", "ile_aux_noix")
    table = round_of(FRANCE, "d4_e2_a", state)
    assert refusal(table, "use_advantage fur_trade") == ("no-minor-cannot", "5.3.2")
    conflict(state, "ile_aux_noix")
    table = round_of(FRANCE, "d4_e2_a", state)
    do(table, "use_advantage fur_trade")
    assert targets(table, "shift") == {"ile_aux_noix"}
    assert refusal(table, "shift hudson_valley") == ("no-not-connected", "5.4.1")
    assert refusal(table, "shift niagara") == ("no-target-for-advantage", "8.2")


@rule("8.2", "5.3.4", "5.4.2")
def test_8_2_protection_and_surcharge_come_on_top_of_a_price_of_one() -> None:
    state = position()
    flag(state, FRANCE, "hudson_bay")
    flag(state, BRITAIN, "albany", "ile_aux_noix", "champlain_valley")
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, "shift caicos", "use_advantage fur_trade")
    assert price(table, "shift ile_aux_noix") == 3


@rule("8.2", "5.5.2")
def test_8_2_the_price_of_a_political_space_is_told_with_its_own_surcharge() -> None:
    state = position(3)
    flag(state, FRANCE, "austria_prestige_upper")
    table = round_of(FRANCE, "d4_e2_a", state)
    do(table, "shift iroquois", "use_advantage silesia_negotiations")
    assert price(table, "shift german_states_3") == 2
    do(table, "shift german_states_3")
    assert table.state.debt[FRANCE] == 0


@rule("8.2")
def test_8_2_without_enough_points_it_cannot_be_used() -> None:
    state = position()
    state.debt[FRANCE] = 6
    flag(state, FRANCE, "san_agustin")
    table = round_of(FRANCE, "e2_d2", state)
    do(table, "shift caicos")
    assert refusal(table, "use_advantage fruit") == ("no-too-expensive", "6.3")


# -- Events that ignore exhaustion -----------------------------------------------------------


@rule("8.2")
def test_8_2_an_event_may_let_an_exhausted_tile_be_used_and_leaves_it_so() -> None:
    state = position()
    flag(state, BRITAIN, "algonquin")
    exhaust(state, "algonquin_raids")
    cabinet(state, "east_india_company")
    table = play(BRITAIN, "native_american_alliances", "d3_e2", state)
    do(table, "choose iroquois", "pick_advantage algonquin_raids", "choose cataraqui")
    assert in_conflict(table, "cataraqui")
    assert exhausted(table, "algonquin_raids")
    assert refusal(table, "use_advantage wheat") == ONE_A_REGION


@rule("8.2")
def test_8_2_such_a_use_does_not_exhaust_a_ready_tile() -> None:
    state = position()
    cabinet(state, "east_india_company")
    table = play(BRITAIN, "native_american_alliances", "d3_e2", state)
    do(table, "choose iroquois", "pick_advantage iroquois_raids", "choose cataraqui")
    assert in_conflict(table, "cataraqui")
    assert not exhausted(table, "iroquois_raids")
    assert refusal(table, "use_advantage wheat") == ONE_A_REGION


@rule("8.2")
def test_8_2_a_granted_tile_for_purchases_may_be_used_later_in_the_round() -> None:
    state = position(5)
    flag(state, FRANCE, "san_agustin")
    flag(state, NOBODY, "algonquin")
    exhaust(state, "fruit")
    table = play(FRANCE, "loge_des_neuf_soeurs", "e3_d2", state, "pick_advantage fruit")
    do(table, "use_advantage fruit", "shift st_lucia")
    assert points(table, ECONOMIC) == 2
    assert refusal(table, "use_advantage fruit") == EXHAUSTED


@rule("8.2", "3.8")
def test_8_2_a_tile_in_conflict_cannot_be_granted() -> None:
    state = position(5)
    conflict(state, "algonquin")
    table = play(FRANCE, "loge_des_neuf_soeurs", "e3_d2", state)
    assert targets(table, "pick_advantage") == set()
