"""7.1 Resolving a theater: tiles, their effects, strength, the winner."""

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    NOBODY,
    SPAIN,
    USA,
    space,
)
from greatpowers.games.imperial_struggle.state import WAR_ENDS, State
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    offered,
    owner,
    refusal,
    targets,
)
from tests.rules.imperial_struggle.war_scenes import (
    asked,
    before_theater,
    bonus_here,
    fight,
    is_over,
    lay,
    logged,
    won,
)

QUEEN_ANNE = "wss_queen_annes_war"


# -- 7.1 and 7.1.1 ---------------------------------------------------------------------------


@rule("7.1")
def test_7_1_theaters_are_fought_in_printed_order_each_with_its_spoils() -> None:
    state = before_theater("wss_central_europe", empty=True)
    lay(state, "fr_basic_01", theater=0)
    lay(state, "br_basic_01", theater=3)
    state.theater = 0
    table = Table.resume(GAME, state, None, 1)
    lines = [e.text for e in table.log if e.text in ("log-theater-begins", "log-score")]
    begins, scores = "log-theater-begins", "log-score"
    assert lines == [begins, scores, begins, begins, begins, scores]
    names = [args["theater"] for args in logged(table, "log-theater-begins")]
    assert names == [
        "theater-wss_central_europe",
        "theater-wss_spain",
        "theater-wss_queen_annes_war",
        "theater-wss_jacobite_rebellion",
    ]
    assert table.state.turn == 2


@rule("7.1")
def test_7_1_after_the_last_theater_the_war_ends() -> None:
    table = won("awi_antilles_war", FRANCE, 0)
    assert is_over(table)
    assert table.state.stage == WAR_ENDS


@rule("7.1.1")
def test_7_1_1_the_tiles_of_this_theater_are_revealed_and_no_others() -> None:
    state = before_theater(QUEEN_ANNE, empty=True)
    lay(state, "fr_basic_04", "wss_fr_vendome", "br_basic_01")
    lay(state, "fr_basic_05", theater=3)
    table = fight(state)
    revealed = [args["tile"] for args in logged(table, "log-tile-revealed")]
    assert revealed == ["wartile-fr_basic_04", "wartile-wss_fr_vendome", "wartile-br_basic_01"]
    assert table.state.revealed == 3


@rule("7.1.1")
def test_7_1_1_nothing_before_a_reveal_can_be_taken_back() -> None:
    state = before_theater("was_king_georges_war", empty=True)
    flag(state, FRANCE, "karaikal")
    lay(state, "br_basic_04")
    lay(state, "br_basic_14", theater=2)
    table = Table.resume(GAME, state, None, 1)
    do(table, "conquer hudson_bay")
    assert asked(table) == (BRITAIN, "ask-tile-effect")
    assert table.state.revealed == 3
    with pytest.raises(UndoRefused):
        table.undo(BRITAIN)


# -- 7.1.2: who acts first, and Debt ---------------------------------------------------------


@rule("7.1.2")
@pytest.mark.parametrize(
    ("vp", "first", "acts"),
    [(16, BRITAIN, FRANCE), (14, FRANCE, BRITAIN), (15, FRANCE, FRANCE), (15, BRITAIN, BRITAIN)],
)
def test_7_1_2_the_side_nearer_to_victory_acts_first(vp: int, first: int, acts: int) -> None:
    state = before_theater(QUEEN_ANNE)
    lay(state, "fr_basic_14", "br_basic_14")
    state.vp, state.first = vp, first
    table = fight(state)
    assert asked(table) == (acts, "ask-tile-effect")
    do(table, "pass")
    assert asked(table) == (1 - acts, "ask-tile-effect")


@rule("7.1.2")
def test_7_1_2_a_debt_symbol_burdens_the_opponent() -> None:
    state = before_theater(QUEEN_ANNE, empty=True)
    lay(state, "fr_basic_08", "wss_fr_boufflers", "br_basic_01")
    table = fight(state)
    assert table.state.debt == [0, 2]


@rule("7.1.2", "6.3")
def test_7_1_2_forced_debt_beyond_the_limit_gives_victory_points() -> None:
    state = before_theater(QUEEN_ANNE, empty=True)
    lay(state, "fr_basic_08", "wss_fr_boufflers", "br_basic_04")
    state.debt[BRITAIN] = 5
    table = fight(state)
    assert table.state.debt[BRITAIN] == 6
    assert table.state.vp == 16


