"""What a view shows of the map: Provinces, Areas, realms, nodes and Sea Zones."""

from typing import Final, Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.tables import (
    DNPR_COLOURS,
    MERCHANTS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    ALL_REALMS,
    ALL_SLOTS,
    AREAS,
    CAPITAL,
    FAITH_IN_1444,
    FAITHS,
    NOBODY,
    NODES,
    PRINTED_FAITH,
    PROVINCES,
    REALMS,
    SLOTS,
    ZONES,
    Area,
    Node,
    Province,
    Realm,
    Zone,
)
from greatpowers.games.price_of_power.state import (
    IMPERIAL,
    NO_DISC,
    REBELS,
    SEATS,
    State,
)
from greatpowers.games.price_of_power.view_names import (
    faith_or_none,
    realm_of,
    realms_of,
)
from greatpowers.kit.remembering import remembered

Disc: TypeAlias = Literal["small", "large", "two_small", "vassal", "two_vassals"]
DISCS: Final[tuple[Disc, ...]] = ("small", "large", "two_small", "vassal", "two_vassals")
"""From the first disc on, which is number 1."""


class ProvinceState(TypedDict):
    """A Province on which something lies; an occupier's Town lies on top, with its own Unrest."""

    holder: str | None
    disc: Disc | None
    unrest: bool
    occupier: str | None
    dynamic: str | None
    strong: int
    seized: NotRequired[Disc]
    uneasy: NotRequired[bool]


class AreaState(TypedDict):
    """An Area in which something lies: whose Influence, Claims and Units, and more."""

    influence: dict[str, int]
    claims: list[str]
    core: str | None
    rebels: int
    plague: bool
    left_hre: bool
    infantry: dict[str, int]


class FaithState(TypedDict):
    """A Religion slot that shows another faith than the printed one."""

    faith: str
    revolution: bool


class RealmState(TypedDict):
    """A realm with tokens on its Capital, or one that is not as in 1444; faiths only then."""

    allied: list[str]
    active: list[str]
    married: list[str]
    disputed: list[str]
    war: list[str]
    truce: list[str]
    cb: list[str]
    overlord: str | None
    capital: str | None
    colour: str | None
    faith: str | None


class MerchantState(TypedDict):
    """A Merchant on a node."""

    realm: str
    resting: bool


class NodeState(TypedDict):
    """A Trade Node on which something lies."""

    pirates: int
    expanded: bool
    merchants: list[MerchantState]


class ZoneState(TypedDict):
    """A Sea Zone with Ships: single ones, and those on Trade Protection slots."""

    ships: dict[str, int]
    guards: dict[str, int]


@remembered
def provinces(s: State) -> dict[str, ProvinceState]:
    """Return the Provinces on which something lies."""
    names = [realm_of(s, seat) for seat in range(s.players)]
    told = {place for lands in s.lands for place in lands}
    told.update(places_with(s.occupier, NOBODY))
    told.update(places_with(s.dynamic, NOBODY))
    told.update(places_with(s.strong, 0))
    blank: ProvinceState = {
        "holder": None,
        "disc": None,
        "unrest": False,
        "occupier": None,
        "dynamic": None,
        "strong": 0,
    }
    found = {PROVINCES[place]: _province(s, place, names, blank.copy()) for place in sorted(told)}
    for taken in s.occupied:
        for place in taken:
            found[PROVINCES[place]]["seized"] = DISCS[s.seized[place] - 1]
            found[PROVINCES[place]]["uneasy"] = s.uneasy[place]
    return found


def places_with(lying: list[int], nothing: int) -> list[int]:
    """Return the places where something lies, of a list by place."""
    if lying.count(nothing) == len(lying):
        return []
    return [place for place, each in enumerate(lying) if each != nothing]


def _province(s: State, place: Province, names: list[str], told: ProvinceState) -> ProvinceState:
    """Tell what lies on a Province."""
    if s.holder[place] != NOBODY:
        told["holder"] = names[s.holder[place]]
    if s.disc[place] != NO_DISC:
        told["disc"] = DISCS[s.disc[place] - 1]
    if s.unrest[place]:
        told["unrest"] = True
    if s.occupier[place] != NOBODY:
        told["occupier"] = _occupier(s, s.occupier[place])
    if s.dynamic[place] != NOBODY:
        told["dynamic"] = REALMS[s.dynamic[place]]
    if s.strong[place]:
        told["strong"] = s.strong[place]
    return told


@remembered
def faiths(s: State) -> dict[str, FaithState]:
    """Return the Religion slots that show another faith than the printed one."""
    return {
        SLOTS[slot]: {"faith": FAITHS[s.faith[slot]], "revolution": s.revolution[slot]}
        for slot in ALL_SLOTS
        if s.revolution[slot] or s.faith[slot] != PRINTED_FAITH[slot]
    }


@remembered
def nodes(s: State) -> dict[str, NodeState]:
    """Return the Trade Nodes on which something lies."""
    expanded = [node for node in ALL_NODES if s.expanded[node]]
    told = {node for node in s.merchant if node >= 0}.union(expanded, places_with(s.pirates, 0))
    return {NODES[node]: _node(s, node) for node in sorted(told)}


