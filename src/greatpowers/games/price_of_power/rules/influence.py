"""Influence: cubes in Areas that are not all players' (5.4.1, 11.1)."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Area, Realm
from greatpowers.games.price_of_power.state import COURTS, PriceTable, State

MOST_IN_AREA = 5


def of(s: State, seat: Seat, area: Area) -> int:
    """Return the Influence of a player (or of the Emperor: ``IMPERIAL``) in an Area."""
    return s.influence[area * COURTS + seat]


def room(s: State, area: Area) -> int:
    """Return how many cubes an Area still has room for."""
    return MOST_IN_AREA - sum(s.influence[area * COURTS : area * COURTS + COURTS])


def in_realm(s: State, seat: Seat, realm: Realm) -> int:
    """Return a player's Influence in the Areas of a realm; a Marriage counts as one."""
    raise NotImplementedError


def place(t: PriceTable, seat: Seat, area: Area, *, cite: str = "5.4.1") -> None:
    """Put a cube into an Area that has room."""
    t.state.influence[area * COURTS + seat] += 1


def remove(t: PriceTable, seat: Seat, area: Area, number: int, *, cite: str = "11.1") -> int:
    """Take cubes off an Area, as far as there are; return how many were."""
    gone = min(number, of(t.state, seat, area))
    t.state.influence[area * COURTS + seat] -= gone
    return gone


def open_turn(s: State, seat: Seat) -> None:
    """Remember, at the start of a Turn, from where Influence may spread in it."""
    s.reach = []
    s.spread = {}
