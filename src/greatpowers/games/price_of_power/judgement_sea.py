"""Voyages that are worth considering, as whole answers: bridges for Units, and blockades."""

from collections.abc import Iterator
from typing import Final

from greatpowers.games.price_of_power.appraisal_front import prey
from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import Zone
from greatpowers.games.price_of_power.judgement_odds import is_likely_won
from greatpowers.games.price_of_power.rules.battle import calls_naval_battle
from greatpowers.games.price_of_power.rules.bridges import AREAS_ON, CARRIED
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.naval_activation import PRICE
from greatpowers.games.price_of_power.rules.prospects import Site
from greatpowers.games.price_of_power.rules.relations import at_peace
from greatpowers.games.price_of_power.rules.sailing import (
    goals,
    judge_fleet,
    judge_ship,
    lost_galleys,
    reach_of,
    singles_at,
)
from greatpowers.games.price_of_power.rules.ships import (
    Berth,
    berths,
    in_fleet,
    move_fleet,
    put_to_sea,
    take_ship,
)
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import FIRST_PORT, State
from greatpowers.games.price_of_power.vocabulary import (
    BRING_FLEET,
    BRING_FROM,
    BRING_OUT,
    SAIL_TO,
    SET_SAIL,
)
from greatpowers.kernel.verdict import ALLOWED

MOST_VOYAGES: Final = 4
"""So many goals are considered."""
EVERY_SHIP: Final = 100


def voyage_plans(s: State, seat: Seat, price: int = PRICE) -> Iterator[list[int]]:
    """Propose to sail where Ships could carry Units to an Enemy, or cut one off."""
    if at_peace(s, seat) or power_of(s, seat, MIL) < price:
        return
    found = [(_use(s, seat, zone), zone) for zone in sorted(goals(s, seat)) if zone < FIRST_PORT]
    found.sort(key=lambda each: -each[0])
    for use, zone in found[:MOST_VOYAGES]:
        if use:
            few = -(-max(1, _waiting(s, seat, zone)) // CARRIED)
            voyage = _voyage(s, seat, zone, few) or _voyage(s, seat, zone, EVERY_SHIP)
            if voyage:
                yield [SET_SAIL(), SAIL_TO(zone), *voyage]


def _use(s: State, seat: Seat, zone: Zone) -> int:
    """Return what Ships in a Sea Zone would be good for: more if they can carry an Army."""
    booty = max((prey(s, seat, area) for area in AREAS_ON[zone]), default=0)
    return booty * (1 + _waiting(s, seat, zone))


def _waiting(s: State, seat: Seat, zone: Zone) -> int:
    """Return the largest number of Units that wait in an Area on the shore of a Sea Zone."""
    near = set(areas_with_units(s, seat))
    return max((in_area(s, seat, area) for area in AREAS_ON[zone] if area in near), default=0)


def _voyage(s: State, seat: Seat, zone: Zone, needed: int) -> list[int]:
    """Return who sails: the Fleet, and as many Ships as are needed; nobody into a lost Battle."""
    trial = s.clone()
    plan: list[int] = []
    is_near = judge_fleet(s, seat, zone) is ALLOWED and not lost_galleys(s, seat, zone)
    if is_near and not reach_of(s, seat, s.fleet_at[seat])[zone]:
        plan.append(BRING_FLEET())
        needed -= in_fleet(s, seat)
        move_fleet(trial, seat, zone)
    for berth in berths(s, seat):
        for _ in range(min(needed, singles_at(s, seat, berth))):
            if not _comes_free(trial, seat, berth, zone):
                break
            plan.append(_bring(berth))
            take_ship(trial, seat, berth)
            put_to_sea(trial, seat, zone)
            needed -= 1
    if plan and calls_naval_battle(trial, seat, zone):
        site = Site(trial, True, zone, seat, seat)
        return plan if is_likely_won(site, seat) else []
    return plan


def _comes_free(s: State, seat: Seat, berth: Berth, zone: Zone) -> bool:
    """Say whether a Ship can sail to a Sea Zone, and nothing has to be paid for the way."""
    return judge_ship(s, seat, berth, zone) is ALLOWED and not reach_of(s, seat, berth)[zone]


def _bring(berth: Berth) -> int:
    return BRING_FROM(berth) if berth < FIRST_PORT else BRING_OUT(berth - FIRST_PORT)
