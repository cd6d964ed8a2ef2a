"""Who runs, controls and befriends what (3.0, 6.6, R1, R3), and what is left in supply (R4)."""

from greatpowers.games.realpolitik.components import (
    ALL_TERRITORIES,
    FORTRESSES,
    GARRISONS,
    GENERALS_OF,
    HOME_OF,
    ITALY,
    NOBODY,
    POWER_TEXT,
    TRAINS,
    UNITS,
    Power,
    Territory,
)
from greatpowers.games.realpolitik.state import MOVES, TURN_END, State
from greatpowers.kernel.rule import rule


def power_text(power: Power) -> str:
    """Return the text id of a power's name."""
    return POWER_TEXT[power]


def majors(s: State) -> range:
    """6.0: Italy is a major power only with four players."""
    return range(s.players)


def is_minor(s: State, power: Power) -> bool:
    """Say whether a power is the minor one."""
    return power >= s.players


@rule("6.2")
def player_of(s: State, power: Power) -> Power:
    """Return the seat that decides for a power: its own, or that of Italy's controller."""
    return s.controller if is_minor(s, power) else power


def controller_of(s: State, place: Territory) -> Power:
    """R1: the Garrison's power; without one a Home Territory is its owner's, others nobody's."""
    garrison = s.garrison[place]
    return HOME_OF[place] if garrison == NOBODY else garrison


@rule("3.1", "6.6.1", "6.6.2", "R3")
def are_friends(s: State, one: Power, other: Power) -> bool:
    """The same power, allies, powers of one player, or Italy and the ally of its controller."""
    if one == other:
        return True
    first, second = player_of(s, one), player_of(s, other)
    if first == NOBODY or second == NOBODY:
        return False
    return first == second or s.ally[first] == second


def are_hostile(s: State, one: Power, other: Power) -> bool:
    """Say whether two powers would fight each other."""
    return not are_friends(s, one, other)


def same_player(s: State, one: Power, other: Power) -> bool:
    """6.6: powers of the same player need no consent from each other."""
    return player_of(s, one) == player_of(s, other)


def in_prestige_order(s: State, powers: list[Power]) -> list[Power]:
    """Sort powers from left to right on the prestige track."""
    return [power for power in s.prestige if power in powers]


def next_movement(s: State) -> int:
    """1.3: the stage that comes next, when a Movement is due or all are over."""
    return MOVES if s.movers else TURN_END


def units_left(s: State, power: Power) -> int:
    """R4: the Units that a power has in supply."""
    led = sum(s.general_units[general] for general in GENERALS_OF[power])
    loose = sum(
        s.loose[place]
        for place in ALL_TERRITORIES
        if s.loose[place] and controller_of(s, place) == power
    )
    return UNITS[power] - led - loose


def garrisons_left(s: State, power: Power) -> int:
    """R4: the Garrisons that a power has in supply."""
    return GARRISONS[power] - s.garrison.count(power)


def trains_left(s: State, power: Power) -> int:
    """R4: the Trains that a power has in supply."""
    return TRAINS[power] - s.train.count(power)


def fortresses_left(s: State, power: Power) -> int:
    """R4: the Fortresses that a power has in supply."""
    return FORTRESSES[power] - s.fortress.count(power)


def is_run(s: State, power: Power) -> bool:
    """Say whether a player decides for a power."""
    return power != ITALY or player_of(s, power) != NOBODY
