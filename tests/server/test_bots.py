"""Bots think in processes of their own."""

import asyncio
import threading
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import psutil
import pytest

from greatpowers.bots import BOTS
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from greatpowers.server import thinking
from greatpowers.server.metrics import Metrics
from greatpowers.server.settings import Settings
from greatpowers.server.tables.origin import Origin, open_table
from greatpowers.server.thinking import Job, Thinker, Thought, Worker, think
from tests import tiny
from tests.server.conftest import Start
from tests.server.formalities import ROUNDS, find_game_with, open_formalities
from tests.server.house import GAME, PATIENCE, Pause, Running
from tests.tiny import State

SOME_SECONDS = 0.5


def a_job(most: int, bot: str = "random") -> tuple[Job, Table[Any]]:
    """Return the job to decide after so many answers, and the table as it is then."""
    origin = Origin(GAME, {}, "bots")
    table = open_table(get_game(GAME), origin)
    luck = Random(1)
    for _ in range(most):
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
    seat = table.asks()[0].seat
    return Job("t", origin, table.answers.copy(), seat, bot, "luck"), table


@pytest.mark.parametrize("order", [(5, 20, 30), (30, 20, 5), (12, 12, 12)])
def test_a_worker_catches_up_wherever_the_table_is(order: tuple[int, ...]) -> None:
    for most in order:
        job, table = a_job(most)
        table.answer_all(job.seat, think(job).answers)
        assert thinking._kept["t"][1].answers == job.answers


def test_a_worker_keeps_only_some_tables() -> None:
    job, _ = a_job(3)
    for number in range(thinking.MOST_KEPT + 5):
        think(Job(str(number), job.origin, job.answers, job.seat, job.bot, job.seed))
    assert len(thinking._kept) == thinking.MOST_KEPT


class Spy:
    """A bot that looks where it should not."""

    seen: list[dict[str, Any]] = []  # noqa: RUF012 - shared on purpose

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, chair: Chair[Any]) -> Plan:
        other = chair.fork("a guess").view(1 - chair.seat)
        Spy.seen.append(other["state"]["own"])
        return (chair.options()[0],)


def test_a_bot_cannot_see_the_other_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "spy", Spy)
    job, table = a_job(12, "spy")
    hand = table.view(1 - job.seat)["state"]["own"]["hand"]
    assert hand
    for luck in range(12):
        think(Job("t", job.origin, job.answers, job.seat, "spy", str(luck)))
    assert any(sorted(seen["hand"]) != sorted(hand) for seen in Spy.seen)


def workers() -> list[psutil.Process]:
    """Return the processes in which bots think."""
    children = psutil.Process().children()
    found = []
    for child in children:
        with suppress(psutil.NoSuchProcess):
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


def test_a_worker_that_dies_does_not_stop_the_table(start: Start) -> None:
    server = start(bot_processes=1)
    opened = server.open("me", "random")
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        for _ in range(4):
            assert ann.until_asked()
            for worker in workers():
                with suppress(psutil.NoSuchProcess):
                    worker.kill()
            ann.answer()
        while ann.options():
            ann.answer()
        ann.until_position(ann.position + 1)


def a_thinker(processes: int) -> Thinker:
    """Return a thinker with processes of its own, in which a strong bot takes some seconds."""
    return Thinker(Settings(bot_processes=processes, bot_seconds=SOME_SECONDS), Metrics())


async def at_work(number: int, others: list[psutil.Process]) -> list[psutil.Process]:
    """Return the processes in which bots think, when there are so many beside some others."""
    while len(found := [worker for worker in workers() if worker not in others]) < number:
        await asyncio.sleep(0.01)
    return found


def test_what_a_worker_was_asked_when_it_died_is_asked_again_and_others_think_on() -> None:
    async def scene() -> None:
        job, table = a_job(12, "strong")
        other, before = replace(job, table="other"), workers()
        thinker = a_thinker(2)
        try:
            thinking = [asyncio.create_task(thinker.choose(each)) for each in (job, other)]
            victim, survivor = await at_work(2, before)
            victim.kill()
            for thought in await asyncio.gather(*thinking):
                assert thought is not None
                table.fork().answer_all(job.seat, thought.answers)
            assert survivor.is_running()
        finally:
            thinker.close()

    asyncio.run(scene())


