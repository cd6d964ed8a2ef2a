"""15.1.2 The great dynasty: two rulers change places, or move to players without any (R20)."""

import pytest

from greatpowers.games.imperialism.components import CARDS, NOTHING
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.strength import modifiers
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    give,
    level,
    levels,
    play,
    refusal,
    rule_by,
)
from tests.rules.imperialism.war_scenes import (
    act,
    offers,
    quiet_position,
    turn_is_over,
)


def holding(card: str, *powers: str, ducats: int = 0) -> State:
    """Return a position in which the first power holds a card and has some ducats."""
    state = quiet_position(*powers)
    give(state, 0, card)
    state.ducats[0] = ducats
    return state


def rulers(table: ImperialismTable) -> list[str]:
    """Return who rules before each seat; nobody is an empty name."""
    return ["" if ruler == NOTHING else CARDS[ruler] for ruler in table.state.ruler]


def dynasty(names: list[str], *answers: str, powers: int | None = None) -> ImperialismTable:
    """Play the dynasty with rulers before the other seats and give some answers."""
    seats = ("france", "england", "spain", "russia")[: powers or len(names) + 1]
    state = holding("great_dynasty", *seats)
    for seat, name in enumerate(names, start=1):
        if name:
            rule_by(state, seat, name)
    return act(state, "play great_dynasty", *answers)


@rule("15.1.2", "R20")
def test_15_1_2_two_players_exchange_rulers() -> None:
    table = dynasty(["reformer"], "against france", "move_ruler england")
    assert rulers(table) == ["reformer", "great_dynasty"]
    assert turn_is_over(table)


@rule("15.1.2", "R20")
def test_15_1_2_two_players_the_exchange_works_from_either_end() -> None:
    table = dynasty(["madman"], "against england", "move_ruler france")
    assert rulers(table) == ["madman", "great_dynasty"]


@rule("15.1.2", "R20")
def test_15_1_2_two_players_the_dynasty_moves_to_who_has_no_ruler() -> None:
    table = dynasty([""], "against france", "move_ruler england")
    assert rulers(table) == ["", "great_dynasty"]
    assert turn_is_over(table)


@rule("15.1.2", "R20")
@pytest.mark.parametrize("names", [[""], ["reformer"], ["reformer", "madman"], ["", "", "madman"]])
def test_15_1_2_everything_may_stay_where_it_is(names: list[str]) -> None:
    table = dynasty(names)
    assert asked(table) == (0, "ask-ruler-to-move")
    play(table, "pass")
    assert rulers(table) == ["great_dynasty", *names]
    assert turn_is_over(table)


@rule("15.1.2", "R20")
def test_15_1_2_three_players_two_others_exchange_their_rulers() -> None:
    table = dynasty(["reformer", "madman"], "against england", "move_ruler spain")
    assert rulers(table) == ["great_dynasty", "madman", "reformer"]
    assert turn_is_over(table)


@rule("15.1.2", "R20")
def test_15_1_2_three_players_one_ruler_moves_and_a_second_need_not() -> None:
    table = dynasty(["madman", ""], "against england", "move_ruler spain")
    assert asked(table) == (0, "ask-ruler-to-move")
    assert offers(table, "pass", "against france")
    play(table, "pass")
    assert rulers(table) == ["great_dynasty", "", "madman"]


@rule("15.1.2", "R20")
def test_15_1_2_three_players_the_second_ruler_takes_the_place_left_by_the_first() -> None:
    table = dynasty(["reformer", ""], "against france", "move_ruler spain", "against england")
    assert asked(table) == (0, "ask-ruler-to")
    assert offers(table, "move_ruler france")
    play(table, "move_ruler france")
    assert rulers(table) == ["reformer", "", "great_dynasty"]
    assert turn_is_over(table)


@rule("15.1.2", "R20")
def test_15_1_2_a_ruler_that_has_moved_does_not_move_again() -> None:
    table = dynasty(["madman", ""], "against england", "move_ruler spain")
    assert refusal(table, "against spain") == ("no-not-this-power", "5.3")
    assert refusal(table, "against england") == ("no-not-this-power", "5.3")
    assert refusal(table, "against russia") == ("no-power-not-in-game", "4.6")


@rule("15.1.2", "R20")
def test_15_1_2_nobody_ends_with_two_rulers() -> None:
    table = dynasty(["reformer", "", "madman"], "against france", "move_ruler spain")
    play(table, "against england")
    assert offers(table, "move_ruler france")
    assert refusal(table, "move_ruler russia") == ("no-not-this-power", "5.3")
    assert refusal(table, "move_ruler spain") == ("no-not-this-power", "5.3")
    play(table, "move_ruler france")
    assert rulers(table) == ["reformer", "", "great_dynasty", "madman"]


@rule("15.1.2", "R20")
def test_15_1_2_four_players_two_rulers_move_to_two_without() -> None:
    table = dynasty(
        ["madman", "", ""],
        "against france",
        "move_ruler spain",
        "against england",
        "move_ruler russia",
    )
    assert rulers(table) == ["", "", "great_dynasty", "madman"]


@rule("15.1.2", "R20")
def test_15_1_2_four_players_any_two_of_four_rulers_are_exchanged() -> None:
    table = dynasty(["reformer", "madman", "bureaucrat"], "against england", "move_ruler russia")
    assert rulers(table) == ["great_dynasty", "bureaucrat", "madman", "reformer"]
    assert turn_is_over(table)


@rule("15.1.2")
def test_15_1_2_only_a_ruler_that_lies_there_can_move_and_only_elsewhere() -> None:
    table = dynasty(["", "madman"])
    assert refusal(table, "against england") == ("no-not-this-power", "5.3")
    assert refusal(table, "against prussia") == ("no-power-not-in-game", "4.6")
    play(table, "against france")
    assert refusal(table, "move_ruler france") == ("no-that-is-you", "8.0")
    assert offers(table, "move_ruler england", "move_ruler spain")


@rule("15.1.2")
def test_15_1_2_rulers_that_move_have_permanent_effects_only() -> None:
    state = holding("great_dynasty", "france", "england", "spain", ducats=20)
    state.ducats[1] = 20
    rule_by(state, 1, "mistress_of_the_seas")
    rule_by(state, 2, "bureaucrat")
    levels(state, 0, prestige=2)
    levels(state, 1, prestige=2)
    table = act(state, "play great_dynasty", "against england", "move_ruler spain")
    assert turn_is_over(table) or asked(table)[1] == "ask-release"
    assert level(table, 1, "prestige") == 2
    assert table.state.ducats == [20, 20, 0]
    assert hand_limit(table.state, 1) == 4
    assert modifiers(table.state, 2, 0, 1) == 3
