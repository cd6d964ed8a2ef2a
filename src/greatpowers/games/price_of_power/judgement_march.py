"""Marches that are worth considering, as whole answers: to attack, to defend, and to gather."""

from collections.abc import Iterator
from typing import Final

from greatpowers.games.price_of_power.appraisal_front import (
    at_risk,
    defence,
    prey,
    within_reach,
)
from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import LAND, Area
from greatpowers.games.price_of_power.judgement_odds import is_likely_won
from greatpowers.games.price_of_power.rules.activation import (
    ANYBODY,
    PRICE,
    hires,
    judge_area,
    judge_troop,
)
from greatpowers.games.price_of_power.rules.battle import calls_land_battle
from greatpowers.games.price_of_power.rules.borders import (
    border_price,
    judge_border,
    judge_entry,
)
from greatpowers.games.price_of_power.rules.bridges import crossings
from greatpowers.games.price_of_power.rules.entry import goes_on
from greatpowers.games.price_of_power.rules.income import ships_at_sea
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.marching import SPACES, March
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.prospects import Site
from greatpowers.games.price_of_power.rules.relations import has_hostile_units
from greatpowers.games.price_of_power.rules.troops import (
    ALL_TROOPS,
    SINGLE,
    TAKING,
    Troop,
    is_in,
    move_troop,
    partners,
    units_of,
)
from greatpowers.games.price_of_power.rules.units import in_area, singles
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import (
    ALL_OF_THEM,
    CROSS_TO,
    DONE,
    MARCH,
    MARCH_TO,
    MARCH_WITH,
    PICK_UP_FROM,
)
from greatpowers.kernel.verdict import ALLOWED

MOST_MARCHES: Final = 8
"""So many marches are considered."""
DRIVEN_OUT: Final = 2
"""What it is worth to drive hostile Units out of an Area."""
GATHERED: Final = 1
"""What it is worth to join others next to an Enemy."""


class Host:
    """Units that could march out of an Area together.

    ``opening`` are the answers up to the first step, ``troops`` those of which it consists.
    """

    __slots__ = ("area", "opening", "troops", "units")

    def __init__(self, area: Area, opening: list[int], troops: list[Troop], units: int) -> None:
        self.area = area
        self.opening = opening
        self.troops = troops
        self.units = units


class Way:
    """Where a host could go: the answers, the Area at the end, and what is to be gained there."""

    __slots__ = ("goal", "steps", "worth")

    def __init__(self, goal: Area, steps: list[int], worth: float) -> None:
        self.goal = goal
        self.steps = steps
        self.worth = worth


def march_plans(s: State, seat: Seat, price: int = PRICE) -> Iterator[list[int]]:
    """Propose the marches that promise most; none into a Battle that is likely to be lost."""
    for host, way in _best_marches(s, seat, price):
        if _has_good_odds(s, seat, host, way.goal):
            yield [*host.opening, *way.steps]


def attack_plans(s: State, seat: Seat, price: int = PRICE) -> Iterator[list[int]]:
    """Propose those of them that lead to hostile Provinces."""
    for host, way in _best_marches(s, seat, price):
        if prey(s, seat, way.goal) and _has_good_odds(s, seat, host, way.goal):
            yield [*host.opening, *way.steps]


def _best_marches(s: State, seat: Seat, price: int) -> list[tuple[Host, Way]]:
    purse = power_of(s, seat, MIL) - price
    if purse < 0:
        return []
    risks = at_risk(s, seat)
    found = [
        (host, way)
        for area in areas_with_units(s, seat)
        if judge_area(s, seat, area, ANYBODY, []) is ALLOWED
        for host in _hosts(s, seat, area)
        for way in _ways(s, seat, host, purse, risks)
    ]
    found.sort(key=lambda each: -each[1].worth)
    return found[:MOST_MARCHES]


# -- who marches ---------------------------------------------------------------------------------


