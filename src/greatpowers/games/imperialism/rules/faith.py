"""15.6.2 Dissenters: who is one to whom."""

from typing import Final

from greatpowers.games.imperialism.components import (
    IS_CATHOLIC,
    NOTHING,
    RELIGIONS,
    Seat,
)
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule

COUNTER_REFORMATION: Final = RELIGIONS.index("counter_reformation")


@rule("15.6.2")
def are_dissenters(s: State, one: Seat, other: Seat) -> bool:
    """Two players of different faith; Russia and the Ottomans are dissenters to everybody."""
    if not (IS_CATHOLIC[s.power[one]] and IS_CATHOLIC[s.power[other]]):
        return True
    return _church(s, one) != _church(s, other)


def _church(s: State, seat: Seat) -> int:
    """R14: a Counter-Reformer differs from a Catholic, unless agreed otherwise."""
    religion = s.religion[seat]
    is_still_catholic = s.one_catholicism and religion == COUNTER_REFORMATION
    return NOTHING if is_still_catholic else religion


def dissenters(s: State, seat: Seat) -> list[int]:
    """Return all dissenters to a seat, clockwise."""
    return [other for other in s.others(seat) if are_dissenters(s, seat, other)]
