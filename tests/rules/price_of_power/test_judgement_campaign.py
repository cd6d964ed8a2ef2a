"""Bots in war: Units at the front are worth more, and whole marches and sieges are proposed."""

from greatpowers.games.price_of_power.appraisal_campaign import campaign
from greatpowers.games.price_of_power.appraisal_front import defence, prey
from greatpowers.games.price_of_power.components.tables import INFANTRY, REGULAR
from greatpowers.games.price_of_power.components.world import area, province, realm, zone
from greatpowers.games.price_of_power.judgement import judge
from greatpowers.games.price_of_power.judgement_campaign import campaign_plans
from greatpowers.games.price_of_power.rules.activation import march_choice
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.naval_activation import sail_choice
from greatpowers.games.price_of_power.rules.recruiting import recruit_choice
from greatpowers.games.price_of_power.rules.sieges import siege_choice
from greatpowers.games.price_of_power.rules.units import (
    add_single,
    add_to_army,
    area_of,
    in_army,
)
from greatpowers.games.price_of_power.state import State, put
from greatpowers.games.price_of_power.vocabulary import VOCABULARY
from tests.rules.price_of_power.scenes import (
    give_power,
    play,
    sail,
    settle,
    stake,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import raise_fleet

CASTILE, LEON, ANDALUCIA = area("castile"), area("leon"), area("andalucia")


def castile(units: int = 4) -> State:
    """Castile at war with Granada."""
    s = warlike("castile", "france")
    settle(s, 0, "burgos", "madrid", "murcia", "galicia", "salamanca", "sevilla", "cordoba")
    settle(s, 1, "paris")
    give_power(s, 0, mil=3)
    s.war = put(s.war, realm("granada"), 1)
    for _ in range(units):
        add_to_army(s, 0, 0, CASTILE, REGULAR, INFANTRY)
    return s


def words(s: State) -> list[list[str]]:
    return [[str(VOCABULARY.options[code]) for code in plan] for plan in campaign_plans(s, 0)]


def test_marches_go_where_there_is_prey_and_defenders_are_few() -> None:
    s = castile()
    assert prey(s, 0, ANDALUCIA) == 2
    assert defence(s, 0, ANDALUCIA) == 2
    found = words(s)
    assert ["march castile", "march_with 1", "march_to andalucia"] in found
    assert ["march castile", "march_with 1", "march_to leon", "march_to andalucia"] in found
    assert not words(castile(units=1)), "one against two is too few"


def test_every_proposed_march_and_siege_can_be_answered() -> None:
    s = castile()
    s.has_available_mercenaries = True
    s.ducats[0] = 20
    add_single(s, 0, LEON, 3)
    s.rebels = put(s.rebels, LEON, 1)
    s.occupier = put(s.occupier, province("badajoz"), 1)
    s.war = put(s.war, realm("france"), 1)
    add_to_army(s, 0, 1, ANDALUCIA, REGULAR, INFANTRY)
    found = list(campaign_plans(s, 0))
    assert found
    verbs = {VOCABULARY.options[plan[0]].verb for plan in found}
    assert verbs == {"march", "besiege_in"}
    for plan in found:
        t = table(s.clone(), march_choice, siege_choice)
        play(t, *(str(VOCABULARY.options[code]) for code in plan))


def test_ships_lead_over_the_sea() -> None:
    s = castile(units=3)
    s.war = put(s.war, realm("granada"), 0)
    s.war = put(s.war, realm("tlemcen"), 1)
    assert not any("cross_to algiers" in plan for plan in words(s))
    sail(s, 0, western_mediterranean=1)
    plan = ["march castile", "march_with 1", "cross_to algiers"]
    assert plan in words(s)
    t = table(s, march_choice)
    play(t, *plan)


def test_ships_sail_to_where_they_can_carry_an_army() -> None:
    s = castile(units=3)
    s.war = put(s.war, realm("granada"), 0)
    s.war = put(s.war, realm("tlemcen"), 1)
    sail(s, 0, gulf_of_lion=1)
    assert not any("sail_to western_mediterranean" in plan for plan in words(s))
    sail(s, 0, gulf_of_lion=4)
    plan = ["set_sail", "sail_to western_mediterranean", *["bring_from gulf_of_lion"] * 4]
    assert plan in words(s), "as many as it takes to win"
    t = table(s, sail_choice)
    play(t, *plan)
    assert any_ships(t.state, 0, zone("western_mediterranean"))


def test_ships_keep_out_of_battles_that_are_lost() -> None:
    s = castile(units=3)
    s.war = put(s.war, realm("granada"), 0)
    s.war = put(s.war, realm("tlemcen"), 1)
    s.war = put(s.war, realm("france"), 1)
    sail(s, 0, gulf_of_lion=1)
    raise_fleet(s, 1, zone("western_mediterranean"), heavy_ship=4)
    assert not any("sail_to western_mediterranean" in plan for plan in words(s))


def test_units_are_raised_next_to_an_enemy() -> None:
    s = castile(units=2)
    s.available[0] = 3
    s.ducats[0] = 4
    plan = ["recruit", "recruit_in castile", "recruit_into 1", *["infantry regular"] * 2]
    assert plan in words(s)
    t = table(s, recruit_choice)
    play(t, *plan)
    assert in_army(t.state, 0, 0, REGULAR, INFANTRY) == 4
    s = castile(units=2)
    s.available[0] = 3
    s.ducats[0] = 4
    s.war = put(s.war, realm("granada"), 0)
    assert not words(s), "there is nobody to fight"
    stake(s, 0, "andalucia")
    assert plan in words(s), "there will be"


def test_an_army_is_formed_for_a_march() -> None:
    s = castile(units=0)
    add_single(s, 0, CASTILE, 3)
    plan = ["march castile", "march_with 1", "pick_up_from single", "all_of_them"]
    found = [each for each in words(s) if each[:4] == plan]
    assert found
    t = table(s, march_choice)
    play(t, *found[0])
    assert area_of(t.state, 0, 0) in (ANDALUCIA, -1)


def test_units_are_worth_more_the_nearer_they_are_to_an_enemy() -> None:
    far, near, there = castile(), castile(), castile()
    near.army_at[0] = LEON
    there.army_at[0] = ANDALUCIA
    far.army_at[0] = area("aragon")
    assert campaign(far, 0) < campaign(near, 0) < campaign(there, 0)


def test_a_siege_pays_as_a_whole() -> None:
    """What is taken counts as one's own, and more than to stand before it."""
    before, after = castile(), castile()
    before.army_at[0] = after.army_at[0] = ANDALUCIA
    t = table(after, siege_choice)
    play(t, "besiege_in andalucia", "besiege granada", "done")
    assert t.state.occupied[0] == [province("granada")]
    give_power(t.state, 0, mil=3)
    assert judge(t.state, 0) > judge(before, 0)


def test_a_war_alone_makes_units_no_dearer() -> None:
    s = castile(units=5)
    s.army_at[0] = area("aragon")
    at_war = campaign(s, 0)
    s.war = put(s.war, realm("granada"), 0)
    assert campaign(s, 0) > at_war, "Granada could invade"


def test_without_wars_units_are_nothing_to_judge() -> None:
    s = castile()
    s.has_war = False
    assert campaign(s, 0) == 0
    assert not words(s)
