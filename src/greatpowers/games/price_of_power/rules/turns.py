"""4.2 Phase 2, Actions: Turns, passing, and how the phase ends."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import PASS_INCOME, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects.modifiers import end_of_turn
from greatpowers.games.price_of_power.rules.action_cards import display_choices, play_choices
from greatpowers.games.price_of_power.rules.actions import ACTIONS, MINOR
from greatpowers.games.price_of_power.rules.activation import march_choice
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.alliances import cut_choice, forge_choice
from greatpowers.games.price_of_power.rules.appointing import appoint_choices, dismiss_choice
from greatpowers.games.price_of_power.rules.claims import fabricate_choice
from greatpowers.games.price_of_power.rules.colonies import colonize_choice
from greatpowers.games.price_of_power.rules.conferences import confer_choices
from greatpowers.games.price_of_power.rules.conversion import convert_choice
from greatpowers.games.price_of_power.rules.deals import negotiate_choice
from greatpowers.games.price_of_power.rules.event_action import event_choice, events_owed
from greatpowers.games.price_of_power.rules.event_deck import open_events
from greatpowers.games.price_of_power.rules.explore import explore_choice
from greatpowers.games.price_of_power.rules.focus import focus_choice
from greatpowers.games.price_of_power.rules.imperial_authority import raise_choice
from greatpowers.games.price_of_power.rules.influence import influence_choice
from greatpowers.games.price_of_power.rules.influence import open_turn as open_influence
from greatpowers.games.price_of_power.rules.mats import clockwise, gain_ducats, realm_name
from greatpowers.games.price_of_power.rules.money import borrow_choice, repay_choice
from greatpowers.games.price_of_power.rules.naval_activation import sail_choice
from greatpowers.games.price_of_power.rules.npr_defence import note_pressed
from greatpowers.games.price_of_power.rules.offers import lapse, make_choice
from greatpowers.games.price_of_power.rules.papal_actions import papal_choices
from greatpowers.games.price_of_power.rules.recruiting import recruit_choice
from greatpowers.games.price_of_power.rules.replenish import replenish_choice
from greatpowers.games.price_of_power.rules.research import research_choices
from greatpowers.games.price_of_power.rules.review import REVIEW
from greatpowers.games.price_of_power.rules.sailing import repair
from greatpowers.games.price_of_power.rules.sieges import siege_choice
from greatpowers.games.price_of_power.rules.stability import stabilize_choice
from greatpowers.games.price_of_power.rules.state_religion import religion_choice
from greatpowers.games.price_of_power.rules.trade import trade_choice
from greatpowers.games.price_of_power.rules.unrest import suppress_choice
from greatpowers.games.price_of_power.rules.war import declare_choice
from greatpowers.games.price_of_power.state import ACTIONS as ACTION_PHASE_MARK
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    DONE,
    HAND_OVER,
    NEGOTIATE,
    PASS_ROUND,
    TAKE_EVENT,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

EVENT_OWED: Final = refuse("no-event-owed", "4.2.2", "opens-event-owed")
EVENT_DUE: Final = refuse("no-event-due", "4.2.5")
LAST_TURNS_OF_TWO: Final = 2
"""How many Turns the second of two players has at least, once the first has passed (20.2)."""


# -- order (4.2) ---------------------------------------------------------------------------------


@rule("4.2.1", "4.0")
def open_phase(t: PriceTable, _affair: Affair) -> None:
    """Begin with the First Player."""
    s = t.state
    s.phase = ACTION_PHASE_MARK
    s.turn = NOBODY


@rule("4.2.1", "4.2.5", "R3")
def next_turn(t: PriceTable, affair: Affair) -> None:
    """Give the next player a Turn, until all have passed."""
    s = t.state
    seat = next_seat(s)
    if seat == NOBODY:
        s.turn = NOBODY
        return
    affair.repeat()
    TURN.begin(s.agenda, seat)


def next_seat(s: State) -> Seat:
    """Return whose Turn is next, clockwise; nobody if all have passed."""
    if s.last_turns:
        return s.last_turns[0]
    start = s.first if s.turn == NOBODY else s.turn + 1
    return next((seat for seat in clockwise(s, start) if seat not in s.passed), NOBODY)


# -- a Turn (4.2.1) ------------------------------------------------------------------------------


def open_turn(t: PriceTable, affair: Affair) -> None:
    """Note whose Turn it is, from where Influence may spread in it, and that nobody has moved."""
    s = t.state
    (seat,) = affair.numbers
    s.turn = seat
    s.played = [*(other for other in s.played if other != seat), seat]
    s.moved = []
    s.talked = []
    s.has_dealt = False
    note_pressed(s)
    open_influence(s, seat)
    t.say("log-turn", power=realm_name(s, seat), cite="4.2.1")


@rule("4.2.1", "5.0")
def choose_action(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a player take one Action or pass; before it, Minor Actions as he likes.

    A deal that comes to nothing is no Action (R106).
    """
    s = t.state
    (seat,) = affair.numbers
    if s.has_dealt:
        return
    answer = yield t.ask(
        seat, "ask-action", lambda: turn_menu(s, seat), cite="4.2.1", default=usual_answer(s, seat)
    )
    REVIEW.begin(s.agenda)
    if answer in MINOR:
        affair.repeat()
        yield from MINOR.carry_out(t, seat, answer)
        return
    if answer in NEGOTIATE:
        affair.repeat()
    yield from ACTIONS.carry_out(t, seat, answer)


