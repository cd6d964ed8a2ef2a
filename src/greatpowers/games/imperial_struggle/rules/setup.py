"""The set-up: the start position, bidding for sides, and the first war's tiles (R1)."""

from collections.abc import Mapping
from typing import Final

from greatpowers.games.imperial_struggle.board import ImperialTable, settle_all_advantages
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    EVENT_ERA,
    FRANCE,
    POWER_TEXT,
    SPAIN,
    START_FLAG,
    SUCCESSION,
    WSS,
    bonus_tile_name,
    spaces,
)
from greatpowers.games.imperial_struggle.rules.debt import gain_treaty
from greatpowers.games.imperial_struggle.rules.victory import EVEN_VP
from greatpowers.games.imperial_struggle.rules.war_tiles import (
    lay_basic_tiles,
    own_bonus,
    theater_text,
)
from greatpowers.games.imperial_struggle.state import (
    DRAW_PILE,
    LATER_ERA,
    PEACE_BEGINS,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import BID, HIGHEST_BID, PLAY_SIDE
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule

SQUADRONS_A_SIDE: Final = 8
START_NAVY_BOX: Final = (1, 2)
START_LIMIT: Final = 6
CENTRAL_EUROPE: Final = 0
SPANISH_MARKETS: Final = spaces("havana", "santiago", "puerto_principe")


@rule("2.0")
def start_position(options: Mapping[str, str]) -> State:
    """Lay out the board as the set-up page shows it, under the options of this game."""
    s = State()
    s.polish_edition = options["edition"] == "polish"
    s.spanish_empire = options["spanish_empire"] == "yes"
    s.upgrade_swap = options["military_upgrade_swap"] == "yes"
    s.military_planning = options["military_planning"] == "yes"
    s.tougher_forts = options["tougher_forts"] == "yes"
    s.bidding = options["bidding"] == "yes"
    s.vp = EVEN_VP
    s.limit = [START_LIMIT, START_LIMIT]
    s.flag = START_FLAG.copy()
    if s.spanish_empire:
        _raise_spanish_flags(s)
    s.navy_box = list(START_NAVY_BOX)
    s.unbuilt = [SQUADRONS_A_SIDE - built for built in START_NAVY_BOX]
    s.event_at = [DRAW_PILE if era == SUCCESSION else LATER_ERA for era in EVENT_ERA]
    s.war = WSS
    s.initiative = FRANCE
    s.held = s.flag.copy()
    settle_all_advantages(s)
    return s


@rule("12.1")
def _raise_spanish_flags(s: State) -> None:
    """Option: Spain's flags stand on three Markets of the Caribbean."""
    for i in SPANISH_MARKETS:
        s.flag[i] = SPAIN


@rule("2.0", "3.7")
def opening(t: ImperialTable) -> Play[None]:
    """Bid for sides if so agreed, then lay the first war's tiles; France adds a Bonus tile."""
    s = t.state
    if s.bidding:
        yield from bid_for_sides(t)
    yield from lay_basic_tiles(t)
    _lay_first_bonus_tile(t)
    s.stage = PEACE_BEGINS


def _lay_first_bonus_tile(t: ImperialTable) -> None:
    s = t.state
    tile = t.chance.pick(own_bonus(FRANCE))
    s.bonus_at[tile] = CENTRAL_EUROPE
    t.say("log-you-drew-tile", to=(FRANCE,), tile=f"wartile-{bonus_tile_name(s.war, tile)}")
    theater = theater_text(s.war, CENTRAL_EUROPE)
    t.say("log-bonus-tile-placed", power=POWER_TEXT[FRANCE], theater=theater)


def bid_for_sides(t: ImperialTable) -> Play[None]:
    """R90: both name a side and a bid in secret; the side that is outbid starts with the points."""
    yield from t.together({FRANCE: _wish(t, FRANCE), BRITAIN: _wish(t, BRITAIN)})
    side, other_side = t.state.wish
    bid, other_bid = t.state.bid
    t.raise_wall()
    if side != other_side:
        swap = side != FRANCE
        points = 0
    else:
        first_wins = bid > other_bid or (bid == other_bid and t.chance.below(2) == 0)
        swap = first_wins != (side == FRANCE)
        points = max(bid, other_bid)
    if swap:
        t.change_places((BRITAIN, FRANCE))
    t.say("log-sides-settled", bid=bid, other=other_bid)
    if points:
        gain_treaty(t, BRITAIN if side == FRANCE else FRANCE, points)


def _wish(t: ImperialTable, seat: int) -> Play[None]:
    side = yield t.ask(
        seat, "ask-which-side", lambda: [Choice(PLAY_SIDE, (FRANCE, BRITAIN))], cite="R90"
    )
    t.state.wish[seat] = PLAY_SIDE.target(side)
    bid = yield t.ask(
        seat,
        "ask-bid",
        lambda: [Choice(BID, range(HIGHEST_BID + 1))],
        cite="R90",
        side=POWER_TEXT[PLAY_SIDE.target(side)],
    )
    t.state.bid[seat] = BID.target(bid)
