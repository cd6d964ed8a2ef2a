"""5.0 Requirements of territories, religions and achievements: met, missing, met this turn."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_NEEDS,
    COUNTABLE,
    LANDS,
    Achievement,
    Countable,
    Seat,
)
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule

Needs: TypeAlias = tuple[tuple[int, int], ...]
"""A level or a count, and how much of it is asked for."""


def lacks(s: State, seat: Seat, what: Countable, number: int) -> int:
    """Return how much a seat is short of a number of something."""
    return max(0, number - s.count(seat, what))


def meets_all(s: State, seat: Seat, needs: Needs) -> bool:
    """Say whether a seat has everything that is asked for."""
    return all(s.count(seat, what) >= number for what, number in needs)


def meets(s: State, seat: Seat, clauses: tuple[Needs, ...]) -> bool:
    """Say whether a seat meets every clause; of the alternatives of a clause, one suffices."""
    levels = s.level[seat]
    for clause in clauses:
        for what, number in clause:
            if (levels[what] if what < LANDS else s.count(seat, what)) >= number:
                break
        else:
            return False
    return True


def missing(s: State, seat: Seat, needs: Needs) -> dict[str, int]:
    """Name what a seat is short of, and by how much."""
    short = ((COUNTABLE[what], lacks(s, seat, what, number)) for what, number in needs)
    return {what: number for what, number in short if number}


def shortage(s: State, seat: Seat, needs: Iterable[tuple[int, int]]) -> dict[str, str | int]:
    """Return the arguments of a refusal: the first thing of which a seat has too little."""
    for what, number in needs:
        has = s.count(seat, what)
        if has < number:
            return {"what": f"count-{COUNTABLE[what]}", "needed": number, "has": has}
    return {}


def nearest(s: State, seat: Seat, clauses: Sequence[Needs]) -> list[tuple[int, int]]:
    """Return the alternative of each clause to which a seat is nearest."""
    return [min(clause, key=lambda need: lacks(s, seat, *need)) for clause in clauses]


def available(s: State) -> list[int]:
    """4.5: the achievements that can be seen: those in the slots and the top of the stack."""
    return s.slots + s.achievement_deck[:1]


def is_met(s: State, seat: Seat, achievement: Achievement) -> bool:
    """5.1: every clause must hold; of alternatives, one."""
    return meets(s, seat, ACHIEVEMENT_NEEDS[achievement])


@rule("13.0", "R19")
def note_met(s: State, seat: Seat) -> None:
    """Remember what the player in turn meets, be it for a moment: it can be taken this turn.

    Told at the beginning of a turn and after every gain of a seat, this misses no moment: between
    two gains there are only losses.
    """
    if seat != s.active or s.has_achieved or s.turn == 0:
        return
    for achievement in available(s):
        if achievement not in s.met and is_met(s, seat, achievement):
            s.met.append(achievement)
