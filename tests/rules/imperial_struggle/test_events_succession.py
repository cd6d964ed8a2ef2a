"""The Events of the Succession era, numbers 1 to 5."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    FRANCE,
    NOBODY,
    SPAIN,
    space,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    UNFLAG_IN_EUROPE,
)
from greatpowers.games.imperial_struggle.state import CONFLICT
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    event_points,
    is_over,
    no_event_points,
    play,
    without_credit,
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
MERCANTILISM = ("new_world_huguenots", "east_india_company")
SCHOLARSHIP = ("court_of_the_sun_king", "edmond_halley")
FINANCE = ("john_law", "bank_of_england")


@rule("3.4.4")
@pytest.mark.parametrize(
    ("event", "tile"),
    [
        ("war_of_jenkins_ear", "d3_m2"),
        ("native_american_alliances", "e3_d2"),
        ("tax_reform", "m3_e2"),
        ("great_northern_war", "e3_m2"),
        ("calico_acts", "d3_e2"),
        ("military_spending_overruns", "e3_m2"),
        ("famine_in_ireland", "d3_e2"),
        ("interest_payments", "m3_e2"),
    ],
)
@BOTH
def test_an_icon_needs_a_major_action_of_its_type(power: int, event: str, tile: str) -> None:
    state = position()
    hand(state, power, event)
    table = round_of(power, tile, state)
    assert refusal(table, f"play {event}") == ("no-icon-does-not-match", "3.4.4")


# -- 1 Carnatic War --------------------------------------------------------------------------


@rule("5.2", "3.8.1")
@BOTH
def test_carnatic_war_places_a_marker_for_each_local_alliance(power: int) -> None:
    state = position()
    flag(state, power, "maratha", "mysore")
    flag(state, 1 - power, "nizam")
    table = play(power, "carnatic_war", "e3_d2", state)
    choices = targets(table, "choose")
    assert {"maratha", "nizam", "plassey", "west_bengal", "kanchipuram"} <= choices
    assert not {"arcot", "madras", "hooghly_river", "georgia"} & choices
    do(table, "choose plassey", "choose nizam")
    assert in_conflict(table, "plassey")
    assert in_conflict(table, "nizam")
    assert is_over(table, "carnatic_war")


@rule("5.2", "3.8")
def test_carnatic_war_does_nothing_without_a_local_alliance_in_peace() -> None:
    state = position()
    flag(state, FRANCE, "maratha")
    conflict(state, "maratha")
    table = play(FRANCE, "carnatic_war", "e3_d2", state)
    assert table.state.conflict.count(CONFLICT) == 1
    assert is_over(table, "carnatic_war")


@rule("5.2", "3.4.3")
@BOTH
def test_carnatic_war_bonus_damages_a_fort_in_india(power: int) -> None:
    state = position()
    cabinet(state, MERCANTILISM[power])
    flag(state, 1 - power, "arcot", "halifax")
    flag(state, power, "vandavasi")
    table = play(power, "carnatic_war", "e3_d2", state)
    assert targets(table, "damage") == {"arcot"}
    do(table, "damage arcot")
    assert table.state.damaged[space("arcot")]
    assert is_over(table, "carnatic_war")


@rule("5.2", "3.4.3")
@BOTH
def test_carnatic_war_bonus_shifts_a_cotton_market(power: int) -> None:
    state = position()
    cabinet(state, MERCANTILISM[power])
    theirs, mine = ("midnapore", "plassey") if power == FRANCE else ("plassey", "midnapore")
    flag(state, 1 - power, "arcot")
    state.damaged[space("arcot")] = True
    table = play(power, "carnatic_war", "e3_d2", state)
    assert targets(table, "damage") == set()
    assert {"west_bengal", "kurpa", "vellore", theirs} <= targets(table, "choose")
    assert not {mine, "kanchipuram", "calicut"} & targets(table, "choose")
    do(table, f"choose {theirs}")
    assert owner(table, theirs) == NOBODY
    assert is_over(table, "carnatic_war")


@rule("5.2")
def test_carnatic_war_bonus_is_skipped_without_fort_and_market() -> None:
    state = position()
    cabinet(state, "new_world_huguenots")
    flag(state, FRANCE, "plassey", "west_bengal", "midnapore", "kurpa", "vellore", "karaikal")
    assert is_over(play(FRANCE, "carnatic_war", "e3_d2", state), "carnatic_war")


# -- 2 Acts of Union -------------------------------------------------------------------------


@rule("5.2", "3.4.5")
def test_acts_of_union_gives_france_two_diplomatic_points() -> None:
    table = play(FRANCE, "acts_of_union", "e3_m2", position())
    assert event_points(table, DIPLOMATIC) == 2
    assert is_over(table, "acts_of_union")


@rule("3.4.3")
def test_acts_of_union_french_bonus_unflags_in_europe_but_not_in_spain_or_austria() -> None:
    state = position()
    flag(state, FRANCE, "scotland_prestige")
    flag(state, BRITAIN, "spain_prestige_2", "iroquois", "denmark_norway")
    table = play(FRANCE, "acts_of_union", "e3_m2", state)
    assert targets(table, "choose") == {"dutch_prestige", "german_states_3", "denmark_norway"}
    do(table, "choose dutch_prestige")
    assert owner(table, "dutch_prestige") == NOBODY
    assert event_points(table, DIPLOMATIC) == 2


@rule("3.4.3", "3.8")
@pytest.mark.parametrize(
    ("french", "british", "disputed"),
    [
        ((), (), ()),
        (("scotland_prestige",), ("ireland_prestige",), ()),
        (("scotland_prestige",), (), ("scotland_prestige",)),
        (("scotland_alliance",), (), ()),
    ],
)
def test_acts_of_union_bonus_needs_more_prestige_in_scotland_and_ireland(
    french: tuple[str, ...], british: tuple[str, ...], disputed: tuple[str, ...]
) -> None:
    state = position()
    flag(state, FRANCE, *french)
    flag(state, BRITAIN, *british)
    conflict(state, *disputed)
    assert is_over(play(FRANCE, "acts_of_union", "e3_m2", state), "acts_of_union")


@rule("5.2", "3.4.5")
def test_acts_of_union_gives_britain_a_point_for_unflagging_in_europe() -> None:
    state = position()
    flag(state, FRANCE, "denmark_norway", "nizam")
    conflict(state, "denmark_norway", "nizam")
    without_credit(state)
    table = play(BRITAIN, "acts_of_union", "e3_m2", state)
    assert event_points(table, DIPLOMATIC, UNFLAG_IN_EUROPE) == 1
    assert refusal(table, "shift sweden") == ("no-such-action", "5.3.1")
    assert refusal(table, "shift nizam") == ("no-such-action", "5.3.1")
    assert refusal(table, "shift bavaria") == ("no-too-expensive", "6.3")
    do(table, "shift denmark_norway")
    assert owner(table, "denmark_norway") == NOBODY
    assert table.state.vp == 15


@rule("3.4.3")
def test_acts_of_union_british_bonus_scores_two() -> None:
    state = position()
    flag(state, BRITAIN, "ireland_prestige")
    table = play(BRITAIN, "acts_of_union", "e3_m2", state)
    assert table.state.vp == 13


# -- 3 Tropical Diseases ---------------------------------------------------------------------


@rule("5.2", "3.2.8")
def test_5_2_example_tropical_diseases_takes_an_own_flag_too() -> None:
    table = play(FRANCE, "tropical_diseases", "e3_d2", position())
    assert offered(table) == {"choose georgia", "choose st_lucia"}
    do(table, "choose georgia")
    assert offered(table) == {"choose port_de_paix", "choose martinique"}
    do(table, "choose martinique")
    assert [owner(table, name) for name in ("georgia", "martinique")] == [NOBODY, NOBODY]
    assert is_over(table, "tropical_diseases")


@rule("5.2", "3.4.3")
@BOTH
def test_tropical_diseases_bonus_takes_another_enemy_flag(power: int) -> None:
    state = position()
    cabinet(state, SCHOLARSHIP[power])
    flag(state, 1 - power, "havana")
    mine, theirs = ("martinique", "georgia") if power == FRANCE else ("georgia", "martinique")
    table = play(power, "tropical_diseases", "e3_d2", state)
    do(table, f"choose {theirs}", f"choose {mine}", "choose havana")
    assert [owner(table, name) for name in (mine, theirs, "havana")] == [NOBODY] * 3
    assert is_over(table, "tropical_diseases")


@rule("5.2")
def test_tropical_diseases_skips_what_is_not_there() -> None:
    state = position()
    clear_board(state)
    flag(state, BRITAIN, "georgia")
    table = play(BRITAIN, "tropical_diseases", "e3_d2", state)
    assert offered(table) == {"choose georgia"}
    do(table, "choose georgia")
    assert is_over(table, "tropical_diseases")


@rule("12.1")
def test_tropical_diseases_may_take_a_spanish_flag() -> None:
    state = position(spanish_empire="yes")
    table = play(FRANCE, "tropical_diseases", "e3_d2", state)
    assert owner(table, "havana") == SPAIN
    do(table, "choose havana")
    assert owner(table, "havana") == NOBODY


# -- 4 South Sea Speculation -----------------------------------------------------------------


@rule("5.2")
@BOTH
def test_south_sea_speculation_spares_links_of_a_chain(power: int) -> None:
    state = position()
    clear_board(state)
    link, end = ("massachusetts_bay", "georges_bank")
    if power == BRITAIN:
        link, end = ("cataraqui", "niagara")
    flag(state, 1 - power, link, end, "bavaria")
    table = play(power, "south_sea_speculation", "e3_m2", state)
    assert offered(table) == {f"choose {end}"}
    do(table, f"choose {end}")
    assert owner(table, end) == NOBODY
    assert is_over(table, "south_sea_speculation")


@rule("5.2")
def test_south_sea_speculation_may_take_a_market_beyond_which_all_are_isolated() -> None:
    state = position()
    clear_board(state)
    flag(state, BRITAIN, "massachusetts_bay", "georges_bank", "northeast_channel")
    conflict(state, "massachusetts_bay")
    table = play(FRANCE, "south_sea_speculation", "e3_m2", state)
    assert targets(table, "choose") == {"massachusetts_bay", "georges_bank", "northeast_channel"}


@rule("5.2")
def test_south_sea_speculation_is_skipped_where_no_market_can_go() -> None:
    state = position()
    clear_board(state)
    table = play(BRITAIN, "south_sea_speculation", "e3_m2", state)
    assert is_over(table, "south_sea_speculation")


@rule("3.4.3", "5.6.5")
@BOTH
def test_south_sea_speculation_bonus_makes_one_squadron_cheaper(power: int) -> None:
    state = position()
    clear_board(state)
    cabinet(state, FINANCE[power])
    table = play(power, "south_sea_speculation", "m3_e2", state)
    assert price(table, "construct plain") == 2
    before = table.state.navy_box[power]
    do(table, "construct plain")
    assert table.state.navy_box[power] == before + 1
    assert price(table, "construct plain") == 4


@rule("5.6.5")
def test_south_sea_speculation_at_price_0_still_needs_a_military_action() -> None:
    state = position()
    clear_board(state)
    cabinet(state, "bank_of_england", "edmond_halley")
    hand(state, BRITAIN, "south_sea_speculation")
    table = round_of(BRITAIN, "e3_m2", state.clone())
    do(table, "play south_sea_speculation")
    assert price(table, "construct edmond_halley") == 0
    do(table, "construct edmond_halley")
    assert refusal(table, "construct plain") == ("no-minor-used-up", "5.3.2")
    table = round_of(BRITAIN, "e3_d2", state)
    do(table, "play south_sea_speculation")
    assert refusal(table, "construct edmond_halley") == ("no-such-action", "5.3.1")


@rule("3.4.3")
def test_south_sea_speculation_without_the_bonus_leaves_the_price() -> None:
    state = position()
    clear_board(state)
    table = play(FRANCE, "south_sea_speculation", "m3_e2", state)
    assert price(table, "construct plain") == 4


# -- 5 War of Jenkins' Ear -------------------------------------------------------------------


@rule("5.2", "3.8.1")
def test_war_of_jenkins_ear_puts_a_marker_on_a_british_market() -> None:
    state = position()
    conflict(state, "georgia")
    table = play(FRANCE, "war_of_jenkins_ear", "m3_e2", state)
    assert offered(table) == {"choose st_lucia"}
    do(table, "choose st_lucia")
    assert in_conflict(table, "st_lucia")
    assert no_event_points(table)


@rule("3.4.3", "5.2")
def test_war_of_jenkins_ear_french_bonus_comes_even_without_a_market() -> None:
    state = position()
    clear_board(state)
    cabinet(state, "new_world_huguenots")
    table = play(FRANCE, "war_of_jenkins_ear", "m3_e2", state)
    assert is_over(table, "war_of_jenkins_ear")
    assert event_points(table, DIPLOMATIC) == 1


@rule("5.2", "6.2")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_war_of_jenkins_ear_reduces_british_debt(before: int, after: int) -> None:
    state = position()
    state.debt = [2, before]
    table = play(BRITAIN, "war_of_jenkins_ear", "m3_e2", state)
    assert table.state.debt == [2, after]


@rule("3.4.3", "6.3")
@pytest.mark.parametrize(("debt", "after", "vp"), [(2, 3, 15), (6, 6, 14)])
def test_war_of_jenkins_ear_british_bonus_forces_debt_on_france(
    debt: int, after: int, vp: int
) -> None:
    state = position()
    cabinet(state, "east_india_company")
    state.debt = [debt, 2]
    table = play(BRITAIN, "war_of_jenkins_ear", "m3_e2", state)
    assert table.state.debt == [after, 0]
    assert table.state.vp == vp
