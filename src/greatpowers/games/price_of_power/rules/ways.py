"""9.5.1 How far Units and Ships would come, and whom they would have to fight there."""

from dataclasses import replace
from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import LAND, Area, Zone
from greatpowers.games.price_of_power.rules.access import access_stakes
from greatpowers.games.price_of_power.rules.battle import calls_land_battle, calls_naval_battle
from greatpowers.games.price_of_power.rules.borders import border_price
from greatpowers.games.price_of_power.rules.entry import goes_on
from greatpowers.games.price_of_power.rules.marching import (
    March,
    bridged,
    judge_crossing,
    judge_march,
)
from greatpowers.games.price_of_power.rules.naval_activation import SAILING
from greatpowers.games.price_of_power.rules.prices import pay
from greatpowers.games.price_of_power.rules.prospects import Site
from greatpowers.games.price_of_power.rules.sailing import goals, judge_fleet
from greatpowers.games.price_of_power.rules.ships import move_fleet, put_to_sea
from greatpowers.games.price_of_power.rules.troops import move_troop, units_of
from greatpowers.games.price_of_power.state import FIRST_PORT, State
from greatpowers.kernel.agenda import NUMBERS, TASK
from greatpowers.kernel.bill import Stakes
from greatpowers.kernel.rule import rule

FEW: Final = 1
"""So many numbers a Naval Activation has before its goal is chosen: the seat."""


class Way:
    """A way of a march: the Areas in their order, whether over the sea, and its price in MIL.

    ``access`` is what Military Access takes at its end, ``battle`` the Battle there, if any.
    """

    __slots__ = ("access", "battle", "by_sea", "path", "price")

    def __init__(
        self, path: list[Area], by_sea: bool, price: int, access: Stakes, battle: Site | None
    ) -> None:
        self.path = path
        self.by_sea = by_sea
        self.price = price
        self.access = access
        self.battle = battle


@rule("9.5.1", "9.5.10")
def ways(s: State, march: March, refused: list[Area]) -> list[Way]:
    """Return the ways of a march: to what is next, and beyond where it can go on without asking."""
    found = {way.path[-1]: way for way in _steps(s, march, refused)}
    for way in list(found.values()):
        for further in _beyond(s, march, way):
            known = found.get(further.path[-1])
            is_better = known is None or (len(known.path) > 1 and further.price < known.price)
            if is_better and further.path[-1] != march.area:
                found[further.path[-1]] = further
    return list(found.values())


def _steps(s: State, march: March, refused: list[Area]) -> list[Way]:
    seat = march.seat
    units = units_of(s, seat, march.troop)
    found = []
    for area in LAND[march.area]:
        if judge_march(s, march, refused, area):
            price = border_price(s, seat, march.area, area, units)
            found.append(_way(s, march, area, by_sea=False, price=price))
    taken = {way.path[0] for way in found}
    reached = bridged(s, march)
    for area in reached:
        if area not in taken and judge_crossing(s, march, refused, reached, area):
            found.append(_way(s, march, area, by_sea=True, price=0))
    return found


def _way(s: State, march: March, area: Area, *, by_sea: bool, price: int) -> Way:
    access = access_stakes(s, march.seat, area)
    return Way([area], by_sea, price, access, battle_on_entry(s, march, area))


def _beyond(s: State, march: March, way: Way) -> list[Way]:
    """Return the ways that go on after a first step."""
    (area,) = way.path
    if march.steps < 2 or not goes_on(s, march.seat, area, by_sea=way.by_sea):
        return []
    trial = s.clone()
    pay(trial, march.seat, MIL, way.price)
    move_troop(trial, march.seat, march.troop, march.area, area)
    there = replace(march, area=area, steps=march.steps - 1, has_moved=1, exchanged=0)
    return [
        Way([area, *on.path], on.by_sea, way.price + on.price, on.access, on.battle)
        for on in _steps(trial, there, [])
    ]


@rule("9.7")
def battle_on_entry(s: State, march: March, area: Area) -> Site | None:
    """Return the Battle that a troop would have to fight if it entered an Area, if any."""
    trial = s.clone()
    move_troop(trial, march.seat, march.troop, march.area, area)
    if not calls_land_battle(trial, march.seat, area):
        return None
    return Site(trial, False, area, march.seat, march.seat)


@rule("9.5.5", "9.9")
def battles_at_sea(s: State, seat: Seat) -> list[Site]:
    """Return the Naval Battles that an Activation under way might bring.

    Before the goal is chosen they are those that the Fleet would fight alone, or where it cannot
    come a single Ship; then the one that those who have come would.
    """
    if not s.agenda or s.agenda[-1][TASK] != SAILING.number:
        return []
    numbers = s.agenda[-1][NUMBERS:]
    if numbers[0] != seat:
        return []
    if len(numbers) > FEW:
        goal = numbers[1]
        return [Site(s, True, goal, seat, seat)] if _is_fought(s, seat, goal) else []
    found = []
    for zone in sorted(goal for goal in goals(s, seat) if goal < FIRST_PORT):
        trial = s.clone()
        if judge_fleet(s, seat, zone):
            move_fleet(trial, seat, zone)
        else:
            put_to_sea(trial, seat, zone)
        if _is_fought(trial, seat, zone):
            found.append(Site(trial, True, zone, seat, seat))
    return found


def _is_fought(s: State, seat: Seat, goal: Zone) -> bool:
    return goal < FIRST_PORT and calls_naval_battle(s, seat, goal)
