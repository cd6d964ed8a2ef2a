"""5.5.5 Building Ships: in which Port, and where they go (9.10.3, 9.5.6)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    GALLEY,
    LIGHT_SHIP,
    SHIP_KINDS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ADMITS_GALLEYS,
    ALL_PROVINCES,
    FACES,
    Province,
    Zone,
    province_text,
    zone_text,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.capacity import naval_capacity
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.orders import order, price_now, ship_price, ship_text
from greatpowers.games.price_of_power.rules.ownership import owned, owns
from greatpowers.games.price_of_power.rules.prices import NO_DUCATS
from greatpowers.games.price_of_power.rules.relations import is_hostile_zone
from greatpowers.games.price_of_power.rules.ships import (
    left,
    port_room,
    port_size,
    put_into_port,
    put_to_sea,
)
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    SHIPS_OF_FLEET,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import (
    BUILD_IN,
    JOIN_FLEET,
    LAUNCH_TO,
    STAY_IN_PORT,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NO_SHIPS_LEFT: Final = refuse("no-ships-left", "R74")
NOT_YOUR_PORT: Final = refuse("no-port-not-yours", "5.5.5")
PORT_BUSY: Final = refuse("no-port-busy", "9.2.5", "opens-next-turn")
NO_BERTH: Final = refuse("no-port-berth", "9.5.9")
NO_FLEET_THERE: Final = refuse("no-fleet-there", "9.5.9")
NO_PORT: Final = refuse("no-port", "5.5.5")


# -- Ships ---------------------------------------------------------------------------------------


@rule("9.10.4", "9.5.9")
def joins_fleet(s: State, seat: Seat, port: Province) -> bool:
    """Say whether a Ship built in a Port can join the Fleet where that lies."""
    at = s.fleet_at[seat]
    if at == FIRST_PORT + port:
        return port_room(s, seat, port, of_fleet=True) > 0
    return at in FACES[port] and not is_hostile_zone(s, seat, at)


@rule("9.10.3", "9.10.4", "9.2.3", "9.2.4", "2.5.2")
def launch_zones(s: State, seat: Seat, kind: int, port: Province) -> list[Zone]:
    """Return the Sea Zones into which a Ship may be put that is built in a Port."""
    if kind != LIGHT_SHIP and s.fleet_at[seat] != NOT_DEPLOYED:
        return []
    return [
        zone
        for zone in FACES[port]
        if naval_capacity(s, seat, zone) and (kind != GALLEY or ADMITS_GALLEYS[zone])
    ]


@rule("9.5.9", "9.10.4")
def can_stay(s: State, seat: Seat, kind: int, port: Province) -> bool:
    """Say whether a new Ship may stay in the Port, be it with a new Fleet."""
    if kind == LIGHT_SHIP:
        return port_room(s, seat, port) > 0
    if s.fleet_at[seat] != NOT_DEPLOYED or port_room(s, seat, port, of_fleet=True) == 0:
        return False
    return kind != GALLEY or any(ADMITS_GALLEYS[zone] for zone in FACES[port])


def berth_menu(s: State, seat: Seat, kind: int, port: Province) -> Menu:
    """Offer where a new Ship may lie: in a Sea Zone, in the Port, or with the Fleet."""
    swims = kind != GALLEY or s.fleet_at[seat] == NOT_DEPLOYED or _galley_waters(s, seat)
    joins = swims and joins_fleet(s, seat, port)
    return [
        Choice(LAUNCH_TO, launch_zones(s, seat, kind, port)),
        Choice(STAY_IN_PORT, whole=ALLOWED if can_stay(s, seat, kind, port) else NO_BERTH),
        Choice(JOIN_FLEET, whole=ALLOWED if joins else NO_FLEET_THERE),
    ]


@rule("9.10.3")
def _galley_waters(s: State, seat: Seat) -> bool:
    """Say whether a player's Fleet lies where Galleys may be."""
    at = s.fleet_at[seat]
    zones = FACES[at - FIRST_PORT] if at >= FIRST_PORT else (at,)
    return any(ADMITS_GALLEYS[zone] for zone in zones)


