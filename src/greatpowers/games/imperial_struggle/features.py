"""What a seat knows of the table as numbers: the board, cards and tiles, and the present round.

What belongs to a side is told as the seat sees it: 1 is its own, -1 the enemy's.
"""

from typing import Final

from greatpowers.games.imperial_struggle.board import enemy
from greatpowers.games.imperial_struggle.components import (
    ABILITIES,
    ACTIONS,
    ADVANTAGES,
    AWARD_MARGIN,
    AWARD_TREATY,
    AWARD_VP,
    BASIC_PER_SIDE,
    BASIC_STRENGTH,
    BONUS_PER_SIDE,
    BONUS_STRENGTH,
    BRITAIN,
    COMMODITIES,
    ERAS,
    EVENTS,
    FRANCE,
    MINISTRIES,
    MINISTRY_SIDE,
    MOST_THEATERS,
    NOBODY,
    REGIONS,
    SPACES,
    TILES,
    WARS,
)
from greatpowers.games.imperial_struggle.judgement import Survey
from greatpowers.games.imperial_struggle.secrets import (
    HIDDEN_MINISTRY,
    is_revealed,
    sides_settled,
)
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    AVAILABLE,
    DISCARDS,
    DRAW_PILE,
    FACE_UP,
    FRESH_HUGUENOTS,
    HAND,
    LAID_ASIDE,
    OUT_OF_GAME,
    POOL,
    REMOVED,
    SPENT_HUGUENOTS,
    STACK,
    TAKEN,
    THEATER_OF_WAR,
    USED,
    State,
)
from greatpowers.kernel.features import ITSELF, Sheet, Tables

STAGES: Final = (
    "opening",
    "peace_begins",
    "action_round",
    "peace_ends",
    "theater_of_war",
    "war_ends",
)
SIDES: Final = ((1, -1, 0, 0, 0), (-1, 1, 0, 0, 0))
"""What a flag is to France and to Britain."""
MINORS: Final = (0, 0, 0, 1, -1)
"""What it is else: Spain's or the USA's."""
PLACES: Final = 8
"""So many places there are at most for a card or a tile."""


def _only(wanted: int) -> tuple[int, ...]:
    """Return a table of places with a one for one of them."""
    return tuple(int(place == wanted) for place in range(PLACES))


def _of_events(power: int) -> Tables:
    return (
        ("hand", _only(HAND + power)),
        ("laid_aside", _only(LAID_ASIDE + power)),
        ("discards", _only(DISCARDS)),
        ("events_removed", _only(OUT_OF_GAME)),
    )


FLAGS: Final[tuple[Tables, ...]] = tuple((("flag", side), ("minor_flag", MINORS)) for side in SIDES)
HOLDERS: Final[tuple[Tables, ...]] = tuple((("advantage", side),) for side in SIDES)
EVENTS_BY_PLACE: Final = (_of_events(FRANCE), _of_events(BRITAIN))
NOW: Final = ("round", "theater", "active", "first", "initiative", "victory_points")
MEANS: Final = (
    "debt",
    "debt_limit",
    "treaty_points",
    "navy_box",
    "unbuilt",
    "away",
    "lost_squadrons",
    "free_tiles",
    "refusals",
)
WAR: Final = (
    "revealed",
    "byng",
    "atlantic_dominance",
    "conquest_points",
    "jacobite_victories",
    "jacobite_defeat",
    "jacobite_ministry",
)
DONE: Final = ("untouched", "event_done", "upgrade_done")
PURSES: Final = tuple(
    f"{kind}_{action}" for kind in ("major", "minor", "event", "ministry") for action in ACTIONS
)
CURRENT: Final = (*ACTIONS, "minor", "none")
EFFECTS: Final = tuple(f"effect_{number}" for number in range(13))
THEATERS: Final = tuple(f"theater_{number}" for number in range(MOST_THEATERS))


