"""What one seat may see (R40)."""

from typing import Final, Literal, TypeAlias, cast

from typing_extensions import TypedDict

from greatpowers.games.realpolitik.components import (
    ACTIONS,
    ALL_GENERALS,
    ALL_POWERS,
    ALL_TERRITORIES,
    GENERALS,
    NOBODY,
    POWERS,
    TERRITORIES,
    General,
    Power,
    Territory,
)
from greatpowers.games.realpolitik.rules.battle_cards import STRUCK
from greatpowers.games.realpolitik.rules.diplomacy import (
    PLEDGED_NOBODY,
    bids_are_shown,
    pledges_are_shown,
)
from greatpowers.games.realpolitik.rules.relations import (
    controller_of,
    fortresses_left,
    garrisons_left,
    majors,
    player_of,
    trains_left,
    units_left,
)
from greatpowers.games.realpolitik.rules.sides import generals_of, leading_powers
from greatpowers.games.realpolitik.state import (
    ATTACK,
    DEFENCE,
    NOT_CHOSEN,
    NOT_IN_GAME,
    SELECTION,
    Side,
    State,
)
from greatpowers.games.realpolitik.vocabulary import GARRISON_PILE
from greatpowers.kit.remembering import remembered

Phase: TypeAlias = Literal[
    "diplomacy",
    "selection",
    "mobilisation",
    "dispatch",
    "moves",
    "battles",
    "occupation",
    "over",
]
PowerName: TypeAlias = Literal["france", "prussia", "austria", "italy"]
Action: TypeAlias = Literal["taxation", "mobilisation", "extend_influence", "dispatch", "movement"]


class PowerState(TypedDict):
    """A power."""

    money: int
    morale: int
    influence: int
    units_left: int
    garrisons_left: int
    trains_left: int
    fortresses_left: int
    played: list[Action]
    has_chosen: bool
    chosen: Action | None
    has_pledged: bool
    pledge: PowerName | Literal["nobody"] | None
    has_bid: bool
    bid: int | None
    cards: int
    hand: list[int] | None


class TerritoryState(TypedDict):
    """A territory in which there is something to tell."""

    controller: PowerName | None
    garrison: bool
    train: PowerName | None
    fortress: bool
    loose: int


class GeneralState(TypedDict):
    """A general who is in the game; one who is nowhere is in reserve."""

    at: str | None
    units: int
    has_moved: bool


class BattleSide(TypedDict):
    """A side of a battle."""

    powers: list[PowerName]
    generals: list[str]
    supporters: list[str]


class LaidCard(TypedDict):
    """A battle card on the table; its value is told to those who know it."""

    power: PowerName
    pile: str | None
    open: bool
    struck: bool
    value: int | None


class Battle(TypedDict):
    """The battle being fought: attack, defence and the cards."""

    territory: str
    sides: tuple[BattleSide, BattleSide]
    cards: list[LaidCard]


class GameView(TypedDict):
    """The table as a seat sees it."""

    players: int
    phase: Phase
    turn: int
    token: int
    prestige: list[PowerName]
    controller: PowerName | None
    alliances: list[tuple[PowerName, PowerName]]
    powers: dict[PowerName, PowerState]
    territories: dict[str, TerritoryState]
    generals: dict[str, GeneralState]
    deck: int
    discards: list[int]
    mobilising: list[PowerName]
    movers: list[PowerName]
    arbiter: PowerName | None
    extra_steps: int
    battle: Battle | None


PHASES: Final[tuple[Phase, ...]] = (
    "diplomacy",
    "selection",
    "mobilisation",
    "mobilisation",
    "mobilisation",
    "dispatch",
    "moves",
    "moves",
    "moves",
    "battles",
    "occupation",
    "moves",
    "over",
)
"""The phase of the game at each stage."""
OF_POWERS: Final = cast(tuple[PowerName, ...], POWERS)
OF_ACTIONS: Final = cast(tuple[Action, ...], ACTIONS)


def view(s: State, seat: int | None, public: GameView | None = None) -> GameView:
    """Name what a seat (``None``: a spectator) may see."""
    shown = public or _view_of_all(s)
    if seat is None:
        return shown
    own = {OF_POWERS[p]: _power_view(s, p, True) for p in ALL_POWERS if runs(s, seat, p)}
    return {**shown, "powers": {**shown["powers"], **own}, "battle": _battle(s, seat)}


def _view_of_all(s: State) -> GameView:
    return {
        "players": s.players,
        "phase": PHASES[s.stage],
        "turn": s.turn,
        "token": s.token,
        "prestige": [OF_POWERS[power] for power in s.prestige],
        "controller": power_name(s.controller),
        "alliances": [
            (OF_POWERS[power], OF_POWERS[s.ally[power]])
            for power in majors(s)
            if s.ally[power] > power
        ],
        "powers": {OF_POWERS[power]: _power_view(s, power, False) for power in ALL_POWERS},
        "territories": _territories(s),
        "generals": _generals(s),
        "deck": len(s.deck),
        "discards": sorted(s.discards),
        "mobilising": [OF_POWERS[power] for power in s.mobilising],
        "movers": [OF_POWERS[power] for power in s.movers],
        "arbiter": power_name(s.arbiter),
        "extra_steps": s.extra_steps,
        "battle": _battle(s, None),
    }


