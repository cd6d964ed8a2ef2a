"""9.5.5 to 9.5.11 Ships that move in a Trade or an Exploration, and 9.5.9 Ports."""

from greatpowers.games.price_of_power.components.world import ZONES, province, realm, zone
from greatpowers.games.price_of_power.rules import ships as rules
from greatpowers.games.price_of_power.rules.alliances import end
from greatpowers.games.price_of_power.rules.cubes import settle as settle_all
from greatpowers.games.price_of_power.rules.relations import is_hostile_zone
from greatpowers.games.price_of_power.state import FIRST_PORT, NOT_DEPLOYED, SEATS, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    give_power,
    guard,
    options,
    play,
    position,
    power,
    sail,
    settle,
    stake,
    table,
    vassalize,
)


def england() -> State:
    s = position("england", "france")
    settle(s, 0, "london", "lancashire", "wales")
    settle(s, 1, "paris", "caux")
    return s


def names(found: dict[int, int]) -> set[str]:
    return {ZONES[each] for each in found}


@rule("9.5.5")
def test_a_ship_moves_two_spaces() -> None:
    s = england()
    found = rules.destinations(s, 0, zone("doggerbank"))
    assert {"north_sea", "english_channel", "northeastern_atlantic", "skagerrak"} <= names(found)
    assert "baltic_sea" not in names(found)
    assert "doggerbank" not in names(found)


@rule("9.5.5", "9.5.9")
def test_leaving_a_port_is_the_first_space() -> None:
    s = england()
    found = rules.destinations(s, 0, FIRST_PORT + province("lancashire"))
    assert {"northeastern_atlantic", "norwegian_sea", "doggerbank"} <= names(found)
    assert "north_sea" not in names(found)


@rule("9.5.5", "2.4.4")
def test_hostile_zones_are_neither_entered_nor_passed() -> None:
    s = england()
    sail(s, 1, english_channel=1)
    s.war = put(s.war, realm("france"), 1)
    found = rules.destinations(s, 0, zone("doggerbank"))
    assert "english_channel" not in names(found)
    assert "bay_of_biscay" not in names(found)


@rule("2.4.4")
def test_ports_of_an_enemy_make_a_zone_hostile_unless_somebody_watches_them() -> None:
    s = england()
    eastern = zone("eastern_atlantic")
    s.war = put(s.war, realm("desmond"), 1)
    assert is_hostile_zone(s, 0, eastern)
    sail(s, 0, eastern_atlantic=1)
    assert not is_hostile_zone(s, 0, eastern)


@rule("9.5.11")
def test_distant_zones_open_by_a_claim_a_town_or_a_vassal() -> None:
    s = england()
    western = zone("northwestern_atlantic")
    assert not rules.is_open(s, 0, western)
    stake(s, 0, "canada")
    assert rules.is_open(s, 0, western)
    s = england()
    settle(s, 0, "canada")
    assert rules.is_open(s, 0, western)
    assert not rules.is_open(s, 1, western)


@rule("9.5.11")
def test_the_way_ends_in_the_first_distant_zone() -> None:
    s = england()
    stake(s, 0, "canada", "antilles", "pernambuco")
    found = names(rules.destinations(s, 0, zone("northwestern_atlantic")))
    assert {"caribbean_sea", "eastern_atlantic", "bay_of_biscay"} <= found
    assert "southwestern_atlantic" not in found
    assert rules.is_open(s, 0, zone("southwestern_atlantic"))


@rule("9.5.11", "2.6")
def test_crossing_from_america_to_the_far_east_costs_power() -> None:
    s = england()
    pacific, japan = zone("eastern_pacific"), zone("sea_of_japan")
    found = rules.destinations(s, 0, pacific, exploring=True)
    assert japan not in found
    give_power(s, 0, mil=1)
    found = rules.destinations(s, 0, pacific, exploring=True)
    assert found[japan] == 1


@rule("5.1.3", "9.5.8")
def test_e10_an_explorer_sails_from_lancashire_to_the_northwestern_atlantic() -> None:
    s = england()
    s.docked[0] = [province("lancashire")]
    t = begin(s, rules.EXPLORERS, 0)
    assert options(t) == ["pass", "move_ship_out lancashire"]
    play(t, "move_ship_out lancashire")
    assert options(t) == ["move_ship_to northwestern_atlantic"]
    play(t, "move_ship_to northwestern_atlantic")
    assert (
        t.state.guards[zone("northwestern_atlantic") * SEATS]
        + (t.state.ships[zone("northwestern_atlantic") * SEATS])
        == 1
    )
    assert not any(t.state.docked)


