"""Each of the 38 territory cards, and India and China: what it needs, costs and gives."""

import pytest

from greatpowers.games.imperialism.components import (
    ARMY,
    COST,
    FLEET,
    GOOD_TRACKS,
    IS_COLONY,
    IS_STARTING,
    NEEDS,
    PRESTIGE,
    TERRITORIES,
    TERRITORY_CARDS,
    TERRITORY_GLORY,
    TERRITORY_LEVELS,
    TERRITORY_PRESTIGE,
    TRACKS,
)
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import give, lay, open_table, options, play, position, refusal

NUMBERS = range(len(TERRITORIES))
each_territory = pytest.mark.parametrize("territory", NUMBERS, ids=TERRITORIES)


def just_able(territory: int) -> State:
    """Return a position with exactly what the territory asks for."""
    state = position()
    if territory < TERRITORY_CARDS:
        give(state, 0, TERRITORIES[territory])
    for track, number in NEEDS[territory]:
        state.level[0][track] = number
    state.ducats[0] = COST[territory]
    state.has_achieved = True
    return state


@rule("9.0", "5.2")
@each_territory
def test_exactly_the_requirements_are_enough_and_all_effects_are_marked(territory: int) -> None:
    state = just_able(territory)
    expected = state.level[0].copy()
    for track, by in TERRITORY_LEVELS[territory]:
        expected[track] += by
    expected[PRESTIGE] += TERRITORY_PRESTIGE[territory]
    table = open_table(state)
    play(table, f"conquer {TERRITORIES[territory]}")
    assert table.state.level[0] == expected
    assert table.state.level[1] == [0] * len(TRACKS)
    assert table.state.glory == [TERRITORY_GLORY[territory], 0]
    assert table.state.ducats == [0, 0]
    assert table.state.holds(0, territory)
    assert table.state.colonies(0) == int(IS_COLONY[territory])
    assert table.state.lands(0) == int(not IS_COLONY[territory])


@rule("9.0")
@each_territory
def test_one_level_below_any_requirement_is_too_weak(territory: int) -> None:
    for track, _ in NEEDS[territory]:
        state = just_able(territory)
        state.level[0][track] -= 1
        table = open_table(state)
        answer = f"conquer {TERRITORIES[territory]}"
        assert refusal(table, answer) == ("no-too-weak-to-conquer", "9.0")
        assert answer not in options(table)


@rule("9.0")
@each_territory
def test_one_ducat_below_the_cost_is_too_poor(territory: int) -> None:
    state = just_able(territory)
    state.ducats[0] -= 1
    table = open_table(state)
    answer = f"conquer {TERRITORIES[territory]}"
    assert refusal(table, answer) == ("no-too-poor-to-conquer", "9.0")


@rule("9.0")
@each_territory
def test_a_territory_that_was_conquered_cannot_be_conquered_again(territory: int) -> None:
    state = position()
    lay(state, 0, TERRITORIES[territory])
    state.level[0] = [20] * len(TRACKS)
    state.ducats[0] = 99
    table = open_table(state)
    reason = "no-not-in-hand" if territory < TERRITORY_CARDS else "no-marker-there"
    assert refusal(table, f"conquer {TERRITORIES[territory]}")[0] == reason


@rule("5.2")
@each_territory
def test_its_data_are_sound(territory: int) -> None:
    needs = dict(NEEDS[territory])
    assert needs
    assert set(needs) <= {ARMY, FLEET, PRESTIGE}
    assert COST[territory] > 0
    gives = [track for track, _ in TERRITORY_LEVELS[territory]]
    assert set(gives) <= {ARMY, FLEET, *GOOD_TRACKS}
    assert gives
    if IS_COLONY[territory]:
        assert FLEET in needs
    if IS_STARTING[territory]:
        assert max(needs.values()) <= 2
        assert TERRITORY_GLORY[territory] == 0
