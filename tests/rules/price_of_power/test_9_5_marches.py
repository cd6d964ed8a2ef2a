"""5.5.2 Land Activations, 9.5.1 to 9.5.4 Land Movement, 5.5.7 Mercenaries on the way."""

from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    MERCENARY,
    REGULAR,
    Seat,
)
from greatpowers.games.price_of_power.components.world import area, province, realm
from greatpowers.games.price_of_power.rules import activation, borders, free_activations
from greatpowers.games.price_of_power.rules.activation import march_choice
from greatpowers.games.price_of_power.rules.card_uses import judge_use
from greatpowers.games.price_of_power.rules.troops import is_slow
from greatpowers.games.price_of_power.rules.turns import action_menu
from greatpowers.games.price_of_power.rules.units import (
    add_single,
    add_to_army,
    area_of,
    in_area,
    in_army,
    singles,
    size_of,
)
from greatpowers.games.price_of_power.state import NOT_DEPLOYED, REBELS, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    effects,
    give_power,
    influence,
    logged,
    options,
    play,
    power,
    refusal,
    settle,
    stake,
    table,
    vassalize,
    warlike,
)

CASTILE, LEON, ANDALUCIA = area("castile"), area("leon"), area("andalucia")
ARAGON, PORTUGAL = area("aragon"), area("portugal")


def castile() -> State:
    """Castile with an Army of four in its home Area, France beyond Aragon; all are at Peace."""
    s = warlike("castile", "france", "england")
    settle(s, 0, "burgos", "madrid", "murcia", "galicia", "salamanca", "sevilla", "cordoba")
    settle(s, 1, "paris", "toulouse", "montpellier")
    settle(s, 2, "london")
    give_power(s, 0, mil=5)
    s.available[0] = 5
    army(s, 0, 0, CASTILE, 4)
    return s


def army(s: State, seat: Seat, number: int, place: int, units: int) -> None:
    """Put Regular Infantry into an Army."""
    for _ in range(units):
        add_to_army(s, seat, number, place, REGULAR, INFANTRY)


# -- Areas (2.4.4) ---------------------------------------------------------------------------------


@rule("2.4.4", "2.4.3")
def test_areas_are_friendly_hostile_or_neutral() -> None:
    s = castile()
    assert borders.is_friendly_area(s, 0, ANDALUCIA)
    assert not borders.is_friendly_area(s, 0, ARAGON)
    assert not borders.is_hostile_area(s, 0, ARAGON)
    s.war = put(s.war, realm("granada"), 1)
    assert borders.is_hostile_area(s, 0, ANDALUCIA)
    assert not borders.is_friendly_area(s, 0, ANDALUCIA)
    s.rebels = put(s.rebels, LEON, 1)
    assert borders.is_hostile_area(s, 0, LEON)
    s.allied = put(s.allied, realm("aragon"), 1)
    assert borders.is_friendly_area(s, 0, ARAGON)
    s.occupier = put(s.occupier, province("zaragoza"), REBELS)
    assert borders.is_hostile_area(s, 0, ARAGON)


@rule("2.4.3", "2.4.4", "9.8")
def test_an_occupier_makes_a_province_friendly_or_hostile() -> None:
    s = castile()
    place = province("beira")
    s.occupier = put(s.occupier, place, 0)
    assert borders.is_friendly_province(s, 0, place)
    assert not borders.is_friendly_province(s, 1, place)
    s.war = put(s.war, realm("france"), 1)
    assert borders.is_hostile_province(s, 1, place)
    s.occupier = put(s.occupier, place, 1)
    assert borders.is_hostile_province(s, 0, place)


@rule("2.4.4", "11.4.4", "13.2")
def test_vassals_share_friends_and_wars() -> None:
    s = castile()
    vassalize(s, 0, "beira")
    assert borders.is_friendly_province(s, 0, province("beira"))
    vassalize(s, 1, "porto")
    assert not borders.is_hostile_province(s, 0, province("porto"))
    s.war = put(s.war, realm("france"), 1)
    assert borders.is_hostile_province(s, 0, province("porto"))
    s.war = put(s.war, realm("france"), 0)
    s.allied = put(s.allied, realm("france"), 1)
    s.allied = put(s.allied, realm("castile"), 2)
    assert borders.is_friendly_province(s, 0, province("porto"))


# -- the Action (5.5.2) ----------------------------------------------------------------------------


