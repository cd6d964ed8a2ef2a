"""What the rules make of the table as a seat knows it: tallies, the scoring to come, the war.

Everything here is reckoned by the functions that carry the rules out. A seat knows the board, what
lies open, and its own War tiles and Ministries; nothing else is looked at on its behalf.
"""

from typing import Final, Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.imperial_struggle.board import (
    Rehearsal,
    controls,
    is_open,
    is_protected,
    is_suspended,
)
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGES,
    ALL_SPACES,
    BRITAIN,
    EVENT_BONUS,
    EVENTS,
    FRANCE,
    IN_REGION,
    MARKETS,
    MINISTRIES,
    NO_WAR,
    NOBODY,
    OF_COMMODITY,
    POLITICALS,
    PRESTIGE_SPACES,
    SPACES,
    WAR_THEATERS,
    Event,
    Power,
    Space,
)
from greatpowers.games.imperial_struggle.rules.cabinet import keyword_in_hiding
from greatpowers.games.imperial_struggle.rules.debt import available_debt, treaty_excess
from greatpowers.games.imperial_struggle.rules.economic import flag_after_shift
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
    score_prestige,
    scoring_phase,
    tally,
    voltaire_points,
)
from greatpowers.games.imperial_struggle.rules.spoils import spoils_row
from greatpowers.games.imperial_struggle.rules.victory import (
    BRITAIN_WINS_AT,
    EVEN_VP,
    FRANCE_WINS_AT,
)
from greatpowers.games.imperial_struggle.rules.war import army_strength, bonus_strength, who_leads
from greatpowers.games.imperial_struggle.rules.war_tiles import basic_in, bonus_in
from greatpowers.games.imperial_struggle.secrets import is_revealed
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    HAND,
    LAID_ASIDE,
    NO_CONFLICT,
    State,
)
from greatpowers.games.imperial_struggle.view import (
    OF_ACTIONS,
    OF_COMMODITIES,
    OF_REGIONS,
    POWERS,
    Action,
    Commodity,
    Region,
    Sides,
)
from greatpowers.games.imperial_struggle.view import Power as Side
from greatpowers.kernel.bill import Bill, Line, total
from greatpowers.kernel.rule import rule
from greatpowers.kit.remembering import remembered

Tallied: TypeAlias = Literal[Region, Commodity, "prestige"]
TALLIED_SPACES: Final[dict[Tallied, tuple[Space, ...]]] = {
    **dict(zip(OF_REGIONS, IN_REGION, strict=True)),
    **dict(zip(OF_COMMODITIES, OF_COMMODITY, strict=True)),
    "prestige": PRESTIGE_SPACES,
}
"""The spaces that count for an Award, a demand or Prestige."""


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
    """What the Scoring Phase would give as the board stands, and where it would leave both.

    Before the Awards and the demand are drawn it tells of Prestige alone.
    """

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


class Swing(TypedDict):
    """What shifting a space adds to some tallies, for each side."""

    tallies: list[Tallied]
    fr: int
    br: int


class Victory(TypedDict):
    """At how many victory points nobody is ahead, and at how many each side has won."""

    even: int
    fr: int
    br: int


VICTORY: Final[Victory] = {"even": EVEN_VP, "fr": FRANCE_WINS_AT, "br": BRITAIN_WINS_AT}


class Explanation(TypedDict):
    """All that the rules make of the table as a seat knows it.

    ``treaty_excess`` is what the end of the turn takes of Treaty Points, ``board_strength`` what
    the board alone gives in all theaters together. ``swings`` tells the power in turn what shifting
    a space would do.
    """

    tallies: dict[Tallied, Sides]
    forecast: Forecast
    points: dict[Action, int]
    debt_room: Sides
    treaty_excess: Sides
    board_strength: Sides
    victory: Victory
    theaters: dict[str, TheaterToCome]
    closed: list[str]
    protected: list[str]
    suspended: list[str]
    swings: dict[str, Swing]
    bonuses: dict[str, Literal["met", "hidden", "unmet"]]


def explain(s: State, seat: int | None, public: Explanation | None = None) -> Explanation:
    """Return what the rules make of the table as a seat (``None``: a spectator) knows it."""
    told = public or _explain_to_all(s)
    if seat is None:
        return told
    return {
        **told,
        "theaters": _own_theaters(s, seat, told["theaters"]),
        "swings": _swings(s, seat) if s.stage == ACTION_ROUND and seat == s.active else {},
        "bonuses": _bonuses(s, seat),
    }


def _explain_to_all(s: State) -> Explanation:
    theaters = {} if s.war == NO_WAR else _theaters(s)
    return {
        "tallies": _tallies(s),
        "forecast": _forecast(s),
        "points": {name: points_left(s, action) for action, name in enumerate(OF_ACTIONS)},
        "debt_room": _sides((available_debt(s, FRANCE), available_debt(s, BRITAIN))),
        "treaty_excess": _sides((treaty_excess(s, FRANCE), treaty_excess(s, BRITAIN))),
        "board_strength": {
            "fr": sum(theater["fr"]["board"] for theater in theaters.values()),
            "br": sum(theater["br"]["board"] for theater in theaters.values()),
        },
        "victory": VICTORY,
        "theaters": theaters,
        "closed": _closed(s),
        "protected": _protected(s),
        "suspended": _suspended(s),
        "swings": {},
        "bonuses": {},
    }


