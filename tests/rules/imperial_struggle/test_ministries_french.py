"""The French Ministry cards that work in action rounds (those that score: see 4.1.11, 4.1.12)."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    FRANCE,
    MILITARY,
    MINISTRIES,
)
from greatpowers.games.imperial_struggle.rules.cabinet import cabinet as ministries_of
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import play, without_credit
from tests.rules.imperial_struggle.ministry_scenes import (
    is_open,
    is_used,
    new_turn,
    next_round,
    rounds_of,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    clear_board,
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
from tests.rules.imperial_struggle.turns import by_default, turn_begins

USED = ("no-ability-used", "3.5.2")
NEEDS = ("no-needs-that-action", "3.5.4")

# -- M-1 The Cardinal Ministers --------------------------------------------------------------

CARDINALS = "ability cardinal_ministers-extra_dp"


def cardinals(*french: str) -> State:
    state = position()
    clear_board(state)
    flag(state, FRANCE, *french)
    cabinet(state, "cardinal_ministers", face_up=False)
    return state


@rule("3.5.4")
@pytest.mark.parametrize(
    ("french", "extra"),
    [
        (["savoy"], 1),
        (["sardinia", "spain_prestige_2"], 2),
        (["spain_prestige_3", "austria_prestige_upper", "austria_prestige_lower"], 3),
        (["savoy", "sardinia", "spain_prestige_2", "spain_prestige_3"], 3),
        (["savoy", "spain_alliance_upper", "austria_alliance_2", "sweden", "minorca"], 1),
    ],
)
def test_cardinal_ministers_add_to_the_tile_s_major(french: list[str], extra: int) -> None:
    table = round_of(FRANCE, "d4_e2_a", cardinals(*french))
    do(table, CARDINALS)
    assert points(table, DIPLOMATIC) == 4 + extra
    assert is_open(table, "cardinal_ministers")
    assert refusal(table, CARDINALS) == USED


@rule("3.5.4", "5.3.2")
def test_cardinal_ministers_add_to_the_tile_s_minor_and_then_are_one_purchase() -> None:
    table = round_of(FRANCE, "e4_d2_a", cardinals("savoy", "sardinia"))
    do(table, CARDINALS)
    assert points(table, DIPLOMATIC) == 4
    do(table, "shift russia")
    assert table.state.debt[FRANCE] == 0
    assert refusal(table, "shift sweden") == ("no-minor-used-up", "5.3.2")


@rule("3.8")
def test_cardinal_ministers_do_not_count_spaces_in_conflict() -> None:
    state = cardinals("savoy", "sardinia")
    conflict(state, "savoy")
    table = round_of(FRANCE, "d4_e2_a", state)
    do(table, CARDINALS)
    assert points(table, DIPLOMATIC) == 5


def test_cardinal_ministers_need_a_space_that_counts() -> None:
    state = cardinals("savoy")
    conflict(state, "savoy")
    table = round_of(FRANCE, "d4_e2_a", state)
    assert refusal(table, CARDINALS) == ("no-nothing-to-gain", "3.5.2")


def test_cardinal_ministers_need_a_diplomatic_action_on_the_tile() -> None:
    table = round_of(FRANCE, "e4_m2_a", cardinals("savoy"))
    assert refusal(table, CARDINALS) == NEEDS


@rule("3.5.4")
def test_cardinal_ministers_come_before_spending_and_before_the_event() -> None:
    late = ("no-only-right-after-tile", "3.5.4")
    table = round_of(FRANCE, "d4_e2_a", cardinals("savoy"))
    do(table, "shift sweden")
    assert refusal(table, CARDINALS) == late
    state = cardinals("savoy")
    state.debt[FRANCE] = 2
    table = play(FRANCE, "tax_reform", "e3_d2", state, "pass")
    assert refusal(table, CARDINALS) == late


def test_cardinal_ministers_may_follow_another_ability() -> None:
    state = cardinals("savoy")
    cabinet(state, "new_world_huguenots")
    table = round_of(FRANCE, "d4_e2_a", state)
    do(table, "ability new_world_huguenots-place_marker", "choose acadia", CARDINALS)
    assert points(table, DIPLOMATIC) == 5


# -- M-4 Jacobite Uprisings ------------------------------------------------------------------

SCORE = "ability jacobite_uprisings-score_vp"


def jacobites(turn: int = 1) -> State:
    state = position(turn)
    cabinet(state, "jacobite_uprisings", face_up=False)
    return state


def test_jacobite_uprisings_shift_ireland_and_scotland_with_military_points() -> None:
    state = jacobites()
    flag(state, BRITAIN, "scotland_alliance")
    table = round_of(FRANCE, "m4_e2_a", state)
    assert targets(table, "jacobite_shift") == {
        "ireland_prestige",
        "scotland_alliance",
        "scotland_prestige",
    }
    assert price(table, "jacobite_shift scotland_prestige") == 3
    do(table, "jacobite_shift scotland_alliance", "jacobite_shift scotland_alliance")
    assert owner(table, "scotland_alliance") == FRANCE
    assert points(table, MILITARY) == 0
    assert is_open(table, "jacobite_uprisings")


def test_jacobite_uprisings_may_go_on_with_debt_in_the_same_round() -> None:
    table = round_of(FRANCE, "m4_e2_a", jacobites())
    do(table, "jacobite_shift scotland_prestige", "jacobite_shift ireland_prestige")
    assert table.state.debt[FRANCE] == 2


@rule("5.3.4")
def test_jacobite_uprisings_open_no_region_for_diplomatic_points() -> None:
    table = round_of(FRANCE, "m4_d2_a", jacobites())
    do(table, "jacobite_shift scotland_alliance")
    assert price(table, "shift iroquois") == 2


@rule("5.3.2")
def test_jacobite_uprisings_keep_the_limits_of_a_minor_action() -> None:
    state = jacobites()
    flag(state, BRITAIN, "scotland_alliance", "scotland_prestige")
    conflict(state, "scotland_prestige")
    table = round_of(FRANCE, "e4_m2_a", state)
    cannot = ("no-minor-cannot", "5.3.2")
    assert refusal(table, "jacobite_shift scotland_alliance") == cannot
    assert price(table, "jacobite_shift scotland_prestige") == 1
    do(table, "jacobite_shift scotland_prestige")
    assert refusal(table, "jacobite_shift ireland_prestige") == ("no-minor-used-up", "5.3.2")


def test_jacobite_uprisings_shift_in_one_round_a_turn() -> None:
    table = rounds_of(FRANCE, "m4_e2_a", "m4_e2_b", jacobites())
    do(table, "jacobite_shift scotland_alliance")
    next_round(table, "m4_e2_b")
    assert refusal(table, "jacobite_shift scotland_prestige") == USED
    new_turn(table)
    assert "jacobite_shift scotland_prestige" in offered(table)


def test_jacobite_uprisings_need_military_points_and_the_card() -> None:
    table = round_of(FRANCE, "e4_d2_a", jacobites())
    no_action = ("no-such-action", "5.3.1")
    assert refusal(table, "jacobite_shift scotland_alliance") == no_action
    assert refusal(table, SCORE) == no_action
    table = round_of(FRANCE, "m4_d2_a")
    not_there = ("no-not-in-cabinet", "3.5")
    assert refusal(table, "jacobite_shift scotland_alliance") == not_there
    table = round_of(BRITAIN, "m4_d2_a", jacobites())
    assert refusal(table, "jacobite_shift ireland_prestige") == not_there


@pytest.mark.parametrize(
    ("french", "victories", "vp"),
    [
        ((), 0, 1),
        (("scotland_alliance", "scotland_prestige"), 0, 3),
        (("scotland_alliance",), 1, 3),
        (("scotland_alliance", "scotland_prestige", "ireland_prestige"), 2, 4),
    ],
)
def test_jacobite_uprisings_score_spaces_and_victories(
    french: tuple[str, ...], victories: int, vp: int
) -> None:
    state = jacobites()
    flag(state, FRANCE, *french)
    state.jacobite_victories = victories
    table = round_of(FRANCE, "m3_d2", state)
    do(table, SCORE)
    assert table.state.vp == 15 + vp
    assert points(table, MILITARY) == 0
    assert refusal(table, SCORE) == USED


@rule("3.8")
def test_jacobite_uprisings_do_not_score_for_spaces_in_conflict() -> None:
    state = jacobites()
    conflict(state, "ireland_alliance")
    table = round_of(FRANCE, "m3_d2", state)
    assert refusal(table, SCORE) == ("no-nothing-to-gain", "3.5.2")
    state.jacobite_victories = 1
    do(table, SCORE)
    assert table.state.vp == 16


@rule("5.3.2")
def test_jacobite_uprisings_may_score_with_a_minor_action_and_debt() -> None:
    table = round_of(FRANCE, "e4_m2_a", jacobites())
    do(table, SCORE)
    assert table.state.debt[FRANCE] == 1
    assert table.state.vp == 16


def test_jacobite_uprisings_shift_and_score_in_different_rounds() -> None:
    other_round = ("no-other-round-for-that", "R80")
    table = rounds_of(FRANCE, "m4_e2_a", "m4_e2_b", jacobites())
    do(table, "jacobite_shift scotland_alliance")
    assert refusal(table, SCORE) == other_round
    next_round(table, "m4_e2_b")
    do(table, SCORE)
    assert table.state.vp == 17
    table = rounds_of(FRANCE, "m4_e2_a", "m4_e2_b", jacobites())
    do(table, SCORE)
    assert refusal(table, "jacobite_shift scotland_alliance") == other_round
    next_round(table, "m4_e2_b")
    assert "jacobite_shift scotland_alliance" in offered(table)


# -- the third slot --------------------------------------------------------------------------


def third_slot() -> State:
    state = position(4)
    state.jacobite_ministry = True
    return state


@rule("7.3", "3.5.1")
def test_jacobite_uprisings_lie_open_in_a_third_slot_after_their_victory() -> None:
    state = third_slot()
    cabinet(state, "choiseul", "dupleix", face_up=False)
    table = turn_begins(state)
    by_default(table, "ask-discard", "ask-exchange-ministry")
    assert is_open(table, "jacobite_uprisings")
    assert len(ministries_of(table.state, FRANCE)) == 3


@rule("7.3", "3.5.1")
def test_jacobite_uprisings_make_room_for_another_card() -> None:
    state = third_slot()
    cabinet(state, "jacobite_uprisings", "dupleix", face_up=False)
    table = turn_begins(state)
    by_default(table, "ask-discard")
    assert targets(table, "appoint") == {"choiseul", "pompadour_du_barry", "voltaire"}
    do(table, "appoint choiseul")
    by_default(table, "ask-exchange-ministry")
    names = {MINISTRIES[m] for m in ministries_of(table.state, FRANCE)}
    assert names == {"jacobite_uprisings", "dupleix", "choiseul"}


@rule("7.3", "3.5.1")
def test_jacobite_uprisings_stay_in_the_third_slot_in_the_next_era() -> None:
    state = third_slot()
    state.turn = 5
    cabinet(state, "jacobite_uprisings", "dupleix", "choiseul")
    table = turn_begins(state)
    by_default(table, "ask-discard")
    assert "jacobite_uprisings" not in targets(table, "appoint")
    do(table, "appoint turgot", "appoint lavoisier")
    assert is_open(table, "jacobite_uprisings")
    assert len(ministries_of(table.state, FRANCE)) == 3


# -- M-11 Choiseul ---------------------------------------------------------------------------

CHOISEUL = "ability choiseul-extra_mp"


def choiseul() -> State:
    state = position(3)
    without_credit(state)
    cabinet(state, "choiseul", face_up=False)
    return state


@rule("3.5.4")
def test_choiseul_s_point_buys_war_tiles_or_deploys_squadrons() -> None:
    table = round_of(FRANCE, "m2_e2", choiseul())
    do(table, CHOISEUL)
    assert points(table, MILITARY) == 3
    do(table, "recruit", "theater was_central_europe", "deploy biscay", "from_navy_box")
    assert points(table, MILITARY) == 0
    assert is_used(table, "choiseul-extra_mp")
    assert not is_used(table, "choiseul-cheap_squadron")


@rule("3.5.4")
def test_choiseul_s_point_pays_for_nothing_else() -> None:
    state = choiseul()
    flag(state, FRANCE, "gibraltar")
    flag(state, BRITAIN, "balearic")
    conflict(state, "cataraqui", "plassey")
    table = round_of(FRANCE, "m2_e2", state)
    do(table, CHOISEUL)
    too_much = ("no-too-expensive", "6.3")
    assert refusal(table, "build_fort louisbourg") == too_much
    do(table, "end_conflict cataraqui")
    assert points(table, MILITARY) == 1
    assert refusal(table, "end_conflict plassey") == too_much
    assert refusal(table, "use_advantage naval_bastion") == too_much
    assert "deploy biscay" in offered(table)


@rule("3.5.4", "5.3.2")
def test_choiseul_s_point_goes_with_the_minor_action() -> None:
    table = round_of(FRANCE, "e4_m2_a", choiseul())
    do(table, CHOISEUL, "recruit", "theater was_central_europe")
    assert points(table, MILITARY) == 0
    assert refusal(table, "deploy biscay") == ("no-minor-used-up", "5.3.2")


def test_choiseul_needs_a_military_action() -> None:
    assert refusal(round_of(FRANCE, "e4_d2_a", choiseul()), CHOISEUL) == NEEDS


@rule("5.6.5")
def test_choiseul_builds_a_squadron_for_two_with_one_in_north_america() -> None:
    state = choiseul()
    table = round_of(FRANCE, "m4_e2_a", state)
    assert refusal(table, "construct choiseul") == ("no-squadron-in-america", "3.5.2")
    state = choiseul()
    flag(state, FRANCE, "antilles_channel", "biscay")
    table = round_of(FRANCE, "m4_e2_a", state)
    assert refusal(table, "construct choiseul") == ("no-squadron-in-america", "3.5.2")
    state = choiseul()
    flag(state, FRANCE, "cabot_strait")
    table = round_of(FRANCE, "m4_e2_a", state)
    assert price(table, "construct choiseul") == 2
    do(table, "construct choiseul")
    assert points(table, MILITARY) == 2
    assert is_open(table, "choiseul")
    assert refusal(table, "construct choiseul") == USED


# -- M-13 Pompadour & Du Barry ---------------------------------------------------------------


def pompadour(face_up: bool = True) -> State:
    state = position(3)
    flag(state, FRANCE, "savoy", "spain_prestige_3")
    cabinet(state, "pompadour_du_barry", face_up=face_up)
    return state


@rule("8.2")
def test_pompadour_answers_the_first_european_advantage_of_each_round() -> None:
    state = pompadour()
    state.debt[FRANCE] = 4
    flag(state, FRANCE, "denmark_norway", "prussia_alliance")
    table = rounds_of(FRANCE, "e4_d2_a", "e4_d2_b", state)
    do(table, "use_advantage mediterranean_intrigue", "choose sardinia")
    assert table.state.treaty[FRANCE] == 1
    next_round(table, "e4_d2_b")
    do(table, "use_advantage baltic_trade")
    assert table.state.treaty[FRANCE] == 2


@rule("8.2")
def test_pompadour_does_not_answer_advantages_of_other_regions() -> None:
    table = round_of(FRANCE, "e4_d2_a", pompadour())
    do(table, "use_advantage algonquin_raids", "choose albany")
    assert table.state.treaty[FRANCE] == 0
    do(table, "use_advantage mediterranean_intrigue", "choose sardinia")
    assert table.state.treaty[FRANCE] == 1


@rule("3.5")
def test_pompadour_face_down_gives_nothing() -> None:
    table = round_of(FRANCE, "e4_d2_a", pompadour(face_up=False))
    do(table, "use_advantage mediterranean_intrigue", "choose sardinia")
    assert table.state.treaty[FRANCE] == 0


@rule("8.2")
def test_pompadour_does_not_answer_british_uses_nor_la_gabelle() -> None:
    state = pompadour()
    flag(state, BRITAIN, "savoy", "spain_prestige_3")
    table = round_of(BRITAIN, "e4_d2_a", state)
    do(table, "use_advantage mediterranean_intrigue", "choose sardinia")
    assert table.state.treaty == [0, 0]
    state = pompadour()
    picks = ("pick_advantage mediterranean_intrigue", "pass")
    table = play(BRITAIN, "la_gabelle", "d3_e2", state, *picks)
    assert table.state.treaty == [0, 0]
