"""15.2 Negative rulers: what befalls the victim, for how long, and how one is rid of them."""

import pytest

from greatpowers.games.imperialism.components import CARDS, NOTHING
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.strength import modifiers
from greatpowers.games.imperialism.state import EXCHANGE, ImperialismTable, State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    give,
    hand,
    level,
    levels,
    open_table,
    options,
    play,
    refusal,
    rule_by,
)
from tests.rules.imperialism.war_scenes import (
    act,
    discards,
    logged,
    offers,
    quiet_position,
    turn_is_over,
)

NEGATIVE = ["civil_war", "madman", "bourgeois_revolution", "bureaucrat"]


def holding(card: str, *powers: str) -> State:
    """Return a position in which the first power holds a card."""
    state = quiet_position(*powers)
    give(state, 0, card)
    return state


def ruler(table: ImperialismTable, seat: int) -> str:
    number = table.state.ruler[seat]
    return "" if number == NOTHING else CARDS[number]


# -- playing one ---------


@rule("15.2.1", "15.2.2", "15.2.3", "15.2.4", "8.2")
@pytest.mark.parametrize("card", NEGATIVE)
def test_15_2_a_negative_ruler_is_laid_before_another_player(card: str) -> None:
    table = act(holding(card, "france", "england", "spain"), f"play {card}")
    assert asked(table) == (0, "ask-victim")
    assert offers(table, "against england", "against spain")
    assert refusal(table, "against france") == ("no-that-is-you", "8.0")
    assert refusal(table, "against russia") == ("no-power-not-in-game", "4.6")
    assert hand(table, 0) == []
    play(table, "against spain")
    assert [ruler(table, seat) for seat in range(3)] == ["", "", card]


@rule("15.2.2", "8.2")
@pytest.mark.parametrize("card", NEGATIVE)
@pytest.mark.parametrize("before", ["reformer", "adventurer"])
def test_15_2_the_ruler_before_is_discarded(card: str, before: str) -> None:
    state = holding(card)
    rule_by(state, 1, before)
    table = act(state, f"play {card}")
    assert ruler(table, 1) == card
    assert discards(table) == [before]


@rule("15.2.2", "15.2.3", "15.2.4")
@pytest.mark.parametrize("card", NEGATIVE)
@pytest.mark.parametrize("prestige", [0, 1, 6])
def test_15_2_the_victim_loses_a_point_of_prestige_except_by_civil_war(
    card: str, prestige: int
) -> None:
    state = holding(card)
    levels(state, 1, prestige=prestige)
    table = act(state, f"play {card}")
    lost = 0 if card == "civil_war" else min(1, prestige)
    assert level(table, 1, "prestige") == prestige - lost


# -- 15.2.1 civil war ---------


@rule("15.2.1")
def test_15_2_1_a_random_card_is_taken() -> None:
    taken = set()
    for number in range(3):
        state = holding("civil_war")
        give(state, 1, "reformer", "pirates", "silesia")
        table = open_table(state)
        table.chance.load([number])
        play(table, "play civil_war")
        taken |= set(hand(table, 0))
        assert len(hand(table, 1)) == 2
    assert taken == {"reformer", "pirates", "silesia"}


@rule("15.2.1")
def test_15_2_1_an_empty_hand_gives_nothing() -> None:
    table = act(holding("civil_war"), "play civil_war")
    assert hand(table, 0) == []
    assert turn_is_over(table)


@rule("15.2.1")
@pytest.mark.parametrize("good", ["food", "textiles", "weapons", "shipyards"])
def test_15_2_1_against_the_greatest_army_eight_ducats_buy_a_level(good: str) -> None:
    state = holding("civil_war", "france", "england", "spain")
    state.ducats[0] = 8
    levels(state, 2, army=2)
    levels(state, 1, army=1)
    table = act(state, "play civil_war", "against spain")
    assert asked(table) == (0, "ask-raise")
    assert offers(table, "pass", "raise food", "raise textiles", "raise weapons", "raise shipyards")
    play(table, f"raise {good}")
    assert level(table, 0, good) == 1
    assert table.state.ducats[0] == 0


@rule("15.2.1")
def test_15_2_1_the_level_may_be_declined() -> None:
    state = holding("civil_war")
    state.ducats[0] = 8
    levels(state, 1, army=1)
    table = act(state, "play civil_war", "pass")
    assert table.state.ducats[0] == 8


@rule("15.2.1", "R21")
@pytest.mark.parametrize(("own", "victim", "ducats"), [(2, 2, 8), (3, 2, 8), (0, 0, 8), (1, 2, 7)])
def test_15_2_1_no_level_against_a_shared_or_lesser_army_or_without_ducats(
    own: int, victim: int, ducats: int
) -> None:
    state = holding("civil_war")
    state.ducats[0] = ducats
    levels(state, 0, army=own)
    levels(state, 1, army=victim)
    assert turn_is_over(act(state, "play civil_war"))


# -- 15.2.2 madman and 15.2.4 bureaucrat: permanent effects ---------


@rule("15.2.2")
def test_15_2_2_five_less_in_every_war() -> None:
    state = quiet_position("england", "sweden")
    rule_by(state, 0, "madman")
    assert [modifiers(state, 0, 1, kind) for kind in (0, 1)] == [-5, -4]
    assert [modifiers(state, 1, 0, kind) for kind in (0, 1)] == [1, 0]


@rule("15.2.4", "6.3")
def test_15_2_4_the_hand_limit_is_one_less() -> None:
    state = quiet_position("france", "austria")
    rule_by(state, 0, "bureaucrat")
    assert hand_limit(state, 0) == 4
    levels(state, 0, gold=1)
    assert hand_limit(state, 0) == 5


