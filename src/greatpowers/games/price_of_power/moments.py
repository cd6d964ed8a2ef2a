"""What there is to see where everybody should stop: Events, incomes, Prestige, an Age, wars."""

from collections.abc import Callable, Sequence

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.cards import (
    EVENTS,
    IDEAS,
    MILESTONES,
    STRUGGLES,
    Struggle,
)
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import AREAS
from greatpowers.games.price_of_power.explain import BillLine
from greatpowers.games.price_of_power.moments_war import MOMENTS_OF_WAR
from greatpowers.games.price_of_power.rules import income, scoring
from greatpowers.games.price_of_power.rules.crusade import crusade_prestige
from greatpowers.games.price_of_power.rules.event_deck import open_events
from greatpowers.games.price_of_power.rules.struggle_scoring import prestige_of
from greatpowers.games.price_of_power.rules.struggles import BATTLEGROUNDS
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_names import realm_of
from greatpowers.kernel.agenda import NUMBERS
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kit.moments import Placed, Sight, placed


class EventsMoment(Sight):
    """The Events of a Round: those that lie open, and how many lie face down."""

    open: list[str]
    face_down: int


class Earned(TypedDict):
    """The income of a player: how it came about, Ducats and Interest before and after."""

    realm: str
    income: list[BillLine]
    ducats: list[int]
    interest: list[int]


class IncomeMoment(Sight):
    """The incomes of a Round."""

    players: list[Earned]


class Scored(TypedDict):
    """The Prestige of a player: what brought some, and how much there was before and after."""

    realm: str
    lines: list[BillLine]
    prestige: list[int]


class StruggleScored(TypedDict):
    """A Power Struggle that was scored: over which Areas it was, and what it brought each realm."""

    struggle: str
    battlegrounds: list[str]
    lines: dict[str, list[BillLine]]


class RoundMoment(Sight):
    """The Prestige of a Round, and the Power Struggles that were scored."""

    players: list[Scored]
    struggles: list[StruggleScored]


class AgeMoment(Sight):
    """A new Age: its Milestones, and the Ideas that have come to the display."""

    age: int
    milestones: list[str]
    ideas: list[str]


class FinalMoment(Sight):
    """The Final Scoring."""

    players: list[Scored]


class Elector(TypedDict):
    """An Elector Area and the realm for which it has voted."""

    area: str
    realm: str


class ElectionMoment(Sight):
    """An Election: who was Emperor, who is, and how the Elector Areas have voted."""

    before: str
    elected: str
    votes: list[Elector]


def events_shown(states: Sequence[State]) -> EventsMoment:
    """Tell which Events a Round begins with."""
    after = states[-1]
    shown = [EVENTS[event] for event in open_events(after)]
    face_down = len(after.row) - len(shown)
    return {"points": False, "placed": [], "open": shown, "face_down": face_down}


def incomes(states: Sequence[State]) -> IncomeMoment:
    """Tell what everybody has earned, and what was borrowed for it."""
    before, after = states
    players = [_earned(before, after, seat) for seat in range(after.players)]
    return {"points": False, "placed": [], "players": players}


def _earned(before: State, after: State, seat: Seat) -> Earned:
    return {
        "realm": realm_of(after, seat),
        "income": _bill(lambda bill: income.income(before, seat, bill)),
        "ducats": [before.ducats[seat], after.ducats[seat]],
        "interest": [before.interest[seat], after.interest[seat]],
    }


def round_scored(states: Sequence[State]) -> RoundMoment:
    """Tell what the Round and its Power Struggles have brought."""
    before, after = states
    struggles = [_struggle(before, struggle) for struggle in before.active_struggles]
    return {
        "points": before.prestige != after.prestige,
        "placed": [row for struggle in struggles for row in _battlegrounds(struggle)],
        "players": [_scored(before, after, seat, _round) for seat in range(after.players)],
        "struggles": struggles,
    }


def _battlegrounds(told: StruggleScored) -> list[Placed]:
    """Return where a Power Struggle was."""
    title = f"struggle-{told['struggle']}"
    return placed(title, title, [f"area-{area}" for area in told["battlegrounds"]])


def _struggle(s: State, struggle: Struggle) -> StruggleScored:
    return {
        "struggle": STRUGGLES[struggle],
        "battlegrounds": [AREAS[area] for area in BATTLEGROUNDS[struggle]],
        "lines": {
            realm_of(s, seat): _struggle_lines(s, seat, struggle) for seat in range(s.players)
        },
    }


def _struggle_lines(s: State, seat: Seat, struggle: Struggle) -> list[BillLine]:
    return _bill(lambda bill: prestige_of(s, seat, struggle, bill))


def age_begun(states: Sequence[State]) -> AgeMoment:
    """Tell what a new Age has brought to the displays."""
    before, after = states
    return {
        "points": False,
        "placed": [],
        "age": after.age,
        "milestones": [MILESTONES[each] for each in after.milestones],
        "ideas": [IDEAS[each] for each in after.grid if each not in before.grid],
    }


def finally_scored(states: Sequence[State]) -> FinalMoment:
    """Tell what the Final Scoring has brought."""
    before, after = states
    players = [_scored(before, after, seat, _final) for seat in range(after.players)]
    return {"points": before.prestige != after.prestige, "placed": [], "players": players}


def emperor_elected(states: Sequence[State]) -> ElectionMoment:
    """Tell who is Emperor by whose votes; the affair under way has noted them."""
    s = states[-1]
    before, _inherits, elected, *cast = s.agenda[-1][NUMBERS:]
    votes: list[Elector] = [
        {"area": AREAS[area], "realm": realm_of(s, seat)}
        for area, seat in zip(cast[::2], cast[1::2], strict=True)
    ]
    return {
        "points": False,
        "placed": [row for vote in votes for row in _elector(vote)],
        "before": realm_of(s, before),
        "elected": realm_of(s, elected),
        "votes": votes,
    }


def _elector(vote: Elector) -> list[Placed]:
    """Return where an Elector Area is."""
    area = f"area-{vote['area']}"
    return placed(area, area, [area])


MOMENTS = {
    "events": events_shown,
    "income": incomes,
    "round": round_scored,
    "age": age_begun,
    "final": finally_scored,
    "election": emperor_elected,
    **MOMENTS_OF_WAR,
}


def _scored(
    before: State, after: State, seat: Seat, reckon: Callable[[State, Seat, Bill], None]
) -> Scored:
    return {
        "realm": realm_of(after, seat),
        "lines": _bill(lambda bill: reckon(before, seat, bill)),
        "prestige": [before.prestige[seat], after.prestige[seat]],
    }


def _round(s: State, seat: Seat, bill: Bill) -> None:
    income.round_prestige(s, seat, bill)
    struggles = sum(prestige_of(s, seat, struggle) for struggle in s.active_struggles)
    charge(bill, "bill-struggles", struggles)
    crusade_prestige(s, seat, bill)


def _final(s: State, seat: Seat, bill: Bill) -> None:
    scoring.final_prestige(s, seat, bill)
    charge(bill, "bill-missions", scoring.missions_prestige(s, seat))


def _bill(reckon: Callable[[Bill], object]) -> list[BillLine]:
    """Return the lines of a bill."""
    bill: Bill = []
    reckon(bill)
    return [{"text": line.text, "args": line.args, "number": line.number} for line in bill]
