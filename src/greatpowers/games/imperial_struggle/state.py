"""What lies on the table: plain data, nothing derived that a glance at the table would not show."""

from typing import Any, Final

from greatpowers.games.imperial_struggle.components import (
    ABILITIES,
    ADVANTAGES,
    AWARDS,
    BASIC_PER_SIDE,
    BONUS_PER_SIDE,
    EVENTS,
    FRANCE,
    MINISTRIES,
    NOBODY,
    SPACES,
    TILES,
)
from greatpowers.kit.fields import fields_of, fields_set_by

# Where the game stands between two segments.
OPENING: Final = 0
PEACE_BEGINS: Final = 1
ACTION_ROUND: Final = 2
PEACE_ENDS: Final = 3
THEATER_OF_WAR: Final = 4
WAR_ENDS: Final = 5

# Where an Event card is. A hand is HAND + power; what it lays aside to discard, LAID_ASIDE + power.
HAND: Final = 0
DRAW_PILE: Final = 2
DISCARDS: Final = 3
LATER_ERA: Final = 4
OUT_OF_GAME: Final = 5
LAID_ASIDE: Final = 6

# Where a Ministry card is. CONFIRMED: face down, and settled while Ministries are exchanged.
ASIDE: Final = 0
FACE_DOWN: Final = 1
FACE_UP: Final = 2
REMOVED: Final = 3
CONFIRMED: Final = 4

# Where an Investment tile is. Taken tiles are TAKEN + power.
TAKEN: Final = 0
STACK: Final = 2
AVAILABLE: Final = 3
USED: Final = 4

# Where a War tile is: in a theater (0 to 3), in its pool, out of the game, drawn and not placed
# yet, or on its way from one theater to another.
POOL: Final = 4
GONE: Final = 5
IN_HAND: Final = 6
ON_THE_MOVE: Final = 7

# Markers on spaces.
NO_CONFLICT: Final = 0
CONFLICT: Final = 1
CONFLICT_PLUS_ONE: Final = 2
NO_HUGUENOTS: Final = 0
FRESH_HUGUENOTS: Final = 1
SPENT_HUGUENOTS: Final = 2

# The purses of an action round (5.3): from the tile, from an Event, from a Ministry.
MAJOR: Final = 0
MINOR: Final = 1
EVENT: Final = 2
MINISTRY: Final = 3

# The Action being carried out (5.3): the Major one of a type (0 to 2), the Minor one, or none.
MINOR_ACTION: Final = 3
NO_ACTION: Final = 4

# What holds for the rest of the action round, as bits of ``effects``.
SOUTH_SEA: Final = 1
PACTE_DE_FAMILLE: Final = 2
HANBURY_WILLIAMS: Final = 4
JACOBITES_SHIFT: Final = 8
JACOBITES_SCORED: Final = 16
POMPADOUR_PAID: Final = 32
WATT_PAID: Final = 64
TURGOT_PAID: Final = 128
BURKE_ADDED: Final = 256
BURKE_SPENT: Final = 512
DIPLOMACY_ABROAD: Final = 1024
TRADE_LEAD: Final = 2048
BONUS_RECEIVED: Final = 4096


