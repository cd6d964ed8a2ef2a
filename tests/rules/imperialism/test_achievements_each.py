"""Each of the 24 achievements: met exactly at its requirements, and what it gives."""

from itertools import product

import pytest

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_GLORY,
    ACHIEVEMENT_LEVELS,
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENT_WAR,
    ACHIEVEMENTS,
    ANY_TERRITORIES,
    COLONIES,
    DUCATS,
    IS_COLONY,
    LAND,
    LANDS,
    SEA,
    TERRITORIES,
    TERRITORY_CARDS,
    TRACKS,
)
from greatpowers.games.imperialism.rules.needs import is_met
from greatpowers.games.imperialism.rules.strength import modifiers
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import lay, open_table, play, position, show_achievements

LAND_NAMES = [TERRITORIES[t] for t in range(TERRITORY_CARDS) if not IS_COLONY[t]]
COLONY_NAMES = [TERRITORIES[t] for t in range(TERRITORY_CARDS) if IS_COLONY[t]]
Counts = dict[int, int]
each_achievement = pytest.mark.parametrize(
    "achievement", range(len(ACHIEVEMENTS)), ids=ACHIEVEMENTS
)


def ways(achievement: int) -> list[Counts]:
    """Return every way to meet an achievement just so: one alternative of each clause."""
    return [dict(way) for way in product(*ACHIEVEMENT_NEEDS[achievement])]


def with_counts(counts: Counts) -> State:
    """Return a position in which the first power has just these levels, territories, ducats."""
    state = position()
    for what, number in counts.items():
        if what < LANDS:
            state.level[0][what] = number
    state.ducats[0] = counts.get(DUCATS, 0)
    lands, colonies = lands_and_colonies(counts)
    lay(state, 0, *LAND_NAMES[:lands], *COLONY_NAMES[:colonies])
    return state


def lands_and_colonies(counts: Counts) -> tuple[int, int]:
    """Return how many of both make up what is asked for; where all count, of both some."""
    lands, colonies = counts.get(LANDS, 0), counts.get(COLONIES, 0)
    total = counts.get(ANY_TERRITORIES, lands + colonies)
    if COLONIES in counts:
        return total - colonies, colonies
    if LANDS in counts:
        return lands, total - lands
    return total // 2, total - total // 2


@rule("5.1", "13.0")
@each_achievement
def test_it_is_met_in_each_way_exactly_at_the_requirement(achievement: int) -> None:
    for way in ways(achievement):
        assert is_met(with_counts(way), 0, achievement)


@rule("5.1", "13.0")
@each_achievement
def test_it_is_not_met_with_one_too_few_of_anything(achievement: int) -> None:
    for way in ways(achievement):
        for what in way:
            short = {**way, what: way[what] - 1}
            assert not is_met(with_counts(short), 0, achievement)


@rule("5.1")
@each_achievement
def test_what_others_have_does_not_count(achievement: int) -> None:
    state = with_counts(ways(achievement)[0])
    assert not is_met(state, 1, achievement)


@rule("13.0")
@each_achievement
def test_it_gives_its_glory_levels_and_modifiers(achievement: int) -> None:
    state = with_counts(ways(achievement)[0])
    show_achievements(state, ACHIEVEMENTS[achievement])
    expected = state.level[0].copy()
    for track, by in ACHIEVEMENT_LEVELS[achievement]:
        expected[track] += by
    table = open_table(state)
    play(table, "collect_taxes", f"achieve {ACHIEVEMENTS[achievement]}")
    assert table.state.achieved == [[achievement], []]
    assert table.state.level[0] == expected
    assert table.state.level[1] == [0] * len(TRACKS)
    assert table.state.glory == [ACHIEVEMENT_GLORY[achievement], 0]
    found = [modifiers(table.state, 0, 1, kind) for kind in (LAND, SEA)]
    assert found == list(ACHIEVEMENT_WAR[achievement][:2])


@rule("5.1")
@each_achievement
def test_its_data_are_sound(achievement: int) -> None:
    assert 1 <= ACHIEVEMENT_GLORY[achievement] <= 4
    assert ACHIEVEMENT_NEEDS[achievement]
    assert all(clause for clause in ACHIEVEMENT_NEEDS[achievement])
    assert ACHIEVEMENT_LEVELS[achievement] or any(ACHIEVEMENT_WAR[achievement])


@rule("5.1")
def test_some_achievements_have_a_slash() -> None:
    assert sum(len(ways(each)) > 1 for each in range(len(ACHIEVEMENTS))) >= 5
