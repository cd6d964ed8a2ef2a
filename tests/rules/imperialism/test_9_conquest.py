"""9.0 Conquest: a territory card from the hand, or a marker on India or China."""

import pytest

from greatpowers.games.imperialism.components import TERRITORIES, TERRITORY_CARDS
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    give,
    hand,
    lacking,
    lay,
    level,
    levels,
    open_row,
    open_table,
    options,
    play,
    position,
    price,
    refusal,
)


def conquering(*names: str, ducats: int = 20, **numbers: int) -> State:
    """Return a position in which the first power holds territories and achieves nothing."""
    state = position()
    give(state, 0, *names)
    levels(state, 0, **numbers)
    state.ducats[0] = ducats
    state.has_achieved = True
    return state


@rule("9.0")
def test_9_0_example_livonia() -> None:
    state = conquering("livonia", army=3, fleet=2, ducats=5)
    table = open_table(state)
    play(table, "conquer livonia")
    assert table.state.ducats[0] == 0
    assert level(table, 0, "army") == 3
    assert level(table, 0, "fleet") == 3
    assert level(table, 0, "food") == 1
    assert level(table, 0, "prestige") == 1
    assert table.state.glory[0] == 0


@rule("9.0")
@pytest.mark.parametrize(
    ("army", "fleet", "ducats", "reason", "told"),
    [
        (2, 2, 5, "no-too-weak-to-conquer", (3, 2)),
        (3, 1, 5, "no-too-weak-to-conquer", (2, 1)),
        (3, 2, 4, "no-too-poor-to-conquer", (5, 4)),
    ],
)
def test_9_0_livonia_is_out_of_reach_with_one_too_few(
    army: int, fleet: int, ducats: int, reason: str, told: tuple[int, int]
) -> None:
    table = open_table(conquering("livonia", army=army, fleet=fleet, ducats=ducats))
    assert refusal(table, "conquer livonia") == (reason, "9.0")
    assert lacking(table, "conquer livonia") == told


@rule("9.0")
@pytest.mark.parametrize("prestige", [1, 2])
def test_9_0_some_territories_need_prestige_which_is_not_spent(prestige: int) -> None:
    table = open_table(conquering("saxony", army=4, prestige=prestige))
    if prestige < 2:
        assert refusal(table, "conquer saxony") == ("no-too-weak-to-conquer", "9.0")
    else:
        play(table, "conquer saxony")
        assert level(table, 0, "prestige") == 3


@rule("9.0")
def test_9_0_the_card_must_be_in_the_own_hand() -> None:
    state = conquering("livonia", army=20, fleet=20)
    give(state, 1, "silesia")
    open_row(state, "moldavia")
    lay(state, 0, "scotland")
    table = open_table(state)
    for name in ("silesia", "moldavia", "scotland", "peru"):
        assert refusal(table, f"conquer {name}") == ("no-not-in-hand", "6.3")


@rule("9.0")
def test_9_0_one_territory_is_conquered_in_an_action() -> None:
    state = conquering("livonia", "silesia", army=5, fleet=5)
    table = open_table(state)
    play(table, "conquer livonia")
    assert table.state.active == 1
    assert hand(table, 0) == ["silesia"]


@rule("9.0")
def test_9_0_some_territories_bring_glory() -> None:
    table = open_table(conquering("hungary", army=7, fleet=2))
    play(table, "conquer hungary")
    assert table.state.glory[0] == 1
    assert level(table, 0, "prestige") == 1


@rule("9.0")
def test_9_0_a_conquest_tells_what_it_costs() -> None:
    table = open_table(conquering("livonia", army=5, fleet=5))
    assert table.cost(0, "conquer livonia") == 5


@rule("9.0", "15.4.10")
@pytest.mark.parametrize(("name", "asks"), [("azores", True), ("silesia", False), ("india", False)])
def test_9_0_after_a_colony_card_a_colonial_rush_may_follow(name: str, asks: bool) -> None:
    state = conquering("azores", "silesia", army=9, fleet=9, prestige=5, spices=1)
    give(state, 0, "colonial_rush")
    table = open_table(state)
    play(table, f"conquer {name}")
    assert (asked(table) == (0, "ask-colonial-rush")) == asks


# -- 9.1 India and China ---------------------------------------------------------------------


@rule("9.1")
def test_9_1_a_marker_is_put_on_india_without_any_card() -> None:
    state = conquering(army=5, fleet=7, prestige=5, ducats=price("india"))
    table = open_table(state)
    play(table, "conquer india")
    assert table.state.markers == [[True, False], [False, False]]
    assert table.state.laid == [[], []]
    assert table.state.ducats[0] == 0
    assert table.state.glory[0] == 1
    assert level(table, 0, "spices") == level(table, 0, "oriental") == 1


@rule("9.1")
@pytest.mark.parametrize("place", ["india", "china"])
def test_9_1_several_players_can_be_there(place: str) -> None:
    state = conquering(army=9, fleet=9, prestige=9)
    lay(state, 1, place)
    table = open_table(state)
    play(table, f"conquer {place}")
    number = TERRITORIES.index(place) - TERRITORY_CARDS
    assert [markers[number] for markers in table.state.markers] == [True, True]


@rule("9.1")
@pytest.mark.parametrize("place", ["india", "china"])
def test_9_1_but_each_with_one_marker(place: str) -> None:
    state = conquering(army=9, fleet=9, prestige=9)
    lay(state, 0, place)
    table = open_table(state)
    assert refusal(table, f"conquer {place}") == ("no-marker-there", "9.1")
    other = "china" if place == "india" else "india"
    assert f"conquer {other}" in options(table)


@rule("9.1", "9.0")
@pytest.mark.parametrize("track", ["army", "fleet", "prestige"])
def test_9_1_they_have_requirements_too(track: str) -> None:
    numbers = {"army": 6, "fleet": 8, "prestige": 6}
    numbers[track] -= 1
    table = open_table(conquering(**numbers))
    assert refusal(table, "conquer china") == ("no-too-weak-to-conquer", "9.0")


@rule("9.1", "9.0")
def test_9_1_and_a_price() -> None:
    table = open_table(conquering(army=6, fleet=8, prestige=6, ducats=11))
    assert refusal(table, "conquer china") == ("no-too-poor-to-conquer", "9.0")


@rule("9.1", "R6")
def test_r6_india_and_china_count_as_colonies_and_territories() -> None:
    state = position()
    lay(state, 0, "india", "china", "azores", "silesia")
    assert state.colonies(0) == 3
    assert state.lands(0) == 1
    assert state.holds(0, TERRITORIES.index("india"))
    assert not state.holds(1, TERRITORIES.index("india"))
