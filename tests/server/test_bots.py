"""Bots think in processes of their own."""

import threading
import time
from contextlib import suppress
from random import Random
from typing import Any

import psutil
import pytest

from greatpowers.bots import BOTS
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from greatpowers.server import thinking
from greatpowers.server.tables.origin import Origin, open_table
from greatpowers.server.thinking import Job, think
from tests.server.conftest import Start
from tests.server.house import GAME, PATIENCE, Pause, Running


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
        table.answer_all(job.seat, think(job))
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
    server = start(bot_pause=(0.2, 0.2))
    began = time.monotonic()
    opened = server.open("me", "random")
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.until_position(2)
    assert time.monotonic() - began > 0.35


def test_the_table_is_free_while_a_bot_thinks(start: Start) -> None:
    server: Running = start(sleep=Pause())
    opened = server.open("me", "random")
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.answer()
        ann.ask("undo", seat="FR", steps=1)
        assert ann.position == 0