@rule("4.2.1", "5.2")
def choose_more(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a player add Minor Actions to the Action taken, also in the Turn in which he passed."""
    s = t.state
    (seat,) = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-more",
        lambda: [Choice(DONE), *minor_menu(s, seat)],
        cite="5.2",
        default=DONE(),
    )
    if answer != DONE():
        REVIEW.begin(s.agenda)
        affair.repeat()
        yield from MINOR.carry_out(t, seat, answer)


def usual_answer(s: State, seat: Seat) -> int:
    """Return what a player does who does not answer: take the first Event, else pass."""
    return PASS_ROUND() if events_owed(s, seat) <= 0 else TAKE_EVENT(open_events(s)[0])


def turn_menu(s: State, seat: Seat) -> Menu:
    """Offer all Actions, an Event, to pass, and Minor Actions."""
    others = [*pass_choices(s, seat), *action_menu(s, seat)]
    if must_take_event(s, seat):
        for choice in others:
            choice.whole = EVENT_DUE
    return [event_choice(s, seat), *others, *minor_menu(s, seat)]


@rule("5.0", "5.1", "5.3", "5.4", "5.5")
def action_menu(s: State, seat: Seat) -> Menu:
    """Offer the Actions that take a Turn, besides Events."""
    return [
        *research_choices(s, seat),
        negotiate_choice(s, seat),
        make_choice(s, seat),
        explore_choice(s, seat),
        focus_choice(s, seat),
        religion_choice(s, seat),
        stabilize_choice(s, seat),
        raise_choice(s, seat),
        convert_choice(s, seat),
        colonize_choice(s, seat),
        influence_choice(s, seat),
        forge_choice(s, seat),
        fabricate_choice(s, seat),
        trade_choice(s, seat),
        *papal_choices(s, seat),
        recruit_choice(s, seat),
        suppress_choice(s, seat),
        *war_choices(s, seat),
        *play_choices(s, seat),
        *display_choices(s, seat),
    ]


def war_choices(s: State, seat: Seat) -> Menu:
    """Offer what there is only in games with wars."""
    if not s.has_war:
        return []
    return [
        declare_choice(s, seat),
        march_choice(s, seat),
        sail_choice(s, seat),
        siege_choice(s, seat),
    ]


@rule("5.2")
def minor_menu(s: State, seat: Seat) -> Menu:
    """Offer the Minor Actions, which take no Turn."""
    return [
        *appoint_choices(s, seat),
        dismiss_choice(s, seat),
        borrow_choice(s, seat),
        repay_choice(s, seat),
        replenish_choice(s, seat),
        cut_choice(s, seat),
        *confer_choices(s, seat),
    ]


@rule("4.2.5")
def close_turn(t: PriceTable, affair: Affair) -> None:
    """Count the Turn among the last ones if they are under way; after his last one has passed."""
    s = t.state
    (seat,) = affair.numbers
    end_of_turn(s)
    s.conferring = 0
    lapse(t)
    for each in range(s.players):
        repair(s, each)
    if not s.is_ending:
        return
    if s.last_turns:
        s.last_turns.pop(0)
    is_done = seat not in s.last_turns and events_owed(s, seat) <= 0
    if is_done and seat not in s.passed:
        s.passed.append(seat)


# -- passing (4.2.4) -----------------------------------------------------------------------------


@rule("4.2.2", "4.2.4", "20.2")
def judge_pass(s: State, seat: Seat) -> Verdict:
    """Say whether a player may pass: not before all his Event Actions."""
    return EVENT_OWED if events_owed(s, seat) > 0 else ALLOWED


@rule("4.2.4", "20.2", "R92")
def pass_choices(s: State, seat: Seat) -> Menu:
    """Offer to pass; to the First Player of two who passes first, also to give up the token."""
    passes = [Choice(PASS_ROUND, whole=judge_pass(s, seat))]
    if len(s.seated) == LAST_TURNS_OF_TWO and seat == s.first and not s.passed:
        passes.append(Choice(HAND_OVER, whole=judge_pass(s, seat)))
    return passes


@rule("20.2", "R92")
@ACTIONS.on(HAND_OVER)
def hand_over(t: PriceTable, seat: Seat, _: int) -> None:
    """Pass first, and let the other of two players begin the next Round."""
    t.state.hands_over = True
    pass_round(t, seat, _)
    t.say("log-hands-over", power=realm_name(t.state, seat), cite="20.2")


@rule("4.2.4")
@ACTIONS.on(PASS_ROUND)
def pass_round(t: PriceTable, seat: Seat, _: int) -> None:
    """Pass; the first to do so get Ducats at once."""
    s = t.state
    t.say("log-passes", power=realm_name(s, seat), cite="4.2.4")
    money = PASS_INCOME[len(s.seated)]
    if s.is_ending:
        s.last_turns = [other for other in s.last_turns if other != seat]
        s.last_turns.insert(0, seat)
        s.passed.append(seat)
        return
    gain_ducats(t, seat, money[len(s.passed)], cite="4.2.4")
    s.passed.append(seat)
    if len(s.passed) == len(money):
        begin_last_turns(t, seat)


@rule("4.2.5", "R3", "R4", "20.2")
def begin_last_turns(t: PriceTable, seat: Seat) -> None:
    """When no pass money is left, give each remaining player one Turn more, clockwise.

    The second of two players has two, and one Action besides if he owes both his Events.
    """
    s = t.state
    left = [other for other in clockwise(s, seat) if other not in s.passed]
    if len(s.seated) == LAST_TURNS_OF_TWO:
        left *= max(LAST_TURNS_OF_TWO, events_owed(s, left[0]) + 1)
    s.is_ending = True
    s.last_turns = [seat, *left]
    t.say("log-last-turns", cite="4.2.5")


@rule("4.2.5", "R3", "R4")
def must_take_event(s: State, seat: Seat) -> bool:
    """Say whether a player's Turn must be his Event Action, as no other is left for it."""
    if not s.is_ending or events_owed(s, seat) <= 0:
        return False
    left = s.last_turns.count(seat)
    return left <= events_owed(s, seat) if len(s.seated) == LAST_TURNS_OF_TWO else left == 0


TURN: Final = AGENDA.task("turn", open_turn, choose_action, choose_more, close_turn)
"""About a seat."""
ACTION_PHASE: Final = AGENDA.task("action_phase", open_phase, next_turn)
