"""9.5.5 Naval Movement: how far Ships come, and how they sail (9.5.6, 9.5.9, 9.10.3)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    GALLEY,
    HEAVY_SHIP,
    SHIP_KINDS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ADMITS_GALLEYS,
    ALL_ZONES,
    DEAR_LINKS,
    FACES,
    PORTS_ON,
    ZONES_NEXT_TO,
    Zone,
    is_distant_zone,
    zone_text,
)
from greatpowers.games.price_of_power.rules.mats import power_of, realm_name
from greatpowers.games.price_of_power.rules.relations import is_hostile_zone
from greatpowers.games.price_of_power.rules.ships import (
    Berth,
    berth_text,
    berths,
    docked_at,
    free_slots,
    in_fleet,
    is_friendly_port,
    is_open,
    move_fleet,
    port_room,
    put_into_port,
    put_to_sea,
    take_ship,
)
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    SEATS,
    SHIPS_OF_FLEET,
    PriceTable,
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

SPACES: Final = 2
"""How many Sea Zones and Ports a Ship moves through."""
DAMAGED: Final = len(SHIP_KINDS)
"""Where a Fleet counts its damaged Heavy Ships."""

TOO_FAR: Final = refuse("no-sail-range", "9.5.5")
HERE_ALREADY: Final = refuse("no-sail-here", "9.5.5")
NO_ROOM: Final = refuse("no-sail-room", "9.5.9")
NO_FLEET: Final = refuse("no-sail-fleet", "9.10.4", "opens-fleet")
ALL_GALLEYS: Final = refuse("no-sail-galleys", "9.10.3")


@rule("9.5.5", "9.5.9", "9.5.11")
def reach_of(s: State, seat: Seat, berth: Berth, of_galleys: bool = False) -> dict[Berth, int]:
    """Return where a Ship comes from a berth, each with the power that the way costs.

    It stops where it enters a hostile or a Distant Sea Zone, and a Port is a space, too. Galleys
    keep to their waters.
    """
    purse = _purse(s, seat)
    found: dict[Berth, int] = {}
    edge: dict[Berth, int] = {berth: 0}
    for step in range(SPACES):
        reached: dict[Berth, int] = {}
        for space, price in edge.items():
            if step == 0 or _passes(s, seat, space):
                for other, more in _next_to(s, seat, space).items():
                    is_barred = of_galleys and other < FIRST_PORT and not ADMITS_GALLEYS[other]
                    if not is_barred and price + more <= purse:
                        reached[other] = min(price + more, reached.get(other, price + more))
        for other, price in reached.items():
            found[other] = min(price, found.get(other, price))
        edge = reached
    found.pop(berth, None)
    return found


@rule("9.5.5", "9.5.9")
def can_sail_from(s: State, seat: Seat, berth: Berth) -> bool:
    """Say whether a Ship comes anywhere from a berth: whether it can take the first step."""
    purse = _purse(s, seat)
    return any(price <= purse for price in _next_to(s, seat, berth).values())


def _purse(s: State, seat: Seat) -> int:
    return sum([power_of(s, seat, power) for power in ALL_POWERS])


def _passes(s: State, seat: Seat, space: Berth) -> bool:
    """Say whether Ships go on from a space that they have entered."""
    if space >= FIRST_PORT:
        return True
    return not is_distant_zone(space) and not is_hostile_zone(s, seat, space)


def _next_to(s: State, seat: Seat, space: Berth) -> dict[Berth, int]:
    """Return the spaces next to one that Ships may enter, each with its price."""
    if space >= FIRST_PORT:
        return {zone: 0 for zone in FACES[space - FIRST_PORT] if is_open(s, seat, zone)}
    dear = DEAR_LINKS[space]
    found = {zone: int(zone in dear) for zone in ZONES_NEXT_TO[space] if is_open(s, seat, zone)}
    for port in PORTS_ON[space]:
        if is_friendly_port(s, seat, port):
            found[FIRST_PORT + port] = 0
    return found


def places_of_ships(s: State, seat: Seat) -> list[Berth]:
    """Return where a player has Ships, single ones or the Fleet."""
    found = berths(s, seat)
    at = s.fleet_at[seat]
    return found if at == NOT_DEPLOYED or at in found else [*found, at]


def goals(s: State, seat: Seat) -> set[Berth]:
    """Return all Sea Zones and Ports that some Ship of a player reaches."""
    return {goal for berth in places_of_ships(s, seat) for goal in reach_of(s, seat, berth)}


# -- single Ships --------------------------------------------------------------------------------


def singles_at(s: State, seat: Seat, berth: Berth) -> int:
    """Return the single Light Ships of a player in a Sea Zone or Port."""
    if berth >= FIRST_PORT:
        return docked_at(s, seat, berth - FIRST_PORT)
    return s.ships[berth * SEATS + seat] + s.guards[berth * SEATS + seat]


@rule("9.5.5", "9.5.9")
def judge_ship(s: State, seat: Seat, berth: Berth, goal: Berth) -> Verdict:
    """Say whether a Light Ship may sail from a berth to a goal."""
    if berth == goal:
        return HERE_ALREADY
    if goal not in reach_of(s, seat, berth):
        return TOO_FAR
    if goal >= FIRST_PORT and port_room(s, seat, goal - FIRST_PORT) == 0:
        return NO_ROOM
    return ALLOWED


@rule("9.5.5", "9.5.6")
def sail_ship(t: PriceTable, seat: Seat, berth: Berth, goal: Berth, is_hostile: bool) -> None:
    """Sail a single Light Ship, onto a Trade Protection slot if the waters are not hostile."""
    s = t.state
    take_ship(s, seat, berth)
    if goal >= FIRST_PORT:
        put_into_port(s, seat, goal - FIRST_PORT)
    elif is_hostile:
        s.ships[goal * SEATS + seat] += 1
    else:
        put_to_sea(s, seat, goal)
    t.say("log-ship-sails", power=realm_name(s, seat), place=berth_text(goal), cite="9.5.5")


@rule("9.5.6", "12.3", "R210")
def idle_waters(s: State, seat: Seat) -> list[Zone]:
    """Return the Sea Zones where Light Ships of a player lie beside slots that they could take."""
    return [
        zone
        for zone in ALL_ZONES
        if s.ships[zone * SEATS + seat]
        and free_slots(s, zone) > 0
        and not is_hostile_zone(s, seat, zone)
    ]


@rule("9.5.6", "12.3", "R210")
def take_slots(t: PriceTable, seat: Seat, zone: Zone) -> None:
    """Let Light Ships take the slots that are free beside them."""
    s = t.state
    taken = max(0, min(s.ships[zone * SEATS + seat], free_slots(s, zone)))
    s.ships[zone * SEATS + seat] -= taken
    s.guards[zone * SEATS + seat] += taken
    if taken:
        who = realm_name(s, seat)
        t.say("log-protects-trade", power=who, n=taken, zone=zone_text(zone), cite="9.5.6")


# -- the Fleet -----------------------------------------------------------------------------------


def galleys_of(s: State, seat: Seat) -> int:
    """Return the Galleys of a player's Fleet."""
    return s.fleet[seat * SHIPS_OF_FLEET + GALLEY]


