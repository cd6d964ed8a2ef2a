"""2.2.4, 2.4.3, 2.5, 2.6: what the map says, and how its oddities are kept."""

from greatpowers.games.price_of_power.components.tables import GALLEY, LIGHT_SHIP
from greatpowers.games.price_of_power.components.world import (
    ADMITS_GALLEYS,
    AREA_OF,
    BARE_COAST,
    BY_SEA,
    DEAR_LINKS,
    ELECTORS,
    FACES,
    HAS_GOLD,
    HAS_INACTIVE_PORT,
    IS_DUTCH,
    IS_ISLAND,
    LAND,
    NODE_AREAS,
    PRINTED_TAX,
    PROVINCES,
    PROVINCES_OF,
    SLOT_OF,
    TERRITORY,
    ZONES_NEXT_TO,
    area,
    is_distant,
    is_distant_zone,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.rules.empire import is_in_hre
from greatpowers.games.price_of_power.rules.geography import (
    SEA,
    spaces_next_to,
    within_capacity,
)
from greatpowers.games.price_of_power.rules.mats import gain_ducats
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    controls,
    lawful_owner,
    owns,
    tax_value,
)
from greatpowers.games.price_of_power.rules.ships import free_slots, port_size
from greatpowers.games.price_of_power.rules.shipyards import launch_zones
from greatpowers.games.price_of_power.state import REBELS, SEATS, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import position, settle, table, vassalize


@rule("2.2.4")
def test_ducats_never_run_out() -> None:
    state = position("castile")
    gain_ducats(table(state), 0, 5000, cite="2.2.4")
    assert state.ducats[0] == 5000


@rule("2.4.2", "2.4.3")
def test_an_occupied_province_is_controlled_but_not_owned_by_its_occupier() -> None:
    state = position("castile", "france")
    settle(state, 0, "madrid")
    place = province("madrid")
    assert owns(state, 0, place)
    assert controls(state, 0, place)
    state.occupier = put(state.occupier, place, 1)
    assert not owns(state, 0, place)
    assert not owns(state, 1, place)
    assert controls(state, 1, place)
    assert not controls(state, 0, place)
    assert lawful_owner(state, place) == realm("castile")
    state.occupier = put(state.occupier, place, REBELS)
    assert not controls(state, 0, place)


@rule("2.5.3", "2.4.2")
def test_a_vassal_is_controlled_by_no_player_but_taxed() -> None:
    state = position("castile")
    vassalize(state, 0, "lisboa")
    assert not owns(state, 0, province("lisboa"))
    assert tax_value(state, province("lisboa")) == 2
    assert lawful_owner(state, province("lisboa")) == realm("portugal")


@rule("2.5.1")
def test_some_areas_share_a_religion_slot() -> None:
    shared = [slot for slot in set(SLOT_OF) if slot >= 0 and SLOT_OF.count(slot) > 1]
    assert shared
    assert SLOT_OF[area("canada")] == -1


@rule("2.5.2")
def test_galleys_are_put_only_into_marked_zones() -> None:
    state = position("castile")
    settle(state, 0, "sevilla", "murcia")
    for name in ("sevilla", "murcia"):
        zones = launch_zones(state, 0, GALLEY, province(name))
        assert all(ADMITS_GALLEYS[each] for each in zones)
    assert zone("central_atlantic") in launch_zones(state, 0, LIGHT_SHIP, province("sevilla"))
    assert not ADMITS_GALLEYS[zone("central_atlantic")]


@rule("2.5.3")
def test_large_provinces_are_worth_two_and_their_ports_count_twice() -> None:
    state = position("castile")
    assert PRINTED_TAX[province("sevilla")] == 2
    assert port_size(state, province("sevilla")) == 2
    assert port_size(state, province("murcia")) == 1
    assert FACES[province("madrid")] == ()
    assert IS_ISLAND[province("baleares")]
    assert capital_of(state, realm("castile")) == province("madrid")


@rule("2.5.4")
def test_slots_protect_trade_and_some_provinces_have_gold() -> None:
    state = position("castile", "france")
    sea = zone("central_atlantic")
    free = free_slots(state, sea)
    assert free in (2, 3)
    state.guards[sea * SEATS + 1] = 1
    assert free_slots(state, sea) == free - 1
    assert any(HAS_GOLD)


@rule("2.5.5")
def test_distant_provinces_are_areas_of_their_own() -> None:
    for place in range(len(PROVINCES)):
        home = AREA_OF[place]
        if is_distant(home):
            assert PROVINCES_OF[home] == (place,)
    assert TERRITORY[province("canada")] in (1, 2, 3)
    assert any(HAS_INACTIVE_PORT)
    assert is_distant_zone(zone("caribbean_sea")) or is_distant_zone(zone("northwestern_atlantic"))


@rule("2.5.5")
def test_links_join_maps_both_ways() -> None:
    for sea, others in enumerate(ZONES_NEXT_TO):
        for other in others:
            assert sea in ZONES_NEXT_TO[other]
            assert SEA + other in spaces_next_to(SEA + sea)
    for place, others in enumerate(LAND):
        for other in others:
            assert place in LAND[other]


@rule("2.5.6", "18.3")
def test_the_border_of_the_empire_and_its_electors() -> None:
    state = position("austria")
    assert len(ELECTORS) > 0
    assert is_in_hre(state, province("wien"))
    assert not is_in_hre(state, province("paris"))
    state.left_hre.append(area("austria"))
    assert not is_in_hre(state, province("wien"))


@rule("2.6", "9.2.1", "R22")
def test_e1_ostrobothnia_and_algiers_reach_over_no_water() -> None:
    inland = {AREA_OF[place] for place in within_capacity(area("svealand"))}
    assert area("ostrobothnia") not in inland
    assert area("ostrobothnia") not in BY_SEA[area("svealand")]
    assert area("algiers") not in BY_SEA[area("central_italy")]
    assert zone("central_mediterranean") in BARE_COAST[area("algiers")]


@rule("2.6")
def test_deserts_and_odd_borders() -> None:
    assert len(NODE_AREAS[node("maghreb")]) > 1
    assert len(NODE_AREAS[node("aleppo")]) > 1
    assert area("pomorye") not in LAND[area("perm")]
    assert any(IS_DUTCH)


@rule("2.6")
def test_the_way_between_america_and_the_far_east_is_dear() -> None:
    dear = [sea for sea, others in enumerate(DEAR_LINKS) if others]
    assert dear
    for sea in dear:
        for other in DEAR_LINKS[sea]:
            assert sea in DEAR_LINKS[other]
            assert is_distant_zone(sea)
