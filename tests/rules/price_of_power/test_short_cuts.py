"""What is found by short cuts is what a plain look at the whole map finds."""

import random

from greatpowers.games.price_of_power import view_map
from greatpowers.games.price_of_power.components.cards import ALL_IDEAS, IDEAS, MISSIONS
from greatpowers.games.price_of_power.components.tables import ARMIES, SHIP_KINDS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    ALL_PROVINCES,
    ALL_REALMS,
    ALL_ZONES,
    AREA_OF,
    FACES,
    LAND,
    NOBODY,
    REALMS,
    Area,
    Province,
    Realm,
)
from greatpowers.games.price_of_power.rules.casus_belli import is_claimed
from greatpowers.games.price_of_power.rules.claims import cores_of, has_claim
from greatpowers.games.price_of_power.rules.cubes import covered
from greatpowers.games.price_of_power.rules.deals import Talk, judge_deal, parts
from greatpowers.games.price_of_power.rules.dynamic import next_to
from greatpowers.games.price_of_power.rules.empire import (
    is_in_hre,
    is_unlawful_occupant,
    master_of,
)
from greatpowers.games.price_of_power.rules.geography import any_ships, ships_at_sea, waters_of
from greatpowers.games.price_of_power.rules.npr_defence import lords_in, note_pressed
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    controller_of,
    controls,
    flag_of,
    free_lands_of,
    has,
    has_free_land,
    has_land,
    independent,
    is_npr,
    is_town,
    lands_of,
    overlord_realm,
    overlord_seat,
    places_with,
    plus,
    tokens_of,
    vassals_of_realm,
)
from greatpowers.games.price_of_power.rules.relations import (
    at_peace,
    at_war_with,
    at_war_with_all,
    is_enemy,
)
from greatpowers.games.price_of_power.rules.research import judge_research, research_choices
from greatpowers.games.price_of_power.rules.sailing import can_sail_from, places_of_ships, reach_of
from greatpowers.games.price_of_power.rules.shipyards import can_build, judge_ship
from greatpowers.games.price_of_power.rules.units import area_of, in_area, singles, size_of
from greatpowers.games.price_of_power.rules.victory import all_foes_of
from greatpowers.games.price_of_power.rules.war import has_target
from greatpowers.games.price_of_power.rules.war_bans import AT_WAR_ALREADY, Declarer, judge_target
from greatpowers.games.price_of_power.state import TWO_SMALL_TOWNS, TWO_VASSALS, State, put
from greatpowers.games.price_of_power.view_mats import mat
from greatpowers.games.price_of_power.vocabulary import (
    ASK_DUCATS,
    OFFER_ALLIANCE,
    OFFER_MARRIAGE,
    SELL_PROVINCE,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.wartime import open_war, random_code

ANSWERS = 900
LOOKED_AT_EVERY = 60
REALMS_BETWEEN = 20


def plain_lands(s: State, realm: Realm) -> list[Province]:
    return [place for place in ALL_PROVINCES if flag_of(s, place) == realm and not_town(s, place)]


def not_town(s: State, place: Province) -> bool:
    return not is_town(s.disc[place])


def plain_in_area(s: State, seat: Seat, area: Area) -> int:
    armies = [army for army in range(ARMIES) if area_of(s, seat, army) == area]
    return singles(s, seat, area) + sum(size_of(s, seat, army) for army in armies)


def plain_pressed(s: State) -> set[int]:
    return {
        area * len(REALMS) + lord
        for seat in range(s.players)
        for area in ALL_AREAS
        for lord in (lords_in(s, area) if plain_in_area(s, seat, area) else ())
        if is_enemy(s, seat, lord)
    }


def plain_vassals(s: State, lord: Realm) -> list[Realm]:
    below = [realm for realm in ALL_REALMS if overlord_realm(s, realm) == lord]
    return [realm for realm in below if free_lands_of(s, realm)]


def plain_next_to(s: State, realm: Realm) -> set[Province]:
    lands = free_lands_of(s, realm)
    return {
        place
        for place in ALL_PROVINCES
        for own in lands
        if AREA_OF[place] == AREA_OF[own]
        or AREA_OF[place] in LAND[AREA_OF[own]]
        or set(FACES[place]) & set(FACES[own])
    }


def plain_occupants(s: State) -> set[Realm]:
    """Return who owns or occupies a Province of the Empire and has his Capital elsewhere."""
    places = [place for place in ALL_PROVINCES if is_in_hre(s, place)]
    seats = {s.occupier[place] for place in places} & set(range(s.players))
    found = {master_of(s, place) for place in places} | {s.realm[seat] for seat in seats}
    emperor = NOBODY if s.emperor == NOBODY else s.realm[s.emperor]
    return {
        realm
        for realm in found - {NOBODY, emperor}
        if capital_of(s, realm) == NOBODY or not is_in_hre(s, capital_of(s, realm))
    }


def plain_claimed(s: State, seat: Seat) -> set[Realm]:
    """Return the realms that own, occupy or have as Vassals what a player has claimed."""
    places = [place for place in ALL_PROVINCES if has_claim(s, seat, AREA_OF[place])]
    seats = {s.occupier[place] for place in places} & set(range(s.players))
    return {master_of(s, place) for place in places} | {s.realm[other] for other in seats}


def look_at_wars(s: State, seat: Seat) -> None:
    """Compare what is found about the wars, Ships and Ideas of a player."""
    claimed = plain_claimed(s, seat) - {NOBODY}
    assert {realm for realm in ALL_REALMS if is_claimed(s, seat, realm)} == claimed
    declarer = Declarer(s, seat)
    allowed = {realm for realm in ALL_REALMS if judge_target(s, seat, realm) is ALLOWED}
    assert allowed <= set(declarer.within())
    assert set(declarer.all()) == allowed
    assert has_target(s, seat) == bool(allowed)
    for realm in ALL_REALMS:
        assert declarer.has_discovered(realm) == any(
            has_claim(s, seat, AREA_OF[place]) for place in lands_of(s, realm)
        )
    assert at_war_with_all(s, seat) == [
        realm for realm in ALL_REALMS if at_war_with(s, seat, realm)
    ]
    assert all_foes_of(s, seat) == [
        realm
        for realm in ALL_REALMS
        if at_war_with(s, seat, realm) or (s.active[realm] and is_enemy(s, seat, realm))
    ]
    assert waters_of(s, seat) == [zone for zone in ALL_ZONES if any_ships(s, seat, zone)]
    assert ships_at_sea(s, seat) == sum(any_ships(s, seat, zone) for zone in ALL_ZONES)
    for berth in places_of_ships(s, seat):
        assert can_sail_from(s, seat, berth) == bool(reach_of(s, seat, berth))
    can = any(judge_ship(s, seat, kind) is ALLOWED for kind in range(len(SHIP_KINDS)))
    assert can_build(s, seat) == can
    payable = {number for number in s.grid if judge_research(s, seat, number) is ALLOWED}
    assert payable <= {number for each in research_choices(s, seat) for number in each.within}
    for place in ALL_PROVINCES:
        assert controls(s, seat, place) == (controller_of(s, place) == seat)


def look_at_deals(s: State, seat: Seat, other: Seat) -> None:
    """Compare the verdicts on single pieces of a deal with those of its menu."""
    first = [[OFFER_ALLIANCE()], [OFFER_MARRIAGE(0)], [ASK_DUCATS(0)]]
    for made in ([], *first, [SELL_PROVINCE(place) for place in s.lands[seat][:1]]):
        for choice in parts(Talk(s, seat, seat, other, made)):
            for target in choice.targets[::7]:
                talk = Talk(s, seat, seat, other, made.copy())
                assert judge_deal(talk, [choice.verb(target)]) is choice.verdict(target)


def look_at_known(s: State) -> None:
    """Compare what is known of rows of the map with what is found of them now."""
    plain = [realm for realm in ALL_REALMS if s.seat_of[realm] != NOBODY or is_npr(s, realm)]
    assert independent(s) == plain
    for seat in range(s.players):
        taken = [place for place in s.lands[seat] if s.occupier[place] != NOBODY]
        doubled = [place for place in taken if s.disc[place] in (TWO_SMALL_TOWNS, TWO_VASSALS)]
        assert covered(s, seat) == len(taken) + len(doubled)
        assert cores_of(s, seat) == [area for area in ALL_AREAS if s.core[area] == seat]
    for tokens in (s.allied, s.active, s.married, s.disputed, s.war, s.truce, s.cb):
        assert places_with(tokens) == [place for place, seats in enumerate(tokens) if seats]
        for seat in range(s.players):
            own = [place for place, seats in enumerate(tokens) if has(seats, seat)]
            assert tokens_of(tokens, seat) == own
    assert view_map.areas(s) == view_map.found_in_areas(s)
    assert view_map.zones(s) == view_map.ships_in_zones(s)
    for seat in range(s.players):
        shown = mat(s, seat)
        assert shown["ideas"] == [IDEAS[each] for each in ALL_IDEAS if has(s.knows[each], seat)]
        done = [MISSIONS[each] for each, seats in enumerate(s.completed) if has(seats, seat)]
        assert shown["completed"] == done


def look_at_two_tables(s: State, rng: random.Random) -> None:
    """Compare what is known of a table, of a copy that has gone on, and of the table again."""
    copy = s.clone()
    seat = rng.randrange(s.players)
    for row, number in (("knows", len(IDEAS)), ("completed", len(MISSIONS))):
        tokens = getattr(copy, row)
        at = rng.randrange(number)
        setattr(copy, row, put(tokens, at, plus(tokens[at], seat)))
    for each in (s, copy, s):
        look_at_known(each)


def look(s: State) -> None:
    """Compare all short cuts with what they stand for."""
    occupants = plain_occupants(s)
    for realm in ALL_REALMS:
        assert sorted(lands_of(s, realm)) == plain_lands(s, realm)
        assert has_land(s, realm) == bool(lands_of(s, realm))
        assert has_free_land(s, realm) == bool(free_lands_of(s, realm))
        assert vassals_of_realm(s, realm) == plain_vassals(s, realm)
        holders = {s.holder[place] for place in lands_of(s, realm)}
        assert overlord_seat(s, realm) == (holders.pop() if len(holders) == 1 else NOBODY)
        assert is_unlawful_occupant(s, realm) == (realm in occupants)
    for realm in ALL_REALMS[::REALMS_BETWEEN]:
        assert next_to(s, realm) == plain_next_to(s, realm)
    for seat in range(s.players):
        fights = [realm for realm in ALL_REALMS if at_war_with(s, seat, realm)]
        assert at_peace(s, seat) == (not fights)
        look_at_wars(s, seat)
        look_at_deals(s, seat, (seat + 1) % s.players)
        for area in ALL_AREAS:
            assert in_area(s, seat, area) == plain_in_area(s, seat, area)
        for realm in ALL_REALMS:
            is_there = s.seat_of[realm] not in (NOBODY, seat) or is_npr(s, realm)
            if is_there:
                refused = judge_target(s, seat, realm) is AT_WAR_ALREADY
                assert refused == is_enemy(s, seat, realm)
            for other in range(s.players):
                if has(s.active[realm], other) and at_war_with(s, seat, s.realm[other]):
                    assert is_enemy(s, seat, realm)
    trial = s.clone()
    note_pressed(trial)
    assert set(trial.pressed) == plain_pressed(s)


@rule("2.4.4", "9.1.1", "13.0", "13.2", "13.4.1", "18.3.3")
def test_short_cuts_find_the_same() -> None:
    table = open_war("western_crowns")
    rng = random.Random("short cuts")
    seen_at_war = False
    for number in range(ANSWERS):
        ask = rng.choice(table.asks())
        table.answer_known(ask.seat, random_code(rng, ask))
        look_at_known(table.state)
        if number % LOOKED_AT_EVERY == 0:
            look(table.state)
            look_at_two_tables(table.state, rng)
            seen_at_war |= any(table.state.war)
    assert seen_at_war