@rule("7.1.2")
def test_7_1_2_debt_comes_before_the_other_effects() -> None:
    state = before_theater(QUEEN_ANNE)
    lay(state, "fr_basic_14", "wss_fr_boufflers")
    table = fight(state)
    assert asked(table) == (FRANCE, "ask-tile-effect")
    assert table.state.debt[BRITAIN] == 1


# -- 7.1.2: unflagging -----------------------------------------------------------------------


def _france_unflags(name: str, **options: str) -> State:
    state = before_theater(name, False, **options)
    state.first = FRANCE
    lay(state, "fr_basic_14")
    return state


@rule("7.1.2")
def test_7_1_2_unflagging_takes_an_enemy_market_or_political_space_of_the_region() -> None:
    state = _france_unflags(QUEEN_ANNE)
    flag(state, BRITAIN, "iroquois")
    table = fight(state)
    assert targets(table, "choose") == {
        "massachusetts_bay",
        "chesapeake",
        "hudson_valley",
        "iroquois",
    }
    assert refusal(table, "choose st_lucia") == ("no-outside-the-theater", "7.1.2")
    assert refusal(table, "choose algonquin") == ("no-not-an-enemy-flag", "7.1.2")
    assert refusal(table, "choose cumberland") == ("no-not-an-enemy-flag", "7.1.2")
    assert refusal(table, "choose northern_colonies")[0] == "no-not-a-target"
    do(table, "choose hudson_valley")
    assert owner(table, "hudson_valley") == NOBODY
    assert is_over(table)


@rule("7.1.2")
def test_7_1_2_a_political_space_may_be_preferred_to_markets() -> None:
    state = _france_unflags(QUEEN_ANNE)
    flag(state, BRITAIN, "iroquois")
    table = fight(state)
    do(table, "choose iroquois")
    assert owner(table, "iroquois") == NOBODY


@rule("7.1.2", "3.8")
@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_7_1_2_a_conflict_marker_spares_a_market_in_both_editions(edition: str) -> None:
    state = _france_unflags(QUEEN_ANNE, edition=edition)
    conflict(state, "hudson_valley")
    table = fight(state)
    assert refusal(table, "choose hudson_valley") == ("no-spared-by-conflict", "7.1.2")
    assert "massachusetts_bay" in targets(table, "choose")


@rule("7.1.2", "3.8")
def test_7_1_2_a_political_space_in_conflict_is_a_target_in_the_italian_edition_alone() -> None:
    for edition in ("italian", "polish"):
        state = _france_unflags(QUEEN_ANNE, edition=edition)
        flag(state, BRITAIN, "iroquois")
        conflict(state, "iroquois")
        table = fight(state)
        if edition == "italian":
            assert "iroquois" in targets(table, "choose")
        else:
            assert refusal(table, "choose iroquois") == ("no-spared-by-conflict", "7.1.2")


@rule("7.1.2", "5.4.1")
def test_7_1_2_a_market_that_isolates_others_is_taken_only_if_all_do() -> None:
    state = before_theater(QUEEN_ANNE, empty=True)
    state.first = BRITAIN
    lay(state, "br_basic_14", "br_basic_01")
    flag(state, FRANCE, "cataraqui", "niagara", "allegheny")
    table = fight(state)
    assert targets(table, "choose") == {"allegheny"}
    assert refusal(table, "choose cataraqui") == ("no-isolates-another", "7.1.2")
    conflict(state, "allegheny")
    state.theater = 2
    assert targets(fight(state), "choose") == {"cataraqui", "niagara"}


@rule("7.1.2", "5.4.1")
def test_7_1_2_an_isolating_market_may_be_spared_for_a_political_space() -> None:
    state = before_theater(QUEEN_ANNE, empty=True)
    state.first = BRITAIN
    lay(state, "br_basic_14")
    flag(state, FRANCE, "cataraqui", "niagara", "algonquin")
    conflict(state, "niagara")
    table = fight(state)
    assert targets(table, "choose") == {"cataraqui", "algonquin"}


