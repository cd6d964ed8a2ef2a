"""13.0 Achievements: when one is taken, how many, and what comes next."""

import pytest

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENTS,
    GOLD,
    IS_COLONY,
    PROFIT,
    TERRITORIES,
    WEAPONS,
)
from greatpowers.games.imperialism.rules.needs import available, is_met
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    before_exchange,
    give,
    lay,
    level,
    levels,
    open_table,
    options,
    pass_all,
    play,
    position,
    refusal,
    rule_by,
    show_achievements,
    wanted,
)

((_, RICH),) = ACHIEVEMENT_NEEDS[ACHIEVEMENTS.index("banking")][0]
"""The ducats that Banking wants to be shown."""


def names(achievements: list[int]) -> list[str]:
    """Return the names of achievements."""
    return [ACHIEVEMENTS[each] for each in achievements]


def taxed(state: State) -> ImperialismTable:
    """Let the first power collect taxes."""
    table = open_table(state)
    play(table, "collect_taxes")
    return table


def capable(*seen: str, **numbers: int) -> State:
    """Return a position with some achievements on the table and levels for the first power."""
    state = position()
    show_achievements(state, *seen)
    levels(state, 0, **numbers)
    return state


@rule("13.0", "R19")
def test_13_0_a_met_achievement_may_wait_but_not_beyond_the_end_of_the_turn() -> None:
    table = taxed(capable("caravel", "artillery", **wanted("caravel")))
    assert asked(table) == (0, "ask-achieve-now")
    assert options(table) == ["pass", "achieve caravel"]
    play(table, "pass")
    assert asked(table) == (0, "ask-achieve")
    assert options(table) == ["achieve caravel"]
    assert refusal(table, "pass") == ("no-not-asked", "13.0")
    play(table, "achieve caravel")
    assert names(table.state.achieved[0]) == ["caravel"]
    assert table.state.glory[0] == 1
    assert level(table, 0, "shipyards") == 1
    assert table.state.active == 1


@rule("13.0", "R19")
def test_13_0_taken_at_once_it_is_not_asked_for_again() -> None:
    table = taxed(capable("caravel", "artillery", **wanted("caravel")))
    play(table, "achieve caravel")
    assert table.state.active == 1


@rule("13.0", "R19")
def test_r19_it_may_be_agreed_that_an_achievement_is_taken_at_once() -> None:
    state = position(achievements="at_once")
    show_achievements(state, "caravel", "artillery")
    levels(state, 0, **wanted("caravel"))
    table = taxed(state)
    assert asked(table) == (0, "ask-achieve")
    assert options(table) == ["achieve caravel"]


@rule("13.0", "R19")
def test_r19_an_achievement_may_be_taken_after_the_exchange() -> None:
    state = before_exchange()
    show_achievements(state, "caravel", "artillery")
    levels(state, 0, **wanted("caravel"))
    table = open_table(state)
    play(table, "pass", *["draw providence"] * 5)
    assert asked(table) == (0, "ask-achieve-now")
    play(table, "achieve caravel")
    assert asked(table) == (0, "ask-action")


@rule("13.0", "R19", "15.2.2")
def test_r19_an_achievement_may_be_taken_before_paying_for_release() -> None:
    table = open_table(mad())
    assert asked(table) == (0, "ask-achieve-now")
    play(table, "achieve printing")
    assert level(table, 0, "prestige") == 4
    assert asked(table) == (0, "ask-release")


@rule("13.0", "R19", "15.2.2")
def test_r19_who_pays_for_release_first_does_not_lose_the_achievement() -> None:
    table = open_table(mad())
    play(table, "pass", "yes", *["draw providence"] * 5)
    assert level(table, 0, "prestige") == 1
    assert asked(table) == (0, "ask-achieve-now")
    play(table, "pass", "collect_taxes", "pass")
    assert asked(table) == (0, "ask-achieve")
    assert options(table) == ["achieve printing"]


@rule("R19", "15.2.2")
def test_r19_taken_at_once_it_comes_before_the_release() -> None:
    table = open_table(mad(achievements="at_once"))
    assert options(table) == ["achieve printing"]


def mad(**agreed: str) -> State:
    """Return the start of a turn under a Madman, with prestige for Printing and for release."""
    state = before_exchange(**agreed)
    show_achievements(state, "printing", "artillery")
    levels(state, 0, prestige=3)
    rule_by(state, 0, "madman")
    return state


@rule("13.0", "R19")
def test_r19_an_achievement_may_be_taken_between_two_steps_of_an_action() -> None:
    state = capable("banking", "artillery", food=1)
    state.ducats[0] = RICH - 2
    table = open_table(state)
    play(table, "develop food")
    assert asked(table) == (0, "ask-achieve-now")
    play(table, "achieve banking")
    assert asked(table) == (0, "ask-raise")
    play(table, "raise army")
    assert table.state.ducats[0] == RICH - 8


@rule("13.0")
def test_13_0_what_was_met_only_in_passing_has_to_be_taken_by_the_end_of_the_turn() -> None:
    state = capable("banking", "artillery", food=1)
    state.ducats[0] = RICH - 2
    table = open_table(state)
    play(table, "develop food", "pass", "raise army", "pass")
    assert table.state.ducats[0] < RICH
    pass_all(table)
    assert asked(table) == (0, "ask-achieve")
    assert options(table) == ["achieve banking"]
    play(table, "achieve banking")
    assert names(table.state.achieved[0]) == ["banking"]


@rule("13.0", "R19")
def test_13_0_what_is_met_for_a_moment_within_a_step_counts() -> None:
    state = capable("printing", "banking", "artillery", gold=1, prestige=3)
    state.ducats[0] = RICH - PROFIT[GOLD][1]
    table = open_table(state)
    play(table, "develop gold")
    assert level(table, 0, "prestige") == 2
    assert options(table) == ["pass", "achieve printing", "achieve banking"]


