"""11.3.8 Active Allies: the Units they bring, and what follows when they are lost."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import BANDS, Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    REACH_OF,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.rules.losses import areas_with_units, take_of
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    areas_of_realm,
    free_lands_of,
    has,
    minus,
    npr_tax,
    owned,
    plus,
    tokens_of,
    vassals_of_realm,
)
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.rules.war_tokens import begin_war
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.rule import rule

ALLIED: Final = BANDS.index("allied")
MOST_ALLIED_UNITS: Final = 5


@rule("11.3.8")
def actives_of(s: State, seat: Seat) -> list[Realm]:
    """Return the Active Allies of a player."""
    return tokens_of(s.active, seat)


@rule("11.3.8", "13.2", "13.4.5")
def wealth(s: State, realm: Realm) -> int:
    """Return the Tax Value of a realm without a player and of its Vassals, as before a war."""
    return npr_tax(s, realm) + sum(npr_tax(s, each) for each in vassals_of_realm(s, realm))


@rule("5.2.2", "11.3.8", "11.3.10", "13.2", "R241")
def contribution(s: State, realm: Realm) -> int:
    """Return the Allied Units that a realm brings: half of its Tax Value, at most five."""
    return min((wealth(s, realm) + 1) // 2, MOST_ALLIED_UNITS)


@rule("2.4.1", "5.2.2")
def are_adjacent(s: State, one: Realm, other: Realm) -> bool:
    """Say whether two realms are adjacent; Vassals and occupied Provinces do not count."""
    areas = set(areas_of_realm(s, other))
    seat = s.seat_of[one]
    lands = free_lands_of(s, one) if seat == NOBODY else owned(s, seat)
    free = [place for place in lands if s.occupier[place] == NOBODY]
    return any(not areas.isdisjoint(REACH_OF[place]) for place in free)


@rule("5.2.2", "11.3.8")
def activate(t: PriceTable, seat: Seat, realm: Realm, *, cite: str = "11.3.8") -> None:
    """Turn an Alliance to its Active side: Allied Units come into the reserve."""
    s = t.state
    s.active = put(s.active, realm, plus(s.active[realm], seat))
    units = contribution(s, realm)
    s.allied_units[seat] += units
    name = realm_text(realm)
    t.say("log-active-ally", power=realm_name(s, seat), target=name, n=units, cite=cite)


@rule("11.3.5", "11.3.11", "10.3", "R142")
def send_units_home(t: PriceTable, seat: Seat, number: int, *, cite: str) -> None:
    """Take Allied Units from a player: out of the reserve, then out of Armies."""
    s = t.state
    lost = min(number, s.allied_units[seat])
    s.allied_units[seat] -= lost
    areas = iter(areas_with_units(s, seat))
    area = next(areas, NOBODY)
    while lost < number and area != NOBODY:
        if take_of(s, seat, area, ALLIED):
            lost += 1
        else:
            area = next(areas, NOBODY)
    if lost:
        t.say("log-allied-units-gone", power=realm_name(s, seat), n=lost, cite=cite)


@rule("11.3.5", "11.3.11", "16.3.10")
def abandon(t: PriceTable, seat: Seat, realm: Realm, *, cite: str) -> None:
    """Let an Active Ally go whose Alliance ends: its Units leave, and its wars are its own."""
    s = t.state
    if not has(s.active[realm], seat):
        return
    s.active = put(s.active, realm, minus(s.active[realm], seat))
    send_units_home(t, seat, contribution(s, realm), cite=cite)
    for other in range(s.players):
        if other != seat and at_war_with(s, seat, s.realm[other]):
            begin_war(t, other, realm, cite=cite)