def test_whoever_no_longer_waits_leaves_the_worker_to_others() -> None:
    async def scene() -> None:
        job, table = a_job(12, "strong")
        before, thinker = workers(), a_thinker(1)
        try:
            for number in range(3):
                forsaken = asyncio.create_task(thinker.choose(replace(job, table=str(number))))
                await at_work(1, before)
                forsaken.cancel()
            thought = await thinker.choose(replace(job, bot="random"))
            assert thought is not None
            table.answer_all(job.seat, thought.answers)
            assert len(await at_work(1, before)) == 1
        finally:
            thinker.close()

    asyncio.run(scene())


class Stuck(Worker):
    """A worker that thinks until it is ended."""

    def __init__(self) -> None:
        super().__init__()
        self.future: Future[Thought] = Future()
        self.future.set_running_or_notify_cancel()
        self.is_ended = asyncio.Event()

    def submit(self, _work: object, _job: Job) -> Future[Any]:
        return self.future

    def end(self) -> None:
        if not self.is_ended.is_set():
            self.is_ended.set()
            self.future.set_exception(BrokenExecutor())


@pytest.mark.parametrize("is_forsaken", [False, True])
def test_a_worker_that_takes_too_long_is_ended_though_nobody_waits(is_forsaken: bool) -> None:
    async def scene() -> None:
        thinker = Thinker(Settings(bot_processes=1, bot_patience=0.01), Metrics())
        stuck = Stuck()
        thinker._workers, thinker._idle = [stuck], [stuck]
        asked = asyncio.create_task(thinker.choose(a_job(3)[0]))
        while thinker._idle:
            await asyncio.sleep(0)
        if is_forsaken:
            asked.cancel()
        async with asyncio.timeout(PATIENCE):
            await stuck.is_ended.wait()
        if not is_forsaken:
            assert await asked is None, "it is not asked again"
        while not thinker._idle:
            await asyncio.sleep(0)

    asyncio.run(scene())


class Broken:
    """A bot that fails."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, chair: Chair[Any]) -> Plan:
        raise RuntimeError("out of ideas")


class Slow:
    """A bot that takes its time."""

    may_end = threading.Event()

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, chair: Chair[Any]) -> Plan:
        Slow.may_end.wait(PATIENCE)
        raise AssertionError("too late")


@pytest.mark.parametrize("bot", [Broken, Slow])
def test_a_bot_that_fails_gets_the_default_answer(
    start: Start, monkeypatch: pytest.MonkeyPatch, bot: type[Broken]
) -> None:
    monkeypatch.setitem(BOTS, "bad", bot)
    server = start(bot_patience=0.05)
    opened = server.open("me", {"kind": "bot", "bot": "bad"})
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.until_position(1)
    Slow.may_end.set()
    page = server.http.get("/metrics").text
    assert "greatpowers_bot_failures_total 0.0" not in page


def test_bots_pause_as_people_do(start: Start) -> None:
    paused: list[float] = []

    async def sleep(seconds: float) -> None:
        paused.append(seconds)

    server = start(bot_pause=(2.0, 3.0), sleep=sleep)
    opened = server.open("me", "random")
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.until_position(2)
    assert len(paused) >= 2
    assert all(2 <= seconds <= 3 for seconds in paused)


def forced_in_turn(t: Table[State]) -> Play[None]:
    """P2 has no choice twice, once for all to see; then P1 ends it."""
    for envoy, public in ((5, True), (6, False)):
        yield t.ask(1, "ask-send", lambda: [Choice(tiny.SEND, [envoy])], public=public)  # noqa: B023
    yield t.ask(0, "ask-send", lambda: [Choice(tiny.SEND, [0, 1])], public=True)
    t.state.treaty = ROUNDS


def test_a_bot_that_has_no_choice_shows_it_only_where_all_know(start: Start) -> None:
    paused: list[float] = []

    async def sleep(seconds: float) -> None:
        paused.append(seconds)

    find_game = find_game_with(segment=forced_in_turn)
    server = start(find_game=find_game, bot_processes=0, bot_pause=(3.0, 3.0), sleep=sleep)
    seats = {"P1": {"kind": "me", "name": "Ann"}, "P2": {"kind": "bot", "bot": "random"}}
    opened = open_formalities(server.http, seats=seats)
    with server.join(opened["table"], opened["tokens"]["P1"]) as ann:
        ann.until_position(2)
    assert paused.count(3.0) == 1


def test_the_table_is_free_while_a_bot_thinks(start: Start) -> None:
    server: Running = start(sleep=Pause())
    opened = server.open("me", "random")
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.answer()
        ann.ask("undo", seat="FR", steps=1)
        assert ann.position == 0
