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
    SEAS,
    TERRITORIES,
)
from greatpowers.games.realpolitik.rules.administration import influence_to_extend, taxes
from greatpowers.games.realpolitik.rules.battle_cards import STRUCK, card_limit
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
from greatpowers.games.realpolitik.rules.seas import sea_controllers
from greatpowers.games.realpolitik.rules.sides import (
    generals_of,
    leading_powers,
    powers_of,
    side_strength,
    works,
)
from greatpowers.games.realpolitik.state import (
    ATTACK,
    DEFENCE,
    NOT_CHOSEN,
    NOT_IN_GAME,
    SELECTION,
    State,
)
from greatpowers.games.realpolitik.vocabulary import GARRISON_PILE

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
Power: TypeAlias = Literal["france", "prussia", "austria", "italy"]
Action: TypeAlias = Literal["taxation", "mobilisation", "extend_influence", "dispatch", "movement"]


class PowerState(TypedDict):
    """A power; ``taxes`` and ``to_extend`` are what two of its actions would bring now."""

    money: int
    morale: int
    influence: int
    taxes: int
    to_extend: int
    units_left: int
    garrisons_left: int
    trains_left: int
    fortresses_left: int
    played: list[Action]
    has_chosen: bool
    chosen: Action | None
    has_pledged: bool
    pledge: Power | Literal["nobody"] | None
    has_bid: bool
    bid: int | None
    cards: int
    hand: list[int] | None


class TerritoryState(TypedDict):
    """A territory in which there is something to tell."""

    controller: Power | None
    garrison: bool
    train: Power | None
    fortress: bool
    loose: int
    works: int


class GeneralState(TypedDict):
    """A general who is in the game; one who is nowhere is in reserve."""

    at: str | None
    units: int
    has_moved: bool


class BattleSide(TypedDict):
    """A side of a battle."""

    powers: list[Power]
    generals: list[str]
    supporters: list[str]
    strength: int


class LaidCard(TypedDict):
    """A battle card on the table; its value is told to those who know it."""

    power: Power
    pile: str | None
    open: bool
    struck: bool
    value: int | None


class Battle(TypedDict):
    """The battle being fought: attack and defence, the cards, and how many each may lay."""

    territory: str
    sides: tuple[BattleSide, BattleSide]
    cards: list[LaidCard]
    limits: dict[str, int]


class GameView(TypedDict):
    """The table as a seat sees it."""

    players: int
    phase: Phase
    turn: int
    token: int
    prestige: list[Power]
    controller: Power | None
    alliances: list[tuple[Power, Power]]
    powers: dict[Power, PowerState]
    territories: dict[str, TerritoryState]
    generals: dict[str, GeneralState]
    seas: dict[str, Power | None]
    deck: int
    discards: list[int]
    mobilising: list[Power]
    movers: list[Power]
    arbiter: Power | None
    extra_steps: int
    battle: Battle | None


PHASES: Final[tuple[Phase, ...]] = (
    "diplomacy",
    "selection",
    "mobilisation",
    "dispatch",
    "moves",
    "battles",
    "occupation",
    "over",
)
OF_POWERS: Final = cast(tuple[Power, ...], POWERS)
OF_ACTIONS: Final = cast(tuple[Action, ...], ACTIONS)


