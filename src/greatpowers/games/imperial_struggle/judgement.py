"""How good a position looks: features for bots, all measured in Victory Points.

Everything is reckoned as France's lead over Britain; ``judge`` turns it towards a seat. The
judgement reads the whole state: a bot hands in one that was dealt anew for its own seat.
"""

from typing import Final

from greatpowers.games.imperial_struggle.board import has_keyword
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGE_SPACES,
    ALL_SPACES,
    ALLIANCE,
    AWARD_MARGIN,
    AWARD_TREATY,
    AWARD_VP,
    BASIC_PER_SIDE,
    BASIC_STRENGTH,
    BASIC_SYMBOL,
    BONUS_PER_SIDE,
    BONUS_STRENGTH,
    BONUS_SYMBOL,
    BRITAIN,
    COMMODITIES,
    COMMODITY,
    DEMAND_DEBT,
    DEMAND_TREATY,
    DEMAND_VP,
    EVENT_ICON,
    FORT,
    FRANCE,
    MARKET,
    MINISTRY_SIDE,
    MOST_THEATERS,
    NAVAL,
    NO_WAR,
    NOBODY,
    POLITICAL,
    PRESTIGE,
    REGION,
    REGIONS,
    START_FLAG,
    TERRITORY,
    TILE_EVENT,
    TILE_MAJOR,
    TILE_UPGRADE,
    TYPE,
    WAR_THEATERS,
    Spoils,
    Theater,
)
from greatpowers.games.imperial_struggle.rules.action_round import ROUNDS_A_TURN
from greatpowers.games.imperial_struggle.rules.debt import available_debt
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    FACE_UP,
    HAND,
    MAJOR,
    MINOR,
    NO_CONFLICT,
    PEACE_ENDS,
    POOL,
    THEATER_OF_WAR,
    State,
)
from greatpowers.kernel.aspect import Aspect, Aspects

# -- the weights, in Victory Points ----------------------------------------------------------

EVEN_VP: Final = 15
LAST_TURN: Final = 6
LAST_ROUND: Final = ROUNDS_A_TURN - 1
EVEN_HANDED: Final = 25.0
"""A lead of this many points is judged half way to a sure win."""

# What stands on the board, besides the contests it decides.
STANDING: Final = {POLITICAL: 0.15, MARKET: 0.2, TERRITORY: 1.0, NAVAL: 0.35, FORT: 0.35}
ALLIANCE_BONUS: Final = 0.05
IN_CONFLICT: Final = 0.5
DAMAGED_FORT: Final = 0.1
SQUADRON_IN_BOX: Final = 0.3
SQUADRON_LOST: Final = -0.5

# Contests: Awards, Prestige and demand, now and on turns to come. A lead short of the margin
# promises little; one that is just enough nearly all; the last word of a turn makes it sure.
PRESTIGE_VP: Final = 2.0
LATER_PRESTIGE: Final = 0.6
LATER_AWARD: Final = 0.5
LATER_DEMAND: Final = 0.4
NARROW: Final = 0.35
AHEAD: Final = 0.85
SAFER: Final = 0.05

# What a power can spend, and what it holds.
TREATY_POINT: Final = 0.3
TREATY_POINTS_KEPT: Final = 4
DEBT_ROOM: Final[tuple[float, ...]] = (0.6, 0.5, 0.4, 0.35, 0.3, 0.3, 0.25, 0.25)
MORE_DEBT_ROOM: Final = 0.15
LAST_RESERVES: Final = 0.3
EVENT_CARD: Final = 0.3
CARDS_KEPT: Final = 3
OPEN_MINISTRY: Final = 0.1
ADVANTAGE: Final = 0.25
READY_ADVANTAGE: Final = 0.35
MAJOR_POINT: Final = 0.22
MINOR_POINT: Final = 0.14
EXTRA_POINT: Final = 0.2
TEMPO: Final = 0.05
EVENT_TO_PLAY: Final = 0.5
UPGRADE_TO_MAKE: Final = 0.3

# War: what the spoils are worth, and how much the next war weighs before its eve.
CONQUEST_POINT: Final = 1.4
UNFLAGGING: Final = 0.5
SPECIAL_SPOILS: Final = 1.0
SQUADRON_SPOILS: Final = 0.6
TILE_SYMBOL: Final = 0.3
WAR_AT_HAND: Final = 1.0
WAR_FAR_OFF: Final = 0.6
UNCERTAINTY: Final[tuple[int, ...]] = (1, 2, 3, 2, 1)
"""How the last surprises spread around the margin that can be seen."""
WIDEST_MARGIN: Final = 10

