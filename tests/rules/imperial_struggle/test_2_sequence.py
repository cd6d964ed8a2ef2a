"""2.0 and 4.0: the order of turns and phases, and when a game can end."""

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.components import (
    AWI,
    BRITAIN,
    EMPIRE,
    ERA_OF_TURN,
    FRANCE,
    NEXT_WAR,
    NO_WAR,
    NOBODY,
    REVOLUTION,
    SEQUENCE,
    SEVEN_YEARS,
    SUCCESSION,
    WAS,
    WSS,
)
from greatpowers.games.imperial_struggle.rules.debt import score
from greatpowers.games.imperial_struggle.rules.peace_end import peace_ends
from greatpowers.games.imperial_struggle.state import PEACE_BEGINS, PEACE_ENDS, THEATER_OF_WAR
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import cabinet, do, position, round_of
from tests.rules.imperial_struggle.turns import (
    bare_position,
    by_default,
    lines,
    said,
    table_with,
    turn_begins,
)


@rule("2.1")
def test_2_1_six_peace_turns_and_four_wars_in_order() -> None:
    assert SEQUENCE == (1, -1, 2, 3, -2, 4, -3, 5, -4, 6)


@rule("2.1")
def test_2_1_two_peace_turns_an_era() -> None:
    assert ERA_OF_TURN[1:] == (SUCCESSION, SUCCESSION, EMPIRE, EMPIRE, REVOLUTION, REVOLUTION)


@rule("2.1")
def test_2_1_each_peace_turn_prepares_the_next_war() -> None:
    assert NEXT_WAR[1:] == (WSS, WAS, WAS, SEVEN_YEARS, AWI, NO_WAR)


@rule("2.1", "2.3")
@pytest.mark.parametrize("turn", [1, 3, 4, 5])
def test_2_1_a_war_follows_turn(turn: int) -> None:
    table = table_with(bare_position(turn))
    peace_ends(table)
    assert (table.state.stage, table.state.turn) == (THEATER_OF_WAR, turn)
    assert (table.state.war, table.state.theater) == (NEXT_WAR[turn], 0)


@rule("2.1", "2.2")
def test_2_1_turn_3_follows_turn_2_without_a_war() -> None:
    table = table_with(bare_position(2))
    peace_ends(table)
    assert (table.state.stage, table.state.turn) == (PEACE_BEGINS, 3)


@rule("2.1", "4.0")
def test_2_1_a_game_in_which_nobody_does_anything_goes_through_all_turns() -> None:
    table = Table.open(GAME, seed=3)
    by_default(table)
    assert [entry["turn"] for entry in said(table, "log-peace-turn")] == [1, 2, 3, 4, 5, 6]
    assert len(said(table, "log-round-begins")) == 6 * 8
    assert table.result is not None
    assert table.result.ending == "final_scoring"


@rule("4.0")
def test_4_0_the_phases_before_the_rounds_come_in_order() -> None:
    table = turn_begins(position(3))
    by_default(table, "ask-discard", "ask-appoint", "ask-who-first")
    log = lines(table)
    order = [
        log.index(text)
        for text in (
            "log-peace-turn",
            "log-limit-rises",
            "log-award",
            "log-demand",
            "log-event-drawn",
            "log-goes-first",
            "log-round-begins",
        )
    ]
    assert order == sorted(order)


@rule("4.0", "4.1.13")
def test_4_0_the_phases_after_the_rounds_come_in_order() -> None:
    state = position(1)
    state.award = [2, 2, 2, 2]
    state.demand = [0]
    state.treaty = [6, 0]
    state.debt = [2, 0]
    state.vp = 40
    cabinet(state, "john_law")
    table = table_with(state)
    peace_ends(table)
    log = lines(table)
    order = [
        log.index(text)
        for text in (
            "log-treaty-lost",
            "log-debt-falls",
            "log-award-won",
            "log-prestige-not-given",
            "log-demand-not-met",
            "log-victory",
        )
    ]
    assert order == sorted(order)


# -- 2.4 -------------------------------------------------------------------------------------


@rule("2.4")
@pytest.mark.parametrize(("vp", "winner"), [(31, FRANCE), (-1, BRITAIN)])
def test_2_4_points_win_only_in_a_victory_check(vp: int, winner: int) -> None:
    state = position()
    state.award = [2, 2, 2, 2]
    state.vp = vp
    table = round_of(BRITAIN, "e4_d2_a", state)
    state = table.state
    assert table.result is None
    state.round = 7
    do(table, "end_round")
    assert table.result is not None
    assert (table.result.winners, table.result.ending) == ((winner,), "victory_points")


@rule("2.4")
def test_2_4_thirty_points_lost_again_in_the_turn_win_nothing() -> None:
    state = bare_position()
    table = table_with(state)
    score(table, FRANCE, 20)
    score(table, BRITAIN, 6)
    state.stage = PEACE_ENDS
    peace_ends(table)
    assert (state.vp, state.winner) == (29, NOBODY)


@rule("2.4", "4.1.14")
def test_2_4_the_result_tells_winner_ending_and_lead() -> None:
    state = bare_position(6)
    state.vp = 20
    table = table_with(state)
    assert table.result is None
    peace_ends(table)
    assert table.result is not None
    assert table.result.winners == (FRANCE,)
    assert table.result.scores == (5, -5)


@rule("2.4")
def test_2_4_every_ending_is_declared() -> None:
    assert set(GAME.endings) == {"awards_and_demands", "victory_points", "war", "final_scoring"}


# -- 3.10 ------------------------------------------------------------------------------------


@rule("3.10")
def test_3_10_one_marker_goes_up_for_france_and_down_for_britain() -> None:
    table = table_with(position())
    score(table, FRANCE, 3)
    assert table.state.vp == 18
    score(table, BRITAIN, 5)
    assert table.state.vp == 13


@rule("3.10", "4.1.12")
@pytest.mark.parametrize(
    ("power", "vp", "beyond", "back"), [(FRANCE, 29, 32, 28), (BRITAIN, 1, -2, 2)]
)
def test_3_10_the_marker_goes_beyond_the_track(power: int, vp: int, beyond: int, back: int) -> None:
    table = table_with(position())
    table.state.vp = vp
    score(table, power, 3)
    assert table.state.vp == beyond
    score(table, BRITAIN if power == FRANCE else FRANCE, 4)
    assert table.state.vp == back
