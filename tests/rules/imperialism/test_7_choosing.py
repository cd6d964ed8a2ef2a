"""7.0 Choosing Development: what it pays at once, and an Exceptional year before the good."""

import pytest

from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    believe,
    give,
    levels,
    open_table,
    pass_all,
    play,
    position,
    refusal,
    rule_by,
)


def developing(**numbers: int) -> State:
    """Return a position in which the first power is about to act, and achieves nothing."""
    state = position()
    levels(state, 0, **numbers)
    state.has_achieved = True
    return state


@rule("7.0", "16.0")
@pytest.mark.parametrize(
    ("ruler", "religion", "bonus"),
    [("reformer", "", 2), ("", "calvinism", 5), ("reformer", "calvinism", 7), ("", "", 0)],
)
def test_7_0_a_ruler_and_a_religion_pay_when_development_is_chosen(
    ruler: str, religion: str, bonus: int
) -> None:
    state = developing()
    if ruler:
        rule_by(state, 0, ruler)
    if religion:
        believe(state, 0, religion)
    table = open_table(state)
    play(table, "develop gold")
    assert table.state.ducats[0] == bonus


@rule("7.0")
def test_7_0_no_other_action_brings_that_bonus() -> None:
    state = developing()
    rule_by(state, 0, "reformer")
    table = open_table(state)
    play(table, "collect_taxes")
    assert table.state.ducats[0] == 0


@rule("7.0", "15.4.11")
def test_7_0_an_exceptional_year_comes_before_the_good_and_after_the_bonus() -> None:
    state = developing(food=1)
    give(state, 0, "exceptional_year")
    rule_by(state, 0, "reformer")
    table = open_table(state)
    play(table, "play exceptional_year")
    pass_all(table)
    assert asked(table) == (0, "ask-good-year")
    assert table.state.ducats[0] == 2
    assert refusal(table, "gain_glory") == ("no-too-few-oriental", "15.4.11")
    play(table, "gain_ducats")
    assert asked(table) == (0, "ask-good")
    assert refusal(table, "collect_taxes") == ("no-not-asked", "7.0")
    play(table, "develop food")
    assert table.state.ducats[0] == 2 + 3 + 2


@rule("7.0", "15.4.11")
def test_7_0_an_exceptional_year_with_oriental_goods_may_bring_glory() -> None:
    state = developing(oriental=2)
    levels(state, 1, oriental=2)
    give(state, 0, "exceptional_year", "exceptional_year")
    table = open_table(state)
    play(table, "play exceptional_year", "gain_glory", "play exceptional_year", "gain_ducats")
    play(table, "develop oriental")
    assert table.state.glory[0] == 1
    assert table.state.ducats[0] == 3 + 10


@rule("7.0", "15.4.11")
def test_7_0_after_a_cancelled_year_the_action_is_still_development() -> None:
    state = developing(food=1)
    give(state, 0, "exceptional_year")
    give(state, 1, "diplomatic_gambit")
    table = open_table(state)
    play(table, "play exceptional_year", "play diplomatic_gambit")
    assert asked(table) == (0, "ask-good")
    play(table, "develop food")
    assert table.state.ducats[0] == 2


@rule("7.0", "15.4.11")
def test_7_0_once_the_good_is_named_it_is_too_late_for_an_exceptional_year() -> None:
    state = developing(food=1)
    give(state, 0, "exceptional_year")
    state.ducats[0] = 20
    table = open_table(state)
    play(table, "develop food")
    assert refusal(table, "play exceptional_year") == ("no-not-asked", "7.4.2")
