"""4.1 Phase 1, Draw Cards; and the first cards, which take its place in the first Round (3.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import Card, card_text
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    CARDS_DRAWN,
    FIRST_DRAW,
    FIRST_KEEP,
    KEEP_PRICE,
    POWERS,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.reasons import NOT_IN_HAND
from greatpowers.games.price_of_power.rules import event_deck, missions
from greatpowers.games.price_of_power.rules.actions import MINOR
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.appointing import appoint_choices
from greatpowers.games.price_of_power.rules.hands import can_draw, discard, draw_card
from greatpowers.games.price_of_power.rules.mats import in_turn_order, realm_name
from greatpowers.games.price_of_power.state import DRAW, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import DISCARD, DONE, DRAW_FROM, KEEP
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

EMPTY_DECK: Final = refuse("no-empty-deck", "6.0")
CANNOT_KEEP: Final = refuse("no-cannot-keep", "4.1.3", "opens-cannot-keep")


# -- Phase 1 (4.1) -------------------------------------------------------------------------------


@rule("4.1.1")
def reveal_events(t: PriceTable, _affair: Affair) -> None:
    """Lay out the Events of the Round; then everybody draws, in turn order."""
    s = t.state
    s.phase = DRAW
    event_deck.reveal(t)
    for seat in reversed(in_turn_order(s)):
        HAND_DRAWN.begin(s.agenda, seat)


@rule("4.1.2", "R36")
def draw_cards(t: PriceTable, affair: Affair) -> Play[None]:
    """Draw three cards from any decks, one by one."""
    s = t.state
    (seat,) = affair.numbers
    for left in range(CARDS_DRAWN, 0, -1):
        card = yield from draw_one(t, seat, left, cite="4.1.2")
        s.hand[seat].remove(card)
        s.drawn[seat].append(card)


def draw_one(t: PriceTable, seat: Seat, left: int, *, cite: str) -> Play[Card]:
    """Let a player choose a deck, and draw from it; only he sees the card."""
    s = t.state
    deck = yield from choose(
        t,
        seat,
        "ask-draw-from",
        DRAW_FROM,
        ALL_POWERS,
        lambda deck: ALLOWED if can_draw(s, deck) else EMPTY_DECK,
        cite=cite,
        public=True,
        n=left,
    )
    return draw_openly(t, seat, deck, cite=cite)


def draw_openly(t: PriceTable, seat: Seat, deck: Power, *, cite: str) -> Card:
    """Draw a card; everybody is told from which deck, and the player which one."""
    card = draw_card(t, seat, deck)
    t.say("log-draws", power=realm_name(t.state, seat), deck=f"deck-{POWERS[deck]}", cite=cite)
    t.say("log-you-draw", to=(seat,), card=card_text(card), cite=cite)
    return card


@rule("4.1.3")
def keep_cards(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let everybody choose at once which cards to pay for; all others are discarded."""
    s = t.state
    able = [seat for seat in s.seated if s.ducats[seat] >= KEEP_PRICE]
    yield from t.together({seat: choose_kept(t, seat) for seat in able})
    for seat in in_turn_order(s):
        pay_for_cards(t, seat)
    t.raise_wall()


def choose_kept(t: PriceTable, seat: Seat) -> Play[None]:
    """Choose cards to keep, one by one; nobody else sees them."""
    s = t.state
    while len(s.kept[seat]) < len(s.drawn[seat]):
        answer = yield t.ask(
            seat, "ask-keep", lambda: keep_menu(s, seat), cite="4.1.3", default=DONE()
        )
        if answer == DONE():
            return
        s.kept[seat].append(KEEP.target(answer))


def keep_menu(s: State, seat: Seat) -> Menu:
    """Offer the cards just drawn, each for two Ducats."""
    open_cards = [card for card in s.drawn[seat] if card not in s.kept[seat]]
    return [
        Choice(DONE),
        Choice(
            KEEP,
            open_cards,
            whole=judge_keep(s, seat),
            cost=lambda _, bill: charge(bill, "bill-keep", KEEP_PRICE),
            paid_in="ducats",
        ),
    ]


