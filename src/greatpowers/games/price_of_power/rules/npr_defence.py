"""13.4 Realms without players in war: with how many Units and Ships they defend what is theirs."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    BARE_COAST,
    COAST,
    FACES,
    HAS_INACTIVE_PORT,
    LAND,
    NOBODY,
    PORTS_ON,
    PROVINCES_OF,
    REALMS,
    Area,
    Province,
    Realm,
    Zone,
    is_distant,
)
from greatpowers.games.price_of_power.rules.empire import hre_areas, is_external, is_member
from greatpowers.games.price_of_power.rules.geography import WITHIN_CAPACITY, any_ships, waters_of
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    flag_of,
    free_lands_of,
    overlord_realm,
    tax_value,
)
from greatpowers.games.price_of_power.rules.relations import at_peace, is_enemy
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule

OVERSEAS: Final = 2
"""By how much a Distant Province counts for more."""
UNITS_OF_AUTHORITY: Final = 3
LOST_BY_TRESPASS: Final = 2
"""The Units for each Authority of an Emperor without a player, and those that an Area costs him in
which strangers are (18.8)."""


# -- who defends what ----------------------------------------------------------------------------


@rule("13.2", "13.4.1")
def lord_of(s: State, place: Province) -> Realm:
    """Return the NPR that defends a Province: its owner or the owner's overlord, if it is free.

    What a player holds or anybody occupies, no NPR defends.
    """
    flag = flag_of(s, place)
    if flag == NOBODY or s.holder[place] != NOBODY or s.occupier[place] != NOBODY:
        return NOBODY
    if s.seat_of[flag] != NOBODY:
        return NOBODY
    lord = overlord_realm(s, flag)
    return flag if lord == NOBODY else lord


def lords_in(s: State, area: Area) -> list[Realm]:
    """Return the NPRs that own Provinces of an Area, themselves or by Vassals."""
    found = {lord_of(s, place) for place in PROVINCES_OF[area]}
    found.discard(NOBODY)
    return sorted(found)


def lords_on(s: State, zone: Zone) -> list[Realm]:
    """Return the NPRs that have active Ports on a Sea Zone."""
    found = {lord_of(s, port) for port in PORTS_ON[zone] if is_active_port(s, port)}
    found.discard(NOBODY)
    return sorted(found)


@rule("13.4.6", "9.2.3")
def is_active_port(s: State, port: Province) -> bool:
    """Say whether an NPR's Port sends Ships out; some overseas do so only for a dynamic realm."""
    return not HAS_INACTIVE_PORT[port] or s.dynamic[port] != NOBODY


@rule("13.4.1", "13.4.4", "9.7")
def land_foes(s: State, seat: Seat, area: Area) -> list[Realm]:
    """Return the NPRs that would defend an Area against a player.

    One that had Units hostile to it there before this Turn does not.
    """
    if not any(s.war):
        return []
    lords = [lord for lord in lords_in(s, area) if is_enemy(s, seat, lord)]
    return [lord for lord in lords if area * len(REALMS) + lord not in s.pressed]


@rule("13.4.2", "13.4.4", "9.9")
def sea_foes(s: State, seat: Seat, zone: Zone) -> list[Realm]:
    """Return the NPRs that would defend a Sea Zone against a player, by the same exception."""
    if not any(s.war):
        return []
    lords = [lord for lord in lords_on(s, zone) if is_enemy(s, seat, lord)]
    return [lord for lord in lords if zone * len(REALMS) + lord not in s.blockaded]


@rule("9.7", "9.9", "R121")
def note_pressed(s: State) -> None:
    """Note, as a Turn begins, which NPRs have hostile Units or Ships where they would defend."""
    s.pressed = []
    s.blockaded = []
    s.defended = []
    s.defended_at_sea = []
    s.has_won = False
    s.halved = NOBODY
    s.trespassed = trespassed(s)
    for seat in range(s.players):
        if not at_peace(s, seat):
            press(s, seat)


def press(s: State, seat: Seat) -> None:
    """Note where a player's Units and Ships are in the way of NPRs that are his enemies."""
    for area in areas_with_units(s, seat):
        s.pressed += [
            area * len(REALMS) + lord for lord in lords_in(s, area) if is_enemy(s, seat, lord)
        ]
    for zone in waters_of(s, seat):
        s.blockaded += [
            zone * len(REALMS) + lord for lord in lords_on(s, zone) if is_enemy(s, seat, lord)
        ]


