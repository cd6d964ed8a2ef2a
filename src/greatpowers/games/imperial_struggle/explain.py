"""What the rules make of the table as a seat knows it: tallies, the scoring to come, the war.

Everything here is reckoned by the functions that carry the rules out. A seat knows the board, what
lies open, and its own War tiles and Ministries; nothing else is looked at on its behalf.
"""

from typing import Final, Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.imperial_struggle.board import Rehearsal, is_open, is_protected, is_suspended
from greatpowers.games.imperial_struggle.components import (
    ACTIONS,
    ADVANTAGES,
    ALL_SPACES,
    BRITAIN,
    COMMODITIES,
    EVENT_BONUS,
    EVENTS,
    FRANCE,
    IN_REGION,
    MARKETS,
    MINISTRIES,
    NO_WAR,
    OF_COMMODITY,
    PRESTIGE_SPACES,
    REGIONS,
    SPACES,
    WAR_THEATERS,
    Event,
    Power,
)
from greatpowers.games.imperial_struggle.rules.cabinet import keyword_in_hiding
from greatpowers.games.imperial_struggle.rules.debt import available_debt
from greatpowers.games.imperial_struggle.rules.event_play import bonus_keyword, meets_condition
from greatpowers.games.imperial_struggle.rules.points import points_left
from greatpowers.games.imperial_struggle.rules.scoring import (
    EAST_INDIA_COMPANY,
    VOLTAIRE,
    Prize,
    Tally,
    award_prize,
    company_points,
    demand_prize,
    prestige_prize,
    scoring_phase,
    tally,
    voltaire_points,
)
from greatpowers.games.imperial_struggle.rules.spoils import spoils_row
from greatpowers.games.imperial_struggle.rules.war import army_strength, bonus_strength, who_leads
from greatpowers.games.imperial_struggle.rules.war_tiles import basic_in, bonus_in
from greatpowers.games.imperial_struggle.secrets import is_revealed
from greatpowers.games.imperial_struggle.state import HAND, LAID_ASIDE, State
from greatpowers.kernel.bill import Bill, Line, total
from greatpowers.kernel.rule import rule

Side: TypeAlias = Literal["fr", "br"]

POWERS: Final[tuple[Side | None, ...]] = ("fr", "br", None)


class Sides(TypedDict):
    """A number of each power."""

    fr: int
    br: int


class PrizeToCome(TypedDict):
    """An Award, Prestige or a demand: who takes it as the board stands, and its worth to him."""

    kind: Literal["region", "prestige", "commodity"]
    id: str
    tally: Sides
    margin: int
    winner: Side | None
    vp: int
    treaty: int
    debt: int


class Extra(TypedDict):
    """What a Ministry gives besides the prizes."""

    ministry: str
    power: Side
    vp: int
    treaty: int


class Forecast(TypedDict):
    """What the Scoring Phase would give as the board stands, and where it would leave both."""

    awards: list[PrizeToCome]
    prestige: PrizeToCome
    demand: list[PrizeToCome]
    extras: list[Extra]
    vp: int
    debt: Sides
    treaty: Sides
    sweep: Side | None


class BillLine(TypedDict):
    """A line of a bill."""

    text: str
    args: dict[str, str | int]
    number: int


class Strength(TypedDict):
    """A side of a theater: its tiles as far as they are known, and what the board adds."""

    army: int
    hidden: int
    board: int
    lines: list[BillLine]


class TheaterToCome(TypedDict):
    """A theater as it stands, or as it went: who leads, if that is known, and the row he reaches.

    ``row`` is the margin from which that row of the spoils is given.
    """

    fr: Strength
    br: Strength
    settled: bool
    certain: bool
    leader: Side | None
    margin: int
    row: int | None


class Explanation(TypedDict):
    """All that the rules make of the table as a seat knows it."""

    tallies: dict[str, Sides]
    forecast: Forecast | None
    theaters: dict[str, TheaterToCome]
    points: dict[str, int]
    debt_room: Sides
    bonuses: dict[str, Literal["met", "hidden", "unmet"]]
    closed: list[str]
    protected: list[str]
    suspended: list[str]


def explain(s: State, seat: int | None) -> Explanation:
    """Return what the rules make of the table as a seat (``None``: a spectator) knows it."""
    return {
        "tallies": _tallies(s),
        "forecast": _forecast(s) if -1 not in s.award else None,
        "theaters": {} if s.war == NO_WAR else _theaters(s, seat),
        "points": {name: points_left(s, action) for action, name in enumerate(ACTIONS)},
        "debt_room": _sides((available_debt(s, FRANCE), available_debt(s, BRITAIN))),
        "bonuses": {} if seat is None else _bonuses(s, seat),
        "closed": [SPACES[i] for i in ALL_SPACES if not is_open(s, i)],
        "protected": [SPACES[i] for i in MARKETS if is_protected(s, i)],
        "suspended": [name for a, name in enumerate(ADVANTAGES) if is_suspended(s, a)],
    }


