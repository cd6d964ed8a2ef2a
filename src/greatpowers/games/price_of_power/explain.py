"""What the rules make of the table: incomes, the end if it came now, and what goals still need.

All of it comes from the functions that carry the rules out, and only from what a seat may know.
"""

from collections.abc import Iterable, Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.cards import (
    IDEAS,
    MILESTONES,
    MISSION_PRESTIGE,
    MISSIONS,
    STRUGGLES,
    Idea,
    Milestone,
    Mission,
    Struggle,
)
from greatpowers.games.price_of_power.components.tables import ALL_POWERS, Seat
from greatpowers.games.price_of_power.displays import Displays, displays
from greatpowers.games.price_of_power.effects.cards import (
    NEEDS_OF_IDEA,
    NEEDS_OF_MILESTONE,
    NEEDS_OF_MISSION,
)
from greatpowers.games.price_of_power.effects.conditions import (
    AT_MOST,
    Condition,
    holds,
    measure,
)
from greatpowers.games.price_of_power.effects.words import Piece, condition_words
from greatpowers.games.price_of_power.explain_deals import (
    DealExplained,
    OfferExplained,
    explain_deal,
    explain_offers,
)
from greatpowers.games.price_of_power.rules import income, scoring
from greatpowers.games.price_of_power.rules.battle_sides import is_fighting
from greatpowers.games.price_of_power.rules.event_action import events_owed
from greatpowers.games.price_of_power.rules.milestones import prestige_for_next
from greatpowers.games.price_of_power.rules.missions import is_fulfilled
from greatpowers.games.price_of_power.rules.ownership import has, manpower, tax_income
from greatpowers.games.price_of_power.rules.research import knows, price
from greatpowers.games.price_of_power.rules.struggle_scoring import prestige_of
from greatpowers.games.price_of_power.rules.turns import action_menu, minor_menu
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_battle import BattleExplained, battle_explained
from greatpowers.games.price_of_power.view_campaigns import (
    CallExplained,
    MarchExplained,
    call_explained,
    march_explained,
    may_think_of_war,
    voyage_explained,
)
from greatpowers.games.price_of_power.view_counts import counts_explained
from greatpowers.games.price_of_power.view_names import OF_POWERS, PowerName, realm_of
from greatpowers.games.price_of_power.view_siege import (
    SiegeExplained,
    siege_under_way,
    sieges_to_come,
)
from greatpowers.games.price_of_power.view_wars import (
    BattleToCome,
    ProspectExplained,
    WarExplained,
    declarations,
    wars,
)
from greatpowers.kernel.ask import Choice
from greatpowers.kernel.bill import Bill, charge, total
from greatpowers.kit.counting import Counts
from greatpowers.kit.remembering import remembered


class BillLine(TypedDict):
    """A line of a bill: a text, its arguments, and what it adds to the sum."""

    text: str
    args: dict[str, str | int]
    number: int


class WordPiece(TypedDict):
    """A piece of a line of a card: a text and its arguments."""

    text: str
    args: dict[str, str | int]


class Need(TypedDict):
    """What a goal asks for in the words of its card: how much there is, and how much it needs.

    ``at_most``: it is so as long as there is not more than that. A need that must not be so is
    ``met`` when there is less.
    """

    words: list[WordPiece]
    there: int
    needed: int
    at_most: bool
    met: bool


class MissionExplained(TypedDict):
    """A Mission in hand: what it brings, what it still needs, and what happens to it."""

    prestige: int
    needs: list[Need]
    fulfilled: bool
    held: bool


class MilestoneExplained(TypedDict):
    """An open Milestone: what it brings the next to reach it, and what each still needs."""

    prestige: int
    needs: dict[str, list[Need]]
    reached: list[str]


class PlayerExplained(TypedDict):
    """A player: what the Round brings, and what the game would bring if it ended now."""

    tax: int
    manpower: int
    events_owed: int
    income: list[BillLine]
    power: dict[PowerName, list[BillLine]]
    power_of_choice: int
    corruption: int
    round_prestige: list[BillLine]
    final: list[BillLine]
    final_prestige: int


class IdeaExplained(TypedDict):
    """An Idea on display, for one player: its price line by line, and what it still asks for."""

    price: list[BillLine]
    needs: list[Need]


class ActionExplained(TypedDict):
    """What an Action costs whose Turn it is, also if it cannot be taken now."""

    paid_in: str
    bill: list[BillLine]
    also: list[BillLine]