@rule("5.5.2", "9.5.1")
def test_an_army_marches_two_areas() -> None:
    t = table(castile(), march_choice)
    assert cost(t, "march castile") == 1
    assert bill(t, "march castile") == [("bill-activation", 1)]
    assert refusal(t, "march leon") == ("no-activate-units", "5.5.2")
    play(t, "march castile", "march_with 1")
    assert power(t.state, 0) == (0, 0, 4)
    assert asked(t) == (0, "ask-march")
    assert refusal(t, "march_to portugal") == ("no-march-not-next", "9.5.1")
    play(t, "march_to leon")
    assert area_of(t.state, 0, 0) == LEON
    play(t, "march_to andalucia")
    assert area_of(t.state, 0, 0) == ANDALUCIA
    assert refusal(t, "march_to leon") == ("no-march-no-steps", "9.5.1")
    play(t, "halt")
    assert asked(t)[1] == "ask-idle"
    assert [line["target"] for line in logged(t, "log-army-marches")] == [
        "area-leon",
        "area-andalucia",
    ]


@rule("5.5.2")
def test_an_activation_takes_power_and_units() -> None:
    s = castile()
    give_power(s, 0)
    t = table(s, march_choice)
    assert refusal(t, "march castile") == ("no-not-enough-mil", "5.0")


@rule("5.5.2", "9.10.1")
def test_a_single_unit_costs_as_much_as_an_army() -> None:
    s = castile()
    add_single(s, 0, LEON, 2)
    t = table(s, march_choice)
    play(t, "march leon", "march_with single", "march_to castile", "halt")
    s = t.state
    assert power(s, 0) == (0, 0, 4)
    assert singles(s, 0, LEON) == 1
    assert singles(s, 0, CASTILE) == 1
    assert logged(t, "log-unit-marches")


@rule("9.5.4")
def test_a_single_unit_takes_nobody_along() -> None:
    s = castile()
    add_single(s, 0, CASTILE, 2)
    t = table(s, march_choice)
    play(t, "march castile", "march_with single")
    assert refusal(t, "pick_up_from 1") == ("no-march-armies-only", "9.5.4")


@rule("5.5.2", "9.5.1")
def test_nobody_marches_without_a_way_out() -> None:
    s = castile()
    add_single(s, 0, area("sicily"))
    t = table(s, march_choice)
    assert refusal(t, "march sicily") == ("no-activate-way", "9.5.1")


# -- where a march ends (9.5.1) --------------------------------------------------------------------


@rule("9.5.1", "2.4.4")
def test_a_march_ends_in_a_hostile_area() -> None:
    """Aragon belongs to England here, which is at war with Castile and has no Units there."""
    s = castile()
    settle(s, 2, "valencia", "zaragoza", "barcelona", "baleares")
    s.war = put(s.war, realm("england"), 1)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1", "march_to aragon")
    assert refusal(t, "march_to leon") == ("no-march-no-steps", "9.5.1")
    play(t, "halt")
    assert area_of(t.state, 0, 0) == ARAGON


@rule("9.5.1", "9.5.2", "9.7")
def test_e15_castile_goes_round_the_mountains_into_a_battle() -> None:
    """The Army of four would have to pay for the border; over Leon it does not."""
    s = castile()
    s.war = put(s.war, realm("granada"), 1)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1")
    assert cost(t, "march_to andalucia") == 1
    assert cost(t, "march_to leon") == 0
    play(t, "march_to leon")
    assert cost(t, "march_to andalucia") == 0
    play(t, "march_to andalucia")
    assert power(t.state, 0) == (0, 0, 4)
    assert area_of(t.state, 0, 0) == ANDALUCIA
    assert logged(t, "log-battle-defends") == [
        {"power": "realm-granada", "place": "area-andalucia", "n": 2}
    ]


# -- mountains (9.5.2) -----------------------------------------------------------------------------


@rule("9.5.2", "R21")
def test_three_units_cross_mountains_for_each_mil() -> None:
    s = castile()
    assert borders.border_price(s, 0, CASTILE, ANDALUCIA, 9) == 0, "it is friendly"
    s.war = put(s.war, realm("granada"), 1)
    prices = [borders.border_price(s, 0, CASTILE, ANDALUCIA, units) for units in (1, 3, 4, 6, 7)]
    assert prices == [0, 0, 1, 1, 2]
    assert borders.border_price(s, 0, LEON, ANDALUCIA, 9) == 0, "no mountains there"


