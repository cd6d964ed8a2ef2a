"""13.5 Invasions by realms without players, in Phase 3."""

import pytest

from greatpowers.games.price_of_power.components.world import COAST, FACES, area, province, realm
from greatpowers.games.price_of_power.rules import invasions as rules
from greatpowers.games.price_of_power.rules.occupation import occupy
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.rules.upheaval import begin_invasions
from greatpowers.games.price_of_power.state import REBELS, SEATS, State, put
from greatpowers.kernel.agenda import NUMBERS, Affair
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import begin, logged, settle, table, warlike

GRANADA = realm("granada")
MILAN = realm("milan")
SAVOY = realm("savoy")


def scene() -> State:
    """France at war with Savoy, next to it."""
    s = warlike("france", "austria")
    settle(s, 0, "lyon", "poitou")
    settle(s, 1, "wien", "osterreich")
    s.war = put(s.war, SAVOY, plus(0, 0))
    return s


@rule("13.5", "4.3.2")
def test_a_realm_invades_where_its_enemy_has_a_town() -> None:
    """Two Towns get Unrest, and half of its Tax Value comes as Rebels."""
    s = scene()
    assert rules.targets(s, SAVOY) == [area("burgundy")]
    assert rules.strength(s, SAVOY) == 2
    t = begin(s, rules.INVASIONS)
    assert s.rebels[area("burgundy")] == 2
    assert s.unrest[province("lyon")]
    assert logged(t, "log-invades")[0]["n"] == 2


@rule("13.5", "14.1")
def test_unrest_comes_to_two_discs_of_enemies_by_the_alphabet() -> None:
    s = scene()
    settle(s, 0, "bourgogne", "franche_comte")
    settle(s, 1, "sundgau")
    begin(s, rules.INVASIONS)
    there = ("bourgogne", "franche_comte", "lyon", "sundgau")
    assert [name for name in there if s.unrest[province(name)]] == ["bourgogne", "franche_comte"]


@rule("13.5", "4.3.2", "R227")
@pytest.mark.parametrize("is_played", [True, False])
def test_phase_3_begins_invasions_if_they_are_played(is_played: bool) -> None:
    s = scene()
    s.has_invasions = is_played
    begin_invasions(table(s), Affair([0] * NUMBERS))
    assert bool(s.agenda) == is_played


@rule("13.5")
def test_no_invasion_by_an_active_ally_or_one_that_is_pressed() -> None:
    s = scene()
    s.active = put(s.active, SAVOY, plus(0, 1))
    s.allied = put(s.allied, SAVOY, plus(0, 1))
    assert rules.targets(s, SAVOY) == []
    s.active = put(s.active, SAVOY, 0)
    assert rules.targets(s, SAVOY)
    add_single(s, 0, area("lombardy"))
    assert rules.targets(s, SAVOY) == []
    begin(s, rules.INVASIONS)
    assert sum(s.rebels) == 0


@rule("13.5")
def test_units_of_players_at_peace_keep_it_out() -> None:
    s = scene()
    add_single(s, 1, area("burgundy"))
    assert rules.targets(s, SAVOY) == []


@rule("13.5")
def test_a_town_that_rebels_cover_draws_an_invasion_too() -> None:
    s = scene()
    s.occupier = put(s.occupier, province("lyon"), REBELS)
    assert rules.targets(s, SAVOY) == [area("burgundy")]


@rule("13.5")
def test_occupied_provinces_of_the_realm_itself_are_targets_its_capital_first() -> None:
    s = scene()
    t = table(s)
    occupy(t, 0, province("savoie"))
    occupy(t, 0, province("piemonte"))
    assert set(rules.targets(s, SAVOY)) >= {area("burgundy"), area("lombardy")}
    assert rules.choose_target(t, SAVOY, rules.targets(s, SAVOY)) == area("burgundy")
    assert rules.strength(s, SAVOY) == 1


@rule("13.5")
def test_most_cores_then_land_then_the_lot() -> None:
    s = scene()
    t = table(s)
    occupy(t, 0, province("piemonte"))
    settle(s, 0, "bern")
    areas = [area("lombardy"), area("languedoc")]
    assert rules.choose_target(t, SAVOY, areas) == area("lombardy")
    by_land = [area("languedoc"), area("tirol")]
    assert rules.choose_target(t, SAVOY, by_land) in by_land


@rule("13.5")
def test_ships_cut_an_area_off_that_is_next_only_by_sea() -> None:
    s = warlike("castile", "france")
    settle(s, 0, "sevilla")
    corsair = realm("tlemcen")
    s.war = put(s.war, corsair, plus(0, 0))
    lands = rules.controlled(s, corsair)
    coast = COAST[area("andalucia")]
    zones = {zone for place in lands for zone in FACES[place] if zone in coast}
    assert zones
    assert area("andalucia") in rules.targets(s, corsair)
    for zone in zones:
        s.ships[zone * SEATS] = 1
    assert area("andalucia") not in rules.targets(s, corsair)


@rule("13.5", "13.2")
def test_vassals_help_to_invade() -> None:
    s = warlike("france", "austria")
    settle(s, 0, "toulouse")
    assert rules.strength(s, realm("aragon")) == 7


@rule("13.5", "4.3.2")
def test_realms_come_by_the_alphabet_and_only_those_at_war() -> None:
    s = scene()
    s.war = put(s.war, MILAN, plus(0, 0))
    s.war = put(s.war, GRANADA, plus(0, 0))
    settle(s, 0, "genova", "sevilla")
    t = begin(s, rules.INVASIONS)
    assert [line["power"] for line in logged(t, "log-invades")] == [
        "realm-granada",
        "realm-milan",
        "realm-savoy",
    ]