def power_name(power: Power) -> PowerName | None:
    """Name a power; none for nobody."""
    return None if power == NOBODY else OF_POWERS[power]


def runs(s: State, seat: int | None, power: Power) -> bool:
    """Say whether a seat decides for a power, and so knows its secrets."""
    return seat is not None and player_of(s, power) == seat


def knows_card(s: State, seat: int | None, place: int) -> bool:
    """Say whether a seat may know a card that lies in a battle."""
    return s.card_open[place] or runs(s, seat, s.card_by[place])


@remembered
def _power_view(s: State, power: Power, own: bool) -> PowerState:
    return {
        "money": s.money[power],
        "morale": s.morale[power],
        "influence": s.influence[power],
        "units_left": units_left(s, power),
        "garrisons_left": garrisons_left(s, power),
        "trains_left": trains_left(s, power),
        "fortresses_left": fortresses_left(s, power),
        "played": [OF_ACTIONS[action] for action in s.played[power]],
        "has_chosen": s.chosen[power] != NOT_CHOSEN,
        "chosen": _chosen(s, power, own),
        "has_pledged": s.pledge[power] != NOT_CHOSEN,
        "pledge": _pledge(s, power, own),
        "has_bid": s.bid[power] != NOT_CHOSEN,
        "bid": _bid(s, power, own),
        "cards": len(s.hand[power]),
        "hand": sorted(s.hand[power]) if own else None,
    }


def _chosen(s: State, power: Power, own: bool) -> Action | None:
    """Return a chosen action: one's own, or anybody's once all are shown."""
    if s.chosen[power] == NOT_CHOSEN or (s.stage == SELECTION and not own):
        return None
    return OF_ACTIONS[s.chosen[power]]


def _pledge(s: State, power: Power, own: bool) -> PowerName | Literal["nobody"] | None:
    """Return to whom a power gave its token: the own one, or anybody's once all are shown."""
    if s.pledge[power] == NOT_CHOSEN or not (own or pledges_are_shown(s)):
        return None
    return "nobody" if s.pledge[power] == PLEDGED_NOBODY else OF_POWERS[s.pledge[power]]


def _bid(s: State, power: Power, own: bool) -> int | None:
    """Return what a power bid for Italy: the own bid, or anybody's once all are shown."""
    if s.bid[power] == NOT_CHOSEN or not (own or bids_are_shown(s)):
        return None
    return s.bid[power]


@remembered
def _territories(s: State) -> dict[str, TerritoryState]:
    return {
        TERRITORIES[place]: _territory(s, place)
        for place in ALL_TERRITORIES
        if _is_worth_telling(s, place)
    }


def _is_worth_telling(s: State, place: Territory) -> bool:
    markers = (s.garrison[place], s.train[place], s.fortress[place], controller_of(s, place))
    return s.loose[place] > 0 or any(marker != NOBODY for marker in markers)


def _territory(s: State, place: Territory) -> TerritoryState:
    return {
        "controller": power_name(controller_of(s, place)),
        "garrison": s.garrison[place] != NOBODY,
        "train": power_name(s.train[place]),
        "fortress": s.fortress[place] != NOBODY,
        "loose": s.loose[place],
    }


@remembered
def _generals(s: State) -> dict[str, GeneralState]:
    return {
        GENERALS[general]: _general(s, general)
        for general in ALL_GENERALS
        if s.general_at[general] != NOT_IN_GAME
    }


def _general(s: State, general: General) -> GeneralState:
    place = s.general_at[general]
    return {
        "at": TERRITORIES[place] if place >= 0 else None,
        "units": s.general_units[general],
        "has_moved": s.has_moved[general],
    }


def _battle(s: State, seat: int | None) -> Battle | None:
    if s.field == NOBODY:
        return None
    return {
        "territory": TERRITORIES[s.field],
        "sides": (_side(s, ATTACK), _side(s, DEFENCE)),
        "cards": [_card(s, seat, place) for place in range(len(s.card_by))],
    }


def _side(s: State, side: Side) -> BattleSide:
    return {
        "powers": [OF_POWERS[power] for power in leading_powers(s, side)],
        "generals": [GENERALS[general] for general in generals_of(s, side)],
        "supporters": [GENERALS[general] for general in s.supporters[side]],
    }


def _card(s: State, seat: int | None, place: int) -> LaidCard:
    pile = s.card_pile[place]
    return {
        "power": OF_POWERS[s.card_by[place]],
        "pile": None if pile < 0 else "garrison" if pile == GARRISON_PILE else GENERALS[pile],
        "open": s.card_open[place],
        "struck": pile == STRUCK,
        "value": s.card_value[place] if knows_card(s, seat, place) else None,
    }
