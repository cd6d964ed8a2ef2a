"""What one seat may see, built by naming what may be seen (R100).

All but ``own`` is the same for everybody at the table; ``own`` is what a seat alone knows.
Spaces and Advantages are named only where something stands on them.
"""

from typing import Final, Literal, NotRequired, TypeAlias, cast

from typing_extensions import TypedDict

from greatpowers.games.imperial_struggle.components import (
    ABILITIES,
    ACTIONS,
    ADVANTAGES,
    AWARDS,
    BASIC_PER_SIDE,
    BASIC_TILES,
    BONUS_PER_SIDE,
    BRITAIN,
    COMMODITIES,
    ERAS,
    EVENTS,
    FRANCE,
    MINISTRIES,
    MINISTRY_SIDE,
    NO_WAR,
    NOBODY,
    REGIONS,
    SPACES,
    TILES,
    WAR_THEATERS,
    WARS,
    bonus_tile_name,
)
from greatpowers.games.imperial_struggle.rules.action_round import ROUNDS_A_TURN
from greatpowers.games.imperial_struggle.rules.economic import HUGUENOTS
from greatpowers.games.imperial_struggle.rules.limits import LIMIT_NAMES
from greatpowers.games.imperial_struggle.rules.war_tiles import own_basic, own_bonus
from greatpowers.games.imperial_struggle.secrets import (
    HIDDEN_MINISTRY,
    is_revealed,
    sides_settled,
)
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    AVAILABLE,
    BONUS_RECEIVED,
    BURKE_ADDED,
    BURKE_SPENT,
    DIPLOMACY_ABROAD,
    DISCARDS,
    DRAW_PILE,
    FACE_UP,
    GONE,
    HANBURY_WILLIAMS,
    HAND,
    IN_HAND,
    JACOBITES_SCORED,
    JACOBITES_SHIFT,
    LAID_ASIDE,
    NO_CONFLICT,
    NO_HUGUENOTS,
    ON_THE_MOVE,
    OUT_OF_GAME,
    PACTE_DE_FAMILLE,
    POMPADOUR_PAID,
    POOL,
    REMOVED,
    SOUTH_SEA,
    STACK,
    TAKEN,
    THEATER_OF_WAR,
    TRADE_LEAD,
    TURGOT_PAID,
    USED,
    WATT_PAID,
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kit.remembering import remembered

Power: TypeAlias = Literal["fr", "br"]
Flag: TypeAlias = Literal["fr", "br", "spain", "usa"]
Region: TypeAlias = Literal["europe", "north_america", "caribbean", "india"]
Commodity: TypeAlias = Literal["furs", "spice", "fish", "tobacco", "sugar", "cotton"]
Era: TypeAlias = Literal["succession", "empire", "revolution"]
Action: TypeAlias = Literal["economic", "diplomatic", "military"]
WarId: TypeAlias = Literal["wss", "was", "seven_years", "awi"]
Stage: TypeAlias = Literal[
    "opening", "peace_begins", "action_round", "peace_ends", "theater_of_war", "war_ends"
]
Conflict: TypeAlias = Literal["conflict", "conflict_plus_one"]
Marker: TypeAlias = Literal["fresh", "spent"]
PurseKind: TypeAlias = Literal["major", "minor", "event", "ministry"]


class Sides(TypedDict):
    """A number of each power."""

    fr: int
    br: int


class SideLists(TypedDict):
    """What each power has, by name."""

    fr: list[str]
    br: list[str]


class SpaceState(TypedDict):
    """What stands on a space; ``new``: it was flagged since the round began."""

    flag: NotRequired[Flag]
    new: NotRequired[bool]
    conflict: NotRequired[Conflict]
    huguenots: NotRequired[Marker]
    damaged: NotRequired[bool]
    isolated: NotRequired[bool]


class AdvantageState(TypedDict):
    """Who holds an Advantage, and whether it can be used."""

    holder: Power | None
    exhausted: NotRequired[bool]
    new: NotRequired[bool]


class Bid(TypedDict):
    """What a player wished for."""

    side: Power | None
    bid: int