@rule("4.1.3")
def judge_keep(s: State, seat: Seat) -> Verdict:
    """Say whether a player can pay for one card more."""
    price = KEEP_PRICE * (len(s.kept[seat]) + 1)
    return ALLOWED if s.ducats[seat] >= price else CANNOT_KEEP


def pay_for_cards(t: PriceTable, seat: Seat) -> None:
    """Take the cards that are paid for into the hand and discard the others."""
    s = t.state
    kept = s.kept[seat]
    s.ducats[seat] -= KEEP_PRICE * len(kept)
    s.hand[seat] += kept
    for card in s.drawn[seat]:
        if card not in kept:
            discard(s, card)
            t.say("log-discards", power=realm_name(s, seat), card=card_text(card), cite="4.1.3")
    t.say("log-keeps", power=realm_name(s, seat), n=len(kept), cite="4.1.3")
    s.kept[seat] = []
    s.drawn[seat] = []


@rule("4.1.4")
def choose_missions(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let everybody choose and exchange Missions."""
    yield from missions.refill(t)


HAND_DRAWN: Final = AGENDA.task("draw_cards", draw_cards)
"""About a seat."""
DRAW_PHASE: Final = AGENDA.task("draw_phase", reveal_events, keep_cards, choose_missions)


# -- first cards (3.4) ---------------------------------------------------------------------------


@rule("3.4")
def begin_first_hands(t: PriceTable, _affair: Affair) -> None:
    """Let everybody draw, appoint and choose first cards, in turn order."""
    s = t.state
    for seat in reversed(in_turn_order(s)):
        FIRST_HAND.begin(s.agenda, seat)


@rule("3.4")
def draw_first(t: PriceTable, affair: Affair) -> Play[None]:
    """Draw a card of each deck, and three more of any."""
    (seat,) = affair.numbers
    for deck in ALL_POWERS:
        draw_openly(t, seat, deck, cite="3.4")
    for left in range(FIRST_DRAW - len(ALL_POWERS), 0, -1):
        yield from draw_one(t, seat, left, cite="3.4")


@rule("3.4")
def appoint_first(t: PriceTable, affair: Affair) -> Play[None]:
    """Appoint Advisors and Leaders from the first cards, for what they cost."""
    s = t.state
    (seat,) = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-first-court",
        lambda: [Choice(DONE), *appoint_choices(s, seat)],
        cite="3.4",
        default=DONE(),
    )
    if answer != DONE():
        affair.repeat()
        yield from MINOR.carry_out(t, seat, answer)


@rule("3.4")
def keep_first(t: PriceTable, affair: Affair) -> Play[None]:
    """Discard first cards until no more than four are left."""
    (seat,) = affair.numbers
    yield from discard_down(t, seat, FIRST_KEEP, cite="3.4")


def discard_down(t: PriceTable, seat: Seat, limit: int, *, cite: str) -> Play[None]:
    """Let a player discard cards of his choice until there are so many in hand."""
    s = t.state
    while len(s.hand[seat]) > limit:
        answer = yield t.ask(
            seat,
            "ask-discard",
            lambda: [Choice(DISCARD, s.hand[seat].copy(), beyond=NOT_IN_HAND)],
            cite=cite,
            n=len(s.hand[seat]) - limit,
        )
        card = DISCARD.target(answer)
        s.hand[seat].remove(card)
        discard(s, card)
        t.say("log-discards", power=realm_name(s, seat), card=card_text(card), cite=cite)


@rule("3.4")
def first_missions(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let everybody choose two starting Missions in secret."""
    yield from missions.choose_first(t)


FIRST_HAND: Final = AGENDA.task("first_hand", draw_first, appoint_first, keep_first)
"""About a seat."""
FIRST_CARDS: Final = AGENDA.task("first_cards", begin_first_hands, first_missions)