@rule("7.1.2", "12.1", "R91")
@pytest.mark.parametrize(
    ("edition", "hit"), [("italian", {"st_lucia"}), ("polish", {"havana", "st_lucia"})]
)
def test_7_1_2_a_tile_strikes_spanish_flags_in_the_polish_edition(
    edition: str, hit: set[str]
) -> None:
    options = {"spanish_empire": "yes", "edition": edition}
    state = before_theater("awi_antilles_war", empty=True, **options)
    flag(state, SPAIN, "havana")
    flag(state, BRITAIN, "st_lucia")
    lay(state, "fr_basic_14")
    table = fight(state)
    assert targets(table, "choose") == hit
    if edition == "italian":
        assert refusal(table, "choose havana") == ("no-not-the-opponents", "R91")


@rule("7.1.2")
def test_7_1_2_without_a_target_the_symbol_does_nothing() -> None:
    state = before_theater(QUEEN_ANNE, empty=True)
    lay(state, "fr_basic_14")
    flag(state, BRITAIN, "st_lucia")
    table = fight(state)
    assert logged(table, "log-strength")[0]["total"] == -1
    assert owner(table, "st_lucia") == BRITAIN


# -- 7.1.2: Forts and Squadrons --------------------------------------------------------------


def _france_strikes(name: str, **options: str) -> State:
    state = before_theater(name, empty=True, **options)
    state.first = FRANCE
    lay(state, "fr_basic_12")
    return state


@rule("7.1.2", "3.2.5")
def test_7_1_2_a_tile_damages_a_fort_or_sends_a_squadron_home() -> None:
    state = _france_strikes(QUEEN_ANNE)
    flag(state, BRITAIN, "halifax", "louisbourg", "gulf_of_maine", "vandavasi", "biscay")
    flag(state, FRANCE, "ohio_forks")
    state.damaged[space("louisbourg")] = True
    table = fight(state)
    assert offered(table) == {"damage halifax", "displace gulf_of_maine", "pass"}
    assert refusal(table, "damage louisbourg") == ("no-fort-damaged-already", "7.1.2")
    assert refusal(table, "damage vandavasi") == ("no-outside-the-theater", "7.1.2")
    assert refusal(table, "damage ohio_forks") == ("no-not-an-enemy-fort", "7.1.2")
    assert refusal(table, "displace biscay") == ("no-outside-the-theater", "7.1.2")
    assert refusal(table, "displace cabot_strait") == ("no-not-an-enemy-squadron", "7.1.2")
    assert refusal(table, "choose hudson_valley") == ("no-tile-does-that", "7.1.2")
    do(table, "damage halifax")
    assert table.state.damaged[space("halifax")]
    assert owner(table, "halifax") == BRITAIN


@rule("7.1.2")
def test_7_1_2_nothing_is_asked_if_no_fort_or_squadron_can_be_hit() -> None:
    state = _france_strikes("awi_mysore_war")
    flag(state, BRITAIN, "halifax", "vandavasi")
    state.damaged[space("vandavasi")] = True
    assert is_over(fight(state))


@rule("7.1.2")
def test_7_1_2_several_effects_come_in_the_owners_order() -> None:
    state = before_theater(QUEEN_ANNE)
    lay(state, "fr_basic_14", "wss_fr_crack_troops", "wss_fr_ultima_ratio_regum")
    flag(state, BRITAIN, "halifax", "gulf_of_maine")
    table = fight(state)
    do(table, "damage halifax")
    assert {"choose hudson_valley", "displace gulf_of_maine"} <= offered(table)
    do(table, "choose hudson_valley")
    assert refusal(table, "choose chesapeake") == ("no-tile-does-that", "7.1.2")
    do(table, "displace gulf_of_maine")
    assert table.state.navy_box[BRITAIN] == 3


@rule("7.1.2")
def test_7_1_2_effects_may_be_declined_in_the_italian_edition_alone() -> None:
    for edition in ("italian", "polish"):
        state = _france_strikes(QUEEN_ANNE, edition=edition)
        flag(state, BRITAIN, "halifax")
        table = fight(state)
        assert ("pass" in offered(table)) == (edition == "italian")


@rule("7.1.2")
def test_7_1_2_declining_gives_up_what_is_left() -> None:
    state = before_theater(QUEEN_ANNE)
    lay(state, "fr_basic_14", "wss_fr_crack_troops")
    flag(state, BRITAIN, "halifax")
    table = fight(state)
    do(table, "pass")
    assert not table.state.damaged[space("halifax")]
    assert logged(table, "log-strength")


