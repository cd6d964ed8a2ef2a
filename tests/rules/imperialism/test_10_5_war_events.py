"""10.5 War events: who may play one at the end of a turn of war, in which order, and when."""

import pytest

from greatpowers.games.imperialism.state import State
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
    offers,
    quiet_position,
    turn_is_over,
)

LAND_WAR, SEA_WAR = "land_war england", "sea_war england"


def four(*, attacker_wins: bool) -> State:
    """Return a position of four with a card each that hides what it is, before a war on land."""
    state = quiet_position("france", "england", "spain", "russia")
    for seat in range(4):
        give(state, seat, "settlement" if seat < 2 else "patriotic_rising")
    if not attacker_wins:
        levels(state, 1, army=9)
    for seat in (2, 3):
        levels(state, seat, fleet=3)
    return state


def who_is_asked(state: State, war: str = LAND_WAR) -> list[int]:
    """Let a war be fought without further cards and return who is offered a war event, in order."""
    table = declare(state, war=war)
    seats: list[int] = []
    while not turn_is_over(table):
        seat, prompt = asked(table)
        if prompt == "ask-war-event":
            seats.append(seat)
        play(table, "done" if prompt == "ask-defend" else "pass")
    return seats


# -- order ---------


@rule("10.5")
def test_10_5_the_winner_then_the_loser_then_the_others_in_turn() -> None:
    assert who_is_asked(four(attacker_wins=True)) == [0, 1, 2, 3]
    assert who_is_asked(four(attacker_wins=False)) == [1, 0, 2, 3]


@rule("10.5")
def test_10_5_the_others_follow_clockwise_from_the_active_player() -> None:
    state = four(attacker_wins=True)
    state.active = 2
    levels(state, 0, fleet=3)
    levels(state, 2, fleet=0)
    assert who_is_asked(state) == [2, 1, 3, 0]


@rule("10.5")
def test_10_5_only_after_a_war() -> None:
    state = four(attacker_wins=True)
    table = open_table(state)
    play(table, "collect_taxes")
    assert turn_is_over(table)


@rule("10.5")
def test_10_5_only_the_loser_of_a_duel_at_sea_and_the_winner() -> None:
    assert who_is_asked(four(attacker_wins=True), SEA_WAR) == [0, 1]


# -- one each ---------


@rule("10.5")
def test_10_5_everybody_plays_one_war_event_at_most() -> None:
    state = quiet_position()
    state.ducats = [10, 10]
    levels(state, 1, gold=1)
    give(state, 0, "greedy_pillage", "patriotic_rising", "patriotic_rising")
    table = declare(state)
    play(table, "pay_tribute")
    assert asked(table) == (0, "ask-war-event")
    assert offers(table, "pass", "play greedy_pillage", "play patriotic_rising")
    play(table, "play greedy_pillage")
    assert turn_is_over(table)
    assert hand(table, 0) == ["patriotic_rising", "patriotic_rising"]


@rule("10.5", "15.4.7")
def test_10_5_a_cancelled_war_event_counts_as_the_one() -> None:
    state = quiet_position()
    state.ducats = [10, 10]
    levels(state, 1, gold=1)
    give(state, 0, "greedy_pillage", "patriotic_rising")
    give(state, 1, "diplomatic_gambit", "settlement")
    table = declare(state)
    play(table, "done", "pay_tribute", "play greedy_pillage")
    assert asked(table) == (1, "ask-cancel")
    play(table, "play diplomatic_gambit", "pass")
    assert asked(table) == (1, "ask-war-event")
    assert table.state.ducats == [13, 7]
    assert discards(table) == ["border_raids", "diplomatic_gambit", "greedy_pillage"]
    play(table, "pass")
    assert hand(table, 0) == ["patriotic_rising"]


@rule("10.5")
def test_10_5_playing_is_a_choice() -> None:
    state = quiet_position()
    give(state, 0, "greedy_pillage")
    table = declare(state)
    play(table, "pass")
    assert turn_is_over(table)
    assert hand(table, 0) == ["greedy_pillage"]


@rule("10.5", "5.3.3")
def test_10_5_a_war_event_is_discarded_after_it() -> None:
    state = quiet_position()
    give(state, 0, "greedy_pillage")
    table = declare(state)
    play(table, "play greedy_pillage")
    assert discards(table) == ["border_raids", "greedy_pillage"]
    assert table.state.in_play == []