# -- 15.2.3 bourgeois revolution ---------


@rule("15.2.3")
def test_15_2_3_against_the_greatest_army_all_others_may_arm_in_turn() -> None:
    state = holding("bourgeois_revolution", "france", "england", "spain", "russia")
    state.ducats = [4, 9, 9, 5]
    levels(state, 1, army=5)
    table = act(state, "play bourgeois_revolution", "against england")
    for seat in (0, 2, 3):
        assert asked(table) == (seat, "ask-raise")
        assert offers(table, "pass", "raise army")
        play(table, "pass" if seat == 2 else "raise army")
    assert [level(table, seat, "army") for seat in range(4)] == [1, 5, 0, 1]
    assert table.state.ducats == [0, 9, 9, 1]


@rule("15.2.3")
def test_15_2_3_who_is_too_poor_is_left_out() -> None:
    state = holding("bourgeois_revolution", "france", "england", "spain", "russia")
    state.ducats = [3, 9, 3, 4]
    levels(state, 1, army=5)
    table = act(state, "play bourgeois_revolution", "against england")
    assert asked(table) == (3, "ask-raise")


@rule("15.2.3")
def test_15_2_3_who_has_armed_may_overtake_and_the_others_still_arm() -> None:
    state = holding("bourgeois_revolution", "france", "england", "spain")
    state.ducats = [4, 0, 4]
    levels(state, 0, army=4)
    levels(state, 1, army=5)
    table = act(state, "play bourgeois_revolution", "against england", "raise army")
    assert asked(table) == (2, "ask-raise")


@rule("15.2.3", "R21")
@pytest.mark.parametrize("army", [3, 4])
def test_15_2_3_nobody_arms_against_a_shared_or_lesser_army(army: int) -> None:
    state = holding("bourgeois_revolution", "france", "england", "spain")
    state.ducats = [9, 9, 9]
    levels(state, 1, army=3)
    levels(state, 2, army=army)
    table = act(state, "play bourgeois_revolution", "against england")
    assert turn_is_over(table)


# -- release ---------


def ruled(card: str, prestige: int = 2) -> State:
    """Return the start of a turn of France, which a negative ruler governs."""
    state = quiet_position()
    state.stage = EXCHANGE
    rule_by(state, 0, card)
    levels(state, 0, prestige=prestige)
    give(state, 0, "pirates")
    return state


@rule("15.2.2", "15.2.4")
@pytest.mark.parametrize(("card", "section"), [("madman", "15.2.2"), ("bureaucrat", "15.2.4")])
def test_15_2_two_points_of_prestige_release_before_the_exchange(card: str, section: str) -> None:
    table = open_table(ruled(card, prestige=3))
    assert asked(table) == (0, "ask-release")
    assert table.asks()[0].cite == section
    assert options(table) == ["no", "yes"]
    play(table, "yes")
    assert level(table, 0, "prestige") == 1
    assert ruler(table, 0) == ""
    assert discards(table) == [card]
    assert asked(table) == (0, "ask-discard")
    assert logged(table, "log-released")[0]["card"] == f"card-{card}"


@rule("15.2.2", "15.2.4")
@pytest.mark.parametrize("card", ["madman", "bureaucrat"])
def test_15_2_the_release_may_be_declined(card: str) -> None:
    table = open_table(ruled(card))
    play(table, "no")
    assert level(table, 0, "prestige") == 2
    assert ruler(table, 0) == card
    assert asked(table) == (0, "ask-discard")


@rule("15.2.2", "15.2.4")
@pytest.mark.parametrize("card", ["madman", "bureaucrat"])
@pytest.mark.parametrize("prestige", [0, 1])
def test_15_2_no_release_with_less_than_two_prestige(card: str, prestige: int) -> None:
    assert asked(open_table(ruled(card, prestige))) == (0, "ask-discard")


@rule("15.2.1", "15.2.3")
@pytest.mark.parametrize("card", ["civil_war", "bourgeois_revolution", "reformer", "great_dynasty"])
def test_15_2_no_release_from_other_rulers(card: str) -> None:
    assert asked(open_table(ruled(card, prestige=9))) == (0, "ask-discard")


@rule("15.2.2", "R21")
@pytest.mark.parametrize(("own", "other", "free"), [(3, 2, False), (2, 2, True), (1, 2, True)])
def test_15_2_2_no_release_from_the_madman_with_the_greatest_army(
    own: int, other: int, free: bool
) -> None:
    state = ruled("madman")
    state.glory = [9, 0]
    levels(state, 0, army=own)
    levels(state, 1, army=other)
    assert asked(open_table(state))[1] == ("ask-release" if free else "ask-discard")


@rule("15.2.4", "R21")
@pytest.mark.parametrize(("own", "other", "free"), [(3, 2, False), (2, 2, True), (1, 2, True)])
def test_15_2_4_no_release_from_the_bureaucrat_with_the_most_glory(
    own: int, other: int, free: bool
) -> None:
    state = ruled("bureaucrat")
    state.glory = [own, other]
    levels(state, 0, army=9)
    assert asked(open_table(state))[1] == ("ask-release" if free else "ask-discard")


@rule("15.2.4", "6.2")
def test_15_2_4_after_the_release_the_hand_is_filled_to_five() -> None:
    table = open_table(ruled("bureaucrat"))
    play(table, "yes", "done", *["draw providence"] * 4)
    assert len(hand(table, 0)) == 5


@rule("15.2.2")
def test_15_2_2_only_in_the_own_turn() -> None:
    state = ruled("madman")
    state.active = 1
    give(state, 1, "reformer")
    assert asked(open_table(state)) == (1, "ask-discard")