@rule("7.1.2")
def test_7_1_2_the_french_and_indian_war_reaches_two_regions() -> None:
    state = _france_strikes("syw_french_and_indian_war")
    flag(state, BRITAIN, "gulf_of_maine", "antilles_channel", "biscay")
    assert targets(fight(state), "displace") == {"gulf_of_maine", "antilles_channel"}


@rule("7.1.2")
def test_7_1_2_effects_of_atlantic_dominance_reach_europe_alone() -> None:
    state = _france_strikes("syw_atlantic_dominance")
    flag(state, BRITAIN, "gulf_of_maine", "antilles_channel", "biscay")
    assert targets(fight(state), "displace") == {"biscay"}


# -- 7.1.3 -----------------------------------------------------------------------------------


def _strengths(state: State) -> tuple[int, int]:
    return bonus_here(state, FRANCE), bonus_here(state, BRITAIN)


@rule("7.1.3")
def test_7_1_3_each_alliance_space_of_a_listed_country_gives_one() -> None:
    state = before_theater("wss_central_europe", empty=True)
    flag(state, FRANCE, "austria_alliance_2", "bavaria")
    flag(state, BRITAIN, "austria_alliance_3", "spain_alliance_upper", "austria_prestige_lower")
    assert _strengths(state) == (2, 1)


@rule("7.1.3")
def test_7_1_3_the_prussian_space_of_the_empire_counts_in_its_wars() -> None:
    for name in ("was_central_europe", "syw_prussias_wars"):
        state = before_theater(name, empty=True)
        flag(state, FRANCE, "prussia_empire_alliance")
        assert _strengths(state) == (1, 0)


@rule("7.1.3")
def test_7_1_3_sons_of_liberty_count_in_the_american_revolution() -> None:
    state = before_theater("awi_american_revolution", empty=True)
    flag(state, BRITAIN, "sons_of_liberty")
    assert _strengths(state) == (0, 1)


@rule("7.1.3", "3.8")
def test_7_1_3_a_marker_cancels_an_alliance_and_helps_the_opponent_if_markers_are_listed() -> None:
    state = before_theater("wss_jacobite_rebellion", empty=True)
    flag(state, FRANCE, "ireland_alliance")
    conflict(state, "ireland_alliance")
    assert _strengths(state) == (0, 1)
    state.theater = 0
    flag(state, FRANCE, "bavaria")
    conflict(state, "bavaria")
    assert _strengths(state) == (0, 0)


@rule("7.1.3")
def test_7_1_3_markers_anywhere_in_europe_count_in_the_jacobite_rebellion() -> None:
    state = before_theater("was_jacobite_rebellion", empty=True)
    flag(state, FRANCE, "sardinia", "cataraqui")
    conflict(state, "sardinia", "cataraqui", "savoy")
    assert _strengths(state) == (0, 1)


@rule("7.1.3", "12.1")
def test_7_1_3_markers_on_empty_or_spanish_spaces_help_nobody() -> None:
    state = before_theater("awi_antilles_war", empty=True, spanish_empire="yes")
    flag(state, SPAIN, "havana")
    conflict(state, "havana", "antigua")
    assert _strengths(state) == (0, 0)


@rule("7.1.3", "3.5.3")
def test_7_1_3_a_keyword_gives_one_if_it_lies_open() -> None:
    state = before_theater("was_jacobite_rebellion", empty=True)
    cabinet(state, "pompadour_du_barry", "charles_hanbury_williams", face_up=False)
    assert _strengths(state) == (0, 0)
    cabinet(state, "pompadour_du_barry")
    assert _strengths(state) == (1, 0)
    cabinet(state, "turgot")
    assert _strengths(state) == (1, 0), "a keyword counts once, however many cards show it"
    state.theater = 0
    assert _strengths(state) == (0, 0)