class Squadrons(TypedDict):
    """The squadrons that are not on the board."""

    navy_box: Sides
    unbuilt: Sides
    away: Sides
    lost: Sides


class Tiles(TypedDict):
    """The Investment tiles: on offer, taken, used up, and how many are in the stack."""

    available: list[str]
    fr: list[str]
    br: list[str]
    used: list[str]
    stack: int


class EventCards(TypedDict):
    """The Event cards: those in hand and in the draw pile only by number."""

    hands: Sides
    draw_pile: int
    discards: list[str]
    removed: list[str]


class Ministries(TypedDict):
    """The Ministry cards on the table, and what was used of them."""

    face_up: SideLists
    face_down: Sides
    removed: list[str]
    used: list[str]
    banks_used: int
    townshend: Commodity | None


class Jacobites(TypedDict):
    """How the Jacobites have fared."""

    victories: int
    defeat: bool
    ministry: bool


class TheaterState(TypedDict):
    """The War tiles in a theater: by number, and by name once they are revealed."""

    basic: Sides
    bonus: Sides
    fr: NotRequired[list[str]]
    br: NotRequired[list[str]]


class WarState(TypedDict):
    """The next war, or the one being fought."""

    id: WarId
    theater: str | None
    theaters: dict[str, TheaterState]
    basic_pool: Sides
    bonus_pool: Sides
    removed: list[str]
    byng: str | None
    atlantic_dominance: Power | None
    free_tiles: Sides
    conquest_points: int
    refused: list[str]
    refusals: Sides
    highest_rows: Sides
    conquered_with: list[str]
    conquered_with_at_home: Sides
    owed_in_spain: list[Power]


class Purse(TypedDict):
    """Points that can be spent, and on what."""

    kind: PurseKind
    action: Action
    points: int
    limit: str


class RoundState(TypedDict):
    """The action round being played: what it gave, and what was used of it."""

    number: int
    is_last: bool
    tile: str | None
    untouched: bool
    event_done: bool
    upgrade_done: bool
    current: Action | Literal["minor"] | None
    purses: list[Purse]
    first_region: list[Region | None]
    paid_regions: list[list[Region]]
    tiles_bought: int
    deployed: list[str]
    exchanged: Action | None
    advantages_used: int
    advantage_regions: list[Region]
    granted: list[str]
    vouchers: list[str]
    effects: list[str]


class OwnState(TypedDict):
    """What a seat alone knows."""

    power: Power | None
    hand: list[str]
    laid_aside: list[str]
    face_down: list[str]
    war_tiles: dict[str, list[str]]
    wish: Power | None
    bid: int | None


class GameView(TypedDict):
    """The table as a seat sees it; spaces and Advantages only where something stands on them."""

    turn: int
    era: Era
    opened: Era | Literal["usa"]
    stage: Stage
    active: Power | None
    first: Power | None
    initiative: Power | None
    bids: list[Bid] | None
    vp: int
    debt: Sides
    debt_limit: Sides
    treaty_points: Sides
    spaces: dict[str, SpaceState]
    squadrons: Squadrons
    advantages: dict[str, AdvantageState]
    awards: dict[Region, str | None]
    demand: list[Commodity]
    tiles: Tiles
    events: EventCards
    ministries: Ministries
    jacobites: Jacobites
    war: WarState | None
    round: RoundState | None
    own: OwnState | None


