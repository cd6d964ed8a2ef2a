"""13.5 Invasions: a realm without a player that no Enemy presses enters the lands of one."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREA_OF,
    COAST,
    FACES,
    LAND,
    NOBODY,
    PROVINCES,
    PROVINCES_OF,
    REACH_OF,
    REALMS,
    Area,
    Province,
    Realm,
    area_text,
    realm_text,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle import begin_land_battle, npr_party
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.occupation import bearer, is_seized
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    core_of,
    has,
    is_npr,
    tax_value,
)
from greatpowers.games.price_of_power.rules.rebels import raise_rebels
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.rules.unrest import has_unrest, stir
from greatpowers.games.price_of_power.rules.victory import lands_at_stake
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.rule import rule

STIRRED: Final = 2


@rule("13.5", "4.3.2")
def begin_all(t: PriceTable, _affair: Affair) -> None:
    """Let realms without players that are at war invade, one by one, by the alphabet."""
    s = t.state
    warring = [realm for realm in ALL_REALMS if s.war[realm] and is_npr(s, realm)]
    for realm in sorted(warring, key=lambda each: REALMS[each], reverse=True):
        INVASION.begin(s.agenda, realm)


INVASIONS: Final = AGENDA.task("invasions", begin_all)


# -- whether and where (13.5) --------------------------------------------------------------------


def enemies_of(s: State, realm: Realm) -> list[Seat]:
    """Return the players at war with a realm without a player."""
    return [seat for seat in range(s.players) if has(s.war[realm], seat)]


@rule("13.5", "13.2")
def controlled(s: State, realm: Realm) -> list[Province]:
    """Return the Provinces that a realm and its Vassals control."""
    return [place for place in lands_at_stake(s, realm) if s.occupier[place] == NOBODY]


@rule("13.5")
def is_pressed(s: State, foes: list[Seat], lands: list[Province]) -> bool:
    """Say whether Units of an Enemy are in an Area where a realm controls a Province."""
    areas = {AREA_OF[place] for place in lands}
    return any(not areas.isdisjoint(areas_with_units(s, seat)) for seat in foes)


@rule("13.5")
def targets(s: State, realm: Realm) -> list[Area]:
    """Return the Areas that a realm could invade."""
    lands, foes = controlled(s, realm), enemies_of(s, realm)
    held = {AREA_OF[place] for foe in foes for place in (*s.lands[foe], *s.occupied[foe])}
    near = {area for place in lands for area in REACH_OF[place] if area in held}
    if not near or s.active[realm] or is_pressed(s, foes, lands):
        return []
    return [area for area in sorted(near) if is_open(s, foes, lands, area)]


@rule("13.5")
def is_open(s: State, foes: list[Seat], lands: list[Province], area: Area) -> bool:
    """Say whether a realm can invade an Area in which Enemies have a disc: nobody is between."""
    others = [seat for seat in range(s.players) if seat not in foes]
    if any(in_area(s, seat, area) for seat in others):
        return False
    return is_by_land(lands, area) or not is_cut_off(s, foes, lands, area)


def is_by_land(lands: list[Province], area: Area) -> bool:
    """Say whether some Provinces are in an Area or beyond a border of it."""
    return any(AREA_OF[place] == area or AREA_OF[place] in LAND[area] for place in lands)


@rule("13.5")
def is_cut_off(s: State, foes: list[Seat], lands: list[Province], area: Area) -> bool:
    """Say whether Ships of Enemies are in all Sea Zones between some Provinces and an Area."""
    zones = {zone for place in lands for zone in FACES[place] if zone in COAST[area]}
    return all(any(any_ships(s, seat, zone) for seat in foes) for zone in zones)


@rule("13.5")
def choose_target(t: PriceTable, realm: Realm, areas: list[Area]) -> Area:
    """Choose an Area: the realm's Capital, most cores, by land, and else by lot."""
    s = t.state
    home = AREA_OF[capital_of(s, realm)]
    if home in areas:
        return home
    cores = [sum(core_of(s, place) == realm for place in PROVINCES_OF[area]) for area in areas]
    best = [area for area, number in zip(areas, cores, strict=True) if number == max(cores)]
    lands = controlled(s, realm)
    best = [area for area in best if is_by_land(lands, area)] or best
    return best[0] if len(best) == 1 else t.chance.pick(best)


# -- the invasion (13.5) -------------------------------------------------------------------------


@rule("13.5", "13.2")
def strength(s: State, realm: Realm) -> int:
    """Return the Units of an invasion: half of the Tax Value that a realm controls."""
    return (sum(tax_value(s, place) for place in controlled(s, realm)) + 1) // 2


@rule("13.5", "14.1")
def stir_up(t: PriceTable, realm: Realm, area: Area) -> None:
    """Add Unrest to two discs of Enemies in an Area, by the alphabet."""
    s = t.state
    foes = enemies_of(s, realm)
    discs = [place for place in PROVINCES_OF[area] if bearer(s, place) in foes]
    calm = [place for place in discs if not has_unrest(s, place)]
    for place in sorted(calm, key=lambda each: PROVINCES[each])[:STIRRED]:
        if is_seized(s, place):
            s.uneasy = put(s.uneasy, place, True)
        else:
            stir(t, place, cite="13.5")


@rule("13.5")
def invade(t: PriceTable, affair: Affair) -> None:
    """Invade an Area, if there is one: Unrest, Units, and a Battle if somebody is there."""
    s = t.state
    (realm,) = affair.numbers
    areas = targets(s, realm)
    if not areas:
        return
    area = choose_target(t, realm, areas)
    units = strength(s, realm)
    name = realm_text(realm)
    t.say("log-invades", power=name, area=area_text(area), n=units, cite="13.5")
    stir_up(t, realm, area)
    if any(in_area(s, seat, area) for seat in enemies_of(s, realm)):
        begin_land_battle(s, area, npr_party(realm), units=units)
    else:
        raise_rebels(t, area, units, cite="13.5")


INVASION: Final = AGENDA.task("invasion", invade)
"""About a realm without a player."""
