"""7.4 to 7.6: the end of a war: victory, clearing up, and laying out the next one."""

from typing import Final

from greatpowers.games.imperial_struggle.board import ImperialTable, space_text
from greatpowers.games.imperial_struggle.components import (
    ALL_SPACES,
    BRITAIN,
    FRANCE,
    NO_WAR,
    NOBODY,
    POWER_TEXT,
    REGION,
    WAR_THEATERS,
    WAS,
)
from greatpowers.games.imperial_struggle.rules.victory import check_victory_points, win
from greatpowers.games.imperial_struggle.rules.war_tiles import (
    bonus_placed,
    lay_basic_tiles,
    theaters_of,
)
from greatpowers.games.imperial_struggle.state import (
    GONE,
    NO_CONFLICT,
    PEACE_BEGINS,
    POOL,
    State,
)
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule

MOST_FREE_TILES: Final = 3


@rule("7.4", "7.5", "7.6")
def war_ends(t: ImperialTable) -> Play[None]:
    """Check for victory, clear up, and lay out the next war, if there is one."""
    s = t.state
    victory_check(t)
    if s.winner != NOBODY:
        return
    if s.war == WAS:
        grant_free_tiles(t)
    reset(t)
    s.war += 1
    if s.war != NO_WAR:
        yield from lay_basic_tiles(t)
    s.turn += 1
    s.stage = PEACE_BEGINS


@rule("7.4", "2.4")
def victory_check(t: ImperialTable) -> None:
    """A side that won every theater in its highest row wins the game; else the points tell."""
    s = t.state
    for power in (FRANCE, BRITAIN):
        if s.best_rows[power] == len(theaters_of(s.war)):
            win(t, power, "war")
            return
    check_victory_points(t)


@rule("7.6")
def grant_free_tiles(t: ImperialTable) -> None:
    """Bonus tiles fought with in the Austrian war give free ones for the next (R58)."""
    s = t.state
    for power in (FRANCE, BRITAIN):
        s.free_tiles[power] = min(MOST_FREE_TILES, bonus_placed(s, power))
        t.say("log-free-tiles", cite="7.6", power=POWER_TEXT[power], n=s.free_tiles[power])


@rule("7.5", "3.7")
def reset(t: ImperialTable) -> None:
    """Take back all tiles and markers of the war, and end the Conflicts that counted in it."""
    s = t.state
    end_conflicts(t)
    s.basic_at = [at if at == GONE else POOL for at in s.basic_at]
    s.bonus_at = [POOL] * len(s.bonus_at)
    s.byng = -1
    s.atlantic = NOBODY
    s.theater = 0
    s.revealed = 0
    s.best_rows = [0, 0]
    s.refusals = [0, 0]
    s.refused = []
    s.fought = []
    s.strengths = []
    s.fought_home = [0, 0]


@rule("7.5", "3.8.2")
def end_conflicts(t: ImperialTable) -> None:
    """Remove the markers on both players' flags in Regions where they gave strength (R76)."""
    s = t.state
    regions = regions_in_conflict(s)
    for i in ALL_SPACES:
        if s.conflict[i] != NO_CONFLICT and s.flag[i] in (FRANCE, BRITAIN) and REGION[i] in regions:
            s.conflict[i] = NO_CONFLICT
            t.say("log-conflict-over", cite="7.5", space=space_text(i))


def regions_in_conflict(s: State) -> set[int]:
    """Return the Regions whose Conflict markers some theater of this war counts."""
    return {region for theater in WAR_THEATERS[s.war] for region in theater.conflicts}
