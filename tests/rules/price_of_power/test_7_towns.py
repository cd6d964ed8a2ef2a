"""7.5 Towns and their tracks, 7.6 cores."""

import pytest

from greatpowers.games.price_of_power.components.tables import LARGE_TOWNS, SMALL_TOWNS, SMALL_TRACK
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    PRINTED_TAX,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules.ownership import (
    base_tax,
    core_of,
    cover_flag,
    manpower,
    owns,
    place_disc,
    take_disc,
    tax_income,
    tax_value,
    town_for,
    vassal_tax,
)
from greatpowers.games.price_of_power.state import (
    LARGE_TOWN,
    NO_DISC,
    SMALL_TOWN,
    TWO_SMALL_TOWNS,
    VASSAL,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import position, settle

SMALL = [place for place in ALL_PROVINCES if PRINTED_TAX[place] == 1]
LARGE = [place for place in ALL_PROVINCES if PRINTED_TAX[place] == 2]


def empire(small: int = 0, large: int = 0, vassals: int = 0) -> State:
    """France with so many Towns of each kind, and Vassals."""
    state = position("france", "england")
    for place in SMALL[:small]:
        place_disc(state, 0, place, SMALL_TOWN)
    for place in LARGE[:large]:
        place_disc(state, 0, place, LARGE_TOWN)
    for place in SMALL[small : small + vassals]:
        place_disc(state, 0, place, VASSAL)
    return state


@rule("7.5")
@pytest.mark.parametrize(
    ("small", "large", "vassals", "base", "whole"),
    [(0, 0, 0, 0, 0), (3, 0, 0, 3, 3), (3, 2, 0, 7, 7), (1, 0, 4, 1, 3), (0, 0, 1, 0, 1)],
)
def test_towns_bring_taxes(small: int, large: int, vassals: int, base: int, whole: int) -> None:
    """One for a Small Town, two for a Large one, half for a Vassal."""
    state = empire(small, large, vassals)
    assert base_tax(state, 0) == base
    assert tax_income(state, 0) == whole
    assert vassal_tax(state, 0) == whole - base


@rule("7.5", "9.8")
def test_an_occupied_province_brings_nothing() -> None:
    """Its slot is covered."""
    state = empire(3)
    state.occupier = put(state.occupier, SMALL[0], 1)
    assert base_tax(state, 0) == 2


@rule("7.5")
def test_the_second_lap_goes_on() -> None:
    """Twenty Small Towns are a lap; the next begin again."""
    one, two = empire(SMALL_TRACK), empire(SMALL_TRACK + 2)
    assert base_tax(two, 0) == SMALL_TRACK + 2
    assert manpower(two, 0) == manpower(one, 0) + manpower(empire(2), 0)


@rule("7.5")
def test_two_small_towns_stand_for_a_large_one() -> None:
    """When the eight Large ones are placed."""
    state = empire(0, LARGE_TOWNS)
    assert town_for(state, 0, 2) == TWO_SMALL_TOWNS
    place_disc(state, 0, LARGE[LARGE_TOWNS], TWO_SMALL_TOWNS)
    assert base_tax(state, 0) == 2 * LARGE_TOWNS + 2
    assert tax_value(state, LARGE[LARGE_TOWNS]) == 2


@rule("7.5")
def test_a_vassal_token_stands_for_a_small_town() -> None:
    """When all forty are placed; a Large Province then finds nothing."""
    state = empire(SMALL_TOWNS)
    assert town_for(state, 0, 1) == VASSAL
    for place in LARGE[:LARGE_TOWNS]:
        place_disc(state, 0, place, LARGE_TOWN)
    assert town_for(state, 0, 2) == NO_DISC


@rule("7.5", "2.4.2")
def test_a_disc_is_taken_back() -> None:
    """By whoever takes the Province."""
    state = position("france", "england")
    settle(state, 0, "paris")
    settle(state, 1, "paris")
    assert owns(state, 1, province("paris"))
    assert not state.lands[0]
    take_disc(state, province("paris"))
    assert not state.lands[1]


@rule("7.6", "2.3")
def test_cores_follow_the_flag_and_what_lies_over_it() -> None:
    """A token of a dynamic realm, and before it a Core token in the Area."""
    state = position("france", "england")
    place = province("champagne")
    assert core_of(state, place) == realm("france")
    cover_flag(state, place, realm("netherlands"))
    assert core_of(state, place) == realm("netherlands")
    state.core = put(state.core, area("seine"), 1)
    assert core_of(state, place) == realm("england")
    assert core_of(state, province("artois")) == realm("england")
