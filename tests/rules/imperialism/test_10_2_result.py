"""10.2 The result of a war: strengths with all their modifiers, and what victory brings."""

import pytest

from greatpowers.games.imperialism.components import PRESTIGE
from greatpowers.games.imperialism.explain import explain
from greatpowers.games.imperialism.rules.faith import are_dissenters, dissenters
from greatpowers.games.imperialism.rules.strength import modifiers
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import asked, believe, give, level, levels, play, rule_by
from tests.rules.imperialism.war_scenes import (
    achieve,
    declare,
    logged,
    quiet_position,
    strengths,
    turn_is_over,
)

LAND, SEA = 0, 1


def both(state: State, seat: int = 0, enemy: int = 1) -> tuple[int, int]:
    """Return a seat's modifiers on land and at sea against an enemy."""
    return modifiers(state, seat, enemy, LAND), modifiers(state, seat, enemy, SEA)


# -- the rulebook's example ---------


@rule("10.2")
def test_10_2_example_prussia_attacks_with_strength_nine() -> None:
    state = quiet_position("prussia", "england")
    levels(state, 0, army=1)
    rule_by(state, 0, "outstanding_soldier")
    assert strengths(declare(state, "venal_advisers")) == (9, 0)


@rule("10.2")
def test_10_2_the_same_prussia_at_sea() -> None:
    state = quiet_position("prussia", "england")
    levels(state, 0, army=1)
    rule_by(state, 0, "outstanding_soldier")
    table = declare(state, "venal_advisers", "sea_war england")
    assert strengths(table) == (3, 1)


# -- sources of strength ---------


@rule("10.2")
def test_10_2_the_army_fights_on_land_and_the_fleet_at_sea() -> None:
    for war, expected in (("land_war spain", (2 + 3, 7)), ("sea_war spain", (4 + 3, 9))):
        state = quiet_position("france", "spain")
        levels(state, 0, army=2, fleet=4)
        levels(state, 1, army=7, fleet=9)
        assert strengths(declare(state, "border_raids", war)) == expected


@rule("10.2", "16.0")
@pytest.mark.parametrize(
    ("power", "expected"),
    [
        ("portugal", (0, 0)),
        ("spain", (0, 0)),
        ("poland", (0, 0)),
        ("austria", (0, 0)),
        ("england", (0, 1)),
        ("sweden", (1, 0)),
        ("prussia", (0, 0)),
        ("russia", (3, 3)),
        ("ottoman", (3, 3)),
    ],
)
def test_10_2_modifiers_of_powers(power: str, expected: tuple[int, int]) -> None:
    assert both(quiet_position(power, "france")) == expected


@rule("10.2", "16.0")
@pytest.mark.parametrize(
    ("ruler", "expected"),
    [
        ("mistress_of_the_seas", (0, 3)),
        ("great_dynasty", (3, 3)),
        ("great_diplomat", (0, 0)),
        ("reformer", (0, 0)),
        ("open_to_discovery", (0, -2)),
        ("defender_of_the_faith", (0, 0)),
        ("outstanding_soldier", (3, 0)),
        ("adventurer", (3, 0)),
        ("civil_war", (0, 0)),
        ("madman", (-5, -5)),
        ("bourgeois_revolution", (0, 0)),
        ("bureaucrat", (0, 0)),
    ],
)
def test_10_2_modifiers_of_rulers(ruler: str, expected: tuple[int, int]) -> None:
    state = quiet_position("france", "spain")
    rule_by(state, 0, ruler)
    assert both(state) == expected
    assert both(state, 1, 0) == (0, 0)


@rule("10.2", "16.0", "R22")
@pytest.mark.parametrize(
    ("achievement", "expected"),
    [
        ("standing_army", (1, 0)),
        ("continental_hegemony", (1, 0)),
        ("ship_of_the_line", (0, 1)),
        ("rule_of_the_waves", (0, 1)),
        ("artillery", (0, 0)),
    ],
)
def test_10_2_modifiers_of_achievements(achievement: str, expected: tuple[int, int]) -> None:
    state = quiet_position("france", "spain")
    achieve(state, 0, achievement)
    assert both(state) == expected


