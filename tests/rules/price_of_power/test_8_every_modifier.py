"""8.0: what every change by an Idea comes to, for its owner and nobody else, and its limit.

Changes that a Battle, a Trade or a phase uses up are tried where those are; here stands each that
one function of the rules tells.
"""

from collections.abc import Callable
from typing import Final

import pytest

from greatpowers.games.price_of_power.components.cards import (
    ALL_IDEAS,
    DEEDS,
    IDEA_COST,
    character,
    idea,
)
from greatpowers.games.price_of_power.components.tables import (
    ADM,
    ARTILLERY,
    DIP,
    HEAVY_SHIP,
    INFANTRY,
    LIGHT_SHIP,
    MERCENARY,
    MIL,
    REGULAR,
    Seat,
)
from greatpowers.games.price_of_power.components.world import province, realm
from greatpowers.games.price_of_power.effects.modifiers import CHANGES, modifier
from greatpowers.games.price_of_power.rules import (
    alliances,
    card_prices,
    casus_belli,
    cleanup,
    colonies,
    conversion,
    covert,
    income,
    influence,
    marriages,
    money,
    mustering,
    orders,
    research,
    sieges,
    stability,
)
from greatpowers.games.price_of_power.rules.conversion import CONVERSION
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    begin,
    logged,
    play,
    position,
    settle,
    teach,
)

YOU, OTHER = 0, 1
Measure = Callable[[State, Seat], int]


def scene() -> State:
    """Castile in Andalucia beside Granada, and England; both have Loans and tired Units."""
    state = position("castile", "england", "france")
    for seat, towns in ((YOU, ("madrid", "sevilla", "murcia")), (OTHER, ("london",))):
        settle(state, seat, *towns)
        state.interest[seat] = 3
        state.exhausted[seat] = 9
        state.stability[seat] = 1
        state.ruler[seat] = character("ruler_104_1")
    state.prestige[2] = 5
    teach(state, 2, "quest_for_the_new_world")
    return state


def deed(name: str) -> int:
    return DEEDS.index(name)


def research_price(name: str) -> Measure:
    return lambda s, seat: research.price(s, seat, idea(name))


def power_of_round(power: int) -> Measure:
    return lambda s, seat: income.power_income(s, seat, power)


CASES: Final[dict[str, list[tuple[str, Measure, int]]]] = {
    "income_ducats": [
        ("bureaucracy", income.income, 2),
        ("serfdom", income.income, 3),
        ("industrial_revolution", income.income, 2),
    ],
    "interest_free": [("central_bank", income.interest, -2)],
    "loan_ducats": [("central_bank", money.loan_of, 1)],
    "corruption_free": [("central_bank", income.uncorrupted, 20)],
    "influence_ducats": [("diplomatic_corps", influence.ducat_price, -1)],
    "power_adm": [
        ("centralization", power_of_round(ADM), 1),
        ("absolute_monarchy", power_of_round(ADM), 1),
    ],
    "power_dip": [("noble_republic", power_of_round(DIP), 1)],
    "power_mil": [("revolutionary_regime", power_of_round(MIL), 2)],
    "power_any": [
        ("enlightened_absolutism", income.power_of_choice, 1),
        ("constitutional_monarchy", income.power_of_choice, 1),
    ],
    "prestige_if_stable": [("absolute_monarchy", income.round_prestige, 1)],
    "cost_research": [("scientific_revolution", research_price("cabinet"), -1)],
    "cost_stability": [("enlightened_absolutism", stability.surcharge, -1)],
    "cost_convert_area": [
        ("inquisition", conversion.price, -1),
        ("inquisition", conversion.price_in_ducats, -3),
    ],
    "cost_colonize": [("colonial_administration", colonies.price, -1)],
    "cost_develop_town": [
        (
            "industrial_revolution",
            lambda s, seat: card_prices.deed_ducats(s, seat, deed("develop_town")),
            -3,
        )
    ],
    "cost_heavy_ship": [
        ("naval_tradition", lambda s, seat: orders.ship_price(s, seat, HEAVY_SHIP), -3),
    ],
    "cost_infantry": [
        ("serfdom", lambda s, seat: orders.list_price(s, seat, INFANTRY, REGULAR), -1),
    ],
    "integrate_area_charges": [
        (
            "centralization",
            lambda s, seat: card_prices.deed_charges(s, seat, deed("integrate_area")),
            -1,
        )
    ],
    "alliance_limit": [("cabinet", alliances.limit, 1)],
    "marriage_limit": [("cabinet", marriages.limit, 1), ("noble_republic", marriages.limit, -1)],
    "no_marriages": [
        (
            "revolutionary_regime",
            lambda s, seat: marriages.judge_marriage(s, seat, realm("savoy")) is ALLOWED,
            -1,
        )
    ],
    "cb_against_leader": [
        (
            "balance_of_power",
            lambda s, seat: casus_belli.is_too_powerful(s, seat, realm("france")),
            1,
        )
    ],
    "besieged_tax_value": [
        (
            "defensive_mentality",
            lambda s, seat: sieges.resistance(
                s, 2, province("sevilla" if seat == YOU else "london")
            ),
            1,
        )
    ],
    "recruit_artillery": [
        (
            "cannons",
            lambda s, seat: mustering.judge_kind(s, seat, 1, ARTILLERY, REGULAR) is ALLOWED,
            1,
        )
    ],
    "refresh_manpower": [("mass_conscription", cleanup.refreshed, 3)],
    "spread_ideas_discount": [("free_press", research_price("quest_for_the_new_world"), -1)],
    "covert_immunity": [("free_press", covert.immunity, 1)],
}
"""For each change: an Idea that makes it, what tells it, and by how much that differs."""


