"""6.0 and 6.2.1 What Action cards and Display cards cost, in power, Ducats and charges."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ACTION_DECK,
    ACTION_OF,
    ACTION_ROWS,
    DECK_OF,
    DEED_CHARGES,
    DEED_OF,
    DEED_ROWS,
    DEEDS,
    Action,
    Card,
    Deed,
    card_text,
)
from greatpowers.games.price_of_power.components.cards import ACTIONS as ACTION_NAMES
from greatpowers.games.price_of_power.components.tables import POWERS, Seat
from greatpowers.games.price_of_power.effects.conditions import all_hold, conditions
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.hands import discard
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.prices import by_ideas
from greatpowers.games.price_of_power.rules.stability import surcharge
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import refuse

IS_BATTLE: Final = tuple(bool(row.get("battle")) for row in ACTION_ROWS)
IS_BATTLE_DEED: Final = tuple(bool(row.get("battle")) for row in DEED_ROWS)
IS_REACTION: Final = tuple("reaction" in row for row in ACTION_ROWS)
_DISCOUNTS: Final = tuple(
    tuple(
        (conditions([each["if"]]), each[POWERS[ACTION_DECK[action]]])
        for each in row.get("discounts", ())
    )
    for action, row in enumerate(ACTION_ROWS)
)
"""What some players pay less for a card, and of whom that holds."""

ONLY_IN_BATTLE: Final = refuse("no-only-in-battle", "6.2.2")
ONLY_IN_REACTION: Final = refuse("no-only-in-reaction", "6.2.3")
NOT_ON_DISPLAY: Final = refuse("no-card-not-on-display", "6.2.1", "opens-playing-it")
TOO_FEW_CHARGES: Final = refuse("no-too-few-charges", "6.2.1")


def action_text(action: Action) -> str:
    """Return the text id of an Action's name."""
    return f"action-{ACTION_NAMES[action]}"


def deed_text(deed: Deed) -> str:
    """Return the text id of what a Display card lets one do."""
    return f"deed-{DEEDS[deed]}"


# -- what cards cost -----------------------------------------------------------------------------


@rule("6.0", "7.3", "15.0.2")
def price(s: State, seat: Seat, card: Card, bill: Bill | None = None) -> int:
    """Return the power of its deck that a card costs, at least nothing."""
    action = ACTION_OF[card]
    row = ACTION_ROWS[action]
    printed: int = row["cost"].get(POWERS[DECK_OF[card]], 0)
    found = charge(bill, "bill-action", printed, action=action_text(action))
    if row["cost"].get("plus_stability"):
        found += surcharge(s, seat, bill)
    for who, less in _DISCOUNTS[action]:
        if all_hold(s, who, seat):
            found += charge(bill, "bill-discount", -less)
    return found + charge(bill, "bill-never-below-nothing", max(0, -found))


def price_in_ducats(card: Card) -> int:
    """Return the Ducats that a card costs besides."""
    return int(ACTION_ROWS[ACTION_OF[card]]["cost"].get("ducats", 0))


@rule("6.2.1")
def deed_price(s: State, seat: Seat, deed: Deed, bill: Bill | None = None) -> int:
    """Return the power that a deed of a Display card costs, at least nothing."""
    row = DEED_ROWS[deed]
    kind = POWERS[ACTION_DECK[DEED_OF[deed]]]
    found = charge(bill, "bill-deed", row["cost"].get(kind, 0), deed=deed_text(deed))
    found += by_ideas(s, seat, f"cost_{DEEDS[deed]}_{kind}", bill)
    return found + charge(bill, "bill-never-below-nothing", max(0, -found))


def deed_ducats(s: State, seat: Seat, deed: Deed) -> int:
    """Return the Ducats that a deed costs besides."""
    printed = int(DEED_ROWS[deed]["cost"].get("ducats", 0))
    return max(0, printed + modifier(s, seat, f"cost_{DEEDS[deed]}_ducats"))


def deed_charges(s: State, seat: Seat, deed: Deed) -> int:
    """Return the charges that a deed takes off its card."""
    return DEED_CHARGES[deed] + modifier(s, seat, f"{DEEDS[deed]}_charges")


# -- Display cards -------------------------------------------------------------------------------


def is_displayed(s: State, seat: Seat, action: Action) -> bool:
    """Say whether a player has a Display card of an Action in play."""
    return any(ACTION_OF[card] == action for card in s.display[seat])


def take_off_display(t: PriceTable, seat: Seat, card: Card) -> None:
    """Discard a Display card."""
    s = t.state
    place = s.display[seat].index(card)
    del s.display[seat][place], s.charges[seat][place]
    discard(s, card)
    t.say("log-discards", power=realm_name(s, seat), card=card_text(card), cite="6.2.1")


def charges_on(s: State, seat: Seat, action: Action) -> int:
    """Return the charges left on a player's Display card of an Action; 0 if there is none."""
    cards = zip(s.display[seat], s.charges[seat], strict=True)
    return next((charges for card, charges in cards if ACTION_OF[card] == action), 0)


@rule("6.2.1")
def spend_charges(t: PriceTable, seat: Seat, deed: Deed) -> None:
    """Take the charges for a deed off its Display card; without any left it is discarded."""
    s = t.state
    place = next(n for n, card in enumerate(s.display[seat]) if ACTION_OF[card] == DEED_OF[deed])
    s.charges[seat][place] -= deed_charges(s, seat, deed)
    if s.charges[seat][place] == 0:
        take_off_display(t, seat, s.display[seat][place])
