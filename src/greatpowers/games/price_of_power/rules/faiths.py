"""The faiths of Areas and realms (15.0, 15.2, 15.3)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREA_OF,
    AREAS_OF_SLOT,
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    MUSLIM,
    NO_FAITH,
    NOBODY,
    ORTHODOX,
    PAPAL_STATES,
    PROTESTANT,
    REVOLUTIONARY,
    SLOT_OF,
    Area,
    Faith,
    Slot,
    faith_text,
    realm_text,
    slot_text,
)
from greatpowers.games.price_of_power.rules.ownership import capital_of, owned_areas
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule

CHRISTIAN: Final = (CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX)


@rule("15.3")
def faith_of(s: State, area: Area) -> Faith:
    """Return the faith of an Area; a revolution lies over it. Distant Areas have none."""
    slot = SLOT_OF[area]
    if slot == NOBODY:
        return NO_FAITH
    return REVOLUTIONARY if s.revolution[slot] else s.faith[slot]


def faith_of_seat(s: State, seat: Seat) -> Faith:
    """Return the State Religion of a player."""
    return s.state_faith[s.realm[seat]]


@rule("15.0")
def same_faith(one: Faith, other: Faith) -> bool:
    """Say whether two faiths are one: the Counter-Reformed are Catholics in every respect."""
    return _plain(one) == _plain(other)


def _plain(faith: Faith) -> Faith:
    return CATHOLIC if faith == COUNTER_REFORMED else faith


def is_catholic(s: State, seat: Seat) -> bool:
    """Say whether a player's State Religion is Catholic."""
    return _plain(faith_of_seat(s, seat)) == CATHOLIC


def is_christian(faith: Faith) -> bool:
    """Say whether a faith is Christian."""
    return faith in CHRISTIAN


def is_muslim(faith: Faith) -> bool:
    """Say whether a faith is Muslim."""
    return faith == MUSLIM


@rule("15.3")
def in_dissent(s: State, seat: Seat, area: Area) -> bool:
    """Say whether an Area is of another faith than a player; diverse faiths always are."""
    faith = faith_of(s, area)
    if faith == NO_FAITH:
        return False
    return faith == DIVERSE or not same_faith(faith, faith_of_seat(s, seat))


@rule("15.3", "4.3.7")
def dissent_areas(s: State, seat: Seat) -> list[Area]:
    """Return the Areas of another faith in which a player owns Provinces."""
    return [area for area in owned_areas(s, seat) if in_dissent(s, seat, area)]


@rule("15.3", "15.2")
def set_faith(t: PriceTable, slot: Slot, faith: Faith, *, cite: str) -> None:
    """Place a Religion token: it takes the place of all others; a revolution lies on top."""
    s = t.state
    if faith == REVOLUTIONARY:
        s.revolution[slot] = True
    else:
        s.revolution[slot] = False
        s.faith[slot] = faith
    t.say("log-faith-of-area", area=slot_text(slot), faith=faith_text(faith), cite=cite)
    follow_capitals(s, slot)


@rule("15.2", "15.0", "2.6")
def follow_capitals(s: State, slot: Slot) -> None:
    """Let realms without a player take the faith of their Capital's Area.

    Diverse faiths are nobody's State Religion, and the Papal States stay Catholic.
    """
    places = AREAS_OF_SLOT[slot]
    faith = faith_of(s, places[0])
    if faith == DIVERSE:
        return
    for realm in ALL_REALMS:
        if realm == PAPAL_STATES or s.seat_of[realm] != NOBODY:
            continue
        capital = capital_of(s, realm)
        if capital != NOBODY and AREA_OF[capital] in places:
            s.state_faith[realm] = faith


@rule("15.2", "2.6")
def set_state_faith(t: PriceTable, seat: Seat, faith: Faith, *, cite: str) -> None:
    """Change a player's State Religion, without penalties; the Papal States never change theirs."""
    s = t.state
    realm = s.realm[seat]
    if realm == PAPAL_STATES or s.state_faith[realm] == faith:
        return
    s.state_faith[realm] = faith
    t.say("log-state-faith", realm=realm_text(realm), faith=faith_text(faith), cite=cite)
