"""Who owns what: realms, Towns, Vassals, cores, control (2.3, 2.4.2, 2.4.3, 7.5, 7.6, 13.0)."""

from bisect import insort
from collections.abc import Sequence
from itertools import compress, count
from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    LARGE_INCOME,
    LARGE_MANPOWER,
    LARGE_TOWNS,
    MOST_MANPOWER,
    SMALL_MANPOWER,
    SMALL_TOWNS,
    SMALL_TRACK,
    VASSAL_INCOME,
    VASSAL_MANPOWER,
    VASSAL_TOKENS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREA_OF,
    CAPITAL,
    FLAG,
    NOBODY,
    PRINTED_TAX,
    PROVINCES,
    PROVINCES_OF,
    PROVINCES_UNDER,
    Area,
    Province,
    Realm,
)
from greatpowers.games.price_of_power.known import Known, KnownOfFew
from greatpowers.games.price_of_power.state import (
    LAND_CHANGED,
    LARGE_TOWN,
    NO_DISC,
    SEATS,
    SMALL_TOWN,
    TWO_SMALL_TOWNS,
    TWO_VASSALS,
    VASSAL,
    State,
    put,
)
from greatpowers.kernel.rule import rule

Seats = int
"""A set of seats: bits of a number."""


def has(seats: Seats, seat: Seat) -> bool:
    """Say whether a seat is in a set."""
    return bool(seats >> seat & 1)


def plus(seats: Seats, seat: Seat) -> Seats:
    """Return a set with a seat more."""
    return seats | 1 << seat


def minus(seats: Seats, seat: Seat) -> Seats:
    """Return a set without a seat."""
    return seats & ~(1 << seat)


def how_many(seats: Seats) -> int:
    """Return how many seats are in a set."""
    return seats.bit_count()


WITH_TOKENS: Final = KnownOfFew()
ANYBODY: Final = SEATS


def places_with(tokens: tuple[Seats, ...]) -> list[int]:
    """Return the places with a token of anybody, of sets of seats by place."""
    return _with_tokens(tokens)[ANYBODY]


def tokens_of(tokens: tuple[Seats, ...], seat: Seat) -> list[int]:
    """Return the places (Areas, realms) with a token of a seat, of sets of seats by place."""
    return _with_tokens(tokens)[seat]


def _with_tokens(tokens: tuple[Seats, ...]) -> list[list[int]]:
    """Return the places with a token, by seat and last those of anybody; nobody changes them."""
    found: list[list[int]] | None = WITH_TOKENS.of(tokens)
    if found is None:
        places = list(compress(count(), tokens))
        found = [[place for place in places if has(tokens[place], seat)] for seat in range(SEATS)]
        found.append(places)
        WITH_TOKENS.keep(tokens, found)
    return found


def tokens_of_either(some: tuple[Seats, ...], others: tuple[Seats, ...], seat: Seat) -> list[int]:
    """Return the places with a token of a seat of one kind or of another, in their order."""
    found, more = tokens_of(some, seat), tokens_of(others, seat)
    return sorted({*found, *more}) if more else found


# -- Provinces -----------------------------------------------------------------------------------


def is_town(disc: int) -> bool:
    """Say whether a disc is a Town."""
    return NO_DISC < disc < VASSAL


def is_vassal(disc: int) -> bool:
    """Say whether a disc is a Vassal token."""
    return disc >= VASSAL


@rule("13.3")
def flag_of(s: State, place: Province) -> Realm:
    """Return whose flag counts on a Province: a dynamic realm's token lies over the printed one."""
    dynamic = s.dynamic[place]
    return FLAG[place] if dynamic == NOBODY else dynamic


@rule("7.6", "2.3")
def core_of(s: State, place: Province) -> Realm:
    """Return whose core a Province is: of whose Core token lies in the Area, else by the flag."""
    seat = s.core[AREA_OF[place]]
    if seat != NOBODY:
        return s.realm[seat]
    return FLAG[place] if has_left_town(s, place) else flag_of(s, place)


@rule("21.0")
def has_left_town(s: State, place: Province) -> bool:
    """Say whether a Town of a player who has left lies on a Province, over the flag of another.

    It is noted as tokens of dynamic realms are.
    """
    owner = s.dynamic[place]
    return owner != NOBODY and is_deserted(s, owner)


@rule("21.0")
def is_deserted(s: State, realm: Realm) -> bool:
    """Say whether the player of a realm has left the game."""
    return len(s.seated) < s.players and s.seat_of[realm] == NOBODY and realm in s.realm


@rule("2.3")
def lawful_owner(s: State, place: Province) -> Realm:
    """Return the realm that owns a Province, or would if nobody occupied it; nobody if vacant."""
    seat = s.holder[place]
    return flag_of(s, place) if seat == NOBODY or is_vassal(s.disc[place]) else s.realm[seat]


