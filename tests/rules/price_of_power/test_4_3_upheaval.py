"""4.3, Phase 3 without war: tokens, Rebels, penalties, dissent, Unrest, Rebel Dice."""

from greatpowers.games.price_of_power.components.tables import LOSE_POWER, NO_EFFECT
from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    DIVERSE,
    NOBODY,
    SLOT_OF,
    Area,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.ownership import base_tax, place_disc, plus
from greatpowers.games.price_of_power.rules.rebellion import (
    REBEL_SIEGE,
    rebel_target,
    siege_chooser,
    siege_targets,
)
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.rules.upheaval import (
    UPHEAVAL,
    affected_areas,
    is_secure,
    occupied_tax,
    religious_dissent,
    unrest_of_the_round,
)
from greatpowers.games.price_of_power.state import (
    LARGE_TOWN,
    NO_CHARACTER,
    REBELS,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    give_power,
    influence,
    logged,
    options,
    play,
    position,
    settle,
    table,
    teach,
    vassalize,
)

CASTILE, FRANCE = 0, 1
DISSENT = AGENDA.task("dissent", religious_dissent)
UNREST = AGENDA.task("unrest", unrest_of_the_round)
LEON = ("galicia", "salamanca", "badajoz")


def scene() -> State:
    """Castile with the Provinces of its card, and France; both at peace, with Rulers."""
    state = position("castile", "france")
    settle(state, CASTILE, "canarias", *LEON, "burgos", "madrid", "murcia", "sevilla", "cordoba")
    settle(state, FRANCE, "paris", "champagne")
    state.ruler[:2] = [200, 201]
    state.ducats[:2] = [10, 10]
    for slot in range(len(state.faith)):
        if state.faith[slot] == DIVERSE:
            state.faith = put(state.faith, slot, CATHOLIC)
    return state


def phase(state: State, *dice: int) -> PriceTable:
    """Open a table at the start of Phase 3, with the next Rebel Dice."""
    t = table(state)
    t.chance.load(dice)
    UPHEAVAL.begin(state.agenda)
    t.answer(t.asks()[0].seat, "pass")
    return t


def stir(state: State, *names: str) -> None:
    """Put Unrest on Provinces."""
    for name in names:
        state.unrest = put(state.unrest, province(name), True)


# -- A: tokens (4.3.1) ---------------------------------------------------------------------------


@rule("4.3.1", "4.3")
def test_an_unused_cb_costs_two_prestige() -> None:
    state = scene()
    state.cb = put(state.cb, realm("granada"), plus(0, CASTILE))
    state.cb = put(state.cb, realm("aragon"), plus(0, CASTILE))
    state.cb = put(state.cb, realm("burgundy"), plus(0, FRANCE))
    state.war = put(state.war, realm("burgundy"), plus(0, FRANCE))
    state.truce = put(state.truce, realm("england"), plus(0, FRANCE))
    t = begin(state, UPHEAVAL)
    assert state.prestige[:2] == [-4, 0]
    assert not any(state.cb)
    assert not any(state.truce)
    assert len(logged(t, "log-unused-cb")) == 2


@rule("4.3.1", "11.3.8")
def test_a_cb_on_an_active_ally_of_an_enemy_was_used() -> None:
    state = scene()
    burgundy = realm("burgundy")
    state.cb = put(state.cb, burgundy, plus(0, CASTILE))
    state.allied = put(state.allied, burgundy, plus(0, FRANCE))
    state.active = put(state.active, burgundy, plus(0, FRANCE))
    state.war = put(state.war, state.realm[FRANCE], plus(0, CASTILE))
    t = begin(state, UPHEAVAL)
    assert not logged(t, "log-unused-cb")


# -- C: Rebels (4.3.3) ---------------------------------------------------------------------------


@rule("4.3.3", "4.3.5", "14.3.1")
def test_e4_two_rebels_in_leon_besiege_galicia_and_badajoz() -> None:
    state = scene()
    stir(state, "galicia", "badajoz")
    state.rebels = put(state.rebels, area("leon"), 2)
    tax = base_tax(state, CASTILE)
    phase(state)
    assert state.occupier[province("galicia")] == REBELS
    assert state.occupier[province("badajoz")] == REBELS
    assert base_tax(state, CASTILE) == tax - 2
    assert occupied_tax(state, CASTILE) == 2
    assert state.prestige[CASTILE] == -2
    assert state.rebels[area("leon")] == 2


