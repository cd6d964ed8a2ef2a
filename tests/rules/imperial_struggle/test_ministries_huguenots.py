"""M-9 New World Huguenots: placing the markers, and what they do to prices."""

import pytest

from greatpowers.games.imperial_struggle.board import set_flag
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    ECONOMIC,
    FRANCE,
    NOBODY,
    USA,
    space,
)
from greatpowers.games.imperial_struggle.state import (
    FRESH_HUGUENOTS,
    NO_HUGUENOTS,
    SPENT_HUGUENOTS,
    State,
)
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import exhausted
from tests.rules.imperial_struggle.ministry_scenes import is_open, new_turn
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

PLACE = "ability new_world_huguenots-place_marker"


def with_card() -> State:
    state = position()
    cabinet(state, "new_world_huguenots", face_up=False)
    return state


def with_markers(*names: str, turn: int = 3) -> State:
    state = position(turn)
    for name in names:
        state.huguenots[space(name)] = FRESH_HUGUENOTS
    return state


# -- placing ---------------------------------------------------------------------------------


def test_huguenots_are_placed_on_a_french_territory_in_america() -> None:
    table = round_of(FRANCE, None, with_card())
    do(table, PLACE)
    assert targets(table, "choose") == {
        "quebec_montreal",
        "acadia",
        "st_domingue",
        "guadeloupe",
        "louisiana",
    }
    for other in ("chandernagore", "jamaica", "hudson_bay", "port_de_paix"):
        assert refusal(table, f"choose {other}") == ("no-not-a-target", "")
    do(table, "choose acadia")
    assert table.state.huguenots[space("acadia")] == FRESH_HUGUENOTS
    assert is_open(table, "new_world_huguenots")


def test_huguenots_come_once_a_turn_and_not_twice_to_a_territory() -> None:
    table = round_of(FRANCE, "e4_d2_a", with_card())
    do(table, PLACE, "choose acadia")
    assert refusal(table, PLACE) == ("no-ability-used", "3.5.2")
    new_turn(table)
    do(table, PLACE)
    assert "acadia" not in targets(table, "choose")
    do(table, "choose louisiana")
    new_turn(table)
    assert refusal(table, PLACE) == ("no-huguenots-all-placed", "R83")


def test_huguenots_need_a_french_territory() -> None:
    state = with_card()
    flag(state, BRITAIN, "quebec_montreal", "acadia", "st_domingue", "guadeloupe", "louisiana")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert refusal(table, PLACE) == ("no-nothing-to-gain", "3.5.2")


# -- turning them ----------------------------------------------------------------------------


@rule("5.4.2")
def test_huguenots_turned_take_one_off_flagging_a_market_of_their_region() -> None:
    table = round_of(FRANCE, "e4_d2_a", with_markers("st_domingue"))
    assert price(table, "shift caicos") == 2
    do(table, "flip_huguenots st_domingue")
    assert price(table, "shift caicos") == 1
    assert "ile_aux_noix" not in targets(table, "shift")
    do(table, "shift caicos")
    assert owner(table, "caicos") == FRANCE
    assert points(table, ECONOMIC) == 3
    assert table.state.huguenots[space("st_domingue")] == SPENT_HUGUENOTS


@rule("5.4.2")
def test_huguenots_work_once_and_on_one_shift_only() -> None:
    table = round_of(FRANCE, "e4_d2_a", with_markers("st_domingue"))
    do(table, "flip_huguenots st_domingue", "shift caicos")
    assert price(table, "shift st_james") == 2
    assert refusal(table, "flip_huguenots st_domingue") == ("no-fresh-huguenots", "R83")


@rule("5.4.2")
def test_huguenots_also_help_to_unflag() -> None:
    table = round_of(FRANCE, "e4_d2_a", with_markers("guadeloupe"))
    do(table, "flip_huguenots guadeloupe")
    assert price(table, "shift st_lucia") == 1
    do(table, "shift st_lucia")
    assert owner(table, "st_lucia") == NOBODY


@rule("5.4.2")
def test_huguenots_never_take_the_price_below_one() -> None:
    state = with_markers("guadeloupe", "louisiana")
    conflict(state, "st_lucia")
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, "flip_huguenots guadeloupe", "flip_huguenots louisiana")
    assert price(table, "shift st_lucia") == 1


