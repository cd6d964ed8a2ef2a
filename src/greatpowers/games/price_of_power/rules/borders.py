"""2.4.4 Friendly, neutral and hostile Areas, and where Units may go (9.5.2, 9.5.3, 9.5.11)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import (
    MOUNTAINS,
    NOBODY,
    PROVINCES_OF,
    Area,
    Province,
    is_distant,
)
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.claims import has_claim
from greatpowers.games.price_of_power.rules.empire import hre_areas
from greatpowers.games.price_of_power.rules.mats import clockwise
from greatpowers.games.price_of_power.rules.ownership import (
    flag_of,
    has,
    is_town,
    is_vacant,
    overlord_realm,
    places_with,
)
from greatpowers.games.price_of_power.rules.prices import judge_price
from greatpowers.games.price_of_power.rules.relations import (
    at_peace,
    at_war_with,
    has_hostile_units,
    is_enemy,
)
from greatpowers.games.price_of_power.state import REBELS, State
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

ACCESS_PRICE: Final = 3
"""Ducats for Military Access."""
OVER_MOUNTAINS: Final = 3
"""How many Units cross a mountain border for each MIL."""

ONLY_IN_WAR: Final = refuse("no-access-in-peace", "9.5.3", "opens-war")
CLAIMED_GROUND: Final = refuse("no-access-claimed", "9.5.3")
NO_MEANS: Final = refuse("no-access-means", "9.5.3", "opens-access")
NEUTRAL_OVERSEAS: Final = refuse("no-march-overseas", "9.5.11")


# -- Provinces and Areas (2.4.4) -----------------------------------------------------------------


def is_owner_hostile(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a Province belongs to an Enemy, or to a Vassal or Active Ally of one."""
    holder = s.holder[place]
    if holder != NOBODY:
        return holder != seat and at_war_with(s, seat, s.realm[holder])
    flag = flag_of(s, place)
    return flag != NOBODY and bool(places_with(s.war)) and is_enemy(s, seat, flag)


@rule("2.4.4", "11.3.1", "13.2")
def is_owner_friendly(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a Province belongs to a player, his Vassals, his Allies or Vassals of those."""
    holder = s.holder[place]
    if holder != NOBODY:
        return holder == seat or has(s.allied[s.realm[holder]], seat)
    flag = flag_of(s, place)
    if flag == NOBODY:
        return False
    lord = overlord_realm(s, flag)
    return has(s.allied[flag], seat) or (lord != NOBODY and has(s.allied[lord], seat))


@rule("2.4.3", "2.4.4")
def is_hostile_province(s: State, seat: Seat, place: Province) -> bool:
    """Say whether Rebels, an Enemy, or a Vassal or Active Ally of one control a Province."""
    occupier = s.occupier[place]
    if occupier == NOBODY:
        return is_owner_hostile(s, seat, place)
    if occupier == REBELS:
        return True
    return occupier != seat and at_war_with(s, seat, s.realm[occupier])


@rule("2.4.3", "2.4.4")
def is_friendly_province(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a player, a Vassal or an Ally of his controls a Province."""
    occupier = s.occupier[place]
    if occupier == NOBODY:
        return is_owner_friendly(s, seat, place) and not is_owner_hostile(s, seat, place)
    if occupier == REBELS:
        return False
    return occupier == seat or has(s.allied[s.realm[occupier]], seat)


@rule("2.4.4")
def is_hostile_area(s: State, seat: Seat, area: Area) -> bool:
    """Say whether hostile Units or Provinces are in an Area."""
    if has_hostile_units(s, seat, area):
        return True
    return any(is_hostile_province(s, seat, place) for place in PROVINCES_OF[area])


@rule("2.4.4")
def is_friendly_area(s: State, seat: Seat, area: Area) -> bool:
    """Say whether friendly Provinces are in an Area, and nothing hostile."""
    if is_hostile_area(s, seat, area):
        return False
    return any(is_friendly_province(s, seat, place) for place in PROVINCES_OF[area])


# -- Military Access (9.5.3) ---------------------------------------------------------------------


@rule("9.5.3", "18.4.2")
def is_open_ground(s: State, seat: Seat, area: Area) -> bool:
    """Say whether owner or controller of some Province of an Area is friendly or an Enemy.

    While the Empire is defended, all of its Areas are open to both sides.
    """
    return has_free_passage(s, seat, area) or any(
        is_owner_friendly(s, seat, place)
        or is_owner_hostile(s, seat, place)
        or is_friendly_province(s, seat, place)
        or is_hostile_province(s, seat, place)
        for place in PROVINCES_OF[area]
    )


@rule("18.4.2")
def has_free_passage(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player may pass an Area: the Emperor who defends it, and who fights him."""
    if not s.is_defending or area not in hre_areas(s):
        return False
    return seat == s.emperor or at_war_with(s, seat, s.realm[s.emperor])


@rule("9.5.3")
def hosts(s: State, seat: Seat, area: Area) -> list[Seat]:
    """Return the Opponents without whose leave Units may not enter: those who own a whole Area."""
    if not all(is_town(s.disc[place]) for place in PROVINCES_OF[area]):
        return []
    owners = {s.holder[place] for place in PROVINCES_OF[area]}
    return [other for other in clockwise(s, seat) if other in owners]


@rule("9.5.3", "11.2.1", "R205")
def judge_access(s: State, seat: Seat, area: Area) -> Verdict:
    """Say whether a player may enter an Area of neutral Provinces alone, and pay for it."""
    if at_peace(s, seat):
        return ONLY_IN_WAR
    if has_claim(s, seat, area):
        return CLAIMED_GROUND
    if s.ducats[seat] >= ACCESS_PRICE or influence.payable(s, seat, area) > 0:
        return ALLOWED
    return ALLOWED if influence.spared(s, seat, (area,)) else NO_MEANS


@rule("9.5.11")
def judge_overseas(s: State, seat: Seat, area: Area) -> Verdict:
    """Say whether Units may enter a Distant Area: a friendly or hostile one, or claimed land."""
    if is_open_ground(s, seat, area):
        return ALLOWED
    claimants = [
        other
        for other in range(s.players)
        if area in s.claims[other] and (other == seat or at_war_with(s, seat, s.realm[other]))
    ]
    is_free = all(is_vacant(s, place) for place in PROVINCES_OF[area])
    return ALLOWED if is_free and claimants else NEUTRAL_OVERSEAS


def judge_entry(s: State, seat: Seat, area: Area) -> Verdict:
    """Say whether a player's Units may enter an Area, wherever they come from."""
    if is_distant(area):
        return judge_overseas(s, seat, area)
    return ALLOWED if is_open_ground(s, seat, area) else judge_access(s, seat, area)


# -- mountains (9.5.2) ---------------------------------------------------------------------------


@rule("9.5.2", "R21")
def border_price(
    s: State, seat: Seat, start: Area, target: Area, units: int, bill: Bill | None = None
) -> int:
    """Return the MIL for Units beyond the third to cross mountains into no friendly Area."""
    if target not in MOUNTAINS[start] or is_friendly_area(s, seat, target):
        return 0
    more = (units + OVER_MOUNTAINS - 1) // OVER_MOUNTAINS - 1
    return charge(bill, "bill-mountains", max(0, more))


def judge_border(s: State, seat: Seat, start: Area, target: Area, units: int) -> Verdict:
    """Say whether a player can pay for the way over a border, and may enter what lies beyond."""
    entry = judge_entry(s, seat, target)
    if entry is not ALLOWED:
        return entry
    price = border_price(s, seat, start, target, units)
    return judge_price(s, seat, MIL, price) if price else ALLOWED
