"""7.3 and 10.0: the USA and Canada."""

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    can_be_unflagged,
    is_connected,
    is_open,
    supplied_markets,
)
from greatpowers.games.imperial_struggle.components import (
    AWI,
    BRITAIN,
    FRANCE,
    NOBODY,
    USA,
    USA_OPEN,
    space,
    spaces,
)
from greatpowers.games.imperial_struggle.state import FRESH_HUGUENOTS, State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import (
    conflict,
    do,
    flag,
    holds_advantage,
    offered,
    owner,
    position,
    refusal,
    round_of,
    targets,
)
from tests.rules.imperial_struggle.war_scenes import (
    after_war,
    asked,
    before_theater,
    is_over,
    won,
)

USA_SPACES = spaces("usa_prestige_2", "usa_prestige_3")

REVOLUTION = "awi_american_revolution"
NEW_ENGLAND = ("massachusetts_bay", "hudson_valley", "chesapeake")


def _revolution(margin: int = 1, state: State | None = None) -> ImperialTable:
    return won(REVOLUTION, FRANCE, margin, state or before_theater(REVOLUTION))


# -- the flags -------------------------------------------------------------------------------


@rule("7.3")
def test_7_3_usa_france_chooses_any_of_three_territories() -> None:
    table = _revolution()
    assert asked(table) == (FRANCE, "ask-usa-flag")
    assert offered(table) == {
        "usa_flag northern_colonies",
        "usa_flag carolinas",
        "usa_flag san_agustin",
        "pass",
    }
    assert refusal(table, "usa_flag quebec_montreal") == ("no-not-for-the-usa", "7.3")
    do(table, "usa_flag carolinas")
    assert owner(table, "carolinas") == USA
    assert refusal(table, "usa_flag carolinas") == ("no-usa-flag-there", "7.3")
    do(table, "usa_flag san_agustin", "usa_flag northern_colonies")
    assert is_over(table), "nobody is asked whether he refuses"
    assert table.state.usa_flags == 3


@rule("7.3")
def test_7_3_usa_france_may_choose_none() -> None:
    table = _revolution()
    do(table, "pass")
    assert is_over(table)
    assert table.state.usa_flags == 0
    assert owner(table, "hudson_valley") == BRITAIN


@rule("7.3")
@pytest.mark.parametrize("holder", [FRANCE, BRITAIN, NOBODY])
def test_7_3_usa_flags_replace_any_flag(holder: int) -> None:
    state = before_theater(REVOLUTION)
    flag(state, holder, "san_agustin")
    table = _revolution(state=state)
    do(table, "usa_flag san_agustin", "pass")
    assert owner(table, "san_agustin") == USA


@rule("7.3")
def test_7_3_a_british_win_founds_no_usa() -> None:
    table = won(REVOLUTION, BRITAIN, 1)
    assert is_over(table)
    assert table.state.usa_flags == 0


# -- Forts -----------------------------------------------------------------------------------


@rule("7.3")
def test_7_3_usa_forts_of_the_northern_colonies_may_be_stripped() -> None:
    state = before_theater(REVOLUTION, edition="polish")
    flag(state, BRITAIN, "halifax", "ohio_forks", "louisbourg")
    flag(state, FRANCE, "champlain_valley")
    state.damaged[space("halifax")] = True
    table = _revolution(state=state)
    do(table, "pass")
    assert asked(table) == (FRANCE, "ask-strip-fort")
    assert targets(table, "strip_fort") == {"halifax", "ohio_forks", "champlain_valley"}
    assert refusal(table, "strip_fort louisbourg") == ("no-not-a-colonial-fort", "7.3")
    do(table, "strip_fort halifax")
    assert owner(table, "halifax") == NOBODY
    assert not table.state.damaged[space("halifax")], "an empty Fort space has nothing to repair"
    assert refusal(table, "strip_fort halifax") == ("no-flag-on-fort", "7.3")
    do(table, "strip_fort champlain_valley", "pass")
    assert owner(table, "ohio_forks") == BRITAIN
    assert owner(table, "champlain_valley") == NOBODY


@rule("7.3", "3.2.8", "R69")
def test_7_3_usa_in_the_italian_edition_france_keeps_her_own_forts() -> None:
    state = before_theater(REVOLUTION)
    flag(state, BRITAIN, "halifax")
    flag(state, FRANCE, "champlain_valley")
    table = _revolution(state=state)
    do(table, "pass")
    assert targets(table, "strip_fort") == {"halifax"}
    assert refusal(table, "strip_fort champlain_valley") == ("no-your-own-flag", "3.2.8")


