"""10.1 War: who may declare it, on whom, with what, and how one defends oneself."""

import pytest

from greatpowers.games.imperialism.components import ACTIONS, NOBODY, PROVIDENCE
from greatpowers.games.imperialism.explain import explain
from greatpowers.games.imperialism.state import State
from greatpowers.games.imperialism.view import view
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    after,
    asked,
    give,
    hand,
    levels,
    open_table,
    options,
    play,
    refusal,
    rule_by,
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

WAR_CARDS = (
    "border_raids",
    "venal_advisers",
    "naval_blockade",
    "armed_intervention",
    "pirates",
    "historic_victory",
    "war_for_influence",
)


def stalemate(*powers: str) -> State:
    """Return a position in which an attack fails, so that there are no peace talks."""
    state = quiet_position(*powers)
    levels(state, 1, army=10, fleet=10)
    return state


# -- the declaration ---------


@rule("10.0", "10.1")
@pytest.mark.parametrize("card", WAR_CARDS)
def test_10_1_every_war_card_declares_war(card: str) -> None:
    table = declare(stalemate(), card)
    assert logged(table, "log-war-declared")[0]["card"] == f"card-{card}"
    assert discards(table) == [card]


@rule("10.1")
@pytest.mark.parametrize("card", sorted(set(PROVIDENCE) - set(WAR_CARDS)))
def test_10_1_no_other_card_declares_war(card: str) -> None:
    state = quiet_position()
    give(state, 0, card)
    assert refusal(open_table(state), f"attack {card}") == ("no-not-a-war-card", "10.1")


@rule("10.1")
def test_10_1_the_war_card_must_be_in_the_own_hand() -> None:
    state = quiet_position()
    give(state, 1, "border_raids")
    assert refusal(open_table(state), "attack border_raids") == ("no-not-in-hand", "6.3")


@rule("10.1")
def test_10_1_land_or_sea_and_the_enemy_are_declared() -> None:
    state = quiet_position("france", "england", "spain")
    give(state, 0, "border_raids")
    table = open_table(state)
    play(table, "attack border_raids")
    assert asked(table) == (0, "ask-war")
    assert offers(table, "land_war england", "land_war spain", "sea_war england", "sea_war spain")
    for kind in ("land_war", "sea_war"):
        assert refusal(table, f"{kind} france") == ("no-that-is-you", "8.0")
        assert refusal(table, f"{kind} russia") == ("no-power-not-in-game", "4.6")


@rule("10.1")
def test_10_1_the_kind_of_war_is_asked_even_with_one_enemy() -> None:
    state = quiet_position()
    give(state, 0, "border_raids")
    table = open_table(state)
    play(table, "attack border_raids")
    assert offers(table, "land_war england", "sea_war england")


@rule("10.1")
def test_10_1_the_card_leaves_the_hand_when_it_is_chosen() -> None:
    state = quiet_position()
    give(state, 0, "border_raids")
    table = open_table(state)
    play(table, "attack border_raids")
    assert hand(table, 0) == []
    assert view(table.state, 1)["in_play"] == ["border_raids"]
    assert view(table.state, 1)["war"] is None


@rule("10.1", "6.4")
def test_10_1_war_cannot_follow_war() -> None:
    state = quiet_position()
    give(state, 0, "border_raids")
    after(state, 0, "war")
    assert refusal(open_table(state), "attack border_raids") == ("no-same-action-again", "6.4")


@rule("10.1", "6.4")
def test_10_1_the_marker_goes_to_war() -> None:
    table = declare(stalemate())
    assert ACTIONS[table.state.last_action[0]] == "war"


@rule("10.1", "16.0", "15.2.1", "15.2.3")
@pytest.mark.parametrize("ruler", ["civil_war", "bourgeois_revolution"])
def test_10_1_some_rulers_forbid_war(ruler: str) -> None:
    state = quiet_position()
    give(state, 0, "border_raids")
    rule_by(state, 0, ruler)
    assert refusal(open_table(state), "attack border_raids") == ("no-ruler-forbids-war", "16.0")


@rule("10.1", "16.0")
@pytest.mark.parametrize("ruler", ["madman", "bureaucrat", "great_dynasty", "reformer"])
def test_10_1_other_rulers_do_not_forbid_war(ruler: str) -> None:
    state = quiet_position()
    give(state, 0, "border_raids")
    rule_by(state, 0, ruler)
    assert "attack border_raids" in options(open_table(state))