# -- conditions ---------

ALL = ("naval_blockade", "armed_intervention", "greedy_pillage", "patriotic_rising")


def playable(state: State, seat: int, war: str = LAND_WAR) -> set[str]:
    """Return which war events a seat with all four may play after a war, the others refused."""
    give(state, seat, *ALL)
    table = declare(state, "historic_victory", war)
    while asked(table) != (seat, "ask-war-event"):
        play(table, "done" if asked(table)[1] == "ask-defend" else "pass")
    allowed: set[str] = set()
    for card in ALL:
        if f"play {card}" in [str(option) for option in table.options(seat)]:
            allowed.add(card)
        else:
            assert refusal(table, f"play {card}") == ("no-war-event-condition", "10.5")
    return allowed


@rule("10.5", "15.4.1", "15.4.2", "15.4.4", "15.4.6")
@pytest.mark.parametrize(
    ("seat", "fleet", "war", "expected"),
    [
        (0, 5, LAND_WAR, {"greedy_pillage", "patriotic_rising"}),
        (0, 0, SEA_WAR, {"greedy_pillage", "patriotic_rising"}),
        (1, 5, LAND_WAR, {"naval_blockade", "patriotic_rising"}),
        (1, 0, LAND_WAR, {"patriotic_rising"}),
        (1, 0, SEA_WAR, {"patriotic_rising"}),
        (2, 5, LAND_WAR, {"naval_blockade", "armed_intervention"}),
        (2, 1, LAND_WAR, {"armed_intervention"}),
    ],
)
def test_10_5_conditions_when_the_attacker_wins(
    seat: int, fleet: int, war: str, expected: set[str]
) -> None:
    state = quiet_position("france", "england", "spain")
    levels(state, 0, fleet=1)
    if seat == 0:
        levels(state, 0, fleet=fleet + 9)
    else:
        levels(state, seat, fleet=fleet)
    assert playable(state, seat, war) == expected


@rule("10.5", "15.4.1", "15.4.2", "15.4.4", "15.4.6")
@pytest.mark.parametrize(
    ("seat", "fleet", "expected"),
    [
        (0, 5, {"naval_blockade", "patriotic_rising"}),
        (0, 1, {"patriotic_rising"}),
        (1, 5, {"patriotic_rising"}),
        (2, 5, {"naval_blockade", "armed_intervention"}),
        (2, 1, {"armed_intervention"}),
    ],
)
def test_10_5_conditions_when_the_defender_wins(seat: int, fleet: int, expected: set[str]) -> None:
    state = quiet_position("france", "england", "spain")
    levels(state, 1, army=9, fleet=1)
    levels(state, seat, fleet=fleet)
    assert playable(state, seat) == expected


@rule("10.5")
def test_10_5_only_held_cards_can_be_played() -> None:
    state = quiet_position()
    give(state, 0, "settlement")
    table = declare(state)
    assert asked(table) == (0, "ask-war-event")
    assert offers(table, "pass")
    assert refusal(table, "play greedy_pillage") == ("no-not-in-hand", "6.3")


# -- whom the game asks ---------


@rule("10.5", "R32")
def test_10_5_who_could_hold_a_war_event_is_asked_whatever_he_holds() -> None:
    state = quiet_position()
    give(state, 0, "reformer")
    give(state, 1, "adventurer")
    assert who_is_asked(state) == [0, 1]


@rule("10.5", "R32")
def test_10_5_a_hand_without_providence_cards_is_not_asked() -> None:
    state = quiet_position()
    give(state, 0, "silesia")
    give(state, 1, "reformer")
    assert who_is_asked(state) == [1]


@rule("10.5", "R32")
def test_10_5_nobody_is_asked_when_all_copies_lie_open() -> None:
    state = quiet_position()
    give(state, 0, "reformer")
    throw_away(state, "greedy_pillage", "greedy_pillage", "patriotic_rising", "patriotic_rising")
    assert who_is_asked(state) == []


@rule("10.5")
def test_10_5_who_meets_no_condition_is_not_asked() -> None:
    state = quiet_position("france", "england", "spain")
    give(state, 2, "reformer")
    assert who_is_asked(state, SEA_WAR) == []
