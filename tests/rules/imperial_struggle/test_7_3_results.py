"""7.3 Special results of theaters. USA and Canada are in test_10_usa."""

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    MINISTRIES,
    NOBODY,
    ministry,
)
from greatpowers.games.imperial_struggle.state import ASIDE, FACE_DOWN, FACE_UP, REMOVED, State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import cabinet, do, flag, offered
from tests.rules.imperial_struggle.war_scenes import (
    before_theater,
    is_over,
    lay,
    lay_margin,
    logged,
    won,
)

JACOBITES = ministry("jacobite_uprisings")
SPANISH, AUSTRIAN = "wss_jacobite_rebellion", "was_jacobite_rebellion"


def _french_cabinet(table: ImperialTable) -> set[str]:
    at = table.state.ministry_at
    return {MINISTRIES[m] for m in range(len(at)) if at[m] in (FACE_DOWN, FACE_UP)}


@rule("7.3")
@pytest.mark.parametrize(("margin", "markers"), [(2, 0), (3, 1), (6, 1)])
def test_7_3_jacobite_victory_in_the_spanish_succession_is_a_marker_only(
    margin: int, markers: int
) -> None:
    table = won(SPANISH, FRANCE, margin)
    assert table.state.jacobite_victories == markers
    assert not table.state.jacobite_ministry


@rule("7.3")
def test_7_3_any_french_win_in_the_austrian_succession_is_a_jacobite_victory() -> None:
    state = before_theater(AUSTRIAN, empty=True)
    state.jacobite_victories = 1
    table = won(AUSTRIAN, FRANCE, 1, state)
    assert table.state.jacobite_victories == 2
    assert table.state.jacobite_ministry
    assert len(logged(table, "log-jacobite-ministry")) == 1


def _next_ministry_phase(state: State) -> ImperialTable:
    """Win the Austrian rebellion for France and play on to the Ministry Phase of turn 4."""
    lay_margin(state, FRANCE, 1)
    table = Table.resume(GAME, state, None, 1)
    while table.asks()[0].prompt == "ask-discard":
        do(table, str(table.default(table.asks()[0].seat)))
    return table


@rule("7.3", "4.1.7")
def test_7_3_the_jacobites_come_into_a_third_slot() -> None:
    state = before_theater(AUSTRIAN, empty=True)
    cabinet(state, "voltaire", "dupleix")
    table = _next_ministry_phase(state)
    assert table.state.turn == 4
    assert table.state.ministry_at[JACOBITES] == FACE_UP
    assert _french_cabinet(table) == {"voltaire", "dupleix", "jacobite_uprisings"}


@rule("7.3", "4.1.7")
def test_7_3_jacobites_among_the_two_move_over_and_a_new_card_is_chosen() -> None:
    state = before_theater(AUSTRIAN, empty=True)
    cabinet(state, "jacobite_uprisings", "voltaire")
    table = _next_ministry_phase(state)
    ask = table.ask_of(FRANCE)
    assert ask is not None
    assert ask.prompt == "ask-appoint"
    assert "appoint jacobite_uprisings" not in offered(table)


@rule("7.3")
def test_7_3_a_removed_card_gives_no_third_slot() -> None:
    state = before_theater(AUSTRIAN, empty=True)
    state.ministry_at[JACOBITES] = REMOVED
    state.jacobite_defeat = True
    table = won(AUSTRIAN, FRANCE, 1, state)
    assert table.state.jacobite_victories == 1
    assert not table.state.jacobite_ministry


@rule("7.3")
@pytest.mark.parametrize("at", [ASIDE, FACE_DOWN, FACE_UP])
def test_7_3_jacobite_defeat_removes_the_card_wherever_it_is(at: int) -> None:
    state = before_theater(AUSTRIAN, empty=True)
    state.ministry_at[JACOBITES] = at
    state.jacobite_victories = 1
    table = won(AUSTRIAN, BRITAIN, 2, state)
    assert table.state.jacobite_defeat
    assert table.state.ministry_at[JACOBITES] == REMOVED
    assert table.state.jacobite_victories == 1


@rule("7.3")
def test_7_3_a_british_win_by_one_does_not_defeat_the_jacobites() -> None:
    table = won(AUSTRIAN, BRITAIN, 1)
    assert not table.state.jacobite_defeat
    assert table.state.ministry_at[JACOBITES] != REMOVED


@rule("7.3")
def test_7_3_the_spanish_rebellion_defeats_nobody() -> None:
    table = won(SPANISH, BRITAIN, 6)
    assert not table.state.jacobite_defeat


@rule("7.3")
def test_7_3_a_second_defeat_is_none() -> None:
    state = before_theater(AUSTRIAN, empty=True)
    state.jacobite_defeat = True
    state.ministry_at[JACOBITES] = REMOVED
    table = won(AUSTRIAN, BRITAIN, 3, state)
    assert not logged(table, "log-jacobite-defeat")


@rule("7.3", "7.1.3")
def test_7_3_atlantic_dominance_tells_in_the_french_and_indian_war_of_the_same_war() -> None:
    state = before_theater("syw_atlantic_dominance", empty=True)
    flag(state, BRITAIN, "biscay", "balearic")
    lay(state, "fr_basic_01", theater=2)
    lay(state, "br_basic_01", theater=3)
    table = Table.resume(GAME, state, None, 1)
    strengths = [(it["power"], it["total"]) for it in logged(table, "log-strength")]
    assert strengths == [
        *(("power-fr", 0), ("power-br", 2)),
        *(("power-fr", 0), ("power-br", 0)),
        *(("power-fr", 2), ("power-br", 2)),
        *(("power-fr", 0), ("power-br", 2)),
    ]
    assert table.state.atlantic == NOBODY, "the marker leaves with the war"


@rule("7.3")
def test_7_3_atlantic_dominance_by_one_gives_no_marker() -> None:
    table = won("syw_atlantic_dominance", BRITAIN, 1)
    assert is_over(table)
    assert table.state.atlantic == NOBODY
