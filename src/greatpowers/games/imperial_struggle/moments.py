"""What there is to see where everybody should stop: a scoring, a theater of war.

All of it lies open by then. Scorings are rehearsed from how the table stood before them.
"""

from collections.abc import Sequence
from typing import Literal

from typing_extensions import TypedDict

from greatpowers.games.imperial_struggle.board import Rehearsal
from greatpowers.games.imperial_struggle.components import (
    BASIC_TILES,
    BRITAIN,
    COMMODITIES,
    FRANCE,
    MINISTRIES,
    NOBODY,
    POWER_TEXT,
    REGIONS,
    WAR_THEATERS,
    WARS,
    Power,
    bonus_tile_name,
)
from greatpowers.games.imperial_struggle.explain import TheaterToCome, explain_theater
from greatpowers.games.imperial_struggle.rules.final_scoring import (
    TERRITORY_VP,
    conquered_territories,
    debt_prize,
    final_commodity_prize,
)
from greatpowers.games.imperial_struggle.rules.scoring import (
    EAST_INDIA_COMPANY,
    Prize,
    award_prize,
    company_points,
    demand_prize,
    prestige_prize,
    score_commodity,
    score_company,
    score_prestige,
    score_region,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import basic_in, bonus_in
from greatpowers.games.imperial_struggle.state import State
from greatpowers.games.imperial_struggle.view import POWERS, SideLists, Sides
from greatpowers.games.imperial_struggle.view import Power as Side


class Standing(TypedDict):
    """Where the tracks stand."""

    vp: int
    treaty: Sides
    debt: Sides


class ScoredRow(TypedDict):
    """A prize that was scored: what both had of it, who took it, and what it brought.

    ``change`` is how far the marker of Victory Points moved, ``stands`` where it came to stand.
    """

    kind: Literal["region", "prestige", "commodity", "ministry", "debt", "territories"]
    id: str
    tally: Sides
    lead: int
    margin: int
    winner: Side | None
    vp: int
    treaty: int
    debt: int
    change: int
    stands: int


class ScoringMoment(TypedDict):
    """A Scoring Phase, or Final Scoring: the tracks before and after, and every prize."""

    turn: int
    before: Standing
    after: Standing
    rows: list[ScoredRow]


class TheaterMoment(TypedDict):
    """A theater of war: its tiles, both strengths as they were compared, and the tracks."""

    war: str
    theater: str
    number: int
    of: int
    told: TheaterToCome
    tiles: SideLists
    before: Standing
    after: Standing


def scored(states: Sequence[State]) -> ScoringMoment:
    """Tell of a Scoring Phase (4.1.12), in the order in which its prizes are scored (R19)."""
    before, after = states
    told = _Scoring(before)
    for region, name in enumerate(REGIONS):
        prize = award_prize(before, region)
        score_region(told.rehearsal, region)
        told.add("region", name, prize)
    prize = prestige_prize(before)
    score_prestige(told.rehearsal)
    told.add("prestige", "prestige", prize)
    for good in sorted(before.demand):
        prize = demand_prize(before, good)
        score_commodity(told.rehearsal, good)
        told.add("commodity", COMMODITIES[good], prize)
    paid = company_points(before)
    if paid:
        score_company(told.rehearsal)
        told.add("ministry", MINISTRIES[EAST_INDIA_COMPANY], _given(BRITAIN, paid, paid))
    return told.moment(after)


def finally_scored(states: Sequence[State]) -> ScoringMoment:
    """Tell of Final Scoring (11.0)."""
    before, after = states
    told = _Scoring(before)
    told.give("prestige", "prestige", prestige_prize(before))
    told.give("debt", "debt", debt_prize(before))
    for good, name in enumerate(COMMODITIES):
        told.give("commodity", name, final_commodity_prize(before, good))
    for power in (FRANCE, BRITAIN):
        taken = len(conquered_territories(before, power))
        if taken:
            prize = _given(power, taken, TERRITORY_VP * taken)
            told.give("territories", POWER_TEXT[power], prize)
    return told.moment(after)


def fought(states: Sequence[State]) -> TheaterMoment:
    """Tell of a theater: as it began, as strengths were compared, and as its spoils left it."""
    begun, compared, after = states
    number = begun.theater
    theaters = WAR_THEATERS[begun.war]
    return {
        "war": WARS[begun.war],
        "theater": theaters[number].id,
        "number": number + 1,
        "of": len(theaters),
        "told": explain_theater(compared, number),
        "tiles": {"fr": _tiles(begun, FRANCE, number), "br": _tiles(begun, BRITAIN, number)},
        "before": _standing(begun),
        "after": _standing(after),
    }


MOMENTS = {"scoring": scored, "final": finally_scored, "theater": fought}


class _Scoring:
    """Rows of a scoring, as it is rehearsed prize by prize."""

    def __init__(self, before: State) -> None:
        self.rehearsal = Rehearsal(before)
        self._before = before
        self._stood = before.vp
        self._rows: list[ScoredRow] = []

    def give(
        self, kind: Literal["prestige", "commodity", "debt", "territories"], name: str, prize: Prize
    ) -> None:
        """Hand out a prize of points alone, and write its row."""
        if prize.winner != NOBODY:
            self.rehearsal.state.vp += prize.vp if prize.winner == FRANCE else -prize.vp
        self.add(kind, name, prize)

    def add(
        self,
        kind: Literal["region", "prestige", "commodity", "ministry", "debt", "territories"],
        name: str,
        prize: Prize,
    ) -> None:
        """Write the row of a prize that was just handed out."""
        stands = self.rehearsal.state.vp
        self._rows.append(
            {
                "kind": kind,
                "id": name,
                "tally": {"fr": prize.tally[FRANCE], "br": prize.tally[BRITAIN]},
                "lead": abs(prize.lead),
                "margin": prize.margin,
                "winner": POWERS[prize.winner],
                "vp": prize.vp,
                "treaty": prize.treaty,
                "debt": prize.debt,
                "change": stands - self._stood,
                "stands": stands,
            }
        )
        self._stood = stands

    def moment(self, after: State) -> ScoringMoment:
        """Return all rows between the tracks before and after."""
        return {
            "turn": after.turn,
            "before": _standing(self._before),
            "after": _standing(after),
            "rows": self._rows,
        }


def _given(power: Power, count: int, vp: int) -> Prize:
    """Return what only one side could get as a prize that it has won."""
    return Prize((count, 0) if power == FRANCE else (0, count), 1, vp)


def _standing(s: State) -> Standing:
    return {
        "vp": s.vp,
        "treaty": {"fr": s.treaty[FRANCE], "br": s.treaty[BRITAIN]},
        "debt": {"fr": s.debt[FRANCE], "br": s.debt[BRITAIN]},
    }


def _tiles(s: State, power: Power, number: int) -> list[str]:
    basic = [BASIC_TILES[tile] for tile in basic_in(s, power, number)]
    return basic + [bonus_tile_name(s.war, tile) for tile in bonus_in(s, power, number)]