@rule("9.5.5", "9.10.3", "9.10.4")
def judge_fleet(s: State, seat: Seat, goal: Berth) -> Verdict:
    """Say whether the Fleet may sail to a goal, be it without its Galleys."""
    at = s.fleet_at[seat]
    if at == NOT_DEPLOYED:
        return NO_FLEET
    if at == goal:
        return HERE_ALREADY
    if goal not in reach_of(s, seat, at):
        return TOO_FAR
    left = in_fleet(s, seat) - lost_galleys(s, seat, goal)
    if left == 0:
        return ALL_GALLEYS
    if goal >= FIRST_PORT and port_room(s, seat, goal - FIRST_PORT, of_fleet=True) < left:
        return NO_ROOM
    return ALLOWED


@rule("9.10.3")
def lost_galleys(s: State, seat: Seat, goal: Berth) -> int:
    """Return how many Galleys are disbanded on the way: all, unless their waters lead there."""
    galleys = galleys_of(s, seat)
    if galleys == 0:
        return 0
    return 0 if goal in reach_of(s, seat, s.fleet_at[seat], of_galleys=True) else galleys


@rule("9.5.5", "9.10.3", "9.10.4")
def sail_fleet(t: PriceTable, seat: Seat, goal: Berth) -> None:
    """Sail the Fleet, all its Ships together; Galleys are lost outside their waters."""
    s = t.state
    if lost_galleys(s, seat, goal):
        s.fleet[seat * SHIPS_OF_FLEET + GALLEY] = 0
        t.say("log-galleys-lost", power=realm_name(s, seat), cite="9.10.3")
    if goal >= FIRST_PORT:
        s.fleet_at[seat] = goal
    else:
        move_fleet(s, seat, goal)
    t.say("log-fleet-sails", power=realm_name(s, seat), place=berth_text(goal), cite="9.5.5")


@rule("9.5.9", "4.5.1")
def repair(s: State, seat: Seat) -> None:
    """Repair damaged Heavy Ships if the Fleet is in a Port, at the end of a Turn or Round."""
    if s.fleet_at[seat] >= FIRST_PORT:
        start = seat * SHIPS_OF_FLEET
        s.fleet[start + HEAVY_SHIP] += s.fleet[start + DAMAGED]
        s.fleet[start + DAMAGED] = 0


def open_zones(s: State, seat: Seat, port: int) -> list[Zone]:
    """Return the Sea Zones before a Port that are not hostile and may be entered."""
    return [
        zone
        for zone in FACES[port]
        if is_open(s, seat, zone) and not is_hostile_zone(s, seat, zone)
    ]
