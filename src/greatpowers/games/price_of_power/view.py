"""What one seat may see: all but hands, decks, Missions in hand and Events that lie face down.

Places, cards and realms are named by their ids. What is empty is left out.
"""

from typing import Final, Literal, TypeAlias, cast

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.cards import (
    ALL_IDEAS,
    ALL_MISSIONS,
    CARDS,
    CHARACTERS,
    DECK_OF,
    EVENTS,
    IDEAS,
    MILESTONES,
    MISSIONS,
    STRUGGLES,
    TRADES,
    Character,
)
from greatpowers.games.price_of_power.components.scenarios import SCENARIOS
from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    BANDS,
    DNPR_COLOURS,
    LAND_UNITS,
    MERCHANTS,
    POWERS,
    SHIP_KINDS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    ALL_NODES,
    ALL_PROVINCES,
    ALL_REALMS,
    ALL_SLOTS,
    ALL_ZONES,
    AREAS,
    CAPITAL,
    FAITH_IN_1444,
    FAITHS,
    NO_FAITH,
    NOBODY,
    NODES,
    PRINTED_FAITH,
    PROVINCES,
    REALMS,
    SLOTS,
    ZONES,
    Area,
    Faith,
    Node,
    Province,
    Realm,
    Zone,
)
from greatpowers.games.price_of_power.rules.deals import drafter
from greatpowers.games.price_of_power.rules.ownership import Seats, has
from greatpowers.games.price_of_power.state import (
    AT_HOME,
    FIRST_PORT,
    IMPERIAL,
    NO_CHARACTER,
    NO_DISC,
    NOT_DEPLOYED,
    NOT_OWNED,
    REBELS,
    SEATS,
    SHIPS_OF_FLEET,
    UNITS_OF_ARMY,
    State,
)
from greatpowers.games.price_of_power.vocabulary import VOCABULARY

Phase: TypeAlias = Literal["draw", "actions", "peace", "income", "cleanup"]
Disc: TypeAlias = Literal["small", "large", "two_small", "vassal", "two_vassals"]
PowerName: TypeAlias = Literal["adm", "dip", "mil"]

PHASES: Final[tuple[Phase, ...]] = ("draw", "actions", "peace", "income", "cleanup")
"""From the first Phase on, which is number 1."""
DISCS: Final[tuple[Disc, ...]] = ("small", "large", "two_small", "vassal", "two_vassals")
"""From the first disc on, which is number 1."""
OF_POWERS: Final = cast(tuple[PowerName, ...], POWERS)
DAMAGED: Final = "damaged"


class ProvinceState(TypedDict):
    """A Province on which something lies."""

    holder: str | None
    disc: Disc | None
    unrest: bool
    occupier: str | None
    dynamic: str | None
    strong: int


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


class ArmyState(TypedDict):
    """An Army: where it is, its Units by band and kind, and who leads it."""

    at: str | None
    units: dict[str, dict[str, int]]
    general: str | None


class FleetState(TypedDict):
    """A Fleet: in which Sea Zone or Port it is, its Ships by kind, and who leads it."""

    zone: str | None
    port: str | None
    ships: dict[str, int]
    admiral: str | None


class DisplayCard(TypedDict):
    """An Action card in play, with the cubes on it."""

    card: str
    charges: int


class PlayerState(TypedDict):
    """The mat of a player. Cards and Missions in hand are named to their owner only."""

    realm: str
    faith: str | None
    power: dict[PowerName, int]
    ducats: int
    prestige: int
    stability: int
    interest: int
    available: int
    exhausted: int
    allied_units: int
    more_manpower: int
    colonists: int
    has_changed_focus: bool
    ruler: str | None
    advisors: dict[PowerName, str]
    armies: list[ArmyState]
    fleet: FleetState
    merchants_at_home: int
    merchants: int
    display: list[DisplayCard]
    ideas: list[str]
    cards: dict[PowerName, int]
    hand: list[str] | None
    drawn: dict[PowerName, int]
    drawn_cards: list[str] | None
    aside: dict[PowerName, int]
    aside_cards: list[str] | None
    kept: list[str] | None
    missions: int
    mission_hand: list[str] | None
    held: list[str] | None
    completed: list[str]
    events_taken: int
    best_trade: int


class EventState(TypedDict):
    """An Event of the row with the Ducats on it; it has a name if it lies face up."""

    event: str | None
    ducats: int


class MilestoneState(TypedDict):
    """An open Milestone and who has reached it."""

    milestone: str
    reached: list[str]