class Explanation(TypedDict):
    """What the rules make of the table, as one seat may know it.

    ``ideas`` and ``actions`` are those of the seat itself, ``actions`` in its Turn; ``deal`` is
    offered to somebody, or the seat is putting it together; ``offers`` lie on the table.
    ``counts``: how many of each it may answer at once.
    """

    players: dict[str, PlayerExplained]
    ranking: list[str]
    missions: dict[str, MissionExplained]
    ideas: dict[str, IdeaExplained]
    actions: dict[str, ActionExplained]
    milestones: dict[str, MilestoneExplained]
    struggles: dict[str, dict[str, list[BillLine]]]
    deal: DealExplained | None
    offers: list[OfferExplained]
    displays: Displays
    battle: NotRequired[BattleExplained]
    wars: NotRequired[list[WarExplained]]
    declarations: NotRequired[dict[str, ProspectExplained]]
    march: NotRequired[MarchExplained]
    voyage: NotRequired[list[BattleToCome]]
    call: NotRequired[CallExplained]
    counts: NotRequired[Counts]
    siege: NotRequired[SiegeExplained]
    sieges: NotRequired[dict[str, SiegeExplained]]


def explain(s: State, seat: int | None, public: Explanation | None = None) -> Explanation:
    """Explain the table to a seat (``None``: a spectator).

    ``public`` is what a spectator is told, if it was put together already.
    """
    shown = public or _explain_to_all(s)
    if seat is None:
        return shown
    realm = realm_of(s, seat)
    players = {**shown["players"], realm: _own_player(s, seat, shown["players"][realm])}
    told: Explanation = {
        **shown,
        "players": players,
        "ranking": _ranking(players),
        "missions": _missions(s, seat),
        "ideas": _ideas(s, seat),
        "actions": _actions(s, seat) if s.turn == seat else {},
        "deal": explain_deal(s, seat),
        "offers": explain_offers(s, seat, shown["offers"]),
    }
    if s.has_war and s.turn == seat and may_think_of_war(s):
        told["declarations"] = declarations(s, seat)
        told["sieges"] = sieges_to_come(s, seat)
    if s.has_war:
        _explain_campaign(s, seat, told)
    counts = counts_explained(s, seat)
    if counts is not None:
        told["counts"] = counts
    return told


def _explain_campaign(s: State, seat: Seat, told: Explanation) -> None:
    """Add what a seat is asked about in war: a march, a voyage, a Call to Arms."""
    march = march_explained(s, seat)
    if march is not None:
        told["march"] = march
    voyage = voyage_explained(s, seat)
    if voyage:
        told["voyage"] = voyage
    call = call_explained(s, seat)
    if call is not None:
        told["call"] = call


def _explain_to_all(s: State) -> Explanation:
    players = {realm_of(s, each): _player(s, each) for each in range(s.players)}
    struggles = (*s.active_struggles, *s.struggles[:1])
    told: Explanation = {
        "players": players,
        "ranking": _ranking(players),
        "missions": {},
        "ideas": {},
        "actions": {},
        "milestones": {MILESTONES[each]: _milestone(s, each) for each in s.milestones},
        "struggles": {STRUGGLES[each]: _struggle(s, each) for each in struggles},
        "deal": explain_deal(s, None),
        "offers": explain_offers(s, None),
        "displays": displays(s),
    }
    if is_fighting(s):
        told["battle"] = battle_explained(s)
    if any(s.war):
        told["wars"] = wars(s)
    siege = siege_under_way(s)
    if siege is not None:
        told["siege"] = siege
    return told


def _ranking(players: dict[str, PlayerExplained]) -> list[str]:
    return sorted(players, key=lambda realm: -players[realm]["final_prestige"])


def outlook(s: State, seat: int) -> tuple[str, int]:
    """Return by how much Prestige a seat leads all others, or is behind the first."""
    others = [s.prestige[other] for other in range(s.players) if other != seat]
    return "outlook-prestige", s.prestige[seat] - max(others)


def _lines(bill: Bill) -> list[BillLine]:
    return [{"text": line.text, "args": line.args, "number": line.number} for line in bill]


# -- players -------------------------------------------------------------------------------------


@remembered
def _player(s: State, seat: Seat) -> PlayerExplained:
    coming: Bill = []
    income.income(s, seat, coming)
    prestige: Bill = []
    income.round_prestige(s, seat, prestige)
    final = _final(s, seat)
    return {
        "tax": tax_income(s, seat),
        "manpower": manpower(s, seat),
        "events_owed": events_owed(s, seat),
        "income": _lines(coming),
        "power": {OF_POWERS[power]: _power(s, seat, power) for power in ALL_POWERS},
        "power_of_choice": income.power_of_choice(s, seat),
        "corruption": income.corruption(s, seat),
        "round_prestige": _lines(prestige),
        "final": _lines(final),
        "final_prestige": total(final),
    }