# Final scoring (11.0): how much of it counts by the number of the turn.
FINAL_SHARE: Final[tuple[float, ...]] = (0.0, 0.1, 0.1, 0.15, 0.2, 0.4, 0.8)
FOREIGN_TERRITORY_VP: Final = 2.0
MOST_DEBT_VP: Final = 4.0
SWEEP: Final = 30.0
"""What it is worth to take all Awards and demands of a turn, which wins the game at once."""


def judge(s: State, seat: int) -> float:
    """Return the worth of a position for a seat, from -1 (lost) to 1 (won)."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == seat else -1.0
    return worth_of_lead(s, french_lead(s) if seat == FRANCE else -french_lead(s))


def worth_of_lead(s: State, lead: float) -> float:
    """Return the worth of a lead of so many Victory Points, all things considered."""
    del s
    return lead / (abs(lead) + EVEN_HANDED)


def french_lead(s: State) -> float:
    """Return by how many Victory Points France seems to lead, all things considered."""
    survey = Survey(s)
    return (
        s.vp
        - EVEN_VP
        + survey.standing
        + _this_turn(s, survey)
        + _later_turns(s, survey)
        + _next_war(s)
        + _final_scoring(s, survey)
        + _means(s, FRANCE)
        - _means(s, BRITAIN)
    )


def aspects(s: State, seat: int) -> list[Aspect]:
    """Return what the judgement is the sum of, as the lead of a seat."""
    if s.winner != NOBODY:
        return []
    survey = Survey(s)
    side = 1 if seat == FRANCE else -1
    purses = _purses(s, seat) - _purses(s, 1 - seat)
    return [
        Aspect("aspect-points", side * (s.vp - EVEN_VP)),
        Aspect("aspect-board", side * survey.standing),
        Aspect("aspect-turn", side * _this_turn(s, survey)),
        Aspect("aspect-later", side * _later_turns(s, survey)),
        Aspect("aspect-war", side * _next_war(s)),
        Aspect("aspect-final", side * _final_scoring(s, survey)),
        *(
            Aspect(text, means(s, seat) - means(s, 1 - seat))
            for text, means in (
                ("aspect-reserves", _reserves),
                ("aspect-navy", _navy),
                ("aspect-advantages", _advantages),
                ("aspect-ministries", _ministries),
            )
        ),
        Aspect("aspect-round", purses, is_fleeting=True),
    ]


ASPECTS: Final = Aspects(aspects, worth_of_lead)


class _Place:
    """What a space counts for: its region, a commodity or Prestige, and whom it is foreign to."""

    __slots__ = ("foreign_to", "good", "is_prestige", "region", "standing")

    def __init__(self, i: int) -> None:
        self.standing = STANDING[TYPE[i]] + (ALLIANCE_BONUS if ALLIANCE[i] else 0.0)
        self.region = REGION[i]
        self.good = COMMODITY[i]
        self.is_prestige = bool(PRESTIGE[i])
        is_foreign = TYPE[i] == TERRITORY and START_FLAG[i] in (FRANCE, BRITAIN)
        self.foreign_to = 1 - START_FLAG[i] if is_foreign else NOBODY


_PLACES: Final = [_Place(i) for i in ALL_SPACES]


class Survey:
    """France's lead in every count that is scored, taken in one walk over the board.

    ``trade`` sums up the commodities, ``foreign`` counts Territories of the other side's start.
    """

    __slots__ = ("foreign", "goods", "prestige", "regions", "standing", "trade")

    def __init__(self, s: State) -> None:
        standing = 0.0
        prestige = 0
        foreign = 0
        regions = [0] * len(REGIONS)
        goods = [0] * len(COMMODITIES)
        conflict = s.conflict
        damaged = s.damaged
        for i, owner in enumerate(s.flag):
            if owner > BRITAIN:
                continue
            side = 1 if owner == FRANCE else -1
            place = _PLACES[i]
            if conflict[i] != NO_CONFLICT:
                standing += side * IN_CONFLICT * place.standing
                continue
            standing += side * (DAMAGED_FORT if damaged[i] else place.standing)
            regions[place.region] += side
            if place.good >= 0:
                goods[place.good] += side
            elif place.is_prestige:
                prestige += side
            elif place.foreign_to == owner:
                foreign += side
        sure = is_last_round(s)
        self.standing = 0.0 if sure else standing
        self.prestige = prestige
        self.foreign = foreign
        self.regions = regions
        self.goods = goods
        self.trade = sum(lean(lead, 1, sure) for lead in self.goods)


def is_last_round(s: State) -> bool:
    """Say whether nothing comes after this round but the scoring."""
    return s.turn == LAST_TURN and s.round >= LAST_ROUND and s.stage in (ACTION_ROUND, PEACE_ENDS)


# -- contests for a lead ---------------------------------------------------------------------


def lean(lead: int, margin: int = 1, sure: bool = False) -> float:
    """Return the share of a prize, from -1 to 1, that a lead promises to France."""
    if lead >= margin:
        return 1.0 if sure else AHEAD + SAFER * min(3, lead - margin)
    if lead <= -margin:
        return -1.0 if sure else -AHEAD - SAFER * min(3, -lead - margin)
    return 0.0 if sure else NARROW * lead / margin


def _this_turn(s: State, survey: Survey) -> float:
    """Weigh the Awards, Prestige and demand that the end of this turn will score."""
    if s.stage not in (ACTION_ROUND, PEACE_ENDS):
        return 0.0
    sure = s.round >= LAST_ROUND
    total = PRESTIGE_VP * lean(survey.prestige, 1, sure)
    taken = 0.0
    for region, award in enumerate(s.award):
        prize = AWARD_VP[award] + TREATY_POINT * AWARD_TREATY[award]
        part = lean(survey.regions[region], AWARD_MARGIN[award], sure)
        total += prize * part
        taken += part
    for good in s.demand:
        prize = DEMAND_VP[good][s.era] + TREATY_POINT * DEMAND_TREATY[good][s.era]
        prize -= MORE_DEBT_ROOM * DEMAND_DEBT[good][s.era]
        part = lean(survey.goods[good], 1, sure)
        total += prize * part
        taken += part
    if sure and abs(taken) == len(s.award) + len(s.demand):
        total += SWEEP if taken > 0 else -SWEEP
    return total


def _later_turns(s: State, survey: Survey) -> float:
    """Weigh the same leads for the turns to come, whose prizes nobody knows yet."""
    if s.turn == LAST_TURN:
        return 0.0
    return (
        LATER_PRESTIGE * lean(survey.prestige)
        + LATER_AWARD * sum(lean(lead) for lead in survey.regions)
        + LATER_DEMAND * survey.trade
    )


def _final_scoring(s: State, survey: Survey) -> float:
    """Weigh what is scored once, at the very end (11.0)."""
    sure = is_last_round(s)
    share = 1.0 if sure else FINAL_SHARE[s.turn]
    room = (available_debt(s, FRANCE) - available_debt(s, BRITAIN)) / 2
    return share * (
        PRESTIGE_VP * lean(survey.prestige, 1, sure)
        + max(-MOST_DEBT_VP, min(MOST_DEBT_VP, room))
        + survey.trade
        + FOREIGN_TERRITORY_VP * survey.foreign
    )


# -- what a power can spend and holds --------------------------------------------------------


def _means(s: State, power: int) -> float:
    total = _reserves(s, power) + _navy(s, power) + _advantages(s, power) + _ministries(s, power)
    return total + _purses(s, power)


def _reserves(s: State, power: int) -> float:
    """Weigh treaty points, Event cards and room for debt."""
    if is_last_round(s):
        return 0.0
    reserves = TREATY_POINT * min(TREATY_POINTS_KEPT, s.treaty[power])
    reserves += EVENT_CARD * min(CARDS_KEPT, s.event_at.count(HAND + power))
    reserves += _debt_room(available_debt(s, power))
    return reserves * (LAST_RESERVES if s.turn == LAST_TURN else 1.0)


def _navy(s: State, power: int) -> float:
    at_hand = SQUADRON_IN_BOX * (s.navy_box[power] + s.away[power])
    return at_hand + SQUADRON_LOST * s.lost_squadrons[power]


def _debt_room(room: int) -> float:
    known = len(DEBT_ROOM)
    return sum(DEBT_ROOM[:room]) + MORE_DEBT_ROOM * max(0, room - known)


def _advantages(s: State, power: int) -> float:
    """Advantages are worth having, and more so while they can still be used this turn."""
    total = 0.0
    in_use = READY_ADVANTAGE if s.stage == ACTION_ROUND and s.round < LAST_ROUND - 1 else 0.0
    for a, holder in enumerate(s.holder):
        if holder == power:
            total += ADVANTAGE
            if in_use and not s.exhausted[a] and not _in_conflict(s, a):
                total += in_use
    return total


def _in_conflict(s: State, a: int) -> bool:
    return any(s.conflict[i] != NO_CONFLICT for i in ADVANTAGE_SPACES[a])


def _ministries(s: State, power: int) -> float:
    return OPEN_MINISTRY * sum(
        1 for m, at in enumerate(s.ministry_at) if at == FACE_UP and MINISTRY_SIDE[m] == power
    )


def _purses(s: State, power: int) -> float:
    """What a round still offers is worth something to the power whose round it is."""
    if s.stage != ACTION_ROUND or s.active != power:
        return 0.0
    total = TEMPO
    if s.tile >= 0 and s.untouched and _has_event_to_play(s):
        total += EVENT_TO_PLAY
    if s.tile >= 0 and TILE_UPGRADE[s.tile] and not s.upgrade_done:
        total += UPGRADE_TO_MAKE
    for purse, points in enumerate(s.purse_points):
        kind = s.purse_kind[purse]
        each = MAJOR_POINT if kind == MAJOR else MINOR_POINT if kind == MINOR else EXTRA_POINT
        total += each * points
    return total


def _has_event_to_play(s: State) -> bool:
    return TILE_EVENT[s.tile] and any(
        at == HAND + s.active and EVENT_ICON[card] in (-1, TILE_MAJOR[s.tile])
        for card, at in enumerate(s.event_at)
    )


# -- the next war ----------------------------------------------------------------------------


def _next_war(s: State) -> float:
    """Weigh the theaters still to be fought, from the strengths that stand there now."""
    if s.war == NO_WAR:
        return 0.0
    margins, worth = _war_tiles(s)
    theaters = WAR_THEATERS[s.war]
    eve = s.stage != ACTION_ROUND or s.round >= LAST_ROUND
    spoils = (_SURE_SPOILS if eve and s.turn != 2 else _SPOILS)[s.war]
    conflicts = [i for i, marker in enumerate(s.conflict) if marker != NO_CONFLICT]
    for n in range(s.theater if s.stage == THEATER_OF_WAR else 0, len(theaters)):
        margin = margins[n] + _board_lead(s, theaters[n], conflicts)
        worth += spoils[n][max(-WIDEST_MARGIN, min(WIDEST_MARGIN, margin)) + WIDEST_MARGIN]
    return worth * (WAR_FAR_OFF if s.turn == 2 else WAR_AT_HAND)


def _war_tiles(s: State) -> tuple[list[int], float]:
    """Return France's lead in each theater by War tiles, and what their symbols are worth."""
    margins = [0] * MOST_THEATERS
    symbols = 0
    for tile, at in enumerate(s.basic_at):
        if at < POOL:
            side = 1 if tile < BASIC_PER_SIDE else -1
            margins[at] += side * BASIC_STRENGTH[tile]
            symbols += side * (BASIC_SYMBOL[tile] > 0)
    for tile, at in enumerate(s.bonus_at):
        if at < POOL:
            side = 1 if tile < BONUS_PER_SIDE else -1
            margins[at] += side * BONUS_STRENGTH[tile]
            symbols += side * (BONUS_SYMBOL[tile] > 0)
    return margins, TILE_SYMBOL * symbols


