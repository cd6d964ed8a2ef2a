"""Crusades: against whom they go, who is committed to one, and what it brings (19.3.2, 19.3.3)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    PROVINCES_OF,
    Area,
    Province,
    Realm,
    area_text,
    realm_text,
)
from greatpowers.games.price_of_power.rules.curia import controller
from greatpowers.games.price_of_power.rules.empire import master_of
from greatpowers.games.price_of_power.rules.faiths import is_catholic, is_muslim
from greatpowers.games.price_of_power.rules.mats import gain_prestige, in_turn_order, realm_name
from greatpowers.games.price_of_power.rules.ownership import has, lawful_owner, plus
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule

AT_STAKE: Final = 2


# -- against whom (19.3.2) -----------------------------------------------------------------------


@rule("19.3.2", "2.4.2", "R171")
def muslim_provinces(s: State, area: Area) -> list[Province]:
    """Return the Provinces of an Area that Muslim realms own, Vassals too; no occupied ones."""
    return [
        place
        for place in PROVINCES_OF[area]
        if s.occupier[place] == NOBODY and _is_muslim_land(s, place)
    ]


def _is_muslim_land(s: State, place: Province) -> bool:
    owner = lawful_owner(s, place)
    return owner != NOBODY and is_muslim(s, owner)


@rule("19.3.2", "8.3.7", "R171")
def infidels_in(s: State, area: Area) -> list[Realm]:
    """Return the Muslim realms that own Provinces of an Area, or are Overlords of who does."""
    masters = {master_of(s, place) for place in muslim_provinces(s, area)}
    return sorted(realm for realm in masters if is_muslim(s, realm))


@rule("8.3.7", "19.3.2")
def is_crusaded(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether the Crusade gives a player, who is Catholic, a reason against a realm."""
    if s.crusade == NOBODY or not is_catholic(s, seat):
        return False
    return realm in infidels_in(s, s.crusade)


# -- who is committed (19.3.2) -------------------------------------------------------------------


@rule("19.3.2")
def commit(t: PriceTable, seat: Seat) -> None:
    """Mark a player as committed to the Crusade."""
    s = t.state
    if not has(s.committed, seat):
        s.committed = plus(s.committed, seat)
        area = area_text(s.crusade)
        t.say("log-takes-the-cross", power=realm_name(s, seat), area=area, cite="19.3.2")


@rule("19.3.3", "R174")
def crusaders(s: State) -> list[Seat]:
    """Return the players who are committed and still Catholic, in turn order."""
    return [seat for seat in in_turn_order(s) if has(s.committed, seat) and is_catholic(s, seat)]


# -- what it brings (19.3.3) ---------------------------------------------------------------------


@rule("19.3.3")
def is_won_by(s: State, seat: Seat) -> bool:
    """Say whether a crusader has Units where the Crusade goes, and no Muslim owns a Province."""
    return in_area(s, seat, s.crusade) > 0 and not muslim_provinces(s, s.crusade)


@rule("19.3.3", "R174")
def crusade_prestige(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """Return the Prestige that the Crusade would bring a player, or take from him, if it ended."""
    if s.crusade == NOBODY:
        return 0
    committed = crusaders(s)
    if not committed:
        return charge(bill, "bill-crusade-nobody", -AT_STAKE if controller(s) == seat else 0)
    if seat not in committed:
        return 0
    return charge(bill, "bill-crusade", AT_STAKE if is_won_by(s, seat) else -AT_STAKE)


@rule("19.3.3", "19.3.1", "4.4.5", "R2")
def end_papal_action(t: PriceTable) -> None:
    """Score the Crusade, and take the token of the Papal Actions off the board."""
    s = t.state
    if s.crusade != NOBODY:
        brought = [(seat, crusade_prestige(s, seat)) for seat in in_turn_order(s)]
        t.say("log-crusade-ends", area=area_text(s.crusade), cite="19.3.3")
        for seat, prestige in brought:
            gain_prestige(t, seat, prestige, cite="19.3.3")
    elif s.excommunicated != NOBODY:
        t.say("log-excommunication-ends", power=realm_text(s.excommunicated), cite="19.3.1")
    s.crusade = NOBODY
    s.excommunicated = NOBODY
