"""1.0 The course of play: the phases of a turn, and the end of the game (2.0)."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.realpolitik.components import LAST_TURN, VICTORY
from greatpowers.games.realpolitik.rules.battle import fight_battles
from greatpowers.games.realpolitik.rules.diplomacy import diplomacy
from greatpowers.games.realpolitik.rules.dispatch import resolve_dispatches
from greatpowers.games.realpolitik.rules.mobilisation import mobilise_next
from greatpowers.games.realpolitik.rules.movement import move
from greatpowers.games.realpolitik.rules.occupation import occupy
from greatpowers.games.realpolitik.rules.relations import (
    RealpolitikTable,
    in_prestige_order,
    majors,
    power_text,
)
from greatpowers.games.realpolitik.rules.selection import select
from greatpowers.games.realpolitik.state import (
    BATTLES,
    DIPLOMACY,
    DISPATCHES,
    MOBILISATIONS,
    MOVES,
    NOT_CHOSEN,
    OCCUPATION,
    OVER,
    SELECTION,
    State,
)
from greatpowers.kernel.ask import Play
from greatpowers.kernel.game import Result
from greatpowers.kernel.rule import rule

ENDINGS: Final = ("influence", "last_turn")


def segment(t: RealpolitikTable) -> Play[None]:
    """Play the next segment: the state alone says which."""
    s = t.state
    if s.phase == MOVES and not s.movers:
        return _end_turn(t)
    if s.phase == DIPLOMACY and s.is_diplomacy_due and _ends_before_diplomacy(s):
        return _finish(t)
    return PHASES[s.phase](t)


PHASES: Final[dict[int, Callable[[RealpolitikTable], Play[None]]]] = {
    DIPLOMACY: diplomacy,
    SELECTION: select,
    MOBILISATIONS: mobilise_next,
    DISPATCHES: resolve_dispatches,
    MOVES: move,
    BATTLES: fight_battles,
    OCCUPATION: occupy,
}


@rule("2.1")
def influence_to_go(s: State, power: int) -> int:
    """Return what a power lacks of the Influence that ends the game."""
    return max(0, VICTORY - s.influence[power])


def has_won(s: State) -> bool:
    """2.1: somebody has Influence enough."""
    return any(influence_to_go(s, power) == 0 for power in majors(s))


@rule("2.1", "R38", "R39")
def _end_turn(t: RealpolitikTable) -> Play[None]:
    """The game ends with the turn, or goes on to the end of the round, or to another turn."""
    s = t.state
    s.chosen = [NOT_CHOSEN] * len(s.chosen)
    s.phase = SELECTION
    if (has_won(s) and not s.ends_with_round) or s.turn >= LAST_TURN:
        yield from _finish(t)


@rule("R38")
def _ends_before_diplomacy(s: State) -> bool:
    """A round ends where the next Diplomacy Phase would begin."""
    return s.ends_with_round and has_won(s)


def _finish(t: RealpolitikTable) -> Play[None]:
    s = t.state
    s.phase = OVER
    t.say("log-game-over", cite="2.1", power=power_text(winner(s)))
    yield from ()


@rule("2.2", "R38")
def ranking(s: State) -> list[int]:
    """The most Influence first, then Prestige; or Prestige alone among those who have enough."""
    most = VICTORY if s.prestige_breaks_ties else max(s.influence)
    powers = in_prestige_order(s, list(majors(s)))
    return sorted(powers, key=lambda power: min(most, s.influence[power]), reverse=True)


def winner(s: State) -> int:
    """Return who is first when the game ends."""
    return ranking(s)[0]


def result(s: State) -> Result | None:
    """Return who has won, once the game has ended."""
    if s.phase != OVER:
        return None
    scores = tuple(s.influence[power] for power in majors(s))
    return Result((winner(s),), ENDINGS[0] if has_won(s) else ENDINGS[1], scores)
