"""8.3 Casus Belli: what justifies a war, and what a war without it costs (9.1.2)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    IS_DISTANT_REALM,
    NOBODY,
    PROVINCES_OF,
    Province,
    Realm,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.known import Known
from greatpowers.games.price_of_power.rules.claims import cores_of, has_claim
from greatpowers.games.price_of_power.rules.crusade import is_crusaded
from greatpowers.games.price_of_power.rules.empire import is_unlawful_occupant, master_of
from greatpowers.games.price_of_power.rules.faiths import is_catholic, is_christian, same_faith
from greatpowers.games.price_of_power.rules.geography import areas_next_to
from greatpowers.games.price_of_power.rules.influence import is_married
from greatpowers.games.price_of_power.rules.mats import leaders
from greatpowers.games.price_of_power.rules.ownership import areas_of_realm, has
from greatpowers.games.price_of_power.rules.relations import is_enemy
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule

CONQUEST: Final = "cb-conquest"
TOKEN: Final = "cb-token"
SUCCESSION: Final = "cb-succession"
EXCOMMUNICATION: Final = "cb-excommunication"
HOLY_WAR: Final = "cb-holy-war"
LIBERATION: Final = "cb-liberation"
LEADER: Final = "cb-leader"
"""The texts of what justifies a war."""

CLAIMED: Final = Known()

WITHOUT_CB: Final = 2
AGAINST_PARTNER: Final = 1


@rule("8.3", "8.3.3")
def reasons(s: State, seat: Seat, realm: Realm) -> list[str]:
    """Return what justifies a war of a player on a realm, as texts."""
    found = [CONQUEST] if is_claimed(s, seat, realm) else []
    if has(s.cb[realm], seat):
        found.append(TOKEN)
    if is_disputed(s, realm):
        found.append(SUCCESSION)
    if is_outcast(s, seat, realm):
        found.append(EXCOMMUNICATION)
    if is_infidel(s, seat, realm) or is_crusaded(s, seat, realm):
        found.append(HOLY_WAR)
    if is_unlawful(s, seat, realm):
        found.append(LIBERATION)
    if is_too_powerful(s, seat, realm):
        found.append(LEADER)
    return found


@rule("8.3.1", "11.4.4")
def is_claimed(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player has a Claim where a realm owns or controls a Province.

    Provinces of Vassals are their Overlord's.
    """
    rows: list[object] = [seat, s.claims[seat], s.core, s.realm, s.seat_of, s.overlord]
    rows += [s.holder, s.disc, s.occupier, s.dynamic, s.abroad]
    found: set[Realm] | None = CLAIMED.of(rows)
    if found is None:
        areas = {*s.claims[seat], *cores_of(s, seat)}
        places = [place for area in areas for place in PROVINCES_OF[area]]
        found = {concerned for place in places for concerned in _concerned(s, place)}
        CLAIMED.keep(rows, found)
    return realm in found


def _concerned(s: State, place: Province) -> list[Realm]:
    """Return the realms against which a Claim on a Province stands."""
    occupier = s.occupier[place]
    found = [s.realm[occupier]] if NOBODY < occupier < s.players else []
    return [*found, master_of(s, place)]


@rule("8.3.5", "11.3.8")
def is_disputed(s: State, realm: Realm) -> bool:
    """Say whether a Disputed Succession is a reason against a realm: on it, or in a war of it."""
    if s.disputed[realm]:
        return True
    seat = s.seat_of[realm]
    if seat == NOBODY or not any(s.war):
        return False
    return any(is_enemy(s, seat, other) for other, seats in enumerate(s.disputed) if seats)


@rule("8.3.6", "19.3.1")
def is_outcast(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player is Catholic, and the Ruler of a realm excommunicated."""
    return s.excommunicated == realm and is_catholic(s, seat)


@rule("8.3.7", "R39")
def is_infidel(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether *Deus Vult* is a reason: another faith next to one's realm, or overseas.

    Christians have none against Christians, and a Distant realm must have been discovered.
    """
    if not modifier(s, seat, "cb_holy_war"):
        return False
    own, theirs = s.state_faith[s.realm[seat]], s.state_faith[realm]
    if same_faith(own, theirs) or (is_christian(own) and is_christian(theirs)):
        return False
    areas = areas_of_realm(s, realm)
    if IS_DISTANT_REALM[realm]:
        return any(has_claim(s, seat, area) for area in areas)
    return not areas_next_to(s, seat).isdisjoint(areas)


@rule("8.3.8", "18.3.3")
def is_unlawful(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player is the Emperor, and a realm outside the Empire holds lands of it."""
    return s.emperor == seat and is_unlawful_occupant(s, realm)


@rule("8.0", "8.3")
def is_too_powerful(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether *Balance of Power* is a reason: against another player who leads in Prestige."""
    if realm == s.realm[seat] or not modifier(s, seat, "cb_against_leader"):
        return False
    return s.seat_of[realm] in leaders(s)


@rule("9.1.2", "8.3", "8.3.4", "8.3.5", "11.2.1")
def stability_lost(
    s: State, seat: Seat, realm: Realm, bill: Bill | None = None, *, by_event: bool = False
) -> int:
    """Return the Stability that a war costs: without a reason, and against one's partner.

    An Event is a reason, and takes the guilt off a war on a partner as a Disputed Succession does.
    """
    if by_event:
        return 0
    lost = 0 if reasons(s, seat, realm) else charge(bill, "bill-war-no-cb", WITHOUT_CB)
    if is_married(s, seat, realm) and not s.disputed[realm]:
        lost += charge(bill, "bill-war-partner", AGAINST_PARTNER)
    return lost