@rule("4.3.3", "14.3.3")
def test_e4_in_the_next_round_one_rebel_goes_where_there_is_no_unrest() -> None:
    state = scene()
    stir(state, "galicia", "badajoz")
    for name in ("galicia", "badajoz"):
        state.occupier = put(state.occupier, province(name), REBELS)
    state.rebels = put(state.rebels, area("leon"), 2)
    phase(state)
    assert state.rebels[area("leon")] == 1


@rule("4.3.3", "14.3.3")
def test_e4_or_all_but_one_move_to_unrest_next_to_them() -> None:
    state = scene()
    stir(state, "sevilla")
    state.rebels = put(state.rebels, area("leon"), 3)
    phase(state, NO_EFFECT, NO_EFFECT)
    assert state.rebels[area("leon")] == 1
    assert state.rebels[area("andalucia")] == 2


@rule("14.3.1")
def test_rebels_besiege_large_provinces_first_if_they_can() -> None:
    state = scene()
    stir(state, "madrid", "burgos")
    assert siege_targets(state, area("castile"), 2) == [province("madrid")]
    assert siege_targets(state, area("castile"), 1) == [province("burgos")]
    assert siege_targets(state, area("castile"), 0) == []


@rule("14.3.1")
def test_the_player_with_least_tax_in_the_area_chooses() -> None:
    state = scene()
    settle(state, FRANCE, "bordeaux", "saintonge")
    settle(state, CASTILE, "armagnac")
    stir(state, "bordeaux", "saintonge", "armagnac")
    place = area("aquitaine")
    assert {state.holder[each] for each in siege_targets(state, place, 1)} == {CASTILE, FRANCE}
    assert siege_chooser(state, place) == CASTILE
    t = begin(state, REBEL_SIEGE, place, 1)
    assert asked(t) == (CASTILE, "ask-rebel-siege")
    play(t, f"name_province {options(t, 'name_province')[-1]}")
    assert asked(t)[1] == "ask-idle"


@rule("14.3.1")
def test_he_chooses_also_where_only_large_provinces_of_another_can_be_besieged() -> None:
    state = scene()
    for name in ("bordeaux", "anjou"):
        place_disc(state, FRANCE, province(name), LARGE_TOWN)
    settle(state, CASTILE, "armagnac")
    stir(state, "bordeaux", "anjou", "armagnac")
    t = begin(state, REBEL_SIEGE, area("aquitaine"), 2)
    assert asked(t) == (CASTILE, "ask-rebel-siege")
    assert sorted(options(t, "name_province")) == ["anjou", "bordeaux"]


@rule("14.3.1", "7.5")
def test_vassals_bring_half_where_rebels_besiege() -> None:
    """Castile has a Town worth 1, France two Vassals worth 1, then three worth one and a half."""
    state = scene()
    settle(state, CASTILE, "armagnac")
    vassalize(state, FRANCE, "saintonge", "poitou")
    stir(state, "armagnac", "saintonge")
    assert siege_chooser(state, area("aquitaine")) == NOBODY
    vassalize(state, FRANCE, "anjou")
    assert siege_chooser(state, area("aquitaine")) == CASTILE


@rule("4.3.3")
def test_rebels_go_to_most_unrest_but_not_where_they_are_outnumbered() -> None:
    state = scene()
    stir(state, "sevilla", "cordoba", "burgos")
    assert rebel_target(state, area("leon"), 2) == area("andalucia")
    add_single(state, FRANCE, area("andalucia"), 3)
    assert rebel_target(state, area("leon"), 2) == area("castile")
    assert rebel_target(state, area("leon"), 3) == area("andalucia")


@rule("4.3.3")
def test_without_unrest_there_is_nowhere_to_go() -> None:
    assert rebel_target(scene(), area("leon"), 2) == NOBODY


@rule("4.3.3", "R8")
def test_who_moves_is_judged_before_anything_happens() -> None:
    state = scene()
    stir(state, "cordoba")
    state.rebels = put(state.rebels, area("andalucia"), 1)
    phase(state)
    assert state.occupier[province("cordoba")] == REBELS
    assert state.rebels[area("andalucia")] == 1


# -- E: penalties (4.3.5) ------------------------------------------------------------------------


@rule("4.3.5")
def test_a_disputed_succession_costs_three_prestige_and_is_a_marriage_again() -> None:
    state = scene()
    state.disputed = put(state.disputed, realm("portugal"), plus(0, CASTILE))
    phase(state)
    assert state.prestige[CASTILE] == -3
    assert state.married[realm("portugal")] == plus(0, CASTILE)
    assert state.disputed[realm("portugal")] == 0


