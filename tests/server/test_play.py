"""Playing over the socket: answers, bots, the end, reconnecting."""

from random import Random
from typing import Any

import pytest

from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests.server.conftest import Start
from tests.server.house import Refused, Running, play_randomly


def test_two_players_play_to_the_end(database: str, start: Start) -> None:
    server = start(database=database)
    opened = server.open(public=True)
    table = opened["table"]
    with (
        server.join(table, opened["tokens"]["FR"]) as ann,
        server.join(table, opened["tokens"]["BR"]) as bob,
        server.join(table) as watcher,
    ):
        play_randomly([ann, bob], Random(3))
        watcher.drain()
        for player in (ann, bob, watcher):
            assert player.state["view"]["result"] is not None
            assert player.state["position"] == ann.position
        assert [m for m in watcher.heard if m["type"] == "ended"]
    row = server.http.get(f"/api/tables/{table}").json()
    assert row["finished"]
    assert row["seed"]
    record = Record.from_json(server.http.get(f"/api/tables/{table}/record").text)
    again = Table.replay(get_game(record.game), record)
    assert again.result is not None
    assert [again.seats[winner] for winner in again.result.winners] == row["result"]["winners"]


def test_a_bot_answers_through_the_same_door(start: Start) -> None:
    server = start(bot_processes=1)
    opened = server.open(br="greedy")
    luck = Random(1)
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        for _ in range(25):
            if not ann.until_asked():
                break
            ann.answer(luck.choice(ann.options()))
        assert ann.position > 25


def test_bots_alone_play_to_the_end(server: Running) -> None:
    opened = server.open("random", "random", public=True)
    with server.join(opened["table"]) as watcher:
        assert not watcher.until_asked()
        assert watcher.row["finished"] or watcher.until(lambda m: m["type"] == "table")


def test_illegal_late_and_foreign_answers_change_nothing(server: Running) -> None:
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        before = ann.position
        wrong: dict[str, dict[str, Any]] = {
            "unknown-answer": {"seat": "FR", "option": "dance wildly", "at": before},
            "illegal-answer": {"seat": "FR", "option": "pass", "at": before},
            "late-answer": {"seat": "FR", "option": ann.options()[0], "at": before + 1},
            "not-your-seat": {"seat": "BR", "option": ann.options()[0], "at": before},
        }
        for code, parts in wrong.items():
            with pytest.raises(Refused) as refused:
                ann.ask("answer", **parts)
            assert refused.value.code == code
        ann.ask("chat", text="still here")
        assert ann.position == before


def test_an_answer_comes_back_as_state_and_ack(server: Running) -> None:
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        at = ann.position
        ack = ann.answer()
        assert ack["type"] == "ack"
        assert ack["position"] == at + 1
        assert ann.heard[-2]["type"] == "state"
        assert ann.state["position"] == at + 1


def test_who_reconnects_finds_everything_again(server: Running) -> None:
    opened = server.open()
    token = opened["tokens"]["FR"]
    with server.join(opened["table"], token) as ann:
        for _ in range(3):
            if ann.options():
                ann.answer()
        kept = ann.state
        log = ann.logs["FR"]
    with server.join(opened["table"], token) as ann:
        assert ann.state["view"] == kept["view"]
        assert ann.state["from"] == 0
        assert ann.logs["FR"] == log


def test_what_is_sent_of_the_log_is_only_what_is_new(server: Running) -> None:
    opened = server.open("here", "here")
    with server.join(opened["table"], *opened["tokens"].values()) as both:
        luck = Random(5)
        for _ in range(40):
            seat = both.row["turn"][0] if both.position == 0 else _asked(both.state)
            both.ask("curtain", seat=seat)
            both.answer(luck.choice(both.options()), seat)
        assert both.state["from"] > 0
        with server.join(opened["table"], opened["tokens"][both.state["seat"]]) as again:
            seat = both.state["seat"]
            assert again.logs[seat] == both.logs[seat]


def _asked(state: dict[str, Any]) -> str:
    return str(state["view"]["asks"][0]["seat"])


def test_options_have_their_price(server: Running) -> None:
    opened = server.open("here", "here")
    luck = Random(2)
    with server.join(opened["table"], *opened["tokens"].values()) as both:
        for _ in range(60):
            both.ask("curtain", seat=_asked(both.state))
            offered = next(a for a in both.state["view"]["asks"] if "options" in a)["options"]
            if any(each["cost"] for each in offered):
                return
            both.answer(luck.choice(offered)["option"])
    pytest.fail("nothing had a price")