def _board_lead(s: State, theater: Theater, conflicts: list[int]) -> int:
    """Return by how much the board favours France in a theater (7.1.3)."""
    flag = s.flag
    lead = 0
    for i in theater.allies:
        if flag[i] <= BRITAIN and s.conflict[i] == NO_CONFLICT:
            lead += 1 if flag[i] == FRANCE else -1
    for i in conflicts:
        if flag[i] <= BRITAIN and REGION[i] in theater.conflicts:
            lead += 1 if flag[i] == BRITAIN else -1
    for i in theater.forts:
        if flag[i] <= BRITAIN and not s.damaged[i]:
            lead += 1 if flag[i] == FRANCE else -1
    for i in theater.navals:
        if flag[i] <= BRITAIN:
            lead += 1 if flag[i] == FRANCE else -1
    for word in theater.keywords:
        lead += has_keyword(s, FRANCE, word) - has_keyword(s, BRITAIN, word)
    return lead


_MARGINS: Final = range(-WIDEST_MARGIN, WIDEST_MARGIN + 1)


def _row_worth(row: Spoils) -> float:
    special = row.jacobite_victory, row.jacobite_ministry, row.jacobite_defeat
    return (
        row.vp
        + CONQUEST_POINT * row.conquest
        + (UNFLAGGING if row.unflag_type >= 0 else 0.0)
        + SPECIAL_SPOILS * sum((*special, row.atlantic_dominance, row.usa, row.canada))
        + SQUADRON_SPOILS * (row.unbuilds + row.removes)
        - TREATY_POINT * row.treaty
    )


def _spoils_at(theater: Theater, margin: int) -> float:
    side, sign = (FRANCE, 1) if margin > 0 else (BRITAIN, -1)
    won = [row for row in theater.spoils[side] if row.margin <= abs(margin)]
    return sign * _row_worth(won[-1]) if won else 0.0


def _expected_spoils(theater: Theater) -> list[float]:
    """Tabulate what each margin promises France, blurred by what may still change."""
    reach = len(UNCERTAINTY) // 2
    return [
        sum(
            weight * _spoils_at(theater, margin + step)
            for step, weight in zip(range(-reach, reach + 1), UNCERTAINTY, strict=True)
        )
        / sum(UNCERTAINTY)
        for margin in _MARGINS
    ]


_SPOILS: Final = [[_expected_spoils(theater) for theater in war] for war in WAR_THEATERS]
_SURE_SPOILS: Final = [
    [[_spoils_at(theater, m) for m in _MARGINS] for theater in war] for war in WAR_THEATERS
]