def _hosts(s: State, seat: Seat, area: Area) -> Iterator[Host]:
    """Give who could march: Armies alone, the largest with all others, or single Units."""
    troops = [t for t in ALL_TROOPS if judge_troop(s, seat, area, t, ANYBODY, []) is ALLOWED]
    armies = [troop for troop in troops if troop != SINGLE and is_in(s, seat, troop, area)]
    for troop in troops:
        if troop in armies or (troop == SINGLE and is_in(s, seat, SINGLE, area)):
            opening = _opening(s, seat, area, troop, troops)
            yield Host(area, opening, [troop], units_of(s, seat, troop))
    new = [troop for troop in troops if troop != SINGLE and troop not in armies]
    if armies:
        leader = max(armies, key=lambda troop: units_of(s, seat, troop))
        others = partners(s, seat, leader, area, TAKING)
    elif new and singles(s, seat, area) > 1:
        leader, others = new[0], [SINGLE]
    else:
        return
    if others:
        opening = _opening(s, seat, area, leader, troops)
        for other in others:
            opening += [PICK_UP_FROM(other), ALL_OF_THEM()]
        members = [leader, *others] if armies else [SINGLE]
        yield Host(area, opening, members, in_area(s, seat, area))


def _opening(s: State, seat: Seat, area: Area, troop: Troop, troops: list[Troop]) -> list[int]:
    """Return the answers that let a troop set out; where it is asked, nobody is hired."""
    choice = [MARCH_WITH(troop)] if len(troops) > 1 else []
    hiring = [DONE()] if hires(s, March(seat, troop, area, SPACES)) else []
    return [MARCH(area), *choice, *hiring]


# -- where to ------------------------------------------------------------------------------------


def _ways(s: State, seat: Seat, host: Host, purse: int, risks: dict[Area, float]) -> Iterator[Way]:
    """Give the steps to Areas in which there is something to gain, with what that is."""
    area, units = host.area, host.units
    for shore in crossings(s, seat, area, units) if ships_at_sea(s, seat) else ():
        gain = _gain(s, seat, shore, units, risks)
        if gain and judge_entry(s, seat, shore) is ALLOWED:
            yield Way(shore, [CROSS_TO(shore)], gain)
    for near in LAND[area]:
        price = border_price(s, seat, area, near, units)
        if judge_border(s, seat, area, near, units) is not ALLOWED or price > purse:
            continue
        gain = _gain(s, seat, near, units, risks)
        if gain:
            yield Way(near, [MARCH_TO(near)], gain - price)
        if not goes_on(s, seat, near, by_sea=False):
            continue
        for far in LAND[near]:
            if far == area or judge_border(s, seat, near, far, units) is not ALLOWED:
                continue
            more = border_price(s, seat, near, far, units)
            gain = _gain(s, seat, far, units, risks)
            if gain and price + more <= purse:
                yield Way(far, [MARCH_TO(near), MARCH_TO(far)], gain - price - more)


def _gain(s: State, seat: Seat, goal: Area, units: int, risks: dict[Area, float]) -> float:
    """Return what Units would find to take, to drive out or to guard, if they are enough."""
    booty = prey(s, seat, goal) + DRIVEN_OUT * has_hostile_units(s, seat, goal)
    if booty:
        return booty if units + in_area(s, seat, goal) > defence(s, seat, goal) else 0
    there = in_area(s, seat, goal)
    gathered = GATHERED if there and _is_front(s, seat, goal, units + there) else 0
    return risks.get(goal, 0.0) + gathered


def _is_front(s: State, seat: Seat, area: Area, units: int) -> bool:
    """Say whether Units in an Area have hostile Provinces in reach."""
    return any(prey(s, seat, goal) for goal in within_reach(s, seat, area, units))


def _has_good_odds(s: State, seat: Seat, host: Host, goal: Area) -> bool:
    """Say whether a host is likely to win where it goes."""
    if not defence(s, seat, goal):
        return True
    trial = s.clone()
    for troop in host.troops:
        for _ in range(singles(s, seat, host.area) if _stand_alone(host, troop) else 1):
            move_troop(trial, seat, troop, host.area, goal)
    if not calls_land_battle(trial, seat, goal):
        return True
    return is_likely_won(Site(trial, False, goal, seat, seat), seat)


def _stand_alone(host: Host, troop: Troop) -> bool:
    """Say whether a host takes all single Units along, and not just one of them."""
    return troop == SINGLE and (len(host.troops) > 1 or host.units > 1)