@remembered
def _closed(s: State) -> list[str]:
    return [SPACES[i] for i in ALL_SPACES if not is_open(s, i)]


@remembered
def _protected(s: State) -> list[str]:
    return [SPACES[i] for i in MARKETS if is_protected(s, i)]


@remembered
def _suspended(s: State) -> list[str]:
    return [name for a, name in enumerate(ADVANTAGES) if is_suspended(s, a)]


def outlook(s: State, _seat: int) -> tuple[str, int]:
    """Return where the victory points would stand if the turn were scored now."""
    return "outlook-victory-points", _after_scoring(s)[0]


def _sides(values: Tally | list[int]) -> Sides:
    return {"fr": values[FRANCE], "br": values[BRITAIN]}


@remembered
def _tallies(s: State) -> dict[Tallied, Sides]:
    return {name: _sides(tally(s, spaces)) for name, spaces in TALLIED_SPACES.items()}


@rule("3.2.8")
@remembered
def _swings(s: State, power: Power) -> dict[str, Swing]:
    return {
        SPACES[i]: _swing(s, i, flag_after_shift(s, power, i))
        for i in (*MARKETS, *POLITICALS)
        if s.flag[i] != power and s.conflict[i] == NO_CONFLICT and is_open(s, i)
    }


def _swing(s: State, place: Space, owner: int) -> Swing:
    return {
        "tallies": [name for name, spaces in TALLIED_SPACES.items() if place in spaces],
        "fr": (owner == FRANCE) - controls(s, FRANCE, place),
        "br": (owner == BRITAIN) - controls(s, BRITAIN, place),
    }


# -- scoring ---------------------------------------------------------------------------------


@rule("4.1.12")
def _forecast(s: State) -> Forecast:
    """Rehearse the Scoring Phase: its prizes one by one, and where it would leave the tracks."""
    vp, debt, treaty, sweep = _after_scoring(s)
    return {
        "awards": _awards(s) if _are_awards_drawn(s) else [],
        "prestige": _prize(prestige_prize(s), "prestige", "prestige"),
        "demand": [
            _prize(demand_prize(s, good), "commodity", OF_COMMODITIES[good])
            for good in sorted(s.demand)
        ],
        "extras": _extras(s),
        "vp": vp,
        "debt": debt,
        "treaty": treaty,
        "sweep": sweep,
    }


@remembered
def _after_scoring(s: State) -> tuple[int, Sides, Sides, Side | None]:
    """Return where Victory Points, debts and Treaty Points would stand, and who would sweep."""
    rehearsal = Rehearsal(s)
    sweeper = _score(rehearsal)
    after = rehearsal.state
    return after.vp, _sides(after.debt), _sides(after.treaty), POWERS[sweeper]


def _are_awards_drawn(s: State) -> bool:
    return -1 not in s.award


def _score(rehearsal: Rehearsal) -> int:
    """Score what can be scored by now; return who would sweep it all. Prestige sweeps nothing."""
    if _are_awards_drawn(rehearsal.state):
        return scoring_phase(rehearsal)
    score_prestige(rehearsal)
    return NOBODY


@remembered
def _awards(s: State) -> list[PrizeToCome]:
    return [_prize(award_prize(s, n), "region", name) for n, name in enumerate(OF_REGIONS)]


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
@remembered
def _theaters(s: State) -> dict[str, TheaterToCome]:
    return {
        theater.id: explain_theater(s, number) for number, theater in enumerate(WAR_THEATERS[s.war])
    }


def _own_theaters(
    s: State, power: Power, told: dict[str, TheaterToCome]
) -> dict[str, TheaterToCome]:
    return {
        theater: _own_theater(s, power, number, each)
        for number, (theater, each) in enumerate(told.items())
    }


def explain_theater(s: State, number: int) -> TheaterToCome:
    """Explain a theater of the war at hand, or how it went, to everybody."""
    french, british = (_strength(s, number, power) for power in (FRANCE, BRITAIN))
    return _theater(s, number, french, british)


def _own_theater(s: State, power: Power, number: int, told: TheaterToCome) -> TheaterToCome:
    """Explain a theater to a power, which knows its own tiles there."""
    if told["certain"]:
        return told
    strengths = [told["fr"], told["br"]]
    own = army_strength(s, power, number)
    strengths[power] = {**strengths[power], "army": own, "hidden": 0}
    return _theater(s, number, *strengths)


def _theater(s: State, number: int, french: Strength, british: Strength) -> TheaterToCome:
    settled = number < len(s.strengths) // 4
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


def _strength(s: State, number: int, power: Power) -> Strength:
    """Reckon a side as all know it; one that has fought keeps the numbers it fought with."""
    bill: Bill = []
    board = bonus_strength(s, power, number, bill)
    if number < len(s.strengths) // 4:
        first = 4 * number + 2 * power
        army, fought = s.strengths[first : first + 2]
        lines = bill if board == fought else [Line("bill-strength-board", {}, fought)]
        return {"army": army, "hidden": 0, "board": fought, "lines": _lines(lines)}
    known = is_revealed(s, number)
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
@remembered
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