class GameView(TypedDict):
    """The table as a seat sees it."""

    scenario: str
    ages: list[int]
    age: int
    round: int
    phase: Phase
    first: str
    turn: str | None
    passed: list[str]
    is_ending: bool
    last_turns: list[str]
    players: list[PlayerState]
    provinces: dict[str, ProvinceState]
    areas: dict[str, AreaState]
    faiths: dict[str, FaithState]
    realms: dict[str, RealmState]
    nodes: dict[str, NodeState]
    zones: dict[str, ZoneState]
    docked: dict[str, dict[str, int]]
    ill: list[str]
    decks: dict[PowerName, int]
    discards: dict[PowerName, list[str]]
    playing: list[str]
    draft: list[str]
    offered: list[str]
    trade_deck: int
    trade_discards: list[str]
    trade_shown: list[str]
    row: list[EventState]
    events: int
    events_gone: list[str]
    ideas: list[str]
    idea_decks: dict[PowerName, int]
    milestones: list[MilestoneState]
    milestone_decks: list[int]
    struggles: list[str]
    upcoming: str | None
    emperor: str | None
    authority: int
    hre_faith: str | None
    cardinals: list[str]
    roma: str | None


def view(s: State, seat: int | None) -> GameView:
    """Name what a seat (``None``: a spectator) may see."""
    return {
        "scenario": SCENARIOS[s.scenario],
        "ages": list(s.ages),
        "age": s.age,
        "round": s.round,
        "phase": PHASES[s.phase - 1],
        "first": realm_of(s, s.first),
        "turn": None if s.turn == NOBODY else realm_of(s, s.turn),
        "passed": [realm_of(s, each) for each in s.passed],
        "is_ending": s.is_ending,
        "last_turns": [realm_of(s, each) for each in s.last_turns],
        "players": [_player(s, each, each == seat) for each in range(s.players)],
        "provinces": {
            PROVINCES[place]: _province(s, place)
            for place in ALL_PROVINCES
            if _is_province_worth_telling(s, place)
        },
        "areas": _areas(s),
        "faiths": {
            SLOTS[slot]: {"faith": FAITHS[s.faith[slot]], "revolution": s.revolution[slot]}
            for slot in ALL_SLOTS
            if s.revolution[slot] or s.faith[slot] != PRINTED_FAITH[slot]
        },
        "realms": _realms(s),
        "nodes": {
            NODES[node]: _node(s, node) for node in ALL_NODES if _is_node_worth_telling(s, node)
        },
        "zones": {ZONES[zone]: _zone(s, zone) for zone in ALL_ZONES if _has_ships(s, zone)},
        "docked": _docked(s),
        "ill": [CHARACTERS[who] for who, is_ill in enumerate(s.ill) if is_ill],
        "decks": {OF_POWERS[deck]: len(cards) for deck, cards in enumerate(s.decks)},
        "discards": {
            OF_POWERS[deck]: [CARDS[card] for card in cards]
            for deck, cards in enumerate(s.discards)
        },
        "playing": [CARDS[card] for card in s.playing],
        "draft": _deal(s.draft) if seat is not None and drafter(s) == seat else [],
        "offered": _deal(s.offered),
        "trade_deck": len(s.trade_deck),
        "trade_discards": [TRADES[card] for card in s.trade_discards],
        "trade_shown": [TRADES[card] for card in s.trade_shown],
        "row": _row(s),
        "events": len(s.events),
        "events_gone": [EVENTS[event] for event in s.events_gone],
        "ideas": [IDEAS[idea] for idea in s.grid],
        "idea_decks": {OF_POWERS[deck]: len(cards) for deck, cards in enumerate(s.idea_decks)},
        "milestones": [
            {"milestone": MILESTONES[milestone], "reached": realms_of(s, s.reached[kind])}
            for kind, milestone in enumerate(s.milestones)
        ],
        "milestone_decks": [len(deck) for deck in s.milestone_decks],
        "struggles": [STRUGGLES[struggle] for struggle in s.active_struggles],
        "upcoming": STRUGGLES[s.struggles[0]] if s.struggles else None,
        "emperor": None if s.emperor == NOBODY else realm_of(s, s.emperor),
        "authority": s.authority,
        "hre_faith": _faith(s.hre_faith),
        "cardinals": [realm_of(s, each) for each in s.cardinals],
        "roma": None if s.roma == NOBODY else realm_of(s, s.roma),
    }


# -- names ---------------------------------------------------------------------------------------


def _deal(codes: list[int]) -> list[str]:
    """Name the parts of a deal of two players, as its maker chose them."""
    return [str(VOCABULARY.options[code]) for code in codes]


