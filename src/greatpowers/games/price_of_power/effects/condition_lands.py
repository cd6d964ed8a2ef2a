"""Conditions of cards about land and relations: what is owned, who is tied to whom (16.3, 17)."""

from greatpowers.games.price_of_power.components.tables import (
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    CONTINENT,
    ELECTORS,
    FACES,
    NOBODY,
    PROVINCES_UNDER,
    Area,
    Province,
    Realm,
    area,
    is_distant,
    province,
    realm,
)
from greatpowers.games.price_of_power.effects.concerned import continents_of
from greatpowers.games.price_of_power.effects.conditions import (
    Condition,
    Measure,
    all_of,
    condition,
    meant,
    near,
)
from greatpowers.games.price_of_power.effects.numbers import (
    continent_named,
    towns_on,
)
from greatpowers.games.price_of_power.effects.selectors import (
    is_adjacent_realm,
    own_allies,
    own_vassals,
)
from greatpowers.games.price_of_power.rules.empire import is_elector
from greatpowers.games.price_of_power.rules.influence import in_realm
from greatpowers.games.price_of_power.rules.mats import opponents
from greatpowers.games.price_of_power.rules.ownership import (
    Seats,
    areas_of_realm,
    capital_of,
    controls,
    flag_of,
    has,
    is_npr,
    is_vassal,
    lands_of,
    large_towns,
    overlord_seat,
    owned,
    owned_areas,
    owns,
    owns_area,
    places_with,
    tokens_of_either,
)
from greatpowers.games.price_of_power.rules.relations import realm_at_peace
from greatpowers.games.price_of_power.rules.unrest import unrest_of
from greatpowers.games.price_of_power.state import (
    CLAIMS_PLACED,
    IMPERIAL,
    LAND_CHANGED,
    TIES_CHANGED,
    State,
)
from greatpowers.kernel.rule import rule

# -- land ----------------------------------------------------------------------------------------


@condition("owns", reads=LAND_CHANGED)
def _owns(s: State, asked: Condition, seat: Seat) -> Measure:
    names = asked.word("provinces")
    return all_of(sum(owns(s, seat, province(name)) for name in names), asked, names)


@condition("owns_area", reads=LAND_CHANGED | CLAIMS_PLACED)
def _owns_area(s: State, asked: Condition, seat: Seat) -> Measure:
    names = asked.word("areas")
    if names is not None:
        return all_of(sum(owns_area(s, seat, area(name)) for name in names), asked, names)
    whole = [place for place in owned_areas(s, seat) if owns_area(s, seat, place)]
    if asked.word("with_claim"):
        whole = [p for p in whole if p in s.claims[seat] or s.core[p] == seat]
    if asked.word("gained"):
        whole = [place for place in whole if place not in s.areas_then[seat]]
    return len(whole), asked.number


@condition("presence", reads=LAND_CHANGED)
def _presence(s: State, asked: Condition, seat: Seat) -> Measure:
    present = owned_areas(s, seat)
    names = asked.word("areas")
    if names is None:
        return len(present), asked.number
    found = sum(area(name) in present for name in names)
    return found, 1 if asked.word("any") else all_of(found, asked, names)[1]


@condition("controls", reads=LAND_CHANGED)
def _controls(s: State, asked: Condition, seat: Seat) -> Measure:
    names = asked.word("provinces")
    with_vassals = bool(asked.word("vassals"))
    found = sum(_has_control(s, seat, province(name), with_vassals) for name in names)
    return all_of(found, asked, names)


def _has_control(s: State, seat: Seat, place: Province, with_vassals: bool) -> bool:
    if controls(s, seat, place):
        return True
    is_own_vassal = s.holder[place] == seat and is_vassal(s.disc[place])
    return with_vassals and is_own_vassal and s.occupier[place] == NOBODY


@condition("vassal_or_owned", reads=LAND_CHANGED)
def _vassal_or_owned(s: State, asked: Condition, seat: Seat) -> Measure:
    other = meant(s, asked.word("realm"))
    if overlord_seat(s, other) == seat:
        return 1, 1
    home = [place for place in PROVINCES_UNDER[other] if flag_of(s, place) == other]
    return int(bool(home) and all(owns(s, seat, place) for place in home)), 1


@condition("vassals", reads=LAND_CHANGED)
def _vassals(s: State, asked: Condition, seat: Seat) -> Measure:
    realms = own_vassals(s, seat)
    if asked.word("near"):
        around = near(asked.word("near"))
        realms = [each for each in realms if around.intersection(areas_of_realm(s, each))]
    return len(realms), asked.number


@condition("towns_on", reads=LAND_CHANGED)
def _towns_on(s: State, asked: Condition, seat: Seat) -> Measure:
    return towns_on(s, seat, continent_named(asked.word("continent"))), asked.number


@condition("claims_on", reads=CLAIMS_PLACED)
def _claims_on(s: State, asked: Condition, seat: Seat) -> Measure:
    continent = continent_named(asked.word("continent"))
    claimed = [place for place in s.claims[seat] if is_distant(place)]
    return sum(continent in (None, CONTINENT[place]) for place in claimed), asked.number


@condition("continents", reads=LAND_CHANGED)
def _continents(s: State, asked: Condition, seat: Seat) -> Measure:
    return continents_of(s, seat), asked.number


@condition("large_towns", reads=LAND_CHANGED)
def _large_towns(s: State, asked: Condition, seat: Seat) -> Measure:
    return large_towns(s, seat), asked.number


@condition("cores", reads=CLAIMS_PLACED)
def _cores(s: State, asked: Condition, seat: Seat) -> Measure:
    return s.core.count(seat), asked.number


