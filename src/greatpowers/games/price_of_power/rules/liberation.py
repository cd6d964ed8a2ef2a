"""14.3.1 and 14.3.2 What Rebels do to a Province: a Rebel Town, or Liberation."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    NOBODY,
    Province,
    Realm,
    province_text,
    realm_text,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.claims import place_cb
from greatpowers.games.price_of_power.rules.dynamic import put_token
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.occupation import is_seized, leave
from greatpowers.games.price_of_power.rules.ownership import (
    core_of,
    is_npr,
    minus,
    place_disc,
    settle_capital,
    take_disc,
    tax_value,
    town_for,
)
from greatpowers.games.price_of_power.state import (
    LAND_CHANGED,
    NO_DISC,
    REBELS,
    PriceTable,
    State,
    put,
)
from greatpowers.games.price_of_power.vocabulary import NAME_REALM
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose


@rule("14.3.1", "14.2")
def besiege(t: PriceTable, place: Province) -> None:
    """Let Rebels take a player's Province: a core gets a Rebel Town, any other is freed."""
    s = t.state
    is_own = s.occupier[place] == NOBODY
    if is_own and core_of(s, place) == s.realm[s.holder[place]]:
        raise_rebel_town(t, place)
    else:
        liberate(t, place)


@rule("14.3.1", "14.2")
def raise_rebel_town(t: PriceTable, place: Province, *, cite: str = "14.3.1") -> None:
    """Put a Rebel Town on a disc: a cube covers its slot as long as Rebels are there."""
    s = t.state
    s.occupier = put(s.occupier, place, REBELS)
    s.changed |= LAND_CHANGED
    who = realm_name(s, s.holder[place])
    t.say("log-rebel-town", power=who, province=province_text(place), cite=cite)


@rule("14.3.2", "7.6")
def liberate(t: PriceTable, place: Province, *, cite: str = "14.3.2") -> None:
    """Let a Province go home: to its lawful owner, else to the realm whose core it is."""
    s = t.state
    if is_seized(s, place):
        leave(t, place, cite=cite)
        return
    loser = s.holder[place]
    home = core_of(s, place)
    s.occupier = put(s.occupier, place, NOBODY)
    take_disc(s, place)
    t.say("log-liberated", power=realm_name(s, loser), province=province_text(place), cite=cite)
    if home == NOBODY:
        UPRISING.begin(s.agenda, place, loser)
        return
    _join(s, home, place)
    _answer_for(t, loser, home)


@rule("10.5.2", "13.0", "13.2")
def set_free(t: PriceTable, place: Province, *, cite: str) -> None:
    """Let a Province that nobody occupies go to the realm whose core it is, as peace wants it."""
    s = t.state
    home = core_of(s, place)
    take_disc(s, place)
    s.overlord = put(s.overlord, home, NOBODY)
    _join(s, home, place)
    t.say("log-joins", power=realm_text(home), province=province_text(place), cite=cite)


@rule("14.3.2", "13.0")
def _join(s: State, realm: Realm, place: Province) -> None:
    """Let a freed Province join the realm whose core it is; a player puts a Town there."""
    seat = s.seat_of[realm]
    if seat == NOBODY:
        settle_capital(s, realm)
        return
    disc = town_for(s, seat, tax_value(s, place))
    if disc != NO_DISC:
        place_disc(s, seat, place, disc)


@rule("14.3.2")
def _answer_for(t: PriceTable, loser: Seat, realm: Realm) -> None:
    """Let the loser of a Province place a CB token on its new owner; a Truce ends."""
    s = t.state
    s.truce = put(s.truce, realm, minus(s.truce[realm], loser))
    other = s.seat_of[realm]
    if other != NOBODY:
        s.truce = put(s.truce, s.realm[loser], minus(s.truce[s.realm[loser]], other))
    place_cb(t, loser, realm, cite="14.3.2")


@rule("14.3.2", "R29", "R73")
def found_realm(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a freed Territory join a dynamic realm: numbers Territory, loser.

    The Active Player chooses which, else the First Player; without any it is vacant.
    """
    s = t.state
    place, loser = affair.numbers
    realms = [each for each in ALL_REALMS if s.colour[each] != NOBODY and is_npr(s, each)]
    if not realms:
        return
    realm = realms[0]
    if len(realms) > 1:
        realm = yield from choose(
            t,
            s.first if s.turn == NOBODY else s.turn,
            "ask-uprising",
            NAME_REALM,
            realms,
            cite="14.3.2",
            public=True,
            province=province_text(place),
        )
    put_token(t, realm, place)
    t.say("log-joins", power=realm_text(realm), province=province_text(place), cite="14.3.2")
    _answer_for(t, loser, realm)


UPRISING: Final = AGENDA.task("uprising", found_realm)
