"""Each of the ten powers: its levels and its other permanent effects."""

import pytest

from greatpowers.games.imperialism.components import (
    LAND,
    POWER_GLORY,
    POWER_LEVELS,
    POWERS,
    SEA,
    START_NUMBER,
    TRACKS,
)
from greatpowers.games.imperialism.rules.ending import is_faithful
from greatpowers.games.imperialism.rules.faith import are_dissenters
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.strength import modifiers
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import position

KNOWN_LEVELS = {
    "poland": {"army": 2, "fleet": 1, "food": 2},
    "ottoman": {"army": 2, "fleet": 1, "food": 1, "textiles": 1},
    "prussia": {"army": 1},
}
"""What the rulebook or public pages tell; all other levels are reconstructed."""
EASTERN = ("russia", "ottoman")
each_power = pytest.mark.parametrize("power", POWERS)


def enemy_of(power: str) -> str:
    """Return a Catholic power other than the given one, without modifiers."""
    return "france" if power != "france" else "spain"


@rule("4.6", "5.2")
def test_every_power_has_a_start_number_of_its_own() -> None:
    assert sorted(START_NUMBER) == list(range(1, 11))


@rule("4.6", "5.2")
@pytest.mark.parametrize("power", KNOWN_LEVELS)
def test_levels_that_are_known(power: str) -> None:
    levels = {TRACKS[track]: by for track, by in POWER_LEVELS[POWERS.index(power)]}
    assert levels == {**levels, **KNOWN_LEVELS[power]}
    assert power == "prussia" or levels == KNOWN_LEVELS[power]


@rule("4.6", "5.2")
@each_power
def test_only_the_eastern_powers_begin_with_glory(power: str) -> None:
    assert POWER_GLORY[POWERS.index(power)] == (2 if power in EASTERN else 0)


@rule("6.3", "16.0")
@each_power
def test_hand_limit(power: str) -> None:
    state = position(power, enemy_of(power))
    assert hand_limit(state, 0) == (6 if power == "austria" else 5)


@rule("16.0", "10.2")
@each_power
def test_modifiers_in_war(power: str) -> None:
    state = position(power, enemy_of(power))
    expected = {"england": [0, 1], "sweden": [1, 0], "russia": [3, 3], "ottoman": [3, 3]}
    found = [modifiers(state, 0, 1, kind) for kind in (LAND, SEA)]
    assert found == expected.get(power, [0, 0])


@rule("15.6.2", "16.0")
@each_power
def test_russia_and_the_ottomans_are_dissenters_to_all(power: str) -> None:
    others = [other for other in POWERS if other != power]
    for other in others:
        state = position(power, other)
        assert are_dissenters(state, 0, 1) == (power in EASTERN or other in EASTERN)


@rule("8.3", "14.1")
@each_power
def test_only_catholic_powers_are_rewarded_for_keeping_their_faith(power: str) -> None:
    assert is_faithful(position(power, enemy_of(power)), 0) == (power not in EASTERN)
