"""Several answers given as one: all of them or none."""

import pytest

from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.errors import IllegalAnswer, LateAnswer, UnknownAnswer, WrongSeat
from greatpowers.kernel.table import Table
from tests.kernel.workbench import SAY, STOP, Notes, game_of, photograph


def menu(s: Notes) -> Menu:
    return [Choice(STOP), Choice(SAY, [n for n in range(10) if n not in s.numbers])]


def counting(t: Table[Notes]) -> Play[None]:
    """A says numbers, each once, until it stops; every seventh is answered by a die."""
    s = t.state
    while True:
        answer = yield t.ask(0, "ask-number", lambda: menu(s))
        if answer in STOP:
            break
        s.numbers.append(SAY.target(answer))
        if SAY.target(answer) == 7:
            s.numbers.append(t.chance.below(3))
    yield t.ask(1, "ask-number", lambda: [Choice(SAY, range(10))])


def opened() -> Table[Notes]:
    return Table.open(game_of(counting), seed=1)


def test_a_plan_is_given_as_a_whole() -> None:
    table = opened()
    table.answer_all(0, ["say 1", "say 2", "stop"], at=0)
    assert table.state.numbers == [1, 2]
    assert [ask.seat for ask in table.asks()] == [1]
    assert table.record().answers == ["A say 1", "A say 2", "A stop"]


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (["say 1", "say 1"], IllegalAnswer),
        (["say 1", "stop", "say 2"], WrongSeat),
        (["say 1", "dance"], UnknownAnswer),
        ([], UnknownAnswer),
    ],
)
def test_or_not_at_all(plan: list[str], error: type[Exception]) -> None:
    table = opened()
    before = photograph(table)
    with pytest.raises(error):
        table.answer_all(0, plan)
    assert photograph(table) == before


def test_it_comes_in_time_or_not_at_all() -> None:
    table = opened()
    with pytest.raises(LateAnswer):
        table.answer_all(0, ["say 1", "stop"], at=1)
    assert table.position == 0


def test_only_its_last_answer_may_lead_past_a_wall() -> None:
    """Whoever could send answers past a die would learn from the refusal how it fell."""
    table = opened()
    with pytest.raises(IllegalAnswer, match="before answer 3") as refused:
        table.answer_all(0, ["say 3", "say 7", "say 5"])
    assert "no-behind-a-wall" in repr(refused.value.verdict)
    assert table.position == 0
    table.answer_all(0, ["say 3", "say 7"])
    assert table.position == 2
