"""12.0 Cultural bloom: prestige beyond ten, in the own turn."""

import pytest

from greatpowers.games.imperialism.rules.tracks import gain_prestige, lose_prestige
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    give,
    level,
    levels,
    logged,
    open_table,
    pass_all,
    play,
    position,
    rule_by,
)


def proud(prestige: int, *names: str) -> State:
    """Return a position in which the first power has some prestige, and achieves nothing."""
    state = position()
    give(state, 0, *names)
    levels(state, 0, prestige=prestige)
    state.has_achieved = True
    return state


def after_gambit(state: State) -> ImperialismTable:
    """Play a gambit in an intrigue, for two points of prestige."""
    table = open_table(state)
    play(table, "play diplomatic_gambit")
    return table


@rule("12.0")
@pytest.mark.parametrize(
    ("before", "ends", "glory"), [(7, 9, 0), (8, 10, 0), (9, 10, 1), (10, 10, 1)]
)
def test_12_0_passing_ten_brings_a_point_of_glory(before: int, ends: int, glory: int) -> None:
    table = after_gambit(proud(before, "diplomatic_gambit"))
    assert level(table, 0, "prestige") == ends
    assert table.state.glory == [glory, 0]
    assert not table.state.bloom


@rule("12.0")
def test_12_0_the_glory_comes_at_the_end_of_the_turn() -> None:
    table = after_gambit(proud(9, "diplomatic_gambit", "madman"))
    pass_all(table)
    assert asked(table) == (0, "ask-second-intrigue")
    assert table.state.bloom
    assert table.state.glory[0] == 0
    assert level(table, 0, "prestige") == 10
    assert table.view(1)["state"]["empires"][0]["bloom"]
    play(table, "done")
    assert table.state.glory[0] == 1
    assert not table.view(1)["state"]["empires"][0]["bloom"]


@rule("12.0", "R17")
def test_r17_further_prestige_in_that_turn_is_ignored() -> None:
    state = proud(10)
    table = open_table(state)
    gain_prestige(table, 0, 1)
    gain_prestige(table, 0, 2)
    play(table, "collect_taxes")
    assert table.state.glory[0] == 1
    assert level(table, 0, "prestige") == 10
    assert len(logged(table, "log-bloom-scores")) == 1


@rule("12.0", "R18")
def test_r18_prestige_lost_while_blooming_is_gone_but_the_bloom_scores() -> None:
    state = proud(10)
    table = open_table(state)
    gain_prestige(table, 0, 1)
    assert lose_prestige(table.state, 0, 3) == 3
    gain_prestige(table, 0, 1)
    play(table, "collect_taxes")
    assert table.state.glory[0] == 1
    assert level(table, 0, "prestige") == 7


@rule("12.0")
def test_12_0_nobody_blooms_outside_the_own_turn() -> None:
    state = proud(0, "border_raids")
    levels(state, 1, army=9, prestige=10)
    table = open_table(state)
    play(table, "attack border_raids", "land_war england")
    assert level(table, 1, "prestige") == 10
    assert table.state.glory == [0, 1]
    assert not table.state.bloom
    assert logged(table, "log-bloom-begins") == []


@rule("12.0")
def test_12_0_outside_the_own_turn_prestige_goes_up_to_ten() -> None:
    state = proud(0)
    levels(state, 1, prestige=9)
    table = open_table(state)
    gain_prestige(table, 1, 2)
    assert level(table, 1, "prestige") == 10
    assert not table.state.bloom


@rule("12.0")
def test_12_0_a_bloom_does_not_stop_the_prestige_of_others() -> None:
    state = proud(10)
    table = open_table(state)
    gain_prestige(table, 0, 1)
    gain_prestige(table, 1, 1)
    assert level(table, 1, "prestige") == 1


@rule("12.0")
def test_12_0_culture_can_bloom_again_in_a_later_turn() -> None:
    state = proud(10, "diplomatic_gambit")
    give(state, 1, "diplomatic_gambit")
    levels(state, 1, prestige=10)
    rule_by(state, 1, "great_diplomat")
    table = open_table(state)
    play(table, "play diplomatic_gambit", "pass")
    assert table.state.glory == [1, 0]
    gain_prestige(table, 1, 1)
    assert table.state.bloom


@rule("12.0", "14.0")
def test_12_0_a_bloom_can_reach_the_end_space() -> None:
    state = proud(10)
    state.glory[0] = 39
    table = open_table(state)
    gain_prestige(table, 0, 1)
    play(table, "collect_taxes")
    assert table.state.ended_by == 0
    assert table.state.active == 1
