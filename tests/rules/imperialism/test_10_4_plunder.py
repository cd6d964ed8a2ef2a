"""10.4 Plunder: the card's number times the own production of arms, from the supply."""

import pytest

from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import asked, lay, levels, play
from tests.rules.imperialism.war_scenes import declare, logged, quiet_position


def armed(weapons: int = 0, shipyards: int = 0) -> State:
    """Return a position in which Spain has nothing to lose to France."""
    state = quiet_position("france", "spain")
    levels(state, 0, weapons=weapons, shipyards=shipyards)
    return state


@rule("10.4")
def test_10_4_example_three_levels_and_plunder_two_make_six_ducats() -> None:
    table = declare(armed(weapons=3), "border_raids", "land_war spain")
    assert table.state.ducats == [6, 0]


@rule("10.4")
@pytest.mark.parametrize(
    ("card", "plunder"),
    [
        ("border_raids", 2),
        ("venal_advisers", 1),
        ("naval_blockade", 2),
        ("armed_intervention", 2),
        ("pirates", 2),
        ("historic_victory", 3),
        ("war_for_influence", 3),
    ],
)
def test_10_4_shipyards_count_at_sea_and_each_card_has_its_number(card: str, plunder: int) -> None:
    table = declare(armed(weapons=9, shipyards=4), card, "sea_war spain")
    assert table.state.ducats == [4 * plunder, 0]


@rule("10.4")
def test_10_4_without_arms_production_there_is_no_plunder() -> None:
    table = declare(armed(shipyards=5), "border_raids", "land_war spain")
    assert table.state.ducats == [0, 0]
    assert logged(table, "log-plunder")[0]["ducats"] == 0


@rule("10.4")
def test_10_4_plunder_comes_from_the_supply_after_the_peace() -> None:
    state = armed(weapons=1)
    state.ducats = [0, 10]
    lay(state, 1, "silesia")
    levels(state, 1, weapons=1)
    table = declare(state, "border_raids", "land_war spain")
    assert asked(table) == (1, "ask-peace")
    assert logged(table, "log-plunder") == []
    play(table, "cede silesia")
    assert table.state.ducats == [2 * 2, 10]


@rule("10.4")
def test_10_4_a_defender_who_wins_does_not_plunder() -> None:
    state = armed()
    levels(state, 1, army=9, weapons=5)
    table = declare(state, "border_raids", "land_war spain")
    assert logged(table, "log-plunder") == []
    assert table.state.ducats == [0, 0]
