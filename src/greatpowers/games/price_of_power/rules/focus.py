"""5.1.5 Change National Focus: shift power, exchange cards; once a Round."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import Card, card_text
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    MOST_POWER,
    POWERS,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.hands import (
    can_draw,
    discard,
    draw_card,
    take,
    top_discards,
)
from greatpowers.games.price_of_power.rules.mats import (
    TYPES,
    power_of,
    power_text,
    realm_name,
    spend_power,
)
from greatpowers.games.price_of_power.rules.ownership import has, plus
from greatpowers.games.price_of_power.rules.prices import judge_price, pay, with_ducats
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    CHANGE_FOCUS,
    DONE,
    DRAW_FROM,
    FOCUS_ON,
    PASS,
    PICK_DISCARD,
    SET_ASIDE,
    TAKE_POWER_FROM,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

MOST_ASIDE: Final = 3
PICK_POWER: Final = 1
PICK_DUCATS: Final = 2

CHANGED_ALREADY: Final = refuse("no-focus-changed-already", "5.1.5", "opens-focus-next-round")
NOTHING_TO_CHANGE: Final = refuse("no-nothing-to-change", "5.1.5")
POOL_IS_FULL: Final = refuse("no-pool-is-full", "7.1")
OTHER_POOLS_EMPTY: Final = refuse("no-other-pools-empty", "5.1.5")
POOL_IS_EMPTY: Final = refuse("no-pool-is-empty", "5.1.5")
TAKEN_ALREADY: Final = refuse("no-taken-already", "5.1.5")
DO_ONE_OF_BOTH: Final = refuse("no-do-one-of-both", "5.1.5")
NO_CARD_LEFT: Final = refuse("no-card-left", "6.0")
ONE_PICK_ONLY: Final = refuse("no-one-pick-only", "5.1.5")


@rule("5.1.5")
def judge_focus(s: State, seat: Seat) -> Verdict:
    """Say whether a player may change the National Focus."""
    if s.has_changed_focus[seat]:
        return CHANGED_ALREADY
    possible = s.hand[seat] or any(judge_target(s, seat, power) for power in ALL_POWERS)
    return ALLOWED if possible else NOTHING_TO_CHANGE


def focus_choice(s: State, seat: Seat) -> Choice:
    """Offer to change the National Focus."""
    return Choice(CHANGE_FOCUS, whole=judge_focus(s, seat))


@rule("5.1.5")
@ACTIONS.on(CHANGE_FOCUS)
def change_focus(t: PriceTable, seat: Seat, _: int) -> None:
    """Mark the change and begin it."""
    s = t.state
    s.has_changed_focus[seat] = True
    t.say("log-changes-focus", power=realm_name(s, seat), cite="5.1.5")
    FOCUS.begin(s.agenda, seat, NOBODY, 0)


# -- power ---------------------------------------------------------------------------------------


@rule("5.1.5", "7.1")
def judge_target(s: State, seat: Seat, power: Power) -> Verdict:
    """Say whether a type of power can be raised."""
    if power_of(s, seat, power) == MOST_POWER:
        return POOL_IS_FULL
    others = (power_of(s, seat, other) for other in ALL_POWERS if other != power)
    return ALLOWED if any(others) else OTHER_POOLS_EMPTY


@rule("5.1.5")
def choose_power(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose the type of power to raise, or only exchange cards."""
    s = t.state
    seat, _, _ = affair.numbers
    if not any(judge_target(s, seat, power) for power in ALL_POWERS):
        return
    answer = yield t.ask(
        seat,
        "ask-focus",
        lambda: [
            Choice(FOCUS_ON, ALL_POWERS, lambda power: judge_target(s, seat, power)),
            Choice(PASS, whole=ALLOWED if s.hand[seat] else DO_ONE_OF_BOTH),
        ],
        cite="5.1.5",
        public=True,
    )
    if answer in FOCUS_ON:
        affair.note(seat, FOCUS_ON.target(answer), 0)


def judge_source(s: State, seat: Seat, power: Power, taken: int) -> Verdict:
    """Say whether a cube may be moved from a type of power: one from each."""
    if has(taken, power):
        return TAKEN_ALREADY
    return ALLOWED if power_of(s, seat, power) else POOL_IS_EMPTY


