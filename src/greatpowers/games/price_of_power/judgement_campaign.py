"""Levies and sieges that are worth considering, as whole Actions, beside marches."""

from collections.abc import Iterator
from typing import Final

from greatpowers.games.price_of_power.appraisal_front import at_risk, defence, prey
from greatpowers.games.price_of_power.components.tables import INFANTRY, MIL, REGULAR, Seat
from greatpowers.games.price_of_power.components.world import LAND, PROVINCES_OF, Area, is_distant
from greatpowers.games.price_of_power.judgement_march import march_plans
from greatpowers.games.price_of_power.judgement_sea import voyage_plans
from greatpowers.games.price_of_power.rules import activation, mustering, recruiting, sieges
from greatpowers.games.price_of_power.rules.capacity import capacity
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.orders import list_price
from greatpowers.games.price_of_power.rules.ownership import tax_value
from greatpowers.games.price_of_power.rules.relations import has_hostile_units
from greatpowers.games.price_of_power.rules.troops import ALL_TROOPS, SINGLE, Troop, is_in
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import (
    BESIEGE,
    BESIEGE_IN,
    INFANTRY_,
    RECRUIT,
    RECRUIT_IN,
    RECRUIT_INTO,
)
from greatpowers.kernel.verdict import ALLOWED

MOST_RAISED: Final = 5
"""So many Units are raised at once."""


def campaign_plans(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose marches, levies, sieges and voyages as the Action of a Turn."""
    if not s.has_war or power_of(s, seat, MIL) < activation.PRICE:
        return
    yield from march_plans(s, seat)
    if recruiting.judge_recruit(s, seat) is ALLOWED:
        yield from _levies(s, seat)
    yield from siege_plans(s, seat)
    yield from voyage_plans(s, seat)


def free_plans(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose the same as the free Action after a declaration of war."""
    yield from march_plans(s, seat, price=0)
    if recruiting.judge_supply(s, seat) is ALLOWED:
        yield from _levies(s, seat)
    yield from siege_plans(s, seat, price=0)
    yield from voyage_plans(s, seat, price=0)


# -- levies --------------------------------------------------------------------------------------


def _levies(s: State, seat: Seat) -> Iterator[list[int]]:
    """Give Regular Infantry raised where it can attack or is needed, as many as can be paid."""
    if s.mustered:
        return
    price = max(1, list_price(s, seat, INFANTRY, REGULAR))
    most = min(s.available[seat], s.ducats[seat] // price, MOST_RAISED)
    risks = at_risk(s, seat)
    for area in mustering.muster_areas(s, seat):
        units = min(most, capacity(s, seat, area))
        is_near = area in risks or any(_is_goal(s, seat, goal) for goal in (area, *LAND[area]))
        if units > 0 and is_near and units >= defence(s, seat, area):
            into = _army_for(s, seat, area)
            raised = [INFANTRY_(REGULAR)] * units
            yield [RECRUIT(), RECRUIT_IN(area), RECRUIT_INTO(into), *raised]


def _is_goal(s: State, seat: Seat, area: Area) -> bool:
    """Say whether Units are wanted in or next to an Area: for a war, or for one to come."""
    is_fought_for = prey(s, seat, area) > 0 or has_hostile_units(s, seat, area)
    return is_fought_for or (area in s.claims[seat] and not is_distant(area))


def _army_for(s: State, seat: Seat, area: Area) -> Troop:
    """Return what new Infantry joins: an Army there, else a new one, else it stands alone."""
    possible = [into for into in ALL_TROOPS if mustering.judge_into(s, seat, area, into) is ALLOWED]
    there = [into for into in possible if into != SINGLE and is_in(s, seat, into, area)]
    return (there or possible[1:] or possible)[0]


# -- sieges --------------------------------------------------------------------------------------


def siege_plans(s: State, seat: Seat, price: int = sieges.PRICE) -> Iterator[list[int]]:
    """Give sieges wherever there can be one."""
    for area in areas_with_units(s, seat):
        if sieges.judge_siege(s, seat, area, price) is ALLOWED:
            yield from _sieges(s, seat, area, price)


def _sieges(s: State, seat: Seat, area: Area, price: int) -> Iterator[list[int]]:
    """Give sieges of each Province alone, and of as many as can be taken, the dearest first."""
    begun = sieges.Siege([seat, area, price, 0, 0])
    places = [
        place for place in PROVINCES_OF[area] if sieges.judge_province(s, begun, place) is ALLOWED
    ]
    places.sort(key=lambda place: -tax_value(s, place))
    for place in places:
        yield [BESIEGE_IN(area), BESIEGE(place)]
    trial = s.clone()
    plan = [BESIEGE_IN(area)]
    for place in places:
        if sieges.judge_province(trial, begun, place) is ALLOWED:
            begun = sieges.Siege(sieges.pay_for(trial, begun, place))
            plan.append(BESIEGE(place))
    if len(begun.places) > 1:
        yield plan