@rule("10.1", "16.0")
@pytest.mark.parametrize("ruler", ["civil_war", "bourgeois_revolution"])
def test_10_1_who_may_not_go_to_war_can_be_attacked_and_defend(ruler: str) -> None:
    state = stalemate()
    rule_by(state, 1, ruler)
    give(state, 1, "venal_advisers")
    table = declare(state)
    assert "defend venal_advisers" in options(table)


@rule("10.1")
def test_10_1_the_attacker_plays_one_card_only() -> None:
    state = stalemate()
    give(state, 0, "venal_advisers")
    table = declare(state)
    assert asked(table)[1] != "ask-defend"
    assert hand(table, 0) == ["venal_advisers"]
    assert strengths(table) == (3, 10)


# -- the defence ---------


@rule("10.1")
def test_10_1_the_defender_may_play_up_to_two_war_cards() -> None:
    state = stalemate()
    give(state, 1, "border_raids", "venal_advisers", "pirates")
    table = declare(state)
    assert asked(table) == (1, "ask-defend")
    play(table, "defend venal_advisers", "defend border_raids")
    assert strengths(table) == (3, 18)
    assert hand(table, 1) == ["pirates"]


@rule("10.1")
def test_10_1_the_defender_may_play_one_card_or_none() -> None:
    for answers, strength in ((["done"], 10), (["defend border_raids", "done"], 13)):
        state = stalemate()
        give(state, 1, "border_raids", "venal_advisers")
        table = declare(state)
        play(table, *answers)
        assert strengths(table) == (3, strength)


@rule("10.1")
def test_10_1_both_copies_of_a_card_defend() -> None:
    state = stalemate()
    give(state, 1, "venal_advisers", "venal_advisers")
    table = declare(state)
    play(table, "defend venal_advisers", "defend venal_advisers")
    assert strengths(table) == (3, 20)


@rule("10.1")
def test_10_1_only_own_war_cards_defend() -> None:
    state = stalemate()
    give(state, 0, "venal_advisers")
    give(state, 1, "settlement", "border_raids")
    table = declare(state)
    assert refusal(table, "defend venal_advisers") == ("no-not-in-hand", "6.3")
    assert refusal(table, "defend settlement") == ("no-not-a-war-card", "10.1")
    play(table, "defend border_raids")
    assert refusal(table, "defend border_raids") == ("no-not-in-hand", "6.3")


@rule("10.1")
def test_10_1_the_defender_is_asked_whatever_providence_cards_he_holds() -> None:
    state = stalemate()
    give(state, 1, "reformer")
    table = declare(state)
    assert asked(table) == (1, "ask-defend")
    assert options(table) == ["done"]


@rule("10.1")
def test_10_1_a_hand_without_providence_cards_cannot_defend() -> None:
    state = stalemate()
    give(state, 1, "silesia")
    table = declare(state)
    assert turn_is_over(table)


@rule("10.1")
def test_10_1_nobody_else_takes_part() -> None:
    state = stalemate("france", "england", "spain")
    give(state, 2, "venal_advisers", "reformer")
    table = declare(state, war="sea_war england")
    assert asked(table)[1] != "ask-defend"
    assert strengths(table) == (3, 11)


@rule("10.1")
def test_10_1_defence_cards_leave_the_hand_when_they_are_played() -> None:
    state = stalemate()
    give(state, 1, "border_raids", "venal_advisers")
    table = declare(state)
    play(table, "defend border_raids")
    shown = view(table.state, None)["war"]
    assert shown is not None
    assert shown["defence_cards"] == ["border_raids"]
    told = explain(table.state, None)["war"]
    assert told is not None
    assert (told["attack"]["number"], told["defence"]["number"]) == (3, 13)
    assert hand(table, 1) == ["venal_advisers"]


@rule("10.1", "5.3.3")
def test_10_1_an_event_used_as_a_war_card_cannot_be_cancelled() -> None:
    state = stalemate("france", "england", "spain")
    give(state, 2, "diplomatic_gambit")
    give(state, 1, "naval_blockade", "reformer")
    table = declare(state, "armed_intervention")
    assert asked(table) == (1, "ask-defend")
    play(table, "defend naval_blockade")
    assert asked(table) == (1, "ask-defend")


@rule("10.1", "5.3")
def test_10_1_all_war_cards_are_discarded_after_the_war() -> None:
    state = stalemate()
    give(state, 1, "border_raids", "venal_advisers")
    table = declare(state, "historic_victory")
    play(table, "defend border_raids", "defend venal_advisers")
    assert sorted(discards(table)) == ["border_raids", "historic_victory", "venal_advisers"]
    assert table.state.in_play == []
    assert table.state.attacker == table.state.war_winner == NOBODY