@rule("5.1.5")
def shift(t: PriceTable, affair: Affair) -> Play[None]:
    """Move a cube from another pool, and perhaps one more from the third."""
    s = t.state
    seat, power, taken = affair.numbers
    if power == NOBODY or power_of(s, seat, power) == MOST_POWER:
        return
    sources = [other for other in ALL_POWERS if other != power]
    if not any(judge_source(s, seat, other, taken) for other in sources):
        return
    answer = yield t.ask(
        seat,
        "ask-shift-power",
        lambda: [
            Choice(TAKE_POWER_FROM, sources, lambda other: judge_source(s, seat, other, taken)),
            Choice(DONE, whole=ALLOWED if taken else DO_ONE_OF_BOTH),
        ],
        cite="5.1.5",
        default=DONE(),
        public=True,
        power=power_text(power),
    )
    if answer == DONE():
        return
    source = TAKE_POWER_FROM.target(answer)
    spend_power(s, seat, source, 1)
    s.power[seat * TYPES + power] += 1
    t.say(
        "log-shifts-power",
        power=realm_name(s, seat),
        source=power_text(source),
        type=power_text(power),
        cite="5.1.5",
    )
    affair.note(seat, power, plus(taken, source))
    affair.repeat()


# -- cards ---------------------------------------------------------------------------------------


@rule("5.1.5")
def set_aside(t: PriceTable, affair: Affair) -> Play[None]:
    """Set aside up to three cards of the hand, face down."""
    s = t.state
    seat, power, _ = affair.numbers
    aside = s.aside[seat]
    if len(aside) < MOST_ASIDE and s.hand[seat]:
        must = power == NOBODY and not aside
        answer = yield t.ask(
            seat,
            "ask-set-aside",
            lambda: [
                Choice(SET_ASIDE, s.hand[seat].copy()),
                Choice(DONE, whole=DO_ONE_OF_BOTH if must else ALLOWED),
            ],
            cite="5.1.5",
            default=DONE(),
        )
        if answer != DONE():
            card = SET_ASIDE.target(answer)
            s.hand[seat].remove(card)
            aside.append(card)
            affair.repeat()
            return
    affair.note(seat, len(aside) - 1, 0)


@rule("5.1.5")
def judge_pick(s: State, seat: Seat, deck: Power, picked: int) -> Verdict:
    """Say whether a player may pay to pick a discard of a deck: once."""
    return ONE_PICK_ONLY if picked else judge_price(s, seat, deck, PICK_POWER, PICK_DUCATS)


@rule("5.1.5", "6.0", "R197")
def draw(t: PriceTable, affair: Affair) -> Play[None]:
    """Draw one card less than were set aside; one of them may be picked from the discards."""
    s = t.state
    seat, left, picked = affair.numbers
    if left <= 0 or not any(can_draw(s, deck) for deck in ALL_POWERS):
        return
    answer = yield t.ask(
        seat,
        "ask-draw",
        lambda: draw_menu(s, seat, picked),
        cite="5.1.5",
        public=True,
        n=left,
    )
    if answer in DRAW_FROM:
        card = draw_card(t, seat, DRAW_FROM.target(answer))
        t.say("log-you-draw", to=(seat,), card=card_text(card), cite="5.1.5")
    else:
        picked = 1
        _pick(t, seat, PICK_DISCARD.target(answer))
    affair.note(seat, left - 1, picked)
    affair.repeat()


def draw_menu(s: State, seat: Seat, picked: int) -> Menu:
    """Offer the decks, and the discards on top of each for power of its type and Ducats."""
    picks = [
        Choice(
            PICK_DISCARD,
            top_discards(s, deck),
            whole=judge_pick(s, seat, deck, picked),
            cost=lambda _, bill: charge(bill, "bill-pick-discard", PICK_POWER),
            paid_in=POWERS[deck],
            stakes=lambda _: with_ducats(PICK_DUCATS),
        )
        for deck in ALL_POWERS
    ]
    decks = Choice(
        DRAW_FROM, ALL_POWERS, lambda deck: ALLOWED if can_draw(s, deck) else NO_CARD_LEFT
    )
    return [decks, *picks]


def _pick(t: PriceTable, seat: Seat, card: Card) -> None:
    s = t.state
    deck = next(deck for deck in ALL_POWERS if card in s.discards[deck])
    pay(s, seat, deck, PICK_POWER, PICK_DUCATS)
    take(s, seat, card)
    s.hand[seat].append(card)
    t.say("log-picks-discard", power=realm_name(s, seat), card=card_text(card), cite="5.1.5")


@rule("5.1.5")
def discard_aside(t: PriceTable, affair: Affair) -> None:
    """Discard what was set aside."""
    s = t.state
    seat = affair.numbers[0]
    for card in s.aside[seat]:
        discard(s, card)
        t.say("log-discards", power=realm_name(s, seat), card=card_text(card), cite="5.1.5")
    if s.aside[seat]:
        t.raise_wall()
    s.aside[seat] = []


FOCUS: Final = AGENDA.task("focus", choose_power, shift, set_aside, draw, discard_aside)
"""About a seat, then the power it raises and from where, then the cards it still draws."""