@rule("5.4.2")
def test_huguenots_of_one_region_may_join() -> None:
    state = with_markers("st_domingue", "louisiana", "acadia")
    flag(state, FRANCE, "puerto_principe")
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, "flip_huguenots louisiana")
    assert price(table, "shift puerto_rico") == 2
    assert targets(table, "flip_huguenots") == {"st_domingue"}
    do(table, "flip_huguenots st_domingue")
    assert price(table, "shift puerto_rico") == 1


@rule("5.3.4", "5.4.2")
def test_huguenots_come_before_the_surcharge() -> None:
    state = with_markers("st_domingue")
    conflict(state, "caicos")
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, "shift ile_aux_noix", "flip_huguenots st_domingue")
    assert price(table, "shift caicos") == 1
    assert price(table, "shift st_james") == 2


@rule("8.2", "5.4.2")
def test_huguenots_join_an_advantage_that_takes_one_off() -> None:
    state = with_markers("guadeloupe")
    flag(state, FRANCE, "puerto_rico", "puerto_principe")
    flag(state, BRITAIN, "antilles_channel")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert price(table, "shift st_lucia") == 3
    do(table, "use_advantage rum")
    assert price(table, "shift st_lucia") == 2
    do(table, "flip_huguenots guadeloupe")
    assert price(table, "shift st_lucia") == 1
    do(table, "shift st_lucia")
    assert points(table, ECONOMIC) == 3
    assert exhausted(table, "rum")


@rule("8.2", "5.4.2")
def test_huguenots_join_an_advantage_that_names_a_price_of_one() -> None:
    state = with_markers("quebec_montreal")
    flag(state, FRANCE, "hudson_bay")
    flag(state, BRITAIN, "ile_aux_noix", "champlain_valley")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert price(table, "shift ile_aux_noix") == 4
    do(table, "use_advantage fur_trade")
    assert price(table, "shift ile_aux_noix") == 2
    do(table, "flip_huguenots quebec_montreal")
    assert price(table, "shift ile_aux_noix") == 1


@rule("8.2")
def test_huguenots_do_not_join_an_advantage_of_another_region() -> None:
    state = with_markers("guadeloupe")
    flag(state, FRANCE, "hudson_bay")
    flag(state, BRITAIN, "ile_aux_noix")
    table = round_of(FRANCE, "e4_d2_a", state)
    do(table, "use_advantage fur_trade")
    assert targets(table, "flip_huguenots") == set()


@rule("5.3.2")
def test_huguenots_serve_a_minor_action_within_its_limits() -> None:
    table = round_of(FRANCE, "d4_e2_a", with_markers("quebec_montreal", "guadeloupe"))
    do(table, "flip_huguenots quebec_montreal")
    assert price(table, "shift ile_aux_noix") == 2
    do(table, "shift ile_aux_noix")
    assert table.state.debt[FRANCE] == 0
    assert refusal(table, "flip_huguenots guadeloupe") == ("no-minor-used-up", "5.3.2")


def test_huguenots_need_economic_points_and_are_french() -> None:
    table = round_of(FRANCE, "d4_m2_a", with_markers("guadeloupe"))
    assert refusal(table, "flip_huguenots guadeloupe") == ("no-such-action", "5.3.1")
    table = round_of(BRITAIN, "e4_d2_a", with_markers("guadeloupe"))
    assert refusal(table, "flip_huguenots guadeloupe") == ("no-fresh-huguenots", "R83")
    table = round_of(FRANCE, "e4_d2_a", with_markers("guadeloupe"))
    assert refusal(table, "flip_huguenots acadia") == ("no-fresh-huguenots", "R83")


def test_huguenots_stay_when_the_card_is_gone() -> None:
    table = round_of(FRANCE, "e4_d2_a", with_markers("guadeloupe", turn=5))
    assert "flip_huguenots guadeloupe" in offered(table)


# -- losing them -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owner_now", "left"), [(BRITAIN, NO_HUGUENOTS), (USA, NO_HUGUENOTS), (FRANCE, FRESH_HUGUENOTS)]
)
def test_huguenots_leave_for_good_with_a_british_or_american_flag(
    owner_now: int, left: int
) -> None:
    state = with_markers("quebec_montreal")
    set_flag(state, space("quebec_montreal"), owner_now)
    assert state.huguenots[space("quebec_montreal")] == left
    set_flag(state, space("quebec_montreal"), FRANCE)
    assert state.huguenots[space("quebec_montreal")] == left
