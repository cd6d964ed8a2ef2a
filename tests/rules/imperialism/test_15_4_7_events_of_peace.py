"""15.4.7 to 15.4.11 Events of peace: when each may be played, and what it does."""

import pytest

from greatpowers.games.imperialism.components import GOLD, PROFIT, TRACKS
from greatpowers.games.imperialism.state import EXCHANGE, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    after,
    asked,
    give,
    hand,
    lay,
    level,
    levels,
    open_table,
    options,
    pass_all,
    play,
    price,
    refusal,
    throw_away,
)
from tests.rules.imperialism.war_scenes import (
    act,
    discards,
    offers,
    quiet_position,
    turn_is_over,
)

# -- 15.4.7 diplomatic gambit in an intrigue, 15.4.8 rise of burghers ---------


@rule("15.4.7")
def test_15_4_7_the_gambit_brings_two_points_of_prestige() -> None:
    state = quiet_position()
    give(state, 0, "diplomatic_gambit")
    table = act(state, "play diplomatic_gambit")
    assert level(table, 0, "prestige") == 2
    assert discards(table) == ["diplomatic_gambit"]


@rule("15.4.7", "12.0")
def test_15_4_7_beyond_ten_prestige_culture_blooms() -> None:
    state = quiet_position()
    levels(state, 0, prestige=9)
    give(state, 0, "diplomatic_gambit")
    table = act(state, "play diplomatic_gambit")
    assert level(table, 0, "prestige") == 10
    assert table.state.glory == [1, 0]


@rule("15.4.8", "R6")
@pytest.mark.parametrize(("oriental", "glory"), [(0, 0), (2, 0), (3, 1), (5, 1)])
def test_15_4_8_burghers_pay_for_territories_and_rich_trade_brings_glory(
    oriental: int, glory: int
) -> None:
    state = quiet_position()
    lay(state, 0, "silesia", "azores", "china")
    levels(state, 0, oriental=oriental)
    give(state, 0, "rise_of_burghers")
    table = act(state, "play rise_of_burghers")
    assert table.state.ducats == [3, 0]
    assert table.state.glory == [glory, 0]


@rule("15.4.7", "15.4.8", "R13")
def test_15_4_8_burghers_and_gambit_are_both_events() -> None:
    state = quiet_position()
    give(state, 0, "rise_of_burghers", "diplomatic_gambit", "border_raids")
    table = act(state, "play rise_of_burghers")
    assert asked(table) == (0, "ask-second-intrigue")
    assert refusal(table, "play diplomatic_gambit") == ("no-same-kind-twice", "8.0")
    assert "play border_raids" in options(table)


@rule("15.4.7", "15.4.8", "6.4")
@pytest.mark.parametrize("card", ["rise_of_burghers", "diplomatic_gambit"])
def test_15_4_8_not_when_intrigue_was_the_last_action(card: str) -> None:
    state = quiet_position()
    after(state, 0, "intrigue")
    give(state, 0, card)
    assert refusal(open_table(state), f"play {card}") == ("no-same-action-again", "6.4")


# -- 15.4.9 intercepted plans ---------


@rule("15.4.9")
def test_15_4_9_look_at_a_hand_and_take_an_event() -> None:
    state = quiet_position("france", "england", "spain")
    give(state, 0, "intercepted_plans")
    give(state, 1, "pirates", "reformer", "historic_victory", "silesia")
    give(state, 2, "settlement")
    table = act(state, "play intercepted_plans")
    pass_all(table)
    assert offers(table, "against england", "against spain")
    assert refusal(table, "against france") == ("no-that-is-you", "8.0")
    play(table, "against england")
    assert offers(table, "seize pirates")
    for other in ("reformer", "historic_victory", "silesia"):
        assert refusal(table, f"seize {other}") == ("no-not-that-kind-of-card", "5.3")
    assert refusal(table, "seize settlement") == ("no-not-in-their-hand", "6.3")
    play(table, "seize pirates")
    assert hand(table, 0) == ["pirates"]
    assert asked(table) == (0, "ask-action")


@rule("15.4.9")
def test_15_4_9_a_hand_without_events_is_only_looked_at() -> None:
    state = quiet_position()
    give(state, 0, "intercepted_plans")
    give(state, 1, "reformer")
    table = act(state, "play intercepted_plans")
    pass_all(table)
    assert asked(table) == (0, "ask-seize")
    assert offers(table, "pass")
    play(table, "pass")
    assert (hand(table, 0), hand(table, 1)) == ([], ["reformer"])


@rule("15.4.9")
def test_15_4_9_empty_hands_cannot_be_looked_at() -> None:
    state = quiet_position("france", "england", "spain")
    give(state, 0, "intercepted_plans")
    give(state, 2, "silesia")
    table = act(state, "play intercepted_plans")
    assert asked(table) == (0, "ask-seize")
    state = quiet_position()
    give(state, 0, "intercepted_plans")
    table = act(state, "play intercepted_plans")
    assert asked(table) == (0, "ask-action")


@rule("15.4.9")
def test_15_4_9_it_is_no_action_and_both_copies_may_be_played() -> None:
    state = quiet_position()
    after(state, 0, "intrigue")
    give(state, 0, "intercepted_plans", "intercepted_plans")
    give(state, 1, "pirates", "settlement")
    table = open_table(state)
    for seized in ("pirates", "settlement"):
        play(table, "play intercepted_plans")
        pass_all(table)
        play(table, f"seize {seized}")
    assert sorted(hand(table, 0)) == ["pirates", "settlement"]
    play(table, "collect_taxes")
    assert asked(table)[0] == 0 or turn_is_over(table)


