"""10.5 What each term of peace would bring both sides, line by line."""

from collections.abc import Collection

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    Province,
    Realm,
    province_text,
    realm_text,
)
from greatpowers.games.price_of_power.rules.conquest import ANNEXED_ALLY, VASSAL_INFLUENCE
from greatpowers.games.price_of_power.rules.keeping import is_capital, ransom_for
from greatpowers.games.price_of_power.rules.ownership import has
from greatpowers.games.price_of_power.rules.pact_terms import NO_TERM, Pact
from greatpowers.games.price_of_power.rules.securing import (
    HEIR_INFLUENCE,
    RIVAL_TIE,
    inheritance,
    rivals,
)
from greatpowers.games.price_of_power.rules.terms import (
    CONVERSION_INFLUENCE,
    CONVERT,
    CONVERT_INFLUENCE,
    CONVERTED,
    FORCE_CONVERSION,
    FULL_ANNEXATION,
    HUMILIATION,
    KEEP_BOARD_STATE,
    SECURE_SUCCESSION,
    VASSALIZATION,
    WHITE_PEACE,
    WHITE_PEACE_PRESTIGE,
    humiliation,
    judge_conversion,
    judge_vassalization,
    to_vassalize,
)
from greatpowers.games.price_of_power.rules.victory import (
    lands_at_stake,
    lost_to,
    side_of,
    taken_from,
    worth,
)
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.bill import Bill, Line, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED


class Gains:
    """What a peace brings the Victor, and the realm that has lost."""

    __slots__ = ("own", "theirs")

    def __init__(self) -> None:
        self.own: Bill = []
        self.theirs: Bill = []

    def turned(self) -> "Gains":
        """Return the same as the other side sees it."""
        found = Gains()
        found.own, found.theirs = self.theirs, self.own
        return found


@rule("10.5", "10.2.3", "10.3")
def gains(s: State, seat: Seat, realm: Realm, term: int) -> Gains:
    """Return what a term would bring, as far as nothing is left to choose."""
    found = Gains()
    if term == WHITE_PEACE:
        _charge_both(s, realm, found, WHITE_PEACE_PRESTIGE, WHITE_PEACE_PRESTIGE)
    elif term == KEEP_BOARD_STATE:
        _keep(s, seat, realm, found)
    elif term == HUMILIATION:
        prestige = humiliation(s, seat, realm)
        _charge_both(s, realm, found, prestige, -prestige)
    elif term == VASSALIZATION:
        _vassalize(s, seat, realm, found)
    elif term == FORCE_CONVERSION:
        _convert(s, seat, realm, found)
    elif term == SECURE_SUCCESSION:
        _secure(s, seat, realm, found)
    elif term == FULL_ANNEXATION:
        _annex(s, realm, found)
    return found


@rule("10.5.8", "R186")
def agreed_gains(s: State, pact: Pact) -> Gains:
    """Return what an agreed peace would bring its maker and the other, without its deal."""
    if pact.term == NO_TERM:
        return Gains()
    if pact.term == KEEP_BOARD_STATE:
        return _agreed_keeping(s, pact)
    seat = pact.maker if pact.victor == NOBODY else pact.victor
    found = gains(s, seat, s.realm[pact.other_than(seat)], pact.term)
    return found if seat == pact.maker else found.turned()


@rule("10.5.8", "10.5.2")
def _agreed_keeping(s: State, pact: Pact) -> Gains:
    """Reckon what is kept, goes back for Ducats or goes free."""
    found = Gains()
    partner = s.realm[pact.partner]
    returned = [back.place for back in pact.returns]
    for seat, places in (
        (pact.maker, taken_from(s, pact.maker, side_of(s, partner))),
        (pact.partner, lost_to(s, pact.maker, partner)),
    ):
        gain, loss = (found.own, found.theirs)[:: 1 if seat == pact.maker else -1]
        for place in places:
            if place in pact.freed:
                charge(loss, "peace-freed", -worth(s, place), province=province_text(place))
            elif not pact.concerns(place):
                _change_hands(s, place, gain, loss, returned)
    for back in pact.returns:
        gain, loss = (found.own, found.theirs)[:: 1 if back.seller == pact.maker else -1]
        name = province_text(back.place)
        charge(gain, "peace-returned", max(back.price, 0), province=name)
        charge(loss, "peace-returned", -max(back.price, 0), province=name)
    return found


def _charge_both(s: State, realm: Realm, found: Gains, own: int, theirs: int) -> None:
    charge(found.own, "peace-prestige", own)
    if s.seat_of[realm] != NOBODY:
        charge(found.theirs, "peace-prestige", theirs)


@rule("10.5.2")
def _keep(s: State, seat: Seat, realm: Realm, found: Gains) -> None:
    """Reckon as if everything were kept: Capitals go back for a ransom."""
    for taken in taken_from(s, seat, side_of(s, realm)):
        _change_hands(s, taken, found.own, found.theirs)
    for lost in lost_to(s, seat, realm):
        _change_hands(s, lost, found.theirs, found.own)


@rule("10.5.2", "R12")
def _change_hands(
    s: State, place: Province, gain: Bill, loss: Bill, returned: Collection[Province] = ()
) -> None:
    name = province_text(place)
    if is_capital(s, place):
        ransom = ransom_for(s, place, returned)
        charge(gain, "peace-ransom", ransom, province=name)
        charge(loss, "peace-ransom", -ransom, province=name)
    else:
        charge(gain, "peace-keeps", worth(s, place), province=name)
        charge(loss, "peace-keeps", -worth(s, place), province=name)


@rule("10.5.4")
def _vassalize(s: State, seat: Seat, realm: Realm, found: Gains) -> None:
    for each in side_of(s, realm):
        if judge_vassalization(s, seat, each) is ALLOWED:
            tax = sum(worth(s, place) for place in to_vassalize(s, seat, each))
            charge(found.own, "peace-vassal", tax, realm=realm_text(each))
            charge(found.own, "peace-influence", VASSAL_INFLUENCE)


@rule("10.5.5")
def _convert(s: State, seat: Seat, realm: Realm, found: Gains) -> None:
    for each in side_of(s, realm):
        if judge_conversion(s, seat, each) is not ALLOWED:
            continue
        found.own.append(Line("peace-converts", {"realm": realm_text(each)}, 0))
        charge(found.own, "peace-prestige", CONVERTED)
        charge(found.own, "peace-influence", CONVERSION_INFLUENCE)
        if s.seat_of[each] != NOBODY:
            charge(found.theirs, "peace-prestige", CONVERT)
            charge(found.theirs, "peace-influence", -CONVERT_INFLUENCE)


@rule("10.5.6")
def _secure(s: State, seat: Seat, realm: Realm, found: Gains) -> None:
    for other in rivals(s, seat, realm):
        name = realm_text(s.realm[other])
        charge(found.own, "peace-rival", RIVAL_TIE, realm=name)
        charge(found.theirs, "peace-rival-loses", -RIVAL_TIE, realm=name)
    if has(s.disputed[realm], seat):
        charge(found.own, "peace-heir", inheritance(s, realm))
    if s.seat_of[realm] == NOBODY:
        charge(found.own, "peace-influence", HEIR_INFLUENCE)


@rule("10.5.7")
def _annex(s: State, realm: Realm, found: Gains) -> None:
    for place in lands_at_stake(s, realm):
        charge(found.own, "peace-keeps", worth(s, place), province=province_text(place))
    for other in range(s.players):
        if has(s.active[realm], other):
            name = realm_text(s.realm[other])
            charge(found.theirs, "peace-rival-loses", ANNEXED_ALLY, realm=name)
