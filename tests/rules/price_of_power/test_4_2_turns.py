"""4.2, Phase 2: Turns, the Event Action, passing and how the phase ends."""

from greatpowers.games.price_of_power.components.cards import event
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules.battle_leaders import last_to_play
from greatpowers.games.price_of_power.rules.cleanup import next_first_player
from greatpowers.games.price_of_power.rules.turns import ACTION_PHASE, pass_choices
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.decade import start
from tests.rules.price_of_power.scenes import asked, give_power, logged, options, refusal, table

ENGLAND, CASTILE, FRANCE, AUSTRIA, POLAND, OTTOMANS = range(6)
PLAIN = ("259b", "361b", "358b", "360b", "256b", "257b", "258b")
"""Events that are not about any realm."""


def scene(scenario: str = "grand_campaign", *taken: int) -> State:
    """Return the start of Phase 2, with those players' Events already taken."""
    state = start(scenario)
    state.agenda = []
    state.round = 1
    state.row = [event(name) for name in PLAIN]
    state.row_ducats = [0] * len(PLAIN)
    state.face_up = 3
    for seat in taken:
        state.taken[seat] += 1
    return state


def phase(state: State) -> PriceTable:
    """Open a table at the start of Phase 2."""
    ACTION_PHASE.begin(state.agenda)
    return table(state)


def act(t: PriceTable, seat: int, action: str) -> None:
    """Let a player take an Action and end the Turn."""
    assert asked(t) == (seat, "ask-action")
    t.answer(seat, action)
    for _ in range(50):
        ask = t.asks()[0]
        if ask.prompt in ("ask-action", "ask-idle") and ask.seat != seat:
            return
        if ask.prompt == "ask-idle":
            return
        if ask.prompt == "ask-more":
            t.answer(seat, "done")
            return
        t.answer_known(ask.seat, ask.default_code())


# -- a Turn (4.2.1) ------------------------------------------------------------------------------


@rule("4.2.1", "4.2", "4.0")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = phase(scene("western_crowns", 0, 1, 2))
    assert t.state.first == 1
    for seat in (1, 2, 0, 1):
        assert t.state.turn == seat
        give_power(t.state, seat, adm=10)
        act(t, seat, "stabilize")


@rule("4.2.1", "5.2")
def test_minor_actions_come_before_and_after_the_action() -> None:
    t = phase(scene("western_crowns", 1))
    s = t.state
    give_power(s, 1, adm=9)
    t.answer(1, "borrow")
    assert asked(t) == (1, "ask-action")
    assert s.ducats[1] == 20
    t.answer(1, "stabilize")
    assert asked(t) == (1, "ask-more")
    t.answer(1, "repay")
    assert s.interest[1] == 0
    t.answer(1, "done")
    assert asked(t) == (2, "ask-action")


@rule("4.2.1")
def test_a_turn_is_never_a_minor_action_alone() -> None:
    t = phase(scene("western_crowns", 1))
    assert "done" not in options(t)
    t.answer(1, "borrow")
    assert "done" not in options(t)


@rule("4.2.1")
def test_there_is_one_action_a_turn() -> None:
    t = phase(scene("western_crowns", 1))
    give_power(t.state, 1, adm=10)
    t.answer(1, "stabilize")
    assert "stabilize" not in options(t)
    assert not options(t, "take_event")


# -- Events (4.2.2) ------------------------------------------------------------------------------


@rule("4.2.2")
def test_nobody_passes_before_the_event_action() -> None:
    t = phase(scene("western_crowns"))
    assert refusal(t, "pass_round") == ("no-event-owed", "4.2.2")
    assert options(t, "take_event")


@rule("4.2.2")
def test_the_event_action_is_taken_once() -> None:
    t = phase(scene("western_crowns", 1))
    assert not options(t, "take_event")
    assert "pass_round" in options(t)


