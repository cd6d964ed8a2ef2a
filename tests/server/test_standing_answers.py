"""Standing answers: nobody is waited for over a formality."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select

from greatpowers import new_table
from greatpowers.kernel.table import Table
from greatpowers.server.settings import Limits
from greatpowers.server.storage.models import StoredAnswer, StoredStandingAnswer, StoredTable
from tests.server.conftest import GENEROUS, Start
from tests.server.formalities import find_game, open_formalities
from tests.server.house import (
    Pause,
    Plain,
    Player,
    Postgres,
    Process,
    Refused,
    Running,
    let_drive,
    wait_until,
)

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
LONG = (60.0, 60.0)
"""A pause that no test waits for."""


def begin(start: Start, **settings: Any) -> Running:
    return start(find_game=find_game, **settings)


@pytest.fixture
def server(start: Start) -> Running:
    return begin(start)


@contextmanager
def both(server: Running, opened: Plain) -> Iterator[tuple[Player, Player]]:
    table, tokens = opened["table"], opened["tokens"]
    with server.join(table, tokens["P1"]) as ann, server.join(table, tokens["P2"]) as bob:
        yield ann, bob


def stand(player: Player, option: str, period: str | None = None, **parts: Any) -> Plain:
    """Answer the present question so from now on."""
    said = {"seat": player.seats[0], "at": player.position, "option": option, "period": period}
    return player.ask("stand", **{**said, **parts})


def standing(player: Player) -> list[tuple[str, str, str | None]]:
    """What a player has answered in advance."""
    player.drain()
    return [(each["prompt"], each["option"], each["period"]) for each in player.state["standing"]]


def prompt(player: Player) -> str:
    """What a player is asked, if anything."""
    player.drain()
    asks = player.state["view"]["asks"]
    return next((ask["prompt"] for ask in asks if "options" in ask), "")


def until_asked(player: Player, wanted: str) -> None:
    while prompt(player) != wanted:
        player.next_state()


def to_the_offer(ann: Player, bob: Player) -> None:
    until_asked(ann, "ask-begin")
    ann.answer("yes")
    until_asked(bob, "ask-accept")


def stored(server: Running, model: Any, *columns: str) -> list[tuple[Any, ...]]:
    async def work() -> list[tuple[Any, ...]]:
        async with server.tables.services.sessions() as session:
            found = await session.execute(select(*(getattr(model, name) for name in columns)))
            return [tuple(row) for row in found]

    return server.call(work())


def given(server: Running) -> list[tuple[Any, ...]]:
    return stored(server, StoredAnswer, "n", "seat", "option")


def refuse(player: Player, kind: str, **parts: Any) -> str:
    with pytest.raises(Refused) as refused:
        player.ask(kind, **parts)
    return refused.value.code


# -- answering -------------------------------------------------------------------------------


def test_the_game_goes_on_past_who_is_absent(database: str, start: Start) -> None:
    server = begin(start, database=database)
    opened = open_formalities(server.http)
    with server.join(opened["table"], opened["tokens"]["P1"]) as ann:
        with server.join(opened["table"], opened["tokens"]["P2"]) as bob:
            to_the_offer(ann, bob)
            stand(bob, "no")
            until_asked(bob, "ask-expose")
            stand(bob, "pass")
            until_asked(ann, "ask-expose")
            stand(ann, "pass")
            until_asked(bob, "ask-once")
            bob.answer("yes")
        until_asked(ann, "ask-begin")
        ann.answer("yes")
        ann.until(lambda m: m["type"] == "state" and m["position"] == 9)
        assert [ask["prompt"] for ask in ann.state["view"]["asks"]] == ["ask-once"]
    assert given(server)[5:] == [
        (5, "P1", "yes"),
        (6, "P2", "no"),
        (7, "P2", "pass"),
        (8, "P1", "pass"),
    ]
    assert 'answers_total{by="standing"} 6.0' in server.http.get("/metrics").text


def test_the_question_says_how_long_an_answer_may_stand(server: Running) -> None:
    with both(server, open_formalities(server.http)) as (ann, bob):
        assert ann.state["view"]["asks"][0]["standing"] is None
        to_the_offer(ann, bob)
        terms = {
            "options": ["yes", "no"],
            "args": {"court": "court-vienna"},
            "periods": ["year"],
            "situations": [],
        }
        assert bob.state["view"]["asks"][0]["standing"] == terms
        ann.drain()
        assert "standing" not in ann.state["view"]["asks"][0]
        bob.answer("yes")
        terms = {"options": ["pass"], "args": {}, "periods": ["year"], "situations": []}
        assert bob.state["view"]["asks"][0]["standing"] == terms


def test_it_lasts_for_a_period(server: Running) -> None:
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "yes", "year")
        for _ in range(2):
            until_asked(bob, "ask-expose")
            bob.answer("pass")
            until_asked(ann, "ask-expose")
            ann.answer("pass")
            assert standing(bob) == [("ask-accept", "yes", "year")]
            until_asked(bob, "ask-once")
            bob.answer("no")
            until_asked(ann, "ask-begin")
            ann.answer("yes")
        assert prompt(bob) == "ask-accept"
        assert standing(bob) == []
    assert stored(server, StoredStandingAnswer, "id") == []


def test_the_latest_counts(server: Running) -> None:
    with both(server, open_formalities(server.http)) as (ann, bob):
        live = server.tables.live[ann.row["id"]]
        server.do(lambda: setattr(live, "driver", "none may drive"))
        to_the_offer(ann, bob)
        stand(bob, "yes", "year")
        stand(bob, "no")
        assert standing(bob) == [("ask-accept", "no", None)]
        server.do(lambda: setattr(live, "driver", None))
        stand(bob, "no")
        until_asked(bob, "ask-expose")
    assert given(server)[1] == (1, "P2", "no")


def test_nothing_stands_after_the_end(server: Running) -> None:
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "yes")
        until_asked(bob, "ask-expose")
        bob.ask("resign", seat="P2")
        assert standing(bob) == []
    assert stored(server, StoredStandingAnswer, "id") == []


# -- the pause -------------------------------------------------------------------------------


def test_it_can_be_withdrawn_in_the_pause(start: Start) -> None:
    pause = Pause()
    server = begin(start, sleep=pause)
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "yes")
        bob.ask("withdraw", seat="P2", standing=bob.state["standing"][0]["id"])
        assert standing(bob) == []
        pause.over = True
        let_drive(server, bob.row["id"])
        assert prompt(bob) == "ask-accept"
        assert stored(server, StoredTable, "due") == [(None,)]


def test_a_player_may_be_quicker(start: Start) -> None:
    pause = Pause()
    server = begin(start, sleep=pause)
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "yes")
        bob.answer("no")
        pause.over = True
        let_drive(server, bob.row["id"])
        assert prompt(bob) == "ask-expose"
        assert standing(bob) == [("ask-accept", "yes", None)]
    assert given(server) == [(0, "P1", "yes"), (1, "P2", "no")]


def test_a_clock_that_runs_out_in_the_pause_costs_nothing(start: Start) -> None:
    now = [NOON]
    server = begin(start, bot_pause=LONG, now=lambda: now[0])
    clock = {"kind": "live", "minutes": 1, "increment_seconds": 0}
    opened = open_formalities(server.http, clock=clock, timeout="forfeit")
    with both(server, opened) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "no")
        now[0] += timedelta(minutes=2)
        until_asked(bob, "ask-expose")
        ended = ann.until(lambda m: m["type"] == "ended")["result"]
        assert ended["winners"] == ["P1"]
    assert given(server)[-1] == (1, "P2", "no")


# -- taking back -----------------------------------------------------------------------------


def test_who_takes_it_back_is_asked_again(database: str, start: Start) -> None:
    server = begin(start, database=database)
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "yes")
        until_asked(bob, "ask-expose")
        bob.ask("undo", seat="P2", steps=1)
        assert bob.state["standing"] == []
        let_drive(server, bob.row["id"])
        assert prompt(bob) == "ask-accept"
        bob.answer("no")
    assert given(server)[1] == (1, "P2", "no")
    assert stored(server, StoredStandingAnswer, "id") == []


def test_who_takes_more_back_does_not_meet_it_again(server: Running) -> None:
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        bob.answer("yes")
        stand(bob, "pass")
        until_asked(ann, "ask-expose")
        bob.ask("undo", seat="P2", steps=2)
        assert prompt(bob) == "ask-accept"
        assert standing(bob) == []


def test_what_another_takes_back_is_answered_again(server: Running) -> None:
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "yes")
        until_asked(bob, "ask-expose")
        ann.ask("undo", seat="P1", steps=1)
        proposal = bob.until(lambda m: m["type"] == "proposal" and m["proposal"])["proposal"]
        bob.ask("consent", proposal=proposal["id"], yes=True)
        until_asked(ann, "ask-begin")
        ann.answer("no")
        until_asked(bob, "ask-expose")
    assert given(server) == [(0, "P1", "no"), (1, "P2", "yes")]


def test_a_plan_stands_apart(server: Running) -> None:
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "yes")
        until_asked(bob, "ask-expose")
        plan = bob.ask("sandbox", seat="P2", answers=[], at=1)
        assert plan["position"] == 1
        assert plan["view"]["asks"][0]["prompt"] == "ask-accept"
        let_drive(server, bob.row["id"])
        assert len(given(server)) == 2


# -- secrecy ---------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", ["P1", None])
def test_nobody_else_is_told(start: Start, reader: str | None) -> None:
    """Others are sent the same to the byte, whether somebody answers in advance or not."""
    server = begin(start, now=lambda: NOON, bot_pause=LONG)
    heard = []
    for promises in (False, True):
        opened = open_formalities(server.http)
        tokens = [opened["tokens"][reader]] if reader else []
        with both(server, opened) as (ann, bob):
            to_the_offer(ann, bob)
            with server.join(opened["table"], *tokens) as other:
                if promises:
                    stand(bob, "no")
                    stand(bob, "yes", "year")
                    bob.ask("withdraw", seat="P2", standing=bob.state["standing"][0]["id"])
                    stand(bob, "no")
                bob.answer("no")
                other.drain()
                other.ask("replay", seat=reader, at=1)
        path = f"/api/tables/{opened['table']}"
        asked = [server.http.get(path).text, server.http.get(f"{path}/replay?at=1").text]
        hidden = re.compile(f'{opened["table"]}|(?<="seed_hash":")[0-9a-f]+')
        heard.append([hidden.sub("", text) for text in (*other.raw, *asked)])
    assert heard[0] == heard[1]
    assert '"standing":[{' not in "".join(heard[1])


def test_at_one_screen_each_seat_is_told_its_own(start: Start) -> None:
    server = begin(start, bot_pause=LONG)
    seats = {name: {"kind": "here", "name": name} for name in ("P1", "P2")}
    opened = open_formalities(server.http, seats=seats)
    with server.join(opened["table"], *opened["tokens"].values()) as screen:
        screen.answer("yes")
        screen.ask("curtain", seat="P2")
        stand(screen, "no", seat="P2")
        assert screen.state["seat"] == "P2"
        assert len(screen.state["standing"]) == 1
        screen.ask("curtain", seat="P1")
        assert screen.state["standing"] == []


# -- bad input -------------------------------------------------------------------------------


def test_what_cannot_stand_is_refused(start: Start) -> None:
    server = begin(start, bot_pause=LONG)
    opened = open_formalities(server.http)
    with both(server, opened) as (ann, bob), server.join(opened["table"]) as watcher:
        begin_question = {"seat": "P1", "at": 0, "option": "yes"}
        assert refuse(ann, "stand", **begin_question) == "bad-option"
        assert refuse(bob, "stand", **begin_question) == "not-your-seat"
        assert refuse(watcher, "stand", **begin_question) == "not-your-seat"
        assert refuse(bob, "stand", seat="P2", at=0, option="no") == "wrong-seat"
        to_the_offer(ann, bob)
        good = {"seat": "P2", "at": 1, "option": "no"}
        bad: dict[str, list[Plain]] = {
            "late-answer": [{"at": 0}, {"at": 2}],
            "bad-option": [{"option": "pass"}, {"option": "dance"}, {"period": "century"}],
            "bad-request": [
                {"option": "x" * 201},
                {"option": None},
                {"period": "y" * 25},
                {"period": 1},
                {"at": "1"},
                {"seat": "P" * 17},
            ],
            "not-your-seat": [{"seat": "P1"}, {"seat": "P9"}],
        }
        for code, parts in bad.items():
            for part in parts:
                assert refuse(bob, "stand", **(good | part)) == code, part
        assert standing(bob) == []
        stand(bob, "no", args={"court": "x" * 1000}, prompt="ask-once")
        number = bob.state["standing"][0]["id"]
        assert standing(bob) == [("ask-accept", "no", None)]
        assert bob.state["standing"][0]["args"] == {"court": "court-vienna"}
        assert refuse(ann, "withdraw", seat="P2", standing=number) == "not-your-seat"
        assert refuse(ann, "withdraw", seat="P1", standing=number) == "not-found"
        assert refuse(watcher, "withdraw", seat="P2", standing=number) == "not-your-seat"
        assert refuse(bob, "withdraw", seat="P2", standing=number + 1) == "not-found"
        for wrong in (-1, 2**40, "1", None):
            assert refuse(bob, "withdraw", seat="P2", standing=wrong) == "bad-request"
        assert len(standing(bob)) == 1
        bob.answer("no")
        bob.answer("pass")
        ann.drain()
        ann.answer("pass")
        bob.drain()
        refused = refuse(bob, "stand", seat="P2", at=bob.position, option="no")
        assert refused == "bad-option"
        bob.ask("resign", seat="P2")
        assert refuse(bob, "stand", **good) == "game-over"


def test_there_are_not_too_many(start: Start) -> None:
    limits = Limits(messages=GENEROUS.messages, standing_answers=1)
    server = begin(start, limits=limits, bot_pause=LONG)
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "no")
        stand(bob, "yes")
        bob.answer("no")
        assert refuse(bob, "stand", seat="P2", at=2, option="pass") == "too-large"
        assert standing(bob) == [("ask-accept", "yes", None)]
        bob.ask("withdraw", seat="P2", standing=bob.state["standing"][0]["id"])
        stand(bob, "pass")
        assert standing(bob) == [("ask-expose", "pass", None)]


# -- storage ---------------------------------------------------------------------------------


def test_it_outlives_the_server(database: str, start: Start) -> None:
    server = begin(start, database=database)
    opened = open_formalities(server.http)
    with both(server, opened) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "no")
        until_asked(bob, "ask-expose")
        stand(bob, "pass", "year")
        until_asked(ann, "ask-expose")
    server.stop()
    again = begin(start, database=database)
    with both(again, opened) as (ann, bob):
        assert standing(bob) == [("ask-accept", "no", None), ("ask-expose", "pass", "year")]
        ann.answer("pass")
        bob.drain()
        bob.answer("yes")
        until_asked(ann, "ask-begin")
        ann.answer("yes")
        until_asked(ann, "ask-expose")


def test_it_is_given_after_a_crash_though_nobody_comes(start: Start) -> None:
    now = [NOON]
    server = begin(start, bot_pause=LONG, now=lambda: now[0])
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "no")
    server.stop()
    now[0] += timedelta(seconds=30)
    again = begin(start, now=lambda: now[0])
    wait_until(lambda: len(given(again)) == 2)
    assert given(again)[1] == (1, "P2", "no")


def test_it_goes_with_the_player(database: str, start: Start) -> None:
    server = begin(start, database=database, bot_pause=LONG)
    opened = open_formalities(server.http)
    table = opened["table"]
    with both(server, opened) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "no")
        headers = {"Authorization": f"Seat {opened['tokens']['P2']}"}
        gone = {"replace": "open"}
        server.http.request(
            "DELETE", f"/api/tables/{table}/seats/P2", json=gone, headers=headers
        ).raise_for_status()
        assert standing(bob) == []
    assert stored(server, StoredStandingAnswer, "id") == []
    taken = server.http.post(f"/api/tables/{table}/seats/P2", json={"name": "Cid"})
    with server.join(table, taken.json()["token"]) as cid:
        assert standing(cid) == []
        assert prompt(cid) == "ask-accept"


def test_it_goes_with_the_table(database: str, start: Start) -> None:
    server = begin(start, database=database, bot_pause=LONG)
    with both(server, open_formalities(server.http)) as (ann, bob):
        to_the_offer(ann, bob)
        stand(bob, "no")

    def work(connection: Connection) -> None:
        connection.execute(delete(StoredTable))

    server.call(server.tables.services.writer.do("all", work, notify=False))
    assert stored(server, StoredStandingAnswer, "id") == []


# -- several servers -------------------------------------------------------------------------


def test_another_server_answers_too(postgres: Postgres, start: Start) -> None:
    database = postgres.new_database()
    one, two = begin(start, database=database), begin(start, database=database)
    opened = open_formalities(one.http)
    with two.join(opened["table"], opened["tokens"]["P1"]) as ann:
        with one.join(opened["table"], opened["tokens"]["P2"]) as bob:
            to_the_offer(ann, bob)
            stand(bob, "no")
            until_asked(bob, "ask-expose")
            stand(bob, "pass")
        for _ in range(3):
            until_asked(ann, "ask-expose")
            ann.answer("pass")
            with one.join(opened["table"], opened["tokens"]["P2"]) as bob:
                until_asked(bob, "ask-once")
                bob.answer("no")
            until_asked(ann, "ask-begin")
            ann.answer("yes")
        until_asked(ann, "ask-expose")
    passes = ("P2", "pass")
    wait_until(lambda: sum(answer[1:] == passes for answer in given(one)) == 4)


def test_what_is_withdrawn_on_one_server_is_not_given_on_another(
    postgres: Postgres, start: Start
) -> None:
    database = postgres.new_database()
    one = begin(start, database=database)
    pause = Pause()
    two = begin(start, database=database, sleep=pause)
    opened = open_formalities(one.http)
    with (
        two.join(opened["table"], opened["tokens"]["P1"]) as ann,
        one.join(opened["table"], opened["tokens"]["P2"]) as bob,
    ):
        live = one.tables.live[opened["table"]]
        one.do(lambda: setattr(live, "driver", "none may drive"))
        to_the_offer(ann, bob)
        stand(bob, "no")
        other = two.tables.live[opened["table"]]
        wait_until(lambda: other.driver is not None)
        two.do(lambda: setattr(two.tables.services.bus, "on_change", lambda _: None))
        bob.ask("withdraw", seat="P2", standing=bob.state["standing"][0]["id"])
        pause.over = True
        let_drive(two, opened["table"])
        assert prompt(bob) == "ask-accept"
        one.do(lambda: setattr(live, "driver", None))
    assert len(given(one)) == 1


# -- a real game -----------------------------------------------------------------------------


def at_the_arbiter() -> Table[Any]:
    """Return a game of Realpolitik in which a mover asks the Arbiter for a step."""
    table = new_table("realpolitik", {"players": "3"}, 5)
    luck = Random(5)
    while table.asks()[0].prompt != "ask-grant-step":
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
    return table


def test_a_refusal_stands_though_the_page_is_closed_and_the_server_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    table = at_the_arbiter()
    arbiter = table.asks()[0].seat
    people = {seat: {"kind": "me", "name": seat} for seat in table.seats}
    record = json.loads(table.record().to_json())
    body = {"record": record, "resume": True, "seats": people, "public": True}
    with Process(database) as server:
        opened = server.http.post("/api/records", json=body).json()
        tokens = [opened["tokens"][seat] for seat in table.seats]
        with server.join(opened["table"], tokens[arbiter]) as bob:
            stand(bob, "no", "diplomacy")
            server.kill()
    with Process(database) as server:
        with server.join(opened["table"], tokens[arbiter - 1]) as other:
            while other.state["view"]["asks"][0]["prompt"] == "ask-grant-step":
                other.receive()
            lines = [line for line in other.logs[other.seats[0]] if line["at"] > table.position]
            assert lines[0]["text"] == "log-step-refused"
        with server.join(opened["table"], tokens[arbiter]) as bob:
            assert standing(bob) == [("ask-grant-step", "no", "diplomacy")]