@rule("5.5.5", "9.2.3", "9.2.5", "9.10.3", "R239")
def judge_port(s: State, seat: Seat, kind: int, port: Province, free: bool = False) -> Verdict:
    """Say whether a player may build a Ship in a Port: one a Turn, in a Large Port two."""
    if not FACES[port] or not owns(s, seat, port):
        return NOT_YOUR_PORT
    if not free and s.built.count(port) >= port_size(s, port):
        return PORT_BUSY
    return ALLOWED if any(choice.any() for choice in berth_menu(s, seat, kind, port)) else NO_BERTH


def own_ports(s: State, seat: Seat) -> list[Province]:
    """Return the Ports that a player owns."""
    return [place for place in owned(s, seat) if FACES[place]]


@rule("5.5.5", "9.10.3", "R74")
def judge_ship(s: State, seat: Seat, kind: int) -> Verdict:
    """Say whether a player may build a Ship of a kind somewhere, and pay for it."""
    if left(s, seat) == 0:
        return NO_SHIPS_LEFT
    return _judge_kind(s, seat, kind, own_ports(s, seat))


def can_build(s: State, seat: Seat) -> bool:
    """Say whether there is a kind of Ship that a player may build somewhere, and pay for."""
    ports = own_ports(s, seat)
    if not ports or left(s, seat) == 0:
        return False
    return any(_judge_kind(s, seat, kind, ports) is ALLOWED for kind in range(len(SHIP_KINDS)))


def _judge_kind(s: State, seat: Seat, kind: int, ports: list[Province]) -> Verdict:
    if s.ducats[seat] < price_now(s, seat, ship_price(s, seat, kind)):
        return NO_DUCATS
    return ALLOWED if any(judge_port(s, seat, kind, port) for port in ports) else NO_PORT


# -- building a Ship -----------------------------------------------------------------------------


@rule("5.5.5", "9.2.3")
def choose_port(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose the Port in which a Ship is built: numbers seat, kind, whether a card brings it."""
    s = t.state
    seat, kind, free = affair.numbers
    ports = [port for port in own_ports(s, seat) if judge_port(s, seat, kind, port, bool(free))]
    if not ports or left(s, seat) == 0:
        affair.end()
        return
    port = ports[0]
    if len(ports) > 1:
        answer = yield t.ask(
            seat,
            "ask-build-in",
            lambda: [
                Choice(
                    BUILD_IN,
                    ALL_PROVINCES,
                    lambda port: judge_port(s, seat, kind, port, bool(free)),
                    within=ports,
                )
            ],
            cite="5.5.5",
            default=BUILD_IN(port),
            public=True,
            ship=ship_text(kind),
        )
        port = BUILD_IN.target(answer)
    if not free:
        order(s, seat, ship_price(s, seat, kind))
        s.built.append(port)
    affair.note(seat, kind, port)


@rule("5.5.5", "9.5.6", "9.10.3", "9.10.4")
def launch(t: PriceTable, affair: Affair) -> Play[None]:
    """Put the new Ship to sea, into the Port or into the Fleet."""
    s = t.state
    seat, kind, port = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-launch",
        lambda: berth_menu(s, seat, kind, port),
        cite="5.5.5",
        public=True,
        ship=ship_text(kind),
    )
    name, ship = realm_name(s, seat), ship_text(kind)
    if answer in LAUNCH_TO:
        zone = LAUNCH_TO.target(answer)
        t.say("log-launches", power=name, ship=ship, place=zone_text(zone), cite="5.5.5")
    else:
        t.say("log-launches", power=name, ship=ship, place=province_text(port), cite="5.5.5")
    if kind == LIGHT_SHIP and answer in LAUNCH_TO:
        put_to_sea(s, seat, LAUNCH_TO.target(answer))
    elif kind == LIGHT_SHIP and answer in STAY_IN_PORT:
        put_into_port(s, seat, port)
    else:
        if answer in LAUNCH_TO:
            s.fleet_at[seat] = LAUNCH_TO.target(answer)
        elif answer in STAY_IN_PORT:
            s.fleet_at[seat] = FIRST_PORT + port
        s.fleet[seat * SHIPS_OF_FLEET + kind] += 1


SHIPYARD: Final = AGENDA.task("build_ship", choose_port, launch)
