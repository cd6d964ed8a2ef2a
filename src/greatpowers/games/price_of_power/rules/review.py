"""What follows by itself after an Action or a step: cubes that ran out, Missions, Milestones."""

from typing import Final

from greatpowers.games.price_of_power.rules import (
    cubes,
    curia,
    empire,
    imperial_authority,
    influence,
    milestones,
    missions,
    stale_wars,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import LAND_CHANGED, PriceTable
from greatpowers.kernel.agenda import Affair


def review(t: PriceTable, _affair: Affair) -> None:
    """See to the Empire, the Curia, cubes and tokens, then to Missions and Milestones."""
    s = t.state
    imperial_authority.renounce(t)
    changed, s.changed = s.changed, 0
    if changed & LAND_CHANGED:
        empire.check_borders(t)
        influence.leave_players_areas(t)
        stale_wars.forget(t)
    curia.settle(t)
    cubes.settle(t, changed)
    missions.check(t, changed | s.changed)
    milestones.check(t, s.turn, changed | s.changed)


REVIEW: Final = AGENDA.task("review", review)
"""Begun before an Action, it is played when all of it is done."""
