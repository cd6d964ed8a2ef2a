"""What must hold at every moment of a game: nothing is created or lost, and pieces lie right."""

from typing import Final

from greatpowers.games.imperial_struggle.board import enemy, is_open, squadrons_on_map
from greatpowers.games.imperial_struggle.cards.ministries import HUGUENOTS_MARKERS
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGE_SPACES,
    ADVANTAGES,
    ALL_SPACES,
    AWARDS,
    BRITAIN,
    CARIBBEAN,
    COMMODITIES,
    EVENT_ERA,
    EVENTS,
    FORT,
    FRANCE,
    MARKET,
    MILITARY,
    MINISTRIES,
    MINISTRY_ERAS,
    MINISTRY_SIDE,
    NAVAL,
    NO_WAR,
    NOBODY,
    NORTH_AMERICA,
    POLITICAL,
    REGION,
    REVOLUTION,
    SEQUENCE,
    SPACES,
    SPAIN,
    SUCCESSION,
    TERRITORY,
    TILES,
    TYPE,
    USA,
    spaces,
)
from greatpowers.games.imperial_struggle.rules.action_round import ROUNDS_A_TURN
from greatpowers.games.imperial_struggle.rules.cabinet import ABILITY_MINISTRY
from greatpowers.games.imperial_struggle.rules.limits import LIMIT_NAMES
from greatpowers.games.imperial_struggle.rules.peace import (
    DEMANDS,
    HAND_SIZE,
    MINISTRIES_CHOSEN,
    TILES_LAID_OUT,
)
from greatpowers.games.imperial_struggle.rules.setup import SPANISH_MARKETS, SQUADRONS_A_SIDE
from greatpowers.games.imperial_struggle.rules.war_tiles import (
    BONUS_TILES_PER_THEATER,
    FEWEST_BASIC_TILES,
    own_basic,
    own_bonus,
    theaters_of,
)
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    ASIDE,
    AVAILABLE,
    CONFIRMED,
    CONFLICT_PLUS_ONE,
    FACE_DOWN,
    FACE_UP,
    GONE,
    HAND,
    IN_HAND,
    LAID_ASIDE,
    LATER_ERA,
    MINISTRY,
    NO_ACTION,
    NO_CONFLICT,
    NO_HUGUENOTS,
    ON_THE_MOVE,
    OPENING,
    PEACE_BEGINS,
    POOL,
    REMOVED,
    SPENT_HUGUENOTS,
    TAKEN,
    THEATER_OF_WAR,
    USED,
    WAR_ENDS,
    State,
)
from greatpowers.kit.checks import must

USA_TERRITORIES: Final = spaces("northern_colonies", "carolinas", "san_agustin", "quebec_montreal")
MOST_JACOBITE_VICTORIES: Final = 2
POWERS: Final = (FRANCE, BRITAIN)


def check(s: State) -> None:
    """Raise an AssertionError that quotes the section if the table has become impossible."""
    _check_time(s)
    _check_tracks(s)
    _check_squadrons(s)
    for place in ALL_SPACES:
        _check_space(s, place)
    _check_markers(s)
    _check_advantages(s)
    _check_events(s)
    _check_ministries(s)
    _check_tiles(s)
    _check_scoring_tiles(s)
    _check_war_tiles(s)
    if s.stage == ACTION_ROUND:
        _check_round(s)


def _check_time(s: State) -> None:
    must(OPENING <= s.stage <= WAR_ENDS, "4.0", "the game is at no known stage")
    must(1 <= s.turn <= SEQUENCE[-1], "2.1", "there are six Peace Turns")
    must(0 <= s.round <= ROUNDS_A_TURN, "4.1.9", "a turn has four rounds a side")
    must(s.active in POWERS and s.first in POWERS, "4.1.8", "one of the two powers acts")
    must((s.winner == NOBODY) == (not s.ending), "2.4", "a game that is won has an ending")


# -- tracks and board ------------------------------------------------------------------------


def _check_tracks(s: State) -> None:
    for power in POWERS:
        must(0 <= s.debt[power] <= s.limit[power], "6.0", "Debt lies between 0 and its limit")
        must(s.treaty[power] >= 0, "9.0", "Treaty Points are never below 0")
    must(0 <= s.jacobite_victories <= MOST_JACOBITE_VICTORIES, "R7", "two Jacobite Victories")


def _check_squadrons(s: State) -> None:
    for power in POWERS:
        off = (s.navy_box[power], s.unbuilt[power], s.away[power], s.lost_squadrons[power])
        must(min(off) >= 0, "3.6", "no place holds fewer than 0 Squadrons")
        total = sum(off) + len(squadrons_on_map(s, power))
        must(total == SQUADRONS_A_SIDE, "3.6", "each side has eight Squadrons in all")


