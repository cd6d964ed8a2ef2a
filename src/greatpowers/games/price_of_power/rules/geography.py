"""What lies next to what: reach, chains, capacity, distance (2.4.1, 9.2)."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    ALL_NODES,
    ALL_ZONES,
    AREA_OF,
    AREAS,
    BY_SEA,
    COAST,
    IN_DESERT,
    LAND,
    NEIGHBOURS,
    NODE_AREAS,
    NODE_ZONES,
    PORTS_ON,
    PROVINCES_OF,
    REACH_OF,
    ZONES,
    ZONES_NEXT_TO,
    Area,
    Node,
    Province,
    Zone,
)
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    owned,
    owns,
    tokens_of,
    tokens_of_either,
)
from greatpowers.games.price_of_power.state import IMPERIAL, SEATS, State
from greatpowers.kernel.rule import rule

Space = int
"""An Area, or a Sea Zone as ``SEA + zone``."""
SEA: Final = len(AREAS)
NO_SHIPS: Final = [0] * len(ZONES)
"""What there is of a kind of Ships in each Sea Zone where there is none."""


# -- adjacency (2.4.1) ---------------------------------------------------------------------------


@rule("2.4.1")
def areas_next_to(s: State, seat: Seat) -> set[Area]:
    """Return the Areas to which a player's realm is adjacent; Vassals give no adjacency."""
    return {area for place in owned(s, seat) for area in REACH_OF[place]}


