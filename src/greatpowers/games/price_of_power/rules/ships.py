"""Ships: where they are, and how one moves in a Trade or an Exploration (9.5, 9.10.3)."""

from collections.abc import Collection
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    GALLEY,
    HEAVY_SHIP,
    LIGHT_SHIP,
    SHIP_KINDS,
    SHIPS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ADMITS_GALLEYS,
    ALL_ZONES,
    AREA_OF,
    DEAR_LINKS,
    FACES,
    NOBODY,
    PORTS_ON,
    PROTECTION_SLOTS,
    ZONES,
    ZONES_NEXT_TO,
    Province,
    Zone,
    is_distant_zone,
    province_text,
    zone_text,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.borders import is_friendly_province
from greatpowers.games.price_of_power.rules.geography import NO_SHIPS
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name, spend_power
from greatpowers.games.price_of_power.rules.ownership import (
    tax_value,
)
from greatpowers.games.price_of_power.rules.relations import is_hostile_zone
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    SEATS,
    SHIPS_OF_FLEET,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import (
    MOVE_SHIP_FROM,
    MOVE_SHIP_OUT,
    MOVE_SHIP_TO,
    NAME_POWER,
    PASS,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

Berth: TypeAlias = int
"""Where a Ship lies: a Sea Zone, or from ``FIRST_PORT`` on a Port."""

PORT_ROOM: Final = 2
FLEET_ROOM: Final = 6
"""What a Large Port holds if all its Ships are of one Fleet."""

OUT_OF_RANGE: Final = refuse("no-ship-range", "9.5.5")
NO_USE: Final = refuse("no-ship-no-use", "9.5.8")


# -- where Ships are -----------------------------------------------------------------------------


def in_fleet(s: State, seat: Seat) -> int:
    """Return how many Ships are in a player's Fleet, damaged ones included."""
    return sum(s.fleet[seat * SHIPS_OF_FLEET : (seat + 1) * SHIPS_OF_FLEET])


def docked_at(s: State, seat: Seat, port: Province) -> int:
    """Return the single Light Ships of a player in a Port."""
    return s.docked[seat].count(port)


def ports_with_ships(s: State, seat: Seat) -> list[Province]:
    """Return the Ports with single Light Ships of a player."""
    return sorted(set(s.docked[seat]))


def zones_with_ships(s: State, seat: Seat) -> list[Zone]:
    """Return the Sea Zones with single Light Ships of a player, on slots or not."""
    ships, guards = s.ships[seat::SEATS], s.guards[seat::SEATS]
    if ships == NO_SHIPS and guards == NO_SHIPS:
        return []
    return [zone for zone in range(len(ZONES)) if ships[zone] or guards[zone]]


@rule("9.10.3")
def placed(s: State, seat: Seat) -> int:
    """Return how many Ships of a player are at sea, in Ports and in the Fleet."""
    at_sea = sum(s.ships[seat::SEATS]) + sum(s.guards[seat::SEATS])
    return at_sea + len(s.docked[seat]) + in_fleet(s, seat)


def left(s: State, seat: Seat) -> int:
    """Return how many Ships a player can still build."""
    return SHIPS - placed(s, seat)


# -- Ports (9.5.9) -------------------------------------------------------------------------------


@rule("9.5.9", "2.5.3")
def port_size(s: State, port: Province) -> int:
    """Return as how many Ports a Port counts: a Large one as two."""
    return tax_value(s, port)


@rule("9.5.9")
def port_room(s: State, seat: Seat, port: Province, of_fleet: bool = False) -> int:
    """Return how many more Ships of a player a Port holds, single ones or of his Fleet."""
    single = sum(docked_at(s, other, port) for other in range(s.players))
    fleets = [other for other in range(s.players) if s.fleet_at[other] == FIRST_PORT + port]
    lying = single + sum(in_fleet(s, other) for other in fleets)
    alone = of_fleet and single == 0 and fleets in ([], [seat])
    size = port_size(s, port)
    most = FLEET_ROOM if alone and size == 2 else PORT_ROOM * size
    return max(0, most - lying)


@rule("2.4.4", "9.5.9")
def is_friendly_port(s: State, seat: Seat, port: Province) -> bool:
    """Say whether a player, a Vassal or an Ally of his controls a Port."""
    return bool(FACES[port]) and is_friendly_province(s, seat, port)


@rule("9.5.9", "9.8")
def unfriendly_ports(s: State, seat: Seat) -> list[Province]:
    """Return the Ports in which Ships of a player lie though they are friendly no more."""
    fleet_at = s.fleet_at[seat]
    if not s.docked[seat] and fleet_at < FIRST_PORT:
        return []
    ports = set(s.docked[seat])
    if fleet_at >= FIRST_PORT:
        ports.add(fleet_at - FIRST_PORT)
    return sorted(port for port in ports if not is_friendly_port(s, seat, port))


@rule("9.5.9", "9.8")
def leave_ports(t: PriceTable) -> None:
    """Let Ships leave the Ports that are friendly no more."""
    s = t.state
    for seat in range(s.players):
        for port in unfriendly_ports(s, seat):
            LEAVING.begin(s.agenda, seat, port)


@rule("9.5.9")
def leave_port(t: PriceTable, affair: Affair) -> Play[None]:
    """Move all Ships out of a Port to a Sea Zone that is not hostile: numbers seat, Port.

    Without any they are disbanded.
    """
    s = t.state
    seat, port = affair.numbers
    zones = [zone for zone in FACES[port] if not is_hostile_zone(s, seat, zone)]
    zone = zones[0] if zones else NOBODY
    if len(zones) > 1:
        zone = yield from choose(
            t,
            seat,
            "ask-leave-port",
            MOVE_SHIP_TO,
            zones,
            cite="9.5.9",
            public=True,
            province=province_text(port),
        )
    for _ in range(docked_at(s, seat, port)):
        s.docked[seat].remove(port)
        if zone != NOBODY:
            put_to_sea(s, seat, zone)
    if s.fleet_at[seat] == FIRST_PORT + port:
        move_fleet(s, seat, zone)
    t.say("log-leaves-port", power=realm_name(s, seat), province=province_text(port), cite="9.5.9")


@rule("9.10.3", "9.10.4")
def move_fleet(s: State, seat: Seat, zone: Zone) -> None:
    """Move a Fleet to a Sea Zone, or disband it; Galleys are lost outside their waters."""
    start = seat * SHIPS_OF_FLEET
    if zone == NOBODY:
        s.fleet[start : start + SHIPS_OF_FLEET] = [0] * SHIPS_OF_FLEET
    elif not ADMITS_GALLEYS[zone]:
        s.fleet[start + GALLEY] = 0
    s.fleet_at[seat] = zone if in_fleet(s, seat) else NOT_DEPLOYED


LEAVING: Final = AGENDA.task("leave_port", leave_port)


# -- slots (9.5.6, 12.3) -------------------------------------------------------------------------


@rule("9.5.6", "12.3", "2.5.4")
def free_slots(s: State, zone: Zone) -> int:
    """Return how many Trade Protection slots of a Sea Zone are free."""
    return PROTECTION_SLOTS[zone] - sum(s.guards[zone * SEATS : zone * SEATS + SEATS])


@rule("9.5.6", "12.3")
def put_to_sea(s: State, seat: Seat, zone: Zone) -> None:
    """Put a single Light Ship into a Sea Zone, on a Trade Protection slot if one is free."""
    if free_slots(s, zone) > 0:
        s.guards[zone * SEATS + seat] += 1
    else:
        s.ships[zone * SEATS + seat] += 1


def put_into_port(s: State, seat: Seat, port: Province) -> None:
    """Put a single Light Ship into a Port."""
    s.docked[seat].append(port)


@rule("12.3", "5.4.4")
def take_slot(s: State, seat: Seat, zone: Zone, other: Seat) -> None:
    """Push a Ship of an Opponent off its slot, with one of one's own that lies beside."""
    s.ships[zone * SEATS + seat] -= 1
    s.guards[zone * SEATS + seat] += 1
    s.guards[zone * SEATS + other] -= 1
    s.ships[zone * SEATS + other] += 1


def take_ship(s: State, seat: Seat, berth: Berth) -> None:
    """Take a single Light Ship off: one that protects no Trade first."""
    if berth >= FIRST_PORT:
        s.docked[seat].remove(berth - FIRST_PORT)
    elif s.ships[berth * SEATS + seat]:
        s.ships[berth * SEATS + seat] -= 1
    else:
        s.guards[berth * SEATS + seat] -= 1


@rule("9.10.3", "9.10.4")
def remove_ship(t: PriceTable, seat: Seat, berth: Berth, *, cite: str = "9.10.3") -> None:
    """Take a Ship from where it lies: a single one, then one on a slot, then the Fleet's least."""
    s = t.state
    if berth in berths(s, seat):
        take_ship(s, seat, berth)
    else:
        assert s.fleet_at[seat] == berth, "no Ship to remove"
        start = seat * SHIPS_OF_FLEET
        order = (LIGHT_SHIP, GALLEY, len(SHIP_KINDS), HEAVY_SHIP)
        kind = next(kind for kind in order if s.fleet[start + kind])
        s.fleet[start + kind] -= 1
        if in_fleet(s, seat) == 0:
            s.fleet_at[seat] = NOT_DEPLOYED
    t.say("log-ship-lost", power=realm_name(s, seat), zone=berth_text(berth), cite=cite)


# -- a Light Ship moves in another Action (9.5.8) ------------------------------------------------


def berths(s: State, seat: Seat) -> list[Berth]:
    """Return where single Light Ships of a player lie."""
    ports = [FIRST_PORT + port for port in ports_with_ships(s, seat)]
    return [*zones_with_ships(s, seat), *ports]


@rule("9.5.11")
def is_open(s: State, seat: Seat, zone: Zone) -> bool:
    """Say whether a Sea Zone can be entered without exploring: by a Claim, Town or Vassal on it."""
    if not is_distant_zone(zone):
        return True
    return any(
        s.holder[port] == seat or AREA_OF[port] in s.claims[seat] or s.core[AREA_OF[port]] == seat
        for port in PORTS_ON[zone]
    )


@rule("9.5.5", "9.5.8", "9.5.11")
def destinations(s: State, seat: Seat, berth: Berth, exploring: bool = False) -> dict[Zone, int]:
    """Return the Sea Zones that a Light Ship reaches, each with the power that the way costs.

    It moves two spaces, leaves a Port with the first, passes no hostile zone and ends its way in
    the first Distant one. Crossings between America and the Far East cost one power.
    """
    purse = sum(power_of(s, seat, power) for power in ALL_POWERS)
    found: dict[Zone, int] = {}
    if berth >= FIRST_PORT:
        edge = {zone: 0 for zone in FACES[berth - FIRST_PORT] if _enters(s, seat, zone, exploring)}
    else:
        edge = _next_zones(s, seat, berth, 0, purse, exploring)
    found |= edge
    for zone, price in edge.items():
        if not is_distant_zone(zone):
            for other, more in _next_zones(s, seat, zone, price, purse, exploring).items():
                found[other] = min(more, found.get(other, more))
    found.pop(berth, None)
    if exploring:
        found = {zone: price for zone, price in found.items() if is_distant_zone(zone)}
    return found


def _next_zones(
    s: State, seat: Seat, zone: Zone, price: int, purse: int, exploring: bool
) -> dict[Zone, int]:
    dear = DEAR_LINKS[zone]
    return {
        other: price + (other in dear)
        for other in ZONES_NEXT_TO[zone]
        if price + (other in dear) <= purse and _enters(s, seat, other, exploring)
    }


def _enters(s: State, seat: Seat, zone: Zone, exploring: bool) -> bool:
    return not is_hostile_zone(s, seat, zone) and (exploring or is_open(s, seat, zone))


def move_ship(t: PriceTable, seat: Seat, berth: Berth, zone: Zone) -> None:
    """Move a single Light Ship to a Sea Zone, onto a slot if one is free."""
    s = t.state
    take_ship(s, seat, berth)
    put_to_sea(s, seat, zone)
    t.say("log-ship-moves", power=realm_name(s, seat), zone=zone_text(zone), cite="9.5.8")


def from_menu(useful: dict[Berth, list[Zone]]) -> Menu:
    """Offer the Ships that could move to some use."""
    zones = [berth for berth in useful if berth < FIRST_PORT]
    ports = [berth - FIRST_PORT for berth in useful if berth >= FIRST_PORT]
    return [
        Choice(MOVE_SHIP_FROM, zones, beyond=NO_USE),
        Choice(MOVE_SHIP_OUT, ports, beyond=NO_USE),
    ]


def to_menu(reached: Collection[Zone], useful: list[Zone]) -> Menu:
    """Offer the Sea Zones that a Ship reaches and where it is of use."""

    def judge(zone: Zone) -> Verdict:
        if zone in useful:
            return ALLOWED
        return NO_USE if zone in reached else OUT_OF_RANGE

    return [Choice(MOVE_SHIP_TO, ALL_ZONES, judge, within=useful)]


def berth_of(answer: int) -> Berth:
    """Return from where the Ship is to move that was chosen."""
    if answer in MOVE_SHIP_FROM:
        return MOVE_SHIP_FROM.target(answer)
    return FIRST_PORT + MOVE_SHIP_OUT.target(answer)


def berth_text(berth: Berth) -> str:
    """Return the text id of the Sea Zone or Port in which a Ship lies."""
    return zone_text(berth) if berth < FIRST_PORT else province_text(berth - FIRST_PORT)


def pay_crossing(t: PriceTable, seat: Seat, number: int) -> Play[None]:
    """Pay for a crossing between America and the Far East in power of one's choice."""
    s = t.state
    for _ in range(number):
        pools = [power for power in ALL_POWERS if power_of(s, seat, power)]
        power = pools[0]
        if len(pools) > 1:
            power = yield from choose(
                t, seat, "ask-pay-crossing", NAME_POWER, pools, cite="9.5.11", public=True
            )
        spend_power(s, seat, power, 1)


# -- the Ship of an Exploration (5.1.3) ----------------------------------------------------------


@rule("5.1.3", "9.5.8")
def sail_out(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose a Light Ship to move to a Distant Sea Zone, or none: numbers seat."""
    s = t.state
    (seat,) = affair.numbers
    useful = {
        berth: sorted(zones)
        for berth in berths(s, seat)
        if (zones := destinations(s, seat, berth, exploring=True))
    }
    if not useful:
        affair.end()
        return
    answer = yield t.ask(
        seat,
        "ask-explorer",
        lambda: [Choice(PASS), *from_menu(useful)],
        cite="5.1.3",
        default=PASS(),
        public=True,
    )
    if answer == PASS():
        affair.end()
        return
    affair.note(seat, berth_of(answer))


@rule("5.1.3", "9.5.8")
def arrive(t: PriceTable, affair: Affair) -> Play[None]:
    """Move the Ship; comes out as the Sea Zone plus 1."""
    s = t.state
    seat, berth = affair.numbers
    zones = destinations(s, seat, berth, exploring=True)
    answer = yield t.ask(
        seat,
        "ask-explorer-to",
        lambda: to_menu(zones, sorted(zones)),
        cite="5.1.3",
        public=True,
        place=berth_text(berth),
    )
    zone = MOVE_SHIP_TO.target(answer)
    yield from pay_crossing(t, seat, zones[zone])
    move_ship(t, seat, berth, zone)
    affair.end(zone + 1)


EXPLORERS: Final = AGENDA.task("move_explorers", sail_out, arrive)
"""The movement of a Ship at the start of an Exploration; comes out as zone + 1, or 0."""