@rule("4.3.5")
def test_the_only_ally_with_most_influence_loses_nothing() -> None:
    state = scene()
    portugal = realm("portugal")
    state.disputed = put(state.disputed, portugal, plus(0, CASTILE))
    assert not is_secure(state, CASTILE, portugal)
    state.allied = put(state.allied, portugal, plus(0, CASTILE))
    assert not is_secure(state, CASTILE, portugal)
    influence(state, CASTILE, portugal=1)
    assert is_secure(state, CASTILE, portugal)
    influence(state, FRANCE, portugal=2)
    assert not is_secure(state, CASTILE, portugal)


@rule("4.3.5")
def test_occupied_towns_cost_five_prestige_at_most_and_vassals_nothing() -> None:
    state = scene()
    vassalize(state, CASTILE, "barcelona")
    for name in ("madrid", "sevilla", "cordoba", "murcia", "barcelona"):
        state.occupier = put(state.occupier, province(name), REBELS)
    assert occupied_tax(state, CASTILE) > 5
    phase(state)
    assert state.prestige[CASTILE] == -5


# -- F: Interregnum (4.3.6) ----------------------------------------------------------------------


@rule("4.3.6", "R38")
def test_without_a_ruler_stability_falls_and_marriages_are_disputed() -> None:
    state = scene()
    state.ruler[CASTILE] = NO_CHARACTER
    state.married = put(state.married, realm("castile"), plus(0, FRANCE))
    state.married = put(state.married, realm("france"), plus(0, CASTILE))
    phase(state)
    assert state.stability[:2] == [-1, 0]
    assert state.disputed[realm("castile")] == plus(0, FRANCE)
    assert state.prestige[:2] == [0, 0]


@rule("4.3.6")
def test_a_republic_loses_no_stability() -> None:
    state = scene()
    state.ruler[CASTILE] = NO_CHARACTER
    teach(state, CASTILE, "noble_republic")
    phase(state)
    assert state.stability[CASTILE] == 0


# -- G: Religious Dissent (4.3.7) ----------------------------------------------------------------


def divide(state: State, *names: str) -> list[Area]:
    """Make Areas diverse in faith."""
    for name in names:
        state.faith = put(state.faith, SLOT_OF[area(name)], DIVERSE)
    return [area(name) for name in names]


@rule("4.3.7", "4.3.9", "15.3")
def test_e5_diverse_faiths_in_andalucia() -> None:
    state = scene()
    give_power(state, CASTILE, adm=2, dip=2, mil=2)
    divide(state, "andalucia")
    state.rebels = put(state.rebels, area("leon"), 1)
    for name in ("galicia", "badajoz"):
        state.occupier = put(state.occupier, province(name), REBELS)
        state.unrest = put(state.unrest, province(name), True)
    state.rebels = put(state.rebels, area("leon"), 1)
    t = phase(state, LOSE_POWER)
    assert asked(t) == (CASTILE, "ask-stir-dissent")
    assert set(options(t, "stir")) == {"cordoba", "sevilla"}
    play(t, "stir cordoba")
    assert asked(t)[1] == "ask-lose-power"
    play(t, "name_power adm")
    assert state.power[:3] == [1, 2, 2]
    assert asked(t)[1] == "ask-idle"


@rule("4.3.7")
def test_a_single_calm_town_is_stirred_without_asking() -> None:
    state = scene()
    stir(state, "sevilla")
    divide(state, "andalucia")
    begin(state, DISSENT)
    assert state.unrest[province("cordoba")]


@rule("4.3.7")
def test_where_all_is_in_unrest_nothing_more_happens() -> None:
    state = scene()
    stir(state, "sevilla", "cordoba")
    divide(state, "andalucia")
    t = begin(state, DISSENT)
    assert asked(t)[1] == "ask-idle"


@rule("4.3.7")
def test_a_vassal_of_another_faith_costs_unrest_or_influence() -> None:
    state = scene()
    vassalize(state, CASTILE, "barcelona", "zaragoza")
    influence(state, CASTILE, aragon=1)
    areas = divide(state, "aragon")
    assert affected_areas(state, CASTILE) == areas
    t = begin(state, DISSENT)
    assert asked(t) == (CASTILE, "ask-vassal-dissent")
    assert set(options(t, "stir")) == {"barcelona", "zaragoza"}
    play(t, "take_influence aragon")
    assert not any(state.unrest)
    assert state.influence[CASTILE].count(area("aragon")) == 0


