"""4.4, Phase 4: cutting costs, income, Corruption, power and Prestige."""

import pytest

from greatpowers.games.price_of_power.components.cards import (
    ALL_CHARACTERS,
    IS_ADVISOR,
    SKILL,
    WAGE,
    Character,
)
from greatpowers.games.price_of_power.components.tables import (
    ADM,
    DIP,
    MERCENARY,
    MIL,
    REGULAR,
    Power,
)
from greatpowers.games.price_of_power.components.world import NOBODY, area, province, realm, zone
from greatpowers.games.price_of_power.rules.income import (
    corruption,
    deployed,
    half,
    income,
    plague_loss,
    power_income,
    round_prestige,
    ships_at_sea,
)
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army
from greatpowers.games.price_of_power.rules.upkeep import INCOME_PHASE, balance
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NO_CHARACTER,
    REBELS,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.bill import Bill, total
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    occupy,
    options,
    position,
    refusal,
    sail,
    settle,
    teach,
    vassalize,
)

CASTILE, FRANCE, AUSTRIA = range(3)
CASTILIAN = (
    "canarias",
    "galicia",
    "salamanca",
    "badajoz",
    "burgos",
    "madrid",
    "murcia",
    "sevilla",
    "cordoba",
)


def advisor(power: Power, skill: int, wage: int) -> Character:
    """Return an Advisor of a field with a skill and a wage."""
    return next(
        who
        for who in ALL_CHARACTERS
        if IS_ADVISOR[who] and SKILL[who][power] == skill and WAGE[who] == wage
    )


def ruler(adm: int, dip: int, mil: int) -> Character:
    """Return a Ruler with those skills."""
    return SKILL.index((adm, dip, mil))


def scene() -> State:
    """Castile with the Provinces of its card, France and Austria with one each."""
    state = position("castile", "france", "austria")
    settle(state, CASTILE, *CASTILIAN)
    settle(state, FRANCE, "paris")
    settle(state, AUSTRIA, "wien")
    state.ducats[:3] = [10, 10, 10]
    return state


def phase(state: State) -> PriceTable:
    """Open a table at the start of Phase 4; who could only borrow does not."""
    t = begin(state, INCOME_PHASE)
    for seat in [ask.seat for ask in t.asks()]:
        if {option.verb for option in t.options(seat)} == {"done", "borrow"}:
            t.answer(seat, "done")
    return t


# -- B: income (4.4.2) ---------------------------------------------------------------------------


@rule("4.4.2", "4.4.4")
def test_e6_castile_earns_fourteen_and_pays_eight() -> None:
    state = scene()
    state.stability[CASTILE] = 1
    add_single(state, CASTILE, area("castile"), 2)
    state.advisor[CASTILE * 3 + DIP] = advisor(DIP, 3, 4)
    state.advisor[CASTILE * 3 + MIL] = advisor(MIL, 2, 2)
    state.ruler[CASTILE] = ruler(1, 1, 2)
    bill: Bill = []
    assert income(state, CASTILE, bill) == 6
    lines = {line.text: line.number for line in bill}
    assert lines == {
        "bill-base-tax": 12,
        "bill-stability": 2,
        "bill-advisors": -6,
        "bill-regulars": -2,
    }
    assert total(bill) == 6
    assert [power_income(state, CASTILE, power) for power in (ADM, DIP, MIL)] == [1, 4, 4]


@rule("4.4.2", "7.4.2")
def test_vassals_pay_half_and_occupied_provinces_nothing() -> None:
    state = scene()
    vassalize(state, CASTILE, "lisboa", "porto")
    before = income(state, CASTILE)
    state.occupier = put(state.occupier, province("madrid"), REBELS)
    assert income(state, CASTILE) == before - 2


