"""The agenda: affairs within affairs, of which a fork plays only the present step again."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from greatpowers.kernel.agenda import Affair, Agenda, Stack, Step, copy_stack
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.game import Game, Result
from greatpowers.kernel.table import Table
from tests.kernel.workbench import SAY, STOP, WORDS, do, do_random, photograph

AGENDA: Final = Agenda()


class Realm:
    """A state with affairs under way: what was told, in order, and how many quarrels are left."""

    def __init__(self) -> None:
        self.agenda: Stack = []
        self.told: list[int] = []
        self.left = 2

    def clone(self) -> "Realm":
        other = Realm()
        other.agenda = copy_stack(self.agenda)
        other.told = self.told.copy()
        other.left = self.left
        return other

    def data(self) -> dict[str, Any]:
        return {"agenda": self.agenda, "told": self.told, "left": self.left}


def declare(t: Table[Realm], affair: Affair) -> Play[None]:
    """A says how many battles there will be, or leaves it."""
    answer = yield t.ask(0, "ask-number", lambda: [Choice(SAY, range(4)), Choice(STOP)])
    if answer in STOP:
        affair.end(9)
        return
    (year,) = affair.numbers
    affair.note(year, SAY.target(answer))


def fight(t: Table[Realm], affair: Affair) -> None:
    """One battle after another, until none is left."""
    year, battles = affair.numbers
    if affair.heard:
        t.state.told.append(100 + affair.heard)
    if battles:
        affair.note(year, battles - 1)
        affair.repeat()
        BATTLE.begin(t.state.agenda, year, battles)


def rest(t: Table[Realm], affair: Affair) -> None:
    year, _ = affair.numbers
    t.state.told.append(year)


def roll(t: Table[Realm], affair: Affair) -> Play[None]:
    """B takes a loss; if it is great, an election follows before the battle ends."""
    answer = yield t.ask(1, "ask-number", lambda: [Choice(SAY, range(10))])
    loss = SAY.target(answer)
    affair.note(loss)
    if loss > 5:
        ELECTION.begin(t.state.agenda)


def count(t: Table[Realm], affair: Affair) -> None:
    (loss,) = affair.numbers
    affair.end(loss + 10 * affair.heard)


def elect(t: Table[Realm], affair: Affair) -> Play[None]:
    answer = yield t.ask(2, "ask-number", lambda: [Choice(SAY, range(1, 4))])
    affair.end(SAY.target(answer))


WAR: Final = AGENDA.task("war", declare, fight, rest)
BATTLE: Final = AGENDA.task("battle", roll, count)
ELECTION: Final = AGENDA.task("election", elect)


def segment(t: Table[Realm]) -> Play[None]:
    s = t.state
    if not s.agenda:
        WAR.begin(s.agenda, 1700 + s.left)
        s.left -= 1
    yield from AGENDA.segment(t)


def seats(options: Mapping[str, str]) -> tuple[str, ...]:
    return ("A", "B", "C")


GAME: Final[Game[Realm]] = Game(
    id="realm",
    version=1,
    seats=seats,
    options=(),
    vocabulary=WORDS,
    setup=lambda options: Realm(),
    segment=segment,
    result=lambda s: Result((0,), "done") if not s.left and not s.agenda else None,
    view=lambda s, seat, public: {"told": s.told.copy()},
    redeal=lambda s, seat, chance: None,
    judge=lambda s, seat: 0.0,
    check=lambda s: None,
    endings=("done",),
    folder=Path(__file__).parent,
)


def test_steps_are_played_in_order_and_what_they_begin_comes_first() -> None:
    table = Table.open(GAME, seed=1)
    do(table, "say 2", "say 3")
    assert table.state.told == [103]
    do(table, "say 8")
    assert [ask.seat for ask in table.asks()] == [2]
    assert len(table.state.agenda) == 3
    do(table, "say 2")
    assert table.state.told == [103, 128, 1702]


def test_an_affair_may_end_before_its_last_step() -> None:
    table = Table.open(GAME, seed=1)
    do(table, "stop", "stop")
    assert table.state.told == []
    assert table.result is not None


def test_every_step_is_a_segment() -> None:
    """However deep the affair, a fork plays no more than the present step again."""
    table = Table.open(GAME, seed=1)
    longest = 0
    dice = Random(3)
    while table.result is None:
        longest = max(longest, table.position - table.segment_start)
        assert photograph(table.fork()) == photograph(table)
        do_random(table, dice, 1)
    assert longest == 0


def test_it_can_be_taken_back_and_seen_at_every_answer() -> None:
    table = Table.open(GAME, seed=1)
    moments = [photograph(table)]
    dice = Random(4)
    while table.result is None:
        do_random(table, dice, 1)
        moments.append(photograph(table))
    assert len(moments) > 6
    for position, moment in enumerate(moments):
        assert photograph(table.at(position)) == moment
    for position in reversed(range(len(moments) - 1)):
        table.undo(0, 1, consent=True)
        assert table.state.data() == moments[position]["state"]


def wrapped(t: Table[Realm], affair: Affair) -> Play[None]:
    """Told at once, then asked: a fork would tell it twice."""
    t.state.told.append(1)
    return elect(t, affair)


def unclear(t: Table[Realm], affair: Affair) -> Play[None] | None:
    return elect(t, affair) if t.state.left else None


@pytest.mark.parametrize("step", [wrapped, unclear, lambda t, affair: elect(t, affair)])
def test_a_step_that_asks_through_another_function_is_refused_where_it_is_declared(
    step: Step,
) -> None:
    with pytest.raises(ValueError, match=rf"step {step.__name__} of task war: .*generator"):
        Agenda().task("war", declare, step)