@rule("9.5.2", "R21", "9.5.4")
def test_who_cannot_pay_leaves_units_behind() -> None:
    s = castile()
    s.war = put(s.war, realm("granada"), 1)
    give_power(s, 0, mil=1)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1")
    assert refusal(t, "march_to andalucia") == ("no-not-enough-mil", "5.0")
    play(t, "leave_with single", "leave_behind regular_infantry", "done")
    assert cost(t, "march_to andalucia") == 0
    play(t, "march_to andalucia")
    assert singles(t.state, 0, CASTILE) == 1


@rule("9.5.2")
def test_neutral_areas_beyond_mountains_cost_too() -> None:
    s = castile()
    s.war = put(s.war, realm("granada"), 1)
    s.ducats[0] = 3
    army(s, 0, 1, LEON, 5)
    t = table(s, march_choice)
    play(t, "march leon", "march_with 2")
    assert cost(t, "march_to aragon") == 1
    play(t, "march_to aragon")
    assert power(t.state, 0) == (0, 0, 3)


# -- Military Access (9.5.3) -----------------------------------------------------------------------


@rule("9.5.3")
def test_neutral_areas_are_closed_in_peace() -> None:
    s = castile()
    s.ducats[0] = 9
    assert borders.judge_entry(s, 0, ARAGON) is borders.ONLY_IN_WAR
    s.war = put(s.war, realm("granada"), 1)
    assert borders.judge_entry(s, 0, ARAGON) is ALLOWED


@rule("9.5.3")
def test_access_is_paid_in_ducats_or_influence() -> None:
    s = castile()
    s.war = put(s.war, realm("granada"), 1)
    assert borders.judge_entry(s, 0, ARAGON) is borders.NO_MEANS
    influence(s, 0, aragon=1)
    assert borders.judge_entry(s, 0, ARAGON) is ALLOWED
    s.ducats[0] = 3
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1", "march_to aragon")
    assert asked(t) == (0, "ask-access")
    assert cost(t, "access_for_ducats") == 3
    play(t, "access_for_influence")
    assert t.state.ducats[0] == 3
    assert not t.state.influence[0]
    assert area_of(t.state, 0, 0) == ARAGON
    assert refusal(t, "march_to castile") == ("no-march-no-steps", "9.5.1")


@rule("9.5.3", "11.2.1", "R205")
def test_a_marriage_opens_the_area_of_its_capital() -> None:
    s = castile()
    s.war = put(s.war, realm("granada"), 1)
    s.married = put(s.married, realm("aragon"), 1)
    influence(s, 0, aragon=1)
    s.ducats[0] = 3
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1", "march_to aragon")
    assert area_of(t.state, 0, 0) == ARAGON
    assert t.state.ducats[0] == 3
    assert t.state.influence[0] == [ARAGON]


@rule("9.5.3")
def test_with_one_means_nobody_is_asked() -> None:
    s = castile()
    s.war = put(s.war, realm("granada"), 1)
    s.ducats[0] = 4
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1", "march_to aragon", "halt")
    assert t.state.ducats[0] == 1
    assert logged(t, "log-pays-access")


@rule("9.5.3")
def test_no_access_where_one_has_a_claim() -> None:
    s = castile()
    s.war = put(s.war, realm("granada"), 1)
    s.ducats[0] = 9
    stake(s, 0, "aragon")
    assert borders.judge_entry(s, 0, ARAGON) is borders.CLAIMED_GROUND
    s.claims[0] = []
    s.core = put(s.core, ARAGON, 0)
    assert borders.judge_entry(s, 0, ARAGON) is borders.CLAIMED_GROUND


@rule("9.5.3")
def test_one_friendly_or_hostile_owner_opens_an_area() -> None:
    s = castile()
    s.allied = put(s.allied, realm("navarra"), 1)
    assert borders.judge_entry(s, 0, ARAGON) is ALLOWED
    s.allied = put(s.allied, realm("navarra"), 0)
    s.war = put(s.war, realm("navarra"), 1)
    stake(s, 0, "aragon")
    assert borders.judge_entry(s, 0, ARAGON) is ALLOWED


@rule("9.5.3", "R109")
def test_opponents_who_own_a_whole_area_are_asked() -> None:
    s = castile()
    settle(s, 1, "porto", "beira")
    settle(s, 2, "lisboa")
    s.war = put(s.war, realm("granada"), 1)
    s.ducats[0] = 3
    army(s, 0, 1, LEON, 1)
    t = table(s, march_choice)
    play(t, "march leon", "march_with 2", "march_to portugal")
    assert asked(t) == (1, "ask-let-in")
    play(t, "no")
    assert asked(t) == (2, "ask-let-in")
    play(t, "yes")
    assert area_of(t.state, 0, 1) == PORTUGAL
    assert t.state.ducats[0] == 0


