"""War and Truce tokens: who is at war with whom, and who may not be (9.1, 10.4)."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Realm, realm_text
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import has, minus, plus
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.rule import rule


@rule("9.1")
def begin_war(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "9.1") -> None:
    """Put a War token of a player on a Capital, unless they are at war; a Truce is over."""
    s = t.state
    if at_war_with(s, seat, realm):
        return
    drop_truce(s, seat, realm)
    s.war = put(s.war, realm, plus(s.war[realm], seat))
    t.say("log-war", power=realm_name(s, seat), target=realm_text(realm), cite=cite)


@rule("10.4")
def has_truce(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a Truce holds between a player and a realm, whoever's token it is."""
    other = s.seat_of[realm]
    return has(s.truce[realm], seat) or (other != NOBODY and has(s.truce[s.realm[seat]], other))


def drop_truce(s: State, seat: Seat, realm: Realm) -> None:
    """Take Truce tokens between a player and a realm away, whoever's they are."""
    s.truce = put(s.truce, realm, minus(s.truce[realm], seat))
    other = s.seat_of[realm]
    if other != NOBODY:
        s.truce = put(s.truce, s.realm[seat], minus(s.truce[s.realm[seat]], other))


@rule("10.4")
def end_war(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "10.4") -> None:
    """Turn the War token between a player and a realm to its Truce side, if there is one."""
    s = t.state
    if not at_war_with(s, seat, realm):
        return
    drop_war(s, seat, realm)
    make_truce(t, seat, realm, cite=cite)


def drop_war(s: State, seat: Seat, realm: Realm) -> None:
    """Take War tokens between a player and a realm away, whoever's they are."""
    s.war = put(s.war, realm, minus(s.war[realm], seat))
    other = s.seat_of[realm]
    if other != NOBODY:
        s.war = put(s.war, s.realm[seat], minus(s.war[s.realm[seat]], other))


@rule("10.4", "11.3.5")
def make_truce(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "10.4") -> None:
    """Put a Truce token of a player on a Capital."""
    s = t.state
    s.truce = put(s.truce, realm, plus(s.truce[realm], seat))
    t.say("log-truce", power=realm_name(s, seat), target=realm_text(realm), cite=cite)
