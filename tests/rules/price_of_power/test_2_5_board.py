"""2.5, 2.6, 9.2: the board agrees with itself, and with what the examples of the book say of it."""

from collections.abc import Callable, Collection, Iterable

import pytest

from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    ALL_NODES,
    ALL_REALMS,
    ALL_SLOTS,
    ALL_ZONES,
    AREA_OF,
    AREAS,
    AREAS_OF_SLOT,
    BARE_COAST,
    CAPITAL,
    COAST,
    ELECTORS,
    EUROPE,
    FACES,
    FLAG,
    FOLDER,
    IN_HRE,
    IS_DISTANT_REALM,
    IS_HRE_MEMBER,
    LAND,
    MAIN_AREAS,
    MOUNTAINS,
    NOBODY,
    NODE_AREAS,
    NODE_CONTINENT,
    NODE_ZONES,
    OVERLORD_IN_1444,
    PORTS_ON,
    PRINTED_TAX,
    PROVINCES,
    PROVINCES_UNDER,
    REALMS,
    SLOT_OF,
    SLOTS,
    TERRITORY,
    ZONE_CONTINENT,
    ZONES_NEXT_TO,
    area,
    is_distant,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.rules.geography import SEA, spaces_next_to
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row, read_data

MAP = read_data(FOLDER, "map")


def reached(spaces: Collection[int], next_to: Callable[[int], Iterable[int]]) -> set[int]:
    """Return what of some spaces can be reached from the first of them."""
    found: set[int] = set()
    todo = [next(iter(spaces))]
    while todo:
        here = todo.pop()
        if here not in found:
            found.add(here)
            todo += [other for other in next_to(here) if other in spaces]
    return found


def capacity_of(name: str, place: str, hostile: str = "", closed: str = "") -> int:
    """Return the capacity of a realm of 1444 with its Vassals, by what is printed (9.2.1)."""
    here = area(place)
    own = {realm(name), *(each for each in ALL_REALMS if OVERLORD_IN_1444[each] == realm(name))}
    shut = {area(closed)} if closed else set()
    seas = {sea for sea in COAST[here] if not hostile or sea != zone(hostile)}
    near = {here, *LAND[here], *(AREA_OF[port] for sea in seas for port in PORTS_ON[sea])} - shut
    return sum(
        PRINTED_TAX[each]
        for each in range(len(PROVINCES))
        if FLAG[each] in own
        and AREA_OF[each] in near
        and (AREA_OF[each] in {here, *LAND[here]} or seas.intersection(FACES[each]))
    )


def ships_of(name: str, sea: str) -> int:
    """Return the naval capacity of a realm of 1444 in a Sea Zone (9.2.2)."""
    return sum(PRINTED_TAX[each] for each in PORTS_ON[zone(sea)] if FLAG[each] == realm(name))


def worth(name: str) -> int:
    return sum(PRINTED_TAX[each] for each in PROVINCES_UNDER[realm(name)])


@rule("2.5.1", "2.5.3", "2.5.5")
def test_there_are_so_many_spaces() -> None:
    assert len(MAIN_AREAS) == len(AREAS) - len(MAIN_AREAS) == 97
    assert sum(not is_distant(AREA_OF[each]) for each in range(len(PROVINCES))) == 315
    assert (len(ALL_ZONES), ZONE_CONTINENT.count(EUROPE)) == (30, 18)
    assert (len(ALL_NODES), NODE_CONTINENT.count(EUROPE)) == (26, 20)


@rule("22.0")
def test_the_map_says_where_its_facts_come_from() -> None:
    assert {"zones", "nodes", "areas", "realms", "coast_without_port"} <= set(MAP["from"])
    for told in MAP["from"].values():
        assert any(source in told for source in ("rulebook", "picture", "list", "own"))


@rule("2.6")
def test_the_world_hangs_together() -> None:
    world = {*ALL_AREAS, *(SEA + sea for sea in ALL_ZONES)}
    assert reached(world, spaces_next_to) == world
    europe = {*MAIN_AREAS, *(SEA + sea for sea in ALL_ZONES if ZONE_CONTINENT[sea] == EUROPE)}
    assert reached(europe, spaces_next_to) == europe


@rule("2.4.1", "2.5.3")
def test_borders_are_those_of_both_sides() -> None:
    for place in ALL_AREAS:
        assert place not in LAND[place]
        assert all(place in LAND[other] for other in LAND[place])
        assert all(place in MOUNTAINS[other] for other in MOUNTAINS[place])
        assert set(MOUNTAINS[place]) <= set(LAND[place])
    for sea in ALL_ZONES:
        assert all(sea in ZONES_NEXT_TO[other] for other in ZONES_NEXT_TO[sea])
        if ZONE_CONTINENT[sea] == EUROPE:
            assert PORTS_ON[sea]


