"""6. Action cards: playing them, and using those on display."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ACTION_DECK,
    ACTION_OF,
    ACTION_ROWS,
    CHARGES,
    DECK_OF,
    DEED_OF,
    DEED_ROWS,
    DEEDS,
    Card,
    Deed,
    card_text,
)
from greatpowers.games.price_of_power.components.cards import (
    ACTIONS as ACTION_NAMES,
)
from greatpowers.games.price_of_power.components.tables import ALL_POWERS, POWERS, Power, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects.cards import SCRIPT_OF_ACTION, SCRIPT_OF_DEED
from greatpowers.games.price_of_power.effects.script import read, script
from greatpowers.games.price_of_power.reasons import NOT_IN_HAND
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.card_prices import (
    IS_BATTLE,
    IS_BATTLE_DEED,
    IS_REACTION,
    NOT_ON_DISPLAY,
    ONLY_IN_BATTLE,
    ONLY_IN_REACTION,
    TOO_FEW_CHARGES,
    charges_on,
    deed_charges,
    deed_ducats,
    deed_price,
    deed_text,
    is_displayed,
    price,
    price_in_ducats,
    spend_charges,
    take_off_display,
)
from greatpowers.games.price_of_power.rules.card_uses import judge_use
from greatpowers.games.price_of_power.rules.covert import WINDOW
from greatpowers.games.price_of_power.rules.hands import discard
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.prices import judge_price, pay, with_ducats
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import DISCARD, PLAY, USE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import Verdict, refuse
from greatpowers.kit.components import Row

MOST_DISPLAYED: Final = 2
IS_COVERT: Final = tuple(bool(row.get("covert")) for row in ACTION_ROWS)
IS_COVERT_DEED: Final = tuple(bool(row.get("covert")) for row in DEED_ROWS)
NAMING: Final = ("choose_realm", "choose_area")
"""Effects at the head of a Covert card by which its player says against whom it is."""


def _named(row: Row) -> int:
    """Return how many effects at the head of a Covert card only name something."""
    effects = row.get("effects", []) if row.get("covert") else []
    rest = (place for place, each in enumerate(effects) if each["effect"] not in NAMING)
    return next(rest, len(effects))


SPLIT: Final = {
    action: (
        script(row["effects"][: _named(row)], True, f"action-{row['id']}"),
        script(row["effects"][_named(row) :], True, f"action-{row['id']}"),
    )
    for action, row in enumerate(ACTION_ROWS)
    if _named(row)
}
"""What such a card names before others may counter it, and what it does then."""


def _as_action(row: Row) -> list[Row]:
    """Return what a card with a Reaction does as an Action: the option that stops nothing."""
    (effect,) = row["effects"]
    options = [each["effects"] for each in effect.get("options", ())]
    return next((each for each in options if each[0]["effect"] != "cancel"), [])


IN_A_TURN: Final = {
    action: script(_as_action(row), True, f"action-{row['id']}")
    for action, row in enumerate(ACTION_ROWS)
    if IS_REACTION[action] and _as_action(row)
}
"""What cards with a Reaction do that can be played as an Action, too."""
DISPLAYED_ALREADY: Final = refuse("no-displayed-already", "6.2.1", "opens-last-charge")


# -- which may be played -------------------------------------------------------------------------


@rule("6.0", "6.2.1", "6.2.2", "6.2.3")
def judge_card(s: State, seat: Seat, card: Card) -> Verdict:
    """Say whether a player may play a card as the Action of a Turn."""
    if card not in s.hand[seat]:
        return NOT_IN_HAND
    action = ACTION_OF[card]
    if IS_BATTLE[action]:
        return ONLY_IN_BATTLE
    if IS_REACTION[action] and action not in IN_A_TURN:
        return ONLY_IN_REACTION
    if is_displayed(s, seat, action):
        return DISPLAYED_ALREADY
    power = price(s, seat, card)
    payable = judge_price(s, seat, DECK_OF[card], power, price_in_ducats(card))
    return judge_use(s, seat, ACTION_NAMES[action]) if payable else payable


def play_choices(s: State, seat: Seat) -> list[Choice]:
    """Offer the cards in hand, each paid in the power of its deck."""
    return [_cards_of(s, seat, deck) for deck in ALL_POWERS]


def _cards_of(s: State, seat: Seat, deck: Power) -> Choice:
    return Choice(
        PLAY,
        [card for card in s.hand[seat] if DECK_OF[card] == deck],
        lambda card: judge_card(s, seat, card),
        cost=lambda card, bill: price(s, seat, card, bill),
        paid_in=POWERS[deck],
        stakes=lambda card: with_ducats(price_in_ducats(card)),
    )


@rule("6.0")
@ACTIONS.on(PLAY)
def play(t: PriceTable, seat: Seat, card: Card) -> None:
    """Pay for a card, show it, and begin to carry it out."""
    s = t.state
    pay(s, seat, DECK_OF[card], price(s, seat, card), price_in_ducats(card))
    s.hand[seat].remove(card)
    s.playing.append(card)
    t.say("log-plays", power=realm_name(s, seat), card=card_text(card), cite="6.0")
    PLAYING.begin(s.agenda, seat, card)


@rule("6.2.1")
def make_room(t: PriceTable, affair: Affair) -> Play[None]:
    """Discard one of two Display cards for a third."""
    s = t.state
    seat, card = affair.numbers
    if not CHARGES[ACTION_OF[card]] or len(s.display[seat]) < MOST_DISPLAYED:
        return
    answer = yield t.ask(
        seat,
        "ask-display-full",
        lambda: [Choice(DISCARD, s.display[seat].copy())],
        cite="6.2.1",
        public=True,
        card=card_text(card),
    )
    take_off_display(t, seat, DISCARD.target(answer))


@rule("6.2.4", "R56")
def name_target(t: PriceTable, affair: Affair) -> None:
    """Say against whom a Covert card is, where it begins so."""
    s = t.state
    seat, card = affair.numbers
    s.named_area = s.named_realm = NOBODY
    if ACTION_OF[card] in SPLIT:
        read(s, SPLIT[ACTION_OF[card]][0], seat)


@rule("6.2.4", "R56")
def let_others_counter(t: PriceTable, affair: Affair) -> None:
    """Let others counter a Covert card."""
    s = t.state
    seat, card = affair.numbers
    if IS_COVERT[ACTION_OF[card]]:
        victim = NOBODY if s.named_realm == NOBODY else s.seat_of[s.named_realm]
        WINDOW.begin(s.agenda, seat, victim, PLAY(card))


@rule("6.0", "6.2.1", "6.2.4")
def carry_out(t: PriceTable, affair: Affair) -> None:
    """Do what the card says, unless it was countered; a Display card is put down with charges."""
    if affair.heard:
        return
    s = t.state
    seat, card = affair.numbers
    action = ACTION_OF[card]
    if CHARGES[action]:
        s.playing.remove(card)
        s.display[seat].append(card)
        s.charges[seat].append(CHARGES[action])
    found = SPLIT[action][1] if action in SPLIT else SCRIPT_OF_ACTION[action]
    read(s, IN_A_TURN.get(action, found), seat)


@rule("6.0", "6.2.4")
def put_away(t: PriceTable, affair: Affair) -> None:
    """Discard the card, unless it is on display."""
    s = t.state
    _, card = affair.numbers
    if card in s.playing:
        s.playing.remove(card)
        discard(s, card)


PLAYING: Final = AGENDA.task(
    "play_card", make_room, name_target, let_others_counter, carry_out, put_away
)
"""About a seat and the card it has paid for."""


# -- Display cards -------------------------------------------------------------------------------


@rule("6.2.1", "6.2.2")
def judge_deed(s: State, seat: Seat, deed: Deed) -> Verdict:
    """Say whether a player may do what a Display card offers, as the Action of a Turn."""
    action = DEED_OF[deed]
    if not is_displayed(s, seat, action):
        return NOT_ON_DISPLAY
    if IS_BATTLE_DEED[deed]:
        return ONLY_IN_BATTLE
    if charges_on(s, seat, action) < deed_charges(s, seat, deed):
        return TOO_FEW_CHARGES
    power, ducats = deed_price(s, seat, deed), deed_ducats(s, seat, deed)
    payable = judge_price(s, seat, ACTION_DECK[action], power, ducats)
    return judge_use(s, seat, DEEDS[deed]) if payable else payable


def display_choices(s: State, seat: Seat) -> list[Choice]:
    """Offer what the Display cards of a player let him do."""
    return [_deeds_of(s, seat, deck) for deck in ALL_POWERS]


DEEDS_OF_DECK: Final = tuple(
    tuple(deed for deed, action in enumerate(DEED_OF) if ACTION_DECK[action] == deck)
    for deck in ALL_POWERS
)


def _deeds_of(s: State, seat: Seat, deck: Power) -> Choice:
    shown = [ACTION_OF[card] for card in s.display[seat]]
    return Choice(
        USE,
        DEEDS_OF_DECK[deck],
        lambda deed: judge_deed(s, seat, deed),
        within=[deed for deed in DEEDS_OF_DECK[deck] if DEED_OF[deed] in shown],
        cost=lambda deed, bill: deed_price(s, seat, deed, bill),
        paid_in=POWERS[deck],
        stakes=lambda deed: with_ducats(deed_ducats(s, seat, deed)),
    )


@rule("6.2.1")
@ACTIONS.on(USE)
def use(t: PriceTable, seat: Seat, deed: Deed) -> None:
    """Pay for a deed, in charges too, and begin it; a card without charges is discarded."""
    s = t.state
    action = DEED_OF[deed]
    pay(s, seat, ACTION_DECK[action], deed_price(s, seat, deed), deed_ducats(s, seat, deed))
    t.say("log-uses", power=realm_name(s, seat), deed=deed_text(deed), cite="6.2.1")
    spend_charges(t, seat, deed)
    USING.begin(s.agenda, seat, deed)


@rule("6.2.4", "R56")
def let_others_stop(t: PriceTable, affair: Affair) -> None:
    """Let others counter a covert deed."""
    seat, deed = affair.numbers
    if IS_COVERT_DEED[deed]:
        WINDOW.begin(t.state.agenda, seat, NOBODY, USE(deed))


@rule("6.2.1", "6.2.4")
def do_deed(t: PriceTable, affair: Affair) -> None:
    """Do what the deed says, unless it was countered."""
    if affair.heard:
        return
    s = t.state
    seat, deed = affair.numbers
    s.named_area = s.named_realm = NOBODY
    read(s, SCRIPT_OF_DEED[deed], seat)


USING: Final = AGENDA.task("use_display", let_others_stop, do_deed)
"""About a seat and the deed it has paid for."""
