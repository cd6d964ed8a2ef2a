"""10.2 Victory or defeat: what each side of a war holds, and what that allows."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    CONTINENT,
    NOBODY,
    Province,
    Realm,
    is_distant,
)
from greatpowers.games.price_of_power.rules.active_allies import actives_of
from greatpowers.games.price_of_power.rules.empire import master_of
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.ownership import (
    free_lands_of,
    owned_areas,
    places_with,
    tax_value,
    vassals_of_realm,
)
from greatpowers.games.price_of_power.rules.relations import (
    at_war_with,
    at_war_with_all,
    is_enemy,
    is_spoken_for,
    is_ward,
    patron,
)
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule

INCONCLUSIVE: Final = 0
PARTIAL: Final = 1
TOTAL: Final = 2
"""How a war stands for a player."""

OUTNUMBERS: Final = 2


# -- sides (10.0, 10.3) --------------------------------------------------------------------------


@rule("10.0", "10.3")
def foes_of(s: State, seat: Seat) -> list[Realm]:
    """Return the realms with which a player has peace to make, one by one."""
    return [realm for realm in at_war_with_all(s, seat) if not is_spoken_for(s, seat, realm)]


def is_foe(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a realm is one of them."""
    return at_war_with(s, seat, realm) and not is_spoken_for(s, seat, realm)


@rule("10.1.2", "10.3")
def all_foes_of(s: State, seat: Seat) -> list[Realm]:
    """Return the realms over which a player can have a Total Victory: Active Allies count apart."""
    actives = [realm for realm in places_with(s.active) if is_enemy(s, seat, realm)]
    return sorted({*at_war_with_all(s, seat), *actives})


@rule("10.3", "11.3.9", "18.4.2")
def side_of(s: State, realm: Realm) -> list[Realm]:
    """Return the realms for which a realm makes peace: itself, and a player's Active Allies.

    The Emperor, who defends the Empire, also does so for his Subjects without players.
    """
    seat = s.seat_of[realm]
    if seat == NOBODY:
        return [realm]
    return [realm, *dict.fromkeys((*actives_of(s, seat), *wards_of(s, seat)))]


@rule("18.4.2")
def wards_of(s: State, seat: Seat) -> list[Realm]:
    """Return the Subjects for whom a player speaks against anybody, as the Emperor."""
    if not s.is_defending or s.emperor != seat:
        return []
    players = range(s.players)
    return [
        realm for realm in places_with(s.war) if any(is_ward(s, other, realm) for other in players)
    ]


@rule("10.0", "11.4.4", "13.2")
def lands_at_stake(s: State, realm: Realm) -> list[Province]:
    """Return the Provinces that lawfully are a realm's or its Vassals': they are part of it."""
    seat = s.seat_of[realm]
    if seat != NOBODY:
        return list(s.lands[seat])
    vassals = vassals_of_realm(s, realm)
    return [place for each in (realm, *vassals) for place in free_lands_of(s, each)]


@rule("10.0", "9.8.1")
def taken_from(s: State, seat: Seat, realms: list[Realm]) -> list[Province]:
    """Return what a player occupies of some realms and their Vassals."""
    return sorted(place for place in s.occupied[seat] if master_of(s, place) in realms)


@rule("10.0")
def lost_to(s: State, seat: Seat, realm: Realm) -> list[Province]:
    """Return what a realm occupies of a player and his Active Allies: nothing without a player."""
    other = s.seat_of[realm]
    if other == NOBODY or not s.occupied[other]:
        return []
    return taken_from(s, other, side_of(s, s.realm[seat]))


@rule("10.5.2", "13.4.5")
def worth(s: State, place: Province) -> int:
    """Return the Tax Value of a Province in talks of peace, its token of one more included."""
    return tax_value(s, place) + s.strong[place]


# -- conditions (10.1, 10.2) ---------------------------------------------------------------------


@rule("10.1.1", "10.3")
def is_white_peace(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether neither side of a war occupies anything of the other."""
    if s.occupied[seat] and taken_from(s, seat, side_of(s, realm)):
        return False
    return not lost_to(s, seat, realm)


@rule("10.1.2", "10.2")
def is_total(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player occupies all lawful Provinces of a realm that has no Units left."""
    lands = lands_at_stake(s, realm)
    if not lands or any(s.occupier[place] != seat for place in lands):
        return False
    other = s.seat_of[realm]
    return other == NOBODY or not areas_with_units(s, other)


@rule("10.2")
def counted_units(s: State, seat: Seat, realm: Realm) -> int:
    """Return a player's deployed Land Units that count against a realm.

    Those on a Distant Continent count only where the realm has a Province.
    """
    lands = lands_at_stake(s, realm)
    reached = {CONTINENT[AREA_OF[place]] for place in lands}
    return sum(
        in_area(s, seat, area)
        for area in areas_with_units(s, seat)
        if not is_distant(area) or CONTINENT[area] in reached
    )


@rule("10.2", "10.3", "R9", "R10")
def is_partial(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player's Units outnumber a realm's: a player's two to one, else the Rebels.

    Over a realm for which another player speaks it is as over him.
    """
    speaker = patron(s, seat, realm)
    if speaker != NOBODY:
        return is_partial(s, seat, s.realm[speaker])
    own = counted_units(s, seat, realm)
    other = s.seat_of[realm]
    if other == NOBODY:
        return own > sum(s.rebels[area] for area in owned_areas(s, seat))
    return own > 0 and own >= OUTNUMBERS * counted_units(s, other, s.realm[seat])


@rule("10.2", "10.2.1", "10.1.3", "4.3.4")
def standing(s: State, seat: Seat, realm: Realm) -> int:
    """Return how a war stands for a player."""
    if is_total(s, seat, realm):
        return TOTAL
    return PARTIAL if is_partial(s, seat, realm) else INCONCLUSIVE


@rule("10.1.2", "10.3", "18.4.2", "R160")
def settles_alone(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a realm makes its own peace with a player.

    An Active Ally does so when it is all occupied, a Subject of the Emperor who defends the Empire
    only when he is beaten.
    """
    if is_ward(s, seat, realm):
        return standing(s, seat, s.realm[s.emperor]) != INCONCLUSIVE
    return not is_spoken_for(s, seat, realm) or is_total(s, seat, realm)