FLAGS: Final[tuple[Flag | None, ...]] = ("fr", "br", None, "spain", "usa")
POWERS: Final[tuple[Power | None, ...]] = ("fr", "br", None)
STAGES: Final[tuple[Stage, ...]] = (
    "opening",
    "peace_begins",
    "action_round",
    "peace_ends",
    "theater_of_war",
    "war_ends",
)
OF_ERAS: Final = cast(tuple[Era, ...], ERAS)
OF_REGIONS: Final = cast(tuple[Region, ...], REGIONS)
OF_COMMODITIES: Final = cast(tuple[Commodity, ...], COMMODITIES)
OF_ACTIONS: Final = cast(tuple[Action, ...], ACTIONS)
OF_WARS: Final = cast(tuple[WarId, ...], WARS)
OPENED: Final[tuple[Era | Literal["usa"], ...]] = (*OF_ERAS, "usa")
CONFLICTS: Final[tuple[Conflict, ...]] = ("conflict", "conflict_plus_one")
MARKERS: Final[tuple[Marker, ...]] = ("fresh", "spent")
PURSES: Final[tuple[PurseKind, ...]] = ("major", "minor", "event", "ministry")
CURRENT: Final[tuple[Action | Literal["minor"] | None, ...]] = (*OF_ACTIONS, "minor", None)
EFFECTS: Final = {
    SOUTH_SEA: "south_sea",
    PACTE_DE_FAMILLE: "pacte_de_famille",
    HANBURY_WILLIAMS: "hanbury_williams",
    JACOBITES_SHIFT: "jacobites_shift",
    JACOBITES_SCORED: "jacobites_scored",
    POMPADOUR_PAID: "pompadour_paid",
    WATT_PAID: "watt_paid",
    TURGOT_PAID: "debt_taken",
    BURKE_ADDED: "burke_added",
    BURKE_SPENT: "burke_spent",
    DIPLOMACY_ABROAD: "diplomacy_abroad",
    TRADE_LEAD: "trade_lead",
    BONUS_RECEIVED: "bonus_received",
}


@rule("R100")
def view(s: State, seat: int | None, public: GameView | None = None) -> GameView:
    """Return what a seat may see of the table; ``None`` is a spectator."""
    shown = public or _view_of_all(s)
    return shown if seat is None else {**shown, "own": _own(s, seat)}


def _view_of_all(s: State) -> GameView:
    return {
        "turn": s.turn,
        "era": OF_ERAS[s.era],
        "opened": OPENED[s.opened],
        "stage": STAGES[s.stage],
        "active": POWERS[s.active] if s.stage == ACTION_ROUND else None,
        "first": POWERS[s.first],
        "initiative": POWERS[s.initiative],
        "bids": _bids(s) if s.bidding and sides_settled(s) else None,
        "vp": s.vp,
        "debt": _sides(s.debt),
        "debt_limit": _sides(s.limit),
        "treaty_points": _sides(s.treaty),
        "spaces": _spaces(s),
        "squadrons": _squadrons(s),
        "advantages": _advantages(s),
        "awards": {
            region: None if award < 0 else AWARDS[award]
            for region, award in zip(OF_REGIONS, s.award, strict=True)
        },
        "demand": [OF_COMMODITIES[good] for good in s.demand],
        "tiles": _tiles(s),
        "events": _events(s),
        "ministries": _ministries(s),
        "jacobites": {
            "victories": s.jacobite_victories,
            "defeat": s.jacobite_defeat,
            "ministry": s.jacobite_ministry,
        },
        "war": _war(s),
        "round": _round(s) if s.stage == ACTION_ROUND else None,
        "own": None,
    }


def _sides(values: list[int]) -> Sides:
    return {"fr": values[FRANCE], "br": values[BRITAIN]}


def _bids(s: State) -> list[Bid]:
    """Show what the players wished for, in the order in which they sat down."""
    return [{"side": POWERS[side], "bid": bid} for side, bid in zip(s.wish, s.bid, strict=True)]


# -- the board -------------------------------------------------------------------------------


@remembered
def _spaces(s: State) -> dict[str, SpaceState]:
    in_round = s.stage == ACTION_ROUND
    shown: dict[str, SpaceState] = {}
    for i, owner in enumerate(s.flag):
        marker = s.conflict[i]
        huguenots = s.huguenots[i]
        if owner == NOBODY and marker == NO_CONFLICT and huguenots == NO_HUGUENOTS:
            continue
        here: SpaceState = {}
        flag = FLAGS[owner]
        if flag is not None:
            here["flag"] = flag
            if in_round and s.held[i] != owner:
                here["new"] = True
        if marker != NO_CONFLICT:
            here["conflict"] = CONFLICTS[marker - 1]
        if huguenots != NO_HUGUENOTS:
            here["huguenots"] = MARKERS[huguenots - 1]
        if s.damaged[i]:
            here["damaged"] = True
        if in_round and s.isolated[i]:
            here["isolated"] = True
        shown[SPACES[i]] = here
    return shown


