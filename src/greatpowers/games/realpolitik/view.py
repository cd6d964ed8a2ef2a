"""What one seat may see (R40)."""

from typing import Any, Final

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

PHASES: Final = (
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


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Name what a seat (``None``: a spectator) may see."""
    return {
        "players": s.players,
        "phase": PHASES[s.stage],
        "turn": s.turn,
        "token": s.token,
        "prestige": [POWERS[power] for power in s.prestige],
        "controller": power_name(s.controller),
        "alliances": [
            [POWERS[power], POWERS[s.ally[power]]] for power in majors(s) if s.ally[power] > power
        ],
        "powers": {POWERS[power]: _power_view(s, power, seat) for power in ALL_POWERS},
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
        "deck": len(s.deck),
        "discards": sorted(s.discards),
        "mobilising": [POWERS[power] for power in s.mobilising],
        "movers": [POWERS[power] for power in s.movers],
        "arbiter": power_name(s.arbiter),
        "extra_steps": s.extra_steps,
        "battle": _battle(s, seat),
    }


def power_name(power: Power) -> str | None:
    """Name a power; none for nobody."""
    return None if power == NOBODY else POWERS[power]


def runs(s: State, seat: int | None, power: Power) -> bool:
    """Say whether a seat decides for a power, and so knows its secrets."""
    return seat is not None and player_of(s, power) == seat


def knows_card(s: State, seat: int | None, place: int) -> bool:
    """Say whether a seat may know a card that lies in a battle."""
    return s.card_open[place] or runs(s, seat, s.card_by[place])


def _power_view(s: State, power: Power, seat: int | None) -> dict[str, Any]:
    own = runs(s, seat, power)
    return {
        "money": s.money[power],
        "morale": s.morale[power],
        "influence": s.influence[power],
        "units_left": units_left(s, power),
        "garrisons_left": garrisons_left(s, power),
        "trains_left": trains_left(s, power),
        "fortresses_left": fortresses_left(s, power),
        "played": [ACTIONS[action] for action in s.played[power]],
        "has_chosen": s.chosen[power] != NOT_CHOSEN,
        "chosen": _chosen(s, power, own),
        "has_pledged": s.pledge[power] != NOT_CHOSEN,
        "pledge": _pledge(s, power, own),
        "has_bid": s.bid[power] != NOT_CHOSEN,
        "bid": _bid(s, power, own),
        "cards": len(s.hand[power]),
        "hand": sorted(s.hand[power]) if own else None,
    }


def _chosen(s: State, power: Power, own: bool) -> str | None:
    """Return a chosen action: one's own, or anybody's once all are shown."""
    if s.chosen[power] == NOT_CHOSEN or (s.stage == SELECTION and not own):
        return None
    return ACTIONS[s.chosen[power]]


def _pledge(s: State, power: Power, own: bool) -> str | None:
    """Return to whom a power gave its token: the own one, or anybody's once all are shown."""
    if s.pledge[power] == NOT_CHOSEN or not (own or pledges_are_shown(s)):
        return None
    return "nobody" if s.pledge[power] == PLEDGED_NOBODY else POWERS[s.pledge[power]]


def _bid(s: State, power: Power, own: bool) -> int | None:
    """Return what a power bid for Italy: the own bid, or anybody's once all are shown."""
    if s.bid[power] == NOT_CHOSEN or not (own or bids_are_shown(s)):
        return None
    return s.bid[power]


def _is_worth_telling(s: State, place: Territory) -> bool:
    markers = (s.garrison[place], s.train[place], s.fortress[place], controller_of(s, place))
    return s.loose[place] > 0 or any(marker != NOBODY for marker in markers)


def _territory(s: State, place: Territory) -> dict[str, Any]:
    return {
        "controller": power_name(controller_of(s, place)),
        "garrison": s.garrison[place] != NOBODY,
        "train": power_name(s.train[place]),
        "fortress": s.fortress[place] != NOBODY,
        "loose": s.loose[place],
    }


def _general(s: State, general: General) -> dict[str, Any]:
    place = s.general_at[general]
    return {
        "at": TERRITORIES[place] if place >= 0 else None,
        "units": s.general_units[general],
        "has_moved": s.has_moved[general],
    }


def _battle(s: State, seat: int | None) -> dict[str, Any] | None:
    if s.field == NOBODY:
        return None
    return {
        "territory": TERRITORIES[s.field],
        "sides": [_side(s, side) for side in (ATTACK, DEFENCE)],
        "cards": [_card(s, seat, place) for place in range(len(s.card_by))],
    }


def _side(s: State, side: Side) -> dict[str, Any]:
    return {
        "powers": [POWERS[power] for power in leading_powers(s, side)],
        "generals": [GENERALS[general] for general in generals_of(s, side)],
        "supporters": [GENERALS[general] for general in s.supporters[side]],
    }


def _card(s: State, seat: int | None, place: int) -> dict[str, Any]:
    pile = s.card_pile[place]
    return {
        "power": POWERS[s.card_by[place]],
        "pile": None if pile < 0 else "garrison" if pile == GARRISON_PILE else GENERALS[pile],
        "open": s.card_open[place],
        "struck": pile == STRUCK,
        "value": s.card_value[place] if knows_card(s, seat, place) else None,
    }
