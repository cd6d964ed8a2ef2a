"""7.5 Clearing up after a war and 7.6 laying out the next one."""

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.components import (
    AWI,
    BRITAIN,
    FRANCE,
    NO_WAR,
    NOBODY,
    SEVEN_YEARS,
    SPAIN,
    WAR_THEATERS,
    WAS,
    WSS,
    space,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import (
    bonus_placed,
    own_basic,
    own_bonus,
)
from greatpowers.games.imperial_struggle.state import (
    CONFLICT_PLUS_ONE,
    GONE,
    PEACE_BEGINS,
    POOL,
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import conflict, do, flag, in_conflict, offered
from tests.rules.imperial_struggle.war_scenes import after_war, asked, fight, is_over, lay, logged

MARKED = {"europe": "bavaria", "north_america": "cataraqui", "caribbean": "martinique"}


# -- 7.5 -------------------------------------------------------------------------------------


@rule("7.5", "3.8.2")
@pytest.mark.parametrize(
    ("war", "cleared"),
    [
        (WSS, {"north_america", "europe"}),
        (WAS, {"north_america", "india", "europe"}),
        (SEVEN_YEARS, {"india", "north_america", "caribbean"}),
        (AWI, {"north_america", "india", "caribbean"}),
    ],
)
def test_7_5_markers_go_from_regions_where_they_counted(war: int, cleared: set[str]) -> None:
    marked = {**MARKED, "india": "karaikal"}
    state = after_war(war)
    for name in marked.values():
        flag(state, FRANCE, name)
        conflict(state, name)
    table = fight(state)
    assert {region for region, name in marked.items() if not in_conflict(table, name)} == cleared
    assert len(logged(table, "log-conflict-over")) == len(cleared)


@rule("7.5", "3.8.2", "12.1")
def test_7_5_markers_on_empty_and_spanish_spaces_stay() -> None:
    state = after_war(AWI, spanish_empire="yes")
    flag(state, SPAIN, "havana")
    flag(state, BRITAIN, "georgia")
    conflict(state, "havana", "puerto_rico")
    conflict(state, "georgia", marker=CONFLICT_PLUS_ONE)
    table = fight(state)
    assert in_conflict(table, "havana")
    assert in_conflict(table, "puerto_rico")
    assert not in_conflict(table, "georgia")


@rule("7.5", "3.7")
def test_7_5_tiles_and_markers_of_the_war_are_taken_back() -> None:
    state = after_war(AWI)
    lay(state, "fr_basic_01", "awi_fr_lafayette", "br_basic_03", theater=1)
    state.basic_at[own_basic(FRANCE)[5]] = GONE
    state.byng, state.atlantic, state.revealed = 2, FRANCE, 3
    state.fought, state.fought_home = [space("biscay")], [1, 0]
    s = fight(state).state
    assert set(s.basic_at) == {POOL, GONE}
    assert s.basic_at[own_basic(FRANCE)[5]] == GONE
    assert set(s.bonus_at) == {POOL}
    assert (s.byng, s.atlantic, s.revealed, s.theater) == (-1, NOBODY, 0, 0)
    assert (s.best_rows, s.fought, s.fought_home) == ([0, 0], [], [0, 0])


# -- 7.6 -------------------------------------------------------------------------------------


@rule("7.6", "2.1")
@pytest.mark.parametrize(
    ("war", "following", "turn"),
    [(WSS, WAS, 2), (WAS, SEVEN_YEARS, 4), (SEVEN_YEARS, AWI, 5), (AWI, NO_WAR, 6)],
)
def test_7_6_the_next_war_follows_with_one_basic_tile_a_theater(
    war: int, following: int, turn: int
) -> None:
    table = fight(after_war(war))
    s = table.state
    assert is_over(table)
    assert (s.war, s.turn, s.stage) == (following, turn, PEACE_BEGINS)
    theaters = [] if following == NO_WAR else list(range(len(WAR_THEATERS[following])))
    for power in (FRANCE, BRITAIN):
        laid = sorted(s.basic_at[tile] for tile in own_basic(power) if s.basic_at[tile] != POOL)
        assert laid == theaters


@rule("7.6")
def test_7_6_tiles_out_of_the_game_are_not_laid_again() -> None:
    state = after_war(WSS)
    for tile in own_basic(FRANCE)[4:]:
        state.basic_at[tile] = GONE
    s = fight(state).state
    assert sorted(s.basic_at[tile] for tile in own_basic(FRANCE)[:4]) == [0, 1, 2, 3]


@rule("7.6", "12.2")
def test_7_6_with_military_planning_both_sides_assign_their_tiles() -> None:
    table = fight(after_war(SEVEN_YEARS, military_planning="yes"))
    assert [ask.prompt for ask in table.asks()] == ["ask-assign-tile", "ask-assign-tile"]
    assert len(offered(table)) == len(WAR_THEATERS[AWI])
    while not is_over(table):
        do(table, sorted(offered(table))[0])
    assert table.state.turn == 5


def _austrian_war_with(french: int, british: int) -> State:
    state = after_war(WAS)
    for power, count in ((FRANCE, french), (BRITAIN, british)):
        for n, tile in enumerate(own_bonus(power)[:count]):
            state.bonus_at[tile] = n // 2
    state.byng = 1
    return state


@rule("7.6")
def test_7_6_bonus_tiles_of_the_austrian_war_give_up_to_three_free_ones() -> None:
    s = fight(_austrian_war_with(5, 2)).state
    assert s.free_tiles == [3, 2]
    assert bonus_placed(s, FRANCE) == 0


@rule("7.6")
@pytest.mark.parametrize("war", [WSS, SEVEN_YEARS, AWI])
def test_7_6_other_wars_give_none(war: int) -> None:
    state = after_war(war)
    state.bonus_at[0] = 0
    assert fight(state).state.free_tiles == [0, 0]


@rule("7.6", "5.6.1")
def test_7_6_the_free_tiles_are_placed_before_the_first_tile_of_turn_4() -> None:
    table = Table.resume(GAME, _austrian_war_with(1, 2), None, 1)
    while table.asks()[0].prompt != "ask-who-first":
        do(table, str(table.default(table.asks()[0].seat)))
    do(table, "go_first br")
    for n in (1, 2):
        assert asked(table) == (BRITAIN, "ask-place-bonus-tile")
        do(table, "theater syw_third_carnatic_war")
        assert bonus_placed(table.state, BRITAIN) == n
    assert asked(table) == (BRITAIN, "ask-invest")
    assert table.state.free_tiles == [1, 0]
    assert table.state.recruited == 0, "they are no purchases"