@rule("5.1.3")
def test_without_a_ship_in_reach_nobody_is_asked() -> None:
    s = england()
    sail(s, 0, english_channel=1)
    guard(s, 0, north_sea=1)
    t = begin(s, rules.EXPLORERS, 0)
    found = rules.destinations(t.state, 0, zone("north_sea"), exploring=True)
    assert not found
    play(t, "pass")


@rule("9.5.11", "5.1.3")
def test_the_power_for_a_crossing_is_chosen() -> None:
    s = england()
    sail(s, 0, eastern_pacific=1)
    give_power(s, 0, adm=1, mil=1)
    t = begin(s, rules.EXPLORERS, 0)
    play(t, "move_ship_from eastern_pacific", "move_ship_to sea_of_japan")
    assert asked(t) == (0, "ask-pay-crossing")
    play(t, "name_power mil")
    assert power(t.state, 0) == (1, 0, 0)


@rule("9.10.3", "9.10.4")
def test_ships_are_removed_single_ones_first() -> None:
    s = england()
    channel = zone("english_channel")
    sail(s, 0, english_channel=1)
    guard(s, 0, english_channel=1)
    s.fleet_at[0] = channel
    s.fleet[0:4] = [1, 1, 0, 1]
    t = table(s)
    assert rules.placed(t.state, 0) == 5
    counts = []
    for _ in range(5):
        rules.remove_ship(t, 0, channel)
        place = channel * SEATS
        counts.append((t.state.ships[place], t.state.guards[place], rules.in_fleet(t.state, 0)))
    assert counts == [(0, 1, 3), (0, 0, 3), (0, 0, 2), (0, 0, 1), (0, 0, 0)]
    assert t.state.fleet_at[0] == NOT_DEPLOYED


@rule("2.4.4", "9.5.9")
def test_friendly_ports_are_ones_own_of_vassals_and_of_allies() -> None:
    s = england()
    assert rules.is_friendly_port(s, 0, province("london"))
    assert not rules.is_friendly_port(s, 0, province("caux"))
    assert not rules.is_friendly_port(s, 0, province("lothian"))
    s.allied = put(s.allied, realm("scotland"), 1)
    assert rules.is_friendly_port(s, 0, province("lothian"))
    vassalize(s, 0, "laighin")
    assert rules.is_friendly_port(s, 0, province("laighin"))
    s.occupier = put(s.occupier, province("laighin"), 1)
    assert not rules.is_friendly_port(s, 0, province("laighin"))


@rule("9.5.6", "12.3")
def test_slots_are_few() -> None:
    s = england()
    assert rules.free_slots(s, zone("doggerbank")) == 2
    for _ in range(3):
        rules.put_to_sea(s, 0, zone("doggerbank"))
    assert rules.free_slots(s, zone("doggerbank")) == 0
    assert s.ships[zone("doggerbank") * SEATS] == 1


# -- Ports that are friendly no more (9.5.9) -------------------------------------------------------


def guests() -> State:
    """Ships of England in the Port of an Ally, on one Sea Zone."""
    s = england()
    s.allied = put(s.allied, realm("scotland"), 1)
    s.docked[0] = [province("lothian")] * 2
    return s


@rule("9.5.9")
def test_ships_stay_in_the_port_of_an_ally() -> None:
    assert not rules.unfriendly_ports(guests(), 0)


@rule("9.5.9", "11.3.11")
def test_ships_leave_when_the_alliance_ends() -> None:
    t = table(guests())
    end(t, 0, realm("scotland"))
    settle_all(t)
    play(t, "pass")
    assert not any(t.state.docked)
    assert t.state.guards[zone("doggerbank") * SEATS] == 2


@rule("9.5.9", "9.10.3")
def test_without_a_way_out_they_are_disbanded() -> None:
    s = guests()
    s.allied = put(s.allied, realm("scotland"), 0)
    s.war = put(s.war, realm("france"), 1)
    sail(s, 1, doggerbank=1)
    t = begin(s, rules.LEAVING, 0, province("lothian"))
    assert rules.placed(t.state, 0) == 0


@rule("9.5.9", "9.10.4")
def test_a_fleet_leaves_to_a_zone_of_ones_choice_and_galleys_may_be_lost() -> None:
    s = position("castile")
    settle(s, 0, "madrid")
    s.fleet_at[0] = FIRST_PORT + province("gibraltar")
    s.fleet[0:4] = [1, 0, 2, 0]
    t = begin(s, rules.LEAVING, 0, province("gibraltar"))
    assert options(t, "move_ship_to") == ["central_atlantic", "western_mediterranean"]
    play(t, "move_ship_to central_atlantic")
    assert t.state.fleet_at[0] == zone("central_atlantic")
    assert t.state.fleet[0:4] == [1, 0, 0, 0]