@rule("2.4.1")
def is_next_to(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player's realm is adjacent to an Area."""
    return any(area in REACH_OF[place] for place in owned(s, seat))


def is_next_by_land(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player's realm shares a border with an Area."""
    return any(AREA_OF[place] in LAND[area] for place in owned(s, seat))


@rule("18.2", "R215")
def cubes_of(s: State, seat: Seat) -> list[Area]:
    """Return where a player has cubes, an Area for each; Imperial ones are the Emperor's."""
    return s.influence[seat] + (s.influence[IMPERIAL] if s.emperor == seat else [])


@rule("2.4.1", "18.2", "R7")
def influence_reach(s: State, seat: Seat) -> tuple[bool, ...]:
    """Return for every Area whether it is adjacent to a Town, Vassal or token of a player.

    Towns and Vassals reach over the sea only from a Port; Influence, Alliances and Marriages
    stand in an Area and reach wherever it does.
    """
    found = [False] * len(AREAS)
    for place in s.lands[seat]:
        for area in REACH_OF[place]:
            found[area] = True
    for area in {*cubes_of(s, seat)}:
        _mark_around(found, area)
    for tokens in (s.allied, s.married, s.disputed):
        for realm in tokens_of(tokens, seat):
            _mark_around(found, AREA_OF[capital_of(s, realm)])
    return tuple(found)


@rule("11.2.1", "R205")
def weddings(s: State, seat: Seat) -> list[Area]:
    """Return where a player's Marriages count as Influence: in the Areas of their Capitals."""
    partners = tokens_of_either(s.married, s.disputed, seat)
    return [AREA_OF[capital_of(s, realm)] for realm in partners]


def _mark_around(found: list[bool], area: Area) -> None:
    found[area] = True
    for other in NEIGHBOURS[area]:
        found[other] = True


# -- ships ---------------------------------------------------------------------------------------


def light_ships(s: State, seat: Seat, zone: Zone) -> int:
    """Return a player's Light Ships at sea in a zone, on Trade Protection slots or not."""
    place = zone * SEATS + seat
    found = s.ships[place] + s.guards[place]
    return found + (s.fleet[seat * 4] if s.fleet_at[seat] == zone else 0)


def any_ships(s: State, seat: Seat, zone: Zone) -> int:
    """Return all Ships of a player at sea in a zone."""
    place = zone * SEATS + seat
    found = s.ships[place] + s.guards[place]
    return found + sum(s.fleet[seat * 4 : seat * 4 + 4]) if s.fleet_at[seat] == zone else found


def waters_of(s: State, seat: Seat) -> list[Zone]:
    """Return the Sea Zones with Ships of a player, in their order."""
    fleet_at, ships, guards = s.fleet_at[seat], s.ships[seat::SEATS], s.guards[seat::SEATS]
    if fleet_at not in ALL_ZONES and ships == NO_SHIPS and guards == NO_SHIPS:
        return []
    return [
        zone
        for zone in range(len(ZONES))
        if ships[zone] or guards[zone] or (zone == fleet_at and any_ships(s, seat, zone))
    ]


def ships_at_sea(s: State, seat: Seat) -> int:
    """Return how many Ships of a player are at sea."""
    return sum([any_ships(s, seat, zone) for zone in waters_of(s, seat)])


# -- chains (5.3.3, 12.2) ------------------------------------------------------------------------


@rule("2.5.5", "2.6")
def spaces_next_to(space: Space) -> tuple[Space, ...]:
    """Return the Areas and Sea Zones next to an Area or a Sea Zone."""
    if space < SEA:
        return (*LAND[space], *(SEA + zone for zone in COAST[space]))
    zone = space - SEA
    ports = {AREA_OF[port] for port in PORTS_ON[zone]}
    return (*sorted(ports), *(SEA + other for other in ZONES_NEXT_TO[zone]))


SPACES_NEXT_TO: Final = tuple(spaces_next_to(space) for space in range(SEA + len(ZONES_NEXT_TO)))
"""The same for all of them, reckoned once."""


def linked(start: Space, holds: Callable[[Space], bool]) -> set[Space]:
    """Return the spaces to which an unbroken chain leads from a start that need not hold."""
    found = {start}
    edge = [start]
    while edge:
        space = edge.pop()
        for other in SPACES_NEXT_TO[space]:
            if other not in found and holds(other):
                found.add(other)
                edge.append(other)
    return found


def capital_area(s: State, seat: Seat) -> Area:
    """Return the Area of a player's Capital."""
    return AREA_OF[capital_of(s, s.realm[seat])]


@rule("12.2", "11.2.1", "R24", "R205")
def trade_chain(s: State, seat: Seat) -> set[Space]:
    """Return the spaces linked to the Capital by Towns, Vassals, Influence or Light Ships.

    Towns and Vassals on occupied Provinces count, be they the occupier's or those below.
    """
    courted = {*cubes_of(s, seat), *weddings(s, seat)}
    courted.update(AREA_OF[place] for place in s.occupied[seat])

    def holds(space: Space) -> bool:
        if space >= SEA:
            return light_ships(s, seat, space - SEA) > 0
        if space in courted:
            return True
        return any(s.holder[place] == seat for place in PROVINCES_OF[space])

    return linked(capital_area(s, seat), holds)


@rule("12.2", "2.6", "R24")
def ends_of_chains(node: Node) -> tuple[Space, ...]:
    """Return the spaces from which a chain is connected with a node.

    That are the zones beside it, or the Area that holds it and all that is next to that; from a
    desert, the Areas that border on it.
    """
    if IN_DESERT[node]:
        return NODE_AREAS[node]
    around = [space for area in NODE_AREAS[node] for space in (area, *SPACES_NEXT_TO[area])]
    return (*(SEA + zone for zone in NODE_ZONES[node]), *around)


ENDS_OF_CHAINS: Final = tuple(ends_of_chains(node) for node in ALL_NODES)
"""The same for all of them, reckoned once."""


@rule("12.2", "R24")
def is_connected(s: State, chain: set[Space], node: Node) -> bool:
    """Say whether a chain leads to a node."""
    return not chain.isdisjoint(ENDS_OF_CHAINS[node])


@rule("5.3.3")
def colony_chain(s: State, seat: Seat) -> set[Space]:
    """Return the spaces linked to the Capital by own Towns and Ships."""

    def holds(space: Space) -> bool:
        if space >= SEA:
            return any_ships(s, seat, space - SEA) > 0
        return any(owns(s, seat, place) for place in PROVINCES_OF[space])

    return linked(capital_area(s, seat), holds)


# -- capacity (9.2) ------------------------------------------------------------------------------


@rule("9.2.1", "2.6", "R22")
def within_capacity(area: Area) -> tuple[Province, ...]:
    """Return the Provinces that give military capacity in an Area while no enemy is about."""
    near = {area, *LAND[area], *BY_SEA[area]}
    return tuple(
        place for other in sorted(near) for place in PROVINCES_OF[other] if area in REACH_OF[place]
    )


WITHIN_CAPACITY: Final = tuple(within_capacity(area) for area in ALL_AREAS)
"""The same for all of them, reckoned once."""


def discs_within(s: State, seat: Seat, area: Area) -> list[Province]:
    """Return a player's own and Vassal Provinces that give capacity in an Area."""
    return [place for place in WITHIN_CAPACITY[area] if s.holder[place] == seat]


# -- distance ------------------------------------------------------------------------------------


def sea_distance(start: Zone, most: int) -> dict[Zone, int]:
    """Return the Sea Zones within some moves of one, with their distance."""
    found = {start: 0}
    edge = [start]
    for steps in range(1, most + 1):
        edge = [
            other
            for zone in edge
            for other in ZONES_NEXT_TO[zone]
            if found.setdefault(other, steps) == steps
        ]
    return {zone: found[zone] for zone in ALL_ZONES if zone in found}
