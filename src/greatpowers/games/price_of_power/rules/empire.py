"""The Empire: members, Electors, Authority, Areas that leave and rejoin (18.1, 18.3, 18.6)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MOST_AUTHORITY
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    ALL_PROVINCES,
    AREA_OF,
    ELECTORS,
    IN_HRE,
    NOBODY,
    PROVINCES_OF,
    TOUCHES_HRE,
    Area,
    Province,
    Realm,
    area_text,
)
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    lands_of,
    lawful_owner,
    overlord_realm,
    owned,
)
from greatpowers.games.price_of_power.state import IMPERIAL, LAND_CHANGED, PriceTable, State
from greatpowers.kernel.rule import rule

BORDERLANDS: Final = tuple(area for area in ALL_AREAS if TOUCHES_HRE[area])
"""The Areas of which all or a part lie inside the printed border of the Empire."""
WITHIN: Final = tuple(place for place in ALL_PROVINCES if IN_HRE[place])
"""The Provinces inside that border."""


@rule("18.3", "2.5.6")
def is_in_hre(s: State, place: Province) -> bool:
    """Say whether a Province belongs to the Empire: inside the border, in no Area that left it."""
    return IN_HRE[place] and AREA_OF[place] not in s.left_hre


@rule("18.3")
def hre_areas(s: State) -> list[Area]:
    """Return the Areas of which all or a part belong to the Empire."""
    return [area for area in BORDERLANDS if area not in s.left_hre]


@rule("18.3", "18.3.1")
def is_member(s: State, realm: Realm) -> bool:
    """Say whether a realm is a member of the Empire: its Capital lies in it."""
    capital = capital_of(s, realm)
    return capital != NOBODY and is_in_hre(s, capital) and _is_there(s, realm)


def _is_there(s: State, realm: Realm) -> bool:
    seat = s.seat_of[realm]
    return bool(lands_of(s, realm)) if seat == NOBODY else bool(owned(s, seat))


@rule("18.3", "18.3.4")
def elector_areas(s: State) -> list[Area]:
    """Return the Elector Areas that count: with the Capital of a member that owns it itself."""
    return [area for area in ELECTORS if is_elector(s, area)]


@rule("18.3", "18.3.4")
def is_elector(s: State, area: Area) -> bool:
    """Say whether an Area of an Elector counts."""
    return any(_is_capital_of_member(s, place) for place in PROVINCES_OF[area])


def _is_capital_of_member(s: State, place: Province) -> bool:
    realm = lawful_owner(s, place)
    return realm != NOBODY and capital_of(s, realm) == place and is_member(s, realm)


@rule("18.1")
def most_authority(s: State) -> int:
    """Return how high Authority can be: one more than there are Elector Areas, at most six."""
    return min(MOST_AUTHORITY, 1 + len(elector_areas(s)))


@rule("18.1", "18.1.3")
def change_authority(t: PriceTable, steps: int, *, cite: str) -> None:
    """Move Authority up or down, within its limits; without an Emperor's player it moves, too."""
    s = t.state
    before = s.authority
    s.authority = max(0, min(before + steps, most_authority(s)))
    if s.authority != before:
        text = "log-authority-up" if s.authority > before else "log-authority-down"
        t.say(text, n=abs(s.authority - before), now=s.authority, cite=cite)


@rule("18.6", "18.2")
def leave(t: PriceTable, area: Area, *, cite: str) -> None:
    """Let an Area leave the Empire; Imperial Influence in it goes."""
    s = t.state
    if area not in s.left_hre:
        s.changed |= LAND_CHANGED
        s.left_hre.append(area)
        s.influence[IMPERIAL] = [other for other in s.influence[IMPERIAL] if other != area]
        t.say("log-leaves-hre", area=area_text(area), cite=cite)


@rule("18.6")
def rejoin(t: PriceTable, area: Area, *, cite: str) -> None:
    """Let an Area come back to the Empire."""
    s = t.state
    if area in s.left_hre:
        s.changed |= LAND_CHANGED
        s.left_hre.remove(area)
        t.say("log-rejoins-hre", area=area_text(area), cite=cite)


@rule("18.6")
def check_borders(t: PriceTable) -> None:
    """Let Areas go that only external realms own, and come back that members hold again."""
    s = t.state
    for area in BORDERLANDS:
        if has_to_leave(s, area):
            leave(t, area, cite="18.6")
            change_authority(t, -1, cite="18.6")
        elif has_to_rejoin(s, area):
            rejoin(t, area, cite="18.6")
            change_authority(t, 1, cite="18.6")


@rule("18.6")
def has_to_leave(s: State, area: Area) -> bool:
    """Say whether only external realms own an Area of the Empire."""
    if area in s.left_hre:
        return False
    return all(_is_external(s, lawful_owner(s, place)) for place in PROVINCES_OF[area])


@rule("18.6")
def has_to_rejoin(s: State, area: Area) -> bool:
    """Say whether members hold all of the Empire's Provinces in an Area that left it."""
    if area not in s.left_hre:
        return False
    return all(_is_held_inside(s, place) for place in PROVINCES_OF[area] if IN_HRE[place])


def _is_external(s: State, realm: Realm) -> bool:
    """Say whether a realm is neither the Emperor's nor has its Capital in the Empire."""
    if realm == NOBODY or (s.emperor != NOBODY and realm == s.realm[s.emperor]):
        return False
    capital = capital_of(s, realm)
    return capital == NOBODY or not is_in_hre(s, capital)


def _is_held_inside(s: State, place: Province) -> bool:
    seat = s.holder[place]
    realm = lawful_owner(s, place) if seat == NOBODY else s.realm[seat]
    return realm != NOBODY and not _is_external(s, realm)


@rule("18.3.3")
def unlawful_occupants(s: State) -> list[Realm]:
    """Return the realms outside the Empire that own, occupy or vassalize Provinces of it."""
    places = [place for place in WITHIN if is_in_hre(s, place)]
    found = {master_of(s, place) for place in places}
    seats = {s.occupier[place] for place in places}
    found |= {s.realm[seat] for seat in seats if 0 <= seat < s.players}
    return sorted(realm for realm in found - {NOBODY} if _is_external(s, realm))


@rule("18.3.3")
def is_unlawful_occupant(s: State, realm: Realm) -> bool:
    """Say whether a realm is one of them."""
    return _is_external(s, realm) and realm in unlawful_occupants(s)


def master_of(s: State, place: Province) -> Realm:
    """Return who owns a Province, or whose Vassal its owner is."""
    seat = s.holder[place]
    if seat != NOBODY:
        return s.realm[seat]
    owner = lawful_owner(s, place)
    lord = NOBODY if owner == NOBODY else overlord_realm(s, owner)
    return owner if lord == NOBODY else lord
