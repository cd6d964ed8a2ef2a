"""What the lobby and an invitation say about a table: its host, its clocks, how far the game is."""

from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest

from tests.server.conftest import Start
from tests.server.house import GAME, Running, client_of

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
DAYS: dict[str, Any] = {"kind": "days", "days": 2}


def code_of(opened: dict[str, Any]) -> str:
    return str(opened["invitations"]["BR"]).removeprefix("/join/")


def invited(server: Running, opened: dict[str, Any]) -> dict[str, Any]:
    """Return the table as somebody reads it who has only the invitation."""
    row: dict[str, Any] = server.http.get(f"/api/invitations/{code_of(opened)}").json()["table"]
    return row


def test_an_invitation_names_the_host_and_all_that_was_agreed(server: Running) -> None:
    opened = server.open("me", "invite", clock=DAYS, options={"edition": "polish"}, pace="slow")
    row = invited(server, opened)
    assert row["host"] == "Ann"
    assert row["game"] == GAME
    assert row["clock"] == DAYS
    assert row["options"]["edition"] == "polish"
    assert row["pace"] == "slow"
    assert row["imported"] is False


def test_a_host_without_a_seat_is_named_by_the_account(server: Running) -> None:
    with client_of(str(server.http.base_url)) as browser:
        browser.post("/api/accounts", json={"name": "Ludwig", "password": "correct horse"})
        seats = {"FR": {"kind": "bot", "bot": "random"}, "BR": {"kind": "open"}}
        opened = browser.post("/api/tables", json={"game": GAME, "seats": seats}).json()
    assert server.http.get(f"/api/tables/{opened['table']}").json()["host"] == "Ludwig"
    nameless = {"FR": {"kind": "invite"}, "BR": {"kind": "open"}}
    other = server.http.post("/api/tables", json={"game": GAME, "seats": nameless}).json()
    assert server.http.get(f"/api/tables/{other['table']}").json()["host"] == ""


def test_a_row_tells_what_is_left_on_the_clocks(start: Start) -> None:
    now = [NOON]
    server = start(now=lambda: now[0])
    opened = server.open("here", "here", clock=DAYS)
    now[0] += timedelta(hours=47)
    headers = {"Authorization": f"Seat {opened['tokens']['FR']}"}
    (row,) = server.http.get("/api/tables", headers=headers).json()["mine"]
    assert [seat["left"] for seat in row["seats"]] == [3600.0, 3600.0]
    plain = server.open("here", "here", public=True)
    row = server.http.get(f"/api/tables/{plain['table']}").json()
    assert [seat["left"] for seat in row["seats"]] == [None, None]


def test_a_row_tells_the_turn_and_follows_the_game(server: Running) -> None:
    opened = server.open("random", "random", public=True)

    def periods() -> dict[str, int]:
        row = server.http.get(f"/api/tables/{opened['table']}").json()
        return dict(row["periods"])

    waiting = server.open("me", "open")
    (row,) = server.http.get("/api/tables").json()["open"]
    assert (row["id"], row["periods"]) == (waiting["table"], {"turn": 1})
    with server.join(opened["table"]) as eve:
        eve.until(lambda message: message["type"] == "state" and periods()["turn"] >= 2)


@pytest.mark.parametrize(("pace", "share"), [("quick", 0.0), ("usual", 1.0), ("slow", 4.0)])
def test_bots_answer_at_the_pace_that_was_asked_for(start: Start, pace: str, share: float) -> None:
    paused: list[float] = []

    async def sleep(seconds: float) -> None:
        paused.append(seconds)

    server = start(bot_pause=(3.0, 3.0), sleep=sleep)
    opened = server.open("me", "random", pace=pace)
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.until_position(1)
    assert 3.0 * share in paused


def test_there_is_no_other_pace(server: Running) -> None:
    body = {"game": GAME, "seats": {}, "pace": "reckless"}
    assert server.http.post("/api/tables", json=body).status_code == 400


def test_somebody_logs_out_in_every_other_browser(server: Running) -> None:
    credentials = {"name": "Ludwig", "password": "correct horse"}
    stranger = {"name": "Friedrich", "password": "battery staple"}

    def browser() -> httpx.Client:
        return client_of(str(server.http.base_url))

    with browser() as here, browser() as lost, browser() as other:
        assert here.delete("/api/session/others").status_code == 401
        here.post("/api/accounts", json=credentials)
        lost.post("/api/session", json=credentials)
        other.post("/api/accounts", json=stranger)
        assert lost.get("/api/session").json() == {"name": "Ludwig"}
        assert here.delete("/api/session/others").status_code == 204
        assert lost.get("/api/session").json() is None
        assert here.get("/api/session").json() == {"name": "Ludwig"}
        assert other.get("/api/session").json() == {"name": "Friedrich"}
