"""Servers that die, and servers that share a database."""

import threading
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from greatpowers.server.settings import Settings
from tests import tiny
from tests.server.house import (
    PATIENCE,
    SEED,
    Player,
    Postgres,
    Process,
    Refused,
    Running,
    open_table,
    wait_until,
)

ENVOYS = "tests.server.serve_envoys"


def hammer(player: Player, acked: list[tuple[int, str]], seed: int, most: int = 9999) -> None:
    """Answer for both seats as fast as possible until the server dies, or so many times."""
    luck = Random(seed)
    try:
        for _ in range(most):
            if player.state["view"]["result"] is not None:
                return
            seat = player.state["view"]["asks"][0]["seat"]
            if player.state["seat"] != seat:
                player.ask("curtain", seat=seat)
            option = luck.choice(player.options())
            number = player.position + 1
            player.answer(option)
            acked.append((number, f"{seat} {option}"))
    except (ConnectionClosed, OSError, TimeoutError):
        pass


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    opened: list[dict[str, Any]] = []
    acked: list[list[tuple[int, str]]] = [[] for _ in range(4)]
    with Process(database) as server:
        opened = [open_table(server.http, "here", "here") for _ in acked]
        players = [server.join(o["table"], *o["tokens"].values()) for o in opened]
        threads = [
            threading.Thread(target=hammer, args=(player, acked[n], n))
            for n, player in enumerate(players)
        ]
        for thread in threads:
            thread.start()
        wait_until(lambda: min(map(len, acked)) >= 15)
        server.kill()
        for thread in threads:
            thread.join(PATIENCE)
        for player in players:
            player.__exit__()
    assert all(acked)
    with Process(database) as server:
        for table, known in zip(opened, acked, strict=True):
            with server.join(table["table"], *table["tokens"].values()) as player:
                # The last answer may have been stored without being acknowledged, and what leaves
                # no choice is answered by itself.
                forced = sum(later - before - 1 for (before, _), (later, _) in pairwise(known))
                assert forced < len(known) / 4
                assert 0 <= player.position - known[-1][0] <= 2
                hammer(player, known, 7, most=5)
                player.ask("resign", seat="FR") if not player.row["finished"] else None
            headers = {"Authorization": f"Seat {table['owner']}"}
            record = server.http.get(f"/api/tables/{table['table']}/record", headers=headers)
            answers = record.json()["answers"]
            for position, text in known:
                assert answers[position - 1] == text


def test_an_aside_survives_a_killed_server(database: str) -> None:
    """What was said beside the questions is stored before it is acknowledged."""
    people = {"P1": {"kind": "me", "name": "Ann"}, "P2": {"kind": "me", "name": "Bob"}}
    body = {"game": "envoys", "seats": people, "public": True}
    with Process(database, module=ENVOYS) as server:
        opened = server.http.post("/api/tables", json=body).json()
        with server.join(opened["table"], opened["tokens"]["P2"]) as bob:
            bob.ask("aside", seat="P2", option="release")
            server.kill()
    with (
        Process(database, module=ENVOYS) as server,
        server.join(opened["table"], opened["tokens"]["P2"]) as bob,
    ):
        assert bob.state["view"]["state"]["letter"] == tiny.READY
        assert bob.state["view"]["asides"] == ["hold"]


def test_the_bots_end_with_their_server(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        open_table(server.http, "random", "random")
        wait_until(psutil.Process(server.pid).children)
        children = psutil.Process(server.pid).children(recursive=True)
        server.kill()
        _, alive = psutil.wait_procs(children, timeout=PATIENCE)
        assert not alive


def test_two_servers_serve_one_table(postgres: Postgres) -> None:
    database = postgres.new_database()
    with Process(database) as one, Process(database) as two:
        opened = open_table(one.http, public=True)
        table = opened["table"]
        with (
            one.join(table, opened["tokens"]["FR"]) as ann,
            two.join(table, opened["tokens"]["BR"]) as bob,
            two.join(table) as watcher,
        ):
            both_there = {"FR": True, "BR": True}
            ann.until(lambda m: m["type"] == "presence" and m["seats"] == both_there)
            ann.ask("chat", text="hello from the other side")
            assert bob.until(lambda m: m["type"] == "chat")["text"] == "hello from the other side"
            luck = Random(4)
            for _ in range(40):
                wait_for_same(ann, bob, watcher)
                asked = luck.choice([player for player in (ann, bob) if player.options()])
                asked.answer(luck.choice(asked.options()))
            wait_for_same(ann, bob, watcher)
            asked = ann if ann.options() else bob
            other = bob if asked is ann else ann
            asked.answer()
            wait_for_same(ann, bob, watcher)
            asked.ask("undo", seat=asked.seats[0], steps=1)
            other.until(lambda m: m["type"] in ("state", "proposal") and m.get("proposal", 1))
            ann.ask("resign", seat="FR")
            assert bob.until(lambda m: m["type"] == "ended")["result"]["winners"] == ["BR"]


def wait_for_same(*players: Player) -> None:
    """Wait until all have heard of the newest position."""
    for player in players:
        player.drain()
    newest = max(player.position for player in players)
    for player in players:
        player.until_position(newest)


def test_a_race_between_two_servers_has_one_winner(postgres: Postgres) -> None:
    database = postgres.new_database()
    with Process(database) as one, Process(database) as two:
        opened = open_table(one.http)
        table, token = opened["table"], opened["tokens"]["FR"]
        with one.join(table, token) as here, two.join(table, token) as there:
            for _ in range(5):
                wait_for_same(here, there)
                if not here.options():
                    break
                message = {
                    "type": "answer",
                    "id": 900,
                    "seat": "FR",
                    "option": here.options()[0],
                    "at": here.position,
                }
                before = here.position
                here.send(message)
                there.send(message)
                replies = [p.until(lambda m: m.get("id") == 900) for p in (here, there)]
                assert sorted(reply["type"] for reply in replies) == ["ack", "error"]
                wait_for_same(here, there)
                assert here.position == before + 1


def test_a_server_that_was_too_late_tells_what_happened_meanwhile(postgres: Postgres) -> None:
    """Also if it learns that from the database before it hears of it from the other server."""
    settings = Settings(database=postgres.new_database(), seed=SEED)
    with Running(settings) as one, Running(settings) as two:
        opened = one.open(public=True)
        table, token = opened["table"], opened["tokens"]["FR"]
        with one.join(table, token) as here, two.join(table, token) as there, two.join(table) as w:
            two.do(lambda: setattr(two.tables.services.bus, "on_change", lambda table: None))
            here.answer()
            with pytest.raises(Refused, match="late-answer"):
                there.answer()
            for late in (there, w):
                late.drain()
                assert late.position == here.position == 1


def test_a_server_that_starts_anew_goes_on_with_the_bots(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Process(database) as server:
        opened = open_table(server.http, "random", "random", public=True)
        server.kill()
    with Process(database) as server, server.join(opened["table"]) as watcher:
        watcher.until_position(6)