def _squadrons(s: State) -> Squadrons:
    return {
        "navy_box": _sides(s.navy_box),
        "unbuilt": _sides(s.unbuilt),
        "away": _sides(s.away),
        "lost": _sides(s.lost_squadrons),
    }


@remembered
def _advantages(s: State) -> dict[str, AdvantageState]:
    shown: dict[str, AdvantageState] = {}
    for a, holder in enumerate(s.holder):
        if holder == NOBODY and not s.exhausted[a]:
            continue
        here: AdvantageState = {"holder": POWERS[holder]}
        if s.exhausted[a]:
            here["exhausted"] = True
        if s.gained[a]:
            here["new"] = True
        shown[ADVANTAGES[a]] = here
    return shown


# -- tiles and cards -------------------------------------------------------------------------


def _at(names: tuple[str, ...], places: list[int], place: int) -> list[str]:
    return [names[piece] for piece, at in enumerate(places) if at == place]


@remembered
def _tiles(s: State) -> Tiles:
    return {
        "available": _at(TILES, s.tile_at, AVAILABLE),
        "fr": _at(TILES, s.tile_at, TAKEN + FRANCE),
        "br": _at(TILES, s.tile_at, TAKEN + BRITAIN),
        "used": _at(TILES, s.tile_at, USED),
        "stack": s.tile_at.count(STACK),
    }


@remembered
def _events(s: State) -> EventCards:
    at = s.event_at
    return {
        "hands": _sides(
            [at.count(HAND + power) + at.count(LAID_ASIDE + power) for power in (FRANCE, BRITAIN)]
        ),
        "draw_pile": at.count(DRAW_PILE),
        "discards": _at(EVENTS, at, DISCARDS),
        "removed": _at(EVENTS, at, OUT_OF_GAME),
    }


@remembered
def _ministries(s: State) -> Ministries:
    face_up: SideLists = {"fr": [], "br": []}
    face_down = [0, 0]
    removed: list[str] = []
    for m, at in enumerate(s.ministry_at):
        side = MINISTRY_SIDE[m]
        if at == FACE_UP:
            face_up["fr" if side == FRANCE else "br"].append(MINISTRIES[m])
        elif at in HIDDEN_MINISTRY:
            face_down[side] += 1
        elif at == REMOVED:
            removed.append(MINISTRIES[m])
    return {
        "face_up": face_up,
        "face_down": _sides(face_down),
        "removed": removed,
        "used": [ABILITIES[n] for n, used in enumerate(s.ability_used) if used],
        "banks_used": s.banks_used,
        "townshend": None if s.townshend < 0 else OF_COMMODITIES[s.townshend],
    }


# -- war -------------------------------------------------------------------------------------


@remembered
def _war(s: State) -> WarState | None:
    """Show the next war, or the one being fought: War tiles by number until they are revealed."""
    if s.war == NO_WAR:
        return None
    theaters = WAR_THEATERS[s.war]
    fought = s.stage == THEATER_OF_WAR and s.theater < len(theaters)
    basic = _counts(s.basic_at, BASIC_PER_SIDE)
    bonus = _counts(s.bonus_at, BONUS_PER_SIDE)
    shown = {theater.id: _theater(s, n, basic[n], bonus[n]) for n, theater in enumerate(theaters)}
    return {
        "id": OF_WARS[s.war],
        "theater": theaters[s.theater].id if fought else None,
        "theaters": shown,
        "basic_pool": _sides(basic[POOL]),
        "bonus_pool": _sides(bonus[POOL]),
        "removed": _at(BASIC_TILES, s.basic_at, GONE),
        "byng": None if s.byng < 0 else theaters[s.byng].id,
        "atlantic_dominance": POWERS[s.atlantic],
        "free_tiles": _sides(s.free_tiles),
        "conquest_points": s.conquest,
        "refused": [SPACES[i] for i in s.refused],
        "refusals": _sides(s.refusals),
        "highest_rows": _sides(s.best_rows),
        "conquered_with": [SPACES[i] for i in s.fought],
        "conquered_with_at_home": _sides(s.fought_home),
        "owed_in_spain": ["fr" if power == FRANCE else "br" for power in s.spain_owed],
    }


