"""5.5.5 Recruit Units, 9.2 War capacities, 9.10 Units."""

from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    ARTILLERY,
    CAVALRY,
    GALLEY,
    HEAVY_SHIP,
    INFANTRY,
    LIGHT_SHIP,
    MERCENARY,
    REGULAR,
)
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    CAPITAL,
    area,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.effects.modifiers import END_OF_TURN, change_for_a_while
from greatpowers.games.price_of_power.rules import capacity, mustering, shipyards
from greatpowers.games.price_of_power.rules import recruiting as rules
from greatpowers.games.price_of_power.rules.influence import open_turn
from greatpowers.games.price_of_power.rules.npr_defence import land_worth, muster
from greatpowers.games.price_of_power.rules.ownership import tax_value
from greatpowers.games.price_of_power.rules.ships import docked_at, placed, port_room, port_size
from greatpowers.games.price_of_power.rules.units import (
    add_single,
    add_to_army,
    area_of,
    in_area,
    in_army,
    singles,
)
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    REBELS,
    SEATS,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    give_power,
    guard,
    logged,
    options,
    play,
    position,
    power,
    refusal,
    sail,
    settle,
    table,
    teach,
    vassalize,
)

IRELAND, NORTHUMBRIA = area("ireland"), area("northumbria")
ENGLISH = (
    "northumberland",
    "york",
    "lancashire",
    "london",
    "essex",
    "oxford",
    "wales",
    "shrewsbury",
    "wessex",
    "pale",
)


def england() -> State:
    """England at War with Desmond, whose Port makes the Eastern Atlantic hostile."""
    s = position("england", "france")
    settle(s, 0, *ENGLISH)
    settle(s, 1, "paris", "caux")
    give_power(s, 0, mil=2)
    s.ducats[0] = 40
    s.available[0] = 7
    s.war = put(s.war, realm("desmond"), 1)
    return s


def peaceful() -> State:
    s = england()
    s.war = put(s.war, realm("desmond"), 0)
    return s


# -- capacity (9.2) --------------------------------------------------------------------------------


@rule("9.2.1", "9.2.2")
def test_e17_capacities_of_england() -> None:
    s = england()
    names = [capacity.mustering(s, 0, IRELAND)]
    assert sorted(names[0]) == sorted(province(each) for each in ("pale", "wales", "lancashire"))
    assert capacity.capacity(s, 0, IRELAND) == 3
    assert capacity.capacity(s, 0, NORTHUMBRIA) == 11


@rule("9.2.5", "5.5.5")
def test_e17_a_province_counts_in_one_area_only() -> None:
    s = england()
    s.mustered = [IRELAND * SEATS] * 3 + [NORTHUMBRIA * SEATS + 1] * 9
    assert capacity.fits(s, 0, {IRELAND: 3, NORTHUMBRIA: 8})
    assert not capacity.fits(s, 0, {IRELAND: 3, NORTHUMBRIA: 9})
    assert not capacity.fits(s, 0, {IRELAND: 4})
    assert not capacity.has_room(s, 0, IRELAND)


@rule("9.2.1", "R22", "2.6")
def test_e1_a_coast_without_a_port_gives_nothing() -> None:
    s = position("sweden")
    settle(s, 0, "stockholm")
    before = capacity.capacity(s, 0, area("svealand"))
    settle(s, 0, *(OSTROBOTHNIAN))
    assert capacity.capacity(s, 0, area("svealand")) == before


OSTROBOTHNIAN = ("osterbotten",)


@rule("9.2.2")
def test_what_blocks_capacity() -> None:
    s = peaceful()
    assert capacity.capacity(s, 0, NORTHUMBRIA) == 11
    s.occupier = put(s.occupier, province("york"), REBELS)
    assert capacity.capacity(s, 0, NORTHUMBRIA) == 10
    s.rebels = put(s.rebels, area("east_anglia"), 1)
    assert province("london") not in capacity.mustering(s, 0, NORTHUMBRIA)
    assert province("london") in capacity.mustering(s, 0, area("east_anglia"))


