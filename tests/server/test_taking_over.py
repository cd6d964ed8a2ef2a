"""Seats change hands only if their player is long away, or if the others agree."""

from datetime import timedelta
from typing import Any

import httpx
import pytest

from tests.server.conftest import Start
from tests.server.house import Clock, Postgres, Refused, Running, wait_until, wait_until_gone
from tests.server.test_http import refused, seat_header

THREE = {"players": "3"}


def replace(server: Running, opened: Any, seat: str, by: str, **body: Any) -> httpx.Response:
    path = f"/api/tables/{opened['table']}/seats/{seat}"
    return server.http.request("DELETE", path, json=body, headers=seat_header(by))


def three(server: Running, **more: Any) -> Any:
    seats = {f"P{n}": {"kind": "me", "name": f"Player {n}"} for n in (1, 2, 3)}
    body = {"game": "imperialism", "options": THREE, "seats": seats, **more}
    response = server.http.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    return response.json()


def texts(player: Any) -> list[str]:
    return [line["text"] for line in player.logs[player.state["seat"]]]


def test_the_owner_does_not_get_the_seat_of_somebody_who_has_just_left(start: Start) -> None:
    clock = Clock()
    server = start(now=clock)
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["BR"]):
        pass
    wait_until_gone(server, opened["table"], "BR")
    for into in ("invite", "open", "bot"):
        refused(replace(server, opened, "BR", opened["owner"], replace=into), 409, "not-absent")
    clock.now += timedelta(minutes=9)
    refused(replace(server, opened, "BR", opened["owner"], replace="bot"), 409, "not-absent")
    clock.now += timedelta(hours=9)
    for into in ("invite", "open"):
        refused(replace(server, opened, "BR", opened["owner"], replace=into), 409, "not-absent")
    done = replace(server, opened, "BR", opened["owner"], replace="bot")
    assert done.json()["kind"] == "bot"


def test_nobody_is_replaced_while_another_thinks(start: Start) -> None:
    clock = Clock()
    server = start(now=clock)
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        with server.join(opened["table"], opened["tokens"]["BR"]) as bob:
            while bob.options():
                bob.answer()
        wait_until_gone(server, opened["table"], "BR")
        clock.now += timedelta(hours=1)
        ann.drain()
        while ann.options():
            ann.answer()
        waiting = [ask["seat"] for ask in ann.state["view"]["asks"]]
        assert waiting == ["BR"]
        refused(
            replace(server, opened, "BR", opened["tokens"]["FR"], replace="bot"), 409, "not-absent"
        )
        clock.now += timedelta(minutes=11)
        assert (
            replace(server, opened, "BR", opened["tokens"]["FR"], replace="bot").status_code == 200
        )
        ann.until(lambda m: m["type"] == "state" and "log-seat-bot" in texts(ann))


def test_who_has_days_may_be_away_for_days(start: Start) -> None:
    clock = Clock()
    server = start(now=clock)
    opened = server.open(clock={"kind": "days", "days": 2})
    clock.now += timedelta(days=1)
    refused(replace(server, opened, "FR", opened["tokens"]["BR"], replace="bot"), 409, "not-absent")


def test_a_player_on_another_server_is_there(start: Start, postgres: Postgres) -> None:
    clock = Clock()
    database = postgres.new_database()
    one, two = (start(database=database, now=clock) for _ in range(2))
    opened = one.open()
    clock.now += timedelta(hours=1)
    with one.join(opened["table"], opened["tokens"]["FR"]):
        one.call(one.tables.store_seen())
        for into in ("bot", "invite"):
            answer = replace(two, opened, "FR", opened["owner"], replace=into)
            refused(answer, 409, "not-absent")


def test_the_others_agree_to_a_successor(start: Start) -> None:
    server = start()
    opened = three(server)
    table, tokens = opened["table"], opened["tokens"]
    with server.join(table, tokens["P1"]) as ann, server.join(table, tokens["P2"]) as bob:
        ann.ask("propose", seat="P1", what="replace", absent="P3", successor="open")
        shown = bob.until(lambda m: m["type"] == "proposal" and m["proposal"])["proposal"]
        assert (shown["what"], shown["absent"], shown["successor"]) == ("replace", "P3", "open")
        bob.ask("consent", proposal=shown["id"], yes=True)
        assert bob.row["seats"][2]["kind"] == "open"
    old = server.http.get(f"/api/tables/{table}", headers=seat_header(tokens["P3"]))
    refused(old, 401, "unauthorised")


def test_nobody_agrees_with_themselves(start: Start) -> None:
    server = start()
    for opened, held in ((server.open(), ["FR"]), (three(server), ["P1", "P2"])):
        tokens = opened["tokens"]
        absent = next(seat for seat in tokens if seat not in held)
        with (
            server.join(opened["table"], *(tokens[seat] for seat in held)) as ann,
            pytest.raises(Refused, match="not-absent"),
        ):
            ann.ask("propose", seat=held[0], what="replace", absent=absent, successor="open")


def test_somebody_who_is_there_is_not_replaced(start: Start) -> None:
    server = start()
    opened = three(server)
    table, tokens = opened["table"], opened["tokens"]
    with (
        server.join(table, tokens["P1"]) as ann,
        server.join(table, tokens["P2"]),
        server.join(table, tokens["P3"]),
    ):
        wait_until(lambda: server.tables.live[table].present()["P3"])
        with pytest.raises(Refused, match="not-absent"):
            ann.ask("propose", seat="P1", what="replace", absent="P3")


def test_nobody_who_plays_takes_a_second_seat(server: Running) -> None:
    opened = server.open(public=True)
    table, tokens = opened["table"], opened["tokens"]
    with server.join(table, tokens["FR"]) as ann:
        ann.answer()
    replace(server, opened, "BR", tokens["BR"], replace="open")
    path = f"/api/tables/{table}/seats/BR"
    own = seat_header(tokens["FR"])
    refused(server.http.post(path, json={}, headers=own), 409, "seat-taken")
    assert server.http.post(path, json={}).status_code == 200
    with server.join(table) as watcher:
        assert texts(watcher)[-2:] == ["log-seat-free", "log-seat-player"]
    again = server.tables.live.pop(table)
    with server.join(table) as watcher:
        assert texts(watcher)[-2:] == ["log-seat-free", "log-seat-player"]
    assert server.tables.live[table] is not again


def test_the_hand_of_a_bot_is_not_for_its_host(server: Running) -> None:
    seats = {"P1": {"kind": "me"}, "P2": {"kind": "me"}, "P3": {"kind": "bot"}}
    body = {"game": "imperialism", "options": THREE, "seats": seats}
    opened = server.http.post("/api/tables", json=body).json()
    with server.join(opened["table"], opened["tokens"]["P1"]) as ann:
        if ann.options():
            ann.answer()
        wait_until(lambda: server.tables.live[opened["table"]].position)
    refused(replace(server, opened, "P3", opened["owner"], replace="invite"), 409, "not-absent")