def features(s: State, seat: int, sheet: Sheet) -> None:
    """Write what a seat knows of a table."""
    side = SIDES[seat]
    is_round = s.stage == ACTION_ROUND
    sheet.one("turn", s.turn)
    sheet.which("stage", s.stage, STAGES)
    sheet.which("era", s.era, ERAS)
    sheet.which("war", s.war, WARS)
    now = [
        s.round if is_round else -1,
        s.theater if s.stage == THEATER_OF_WAR else -1,
        side[s.active] if is_round else 0,
        side[s.first],
        side[s.initiative],
        s.vp if seat == FRANCE else 30 - s.vp,
    ]
    sheet.ones(NOW, now)
    _write_bids(s, seat, sheet)
    leads_changed = _write_board(s, seat, sheet)
    _write_leads(s, seat, leads_changed, sheet)
    cards_moved = sheet.translate(s.event_at, EVENTS_BY_PLACE[seat], EVENTS)
    ministries_moved = sheet.has_changed(s.ministry_at)
    tiles_moved = sheet.has_changed(s.tile_at)
    _write_cards(s, seat, cards_moved, ministries_moved, tiles_moved, sheet)
    _write_war(s, seat, sheet)
    _write_round(s, sheet)
    for power in (seat, enemy(seat)):
        sheet.begin("own" if power == seat else "enemy")
        _write_means(s, power, cards_moved, ministries_moved, tiles_moved, sheet)
    sheet.begin("")


def _write_bids(s: State, seat: int, sheet: Sheet) -> None:
    """Write what was wished and bid for sides; the other's only when both are shown."""
    shown = sides_settled(s)
    other = enemy(seat)
    if sheet.is_stale(s.wish, int(shown)):
        sheet.put("wish", (s.wish[seat], s.wish[other] if shown else NOBODY), ("own", "other"))
    if sheet.is_stale(s.bid, int(shown)):
        sheet.put("bid", (s.bid[seat], s.bid[other] if shown else -1), ("own", "other"))


def _write_means(
    s: State,
    power: int,
    cards_moved: bool,
    ministries_moved: bool,
    tiles_moved: bool,
    sheet: Sheet,
) -> None:
    means = [
        s.debt[power],
        s.limit[power],
        s.treaty[power],
        s.navy_box[power],
        s.unbuilt[power],
        s.away[power],
        s.lost_squadrons[power],
        s.free_tiles[power],
        s.refusals[power],
    ]
    sheet.ones(MEANS, means)
    if sheet.is_due(cards_moved):
        cards = s.event_at.count(HAND + power) + s.event_at.count(LAID_ASIDE + power)
        sheet.put("cards", (cards,), ITSELF)
    if sheet.is_due(ministries_moved):
        down = 0
        for ministry, at in enumerate(s.ministry_at):
            if MINISTRY_SIDE[ministry] == power and at in HIDDEN_MINISTRY:
                down += 1
        sheet.put("face_down", (down,), ITSELF)
    if sheet.is_due(tiles_moved):
        sheet.put("tiles", [1 if at == TAKEN + power else 0 for at in s.tile_at], TILES)


def _write_board(s: State, seat: int, sheet: Sheet) -> bool:
    """Write what lies on the board; say whether a flag or a Conflict marker has changed."""
    flags_changed = sheet.translate(s.flag, FLAGS[seat], SPACES)
    conflicts_changed = sheet.row("conflict", s.conflict, SPACES)
    sheet.row("damaged", s.damaged, SPACES)
    if sheet.is_stale(s.huguenots):
        sheet.put("fresh_huguenots", (s.huguenots.count(FRESH_HUGUENOTS),), ITSELF)
        sheet.put("spent_huguenots", (s.huguenots.count(SPENT_HUGUENOTS),), ITSELF)
    sheet.translate(s.holder, HOLDERS[seat], ADVANTAGES)
    sheet.row("exhausted", s.exhausted, ADVANTAGES)
    sheet.row("gained", s.gained, ADVANTAGES)
    return flags_changed or conflicts_changed


def _write_leads(s: State, seat: int, leads_changed: bool, sheet: Sheet) -> None:
    """Write by how much the seat leads in all that is scored, and for what."""
    if sheet.is_due(leads_changed):
        survey = Survey(s)
        sign = 1 if seat == FRANCE else -1
        sheet.put("region_lead", [sign * lead for lead in survey.regions], REGIONS)
        sheet.put("commodity_lead", [sign * lead for lead in survey.goods], COMMODITIES)
        others = [sign * survey.prestige, sign * survey.foreign]
        sheet.put("lead", others, ("prestige", "foreign_territories"))
    if sheet.is_stale(s.award):
        _put_awards(s, sheet)
    sheet.count("demand", s.demand, COMMODITIES)