@rule("7.1.3", "3.2.5")
def test_7_1_3_undamaged_forts_and_squadrons_count_where_they_are_listed() -> None:
    state = before_theater(QUEEN_ANNE, empty=True)
    flag(state, FRANCE, "louisbourg", "cabot_strait")
    flag(state, BRITAIN, "halifax", "gulf_of_maine", "antilles_channel", "vandavasi")
    assert _strengths(state) == (2, 2)
    state.damaged[space("louisbourg")] = True
    assert _strengths(state) == (1, 2)
    state.theater = 0
    assert _strengths(state) == (0, 0)


@rule("7.1.3")
def test_7_1_3_squadrons_of_three_regions_count_for_atlantic_dominance() -> None:
    state = before_theater("syw_atlantic_dominance", empty=True)
    flag(state, BRITAIN, "biscay", "gulf_of_maine", "antilles_channel", "hooghly_river")
    assert _strengths(state) == (0, 3)


@rule("7.1.3")
def test_7_1_3_usa_flags_give_no_strength() -> None:
    state = before_theater("awi_american_revolution", empty=True)
    flag(state, USA, "northern_colonies")
    assert _strengths(state) == (0, 0)


@rule("7.1.3")
def test_7_1_3_byng_adds_two_for_britain_in_his_theater() -> None:
    state = before_theater("was_king_georges_war", empty=True)
    state.byng = 1
    assert _strengths(state) == (0, 2)
    state.theater = 2
    assert _strengths(state) == (0, 0)


@rule("7.1.3", "7.3")
@pytest.mark.parametrize("power", [FRANCE, BRITAIN])
def test_7_1_3_atlantic_dominance_adds_two_in_the_french_and_indian_war(power: int) -> None:
    state = before_theater("syw_french_and_indian_war", empty=True)
    state.atlantic = power
    assert bonus_here(state, power) == 2
    assert bonus_here(state, 1 - power) == 0
    state.theater = 1
    assert _strengths(state) == (0, 0)


# -- 7.1.4 -----------------------------------------------------------------------------------


@rule("7.1.4")
def test_7_1_4_tiles_and_bonus_make_the_total() -> None:
    state = before_theater(QUEEN_ANNE, empty=True)
    flag(state, FRANCE, "louisbourg")
    lay(state, "fr_basic_04", "wss_fr_vendome", "br_basic_01")
    table = fight(state)
    france, britain = logged(table, "log-strength")
    assert (france["army"], france["bonus"], france["total"]) == (4, 1, 5)
    assert (britain["army"], britain["bonus"], britain["total"]) == (2, 0, 2)
    assert logged(table, "log-theater-won")[0]["margin"] == 3


@rule("7.1.4")
def test_7_1_4_totals_may_be_negative() -> None:
    state = before_theater("syw_prussias_wars", empty=True)
    lay(state, "fr_basic_14")
    table = fight(state)
    assert logged(table, "log-theater-won") == [
        {"power": "power-br", "theater": "theater-syw_prussias_wars", "margin": 1}
    ]
    assert table.state.vp == 13


@rule("7.1.4", "7.2")
def test_7_1_4_a_tie_has_no_winner_and_no_spoils() -> None:
    state = before_theater("syw_prussias_wars", empty=True)
    lay(state, "fr_basic_01", "br_basic_01")
    table = fight(state)
    assert logged(table, "log-theater-tied")
    assert (table.state.vp, table.state.treaty) == (15, [0, 0])


@rule("7.1.4", "7.1.2", "7.1.3")
@pytest.mark.parametrize("edition", ["italian", "polish"])
def test_7_1_4_example_queen_annes_war(edition: str) -> None:
    state = before_theater(QUEEN_ANNE, edition=edition)
    flag(state, BRITAIN, "gulf_of_maine")
    conflict(state, "hudson_valley")
    lay(state, "fr_basic_12", "br_basic_01", "wss_br_prize_hunting")
    state.first = BRITAIN
    table = fight(state)
    assert table.state.debt == [1, 0]
    assert asked(table) == (FRANCE, "ask-tile-effect")
    do(table, "displace gulf_of_maine")
    france, britain = logged(table, "log-strength")
    assert (france["army"], france["bonus"]) == (0, 1)
    assert (britain["army"], britain["bonus"]) == (3, 0)
    assert logged(table, "log-theater-won")[0]["margin"] == 2
    assert is_over(table)
    assert table.state.vp == 14
    assert table.state.treaty == [0, 0]
    assert table.state.navy_box[BRITAIN] == 3