def _check_space(s: State, place: int) -> None:
    owner = s.flag[place]
    if owner not in (FRANCE, BRITAIN, NOBODY):
        _check_guest(s, place)
    elif owner != NOBODY and not is_open(s, place):
        must(False, "3.2.1", f"{SPACES[place]} is flagged before it is open")
    if s.conflict[place] != NO_CONFLICT:
        _check_conflict(s, place)
    if s.damaged[place] and not (TYPE[place] == FORT and owner in POWERS):
        must(False, "3.2.5", f"{SPACES[place]} is damaged and no Fort")


def _check_guest(s: State, place: int) -> None:
    owner = s.flag[place]
    must(owner in (SPAIN, USA), "3.2.7", f"an unknown flag stands on {SPACES[place]}")
    if owner == USA:
        must(place in USA_TERRITORIES, "10.0", f"{SPACES[place]} is not for USA flags")
    else:
        known = s.spanish_empire and place in SPANISH_MARKETS
        must(known, "12.1", f"{SPACES[place]} is not for Spanish flags")


def _check_conflict(s: State, place: int) -> None:
    fit = TYPE[place] in (MARKET, POLITICAL) and is_open(s, place)
    must(fit, "3.8", f"{SPACES[place]} cannot hold a Conflict marker")
    must(s.conflict[place] <= CONFLICT_PLUS_ONE, "3.8", "an unknown Conflict marker")


def _check_markers(s: State) -> None:
    must(s.usa_flags == s.flag.count(USA), "10.0", "USA flags are counted wrong")
    placed = [place for place in ALL_SPACES if s.huguenots[place] != NO_HUGUENOTS]
    must(len(placed) <= HUGUENOTS_MARKERS, "R83", "there are two Huguenots markers")
    for place in placed:
        fit = TYPE[place] == TERRITORY and REGION[place] in (NORTH_AMERICA, CARIBBEAN)
        must(fit and s.flag[place] == FRANCE, "R83", f"no Huguenots on {SPACES[place]}")
        must(s.huguenots[place] <= SPENT_HUGUENOTS, "R83", "an unknown Huguenots marker")


def _check_advantages(s: State) -> None:
    for a, holder in enumerate(s.holder):
        flags = {s.flag[i] for i in ADVANTAGE_SPACES[a]}
        due = flags.pop() if len(flags) == 1 else NOBODY
        fit = holder == (due if due in POWERS else NOBODY)
        must(fit, "8.1", f"{ADVANTAGES[a]} is held by the wrong side")
        must(holder != NOBODY or not s.gained[a], "8.1", f"nobody gained {ADVANTAGES[a]}")


# -- cards -----------------------------------------------------------------------------------


def _check_events(s: State) -> None:
    for card, at in enumerate(s.event_at):
        must(HAND <= at <= LAID_ASIDE + BRITAIN, "3.4", f"{EVENTS[card]} is nowhere")
        later = EVENT_ERA[card] > s.era
        must((at == LATER_ERA) == later, "4.1.1", f"{EVENTS[card]} is in the wrong era")
        if at in POWERS and s.era == REVOLUTION:
            must(EVENT_ERA[card] != SUCCESSION, "4.1.6", f"{EVENTS[card]} should have left")
        if at >= LAID_ASIDE:
            must(s.stage == PEACE_BEGINS, "4.1.6", f"{EVENTS[card]} is still laid aside")
    if s.stage == ACTION_ROUND and s.round == 0:
        waiting = s.event_at.count(HAND + enemy(s.first))
        must(waiting <= HAND_SIZE, "4.1.6", "a turn begins with at most three Events")


def _check_ministries(s: State) -> None:
    sizes = [0, 0]
    for m, at in enumerate(s.ministry_at):
        must(ASIDE <= at <= CONFIRMED, "3.5", f"{MINISTRIES[m]} is nowhere")
        if at in (FACE_DOWN, FACE_UP, CONFIRMED):
            sizes[MINISTRY_SIDE[m]] += 1
            fit = s.era in MINISTRY_ERAS[m] or s.stage == PEACE_BEGINS
            must(fit, "4.1.7", f"{MINISTRIES[m]} is of another era")
        if at == CONFIRMED:
            must(s.stage == PEACE_BEGINS, "4.1.7", f"{MINISTRIES[m]} is still being chosen")
    french = MINISTRIES_CHOSEN + (1 if s.jacobite_ministry else 0)
    must(sizes[FRANCE] <= french, "4.1.7", "France's cabinet is too large")
    must(sizes[BRITAIN] <= MINISTRIES_CHOSEN, "4.1.7", "Britain's cabinet is too large")
    if s.stage == ACTION_ROUND:
        fewest = french - 1 if s.jacobite_defeat else french
        must(sizes[FRANCE] >= fewest, "4.1.7", "France's cabinet is too small")
        must(sizes[BRITAIN] == MINISTRIES_CHOSEN, "4.1.7", "Britain's cabinet is too small")
        for ability, used in enumerate(s.ability_used):
            shown = s.ministry_at[ABILITY_MINISTRY[ability]] in (FACE_UP, REMOVED)
            must(shown or not used, "3.5.2", "a hidden Ministry was used")


