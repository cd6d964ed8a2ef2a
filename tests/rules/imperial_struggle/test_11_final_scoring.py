"""11.0 and 4.1.14: Final Scoring after turn 6, and who wins by it."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    COMMODITIES,
    FRANCE,
    NOBODY,
    OF_COMMODITY,
    SPACES,
    USA,
    USA_OPEN,
)
from greatpowers.games.imperial_struggle.rules.final_scoring import (
    conquered_territories,
    debt_prize,
    final_commodity_prize,
    final_scoring_phase,
    final_winner,
)
from greatpowers.games.imperial_struggle.rules.peace_end import peace_ends
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import conflict
from tests.rules.imperial_struggle.turns import (
    bare_position,
    put,
    said,
    table_with,
)


def at_the_end() -> State:
    state = bare_position(6)
    state.limit = [14, 14]
    return state


def scored(state: State) -> int:
    """Return by how much Final Scoring moves the marker."""
    before = state.vp
    final_scoring_phase(table_with(state))
    return state.vp - before


# -- what is scored --------------------------------------------------------------------------


@rule("11.0")
def test_11_0_an_empty_board_gives_nothing() -> None:
    assert scored(at_the_end()) == 0


@rule("11.0")
@pytest.mark.parametrize(("power", "vp"), [(FRANCE, 2), (BRITAIN, -2)])
def test_11_0_more_prestige_spaces_give_two(power: int, vp: int) -> None:
    state = at_the_end()
    put(state, power, ["sweden", "minorca"])
    put(state, BRITAIN if power == FRANCE else FRANCE, ["russia"])
    assert scored(state) == vp


@rule("11.0", "10.0")
def test_11_0_usa_spaces_count_for_prestige_with_a_usa_flag() -> None:
    state = at_the_end()
    put(state, FRANCE, ["usa_prestige_2"])
    assert scored(state.clone()) == 0
    state.opened = USA_OPEN
    assert scored(state) == 2


@rule("11.0", "6.4")
@pytest.mark.parametrize(
    ("french", "british", "vp"),
    [
        (0, 7, 3),
        (0, 9, 4),
        (0, 14, 4),
        (0, 1, 0),
        (5, 5, 0),
        (4, 2, -1),
        (9, 0, -4),
        (14, 0, -4),
        (3, 0, -1),
    ],
)
def test_11_0_available_debt_gives_one_for_every_full_two_more(
    french: int, british: int, vp: int
) -> None:
    state = at_the_end()
    state.debt = [french, british]
    assert scored(state) == vp


@rule("11.0", "6.4")
def test_11_0_available_debt_depends_on_both_limits() -> None:
    state = at_the_end()
    state.limit = [14, 18]
    state.debt = [2, 2]
    prize = debt_prize(state)
    assert (prize.winner, prize.vp) == (BRITAIN, 2)


@rule("11.0")
@pytest.mark.parametrize("good", range(6))
def test_11_0_each_commodity_gives_one_in_demand_or_not(good: int) -> None:
    state = at_the_end()
    put(state, BRITAIN, [SPACES[i] for i in OF_COMMODITY[good]])
    state.demand = []
    assert scored(state) == -1
    assert final_commodity_prize(state, good).winner == BRITAIN


@rule("11.0")
def test_11_0_all_six_commodities_count() -> None:
    state = at_the_end()
    put(state, FRANCE, [SPACES[goods[0]] for goods in OF_COMMODITY])
    assert scored(state) == len(COMMODITIES)


@rule("11.0")
def test_11_0_a_tie_in_a_commodity_gives_nothing() -> None:
    state = at_the_end()
    put(state, FRANCE, ["calicut"])
    put(state, BRITAIN, ["mangalore"])
    assert scored(state) == 0


@rule("11.0", "3.8")
def test_11_0_spaces_in_conflict_do_not_count() -> None:
    state = at_the_end()
    put(state, FRANCE, ["calicut", "sweden"])
    conflict(state, "calicut", "sweden")
    assert scored(state) == 0


@rule("11.0")
@pytest.mark.parametrize("name", ["acadia", "quebec_montreal", "louisiana", "pondicherry"])
def test_11_0_a_british_flag_on_a_territory_france_held_gives_two(name: str) -> None:
    state = at_the_end()
    put(state, BRITAIN, [name])
    assert scored(state) == -2


@rule("11.0")
@pytest.mark.parametrize("name", ["northern_colonies", "carolinas", "barbados", "calcutta"])
def test_11_0_a_french_flag_on_a_territory_britain_held_gives_two(name: str) -> None:
    state = at_the_end()
    put(state, FRANCE, [name])
    assert scored(state) == 2


@rule("11.0")
def test_11_0_own_territories_give_nothing() -> None:
    state = at_the_end()
    put(state, FRANCE, ["quebec_montreal", "acadia"])
    put(state, BRITAIN, ["northern_colonies", "madras"])
    assert scored(state) == 0


@rule("11.0")
@pytest.mark.parametrize("name", ["gibraltar", "asiento", "san_agustin", "hudson_bay"])
def test_11_0_territories_nobody_held_give_nothing(name: str) -> None:
    state = at_the_end()
    put(state, BRITAIN, [name])
    assert scored(state) == 0


@rule("11.0")
def test_11_0_minorca_gives_prestige_but_is_no_conquest() -> None:
    state = at_the_end()
    put(state, BRITAIN, ["minorca"])
    assert conquered_territories(state, BRITAIN) == []
    assert scored(state) == -2


@rule("11.0", "10.0")
@pytest.mark.parametrize(
    ("name", "vp"),
    [("northern_colonies", 2), ("carolinas", 2), ("san_agustin", 0), ("quebec_montreal", 0)],
)
def test_11_0_usa_flags_are_frances_in_final_scoring(name: str, vp: int) -> None:
    state = at_the_end()
    put(state, USA, [name])
    assert scored(state) == vp


@rule("10.0", "4.1.12")
def test_10_0_usa_flags_are_nobodys_in_the_scoring_phase_of_turn_6() -> None:
    state = at_the_end()
    put(state, USA, ["northern_colonies"])
    table = table_with(state)
    peace_ends(table)
    assert said(table, "log-award-won") == []
    assert state.vp == 15 + 2


@rule("11.0")
def test_11_0_prestige_scores_again_after_the_turns_own_scoring() -> None:
    state = at_the_end()
    put(state, FRANCE, ["sweden"])
    table = table_with(state)
    peace_ends(table)
    assert len(said(table, "log-prestige-won")) == 2
    assert state.vp == 15 + 1 + 2 + 2


@rule("11.0")
def test_11_0_ministries_and_awards_play_no_part() -> None:
    state = at_the_end()
    put(state, FRANCE, ["bavaria", "savoy", "york_factory"])
    assert scored(state) == 1


@rule("11.0", "4.1.13")
def test_11_0_takes_place_only_if_nobody_has_won_on_turn_6() -> None:
    state = at_the_end()
    state.vp = 0
    state.debt = [0, 14]
    table = table_with(state)
    peace_ends(table)
    assert (state.winner, state.ending, state.vp) == (BRITAIN, "victory_points", 0)
    assert said(table, "log-final-scoring") == []


@rule("11.0", "4.1.14")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_11_0_does_not_take_place_before_turn_6(turn: int) -> None:
    state = bare_position(turn)
    peace_ends(table_with(state))
    assert state.winner == NOBODY


# -- 4.1.14 ----------------------------------------------------------------------------------


@rule("4.1.14")
@pytest.mark.parametrize(
    ("vp", "debt", "winner"),
    [
        (16, [5, 0], FRANCE),
        (14, [0, 5], BRITAIN),
        (35, [5, 0], FRANCE),
        (-2, [0, 5], BRITAIN),
        (15, [4, 5], FRANCE),
        (15, [5, 4], BRITAIN),
        (15, [5, 5], BRITAIN),
    ],
)
def test_4_1_14_points_then_available_debt_then_britain(
    vp: int, debt: list[int], winner: int
) -> None:
    state = at_the_end()
    state.vp = vp
    state.debt = debt
    assert final_winner(state) == winner


@rule("4.1.14")
def test_4_1_14_the_game_ends_with_final_scoring() -> None:
    state = at_the_end()
    state.debt = [2, 0]
    table = table_with(state)
    peace_ends(table)
    assert (state.winner, state.ending, state.vp) == (BRITAIN, "final_scoring", 14)
    assert table.result is not None
    assert table.result.ending == "final_scoring"


@rule("4.1.14")
def test_4_1_14_thirty_points_reached_in_it_are_no_other_ending() -> None:
    state = at_the_end()
    state.vp = 25
    put(state, FRANCE, ["carolinas", "sweden"])
    peace_ends(table_with(state))
    assert (state.winner, state.ending) == (FRANCE, "final_scoring")
    assert state.vp > 30
