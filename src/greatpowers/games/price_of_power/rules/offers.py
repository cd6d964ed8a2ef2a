"""5.1.2, R225: deals that lie on the table until they are made, refused, withdrawn or impossible.

Who has a Turn makes such a deal as the Action: its maker once the other has accepted it, the other
at any rate. To accept, to refuse and to withdraw are said at any time, aloud: talks are open.
"""

from typing import Final

from greatpowers.games.price_of_power.components.tables import ADM, DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import Realm, realm_text
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.deal_terms import Terms
from greatpowers.games.price_of_power.rules.deals import (
    ITS_ADM,
    Talk,
    conclude,
    fees,
    judge_deal,
    tell,
)
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.offer_rows import (
    IS_ACCEPTED,
    MAKER,
    PARTNER,
    clear_offer,
    offer_as_seen_by,
    offer_between,
    offers_on_table,
)
from greatpowers.games.price_of_power.rules.prices import NO_POWER
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    ACCEPT_OFFER,
    MAKE_DEAL,
    REFUSE_OFFER,
    WITHDRAW_OFFER,
)
from greatpowers.kernel.ask import Choice, Menu
from greatpowers.kernel.bill import Bill, Stakes
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_ACCEPTED: Final = refuse("no-offer-not-accepted", "R225", "opens-offer-accepted")
ONLY_POWER: Final = (NO_POWER[DIP], NO_POWER[ADM], ITS_ADM)
"""Power comes back every Round: what lacks nothing else goes on lying there."""


def offers_of(s: State, seat: Seat) -> list[list[int]]:
    """Return what lies on the table between a player and others."""
    return [row for row in offers_on_table(s) if seat in (row[MAKER], row[PARTNER])]


def other_of(row: list[int], seat: Seat) -> Seat:
    """Return the other of both between whom an offer lies."""
    return row[PARTNER] if row[MAKER] == seat else row[MAKER]


# -- making it (5.1.2) ---------------------------------------------------------------------------


@rule("5.1.2", "R225")
def judge_making(s: State, seat: Seat, other: Seat) -> Verdict:
    """Say whether a player may make the deal that lies there: both want it and it can be made."""
    row = offer_between(s, seat, other)
    is_wanted = row[PARTNER] == seat or row[IS_ACCEPTED]
    return judge_offer(s, seat, other) if is_wanted else NOT_ACCEPTED


@rule("5.1.2", "R225")
def judge_offer(s: State, seat: Seat, other: Seat) -> Verdict:
    """Say whether one of both could make the deal that lies there, as he would put it."""
    return judge_deal(Talk(s, seat, seat, other, []), offer_as_seen_by(s, seat, other))


def whole_deal(s: State, seat: Seat, realm: Realm) -> tuple[Talk, Terms]:
    """Return the deal that lies between a player and another realm as that player's."""
    other = s.seat_of[realm]
    talk = Talk(s, seat, seat, other, offer_as_seen_by(s, seat, other))
    return talk, talk.terms()


def make_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action, for each deal that lies there between the player and others."""

    def price(realm: int, bill: Bill | None) -> int:
        talk, terms = whole_deal(s, seat, realm)
        return talk.price_of(terms, bill)

    def also(realm: int) -> Stakes:
        talk, terms = whole_deal(s, seat, realm)
        return fees(talk.dues_of(seat, terms))

    return Choice(
        MAKE_DEAL,
        [s.realm[other_of(row, seat)] for row in offers_of(s, seat)],
        lambda realm: judge_making(s, seat, s.seat_of[realm]),
        cost=price,
        paid_in=POWERS[DIP],
        stakes=also,
    )


@rule("5.1.2", "R225")
@ACTIONS.on(MAKE_DEAL)
def make_deal(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Make the deal that lies there; whose Action it is pays the DIP."""
    talk, terms = whole_deal(t.state, seat, realm)
    tell(t, terms, seat, talk.partner)
    conclude(t, seat, seat, talk.partner, terms)


# -- what is said of it (R225) -------------------------------------------------------------------


@rule("R225")
def said_of_offers(s: State, seat: int) -> Menu:
    """List what a seat may say of what lies there: to its own offers, and to those of others."""
    rows = offers_of(s, seat)
    got = [row for row in rows if row[PARTNER] == seat]
    return [
        Choice(ACCEPT_OFFER, [s.realm[row[MAKER]] for row in got if not row[IS_ACCEPTED]]),
        Choice(REFUSE_OFFER, [s.realm[row[MAKER]] for row in got]),
        Choice(WITHDRAW_OFFER, [s.realm[row[PARTNER]] for row in rows if row[MAKER] == seat]),
    ]


@rule("R225")
def say_of_offer(t: PriceTable, seat: int, said: int) -> None:
    """Accept, refuse or withdraw what lies there."""
    s = t.state
    for verb, text in SAID:
        if said in verb:
            realm = verb.target(said)
            other = s.seat_of[realm]
            if verb is ACCEPT_OFFER:
                offer_between(s, seat, other)[IS_ACCEPTED] = 1
            else:
                clear_offer(s, seat, other)
            t.say(text, power=realm_name(s, seat), target=realm_text(realm), cite="R225")


SAID: Final = (
    (ACCEPT_OFFER, "log-offer-accepted"),
    (REFUSE_OFFER, "log-offer-refused"),
    (WITHDRAW_OFFER, "log-offer-withdrawn"),
)


# -- what has become impossible (R225) -----------------------------------------------------------


@rule("R225")
def lapse(t: PriceTable) -> None:
    """Take away what can no longer be made, and tell who hinders it why; power alone comes back."""
    s = t.state
    for row in offers_on_table(s):
        maker, partner = row[MAKER], row[PARTNER]
        found = {seat: judge_offer(s, seat, other_of(row, seat)) for seat in (maker, partner)}
        final = {seat: verdict for seat, verdict in found.items() if not _may_pass(verdict)}
        if not final:
            continue
        clear_offer(s, maker, partner)
        one, two = realm_name(s, maker), realm_name(s, partner)
        t.say("log-offer-lapsed", power=one, target=two, cite="R225")
        for seat, verdict in final.items():
            t.say("log-offer-why", why=verdict.reason, to=(seat,), cite=verdict.cite)


def _may_pass(verdict: Verdict) -> bool:
    """Say whether nothing stands against a deal but what comes back by itself."""
    return verdict is ALLOWED or verdict in ONLY_POWER
