"""15.3 Plots: what each counts, its cap, and its further effect."""

import pytest

from greatpowers.games.imperialism.components import CARDS, NOTHING
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    give,
    hand,
    lay,
    level,
    levels,
    options,
    play,
    refusal,
    rule_by,
    throw_away,
)
from tests.rules.imperialism.war_scenes import act, discards, offers, quiet_position, turn_is_over

LANDS = ("silesia", "saxony", "moldavia", "navarre", "genoa")
COLONIES = ("azores", "brazil", "peru", "mexico", "cape")
PLOTS = [
    "corrupt_officials",
    "persecution",
    "harassed_merchants",
    "border_raids",
    "venal_advisers",
    "magnates_plot",
]


def plot(card: str, lands: int = 0, colonies: int = 0, **numbers: int) -> State:
    """Return a position in which France holds a plot and England what it may count."""
    state = quiet_position()
    state.ducats = [0, 50]
    give(state, 0, card)
    lay(state, 1, *LANDS[:lands], *COLONIES[:colonies])
    levels(state, 1, **numbers)
    return state


# -- what each counts ---------


@rule("8.1", "15.3.1", "15.3.3", "15.3.4", "15.3.5", "15.3.6")
@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("corrupt_officials", {"land": 3, "colony": 2}),
        ("harassed_merchants", {"textiles": 4, "food": 5, "colony": 4}),
        ("border_raids", {"land": 6, "colony": 4}),
        ("venal_advisers", {"army": 6, "fleet": 7}),
        ("magnates_plot", {"land": 3, "colony": 2}),
    ],
)
def test_15_3_a_plot_counts_one_of_its_rows(card: str, worth: dict[str, int]) -> None:
    for what, ducats in worth.items():
        state = plot(card, 3, 2, textiles=4, food=5, army=6, fleet=7, spices=8, prestige=2)
        table = act(state, f"play {card}")
        assert asked(table) == (0, "ask-count")
        assert offers(table, *(f"count {each}" for each in worth))
        assert refusal(table, "count spices") == ("no-card-does-not-count-that", "8.1")
        play(table, f"count {what}")
        assert table.state.ducats == [ducats, 50 - ducats]
        assert level(table, 1, "prestige") == 2
        assert discards(table) == [card]


@rule("8.1")
def test_15_3_what_is_not_there_cannot_be_counted() -> None:
    table = act(plot("harassed_merchants", textiles=2, colonies=1), "play harassed_merchants")
    assert offers(table, "count textiles", "count colony")
    assert refusal(table, "count food") == ("no-nothing-to-count", "8.1")


@rule("8.1")
def test_15_3_a_single_row_is_counted_without_a_question() -> None:
    table = act(plot("corrupt_officials", lands=2), "play corrupt_officials")
    assert table.state.ducats == [2, 48]
    assert turn_is_over(table)


@rule("8.1", "R6")
def test_15_3_india_and_china_count_as_colonies() -> None:
    state = plot("border_raids", colonies=1)
    lay(state, 1, "india", "china")
    assert act(state, "play border_raids").state.ducats == [6, 44]


@rule("8.1")
@pytest.mark.parametrize("card", PLOTS)
def test_15_3_a_plot_against_who_has_nothing_takes_nothing(card: str) -> None:
    table = act(plot(card), f"play {card}")
    assert table.state.ducats == [0, 50]
    assert discards(table) == [card]


@rule("8.1", "5.3.2")
@pytest.mark.parametrize("card", PLOTS)
def test_15_3_a_plot_is_played_against_another_player(card: str) -> None:
    state = quiet_position("france", "england", "spain")
    give(state, 0, card)
    table = act(state, f"play {card}")
    assert asked(table) == (0, "ask-victim")
    assert offers(table, "against england", "against spain")
    assert refusal(table, "against france") == ("no-that-is-you", "8.0")
    assert refusal(table, "against ottoman") == ("no-power-not-in-game", "4.6")
    assert hand(table, 0) == []


@rule("8.1", "5.3.3")
def test_15_3_a_plot_is_no_event_and_cannot_be_cancelled() -> None:
    state = plot("border_raids", lands=1)
    give(state, 1, "diplomatic_gambit")
    assert turn_is_over(act(state, "play border_raids"))


# -- caps ---------


@rule("15.3.4")
@pytest.mark.parametrize(("lands", "ducats"), [(3, 6), (4, 8), (5, 8)])
def test_15_3_4_border_raids_take_eight_at_most(lands: int, ducats: int) -> None:
    table = act(plot("border_raids", lands), "play border_raids")
    assert table.state.ducats == [ducats, 50 - ducats]