@rule("4.3.7")
def test_both_happen_where_there_are_towns_and_vassals() -> None:
    state = scene()
    settle(state, CASTILE, "valencia")
    vassalize(state, CASTILE, "barcelona")
    divide(state, "aragon")
    t = begin(state, DISSENT)
    assert state.unrest[province("valencia")]
    assert asked(t)[1] == "ask-vassal-dissent"
    play(t, "stir barcelona")
    assert state.unrest[province("barcelona")]


@rule("4.3.7")
def test_a_tolerant_realm_spares_areas_of_its_choice() -> None:
    state = scene()
    teach(state, CASTILE, "tolerance")
    divide(state, "andalucia", "leon", "castile")
    t = begin(state, UPHEAVAL)
    assert asked(t) == (CASTILE, "ask-spare-area")
    play(t, "name_area andalucia", "name_area leon")
    assert asked(t)[1] == "ask-stir-dissent"
    assert set(options(t, "stir")) <= {"burgos", "madrid", "murcia"}


@rule("4.3.7", "R35")
def test_all_see_to_dissent_at_once() -> None:
    state = scene()
    divide(state, "andalucia", "seine")
    t = begin(state, DISSENT)
    assert [ask.seat for ask in t.asks()] == [CASTILE, FRANCE]
    t.answer(FRANCE, "stir paris")
    assert state.unrest[province("paris")]
    assert asked(t) == (CASTILE, "ask-stir-dissent")
    play(t, "stir sevilla")
    assert asked(t)[1] == "ask-idle"


@rule("4.3.7", "15.0.1")
def test_own_faith_is_no_dissent() -> None:
    state = scene()
    assert affected_areas(state, CASTILE) == []


# -- H: Unrest (4.3.8) ---------------------------------------------------------------------------


@rule("4.3.8", "7.3.2")
def test_low_stability_adds_unrest_to_a_town() -> None:
    state = scene()
    state.stability[CASTILE] = -2
    t = begin(state, UNREST)
    assert asked(t) == (CASTILE, "ask-stir-realm")
    play(t, "stir madrid")
    assert state.unrest[province("madrid")]
    state.stability[CASTILE] = -1
    assert asked(begin(state, UNREST))[1] == "ask-idle"


@rule("4.3.8")
def test_war_adds_unrest_to_two_towns() -> None:
    state = scene()
    state.war = put(state.war, realm("granada"), plus(0, CASTILE))
    t = begin(state, UNREST)
    play(t, "stir madrid", "stir sevilla")
    assert asked(t)[1] == "ask-idle"


@rule("4.3.8", "7.3.1")
def test_high_stability_may_end_unrest_in_a_province() -> None:
    state = scene()
    vassalize(state, CASTILE, "barcelona")
    stir(state, "madrid", "barcelona")
    state.stability[CASTILE] = 2
    t = begin(state, UNREST)
    assert set(options(t, "calm")) == {"madrid", "barcelona"}
    play(t, "calm barcelona")
    assert not state.unrest[province("barcelona")]
    assert state.unrest[province("madrid")]
    t = begin(state, UNREST)
    play(t, "pass")
    assert state.unrest[province("madrid")]


@rule("4.3.8", "R35")
def test_all_gain_unrest_at_once() -> None:
    state = scene()
    state.stability[:2] = [-2, -2]
    t = begin(state, UNREST)
    assert [ask.seat for ask in t.asks()] == [CASTILE, FRANCE]
    t.answer(FRANCE, "stir paris")
    t.answer(CASTILE, "stir madrid")
    assert state.unrest[province("paris")]
    assert state.unrest[province("madrid")]


# -- I: Rebel Dice (4.3.9) -----------------------------------------------------------------------


@rule("4.3.9")
def test_everybody_rolls_for_each_area_with_unrest_in_turn_order() -> None:
    state = scene()
    state.first = FRANCE
    give_power(state, CASTILE, adm=2)
    give_power(state, FRANCE, adm=2)
    stir(state, "sevilla", "burgos", "paris")
    t = phase(state, LOSE_POWER, LOSE_POWER, NO_EFFECT)
    assert asked(t)[1] == "ask-idle"
    assert state.power[3] == 1
    assert state.power[0] == 1
