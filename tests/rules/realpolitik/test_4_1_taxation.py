"""4.1 Taxation: Homes, Uncontested Territories, Contested ones without the own stripe."""

import pytest

from greatpowers.games.realpolitik.components import (
    ALL_TERRITORIES,
    AUSTRIA,
    FRANCE,
    HOME_OF,
    ITALY,
    POWERS,
    PRUSSIA,
    VALUE,
)
from greatpowers.games.realpolitik.rules.administration import taxes
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import garrison, logged, open_table, position, select


@rule("4.1")
@pytest.mark.parametrize(("power", "money"), [("france", 9), ("prussia", 9), ("austria", 9)])
def test_own_homes_pay_their_value(power: str, money: int) -> None:
    table = open_table(position())
    select(table, france="taxation", prussia="taxation", austria="taxation")
    assert table.state.money[POWERS.index(power)] == money
    homes = [place for place in ALL_TERRITORIES if HOME_OF[place] == POWERS.index(power)]
    assert sum(VALUE[place] for place in homes) == money


@rule("4.1")
@pytest.mark.parametrize(
    ("place", "money"),
    [
        ("ned", 2),
        ("swi", 1),
        ("bel", 2),
        ("lom", 3),
        ("bos", 1),
        ("sax", 0),
        ("den", 0),
        ("hes", 0),
        ("vie", 0),
        ("pie", 0),
    ],
)
def test_what_prussia_gets_for_a_territory_more(place: str, money: int) -> None:
    state = position()
    garrison(state, "prussia", place)
    assert taxes(state, PRUSSIA) == 9 + money


@rule("4.1")
def test_a_home_that_another_holds_pays_neither() -> None:
    state = position()
    garrison(state, "france", "rhi")
    assert taxes(state, PRUSSIA) == 8
    assert taxes(state, FRANCE) == 9


@rule("4.1")
def test_nobodys_land_pays_nobody() -> None:
    state = position()
    assert sum(taxes(state, power) for power in range(4)) == 9 + 9 + 9 + 8


@rule("4.1", "R1")
def test_money_is_added_and_kept() -> None:
    state = position()
    state.money[AUSTRIA] = 5
    garrison(state, "austria", "ned", "wal")
    table = open_table(state)
    select(table, france="dispatch", prussia="dispatch", austria="taxation")
    assert table.state.money[AUSTRIA] == 5 + 9 + 3
    assert table.state.money[FRANCE] == 0
    assert logged(table, "log-taxes") == [{"power": "power-austria", "money": 12}]


@rule("4.1", "6.4")
def test_italy_has_a_treasury_of_its_own() -> None:
    state = position()
    state.controller = AUSTRIA
    garrison(state, "italy", "ned", "ven")
    table = open_table(state)
    select(table, france="dispatch", prussia="dispatch", austria="dispatch", italy="taxation")
    assert table.state.money[ITALY] == 8 + 2
    assert table.state.money[AUSTRIA] == 0
