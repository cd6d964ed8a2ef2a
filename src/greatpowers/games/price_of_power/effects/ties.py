"""Alliances, Marriages, Casus Belli, wars and peace by cards (16.3.2, 16.3.10, 16.3.13)."""

from collections.abc import Callable

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Realm
from greatpowers.games.price_of_power.effects.asking import pick
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, card_read, verb
from greatpowers.games.price_of_power.effects.selectors import own_allies, realms_meant
from greatpowers.games.price_of_power.rules import alliances, claims, marriages, vassals
from greatpowers.games.price_of_power.rules.active_allies import abandon
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import has, is_npr
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import END_ALLIANCE, NAME_REALM
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict
from greatpowers.kit.asking import NOTHING

Judge = Callable[[State, Seat, Realm], Verdict]


def fitting_realms(
    s: State, seat: Seat, effect: Effect, reading: Reading, judge: Judge
) -> list[Realm]:
    """Return the realms that a card names and with which the one concerned may do it."""
    meant = realms_meant(s, effect.word("realm"), seat, reading.you)
    return [realm for realm in meant if judge(s, seat, realm) is ALLOWED]


# -- Alliances (16.3.2, 16.3.10) -----------------------------------------------------------------


@verb("ally")
@rule("11.3", "16.3.2")
def ally(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Gain an Alliance with a realm named; a player's realm must agree, others say yes."""
    s = t.state
    realms = fitting_realms(s, seat, effect, reading, alliances.judge_gain)
    realm = yield from pick(
        t,
        seat,
        "ask-effect-ally",
        NAME_REALM,
        realms,
        cite="16.3.2",
        optional=effect.is_optional,
    )
    if realm == NOTHING or not (yield from _consents(t, seat, realm, "ask-effect-accept-ally")):
        return
    alliances.GAIN.begin(s.agenda, seat, realm)


@rule("16.3", "R101")
def _consents(t: PriceTable, seat: Seat, realm: Realm, prompt: str) -> Play[bool]:
    """Ask the player of a realm, if it has one, whether he agrees; NPRs say yes."""
    s = t.state
    other = s.seat_of[realm]
    if other == NOBODY:
        return True
    name = realm_name(s, seat)
    return (yield from t.offer(other, prompt, cite="16.3", realm=name, card=card_read(s)))


@verb("end_alliance")
@rule("11.3.11", "16.3.10")
def end_alliance(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """End an Alliance of the one concerned with a realm named."""
    s = t.state
    meant = realms_meant(s, effect.word("realm"), seat, reading.you)
    allies = [realm for realm in own_allies(s, seat) if realm in meant]
    realm = yield from pick(
        t, seat, "ask-effect-end-alliance", END_ALLIANCE, allies, cite="16.3.10"
    )
    if realm != NOTHING:
        abandon(t, seat, realm, cite="16.3.10")
        alliances.end(t, seat, realm, cite="16.3.10")


# -- Marriages (11.2) ----------------------------------------------------------------------------


@verb("marry")
@rule("11.2", "16.3.2")
def marry(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Gain a Marriage with a realm named; it is the *partner* of what follows."""
    s = t.state
    s.partner = NOBODY
    realms = fitting_realms(s, seat, effect, reading, marriages.judge_marriage)
    realm = yield from pick(
        t,
        seat,
        "ask-effect-marry",
        NAME_REALM,
        realms,
        cite="16.3.2",
        optional=effect.is_optional,
    )
    if realm == NOTHING or not (yield from _consents(t, seat, realm, "ask-effect-accept-marry")):
        return
    s.partner = realm
    marriages.GAIN.begin(s.agenda, seat, realm)


@verb("dispute")
@rule("11.2.3")
def dispute(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Flip all Marriages on a realm to Disputed Succession."""
    s = t.state
    meant = realms_meant(s, effect.word("realm"), seat, reading.you)
    realm = yield from pick(
        t,
        seat,
        "ask-effect-dispute",
        NAME_REALM,
        [each for each in meant if s.married[each]],
        cite="11.2.3",
        optional=effect.is_optional,
    )
    if realm != NOTHING:
        marriages.dispute(t, realm, cite="11.2.3")


# -- Casus Belli (8.3.3, R54) --------------------------------------------------------------------


@verb("cb")
@rule("8.3.3", "R54")
def casus_belli(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Place a CB token on a realm named; one may decline unless the card says *must*."""
    s = t.state
    meant = realms_meant(s, effect.word("on"), seat, reading.you)
    realm = yield from pick(
        t,
        seat,
        "ask-effect-cb",
        NAME_REALM,
        [each for each in meant if _may_bear_cb(s, seat, each)],
        cite="8.3.3",
        optional=not effect.word("must"),
    )
    if realm != NOTHING:
        claims.place_cb(t, seat, realm, cite="8.3.3")


def _may_bear_cb(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a CB token can lie on a Capital: of a player or an NPR, and only one of each."""
    if s.seat_of[realm] == seat or has(s.cb[realm], seat):
        return False
    return s.seat_of[realm] != NOBODY or is_npr(s, realm)


# -- Vassals (11.4.1) ----------------------------------------------------------------------------


@verb("subjugate")
@rule("11.4.1")
def subjugate(t: PriceTable, seat: Seat, _effect: Effect, _reading: Reading) -> None:
    """Vassalize an Ally or annex a Vassal, by the rules of the card."""
    vassals.SUBJUGATE.begin(t.state.agenda, seat)