def _sides(values: Tally | list[int]) -> Sides:
    return {"fr": values[FRANCE], "br": values[BRITAIN]}


def _tallies(s: State) -> dict[str, Sides]:
    regions = {name: _sides(tally(s, IN_REGION[n])) for n, name in enumerate(REGIONS)}
    goods = {name: _sides(tally(s, OF_COMMODITY[n])) for n, name in enumerate(COMMODITIES)}
    return {"prestige": _sides(tally(s, PRESTIGE_SPACES)), **regions, **goods}


# -- scoring ---------------------------------------------------------------------------------


@rule("4.1.12")
def _forecast(s: State) -> Forecast:
    """Rehearse the Scoring Phase: its prizes one by one, and where it would leave the tracks."""
    rehearsal = Rehearsal(s)
    sweeper = scoring_phase(rehearsal)
    after = rehearsal.state
    return {
        "awards": [_prize(award_prize(s, n), "region", name) for n, name in enumerate(REGIONS)],
        "prestige": _prize(prestige_prize(s), "prestige", "prestige"),
        "demand": [
            _prize(demand_prize(s, good), "commodity", COMMODITIES[good])
            for good in sorted(s.demand)
        ],
        "extras": _extras(s),
        "vp": after.vp,
        "debt": _sides(after.debt),
        "treaty": _sides(after.treaty),
        "sweep": POWERS[sweeper],
    }


def _prize(
    prize: Prize, kind: Literal["region", "prestige", "commodity"], name: str
) -> PrizeToCome:
    return {
        "kind": kind,
        "id": name,
        "tally": _sides(prize.tally),
        "margin": prize.margin,
        "winner": POWERS[prize.winner],
        "vp": prize.vp,
        "treaty": prize.treaty,
        "debt": prize.debt,
    }


def _extras(s: State) -> list[Extra]:
    treaty, vp = voltaire_points(s), company_points(s)
    extras: list[Extra] = []
    if treaty:
        extras.append({"ministry": MINISTRIES[VOLTAIRE], "power": "fr", "vp": 0, "treaty": treaty})
    if vp:
        name = MINISTRIES[EAST_INDIA_COMPANY]
        extras.append({"ministry": name, "power": "br", "vp": vp, "treaty": 0})
    return extras


# -- war -------------------------------------------------------------------------------------


@rule("7.1", "7.2", "R100")
def _theaters(s: State, seat: int | None) -> dict[str, TheaterToCome]:
    return {
        theater.id: _theater(s, seat, number) for number, theater in enumerate(WAR_THEATERS[s.war])
    }


def _theater(s: State, seat: int | None, number: int) -> TheaterToCome:
    settled = number < len(s.strengths) // 2
    french, british = (_strength(s, seat, number, power) for power in (FRANCE, BRITAIN))
    certain = settled or french["hidden"] + british["hidden"] == 0
    leader, margin = who_leads(french["army"] + french["board"], british["army"] + british["board"])
    row = spoils_row(WAR_THEATERS[s.war][number], leader, margin) if margin and certain else None
    return {
        "fr": french,
        "br": british,
        "settled": settled,
        "certain": certain,
        "leader": POWERS[leader] if certain else None,
        "margin": margin,
        "row": None if row is None else row.margin,
    }


def _strength(s: State, seat: int | None, number: int, power: Power) -> Strength:
    """Reckon a side as it stands; one that has fought keeps the numbers it fought with."""
    bill: Bill = []
    board = bonus_strength(s, power, number, bill)
    if number < len(s.strengths) // 2:
        army, fought = s.strengths[2 * number + power]
        lines = bill if board == fought else [Line("bill-strength-board", {}, fought)]
        return {"army": army, "hidden": 0, "board": fought, "lines": _lines(lines)}
    known = seat == power or is_revealed(s, number)
    tiles = len(basic_in(s, power, number)) + len(bonus_in(s, power, number))
    return {
        "army": army_strength(s, power, number) if known else 0,
        "hidden": 0 if known else tiles,
        "board": total(bill),
        "lines": _lines(bill),
    }


def _lines(bill: Bill) -> list[BillLine]:
    return [{"text": line.text, "args": line.args, "number": line.number} for line in bill]


# -- cards -----------------------------------------------------------------------------------


@rule("3.4.3")
def _bonuses(s: State, power: Power) -> dict[str, Literal["met", "hidden", "unmet"]]:
    """Say of the Events that a power holds whether it would get their bonus."""
    return {
        EVENTS[card]: _bonus(s, power, card)
        for card, at in enumerate(s.event_at)
        if at in (HAND + power, LAID_ASIDE + power) and EVENT_BONUS[card] is not None
    }


def _bonus(s: State, power: Power, card: Event) -> Literal["met", "hidden", "unmet"]:
    if meets_condition(s, power, card):
        return "met"
    word = bonus_keyword(card)
    return "hidden" if word >= 0 and keyword_in_hiding(s, power, word) else "unmet"
