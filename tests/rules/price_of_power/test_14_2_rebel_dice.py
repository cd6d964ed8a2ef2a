"""14.2 Rebel Dice, 14.3.1 Rebel Towns and 14.3.2 Liberation."""

from greatpowers.games.price_of_power.components.tables import (
    EXHAUST,
    LOSE_DUCATS,
    LOSE_POWER,
    NO_EFFECT,
    REBELLION,
    REMOVE_UNREST,
)
from greatpowers.games.price_of_power.components.world import NOBODY, area, province, realm
from greatpowers.games.price_of_power.rules import rebel_dice as rules
from greatpowers.games.price_of_power.rules.liberation import besiege
from greatpowers.games.price_of_power.rules.ownership import base_tax, is_npr, owns
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army, singles
from greatpowers.games.price_of_power.state import REBELS, PriceTable, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    give_power,
    logged,
    occupy,
    options,
    play,
    position,
    power,
    settle,
    stake,
    table,
    teach,
    vassalize,
)

ANDALUCIA = area("andalucia")
ALL_DICE = 99


def castile() -> State:
    """Castile in Andalucia, where Granada and Gibraltar are no cores of its."""
    s = position("castile", "france")
    settle(s, 0, "burgos", "sevilla", "cordoba", "granada", "gibraltar")
    settle(s, 1, "toulouse")
    s.ducats[0] = 10
    return s


def roll(s: State, *faces: int, most: int = ALL_DICE) -> PriceTable:
    """Roll for Andalucia with known faces."""
    t = table(s)
    t.chance.load(faces)
    rules.ROLL.begin(t.state.agenda, 0, ANDALUCIA, most)
    play(t, "pass")
    return t


def rebel(s: State, *names: str) -> None:
    for name in names:
        s.unrest = put(s.unrest, province(name), True)


@rule("14.2")
def test_one_die_for_each_disc_with_unrest_in_the_area() -> None:
    s = castile()
    rebel(s, "sevilla", "cordoba", "burgos")
    t = roll(s, NO_EFFECT, NO_EFFECT, REBELLION)
    assert len(logged(t, "log-rebel-die")) == 2
    assert asked(t)[1] == "ask-idle"


@rule("14.2", "16.5.2")
def test_e37_at_most_so_many_dice() -> None:
    s = castile()
    rebel(s, "sevilla", "cordoba", "burgos")
    t = begin(s, rules.ROLL_ALL, 0, 1)
    assert asked(t) == (0, "ask-roll-where")
    assert options(t) == ["name_area castile", "name_area andalucia"]
    t.chance.load([NO_EFFECT])
    play(t, "name_area andalucia")
    assert len(logged(t, "log-rebel-die")) == 1


@rule("14.2", "4.3.9", "R208")
def test_all_areas_are_rolled_for_without_asking() -> None:
    s = castile()
    rebel(s, "sevilla", "cordoba", "burgos")
    t = table(s)
    t.chance.load([NO_EFFECT] * 3)
    rules.ROLL_ALL.begin(t.state.agenda, 0, ALL_DICE)
    play(t, "pass")
    assert [line["area"] for line in logged(t, "log-rebel-die")] == [
        "area-castile",
        "area-andalucia",
        "area-andalucia",
    ]


@rule("14.2", "14.1")
def test_e5_what_rebels_hold_adds_no_die() -> None:
    s = castile()
    settle(s, 0, "galicia", "badajoz")
    rebel(s, "cordoba", "galicia", "badajoz")
    for name in ("galicia", "badajoz"):
        s.occupier = put(s.occupier, province(name), REBELS)
    s.rebels = put(s.rebels, area("leon"), 2)
    give_power(s, 0, adm=1)
    t = table(s)
    t.chance.load([LOSE_POWER])
    rules.ROLL_ALL.begin(t.state.agenda, 0, ALL_DICE)
    play(t, "pass")
    assert len(logged(t, "log-rebel-die")) == 1
    assert power(t.state, 0) == (0, 0, 0)


# -- Rebellion -------------------------------------------------------------------------------------


