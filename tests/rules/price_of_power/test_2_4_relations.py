"""2.4.4 Peace and War: Enemies, hostile Units."""

from greatpowers.games.price_of_power.components.tables import MERCENARY
from greatpowers.games.price_of_power.components.world import area, realm
from greatpowers.games.price_of_power.rules import relations as rules
from greatpowers.games.price_of_power.rules.units import add_to_army
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import position, settle, vassalize


def scene() -> State:
    s = position("france", "austria", "castile")
    settle(s, 0, "paris")
    settle(s, 1, "wien")
    settle(s, 2, "madrid")
    return s


@rule("2.4.4")
def test_war_between_players_counts_for_both() -> None:
    s = scene()
    assert rules.at_peace(s, 0)
    s.war = put(s.war, realm("austria"), 0b001)
    assert not rules.at_peace(s, 0)
    assert not rules.at_peace(s, 1)
    assert rules.at_peace(s, 2)
    assert rules.at_war_with(s, 1, realm("france"))
    assert not rules.realm_at_peace(s, realm("france"))


@rule("2.4.4", "11.4.4", "11.3.8")
def test_vassals_and_active_allies_of_an_enemy_are_enemies() -> None:
    s = scene()
    s.war = put(s.war, realm("austria"), 0b001)
    vassalize(s, 1, "mantova")
    assert rules.is_enemy(s, 0, realm("mantua"))
    assert not rules.is_enemy(s, 2, realm("mantua"))
    s.allied = put(s.allied, realm("milan"), 0b010)
    assert not rules.is_enemy(s, 0, realm("milan"))
    s.active = put(s.active, realm("milan"), 0b010)
    assert rules.is_enemy(s, 0, realm("milan"))


@rule("2.4.4", "13.2")
def test_vassals_of_a_realm_without_a_player_share_its_wars() -> None:
    s = scene()
    s.war = put(s.war, realm("hungary"), 0b001)
    assert rules.is_enemy(s, 0, realm("croatia"))


@rule("2.4.4", "14.3")
def test_rebels_are_hostile_to_all_and_units_only_in_war() -> None:
    s = scene()
    loire = area("loire")
    add_to_army(s, 1, 0, loire, MERCENARY, 0)
    assert not rules.has_hostile_units(s, 0, loire)
    s.war = put(s.war, realm("france"), 0b010)
    assert rules.has_hostile_units(s, 0, loire)
    assert not rules.has_hostile_units(s, 2, loire)
    s.rebels = put(s.rebels, loire, 1)
    assert rules.has_hostile_units(s, 2, loire)
