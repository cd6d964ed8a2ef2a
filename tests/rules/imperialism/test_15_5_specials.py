"""15.5 Special cards: war cards that reward the attacker who wins with them."""

import pytest

from greatpowers.games.imperialism.state import State
from greatpowers.games.imperialism.view import view
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    give,
    hand,
    levels,
    open_table,
    play,
    refusal,
    throw_away,
)
from tests.rules.imperialism.war_scenes import (
    declare,
    discards,
    logged,
    offers,
    quiet_position,
    strengths,
    turn_is_over,
)

LAND_WAR, SEA_WAR = "land_war spain", "sea_war spain"


def lead_of(lead: int) -> State:
    """Return a position in which France wins by some points with a special card."""
    state = quiet_position("france", "spain")
    levels(state, 0, army=5, fleet=5)
    levels(state, 1, army=6 - lead, fleet=6 - lead)
    return state


@rule("5.3.4", "8.0")
@pytest.mark.parametrize("card", ["historic_victory", "war_for_influence"])
def test_15_5_special_cards_are_war_cards_only(card: str) -> None:
    state = quiet_position()
    give(state, 0, card)
    assert refusal(open_table(state), f"play {card}") == ("no-not-for-intrigue", "8.0")


# -- 15.5.1 historic victory -----------------------------------------------------------------------


@rule("15.5.1", "5.3.4")
@pytest.mark.parametrize("war", [LAND_WAR, SEA_WAR])
@pytest.mark.parametrize(("lead", "glory"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_15_5_1_a_lead_of_three_brings_another_point_of_glory(
    war: str, lead: int, glory: int
) -> None:
    table = declare(lead_of(lead), "historic_victory", war)
    attack, defence = strengths(table)
    assert attack - defence == lead
    assert table.state.glory == [glory, 0]


@rule("15.5.1")
def test_15_5_1_other_cards_bring_none() -> None:
    table = declare(lead_of(4), "border_raids", LAND_WAR)
    assert strengths(table) == (8, 2)
    assert table.state.glory == [1, 0]


@rule("15.5.1")
def test_15_5_1_nothing_for_who_defends_with_it_or_loses() -> None:
    state = quiet_position("france", "spain")
    levels(state, 1, army=9)
    give(state, 1, "historic_victory")
    table = declare(state, "historic_victory", LAND_WAR)
    play(table, "defend historic_victory")
    assert strengths(table) == (1, 10)
    assert table.state.glory == [0, 1]


# -- 15.5.2 war for influence ----------------------------------------------------------------------


def influence(*cards: str) -> State:
    state = lead_of(1)
    state.ducats = [0, 5]
    throw_away(state, *cards)
    return state


@rule("15.5.2", "5.3.4", "R16")
def test_15_5_2_any_card_is_taken_before_the_peace_talks() -> None:
    table = declare(influence("reformer", "madman", "persecution"), "war_for_influence", LAND_WAR)
    assert asked(table) == (0, "ask-retrieve")
    assert offers(table, "pass", "retrieve reformer", "retrieve madman", "retrieve persecution")
    assert refusal(table, "retrieve pirates") == ("no-not-in-discard", "5.3")
    play(table, "retrieve madman")
    assert hand(table, 0) == ["madman"]
    assert view(table.state, 1)["empires"][0]["known_cards"] == ["madman"]
    assert asked(table) == (1, "ask-peace")
    play(table, "pay_tribute")


@rule("15.5.2")
def test_15_5_2_the_cards_of_this_war_are_not_there_yet() -> None:
    state = influence("reformer")
    give(state, 1, "pirates")
    table = declare(state, "war_for_influence", LAND_WAR)
    play(table, "defend pirates")
    assert offers(table, "pass", "retrieve reformer")
    for card in ("war_for_influence", "pirates"):
        assert refusal(table, f"retrieve {card}") == ("no-not-in-discard", "5.3")


@rule("15.5.2")
def test_15_5_2_the_card_may_be_left_there() -> None:
    table = declare(influence("reformer"), "war_for_influence", LAND_WAR)
    play(table, "pass")
    assert hand(table, 0) == []
    assert asked(table) == (1, "ask-peace")


@rule("15.5.2")
def test_15_5_2_an_empty_discard_pile_gives_nothing() -> None:
    table = declare(influence(), "war_for_influence", LAND_WAR)
    assert asked(table) == (1, "ask-peace")


@rule("15.5.2")
def test_15_5_2_nothing_for_who_loses_with_it_or_attacks_with_another_card() -> None:
    state = influence("reformer")
    levels(state, 1, army=9)
    table = declare(state, "war_for_influence", LAND_WAR)
    assert turn_is_over(table)
    assert discards(table) == ["reformer", "war_for_influence"]
    table = declare(influence("reformer"), "border_raids", LAND_WAR)
    assert asked(table) == (1, "ask-peace")


@rule("15.5.2", "15.4.9", "R27")
def test_15_5_2_plans_taken_so_can_be_used_before_the_turn_ends() -> None:
    state = influence("intercepted_plans")
    give(state, 1, "settlement")
    table = declare(state, "war_for_influence", LAND_WAR)
    play(table, "done", "retrieve intercepted_plans", "pay_tribute")
    while asked(table)[1] == "ask-war-event":
        play(table, "pass")
    assert asked(table) == (0, "ask-intercept")
    assert offers(table, "pass", "play intercepted_plans")
    assert logged(table, "log-war-won") != []
