"""10.6 Who cannot pay what a card takes gives all and loses a point of prestige."""

import pytest

from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import give, lay, level, levels, open_table, play, refusal
from tests.rules.imperialism.war_scenes import act, declare, logged, quiet_position


def raided(ducats: int, prestige: int) -> State:
    """Return a position in which France holds Border raids and England two lands (4 ducats)."""
    state = quiet_position()
    state.ducats = [1, ducats]
    levels(state, 1, prestige=prestige)
    give(state, 0, "border_raids")
    lay(state, 1, "silesia", "saxony")
    return state


@rule("10.6", "8.1")
@pytest.mark.parametrize(
    ("ducats", "prestige", "taken", "left"),
    [(9, 2, 4, 2), (4, 2, 4, 2), (3, 2, 3, 1), (0, 2, 0, 1), (3, 0, 3, 0)],
)
def test_10_6_too_few_ducats_cost_all_and_a_point_of_prestige(
    ducats: int, prestige: int, taken: int, left: int
) -> None:
    table = act(raided(ducats, prestige), "play border_raids")
    assert table.state.ducats == [1 + taken, ducats - taken]
    assert level(table, 1, "prestige") == left
    assert len(logged(table, "log-cannot-pay")) == prestige - left


@rule("10.6")
def test_10_6_what_a_card_takes_is_limited_before_it_is_paid() -> None:
    state = raided(8, 2)
    lay(state, 1, "moldavia", "navarre", "genoa")
    table = act(state, "play border_raids")
    assert table.state.ducats == [9, 0]
    assert level(table, 1, "prestige") == 2


@rule("10.6")
def test_10_6_a_card_that_takes_nothing_shames_nobody() -> None:
    state = quiet_position()
    levels(state, 1, prestige=2)
    give(state, 0, "border_raids")
    table = act(state, "play border_raids")
    assert level(table, 1, "prestige") == 2


@rule("10.6", "15.4.1")
@pytest.mark.parametrize(("ducats", "prestige"), [(4, 3), (3, 2)])
def test_10_6_war_events_too(ducats: int, prestige: int) -> None:
    state = quiet_position()
    levels(state, 1, army=5, prestige=2)
    levels(state, 0, fleet=1, shipyards=2)
    state.ducats = [0, ducats]
    give(state, 0, "naval_blockade")
    table = declare(state)
    play(table, "play naval_blockade")
    assert table.state.ducats == [min(4, ducats), 0]
    assert level(table, 1, "prestige") == prestige


@rule("10.6", "15.4.5")
def test_10_6_pirates_too() -> None:
    state = quiet_position()
    levels(state, 0, spices=4, prestige=2)
    give(state, 1, "pirates")
    table = act(state, "develop gold", "play pirates")
    assert table.state.ducats == [0, 0]
    assert level(table, 0, "prestige") == 0


@rule("10.6")
def test_10_6_what_is_bought_must_be_paid_for() -> None:
    state = quiet_position()
    state.ducats = [9, 0]
    levels(state, 0, fleet=7, army=5, prestige=5)
    table = open_table(state)
    assert refusal(table, "conquer india") == ("no-too-poor-to-conquer", "9.0")
