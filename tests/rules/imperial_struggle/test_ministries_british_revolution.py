"""The British Ministry cards of the Revolution era that work in action rounds."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    COMMODITIES,
    DIPLOMATIC,
    FRANCE,
    NOBODY,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.debt import force_debt
from greatpowers.games.imperial_struggle.rules.limits import SPAIN_AND_AUSTRIA
from greatpowers.games.imperial_struggle.rules.points import add_purse
from greatpowers.games.imperial_struggle.state import EVENT, FACE_DOWN, FACE_UP, REMOVED, State
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
from tests.rules.imperial_struggle.turns import table_with

USED = ("no-ability-used", "3.5.2")
NEEDS = ("no-needs-that-action", "3.5.4")
TOO_MUCH = ("no-too-expensive", "6.3")
NO_ACTION = ("no-such-action", "5.3.1")

# -- M-19 James Watt -------------------------------------------------------------------------


def watt(face_up: bool = True) -> State:
    state = position(5)
    flag(state, FRANCE, "savoy", "spain_prestige_3")
    cabinet(state, "james_watt", face_up=face_up)
    return state


@rule("6.3")
@pytest.mark.parametrize(("face_up", "vp"), [(True, 15), (False, 17)])
def test_watt_spares_britain_the_vp_for_debt_beyond_the_limit(face_up: bool, vp: int) -> None:
    state = watt(face_up)
    state.debt[BRITAIN] = 5
    table = table_with(state)
    force_debt(table, BRITAIN, 3)
    assert state.debt[BRITAIN] == 6
    assert state.vp == vp


@rule("6.3")
def test_watt_does_not_spare_france() -> None:
    state = watt()
    without_credit(state)
    force_debt(table_with(state), FRANCE, 2)
    assert state.vp == 13


@rule("8.2")
def test_watt_answers_the_first_french_advantage_of_each_round() -> None:
    state = watt()
    flag(state, FRANCE, "nizam")
    table = rounds_of(FRANCE, "e4_d2_a", "e4_d2_b", state)
    do(table, "use_advantage algonquin_raids", "choose albany")
    assert table.state.treaty == [0, 1]
    do(table, "use_advantage mediterranean_intrigue", "choose sardinia")
    assert table.state.treaty == [0, 1]
    next_round(table, "e4_d2_b")
    do(table, "use_advantage separatist_wars", "choose kurpa")
    assert table.state.treaty == [0, 2]


@rule("8.2", "3.5")
def test_watt_answers_neither_face_down_nor_britain_s_own_uses() -> None:
    table = round_of(FRANCE, "e4_d2_a", watt(face_up=False))
    do(table, "use_advantage algonquin_raids", "choose albany")
    assert table.state.treaty == [0, 0]
    state = watt()
    flag(state, BRITAIN, "nizam")
    table = round_of(BRITAIN, "e4_d2_a", state)
    do(table, "use_advantage separatist_wars", "choose kurpa")
    assert table.state.treaty == [0, 0]


@rule("8.2")
def test_watt_does_not_answer_la_gabelle() -> None:
    picks = ("pick_advantage algonquin_raids", "pass")
    table = play(BRITAIN, "la_gabelle", "d3_e2", watt(), *picks)
    assert table.state.treaty == [0, 0]


# -- M-20 Papacy-Hanover Negotiations --------------------------------------------------------

PAPACY = "ability papacy_hanover_negotiations-extra_dp"
JACOBITES = ministry("jacobite_uprisings")


def papacy() -> State:
    state = position(5)
    without_credit(state)
    cabinet(state, "papacy_hanover_negotiations", face_up=False)
    return state


@rule("7.3")
@pytest.mark.parametrize("lying", [FACE_UP, FACE_DOWN, 0])
def test_papacy_hanover_removes_the_jacobites_when_revealed(lying: int) -> None:
    state = papacy()
    state.ministry_at[JACOBITES] = lying
    state.jacobite_victories = 1
    state.jacobite_ministry = True
    table = round_of(BRITAIN, None, state)
    do(table, "reveal papacy_hanover_negotiations")
    assert table.state.ministry_at[JACOBITES] == REMOVED
    assert table.state.jacobite_defeat
    assert not table.state.jacobite_ministry
    assert table.state.jacobite_victories == 1


@rule("3.5.4")
def test_papacy_hanover_s_points_shift_in_ireland_and_scotland() -> None:
    table = round_of(BRITAIN, "d2_m2", papacy())
    do(table, PAPACY)
    assert table.state.ministry_at[JACOBITES] == REMOVED
    assert points(table, DIPLOMATIC) == 4
    do(table, "shift ireland_alliance", "shift scotland_alliance")
    assert points(table, DIPLOMATIC) == 0
    assert refusal(table, PAPACY) == USED


@rule("3.5.4")
def test_papacy_hanover_s_points_go_nowhere_else() -> None:
    table = round_of(BRITAIN, "d2_m2", papacy())
    do(table, PAPACY)
    assert refusal(table, "shift russia") == TOO_MUCH
    assert refusal(table, "draw_event") == TOO_MUCH
    do(table, "shift sweden")
    assert points(table, DIPLOMATIC) == 2
    assert refusal(table, "shift scotland_prestige") == TOO_MUCH
    assert "shift scotland_alliance" in offered(table)


@rule("3.5.4", "5.3.2")
def test_papacy_hanover_s_points_need_an_action_and_vanish_with_a_minor() -> None:
    assert refusal(round_of(BRITAIN, "e4_m2_a", papacy()), PAPACY) == NEEDS
    table = round_of(BRITAIN, "e4_d2_a", papacy())
    do(table, PAPACY)
    assert refusal(table, "shift ireland_alliance") == ("no-minor-cannot", "5.3.2")
    do(table, "shift scotland_prestige")
    assert points(table, DIPLOMATIC) == 0
    assert refusal(table, "shift scotland_alliance") == ("no-minor-used-up", "5.3.2")


@rule("3.5.4", "5.3.2")
def test_papacy_hanover_s_points_vanish_with_a_minor_that_did_not_need_them() -> None:
    table = round_of(BRITAIN, "e4_d2_a", papacy())
    do(table, PAPACY, "shift sweden")
    assert points(table, DIPLOMATIC) == 0
    assert refusal(table, "shift scotland_alliance") == ("no-minor-used-up", "5.3.2")


# -- M-21 Townshend Acts ---------------------------------------------------------------------

TOWNSHEND = "ability townshend_acts-mark_commodity"


def townshend() -> State:
    state = position(5)
    flag(state, FRANCE, "antigua", "cumberland")
    cabinet(state, "townshend_acts", face_up=False)
    return state


@rule("5.3.2")
def test_townshend_lets_minor_actions_unflag_markets_of_a_commodity() -> None:
    table = rounds_of(BRITAIN, "d4_e2_a", "d4_e2_b", townshend())
    do(table, TOWNSHEND)
    assert targets(table, "commodity") == set(COMMODITIES)
    do(table, "commodity sugar")
    assert refusal(table, "shift cumberland") == ("no-minor-cannot", "5.3.2")
    do(table, "shift antigua")
    assert owner(table, "antigua") == NOBODY
    next_round(table, "d4_e2_b")
    assert "shift martinique" in offered(table)
    assert refusal(table, TOWNSHEND) == USED


@rule("5.4.1")
def test_townshend_does_not_do_away_with_connection_or_price() -> None:
    state = townshend()
    flag(state, FRANCE, "antilles_channel")
    table = round_of(BRITAIN, "d4_e2_a", state)
    do(table, TOWNSHEND, "commodity sugar")
    assert refusal(table, "shift port_de_paix") == ("no-not-connected", "5.4.1")
    assert price(table, "shift antigua") == 3


def test_townshend_is_for_the_start_of_a_round() -> None:
    table = round_of(BRITAIN, "d4_e2_a", townshend())
    do(table, "shift sweden")
    assert refusal(table, TOWNSHEND) == ("no-round-has-begun", "R82")
    state = townshend()
    state.debt[BRITAIN] = 2
    table = play(BRITAIN, "stamp_act", "d3_e2", state, "pass")
    assert refusal(table, TOWNSHEND) == ("no-round-has-begun", "R82")


@rule("4.1.5")
def test_townshend_ends_with_the_turn_and_does_not_help_france() -> None:
    state = townshend()
    state.townshend = COMMODITIES.index("sugar")
    table = round_of(FRANCE, "d4_e2_a", state)
    assert refusal(table, "shift st_lucia") == ("no-minor-cannot", "5.3.2")
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert "shift antigua" in offered(table)
    new_turn(table)
    table = round_of(BRITAIN, "d4_e2_a", table.state)
    assert refusal(table, "shift antigua") == ("no-minor-cannot", "5.3.2")


# -- M-22 Edmund Burke -----------------------------------------------------------------------

BURKE = "ability edmund_burke-europe_dp"
AT_HOME = ("no-burke-is-in-europe", "R84")


def burke(*irish: str) -> State:
    state = position(5)
    without_credit(state)
    flag(state, BRITAIN, *irish)
    cabinet(state, "edmund_burke", face_up=False)
    return state


@rule("3.5.4")
@pytest.mark.parametrize(
    ("irish", "extra"),
    [(("ireland_prestige",), 1), (("ireland_prestige", "ireland_alliance"), 2)],
)
def test_burke_adds_a_point_per_irish_space(irish: tuple[str, ...], extra: int) -> None:
    table = round_of(BRITAIN, "d3_m2", burke(*irish))
    do(table, BURKE)
    assert points(table, DIPLOMATIC) == 3 + extra
    do(table, "shift sweden", "shift denmark_norway" if extra == 2 else "shift sardinia")
    assert points(table, DIPLOMATIC) == extra - 1


@rule("3.5.4")
def test_burke_serves_in_every_round_but_once() -> None:
    table = rounds_of(BRITAIN, "d3_m2", "d3_e2", burke("ireland_prestige"))
    do(table, BURKE)
    assert refusal(table, BURKE) == USED
    assert not is_used(table, "edmund_burke-europe_dp")
    next_round(table, "d3_e2")
    do(table, BURKE)
    assert points(table, DIPLOMATIC) == 4


@rule("3.8")
def test_burke_needs_an_irish_space_without_conflict() -> None:
    state = burke("ireland_prestige")
    conflict(state, "ireland_prestige")
    nothing = ("no-nothing-to-gain", "3.5.2")
    assert refusal(round_of(BRITAIN, "d3_m2", state), BURKE) == nothing


@rule("5.3.2")
def test_burke_does_not_join_a_minor_action() -> None:
    table = round_of(BRITAIN, "e4_d2_a", burke("ireland_prestige"))
    assert refusal(table, BURKE) == NEEDS
    state = burke("ireland_prestige")
    cabinet(state, "papacy_hanover_negotiations")
    table = play(BRITAIN, "pacte_de_famille", "e3_d2", state)
    do(table, BURKE)
    assert points(table, DIPLOMATIC) == 4
    assert price(table, "shift sweden") == 2
    do(table, "shift sweden", "as_minor")
    assert points(table, DIPLOMATIC) == 2
    do(table, "shift sardinia")
    assert points(table, DIPLOMATIC) == 0


@rule("5.3.2")
@pytest.mark.parametrize(("debt", "left"), [(0, 1), (6, None)])
def test_burke_s_points_stay_out_of_a_minor_even_beside_an_event(
    debt: int, left: int | None
) -> None:
    state = burke("ireland_prestige")
    state.debt[BRITAIN] = debt
    table = round_of(BRITAIN, "e3_d2", state)
    add_purse(table, EVENT, DIPLOMATIC, 1, SPAIN_AND_AUSTRIA)
    do(table, BURKE)
    if left is None:
        assert refusal(table, "shift russia") == TOO_MUCH
        return
    do(table, "shift russia")
    assert table.state.debt[BRITAIN] == 1
    assert points(table, DIPLOMATIC) == 1 + left


def test_burke_binds_the_action_to_europe() -> None:
    table = round_of(BRITAIN, "d4_e2_a", burke("ireland_prestige"))
    do(table, BURKE, "shift sweden")
    assert points(table, DIPLOMATIC) == 3
    assert refusal(table, "shift iroquois") == AT_HOME
    assert refusal(table, "draw_event") == AT_HOME
    assert "shift sardinia" in offered(table)


@pytest.mark.parametrize("first", ["shift iroquois", "draw_event"])
def test_burke_does_not_help_after_points_went_elsewhere(first: str) -> None:
    table = round_of(BRITAIN, "d4_e2_a", burke("ireland_prestige"))
    do(table, first)
    assert refusal(table, BURKE) == ("no-diplomacy-went-abroad", "R84")


@pytest.mark.parametrize("first", ["shift iroquois", "draw_event"])
def test_burke_s_points_added_in_vain_are_not_spent_afterwards(first: str) -> None:
    table = round_of(BRITAIN, "d4_m2_a", burke("ireland_prestige", "ireland_alliance"))
    do(table, BURKE, first)
    assert refusal(table, "shift russia") == TOO_MUCH


def test_burke_s_points_do_not_go_abroad_themselves() -> None:
    table = round_of(BRITAIN, "d2_m2", burke("ireland_prestige", "ireland_alliance"))
    do(table, BURKE)
    assert refusal(table, "draw_event") == TOO_MUCH
    assert "shift russia" in offered(table)


@rule("5.5.2")
def test_burke_makes_the_sons_of_liberty_and_the_usa_cheaper() -> None:
    state = burke()
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert price(table, "shift sons_of_liberty") == 3
    do(table, "reveal edmund_burke")
    assert price(table, "shift sons_of_liberty") == 2
    state = burke()
    state.turn = 6
    state.opened = 3
    flag(state, FRANCE, "usa_prestige_2", "sons_of_liberty")
    cabinet(state, "edmund_burke")
    table = round_of(BRITAIN, "d4_e2_a", state)
    assert price(table, "shift usa_prestige_2") == 1
    assert price(table, "shift usa_prestige_3") == 2
    assert price(table, "shift sons_of_liberty") == 2
    assert price(table, "shift iroquois") == 2


def test_burke_is_revealed_by_use_and_helps_only_britain() -> None:
    table = round_of(BRITAIN, "d4_e2_a", burke("ireland_prestige"))
    do(table, BURKE)
    assert is_open(table, "edmund_burke")
    state = burke()
    cabinet(state, "edmund_burke")
    assert price(round_of(FRANCE, "d4_e2_a", state), "shift sons_of_liberty") == 3
