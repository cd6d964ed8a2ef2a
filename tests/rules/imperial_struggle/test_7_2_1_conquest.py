"""7.2.1 Conquest Points: what they can take, and how."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FORTS,
    FRANCE,
    NOBODY,
    SPACES,
    SPAIN,
    TERRITORIES,
    space,
)
from greatpowers.games.imperial_struggle.state import FRESH_HUGUENOTS, SPENT_HUGUENOTS
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    conflict,
    do,
    flag,
    holds_advantage,
    in_conflict,
    offered,
    owner,
    price,
    refusal,
    targets,
)
from tests.rules.imperial_struggle.war_scenes import (
    asked,
    before_theater,
    fight,
    is_over,
    lay,
    logged,
    won,
)

ALL_FORTS = {SPACES[i] for i in FORTS}


# -- 7.2.1 -----------------------------------------------------------------------------------


@rule("7.2.1")
def test_7_2_1_points_buy_enemy_and_empty_spaces_but_no_political_and_no_own_ones() -> None:
    state = before_theater("awi_mysore_war", empty=True)
    flag(state, FRANCE, "karaikal", "mysore")
    flag(state, BRITAIN, "calicut")
    table = won("awi_mysore_war", BRITAIN, 1, state)
    assert asked(table) == (BRITAIN, "ask-conquer")
    assert {"karaikal", "mangalore"} <= targets(table, "conquer")
    assert refusal(table, "conquer mysore") == ("no-political-not-conquered", "7.2.1")
    assert refusal(table, "conquer nizam") == ("no-political-not-conquered", "7.2.1")
    assert refusal(table, "conquer calicut") == ("no-your-own-flag", "3.2.8")
    do(table, "conquer karaikal")
    assert owner(table, "karaikal") == BRITAIN


@rule("7.2.1")
def test_7_2_1_points_must_be_spent_while_there_is_a_target() -> None:
    table = won("awi_mysore_war", BRITAIN, 3)
    assert "pass" not in offered(table)
    do(table, "conquer calicut")
    assert "pass" not in offered(table)
    do(table, "conquer mangalore")
    assert is_over(table)


@rule("7.2.1")
def test_7_2_1_points_without_a_target_are_lost() -> None:
    state = before_theater("wss_spain", empty=True)
    flag(state, BRITAIN, "gibraltar", "minorca", "asiento", "san_agustin", "biscay", "balearic")
    table = won("wss_spain", BRITAIN, 4, state)
    assert is_over(table)
    assert logged(table, "log-conquest-lost") == [{"power": "power-br", "n": 2}]
    assert table.state.conquest == 0


@rule("7.2.1")
def test_7_2_1_a_space_outside_the_region_is_out_of_reach() -> None:
    table = won("awi_mysore_war", BRITAIN, 1)
    for name in ("halifax", "antigua", "hudson_bay", "biscay"):
        assert refusal(table, f"conquer {name}") == ("no-not-in-this-campaign", "7.2.1")


@rule("7.2.1")
def test_7_2_1_the_french_and_indian_war_reaches_two_regions_and_two_islands() -> None:
    table = won("syw_french_and_indian_war", BRITAIN, 3)
    assert {"antigua", "york_factory", "halifax", "minorca", "gibraltar"} <= targets(
        table, "conquer"
    )
    assert refusal(table, "conquer biscay") == ("no-not-in-this-campaign", "7.2.1")


@rule("7.2.1", "7.2.1.2")
def test_7_2_1_example_what_the_spanish_theater_can_take() -> None:
    table = won("wss_spain", BRITAIN, 2)
    assert targets(table, "conquer") == {
        "gibraltar",
        "minorca",
        "san_agustin",
        "asiento",
        "biscay",
        "balearic",
    }
    assert not targets(table, "conquer") & ALL_FORTS
    for name in ("acadia", "hudson_bay"):
        assert refusal(table, f"conquer {name}") == ("no-not-in-this-campaign", "7.2.1")


@rule("7.2.1", "7.2.1.2")
def test_7_2_1_example_central_europe_lists_four_territories_abroad() -> None:
    state = before_theater("wss_central_europe", empty=True)
    flag(state, BRITAIN, "louisbourg")
    state.navy_box[BRITAIN] = 0
    table = won("wss_central_europe", BRITAIN, 3, state)
    assert targets(table, "conquer") == {
        "gibraltar",
        "minorca",
        "san_agustin",
        "asiento",
        "hudson_bay",
        "acadia",
    }


# -- 7.2.1.1 ---------------------------------------------------------------------------------


@rule("7.2.1.1")
def test_7_2_1_1_a_market_needs_no_connection_and_loses_its_marker() -> None:
    state = before_theater("awi_mysore_war", empty=True)
    for place in TERRITORIES:
        flag(state, NOBODY, SPACES[place])
    flag(state, FRANCE, "calicut")
    conflict(state, "calicut")
    table = won("awi_mysore_war", BRITAIN, 2, state)
    do(table, "conquer calicut")
    assert owner(table, "calicut") == BRITAIN
    assert not in_conflict(table, "calicut")


@rule("7.2.1.1", "8.1")
def test_7_2_1_1_conquest_moves_advantages() -> None:
    state = before_theater("awi_mysore_war")
    flag(state, FRANCE, "tiruchirappalli", "karaikal")
    table = won("awi_mysore_war", BRITAIN, 3, state)
    assert holds_advantage(table, FRANCE, "textiles")
    do(table, "conquer karaikal", "conquer tiruchirappalli")
    assert holds_advantage(table, BRITAIN, "textiles")


@rule("7.2.1.1", "12.1")
def test_7_2_1_1_a_spanish_market_can_be_conquered() -> None:
    state = before_theater("awi_antilles_war", empty=True, spanish_empire="yes")
    flag(state, SPAIN, "havana")
    table = won("awi_antilles_war", BRITAIN, 1, state)
    do(table, "give_up_from_box", "conquer havana")
    assert owner(table, "havana") == BRITAIN


@rule("7.2.1.1", "3.2.5")
@pytest.mark.parametrize("damaged", [True, False])
def test_7_2_1_1_a_fort_is_taken_as_it_is(damaged: bool) -> None:
    state = before_theater("was_king_georges_war", empty=True)
    flag(state, FRANCE, "ohio_forks")
    state.damaged[space("ohio_forks")] = damaged
    table = won("was_king_georges_war", BRITAIN, 1, state)
    do(table, "conquer ohio_forks")
    assert owner(table, "ohio_forks") == BRITAIN
    assert table.state.damaged[space("ohio_forks")] == damaged


@rule("7.2.1.1")
def test_7_2_1_1_an_empty_fort_space_is_taken_without_building() -> None:
    table = won("awi_mysore_war", FRANCE, 1)
    do(table, "conquer arcot")
    assert owner(table, "arcot") == FRANCE
    assert not table.state.damaged[space("arcot")]


@rule("7.2.1.1", "3.2.4")
def test_7_2_1_1_a_naval_space_needs_a_squadron_at_home_or_in_the_region() -> None:
    state = before_theater("was_king_georges_war", empty=True)
    state.navy_box[BRITAIN] = 0
    flag(state, BRITAIN, "biscay", "antilles_channel")
    table = won("was_king_georges_war", BRITAIN, 1, state)
    assert refusal(table, "conquer cabot_strait") == ("no-squadron-free", "7.2.1.1")
    state = before_theater("was_king_georges_war", empty=True)
    flag(state, BRITAIN, "biscay", "gulf_of_maine")
    table = won("was_king_georges_war", BRITAIN, 1, state)
    assert refusal(table, "conquer gulf_of_maine") == ("no-your-own-flag", "3.2.8")
    do(table, "conquer cabot_strait")
    assert offered(table) == {"from_navy_box", "from_space gulf_of_maine"}
    do(table, "from_space gulf_of_maine")
    assert owner(table, "cabot_strait") == BRITAIN
    assert owner(table, "gulf_of_maine") == NOBODY
    assert table.state.navy_box[BRITAIN] == 2


@rule("7.2.1.1")
def test_7_2_1_1_an_enemy_squadron_goes_to_the_navy_box() -> None:
    state = before_theater("awi_mysore_war", empty=True)
    flag(state, FRANCE, "malabar_coast")
    table = won("awi_mysore_war", BRITAIN, 2, state)
    do(table, "conquer malabar_coast", "from_navy_box")
    assert owner(table, "malabar_coast") == BRITAIN
    assert table.state.navy_box == [2, 1]
    (line,) = logged(table, "log-conquered-at-sea")
    assert (line["origin"], line["space"]) == ("navy_box", "space-malabar_coast")


@rule("7.2.1.1")
def test_7_2_1_1_each_squadron_conquers_once_in_a_war() -> None:
    state = before_theater("was_first_carnatic_war", empty=True)
    state.navy_box[BRITAIN] = 1
    table = won("was_first_carnatic_war", BRITAIN, 3, state)
    do(table, "conquer malabar_coast", "from_navy_box")
    assert refusal(table, "conquer hooghly_river") == ("no-squadron-free", "7.2.1.1")


@rule("7.2.1.1")
def test_7_2_1_1_a_squadron_sent_home_has_still_conquered_in_this_war() -> None:
    state = before_theater("wss_central_europe", empty=True)
    state.navy_box = [0, 1]
    table = won("wss_central_europe", BRITAIN, 3, state)
    do(table, "conquer biscay", "from_navy_box")
    assert is_over(table)
    state = table.state
    lay(state, "fr_basic_12", "wss_br_prince_eugene", "br_basic_01")
    table = fight(state)
    do(table, "displace biscay")
    assert table.state.navy_box[BRITAIN] == 1
    assert logged(table, "log-theater-won")[-1]["margin"] == 5
    assert refusal(table, "conquer biscay") == ("no-squadron-free", "7.2.1.1")
    table.state.navy_box[BRITAIN] = 2
    do(table, "conquer minorca")
    assert "biscay" in targets(table, "conquer")


# -- 7.2.1.2 ---------------------------------------------------------------------------------


@rule("7.2.1.2")
def test_7_2_1_2_a_territory_needs_a_conquest_line_from_ones_own_space() -> None:
    state = before_theater("syw_french_and_indian_war")
    flag(state, BRITAIN, "northeast_channel")
    table = won("syw_french_and_indian_war", BRITAIN, 3, state)
    for name in ("acadia", "quebec_montreal", "louisiana", "guadeloupe", "st_domingue"):
        assert refusal(table, f"conquer {name}") == ("no-conquest-line", "7.2.1.2")


@rule("7.2.1.2")
def test_7_2_1_2_forts_squadrons_and_territories_hold_lines_even_damaged_forts() -> None:
    state = before_theater("syw_french_and_indian_war")
    flag(state, BRITAIN, "louisbourg", "antilles_channel", "san_agustin")
    state.damaged[space("louisbourg")] = True
    table = won("syw_french_and_indian_war", BRITAIN, 3, state)
    assert {"acadia", "quebec_montreal", "guadeloupe", "st_domingue"} <= targets(table, "conquer")
    assert refusal(table, "conquer louisiana") == ("no-conquest-line", "7.2.1.2")


@rule("7.2.1.2")
def test_7_2_1_2_territories_without_lines_cost_points_alone() -> None:
    state = before_theater("wss_central_europe", empty=True)
    state.navy_box[FRANCE] = 0
    table = won("wss_central_europe", FRANCE, 5, state)
    assert {"gibraltar", "minorca", "asiento", "hudson_bay"} <= targets(table, "conquer")


@rule("7.2.1.2")
def test_7_2_1_2_what_the_first_point_takes_opens_a_line_for_the_second() -> None:
    state = before_theater("awi_mysore_war")
    table = won("awi_mysore_war", BRITAIN, 3, state)
    assert refusal(table, "conquer pondicherry") == ("no-conquest-line", "7.2.1.2")
    do(table, "conquer vandavasi", "conquer pondicherry")
    assert asked(table) == (FRANCE, "ask-refuse-conquest")
    do(table, "no")
    assert owner(table, "pondicherry") == BRITAIN


@rule("7.2.1.2", "12.3")
def test_7_2_1_2_the_line_between_louisbourg_and_halifax_serves_no_territory() -> None:
    state = before_theater("syw_french_and_indian_war")
    flag(state, BRITAIN, "halifax")
    table = won("syw_french_and_indian_war", BRITAIN, 3, state)
    for name in ("acadia", "quebec_montreal"):
        assert refusal(table, f"conquer {name}") == ("no-conquest-line", "7.2.1.2")
    assert "louisbourg" in targets(table, "conquer")


@rule("7.2.1.2", "7.2.1")
@pytest.mark.parametrize("marker", [FRESH_HUGUENOTS, SPENT_HUGUENOTS])
def test_7_2_1_2_huguenots_make_a_territory_cost_two_points(marker: int) -> None:
    state = before_theater("syw_french_and_indian_war")
    flag(state, BRITAIN, "louisbourg")
    state.huguenots[space("acadia")] = marker
    table = won("syw_french_and_indian_war", BRITAIN, 1, state)
    assert refusal(table, "conquer acadia") == ("no-too-few-conquest-points", "7.2.1")
    assert table.why(BRITAIN, "conquer", "acadia").args == {"cost": 2, "points": 1}
    state = before_theater("syw_french_and_indian_war")
    flag(state, BRITAIN, "louisbourg")
    state.huguenots[space("acadia")] = marker
    table = won("syw_french_and_indian_war", BRITAIN, 5, state)
    assert price(table, "conquer acadia") == 2
    assert price(table, "conquer quebec_montreal") == 1
    do(table, "conquer acadia", "no")
    assert table.state.huguenots[space("acadia")] == 0
    assert table.state.conquest == 1


@rule("7.2.1.2", "7.2")
def test_7_2_1_2_example_the_french_and_indian_war_won_by_two() -> None:
    name = "syw_french_and_indian_war"
    state = before_theater(name)
    flag(state, BRITAIN, "louisbourg")
    flag(state, FRANCE, "ile_aux_noix")
    table = won(name, BRITAIN, 2, state)
    assert table.state.treaty[FRANCE] == 1
    assert table.state.vp == 15
    do(table, "conquer acadia", "no")
    assert owner(table, "acadia") == BRITAIN
    assert targets(table, "choose") == {"ile_aux_noix", "cataraqui"}
    do(table, "choose ile_aux_noix")
    assert owner(table, "ile_aux_noix") == NOBODY
    assert is_over(table)