@rule("10.2", "16.0", "15.6.2")
@pytest.mark.parametrize(
    ("religion", "expected"),
    [("counter_reformation", 3), ("calvinism", 0), ("lutheranism", 0)],
)
def test_10_2_modifiers_of_religions(religion: str, expected: int) -> None:
    state = quiet_position("france", "spain")
    believe(state, 0, religion)
    assert both(state) == (expected, expected)


@rule("10.2", "R23")
@pytest.mark.parametrize(
    ("card", "land", "sea"),
    [
        ("border_raids", 3, 3),
        ("venal_advisers", 5, 3),
        ("naval_blockade", 0, 3),
        ("armed_intervention", 2, 2),
        ("pirates", 0, 3),
        ("historic_victory", 1, 1),
        ("war_for_influence", 1, 1),
    ],
)
def test_10_2_modifiers_of_war_cards_in_attack_and_defence(card: str, land: int, sea: int) -> None:
    for war, number in (("land_war spain", land), ("sea_war spain", sea)):
        state = quiet_position("france", "spain")
        give(state, 1, card)
        table = declare(state, card, war)
        play(table, f"defend {card}")
        assert strengths(table) == (number, number)


@rule("10.2", "16.0", "R22")
def test_10_2_all_sources_add_up() -> None:
    state = quiet_position("england", "russia", "spain")
    levels(state, 0, fleet=4)
    believe(state, 0, "counter_reformation")
    rule_by(state, 0, "defender_of_the_faith")
    achieve(state, 0, "ship_of_the_line")
    achieve(state, 0, "rule_of_the_waves")
    levels(state, 1, fleet=2)
    rule_by(state, 1, "madman")
    give(state, 1, "pirates", "border_raids")
    table = declare(state, "naval_blockade", "sea_war russia")
    play(table, "defend pirates", "defend border_raids")
    assert strengths(table) == (4 + 1 + 3 + 3 + 1 + 1 + 3, 2 + 3 - 5 + 3 + 3)


@rule("10.2", "16.0")
def test_10_2_a_strength_may_fall_below_nothing() -> None:
    state = quiet_position("france", "spain")
    rule_by(state, 1, "madman")
    table = declare(state, "naval_blockade", "land_war spain")
    assert strengths(table) == (0, -5)
    assert logged(table, "log-war-won")[0]["power"] == "power-france"


@rule("10.2")
def test_10_2_the_explanation_shows_the_strength_against_each_enemy() -> None:
    state = quiet_position("england", "russia", "spain")
    levels(state, 0, fleet=4)
    shown = explain(state, None)["strengths"]
    assert shown[0] == [
        {"enemy": 1, "land": 0, "sea": 5},
        {"enemy": 2, "land": 0, "sea": 5},
    ]
    assert shown[1] == [
        {"enemy": 2, "land": 3, "sea": 3},
        {"enemy": 0, "land": 3, "sea": 3},
    ]


# -- dissenters ---------

CATHOLIC = ""


@rule("15.6.2", "R14")
@pytest.mark.parametrize(
    ("one", "other", "usual", "united"),
    [
        (CATHOLIC, CATHOLIC, False, False),
        (CATHOLIC, "calvinism", True, True),
        (CATHOLIC, "lutheranism", True, True),
        (CATHOLIC, "counter_reformation", True, False),
        ("calvinism", "calvinism", False, False),
        ("calvinism", "lutheranism", True, True),
        ("calvinism", "counter_reformation", True, True),
        ("lutheranism", "lutheranism", False, False),
        ("lutheranism", "counter_reformation", True, True),
        ("counter_reformation", "counter_reformation", False, False),
    ],
)
def test_15_6_2_dissenters_among_western_powers(
    one: str, other: str, usual: bool, united: bool
) -> None:
    for option, expected in (("no", usual), ("yes", united)):
        state = quiet_position("poland", "spain", one_catholicism=option)
        for seat, religion in enumerate((one, other)):
            if religion:
                believe(state, seat, religion)
        assert are_dissenters(state, 0, 1) is expected
        assert are_dissenters(state, 1, 0) is expected


@rule("15.6.2")
def test_15_6_2_example_spain_turned_calvinist_is_a_dissenter_to_poland() -> None:
    state = quiet_position("poland", "spain")
    assert not are_dissenters(state, 0, 1)
    believe(state, 1, "calvinism")
    assert are_dissenters(state, 0, 1)


