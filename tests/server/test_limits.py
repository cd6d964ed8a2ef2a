"""Limits: by cost, by account, by network, and on what stands in the lobby."""

import json
import socket
from datetime import timedelta
from typing import Any

import httpx
import pytest

from greatpowers import game_ids
from greatpowers.server.client import TOO_SLOW, Client
from greatpowers.server.limits import limit_key
from greatpowers.server.lobby_cache import LobbyCache
from greatpowers.server.settings import Limits
from tests.server.conftest import Start
from tests.server.house import GAME, Clock, Running
from tests.server.test_http import refused, seat_header

SEATS = {"FR": {"kind": "me"}, "BR": {"kind": "open"}}
PUBLIC = {"game": GAME, "seats": SEATS, "public": True}


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_counts_as_one(address: str, key: str) -> None:
    assert limit_key(address) == key


def try_password(server: Running, name: str, **headers: str) -> int:
    body = {"name": name, "password": "not this one"}
    return server.http.post("/api/session", json=body, headers=headers).status_code


def test_nobody_tries_passwords_from_made_up_addresses(start: Start) -> None:
    server = start(limits=Limits(passwords=(1e-6, 3)))
    tried = [try_password(server, "Ann", **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(6)]
    assert tried == [401, 401, 401, 429, 429, 429]


def test_a_trusted_proxy_speaks_for_others(start: Start) -> None:
    server = start(limits=Limits(passwords=(1e-6, 1)), proxies=("127.0.0.1",))
    tried = [try_password(server, f"N{n}", **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(4)]
    assert tried == [401] * 4
    told = {"X-Forwarded-For": "192.0.2.9", "X-Forwarded-Proto": "https"}
    body = {"name": "Ann", "password": "a long word"}
    made = server.http.post("/api/accounts", json=body, headers=told)
    assert "Secure" in made.headers["set-cookie"]


def test_passwords_are_counted_by_account_as_well(start: Start) -> None:
    limits = Limits(account_passwords=(1e-6, 2))
    server = start(limits=limits, proxies=("127.0.0.1",))
    names = ["Ann", " ann ", "ANN", "Bob"]
    tried = [
        try_password(server, name, **{"X-Forwarded-For": f"192.0.2.{n}"})
        for n, name in enumerate(names)
    ]
    assert tried == [401, 401, 429, 401]


def test_dear_requests_count_for_more(start: Start) -> None:
    server = start(limits=Limits(requests=(1e-6, 9)))
    answers = [server.http.get("/api/tables").status_code for _ in range(3)]
    assert answers == [200, 200, 429]
    assert server.http.get("/api/games").status_code == 200


def test_the_games_are_described_once(start: Start) -> None:
    listed = 0

    def list_games() -> list[str]:
        nonlocal listed
        listed += 1
        return game_ids()

    server = start(list_games=list_games)
    first = server.http.get("/api/games").text
    before = listed
    assert server.http.get("/api/games").text == first
    assert listed == before > 0


def lobby(server: Running, **query: Any) -> Any:
    return server.http.get("/api/tables", params=query).json()


def test_nobody_fills_the_lobby(start: Start) -> None:
    server = start(limits=Limits(waiting_tables=3))
    answers = [server.http.post("/api/tables", json=PUBLIC) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert len(lobby(server)["open"]) == 3
    private = {**PUBLIC, "public": False}
    assert server.http.post("/api/tables", json=private).status_code == 201
    other = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=server.http.base_url, transport=other) as http:
        assert http.post("/api/tables", json=PUBLIC).status_code == 201


def test_nobody_fills_the_other_lists_either(start: Start) -> None:
    clock = Clock()
    server = start(limits=Limits(public_tables=3), now=clock)
    body = {**PUBLIC, "seats": {seat: {"kind": "me"} for seat in SEATS}}
    answers = [server.http.post("/api/tables", json=body).status_code for _ in range(4)]
    assert answers == [201, 201, 201, 429]
    clock.now += timedelta(days=2)
    assert server.http.post("/api/tables", json=body).status_code == 201


def test_the_lobby_has_pages(start: Start) -> None:
    server = start(limits=GENEROUS_LOBBY, lobby_seconds=0.0)
    ids = {server.http.post("/api/tables", json=PUBLIC).json()["table"] for _ in range(30)}
    first, second = lobby(server), lobby(server, page=1)
    assert (len(first["open"]), len(second["open"])) == (25, 5)
    assert {row["id"] for row in first["open"] + second["open"]} == ids
    assert (first["more"], second["more"]) == (["open"], [])
    assert lobby(server, game="imperialism")["open"] == []
    for query in ({"page": -1}, {"page": "x"}, {"game": "\0"}):
        refused(server.http.get("/api/tables", params=query), 400, "bad-request")


GENEROUS_LOBBY = Limits(requests=(1e6, 10**6), waiting_tables=1000, public_tables=1000)


def test_the_lobby_is_read_once_a_moment_but_never_stale_here(start: Start) -> None:
    server = start(lobby_seconds=1e6)
    assert lobby(server)["open"] == []
    opened = server.http.post("/api/tables", json=PUBLIC).json()
    assert [row["id"] for row in lobby(server)["open"]] == [opened["table"]]
    server.http.post(f"/api/tables/{opened['table']}/seats/BR", json={})
    assert lobby(server)["open"] == []


def test_a_page_of_the_lobby_grows_old() -> None:
    now = 0.0
    cache = LobbyCache(1.0, lambda: now)
    cache.keep(0, b"x")
    assert cache.find(0) == b"x"
    assert cache.find(1) is None
    now = 1.5
    assert cache.find(0) is None


def test_tables_that_never_began_are_cleared_away(start: Start) -> None:
    clock = Clock()
    server = start(now=clock)
    waiting = server.http.post("/api/tables", json=PUBLIC).json()
    begun = server.open("me", "open", public=True)
    with server.join(begun["table"], begun["tokens"]["FR"]) as ann:
        ann.answer()
    clock.now += timedelta(days=8)

    def clear() -> None:
        server.tables._clear_at = 0.0
        server.call(server.tables._clear_away())

    clear()
    refused(server.http.get(f"/api/tables/{waiting['table']}"), 404, "unknown-table")
    assert server.http.get(f"/api/tables/{begun['table']}").status_code == 200


def test_the_host_closes_a_table_that_others_do_not_play_at(server: Running) -> None:
    opened = server.http.post("/api/tables", json=PUBLIC).json()
    path = f"/api/tables/{opened['table']}"
    refused(server.http.delete(path), 403, "not-your-seat")
    with server.join(opened["table"]) as watcher:
        gone = server.http.delete(path, headers=seat_header(opened["owner"]))
        assert gone.status_code == 204
        assert watcher.close_code() == 4404
    refused(server.http.get(path), 404, "unknown-table")


def test_the_host_does_not_close_a_game_of_others(server: Running) -> None:
    opened = server.http.post("/api/tables", json=PUBLIC).json()
    path = f"/api/tables/{opened['table']}"
    server.http.post(f"{path}/seats/BR", json={})
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.answer()
        refused(server.http.delete(path, headers=seat_header(opened["owner"])), 409, "seat-taken")
        ann.ask("resign", seat="FR")
    assert server.http.delete(path, headers=seat_header(opened["owner"])).status_code == 204


def test_who_does_not_read_is_counted_by_what_waits() -> None:
    client = Client({}, "x", Limits(outbox=100, outbox_characters=1000))
    client.send_text("x" * 5000)
    assert not client.closing
    client.send_text("y")
    assert client.closing
    assert client.outbox.get_nowait() == (TOO_SLOW, "too slow")


def test_who_reads_is_not_shown_out() -> None:
    client = Client({}, "x", Limits(outbox=100, outbox_characters=1000))
    for _ in range(50):
        client.send_text("x" * 900)
        client.sent(str(client.outbox.get_nowait()))
    assert not client.closing


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 300, "/" + "a/" * 3000, "/api/tables/%00"])
def test_paths_that_cannot_be_are_not_found(start: Start, tmp_path: Any, path: str) -> None:
    (tmp_path / "index.html").write_text("hello")
    server = start(client=tmp_path)
    assert server.http.get(path).status_code in (400, 404)


def test_a_table_that_cannot_be_is_unknown(start: Start, database: str) -> None:
    server = start(database=database)
    refused(server.http.get("/api/tables/%00"), 400, "bad-request")
    with server.join("a%00b", hello=False) as nobody:
        nobody.send({"type": "hello", "tokens": []})
        assert nobody.close_code() == 4404


def test_half_a_request_does_not_wait_for_ever(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greatpowers.server.heads.HEAD_SECONDS", 0.05)
    server = start()
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        assert slow.recv(100) == b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as quick:
        quick.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert json.loads(quick.makefile("rb").read().partition(b"\r\n\r\n")[2]) == {"ok": True}