@rule("4.4.2", "7.4.3")
def test_units_and_ships_cost_upkeep() -> None:
    state = scene()
    plain = income(state, CASTILE)
    add_to_army(state, CASTILE, 0, area("castile"), REGULAR, 1)
    add_to_army(state, CASTILE, 0, area("castile"), MERCENARY, 0)
    assert (deployed(state, CASTILE, REGULAR), deployed(state, CASTILE, MERCENARY)) == (1, 1)
    assert income(state, CASTILE) == plain - 1 - 2
    sail(state, CASTILE, central_atlantic=3)
    assert income(state, CASTILE) == plain - 3 - 2


@rule("4.4.2")
def test_ships_in_port_cost_nothing() -> None:
    state = scene()
    state.docked[CASTILE] = [province("sevilla")] * 2
    state.fleet[CASTILE * 4 + 1] = 1
    state.fleet_at[CASTILE] = FIRST_PORT + province("sevilla")
    assert ships_at_sea(state, CASTILE) == 0
    state.fleet_at[CASTILE] = zone("central_atlantic")
    assert ships_at_sea(state, CASTILE) == 1


@rule("2.2.5")
@pytest.mark.parametrize(("number", "expected"), [(0, 0), (1, 1), (2, 1), (5, 3)])
def test_halves_are_rounded_up(number: int, expected: int) -> None:
    assert half(number) == expected


@rule("4.4.2", "7.4.4")
def test_interest_is_paid_for_each_loan() -> None:
    state = scene()
    plain = income(state, CASTILE)
    state.interest[CASTILE] = 3
    assert income(state, CASTILE) == plain - 3
    teach(state, CASTILE, "central_bank")
    assert income(state, CASTILE) == plain - 1


@rule("4.4.2")
def test_plague_takes_half_of_the_tax_of_its_areas() -> None:
    state = scene()
    state.plague = [area("andalucia")]
    assert plague_loss(state, CASTILE) == half(2 + 1)
    assert income(state, CASTILE) == 12 - 2
    vassalize(state, FRANCE, "valencia")
    state.plague = [area("aragon")]
    assert plague_loss(state, FRANCE) == 1


@rule("4.4.2", "R120")
def test_plague_takes_half_of_what_an_occupied_town_brings() -> None:
    state = scene()
    state.plague = [area("andalucia")]
    occupy(state, FRANCE, "granada", "cordoba")
    assert plague_loss(state, FRANCE) == 1
    assert income(state, FRANCE) == 2 + 2 - 1
    assert plague_loss(state, CASTILE) == 1, "of Sevilla alone"


@rule("4.4.2")
def test_low_stability_takes_two_ducats() -> None:
    state = scene()
    state.stability[CASTILE] = -1
    assert income(state, CASTILE) == 10


@rule("4.4.2", "18.1", "18.1.1")
def test_the_emperor_gains_ducats_by_authority() -> None:
    state = scene()
    state.emperor = AUSTRIA
    state.authority = 4
    assert income(state, AUSTRIA) == 2 + 4
    assert income(state, CASTILE) == 12


@rule("4.4.2")
def test_bureaucracy_adds_income() -> None:
    state = scene()
    teach(state, CASTILE, "bureaucracy")
    assert income(state, CASTILE) == 14


@rule("4.4.2")
def test_everybody_collects() -> None:
    state = scene()
    phase(state)
    assert state.ducats[:3] == [22, 12, 12]


# -- A: cutting costs (4.4.1) --------------------------------------------------------------------


@rule("4.4.1", "R35")
def test_all_choose_at_once_and_nothing_shows_before_all_are_done() -> None:
    state = scene()
    add_single(state, CASTILE, area("castile"), 2)
    add_single(state, FRANCE, area("seine"))
    t = phase(state)
    assert [(ask.seat, ask.prompt) for ask in t.asks()] == [
        (CASTILE, "ask-upkeep"),
        (FRANCE, "ask-upkeep"),
    ]
    t.answer(CASTILE, "disband castile")
    t.answer(CASTILE, "disband_kind regular_infantry")
    t.answer(CASTILE, "done")
    assert deployed(state, CASTILE, REGULAR) == 2
    t.answer(FRANCE, "done")
    assert deployed(state, CASTILE, REGULAR) == 1
    assert state.available[CASTILE] == 1
    assert state.ducats[CASTILE] == 10 + 12 - 1


