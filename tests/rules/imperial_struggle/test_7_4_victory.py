"""7.4 The victory check after a war."""

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.components import (
    AWI,
    BRITAIN,
    FRANCE,
    NOBODY,
    SEVEN_YEARS,
    WAR_THEATERS,
    WSS,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import do
from tests.rules.imperial_struggle.war_scenes import after_war, before_theater, fight, lay, logged


@rule("7.4", "2.4")
@pytest.mark.parametrize("power", [FRANCE, BRITAIN])
@pytest.mark.parametrize("war", [WSS, SEVEN_YEARS, AWI])
def test_7_4_all_theaters_in_the_highest_row_win_the_game(war: int, power: int) -> None:
    state = after_war(war)
    state.best_rows[power] = len(WAR_THEATERS[war])
    table = fight(state)
    assert table.result is not None
    assert (table.result.winners, table.result.ending) == ((power,), "war")


@rule("7.4")
def test_7_4_one_theater_below_the_highest_row_is_not_enough() -> None:
    state = after_war(WSS)
    state.best_rows[FRANCE] = len(WAR_THEATERS[WSS]) - 1
    assert fight(state).result is None


@rule("7.4", "2.4")
def test_7_4_a_triumph_in_war_comes_before_victory_points() -> None:
    state = after_war(WSS)
    state.vp = 30
    state.best_rows[BRITAIN] = 4
    table = fight(state)
    assert table.result is not None
    assert (table.result.winners, table.result.ending) == ((BRITAIN,), "war")


@rule("7.4", "2.4")
@pytest.mark.parametrize(
    ("vp", "winner"),
    [(30, FRANCE), (33, FRANCE), (29, NOBODY), (1, NOBODY), (0, BRITAIN), (-2, BRITAIN)],
)
def test_7_4_victory_points_are_looked_at_as_in_a_peace_turn(vp: int, winner: int) -> None:
    state = after_war(AWI)
    state.vp = vp
    table = fight(state)
    if winner == NOBODY:
        assert table.result is None
    else:
        assert table.result is not None
        assert (table.result.winners, table.result.ending) == ((winner,), "victory_points")


@rule("7.4", "7.1", "2.4")
def test_7_4_a_whole_war_won_in_the_highest_rows() -> None:
    state = before_theater("awi_american_revolution", empty=True)
    lay(state, "fr_basic_01", "awi_fr_lafayette", theater=0)
    lay(state, "fr_basic_02", "awi_fr_de_grasse", theater=1)
    lay(state, "fr_basic_03", "awi_fr_greene", theater=2)
    table = Table.resume(GAME, state, None, 1)
    while table.asks():
        do(table, str(table.default(table.asks()[0].seat)))
    assert table.result is not None
    assert (table.result.winners, table.result.ending) == ((FRANCE,), "war")
    assert logged(table, "log-victory") == [{"power": "power-fr", "ending": "ending-war"}]