@rule("11.4.4", "9.2.1", "9.2.3")
def test_vassals_add_military_but_no_naval_capacity() -> None:
    s = peaceful()
    before = capacity.capacity(s, 0, NORTHUMBRIA)
    sea = zone("doggerbank")
    ships = capacity.naval_capacity(s, 0, sea)
    vassalize(s, 0, "lothian")
    assert capacity.capacity(s, 0, NORTHUMBRIA) == before + 1
    assert capacity.naval_capacity(s, 0, sea) == ships == 2


@rule("9.2.3", "9.2.4")
def test_no_naval_capacity_in_hostile_waters() -> None:
    s = peaceful()
    channel = zone("english_channel")
    assert capacity.naval_capacity(s, 0, channel) == 4
    sail(s, 1, english_channel=1)
    assert capacity.naval_capacity(s, 0, channel) == 4
    s.war = put(s.war, realm("france"), 1)
    assert capacity.naval_capacity(s, 0, channel) == 0


# -- the Action ------------------------------------------------------------------------------------


@rule("5.5.5", "9.10.1", "9.10.2", "9.2.5")
def test_e17_england_recruits_in_ireland_and_northumbria() -> None:
    s = england()
    teach(s, 0, "cannons")
    s.allied_units[0] = 4
    s.allied = put(s.allied, realm("burgundy"), 1)
    s.active = put(s.active, realm("burgundy"), 1)
    add_to_army(s, 0, 0, NORTHUMBRIA, REGULAR, INFANTRY)
    t = table(s, rules.recruit_choice)
    play(t, "recruit", "recruit_in ireland")
    assert refusal(t, "recruit_into 1") == ("no-recruit-army-elsewhere", "9.10.2")
    play(t, "recruit_into 2", "infantry regular", "infantry regular")
    assert cost(t, "artillery regular") == 6
    play(t, "artillery regular")
    assert refusal(t, "infantry regular") == ("no-recruit-capacity", "9.2.1")
    play(t, "done")
    assert t.state.ducats[0] == 30
    assert refusal(t, "recruit_in scotland") == ("no-recruit-not-yours", "5.5.5")
    play(t, "recruit_in northumbria", "recruit_into 1")
    play(t, "infantry regular", "infantry regular", "cavalry regular", "artillery regular")
    assert t.state.ducats[0] == 15
    assert refusal(t, "infantry regular") == ("no-recruit-manpower", "5.5.5")
    play(t, *["infantry allied"] * 4)
    assert refusal(t, "infantry allied") == ("no-recruit-allies", "5.5.5")
    play(t, "done", "done")
    s = t.state
    assert s.ducats[0] == 15
    assert power(s, 0) == (0, 0, 1)
    assert in_area(s, 0, IRELAND) == 3
    assert area_of(s, 0, 1) == IRELAND
    assert [in_army(s, 0, 0, REGULAR, unit) for unit in range(3)] == [3, 1, 1]
    assert in_army(s, 0, 0, ALLIED, INFANTRY) == 4
    assert s.available[0] == 0


@rule("5.5.5", "9.10.1")
def test_only_regular_infantry_stands_alone() -> None:
    t = table(peaceful(), rules.recruit_choice)
    play(t, "recruit", "recruit_in northumbria", "recruit_into single")
    assert options(t) == ["done", "infantry regular"]
    assert refusal(t, "cavalry regular") == ("no-recruit-only-infantry", "9.10.1")
    assert refusal(t, "infantry mercenary") == ("no-recruit-only-infantry", "9.10.1")
    play(t, "infantry regular")
    assert singles(t.state, 0, NORTHUMBRIA) == 1


@rule("5.5.5", "9.10.1")
def test_artillery_needs_cannons() -> None:
    s = peaceful()
    assert mustering.judge_kind(s, 0, 1, ARTILLERY, REGULAR) is mustering.NO_CANNONS
    assert mustering.judge_kind(s, 0, 1, ARTILLERY, ALLIED) is mustering.NO_SUCH_UNIT


