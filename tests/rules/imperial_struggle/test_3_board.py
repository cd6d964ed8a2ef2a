"""3.2 to 3.8: spaces, control, connection, isolation, protection, conflict markers."""

import pytest

from greatpowers.games.imperial_struggle.board import (
    can_be_unflagged,
    controls,
    count_controlled,
    displace_squadron,
    has_keyword,
    is_connected,
    is_open,
    is_protected,
    isolated_markets,
    may_have_conflict,
    place_conflict,
    set_flag,
    would_isolate,
)
from greatpowers.games.imperial_struggle.components import (
    ALLIANCE,
    BRITAIN,
    COMMODITY,
    CONQUEST_LINKS,
    COST,
    EMPIRE,
    FORTS,
    FRANCE,
    IN_REGION,
    LINKS,
    LOCAL_ALLIANCE,
    MARKETS,
    NAVALS,
    NOBODY,
    POLITICALS,
    PRESTIGE,
    REVOLUTION,
    SPACES,
    TERRITORIES,
    TILE_EVENT,
    TILE_POINTS,
    TILE_UPGRADE,
    USA_OPEN,
    keyword,
    space,
    spaces,
)
from greatpowers.games.imperial_struggle.rules.action_round import begin_round
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    clear_board,
    conflict,
    flag,
    position,
    refusal,
    round_of,
    targets,
)


@rule("3.2", "3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5")
def test_3_2_the_board_has_its_spaces() -> None:
    assert [len(places) for places in IN_REGION] == [30, 30, 30, 22]
    sizes = [len(kind) for kind in (POLITICALS, MARKETS, TERRITORIES, NAVALS, FORTS)]
    assert sizes == [36, 41, 18, 11, 6]


@rule("3.2")
def test_3_2_connections_and_conquest_lines_go_both_ways() -> None:
    for i in range(len(SPACES)):
        assert all(i in LINKS[j] for j in LINKS[i])
        assert all(i in CONQUEST_LINKS[j] for j in CONQUEST_LINKS[i])


@rule("3.2.1")
def test_3_2_1_sweden_is_prestige_and_alliance_at_two() -> None:
    sweden = space("sweden")
    assert (COST[sweden], PRESTIGE[sweden], ALLIANCE[sweden]) == (2, True, True)
    assert not LOCAL_ALLIANCE[sweden]
    assert LOCAL_ALLIANCE[space("mysore")]


@rule("3.2.2")
def test_3_2_2_ile_aux_noix_is_a_fur_market_at_three() -> None:
    place = space("ile_aux_noix")
    assert (COST[place], COMMODITY[place]) == (3, COMMODITY[space("cataraqui")])


@rule("3.2.1", "10.0")
def test_3_2_1_some_spaces_open_later() -> None:
    state = position()
    later = ("prussia_empire_alliance", "sons_of_liberty", "usa_prestige_2")
    opened = []
    for era in (0, EMPIRE, REVOLUTION, USA_OPEN):
        state.opened = era
        opened.append([is_open(state, space(name)) for name in later])
    assert opened == [
        [False, False, False],
        [True, False, False],
        [True, True, False],
        [True, True, True],
    ]


@rule("3.2.1", "5.5.1")
def test_3_2_1_a_closed_space_is_refused() -> None:
    table = round_of(FRANCE, "d4_e2_a")
    assert refusal(table, "shift prussia_empire_prestige") == ("no-not-open-yet", "3.2.1")
    table = round_of(FRANCE, "d4_e2_a", position(3))
    assert "prussia_empire_prestige" in targets(table, "shift")


@rule("3.2.3")
def test_3_2_3_territories_cannot_be_shifted() -> None:
    table = round_of(FRANCE, "e4_d2_a")
    assert refusal(table, "shift jamaica") == ("no-territory-by-war", "7.2.1")


@rule("3.2.7", "3.8")
def test_3_2_7_control_is_a_flag_without_a_marker() -> None:
    state = position()
    bavaria = space("bavaria")
    assert controls(state, FRANCE, bavaria)
    place_conflict(state, bavaria)
    assert not controls(state, FRANCE, bavaria)
    assert count_controlled(state, FRANCE, spaces("bavaria", "algonquin")) == 1


@rule("3.2.8")
def test_3_2_8_only_the_opponents_flag_is_unflagged() -> None:
    state = position()
    assert can_be_unflagged(state, BRITAIN, space("bavaria"))
    assert not can_be_unflagged(state, FRANCE, space("bavaria"))
    assert not can_be_unflagged(state, FRANCE, space("sardinia"))
    assert not can_be_unflagged(state, BRITAIN, space("louisiana"))


@rule("3.2.8")
def test_3_2_8_ones_own_flag_cannot_be_shifted() -> None:
    table = round_of(FRANCE, "d4_e2_a")
    assert refusal(table, "shift bavaria") == ("no-your-own-flag", "3.2.8")