@rule("13.0", "R19")
def test_13_0_what_was_met_in_one_turn_is_forgotten_in_the_next() -> None:
    state = capable("caravel", "banking", "artillery", **wanted("artillery"))
    state.ducats[0] = RICH
    table = taxed(state)
    play(table, "achieve artillery")
    assert table.state.active == 1
    assert table.state.met == []


@rule("13.0")
def test_13_0_ducats_are_shown_not_paid() -> None:
    state = capable("banking", "artillery")
    state.ducats[0] = RICH
    table = taxed(state)
    play(table, "achieve banking")
    assert table.state.ducats[0] == RICH
    assert level(table, 0, "prestige") == 1


@rule("13.0")
def test_13_0_of_several_one_is_chosen_and_only_one_in_a_turn() -> None:
    table = taxed(
        capable("caravel", "new_crops", "artillery", **wanted("caravel", "new_crops", "artillery"))
    )
    assert options(table) == ["pass", "achieve caravel", "achieve new_crops", "achieve artillery"]
    play(table, "achieve new_crops")
    assert table.state.active == 1
    assert names(table.state.achieved[0]) == ["new_crops"]


@rule("13.0")
def test_13_0_in_the_next_turn_another_can_be_taken() -> None:
    state = capable("caravel", "new_crops", "artillery", **wanted("caravel", "new_crops"))
    state.has_achieved = True
    table = taxed(state)
    assert not table.state.has_achieved
    _default_turn(table)
    assert asked(table) == (0, "ask-achieve-now")


def _default_turn(table: ImperialismTable) -> None:
    while table.state.active == 1:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))


@rule("13.0")
def test_13_0_the_next_card_of_the_stack_takes_the_free_place_at_once() -> None:
    state = capable("caravel", "new_crops", "artillery", **wanted("caravel"))
    following = ACHIEVEMENTS[state.achievement_deck[1]]
    table = taxed(state)
    play(table, "achieve caravel")
    assert names(table.state.slots) == ["artillery", "new_crops"]
    assert names(available(table.state)) == ["artillery", "new_crops", following]


@rule("13.0", "4.5")
def test_13_0_the_top_of_the_stack_can_be_taken_too_and_opens_the_next() -> None:
    state = capable("caravel", "new_crops", "artillery", **wanted("artillery"))
    following = ACHIEVEMENTS[state.achievement_deck[1]]
    table = taxed(state)
    play(table, "achieve artillery")
    assert names(available(table.state)) == ["caravel", "new_crops", following]


@rule("13.0")
def test_13_0_what_lies_deeper_in_the_stack_cannot_be_taken() -> None:
    state = capable("caravel", "artillery", food=9, **wanted("caravel"))
    table = taxed(state)
    deeper = [ACHIEVEMENTS[each] for each in state.achievement_deck[1:]]
    assert "new_crops" in deeper
    assert refusal(table, "achieve new_crops") == ("no-achievement-not-available", "13.0")


@rule("13.0")
def test_13_0_an_achievement_that_was_taken_cannot_be_taken_again() -> None:
    state = capable("caravel", "artillery", **wanted("caravel", "artillery"))
    caravel = ACHIEVEMENTS.index("caravel")
    state.slots.remove(caravel)
    state.achieved[1].append(caravel)
    table = taxed(state)
    assert refusal(table, "achieve caravel") == ("no-achievement-not-available", "13.0")


@rule("13.0")
def test_13_0_the_last_achievements_are_not_replaced() -> None:
    state = capable("caravel", "artillery", **wanted("caravel"))
    state.achieved[1], state.achievement_deck = state.achievement_deck, []
    table = taxed(state)
    play(table, "achieve caravel")
    assert available(table.state) == []
    play(table, *["draw providence"] * 5)
    assert asked(table) == (1, "ask-action")


@rule("13.0", "4.5")
@pytest.mark.parametrize(("players", "number"), [(2, 5), (3, 5), (4, 6)])
def test_13_0_all_that_can_be_seen_are_available(players: int, number: int) -> None:
    state = position(*("france", "england", "spain", "poland")[:players])
    assert len(available(state)) == number
    levels(state, 0, army=10, fleet=10, food=10, textiles=10, prestige=10)
    lay(state, 0, *[name for name in TERRITORIES if IS_COLONY[TERRITORIES.index(name)]])
    table = taxed(state)
    taken = [option.split()[1] for option in options(table) if option != "pass"]
    assert taken == names(available(state))


@rule("13.0")
def test_13_0_nobody_achieves_anything_in_the_turn_of_another() -> None:
    state = position()
    show_achievements(state, "printing", "artillery")
    give(state, 0, "border_raids")
    levels(state, 1, army=4, prestige=2)
    table = open_table(state)
    play(table, "attack border_raids", "land_war england")
    assert level(table, 1, "prestige") == 3
    assert table.state.active == 1
    assert asked(table) == (1, "ask-achieve-now")
    assert table.state.achieved == [[], []]


@rule("13.0")
def test_13_0_one_that_is_met_by_the_effects_of_another_has_to_wait() -> None:
    (clause,) = ACHIEVEMENT_NEEDS[ACHIEVEMENTS.index("standing_army")]
    arms = dict(clause)[WEAPONS] - 1
    state = capable("artillery", "standing_army", "caravel", weapons=arms, **wanted("artillery"))
    table = taxed(state)
    assert options(table) == ["pass", "achieve artillery"]
    play(table, "achieve artillery")
    assert is_met(table.state, 0, ACHIEVEMENTS.index("standing_army"))
    assert table.state.active == 1
    assert names(table.state.achieved[0]) == ["artillery"]
