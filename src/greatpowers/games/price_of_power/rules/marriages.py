"""11.2 Royal Marriages, and Disputed Successions (11.2.3)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    MARRIAGE_LIMIT,
    MARRIAGE_TOKENS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    MUSLIM,
    NOBODY,
    PAPAL_STATES,
    Faith,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.characters import is_interregnum
from greatpowers.games.price_of_power.rules.faiths import is_christian
from greatpowers.games.price_of_power.rules.influence import is_married
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    is_npr,
    minus,
    overlord_seat,
    plus,
    tokens_of_either,
)
from greatpowers.games.price_of_power.rules.token_moves import Moved, offer_token, who_place
from greatpowers.games.price_of_power.state import TIES_CHANGED, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import END_MARRIAGE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import NOTHING

MARRIED_ALREADY: Final = refuse("no-married-already", "11.2")
NO_MARRIAGES: Final = refuse("no-marriages-for-you", "11.2.2")
NO_RULER: Final = refuse("no-marriage-interregnum", "7.2.7", "opens-ruler")
ITS_INTERREGNUM: Final = refuse("no-marriage-its-interregnum", "7.2.7", "opens-its-ruler")
OF_ANOTHER: Final = refuse("no-marriage-vassal", "11.2.2")
OTHER_FAITH: Final = refuse("no-marriage-faith", "11.2.2", "opens-faith")
NO_DYNASTY: Final = refuse("no-marriage-papal-states", "R34")
IS_DISPUTED: Final = refuse("no-marriage-disputed", "16.3.2")
MOVED_MARRIAGE: Final = Moved("ask-move-marriage", END_MARRIAGE, IS_DISPUTED)


def partners_of(s: State, seat: Seat) -> list[Realm]:
    """Return the realms with a Marriage token of a player, disputed or not."""
    return tokens_of_either(s.married, s.disputed, seat)


@rule("11.2")
def limit(s: State, seat: Seat) -> int:
    """Return how many Marriages a player may have."""
    return min(MARRIAGE_LIMIT + modifier(s, seat, "marriage_limit"), MARRIAGE_TOKENS)


def has_token(s: State, seat: Seat) -> bool:
    """Say whether a player may still place a Marriage token."""
    return len(partners_of(s, seat)) < limit(s, seat)


@rule("11.2.2")
def may_wed(one: Faith, other: Faith) -> bool:
    """Say whether realms of two faiths may marry: Christians or Muslims among themselves."""
    return (is_christian(one) and is_christian(other)) or one == other == MUSLIM


@rule("11.2", "11.2.2", "7.2.7", "R34")
def judge_marriage(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a player may marry into a realm, apart from tokens."""
    if PAPAL_STATES in (realm, s.realm[seat]):
        return NO_DYNASTY
    if is_married(s, seat, realm) or realm == s.realm[seat]:
        return MARRIED_ALREADY
    if modifier(s, seat, "no_marriages"):
        return NO_MARRIAGES
    if is_interregnum(s, seat):
        return NO_RULER
    other = s.seat_of[realm]
    if other == NOBODY:
        if not is_npr(s, realm) and overlord_seat(s, realm) != seat:
            return OF_ANOTHER
    elif is_interregnum(s, other) or modifier(s, other, "no_marriages"):
        return ITS_INTERREGNUM
    faiths = s.state_faith[s.realm[seat]], s.state_faith[realm]
    return ALLOWED if may_wed(*faiths) else OTHER_FAITH


@rule("11.2", "11.2.2")
def marry(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "11.2") -> None:
    """Place a Marriage token on a Capital; between players both do."""
    s = t.state
    other = s.seat_of[realm]
    if other != NOBODY:
        s.married = put(s.married, s.realm[seat], plus(s.married[s.realm[seat]], other))
    s.married = put(s.married, realm, plus(s.married[realm], seat))
    s.changed |= TIES_CHANGED
    t.say("log-marriage", power=realm_name(s, seat), target=realm_text(realm), cite=cite)


@rule("11.2.2")
def end_marriage(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "11.2.2") -> None:
    """Take a Marriage token back, disputed or not; between players both do."""
    s = t.state
    _take_token(s, seat, realm)
    other = s.seat_of[realm]
    if other != NOBODY:
        _take_token(s, other, s.realm[seat])
    t.say("log-marriage-ended", power=realm_name(s, seat), target=realm_text(realm), cite=cite)


def _take_token(s: State, seat: Seat, realm: Realm) -> None:
    s.married = put(s.married, realm, minus(s.married[realm], seat))
    s.disputed = put(s.disputed, realm, minus(s.disputed[realm], seat))
    s.changed |= TIES_CHANGED


@rule("11.2.2", "11.4")
def leave_vassal(t: PriceTable, realm: Realm, overlord: Seat) -> None:
    """End the Marriages of all others with a realm that has become a player's Vassal."""
    s = t.state
    for seat in range(s.players):
        if seat != overlord and is_married(s, seat, realm):
            end_marriage(t, seat, realm)


@rule("11.2.3")
def dispute(t: PriceTable, realm: Realm, *, cite: str = "11.2.3") -> None:
    """Flip all Marriages on a realm to Disputed Succession."""
    s = t.state
    if s.married[realm]:
        s.disputed = put(s.disputed, realm, s.disputed[realm] | s.married[realm])
        s.married = put(s.married, realm, 0)
        t.say("log-succession-disputed", target=realm_text(realm), cite=cite)


# -- Marriages by cards (16.3.2) -----------------------------------------------------------------


@rule("16.3.2")
def gain(t: PriceTable, affair: Affair) -> Play[None]:
    """Place the token of a Marriage by a card: numbers seat, realm; comes out as 1 if married."""
    s = t.state
    seat, realm = affair.numbers
    if judge_marriage(s, seat, realm) is not ALLOWED:
        return
    left = []
    for partner, place in who_place(s, seat, realm):
        if has_token(s, partner):
            continue
        tokens = partners_of(s, partner)
        old = yield from offer_token(t, partner, MOVED_MARRIAGE, tokens, s.disputed, place)
        if old == NOTHING:
            return
        left.append((partner, old))
    for partner, old in left:
        end_marriage(t, partner, old, cite="16.3.2")
    marry(t, seat, realm, cite="16.3.2")
    affair.end(1)


GAIN: Final = AGENDA.task("gain_marriage", gain)
