"""4.0 The sequence of play, as the segments between which the state alone says what is next."""

from typing import Final

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import NOBODY
from greatpowers.games.imperial_struggle.rules.action_round import action_round
from greatpowers.games.imperial_struggle.rules.peace import peace_begins
from greatpowers.games.imperial_struggle.rules.peace_end import peace_ends
from greatpowers.games.imperial_struggle.rules.setup import opening
from greatpowers.games.imperial_struggle.rules.victory import EVEN_VP
from greatpowers.games.imperial_struggle.rules.war import theater_of_war
from greatpowers.games.imperial_struggle.rules.war_end import war_ends
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.ask import Play
from greatpowers.kernel.game import Result
from greatpowers.kernel.rule import rule
from greatpowers.kit.deeds import Segment

SEGMENTS: Final[tuple[Segment[State], ...]] = (
    opening,
    peace_begins,
    action_round,
    peace_ends,
    theater_of_war,
    war_ends,
)


@rule("4.0", "2.1", "2.3")
def segment(t: ImperialTable) -> Play[None] | None:
    """Play the next segment: a phase of a turn, an action round, a theater of war."""
    return SEGMENTS[t.state.stage](t)


def result(s: State) -> Result | None:
    """Return who won and how, once somebody has."""
    if s.winner == NOBODY:
        return None
    lead = s.vp - EVEN_VP
    return Result((s.winner,), s.ending, (lead, -lead))