def view(s: State, seat: int | None) -> GameView:
    """Name what a seat (``None``: a spectator) may see."""
    return {
        "players": s.players,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "token": s.token,
        "prestige": [OF_POWERS[power] for power in s.prestige],
        "controller": _power(s.controller),
        "alliances": [
            (OF_POWERS[power], OF_POWERS[s.ally[power]])
            for power in majors(s)
            if s.ally[power] > power
        ],
        "powers": {OF_POWERS[power]: _power_view(s, power, seat) for power in ALL_POWERS},
        "territories": {
            TERRITORIES[place]: _territory(s, place)
            for place in ALL_TERRITORIES
            if _is_worth_telling(s, place)
        },
        "generals": {
            GENERALS[general]: _general(s, general)
            for general in ALL_GENERALS
            if s.general_at[general] != NOT_IN_GAME
        },
        "seas": dict(zip(SEAS, (_power(power) for power in sea_controllers(s)), strict=True)),
        "deck": len(s.deck),
        "discards": sorted(s.discards),
        "mobilising": [OF_POWERS[power] for power in s.mobilising],
        "movers": [OF_POWERS[power] for power in s.movers],
        "arbiter": _power(s.arbiter),
        "extra_steps": s.extra_steps,
        "battle": _battle(s, seat),
    }


def _power(power: int) -> Power | None:
    return None if power == NOBODY else OF_POWERS[power]


def runs(s: State, seat: int | None, power: int) -> bool:
    """Say whether a seat decides for a power, and so knows its secrets."""
    return seat is not None and player_of(s, power) == seat


def _power_view(s: State, power: int, seat: int | None) -> PowerState:
    own = runs(s, seat, power)
    return {
        "money": s.money[power],
        "morale": s.morale[power],
        "influence": s.influence[power],
        "taxes": taxes(s, power),
        "to_extend": influence_to_extend(s, power),
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


def _chosen(s: State, power: int, own: bool) -> Action | None:
    """Return a chosen action: one's own, or anybody's once all are shown."""
    if s.chosen[power] == NOT_CHOSEN or (s.phase == SELECTION and not own):
        return None
    return OF_ACTIONS[s.chosen[power]]


def _pledge(s: State, power: int, own: bool) -> Power | Literal["nobody"] | None:
    """Return to whom a power gave its token: the own one, or anybody's once all are shown."""
    if s.pledge[power] == NOT_CHOSEN or not (own or pledges_are_shown(s)):
        return None
    return "nobody" if s.pledge[power] == PLEDGED_NOBODY else OF_POWERS[s.pledge[power]]


def _bid(s: State, power: int, own: bool) -> int | None:
    """Return what a power bid for Italy: the own bid, or anybody's once all are shown."""
    if s.bid[power] == NOT_CHOSEN or not (own or bids_are_shown(s)):
        return None
    return s.bid[power]


def _is_worth_telling(s: State, place: int) -> bool:
    markers = (s.garrison[place], s.train[place], s.fortress[place], controller_of(s, place))
    return s.loose[place] > 0 or any(marker != NOBODY for marker in markers)


def _territory(s: State, place: int) -> TerritoryState:
    return {
        "controller": _power(controller_of(s, place)),
        "garrison": s.garrison[place] != NOBODY,
        "train": _power(s.train[place]),
        "fortress": s.fortress[place] != NOBODY,
        "loose": s.loose[place],
        "works": works(s, place) if controller_of(s, place) != NOBODY else 0,
    }


def _general(s: State, general: int) -> GeneralState:
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
        "limits": {
            OF_POWERS[power]: card_limit(s, power)
            for side in (ATTACK, DEFENCE)
            for power in powers_of(s, side)
        },
    }


def _side(s: State, side: int) -> BattleSide:
    return {
        "powers": [OF_POWERS[power] for power in leading_powers(s, side)],
        "generals": [GENERALS[general] for general in generals_of(s, side)],
        "supporters": [GENERALS[general] for general in s.supporters[side]],
        "strength": side_strength(s, side),
    }


def _card(s: State, seat: int | None, place: int) -> LaidCard:
    pile = s.card_pile[place]
    is_known = s.card_open[place] or runs(s, seat, s.card_by[place])
    return {
        "power": OF_POWERS[s.card_by[place]],
        "pile": None if pile < 0 else "garrison" if pile == GARRISON_PILE else GENERALS[pile],
        "open": s.card_open[place],
        "struck": pile == STRUCK,
        "value": s.card_value[place] if is_known else None,
    }
