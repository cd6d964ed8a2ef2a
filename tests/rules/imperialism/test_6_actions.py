"""6.4 The action phase: five actions, never the same twice, and Intercepted plans beside them."""

import pytest

from greatpowers.games.imperialism.components import ACTIONS
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    after,
    asked,
    give,
    hand,
    levels,
    open_table,
    options,
    pass_all,
    play,
    position,
    refusal,
    rule_by,
    throw_away,
)

WAYS = {
    "development": "develop food",
    "intrigue": "play persecution",
    "conquest": "conquer moldavia",
    "war": "attack border_raids",
    "taxes": "collect_taxes",
}


def able() -> State:
    """Return a position in which the first power could do everything."""
    state = position()
    give(state, 0, "persecution", "border_raids", "moldavia", "exceptional_year")
    levels(state, 0, army=5, prestige=4, weapons=1)
    state.ducats[0] = 20
    state.has_achieved = True
    return state


@rule("6.4")
def test_6_4_there_are_five_actions() -> None:
    found = options(open_table(able()))
    assert tuple(WAYS) == ACTIONS
    assert set(WAYS.values()) <= set(found)


@rule("6.4")
@pytest.mark.parametrize("action", ACTIONS)
def test_6_4_the_action_of_the_turn_before_is_barred_and_no_other(action: str) -> None:
    state = able()
    after(state, 0, action)
    after(state, 1, "taxes" if action != "taxes" else "war")
    table = open_table(state)
    for other, way in WAYS.items():
        if other == action:
            assert refusal(table, way) == ("no-same-action-again", "6.4")
        else:
            assert way in options(table)


@rule("6.4")
def test_6_4_all_ways_of_a_barred_action_are_barred() -> None:
    state = able()
    after(state, 0, "development")
    table = open_table(state)
    assert refusal(table, "play exceptional_year") == ("no-same-action-again", "6.4")
    after(state, 0, "intrigue")
    table = open_table(state)
    assert refusal(table, "convert counter_reformation") == ("no-same-action-again", "6.4")
    assert "play exceptional_year" in options(table)


@rule("6.4")
@pytest.mark.parametrize(
    ("answers", "action"),
    [
        (("develop gold",), "development"),
        (("play exceptional_year", "gain_ducats", "develop gold"), "development"),
        (("play persecution", "done"), "intrigue"),
        (("convert counter_reformation",), "intrigue"),
        (("conquer moldavia",), "conquest"),
        (("attack border_raids", "land_war england"), "war"),
        (("collect_taxes",), "taxes"),
    ],
)
def test_6_4_the_marker_shows_the_last_action(answers: tuple[str, ...], action: str) -> None:
    table = open_table(able())
    play(table, *answers)
    assert table.state.last_action == [ACTIONS.index(action), -1]


@rule("6.4")
def test_6_4_two_turns_later_an_action_is_possible_again() -> None:
    state = position()
    table = open_table(state)
    play(table, "collect_taxes")
    _default_turn(table)
    play(table, *["draw providence"] * 5)
    assert refusal(table, "collect_taxes") == ("no-same-action-again", "6.4")
    play(table, "develop gold")
    pass_all(table)
    _default_turn(table)
    play(table, "done")
    assert "collect_taxes" in options(table)
    assert refusal(table, "develop gold") == ("no-same-action-again", "6.4")


def _default_turn(table: ImperialismTable) -> None:
    """Let the second seat play a turn by defaults."""
    while table.state.active == 1:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))


@rule("6.4", "R8")
def test_r8_an_action_needs_a_way_to_be_carried_out() -> None:
    state = position()
    table = open_table(state)
    verbs = {option.split()[0] for option in options(table)}
    assert verbs == {"develop", "collect_taxes"}
    assert refusal(table, "attack border_raids") == ("no-not-in-hand", "6.3")
    assert refusal(table, "conquer moldavia") == ("no-not-in-hand", "6.3")
    assert refusal(table, "play persecution") == ("no-not-in-hand", "6.3")


