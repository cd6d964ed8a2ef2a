"""What Missions and Milestones promise, which Provinces they ask for, and what Claims are for."""

from collections.abc import Iterable, Iterator
from typing import Final

from greatpowers.games.price_of_power.components.cards import MISSION_PRESTIGE
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    LAND,
    PROVINCES_OF,
    Area,
    Province,
    area,
    province,
)
from greatpowers.games.price_of_power.effects.cards import NEEDS_OF_MILESTONE, NEEDS_OF_MISSION
from greatpowers.games.price_of_power.effects.conditions import Condition, holds, measure
from greatpowers.games.price_of_power.rules import missions
from greatpowers.games.price_of_power.rules.borders import is_owner_friendly
from greatpowers.games.price_of_power.rules.milestones import prestige_for_next
from greatpowers.games.price_of_power.rules.ownership import has, owned_areas, tax_value
from greatpowers.games.price_of_power.state import State

NEAR: Final = 0.6
"""How much of a goal counts that is nearly reached."""
CLAIM: Final = 0.14
MOST_CLAIMED: Final = 5
"""A Tax Value of others in an Area that one claims, and how many count."""
FAR_OFF: Final = 1
"""How many count beyond a sea."""
WANTED: Final = 2
"""How much more a Province counts among them that a Mission in hand asks for."""
OF_LANDS: Final = ("owns", "controls", "owns_area")
"""Conditions that name the Provinces to be had."""


def _named(needs: Iterable[Condition]) -> Iterator[Province]:
    for asked in needs:
        if asked.name in OF_LANDS and not asked.negated:
            yield from (province(name) for name in asked.word("provinces", ()))
            for name in asked.word("areas", ()):
                yield from PROVINCES_OF[area(name)]


_LANDS_OF: Final = tuple(frozenset(_named(needs)) for needs in NEEDS_OF_MISSION)


def is_wanted(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a Mission in hand asks for a Province."""
    return any(place in _LANDS_OF[mission] for mission in s.missions[seat])


def goals(s: State, seat: Seat) -> float:
    """Return the worth of Missions in hand and of Milestones, the more the nearer they are."""
    found = 0.0
    for mission in s.missions[seat]:
        if missions.is_fulfilled(s, seat, mission):
            found += MISSION_PRESTIGE[mission]
        else:
            found += NEAR * MISSION_PRESTIGE[mission] * _near(s, seat, NEEDS_OF_MISSION[mission])
    for kind, milestone in enumerate(s.milestones):
        if not has(s.reached[kind], seat):
            prestige = prestige_for_next(s, milestone)
            found += NEAR * prestige * _near(s, seat, NEEDS_OF_MILESTONE[milestone])
    return found


def _near(s: State, seat: Seat, needs: Iterable[Condition]) -> float:
    """Return how near a goal is, from 0 to 1."""
    steps = [_step(s, seat, asked) for asked in needs]
    return sum(steps) / len(steps) if steps else 0.0


def _step(s: State, seat: Seat, asked: Condition) -> float:
    if holds(s, asked, seat):
        return 1.0
    there, needed = measure(s, asked, seat)
    return 0.0 if there >= needed or needed <= 0 else max(0.0, there / needed)


def claims(s: State, seat: Seat) -> float:
    """Return the worth of a player's Claims."""
    return CLAIM * sum(claimed(s, seat, each) for each in s.claims[seat])


def claimed(s: State, seat: Seat, ground: Area) -> int:
    """Return the Tax Value to which a Claim in an Area gives a right, of others than Allies.

    It is of little use where no land of one's own is near.
    """
    found = 0
    for place in PROVINCES_OF[ground]:
        if s.holder[place] != seat and not is_owner_friendly(s, seat, place):
            found += tax_value(s, place) + (WANTED if is_wanted(s, seat, place) else 0)
    near = {ground, *LAND[ground]}
    most = FAR_OFF if near.isdisjoint(owned_areas(s, seat)) else MOST_CLAIMED
    return min(most, found)