class State:
    """The whole table. Lists over spaces, cards and tiles hold small numbers."""

    def __init__(self) -> None:
        # The options of this game.
        self.polish_edition = False
        self.spanish_empire = False
        self.upgrade_swap = False
        self.military_planning = False
        self.tougher_forts = False
        self.bidding = False
        # Where the game is.
        self.stage = OPENING
        self.step = 0
        self.turn = 1
        self.era = 0
        self.opened = 0
        self.war = 0
        self.round = 0
        self.theater = 0
        self.active = FRANCE
        self.first = FRANCE
        self.initiative = FRANCE
        self.winner = NOBODY
        self.ending = ""
        # What each seat wished while sides are bid for.
        self.wish = [NOBODY, NOBODY]
        self.bid = [-1, -1]
        # Tracks.
        self.vp = 15
        self.debt = [0, 0]
        self.limit = [6, 6]
        self.treaty = [0, 0]
        # The board.
        self.flag = [NOBODY] * len(SPACES)
        self.conflict = [NO_CONFLICT] * len(SPACES)
        self.damaged = [False] * len(SPACES)
        self.huguenots = [NO_HUGUENOTS] * len(SPACES)
        self.navy_box = [0, 0]
        self.unbuilt = [0, 0]
        self.away = [0, 0]
        self.lost_squadrons = [0, 0]
        # Advantages.
        self.holder = [NOBODY] * len(ADVANTAGES)
        self.exhausted = [False] * len(ADVANTAGES)
        self.gained = [False] * len(ADVANTAGES)
        # Cards and tiles.
        self.event_at = [LATER_ERA] * len(EVENTS)
        self.ministry_at = [ASIDE] * len(MINISTRIES)
        self.ability_used = [False] * len(ABILITIES)
        self.tile_at = [STACK] * len(TILES)
        self.award = [-1, -1, -1, -1]
        self.award_left = [False] * len(AWARDS)
        self.demand: list[int] = []
        self.basic_at = [POOL] * (2 * BASIC_PER_SIDE)
        self.bonus_at = [POOL] * (2 * BONUS_PER_SIDE)
        self.byng = -1
        self.atlantic = NOBODY
        self.free_tiles = [0, 0]
        # Jacobites, the USA, and what lasts for a turn.
        self.jacobite_victories = 0
        self.jacobite_defeat = False
        self.jacobite_ministry = False
        self.usa_flags = 0
        self.banks_used = 0
        self.townshend = -1
        # The war being fought.
        self.revealed = 0
        # Army and bonus strength in each theater fought so far: France's, then Britain's.
        self.strengths: list[int] = []
        self.best_rows = [0, 0]
        self.refusals = [0, 0]
        self.refused: list[int] = []
        self.fought: list[int] = []
        self.fought_home = [0, 0]
        self.spain_owed: list[int] = []
        self.conquest = 0
        # The action round being played (5.0).
        self.tile = -1
        self.untouched = True
        self.event_done = False
        self.upgrade_done = False
        self.purse_kind: list[int] = []
        self.purse_type: list[int] = []
        self.purse_points: list[int] = []
        self.purse_limit: list[int] = []
        self.first_region = [-1, -1]
        self.paid_regions = [0, 0]
        self.recruited = 0
        self.deployed: list[int] = []
        self.exchanged = -1
        self.advantage_regions = 0
        self.advantages_used = 0
        self.effects = 0
        self.current = NO_ACTION
        self.granted: list[int] = []
        self.vouchers: list[int] = []
        self.held = [NOBODY] * len(SPACES)
        self.isolated = [False] * len(SPACES)

    __slots__ = fields_set_by(__init__)

    def clone(self) -> "State":
        """Return an independent copy."""
        s = State.__new__(State)
        s.polish_edition = self.polish_edition
        s.spanish_empire = self.spanish_empire
        s.upgrade_swap = self.upgrade_swap
        s.military_planning = self.military_planning
        s.tougher_forts = self.tougher_forts
        s.bidding = self.bidding
        s.stage = self.stage
        s.step = self.step
        s.turn = self.turn
        s.era = self.era
        s.opened = self.opened
        s.war = self.war
        s.round = self.round
        s.theater = self.theater
        s.active = self.active
        s.first = self.first
        s.initiative = self.initiative
        s.winner = self.winner
        s.ending = self.ending
        s.wish = self.wish.copy()
        s.bid = self.bid.copy()
        s.vp = self.vp
        s.debt = self.debt.copy()
        s.limit = self.limit.copy()
        s.treaty = self.treaty.copy()
        s.flag = self.flag.copy()
        s.conflict = self.conflict.copy()
        s.damaged = self.damaged.copy()
        s.huguenots = self.huguenots.copy()
        s.navy_box = self.navy_box.copy()
        s.unbuilt = self.unbuilt.copy()
        s.away = self.away.copy()
        s.lost_squadrons = self.lost_squadrons.copy()
        s.holder = self.holder.copy()
        s.exhausted = self.exhausted.copy()
        s.gained = self.gained.copy()
        s.event_at = self.event_at.copy()
        s.ministry_at = self.ministry_at.copy()
        s.ability_used = self.ability_used.copy()
        s.tile_at = self.tile_at.copy()
        s.award = self.award.copy()
        s.award_left = self.award_left.copy()
        s.demand = self.demand.copy()
        s.basic_at = self.basic_at.copy()
        s.bonus_at = self.bonus_at.copy()
        s.byng = self.byng
        s.atlantic = self.atlantic
        s.free_tiles = self.free_tiles.copy()
        s.jacobite_victories = self.jacobite_victories
        s.jacobite_defeat = self.jacobite_defeat
        s.jacobite_ministry = self.jacobite_ministry
        s.usa_flags = self.usa_flags
        s.banks_used = self.banks_used
        s.townshend = self.townshend
        s.revealed = self.revealed
        s.strengths = self.strengths.copy()
        s.best_rows = self.best_rows.copy()
        s.refusals = self.refusals.copy()
        s.refused = self.refused.copy()
        s.fought = self.fought.copy()
        s.fought_home = self.fought_home.copy()
        s.spain_owed = self.spain_owed.copy()
        s.conquest = self.conquest
        s.tile = self.tile
        s.untouched = self.untouched
        s.event_done = self.event_done
        s.upgrade_done = self.upgrade_done
        s.purse_kind = self.purse_kind.copy()
        s.purse_type = self.purse_type.copy()
        s.purse_points = self.purse_points.copy()
        s.purse_limit = self.purse_limit.copy()
        s.first_region = self.first_region.copy()
        s.paid_regions = self.paid_regions.copy()
        s.recruited = self.recruited
        s.deployed = self.deployed.copy()
        s.exchanged = self.exchanged
        s.advantage_regions = self.advantage_regions
        s.advantages_used = self.advantages_used
        s.effects = self.effects
        s.current = self.current
        s.granted = self.granted.copy()
        s.vouchers = self.vouchers.copy()
        s.held = self.held.copy()
        s.isolated = self.isolated.copy()
        return s

    def data(self) -> dict[str, Any]:
        """Return every field by name, for comparing and storing."""
        return {name: getattr(self, name) for name in FIELDS}


FIELDS: Final = fields_of(State)