@rule("9.5.3", "R109")
def test_without_leave_nothing_is_paid_and_the_army_goes_elsewhere() -> None:
    s = castile()
    settle(s, 1, "porto", "beira", "lisboa")
    s.war = put(s.war, realm("granada"), 1)
    s.ducats[0] = 3
    army(s, 0, 1, LEON, 1)
    t = table(s, march_choice)
    play(t, "march leon", "march_with 2", "march_to portugal", "no")
    assert asked(t) == (0, "ask-march")
    assert refusal(t, "march_to portugal") == ("no-march-no-leave", "9.5.3")
    play(t, "march_to castile", "halt")
    assert t.state.ducats[0] == 3
    assert area_of(t.state, 0, 1) == CASTILE


# -- reorganizing (9.5.4) --------------------------------------------------------------------------


@rule("9.5.4", "9.10.2")
def test_an_army_takes_units_in_on_its_way() -> None:
    s = castile()
    add_single(s, 0, LEON, 2)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1", "march_to leon", "pick_up_from single")
    assert refusal(t, "done") == ("no-exchange-nothing", "9.5.4")
    play(t, "pick_up regular_infantry")
    play(t, "done")
    assert size_of(t.state, 0, 0) == 5
    assert singles(t.state, 0, LEON) == 1
    assert refusal(t, "pick_up_from single") == ("no-march-exchanged", "9.5.4")
    play(t, "march_to andalucia", "halt")
    assert in_area(t.state, 0, ANDALUCIA) == 5


@rule("9.5.4", "9.10.2")
def test_armies_are_split_and_merged() -> None:
    s = castile()
    add_to_army(s, 0, 0, CASTILE, MERCENARY, CAVALRY)
    army(s, 0, 1, LEON, 2)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1", "leave_with 3", "leave_behind mercenary_cavalry")
    play(t, "done", "march_to leon", "pick_up_from 2", "all_of_them")
    s = t.state
    assert area_of(s, 0, 1) == NOT_DEPLOYED
    assert area_of(s, 0, 2) == CASTILE
    assert in_army(s, 0, 2, MERCENARY, CAVALRY) == 1
    assert size_of(s, 0, 0) == 6


@rule("9.5.4")
def test_only_regular_infantry_is_left_alone() -> None:
    s = castile()
    add_to_army(s, 0, 0, CASTILE, REGULAR, CAVALRY)
    add_to_army(s, 0, 0, CASTILE, ALLIED, INFANTRY)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1", "leave_with single")
    assert options(t) == ["leave_behind regular_infantry"]
    assert refusal(t, "leave_behind regular_cavalry") == ("no-exchange-alone", "9.5.4")
    assert refusal(t, "all_of_them") == ("no-exchange-alone", "9.5.4")
    assert refusal(t, "leave_behind mercenary_infantry") == ("no-exchange-none", "9.5.4")


@rule("9.10.2", "5.5.2", "9.5.4")
def test_an_army_is_formed_by_those_who_stand_there() -> None:
    s = castile()
    add_single(s, 0, LEON, 3)
    t = table(s, march_choice)
    play(t, "march leon")
    assert options(t, "march_with") == ["single", "2", "3"]
    play(t, "march_with 2")
    assert refusal(t, "march_to castile") == ("no-march-nobody", "9.10.2")
    assert refusal(t, "halt") == ("no-march-nobody", "9.10.2")
    play(t, "pick_up_from single", "all_of_them", "march_to castile", "halt")
    assert area_of(t.state, 0, 1) == CASTILE
    assert size_of(t.state, 0, 1) == 3


@rule("9.5.4", "9.10.2")
def test_an_army_that_leaves_all_its_units_is_gone() -> None:
    s = castile()
    army(s, 0, 1, LEON, 2)
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1", "march_to leon", "leave_with 2", "all_of_them")
    assert asked(t)[1] == "ask-idle"
    assert area_of(t.state, 0, 0) == NOT_DEPLOYED
    assert size_of(t.state, 0, 1) == 6


# -- Mercenaries on the way (5.5.7) ----------------------------------------------------------------


def hiring() -> State:
    s = castile()
    s.has_available_mercenaries = True
    s.ducats[0] = 20
    return s