@rule("5.5.5", "9.10.5")
def test_three_mercenaries_a_turn_beyond_manpower_and_capacity() -> None:
    s = england()
    s.available[0] = 0
    t = table(s, rules.recruit_choice)
    play(t, "recruit", "recruit_in ireland", "recruit_into 1")
    assert cost(t, "cavalry mercenary") == 7
    play(t, "infantry mercenary", "infantry mercenary", "cavalry mercenary")
    assert asked(t)[1] == "ask-recruit"
    assert t.state.ducats[0] == 25
    assert mustering.judge_source(t.state, 0, IRELAND, MERCENARY) is mustering.ENOUGH_HIRED


@rule("2.2.1", "9.10.5")
def test_the_supply_of_mercenaries_runs_out() -> None:
    s = england()
    for _ in range(20):
        add_to_army(s, 1, 0, area("seine"), MERCENARY, INFANTRY)
    assert mustering.mercenaries_out(s) == 20
    assert mustering.judge_source(s, 0, IRELAND, MERCENARY) is mustering.NO_MERCENARIES


@rule("5.5.5", "11.4.4")
def test_units_are_recruited_in_areas_of_vassals() -> None:
    s = peaceful()
    vassalize(s, 0, "lothian")
    assert area("scotland") in mustering.muster_areas(s, 0)


@rule("5.5.5")
def test_the_action_needs_power_and_something_to_recruit() -> None:
    s = peaceful()
    give_power(s, 0)
    assert rules.judge_recruit(s, 0).reason == "no-not-enough-mil"
    give_power(s, 0, mil=1)
    s.ducats[0] = 1
    assert rules.judge_recruit(s, 0) is mustering.NOTHING_THERE
    assert rules.judge_recruit(s, 0, rebate=6) is ALLOWED


@rule("5.5.5")
def test_rebates_and_half_prices_hold_for_the_whole_order() -> None:
    s = peaceful()
    t = table(s)
    rules.RECRUITING.begin(t.state.agenda, 0, 6)
    play(t, "pass", "recruit_in northumbria", "recruit_into 1")
    assert bill(t, "cavalry regular") == [("bill-recruit", 5), ("bill-rebate", -5)]
    play(t, "cavalry regular")
    assert cost(t, "cavalry regular") == 4
    s = peaceful()
    change_for_a_while(s, 0, "recruit_cost_half", 1, END_OF_TURN)
    t = table(s, rules.recruit_choice)
    play(t, "recruit", "recruit_in northumbria", "recruit_into 1", "cavalry regular")
    assert t.state.ducats[0] == 37
    play(t, "cavalry regular")
    assert t.state.ducats[0] == 35


# -- Ships -----------------------------------------------------------------------------------------


@rule("5.5.5", "9.10.3", "9.5.6")
def test_a_light_ship_is_built_and_takes_a_slot() -> None:
    t = table(peaceful(), rules.recruit_choice)
    play(t, "recruit")
    assert cost(t, "build light_ship") == 4
    play(t, "build light_ship", "build_in northumberland")
    assert refusal(t, "join_fleet") == ("no-fleet-there", "9.5.9")
    play(t, "launch_to doggerbank")
    s = t.state
    assert s.guards[zone("doggerbank") * SEATS] == 1
    play(t, "build light_ship")
    assert refusal(t, "build_in northumberland") == ("no-port-busy", "9.2.5")
    assert refusal(t, "build_in york") == ("no-port-not-yours", "5.5.5")
    play(t, "build_in lancashire", "stay_in_port", "done")
    assert docked_at(t.state, 0, province("lancashire")) == 1
    assert t.state.ducats[0] == 32


@rule("9.2.5", "5.5.5", "R239")
def test_a_port_builds_once_a_turn_however_often_one_recruits() -> None:
    s = peaceful()
    t = table(s, rules.recruit_choice)
    play(t, "recruit", "build light_ship", "build_in northumberland", "launch_to doggerbank")
    play(t, "done")
    again = begin(s, rules.RECRUITING, 0, 0)
    play(again, "build light_ship")
    assert refusal(again, "build_in northumberland") == ("no-port-busy", "9.2.5")
    open_turn(s, 0)
    assert shipyards.judge_port(s, 0, LIGHT_SHIP, province("northumberland")) is ALLOWED