# -- capacity (9.2) ------------------------------------------------------------------------------


def hostile_seats(s: State, lord: Realm) -> list[Seat]:
    """Return the players who are enemies of an NPR."""
    return [seat for seat in range(s.players) if is_enemy(s, seat, lord)]


@rule("9.2.1", "9.2.2", "13.2", "13.4.1")
def muster(s: State, lord: Realm, area: Area) -> list[Province]:
    """Return the Provinces of an NPR and its Vassals that give military capacity in an Area."""
    foes = hostile_seats(s, lord)
    return [
        place
        for place in WITHIN_CAPACITY[area]
        if lord_of(s, place) == lord and _reaches(s, foes, place, area)
    ]


@rule("9.2.2")
def _reaches(s: State, foes: list[Seat], place: Province, area: Area) -> bool:
    """Say whether no enemy of its NPR keeps a Province from helping an Area."""
    home = AREA_OF[place]
    if home == area:
        return True
    if any(in_area(s, seat, home) for seat in foes):
        return False
    if home in LAND[area]:
        return True
    between = set(FACES[place]) & set(COAST[area])
    return any(not any(any_ships(s, seat, zone) for seat in foes) for zone in between)


@rule("9.2.3", "13.2", "13.4.2", "13.4.6")
def ports_of(s: State, lord: Realm, zone: Zone) -> list[Province]:
    """Return the Ports of an NPR and its Vassals that give naval capacity in a Sea Zone."""
    return [port for port in PORTS_ON[zone] if is_active_port(s, port) and lord_of(s, port) == lord]


@rule("13.4.5", "13.4.6", "R122")
def land_worth(s: State, place: Province) -> int:
    """Return how many Units a Province adds: its Tax Value and tokens, twice overseas."""
    return sea_worth(s, place) + s.strong[place]


@rule("13.4.6", "R122")
def sea_worth(s: State, place: Province) -> int:
    """Return how many Ships a Port adds: its Tax Value, twice overseas but where plague is."""
    is_double = is_distant(AREA_OF[place]) and AREA_OF[place] not in s.plague
    return tax_value(s, place) * (OVERSEAS if is_double else 1)


# -- several Battles in a Turn (13.4.3) ----------------------------------------------------------


@rule("13.4.3")
def share_on_land(s: State, lord: Realm, area: Area, waiting: Sequence[Area]) -> list[Province]:
    """Return the Provinces with which an NPR defends an Area, while Battles in others wait.

    Each counts once in a Turn: first for the Capital's Area, then where the enemy is strongest.
    """
    home = AREA_OF[capital_of(s, lord)]
    others = [each for each in waiting if _defends(lord, lords_in(s, each), s.pressed, each)]
    order = sorted([area, *others], key=lambda each: (each != home, -_units_of_foes(s, lord, each)))
    return _first_claims(s.defended, order, area, {each: muster(s, lord, each) for each in order})


@rule("13.4.3")
def share_at_sea(s: State, lord: Realm, zone: Zone, waiting: Sequence[Zone]) -> list[Province]:
    """Return the Ports with which an NPR defends a Sea Zone, while Battles in others wait."""
    home = _capital_waters(s, lord)
    others = [each for each in waiting if _defends(lord, lords_on(s, each), s.blockaded, each)]
    order = sorted(
        [zone, *others], key=lambda each: (each not in home, -_ships_of_foes(s, lord, each))
    )
    ports = {each: ports_of(s, lord, each) for each in order}
    return _first_claims(s.defended_at_sea, order, zone, ports)


def _defends(lord: Realm, lords: list[Realm], pressed: list[int], place: int) -> bool:
    """Say whether an NPR is one of those that defend a place, and not kept from it."""
    return lord in lords and place * len(REALMS) + lord not in pressed


def _capital_waters(s: State, lord: Realm) -> tuple[Zone, ...]:
    """Return the Sea Zones next to the Area of an NPR's Capital, with or without a Port there."""
    home = AREA_OF[capital_of(s, lord)]
    return (*COAST[home], *BARE_COAST[home])


def _first_claims(
    used: list[Province], order: list[int], here: int, claims: dict[int, list[Province]]
) -> list[Province]:
    """Return what is left for a place of Provinces that go to the first place in an order."""
    taken = set(used)
    for place in order:
        if place == here:
            return [province for province in claims[here] if province not in taken]
        taken |= set(claims[place])
    raise AssertionError("the place is not in the order")