@rule("5.5.7", "9.10.5")
def test_mercenaries_join_an_army_that_marches_out() -> None:
    t = table(hiring(), march_choice)
    play(t, "march castile", "march_with 1")
    assert asked(t) == (0, "ask-hire")
    assert cost(t, "infantry mercenary") == 4
    play(t, *["infantry mercenary"] * 3)
    assert asked(t) == (0, "ask-march")
    assert refusal(t, "halt") == ("no-march-hired", "5.5.7")
    play(t, "leave_with 2")
    assert refusal(t, "leave_behind mercenary_infantry") == ("no-exchange-hired", "5.5.7")
    play(t, "leave_behind regular_infantry", "done", "march_to leon", "halt")
    s = t.state
    assert s.ducats[0] == 8
    assert s.hired == 3
    assert in_army(s, 0, 0, MERCENARY, INFANTRY) == 3
    assert size_of(s, 0, 0) == 6


@rule("5.5.7")
def test_only_armies_at_home_hire_and_only_by_the_optional_rule() -> None:
    s = hiring()
    s.has_available_mercenaries = False
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1")
    assert asked(t) == (0, "ask-march")
    s = hiring()
    s.allied = put(s.allied, realm("portugal"), 1)
    army(s, 0, 1, PORTUGAL, 1)
    add_single(s, 0, LEON)
    t = table(s, march_choice)
    play(t, "march portugal", "march_with 2")
    assert asked(t) == (0, "ask-march")
    play(t, "march_to leon", "halt", "march leon", "march_with single")
    assert asked(t) == (0, "ask-march")


@rule("5.5.7", "9.10.5")
def test_three_mercenaries_in_a_turn_whatever_the_action() -> None:
    s = hiring()
    s.hired = 3
    t = table(s, march_choice)
    play(t, "march castile", "march_with 1")
    assert asked(t) == (0, "ask-march")


# -- cards (9.5) -----------------------------------------------------------------------------------


@rule("9.5", "9.10.1")
def test_a_forced_march_goes_four_areas() -> None:
    s = castile()
    s.allied = put(s.allied, realm("portugal"), 1)
    t = begin(s, free_activations.FORCED_MARCH, 0, 4)
    play(t, "march castile", "march_with 1")
    play(t, "march_to leon", "march_to portugal", "march_to andalucia", "march_to castile")
    assert refusal(t, "march_to leon") == ("no-march-no-steps", "9.5.1")
    assert power(t.state, 0) == (0, 0, 5)


@rule("9.10.1", "9.5")
def test_armies_with_more_artillery_than_cavalry_are_too_slow_for_it() -> None:
    s = castile()
    add_to_army(s, 0, 0, CASTILE, REGULAR, ARTILLERY)
    add_single(s, 0, CASTILE)
    assert is_slow(s, 0, 1)
    t = begin(s, free_activations.FORCED_MARCH, 0, 4)
    play(t, "march castile")
    assert refusal(t, "march_with 1") == ("no-march-slow", "9.10.1")
    assert refusal(t, "march_with single") == ("no-activate-armies", "9.10.1")
    play(t, "march_with 2", "pick_up_from 1", "pick_up regular_artillery", "done")
    assert refusal(t, "march_to leon") == ("no-march-slow", "9.10.1")
    s = castile()
    add_to_army(s, 0, 0, CASTILE, REGULAR, ARTILLERY)
    add_to_army(s, 0, 0, CASTILE, ALLIED, CAVALRY)
    assert not is_slow(s, 0, 1)


@rule("9.5", "5.5.2", "16.3.7")
def test_a_card_activates_three_different_troops() -> None:
    s = castile()
    army(s, 0, 1, LEON, 1)
    add_single(s, 0, LEON)
    t = begin(s, free_activations.LAND_ACTIVATIONS, 0, 3, 1, 0)
    play(t, "march castile", "march_with 1", "march_to leon", "halt")
    play(t, "march leon")
    assert refusal(t, "march_with 1") == ("no-activate-marched", "6.0")
    play(t, "march_with single", "march_to castile", "halt")
    play(t, "march leon", "march_with 2", "march_to castile", "halt")
    assert asked(t)[1] == "ask-idle"
    assert power(t.state, 0) == (0, 0, 5)


