"""What there is to see where everybody should stop: a scoring, a theater of war.

All of it lies open by then. Scorings are rehearsed from how the table stood before them.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.imperial_struggle.board import Rehearsal, controls, space_text
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGES,
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
    Space,
    bonus_tile_name,
)
from greatpowers.games.imperial_struggle.explain import Strength, TheaterToCome, explain_theater
from greatpowers.games.imperial_struggle.rules.final_scoring import (
    DEBT_PER_VP,
    MOST_DEBT_VP,
    TERRITORY_VP,
    conquered_territories,
    debt_prize,
    final_commodity_prize,
)
from greatpowers.games.imperial_struggle.rules.scoring import (
    EAST_INDIA_COMPANY,
    MOST_COMPANY_VP,
    MOST_VOLTAIRE_POINTS,
    VOLTAIRE,
    Prize,
    award_prize,
    company_advantages,
    company_points,
    counted,
    demand_prize,
    prestige_prize,
    score_commodity,
    score_company,
    score_prestige,
    score_region,
    voltaire_countries,
    voltaire_points,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import basic_in, bonus_in
from greatpowers.games.imperial_struggle.state import State
from greatpowers.games.imperial_struggle.view import POWERS, SideLists, Sides
from greatpowers.games.imperial_struggle.view import Power as Side
from greatpowers.kit.moments import Placed, Sight, placed

Kind: TypeAlias = Literal["region", "prestige", "commodity", "ministry", "debt", "territories"]


class Standing(TypedDict):
    """Where the tracks stand."""

    vp: int
    treaty: Sides
    debt: Sides


class Stake(TypedDict):
    """What a prize was worth; if ``per`` is not 0, that for every so many, up to ``most``.

    ``most`` is 0 where there is no limit.
    """

    vp: int
    treaty: int
    debt: int
    per: int
    most: int


class ScoredRow(TypedDict):
    """A prize that was scored: what both had of it, what was at stake, who took it for how much.

    ``ministries`` are those that changed what it brought. ``change`` is how far the marker of
    Victory Points moved, ``stands`` where it came to stand.
    """

    kind: Kind
    id: str
    tally: Sides
    lead: int
    margin: int
    stake: Stake
    winner: Side | None
    ministries: list[str]
    vp: int
    treaty: int
    debt: int
    change: int
    stands: int


class ScoringMoment(Sight):
    """A Scoring Phase, or Final Scoring: the tracks before and after, and every prize."""

    turn: int
    before: Standing
    after: Standing
    rows: list[ScoredRow]


class TheaterMoment(Sight):
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
    """Tell of a Scoring Phase (4.1.12), in the order in which its prizes are scored (R19).

    Voltaire, who is paid with Europe's Award, but no VP, stands with the Ministries.
    """
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
    courts = [i for country in voltaire_countries(before) for i in country]
    courts = [i for i in courts if controls(before, FRANCE, i)]
    told.pay(VOLTAIRE, FRANCE, (0, voltaire_points(before)), MOST_VOLTAIRE_POINTS, _spaces(courts))
    score_company(told.rehearsal)
    paying = [f"advantage-{ADVANTAGES[each]}" for each in company_advantages(before)]
    told.pay(EAST_INDIA_COMPANY, BRITAIN, (company_points(before), 0), MOST_COMPANY_VP, paying)
    return told.moment(after)


def finally_scored(states: Sequence[State]) -> ScoringMoment:
    """Tell of Final Scoring (11.0)."""
    before, after = states
    told = _Scoring(before)
    told.give("prestige", "prestige", prestige_prize(before))
    told.give("debt", "debt", debt_prize(before), _each(1, DEBT_PER_VP, MOST_DEBT_VP))
    for good, name in enumerate(COMMODITIES):
        told.give("commodity", name, final_commodity_prize(before, good))
    for power in (FRANCE, BRITAIN):
        places = conquered_territories(before, power)
        if places:
            prize = _given(power, len(places), TERRITORY_VP * len(places))
            each = _each(TERRITORY_VP, 1, 0)
            told.give("territories", POWER_TEXT[power], prize, each, _spaces(places))
    return told.moment(after)


def fought(states: Sequence[State]) -> TheaterMoment:
    """Tell of a theater: as it began, as strengths were compared, and as its spoils left it."""
    begun, compared, after = states
    number = begun.theater
    theaters = WAR_THEATERS[begun.war]
    told = explain_theater(compared, number)
    return {
        "points": begun.vp != after.vp,
        "placed": [*_fielded("br", BRITAIN, told["br"]), *_fielded("fr", FRANCE, told["fr"])],
        "war": WARS[begun.war],
        "theater": theaters[number].id,
        "number": number + 1,
        "of": len(theaters),
        "told": told,
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
        self._placed: list[Placed] = []

    def give(
        self,
        kind: Kind,
        name: str,
        prize: Prize,
        stake: Stake | None = None,
        places: list[str] | None = None,
    ) -> None:
        """Hand out a prize of points alone, and write its row."""
        if prize.winner != NOBODY:
            self.rehearsal.state.vp += prize.vp if prize.winner == FRANCE else -prize.vp
        self.add(kind, name, prize, stake, places)

    def pay(
        self, ministry: int, power: Power, paid: tuple[int, int], most: int, places: list[str]
    ) -> None:
        """Write the row of a Ministry that has paid Victory Points or Treaty Points, if it has."""
        vp, treaty = paid
        if vp or treaty:
            stake: Stake = {**_each(min(vp, 1), 1, most), "treaty": min(treaty, 1)}
            prize = _given(power, vp + treaty, vp, treaty)
            self.add("ministry", MINISTRIES[ministry], prize, stake, places)

    def add(
        self,
        kind: Kind,
        name: str,
        prize: Prize,
        stake: Stake | None = None,
        places: list[str] | None = None,
    ) -> None:
        """Write the row of a prize just handed out; it lies where spaces count for it."""
        stands = self.rehearsal.state.vp
        where = _spaces(counted(self._before, prize.places)) if places is None else places
        self._placed += _placed(kind, name, where)
        self._rows.append(
            {
                "kind": kind,
                "id": name,
                "tally": {"fr": prize.tally[FRANCE], "br": prize.tally[BRITAIN]},
                "lead": abs(prize.lead),
                "margin": prize.margin,
                "stake": stake or _whole(prize),
                "winner": POWERS[prize.winner],
                "ministries": [MINISTRIES[each] for each in prize.ministries],
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
            "points": any(row["change"] != 0 for row in self._rows),
            "placed": self._placed,
            "turn": after.turn,
            "before": _standing(self._before),
            "after": _standing(after),
            "rows": self._rows,
        }


def _whole(prize: Prize) -> Stake:
    """Return what is at stake where all goes to one side."""
    vp, treaty = prize.stake
    return {"vp": vp, "treaty": treaty, "debt": prize.debt, "per": 0, "most": 0}


def _each(vp: int, per: int, most: int) -> Stake:
    """Return what is at stake where every so many bring points."""
    return {"vp": vp, "treaty": 0, "debt": 0, "per": per, "most": most}


def _given(power: Power, count: int, vp: int, treaty: int = 0) -> Prize:
    """Return what only one side could get as a prize that it has won."""
    return Prize((count, 0) if power == FRANCE else (0, count), 1, vp, treaty)


def _spaces(places: Iterable[Space]) -> list[str]:
    return [space_text(place) for place in places]


def _placed(kind: Kind, name: str, places: list[str]) -> list[Placed]:
    """Return a row with its places, under the title that it has in the sheet."""
    row = f"{kind} {name}"
    if kind == "prestige":
        return placed(row, "is-prestige", places)
    if kind == "territories":
        return placed(row, "is-conquered", places, power=name)
    return placed(row, f"{kind}-{name}", places)


def _fielded(side: Side, power: Power, strength: Strength) -> list[Placed]:
    """Return where on the board the strength of a side comes from."""
    named = [line["args"] for line in strength["lines"]]
    places = [str(args.get("where", args.get("what", ""))) for args in named]
    return placed(side, POWER_TEXT[power], [each for each in places if each.startswith("space-")])


def _standing(s: State) -> Standing:
    return {
        "vp": s.vp,
        "treaty": {"fr": s.treaty[FRANCE], "br": s.treaty[BRITAIN]},
        "debt": {"fr": s.debt[FRANCE], "br": s.debt[BRITAIN]},
    }


def _tiles(s: State, power: Power, number: int) -> list[str]:
    basic = [BASIC_TILES[tile] for tile in basic_in(s, power, number)]
    return basic + [bonus_tile_name(s.war, tile) for tile in bonus_in(s, power, number)]
