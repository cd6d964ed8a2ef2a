"""5.5.1 and 9.1 What follows a declaration of war: Calls to Arms, and the Battles it brings."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle import (
    begin_land_battle,
    begin_naval_battle,
    calls_land_battle,
    calls_naval_battle,
)
from greatpowers.games.price_of_power.rules.battle_order import put_in_order
from greatpowers.games.price_of_power.rules.calls import CALLS, DEFENSIVE, OFFENSIVE, RECEIVE
from greatpowers.games.price_of_power.rules.free_action import FREE_ACTION
from greatpowers.games.price_of_power.rules.geography import waters_of
from greatpowers.games.price_of_power.rules.imperial_defence import summon
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import clockwise, gain_power
from greatpowers.games.price_of_power.rules.ownership import areas_of_realm, has, plus
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import NAME_AREA, NAME_ZONE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule

BY_ACTION: Final = 0
BY_EVENT: Final = 1
UNASKED: Final = 2
BY_CRUSADE: Final = 3
"""How a war begins: by the Action, by the Action that an Event lets one take, by the Event itself,
which brings nothing free (16.3.13), or by the Action of whoever has just called a Crusade."""

REWARD: Final = 1


# -- Calls and rewards (5.5.1, steps 3 to 7) -------------------------------------------------------


def begin_campaign(s: State, how: int, aggressor: Realm, targets: list[Realm]) -> None:
    """Begin what follows War tokens on new targets of an aggressor, a player or not."""
    seat = s.seat_of[aggressor]
    s.attackers = 0 if seat == NOBODY else 1 << seat
    s.defenders = 0
    s.rewarded = 0
    for realm in targets:
        if s.seat_of[realm] != NOBODY:
            s.defenders = plus(s.defenders, s.seat_of[realm])
            s.rewarded = plus(s.rewarded, s.seat_of[realm])
    CAMPAIGN.begin(s.agenda, how, aggressor, *targets)


def attacking_realms(s: State, aggressor: Realm) -> list[Realm]:
    """Return the realms on the side of an aggressor, which is first."""
    joined = [s.realm[seat] for seat in range(s.players) if has(s.attackers, seat)]
    return [aggressor, *(realm for realm in joined if realm != aggressor)]


@rule("5.5.1", "5.2.2", "R143")
def call_to_attack(t: PriceTable, affair: Affair) -> None:
    """Let the aggressor call Allies; a realm without a player calls nobody to an attack."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    seat = s.seat_of[aggressor]
    if seat != NOBODY:
        CALLS.begin(s.agenda, seat, OFFENSIVE, *targets)


@rule("5.5.1", "18.4")
def call_emperor(t: PriceTable, affair: Affair) -> None:
    """Call the Emperor if members of the Empire are attacked from outside."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    summon(t, aggressor, targets, attacking_realms(s, aggressor))


@rule("5.5.1", "11.3.3", "R15")
def call_for_nprs(t: PriceTable, affair: Affair) -> None:
    """Let every realm without a player that is attacked call its Ally, clockwise."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    foes = attacking_realms(s, aggressor)
    allied = [realm for realm in targets if s.seat_of[realm] == NOBODY and s.allied[realm]]
    calls = [
        (seat, realm)
        for seat in _from(s, aggressor)
        for realm in allied
        if has(s.allied[realm], seat)
    ]
    for seat, realm in reversed(calls):
        RECEIVE.begin(s.agenda, seat, realm, DEFENSIVE, *foes)


