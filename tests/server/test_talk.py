"""Talk at the table: who says something is told apart from how they are called."""

import logging
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.house import Refused, Running
from tests.server.test_http import refused


def register(server: Running, name: str) -> str:
    made = server.http.post("/api/accounts", json={"name": name, "password": "a long word"})
    assert made.status_code == 201, made.text
    return str(made.cookies["greatpowers_session"])


def test_an_account_named_like_a_seat_speaks_from_no_seat(server: Running) -> None:
    opened = server.open(public=True)
    cookie = register(server, "FR")
    more = {"additional_headers": {"Cookie": f"greatpowers_session={cookie}"}}
    with (
        server.join(opened["table"], opened["tokens"]["BR"]) as bob,
        server.join(opened["table"], **more) as liar,
    ):
        liar.ask("chat", text="I give up")
        said = bob.until(lambda m: m["type"] == "chat")
        assert (said["seat"], said["name"]) == (None, "FR")
        with pytest.raises(Refused, match="not-your-seat"):
            liar.ask("chat", text="psst", to={"BR": "Bob"})
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.ask("chat", text="I do not")
        said = [m for m in ann.heard if m["type"] == "chat"][-1]
        assert (said["seat"], said["name"]) == ("FR", "Ann")


def test_what_turns_the_text_around_is_left_out(server: Running) -> None:
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.ask("chat", text="pay \u202eme\u202c 5 👩\u200d🚀")
        assert [m["text"] for m in ann.heard if m["type"] == "chat"] == ["pay me 5 👩\u200d🚀"]
        for text in ("a\0b", "a\x07b"):
            with pytest.raises(Refused, match="bad-request"):
                ann.ask("chat", text=text)


def test_a_full_disk_is_told_as_such_and_nothing_said_is_logged(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    opened = server.open()

    def full(*_: Any) -> None:
        raise OperationalError("INSERT …", {"text": "between us"}, Exception("disk is full"))

    with (
        server.join(opened["table"], opened["tokens"]["FR"]) as ann,
        caplog.at_level(logging.DEBUG),
    ):
        monkeypatch.setattr(server.tables.services.writer._transactions, "run", full)
        for call in (
            {"kind": "chat", "text": "between us", "to": {"BR": "Bob"}},
            {"kind": "propose", "seat": "FR", "what": "draw"},
            {"kind": "answer", "seat": "FR", "option": ann.options()[0], "at": ann.position},
        ):
            with pytest.raises(Refused, match="unavailable"):
                ann.ask(**call)
        answer = server.http.get("/healthz")
        refused(answer, 503, "unavailable")
    assert "between us" not in caplog.text


def test_parameters_are_never_part_of_an_error(server: Running) -> None:
    services = server.tables.services
    assert services.engine.sync_engine.hide_parameters


def test_names_are_names(server: Running) -> None:
    for name in ("   ", " a ", "a\u202eb", "\0\0"):
        body = {"name": name, "password": "a long word"}
        refused(server.http.post("/api/accounts", json=body), 400, "bad-request")


def test_nobody_sits_down_under_the_name_of_an_account(server: Running) -> None:
    opened = server.open("me", "open", public=True)
    again = server.open("me", "invite")
    register(server, "Zoë")
    server.http.cookies.clear()
    path = f"/api/tables/{opened['table']}/seats/BR"
    refused(server.http.post(path, json={"name": " zoë "}), 409, "name-taken")
    path = f"/api/invitations/{again['invitations']['BR'].removeprefix('/join/')}"
    refused(server.http.post(path, json={"name": "ZOË"}), 409, "name-taken")
    body = {"game": "imperial_struggle", "seats": {"FR": {"kind": "me", "name": "Zoë"}}}
    refused(server.http.post("/api/tables", json=body), 409, "name-taken")
    server.http.post("/api/session", json={"name": "Zoë", "password": "a long word"})
    assert server.http.post(path, json={"name": "Zoë"}).status_code == 200
