"""5.4 Economic actions."""

from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE, NOBODY
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    conflict,
    do,
    flag,
    owner,
    position,
    price,
    refusal,
    round_of,
    targets,
)


@rule("5.4.1")
def test_5_4_1_a_market_needs_a_connection() -> None:
    table = round_of(BRITAIN, "e4_d2_a")
    assert "cumberland" in targets(table, "shift")
    assert refusal(table, "shift york_factory") == ("no-not-connected", "5.4.1")


@rule("5.4.2")
def test_5_4_2_example_antigua_then_cumberland_in_conflict() -> None:
    state = position()
    flag(state, FRANCE, "cumberland")
    conflict(state, "cumberland")
    table = round_of(BRITAIN, "e3_d2", state)
    do(table, "shift antigua")
    assert owner(table, "antigua") == BRITAIN
    assert price(table, "shift cumberland") == 2
    do(table, "shift cumberland")
    assert table.state.debt[BRITAIN] == 1
    assert owner(table, "cumberland") == NOBODY


@rule("3.2.8", "5.4.2")
def test_5_4_2_a_market_that_its_owner_protects_costs_1_more() -> None:
    prices = []
    for owner_of_channel in (NOBODY, FRANCE):
        state = position()
        flag(state, FRANCE, "antigua")
        flag(state, BRITAIN, "st_lucia")
        flag(state, owner_of_channel, "antilles_channel")
        prices.append(price(round_of(BRITAIN, "e4_d2_a", state), "shift antigua"))
    unprotected, protected = prices
    assert unprotected is not None
    assert protected == unprotected + 1
