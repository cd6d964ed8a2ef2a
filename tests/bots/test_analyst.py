"""The analyst: three plans with their worth, from what a seat may know."""

from typing import Any

import pytest

from greatpowers.bots.analyst import ADVISED, Advice, advise
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from tests.bots.test_strong import NEAR, counted, in_a_round

FEW = 12


def advice(table: Table[Any], seed: str = "analyst") -> list[Advice]:
    """Return what is advised to the seat that is asked first."""
    return advise(Chair(table, table.asks()[0].seat), seed, simulations=FEW, played_on=NEAR)


def test_three_plans_the_best_first() -> None:
    found = advice(in_a_round())
    assert len(found) == ADVISED
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)
    assert all(-1 <= each.worth <= 1 and each.error >= 0 for each in found)
    assert len({each.plan for each in found}) == ADVISED


def test_each_plan_can_be_played() -> None:
    table = in_a_round()
    seat = table.asks()[0].seat
    for each in advice(table):
        copy = table.fork()
        for option in each.plan:
            copy.answer(seat, option)
        assert copy.position == table.position + len(each.plan)


def test_the_same_question_gets_the_same_advice() -> None:
    table = in_a_round()
    assert advice(table) == advice(table)


def test_what_comes_of_a_plan_is_its_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_a_round()
    codes = {option.code: place for place, option in enumerate(table.options(0))}
    tried = counted(monkeypatch, lambda code: codes[code] / len(codes))
    found = advice(table)
    best = max(set(tried), key=lambda code: codes[code])
    assert found[0].plan[0].code == best
    assert found[0].worth == pytest.approx(codes[best] / len(codes))
    assert found[0].error == 0
    assert found[0].deals >= found[-1].deals


def test_before_the_race_the_plans_are_told_as_they_look() -> None:
    """Nothing was played on: what looks best comes first, and nobody claims to know."""
    table = in_a_round()
    late = advise(Chair(table, table.asks()[0].seat), "analyst", seconds=0.0)
    assert late
    assert all(each.deals == 0 and each.error == 1 for each in late)
