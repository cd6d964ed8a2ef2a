"""The Events of the Revolution era, numbers 36 to 41."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    AWI,
    BRITAIN,
    ECONOMIC,
    FRANCE,
    MILITARY,
    NOBODY,
    space,
)
from greatpowers.games.imperial_struggle.rules.limits import UNFLAG_MARKETS
from greatpowers.games.imperial_struggle.rules.war_tiles import bonus_placed
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    bonus_tiles,
    event_points,
    is_over,
    no_event_points,
    play,
    squadrons,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    clear_board,
    conflict,
    do,
    flag,
    in_conflict,
    offered,
    owner,
    points,
    position,
    refusal,
    targets,
)

BOTH = pytest.mark.parametrize("power", [FRANCE, BRITAIN])


# -- 36 Wealth of Nations --------------------------------------------------------------------


@rule("5.2", "6.2")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0)])
@BOTH
def test_wealth_of_nations_lowers_the_debt(power: int, before: int, after: int) -> None:
    state = position(5)
    state.debt[power] = before
    table = play(power, "wealth_of_nations", "m3_d2", state)
    assert is_over(table, "wealth_of_nations")
    assert table.state.debt[power] == after
    assert no_event_points(table)


@rule("3.4.3", "3.4.5")
@pytest.mark.parametrize(
    ("power", "ministry", "market"),
    [(FRANCE, "voltaire", "caicos"), (BRITAIN, "samuel_johnson", "cumberland")],
)
def test_wealth_of_nations_bonus_is_an_action_of_its_own(
    power: int, ministry: str, market: str
) -> None:
    state = position(5)
    cabinet(state, ministry)
    table = play(power, "wealth_of_nations", "m3_d2", state)
    assert event_points(table, ECONOMIC) == 3
    assert market in targets(table, "shift")
    assert refusal(table, "shift york_factory") == ("no-not-connected", "5.4.1")


# -- 37 Debt Crisis --------------------------------------------------------------------------


@rule("5.2", "3.4.3", "6.4")
@pytest.mark.parametrize(("by", "gained", "vp"), [(0, 0, 0), (1, 3, 0), (2, 3, 0), (3, 3, 2)])
@BOTH
def test_debt_crisis_favours_the_sounder_treasury(
    power: int, by: int, gained: int, vp: int
) -> None:
    state = position(5)
    state.debt[1 - power] = by
    table = play(power, "debt_crisis", "e3_m2", state)
    assert is_over(table, "debt_crisis")
    assert event_points(table, ECONOMIC, UNFLAG_MARKETS) == gained
    assert table.state.vp == 15 + (vp if power == FRANCE else -vp)


@rule("5.2", "6.1")
def test_debt_crisis_points_only_unflag() -> None:
    state = position(5)
    state.limit = [1, 0]
    flag(state, BRITAIN, "ile_aux_noix")
    table = play(FRANCE, "debt_crisis", "e2_m2", state)
    do(table, "shift niagara")
    assert points(table, ECONOMIC) == 3
    assert "ile_aux_noix" in targets(table, "shift")
    assert refusal(table, "shift gulf_of_st_lawrence") == ("no-too-expensive", "6.3")


# -- 38 East Asia Piracy ---------------------------------------------------------------------


@rule("5.2", "3.6", "3.8")
@pytest.mark.parametrize(
    ("own", "other", "vp"),
    [
        (("mysore",), (), 3),
        (("mysore", "arcot", "malabar_coast"), ("nizam", "vandavasi"), 3),
        (("mysore", "arcot"), ("nizam", "malabar_coast"), 0),
        ((), (), 0),
        (("kurpa", "vellore"), (), 0),
        (("arcot",), ("maratha", "nizam"), 0),
    ],
)
@BOTH
def test_east_asia_piracy_compares_the_strength_in_india(
    power: int, own: tuple[str, ...], other: tuple[str, ...], vp: int
) -> None:
    state = position(5)
    flag(state, power, *own)
    flag(state, 1 - power, *other)
    table = play(power, "east_asia_piracy", "m3_d2", state)
    assert is_over(table, "east_asia_piracy")
    assert table.state.vp == 15 + (vp if power == FRANCE else -vp)


@rule("3.8", "3.2.5")
def test_east_asia_piracy_damaged_forts_count_and_conflicted_alliances_do_not() -> None:
    state = position(5)
    flag(state, FRANCE, "arcot")
    state.damaged[space("arcot")] = True
    flag(state, BRITAIN, "nizam")
    conflict(state, "nizam")
    table = play(FRANCE, "east_asia_piracy", "m3_d2", state)
    assert table.state.vp == 18


# -- 39 Stamp Act ----------------------------------------------------------------------------


@rule("5.2", "3.4.3", "6.2")
@pytest.mark.parametrize(("mercantilism", "gained"), [(False, 0), (True, 2)])
def test_stamp_act_british_lowers_the_debt(mercantilism: bool, gained: int) -> None:
    state = position(5)
    state.debt[BRITAIN] = 5
    if mercantilism:
        cabinet(state, "townshend_acts")
    table = play(BRITAIN, "stamp_act", "d3_m2", state)
    assert is_over(table, "stamp_act")
    assert table.state.debt[BRITAIN] == 3
    assert event_points(table, ECONOMIC) == gained


@rule("5.2", "3.8.1")
def test_stamp_act_french_troubles_the_northern_colonies() -> None:
    table = play(FRANCE, "stamp_act", "d3_m2", position(5))
    choices = targets(table, "choose")
    assert {"chesapeake", "hudson_valley", "sons_of_liberty"} <= choices
    assert not {"ile_aux_noix", "algonquin", "georgia"} & choices
    do(table, "choose chesapeake")
    assert in_conflict(table, "chesapeake")
    assert is_over(table, "stamp_act")


@rule("3.4.3", "3.8")
def test_stamp_act_french_bonus_is_three_in_all() -> None:
    state = position(5)
    cabinet(state, "north_american_trade")
    table = play(FRANCE, "stamp_act", "d3_m2", state, "choose chesapeake")
    assert "chesapeake" not in targets(table, "choose")
    do(table, "choose iroquois", "choose massachusetts_bay")
    assert is_over(table, "stamp_act")
    assert sum(table.state.conflict) == 3


@rule("5.2")
def test_stamp_act_french_bonus_goes_as_far_as_it_can() -> None:
    state = position(5)
    cabinet(state, "north_american_trade")
    free = targets(play(FRANCE, "stamp_act", "d3_m2", position(5)), "choose")
    conflict(state, *(free - {"niagara", "oswego"}))
    table = play(FRANCE, "stamp_act", "d3_m2", state, "choose niagara", "choose oswego")
    assert is_over(table, "stamp_act")


@rule("3.5.3", "3.5.4")
@pytest.mark.parametrize(("answer", "markers", "ep"), [("pass", 1, 2), ("reveal", 3, 3)])
def test_stamp_act_french_keyword_revealed_for_it_works_at_once(
    answer: str, markers: int, ep: int
) -> None:
    state = position(5)
    clear_board(state)
    flag(state, FRANCE, "cataraqui")
    cabinet(state, "north_american_trade", face_up=False)
    shown = "reveal north_american_trade" if answer == "reveal" else answer
    places = ("choose chesapeake", "choose niagara", "choose oswego")[:markers]
    table = play(FRANCE, "stamp_act", "d3_e2", state, shown, *places)
    assert is_over(table, "stamp_act")
    assert points(table, ECONOMIC) == ep


# -- 40 Falklands Crisis ---------------------------------------------------------------------


@rule("5.2", "3.8")
@pytest.mark.parametrize(
    ("held", "conflicted", "vp"), [(0, 0, 15), (1, 0, 14), (2, 1, 14), (1, 1, 15)]
)
def test_falklands_crisis_british_scores_a_flag_in_spain(
    held: int, conflicted: int, vp: int
) -> None:
    state = position(5)
    mine = ("spain_prestige_2", "spain_alliance_lower")
    flag(state, BRITAIN, *mine[:held])
    conflict(state, *mine[:conflicted])
    table = play(BRITAIN, "falklands_crisis", "d3_m2", state)
    assert is_over(table, "falklands_crisis")
    assert table.state.vp == vp


@rule("3.4.3", "8.1")
def test_falklands_crisis_british_bonus_unflags_in_spain() -> None:
    state = position(5)
    flag(state, BRITAIN, "savoy", "spain_prestige_3")
    table = play(BRITAIN, "falklands_crisis", "d3_m2", state)
    assert table.state.vp == 14
    assert targets(table, "choose") == {"spain_alliance_upper"}
    do(table, "choose spain_alliance_upper")
    assert owner(table, "spain_alliance_upper") == NOBODY


@rule("8.1", "3.8")
@pytest.mark.parametrize("troubled", ["savoy", "spain_prestige_3"])
def test_falklands_crisis_no_bonus_from_an_advantage_in_conflict(troubled: str) -> None:
    state = position(5)
    flag(state, BRITAIN, "savoy", "spain_prestige_3")
    conflict(state, troubled)
    table = play(BRITAIN, "falklands_crisis", "d3_m2", state)
    assert is_over(table, "falklands_crisis")


@rule("5.2")
def test_falklands_crisis_british_bonus_without_a_french_flag_in_spain() -> None:
    state = position(5)
    clear_board(state)
    flag(state, BRITAIN, "savoy", "spain_prestige_3")
    table = play(BRITAIN, "falklands_crisis", "d3_m2", state)
    assert is_over(table, "falklands_crisis")
    assert table.state.vp == 14


@rule("5.2", "3.8")
@pytest.mark.parametrize(("conflicted", "gained"), [((), 2), (("spain_prestige_2",), 1)])
def test_falklands_crisis_french_points_for_flags_in_spain(
    conflicted: tuple[str, ...], gained: int
) -> None:
    state = position(5)
    flag(state, FRANCE, "spain_prestige_2")
    conflict(state, *conflicted)
    table = play(FRANCE, "falklands_crisis", "d3_e2", state)
    assert is_over(table, "falklands_crisis")
    assert event_points(table, MILITARY) == gained
    assert table.state.lost_squadrons == [0, 0]


@rule("5.2")
def test_falklands_crisis_french_without_flags_in_spain_gives_no_action() -> None:
    state = position(5)
    clear_board(state)
    table = play(FRANCE, "falklands_crisis", "d3_e2", state)
    assert no_event_points(table)
    assert refusal(table, "recruit") == ("no-such-action", "5.3.1")


@rule("3.4.3", "3.6")
@pytest.mark.parametrize("answer", ["give_up biscay", "give_up_from_box"])
def test_falklands_crisis_french_bonus_removes_a_squadron_for_good(answer: str) -> None:
    state = position(5)
    flag(state, FRANCE, "savoy", "spain_prestige_3")
    flag(state, BRITAIN, "biscay")
    state.navy_box[BRITAIN] = 1
    table = play(FRANCE, "falklands_crisis", "d3_e2", state)
    assert offered(table) == {"give_up biscay", "give_up_from_box"}
    do(table, answer)
    assert is_over(table, "falklands_crisis")
    assert table.state.lost_squadrons == [0, 1]
    assert table.state.away == [0, 0]
    assert table.state.unbuilt[BRITAIN] == 6
    assert squadrons(table, BRITAIN) == 8


@rule("5.2")
def test_falklands_crisis_french_bonus_without_a_squadron_to_remove() -> None:
    state = position(5)
    flag(state, FRANCE, "savoy", "spain_prestige_3")
    state.navy_box[BRITAIN] = 0
    state.unbuilt[BRITAIN] = 8
    table = play(FRANCE, "falklands_crisis", "d3_e2", state)
    assert is_over(table, "falklands_crisis")
    assert table.state.lost_squadrons == [0, 0]


# -- 41 Cook and Bougainville ----------------------------------------------------------------


@rule("5.2", "3.6")
@pytest.mark.parametrize(("box", "on_map", "gained"), [(2, 3, 2), (2, 2, 2), (1, 0, 0), (0, 2, 1)])
def test_cook_and_bougainville_british_points_for_squadrons(
    box: int, on_map: int, gained: int
) -> None:
    state = position(5)
    state.navy_box[BRITAIN] = box
    state.away[BRITAIN] = 2
    state.unbuilt[BRITAIN] = 8 - 2 - box - on_map
    flag(state, BRITAIN, *("biscay", "bahamas_run", "malabar_coast")[:on_map])
    table = play(BRITAIN, "cook_and_bougainville", "d3_m2", state)
    assert is_over(table, "cook_and_bougainville")
    assert event_points(table, ECONOMIC) == gained
    assert no_event_points(table) == (gained == 0)
    assert bonus_placed(table.state, BRITAIN) == 0


@rule("3.4.3", "5.6.1")
def test_cook_and_bougainville_british_bonus_places_a_tile_that_is_not_bought() -> None:
    state = position(5)
    cabinet(state, "townshend_acts")
    table = play(BRITAIN, "cook_and_bougainville", "d3_m2", state)
    assert targets(table, "theater") == {
        "awi_american_revolution",
        "awi_mysore_war",
        "awi_antilles_war",
    }
    do(table, "theater awi_mysore_war")
    assert is_over(table, "cook_and_bougainville")
    assert table.state.war == AWI
    assert bonus_placed(table.state, BRITAIN) == 1
    assert table.state.recruited == 0


@rule("5.6.1", "5.2")
def test_cook_and_bougainville_british_bonus_is_skipped_on_turn_6_and_without_room() -> None:
    state = position(6)
    cabinet(state, "townshend_acts")
    table = play(BRITAIN, "cook_and_bougainville", "d3_m2", state)
    assert is_over(table, "cook_and_bougainville")
    assert event_points(table, ECONOMIC) == 1
    state = position(5)
    cabinet(state, "townshend_acts")
    bonus_tiles(state, BRITAIN, 0, 0, 1, 1, 2, 2)
    table = play(BRITAIN, "cook_and_bougainville", "d3_m2", state)
    assert is_over(table, "cook_and_bougainville")
    assert bonus_placed(table.state, BRITAIN) == 6


@rule("5.2", "5.6.5", "3.4.3")
@pytest.mark.parametrize(("mercantilism", "debt"), [(False, 3), (True, 1)])
def test_cook_and_bougainville_french_builds_for_free(mercantilism: bool, debt: int) -> None:
    state = position(5)
    state.debt[FRANCE] = 3
    if mercantilism:
        cabinet(state, "north_american_trade")
    table = play(FRANCE, "cook_and_bougainville", "d3_e2", state)
    assert is_over(table, "cook_and_bougainville")
    assert table.state.navy_box[FRANCE] == 2
    assert table.state.unbuilt[FRANCE] == 6
    assert table.state.debt[FRANCE] == debt
    assert squadrons(table, FRANCE) == 8


@rule("5.2")
def test_cook_and_bougainville_french_with_all_squadrons_built() -> None:
    state = position(6)
    state.navy_box[FRANCE] = 8
    state.unbuilt[FRANCE] = 0
    table = play(FRANCE, "cook_and_bougainville", "d3_e2", state)
    assert is_over(table, "cook_and_bougainville")
    assert table.state.navy_box[FRANCE] == 8
