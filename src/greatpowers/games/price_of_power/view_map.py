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
from greatpowers.games.price_of_power.known import Known
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
    realm_or_none,
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


OF_PROVINCES: Final = Known()
OF_AREAS: Final = Known()
OF_REALMS: Final = Known()
OF_ZONES: Final = Known()


@remembered
def provinces(s: State) -> dict[str, ProvinceState]:
    """Return the Provinces on which something lies."""
    pieces: list[object] = [s.holder, s.disc, s.unrest, s.occupier, s.seized, s.uneasy]
    rows: list[object] = [*pieces, s.dynamic, s.strong, s.realm]
    found: dict[str, ProvinceState] | None = OF_PROVINCES.of(rows)
    if found is None:
        names = [realm_of(s, seat) for seat in range(s.players)]
        told = set(places_with(s.holder, NOBODY))
        told.update(places_with(s.occupier, NOBODY))
        told.update(places_with(s.dynamic, NOBODY))
        told.update(places_with(s.strong, 0))
        found = {PROVINCES[place]: _province(s, place, names) for place in sorted(told)}
        OF_PROVINCES.keep(rows, found)
    return found


def places_with(lying: tuple[int, ...], nothing: int) -> list[int]:
    """Return the places where something lies, of a row by place."""
    if lying.count(nothing) == len(lying):
        return []
    return [place for place, each in enumerate(lying) if each != nothing]


def _province(s: State, place: Province, names: list[str]) -> ProvinceState:
    """Tell what lies on a Province."""
    holder, disc, occupier = s.holder[place], s.disc[place], s.occupier[place]
    told: ProvinceState = {
        "holder": None if holder == NOBODY else names[holder],
        "disc": None if disc == NO_DISC else DISCS[disc - 1],
        "unrest": s.unrest[place],
        "occupier": None if occupier == NOBODY else _occupier(s, occupier),
        "dynamic": realm_or_none(s.dynamic[place]),
        "strong": s.strong[place],
    }
    if s.seized[place] != NO_DISC:
        told["seized"] = DISCS[s.seized[place] - 1]
        told["uneasy"] = s.uneasy[place]
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
    merchants: dict[Node, list[MerchantState]] = {}
    for number, node in enumerate(s.merchant):
        if node >= 0:
            there = merchants.setdefault(node, [])
            there.append(
                {"realm": realm_of(s, number // MERCHANTS), "resting": s.is_resting[number]}
            )
    return {
        NODES[node]: {
            "pirates": s.pirates[node],
            "expanded": s.expanded[node],
            "merchants": merchants.get(node, []),
        }
        for node in ALL_NODES
        if node in merchants or s.pirates[node] or s.expanded[node]
    }


@remembered
def zones(s: State) -> dict[str, ZoneState]:
    """Return the Sea Zones with Ships."""
    rows: list[object] = [s.ships, s.guards, s.realm]
    found: dict[str, ZoneState] | None = OF_ZONES.of(rows)
    if found is None:
        found = ships_in_zones(s)
        OF_ZONES.keep(rows, found)
    return found


def ships_in_zones(s: State) -> dict[str, ZoneState]:
    """Look for all Ships at sea."""
    told = {place // SEATS for place, ships in enumerate(s.ships) if ships}
    told.update({place // SEATS for place, guards in enumerate(s.guards) if guards})
    return {ZONES[zone]: _zone(s, zone) for zone in sorted(told)}


def _occupier(s: State, occupier: Seat) -> str:
    return "rebels" if occupier == REBELS else realm_of(s, occupier)


@remembered
def areas(s: State) -> dict[str, AreaState]:
    """Return the Areas in which something lies."""
    pieces: list[object] = [s.influence, s.claims, s.infantry, s.core, s.rebels]
    rows: list[object] = [*pieces, s.plague, s.left_hre, s.realm]
    found: dict[str, AreaState] | None = OF_AREAS.of(rows)
    if found is None:
        found = found_in_areas(s)
        OF_AREAS.keep(rows, found)
    return found


def found_in_areas(s: State) -> dict[str, AreaState]:
    """Look for all that lies in Areas."""
    names = [realm_of(s, seat) for seat in range(s.players)]
    told: dict[Area, AreaState] = {}
    for court, cubes in enumerate(s.influence):
        for area in cubes:
            influence = _area(told, area)["influence"]
            name = "empire" if court == IMPERIAL else names[court]
            influence[name] = influence.get(name, 0) + 1
    for seat, claimed in enumerate(s.claims):
        for area in claimed:
            claims = _area(told, area)["claims"]
            if names[seat] not in claims:
                claims.append(names[seat])
    for seat, stationed in enumerate(s.infantry):
        for area in stationed:
            infantry = _area(told, area)["infantry"]
            infantry[names[seat]] = infantry.get(names[seat], 0) + 1
    for area in places_with(s.core, NOBODY):
        _area(told, area)["core"] = names[s.core[area]]
    for area in places_with(s.rebels, 0):
        _area(told, area)["rebels"] = s.rebels[area]
    for area in s.plague:
        _area(told, area)["plague"] = True
    for area in s.left_hre:
        _area(told, area)["left_hre"] = True
    return {AREAS[area]: told[area] for area in sorted(told)}


def _area(told: dict[Area, AreaState], area: Area) -> AreaState:
    """Return what is told of an Area so far."""
    state = told.get(area)
    if state is None:
        state = told[area] = {
            "influence": {},
            "claims": [],
            "core": None,
            "rebels": 0,
            "plague": False,
            "left_hre": False,
            "infantry": {},
        }
    return state


@remembered
def realms(s: State) -> dict[str, RealmState]:
    """Return the realms with tokens, or not as in 1444."""
    ties: list[object] = [s.allied, s.active, s.married, s.disputed, s.war, s.truce, s.cb]
    rows: list[object] = [*ties, s.overlord, s.capital, s.colour, s.state_faith, s.realm]
    found: dict[str, RealmState] | None = OF_REALMS.of(rows)
    if found is None:
        found = _realms(s)
        OF_REALMS.keep(rows, found)
    return found


def _realms(s: State) -> dict[str, RealmState]:
    """Tell of realms. Most have little to tell: each begins as a copy of one that has nothing."""
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
