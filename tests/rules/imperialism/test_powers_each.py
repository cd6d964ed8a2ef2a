"""Each of the ten powers: its levels and its other permanent effects."""

import pytest

from greatpowers.games.imperialism.components import (
    LAND,
    POWER_DUCATS,
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
from greatpowers.games.imperialism.rules.war import modifiers
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import position

LEVELS = {
    "portugal": {"army": 1, "fleet": 2, "spices": 1, "shipyards": 1},
    "spain": {"army": 1, "fleet": 2, "gold": 1, "food": 1},
    "poland": {"army": 2, "fleet": 1, "food": 2},
    "austria": {"army": 3, "fleet": 1, "prestige": 1, "food": 1, "textiles": 1},
    "france": {"army": 2, "fleet": 1, "prestige": 1, "food": 1, "textiles": 1},
    "england": {"army": 2, "fleet": 2, "textiles": 1, "shipyards": 1},
    "sweden": {"army": 2, "fleet": 1, "weapons": 1, "shipyards": 1},
    "prussia": {"army": 1, "fleet": 2, "prestige": 1, "food": 2, "weapons": 2},
    "russia": {"army": 2, "food": 1},
    "ottoman": {"army": 2, "fleet": 1, "food": 1, "textiles": 1},
}
DUCATS = {"portugal": 10, "france": 10, "prussia": 5}
EASTERN = ("russia", "ottoman")
each_power = pytest.mark.parametrize("power", POWERS)


def enemy_of(power: str) -> str:
    """Return a Catholic power other than the given one, without modifiers."""
    return "france" if power != "france" else "spain"


@rule("4.6", "5.2")
def test_the_powers_come_in_the_order_of_their_start_numbers() -> None:
    assert tuple(LEVELS) == POWERS
    assert list(START_NUMBER) == list(range(1, 11))


@rule("4.6", "5.2")
@each_power
def test_levels_ducats_and_glory(power: str) -> None:
    number = POWERS.index(power)
    assert {TRACKS[track]: by for track, by in POWER_LEVELS[number]} == LEVELS[power]
    assert POWER_DUCATS[number] == DUCATS.get(power, 0)
    assert POWER_GLORY[number] == (2 if power in EASTERN else 0)


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