def _power(s: State, seat: Seat, power: int) -> list[BillLine]:
    bill: Bill = []
    income.power_income(s, seat, power, bill)
    return _lines(bill)


def _final(s: State, seat: Seat) -> Bill:
    """Reckon the end of the game as if it were now, as far as all know."""
    bill: Bill = []
    charge(bill, "bill-prestige-now", s.prestige[seat])
    if not s.ending:
        scoring.final_prestige(s, seat, bill)
    return bill


def _own_player(s: State, seat: Seat, shown: PlayerExplained) -> PlayerExplained:
    """Add to the end of the game what only its owner knows: Missions in hand."""
    held = _missions_at_the_end(s, seat)
    return {
        **shown,
        "final": shown["final"] + _lines(held),
        "final_prestige": shown["final_prestige"] + total(held),
    }


@remembered
def _missions_at_the_end(s: State, seat: Seat) -> Bill:
    bill: Bill = []
    if not s.ending:
        charge(bill, "bill-missions", scoring.missions_prestige(s, seat))
    return bill


# -- what things cost ----------------------------------------------------------------------------


@remembered
def _ideas(s: State, seat: Seat) -> dict[str, IdeaExplained]:
    return {IDEAS[idea]: _idea(s, seat, idea) for idea in s.grid if not knows(s, seat, idea)}


def _idea(s: State, seat: Seat, idea: Idea) -> IdeaExplained:
    bill: Bill = []
    price(s, seat, idea, bill)
    return {"price": _lines(bill), "needs": _needs(s, seat, NEEDS_OF_IDEA[idea])}


@remembered
def _actions(s: State, seat: Seat) -> dict[str, ActionExplained]:
    """Tell the price of each Action that is one choice of the Turn's menu."""
    menu = (*action_menu(s, seat), *minor_menu(s, seat))
    return {choice.verb.name: _action(choice) for choice in menu if not choice.verb.targets}


def _action(choice: Choice) -> ActionExplained:
    bill: Bill = []
    if choice.cost is not None:
        choice.cost(0, bill)
    also = choice.at_stake(0).also
    return {"paid_in": choice.paid_in, "bill": _lines(bill), "also": _lines(also)}


# -- goals ---------------------------------------------------------------------------------------


@remembered
def _missions(s: State, seat: Seat) -> dict[str, MissionExplained]:
    return {MISSIONS[mission]: _mission(s, seat, mission) for mission in s.missions[seat]}


def _mission(s: State, seat: Seat, mission: Mission) -> MissionExplained:
    return {
        "prestige": MISSION_PRESTIGE[mission],
        "needs": _needs(s, seat, NEEDS_OF_MISSION[mission]),
        "fulfilled": is_fulfilled(s, seat, mission),
        "held": mission in s.held[seat],
    }


@remembered
def _milestone(s: State, milestone: Milestone) -> MilestoneExplained:
    reached = s.reached[s.milestones.index(milestone)]
    needs = NEEDS_OF_MILESTONE[milestone]
    seats = range(s.players)
    return {
        "prestige": prestige_for_next(s, milestone),
        "needs": {
            realm_of(s, seat): _needs(s, seat, needs) for seat in seats if not has(reached, seat)
        },
        "reached": [realm_of(s, seat) for seat in seats if has(reached, seat)],
    }


def _needs(s: State, seat: Seat, needs: Iterable[Condition]) -> list[Need]:
    return [_need(s, seat, asked) for asked in needs]


def _need(s: State, seat: Seat, asked: Condition) -> Need:
    there, needed = measure(s, asked, seat)
    return {
        "words": _pieces(condition_words(asked.row)),
        "there": there,
        "needed": needed,
        "at_most": asked.name in AT_MOST,
        "met": holds(s, asked, seat),
    }


def _pieces(pieces: Sequence[Piece]) -> list[WordPiece]:
    return [{"text": text, "args": args} for text, args in pieces]


@remembered
def _struggle(s: State, struggle: Struggle) -> dict[str, list[BillLine]]:
    """Tell what a Power Struggle would bring each player now."""
    found: dict[str, list[BillLine]] = {}
    for seat in range(s.players):
        bill: Bill = []
        prestige_of(s, seat, struggle, bill)
        found[realm_of(s, seat)] = _lines(bill)
    return found
