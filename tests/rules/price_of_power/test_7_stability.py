"""7.1 Monarch Power and 7.3 Stability."""

import pytest

from greatpowers.games.price_of_power.components.tables import ADM, DIP
from greatpowers.games.price_of_power.rules import stability
from greatpowers.games.price_of_power.rules.mats import (
    gain_power,
    lower_stability,
    raise_stability,
)
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import give_power, logged, position, power, table


def at(value: int) -> State:
    """France at a Stability."""
    state = position("france", "england")
    state.stability[0] = value
    return state


@rule("7.1", "2.3")
def test_no_more_than_ten_power_of_a_type() -> None:
    """The surplus is lost at once."""
    state = at(0)
    give_power(state, 0, dip=8)
    t = table(state)
    gain_power(t, 0, DIP, 5, cite="7.1")
    assert power(state, 0) == (0, 10, 0)
    assert logged(t, "log-gains-power")[0]["n"] == 2
    gain_power(t, 0, DIP, 1, cite="7.1")
    assert len(logged(t, "log-gains-power")) == 1


@rule("7.3.1", "7.3.2")
@pytest.mark.parametrize(
    ("value", "ducats", "any_power"),
    [(-3, -2, -1), (-2, -2, 0), (-1, -2, 0), (0, 0, 0), (1, 2, 0), (2, 2, 0), (3, 2, 2)],
)
def test_what_stability_brings(value: int, ducats: int, any_power: int) -> None:
    """Ducats in Phase 4 B, power in Phase 4 D."""
    state = at(value)
    assert stability.ducats(state, 0) == ducats
    assert stability.power(state, 0) == any_power


@rule("7.3.1", "7.3.2")
def test_unrest_goes_from_two_and_comes_from_minus_two() -> None:
    """In Phase 3 H."""
    assert [value for value in range(-3, 4) if stability.calms(at(value), 0)] == [2, 3]
    assert [value for value in range(-3, 4) if stability.stirs(at(value), 0)] == [-3, -2]


@rule("7.3.3")
def test_beyond_three_there_is_adm() -> None:
    """Two for each step."""
    state = at(2)
    raise_stability(table(state), 0, 3, cite="7.3")
    assert state.stability[0] == 3
    assert power(state, 0)[ADM] == 4


@rule("7.3.3", "R55")
def test_beyond_minus_three_power_is_lost() -> None:
    """Two ADM for each step, other power for what is missing, and nothing if there is none."""
    state = at(-2)
    give_power(state, 0, adm=3, dip=1, mil=2)
    t = table(state)
    lower_stability(t, 0, 2, cite="7.3")
    assert state.stability[0] == -3
    assert power(state, 0) == (1, 1, 2)
    lower_stability(t, 0, 1, cite="7.3")
    assert power(state, 0) == (0, 1, 1)
    lower_stability(t, 0, 2, cite="7.3")
    assert power(state, 0) == (0, 0, 0)
