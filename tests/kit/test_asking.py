"""Asking: yes or no with a default, and one of these."""

import pytest

from greatpowers.kernel.ask import Play
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import NOTHING, choose, yes_or_no
from tests.kernel.workbench import SAY, Notes, game_of, offered

TOO_LOW = refuse("no-too-low", "1.2")


def asked(default: bool) -> Table[Notes]:
    def segment(t: Table[Notes]) -> Play[None]:
        said = yield from yes_or_no(t, 1, "ask-war", cite="1.1", default=default, power="power-fr")
        t.state.numbers.append(int(said))

    return Table.open(game_of(segment))


@pytest.mark.parametrize("default", [True, False])
def test_yes_or_no_has_the_default_it_is_given(default: bool) -> None:
    table = asked(default)
    assert offered(table, 1) == ["no", "yes"]
    assert str(table.default(1)) == ("yes" if default else "no")
    (ask,) = table.asks()
    assert (ask.prompt, ask.cite, ask.args) == ("ask-war", "1.1", {"power": "power-fr"})


@pytest.mark.parametrize("default", [True, False])
def test_the_answer_counts_whatever_the_default(default: bool) -> None:
    table = asked(default)
    table.answer(1, "yes")
    table.answer(1, "no")
    assert table.state.numbers == [1, 0]


def judge(target: int) -> Verdict:
    return ALLOWED if target > 1 else TOO_LOW


def choosing(targets: list[int], optional: bool) -> Table[Notes]:
    def segment(t: Table[Notes]) -> Play[None]:
        number = yield from choose(
            t, 0, "ask-number", SAY, targets, judge, cite="1.2", optional=optional, n=3
        )
        t.state.numbers.append(number)

    return Table.open(game_of(segment, 2))


def test_one_of_some_targets_is_chosen_and_the_rest_are_refused() -> None:
    table = choosing([1, 3, 5], optional=False)
    assert offered(table, 0) == ["say 3", "say 5"]
    assert table.why(0, "say", "1") is TOO_LOW
    assert str(table.default(0)) == "say 3"
    table.answer(0, "say 5")
    assert table.state.numbers == [5]


def test_who_may_decline_finds_pass_and_passes_by_default() -> None:
    table = choosing([3, 5], optional=True)
    assert offered(table, 0) == ["pass", "say 3", "say 5"]
    assert str(table.default(0)) == "pass"
    table.answer(0, "pass")
    table.answer(0, "say 3")
    assert table.state.numbers == [NOTHING, 3]


def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    table = choosing([], optional=False)
    assert table.result is not None
    assert table.state.numbers == [NOTHING, NOTHING]
