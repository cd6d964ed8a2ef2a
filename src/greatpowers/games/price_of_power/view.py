"""What one seat may see: all but hands, decks, Missions in hand and Events that lie face down.

Places, cards and realms are named by their ids. What is empty is left out.
"""

from itertools import compress
from typing import Final, Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.price_of_power import view_map
from greatpowers.games.price_of_power.components.cards import (
    CARDS,
    CHARACTERS,
    EVENTS,
    IDEAS,
    MILESTONES,
    STRUGGLES,
    TRADES,
)
from greatpowers.games.price_of_power.components.scenarios import ROUNDS_OF_AGE, SCENARIOS
from greatpowers.games.price_of_power.components.world import AREAS, NOBODY, REALMS
from greatpowers.games.price_of_power.rules.battle_sides import is_fighting
from greatpowers.games.price_of_power.rules.empire import emperor_realm
from greatpowers.games.price_of_power.rules.offer_rows import (
    IS_ACCEPTED,
    MAKER,
    PARTNER,
    PIECES,
    offers_on_table,
)
from greatpowers.games.price_of_power.rules.pacts import drafter
from greatpowers.games.price_of_power.state import (
    State,
)
from greatpowers.games.price_of_power.view_battle import BattleState, battle_view
from greatpowers.games.price_of_power.view_map import (
    AreaState,
    FaithState,
    NodeState,
    ProvinceState,
    RealmState,
    ZoneState,
)
from greatpowers.games.price_of_power.view_mats import PlayerState, mat, own_mat
from greatpowers.games.price_of_power.view_names import (
    OF_POWERS,
    PowerName,
    faith_or_none,
    realm_of,
    realm_or_none,
    realms_of,
)
from greatpowers.games.price_of_power.vocabulary import VOCABULARY

Phase: TypeAlias = Literal["draw", "actions", "peace", "income", "cleanup"]
PHASES: Final[tuple[Phase, ...]] = ("draw", "actions", "peace", "income", "cleanup")
"""From the first Phase on, which is number 1."""


class EventState(TypedDict):
    """An Event of the row with the Ducats on it; it has a name if it lies face up."""

    event: str | None
    ducats: int


class MilestoneState(TypedDict):
    """An open Milestone and who has reached it."""

    milestone: str
    reached: list[str]


class OfferState(TypedDict):
    """A deal that lies on the table, by its parts as its maker chose them."""

    maker: str
    partner: str
    accepted: bool
    parts: list[str]


class GameView(TypedDict):
    """The table as a seat sees it."""

    scenario: str
    ages: list[int]
    age: int
    round: int
    rounds: int
    phase: Phase
    first: str
    turn: str | None
    passed: list[str]
    is_ending: bool
    last_turns: list[str]
    players: list[PlayerState]
    provinces: dict[str, ProvinceState]
    areas: dict[str, AreaState]
    faiths: dict[str, FaithState]
    realms: dict[str, RealmState]
    nodes: dict[str, NodeState]
    zones: dict[str, ZoneState]
    docked: dict[str, dict[str, int]]
    ill: list[str]
    decks: dict[PowerName, int]
    discards: dict[PowerName, list[str]]
    playing: list[str]
    draft: list[str]
    offered: list[str]
    offers: list[OfferState]
    trade_deck: int
    trade_discards: list[str]
    trade_shown: list[str]
    row: list[EventState]
    events: int
    events_gone: list[str]
    ideas: list[str]
    idea_decks: dict[PowerName, int]
    milestones: list[MilestoneState]
    milestone_decks: list[int]
    struggles: list[str]
    upcoming: str | None
    emperor: str | None
    crown: str | None
    authority: int
    hre_faith: str | None
    hre_dissolved: bool
    hre_defended: bool
    imperial_units: int
    invaders: list[str]
    cardinals: list[str]
    roma: str | None
    crusade: str | None
    excommunicated: str | None
    committed: list[str]
    battle: NotRequired[BattleState]


def view(s: State, seat: int | None, public: GameView | None = None) -> GameView:
    """Name what a seat (``None``: a spectator) may see; ``public`` is what a spectator sees."""
    shown = public or _view_of_all(s)
    if seat is None:
        return shown
    players = shown["players"].copy()
    players[seat] = own_mat(s, seat, players[seat])
    draft = _deal(s.draft) if drafter(s) == seat else []
    return {**shown, "players": players, "draft": draft}


