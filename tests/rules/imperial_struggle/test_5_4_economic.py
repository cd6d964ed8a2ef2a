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