def realm_of(s: State, seat: Seat) -> str:
    """Name the realm of a seat."""
    return REALMS[s.realm[seat]]


def realms_of(s: State, seats: Seats) -> list[str]:
    """Name the realms of some seats."""
    return [realm_of(s, seat) for seat in range(s.players) if has(seats, seat)]


def _realm(realm: Realm) -> str | None:
    return None if realm == NOBODY else REALMS[realm]


def _faith(faith: Faith) -> str | None:
    return None if faith == NO_FAITH else FAITHS[faith]


def _character(who: Character) -> str | None:
    return None if who == NO_CHARACTER else CHARACTERS[who]


# -- the map -------------------------------------------------------------------------------------


def _is_province_worth_telling(s: State, place: Province) -> bool:
    lies_there = s.disc[place] != NO_DISC or s.strong[place] > 0
    return lies_there or s.occupier[place] != NOBODY or s.dynamic[place] != NOBODY


def _province(s: State, place: Province) -> ProvinceState:
    holder, disc, occupier = s.holder[place], s.disc[place], s.occupier[place]
    return {
        "holder": None if holder == NOBODY else realm_of(s, holder),
        "disc": None if disc == NO_DISC else DISCS[disc - 1],
        "unrest": s.unrest[place],
        "occupier": _occupier(s, occupier),
        "dynamic": _realm(s.dynamic[place]),
        "strong": s.strong[place],
    }


def _occupier(s: State, occupier: Seat) -> str | None:
    if occupier == NOBODY:
        return None
    return "rebels" if occupier == REBELS else realm_of(s, occupier)


def _areas(s: State) -> dict[str, AreaState]:
    known = {*s.plague, *s.left_hre}.union(*s.infantry, *s.influence, *s.claims)
    return {
        AREAS[area]: _area(s, area)
        for area in ALL_AREAS
        if area in known or _is_area_worth_telling(s, area)
    }


def _is_area_worth_telling(s: State, area: Area) -> bool:
    return s.rebels[area] > 0 or s.core[area] != NOBODY


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


def _realms(s: State) -> dict[str, RealmState]:
    return {
        REALMS[realm]: _realm_state(s, realm)
        for realm in ALL_REALMS
        if _is_realm_worth_telling(s, realm)
    }


def _is_realm_worth_telling(s: State, realm: Realm) -> bool:
    tokens = (s.allied, s.active, s.married, s.disputed, s.war, s.truce, s.cb)
    if s.colour[realm] != NOBODY or any(each[realm] for each in tokens):
        return True
    stays = s.capital[realm] in (NOBODY, CAPITAL[realm])
    is_free = s.overlord[realm] == NOBODY
    return not (stays and is_free and s.state_faith[realm] == FAITH_IN_1444[realm])


def _realm_state(s: State, realm: Realm) -> RealmState:
    moved = s.capital[realm] not in (NOBODY, CAPITAL[realm])
    faith = s.state_faith[realm]
    return {
        "allied": realms_of(s, s.allied[realm]),
        "active": realms_of(s, s.active[realm]),
        "married": realms_of(s, s.married[realm]),
        "disputed": realms_of(s, s.disputed[realm]),
        "war": realms_of(s, s.war[realm]),
        "truce": realms_of(s, s.truce[realm]),
        "cb": realms_of(s, s.cb[realm]),
        "overlord": _realm(s.overlord[realm]),
        "capital": PROVINCES[s.capital[realm]] if moved else None,
        "colour": None if s.colour[realm] == NOBODY else DNPR_COLOURS[s.colour[realm]],
        "faith": None if faith == FAITH_IN_1444[realm] else _faith(faith),
    }


def _is_node_worth_telling(s: State, node: Node) -> bool:
    return s.pirates[node] > 0 or s.expanded[node] or node in s.merchant


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


def _has_ships(s: State, zone: Zone) -> bool:
    first = zone * SEATS
    return any(s.ships[first : first + SEATS]) or any(s.guards[first : first + SEATS])


def _zone(s: State, zone: Zone) -> ZoneState:
    return {
        "ships": _by_realm(s, s.ships[zone * SEATS : zone * SEATS + SEATS]),
        "guards": _by_realm(s, s.guards[zone * SEATS : zone * SEATS + SEATS]),
    }


def _by_realm(s: State, numbers: list[int]) -> dict[str, int]:
    return {realm_of(s, seat): number for seat, number in enumerate(numbers) if number}