def _view_of_all(s: State) -> GameView:
    shown = _table(s)
    if is_fighting(s):
        shown["battle"] = battle_view(s)
    return shown


def _table(s: State) -> GameView:
    return {
        "scenario": SCENARIOS[s.scenario],
        "ages": list(s.ages),
        "age": s.age,
        "round": s.round,
        "rounds": ROUNDS_OF_AGE[s.scenario],
        "phase": PHASES[s.phase - 1],
        "first": realm_of(s, s.first),
        "turn": None if s.turn == NOBODY else realm_of(s, s.turn),
        "passed": [realm_of(s, each) for each in s.passed],
        "is_ending": s.is_ending,
        "last_turns": [realm_of(s, each) for each in s.last_turns],
        "players": [mat(s, each) for each in range(s.players)],
        "provinces": view_map.provinces(s),
        "areas": view_map.areas(s),
        "faiths": view_map.faiths(s),
        "realms": view_map.realms(s),
        "nodes": view_map.nodes(s),
        "zones": view_map.zones(s),
        "docked": view_map.docked(s),
        "ill": list(compress(CHARACTERS, s.ill)),
        "decks": {OF_POWERS[deck]: len(cards) for deck, cards in enumerate(s.decks)},
        "discards": {
            OF_POWERS[deck]: [CARDS[card] for card in cards]
            for deck, cards in enumerate(s.discards)
        },
        "playing": [CARDS[card] for card in s.playing],
        "draft": [],
        "offered": _deal(s.offered),
        "offers": [_offer(s, row) for row in offers_on_table(s)],
        "trade_deck": len(s.trade_deck),
        "trade_discards": [TRADES[card] for card in s.trade_discards],
        "trade_shown": [TRADES[card] for card in s.trade_shown],
        "row": _row(s),
        "events": len(s.events),
        "events_gone": [EVENTS[event] for event in s.events_gone],
        "ideas": [IDEAS[idea] for idea in s.grid],
        "idea_decks": {OF_POWERS[deck]: len(cards) for deck, cards in enumerate(s.idea_decks)},
        "milestones": [
            {"milestone": MILESTONES[milestone], "reached": realms_of(s, s.reached[kind])}
            for kind, milestone in enumerate(s.milestones)
        ],
        "milestone_decks": [len(deck) for deck in s.milestone_decks],
        "struggles": [STRUGGLES[struggle] for struggle in s.active_struggles],
        "upcoming": STRUGGLES[s.struggles[0]] if s.struggles else None,
        "emperor": None if s.emperor == NOBODY else realm_of(s, s.emperor),
        "crown": realm_or_none(emperor_realm(s)),
        "authority": s.authority,
        "hre_faith": faith_or_none(s.hre_faith),
        "hre_dissolved": s.is_dissolved,
        "hre_defended": s.is_defending,
        "imperial_units": s.imperial_units,
        "invaders": [REALMS[realm] for realm in s.invaders],
        "cardinals": [realm_of(s, each) for each in s.cardinals],
        "roma": None if s.roma == NOBODY else realm_of(s, s.roma),
        "crusade": None if s.crusade == NOBODY else AREAS[s.crusade],
        "excommunicated": realm_or_none(s.excommunicated),
        "committed": realms_of(s, s.committed),
    }


def _deal(codes: list[int]) -> list[str]:
    """Name the parts of a deal of two players, as its maker chose them."""
    return [str(VOCABULARY.options[code]) for code in codes]


def _offer(s: State, row: list[int]) -> OfferState:
    return {
        "maker": realm_of(s, row[MAKER]),
        "partner": realm_of(s, row[PARTNER]),
        "accepted": bool(row[IS_ACCEPTED]),
        "parts": _deal(row[PIECES:]),
    }


def _row(s: State) -> list[EventState]:
    return [
        {"event": EVENTS[event] if place < s.face_up else None, "ducats": ducats}
        for place, (event, ducats) in enumerate(zip(s.row, s.row_ducats, strict=True))
    ]
