"""4.3 Extend Influence: Contested Territories with the own stripe, Homes of others."""

import pytest

from greatpowers.games.realpolitik.components import (
    ALL_POWERS,
    ALL_TERRITORIES,
    AUSTRIA,
    CONTESTED,
    FRANCE,
    HOME,
    HOME_OF,
    ITALY,
    PRUSSIA,
    STRIPES,
    TYPE,
    UNCONTESTED,
)
from greatpowers.games.realpolitik.rules.administration import (
    gives_influence,
    influence_to_extend,
    is_taxed,
)
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import garrison, logged, open_table, position, select


@rule("4.3")
@pytest.mark.parametrize(
    ("place", "points"),
    [
        ("sax", 2),
        ("den", 1),
        ("hes", 1),
        ("vie", 3),
        ("boh", 1),
        ("pie", 2),
        ("bel", 0),
        ("lom", 0),
        ("ned", 0),
        ("swi", 0),
    ],
)
def test_what_prussia_scores_for_a_territory(place: str, points: int) -> None:
    state = position()
    garrison(state, "prussia", place)
    assert influence_to_extend(state, PRUSSIA) == points


@rule("4.3")
def test_own_homes_score_nothing() -> None:
    state = position()
    assert [influence_to_extend(state, power) for power in ALL_POWERS] == [0, 0, 0, 0]


@rule("4.3")
def test_everything_that_is_held_scores_together_and_others_do_not() -> None:
    state = position()
    state.influence = [4, 4, 4, 0]
    garrison(state, "prussia", "sax", "bav", "boh", "ned")
    garrison(state, "austria", "sil")
    table = open_table(state)
    select(table, france="extend_influence", prussia="extend_influence", austria="dispatch")
    assert table.state.influence == [4, 9, 4, 0]
    assert {"power": "power-prussia", "influence": 5} in logged(table, "log-extends-influence")


@rule("4.3")
def test_influence_may_be_extended_again_for_the_same_territory() -> None:
    state = position()
    garrison(state, "france", "bel")
    table = open_table(state)
    select(table, france="extend_influence", prussia="taxation", austria="taxation")
    select(table, france="dispatch", prussia="dispatch", austria="dispatch")
    select(table, france="extend_influence", prussia="taxation", austria="taxation")
    assert table.state.influence[FRANCE] == 4


@rule("4.1", "4.3")
@pytest.mark.parametrize("power", ALL_POWERS)
def test_no_territory_brings_both_money_and_influence(power: int) -> None:
    for place in ALL_TERRITORIES:
        assert is_taxed(power, place) != gives_influence(power, place)
        if TYPE[place] == UNCONTESTED or (TYPE[place] == HOME and HOME_OF[place] == power):
            assert is_taxed(power, place)
        if TYPE[place] == CONTESTED:
            assert gives_influence(power, place) == (power in STRIPES[place])


@rule("4.3", "6.4")
def test_a_major_italy_extends_influence_as_well() -> None:
    state = position(4)
    garrison(state, "italy", "ven", "tyr")
    table = open_table(state)
    select(
        table,
        france="taxation",
        prussia="taxation",
        austria="extend_influence",
        italy="extend_influence",
    )
    assert table.state.influence[ITALY] == 3
    assert table.state.influence[AUSTRIA] == 0
