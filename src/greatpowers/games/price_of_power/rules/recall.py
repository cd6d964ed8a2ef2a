"""4.4.1 Ships called home: to a Friendly Port within their movement, without any cost."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    DEAR_LINKS,
    PORTS_ON,
    ZONES_NEXT_TO,
    Province,
    Zone,
    is_distant_zone,
    province_text,
)
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.relations import is_hostile_zone
from greatpowers.games.price_of_power.rules.ships import (
    in_fleet,
    is_friendly_port,
    port_room,
    put_into_port,
    take_ship,
)
from greatpowers.games.price_of_power.state import FIRST_PORT, SEATS, PriceTable, State
from greatpowers.kernel.rule import rule


@rule("4.4.1", "9.5.5", "9.5.9")
def home_ports(s: State, seat: Seat, zone: Zone) -> list[Province]:
    """Return the Friendly Ports that a Ship can reach: on its Sea Zone, or one zone further.

    A Ship stops where it enters a Distant Sea Zone, and passes no hostile one.
    """
    zones = [zone]
    for other in ZONES_NEXT_TO[zone]:
        is_free = other not in DEAR_LINKS[zone] and not is_hostile_zone(s, seat, other)
        if is_free and not is_distant_zone(other):
            zones.append(other)
    ports = {port for each in zones for port in PORTS_ON[each]}
    return sorted(port for port in ports if is_friendly_port(s, seat, port))


def has_single(s: State, seat: Seat, zone: Zone) -> int:
    """Return the single Light Ships of a player in a Sea Zone."""
    return s.ships[zone * SEATS + seat] + s.guards[zone * SEATS + seat]


def fleet_ports(s: State, seat: Seat) -> list[Province]:
    """Return the Ports to which a Fleet at sea can be called as a whole."""
    zone = s.fleet_at[seat]
    if not 0 <= zone < FIRST_PORT:
        return []
    number = in_fleet(s, seat)
    return [
        port
        for port in home_ports(s, seat, zone)
        if port_room(s, seat, port, of_fleet=True) >= number
    ]


@rule("4.4.1", "R203")
def call_ship(t: PriceTable, seat: Seat, zone: Zone, port: Province) -> None:
    """Bring a single Light Ship home, if the Port still has room."""
    s = t.state
    if port_room(s, seat, port) > 0:
        take_ship(s, seat, zone)
        put_into_port(s, seat, port)
        _say_home(t, seat, port)


@rule("4.4.1", "R203")
def call_fleet(t: PriceTable, seat: Seat, port: Province) -> None:
    """Bring the Fleet home, if the Port still has room."""
    s = t.state
    if port in fleet_ports(s, seat):
        s.fleet_at[seat] = FIRST_PORT + port
        _say_home(t, seat, port)


def _say_home(t: PriceTable, seat: Seat, port: Province) -> None:
    t.say("log-ships-home", power=realm_name(t.state, seat), port=province_text(port), cite="4.4.1")