@remembered
def zones(s: State) -> dict[str, ZoneState]:
    """Return the Sea Zones with Ships."""
    places = [*places_with(s.ships, 0), *places_with(s.guards, 0)]
    return {ZONES[zone]: _zone(s, zone) for zone in sorted({place // SEATS for place in places})}


def _occupier(s: State, occupier: Seat) -> str:
    return "rebels" if occupier == REBELS else realm_of(s, occupier)


@remembered
def areas(s: State) -> dict[str, AreaState]:
    """Return the Areas in which something lies."""
    told = {*s.plague, *s.left_hre, *places_with(s.rebels, 0), *places_with(s.core, NOBODY)}
    told.update(*s.infantry, *s.influence, *s.claims)
    return {AREAS[area]: _area(s, area) for area in sorted(told)}


def _area(s: State, area: Area) -> AreaState:
    cubes = [court.count(area) for court in s.influence]
    influence = {realm_of(s, seat): cubes[seat] for seat in range(s.players) if cubes[seat]}
    if cubes[IMPERIAL]:
        influence["empire"] = cubes[IMPERIAL]
    return {
        "influence": influence,
        "claims": [realm_of(s, seat) for seat in range(s.players) if area in s.claims[seat]],
        "core": None if s.core[area] == NOBODY else realm_of(s, s.core[area]),
        "rebels": s.rebels[area],
        "plague": area in s.plague,
        "left_hre": area in s.left_hre,
        "infantry": {
            realm_of(s, seat): s.infantry[seat].count(area)
            for seat in range(s.players)
            if area in s.infantry[seat]
        },
    }


@remembered
def realms(s: State) -> dict[str, RealmState]:
    """Return the realms with tokens, or not as in 1444.

    Most have little to tell: each begins as a copy of one that has nothing.
    """
    nobody: list[str] = []
    blank: RealmState = {
        "allied": nobody,
        "active": nobody,
        "married": nobody,
        "disputed": nobody,
        "war": nobody,
        "truce": nobody,
        "cb": nobody,
        "overlord": None,
        "capital": None,
        "colour": None,
        "faith": None,
    }
    return {
        REALMS[realm]: _realm_state(s, realm, blank.copy())
        for realm in ALL_REALMS
        if _is_realm_worth_telling(s, realm)
    }


def _is_realm_worth_telling(s: State, realm: Realm) -> bool:
    if s.allied[realm] or s.active[realm] or s.married[realm] or s.disputed[realm]:
        return True
    if s.war[realm] or s.truce[realm] or s.cb[realm] or s.colour[realm] != NOBODY:
        return True
    stays = s.capital[realm] in (NOBODY, CAPITAL[realm])
    is_free = s.overlord[realm] == NOBODY
    return not (stays and is_free and s.state_faith[realm] == FAITH_IN_1444[realm])


def _realm_state(s: State, realm: Realm, told: RealmState) -> RealmState:
    """Tell what there is to tell of a realm."""
    if s.allied[realm]:
        told["allied"] = realms_of(s, s.allied[realm])
    if s.active[realm]:
        told["active"] = realms_of(s, s.active[realm])
    if s.married[realm]:
        told["married"] = realms_of(s, s.married[realm])
    if s.disputed[realm]:
        told["disputed"] = realms_of(s, s.disputed[realm])
    if s.war[realm]:
        told["war"] = realms_of(s, s.war[realm])
    if s.truce[realm]:
        told["truce"] = realms_of(s, s.truce[realm])
    if s.cb[realm]:
        told["cb"] = realms_of(s, s.cb[realm])
    if s.overlord[realm] != NOBODY:
        told["overlord"] = REALMS[s.overlord[realm]]
    if s.capital[realm] not in (NOBODY, CAPITAL[realm]):
        told["capital"] = PROVINCES[s.capital[realm]]
    if s.colour[realm] != NOBODY:
        told["colour"] = DNPR_COLOURS[s.colour[realm]]
    if s.state_faith[realm] != FAITH_IN_1444[realm]:
        told["faith"] = faith_or_none(s.state_faith[realm])
    return told


def _node(s: State, node: Node) -> NodeState:
    return {
        "pirates": s.pirates[node],
        "expanded": s.expanded[node],
        "merchants": [
            {"realm": realm_of(s, number // MERCHANTS), "resting": s.is_resting[number]}
            for number, at in enumerate(s.merchant)
            if at == node
        ],
    }


def _zone(s: State, zone: Zone) -> ZoneState:
    return {
        "ships": _by_realm(s, s.ships[zone * SEATS : zone * SEATS + SEATS]),
        "guards": _by_realm(s, s.guards[zone * SEATS : zone * SEATS + SEATS]),
    }


def _by_realm(s: State, numbers: list[int]) -> dict[str, int]:
    return {realm_of(s, seat): number for seat, number in enumerate(numbers) if number}


@remembered
def docked(s: State) -> dict[str, dict[str, int]]:
    """Return the Light Ships in Ports."""
    found: dict[str, dict[str, int]] = {}
    for seat, ports in enumerate(s.docked):
        for port in sorted(ports):
            ships = found.setdefault(PROVINCES[port], {})
            ships[realm_of(s, seat)] = ships.get(realm_of(s, seat), 0) + 1
    return found