@rule("7.3")
def test_7_3_usa_flags_come_before_forts() -> None:
    state = before_theater(REVOLUTION)
    flag(state, BRITAIN, "halifax")
    table = _revolution(state=state)
    assert refusal(table, "strip_fort halifax")[0] == "no-not-asked"
    do(table, "pass")
    assert refusal(table, "usa_flag carolinas")[0] == "no-not-asked"


# -- Markets that are cut off ----------------------------------------------------------------


@rule("7.3", "5.4.1")
def test_7_3_usa_markets_that_lose_their_chain_lose_their_flags() -> None:
    state = before_theater(REVOLUTION)
    flag(state, BRITAIN, "cumberland", "bahamas_run_west", "kanchipuram")
    table = _revolution(state=state)
    do(table, "usa_flag northern_colonies", "usa_flag carolinas", "pass")
    for name in (*NEW_ENGLAND, "cumberland", "georgia", "bahamas_run_west"):
        assert owner(table, name) == NOBODY, name
    assert owner(table, "kanchipuram") == BRITAIN
    assert owner(table, "st_lucia") == BRITAIN
    assert not holds_advantage(table, BRITAIN, "wheat")


@rule("7.3", "5.4.1")
def test_7_3_usa_a_squadron_keeps_a_market() -> None:
    state = before_theater(REVOLUTION)
    flag(state, BRITAIN, "gulf_of_maine")
    table = _revolution(state=state)
    do(table, "usa_flag northern_colonies", "pass")
    assert owner(table, "massachusetts_bay") == BRITAIN
    assert owner(table, "chesapeake") == NOBODY


@rule("7.3", "5.4.1")
def test_7_3_usa_french_markets_are_cut_off_too() -> None:
    state = before_theater(REVOLUTION, edition="polish")
    flag(state, FRANCE, "ohio_forks", "cumberland", "san_agustin", "panzacola")
    table = _revolution(state=state)
    do(table, "usa_flag san_agustin", "pass", "strip_fort ohio_forks")
    assert owner(table, "panzacola") == NOBODY
    assert owner(table, "cumberland") == NOBODY
    assert owner(table, "cataraqui") == FRANCE


@rule("7.3", "5.4.1")
def test_7_3_usa_markets_isolated_before_keep_their_flags() -> None:
    state = before_theater(REVOLUTION)
    flag(state, BRITAIN, "york_factory")
    flag(state, FRANCE, "panzacola")
    conflict(state, "hudson_valley")
    flag(state, BRITAIN, "albany")
    table = _revolution(state=state)
    do(table, "usa_flag northern_colonies", "usa_flag carolinas", "usa_flag san_agustin")
    assert owner(table, "york_factory") == BRITAIN
    assert owner(table, "panzacola") == FRANCE
    assert owner(table, "albany") == BRITAIN, "the marker had cut it off already"
    assert owner(table, "hudson_valley") == NOBODY


@rule("7.3", "5.4.1")
def test_7_3_usa_markets_are_looked_at_once_after_flags_and_forts() -> None:
    state = before_theater(REVOLUTION)
    flag(state, BRITAIN, "cumberland", "ohio_forks")
    table = _revolution(state=state)
    do(table, "usa_flag northern_colonies", "pass")
    assert owner(table, "massachusetts_bay") == BRITAIN, "not before the Forts are dealt with"
    do(table, "pass")
    assert owner(table, "massachusetts_bay") == NOBODY
    assert owner(table, "cumberland") == BRITAIN


# -- Canada ----------------------------------------------------------------------------------


@rule("7.3")
def test_7_3_canada_comes_with_the_highest_row() -> None:
    table = _revolution(4)
    do(table, "pass")
    assert is_over(table)
    table = _revolution(5)
    do(table, "pass")
    assert asked(table) == (FRANCE, "ask-usa-flag")
    assert offered(table) == {"usa_flag quebec_montreal", "pass"}
    assert refusal(table, "usa_flag northern_colonies") == ("no-not-for-the-usa", "7.3")
    do(table, "pass")
    assert owner(table, "quebec_montreal") == FRANCE