@rule("R8")
@pytest.mark.parametrize(
    ("before", "verb"), [("development", "collect_taxes"), ("taxes", "develop")]
)
def test_r8_there_is_always_development_or_taxes(before: str, verb: str) -> None:
    state = position()
    after(state, 0, before)
    assert {option.split()[0] for option in options(open_table(state))} == {verb}


# -- 15.4.9 Intercepted plans beside the action ----------------------------------------------


@rule("6.4", "15.4.9")
def test_6_4_plans_can_be_intercepted_before_the_action_which_is_still_to_come() -> None:
    state = position()
    give(state, 0, "intercepted_plans")
    give(state, 1, "pirates", "madman")
    after(state, 0, "taxes")
    table = open_table(state)
    play(table, "play intercepted_plans")
    pass_all(table)
    assert refusal(table, "seize madman") == ("no-not-that-kind-of-card", "5.3")
    assert refusal(table, "seize settlement") == ("no-not-in-their-hand", "6.3")
    play(table, "seize pirates")
    assert hand(table, 0) == ["pirates"]
    assert hand(table, 1) == ["madman"]
    assert asked(table) == (0, "ask-action")
    assert refusal(table, "collect_taxes") == ("no-same-action-again", "6.4")
    assert "develop food" in options(table)


@rule("6.4", "15.4.9")
def test_6_4_intercepted_plans_do_not_need_an_intrigue() -> None:
    state = position()
    give(state, 0, "intercepted_plans", "persecution")
    give(state, 1, "pirates")
    after(state, 0, "intrigue")
    table = open_table(state)
    assert refusal(table, "play persecution") == ("no-same-action-again", "6.4")
    assert "play intercepted_plans" in options(table)


@rule("6.4", "15.4.9")
def test_6_4_both_plans_can_be_intercepted_one_after_the_other() -> None:
    state = position()
    give(state, 0, "intercepted_plans", "intercepted_plans")
    give(state, 1, "pirates", "pirates")
    table = open_table(state)
    for _ in range(2):
        play(table, "play intercepted_plans")
        pass_all(table)
        play(table, "seize pirates")
    assert hand(table, 0) == ["pirates", "pirates"]
    assert asked(table) == (0, "ask-action")


@rule("R27", "15.4.9")
def test_r27_who_gained_cards_by_the_action_may_intercept_at_the_end_of_the_turn() -> None:
    state = position()
    throw_away(state, "intercepted_plans")
    levels(state, 0, shipyards=1)
    give(state, 1, "settlement")
    table = open_table(state)
    play(table, "develop shipyards", "retrieve intercepted_plans")
    assert asked(table) == (0, "ask-intercept")
    play(table, "play intercepted_plans")
    pass_all(table)
    play(table, "seize settlement")
    assert hand(table, 0) == ["settlement"]


@rule("R27")
def test_r27_nobody_has_to_intercept_at_the_end() -> None:
    state = position()
    throw_away(state, "intercepted_plans")
    levels(state, 0, shipyards=1)
    table = open_table(state)
    play(table, "develop shipyards", "retrieve intercepted_plans", "pass")
    assert table.state.active == 1
    assert hand(table, 0) == ["intercepted_plans"]


@rule("R27")
def test_r27_who_gained_no_cards_is_not_asked_at_the_end() -> None:
    state = position()
    give(state, 0, "intercepted_plans")
    table = open_table(state)
    play(table, "collect_taxes")
    assert table.state.active == 1


@rule("R27")
def test_r27_the_question_does_not_depend_on_what_was_seized_unseen() -> None:
    asks = []
    for seized in ("intercepted_plans", "madman"):
        state = position()
        give(state, 0, "great_diplomat", "persecution")
        give(state, 1, seized)
        table = open_table(state)
        play(table, "play great_diplomat", "against england")
        table.answer(0, f"seize {seized}")
        asks.append(asked(table))
    assert asks == [(0, "ask-intercept")] * 2


@rule("6.4")
def test_6_4_a_ruler_who_forbids_war_bars_that_action() -> None:
    state = able()
    rule_by(state, 0, "civil_war")
    table = open_table(state)
    assert refusal(table, "attack border_raids") == ("no-ruler-forbids-war", "16.0")
    assert "collect_taxes" in options(table)
