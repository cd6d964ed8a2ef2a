"""The Empire: Emperor, members, Electors, Authority, Areas that leave and rejoin (18.1 to 18.6)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MOST_AUTHORITY, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    ALL_PROVINCES,
    AREA_OF,
    CATHOLIC,
    ELECTORS,
    IN_HRE,
    NO_FAITH,
    NOBODY,
    PROTESTANT,
    PROVINCES_OF,
    TOUCHES_HRE,
    Area,
    Province,
    Realm,
    area_text,
)
from greatpowers.games.price_of_power.known import Known
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    has_land,
    lawful_owner,
    overlord_realm,
    owned,
)
from greatpowers.games.price_of_power.state import (
    EVERYTHING,
    IMPERIAL,
    LAND_CHANGED,
    PriceTable,
    State,
)
from greatpowers.kernel.rule import rule

OFFICIAL_FAITHS: Final = (CATHOLIC, PROTESTANT)
"""The faiths that can be the Empire's (18.7)."""
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
    return has_land(s, realm) if seat == NOBODY else bool(owned(s, seat))


@rule("18.8")
def emperor_realm(s: State) -> Realm:
    """Return the realm of the Emperor, be it a player's or not; none without an Empire."""
    if s.is_dissolved:
        return NOBODY
    return s.crown if s.emperor == NOBODY else s.realm[s.emperor]


@rule("18.3.1", "18.3.2")
def is_subject(s: State, realm: Realm) -> bool:
    """Say whether a realm is an Imperial Subject: a member, and not the Emperor's."""
    return realm != emperor_realm(s) and is_member(s, realm)


@rule("18.3.2")
def subject_players(s: State) -> list[Seat]:
    """Return the players who are Imperial Subjects."""
    return [seat for seat in s.seated if is_subject(s, s.realm[seat])]


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
    if s.is_dissolved:
        return 0
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


@rule("18.1", "18.1.3", "18.3.4")
def cap_authority(t: PriceTable) -> None:
    """Let Authority fall to what the Elector Areas that are left allow."""
    if t.state.authority > most_authority(t.state):
        change_authority(t, 0, cite="18.1.3")


@rule("18.7", "18.8")
def dissolve(t: PriceTable, *, cite: str) -> None:
    """Dissolve the Empire for the rest of the game: there is no Emperor, and nothing belongs to it.

    Its cubes and Units go back to the supply.
    """
    s = t.state
    if s.is_dissolved:
        return
    s.is_dissolved = True
    s.changed |= EVERYTHING
    s.emperor = NOBODY
    s.authority = 0
    s.hre_faith = NO_FAITH
    s.influence[IMPERIAL] = []
    s.left_hre = list(BORDERLANDS)
    end_defence(s)
    s.imperial_units = 0
    t.say("log-hre-dissolved", cite=cite)


def end_defence(s: State) -> None:
    """Forget that the Empire is defended, and from whom."""
    s.is_defending = False
    s.invaders = []


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
    if area in s.left_hre and not s.is_dissolved:
        s.changed |= LAND_CHANGED
        s.left_hre.remove(area)
        t.say("log-rejoins-hre", area=area_text(area), cite=cite)


@rule("18.6", "R224")
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
    cap_authority(t)


@rule("18.6")
def has_to_leave(s: State, area: Area) -> bool:
    """Say whether only external realms own an Area of the Empire, and no Vassals of members."""
    if area in s.left_hre:
        return False
    return all(
        is_external(s, lawful_owner(s, place)) and not _is_held_inside(s, place)
        for place in PROVINCES_OF[area]
    )


@rule("18.6")
def has_to_rejoin(s: State, area: Area) -> bool:
    """Say whether members hold all of the Empire's Provinces in an Area that left it."""
    if area not in s.left_hre or s.is_dissolved:
        return False
    return all(_is_held_inside(s, place) for place in PROVINCES_OF[area] if IN_HRE[place])


@rule("18.3.3", "18.6")
def is_external(s: State, realm: Realm) -> bool:
    """Say whether a realm is neither the Emperor's nor has its Capital in the Empire."""
    if realm in (NOBODY, emperor_realm(s)):
        return False
    capital = capital_of(s, realm)
    return capital == NOBODY or not is_in_hre(s, capital)


def _is_held_inside(s: State, place: Province) -> bool:
    """Say whether a member or the Emperor owns a Province, or has it as a Vassal."""
    realms = {lawful_owner(s, place), master_of(s, place)} - {NOBODY}
    return any(not is_external(s, realm) for realm in realms)


UNLAWFUL: Final = Known()


@rule("18.3.3")
def unlawful_occupants(s: State) -> list[Realm]:
    """Return the realms outside the Empire that own, occupy or vassalize Provinces of it."""
    rows: list[object] = [
        *(s.holder, s.disc, s.occupier, s.dynamic, s.abroad, s.overlord, s.realm, s.seat_of),
        *(s.left_hre, s.capital, emperor_realm(s)),
    ]
    found: list[Realm] | None = UNLAWFUL.of(rows)
    if found is None:
        found = _unlawful_occupants(s)
        UNLAWFUL.keep(rows, found)
    return found


def _unlawful_occupants(s: State) -> list[Realm]:
    places = [place for place in WITHIN if is_in_hre(s, place)]
    found = {master_of(s, place) for place in places}
    seats = {s.occupier[place] for place in places}
    found |= {s.realm[seat] for seat in seats if 0 <= seat < s.players}
    return sorted(realm for realm in found - {NOBODY} if is_external(s, realm))


@rule("18.3.3")
def is_unlawful_occupant(s: State, realm: Realm) -> bool:
    """Say whether a realm is one of them."""
    return is_external(s, realm) and realm in unlawful_occupants(s)


def master_of(s: State, place: Province) -> Realm:
    """Return who owns a Province, or whose Vassal its owner is."""
    seat = s.holder[place]
    if seat != NOBODY:
        return s.realm[seat]
    owner = lawful_owner(s, place)
    lord = NOBODY if owner == NOBODY else overlord_realm(s, owner)
    return owner if lord == NOBODY else lord
