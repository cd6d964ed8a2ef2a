"""What follows by itself after an Action or a step: cubes that ran out, Missions, Milestones."""

from greatpowers.games.price_of_power.rules import cubes, milestones, missions
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair


def review(t: PriceTable, _affair: Affair) -> None:
    """See to cubes and tokens, then to Missions and Milestones that are fulfilled now."""
    cubes.settle(t)
    missions.check(t)
    milestones.check(t, t.state.turn)
