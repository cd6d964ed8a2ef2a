"""Non-interference on the wire: what is hidden changes not one byte of what others are sent."""

import json
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests.server.conftest import Start
from tests.server.house import GAME, Player, Refused, Running

MOMENT = datetime(2026, 1, 1, tzinfo=UTC)
SEATS = ("FR", "BR")
RANDOM = re.compile('(?<="id":")[^"]{16}(?=")')
"""The name of a proposal, which is random."""


def record_at(answers: int, seed: str) -> Table[Any]:
    luck = Random(seed)
    table: Table[Any] = Table.open(get_game(GAME), {}, seed)
    while table.position < answers and table.asks():
        seat = luck.choice(table.asks()).seat
        table.answer(seat, luck.choice(table.options(seat)))
    return table


def upload(server: Running, table: Table[Any]) -> dict[str, Any]:
    """Open a table that stands where the given one stands."""
    seats = {"FR": {"kind": "me", "name": "Ann"}, "BR": {"kind": "me", "name": "Bob"}}
    record = json.loads(table.record().to_json())
    body = {"record": record, "resume": True, "seats": seats, "public": True}
    response = server.http.post("/api/records", json=body)
    assert response.status_code == 201, response.text
    opened: dict[str, Any] = response.json()
    return opened


def curious(player: Player, seat: str | None, verbs: list[tuple[str, str]]) -> None:
    """Ask everything that a client can ask without moving the game on."""

    def ask(kind: str, **parts: Any) -> None:
        with suppress(Refused):
            player.ask(kind, **parts)

    for wrong in ("pass", "dance", "shift caicos", "keep_new"):
        ask("answer", seat=seat or "FR", option=wrong, at=player.position)
        ask("answer", seat=seat or "FR", option=wrong, at=player.position - 1)
    for verb, target in verbs:
        ask("why", seat=seat or "FR", target=target)
        ask("why", seat=seat or "FR", target=target, verb=verb)
        ask("why", seat=seat or "FR", target=target, verb=verb, plan={"answers": []})
    for other in (*SEATS, None):
        for at in (0, player.position // 2, player.position):
            ask("replay", seat=other, at=at)
            ask("sandbox", seat=other or "XX", answers=[], at=at)
        ask("undo", seat=other or "XX", steps=500)
        ask("sandbox", seat=other or "XX", answers=[])
        ask("sandbox", seat=other or "XX", answers=["dance"])
    ask("chat", text="hm")


@pytest.fixture
def quiet(start: Start, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server whose time stands still and whose plans all draw the same luck."""
    server = start(now=lambda: MOMENT)

    def same(*_: object) -> str:
        return "same"

    monkeypatch.setattr(server.tables.services.signer, "private_seed", same)
    return server


def heard_by(
    server: Running,
    opened: dict[str, Any],
    seat: str | None,
    meanwhile: Callable[[], None],
    verbs: list[tuple[str, str]],
) -> list[str]:
    """Return all that a seat is sent, with the name of the table and of messages made equal."""
    table = opened["table"]
    tokens = [opened["tokens"][seat]] if seat else []
    with server.join(table, *tokens) as player:
        curious(player, seat, verbs)
        meanwhile()
        player.drain()
        curious(player, seat, verbs)
        raw = [RANDOM.sub("ID", text.replace(table, "TABLE")) for text in player.raw]
    return [text for text in raw if '"chat"' not in text] + paths(server, opened, tokens)


def paths(server: Running, opened: dict[str, Any], tokens: list[str]) -> list[str]:
    """Return what HTTP says about a table."""
    headers = {"X-Seat-Tokens": ",".join(tokens)}
    table = opened["table"]
    found = []
    for path in ("", "/record", "/replay?at=1", "/replay?at=99", "/replay?at=2&seat=BR"):
        response = server.http.get(f"/api/tables/{table}{path}", headers=headers)
        found.append(response.text.replace(table, "TABLE"))
    return found


def some_verbs() -> list[tuple[str, str]]:
    options = get_game(GAME).vocabulary.options
    return [(o.verb, o.target) for o in options[3:] if o.target is not None][::40]


@pytest.mark.parametrize("reader", ["FR", None])
@pytest.mark.parametrize("answers", [12, 60])
def test_a_hidden_deal_changes_no_byte(
    quiet: Running, caplog: pytest.LogCaptureFixture, reader: str | None, answers: int
) -> None:
    caplog.set_level(logging.INFO)
    table = record_at(answers, "deal")
    index = 0 if reader is None else SEATS.index(reader)
    sent, hands, logged = [], [], []
    for luck in ("one", "two"):
        opened = upload(quiet, table)
        live = quiet.call(quiet.tables.find(opened["table"]))

        def deal(luck: str = luck, live: Any = live) -> None:
            live.table = live.table.fork(redeal_for=index, seed=luck)
            # The luck to come is hidden as well, but not part of what is dealt anew here.
            hands.append(live.table.view(1 - index)["state"]["own"])

        quiet.do(deal)
        caplog.clear()
        sent.append(heard_by(quiet, opened, reader, lambda: None, some_verbs()))
        quiet.http.get("/healthz")  # by now the requests before it are in the log
        ours = [r for r in caplog.records if r.name.startswith("greatpowers")]
        lines = [r.getMessage().partition('"ms"')[0] for r in ours]
        logged.append([line for line in lines if "healthz" not in line])
    assert hands[0] != hands[1]
    assert sent[0] == sent[1]
    assert logged[0] == logged[1] != []


@pytest.mark.parametrize("reader", ["FR", None])
def test_a_hidden_answer_changes_no_byte(quiet: Running, reader: str | None) -> None:
    """While both choose at once, neither is told what the other chose."""
    table = record_at(0, "together")
    options = [str(option) for option in table.options(1)]
    sent = []
    for option in (options[0], options[-1]):
        opened = upload(quiet, table)
        with quiet.join(opened["table"], opened["tokens"]["BR"]) as bob:

            def choose(bob: Player = bob, option: str = option) -> None:
                bob.answer(option)

            sent.append(heard_by(quiet, opened, reader, choose, some_verbs()))
    assert sent[0] == sent[1]


def test_nothing_secret_is_logged(quiet: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "greatpowers")
    caplog.set_level(logging.INFO, "uvicorn")
    opened = quiet.open("me", "invite", public=True)
    code = opened["invitations"]["BR"].removeprefix("/join/")
    quiet.http.get(f"/join/{code}")
    token = quiet.http.post(f"/api/invitations/{code}", json={"name": "Bob"}).json()["token"]
    quiet.http.get("/api/tables", headers={"X-Seat-Tokens": token})
    quiet.http.get(f"/api/tables?tokens={token}")
    quiet.http.post("/api/accounts", json={"name": "Ludwig", "password": "correct horse"})
    with quiet.join(opened["table"], token) as bob:
        curious(bob, "BR", [])
    lines = [f"{r.name} {r.getMessage()}" for r in caplog.records if r.name != "httpx"]
    assert any('"route": "/api/invitations/{code}"' in line for line in lines)
    session = quiet.http.cookies["greatpowers_session"]
    for secret in (code, token, "correct horse", session, opened["owner"]):
        assert not [line for line in lines if secret in line]
