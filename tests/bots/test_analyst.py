"""The analyst: three plans with their worth, from what a seat may know."""

from types import SimpleNamespace
from typing import Any

import pytest

from greatpowers.bots import aims
from greatpowers.bots.aims import LEAST, change, tell, weigh
from greatpowers.bots.analyst import ADVISED, Advice, advise
from greatpowers.bots.recount import recount
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
    assert all(0 < each.chance < 1 for each in found)
    assert len({each.plan for each in found}) == ADVISED


def test_each_plan_has_its_reasons() -> None:
    """What a plan gains by itself is what weighs more after its answers than before."""
    table = in_a_round()
    for each in advice(table):
        gains = [aim for aim in each.aims if aim.part == "gain"]
        assert gains
        assert all(aim.points >= LEAST for aim in gains)
        assert len({aim.text.partition(".")[0] for aim in each.aims}) == len(each.aims)
        known = table.fork(redeal_for=0, seed="reasons")
        before = weigh(known, 0)
        for option in each.plan:
            known.answer(0, option)
        text = gains[0].text.partition(".")[0]
        assert change(before, weigh(known, 0))[text] == pytest.approx(gains[0].points, abs=2)


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
    assert found[0].deals >= found[-1].deals


def test_before_the_race_the_plans_are_told_as_they_look() -> None:
    """Nothing was played on: what looks best comes first, and nobody claims to know."""
    table = in_a_round()
    late = advise(Chair(table, table.asks()[0].seat), "analyst", seconds=0.0)
    assert late
    assert all(each.deals == 0 and each.error == 1 for each in late)


def test_gains_come_first_and_nothing_is_told_twice() -> None:
    gained = {"aspect-a": 2.0, "aspect-b": 0.1, "aspect-c": -1.0, "aspect-d": 1.0}
    told = tell(gained, {"aspect-c": -3.0, "aspect-e": -0.5})
    assert [(aim.part, aim.text) for aim in told] == [
        ("gain", "aspect-a.gain"),
        ("gain", "aspect-d.gain"),
        ("price", "aspect-c.loss"),
        ("risk", "aspect-e.loss"),
    ]
    assert [aim.part for aim in tell({}, {"aspect-a": 0.4})] == ["gain"]
    assert tell({"aspect-a": 0.04}, {}) == []


def test_a_recount_tells_what_others_did_since_ones_last_answer() -> None:
    table = in_a_round()
    asked = table.asks()[0].seat
    other = 1 - asked
    while table.asks()[0].seat == asked:
        table.answer(asked, table.default(asked))
    first = table.position
    while table.asks()[0].seat == other:
        table.answer(other, table.options(other)[0])
    (turn,) = recount(table, asked, "recount")
    assert (turn.seat, turn.first, turn.past) == (other, first, table.position)
    assert turn == recount(table, asked, "recount")[0]


def test_a_recount_leaves_out_what_others_did_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three answers the first and the third win two points and three; the second costs ten."""
    worth = {1: 0.0, 2: 2.0, 3: -8.0, 4: -5.0}

    def at(position: int) -> SimpleNamespace:
        moment = SimpleNamespace(position=position, close=lambda: None)
        moment.fork = lambda **_: moment
        return moment

    monkeypatch.setattr(aims, "weigh", lambda guess, _: {"aspect-x": worth[guess.position]})
    table: Any = SimpleNamespace(answers=[(2, 0), (0, 0), (1, 0), (0, 0)], at=at)
    first, second = recount(table, 2, "recount")
    assert (first.seat, first.first, first.past) == (0, 1, 4)
    assert first.aims == [("gain", "aspect-x.gain", 5.0)]
    assert second.aims == [("price", "aspect-x.loss", -10.0)]


def test_a_recount_knows_no_more_than_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the others did is weighed on tables that are dealt anew for who asks."""
    table = in_a_round()
    asked = table.asks()[0].seat
    for seat in (asked, 1 - asked):
        while table.asks()[0].seat == seat:
            table.answer(seat, table.default(seat))
    looked: list[Table[Any]] = []

    def look(guess: Table[Any], _seat: int) -> aims.Points:
        looked.append(guess.fork())
        return {}

    monkeypatch.setattr(aims, "weigh", look)
    recount(table, asked, "recount")
    for guess in looked:
        true = table.at(guess.position)
        assert guess.view(asked) == true.view(asked)
    assert any(guess.state.data() != table.at(guess.position).state.data() for guess in looked)