@rule("5.5.1", "5.2.2", "R15")
def call_to_defend(t: PriceTable, affair: Affair) -> None:
    """Let every player who is attacked call Allies, clockwise."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    foes = attacking_realms(s, aggressor)
    for seat in reversed(_from(s, aggressor)):
        if s.realm[seat] in targets:
            CALLS.begin(s.agenda, seat, DEFENSIVE, *foes)


def _from(s: State, aggressor: Realm) -> list[Seat]:
    """Return all seats clockwise from an aggressor, or from whose Turn it is."""
    seat = s.seat_of[aggressor]
    start = s.first if s.turn == NOBODY else s.turn
    return clockwise(s, start if seat == NOBODY else seat)


@rule("5.5.1")
def announce(t: PriceTable, affair: Affair) -> None:
    """Tell who fights whom, once all who were called have answered."""
    aggressor = affair.numbers[1]
    t.moment("war", (), "log-war-begun", power=realm_text(aggressor), cite="5.5.1")


@rule("5.5.1")
def reward(t: PriceTable, affair: Affair) -> None:
    """Give 1 MIL to players who are attacked, or who have come to help a realm without one."""
    s = t.state
    for seat in _from(s, affair.numbers[1]):
        if has(s.rewarded, seat):
            gain_power(t, seat, MIL, REWARD, cite="5.5.1")


@rule("5.5.1", "11.2.1")
def withdraw(t: PriceTable, affair: Affair) -> None:
    """Take the aggressor's Influence off all Areas of the targets; a Marriage keeps one there."""
    s = t.state
    _how, aggressor, *targets = affair.numbers
    seat = s.seat_of[aggressor]
    if seat == NOBODY:
        return
    for realm in targets:
        for area in areas_of_realm(s, realm):
            influence.withdraw(t, seat, area, cite="5.5.1")


# -- Battles (9.1.3) -----------------------------------------------------------------------------


def belligerents(s: State, aggressor: Realm) -> list[Seat]:
    """Return the players of the new war: those of the aggressor's side first, each clockwise."""
    order = _from(s, aggressor)
    attackers = [seat for seat in order if has(s.attackers, seat)]
    return attackers + [seat for seat in order if has(s.defenders, seat)]


@rule("9.1.3", "5.5.1")
def naval_sites(s: State, seats: list[Seat]) -> dict[int, Seat]:
    """Return the Sea Zones in which a declaration brings a Battle, each with who attacks there."""
    found: dict[int, Seat] = {}
    for seat in seats:
        for zone in waters_of(s, seat):
            if calls_naval_battle(s, seat, zone):
                found.setdefault(zone, seat)
    return found


@rule("9.1.3", "5.5.1")
def land_sites(s: State, seats: list[Seat]) -> dict[int, Seat]:
    """Return the Areas in which a declaration brings a Battle, each with who attacks there."""
    found: dict[int, Seat] = {}
    for seat in seats:
        for area in areas_with_units(s, seat):
            if calls_land_battle(s, seat, area):
                found.setdefault(area, seat)
    return found


@rule("9.1.3", "9.1.4")
def fight(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Active Player order the Battles, those at sea first, and begin them.

    Where there is any, nothing is free.
    """
    s = t.state
    how, aggressor, *_targets = affair.numbers
    seats = belligerents(s, aggressor)
    zones, areas = naval_sites(s, seats), land_sites(s, seats)
    active = _from(s, aggressor)[0]
    zone_order = yield from put_in_order(t, active, NAME_ZONE, zones, cite="9.1.3")
    area_order = yield from put_in_order(t, active, NAME_AREA, areas, cite="9.1.3")
    if zones or areas or how == UNASKED:
        affair.end()
    for area in reversed(area_order):
        begin_land_battle(s, area, areas[area])
    for zone in reversed(zone_order):
        begin_naval_battle(s, zone, zones[zone])


@rule("9.1.4", "5.5.1")
def act_free(t: PriceTable, affair: Affair) -> None:
    """Let the aggressor activate or recruit Units for nothing, as the war began without Battle."""
    s = t.state
    seat = s.seat_of[affair.numbers[1]]
    FREE_ACTION.begin(s.agenda, seat)


CAMPAIGN: Final = AGENDA.task(
    "campaign",
    call_to_attack,
    call_emperor,
    call_for_nprs,
    call_to_defend,
    announce,
    reward,
    withdraw,
    fight,
    act_free,
)
"""About how the war began, the realm that attacks, and its targets."""