def _docked(s: State) -> dict[str, dict[str, int]]:
    """Return the Light Ships in Ports."""
    found: dict[str, dict[str, int]] = {}
    for seat, ports in enumerate(s.docked):
        for port in sorted(ports):
            ships = found.setdefault(PROVINCES[port], {})
            ships[realm_of(s, seat)] = ships.get(realm_of(s, seat), 0) + 1
    return found


# -- mats ----------------------------------------------------------------------------------------


def _player(s: State, seat: Seat, own: bool) -> PlayerState:
    first = seat * len(POWERS)
    merchants = s.merchant[seat * MERCHANTS : (seat + 1) * MERCHANTS]
    return {
        "realm": realm_of(s, seat),
        "faith": _faith(s.state_faith[s.realm[seat]]),
        "power": {name: s.power[first + power] for power, name in enumerate(OF_POWERS)},
        "ducats": s.ducats[seat],
        "prestige": s.prestige[seat],
        "stability": s.stability[seat],
        "interest": s.interest[seat],
        "available": s.available[seat],
        "exhausted": s.exhausted[seat],
        "allied_units": s.allied_units[seat],
        "more_manpower": s.more_manpower[seat],
        "colonists": s.colonists[seat],
        "has_changed_focus": s.has_changed_focus[seat],
        "ruler": _character(s.ruler[seat]),
        "advisors": {
            name: CHARACTERS[s.advisor[first + power]]
            for power, name in enumerate(OF_POWERS)
            if s.advisor[first + power] != NO_CHARACTER
        },
        "armies": [_army(s, seat * ARMIES + army) for army in range(ARMIES)],
        "fleet": _fleet(s, seat),
        "merchants_at_home": merchants.count(AT_HOME),
        "merchants": MERCHANTS - merchants.count(NOT_OWNED),
        "display": [
            {"card": CARDS[card], "charges": charges}
            for card, charges in zip(s.display[seat], s.charges[seat], strict=True)
        ],
        "ideas": [IDEAS[idea] for idea in ALL_IDEAS if has(s.knows[idea], seat)],
        "cards": _backs(s.hand[seat]),
        "hand": _cards(s.hand[seat]) if own else None,
        "drawn": _backs(s.drawn[seat]),
        "drawn_cards": _cards(s.drawn[seat]) if own else None,
        "aside": _backs(s.aside[seat]),
        "aside_cards": _cards(s.aside[seat]) if own else None,
        "kept": _cards(s.kept[seat]) if own else None,
        "missions": len(s.missions[seat]),
        "mission_hand": [MISSIONS[each] for each in s.missions[seat]] if own else None,
        "held": [MISSIONS[each] for each in s.held[seat]] if own else None,
        "completed": [MISSIONS[each] for each in ALL_MISSIONS if has(s.completed[each], seat)],
        "events_taken": s.taken[seat],
        "best_trade": s.best_trade[seat],
    }


def _cards(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _backs(cards: list[int]) -> dict[PowerName, int]:
    """Count cards by their backs, which everybody sees."""
    decks = [DECK_OF[card] for card in cards]
    return {name: decks.count(deck) for deck, name in enumerate(OF_POWERS) if deck in decks}


def _army(s: State, army: int) -> ArmyState:
    units = s.army[army * UNITS_OF_ARMY : (army + 1) * UNITS_OF_ARMY]
    kinds = len(LAND_UNITS)
    at = s.army_at[army]
    return {
        "at": None if at == NOT_DEPLOYED else AREAS[at],
        "units": {
            name: {
                unit: units[band * kinds + kind]
                for kind, unit in enumerate(LAND_UNITS)
                if units[band * kinds + kind]
            }
            for band, name in enumerate(BANDS)
            if any(units[band * kinds : (band + 1) * kinds])
        },
        "general": _character(s.general[army]),
    }


def _fleet(s: State, seat: Seat) -> FleetState:
    at = s.fleet_at[seat]
    ships = s.fleet[seat * SHIPS_OF_FLEET : (seat + 1) * SHIPS_OF_FLEET]
    return {
        "zone": ZONES[at] if NOT_DEPLOYED < at < FIRST_PORT else None,
        "port": PROVINCES[at - FIRST_PORT] if at >= FIRST_PORT else None,
        "ships": {
            kind: number
            for kind, number in zip((*SHIP_KINDS, DAMAGED), ships, strict=True)
            if number
        },
        "admiral": _character(s.admiral[seat]),
    }


def _row(s: State) -> list[EventState]:
    return [
        {"event": EVENTS[event] if place < s.face_up else None, "ducats": ducats}
        for place, (event, ducats) in enumerate(zip(s.row, s.row_ducats, strict=True))
    ]
