"""9.7 and 9.9 Whom Units and Ships find in a place to fight against, and who fights beside them."""

from collections.abc import Sequence

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Area, Node, Realm, Zone
from greatpowers.games.price_of_power.rules.battle_sides import (
    AT_SEA,
    ATTACKERS,
    DEFENDERS,
    ON_LAND,
    PIRATES,
    Battle,
    Party,
    Side,
    is_player,
    npr_party,
    open_battle,
    units_of,
)
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.npr_defence import (
    hostile_seats,
    land_foes,
    land_forces,
    sea_foes,
    sea_force,
    share_at_sea,
    share_on_land,
)
from greatpowers.games.price_of_power.rules.relations import at_war_with, is_enemy
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import REBELS, State
from greatpowers.kernel.rule import rule

# -- who is an enemy there -----------------------------------------------------------------------


def _are_at_war(s: State, seat: Seat, other: Seat) -> bool:
    return seat != other and at_war_with(s, seat, s.realm[other])


def _seats_in(s: State, kind: int, place: int) -> list[Seat]:
    count = any_ships if kind == AT_SEA else in_area
    return [seat for seat in range(s.players) if count(s, seat, place)]


@rule("9.7", "13.4.1", "13.4.4", "14.3")
def land_enemies(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player's Units would have to fight in an Area."""
    if s.rebels[area]:
        return True
    if any(_are_at_war(s, seat, other) for other in _seats_in(s, ON_LAND, area)):
        return True
    return any(land_forces(s, area, land_foes(s, seat, area), ()).values())


@rule("9.9", "13.4.2", "13.4.4")
def naval_enemies(s: State, seat: Seat, zone: Zone) -> bool:
    """Say whether a player's Ships would have to fight in a Sea Zone."""
    if any(_are_at_war(s, seat, other) for other in _seats_in(s, AT_SEA, zone)):
        return True
    return any(
        sea_force(s, lord, share_at_sea(s, lord, zone, ())) for lord in sea_foes(s, seat, zone)
    )


# -- both sides ----------------------------------------------------------------------------------


class Call:
    """What calls a Battle: where it is, who attacks with what from where, and what else waits."""

    __slots__ = ("attacker", "kind", "node", "origins", "place", "units", "waiting")

    def __init__(
        self, kind: int, place: int, attacker: Party, node: Node, units: int, origins: list[int]
    ) -> None:
        self.kind = kind
        self.place = place
        self.attacker = attacker
        self.node = node
        self.units = units
        self.origins = origins
        self.waiting: Sequence[int] = ()


def gather(s: State, call: Call) -> Battle:
    """Open a Battle with all who fight in it: enemies of the attacker, and theirs beside him."""
    b = open_battle(s, call.kind, call.place, call.node, call.origins)
    b.join(ATTACKERS, call.attacker, call.units)
    if call.node >= 0:
        b.join(DEFENDERS, PIRATES)
        return b
    here = _seats_in(s, call.kind, call.place)
    if is_player(call.attacker):
        _gather_against_player(s, b, call, here)
    else:
        foes = here if call.attacker == REBELS else _enemies_of_npr(s, call, here)
        _join_by_size(b, DEFENDERS, foes)
    return b


def _enemies_of_npr(s: State, call: Call, here: list[Seat]) -> list[Seat]:
    hostile = hostile_seats(s, call.attacker - npr_party(0))
    return [seat for seat in here if seat in hostile]


def _join_by_size(b: Battle, side: Side, seats: list[Seat]) -> None:
    """Let players join a side, the one with most Units first."""
    for seat in sorted(seats, key=lambda each: -units_of(b, side, each)):
        b.join(side, seat)


@rule("9.7.8", "13.4.4", "9.1.3", "R128")
def _gather_against_player(s: State, b: Battle, call: Call, here: list[Seat]) -> None:
    """Find the enemies of a player who attacks, and those who fight beside him against them.

    Beside him are players at war with a defender who are not his enemies, and NPRs that would
    defend the place against one.
    """
    attacker = call.attacker
    foes = [seat for seat in here if _are_at_war(s, attacker, seat)]
    _join_by_size(b, DEFENDERS, foes)
    if call.kind == ON_LAND and s.rebels[call.place]:
        b.join(DEFENDERS, REBELS)
    _join_realms(s, b, DEFENDERS, call, _realms_against(s, call, attacker))
    friends = [
        seat
        for seat in here
        if seat != attacker and seat not in foes and any(_are_at_war(s, seat, foe) for foe in foes)
    ]
    _join_by_size(b, ATTACKERS, friends)
    against = {realm for foe in foes for realm in _realms_against(s, call, foe)}
    ours = sorted(realm for realm in against if not is_enemy(s, attacker, realm))
    _join_realms(s, b, ATTACKERS, call, ours)


def _realms_against(s: State, call: Call, seat: Seat) -> list[Realm]:
    foes = sea_foes if call.kind == AT_SEA else land_foes
    return foes(s, seat, call.place)


def _join_realms(s: State, b: Battle, side: Side, call: Call, realms: Sequence[Realm]) -> None:
    """Let NPRs join a side with what they have left for this Battle in this Turn."""
    if call.kind == AT_SEA:
        shares = {realm: share_at_sea(s, realm, call.place, call.waiting) for realm in realms}
        forces = {realm: sea_force(s, realm, ports) for realm, ports in shares.items()}
        spent = s.defended_at_sea
    else:
        shares = {realm: share_on_land(s, realm, call.place, call.waiting) for realm in realms}
        forces = land_forces(s, call.place, realms, call.waiting)
        spent = s.defended
    for realm in realms:
        spent += shares[realm]
        if forces[realm]:
            b.join(side, npr_party(realm), forces[realm])