def _put_awards(s: State, sheet: Sheet) -> None:
    sheet.put("award_points", [AWARD_VP[each] if each >= 0 else 0 for each in s.award], REGIONS)
    sheet.put("award_treaty", [AWARD_TREATY[each] if each >= 0 else 0 for each in s.award], REGIONS)
    sheet.put("award_margin", [AWARD_MARGIN[each] if each >= 0 else 0 for each in s.award], REGIONS)


def _write_cards(
    s: State,
    seat: int,
    cards_moved: bool,
    ministries_moved: bool,
    tiles_moved: bool,
    sheet: Sheet,
) -> None:
    """Write where Ministries and tiles are, as far as the seat knows."""
    if sheet.is_due(cards_moved):
        sheet.put("draw_pile", (s.event_at.count(DRAW_PILE),), ITSELF)
    if sheet.is_due(ministries_moved):
        down = [
            1 if at in HIDDEN_MINISTRY and MINISTRY_SIDE[ministry] == seat else 0
            for ministry, at in enumerate(s.ministry_at)
        ]
        sheet.put("own_face_down", down, MINISTRIES)
        sheet.put("face_up", [1 if at == FACE_UP else 0 for at in s.ministry_at], MINISTRIES)
        removed = [1 if at == REMOVED else 0 for at in s.ministry_at]
        sheet.put("ministries_removed", removed, MINISTRIES)
    sheet.row("ability_used", s.ability_used, ABILITIES)
    if sheet.is_due(tiles_moved):
        sheet.put("tiles_available", [1 if at == AVAILABLE else 0 for at in s.tile_at], TILES)
        sheet.put("tiles_used", [1 if at == USED else 0 for at in s.tile_at], TILES)
        sheet.put("tile_stack", (s.tile_at.count(STACK),), ITSELF)


def _write_war(s: State, seat: int, sheet: Sheet) -> None:
    """Write how many War tiles lie in each theater, and how strong those are that are known."""
    basic_moved = sheet.has_changed(s.basic_at, s.revealed)
    bonus_moved = sheet.has_changed(s.bonus_at)
    if sheet.is_due(basic_moved or bonus_moved):
        _put_war_tiles(s, seat, sheet)
    war = [
        s.revealed,
        s.byng,
        SIDES[seat][s.atlantic],
        s.conquest,
        s.jacobite_victories,
        int(s.jacobite_defeat),
        int(s.jacobite_ministry),
    ]
    sheet.ones(WAR, war)


def _put_war_tiles(s: State, seat: int, sheet: Sheet) -> None:
    numbers = [[0] * MOST_THEATERS, [0] * MOST_THEATERS]
    strengths = [[0] * MOST_THEATERS, [0] * MOST_THEATERS]
    for tile, at in enumerate(s.basic_at):
        if at < POOL:
            power = tile // BASIC_PER_SIDE
            numbers[power][at] += 1
            if power == seat or is_revealed(s, at):
                strengths[power][at] += BASIC_STRENGTH[tile]
    for tile, at in enumerate(s.bonus_at):
        if at < POOL:
            power = tile // BONUS_PER_SIDE
            numbers[power][at] += 1
            if power == seat or is_revealed(s, at):
                strengths[power][at] += BONUS_STRENGTH[tile]
    other = enemy(seat)
    sheet.put("own_war_tiles", numbers[seat], THEATERS)
    sheet.put("enemy_war_tiles", numbers[other], THEATERS)
    sheet.put("own_war_strength", strengths[seat], THEATERS)
    sheet.put("enemy_war_strength", strengths[other], THEATERS)


def _write_round(s: State, sheet: Sheet) -> None:
    """Write the action round being played."""
    is_round = s.stage == ACTION_ROUND
    points = [0] * len(PURSES)
    if is_round:
        for purse, kind in enumerate(s.purse_kind):
            points[kind * len(ACTIONS) + s.purse_type[purse]] += s.purse_points[purse]
    sheet.row("purses", points, PURSES)
    sheet.which("tile", s.tile if is_round else -1, TILES)
    done = [
        int(is_round and s.untouched),
        int(is_round and s.event_done),
        int(is_round and s.upgrade_done),
    ]
    sheet.ones(DONE, done)
    sheet.which("current", s.current if is_round else -1, CURRENT)
    effects = s.effects if is_round else 0
    if sheet.is_stale((), effects):
        bits = [effects >> bit & 1 for bit in range(len(EFFECTS))]
        sheet.put("effects", bits, EFFECTS)