@condition("unrest")
def _unrest(s: State, asked: Condition, seat: Seat) -> Measure:
    return len(unrest_of(s, seat)), int(asked.word("at_most"))


@condition("adjacent")
def _adjacent(s: State, asked: Condition, seat: Seat) -> Measure:
    other = meant(s, asked.word("realm"))
    return int(other != NOBODY and is_adjacent_realm(s, seat, other)), 1


# -- relations -----------------------------------------------------------------------------------


@condition("alliances", reads=TIES_CHANGED | LAND_CHANGED)
def _alliances(s: State, asked: Condition, seat: Seat) -> Measure:
    allies = own_allies(s, seat)
    names = asked.word("realms")
    if names is not None:
        allies = [each for each in allies if each in map(realm, names)]
    kind = asked.word("kind")
    if kind == "player":
        allies = [each for each in allies if s.seat_of[each] != NOBODY]
    if kind == "port":
        allies = [each for each in allies if _has_port(s, each)]
    return len(allies), asked.number


def _has_port(s: State, other: Realm) -> bool:
    seat = s.seat_of[other]
    lands = lands_of(s, other) if seat == NOBODY else owned(s, seat)
    return any(FACES[place] for place in lands)


def _is_married(s: State, seat: Seat, other: Realm) -> bool:
    return has(s.married[other] | s.disputed[other], seat)


@condition("marriages", reads=TIES_CHANGED)
def _marriages(s: State, asked: Condition, seat: Seat) -> Measure:
    names = asked.word("realms")
    if names is None:
        return len(tokens_of_either(s.married, s.disputed, seat)), asked.number
    return sum(_is_married(s, seat, realm(name)) for name in names), asked.number


@condition("bond", reads=TIES_CHANGED)
def _bond(s: State, asked: Condition, seat: Seat) -> Measure:
    other = meant(s, asked.word("realm"))
    return int(_is_married(s, seat, other) or other in own_allies(s, seat)), 1


@condition("influence", reads=TIES_CHANGED | LAND_CHANGED)
def _influence(s: State, asked: Condition, seat: Seat) -> Measure:
    return in_realm(s, seat, meant(s, asked.word("realm"))), asked.number


@rule("11.1", "11.2.1", "18.2")
def _lead_at_best(s: State, seat: Seat) -> int:
    """Return in how many Areas a player could lead, as he has Influence or a Marriage there.

    That is soon known, and mostly enough to know.
    """
    married = tokens_of_either(s.married, s.disputed, seat)
    imperial = s.influence[IMPERIAL] if s.emperor == seat else ()
    return len({*s.influence[seat], *imperial}) + len(married)


@condition("influence_lead", reads=TIES_CHANGED | LAND_CHANGED, at_best=_lead_at_best)
def _influence_lead(s: State, asked: Condition, seat: Seat) -> Measure:
    if "realm" in asked.row:
        other = meant(s, asked.word("realm"))
        return int(other != NOBODY and _leads_in_realm(s, seat, other)), 1
    weddings = _weddings(s)
    names = asked.word("areas")
    if names is not None:
        found = sum(_leads_in(s, seat, area(name), weddings) for name in names)
        return all_of(found, asked, names)
    places = _areas_with_weight(s, seat, weddings)
    if asked.word("where") == "elector":
        places = {place for place in places if place in ELECTORS and is_elector(s, place)}
    return sum(_leads_in(s, seat, place, weddings) for place in places), asked.number


def _leads_in_realm(s: State, seat: Seat, other: Realm) -> bool:
    own = in_realm(s, seat, other)
    return own > 0 and all(own > in_realm(s, each, other) for each in opponents(s, seat))


def _weddings(s: State) -> dict[Area, list[Seats]]:
    """Return for each Area the sets of players who have married into a Capital there."""
    found: dict[Area, list[Seats]] = {}
    for tokens in (s.married, s.disputed):
        for other in places_with(tokens):
            found.setdefault(AREA_OF[capital_of(s, other)], []).append(tokens[other])
    return found


@rule("11.1", "11.2.1", "18.2")
def _areas_with_weight(s: State, seat: Seat, weddings: dict[Area, list[Seats]]) -> set[Area]:
    """Return the Areas in which a player has any Influence or Marriage."""
    found = set(s.influence[seat])
    for place, couples in weddings.items():
        if any(has(couple, seat) for couple in couples):
            found.add(place)
    return found.union(s.influence[IMPERIAL]) if s.emperor == seat else found


@rule("11.1", "11.2.1", "18.2")
def _leads_in(s: State, seat: Seat, place: Area, weddings: dict[Area, list[Seats]]) -> bool:
    """Say whether a player has more Influence in an Area than any other; Marriages count."""
    weights = [cubes.count(place) for cubes in s.influence]
    imperial = weights.pop()
    for couple in weddings.get(place, ()):
        for other in range(s.players):
            weights[other] += couple >> other & 1
    if s.emperor != NOBODY:
        weights[s.emperor] += imperial
    own = weights[seat]
    return own > 0 and own == max(weights) and weights.count(own) == 1


@condition("independent")
def _independent(s: State, asked: Condition, _seat: Seat) -> Measure:
    other = meant(s, asked.word("realm"))
    return int(is_npr(s, other) and realm_at_peace(s, other)), 1


@condition("player_realm")
def _player_realm(s: State, asked: Condition, _seat: Seat) -> Measure:
    return int(s.seat_of[realm(asked.word("realm"))] != NOBODY), 1


@condition("dnpr_provinces")
def _dnpr_provinces(s: State, asked: Condition, _seat: Seat) -> Measure:
    other = realm(asked.word("realm"))
    return len(lands_of(s, other)) if s.colour[other] != NOBODY else 0, asked.number
