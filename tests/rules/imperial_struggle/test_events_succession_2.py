"""The Events of the Succession era, numbers 6 to 10."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    NOBODY,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    GERMAN_STATES_PRUSSIA_DUTCH,
    IN_EUROPE,
    IN_INDIA,
    IN_NORTH_AMERICA,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import bonus_in, bonus_placed
from greatpowers.games.imperial_struggle.state import POOL
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
    without_credit,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    hand,
    holds_advantage,
    in_conflict,
    offered,
    owner,
    position,
    refusal,
    round_of,
    targets,
)

BOTH = pytest.mark.parametrize("power", [FRANCE, BRITAIN])
FINANCE = ("john_law", "bank_of_england")


# -- 6 Native American Alliances -------------------------------------------------------------


@rule("5.2", "3.4.5")
def test_native_american_alliances_gives_france_points_for_north_america() -> None:
    state = position()
    without_credit(state)
    table = play(FRANCE, "native_american_alliances", "d3_m2", state)
    assert event_points(table, ECONOMIC, IN_NORTH_AMERICA) == 2
    assert refusal(table, "shift puerto_principe") == ("no-such-action", "5.3.1")
    do(table, "shift niagara")
    assert owner(table, "niagara") == FRANCE


@rule("3.4.3")
def test_native_american_alliances_french_bonus_unflags_a_local_alliance() -> None:
    state = position()
    cabinet(state, "new_world_huguenots")
    flag(state, BRITAIN, "iroquois", "privateers")
    table = play(FRANCE, "native_american_alliances", "d3_m2", state)
    assert offered(table) == {"choose iroquois"}
    do(table, "choose iroquois")
    assert owner(table, "iroquois") == NOBODY


@rule("5.2", "3.2.1")
def test_native_american_alliances_lets_britain_shift_an_open_local_alliance() -> None:
    table = play(BRITAIN, "native_american_alliances", "d3_e2", position())
    assert offered(table) == {"choose algonquin", "choose iroquois"}
    do(table, "choose iroquois")
    assert owner(table, "iroquois") == BRITAIN
    assert is_over(table, "native_american_alliances")


@rule("8.2", "3.4.3")
def test_native_american_alliances_bonus_uses_an_advantage_just_gained() -> None:
    state = position()
    cabinet(state, "east_india_company")
    table = play(BRITAIN, "native_american_alliances", "d3_e2", state, "choose iroquois")
    assert offered(table) == {"pick_advantage iroquois_raids", "pick_advantage wheat"}
    do(table, "pick_advantage iroquois_raids", "choose cataraqui")
    assert in_conflict(table, "cataraqui")
    assert not exhausted(table, "iroquois_raids")
    assert refusal(table, "use_advantage wheat")[0] == "no-one-advantage-a-region"


@rule("8.2", "3.4.3")
def test_native_american_alliances_bonus_ignores_exhaustion_for_a_later_purchase() -> None:
    state = position()
    cabinet(state, "east_india_company")
    exhaust(state, "wheat")
    flag(state, FRANCE, "cumberland", "allegheny", "niagara")
    conflict(state, "cumberland", "niagara")
    hand(state, BRITAIN, "native_american_alliances")
    table = round_of(BRITAIN, "d3_e2", state)
    do(table, "play native_american_alliances", "choose iroquois", "pick_advantage wheat")
    assert is_over(table, "native_american_alliances")
    do(table, "use_advantage wheat", "shift cumberland")
    assert owner(table, "cumberland") == NOBODY
    assert exhausted(table, "wheat")
    assert not table.state.granted


@rule("8.2", "3.4.3")
def test_native_american_alliances_bonus_asks_for_nothing_useless() -> None:
    """Wheat makes unflagging a Market cheaper, and this round has no Economic Action."""
    state = position()
    cabinet(state, "east_india_company")
    table = play(BRITAIN, "native_american_alliances", "d3_m2", state, "choose algonquin")
    picks = {option for option in offered(table) if option.startswith("pick_advantage")}
    assert "pick_advantage wheat" not in picks


@rule("8.1", "5.2")
def test_native_american_alliances_bonus_is_skipped_without_a_usable_advantage() -> None:
    state = position()
    cabinet(state, "east_india_company")
    conflict(state, "chesapeake")
    table = play(BRITAIN, "native_american_alliances", "d3_e2", state, "choose algonquin")
    assert not holds_advantage(table, BRITAIN, "algonquin_raids")
    assert is_over(table, "native_american_alliances")


# -- 7 Austro-Spanish Rivalry ----------------------------------------------------------------


@rule("5.2", "3.8.1")
def test_austro_spanish_rivalry_puts_a_marker_in_spain() -> None:
    table = play(BRITAIN, "austro_spanish_rivalry", "e3_d2", position())
    names = ("spain_alliance_upper", "spain_alliance_lower", "spain_prestige_2", "spain_prestige_3")
    assert targets(table, "choose") == set(names)
    do(table, "choose spain_alliance_upper")
    assert in_conflict(table, "spain_alliance_upper")
    assert is_over(table, "austro_spanish_rivalry")


@rule("3.4.3", "3.7")
def test_austro_spanish_rivalry_british_bonus_sends_a_tile_back_unseen() -> None:
    state = position()
    cabinet(state, "robert_walpole")
    bonus_tiles(state, FRANCE, 0, 0, 2)
    bonus_tiles(state, BRITAIN, 1)
    table = play(BRITAIN, "austro_spanish_rivalry", "e3_d2", state, "choose spain_prestige_2")
    assert offered(table) == {"theater wss_central_europe", "theater wss_queen_annes_war"}
    do(table, "theater wss_central_europe")
    assert len(bonus_in(table.state, FRANCE, 0)) == 1
    assert (bonus_placed(table.state, FRANCE), bonus_placed(table.state, BRITAIN)) == (2, 1)
    assert table.state.bonus_at[: 12 + 1].count(POOL) == 10
    assert not any(entry.text == "log-you-returned-tile" for entry in table.read_log(BRITAIN))
    assert any(entry.text == "log-you-returned-tile" for entry in table.read_log(FRANCE))


@rule("5.2")
def test_austro_spanish_rivalry_british_bonus_is_skipped_without_a_tile() -> None:
    state = position()
    cabinet(state, "robert_walpole")
    table = play(BRITAIN, "austro_spanish_rivalry", "e3_d2", state, "choose spain_prestige_2")
    assert is_over(table, "austro_spanish_rivalry")


@rule("5.2")
def test_austro_spanish_rivalry_lets_france_unflag_among_the_dutch() -> None:
    table = play(FRANCE, "austro_spanish_rivalry", "m3_e2", position())
    assert offered(table) == {"choose dutch_prestige"}
    do(table, "choose dutch_prestige")
    assert owner(table, "dutch_prestige") == NOBODY
    assert no_event_points(table)


@rule("3.4.3", "5.2")
@pytest.mark.parametrize(("name", "action"), [("economic", ECONOMIC), ("diplomatic", DIPLOMATIC)])
def test_austro_spanish_rivalry_french_bonus_gives_points_of_a_chosen_type(
    name: str, action: int
) -> None:
    state = position()
    flag(state, NOBODY, "dutch_prestige")
    cabinet(state, "cardinal_ministers")
    table = play(FRANCE, "austro_spanish_rivalry", "m3_d2", state)
    assert offered(table) == {"points economic", "points diplomatic"}
    do(table, f"points {name}")
    assert event_points(table, action, IN_INDIA) == 2
    assert is_over(table, "austro_spanish_rivalry")


# -- 8 Tax Reform ----------------------------------------------------------------------------


@rule("5.2", "6.2")
@BOTH
@pytest.mark.parametrize(
    ("debt", "bonus", "left", "points"),
    [(5, False, 3, 0), (5, True, 2, 0), (1, False, 0, 1), (2, True, 0, 1), (0, True, 0, 3)],
)
def test_tax_reform_turns_what_cannot_fall_into_points(
    power: int, debt: int, bonus: bool, left: int, points: int
) -> None:
    state = position()
    state.debt = [debt, debt]
    if bonus:
        cabinet(state, FINANCE[power])
    table = play(power, "tax_reform", "e3_d2", state)
    assert table.state.debt[power] == left
    assert table.state.debt[1 - power] == debt
    assert event_points(table, ECONOMIC) == points
    assert prompt(table) == "ask-act"


# -- 9 Great Northern War --------------------------------------------------------------------


@rule("5.2")
def test_great_northern_war_lets_france_shift_russia() -> None:
    state = position()
    flag(state, BRITAIN, "russia")
    table = play(FRANCE, "great_northern_war", "m3_e2", state)
    assert offered(table) == {"choose russia"}
    do(table, "choose russia")
    assert owner(table, "russia") == NOBODY
    assert table.state.vp == 15
    assert no_event_points(table)


@rule("5.2", "3.8")
@pytest.mark.parametrize(("disputed", "vp"), [(False, 17), (True, 15)])
def test_great_northern_war_scores_a_french_russia_in_peace(disputed: bool, vp: int) -> None:
    state = position()
    flag(state, FRANCE, "russia")
    if disputed:
        conflict(state, "russia")
    table = play(FRANCE, "great_northern_war", "m3_e2", state)
    assert is_over(table, "great_northern_war")
    assert (table.state.vp, owner(table, "russia")) == (vp, FRANCE)


@rule("5.2")
def test_great_northern_war_scores_two_german_states_for_britain_after_the_shift() -> None:
    table = play(BRITAIN, "great_northern_war", "m3_e2", position())
    assert offered(table) == {"choose german_states_2"}
    do(table, "choose german_states_2")
    assert owner(table, "german_states_2") == BRITAIN
    assert table.state.vp == 13


@rule("5.2", "3.8")
@pytest.mark.parametrize(("disputed", "vp"), [(False, 13), (True, 15)])
def test_great_northern_war_scores_for_britain_though_nothing_can_be_shifted(
    disputed: bool, vp: int
) -> None:
    state = position()
    flag(state, BRITAIN, "german_states_2")
    if disputed:
        conflict(state, "german_states_3")
    table = play(BRITAIN, "great_northern_war", "m3_e2", state)
    assert is_over(table, "great_northern_war")
    assert table.state.vp == vp


@rule("5.2")
def test_great_northern_war_scores_nothing_for_one_german_state() -> None:
    state = position()
    flag(state, FRANCE, "german_states_2")
    table = play(BRITAIN, "great_northern_war", "m3_e2", state, "choose german_states_2")
    assert owner(table, "german_states_2") == NOBODY
    assert table.state.vp == 15


@rule("3.4.3")
@pytest.mark.parametrize(
    ("power", "card", "answer"),
    [
        (FRANCE, "court_of_the_sun_king", "choose russia"),
        (BRITAIN, "jonathan_swift", "choose german_states_2"),
    ],
)
def test_great_northern_war_bonus_is_a_diplomatic_point(power: int, card: str, answer: str) -> None:
    state = position()
    cabinet(state, card)
    table = play(power, "great_northern_war", "m3_e2", state, answer)
    assert event_points(table, DIPLOMATIC) == 1


# -- 10 Vatican Politics ---------------------------------------------------------------------


@rule("5.2", "3.4.3")
@pytest.mark.parametrize(
    ("shifted", "disputed", "vp"),
    [
        ("austria_alliance_2", "", 17),
        ("spain_prestige_2", "", 15),
        ("spain_prestige_2", "austria_alliance_2", 17),
    ],
)
def test_vatican_politics_scores_if_no_british_flag_is_left(
    shifted: str, disputed: str, vp: int
) -> None:
    state = position()
    cabinet(state, "court_of_the_sun_king")
    if disputed:
        conflict(state, disputed)
    table = play(FRANCE, "vatican_politics", "e3_d2", state)
    assert not {"spain_alliance_upper", "savoy", "dutch_prestige"} & targets(table, "choose")
    do(table, f"choose {shifted}")
    assert table.state.vp == vp
    assert is_over(table, "vatican_politics")


@rule("3.4.3")
def test_vatican_politics_without_the_bonus_scores_nothing() -> None:
    table = play(FRANCE, "vatican_politics", "e3_d2", position(), "choose austria_alliance_2")
    assert owner(table, "austria_alliance_2") == NOBODY
    assert table.state.vp == 15


@rule("5.2", "3.4.5")
def test_vatican_politics_gives_britain_points_for_three_countries() -> None:
    state = position()
    state.treaty[BRITAIN] = 1
    table = play(BRITAIN, "vatican_politics", "e3_m2", state)
    assert event_points(table, DIPLOMATIC, GERMAN_STATES_PRUSSIA_DUTCH) == 2
    assert event_points(table, DIPLOMATIC, IN_EUROPE) == 0
    fitting = {"prussia_alliance", "prussia_prestige", "dutch_alliance", "german_states_2"}
    assert fitting <= targets(table, "shift")
    assert refusal(table, "shift sweden") == ("no-such-action", "5.3.1")
    assert refusal(table, "shift prussia_empire_alliance") == ("no-not-open-yet", "3.2.1")
    assert refusal(table, "draw_event") == ("no-such-action", "5.3.1")
    do(table, "shift prussia_prestige", "pay_treaty")
    assert owner(table, "prussia_prestige") == BRITAIN
    assert table.state.treaty[BRITAIN] == 0
    assert refusal(table, "shift sweden") == ("no-such-action", "5.3.1")


@rule("3.4.3", "5.2")
def test_vatican_politics_british_bonus_may_add_to_either() -> None:
    state = position()
    cabinet(state, "jonathan_swift")
    without_credit(state)
    table = play(BRITAIN, "vatican_politics", "e3_m2", state)
    assert event_points(table, DIPLOMATIC, IN_EUROPE) == 1
    assert refusal(table, "shift sweden") == ("no-too-expensive", "6.3")
    assert refusal(table, "shift nizam") == ("no-such-action", "5.3.1")
    do(table, "shift prussia_prestige")
    assert owner(table, "prussia_prestige") == BRITAIN
