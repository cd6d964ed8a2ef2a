"""5.4.5 and 6.2.4 Covert Actions, and Counterespionage against them (R17)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import ACTION_OF, ALL_CARDS, Card, action
from greatpowers.games.price_of_power.components.tables import DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.hands import discard
from greatpowers.games.price_of_power.rules.mats import clockwise, power_of, realm_name
from greatpowers.games.price_of_power.rules.prices import NO_POWER, by_ideas, pay
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import REACT_WITH, VOCABULARY
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

COUNTERESPIONAGE: Final = action("counterespionage")
COUNTERS: Final = tuple(card for card in ALL_CARDS if ACTION_OF[card] == COUNTERESPIONAGE)
PRICE: Final = 2

NO_COUNTER: Final = refuse("no-counterespionage", "6.2.4", "opens-counterespionage")
NOT_IN_HAND: Final = refuse("no-counter-not-in-hand", "6.2.4")


@rule("R17")
def might_counter(s: State, seat: Seat) -> bool:
    """Say whether a player might counter for all that others know."""
    return bool(s.hand[seat]) and power_of(s, seat, DIP) >= PRICE


@rule("6.2.4", "R17")
def counter(t: PriceTable, affair: Affair) -> Play[None]:
    """Ask everybody at once who might counter what a player does, clockwise from the victim.

    Numbers: who does it, against whom (or nobody), the code of what he does, and then whether it is
    stopped as it stands. Whoever counters is next the one whose card others may counter. It comes
    out as 1 if stopped.
    """
    s = t.state
    seat, victim, what, *later = affair.numbers
    stopped = later[0] if later else 0
    start = seat if victim == NOBODY else victim
    order = [each for each in clockwise(s, start) if each != seat and might_counter(s, each)]
    reaction = yield from t.window(
        order,
        "ask-counter-counter" if later else "ask-counter",
        lambda each: counter_menu(s, each),
        cite="6.2.4",
        realm=realm_name(s, seat),
        action=name_of(what),
        victim="" if victim == NOBODY else realm_name(s, victim),
    )
    if reaction is None:
        affair.end(stopped)
        return
    other, answer = reaction
    _play_counter(t, other, REACT_WITH.target(answer), seat)
    affair.note(other, seat, what, 1 - stopped)
    affair.repeat()


def name_of(what: int) -> str:
    """Return the text id of what is done covertly: a card, a deed, an Event or Claims."""
    option = VOCABULARY.options[what]
    kind = VOCABULARY.verbs[option.verb].kind
    return f"{kind}-{option.target}" if kind else "basic-fabricate_claims"


def counter_menu(s: State, seat: Seat) -> Menu:
    """Offer the Counterespionage cards in a hand."""
    held = [card for card in COUNTERS if card in s.hand[seat]]
    return [
        Choice(
            REACT_WITH,
            COUNTERS,
            lambda card: judge_counter(s, seat, card),
            whole=ALLOWED if held else NO_COUNTER,
            cost=lambda _, bill: charge(bill, "bill-counterespionage", PRICE),
            within=held,
            paid_in=POWERS[DIP],
        )
    ]


def judge_counter(s: State, seat: Seat, card: Card) -> Verdict:
    """Say whether a player holds a card with which to counter."""
    return ALLOWED if card in s.hand[seat] else NOT_IN_HAND


@rule("6.2.4")
def _play_counter(t: PriceTable, seat: Seat, card: Card, against: Seat) -> None:
    """Pay for Counterespionage and discard it."""
    s = t.state
    pay(s, seat, DIP, PRICE)
    s.hand[seat].remove(card)
    discard(s, card)
    t.say("log-counters", power=realm_name(s, seat), target=realm_name(s, against), cite="6.2.4")


WINDOW: Final = AGENDA.task("counter", counter)
"""About a seat, its victim or nobody, and the code of the option that it took covertly."""


# -- what protects from Covert Actions (8.0) -----------------------------------------------------


@rule("6.2.4", "8.0", "R105")
def immunity(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """Return the DIP that a Covert Action aimed at a player costs more, by that player's Ideas."""
    return by_ideas(s, seat, "covert_immunity_dip", bill)


def judge_aim(s: State, seat: Seat, victim: Seat) -> Verdict:
    """Say whether a player can pay what protects another."""
    return ALLOWED if power_of(s, seat, DIP) >= immunity(s, victim) else NO_POWER[DIP]


@rule("6.2.4", "R105")
def aim_at(t: PriceTable, seat: Seat, victim: Seat) -> None:
    """Pay what a Covert Action costs more that is aimed at a player."""
    more = immunity(t.state, victim)
    if more:
        pay(t.state, seat, DIP, more)
        t.say("log-pays-immunity", power=realm_name(t.state, seat), n=more, cite="R105")