@rule("3.2.8", "5.4.2")
def test_3_2_8_protection_comes_from_ones_own_squadron_or_sound_fort() -> None:
    state = position()
    karaikal = space("karaikal")
    assert not is_protected(state, karaikal)
    flag(state, BRITAIN, "vandavasi")
    assert not is_protected(state, karaikal)
    flag(state, FRANCE, "vandavasi")
    assert is_protected(state, karaikal)
    state.damaged[space("vandavasi")] = True
    assert not is_protected(state, karaikal)
    assert not is_protected(state, space("tiruchirappalli"))


@rule("3.6", "5.6.6")
def test_3_6_a_squadron_controls_its_space_and_goes_to_the_navy_box() -> None:
    state = position()
    flag(state, FRANCE, "biscay")
    assert controls(state, FRANCE, space("biscay"))
    displace_squadron(state, space("biscay"))
    assert state.flag[space("biscay")] == NOBODY
    assert state.navy_box[FRANCE] == 2


@rule("3.8", "3.8.1")
def test_3_8_markers_go_on_open_markets_and_political_spaces_once() -> None:
    state = position()
    assert may_have_conflict(state, space("albany"))
    assert may_have_conflict(state, space("bavaria"))
    assert may_have_conflict(state, space("dutch_prestige"))
    for name in ("jamaica", "biscay", "arcot", "sons_of_liberty"):
        assert not may_have_conflict(state, space(name))
    conflict(state, "albany")
    assert not may_have_conflict(state, space("albany"))


@rule("3.8.2")
@pytest.mark.parametrize("owner", [FRANCE, NOBODY])
def test_3_8_2_a_change_of_control_removes_the_marker(owner: int) -> None:
    state = position()
    conflict(state, "st_lucia")
    set_flag(state, space("st_lucia"), owner)
    assert not state.conflict[space("st_lucia")]


@rule("5.4.1")
def test_5_4_1_what_gives_connection() -> None:
    state = position()
    clear_board(state)
    begin_round(state)
    market = space("kurpa")
    assert not is_connected(state, BRITAIN, market)
    flag(state, BRITAIN, "arcot")
    assert is_connected(state, BRITAIN, market)
    state.damaged[space("arcot")] = True
    assert is_connected(state, BRITAIN, market)


@rule("5.4.1", "3.8")
def test_5_4_1_a_market_in_conflict_gives_no_connection() -> None:
    state = position()
    begin_round(state)
    kurpa = space("kurpa")
    assert is_connected(state, BRITAIN, kurpa)
    conflict(state, "midnapore")
    assert not is_connected(state, BRITAIN, kurpa)


@rule("5.4.1")
def test_5_4_1_a_market_lost_and_regained_gives_no_connection() -> None:
    state = position()
    begin_round(state)
    set_flag(state, space("midnapore"), NOBODY)
    set_flag(state, space("midnapore"), BRITAIN)
    assert not is_connected(state, BRITAIN, space("kurpa"))


@rule("5.4.1")
def test_5_4_1_isolation_is_a_matter_of_chains() -> None:
    state = position()
    flag(state, FRANCE, "niagara", "allegheny")
    assert not isolated_markets(state)
    conflict(state, "cataraqui")
    assert isolated_markets(state) == set(spaces("niagara", "allegheny"))
    state.conflict[space("cataraqui")] = 0
    conflict(state, "allegheny")
    assert not isolated_markets(state)
    flag(state, NOBODY, "cataraqui")
    assert isolated_markets(state) == set(spaces("niagara", "allegheny"))


@rule("5.4.1")
def test_5_4_1_a_damaged_fort_and_a_squadron_prevent_isolation() -> None:
    state = position()
    clear_board(state)
    flag(state, FRANCE, "vellore", "arcot", "calicut", "malabar_coast")
    state.damaged[space("arcot")] = True
    assert not isolated_markets(state)


@rule("5.4.1", "5.4.2")
def test_5_4_1_an_isolated_market_costs_one_and_links_nothing() -> None:
    state = position()
    flag(state, FRANCE, "allegheny")
    begin_round(state)
    assert state.isolated[space("allegheny")]
    assert not is_connected(state, FRANCE, space("cumberland"))
    assert controls(state, FRANCE, space("allegheny"))


@rule("5.4.1")
def test_5_4_1_would_isolate_looks_at_others_only() -> None:
    state = position()
    flag(state, FRANCE, "niagara")
    assert would_isolate(state, space("cataraqui"))
    assert not would_isolate(state, space("niagara"))


@rule("3.5.3")
def test_3_5_3_a_keyword_counts_only_face_up() -> None:
    state = position()
    cabinet(state, "john_law", face_up=False)
    assert not has_keyword(state, FRANCE, keyword("finance"))
    cabinet(state, "john_law")
    assert has_keyword(state, FRANCE, keyword("finance"))
    assert not has_keyword(state, BRITAIN, keyword("finance"))


@rule("3.3")
def test_3_3_symbols_follow_the_size_of_the_major_action() -> None:
    for points, event, upgrade in zip(TILE_POINTS, TILE_EVENT, TILE_UPGRADE, strict=True):
        assert event == (points < 4)
        assert upgrade == (points == 2)
    assert [TILE_POINTS.count(n) for n in (2, 3, 4)] == [6, 6, 12]
