"""4.1 Peace Turns, phases 4.1.10 to 4.1.14: all that comes after the action rounds."""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    count_controlled,
    has_ministry,
    say_ministry,
)
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    NOBODY,
    SEQUENCE,
    country,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.debt import cut_treaty, reduce_debt
from greatpowers.games.imperial_struggle.rules.final_scoring import final_scoring_phase
from greatpowers.games.imperial_struggle.rules.scoring import scoring_phase
from greatpowers.games.imperial_struggle.rules.victory import check_victory_points, win
from greatpowers.games.imperial_struggle.state import PEACE_BEGINS, THEATER_OF_WAR, State
from greatpowers.kernel.rule import rule

JOHN_LAW: Final = ministry("john_law")
SCOTLAND: Final = country("scotland")


@rule("4.0", "4.1")
def peace_ends(t: ImperialTable) -> None:
    """Phases 10 to 14 of a Peace Turn; then a war, the next Peace Turn or the end."""
    s = t.state
    treaty_phase(t)
    remaining_powers_phase(t)
    before = t.look()
    sweeper = scoring_phase(t)
    t.moment("scoring", (before,), "log-turn-scored", cite="4.1.12", turn=s.turn, total=s.vp)
    victory_check_phase(t, sweeper)
    if s.winner == NOBODY and s.turn == SEQUENCE[-1]:
        final_scoring_phase(t)
    elif s.winner == NOBODY:
        _go_on(s)


@rule("4.1.10")
def treaty_phase(t: ImperialTable) -> None:
    """Cut both powers' Treaty Points to four; those still to be won may stand above (R19)."""
    for power in (FRANCE, BRITAIN):
        cut_treaty(t, power)


@rule("4.1.11")
def remaining_powers_phase(t: ImperialTable) -> None:
    """Carry out what cards do at the end of a turn (R102); John Law alone does anything."""
    s = t.state
    if has_ministry(s, JOHN_LAW):
        say_ministry(t, JOHN_LAW)
        reduce_debt(t, FRANCE, 2 if count_controlled(s, FRANCE, SCOTLAND) else 1)


@rule("4.1.13", "2.4")
def victory_check_phase(t: ImperialTable, sweeper: int) -> None:
    """Let whoever took all Awards and demands win; else look at the points (R20)."""
    if sweeper != NOBODY:
        win(t, sweeper, "awards_and_demands")
    else:
        check_victory_points(t)


@rule("2.1", "2.3")
def _go_on(s: State) -> None:
    """Go on in the order of turns: with the war at hand, or after turn 2 with the next peace."""
    if SEQUENCE[SEQUENCE.index(s.turn) + 1] < 0:
        s.stage = THEATER_OF_WAR
    else:
        s.turn += 1
        s.stage = PEACE_BEGINS