@rule("14.2", "14.3.1")
def test_a_core_gets_a_rebel_town_and_its_slot_is_covered() -> None:
    s = castile()
    rebel(s, "cordoba")
    before = base_tax(s, 0)
    t = roll(s, REBELLION)
    s = t.state
    assert s.occupier[province("cordoba")] == REBELS
    assert not owns(s, 0, province("cordoba"))
    assert base_tax(s, 0) == before - 1


@rule("14.2")
def test_the_player_chooses_where_rebels_rise() -> None:
    s = castile()
    rebel(s, "sevilla", "cordoba", "granada")
    t = roll(s, REBELLION, NO_EFFECT, REBELLION)
    assert asked(t) == (0, "ask-rebellion")
    play(t, "rebel_in cordoba")
    assert options(t) == ["rebel_in sevilla", "rebel_in granada"]
    play(t, "rebel_in granada")
    assert t.state.occupier[province("cordoba")] == REBELS
    assert t.state.holder[province("granada")] == NOBODY


@rule("14.2", "R28")
def test_where_units_stand_a_rebel_unit_rises() -> None:
    s = castile()
    rebel(s, "sevilla", "cordoba")
    add_single(s, 0, ANDALUCIA)
    t = roll(s, REBELLION, REBELLION)
    assert t.state.rebels[ANDALUCIA] == 2
    assert t.state.occupier[province("cordoba")] == NOBODY


@rule("14.3.2", "7.6", "13.0")
def test_a_province_that_is_no_core_goes_home() -> None:
    s = castile()
    rebel(s, "granada")
    s.truce = put(s.truce, realm("granada"), 1)
    t = roll(s, REBELLION)
    s = t.state
    assert s.holder[province("granada")] == NOBODY
    assert is_npr(s, realm("granada"))
    assert s.cb[realm("granada")] == 1
    assert s.truce[realm("granada")] == 0


@rule("14.3.2", "13.0")
def test_a_freed_realm_whose_capital_is_held_finds_another() -> None:
    s = castile()
    rebel(s, "gibraltar")
    t = roll(s, REBELLION)
    assert t.state.capital[realm("granada")] == province("gibraltar")


@rule("14.3.2")
def test_a_core_of_another_player_gets_his_town() -> None:
    s = position("castile", "france")
    settle(s, 0, "burgos", "toulouse")
    settle(s, 1, "paris")
    rebel(s, "toulouse")
    t = table(s)
    besiege(t, province("toulouse"))
    assert owns(t.state, 1, province("toulouse"))
    assert t.state.cb[realm("france")] == 1


@rule("14.3.2", "7.6.1")
def test_a_core_token_decides_whose_core_it_is() -> None:
    s = castile()
    s.core = put(s.core, ANDALUCIA, 0)
    rebel(s, "granada")
    t = roll(s, REBELLION)
    assert t.state.occupier[province("granada")] == REBELS


@rule("14.3.2", "11.4")
def test_a_vassal_is_freed() -> None:
    s = position("castile")
    settle(s, 0, "sevilla")
    vassalize(s, 0, "granada", "gibraltar")
    rebel(s, "granada")
    t = roll(s, REBELLION)
    assert t.state.holder[province("granada")] == NOBODY
    assert t.state.holder[province("gibraltar")] == 0


@rule("14.3.2")
def test_an_occupied_province_returns_to_its_lawful_owner() -> None:
    s = castile()
    occupy(s, 1, "cordoba")
    t = table(s)
    besiege(t, province("cordoba"))
    assert owns(t.state, 0, province("cordoba"))


def colony() -> State:
    s = castile()
    settle(s, 0, "canada")
    rebel(s, "canada")
    return s


@rule("14.3.2", "R73")
def test_a_territory_without_a_dynamic_realm_falls_vacant() -> None:
    t = table(colony())
    besiege(t, province("canada"))
    play(t, "pass")
    assert t.state.holder[province("canada")] == NOBODY
    assert t.state.dynamic[province("canada")] == NOBODY


