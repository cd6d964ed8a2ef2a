"""Peace and War between realms: who is whose enemy, what is hostile (2.4.4)."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    HAS_INACTIVE_PORT,
    NOBODY,
    PORTS_ON,
    Area,
    Realm,
    Zone,
)
from greatpowers.games.price_of_power.rules.empire import is_subject
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.ownership import (
    flag_of,
    has,
    overlord_realm,
    overlord_seat,
    tokens_of,
)
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule


@rule("2.4.4")
def at_peace(s: State, seat: Seat) -> bool:
    """Say whether a player is in no war: no War token of his lies out, and none on his Capital."""
    return not s.war[s.realm[seat]] and not tokens_of(s.war, seat)


@rule("2.4.4", "11.3.1")
def realm_at_peace(s: State, realm: Realm) -> bool:
    """Say whether a realm is in no war; Active Allies are."""
    seat = s.seat_of[realm]
    if seat != NOBODY:
        return at_peace(s, seat)
    return not s.war[realm] and not s.active[realm]


@rule("2.4.4")
def at_war_with(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a War token lies between a player and a realm."""
    if s.war[realm] >> seat & 1:
        return True
    other = s.seat_of[realm]
    return other != NOBODY and has(s.war[s.realm[seat]], other)


@rule("2.4.4")
def at_war_with_all(s: State, seat: Seat) -> list[Realm]:
    """Return the realms between which and a player a War token lies, in their order."""
    found = tokens_of(s.war, seat)
    on_capital = s.war[s.realm[seat]]
    if on_capital:
        others = [s.realm[other] for other in range(s.players) if has(on_capital, other)]
        found = sorted({*found, *others})
    return found


@rule("2.4.4", "11.4.4", "11.3.8")
def is_enemy(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a realm is a player's Enemy, or a Vassal or an Active Ally of one."""
    if at_war_with(s, seat, realm):
        return True
    lord, master = overlord_realm(s, realm), overlord_seat(s, realm)
    if lord != NOBODY and at_war_with(s, seat, lord):
        return True
    if master not in (NOBODY, seat) and at_war_with(s, seat, s.realm[master]):
        return True
    return is_spoken_for(s, seat, realm)


@rule("10.0", "10.3", "11.3.9", "18.4.2")
def is_spoken_for(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether an Enemy of a player makes peace with him for a realm."""
    return patron(s, seat, realm) != NOBODY


@rule("10.0", "10.3", "11.3.9", "18.4.2")
def patron(s: State, seat: Seat, realm: Realm) -> Seat:
    """Return who makes peace with a player for a realm: whose Active Ally it is, or the Emperor."""
    active = s.active[realm]
    if active:
        for other in range(s.players):
            if has(active, other) and at_war_with(s, seat, s.realm[other]):
                return other
    return s.emperor if is_ward(s, seat, realm) else NOBODY


@rule("18.4.2")
def is_ward(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether the Emperor, who defends the Empire, speaks for a realm against a player.

    He does so for Subjects without players, at war with an Enemy of his and not with him.
    """
    emperor = s.emperor
    if not s.is_defending or emperor in (NOBODY, seat) or s.seat_of[realm] != NOBODY:
        return False
    if not has(s.war[realm], seat) or not at_war_with(s, seat, s.realm[emperor]):
        return False
    return is_subject(s, realm) and not has(s.war[realm], emperor)


@rule("2.4.4", "14.3")
def has_hostile_units(s: State, seat: Seat, area: Area) -> bool:
    """Say whether Rebels or Units of an Enemy are in an Area."""
    if s.rebels[area]:
        return True
    if at_peace(s, seat):
        return False
    return any(
        at_war_with(s, seat, s.realm[other]) and in_area(s, other, area) > 0
        for other in range(s.players)
        if other != seat
    )


@rule("2.4.4")
def is_hostile_zone(s: State, seat: Seat, zone: Zone) -> bool:
    """Say whether a Sea Zone is hostile: by Ships of an Enemy, or by Ports that none watches."""
    if at_peace(s, seat):
        return False
    for other in range(s.players):
        if any_ships(s, other, zone) and at_war_with(s, seat, s.realm[other]):
            return True
    hostile = {flag_of(s, port) for port in PORTS_ON[zone] if _is_open_port(s, port)}
    return any(
        realm != NOBODY and is_enemy(s, seat, realm) and not _is_watched(s, realm, zone)
        for realm in hostile
    )


def _is_open_port(s: State, port: int) -> bool:
    """Say whether a Port of a realm without a player sends Ships out (9.2.3, 13.4.6)."""
    if s.holder[port] != NOBODY or s.occupier[port] != NOBODY:
        return False
    return not HAS_INACTIVE_PORT[port] or s.dynamic[port] != NOBODY


def _is_watched(s: State, realm: Realm, zone: Zone) -> bool:
    """Say whether Ships of anybody at war with a realm are in a Sea Zone before its Ports."""
    return any(
        any_ships(s, seat, zone) > 0 and is_enemy(s, seat, realm) for seat in range(s.players)
    )