def _counts(places: list[int], per_side: int) -> list[list[int]]:
    """Count the War tiles of both sides in each place."""
    counts = [[0, 0] for _ in range(ON_THE_MOVE + 1)]
    for tile, at in enumerate(places):
        counts[at][tile // per_side] += 1
    return counts


def _theater(s: State, number: int, basic: list[int], bonus: list[int]) -> TheaterState:
    shown: TheaterState = {"basic": _sides(basic), "bonus": _sides(bonus)}
    if is_revealed(s, number):
        shown["fr"] = _war_tiles(s, FRANCE, number)
        shown["br"] = _war_tiles(s, BRITAIN, number)
    return shown


def _war_tiles(s: State, power: int, place: int) -> list[str]:
    """Name the War tiles of a side in a theater, or in its hand."""
    names = [BASIC_TILES[tile] for tile in own_basic(power) if s.basic_at[tile] == place]
    for tile in own_bonus(power):
        if s.bonus_at[tile] == place:
            names.append(bonus_tile_name(s.war, tile))
    return names


# -- the action round ------------------------------------------------------------------------


def _round(s: State) -> RoundState:
    """Show the action round being played: what it gave, and what was used of it."""
    return {
        "number": s.round // 2 + 1,
        "is_last": s.round + 2 >= ROUNDS_A_TURN,
        "tile": None if s.tile < 0 else TILES[s.tile],
        "untouched": s.untouched,
        "event_done": s.event_done,
        "upgrade_done": s.upgrade_done,
        "current": CURRENT[s.current],
        "purses": [
            {
                "kind": PURSES[kind],
                "action": OF_ACTIONS[s.purse_type[purse]],
                "points": s.purse_points[purse],
                "limit": LIMIT_NAMES[s.purse_limit[purse]],
            }
            for purse, kind in enumerate(s.purse_kind)
        ],
        "first_region": [None if region < 0 else OF_REGIONS[region] for region in s.first_region],
        "paid_regions": [_regions(bits) for bits in s.paid_regions],
        "tiles_bought": s.recruited,
        "deployed": [SPACES[i] for i in s.deployed],
        "exchanged": None if s.exchanged < 0 else OF_ACTIONS[s.exchanged],
        "advantages_used": s.advantages_used,
        "advantage_regions": _regions(s.advantage_regions),
        "granted": [ADVANTAGES[a] for a in s.granted],
        "vouchers": ["huguenots" if v == HUGUENOTS else ADVANTAGES[v] for v in s.vouchers],
        "effects": [name for bit, name in EFFECTS.items() if s.effects & bit],
    }


def _regions(bits: int) -> list[Region]:
    return [name for region, name in enumerate(OF_REGIONS) if bits >> region & 1]


# -- what a seat alone knows -----------------------------------------------------------------


@remembered
def _own(s: State, power: int) -> OwnState:
    return {
        "power": None if s.bidding and not sides_settled(s) else POWERS[power],
        "hand": _at(EVENTS, s.event_at, HAND + power),
        "laid_aside": _at(EVENTS, s.event_at, LAID_ASIDE + power),
        "face_down": [
            MINISTRIES[m]
            for m, at in enumerate(s.ministry_at)
            if at in HIDDEN_MINISTRY and MINISTRY_SIDE[m] == power
        ],
        "war_tiles": {} if s.war == NO_WAR else _own_tiles(s, power),
        "wish": None if sides_settled(s) else POWERS[s.wish[power]],
        "bid": None if sides_settled(s) or s.bid[power] < 0 else s.bid[power],
    }


def _own_tiles(s: State, power: int) -> dict[str, list[str]]:
    shown = {
        theater.id: _war_tiles(s, power, number)
        for number, theater in enumerate(WAR_THEATERS[s.war])
    }
    shown["in_hand"] = _war_tiles(s, power, IN_HAND)
    shown["on_the_move"] = _war_tiles(s, power, ON_THE_MOVE)
    return shown
