"""The world as numbers: Areas, Provinces, Sea Zones, Trade Nodes and realms (2.3 to 2.6).

A Distant Province is an Area of its own, and so is a Territory: an Area without a realm until
somebody colonizes it. What follows from the borders is reckoned here, once.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeAlias

from greatpowers.kit.components import Row, index_of, names, numbered, read_data

FOLDER: Final = Path(__file__).parents[1]

Area: TypeAlias = int
Province: TypeAlias = int
Slot: TypeAlias = int
Zone: TypeAlias = int
Node: TypeAlias = int
Realm: TypeAlias = int
Faith: TypeAlias = int
Continent: TypeAlias = int

NOBODY: Final = -1
"""No realm, no seat, no place."""

_map = read_data(FOLDER, "map")

# Faiths (15.0). A Counter-Reformed Area or realm is Catholic in every respect.
FAITHS: Final = (
    "catholic",
    "counter_reformed",
    "protestant",
    "orthodox",
    "muslim",
    "diverse_faiths",
    "revolutionary",
)
CATHOLIC: Final = 0
COUNTER_REFORMED: Final = 1
PROTESTANT: Final = 2
ORTHODOX: Final = 3
MUSLIM: Final = 4
DIVERSE: Final = 5
REVOLUTIONARY: Final = 6
NO_FAITH: Final = -1

# Maps: the main one, and the Distant Continents.
CONTINENTS: Final = (
    "main",
    "america",
    "africa",
    "india_arabia",
    "far_east",
    "northern_central_asia",
)
EUROPE: Final = 0

# Areas.
_areas: list[Row] = _map["areas"]
AREAS: Final[tuple[str, ...]] = names(_areas)
ALL_AREAS: Final = range(len(AREAS))
_area: dict[str, int] = numbered(AREAS)
CONTINENT: Final = tuple(CONTINENTS.index(row["map"]) for row in _areas)
MAIN_AREAS: Final = range(CONTINENT.count(EUROPE))
IS_ELECTOR: Final = tuple(bool(row.get("elector")) for row in _areas)
ELECTORS: Final = tuple(area for area in ALL_AREAS if IS_ELECTOR[area])
TOUCHES_HRE: Final = tuple("hre" in row for row in _areas)
"""Areas all or some of whose Provinces lie inside the border of the Empire (2.5.6)."""


def area(name: str) -> Area:
    """Return the number of an Area."""
    return _area[name]


def is_distant(place: Area) -> bool:
    """Say whether an Area lies on a Distant Continent."""
    return CONTINENT[place] != EUROPE


# Religion slots: some govern several Areas (2.5.1).
_slots: tuple[str, ...] = tuple(dict.fromkeys(row["slot"] for row in _areas if "slot" in row))
SLOTS: Final[tuple[str, ...]] = _slots
ALL_SLOTS: Final = range(len(SLOTS))
SLOT_OF: Final = tuple(index_of(_slots, row.get("slot")) for row in _areas)
"""The Religion slot of each Area; Distant Areas have none (15.0)."""
AREAS_OF_SLOT: Final = tuple(
    tuple(place for place in ALL_AREAS if SLOT_OF[place] == slot) for slot in ALL_SLOTS
)
PRINTED_FAITH: Final = tuple(FAITHS.index(_areas[places[0]]["faith"]) for places in AREAS_OF_SLOT)

# Realms.
_realms: list[Row] = _map["realms"]
REALMS: Final[tuple[str, ...]] = names(_realms)
ALL_REALMS: Final = range(len(REALMS))
_realm: dict[str, int] = numbered(REALMS)
MAJOR: Final = "major"
IS_DISTANT_REALM: Final = tuple(bool(row.get("distant")) for row in _realms)
IS_HRE_MEMBER: Final = tuple(bool(row.get("hre")) for row in _realms)
FAITH_IN_1444: Final = tuple(index_of(FAITHS, row.get("faith")) for row in _realms)
OVERLORD_IN_1444: Final = tuple(
    _realm[row["overlord"]] if "overlord" in row else NOBODY for row in _realms
)


def realm(name: str) -> Realm:
    """Return the number of a realm."""
    return _realm[name]


AUSTRIA: Final = realm("austria")
PAPAL_STATES: Final = realm("papal_states")

# Provinces.
_provinces: list[tuple[int, Row]] = [
    (number, row) for number, place in enumerate(_areas) for row in place["provinces"]
]
PROVINCES: Final[tuple[str, ...]] = names(row for _, row in _provinces)
ALL_PROVINCES: Final = range(len(PROVINCES))
_province: dict[str, int] = numbered(PROVINCES)
AREA_OF: Final = tuple(number for number, _ in _provinces)
PROVINCES_OF: Final = tuple(
    tuple(place for place in ALL_PROVINCES if AREA_OF[place] == number) for number in ALL_AREAS
)
PRINTED_TAX: Final = tuple(2 if row["size"] == "large" else 1 for _, row in _provinces)
FLAG: Final = tuple(_realm[row["flag"]] if "flag" in row else NOBODY for _, row in _provinces)
"""The realm whose flag is printed; none on a Territory."""
TERRITORY: Final = tuple(int(row.get("territory", 0)) for _, row in _provinces)
"""The number of a Territory, which explorers must roll; 0 for a Province."""
HAS_GOLD: Final = tuple(bool(row.get("gold")) for _, row in _provinces)
IS_ISLAND: Final = tuple(bool(row.get("island")) for _, row in _provinces)
IN_HRE: Final = tuple(bool(row.get("hre")) for _, row in _provinces)
IS_DUTCH: Final = tuple(bool(row.get("dutch")) for _, row in _provinces)
HAS_INACTIVE_PORT: Final = tuple(bool(row.get("inactive_port")) for _, row in _provinces)
PROVINCES_UNDER: Final = tuple(
    tuple(place for place in ALL_PROVINCES if FLAG[place] == number) for number in ALL_REALMS
)
"""The Provinces with the flag of each realm."""


def province(name: str) -> Province:
    """Return the number of a Province or Territory."""
    return _province[name]


CAPITAL: Final = tuple(_province[row["capital"]] if "capital" in row else NOBODY for row in _realms)
"""The Capital printed for each realm, or named when a dynamic one appears."""

# Sea Zones.
_zones: list[Row] = _map["zones"]
ZONES: Final[tuple[str, ...]] = names(_zones)
ALL_ZONES: Final = range(len(ZONES))
_zone: dict[str, int] = numbered(ZONES)
ZONE_CONTINENT: Final = tuple(CONTINENTS.index(row["map"]) for row in _zones)
PROTECTION_SLOTS: Final = tuple(int(row["slots"]) for row in _zones)
ADMITS_GALLEYS: Final = tuple("galleys" in row for row in _zones)
IS_DAGGER_ZONE: Final = tuple(row.get("galleys") == "†" for row in _zones)


def zone(name: str) -> Zone:
    """Return the number of a Sea Zone."""
    return _zone[name]


def is_distant_zone(sea: Zone) -> bool:
    """Say whether a Sea Zone lies on a Distant Continent."""
    return ZONE_CONTINENT[sea] != EUROPE


FACES: Final = tuple(tuple(_zone[each] for each in row.get("faces", ())) for _, row in _provinces)
"""The Sea Zones that a Port faces; a Province that faces none is inland."""
PORTS_ON: Final = tuple(
    tuple(place for place in ALL_PROVINCES if sea in FACES[place]) for sea in ALL_ZONES
)
COAST: Final = tuple(
    tuple(sorted({sea for place in PROVINCES_OF[number] for sea in FACES[place]}))
    for number in ALL_AREAS
)
"""The Sea Zones on which an Area has a Port."""
BARE_COAST: Final = tuple(
    tuple(_zone[each] for each in row.get("coast_without_port", ())) for row in _areas
)
"""The Sea Zones that an Area touches without a Port: only a Naval Bridge may land there (2.6)."""

# Links by letters join Sea Zones of different maps (2.5.5); some cost one more power (2.6).
_letters: dict[str, list[str]] = _map["letters"]


def _linked(sea: Zone, letters: Iterable[str]) -> set[Zone]:
    groups = [[_zone[each] for each in _letters[letter]] for letter in letters]
    return {other for group in groups if sea in group for other in group} - {sea}


def _next_to(sea: Zone) -> tuple[Zone, ...]:
    printed = {_zone[each] for each in _zones[sea]["next_to"]}
    return tuple(sorted(printed | _linked(sea, _letters)))


ZONES_NEXT_TO: Final = tuple(_next_to(sea) for sea in ALL_ZONES)
DEAR_LINKS: Final = tuple(
    tuple(
        sorted(
            _linked(sea, _map["dear_letters"]) - {_zone[each] for each in _zones[sea]["next_to"]}
        )
    )
    for sea in ALL_ZONES
)
"""Crossings between America and the Far East, which cost one power more."""


# Borders.
def _land(number: Area) -> tuple[Area, ...]:
    row = _areas[number]
    return tuple(sorted({_area[each] for each in (*row["land"], *row.get("links", ()))}))


LAND: Final = tuple(_land(number) for number in ALL_AREAS)
"""The Areas that share a border, or a line, with each Area."""
MOUNTAINS: Final = tuple(tuple(_area[each] for each in row.get("mountains", ())) for row in _areas)


def _over_sea(seas: Iterable[Zone]) -> set[Area]:
    return {AREA_OF[port] for sea in seas for port in PORTS_ON[sea]}


BY_SEA: Final = tuple(tuple(sorted(_over_sea(COAST[number]) - {number})) for number in ALL_AREAS)
"""The Areas that have a Port on a Sea Zone on which this one has a Port, too."""
NEIGHBOURS: Final = tuple(tuple(sorted({*LAND[number], *BY_SEA[number]})) for number in ALL_AREAS)
REACH_OF: Final = tuple(
    tuple(sorted({AREA_OF[place], *LAND[AREA_OF[place]], *_over_sea(FACES[place])}))
    for place in ALL_PROVINCES
)
"""The Areas to which a Province is adjacent: its own, those beyond a border, and from a Port those
with a Port on the same Sea Zone (2.4.1)."""

# Trade Nodes.
_nodes: list[Row] = _map["nodes"]
NODES: Final[tuple[str, ...]] = names(_nodes)
ALL_NODES: Final = range(len(NODES))
_node: dict[str, int] = numbered(NODES)
IS_MARITIME: Final = tuple(row["kind"] == "maritime" for row in _nodes)
NODE_CONTINENT: Final = tuple(CONTINENTS.index(row["map"]) for row in _nodes)
NODE_ZONES: Final = tuple(tuple(_zone[each] for each in row.get("zones", ())) for row in _nodes)
NODES_ON: Final = tuple(
    tuple(node for node, zones in enumerate(NODE_ZONES) if zone in zones)
    for zone in range(len(ZONES))
)
NODE_AREAS: Final = tuple(tuple(_area[each] for each in row.get("areas", ())) for row in _nodes)
"""The Area that holds an inland node, or those that border on its desert (2.6)."""
IN_DESERT: Final = tuple(bool(row.get("desert")) for row in _nodes)


def node(name: str) -> Node:
    """Return the number of a Trade Node."""
    return _node[name]


# Texts.
def area_text(number: Area) -> str:
    """Return the text id of an Area's name."""
    return f"area-{AREAS[number]}"


def province_text(number: Province) -> str:
    """Return the text id of a Province's name."""
    return f"province-{PROVINCES[number]}"


_REALM_TEXTS: Final = tuple(f"realm-{name}" for name in REALMS)


def realm_text(number: Realm) -> str:
    """Return the text id of a realm's name."""
    return _REALM_TEXTS[number]


def zone_text(number: Zone) -> str:
    """Return the text id of a Sea Zone's name."""
    return f"zone-{ZONES[number]}"


def node_text(number: Node) -> str:
    """Return the text id of a Trade Node's name."""
    return f"node-{NODES[number]}"


def slot_text(number: Slot) -> str:
    """Return the text id of a Religion slot, named after its first Area."""
    return f"area-{SLOTS[number]}"


def faith_text(number: Faith) -> str:
    """Return the text id of a faith's name."""
    return f"faith-{FAITHS[number]}"