@rule("15.3.5")
@pytest.mark.parametrize(("army", "ducats"), [(9, 9), (10, 10), (14, 10)])
def test_15_3_5_venal_advisers_take_ten_at_most(army: int, ducats: int) -> None:
    table = act(plot("venal_advisers", army=army), "play venal_advisers")
    assert table.state.ducats == [ducats, 50 - ducats]


@rule("15.3.1", "15.3.3", "15.3.6")
@pytest.mark.parametrize(
    ("card", "numbers", "ducats"),
    [
        ("harassed_merchants", {"food": 10}, 10),
        ("corrupt_officials", {"lands": 5}, 5),
        ("magnates_plot", {"colonies": 5}, 5),
        ("persecution", {"prestige": 10}, 10),
    ],
)
def test_15_3_other_plots_have_no_cap(card: str, numbers: dict[str, int], ducats: int) -> None:
    assert act(plot(card, **numbers), f"play {card}").state.ducats[0] == ducats


# -- a victim too poor ---------


@rule("8.1", "10.6")
@pytest.mark.parametrize("card", PLOTS)
def test_15_3_who_has_too_little_gives_all_and_loses_prestige(card: str) -> None:
    state = plot(card, 2, 0, prestige=4, army=2, food=2)
    state.ducats[1] = 1
    table = act(state, f"play {card}")
    assert table.state.ducats == [1, 0]
    assert level(table, 1, "prestige") == (2 if card == "persecution" else 3)


# -- further effects ---------


@rule("15.3.1", "R16")
def test_15_3_1_corrupt_officials_bring_an_event_from_the_discard_pile() -> None:
    state = plot("corrupt_officials", lands=1)
    throw_away(state, "pirates", "reformer", "historic_victory", "settlement")
    table = act(state, "play corrupt_officials")
    assert table.state.ducats == [1, 49]
    assert asked(table) == (0, "ask-retrieve")
    assert offers(table, "pass", "retrieve pirates", "retrieve settlement")
    for other in ("reformer", "historic_victory", "corrupt_officials"):
        assert refusal(table, f"retrieve {other}") == ("no-not-that-kind-of-card", "5.3")
    assert refusal(table, "retrieve exceptional_year") == ("no-not-in-discard", "5.3")
    play(table, "retrieve pirates")
    assert hand(table, 0) == ["pirates"]


@rule("15.3.1")
def test_15_3_1_the_event_may_be_left_there_or_be_missing() -> None:
    state = plot("corrupt_officials", lands=1)
    throw_away(state, "pirates")
    table = act(state, "play corrupt_officials", "pass")
    assert hand(table, 0) == []
    state = plot("corrupt_officials", lands=1)
    throw_away(state, "border_raids")
    assert turn_is_over(act(state, "play corrupt_officials"))


@rule("15.3.2")
@pytest.mark.parametrize(("prestige", "left"), [(5, 4), (1, 0), (0, 0)])
def test_15_3_2_persecution_counts_prestige_and_takes_a_point(prestige: int, left: int) -> None:
    table = act(plot("persecution", prestige=prestige), "play persecution")
    assert table.state.ducats == [prestige, 50 - prestige]
    assert level(table, 1, "prestige") == left


@rule("15.3.6")
@pytest.mark.parametrize(
    ("ruler", "falls"),
    [("reformer", True), ("great_dynasty", True), ("madman", False), ("bureaucrat", False)],
)
def test_15_3_6_the_magnates_depose_a_positive_ruler_only(ruler: str, falls: bool) -> None:
    state = plot("magnates_plot", lands=1)
    rule_by(state, 1, ruler)
    table = act(state, "play magnates_plot")
    left = table.state.ruler[1]
    assert (left == NOTHING) if falls else (CARDS[left] == ruler)
    assert discards(table) == ([ruler, "magnates_plot"] if falls else ["magnates_plot"])
    assert table.state.ducats == [1, 49]


@rule("15.3.6")
def test_15_3_6_the_own_ruler_stays() -> None:
    state = plot("magnates_plot")
    rule_by(state, 0, "reformer")
    table = act(state, "play magnates_plot")
    assert CARDS[table.state.ruler[0]] == "reformer"


@rule("15.3.4", "15.3.5", "10.1")
@pytest.mark.parametrize("card", PLOTS)
def test_15_3_two_plots_are_war_cards_as_well(card: str) -> None:
    table = act(plot(card))
    is_war_card = card in ("border_raids", "venal_advisers")
    assert (f"attack {card}" in options(table)) is is_war_card
    assert f"play {card}" in options(table)
