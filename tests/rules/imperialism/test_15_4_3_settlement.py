"""15.4.3 Settlement: the war does not take place, and the attacker acts in another way."""

import pytest

from greatpowers.games.imperialism.components import ACTIONS, NOBODY
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.view import view
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    after,
    asked,
    give,
    hand,
    levels,
    options,
    pass_all,
    play,
    refusal,
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

GAMBIT = "diplomatic_gambit"


def attacked(*cards: str, powers: tuple[str, ...] = ("france", "england")) -> State:
    """Return a position in which England holds a Settlement and some cards."""
    state = quiet_position(*powers)
    state.ducats[0] = 20
    give(state, 1, "settlement", *cards)
    return state


def settled(state: State) -> ImperialismTable:
    """Let France declare war and England settle it."""
    table = declare(state)
    play(table, "play settlement")
    pass_all(table)
    return table


def marker(table: ImperialismTable) -> str:
    return ACTIONS[table.state.last_action[0]]


# -- the window ------------------------------------------------------------------------------------


@rule("15.4.3")
def test_15_4_3_the_defender_may_settle_before_his_war_cards() -> None:
    table = declare(attacked("border_raids"))
    assert asked(table) == (1, "ask-defend")
    assert offers(table, "done", "play settlement", "defend border_raids")


@rule("15.4.3")
def test_15_4_3_after_a_war_card_it_is_too_late() -> None:
    table = declare(attacked("border_raids"))
    play(table, "defend border_raids")
    assert refusal(table, "play settlement") == ("no-too-late-to-settle", "15.4.3")


@rule("15.4.3")
def test_15_4_3_the_card_must_be_in_the_hand() -> None:
    state = quiet_position()
    give(state, 1, "reformer")
    assert refusal(declare(state), "play settlement") == ("no-not-in-hand", "6.3")


@rule("15.4.3")
def test_15_4_3_only_the_defender_settles() -> None:
    state = quiet_position("france", "england", "spain")
    give(state, 2, "settlement")
    table = declare(state)
    assert asked(table) == (2, "ask-war-event")
    assert refusal(table, "play settlement")[0]


# -- the effect ------------------------------------------------------------------------------------


@rule("15.4.3", "R26")
def test_15_4_3_no_war_another_action_and_the_card_returns() -> None:
    table = settled(attacked())
    assert logged(table, "log-war-won") == []
    assert table.state.glory == [0, 0]
    assert discards(table) == ["settlement"]
    assert hand(table, 0) == ["border_raids"]
    assert table.state.in_play == []
    assert table.state.attacker == NOBODY
    assert asked(table) == (0, "ask-action")


@rule("15.4.3", "R26")
def test_15_4_3_everybody_knows_the_card_that_returned() -> None:
    table = settled(attacked())
    for seat in (1, None):
        assert view(table.state, seat)["empires"][0]["known_cards"] == ["border_raids"]


@rule("15.4.3", "R26")
def test_15_4_3_the_other_action_is_not_war() -> None:
    state = attacked()
    give(state, 0, "venal_advisers")
    table = settled(state)
    for card in ("border_raids", "venal_advisers"):
        assert refusal(table, f"attack {card}") == ("no-same-action-again", "6.4")
    assert "play border_raids" in options(table)


@rule("15.4.3", "R26")
@pytest.mark.parametrize(
    ("last", "answer"),
    [
        ("development", "develop food"),
        ("intrigue", "play border_raids"),
        ("conquest", "conquer azores"),
        ("taxes", "collect_taxes"),
    ],
)
def test_15_4_3_nor_the_action_of_the_turn_before(last: str, answer: str) -> None:
    state = attacked()
    levels(state, 0, fleet=2)
    give(state, 0, "azores")
    after(state, 0, last)
    table = settled(state)
    assert refusal(table, answer) == ("no-same-action-again", "6.4")


