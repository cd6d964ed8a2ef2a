"""Reconstructed values: what the rulebook promises and what is known must hold in them."""

from itertools import combinations

import pytest

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_GLORY,
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENTS,
    ANY_TERRITORIES,
    ARMY,
    COLONIES,
    DUCATS,
    FLEET,
    FOLDER,
    LANDS,
    POWER_DUCATS,
    POWER_LEVELS,
    POWERS,
    TRACKS,
)
from greatpowers.games.imperialism.rules.needs import available, is_met
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import read_data
from tests.rules.imperialism.scenes import lay, levels, position

COUNTS = {LANDS, COLONIES, ANY_TERRITORIES}
SEATS = {2: ("france", "england"), 3: ("france", "england", "spain")}
SEATS[4] = (*SEATS[3], "poland")
RICH = {
    "army": 8,
    "fleet": 8,
    "prestige": 8,
    "gold": 2,
    "food": 6,
    "textiles": 5,
    "spices": 4,
    "oriental": 3,
    "industrial": 2,
    "shipyards": 5,
    "weapons": 5,
}
"""What a small, rich state may well have of everything late in the game."""


def asks_for_land(achievement: int) -> bool:
    """Say whether there is no way to an achievement but by territories."""
    return any(
        all(what in COUNTS for what, _ in clause) for clause in ACHIEVEMENT_NEEDS[achievement]
    )


@rule("5.1", "13.0")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_some_visible_achievement_can_always_be_had_without_territories(players: int) -> None:
    seen = len(available(position(*SEATS[players])))
    only_by_land = [each for each in range(len(ACHIEVEMENTS)) if asks_for_land(each)]
    for number in range(1, seen + 1):
        blocked = list(combinations(only_by_land, number))
        assert blocked == []


@rule("13.0")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("glory", [1, 2, 3, 4])
def test_a_small_rich_state_meets_achievements_of_every_worth(players: int, glory: int) -> None:
    state = position(*SEATS[players])
    levels(state, 0, **RICH)
    state.ducats[0] = 60
    worth = [a for a in range(len(ACHIEVEMENTS)) if ACHIEVEMENT_GLORY[a] == glory]
    met = [ACHIEVEMENTS[a] for a in worth if is_met(state, 0, a)]
    assert len(met) >= len(worth) // 2, met


@rule("13.0")
def test_a_great_empire_without_production_meets_no_more_than_some() -> None:
    state = position()
    lay(state, 0, *(f for f in ("pomerania", "silesia", "moldavia", "scotland", "navarre")))
    lay(state, 0, "genoa", "azores", "canaries", "newfoundland", "antilles", "brazil", "cape")
    met = [ACHIEVEMENTS[a] for a in range(len(ACHIEVEMENTS)) if is_met(state, 0, a)]
    assert met == ["cartography", "administration"]


@rule("13.0")
def test_needs_differ_from_card_to_card() -> None:
    assert len({str(needs) for needs in ACHIEVEMENT_NEEDS}) == len(ACHIEVEMENTS)
    in_need = [what for needs in ACHIEVEMENT_NEEDS for clause in needs for what, _ in clause]
    assert set(in_need) >= {*range(len(TRACKS)), LANDS, COLONIES, DUCATS}
    by_card = [{what for clause in needs for what, _ in clause} for needs in ACHIEVEMENT_NEEDS]
    assert sum(1 for asked in by_card if asked & COUNTS) <= 8


@rule("4.1", "4.6")
def test_4_1_nobody_has_more_ducats_than_a_source_shows() -> None:
    assert (0,) * len(POWERS) == POWER_DUCATS


@rule("4.6")
def test_4_6_poland_and_the_ottomans_are_as_known() -> None:
    rows = {row["id"]: row for row in read_data(FOLDER, "powers")["powers"]}
    assert rows["poland"]["levels"] == {"army": 2, "fleet": 1, "food": 2}
    assert "war" not in rows["poland"]
    ottoman = rows["ottoman"]
    assert ottoman["levels"] == {"army": 2, "fleet": 1, "food": 1, "textiles": 1}
    assert (ottoman["war"], ottoman["glory"]) == ({"dissenters": 3}, 2)


@rule("4.6", "10.2")
def test_4_6_prussia_is_no_sea_power() -> None:
    prussia = dict(POWER_LEVELS[POWERS.index("prussia")])
    assert prussia[ARMY] == 1
    assert prussia[FLEET] <= prussia[ARMY]
