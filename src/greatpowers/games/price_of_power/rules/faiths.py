"""15. Religion and faith: of Areas and of realms."""

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
    Realm,
    Slot,
    faith_text,
    realm_text,
    slot_text,
)
from greatpowers.games.price_of_power.rules.ownership import capital_of, owned_areas
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.rule import rule

CATHOLICS: Final = (CATHOLIC, COUNTER_REFORMED)
CHRISTIAN: Final = (CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX)


# -- what a faith is -----------------------------------------------------------------------------


@rule("15.0", "15.0.1")
def same_faith(one: Faith, other: Faith) -> bool:
    """Say whether two faiths are one: the Counter-Reformed are Catholics in every respect."""
    return one == other or (one in CATHOLICS and other in CATHOLICS)


@rule("15.0")
def is_christian(faith: Faith) -> bool:
    """Say whether a faith is a Christian one."""
    return faith in CHRISTIAN


@rule("15.1")
def is_infectious(faith: Faith) -> bool:
    """Say whether a faith spreads by the symbols of Events."""
    return faith in (PROTESTANT, COUNTER_REFORMED, REVOLUTIONARY)


# -- realms --------------------------------------------------------------------------------------


def state_faith(s: State, seat: Seat) -> Faith:
    """Return the State Religion of a player."""
    return s.state_faith[s.realm[seat]]


@rule("15.0.1")
def is_catholic(s: State, seat: Seat) -> bool:
    """Say whether a player is Catholic, Counter-Reformed or not."""
    return same_faith(state_faith(s, seat), CATHOLIC)


def is_protestant(s: State, seat: Seat) -> bool:
    """Say whether a player is Protestant."""
    return state_faith(s, seat) == PROTESTANT


def is_orthodox(s: State, seat: Seat) -> bool:
    """Say whether a player is Orthodox."""
    return state_faith(s, seat) == ORTHODOX


@rule("15.0.4")
def is_muslim(s: State, realm: Realm) -> bool:
    """Say whether a realm is Muslim."""
    return s.state_faith[realm] == MUSLIM


@rule("15.2")
def set_state_faith(t: PriceTable, realm: Realm, faith: Faith, *, cite: str) -> None:
    """Give a realm another State Religion; the Papal States stay Catholic (2.6)."""
    s = t.state
    if realm == PAPAL_STATES or s.state_faith[realm] == faith:
        return
    s.state_faith = put(s.state_faith, realm, faith)
    t.say("log-state-religion", power=realm_text(realm), faith=faith_text(faith), cite=cite)


# -- Areas ---------------------------------------------------------------------------------------


@rule("15.3", "15.0.6", "2.5.1")
def faith_of(s: State, area: Area) -> Faith:
    """Return the faith of an Area: what lies on its slot, a revolution on top of it.

    Distant Areas have none (15.0).
    """
    slot = SLOT_OF[area]
    if slot == NOBODY:
        return NO_FAITH
    return REVOLUTIONARY if s.revolution[slot] else s.faith[slot]


def faith_of_slot(s: State, slot: Slot) -> Faith:
    """Return the faith of the Areas of a Religion slot."""
    return faith_of(s, AREAS_OF_SLOT[slot][0])


@rule("15.3.1", "15.0.6")
def set_faith(t: PriceTable, slot: Slot, faith: Faith, *, cite: str) -> None:
    """Convert the Areas of a slot: all tokens go, but a revolution lies on top of the old faith."""
    s = t.state
    s.revolution = put(s.revolution, slot, faith == REVOLUTIONARY)
    if faith != REVOLUTIONARY:
        s.faith = put(s.faith, slot, faith)
    t.say("log-area-converted", area=slot_text(slot), faith=faith_text(faith), cite=cite)
    _follow(t, slot)


def end_revolution(t: PriceTable, slot: Slot, *, cite: str) -> None:
    """Take a revolution off a slot: the faith below counts again."""
    if t.state.revolution[slot]:
        set_faith(t, slot, t.state.faith[slot], cite=cite)


@rule("15.2", "15.0.5", "R223")
def _follow(t: PriceTable, slot: Slot) -> None:
    """Let the realms without a player whose Capital is there follow; nobody becomes Diverse."""
    s = t.state
    faith = faith_of_slot(s, slot)
    if faith == DIVERSE:
        return
    for realm in ALL_REALMS:
        if s.seat_of[realm] == NOBODY and s.state_faith[realm] != NO_FAITH:
            capital = capital_of(s, realm)
            if capital != NOBODY and SLOT_OF[AREA_OF[capital]] == slot:
                set_state_faith(t, realm, faith, cite="15.2")


@rule("15.3.2", "15.0.5")
def in_dissent(s: State, seat: Seat, area: Area) -> bool:
    """Say whether an Area is in Religious Dissent for a player who has Provinces there."""
    faith = faith_of(s, area)
    if faith == NO_FAITH:
        return False
    return faith == DIVERSE or not same_faith(faith, state_faith(s, seat))


def areas_in_dissent(s: State, seat: Seat) -> list[Area]:
    """Return the Areas in dissent in which a player owns Towns."""
    return [area for area in owned_areas(s, seat) if in_dissent(s, seat, area)]