@rule("14.3.2", "R29", "R73")
def test_a_territory_joins_a_dynamic_realm_that_the_first_player_chooses() -> None:
    s = colony()
    s.first = 1
    for name, colour in (("portugal", 0), ("sweden", 2)):
        s.colour = put(s.colour, realm(name), colour)
    t = table(s)
    besiege(t, province("canada"))
    play(t, "pass")
    assert asked(t) == (1, "ask-uprising")
    play(t, "name_realm portugal")
    assert t.state.dynamic[province("canada")] == realm("portugal")
    assert t.state.cb[realm("portugal")] == 1


# -- the other faces -------------------------------------------------------------------------------


@rule("14.2")
def test_the_player_chooses_which_power_is_lost() -> None:
    s = castile()
    rebel(s, "cordoba")
    give_power(s, 0, adm=1, mil=2)
    t = roll(s, LOSE_POWER)
    assert options(t) == ["name_power adm", "name_power mil"]
    play(t, "name_power mil")
    assert power(t.state, 0) == (1, 0, 1)


@rule("14.2")
def test_ducats_are_lost() -> None:
    s = castile()
    rebel(s, "cordoba")
    assert roll(s, LOSE_DUCATS).state.ducats[0] == 8


@rule("14.2", "R72")
def test_a_regular_is_exhausted_available_or_deployed() -> None:
    s = castile()
    rebel(s, "cordoba")
    s.available[0] = 1
    add_single(s, 0, area("castile"))
    t = roll(s, EXHAUST)
    assert options(t) == ["exhaust_available", "exhaust_in castile"]
    play(t, "exhaust_in castile")
    assert (t.state.available[0], t.state.exhausted[0]) == (1, 1)
    assert singles(t.state, 0, area("castile")) == 0


@rule("14.2", "R72", "9.10.2")
def test_the_last_unit_of_an_army_takes_it_off_the_map() -> None:
    s = castile()
    rebel(s, "cordoba")
    add_to_army(s, 0, 1, area("castile"), 0, 1)
    t = roll(s, EXHAUST)
    assert t.state.exhausted[0] == 1
    assert t.state.army_at[1] == -1


@rule("14.2")
def test_one_unrest_goes_where_the_player_likes() -> None:
    s = castile()
    rebel(s, "cordoba", "sevilla")
    t = roll(s, REMOVE_UNREST, NO_EFFECT)
    assert options(t) == ["calm sevilla", "calm cordoba"]
    play(t, "calm sevilla")
    assert not t.state.unrest[province("sevilla")]
    assert t.state.unrest[province("cordoba")]


@rule("14.2")
def test_an_idea_makes_rebel_dice_worse() -> None:
    s = castile()
    rebel(s, "cordoba")
    teach(s, 0, "serfdom")
    assert roll(s, REMOVE_UNREST).state.unrest[province("cordoba")]


@rule("14.2.1")
def test_who_has_no_power_or_manpower_pays_two_ducats_each() -> None:
    s = castile()
    rebel(s, "cordoba", "sevilla")
    assert roll(s, LOSE_POWER, EXHAUST).state.ducats[0] == 6


@rule("14.2.1", "7.4.5")
def test_who_has_no_ducats_borrows_and_at_five_loans_goes_bankrupt() -> None:
    s = castile()
    rebel(s, "cordoba")
    s.ducats[0] = 1
    t = roll(s, LOSE_DUCATS)
    assert (t.state.ducats[0], t.state.interest[0]) == (4, 1)
    s = castile()
    rebel(s, "cordoba")
    s.ducats[0], s.interest[0] = 1, 5
    t = roll(s, LOSE_DUCATS)
    assert (t.state.ducats[0], t.state.interest[0]) == (0, 2)
    assert t.state.stability[0] == -3


@rule("14.2")
def test_no_effect() -> None:
    s = castile()
    rebel(s, "cordoba")
    stake(s, 0, "aragon")
    t = roll(s, NO_EFFECT)
    assert t.state.unrest[province("cordoba")]
    assert t.state.ducats[0] == 10