@rule("7.3", "5.4.1")
def test_7_3_canada_cuts_off_markets_of_north_america() -> None:
    state = before_theater(REVOLUTION)
    flag(state, BRITAIN, "quebec_montreal", "ile_aux_noix", "gulf_of_st_lawrence", "louisbourg")
    flag(state, FRANCE, "cataraqui", "champlain_valley")
    table = _revolution(5, state)
    do(table, "pass", "usa_flag quebec_montreal")
    assert owner(table, "quebec_montreal") == USA
    assert owner(table, "ile_aux_noix") == NOBODY
    assert owner(table, "gulf_of_st_lawrence") == BRITAIN
    assert owner(table, "cataraqui") == FRANCE, "it was Isolated before"


@rule("7.3", "5.4.1")
def test_7_3_canada_takes_the_french_flags_it_cuts_off() -> None:
    table = _revolution(5)
    do(table, "pass", "usa_flag quebec_montreal")
    assert owner(table, "cataraqui") == NOBODY


# -- 10.0 ------------------------------------------------------------------------------------


@rule("10.0", "7.2.1")
def test_10_0_a_usa_flag_cannot_be_conquered() -> None:
    for power in (FRANCE, BRITAIN):
        state = before_theater("awi_antilles_war")
        flag(state, USA, "san_agustin", "carolinas")
        table = won("awi_antilles_war", power, 1, state)
        do(table, "give_up_from_box")
        for name in ("san_agustin", "carolinas"):
            assert refusal(table, f"conquer {name}") == ("no-usa-flag-stays", "10.0")


@rule("10.0", "7.2.1.2")
def test_10_0_a_usa_flag_gives_france_no_conquest_line() -> None:
    state = before_theater("awi_antilles_war")
    flag(state, FRANCE, "carolinas")
    flag(state, USA, "carolinas")
    flag(state, NOBODY, "st_domingue")
    table = won("awi_antilles_war", FRANCE, 1, state)
    do(table, "give_up_from_box")
    assert refusal(table, "conquer san_agustin") == ("no-conquest-line", "7.2.1.2")


@rule("10.0", "8.1")
def test_10_0_it_removes_what_lies_on_the_territory() -> None:
    state = before_theater(REVOLUTION)
    flag(state, FRANCE, "san_agustin")
    state.huguenots[space("san_agustin")] = FRESH_HUGUENOTS
    table = _revolution(state=state)
    assert holds_advantage(table, FRANCE, "fruit")
    do(table, "usa_flag san_agustin", "pass")
    assert not holds_advantage(table, FRANCE, "fruit")
    assert table.state.huguenots[space("san_agustin")] == 0


@rule("10.0", "5.4.1")
def test_10_0_it_is_no_link_for_anybody() -> None:
    state = position(6)
    flag(state, USA, "northern_colonies", "quebec_montreal")
    flag(state, FRANCE, "cataraqui")
    flag(state, NOBODY, "chesapeake")
    for power in (FRANCE, BRITAIN):
        assert not can_be_unflagged(state, power, space("northern_colonies"))
        assert not is_connected(state, power, space("chesapeake"))
    assert space("cataraqui") not in supplied_markets(state, FRANCE)


@rule("10.0", "3.2.1")
@pytest.mark.parametrize("flags", [0, 1])
def test_10_0_the_usa_spaces_open_on_turn_6_if_a_usa_flag_is_there(flags: int) -> None:
    state = after_war(AWI)
    if flags:
        flag(state, USA, "carolinas")
    assert not is_open(state, USA_SPACES[0])
    table = Table.resume(GAME, state, None, 1)
    while table.asks()[0].prompt != "ask-invest":
        do(table, str(table.default(table.asks()[0].seat)))
    assert table.state.turn == 6
    assert [is_open(table.state, i) for i in USA_SPACES] == [bool(flags)] * 2


@rule("10.0", "5.5.1")
@pytest.mark.parametrize("power", [FRANCE, BRITAIN])
def test_10_0_both_powers_may_shift_the_open_usa_spaces(power: int) -> None:
    for opened in (False, True):
        state = position(6)
        if opened:
            state.opened = USA_OPEN
        table = round_of(power, "d4_e2_a", state)
        assert ("usa_prestige_2" in targets(table, "shift")) == opened
        if not opened:
            assert refusal(table, "shift usa_prestige_2") == ("no-not-open-yet", "3.2.1")