@rule("4.2.2", "20.2")
def test_two_players_take_two_events_each() -> None:
    t = phase(scene("hundred_years", 0))
    assert asked(t) == (0, "ask-action")
    assert refusal(t, "pass_round") == ("no-event-owed", "4.2.2")
    assert options(t, "take_event")


# -- passing (4.2.4) -----------------------------------------------------------------------------


@rule("4.2.4")
def test_the_first_to_pass_are_paid_at_once() -> None:
    t = phase(scene("grand_campaign", 0, 1, 2, 3, 4, 5))
    s = t.state
    s.ducats = [0] * 6
    for seat in (AUSTRIA, POLAND, OTTOMANS, ENGLAND):
        act(t, seat, "pass_round")
    assert s.ducats == [1, 0, 0, 5, 3, 2]
    assert s.passed == [AUSTRIA, POLAND, OTTOMANS, ENGLAND]
    assert len(logged(t, "log-last-turns")) == 1


@rule("4.2.4")
def test_pass_money_may_be_used_in_the_same_turn() -> None:
    t = phase(scene("western_crowns", 1))
    s = t.state
    s.ducats[1] = 1
    s.interest[1] = 1
    t.answer(1, "pass_round")
    assert asked(t) == (1, "ask-more")
    t.answer(1, "repay")
    assert (s.ducats[1], s.interest[1]) == (0, 0)


@rule("4.2.4")
def test_who_has_passed_has_no_more_turns() -> None:
    t = phase(scene("western_crowns", 0, 1, 2))
    give_power(t.state, 2, adm=10)
    give_power(t.state, 0, adm=10)
    act(t, 1, "pass_round")
    act(t, 2, "stabilize")
    act(t, 0, "stabilize")
    assert asked(t) == (2, "ask-action")


@rule("9.7.8", "4.2.1")
def test_it_is_known_who_has_played_last_also_of_those_who_have_passed() -> None:
    t = phase(scene("western_crowns", 0, 1, 2))
    give_power(t.state, 2, adm=10)
    give_power(t.state, 0, adm=10)
    act(t, 1, "pass_round")
    act(t, 2, "stabilize")
    act(t, 0, "stabilize")
    assert t.state.played == [1, 0, 2]
    assert last_to_play(t.state, [0, 1]) == 0


@rule("4.2.4", "4.5.2")
def test_the_first_to_pass_is_first_player_next() -> None:
    s = scene("western_crowns")
    s.passed = [2, 1, 0]
    assert next_first_player(s) == 2
    s.passed = [1, 0, 2]
    assert s.first == 1
    assert next_first_player(s) == 0


@rule("20.2", "R92")
def test_of_two_players_the_first_may_keep_the_token() -> None:
    s = scene("hundred_years")
    s.passed = [0, 1]
    assert s.first == 0
    assert next_first_player(s) == 0
    s.hands_over = True
    assert next_first_player(s) == 1


@rule("20.2", "R92")
def test_the_first_of_two_may_give_the_token_up_as_he_passes_first() -> None:
    s = scene("hundred_years", 0, 1)
    s.taken = [2] * len(s.taken)
    t = phase(s)
    s = t.state
    assert s.first == 0
    ducats = s.ducats[0]
    act(t, 0, "hand_over")
    assert len(logged(t, "log-hands-over")) == 1
    assert (s.passed, s.ducats[0]) == ([0], ducats + 3)
    assert s.hands_over
    assert "hand_over" not in options(t)


@rule("20.2", "4.2.4", "R92")
def test_nobody_else_gives_it_up() -> None:
    for name, seat, first in (("hundred_years", 1, 0), ("western_crowns", 1, 1)):
        s = scene(name, 0, 1)
        s.first = first
        assert [choice.verb.name for choice in pass_choices(s, seat)] == ["pass_round"]


# -- the end of the phase (4.2.5) ----------------------------------------------------------------