@rule("15.6.2")
@pytest.mark.parametrize("option", ["no", "yes"])
@pytest.mark.parametrize("religion", [CATHOLIC, "calvinism", "counter_reformation", "lutheranism"])
def test_15_6_2_russia_and_the_ottomans_are_dissenters_to_everybody(
    religion: str, option: str
) -> None:
    state = quiet_position("russia", "ottoman", "france", one_catholicism=option)
    if religion:
        believe(state, 2, religion)
    assert dissenters(state, 0) == [1, 2]
    assert dissenters(state, 1) == [2, 0]
    assert dissenters(state, 2) == [0, 1]


@rule("15.6.2", "10.2", "R14")
@pytest.mark.parametrize("ruler", ["", "defender_of_the_faith"])
def test_15_6_2_modifiers_count_against_dissenters_only(ruler: str) -> None:
    extra = 3 if ruler else 0
    state = quiet_position("france", "spain", "ottoman", "england")
    believe(state, 0, "counter_reformation")
    believe(state, 1, "counter_reformation")
    if ruler:
        rule_by(state, 0, ruler)
    assert both(state, 0, 1) == (0, 0)
    assert both(state, 0, 2) == (3 + extra, 3 + extra)
    assert both(state, 0, 3) == (3 + extra, 3 + extra)
    assert both(state, 3, 0) == (0, 1)


@rule("15.6.2", "R14")
def test_15_6_2_one_catholicism_makes_peace_among_catholics() -> None:
    state = quiet_position("france", "spain", "ottoman", one_catholicism="yes")
    believe(state, 0, "counter_reformation")
    assert both(state, 0, 1) == (0, 0)
    assert both(state, 0, 2) == (3, 3)


# -- who wins, and what it brings ---------


@rule("10.2")
def test_10_2_the_attacker_wins_by_a_single_point() -> None:
    state = quiet_position("france", "spain")
    levels(state, 0, prestige=5)
    levels(state, 1, army=2, prestige=5)
    table = declare(state, "border_raids", "land_war spain")
    assert strengths(table) == (3, 2)
    assert asked(table) == (1, "ask-peace")
    assert table.state.glory == [1, 0]
    assert (level(table, 0, "prestige"), level(table, 1, "prestige")) == (6, 4)


@rule("10.2")
def test_10_2_a_tie_is_won_by_the_defender() -> None:
    state = quiet_position("france", "spain")
    state.ducats = [10, 10]
    levels(state, 0, prestige=5, weapons=4)
    levels(state, 1, army=3, prestige=5)
    table = declare(state, "border_raids", "land_war spain")
    assert strengths(table) == (3, 3)
    assert turn_is_over(table)
    assert table.state.glory == [0, 1]
    assert (level(table, 0, "prestige"), level(table, 1, "prestige")) == (4, 6)
    assert table.state.ducats == [10, 10]
    assert logged(table, "log-plunder") == []
    moments = [line.moment for line in table.log if line.moment is not None]
    assert [(each.kind, each.data["tied"], each.data["winner"]) for each in moments] == [
        ("war", True, 1)
    ]


@rule("10.2")
def test_10_2_who_has_no_prestige_loses_none() -> None:
    state = quiet_position("france", "spain")
    levels(state, 1, army=3)
    table = declare(state, "border_raids", "land_war spain")
    assert level(table, 0, "prestige") == 0
    assert level(table, 1, "prestige") == 1


@rule("10.2", "12.0")
def test_10_2_an_attacker_at_ten_prestige_blooms() -> None:
    state = quiet_position("france", "spain")
    levels(state, 0, prestige=10)
    table = declare(state, "border_raids", "land_war spain")
    assert turn_is_over(table)
    assert table.state.glory == [2, 0]
    assert table.state.level[0][PRESTIGE] == 10


@rule("10.2", "12.0")
def test_10_2_a_defender_at_ten_prestige_gains_glory_only() -> None:
    state = quiet_position("france", "spain")
    levels(state, 1, prestige=10, army=5)
    table = declare(state, "border_raids", "land_war spain")
    assert table.state.glory == [0, 1]
    assert table.state.level[1][PRESTIGE] == 10
    assert not table.state.bloom


@rule("10.2", "14.0")
def test_10_2_the_defender_can_reach_the_end_space() -> None:
    state = quiet_position("france", "spain")
    state.glory = [0, 39]
    levels(state, 1, army=5)
    table = declare(state, "border_raids", "land_war spain")
    assert table.state.ended_by == 1
