"""Who is stronger where: what Units may hope to take, and what those of Enemies threaten.

Chances are estimated from numbers of Units alone, as they are asked for very often; before it
attacks, a bot weighs the rules' own chances of the Battle.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from greatpowers.games.price_of_power.appraisal_aims import is_wanted
from greatpowers.games.price_of_power.appraisal_time import rounds_left
from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    LAND,
    NOBODY,
    PROVINCES_OF,
    Area,
    Province,
    Realm,
)
from greatpowers.games.price_of_power.rules import activation, invasions, sieges
from greatpowers.games.price_of_power.rules.battle_sides import Battle, is_fighting
from greatpowers.games.price_of_power.rules.borders import (
    is_hostile_province,
    is_owner_hostile,
    judge_entry,
)
from greatpowers.games.price_of_power.rules.bridges import crossings
from greatpowers.games.price_of_power.rules.event_action import events_owed
from greatpowers.games.price_of_power.rules.income import ships_at_sea
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.npr_defence import (
    hostile_seats,
    imperial_help,
    land_foes,
    land_force,
    land_forces,
    lords_in,
    muster,
)
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    owned,
    tax_value,
)
from greatpowers.games.price_of_power.rules.relations import at_peace, at_war_with, is_enemy
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import ACTIONS, REBELS, State

STEEPNESS: Final = 4
"""How fast the chances of a Battle go with the ratio of Units: hits and losses both do."""
WITHOUT_MEANS: Final = 0.25
"""How much of a hope is left that there is no MIL or no time for."""
BEFORE_A_MARCH: Final = 0.6
"""How much of one for which Units have to march first."""
NEXT_ROUND: Final = 0.6
"""How much of one that must wait for the next Round."""
CAPITAL: Final = 3
"""What a Capital is worth besides its Tax Value: ransom, and what it lets an Enemy enforce."""
NEAR_BY: Final = 0.6
"""How much of a threat comes from Units that are next to an Area and not in it."""
INVADED: Final = 0.3
"""The same for invasions by NPRs, which come late and bring Rebels."""


# -- numbers -------------------------------------------------------------------------------------


def prey(s: State, seat: Seat, area: Area) -> int:
    """Return the Tax Value of hostile Provinces in an Area, apart from what Rebels hold of others.

    Who drives Rebels out for others has nothing of it. What a Mission asks for counts more.
    """
    return sum(
        tax_value(s, place) + is_wanted(s, seat, place)
        for place in PROVINCES_OF[area]
        if is_prey(s, seat, place)
    )


def is_prey(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a player would want to take a hostile Province."""
    if s.occupier[place] == REBELS:
        return s.holder[place] == seat or is_owner_hostile(s, seat, place)
    return is_hostile_province(s, seat, place)


def defence(s: State, seat: Seat, area: Area) -> int:
    """Return how many Units a player would meet in an Area, now or in his next Turn.

    What NPRs have spent in this Turn defends again in the next, unless they are pressed there.
    """
    found = s.rebels[area]
    if at_peace(s, seat):
        return found
    for other in range(s.players):
        if other != seat and at_war_with(s, seat, s.realm[other]):
            found += in_area(s, other, area)
    if in_area(s, seat, area):
        return found + sum(land_forces(s, area, land_foes(s, seat, area), ()).values())
    lords = [
        lord
        for lord in lords_in(s, area)
        if is_enemy(s, seat, lord) and not _is_pressed(s, lord, area)
    ]
    own = sum(land_force(s, lord, muster(s, lord, area)) for lord in lords)
    return found + max(0, own + imperial_help(s, area, lords))


def _is_pressed(s: State, lord: Realm, area: Area) -> bool:
    return any(in_area(s, seat, area) for seat in hostile_seats(s, lord))


def upper_hand(own: int, other: int) -> float:
    """Return by how much Units are likelier to win than to lose, from 0 to 1."""
    if own <= other:
        return 0.0
    ours, theirs = own**STEEPNESS, other**STEEPNESS
    return (ours - theirs) / (ours + theirs)


def battlefield(s: State) -> Area:
    """Return the Area of the Battle under way; what it will bring is not known yet."""
    if not is_fighting(s):
        return NOBODY
    b = Battle(s)
    return NOBODY if b.is_naval else b.place


# -- hopes ---------------------------------------------------------------------------------------


def hopes(s: State, seat: Seat) -> float:
    """Return the Tax Value that a player's Units may hope to take, those of an Area in one."""
    best: dict[Area, float] = {}
    fought_for = battlefield(s)
    for area in areas_with_units(s, seat):
        units = in_area(s, seat, area)
        found = [
            (hope(s, seat, area, goal, units), goal)
            for goal in within_reach(s, seat, area, units)
            if goal != fought_for
        ]
        worth, goal = max(found, default=(0.0, area))
        if worth > best.get(goal, 0.0):
            best[goal] = worth
    return sum(best.values())