@rule("2.5.1")
def test_areas_that_share_a_slot_share_its_faith() -> None:
    rows: list[Row] = MAP["areas"]
    assert all(SLOT_OF[place] != NOBODY for place in MAIN_AREAS)
    for slot in ALL_SLOTS:
        places = AREAS_OF_SLOT[slot]
        assert area(SLOTS[slot]) in places
        assert len({rows[place]["faith"] for place in places}) == 1


@rule("2.3", "2.5.3")
def test_every_realm_has_a_capital_of_its_own() -> None:
    for each in ALL_REALMS:
        if PROVINCES_UNDER[each]:
            assert FLAG[CAPITAL[each]] == each, REALMS[each]


@rule("2.5.4")
def test_every_node_lies_by_the_sea_or_in_a_land() -> None:
    for node in ALL_NODES:
        assert bool(NODE_ZONES[node]) != bool(NODE_AREAS[node])
        assert all(ZONE_CONTINENT[sea] == NODE_CONTINENT[node] for sea in NODE_ZONES[node][:1])


@rule("2.6", "R22")
def test_a_coast_without_a_port_has_none() -> None:
    bare = {(AREAS[place], sea) for place in ALL_AREAS for sea in BARE_COAST[place]}
    assert ("algiers", zone("central_mediterranean")) in bare
    assert ("cyrenaica", zone("eastern_mediterranean")) in bare
    assert ("southern_morocco", zone("central_atlantic")) in bare
    assert ("ostrobothnia", zone("gulf_of_bothnia")) in bare
    assert all(sea not in COAST[area(name)] for name, sea in bare)


@rule("9.2.1", "9.2.2")
@pytest.mark.parametrize(
    ("found", "printed"),
    [
        (capacity_of("england", "ireland", hostile="eastern_atlantic"), 3),
        (capacity_of("england", "northumbria"), 11),
        (capacity_of("venice", "venetia", closed="lombardy"), 5),
        (capacity_of("genoa", "lombardy"), 3),
        (ships_of("venice", "adriatic_sea"), 5),
        (ships_of("genoa", "gulf_of_lion"), 3),
    ],
)
def test_capacities_of_the_examples_can_be_counted_on_the_board(found: int, printed: int) -> None:
    assert found == printed


@rule("2.5.3", "10.3")
def test_realms_of_the_examples_are_worth_what_they_say() -> None:
    taxes = {"genoa": 4, "hungary": 8, "croatia": 2, "castile": 12}
    assert {name: worth(name) for name in taxes} == taxes
    assert {PROVINCES[each] for each in PROVINCES_UNDER[realm("granada")]} == {
        "granada",
        "gibraltar",
    }


@rule("2.4.1", "9.5.1")
def test_mountains_and_shores_of_the_examples() -> None:
    castile, leon, andalucia = area("castile"), area("leon"), area("andalucia")
    assert andalucia in MOUNTAINS[castile]
    assert leon in LAND[castile]
    assert leon in LAND[andalucia]
    assert leon not in (*MOUNTAINS[castile], *MOUNTAINS[andalucia])
    lion = zone("gulf_of_lion")
    for name in ("central_italy", "corsica_sardinia"):
        assert lion in COAST[area(name)]
    for name in ("naples", "dalmatia"):
        assert lion not in COAST[area(name)]


@rule("2.5.6", "18.3.3", "18.3.4")
def test_who_lies_in_the_empire_and_ought_not() -> None:
    assert len(ELECTORS) == 5
    rooted = {each for each in ALL_REALMS if CAPITAL[each] != NOBODY and IN_HRE[CAPITAL[each]]}
    lords = {
        FLAG[each] if OVERLORD_IN_1444[FLAG[each]] == NOBODY else OVERLORD_IN_1444[FLAG[each]]
        for each in range(len(PROVINCES))
        if IN_HRE[each]
    }
    assert {REALMS[each] for each in lords - rooted} == {"burgundy", "venice", "denmark"}
    assert {each for each in ALL_REALMS if IS_HRE_MEMBER[each]} <= rooted


@rule("2.5.5", "5.1.3")
def test_overseas_as_the_examples_have_it() -> None:
    caribbean = ZONES_NEXT_TO[zone("caribbean_sea")]
    assert {zone("northwestern_atlantic"), zone("southeastern_atlantic")} <= set(caribbean)
    second = {PROVINCES[each] for each in range(len(PROVINCES)) if TERRITORY[each] == 2}
    assert {"florida", "mississippi", "new_granada", "guyana", "canada"} <= second
    assert area("great_lakes") in LAND[area("virginia")]
    assert not TERRITORY[province("mexico")]
    assert IS_DISTANT_REALM[FLAG[province("mexico")]]
