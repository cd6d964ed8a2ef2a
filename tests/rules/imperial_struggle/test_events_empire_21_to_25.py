"""The Events of the Empire era, numbers 21 to 25."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    COMMODITIES,
    DIPLOMATIC,
    ECONOMIC,
    FRANCE,
    NOBODY,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    IN_CARIBBEAN,
    IN_INDIA,
)
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.event_scenes import (
    event_points,
    is_over,
    no_event_points,
    play,
    squadrons,
    without_credit,
)
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    clear_board,
    conflict,
    do,
    flag,
    hand,
    offered,
    owner,
    position,
    refusal,
    round_of,
    targets,
)

BOTH = pytest.mark.parametrize("power", [FRANCE, BRITAIN])


# -- 21 Co-Hong System -----------------------------------------------------------------------


@rule("5.2", "4.1.4")
@BOTH
def test_co_hong_system_replaces_a_demand(power: int) -> None:
    state = position(3)
    state.demand = [0, 1, 2]
    hand(state, power, "co_hong_system")
    table = round_of(power, "d3_m2", state)
    table.chance.load([1])
    do(table, "play co_hong_system")
    assert table.asks()[0].args == {"commodity": f"commodity-{COMMODITIES[4]}"}
    assert targets(table, "commodity") == set(COMMODITIES[:3])
    do(table, f"commodity {COMMODITIES[1]}")
    assert table.state.demand == [0, 2, 4]
    assert is_over(table, "co_hong_system")
    assert no_event_points(table)


@rule("5.2")
def test_co_hong_system_after_le_beau_monde_draws_from_two() -> None:
    drawn = set()
    for luck in range(6):
        state = position(3)
        state.demand = [0, 1, 2, 5]
        hand(state, FRANCE, "co_hong_system")
        table = round_of(FRANCE, "d3_m2", state)
        table.chance.load([luck])
        do(table, "play co_hong_system", f"commodity {COMMODITIES[0]}")
        assert len(table.state.demand) == 4
        drawn |= set(table.state.demand) - {1, 2, 5}
    assert drawn == {3, 4}


@rule("5.2")
def test_co_hong_system_cannot_be_taken_back_after_the_draw() -> None:
    state = position(3)
    state.demand = [0, 1, 2]
    table = play(FRANCE, "co_hong_system", "d3_m2", state)
    assert table.undoable(FRANCE) == 0
    assert refusal(table, f"commodity {COMMODITIES[3]}") == ("no-not-a-target", "")


@rule("3.4.3", "5.2")
@pytest.mark.parametrize(("power", "ministry"), [(FRANCE, "voltaire"), (BRITAIN, "samuel_johnson")])
def test_co_hong_system_bonus_is_for_india(power: int, ministry: str) -> None:
    state = position(3)
    state.demand = [0, 1, 2]
    cabinet(state, ministry)
    table = play(power, "co_hong_system", "d3_m2", state, f"commodity {COMMODITIES[0]}")
    assert event_points(table, ECONOMIC, IN_INDIA) == 2
    assert refusal(table, "shift antigua") == ("no-such-action", "5.3.1")


# -- 22 Corsican Crisis ----------------------------------------------------------------------


@rule("5.2", "3.2.8")
def test_corsican_crisis_british_shifts_sardinia_or_savoy() -> None:
    state = position(3)
    flag(state, FRANCE, "savoy")
    table = play(BRITAIN, "corsican_crisis", "d3_m2", state)
    assert targets(table, "choose") == {"sardinia", "savoy"}
    do(table, "choose savoy")
    assert owner(table, "savoy") == NOBODY
    assert table.state.vp == 15
    assert is_over(table, "corsican_crisis")


@rule("3.4.3", "3.6")
@pytest.mark.parametrize(("place", "vp"), [("biscay", 15), ("antilles_channel", 14)])
def test_corsican_crisis_british_bonus_without_french_squadron_in_europe(
    place: str, vp: int
) -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    flag(state, FRANCE, place)
    table = play(BRITAIN, "corsican_crisis", "d3_m2", state, "choose sardinia")
    assert owner(table, "sardinia") == BRITAIN
    assert table.state.vp == vp


@rule("5.2")
def test_corsican_crisis_british_own_spaces_are_no_targets() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    flag(state, BRITAIN, "sardinia", "savoy")
    table = play(BRITAIN, "corsican_crisis", "d3_m2", state)
    assert is_over(table, "corsican_crisis")
    assert table.state.vp == 14


@rule("5.2", "3.2.8")
def test_corsican_crisis_french_unflags_in_europe() -> None:
    state = position(3)
    flag(state, BRITAIN, "iroquois")
    table = play(FRANCE, "corsican_crisis", "d3_m2", state)
    assert targets(table, "choose") == {"dutch_prestige", "german_states_3", "austria_alliance_2"}
    do(table, "choose german_states_3")
    assert owner(table, "german_states_3") == NOBODY
    assert table.state.vp == 15
    assert is_over(table, "corsican_crisis")


@rule("3.4.3", "3.8")
@pytest.mark.parametrize(
    ("answer", "conflicted", "vp"),
    [
        ("choose spain_prestige_2", False, 16),
        ("choose dutch_prestige", False, 15),
        ("choose dutch_prestige", True, 16),
    ],
)
def test_corsican_crisis_french_bonus_is_looked_at_after_unflagging(
    answer: str, conflicted: bool, vp: int
) -> None:
    state = position(3)
    cabinet(state, "choiseul")
    flag(state, BRITAIN, "spain_prestige_2")
    if conflicted:
        conflict(state, "spain_prestige_2")
    table = play(FRANCE, "corsican_crisis", "d3_m2", state, answer)
    assert table.state.vp == vp


@rule("5.2")
def test_corsican_crisis_french_skips_the_unflagging_but_not_the_bonus() -> None:
    state = position(3)
    clear_board(state)
    cabinet(state, "choiseul")
    table = play(FRANCE, "corsican_crisis", "d3_m2", state)
    assert is_over(table, "corsican_crisis")
    assert table.state.vp == 16


# -- 23 European Panic -----------------------------------------------------------------------


@rule("5.2", "6.0")
@pytest.mark.parametrize(("own", "other", "vp"), [(1, 3, 2), (0, 6, 4), (2, 2, 0), (3, 1, 0)])
@BOTH
def test_european_panic_scores_the_greater_debt(power: int, own: int, other: int, vp: int) -> None:
    state = position(3)
    state.limit[power] = own  # no Available Debt: no bonus
    state.debt[power] = own
    state.debt[1 - power] = other
    table = play(power, "european_panic", "e3_m2", state)
    assert table.state.vp == 15 + (vp if power == FRANCE else -vp)
    assert is_over(table, "european_panic")


@rule("3.4.3", "6.4")
@pytest.mark.parametrize(("by", "bonus"), [(2, False), (3, True)])
def test_european_panic_bonus_for_three_more_available(by: int, bonus: bool) -> None:
    state = position(3)
    state.limit[FRANCE] += by
    table = play(FRANCE, "european_panic", "e3_m2", state)
    assert table.state.vp == 15
    if bonus:
        do(table, "choose dutch_prestige")
        assert owner(table, "dutch_prestige") == NOBODY
    assert is_over(table, "european_panic")


@rule("3.4.3")
def test_european_panic_british_bonus_strikes_french_spaces_only() -> None:
    state = position(3)
    state.debt[FRANCE] = 3
    flag(state, FRANCE, "algonquin")
    table = play(BRITAIN, "european_panic", "e3_m2", state)
    assert targets(table, "choose") == {
        "ireland_alliance",
        "bavaria",
        "austria_prestige_lower",
        "spain_alliance_upper",
    }
    do(table, "choose bavaria")
    assert table.state.vp == 12


@rule("5.2")
def test_european_panic_bonus_without_target_is_skipped() -> None:
    state = position(3)
    clear_board(state)
    without_credit(state)
    state.limit[FRANCE] += 3
    table = play(FRANCE, "european_panic", "e3_m2", state)
    assert is_over(table, "european_panic")


# -- 24 West African Gold Mining -------------------------------------------------------------


@rule("5.2", "3.4.5")
@BOTH
def test_west_african_gold_mining_gives_a_point(power: int) -> None:
    table = play(power, "west_african_gold_mining", "d3_m2", position(3))
    assert is_over(table, "west_african_gold_mining")
    assert event_points(table, ECONOMIC) == 1
    assert event_points(table, ECONOMIC, IN_CARIBBEAN) == 0


@rule("3.4.3", "5.2", "6.1")
@BOTH
def test_west_african_gold_mining_bonus_is_for_the_caribbean(power: int) -> None:
    state = position(3)
    state.debt[power] = state.limit[power] - 1
    state.debt[1 - power] = state.limit[1 - power]
    flag(state, power, "bahamas_run", "malabar_coast")
    table = play(power, "west_african_gold_mining", "d3_m2", state)
    assert event_points(table, ECONOMIC) == 1
    assert event_points(table, ECONOMIC, IN_CARIBBEAN) == 2
    assert "bahamas_run_north" in targets(table, "shift")
    assert "mangalore" in targets(table, "shift")
    assert refusal(table, "shift calicut") == ("no-too-expensive", "6.3")


# -- 25 War of the Quadruple Alliance --------------------------------------------------------


@rule("5.2", "3.6")
@pytest.mark.parametrize("answer", ["give_up balearic", "give_up_from_box"])
def test_war_of_the_quadruple_alliance_british_trades_a_squadron_for_vp(answer: str) -> None:
    state = position(3)
    state.navy_box[BRITAIN] = 1
    flag(state, BRITAIN, "balearic")
    table = play(BRITAIN, "war_of_the_quadruple_alliance", "d3_m2", state)
    assert offered(table) == {"give_up balearic", "give_up_from_box"}
    do(table, answer)
    assert is_over(table, "war_of_the_quadruple_alliance")
    assert table.state.vp == 13
    assert table.state.away == [0, 1]
    assert table.state.debt == [0, 0]
    assert squadrons(table, BRITAIN) == 8


@rule("3.4.3", "5.2")
@pytest.mark.parametrize(("answer", "debt", "treaty"), [("pay_debt", 1, 2), ("pay_treaty", 0, 1)])
def test_war_of_the_quadruple_alliance_british_bonus_builds_for_a_burden(
    answer: str, debt: int, treaty: int
) -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    state.treaty[BRITAIN] = 2
    table = play(BRITAIN, "war_of_the_quadruple_alliance", "d3_m2", state, "give_up_from_box")
    assert offered(table) == {"pay_debt", "pay_treaty"}
    do(table, answer)
    assert table.state.navy_box[BRITAIN] == 2
    assert table.state.unbuilt[BRITAIN] == 5
    assert table.state.debt[BRITAIN] == debt
    assert table.state.treaty[BRITAIN] == treaty
    assert squadrons(table, BRITAIN) == 8
    assert is_over(table, "war_of_the_quadruple_alliance")


@rule("5.2")
def test_war_of_the_quadruple_alliance_british_no_squadron_no_vp_but_the_bonus() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    state.navy_box[BRITAIN] = 0
    state.unbuilt[BRITAIN] = 8
    table = play(BRITAIN, "war_of_the_quadruple_alliance", "d3_m2", state)
    assert is_over(table, "war_of_the_quadruple_alliance")
    assert table.state.vp == 15
    assert table.state.away == [0, 0]
    assert table.state.navy_box[BRITAIN] == 1
    assert table.state.debt[BRITAIN] == 1


@rule("6.3")
def test_war_of_the_quadruple_alliance_british_debt_beyond_the_limit() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    state.debt[BRITAIN] = state.limit[BRITAIN]
    table = play(BRITAIN, "war_of_the_quadruple_alliance", "d3_m2", state, "give_up_from_box")
    assert table.state.debt[BRITAIN] == table.state.limit[BRITAIN]
    assert table.state.vp == 15 - 2 + 1


@rule("5.2")
def test_war_of_the_quadruple_alliance_british_with_all_squadrons_built() -> None:
    state = position(3)
    cabinet(state, "pitt_the_elder")
    state.navy_box[BRITAIN] = 8
    state.unbuilt[BRITAIN] = 0
    table = play(BRITAIN, "war_of_the_quadruple_alliance", "d3_m2", state, "give_up_from_box")
    assert table.state.navy_box[BRITAIN] == 7
    assert table.state.debt[BRITAIN] == 0, "no Squadron to build, nothing to pay for it (R87)"
    assert squadrons(table, BRITAIN) == 8


@rule("5.2", "3.4.3", "3.2.8")
@pytest.mark.parametrize(("governance", "points"), [(False, 0), (True, 1)])
def test_war_of_the_quadruple_alliance_french_shifts_in_spain(
    governance: bool, points: int
) -> None:
    state = position(3)
    flag(state, BRITAIN, "spain_prestige_3")
    if governance:
        cabinet(state, "choiseul")
    table = play(FRANCE, "war_of_the_quadruple_alliance", "d3_m2", state)
    assert targets(table, "choose") == {
        "spain_prestige_2",
        "spain_alliance_lower",
        "spain_prestige_3",
    }
    do(table, "choose spain_prestige_3")
    assert owner(table, "spain_prestige_3") == NOBODY
    assert event_points(table, DIPLOMATIC) == points
    assert table.state.vp == 15


@rule("5.2")
def test_war_of_the_quadruple_alliance_french_has_all_of_spain() -> None:
    state = position(3)
    flag(state, FRANCE, "spain_prestige_2", "spain_alliance_lower", "spain_prestige_3")
    table = play(FRANCE, "war_of_the_quadruple_alliance", "d3_m2", state)
    assert is_over(table, "war_of_the_quadruple_alliance")