@rule("5.5.2", "9.8", "16.3.7", "R113")
def test_a_free_activation_may_be_a_siege_and_counts_for_all_who_are_there() -> None:
    s = castile()
    settle(s, 2, "zaragoza", "valencia", "barcelona", "baleares", "navarra")
    s.war = put(s.war, realm("england"), 1)
    army(s, 0, 1, ARAGON, 2)
    add_single(s, 0, ARAGON)
    t = begin(s, free_activations.LAND_ACTIVATIONS, 0, 2, 1, 0)
    assert options(t, "besiege_in") == ["aragon"]
    play(t, "besiege_in aragon")
    while asked(t)[1] != "ask-land-activation":
        play(t, options(t)[-1])
    assert refusal(t, "march aragon") == ("no-activate-marched", "6.0")
    assert options(t, "march") == ["castile"]
    assert not options(t, "besiege_in")


@rule("9.5", "6.0")
def test_cards_that_move_nobody_are_not_played() -> None:
    s = warlike("castile")
    settle(s, 0, "burgos")
    assert judge_use(s, 0, "forced_march").reason == "no-card-march"
    assert judge_use(s, 0, "logistics_master").reason == "no-card-march"
    assert not judge_use(s, 0, "naval_maneuver")
    add_single(s, 0, CASTILE)
    settle(s, 0, "galicia")
    assert judge_use(s, 0, "logistics_master")
    assert judge_use(s, 0, "forced_march"), "a single Unit may form an Army"
    s.has_war = False
    assert judge_use(s, 0, "naval_maneuver")


@rule("5.5", "5.5.2", "5.5.3")
def test_a_turn_offers_activations_where_wars_are_played() -> None:
    s = castile()
    verbs = {choice.verb.name for choice in action_menu(s, 0)}
    assert {"march", "set_sail", "besiege_in"} <= verbs
    s.has_war = False
    verbs = {choice.verb.name for choice in action_menu(s, 0)}
    assert not {"march", "set_sail", "besiege_in"} & verbs


@rule("5.5.2")
def test_the_areas_of_an_activation() -> None:
    s = castile()
    assert activation.judge_area(s, 0, CASTILE, activation.ANYBODY, []) is ALLOWED
    assert activation.judge_area(s, 0, LEON, activation.ANYBODY, []) is activation.NO_UNITS


# -- what cards say (16.3.7) -----------------------------------------------------------------------


@rule("9.5", "16.3.6")
def test_forced_march_is_read_from_its_card() -> None:
    t = effects(castile(), {"effect": "move", "what": "army", "spaces": 4})
    assert asked(t) == (0, "ask-forced-march")
    play(t, "march castile", "march_with 1")
    told = t.asks()[0].args
    assert told is not None
    assert told["n"] == 4


@rule("16.3.7", "5.5.2")
def test_activations_by_cards_are_free_and_may_be_declined() -> None:
    s = castile()
    give_power(s, 0)
    row = {"effect": "action", "action": "land_activation", "free": True, "times": 3}
    t = effects(s, row)
    assert asked(t) == (0, "ask-land-activation")
    play(t, "march castile", "march_with 1", "march_to leon", "halt", "pass")
    assert asked(t)[1] == "ask-idle"
    assert area_of(t.state, 0, 0) == LEON


@rule("16.3.7", "9.8")
def test_an_event_adds_strength_to_a_siege() -> None:
    s = castile()
    settle(s, 2, "zaragoza", "valencia", "barcelona", "baleares", "navarra")
    s.war = put(s.war, realm("england"), 1)
    give_power(s, 0)
    add_single(s, 0, ARAGON)
    row = {"effect": "action", "action": "land_activation", "free": True}
    t = effects(s, row)
    play(t, "besiege_in aragon")
    assert "valencia" not in options(t, options(t)[-1].partition(" ")[0]), "one Unit is too weak"
    s = castile()
    settle(s, 2, "zaragoza", "valencia", "barcelona", "baleares", "navarra")
    s.war = put(s.war, realm("england"), 1)
    give_power(s, 0)
    add_single(s, 0, ARAGON)
    t = effects(s, {**row, "siege_bonus": 3})
    play(t, "besiege_in aragon")
    assert "valencia" in options(t, options(t)[-1].partition(" ")[0])


@rule("16.3.7")
def test_where_wars_are_not_played_such_cards_do_nothing() -> None:
    s = castile()
    s.has_war = False
    t = effects(
        s,
        {"effect": "move", "what": "army", "spaces": 4},
        {"effect": "action", "action": "land_activation", "free": True},
        {"effect": "action", "action": "naval_activation", "free": True},
    )
    assert asked(t)[1] == "ask-idle"