@rule("4.4.1")
def test_advisors_may_go_before_they_are_paid() -> None:
    state = scene()
    who = advisor(MIL, 3, 4)
    state.advisor[CASTILE * 3 + MIL] = who
    state.decks[2].remove(who)
    t = phase(state)
    t.answer(CASTILE, next(option for option in t.options(CASTILE) if option.verb == "dismiss"))
    t.answer(CASTILE, "done")
    assert state.advisor[CASTILE * 3 + MIL] == NO_CHARACTER
    assert state.ducats[CASTILE] == 22
    assert who in state.discards[2]


@rule("4.4.1")
def test_mercenaries_are_gone_when_disbanded() -> None:
    state = scene()
    add_to_army(state, CASTILE, 0, area("castile"), MERCENARY, 0)
    t = phase(state)
    t.answer(CASTILE, "disband castile")
    assert options(t) == ["disband_kind mercenary_infantry"]
    t.answer(CASTILE, "disband_kind mercenary_infantry")
    t.answer(CASTILE, "done")
    assert state.available[CASTILE] == 0
    assert state.army_at[CASTILE * 3] == NOBODY


@rule("4.4.1", "9.5.9")
def test_ships_come_home_to_a_port_within_two_spaces() -> None:
    state = scene()
    sail(state, CASTILE, central_atlantic=2)
    t = phase(state)
    t.answer(CASTILE, "call_home central_atlantic")
    assert "sevilla" in options(t, "dock_in")
    assert "paris" not in options(t, "dock_in")
    t.answer(CASTILE, "dock_in sevilla")
    t.answer(CASTILE, "disband_ship central_atlantic")
    t.answer(CASTILE, "done")
    assert state.docked[CASTILE] == [province("sevilla")]
    assert ships_at_sea(state, CASTILE) == 0
    assert state.ducats[CASTILE] == 22


@rule("4.4.1")
def test_a_fleet_comes_home_as_a_whole() -> None:
    state = scene()
    state.fleet[CASTILE * 4] = 3
    state.fleet_at[CASTILE] = zone("central_atlantic")
    t = phase(state)
    t.answer(CASTILE, "call_fleet sevilla")
    assert not options(t, "disband_ship")
    t.answer(CASTILE, "done")
    assert state.fleet_at[CASTILE] == FIRST_PORT + province("sevilla")


@rule("4.4.1", "R203")
def test_of_more_ships_than_a_port_holds_those_come_home_who_are_first_in_turn_order() -> None:
    state = scene()
    state.first = FRANCE
    for seat, other in ((CASTILE, FRANCE), (FRANCE, CASTILE)):
        state.allied = put(state.allied, state.realm[seat], plus(0, other))
        sail(state, seat, central_atlantic=1)
    state.docked[CASTILE] = [province("canarias")]
    t = phase(state)
    for seat in (CASTILE, FRANCE):
        t.answer(seat, "call_home central_atlantic")
        t.answer(seat, "dock_in canarias")
        t.answer(seat, "done")
    assert state.docked[FRANCE] == [province("canarias")]
    assert state.docked[CASTILE] == [province("canarias")]
    assert (ships_at_sea(state, CASTILE), ships_at_sea(state, FRANCE)) == (1, 0)
    assert state.ducats[:2] == [10 + 12 - 1, 10 + 2]


@rule("4.4.1", "7.4.4")
def test_whoever_cannot_pay_must_cut_or_borrow() -> None:
    state = scene()
    state.ducats[FRANCE] = 0
    add_single(state, FRANCE, area("seine"), 5)
    t = phase(state)
    assert balance(state, FRANCE) == -3
    assert refusal(t, "done") == ("no-still-short", "4.4.1")
    t.answer(FRANCE, "borrow")
    assert balance(state, FRANCE) == 1
    t.answer(FRANCE, "done")
    assert (state.ducats[FRANCE], state.interest[FRANCE]) == (1, 1)