def _units_of_foes(s: State, lord: Realm, area: Area) -> int:
    return sum(in_area(s, seat, area) for seat in hostile_seats(s, lord))


def _ships_of_foes(s: State, lord: Realm, zone: Zone) -> int:
    return sum(any_ships(s, seat, zone) for seat in hostile_seats(s, lord))


@rule("13.4.1", "11.3.8", "2.2.3")
def land_force(s: State, lord: Realm, provinces: Sequence[Province]) -> int:
    """Return how many Infantry defend with the capacity of some Provinces: of Active Allies half.

    They all do, however few pieces there are to stand for them.
    """
    found = sum(land_worth(s, place) for place in provinces)
    return _as_weakened(s, lord, (found + 1) // 2 if s.active[lord] else found)


@rule("13.4.2", "2.2.3")
def sea_force(s: State, lord: Realm, ports: Sequence[Province]) -> int:
    """Return how many Light Ships defend with the capacity of some Ports, an Active Ally's too."""
    return _as_weakened(s, lord, sum(sea_worth(s, port) for port in ports))


@rule("16.3.13", "R150")
def _as_weakened(s: State, lord: Realm, force: int) -> int:
    """Return what is left of a force: half of it, if the card by which it is attacked says so."""
    return (force + 1) // 2 if lord == s.halved else force


# -- with the help of an Emperor without a player (18.8) -----------------------------------------


@rule("18.8")
def trespassed(s: State) -> int:
    """Return in how many Areas of the Empire players from outside have Units."""
    if s.is_dissolved or s.emperor != NOBODY:
        return 0
    strangers = [seat for seat in range(s.players) if is_external(s, s.realm[seat])]
    entered = {area for seat in strangers for area in areas_with_units(s, seat)}
    return len(entered.intersection(hre_areas(s)))


@rule("18.8", "R33")
def imperial_help(s: State, area: Area, lords: Sequence[Realm]) -> int:
    """Return by how many Units an Emperor without a player helps NPRs to defend an Area.

    Some of them are members of the Empire, to which it belongs. What others hold in it weakens it.
    """
    if s.is_dissolved or s.emperor != NOBODY or area not in hre_areas(s):
        return 0
    if not any(is_member(s, lord) for lord in lords):
        return 0
    return UNITS_OF_AUTHORITY * s.authority - LOST_BY_TRESPASS * s.trespassed


@rule("13.4.1", "18.8", "R33")
def land_forces(
    s: State, area: Area, lords: Sequence[Realm], waiting: Sequence[Area]
) -> dict[Realm, int]:
    """Return with how many Units NPRs defend an Area in a Turn, while Battles in others wait.

    The Emperor's help joins who will not leave, else the strongest; his weakness is felt by all.
    """
    shares = {lord: share_on_land(s, lord, area, waiting) for lord in lords}
    forces = {lord: land_force(s, lord, share) for lord, share in shares.items()}
    help_ = imperial_help(s, area, lords)
    if help_ > 0:
        members = [lord for lord in lords if is_member(s, lord)]
        forces[max(members, key=lambda lord: _rank(s, lord, area, forces))] += help_
    for lord in lords:
        lost = min(forces[lord], max(0, -help_))
        forces[lord] -= lost
        help_ += lost
    return forces


def _rank(s: State, lord: Realm, area: Area, forces: dict[Realm, int]) -> tuple[bool, int]:
    return stands_fast_on_land(s, lord, area), forces[lord]


# -- how long they fight (13.4.8) ----------------------------------------------------------------


@rule("13.4.8")
def stands_fast_on_land(s: State, lord: Realm, area: Area) -> bool:
    """Say whether an NPR fights to the last: for its Capital's Area or for its last one."""
    if AREA_OF[capital_of(s, lord)] == area:
        return True
    held = [place for place in free_lands_of(s, lord) if s.occupier[place] == NOBODY]
    return {AREA_OF[place] for place in held} <= {area}


@rule("13.4.8")
def stands_fast_at_sea(s: State, lord: Realm, zone: Zone) -> bool:
    """Say whether an NPR's Ships fight to the last: next to the Area of its Capital."""
    return zone in _capital_waters(s, lord)
