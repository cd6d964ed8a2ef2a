"""What one seat may see, built by naming what may be seen (R100).

All but ``own`` is the same for everybody at the table; ``own`` is what a seat alone knows.
Spaces and Advantages are named only where something stands on them.
"""

from typing import Final

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

POWERS: Final = ("fr", "br", None, "spain", "usa")
STAGES: Final = (
    "opening",
    "peace_begins",
    "action_round",
    "peace_ends",
    "theater_of_war",
    "war_ends",
)
OPENED: Final = (*ERAS, "usa")
CONFLICTS: Final = (None, "conflict", "conflict_plus_one")
MARKERS: Final = (None, "fresh", "spent")
PURSES: Final = ("major", "minor", "event", "ministry")
CURRENT: Final = (*ACTIONS, "minor", None)
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

Plain = dict[str, object]


@rule("R100")
def view(s: State, seat: int | None) -> Plain:
    """Return what a seat may see of the table; ``None`` is a spectator."""
    return {
        "turn": s.turn,
        "era": ERAS[s.era],
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
            for region, award in zip(REGIONS, s.award, strict=True)
        },
        "demand": [COMMODITIES[good] for good in s.demand],
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
        "own": None if seat is None else _own(s, seat),
    }


def _sides(values: list[int]) -> dict[str, int]:
    return {"fr": values[FRANCE], "br": values[BRITAIN]}


def _bids(s: State) -> list[Plain]:
    """Show what the players wished for, in the order in which they sat down."""
    return [{"side": POWERS[side], "bid": bid} for side, bid in zip(s.wish, s.bid, strict=True)]


# -- the board -------------------------------------------------------------------------------


def _spaces(s: State) -> dict[str, Plain]:
    in_round = s.stage == ACTION_ROUND
    shown: dict[str, Plain] = {}
    for i, owner in enumerate(s.flag):
        marker = s.conflict[i]
        huguenots = s.huguenots[i]
        if owner == NOBODY and marker == NO_CONFLICT and huguenots == NO_HUGUENOTS:
            continue
        here: Plain = {}
        if owner != NOBODY:
            here["flag"] = POWERS[owner]
            if in_round and s.held[i] != owner:
                here["new"] = True
        if marker != NO_CONFLICT:
            here["conflict"] = CONFLICTS[marker]
        if huguenots != NO_HUGUENOTS:
            here["huguenots"] = MARKERS[huguenots]
        if s.damaged[i]:
            here["damaged"] = True
        if in_round and s.isolated[i]:
            here["isolated"] = True
        shown[SPACES[i]] = here
    return shown


def _squadrons(s: State) -> dict[str, dict[str, int]]:
    return {
        "navy_box": _sides(s.navy_box),
        "unbuilt": _sides(s.unbuilt),
        "away": _sides(s.away),
        "lost": _sides(s.lost_squadrons),
    }


def _advantages(s: State) -> dict[str, Plain]:
    shown: dict[str, Plain] = {}
    for a, holder in enumerate(s.holder):
        if holder == NOBODY and not s.exhausted[a]:
            continue
        here: Plain = {"holder": POWERS[holder]}
        if s.exhausted[a]:
            here["exhausted"] = True
        if s.gained[a]:
            here["new"] = True
        shown[ADVANTAGES[a]] = here
    return shown


# -- tiles and cards -------------------------------------------------------------------------


def _at(names: tuple[str, ...], places: list[int], place: int) -> list[str]:
    return [names[piece] for piece, at in enumerate(places) if at == place]


def _tiles(s: State) -> Plain:
    return {
        "available": _at(TILES, s.tile_at, AVAILABLE),
        "fr": _at(TILES, s.tile_at, TAKEN + FRANCE),
        "br": _at(TILES, s.tile_at, TAKEN + BRITAIN),
        "used": _at(TILES, s.tile_at, USED),
        "stack": s.tile_at.count(STACK),
    }


def _events(s: State) -> Plain:
    at = s.event_at
    return {
        "hands": {
            name: at.count(HAND + power) + at.count(LAID_ASIDE + power)
            for name, power in (("fr", FRANCE), ("br", BRITAIN))
        },
        "draw_pile": at.count(DRAW_PILE),
        "discards": _at(EVENTS, at, DISCARDS),
        "removed": _at(EVENTS, at, OUT_OF_GAME),
    }


def _ministries(s: State) -> Plain:
    face_up: dict[str, list[str]] = {"fr": [], "br": []}
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
        "townshend": None if s.townshend < 0 else COMMODITIES[s.townshend],
    }


# -- war -------------------------------------------------------------------------------------


def _war(s: State) -> Plain | None:
    """Show the next war, or the one being fought: War tiles by number until they are revealed."""
    if s.war == NO_WAR:
        return None
    theaters = WAR_THEATERS[s.war]
    fought = s.stage == THEATER_OF_WAR and s.theater < len(theaters)
    basic = _counts(s.basic_at, BASIC_PER_SIDE)
    bonus = _counts(s.bonus_at, BONUS_PER_SIDE)
    shown = {theater.id: _theater(s, n, basic[n], bonus[n]) for n, theater in enumerate(theaters)}
    return {
        "id": WARS[s.war],
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
        "owed_in_spain": [POWERS[power] for power in s.spain_owed],
    }


def _counts(places: list[int], per_side: int) -> list[list[int]]:
    """Count the War tiles of both sides in each place."""
    counts = [[0, 0] for _ in range(ON_THE_MOVE + 1)]
    for tile, at in enumerate(places):
        counts[at][tile // per_side] += 1
    return counts


def _theater(s: State, number: int, basic: list[int], bonus: list[int]) -> Plain:
    shown: Plain = {"basic": _sides(basic), "bonus": _sides(bonus)}
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


def _round(s: State) -> Plain:
    """Show the action round being played: what it gave, and what was used of it."""
    return {
        "number": s.round // 2 + 1,
        "tile": None if s.tile < 0 else TILES[s.tile],
        "untouched": s.untouched,
        "event_done": s.event_done,
        "upgrade_done": s.upgrade_done,
        "current": CURRENT[s.current],
        "purses": [
            {
                "kind": PURSES[kind],
                "action": ACTIONS[s.purse_type[purse]],
                "points": s.purse_points[purse],
                "limit": LIMIT_NAMES[s.purse_limit[purse]],
            }
            for purse, kind in enumerate(s.purse_kind)
        ],
        "first_region": [None if region < 0 else REGIONS[region] for region in s.first_region],
        "paid_regions": [_regions(bits) for bits in s.paid_regions],
        "tiles_bought": s.recruited,
        "deployed": [SPACES[i] for i in s.deployed],
        "exchanged": None if s.exchanged < 0 else ACTIONS[s.exchanged],
        "advantages_used": s.advantages_used,
        "advantage_regions": _regions(s.advantage_regions),
        "granted": [ADVANTAGES[a] for a in s.granted],
        "vouchers": ["huguenots" if v == HUGUENOTS else ADVANTAGES[v] for v in s.vouchers],
        "effects": [name for bit, name in EFFECTS.items() if s.effects & bit],
    }


def _regions(bits: int) -> list[str]:
    return [name for region, name in enumerate(REGIONS) if bits >> region & 1]


# -- what a seat alone knows -----------------------------------------------------------------


def _own(s: State, power: int) -> Plain:
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