@rule("8.0")
@pytest.mark.parametrize("name", CASES)
def test_a_change_is_its_owners(name: str) -> None:
    for taught, measure, change in CASES[name]:
        state = scene()
        before = [int(measure(state, seat)) for seat in (YOU, OTHER)]
        teach(state, YOU, taught)
        after = [int(measure(state, seat)) for seat in (YOU, OTHER)]
        assert after == [before[YOU] + change, before[OTHER]], taught


@rule("8.0")
@pytest.mark.parametrize("name", CHANGES)
def test_no_change_without_its_idea(name: str) -> None:
    state = scene()
    for number, _ in CHANGES[name]:
        state.knows = tuple(1 << OTHER if each == number else 0 for each in ALL_IDEAS)
        assert modifier(state, YOU, name) == 0
        assert modifier(state, OTHER, name) != 0


@rule("6.0", "8.0", "5.0")
def test_no_price_falls_below_nothing() -> None:
    state = scene()
    state.knows = (1 << YOU,) * len(ALL_IDEAS)
    cheap = min(ALL_IDEAS, key=lambda number: IDEA_COST[number])
    assert research.price(state, YOU, cheap, less=99) == 0
    assert colonies.price(state, YOU, less=99) == 0
    assert conversion.price_in_ducats(state, YOU) >= 0
    assert money.loan_of(state, YOU) == 6
    state.interest[YOU] = 1
    assert income.interest(state, YOU) == 0
    assert alliances.limit(state, YOU) <= 4
    assert marriages.limit(state, YOU) <= 4


@rule("5.5.5", "8.0")
def test_serfs_are_no_mercenaries_and_sailors_build_heavy_ships() -> None:
    state = scene()
    before = [orders.list_price(state, YOU, INFANTRY, MERCENARY), _light(state)]
    teach(state, YOU, "serfdom", "naval_tradition")
    assert [orders.list_price(state, YOU, INFANTRY, MERCENARY), _light(state)] == before


def _light(state: State) -> int:
    return orders.ship_price(state, YOU, LIGHT_SHIP)


@rule("11.2.2", "8.0")
def test_nobody_marries_into_a_revolutionary_regime() -> None:
    state = scene()
    castile = realm("castile")
    assert marriages.judge_marriage(state, OTHER, castile) is ALLOWED
    teach(state, YOU, "revolutionary_regime")
    assert marriages.judge_marriage(state, OTHER, castile).reason == "no-marriage-its-interregnum"


@rule("5.3.2", "8.0")
@pytest.mark.parametrize("inquisition", [False, True])
def test_the_inquisition_rolls_no_rebel_dice(inquisition: bool) -> None:
    state = position("castile", "france")
    settle(state, YOU, "madrid", "sevilla", "cordoba", "granada", "gibraltar")
    if inquisition:
        teach(state, YOU, "inquisition")
    t = begin(state, CONVERSION, YOU, 0)
    play(t, "convert_area andalucia", "stir sevilla")
    assert state.unrest[province("sevilla")]
    assert bool(logged(t, "log-rebel-die")) != inquisition