@rule("4.4.1", "7.4.5")
def test_with_nothing_left_to_cut_comes_bankruptcy() -> None:
    state = scene()
    state.ducats[FRANCE] = 0
    state.interest[FRANCE] = 6
    t = phase(state)
    assert asked(t) == (FRANCE, "ask-upkeep")
    assert options(t) == ["done"]
    t.answer(FRANCE, "done")
    assert state.interest[FRANCE] == 3
    assert state.prestige[FRANCE] == -5


@rule("4.4.1", "5.2.4")
def test_who_has_nothing_to_cut_may_borrow_and_with_five_loans_is_not_asked() -> None:
    state = scene()
    state.interest[FRANCE] = 5
    t = begin(state, INCOME_PHASE)
    assert [ask.seat for ask in t.asks()] == [CASTILE, AUSTRIA]
    assert options(t) == ["done", "borrow"]
    t.answer(CASTILE, "borrow")
    t.answer(CASTILE, "done")
    t.answer(AUSTRIA, "done")
    assert state.ducats[:3] == [10 + 12 + 5 - 1, 10 + 2 - 5, 10 + 2]
    assert state.interest[:3] == [1, 5, 0]


# -- C: Corruption (4.4.3) -----------------------------------------------------------------------


@rule("4.4.3")
@pytest.mark.parametrize(
    ("ducats", "adm"), [(0, 0), (49, 0), (50, 1), (59, 1), (60, 2), (79, 3), (80, 4)]
)
def test_a_full_treasury_costs_adm(ducats: int, adm: int) -> None:
    state = scene()
    state.ducats[CASTILE] = ducats
    assert corruption(state, CASTILE) == adm


@rule("4.4.3")
def test_corruption_is_paid_in_adm_or_becomes_interest() -> None:
    state = scene()
    state.ducats[CASTILE] = 50
    state.power[CASTILE * 3 + ADM] = 1
    t = phase(state)
    assert state.ducats[CASTILE] == 62
    t.answer(CASTILE, "name_number 2")
    t.answer(CASTILE, "name_number 1")
    assert (state.ducats[CASTILE], state.interest[CASTILE]) == (62, 1)
    assert state.power[CASTILE * 3 + ADM] == 0 + power_income(state, CASTILE, ADM)


@rule("4.4.3")
def test_ducats_may_be_thrown_away() -> None:
    state = scene()
    state.ducats[CASTILE] = 50
    t = phase(state)
    t.answer(CASTILE, "name_number 0")
    assert (state.ducats[CASTILE], state.interest[CASTILE]) == (49, 0)


@rule("4.4.3", "R35")
def test_others_cannot_tell_how_much_corruption_somebody_bears() -> None:
    seen = []
    for named in ("name_number 0", "name_number 1"):
        state = scene()
        state.ducats[CASTILE] = 50
        state.power[CASTILE * 3 + ADM] = 2
        t = phase(state)
        t.answer(CASTILE, named)
        seen.append([(ask.seat, ask.prompt) for ask in t.asks()])
    assert seen[0] == seen[1]
    assert (CASTILE, "ask-corruption") in seen[0]


@rule("4.4.3")
def test_a_central_bank_keeps_more() -> None:
    state = scene()
    state.ducats[CASTILE] = 69
    teach(state, CASTILE, "central_bank")
    assert corruption(state, CASTILE) == 0


# -- D: power (4.4.4) ----------------------------------------------------------------------------


@rule("4.4.4", "7.2.7")
def test_a_realm_without_a_ruler_has_skills_of_one() -> None:
    state = scene()
    assert [power_income(state, FRANCE, power) for power in (ADM, DIP, MIL)] == [1, 1, 1]


