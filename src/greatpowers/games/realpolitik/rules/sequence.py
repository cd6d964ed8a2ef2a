"""1.0 The course of play: the stages of a turn, one after another."""

from typing import Final

from greatpowers.games.realpolitik.components import LAST_TURN
from greatpowers.games.realpolitik.rules.battle import fight_battles
from greatpowers.games.realpolitik.rules.diplomacy import diplomacy
from greatpowers.games.realpolitik.rules.dispatch import resolve_dispatches
from greatpowers.games.realpolitik.rules.mobilisation import buy, discard_surplus, mobilise_next
from greatpowers.games.realpolitik.rules.movement import begin_movement, move_general
from greatpowers.games.realpolitik.rules.occupation import occupy
from greatpowers.games.realpolitik.rules.rail import rail_transport
from greatpowers.games.realpolitik.rules.selection import select
from greatpowers.games.realpolitik.rules.victory import finish, has_won
from greatpowers.games.realpolitik.state import NOT_CHOSEN, SELECTION, RealpolitikTable, State
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.deeds import Segment


@rule("2.1", "R38", "R39")
def end_turn(t: RealpolitikTable) -> None:
    """The game ends with the turn, or goes on to the end of the round, or to another turn."""
    s = t.state
    s.chosen = [NOT_CHOSEN] * len(s.chosen)
    s.stage = SELECTION
    if (has_won(s) and not s.ends_with_round) or s.turn >= LAST_TURN:
        finish(t)


SEGMENTS: Final[tuple[Segment[State], ...]] = (
    diplomacy,
    select,
    mobilise_next,
    buy,
    discard_surplus,
    resolve_dispatches,
    begin_movement,
    rail_transport,
    move_general,
    fight_battles,
    occupy,
    end_turn,
)


def segment(t: RealpolitikTable) -> Play[None] | None:
    """Play the next segment: the stage alone says which."""
    return SEGMENTS[t.state.stage](t)
