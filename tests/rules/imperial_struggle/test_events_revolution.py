"""The Events of the Revolution era, numbers 31 to 35."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    NOBODY,
    advantage,
    space,
)
from greatpowers.games.imperial_struggle.rules.limits import IN_CARIBBEAN
from greatpowers.games.imperial_struggle.state import CONFLICT_PLUS_ONE
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    bonus_tiles,
    event_points,
    exhaust,
    exhausted,
    is_over,
    no_event_points,
    play,
    prompt,
    squadrons,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    clear_board,
    conflict,
    do,
    flag,
    hand,
    in_conflict,
    offered,
    owner,
    position,
    price,
    refusal,
    round_of,
    targets,
)

BOTH = pytest.mark.parametrize("power", [FRANCE, BRITAIN])


@rule("3.4.4")
@pytest.mark.parametrize(
    ("event", "tile"),
    [
        ("nootka_incident", "d3_m2"),
        ("la_gabelle", "e3_d2"),
        ("debt_crisis", "d3_e2"),
        ("east_asia_piracy", "e3_m2"),
        ("falklands_crisis", "m3_d2"),
    ],
)
@BOTH
def test_an_icon_needs_a_major_action_of_its_type(power: int, event: str, tile: str) -> None:
    state = position(5)
    hand(state, power, event)
    table = round_of(power, tile, state)
    assert refusal(table, f"play {event}") == ("no-icon-does-not-match", "3.4.4")


# -- 31 Nootka Incident ----------------------------------------------------------------------


@rule("5.2", "3.4.5")
@pytest.mark.parametrize(
    ("answer", "action"), [("points economic", ECONOMIC), ("points diplomatic", DIPLOMATIC)]
)
def test_nootka_incident_british_chooses_its_points(answer: str, action: int) -> None:
    state = position(5)
    flag(state, BRITAIN, "spain_alliance_lower")
    table = play(BRITAIN, "nootka_incident", "m3_d2", state)
    assert offered(table) == {"points economic", "points diplomatic"}
    do(table, answer)
    assert is_over(table, "nootka_incident")
    assert event_points(table, action) == 2
    assert event_points(table, ECONOMIC) + event_points(table, DIPLOMATIC) == 2
    assert owner(table, "spain_alliance_lower") == BRITAIN
    assert table.state.vp == 15


@rule("3.4.3", "5.2")
def test_nootka_incident_british_bonus_sells_the_spanish_alliances() -> None:
    state = position(5)
    cabinet(state, "townshend_acts")
    flag(state, BRITAIN, "spain_alliance_upper", "spain_alliance_lower", "spain_prestige_2")
    table = play(BRITAIN, "nootka_incident", "m3_d2", state, "points economic")
    assert table.state.vp == 11
    assert owner(table, "spain_alliance_upper") == NOBODY
    assert owner(table, "spain_alliance_lower") == NOBODY
    assert owner(table, "spain_prestige_2") == BRITAIN


@rule("3.4.3", "3.8")
def test_nootka_incident_british_bonus_ignores_conflicted_and_french_flags() -> None:
    state = position(5)
    cabinet(state, "townshend_acts")
    flag(state, BRITAIN, "spain_alliance_lower")
    conflict(state, "spain_alliance_lower")
    table = play(BRITAIN, "nootka_incident", "m3_d2", state, "points economic")
    assert table.state.vp == 15
    assert owner(table, "spain_alliance_lower") == BRITAIN
    assert owner(table, "spain_alliance_upper") == FRANCE


@rule("5.2", "5.6.5")
@pytest.mark.parametrize(("mercantilism", "box"), [(False, 1), (True, 2)])
def test_nootka_incident_french_sends_a_squadron_home(mercantilism: bool, box: int) -> None:
    state = position(5)
    if mercantilism:
        cabinet(state, "north_american_trade")
    state.navy_box[BRITAIN] = 0
    flag(state, BRITAIN, "balearic", "cuba_passage")
    table = play(FRANCE, "nootka_incident", "m3_d2", state)
    assert offered(table) == {"displace balearic", "displace cuba_passage"}
    do(table, "displace balearic")
    assert is_over(table, "nootka_incident")
    assert owner(table, "balearic") == NOBODY
    assert table.state.navy_box == [box, 1]
    assert table.state.unbuilt[FRANCE] == 8 - box
    assert squadrons(table, BRITAIN) == 8
    assert squadrons(table, FRANCE) == 8


@rule("5.2")
def test_nootka_incident_french_squadrons_in_the_box_are_out_of_reach() -> None:
    state = position(5)
    cabinet(state, "north_american_trade")
    table = play(FRANCE, "nootka_incident", "m3_d2", state)
    assert is_over(table, "nootka_incident")
    assert table.state.navy_box == [2, 2]


# -- 32 Haitian Revolution -------------------------------------------------------------------


@rule("5.2", "3.8.1", "5.6.2")
@BOTH
def test_haitian_revolution_marker_costs_more_to_remove(power: int) -> None:
    table = play(power, "haitian_revolution", "m3_d2", position(5))
    choices = targets(table, "choose")
    assert {"panzacola", "port_de_paix", "st_lucia"} <= choices
    assert not {"georgia", "caicos", "privateers"} & choices
    do(table, "choose st_lucia")
    assert is_over(table, "haitian_revolution")
    assert table.state.conflict[space("st_lucia")] == CONFLICT_PLUS_ONE
    assert price(table, "end_conflict st_lucia") == 3


@rule("3.4.3")
@BOTH
def test_haitian_revolution_bonus_for_more_tiles_in_the_next_war(power: int) -> None:
    state = position(5)
    bonus_tiles(state, power, 1)
    table = play(power, "haitian_revolution", "m3_d2", state)
    do(table, "choose st_lucia", "choose havana", "choose martinique")
    assert is_over(table, "haitian_revolution")
    assert table.state.conflict.count(CONFLICT_PLUS_ONE) == 3


@rule("5.2")
def test_haitian_revolution_bonus_goes_as_far_as_it_can() -> None:
    state = position(5)
    bonus_tiles(state, FRANCE, 1)
    markets = targets(play(FRANCE, "haitian_revolution", "m3_d2", position(5)), "choose")
    conflict(state, *(markets - {"havana"}))
    table = play(FRANCE, "haitian_revolution", "m3_d2", state, "choose havana")
    assert is_over(table, "haitian_revolution")


@rule("3.4.3")
def test_haitian_revolution_no_bonus_on_turn_6() -> None:
    table = play(FRANCE, "haitian_revolution", "m3_d2", position(6), "choose havana")
    assert is_over(table, "haitian_revolution")


# -- 33 Loge des Neuf Soeurs -----------------------------------------------------------------


@rule("5.2", "3.8.1")
def test_loge_des_neuf_soeurs_british_troubles_the_northern_colonies() -> None:
    state = position(5)
    flag(state, BRITAIN, "york_factory")  # more flags than France, but no bonus
    table = play(BRITAIN, "loge_des_neuf_soeurs", "m3_d2", state)
    choices = targets(table, "choose")
    assert {"chesapeake", "allegheny", "iroquois", "sons_of_liberty"} <= choices
    assert not {"cataraqui", "algonquin", "georges_bank", "halifax", "usa_prestige_2"} & choices
    do(table, "choose allegheny")
    assert in_conflict(table, "allegheny")
    assert is_over(table, "loge_des_neuf_soeurs")
    assert table.state.vp == 15


@rule("3.4.3", "3.6", "3.8")
@pytest.mark.parametrize(("answer", "vp"), [("choose allegheny", 12), ("choose chesapeake", 15)])
def test_loge_des_neuf_soeurs_british_bonus_counts_after_the_marker(answer: str, vp: int) -> None:
    state = position(5)
    clear_board(state)
    cabinet(state, "papacy_hanover_negotiations")
    # Britain: a Territory, a Squadron, a damaged Fort, a Market; France: two Territories, a Market.
    flag(state, BRITAIN, "atlantic_passage", "halifax", "chesapeake")
    state.damaged[space("halifax")] = True
    flag(state, FRANCE, "cataraqui")
    table = play(BRITAIN, "loge_des_neuf_soeurs", "m3_d2", state, answer)
    assert table.state.vp == vp


@rule("5.2", "8.2")
@pytest.mark.parametrize("tired", [False, True])
def test_loge_des_neuf_soeurs_french_places_the_marker_at_once(tired: bool) -> None:
    state = position(5)
    cabinet(state, "james_watt")
    if tired:
        exhaust(state, "algonquin_raids")
    table = play(FRANCE, "loge_des_neuf_soeurs", "e3_m2", state)
    assert offered(table) == {"pick_advantage algonquin_raids"}
    do(table, "pick_advantage algonquin_raids", "choose hudson_valley")
    assert is_over(table, "loge_des_neuf_soeurs")
    assert in_conflict(table, "hudson_valley")
    assert exhausted(table, "algonquin_raids") == tired
    assert table.state.treaty == [0, 0]
    assert no_event_points(table)


@rule("8.2")
def test_loge_des_neuf_soeurs_french_use_counts_for_the_limits() -> None:
    state = position(5)
    flag(state, FRANCE, "iroquois")
    answers = ("pick_advantage algonquin_raids", "choose hudson_valley")
    table = play(FRANCE, "loge_des_neuf_soeurs", "e3_m2", state, *answers)
    one_a_region = ("no-one-advantage-a-region", "8.2")
    assert refusal(table, "use_advantage iroquois_raids") == one_a_region
    assert refusal(table, "use_advantage algonquin_raids") == one_a_region


@rule("8.2")
@pytest.mark.parametrize("tired", [False, True])
def test_loge_des_neuf_soeurs_french_purchase_may_come_later(tired: bool) -> None:
    state = position(5)
    flag(state, FRANCE, "ile_aux_noix", "chesapeake")
    flag(state, BRITAIN, "albany")
    if tired:
        exhaust(state, "wheat")
    table = play(FRANCE, "loge_des_neuf_soeurs", "e3_m2", state, "pick_advantage wheat")
    assert is_over(table, "loge_des_neuf_soeurs")
    do(table, "use_advantage wheat")
    assert price(table, "shift albany") == 2
    do(table, "shift albany")
    assert owner(table, "albany") == NOBODY
    assert exhausted(table, "wheat") == tired


@rule("8.2", "5.6.5")
def test_loge_des_neuf_soeurs_french_may_build_by_exhausted_slaving_contracts() -> None:
    state = position(5)
    flag(state, FRANCE, "asiento")
    exhaust(state, "slaving_contracts")
    answer = "pick_advantage slaving_contracts"
    table = play(FRANCE, "loge_des_neuf_soeurs", "m3_d2", state, answer)
    assert price(table, "construct slaving_contracts") == 2
    do(table, "construct slaving_contracts")
    assert table.state.navy_box[FRANCE] == 2
    assert refusal(table, "construct slaving_contracts") == ("no-advantage-exhausted", "8.2")


@rule("8.1", "8.2")
def test_loge_des_neuf_soeurs_french_neither_europe_nor_conflict_nor_others() -> None:
    state = position(5)
    flag(state, FRANCE, "austria_prestige_upper", "maratha", "iroquois")
    flag(state, BRITAIN, "mysore")
    conflict(state, "maratha", "algonquin")
    table = play(FRANCE, "loge_des_neuf_soeurs", "e3_m2", state)
    assert offered(table) == {"pick_advantage iroquois_raids"}


@rule("8.2")
def test_loge_des_neuf_soeurs_french_not_one_gained_in_this_round() -> None:
    state = position(5)
    flag(state, FRANCE, "iroquois")
    hand(state, FRANCE, "loge_des_neuf_soeurs")
    table = round_of(FRANCE, "e3_m2", state)
    table.state.gained[advantage("iroquois_raids")] = True
    do(table, "play loge_des_neuf_soeurs")
    assert offered(table) == {"pick_advantage algonquin_raids"}


@rule("3.4.3", "5.2")
def test_loge_des_neuf_soeurs_french_bonus_without_any_advantage() -> None:
    state = position(5)
    clear_board(state)
    cabinet(state, "turgot")
    table = play(FRANCE, "loge_des_neuf_soeurs", "e3_m2", state)
    assert is_over(table, "loge_des_neuf_soeurs")
    assert event_points(table, DIPLOMATIC) == 2


@rule("8.2")
def test_loge_des_neuf_soeurs_french_marker_without_a_place_is_no_choice() -> None:
    state = position(5)
    furs = targets(play(FRANCE, "loge_des_neuf_soeurs", "e3_m2", position(5)), "pick_advantage")
    assert furs == {"algonquin_raids"}
    answer = "pick_advantage algonquin_raids"
    fur_markets = targets(
        play(FRANCE, "loge_des_neuf_soeurs", "e3_m2", position(5), answer), "choose"
    )
    conflict(state, *fur_markets)
    table = play(FRANCE, "loge_des_neuf_soeurs", "e3_m2", state)
    assert is_over(table, "loge_des_neuf_soeurs")


# -- 34 La Gabelle ---------------------------------------------------------------------------


@rule("5.2", "8.2")
def test_la_gabelle_british_exhausts_up_to_two_of_either_side_or_none() -> None:
    state = position(5)
    cabinet(state, "james_watt", "pompadour_du_barry")
    exhaust(state, "rum")
    table = play(BRITAIN, "la_gabelle", "d3_m2", state)
    choices = targets(table, "pick_advantage")
    assert {"algonquin_raids", "wheat", "baltic_trade"} <= choices
    assert "rum" not in choices
    do(table, "pick_advantage algonquin_raids", "pick_advantage baltic_trade")
    assert is_over(table, "la_gabelle")
    assert exhausted(table, "algonquin_raids")
    assert exhausted(table, "baltic_trade")
    assert table.state.treaty == [0, 0]
    assert table.state.advantages_used == 0
    assert no_event_points(table)


@rule("8.2")
def test_la_gabelle_british_the_mark_stays_for_whoever_gains_the_advantage() -> None:
    state = position(5)
    state.debt[FRANCE] = 3
    table = play(BRITAIN, "la_gabelle", "d3_m2", state, "pick_advantage silk", "pass")
    state = table.state
    flag(state, FRANCE, "west_bengal")
    table = round_of(FRANCE, "e3_m2", state)
    assert refusal(table, "use_advantage silk") == ("no-advantage-exhausted", "8.2")


@rule("5.2", "3.4.3")
@pytest.mark.parametrize("answers", [("pass",), ("pick_advantage wheat", "pass")])
def test_la_gabelle_british_fewer_will_do_and_the_bonus_follows(answers: tuple[str, ...]) -> None:
    state = position(5)
    state.debt[FRANCE] = 1
    table = play(BRITAIN, "la_gabelle", "d3_m2", state, *answers)
    assert is_over(table, "la_gabelle")
    assert sum(table.state.exhausted) == len(answers) - 1
    assert event_points(table, ECONOMIC) == 2


@rule("5.2", "3.4.3")
@pytest.mark.parametrize(
    ("available", "governance", "vp"), [(0, True, 15), (1, False, 17), (1, True, 18)]
)
def test_la_gabelle_french_points_and_bonus(available: int, governance: bool, vp: int) -> None:
    state = position(5)
    state.debt[BRITAIN] = available
    if governance:
        cabinet(state, "marquis_de_condorcet")
    table = play(FRANCE, "la_gabelle", "d3_m2", state)
    assert is_over(table, "la_gabelle")
    assert event_points(table, ECONOMIC) == 2
    assert table.state.vp == vp


@rule("3.5.3", "5.2")
@pytest.mark.parametrize(("answer", "vp"), [("reveal marquis_de_condorcet", 18), ("pass", 17)])
def test_la_gabelle_french_governance_may_be_shown_for_it(answer: str, vp: int) -> None:
    state = position(5)
    state.debt[BRITAIN] = 1
    cabinet(state, "marquis_de_condorcet", face_up=False)
    table = play(FRANCE, "la_gabelle", "d3_m2", state)
    assert prompt(table) == "ask-reveal-for-bonus"
    do(table, answer)
    assert table.state.vp == vp


@rule("3.5.3")
def test_la_gabelle_french_governance_is_not_asked_for_without_the_bonus() -> None:
    state = position(5)
    cabinet(state, "marquis_de_condorcet", face_up=False)
    table = play(FRANCE, "la_gabelle", "d3_m2", state)
    assert is_over(table, "la_gabelle")


# -- 35 Jesuit Abolition ---------------------------------------------------------------------


@rule("5.2", "3.2.8")
def test_jesuit_abolition_british_unflags_sugar() -> None:
    state = position(5)
    flag(state, FRANCE, "caicos")
    table = play(BRITAIN, "jesuit_abolition", "m3_d2", state)
    assert targets(table, "choose") == {"port_de_paix", "martinique"}
    do(table, "choose martinique")
    assert owner(table, "martinique") == NOBODY
    assert is_over(table, "jesuit_abolition")
    assert no_event_points(table)


@rule("3.4.3", "5.2")
def test_jesuit_abolition_british_bonus_is_for_the_caribbean() -> None:
    state = position(5)
    clear_board(state)
    cabinet(state, "edmund_burke")
    table = play(BRITAIN, "jesuit_abolition", "m3_d2", state)
    assert is_over(table, "jesuit_abolition")
    assert event_points(table, ECONOMIC, IN_CARIBBEAN) == 3
    assert "georgia" in targets(table, "shift")
    assert refusal(table, "shift chesapeake") == ("no-such-action", "5.3.1")


@rule("5.2", "3.4.3", "6.2")
@pytest.mark.parametrize(
    ("governance", "before", "after", "vp"), [(False, 3, 1, 15), (True, 1, 0, 17)]
)
def test_jesuit_abolition_french_lowers_the_debt(
    governance: bool, before: int, after: int, vp: int
) -> None:
    state = position(5)
    state.debt[FRANCE] = before
    if governance:
        cabinet(state, "marquis_de_condorcet")
    table = play(FRANCE, "jesuit_abolition", "m3_d2", state)
    assert is_over(table, "jesuit_abolition")
    assert table.state.debt[FRANCE] == after
    assert table.state.vp == vp
