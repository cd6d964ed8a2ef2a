"""How near a player is to what hardly ever happens by chance: Missions, Milestones, far nodes."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ALL_IDEAS,
    IDEA_AGE,
    IDEAS,
    MILESTONE_AGE,
    MILESTONES,
    MISSIONS,
    MISSIONS_OF,
    UNLOCKED_BY,
    Idea,
    Milestone,
    Mission,
    idea,
)
from greatpowers.games.price_of_power.components.scenarios import ROUNDS_OF_AGE
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NODES, node
from greatpowers.games.price_of_power.effects.cards import NEEDS_OF_MILESTONE, NEEDS_OF_MISSION
from greatpowers.games.price_of_power.landmarks_needs import NEARLY, learning, near_needs
from greatpowers.games.price_of_power.landmarks_rare import RARE
from greatpowers.games.price_of_power.landmarks_roads import to_trade_in
from greatpowers.games.price_of_power.rules.ownership import has
from greatpowers.games.price_of_power.state import State

IN_HAND: Final = 0.2
"""How much of a Mission it is to have it in hand."""
LATER: Final = 0.3
"""How much what is needed only later counts: the next Missions, a Milestone of another Age."""


def aims(s: State, seat: Seat) -> list[str]:
    """Return what a player could still come to in this game, of what this page can measure."""
    deck = MISSIONS_OF.get(s.realm[seat], ())
    missions = [
        mission
        for mission in deck
        if not has(s.completed[mission], seat) and _rounds_for(s, seat, mission) <= _rounds_left(s)
    ]
    ages = [age for age in s.ages if age > s.age]
    milestones = [
        milestone
        for milestone, age in enumerate(MILESTONE_AGE)
        if milestone in s.milestones or age in ages
    ]
    return [
        *(f"mission: {MISSIONS[mission]}" for mission in missions),
        *(f"milestone: {MILESTONES[milestone]}" for milestone in milestones),
        *(f"node: {name}" for name in NODES),
        *(f"idea: {IDEAS[number]}" for number in _ideas_to_come(s, seat)),
        *RARE,
    ]


def _ideas_to_come(s: State, seat: Seat) -> list[Idea]:
    """Return the Ideas of this game that a player does not know yet."""
    last = max(s.ages)
    return [
        number
        for number in ALL_IDEAS
        if IDEA_AGE[number] <= last and not has(s.knows[number], seat)
    ]


def nearness(s: State, seat: Seat, name: str) -> float:
    """Return how near a player is to a landmark, from 0 to 1."""
    group, _, thing = name.partition(": ")
    if group == "mission":
        return _mission(s, seat, MISSIONS.index(thing))
    if group == "milestone":
        return _milestone(s, seat, MILESTONES.index(thing))
    if group == "node":
        return to_trade_in(s, seat, node(thing))
    if group == "idea":
        return learning(s, seat, idea(thing))
    return RARE[name](s, seat) if name in RARE else 0.0


def _way_to(mission: Mission) -> list[Mission]:
    """Return the shortest row of Missions that leads to one, with it."""
    rows = [_way_to(before) for before in UNLOCKED_BY[mission]]
    return [*min(rows, key=len), mission] if rows else [mission]


_WAYS: Final = tuple(_way_to(mission) for mission in range(len(MISSIONS)))


def _left_of(s: State, seat: Seat, mission: Mission) -> list[Mission]:
    """Return what a player has still to complete to come to a Mission, with it."""
    return [each for each in _WAYS[mission] if not has(s.completed[each], seat)]


def _rounds_for(s: State, seat: Seat, mission: Mission) -> int:
    """Return in how many Rounds after this one a Mission must be taken to come to another."""
    left = _left_of(s, seat, mission)
    return len(left) - (left[0] in s.missions[seat])


def lateness(s: State) -> float:
    """Return how little time is left: 1 in the last Round."""
    return 1 / (1 + _rounds_left(s))


def _rounds_left(s: State) -> int:
    """Return how many Rounds come after this one; in each the next Mission can be taken."""
    ages = [age for age in s.ages if age >= s.age]
    return ROUNDS_OF_AGE[s.scenario] * len(ages) - max(1, s.round)


def _mission(s: State, seat: Seat, mission: Mission) -> float:
    """Return how far a player has come on the way to a Mission; what comes later counts a little.

    A Mission is scored only by who has it in hand.
    """
    left = _left_of(s, seat, mission)
    found = float(len(_WAYS[mission]) - len(left))
    for place, each in enumerate(left):
        part = near_needs(s, seat, NEEDS_OF_MISSION[each])
        if place:
            found += LATER * part
        else:
            found += NEARLY * (1 - IN_HAND) * part + IN_HAND * (each in s.missions[seat])
    return found / len(_WAYS[mission])


def wanted(s: State, seat: Seat, mission: Mission) -> float:
    """Return how good a Mission would be in hand: how near it is, and what it leads to."""
    after = [other for other, before in enumerate(UNLOCKED_BY) if mission in before]
    later = max((near_needs(s, seat, NEEDS_OF_MISSION[other]) for other in after), default=0.0)
    return near_needs(s, seat, NEEDS_OF_MISSION[mission]) + LATER * later


def _milestone(s: State, seat: Seat, milestone: Milestone) -> float:
    if milestone in s.milestones:
        return near_needs(s, seat, NEEDS_OF_MILESTONE[milestone])
    if MILESTONE_AGE[milestone] <= s.age:
        return 0.0
    return LATER * near_needs(s, seat, NEEDS_OF_MILESTONE[milestone])