def within_reach(s: State, seat: Seat, area: Area, units: int) -> Iterable[Area]:
    """Return where Units can be with a march: here, next to here, and over a bridge of Ships."""
    near = [area, *LAND[area]]
    if ships_at_sea(s, seat):
        over = crossings(s, seat, area, units)
        near += [each for each in over if each not in near and judge_entry(s, seat, each)]
    return near


def hope(s: State, seat: Seat, area: Area, goal: Area, units: int) -> float:
    """Return what Units may hope to take in an Area, by what they meet and what MIL there is."""
    booty = prey(s, seat, goal)
    if not booty:
        return 0.0
    chance = upper_hand(units, defence(s, seat, goal))
    if not chance:
        return 0.0
    likely = chance * taken_with(s, seat, min(booty, units), before=goal != area)
    return likely if goal == area else BEFORE_A_MARCH * likely


def taken_with(s: State, seat: Seat, booty: int, *, before: bool) -> float:
    """Return how much Tax Value the MIL is enough for, in this Round or the next.

    Each Unit in a siege costs one, and a march before.
    """
    if s.phase != ACTIONS or seat in s.passed:
        return NEXT_ROUND * booty if rounds_left(s) else 0.0
    if not has_another_turn(s, seat):
        return WITHOUT_MEANS * booty
    mil = power_of(s, seat, MIL) - (activation.PRICE if before else 0)
    now = max(0, min(booty, mil // sieges.PRICE))
    return now + WITHOUT_MEANS * (booty - now)


def can_still_take(s: State, seat: Seat) -> bool:
    """Say whether a player has a Turn and MIL for a siege left in this Round."""
    if s.phase != ACTIONS or has_passed(s, seat):
        return False
    return power_of(s, seat, MIL) >= sieges.PRICE


def has_passed(s: State, seat: Seat) -> bool:
    """Say whether others still take Turns in this Round and a player does not."""
    return s.phase == ACTIONS and (seat in s.passed or not has_another_turn(s, seat))


def has_another_turn(s: State, seat: Seat) -> bool:
    """Say whether a player has a Turn after the present one for something else than an Event."""
    if not s.is_ending:
        return True
    turns = s.last_turns.count(seat) - (s.turn == seat)
    return turns > max(0, events_owed(s, seat))


# -- threats -------------------------------------------------------------------------------------


def threats(s: State, seat: Seat) -> float:
    """Return what a player may lose to Units of his Enemies and to invasions, as Tax Value."""
    return sum(at_risk(s, seat).values())


def at_risk(s: State, seat: Seat) -> dict[Area, float]:
    """Return what may be lost in which Areas: each host of an Enemy goes where it finds most."""
    found: dict[Area, float] = {}
    if at_peace(s, seat):
        return found
    lands = lands_by_area(s, seat)
    for units, reach in _hostile_hosts(s, seat):
        risks = [(_risk(s, seat, lands, goal, units) * part, goal) for goal, part in reach]
        risk, goal = max(risks, default=(0.0, NOBODY))
        if risk > found.get(goal, 0.0):
            found[goal] = risk
    return found


def _hostile_hosts(s: State, seat: Seat) -> Iterator[tuple[int, list[tuple[Area, float]]]]:
    """Give Units of Enemies, and the Areas that they can reach with how likely they go there.

    Those in a Battle threaten nothing else. NPRs invade at the end of the Round, unless they are
    pressed at home.
    """
    fought_for = battlefield(s)
    for other in range(s.players):
        if other != seat and at_war_with(s, seat, s.realm[other]):
            for area in areas_with_units(s, other):
                if area == fought_for:
                    continue
                near = [(goal, NEAR_BY) for goal in LAND[area]]
                yield in_area(s, other, area), [(area, 1.0), *near]
    for realm, seats in enumerate(s.war):
        if seats and s.seat_of[realm] == NOBODY and at_war_with(s, seat, realm):
            goals = invasions.targets(s, realm)
            yield invasions.strength(s, realm), [(goal, INVADED) for goal in goals]


def lands_by_area(s: State, seat: Seat) -> dict[Area, int]:
    """Return the Tax Value of what a player owns and controls in each Area."""
    lands: dict[Area, int] = {}
    for place in owned(s, seat):
        lands[AREA_OF[place]] = lands.get(AREA_OF[place], 0) + tax_value(s, place)
    return lands


def _risk(s: State, seat: Seat, lands: dict[Area, int], area: Area, units: int) -> float:
    """Return what so many Units could take of a player in an Area, and will by their chances."""
    if area not in lands:
        return 0.0
    return at_stake(s, seat, lands, area, units) * upper_hand(units, in_area(s, seat, area))


def at_stake(s: State, seat: Seat, lands: dict[Area, int], area: Area, units: int) -> int:
    """Return what so many Units could take of a player in an Area, the Capital counting more."""
    capital = capital_of(s, s.realm[seat])
    is_there = AREA_OF[capital] == area and s.occupier[capital] == NOBODY
    more = CAPITAL if is_there and units >= tax_value(s, capital) else 0
    return min(lands.get(area, 0), units) + more