@rule("5.5.5", "9.5.9")
def test_a_large_port_builds_two_and_holds_four() -> None:
    s = peaceful()
    london = province("london")
    assert port_size(s, london) == 2
    s.docked[0] = [london] * 3
    assert port_room(s, 0, london) == 1
    s.built = [london]
    assert shipyards.judge_port(s, 0, LIGHT_SHIP, london) is ALLOWED
    s.built = [london] * 2
    assert shipyards.judge_port(s, 0, LIGHT_SHIP, london) is shipyards.PORT_BUSY


@rule("16.3.6", "9.2.5", "R239")
def test_a_ship_that_a_card_brings_takes_nothing_from_what_a_port_can_build() -> None:
    """Only an Action counts what a Port builds; a card asks for a place without a Battle."""
    s = peaceful()
    london = province("london")
    s.built = [london] * 2
    t = begin(s, shipyards.SHIPYARD, 0, LIGHT_SHIP, 1)
    play(t, "build_in london", "stay_in_port")
    assert docked_at(s, 0, london) == 1


@rule("9.5.9")
def test_a_large_port_holds_six_ships_of_one_fleet() -> None:
    s = peaceful()
    london = province("london")
    s.fleet_at[0] = FIRST_PORT + london
    s.fleet[0] = 5
    assert port_room(s, 0, london, of_fleet=True) == 1
    assert port_room(s, 0, london) == 0
    s.docked[1] = [london]
    assert port_room(s, 0, london, of_fleet=True) == 0


@rule("9.10.4", "9.10.3")
def test_heavy_ships_make_a_fleet_and_join_it_only_where_it_lies() -> None:
    s = peaceful()
    t = table(s, rules.recruit_choice)
    play(t, "recruit", "build heavy_ship", "build_in london", "stay_in_port")
    s = t.state
    assert s.fleet_at[0] == FIRST_PORT + province("london")
    assert s.fleet[HEAVY_SHIP] == 1
    play(t, "build heavy_ship")
    assert asked(t) == (0, "ask-launch")
    assert options(t) == ["join_fleet"]
    play(t, "join_fleet")
    assert s.fleet[HEAVY_SHIP] == 2
    assert shipyards.judge_port(s, 0, HEAVY_SHIP, province("wales")) is shipyards.NO_BERTH


@rule("9.10.3", "9.10.4")
def test_galleys_only_in_their_waters() -> None:
    s = peaceful()
    assert shipyards.judge_ship(s, 0, GALLEY) is shipyards.NO_PORT
    s = position("castile")
    settle(s, 0, "madrid", "murcia")
    s.ducats[0] = 10
    give_power(s, 0, mil=1)
    t = table(s, rules.recruit_choice)
    play(t, "recruit", "build galley")
    assert options(t) == ["launch_to western_mediterranean", "stay_in_port"]
    play(t, "launch_to western_mediterranean")
    assert t.state.fleet_at[0] == zone("western_mediterranean")


@rule("9.10.3", "R74")
def test_fifteen_ships_and_no_more() -> None:
    s = peaceful()
    guard(s, 0, english_channel=3, doggerbank=2)
    sail(s, 0, north_sea=9)
    assert placed(s, 0) == 14
    assert shipyards.judge_ship(s, 0, LIGHT_SHIP) is ALLOWED
    sail(s, 0, north_sea=10)
    assert shipyards.judge_ship(s, 0, LIGHT_SHIP) is shipyards.NO_SHIPS_LEFT


@rule("9.2.4", "5.5.5")
def test_no_ship_is_launched_into_hostile_waters() -> None:
    s = peaceful()
    sail(s, 1, doggerbank=1)
    s.war = put(s.war, realm("france"), 1)
    port = province("northumberland")
    assert not shipyards.launch_zones(s, 0, LIGHT_SHIP, port)
    assert shipyards.can_stay(s, 0, LIGHT_SHIP, port)


# -- Allied Units in the Areas of Active Allies (5.5.5) -------------------------------------------