# -- tiles -----------------------------------------------------------------------------------


def _check_tiles(s: State) -> None:
    for tile, at in enumerate(s.tile_at):
        must(TAKEN <= at <= USED, "3.3", f"{TILES[tile]} is nowhere")
    if s.stage != ACTION_ROUND:
        return
    taken = [s.tile_at.count(TAKEN + power) for power in POWERS]
    laid_out = sum(taken) + s.tile_at.count(AVAILABLE)
    must(laid_out == TILES_LAID_OUT, "4.1.6", "nine Investment tiles are laid out")
    played = [s.round // 2, s.round // 2]
    played[s.first] += s.round % 2
    played[s.active] += 1 if s.tile >= 0 else 0
    must(taken == played, "5.1", "each round takes one Investment tile")


def _check_scoring_tiles(s: State) -> None:
    if s.stage == OPENING:
        return
    fit = sorted(set(s.award)) == sorted(s.award) and all(0 <= a < len(AWARDS) for a in s.award)
    must(fit, "4.1.3", "each Region has an Award of its own")
    left = any(s.award_left[award] for award in s.award)
    must(not left, "4.1.3", "an Award lies in two places")
    fit = all(0 <= good < len(COMMODITIES) for good in s.demand)
    must(fit and len(set(s.demand)) == len(s.demand), "4.1.4", "demands differ")
    must(DEMANDS <= len(s.demand) <= DEMANDS + 1, "4.1.4", "three or four are in demand")


def _check_war_tiles(s: State) -> None:
    theaters = theaters_of(s.war)
    for power in POWERS:
        basic = [s.basic_at[tile] for tile in own_basic(power)]
        bonus = [s.bonus_at[tile] for tile in own_bonus(power)]
        _check_places(s, basic)
        _check_places(s, bonus)
        in_game = len(basic) - basic.count(GONE)
        must(in_game >= FEWEST_BASIC_TILES, "5.3.3", "four Basic tiles always stay")
        for theater in theaters:
            fit = bonus.count(theater) <= BONUS_TILES_PER_THEATER
            must(fit, "5.6.1", "at most two Bonus tiles a theater")
            laid = basic.count(theater)
            must(laid <= 1, "7.6", "one Basic tile a theater")
            if s.stage in (ACTION_ROUND, THEATER_OF_WAR):
                must(laid == 1, "7.6", "a theater has no Basic tile")
    must(s.bonus_at.count(IN_HAND) <= 1, "5.6.1", "one Bonus tile is placed at a time")
    must(s.bonus_at.count(ON_THE_MOVE) <= 1, "5.6.1", "one Bonus tile moves at a time")


def _check_places(s: State, places: list[int]) -> None:
    theaters = len(theaters_of(s.war))
    fit = all(at < theaters or POOL <= at <= ON_THE_MOVE for at in places)
    must(fit and min(places) >= 0, "3.7", "a War tile is nowhere")
    must(0 <= s.revealed <= theaters or s.war == NO_WAR, "7.1.1", "unknown theaters lie open")


def _check_round(s: State) -> None:
    purses = len(s.purse_kind)
    fit = len(s.purse_type) == len(s.purse_points) == len(s.purse_limit) == purses
    must(fit, "5.3.1", "a purse is incomplete")
    for purse, kind in enumerate(s.purse_kind):
        known = kind <= MINISTRY and s.purse_type[purse] <= MILITARY
        must(known and s.purse_limit[purse] < len(LIMIT_NAMES), "5.3.1", "an unknown purse")
        must(s.purse_points[purse] >= 0, "5.3.1", "more points were spent than there are")
    must(0 <= s.current <= NO_ACTION, "5.3", "an unknown Action is being carried out")
    for place in s.deployed:
        must(TYPE[place] == NAVAL, "5.6.6", "Squadrons deploy to Naval spaces")