@rule("4.2.5", "R3")
def test_e3_each_remaining_player_has_one_action_then_owed_events_are_taken() -> None:
    state = scene("grand_campaign", ENGLAND, CASTILE, FRANCE, POLAND, OTTOMANS)
    state.first = POLAND
    for seat in (AUSTRIA, FRANCE):
        give_power(state, seat, adm=10, dip=3, mil=3)
    t = phase(state)
    s = t.state
    for seat in (POLAND, OTTOMANS, ENGLAND, CASTILE):
        assert not s.is_ending
        act(t, seat, "pass_round")
    assert s.is_ending
    assert asked(t) == (FRANCE, "ask-action")
    ducats = s.ducats[FRANCE]
    act(t, FRANCE, "trade")
    assert s.ducats[FRANCE] >= ducats
    assert FRANCE in s.passed
    assert asked(t) == (AUSTRIA, "ask-action")
    act(t, AUSTRIA, "stabilize")
    assert s.stability[AUSTRIA] == 1
    assert asked(t) == (AUSTRIA, "ask-action")
    assert refusal(t, "influence") == ("no-event-due", "4.2.5")
    assert refusal(t, "pass_round") == ("no-event-due", "4.2.5")
    act(t, AUSTRIA, f"take_event {options(t, 'take_event')[0]}")
    assert t.asks()[0].prompt == "ask-idle"
    assert s.turn == NOBODY
    assert sorted(s.passed) == list(range(6))


@rule("4.2.5", "R3")
def test_the_last_turn_may_be_the_event_then_no_other_follows() -> None:
    state = scene("western_crowns", 1, 2)
    t = phase(state)
    act(t, 1, "pass_round")
    act(t, 2, "pass_round")
    assert t.state.is_ending
    assert asked(t) == (0, "ask-action")
    act(t, 0, f"take_event {options(t, 'take_event')[0]}")
    assert t.asks()[0].prompt == "ask-idle"


@rule("4.2.5", "R3")
def test_passing_in_the_last_turn_brings_no_money() -> None:
    t = phase(scene("western_crowns", 0, 1, 2))
    act(t, 1, "pass_round")
    act(t, 2, "pass_round")
    ducats = t.state.ducats[0]
    act(t, 0, "pass_round")
    assert t.state.ducats[0] == ducats
    assert t.state.passed == [1, 2, 0]


@rule("20.2", "R4")
def test_the_second_of_two_players_has_two_turns() -> None:
    t = phase(scene("hundred_years", 0, 0, 1, 1))
    s = t.state
    give_power(s, 1, adm=10)
    ducats = s.ducats[0]
    act(t, 0, "pass_round")
    assert s.ducats[0] == ducats + 3
    act(t, 1, "stabilize")
    assert asked(t) == (1, "ask-action")
    act(t, 1, "pass_round")
    assert t.asks()[0].prompt == "ask-idle"


@rule("20.2", "R4")
def test_who_owes_one_event_of_two_takes_it_in_the_second_turn_at_the_latest() -> None:
    t = phase(scene("hundred_years", 0, 0, 1))
    give_power(t.state, 1, adm=10)
    act(t, 0, "pass_round")
    act(t, 1, "stabilize")
    assert refusal(t, "influence") == ("no-event-due", "4.2.5")
    act(t, 1, f"take_event {options(t, 'take_event')[0]}")
    assert t.asks()[0].prompt == "ask-idle"


@rule("20.2", "R4")
def test_who_owes_both_events_has_one_action_besides() -> None:
    t = phase(scene("hundred_years", 0, 0))
    give_power(t.state, 1, adm=10)
    act(t, 0, "pass_round")
    act(t, 1, "stabilize")
    for _ in range(2):
        assert refusal(t, "influence") == ("no-event-due", "4.2.5")
        act(t, 1, f"take_event {options(t, 'take_event')[0]}")
    assert t.asks()[0].prompt == "ask-idle"