def called_up() -> State:
    """England with Burgundy as its Active Ally, which has six Tax Value in and about Flanders."""
    s = peaceful()
    s.has_war = True
    s.war = put(s.war, realm("france"), 1)
    s.allied = put(s.allied, realm("burgundy"), 1)
    s.active = put(s.active, realm("burgundy"), 1)
    s.allied_units[0] = 5
    return s


@rule("5.5.5", "9.10.6", "R45")
def test_allied_units_are_raised_in_the_areas_of_active_allies() -> None:
    s = called_up()
    t = table(s, rules.recruit_choice)
    play(t, "recruit")
    assert "flanders_wallonia" in options(t, "recruit_in")
    play(t, "recruit_in flanders_wallonia")
    assert refusal(t, "recruit_into single") == ("no-recruit-nothing", "5.5.5")
    play(t, "recruit_into 1")
    assert refusal(t, "infantry regular") == ("no-recruit-not-yours", "5.5.5")
    assert refusal(t, "infantry mercenary") == ("no-recruit-not-yours", "5.5.5")
    play(t, "cavalry allied", "infantry allied", "done", "done")
    s = t.state
    assert in_army(s, 0, 0, ALLIED, INFANTRY) == in_army(s, 0, 0, ALLIED, CAVALRY) == 1
    assert s.allied_units[0] == 3
    assert s.ducats[0] == 37
    assert capacity.mustered_in(s, 0) == []
    assert len(capacity.mustered_in(s, 0, abroad=True)) == 2


@rule("5.5.5", "9.2.5", "R45")
def test_allies_capacity_is_used_once_in_a_turn() -> None:
    s = called_up()
    flanders = area("flanders_wallonia")
    room = sum(land_worth(s, place) for place in muster(s, realm("burgundy"), flanders))
    s.mustered = [(capacity.ABROAD + flanders) * SEATS] * (room - 1)
    assert capacity.has_room_abroad(s, 0, flanders)
    s.mustered.append((capacity.ABROAD + flanders) * SEATS)
    assert not capacity.has_room_abroad(s, 0, flanders)
    assert capacity.has_room(s, 0, NORTHUMBRIA), "the capacity at home is another"
    assert mustering.judge_source(s, 0, flanders, ALLIED) is mustering.NO_CAPACITY


@rule("5.5.5", "11.4.4", "9.10.6")
def test_no_allied_units_are_raised_in_areas_of_vassals_alone() -> None:
    s = called_up()
    vassalize(s, 0, "rennes")
    brittany = area("brittany_normandy")
    assert mustering.judge_source(s, 0, brittany, REGULAR) is ALLOWED
    assert mustering.judge_source(s, 0, brittany, MERCENARY) is ALLOWED
    assert mustering.judge_source(s, 0, brittany, ALLIED) is mustering.NOT_BY_VASSALS
    settle(s, 0, "nantes")
    assert mustering.judge_source(s, 0, brittany, ALLIED) is ALLOWED


@rule("5.5.5", "13.4.6")
def test_the_capacity_of_distant_allies_is_doubled_for_defence_only() -> None:
    s = called_up()
    kongo = realm("kongo")
    s.allied = put(s.allied, kongo, 1)
    s.active = put(s.active, kongo, 1)
    home = AREA_OF[CAPITAL[kongo]]
    lands = muster(s, kongo, home)
    room = sum(tax_value(s, place) for place in lands)
    assert sum(land_worth(s, place) for place in lands) == 2 * room
    s.mustered = [(capacity.ABROAD + home) * SEATS] * (room - 1)
    assert capacity.has_room_abroad(s, 0, home)
    s.mustered.append((capacity.ABROAD + home) * SEATS)
    assert not capacity.has_room_abroad(s, 0, home)


@rule("5.5.5")
def test_without_allied_units_or_an_active_ally_nobody_is_raised_abroad() -> None:
    s = called_up()
    s.allied_units[0] = 0
    assert area("flanders_wallonia") not in mustering.recruit_areas(s, 0)
    s = called_up()
    s.active = put(s.active, realm("burgundy"), 0)
    assert area("flanders_wallonia") not in mustering.recruit_areas(s, 0)


# -- Battles where Units are raised (5.5.5) -------------------------------------------------------


