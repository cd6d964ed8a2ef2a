"""9.8.1 Occupied Provinces: a Town of the occupier lies on what another realm lawfully owns."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Province, province_text
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    lawful_owner,
    place_disc,
    settle_capital,
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
from greatpowers.kernel.rule import rule


def is_seized(s: State, place: Province) -> bool:
    """Say whether a player occupies a Province; what Rebels hold is not meant."""
    return s.occupier[place] not in (NOBODY, REBELS)


def bearer(s: State, place: Province) -> Seat:
    """Return whose disc lies on top of a Province, and bears its Unrest; nobody's under Rebels."""
    if is_seized(s, place):
        return s.occupier[place]
    return s.holder[place] if s.occupier[place] == NOBODY else NOBODY


@rule("9.8", "7.5", "R44")
def can_occupy(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a player has a disc left of the size of a Province."""
    return town_for(s, seat, tax_value(s, place)) != NO_DISC


@rule("9.8", "9.8.1", "7.5")
def occupy(t: PriceTable, seat: Seat, place: Province, *, cite: str = "9.8") -> None:
    """Put a Town with Unrest on a Province; whoever occupied it before goes."""
    seize(t.state, seat, place)
    who = realm_name(t.state, seat)
    t.say("log-occupies", power=who, province=province_text(place), cite=cite)


def seize(s: State, seat: Seat, place: Province) -> None:
    """Put an occupier's Town on a Province, without a word."""
    disc = town_for(s, seat, tax_value(s, place))
    assert disc != NO_DISC, "no Town is left"
    lift(s, place)
    s.occupier = put(s.occupier, place, seat)
    s.seized = put(s.seized, place, disc)
    s.uneasy = put(s.uneasy, place, True)
    s.occupied[seat].append(place)


@rule("9.8", "9.8.1")
def leave(t: PriceTable, place: Province, *, cite: str = "9.8") -> None:
    """Let the lawful owner control a Province again; the occupier's Town goes back to its track."""
    lift(t.state, place)
    t.say("log-occupation-ended", province=province_text(place), cite=cite)


@rule("9.8.1", "10.5.2", "13.4.5")
def keep(t: PriceTable, place: Province, *, cite: str = "10.5.2") -> None:
    """Let the occupier of a Province become its owner: his Town stays, with its Unrest."""
    s = t.state
    seat, disc, unrest = s.occupier[place], s.seized[place], s.uneasy[place]
    loser = lawful_owner(s, place)
    lift(s, place)
    place_disc(s, seat, place, disc, unrest)
    s.strong = put(s.strong, place, 0)
    if loser != NOBODY:
        settle_capital(s, loser)
    t.say("log-keeps-province", power=realm_name(s, seat), province=province_text(place), cite=cite)


def lift(s: State, place: Province) -> None:
    """Take whatever covers a Province off it."""
    if is_seized(s, place):
        s.occupied[s.occupier[place]].remove(place)
        s.seized = put(s.seized, place, NO_DISC)
        s.uneasy = put(s.uneasy, place, False)
    s.occupier = put(s.occupier, place, NOBODY)
    s.changed |= LAND_CHANGED