@rule("2.4.2")
def owns(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a player owns a Province: with a Town, and nothing of others on it."""
    return s.holder[place] == seat and is_town(s.disc[place]) and s.occupier[place] == NOBODY


@rule("2.4.3")
def controls(s: State, seat: Seat, place: Province) -> bool:
    """Say whether a player controls a Province, as its owner or as its occupier."""
    return s.occupier[place] == seat or owns(s, seat, place)


@rule("2.4.3")
def controller_of(s: State, place: Province) -> Seat:
    """Return the player who controls a Province; nobody if none does."""
    occupier = s.occupier[place]
    if occupier != NOBODY:
        return occupier if occupier < s.players else NOBODY
    return s.holder[place] if is_town(s.disc[place]) else NOBODY


@rule("2.3", "2.5.3")
def tax_value(s: State, place: Province) -> int:
    """Return the Tax Value of a Province: by its disc, else by its printed size."""
    disc = s.disc[place]
    if disc == NO_DISC:
        return PRINTED_TAX[place]
    return 1 if disc in (SMALL_TOWN, VASSAL) else 2


def owned(s: State, seat: Seat) -> list[Province]:
    """Return the Provinces that a player owns."""
    return [
        place for place in s.lands[seat] if s.disc[place] < VASSAL and s.occupier[place] == NOBODY
    ]


def vassal_provinces(s: State, seat: Seat) -> list[Province]:
    """Return the Provinces of a player's Vassals."""
    return [place for place in s.lands[seat] if is_vassal(s.disc[place])]


def owned_areas(s: State, seat: Seat) -> list[Area]:
    """Return the Areas in which a player owns a Province, in their order."""
    return sorted({AREA_OF[place] for place in owned(s, seat)})


def owns_area(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a player owns every Province of an Area."""
    return all(owns(s, seat, place) for place in PROVINCES_OF[area])


def is_vacant(s: State, place: Province) -> bool:
    """Say whether a Territory belongs to nobody."""
    return s.holder[place] == NOBODY and flag_of(s, place) == NOBODY


# -- realms --------------------------------------------------------------------------------------


@rule("13.0")
def lands_of(s: State, realm: Realm) -> list[Province]:
    """Return the Provinces that a realm without a player owns, be it independent or a Vassal."""
    dynamic, disc = s.dynamic, s.disc
    lands = [
        place
        for place in PROVINCES_UNDER[realm]
        if not NO_DISC < disc[place] < VASSAL and dynamic[place] in (NOBODY, realm)
    ]
    if s.abroad:
        lands += [
            place
            for place in s.abroad
            if dynamic[place] == realm and not NO_DISC < disc[place] < VASSAL
        ]
    return lands


def has_land(s: State, realm: Realm) -> bool:
    """Say whether a realm without a player owns a Province; mostly the first is one."""
    for place in PROVINCES_UNDER[realm]:
        if s.dynamic[place] in (NOBODY, realm) and not is_town(s.disc[place]):
            return True
    return bool(s.abroad and lands_of(s, realm))


def free_lands_of(s: State, realm: Realm) -> list[Province]:
    """Return the Provinces of a realm that are no player's Vassals."""
    return [place for place in lands_of(s, realm) if s.holder[place] == NOBODY]


def has_free_land(s: State, realm: Realm) -> bool:
    """Say whether a realm has a Province that is no player's Vassal; mostly the first is one."""
    holder, dynamic = s.holder, s.dynamic
    for place in PROVINCES_UNDER[realm]:
        if holder[place] == NOBODY and dynamic[place] in (NOBODY, realm):
            return True
    return bool(s.abroad and free_lands_of(s, realm))


@rule("2.3", "13.0", "13.2")
def is_npr(s: State, realm: Realm) -> bool:
    """Say whether a realm is an independent Non-Player Realm."""
    if s.seat_of[realm] != NOBODY:
        return False
    is_vassal_of_realm = s.overlord[realm] != NOBODY and overlord_realm(s, realm) != NOBODY
    return not is_vassal_of_realm and has_free_land(s, realm)


INDEPENDENT: Final = Known()


@rule("2.3", "13.0", "13.2")
def independent(s: State) -> list[Realm]:
    """Return the realms of players and all independent Non-Player Realms, in their order."""
    rows: list[object] = [s.holder, s.disc, s.dynamic, s.abroad, s.overlord, s.seat_of]
    found: list[Realm] | None = INDEPENDENT.of(rows)
    if found is None:
        found = [realm for realm in ALL_REALMS if s.seat_of[realm] != NOBODY or is_npr(s, realm)]
        INDEPENDENT.keep(rows, found)
    return found


@rule("13.2")
def overlord_realm(s: State, realm: Realm) -> Realm:
    """Return the independent realm whose Vassal a realm is; nobody if there is none any more."""
    overlord = s.overlord[realm]
    if overlord == NOBODY:
        return NOBODY
    seat = s.seat_of[overlord]
    if seat != NOBODY:
        return NOBODY
    return overlord if has_free_land(s, overlord) else NOBODY


VASSALS: Final = KnownOfFew()


@rule("13.2")
def vassals_of_realm(s: State, lord: Realm) -> list[Realm]:
    """Return the Vassals of a realm without a player."""
    found: dict[Realm, list[Realm]] | None = VASSALS.of(s.overlord)
    if found is None:
        found = {}
        for each, overlord in enumerate(s.overlord):
            if overlord != NOBODY:
                found.setdefault(overlord, []).append(each)
        VASSALS.keep(s.overlord, found)
    return [each for each in found.get(lord, ()) if _is_under(s, each, lord)]


def _is_under(s: State, vassal: Realm, lord: Realm) -> bool:
    return overlord_realm(s, vassal) == lord and has_free_land(s, vassal)


@rule("11.4")
def overlord_seat(s: State, realm: Realm) -> Seat:
    """Return the player whose Vassal a realm is, with all that is left of it; else nobody."""
    if has_free_land(s, realm):
        return NOBODY
    holders = {s.holder[place] for place in lands_of(s, realm)}
    return holders.pop() if len(holders) == 1 else NOBODY


@rule("13.0", "2.3")
def capital_of(s: State, realm: Realm) -> Province:
    """Return the Capital of a realm: the printed one, or where it moved when that was lost."""
    moved = s.capital[realm]
    return CAPITAL[realm] if moved == NOBODY else moved


@rule("13.0")
def settle_capital(s: State, realm: Realm) -> None:
    """Give a realm without a player another Capital if it does not hold its own any more.

    The alphabet decides, Large Provinces first. The printed Capital is one again when it is back.
    """
    lands = lands_of(s, realm)
    if s.seat_of[realm] != NOBODY or not lands:
        return
    if CAPITAL[realm] in lands:
        s.capital = put(s.capital, realm, NOBODY)
        s.changed |= LAND_CHANGED
    elif capital_of(s, realm) not in lands:
        s.changed |= LAND_CHANGED
        first = min(lands, key=lambda place: (-PRINTED_TAX[place], PROVINCES[place]))
        s.capital = put(s.capital, realm, first)


@rule("4.5.2", "5.4.2", "R78")
def plain_tax(s: State, realm: Realm) -> int:
    """Return the Tax Income of a Non-Player Realm; tokens of one more do not count."""
    return sum(tax_value(s, place) for place in free_lands_of(s, realm))


@rule("13.4.5")
def npr_tax(s: State, realm: Realm) -> int:
    """Return the Tax Income of a Non-Player Realm, its tokens of one more included (13.4)."""
    return plain_tax(s, realm) + sum(s.strong[place] for place in free_lands_of(s, realm))


def areas_of_realm(s: State, realm: Realm) -> list[Area]:
    """Return the Areas that are part of a realm, be it a player's or not (2.3)."""
    seat = s.seat_of[realm]
    if seat != NOBODY:
        return owned_areas(s, seat)
    return sorted({AREA_OF[place] for place in lands_of(s, realm)})


def realms_in(s: State, area: Area) -> list[Realm]:
    """Return the realms without a player that own Provinces of an Area."""
    found = {flag_of(s, place) for place in PROVINCES_OF[area] if not is_town(s.disc[place])}
    return sorted(found - {NOBODY})


def is_players_alone(s: State, area: Area) -> bool:
    """Say whether players own every Province of an Area (5.4.1, 11.1)."""
    return all(is_town(s.disc[place]) for place in PROVINCES_OF[area])


# -- tracks (7.5, 9.3) ---------------------------------------------------------------------------


def _small_in(discs: list[int]) -> int:
    return discs.count(SMALL_TOWN) + 2 * discs.count(TWO_SMALL_TOWNS)


def _vassals_in(discs: list[int]) -> int:
    return discs.count(VASSAL) + 2 * discs.count(TWO_VASSALS)


def _placed(s: State, seat: Seat) -> list[int]:
    """Return all discs of a player on the map, those on Provinces that he occupies, too."""
    own = [s.disc[place] for place in s.lands[seat]]
    return own + [s.seized[place] for place in s.occupied[seat]]


def small_towns(s: State, seat: Seat) -> int:
    """Return how many Small Towns a player has placed."""
    return _small_in(_placed(s, seat))


def large_towns(s: State, seat: Seat) -> int:
    """Return how many Large Towns a player has placed."""
    return _placed(s, seat).count(LARGE_TOWN)


def vassal_tokens(s: State, seat: Seat) -> int:
    """Return how many Vassal tokens a player has placed."""
    return _vassals_in(_placed(s, seat))


@rule("9.8", "R120")
def _uncovered(s: State, seat: Seat) -> tuple[int, int, int]:
    """Return the Small Towns, Large Towns and Vassal tokens of a player on their tracks.

    Those on Provinces that somebody occupies are covered; those with which he occupies count.
    """
    discs = [s.disc[place] for place in s.lands[seat] if s.occupier[place] == NOBODY]
    discs += [s.seized[place] for place in s.occupied[seat]]
    return _small_in(discs), discs.count(LARGE_TOWN), _vassals_in(discs)


@rule("7.5")
def base_tax(s: State, seat: Seat) -> int:
    """Return the Base Tax Income: what the tracks of both kinds of Towns show."""
    small, large, _ = _uncovered(s, seat)
    return small + LARGE_INCOME[large]


@rule("7.5")
def vassal_tax(s: State, seat: Seat) -> int:
    """Return the Vassal Tax Income: half a Ducat a token."""
    return VASSAL_INCOME[_uncovered(s, seat)[2]]


def tax_income(s: State, seat: Seat) -> int:
    """Return the Tax Income: of Towns and of Vassals."""
    small, large, vassals = _uncovered(s, seat)
    return small + LARGE_INCOME[large] + VASSAL_INCOME[vassals]


@rule("9.3", "18.1.1")
def manpower(s: State, seat: Seat) -> int:
    """Return the manpower that tracks, tokens and the Empire give, at most 20."""
    small, large, vassals = _uncovered(s, seat)
    laps, rest = divmod(small, SMALL_TRACK)
    found = laps * SMALL_MANPOWER[SMALL_TRACK] + SMALL_MANPOWER[rest]
    found += LARGE_MANPOWER[large] + VASSAL_MANPOWER[vassals]
    found += s.more_manpower[seat] + (s.authority if s.emperor == seat else 0)
    return min(found, MOST_MANPOWER)


# -- flags (13.3) --------------------------------------------------------------------------------


@rule("13.3")
def cover_flag(s: State, place: Province, realm: Realm) -> None:
    """Lay a dynamic realm's token over the flag of a Province; of nobody: take it away."""
    s.dynamic = put(s.dynamic, place, realm)
    s.changed |= LAND_CHANGED
    if place in s.abroad:
        s.abroad.remove(place)
    if realm not in (NOBODY, FLAG[place]):
        insort(s.abroad, place)


# -- discs come and go (7.5) ---------------------------------------------------------------------


@rule("7.5")
def town_for(s: State, seat: Seat, size: int) -> int:
    """Return the disc a player would place on a Province of a size; none if there is none left.

    Two Small Towns stand for a Large one, and a Vassal token for a Small one.
    """
    small_left = SMALL_TOWNS - small_towns(s, seat)
    if size == 2 and large_towns(s, seat) < LARGE_TOWNS:
        return LARGE_TOWN
    if size == 2 and small_left >= 2:
        return TWO_SMALL_TOWNS
    if size == 1 and small_left >= 1:
        return SMALL_TOWN
    return VASSAL if size == 1 and vassal_tokens(s, seat) < VASSAL_TOKENS else NO_DISC


@rule("7.5")
def has_towns_for(s: State, seat: Seat, sizes: Sequence[int]) -> bool:
    """Say whether a player has discs for several Provinces of some sizes, placed one by one."""
    small = SMALL_TOWNS - small_towns(s, seat)
    large = LARGE_TOWNS - large_towns(s, seat)
    spare = VASSAL_TOKENS - vassal_tokens(s, seat)
    for size in sizes:
        if size == 2 and large > 0:
            large -= 1
        elif small >= size:
            small -= size
        elif size == 1 and spare > 0:
            spare -= 1
        else:
            return False
    return True


def place_disc(s: State, seat: Seat, place: Province, disc: int, unrest: bool = False) -> None:
    """Put a player's disc on a Province; whoever had one there takes it back."""
    take_disc(s, place)
    s.holder = put(s.holder, place, seat)
    s.disc = put(s.disc, place, disc)
    s.unrest = put(s.unrest, place, unrest)
    s.lands[seat].append(place)


def take_disc(s: State, place: Province) -> None:
    """Take a disc off a Province: it falls to the realm of its flag, or is vacant."""
    seat = s.holder[place]
    if seat != NOBODY:
        s.lands[seat].remove(place)
    elif has_left_town(s, place):
        cover_flag(s, place, NOBODY)
    s.changed |= LAND_CHANGED
    s.holder = put(s.holder, place, NOBODY)
    s.disc = put(s.disc, place, NO_DISC)
    s.unrest = put(s.unrest, place, False)