@rule("15.4.3", "R26")
@pytest.mark.parametrize(
    "answers",
    [
        ["collect_taxes"],
        ["develop food", "pass"],
        ["play border_raids"],
        ["conquer azores", "pass"],
    ],
)
def test_15_4_3_the_marker_stays_on_war_throughout(answers: list[str]) -> None:
    state = attacked()
    levels(state, 0, fleet=2)
    give(state, 0, "azores")
    table = settled(state)
    for answer in answers:
        assert marker(table) == "war"
        play(table, answer)
    assert turn_is_over(table)
    assert marker(table) == "war"


@rule("15.4.3", "10.5", "R26")
def test_15_4_3_there_are_no_war_events() -> None:
    state = attacked("patriotic_rising", powers=("france", "england", "spain"))
    give(state, 2, "armed_intervention")
    levels(state, 2, fleet=5)
    table = settled(state)
    play(table, "collect_taxes")
    assert turn_is_over(table)


@rule("15.4.3", "15.4.5", "R26")
def test_15_4_3_a_development_instead_can_be_robbed() -> None:
    state = attacked("pirates")
    levels(state, 0, spices=2)
    table = settled(state)
    play(table, "develop food", "pass")
    assert asked(table) == (1, "ask-pirates")


@rule("15.4.3", "15.4.9")
def test_15_4_3_plans_may_be_intercepted_before_the_other_action() -> None:
    state = attacked()
    give(state, 0, "intercepted_plans")
    assert "play intercepted_plans" in options(settled(state))


@rule("15.4.3", "6.4")
def test_15_4_3_in_the_next_turn_war_is_barred() -> None:
    table = settled(attacked())
    play(table, "collect_taxes")
    while asked(table) != (0, "ask-action"):
        seat = asked(table)[0]
        if seat == 1 and asked(table)[1] == "ask-action":
            play(table, "develop gold")
        else:
            table.answer(seat, table.default(seat))
    assert refusal(table, "attack border_raids") == ("no-same-action-again", "6.4")
    assert "collect_taxes" in options(table)


# -- cancelled -------------------------------------------------------------------------------------


def cancelled(*cards: str) -> ImperialismTable:
    """Let a Settlement of England be cancelled by Spain."""
    state = attacked(*cards, powers=("france", "england", "spain"))
    levels(state, 1, army=9)
    give(state, 2, GAMBIT)
    table = declare(state)
    play(table, "play settlement", f"play {GAMBIT}")
    pass_all(table)
    return table


@rule("15.4.3", "15.4.7")
def test_15_4_3_a_cancelled_settlement_leads_to_war_with_two_cards() -> None:
    table = cancelled("border_raids", "venal_advisers", "pirates")
    assert asked(table) == (1, "ask-defend")
    play(table, "defend border_raids", "defend venal_advisers")
    assert strengths(table) == (3, 9 + 3 + 5)


@rule("15.4.3", "15.4.7")
def test_15_4_3_a_cancelled_settlement_may_be_followed_by_no_card() -> None:
    table = cancelled("border_raids")
    play(table, "done")
    assert strengths(table) == (3, 9)


@rule("15.4.3", "15.4.7")
def test_15_4_3_a_second_settlement_does_not_help() -> None:
    table = cancelled("settlement")
    assert refusal(table, "play settlement") == ("no-too-late-to-settle", "15.4.3")


@rule("15.4.3", "15.4.7")
def test_15_4_3_without_further_cards_the_war_is_fought_at_once() -> None:
    table = cancelled()
    assert strengths(table) == (3, 9)
    assert discards(table) == [GAMBIT, "settlement", "border_raids"]


@rule("15.4.3", "15.4.7")
def test_15_4_3_the_attacker_may_cancel_it_himself() -> None:
    state = attacked()
    give(state, 0, GAMBIT)
    table = declare(state)
    play(table, "play settlement", f"play {GAMBIT}")
    assert strengths(table) == (3, 0)


@rule("15.4.3", "15.4.7")
def test_15_4_3_the_defender_may_save_his_settlement() -> None:
    state = attacked(GAMBIT)
    give(state, 0, GAMBIT)
    table = declare(state)
    play(table, "play settlement", f"play {GAMBIT}", f"play {GAMBIT}")
    assert asked(table) == (0, "ask-action")
    assert logged(table, "log-settled") != []
