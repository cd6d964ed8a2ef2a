"""Several answers sent as one, and answers that leave no choice."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from greatpowers.bots import BOTS
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.game import Game, Result
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option
from tests import tiny
from tests.server.conftest import Start
from tests.server.formalities import PARTS
from tests.server.house import Plain, Player, Refused, Running
from tests.tiny import State

ROUNDS = 4


def errands(t: Table[State]) -> Play[None]:
    """P1 sends envoys one and two in an order of its own; then it has no choice, nor has P2."""
    s = t.state
    for envoys in ([0, 1], [2, 3], [4]):
        yield t.ask(0, "ask-send", lambda: [Choice(tiny.SEND, envoys)], public=True)  # noqa: B023
    yield t.ask(1, "ask-send", lambda: [Choice(tiny.SEND, [5])], public=True)
    yield t.ask(1, "ask-send", lambda: [Choice(tiny.SEND, [6, 7])], public=True)
    s.treaty += 1


def result(s: State) -> Result | None:
    return Result((0,), "enough") if s.treaty == ROUNDS else None


GAME: Game[State] = Game(**(PARTS | {"segment": errands, "result": result}))


@contextmanager
def at_table(server: Running, opened: Plain, *seats: str) -> Iterator[Player]:
    with server.join(opened["table"], *(opened["tokens"][seat] for seat in seats)) as player:
        yield player


def open_errands(server: Running) -> Plain:
    people = {"P1": {"kind": "me", "name": "Ann"}, "P2": {"kind": "me", "name": "Bob"}}
    body = {"game": "formalities", "seats": people, "public": True}
    opened: Plain = server.http.post("/api/tables", json=body).json()
    return opened


@pytest.fixture
def begin(start: Start) -> Callable[..., Running]:
    return lambda **more: start(find_game=lambda _: GAME, bot_processes=0, **more)


def plan(player: Player, *options: str) -> Plain:
    return player.ask("answer", seat="P1", options=list(options), at=player.position)


def log(player: Player, seat: str) -> list[str]:
    return [line["text"] for line in player.logs[seat]]


def test_several_answers_are_one_step(begin: Any) -> None:
    server = begin()
    opened = open_errands(server)
    with at_table(server, opened, "P1") as ann, at_table(server, opened, "P2") as bob:
        before = len(bob.heard)
        assert plan(ann, "send 2", "send 3")["position"] == 4
        bob.until_position(4)
        assert len([each for each in bob.heard[before:] if each["type"] == "state"]) == 1
        assert bob.options() == ["send 7", "send 8"]


def test_all_or_none(begin: Any) -> None:
    server = begin()
    with at_table(server, open_errands(server), "P1") as ann:
        with pytest.raises(Refused, match="illegal-answer"):
            plan(ann, "send 2", "send 9")
        assert ann.position == 0
        ann.answer("send 1")
        ann.drain()
        assert ann.position == 1


@pytest.mark.parametrize(
    "said",
    [{}, {"option": "send 1", "options": ["send 1"]}, {"options": []}, {"options": ["x"] * 65}],
)
def test_an_answer_is_one_or_a_list(begin: Any, said: Plain) -> None:
    server = begin()
    opened = open_errands(server)
    with at_table(server, opened, "P1") as ann, pytest.raises(Refused, match="bad-request"):
        ann.ask("answer", seat="P1", at=0, **said)


def test_who_has_no_choice_is_not_asked_but_told(begin: Any) -> None:
    server = begin()
    opened = open_errands(server)
    with at_table(server, opened, "P1") as ann, at_table(server, opened, "P2") as bob:
        plan(ann, "send 2", "send 3")
        bob.until_position(4)
        ann.drain()
        assert log(ann, "P1") == log(bob, "P2") == ["log-forced-target"]
        assert ann.logs["P1"][0]["args"] == {"target": "number-5"}


def test_one_undo_takes_back_what_followed_by_itself(begin: Any) -> None:
    server = begin()
    with at_table(server, open_errands(server), "P1") as ann:
        ann.answer("send 1")
        ann.drain()
        ann.answer("send 3")
        ann.drain()
        assert (ann.position, ann.state["undoable"]) == (4, 4)
        ann.ask("undo", seat="P1", steps=1)
        ann.drain()
        assert (ann.position, ann.options()) == (1, ["send 3", "send 4"])
        assert log(ann, "P1") == []
        ann.answer("send 4")
        ann.drain()
        ann.ask("undo", seat="P1", steps=2)
        ann.drain()
        assert ann.position == 0


def test_it_is_known_after_a_restart_and_in_the_record(database: str, begin: Any) -> None:
    server = begin(database=database)
    opened = open_errands(server)
    with at_table(server, opened, "P1") as ann, at_table(server, opened, "P2") as bob:
        for _ in range(2):
            plan(ann, "send 2", "send 3")
            ann.drain()
            bob.drain()
            bob.answer("send 8")
            ann.drain()
        plan(ann, "send 2", "send 3")
        ann.drain()
        known = ann.logs["P1"]
    server.stop()
    again = begin(database=database)
    with at_table(again, opened, "P1") as ann:
        assert ann.logs["P1"] == known
        assert (ann.position, ann.state["undoable"]) == (14, 4)
        ann.ask("resign", seat="P1")
    headers = {"Authorization": f"Seat {opened['owner']}"}
    record = again.http.get(f"/api/tables/{opened['table']}/record", headers=headers).json()
    assert record["forced"] == [2, 3, 7, 8, 12, 13]


def test_a_trial_may_name_an_answer_that_left_no_choice(begin: Any) -> None:
    server = begin()
    with at_table(server, open_errands(server), "P1") as ann:
        short = ann.ask("sandbox", seat="P1", answers=["send 2", "send 3"])
        assert [step["forced"] for step in short["steps"]] == [False, False, True, True]
        long = ann.ask("sandbox", seat="P1", answers=["send 2", "send 3", "send 5"])
        assert long["steps"] == short["steps"]
        with pytest.raises(Refused):
            ann.ask("sandbox", seat="P1", answers=["send 2", "send 3", "send 5", "send 5"])


def secrets(t: Table[State]) -> Play[None]:
    """P1 has no choice, which nobody else can know; then it has one."""
    yield t.ask(0, "ask-send", lambda: [Choice(tiny.SEND, [0])])
    yield t.ask(0, "ask-send", lambda: [Choice(tiny.SEND, [1, 2])])
    t.state.treaty += 1


SECRETS: Game[State] = Game(**(PARTS | {"segment": secrets, "result": result}))


@pytest.mark.parametrize(
    ("other", "options"),
    [
        ({"kind": "bot", "bot": "random"}, ["send 2", "send 3"]),
        ({"kind": "me", "name": "Bob"}, ["send 1"]),
    ],
)
def test_what_others_could_learn_is_answered_only_among_bots(
    start: Start, other: Plain, options: list[str]
) -> None:
    server = start(find_game=lambda _: SECRETS, bot_processes=0)
    seats = {"P1": {"kind": "me", "name": "Ann"}, "P2": other}
    body = {"game": "formalities", "seats": seats, "public": True}
    opened: Plain = server.http.post("/api/tables", json=body).json()
    with at_table(server, opened, "P1") as ann:
        assert ann.until_asked()
        assert ann.options() == options
        told = ["log-forced-target"] if len(options) > 1 else []
        assert log(ann, "P1") == told


class Planner:
    """A bot that thinks two answers ahead and gives both at once."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, chair: Chair[Any]) -> tuple[Option, ...]:
        """Give the last answers to this question and to the next."""
        first = chair.options()[-1]
        fork = chair.fork(self._seed)
        fork.answer(chair.seat, first)
        return (first, fork.options(chair.seat)[-1])


def test_a_bot_may_give_several_answers_as_one(begin: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "planner", Planner)
    server = begin()
    seats = {"P1": {"kind": "bot", "bot": "planner"}, "P2": {"kind": "me", "name": "Bob"}}
    body = {"game": "formalities", "seats": seats, "public": True}
    opened: Plain = server.http.post("/api/tables", json=body).json()
    with at_table(server, opened, "P2") as bob:
        for turn in range(2):
            bob.until_position(5 * turn + 4)
            assert bob.options() == ["send 7", "send 8"]
            bob.answer("send 7")
        bob.until_position(14)
        seen = {each["position"] for each in bob.heard if each["type"] == "state"}
        assert not seen & {1, 6, 11}, "the two answers came one by one"
        bob.ask("resign", seat="P2")
    headers = {"Authorization": f"Seat {opened['owner']}"}
    record = server.http.get(f"/api/tables/{opened['table']}/record", headers=headers).json()
    assert record["answers"][:2] == ["P1 send 2", "P1 send 4"]