@rule("5.5.5", "9.7")
def test_e17_the_battle_in_ireland_comes_after_all_recruiting() -> None:
    s = england()
    s.has_war = True
    t = table(s, rules.recruit_choice)
    play(t, "recruit", "recruit_in ireland", "recruit_into 2", *["infantry regular"] * 3)
    assert not logged(t, "log-battle-attacks")
    play(t, *["done"] * 1)
    assert asked(t)[1] == "ask-recruit"
    play(t, "done")
    assert logged(t, "log-battle-defends") == [
        {"power": "realm-desmond", "place": "area-ireland", "n": 1}
    ]


@rule("5.5.5", "9.7")
def test_the_active_player_orders_the_battles_after_recruiting() -> None:
    s = england()
    s.has_war = True
    s.rebels = put(s.rebels, NORTHUMBRIA, 1)
    t = table(s, rules.recruit_choice)
    play(t, "recruit", "recruit_in ireland", "recruit_into 2", "infantry regular", "done")
    play(t, "recruit_in northumbria", "recruit_into single", "infantry regular", "done", "done")
    assert asked(t) == (0, "ask-first-battle")
    assert options(t, "name_area") == ["ireland", "northumbria"] or options(t, "name_area") == [
        "northumbria",
        "ireland",
    ]
    play(t, "name_area northumbria")
    places = [line["place"] for line in logged(t, "log-battle-attacks")]
    assert places[0] == "area-northumbria"


@rule("5.5.5")
def test_without_wars_nobody_fights_after_recruiting() -> None:
    s = england()
    s.rebels = put(s.rebels, NORTHUMBRIA, 1)
    t = table(s, rules.recruit_choice)
    play(t, "recruit", "recruit_in northumbria", "recruit_into single", "infantry regular")
    play(t, "done", "done")
    assert asked(t)[1] == "ask-idle"
    assert t.state.rebels[NORTHUMBRIA] == 1


# -- Units by cards (16.3.6) -----------------------------------------------------------------------


@rule("16.3.6")
def test_units_of_a_card_are_placed_where_no_battle_comes() -> None:
    s = peaceful()
    s.available[0] = 1
    s.rebels = put(s.rebels, IRELAND, 1)
    t = table(s)
    rules.place_units(t, 0, REGULAR, {"cavalry": 2})
    play(t, "pass")
    assert asked(t) == (0, "ask-place-unit")
    assert refusal(t, "recruit_in ireland") == ("no-recruit-hostile", "16.3.6")
    play(t, "recruit_in northumbria")
    assert options(t) == ["recruit_into 1", "recruit_into 2", "recruit_into 3"]
    play(t, "recruit_into 3")
    assert in_army(t.state, 0, 2, REGULAR, CAVALRY) == 1
    assert asked(t)[1] == "ask-idle"
    assert t.state.ducats[0] == 40


@rule("16.3.6")
def test_ships_of_a_card_cost_nothing_and_fill_no_yard() -> None:
    s = peaceful()
    t = table(s)
    rules.place_units(t, 0, REGULAR, {"light_ship": 2})
    play(t, "pass", "build_in lancashire", "launch_to northeastern_atlantic")
    play(t, "build_in lancashire", "launch_to northeastern_atlantic")
    assert t.state.guards[zone("northeastern_atlantic") * SEATS] == 2
    assert t.state.ducats[0] == 40


@rule("16.3.6")
def test_what_has_no_place_is_lost() -> None:
    s = position("england")
    t = table(s)
    rules.place_units(t, 0, MERCENARY, {"infantry": 1})
    rules.place_units(t, 0, REGULAR, {"galley": 1})
    play(t, "pass")
    assert asked(t)[1] == "ask-idle"
    assert t.state.army_at[0] == NOT_DEPLOYED


@rule("9.10.2")
def test_units_in_an_area_are_counted_alone_and_in_armies() -> None:
    s = peaceful()
    add_single(s, 0, NORTHUMBRIA, 2)
    add_to_army(s, 0, 1, NORTHUMBRIA, MERCENARY, CAVALRY)
    assert in_area(s, 0, NORTHUMBRIA) == 3
