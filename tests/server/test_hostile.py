"""Clients that mean no good, or do not know better."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from greatpowers.server.settings import Limits
from greatpowers.server.tokens import Claim, Signer
from tests.server.conftest import GENEROUS, Start
from tests.server.house import GAME, Refused, Running


def test_garbage_is_answered_with_an_error(server: Running) -> None:
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        for text in (
            "",
            "null",
            "[]",
            "{",
            "42",
            '"hello"',
            '{"type":"answer"}',
            '{"type":"become_king","id":1}',
            '{"type":"answer","id":"x","seat":"FR","option":"pass","at":0}',
            '{"type":"answer","id":1,"seat":"FR","option":"pass","at":"0"}',
            '{"type":"answer","id":1,"seat":"FR","option":["pass"],"at":0}',
            '{"type":"answer","id":1e99,"seat":"FR","option":"pass","at":0}',
            '{"type":"undo","id":1,"seat":"FR","steps":-1}',
            '{"type":"hello","tokens":[]}',
            "[" * 5000,
            "👑" * 10,
            '{"type":"chat","id":1,"text":"\\ud800"}',
        ):
            ann.socket.send(text)
            reply = ann.until(lambda m: m["type"] == "error")
            assert reply["error"] == "bad-request", text
            assert "Traceback" not in reply["message"]
        ann.socket.send(b"\x00\xff")
        assert ann.until(lambda m: m["type"] == "error")["error"] == "bad-request"
        ann.answer()


def test_random_garbage_breaks_nothing(server: Running) -> None:
    opened = server.open()
    luck = Random(0)
    kinds = ["answer", "why", "undo", "propose", "consent", "chat", "sandbox", "replay", "curtain"]
    kinds += ["stand", "withdraw"]
    values: list[Any] = [
        None,
        -1,
        0,
        1,
        2**70,
        "",
        "FR",
        "BR",
        "pass",
        [],
        {},
        True,
        "turn",
        "x" * 99,
    ]
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        for _ in range(300):
            keys = luck.sample(["seat", "option", "at", "steps", "what", "yes", "text"], 4)
            more = ("answers", "target", "verb", "period", "standing")
            parts = {key: luck.choice(values) for key in (*keys, *more)}
            with suppress(Refused):
                ann.ask(luck.choice(kinds), **parts)
        errors = {m["error"] for m in ann.heard if m["type"] == "error"}
        assert errors
        assert "internal-error" not in errors


def test_too_large_a_message_ends_the_connection(server: Running) -> None:
    opened = server.open()
    for size in (16 * 1024, 10**6):
        with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
            ann.socket.send(json.dumps({"type": "chat", "id": 1, "text": "x" * size}))
            assert ann.close_code() == 1009
    with server.join(opened["table"], hello=False) as ann:
        ann.socket.send(json.dumps({"type": "hello", "tokens": ["x" * 20_000]}))
        assert ann.close_code() == 1009


def test_a_flood_is_stopped(start: Start) -> None:
    server = start(limits=Limits())
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        with suppress(ConnectionClosed):
            for number in range(2000):
                ann.send({"type": "why", "id": number, "seat": "FR", "target": "caicos"})
                if number > 400:
                    ann.receive()
        assert ann.close_code() == 4429
        codes = {m["error"] for m in ann.heard if m["type"] == "error"}
        assert codes == {"rate-limited"}
    with server.join(opened["table"], opened["tokens"]["FR"]) as again:
        again.answer()


def test_too_many_requests_are_refused(start: Start) -> None:
    server = start(limits=Limits(requests=(1e-6, 5), passwords=(1e-6, 2)))
    for _ in range(2):
        server.http.post("/api/session", json={"name": "Ann", "password": "x" * 8})
    response = server.http.post("/api/session", json={"name": "Ann", "password": "x" * 8})
    assert response.status_code == 429
    server.http.get("/api/games")
    server.http.get("/api/games")
    response = server.http.get("/api/games")
    assert response.status_code == 429
    assert response.json()["error"] == "rate-limited"


def test_too_large_a_request_is_refused(server: Running) -> None:
    def drip() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    for content in (b"x" * 100_000, drip()):
        response = server.http.post("/api/tables", content=content)
        assert response.status_code == 413
        assert response.json()["error"] == "too-large"


@pytest.mark.parametrize("subprotocol", [None, "chess.1"])
def test_another_protocol_is_refused(server: Running, subprotocol: str | None) -> None:
    opened = server.open(public=True)
    with pytest.raises(InvalidStatus) as refused:
        server.join(opened["table"], subprotocol=subprotocol)
    assert refused.value.response.status_code == 403


def test_another_origin_is_refused(start: Start) -> None:
    server = start(origins=("https://friend.example",))
    opened = server.open(public=True)
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
        with pytest.raises(InvalidStatus) as refused:
            server.join(opened["table"], origin=origin)
        assert refused.value.response.status_code == 403
        response = server.http.post("/api/session", json={}, headers={"Origin": origin})
        assert response.status_code == 403
        assert response.json()["error"] == "wrong-origin"
    for origin in ("https://friend.example", f"http://127.0.0.1:{server.port}"):
        with server.join(opened["table"], origin=origin) as watcher:
            assert watcher.heard[0]["type"] == "welcome"


def test_forged_and_revoked_tokens_are_worth_nothing(server: Running) -> None:
    opened = server.open()
    table, token = opened["table"], opened["tokens"]["FR"]
    payload, _, signature = token.partition(".")
    forged = [
        "",
        "x",
        token[:-1],
        f"{payload}.{signature[::-1]}",
        opened["tokens"]["BR"].partition(".")[0] + "." + signature,
        Signer("guess").token(Claim(table, "FR", 1)),
        server.tables.services.signer.token(Claim(table, "FR", 2)),
        server.tables.services.signer.token(Claim("other", "FR", 1)),
        "ÿ" * 50,
    ]
    for wrong in forged:
        with server.join(table, wrong) as eve:
            assert eve.heard[-1]["error"] == "unauthorised"
            assert eve.close_code() == 4403
    with server.join("nowhere", token) as eve:
        assert eve.heard[-1]["error"] == "unknown-table"
        assert eve.close_code() == 4404
    server.http.request(
        "DELETE",
        f"/api/tables/{table}/seats/FR",
        json={"replace": "open"},
        headers={"Authorization": f"Seat {token}"},
    )
    with server.join(table, token) as eve:
        assert eve.close_code() == 4403


def test_at_a_public_table_a_wrong_token_only_watches(server: Running) -> None:
    opened = server.open(public=True)
    with server.join(opened["table"], "forged") as eve:
        assert eve.seats == []
        with pytest.raises(Refused) as refused:
            eve.ask("answer", seat="FR", option="pass", at=0)
        assert refused.value.code == "not-your-seat"


def test_who_does_not_say_hello_is_sent_away(start: Start) -> None:
    server = start(limits=Limits(hello_seconds=0.1))
    opened = server.open(public=True)
    with server.join(opened["table"], hello=False) as silent:
        assert silent.close_code() == 1008
    with server.join(opened["table"], hello=False) as rude:
        rude.send({"type": "answer", "id": 1})
        assert rude.close_code() == 1008


def test_pages_are_told_to_be_careful(server: Running) -> None:
    response = server.http.get("/api/games")
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "no-store" in response.headers["cache-control"]
    assert "server" not in response.headers


def test_a_failing_rule_does_not_take_the_table_along(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(limits=GENEROUS)
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        live = server.tables.live[opened["table"]]
        option = ann.options()[0]

        def fail(*_: object) -> None:
            raise ZeroDivisionError("secret detail")

        server.do(lambda: monkeypatch.setattr(live.table, "_apply", fail))
        with pytest.raises(Refused) as refused:
            ann.answer(option)
        assert refused.value.code == "internal-error"
        assert "secret" not in refused.value.message["message"]
        assert ann.answer(option)["position"] == 1


def test_a_storage_that_fails_takes_nothing_along(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        writer = server.tables.services.writer
        option = ann.options()[0]

        async def fail(*_: object, **__: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(writer, "step", fail)
            with pytest.raises(Refused) as refused:
                ann.answer(option)
        assert refused.value.code == "unavailable"
        ann.drain()
        assert ann.position == 0
        assert ann.answer(option)["position"] == 1


def test_names_are_tidied(server: Running) -> None:
    for name in ("\x00", "a\u202eb", "\x1b[31m"):
        seats = {"FR": {"kind": "me", "name": name}, "BR": {"kind": "open"}}
        response: httpx.Response = server.http.post(
            "/api/tables", json={"game": GAME, "seats": seats}
        )
        assert response.status_code == 400