@rule("15.4.9", "6.2")
def test_15_4_9_not_before_the_hand_is_filled() -> None:
    state = quiet_position()
    state.stage = EXCHANGE
    give(state, 0, "intercepted_plans")
    table = open_table(state)
    assert asked(table) == (0, "ask-discard")
    assert "play intercepted_plans" not in options(table)


@rule("15.4.9", "R27")
def test_15_4_9_who_gained_cards_may_intercept_before_the_turn_ends() -> None:
    state = quiet_position()
    give(state, 0, "reformer")
    give(state, 1, "pirates")
    throw_away(state, "intercepted_plans")
    levels(state, 0, shipyards=1)
    table = act(state, "develop shipyards", "retrieve intercepted_plans")
    assert asked(table) == (0, "ask-intercept")
    play(table, "play intercepted_plans")
    pass_all(table)
    play(table, "seize pirates")
    pass_all(table)
    assert turn_is_over(table)


@rule("15.4.9", "R27")
def test_15_4_9_who_gained_no_cards_is_not_asked_again() -> None:
    state = quiet_position()
    give(state, 0, "intercepted_plans")
    give(state, 1, "pirates")
    assert turn_is_over(act(state, "collect_taxes"))


# -- 15.4.10 colonial rush ---------


LEFT = 4
"""The ducats that a colonist does not need for Brazil."""


def colonist(*cards: str) -> State:
    state = quiet_position()
    state.ducats = [price("brazil") + LEFT, 0]
    levels(state, 0, army=2, fleet=4, gold=1, spices=2)
    give(state, 0, *cards)
    return state


@rule("15.4.10")
@pytest.mark.parametrize(("what", "number"), [("gold", 2), ("spices", 3), ("oriental", 0)])
def test_15_4_10_the_rush_brings_the_present_profit_of_a_luxury(what: str, number: int) -> None:
    table = act(colonist("brazil", "colonial_rush"), "conquer brazil")
    assert asked(table) == (0, "ask-colonial-rush")
    play(table, "play colonial_rush")
    assert offers(table, "count gold", "count spices", "count oriental")
    play(table, f"count {what}")
    assert table.state.ducats == [LEFT + PROFIT[TRACKS.index(what)][number], 0]
    assert discards(table) == ["colonial_rush"]


@rule("15.4.10")
def test_15_4_10_both_copies_may_be_played_or_none() -> None:
    table = act(colonist("brazil", "colonial_rush", "colonial_rush"), "conquer brazil")
    play(table, *["play colonial_rush", "count gold"] * 2)
    assert table.state.ducats == [LEFT + 2 * PROFIT[GOLD][2], 0]
    assert turn_is_over(table)
    table = act(colonist("brazil", "colonial_rush"), "conquer brazil", "pass")
    assert hand(table, 0) == ["colonial_rush"]
    assert turn_is_over(table)


@rule("15.4.10", "R7")
@pytest.mark.parametrize("territory", ["genoa", "india", "china"])
def test_15_4_10_only_after_a_colony_card(territory: str) -> None:
    state = colonist("genoa", "colonial_rush")
    state.ducats = [20, 0]
    levels(state, 0, army=9, fleet=9, prestige=9)
    assert turn_is_over(act(state, f"conquer {territory}"))


@rule("15.4.10", "R32")
def test_15_4_10_who_could_hold_the_rush_is_asked() -> None:
    table = act(colonist("brazil", "reformer"), "conquer brazil")
    assert asked(table) == (0, "ask-colonial-rush")
    assert offers(table, "pass")
    assert refusal(table, "play colonial_rush") == ("no-not-in-hand", "6.3")
    assert turn_is_over(act(colonist("brazil"), "conquer brazil"))


# -- 15.4.11 exceptional year ---------


@rule("15.4.11")
def test_15_4_11_three_ducats_before_the_good_is_named() -> None:
    state = quiet_position()
    levels(state, 0, food=1)
    give(state, 0, "exceptional_year")
    table = act(state, "play exceptional_year")
    assert asked(table) == (0, "ask-good-year")
    assert offers(table, "gain_ducats")
    assert refusal(table, "gain_glory") == ("no-too-few-oriental", "15.4.11")
    play(table, "gain_ducats")
    assert table.state.ducats == [3, 0]
    assert asked(table) == (0, "ask-good")
    play(table, "develop food")
    assert table.state.ducats == [5, 0]
    assert turn_is_over(table)


@rule("15.4.11")
@pytest.mark.parametrize(("oriental", "possible"), [(1, False), (2, True), (3, True)])
def test_15_4_11_glory_needs_two_levels_of_oriental_goods(oriental: int, possible: bool) -> None:
    state = quiet_position()
    levels(state, 0, oriental=oriental)
    give(state, 0, "exceptional_year")
    table = act(state, "play exceptional_year")
    assert ("gain_glory" in options(table)) is possible
    if possible:
        play(table, "gain_glory")
        assert table.state.glory == [1, 0]
        assert table.state.ducats == [0, 0]


@rule("15.4.11")
def test_15_4_11_both_copies_in_one_development() -> None:
    state = quiet_position()
    give(state, 0, "exceptional_year", "exceptional_year")
    table = act(state, "play exceptional_year", "gain_ducats", "play exceptional_year")
    play(table, "gain_ducats", "develop food")
    assert table.state.ducats == [6, 0]


@rule("15.4.11", "6.4")
def test_15_4_11_not_when_development_was_the_last_action() -> None:
    state = quiet_position()
    after(state, 0, "development")
    give(state, 0, "exceptional_year")
    table = open_table(state)
    assert refusal(table, "play exceptional_year") == ("no-same-action-again", "6.4")