@rule("4.4.4", "7.3.1")
def test_full_stability_brings_two_power_of_any_type() -> None:
    state = scene()
    state.stability[CASTILE] = 3
    t = phase(state)
    t.answer(CASTILE, "name_power mil")
    t.answer(CASTILE, "name_power dip")
    assert state.power[:3] == [1, 2, 2]


@rule("4.4.4", "7.3.2")
def test_the_least_stability_takes_one_power() -> None:
    state = scene()
    state.stability[CASTILE] = -3
    t = phase(state)
    assert asked(t) == (CASTILE, "ask-less-power")
    t.answer(CASTILE, "name_power adm")
    assert state.power[:3] == [0, 1, 1]


@rule("4.4.4", "8.0", "R200")
def test_a_power_of_any_type_lost_and_one_gained_cancel_each_other() -> None:
    state = scene()
    state.stability[CASTILE] = -3
    teach(state, CASTILE, "constitutional_monarchy")
    t = phase(state)
    assert asked(t)[1] == "ask-idle"
    assert state.power[:3] == [1, 1, 1]


@rule("4.4.4", "19.2")
def test_the_papal_controller_gains_one_dip() -> None:
    state = scene()
    state.cardinals = [CASTILE, FRANCE]
    assert power_income(state, CASTILE, DIP) == 2
    assert power_income(state, FRANCE, DIP) == 1


@rule("4.4.4", "18.1", "18.1.2")
def test_the_emperor_gains_power_by_authority() -> None:
    state = scene()
    state.emperor = AUSTRIA
    for authority, dip, mil in ((1, 1, 1), (2, 2, 1), (4, 2, 2), (6, 3, 2)):
        state.authority = authority
        assert power_income(state, AUSTRIA, DIP) == dip
        assert power_income(state, AUSTRIA, MIL) == mil


@rule("4.4.4", "7.1")
def test_no_pool_holds_more_than_ten() -> None:
    state = scene()
    state.power[:3] = [10, 9, 5]
    phase(state)
    assert state.power[:3] == [10, 10, 6]


# -- E: Prestige (4.4.5) -------------------------------------------------------------------------


@rule("4.4.5", "19.2", "R2")
def test_e7_france_scores_for_the_curia_and_austria_for_absolute_monarchy() -> None:
    state = position("castile", "france", "austria", "england")
    for seat, town in enumerate(("madrid", "paris", "wien", "london")):
        settle(state, seat, town)
    state.state_faith = put(state.state_faith, realm("england"), 2)
    state.allied = put(state.allied, realm("papal_states"), plus(0, FRANCE))
    state.cardinals = [FRANCE, CASTILE, FRANCE]
    state.emperor = AUSTRIA
    state.authority = 4
    state.stability[AUSTRIA] = 1
    teach(state, AUSTRIA, "absolute_monarchy")
    t = phase(state)
    assert asked(t)[1] == "ask-idle"
    assert state.roma == FRANCE
    assert state.prestige[:4] == [0, 2, 1, 0]


@rule("4.4.5")
def test_a_contested_curia_scores_nothing() -> None:
    state = scene()
    state.cardinals = [CASTILE, FRANCE, FRANCE, CASTILE]
    assert round_prestige(state, CASTILE) == 0
    state.cardinals = [CASTILE]
    assert round_prestige(state, CASTILE) == 0


@rule("4.4.5", "18.1")
def test_full_authority_scores_one() -> None:
    state = scene()
    state.emperor = AUSTRIA
    state.authority = 6
    assert round_prestige(state, AUSTRIA) == 1
    state.authority = 5
    assert round_prestige(state, AUSTRIA) == 0


@rule("4.4.5")
def test_absolute_monarchy_scores_only_with_positive_stability() -> None:
    state = scene()
    teach(state, FRANCE, "absolute_monarchy")
    assert round_prestige(state, FRANCE) == 0
    state.stability[FRANCE] = 1
    assert round_prestige(state, FRANCE) == 1
