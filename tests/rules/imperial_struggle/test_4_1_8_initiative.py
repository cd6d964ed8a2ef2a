"""4.1.8 and 4.1.9: who has the Initiative, who goes first, and how the rounds alternate."""

import pytest

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE
from greatpowers.games.imperial_struggle.state import AVAILABLE, TAKEN
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import do, offered, position
from tests.rules.imperial_struggle.turns import by_default, said, turn_begins


def at_initiative(turn: int, vp: int, holder: int = FRANCE) -> ImperialTable:
    state = position(turn)
    state.vp = vp
    state.initiative = holder
    table = turn_begins(state)
    by_default(table, "ask-discard", "ask-appoint", "ask-exchange-ministry")
    assert table.asks()[0].prompt == "ask-who-first"
    return table


@rule("4.1.8")
@pytest.mark.parametrize(
    ("vp", "holder"), [(14, FRANCE), (16, BRITAIN), (-1, FRANCE), (31, BRITAIN)]
)
def test_4_1_8_the_power_that_is_behind_has_the_initiative(vp: int, holder: int) -> None:
    table = at_initiative(2, vp, BRITAIN if holder == FRANCE else FRANCE)
    assert table.asks()[0].seat == holder
    assert table.state.initiative == holder


@rule("4.1.8")
@pytest.mark.parametrize("holder", [FRANCE, BRITAIN])
def test_4_1_8_at_15_the_initiative_stays_where_it_was(holder: int) -> None:
    assert at_initiative(3, 15, holder).asks()[0].seat == holder


@rule("4.1.8")
def test_4_1_8_on_turn_1_france_has_it_whatever_the_points() -> None:
    assert at_initiative(1, 17).asks()[0].seat == FRANCE


@rule("4.1.8")
@pytest.mark.parametrize(("answer", "first"), [("fr", FRANCE), ("br", BRITAIN)])
def test_4_1_8_the_holder_may_name_either_power(answer: str, first: int) -> None:
    table = at_initiative(1, 15)
    assert offered(table) == {"go_first fr", "go_first br"}
    do(table, f"go_first {answer}")
    assert table.state.first == first
    assert table.asks()[0].seat == first
    assert table.state.initiative == FRANCE


@rule("4.1.9", "5.0")
@pytest.mark.parametrize(("answer", "first"), [("fr", 0), ("br", 1)])
def test_4_1_9_four_rounds_each_in_turns(answer: str, first: int) -> None:
    table = at_initiative(1, 15)
    do(table, f"go_first {answer}")
    order = []
    for _ in range(8):
        order.append(table.asks()[0].seat)
        by_default(table, "ask-invest")
        if len(order) == 8:
            tiles = table.state.tile_at
            assert tiles.count(TAKEN + FRANCE) == tiles.count(TAKEN + BRITAIN) == 4
            assert tiles.count(AVAILABLE) == 1
        do(table, "end_round")
    assert order == [first, 1 - first] * 4
    assert [entry["round"] for entry in said(table, "log-round-begins")] == [1, 1, 2, 2, 3, 3, 4, 4]
