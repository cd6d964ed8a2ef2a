"""What those need who run a server for others: keys that end, true health, a port inside."""

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from starlette.requests import HTTPConnection

from greatpowers.cli import main
from greatpowers.server.app import create_app, status_app
from greatpowers.server.secret import renew_secret
from greatpowers.server.security import origin_allowed
from greatpowers.server.settings import Settings
from greatpowers.server.storage.database import BadDatabase, upgrade
from greatpowers.server.storage.sole_use import sole_use
from tests.server.conftest import Start
from tests.server.house import Running
from tests.server.test_http import refused, seat_header


def test_the_keys_of_a_table_can_be_changed(server: Running) -> None:
    opened = server.open()
    path = f"/api/tables/{opened['table']}"
    watcher = seat_header(opened["watcher"])
    refused(server.http.post(f"{path}/keys", headers=watcher), 403, "not-your-seat")
    with server.join(opened["table"], opened["watcher"]) as spy:
        keys = server.http.post(f"{path}/keys", headers=seat_header(opened["owner"])).json()
        assert spy.close_code() == 4403
    for old in (opened["owner"], opened["watcher"]):
        refused(server.http.get(path, headers=seat_header(old)), 401, "unauthorised")
    for new in (keys["owner"], keys["watcher"], opened["tokens"]["FR"]):
        assert server.http.get(path, headers=seat_header(new)).status_code == 200


def test_the_secret_can_be_changed(start: Start, database: str) -> None:
    one = start(database=database)
    opened = one.open()
    path = f"/api/tables/{opened['table']}"
    asyncio.run(renew_secret(database))
    two = start(database=database)
    refused(two.http.get(path, headers=seat_header(opened["owner"])), 401, "unauthorised")
    again = two.open()
    answer = two.http.get(f"/api/tables/{again['table']}", headers=seat_header(again["owner"]))
    assert answer.status_code == 200


def test_a_command_changes_the_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    assert main(["rekey", "--database", database, "--lang", "en"]) == 0
    assert "worth nothing" in capsys.readouterr().out
    with sole_use(database):
        assert main(["rekey", "--database", database]) == 2


def test_one_server_a_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with (
        sole_use(database),
        pytest.raises(BadDatabase, match="another server uses"),
        sole_use(database),
    ):
        pass
    with sole_use(database):
        pass


def test_counters_may_be_on_a_port_of_their_own(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    app = create_app(Settings(database=database, client=None, status_port=9))

    async def ask(path: str, inside: bool) -> int:
        transport = httpx.ASGITransport(status_app(app) if inside else app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
            return (await http.get(path)).status_code

    for path in ("/metrics", "/api/docs", "/api/openapi.json"):
        assert asyncio.run(ask(path, inside=True)) == 200, path
        assert asyncio.run(ask(path, inside=False)) == 404, path


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999999"], "'99999999' is not a port: a number from 0 to 65535"),
        (["--port", "-1"], "--port"),
        (["--client", "/nonexistent"], "there is no built browser client in /nonexistent"),
        (["--host", "no such host"], "there is no address 'no such host'"),
        (["--host", "192.0.2.1"], "cannot listen on 192.0.2.1"),
        (["--absence", "-3"], "not a number of at least 0"),
    ],
)
def test_what_cannot_be_served_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    code = main(["serve", "--lang", "en", "--port", "0", "--database", database, *arguments])
    assert code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert told.err.count("\n") == 1


def test_commands_and_counts_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["frobnicate"]) == 2
    assert "there is no command “frobnicate”; there are: games, play" in capsys.readouterr().err
    assert main(["sim", "imperialism", "--games", "0"]) == 2
    assert "'0' is not a number of at least 1" in capsys.readouterr().err


def connection(origin: str, host: str) -> HTTPConnection:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    return HTTPConnection({"type": "http", "headers": headers})


def test_a_page_that_calls_itself_by_another_name_is_refused() -> None:
    settings = Settings(database="sqlite://", hosts=("localhost", "127.0.0.1"))
    assert origin_allowed(connection("http://localhost:8000", "localhost:8000"), settings)
    assert not origin_allowed(connection("http://evil.test:8000", "evil.test:8000"), settings)
    anywhere = Settings(database="sqlite://")
    assert origin_allowed(connection("https://play.test", "play.test"), anywhere)


def test_spectators_are_told_of_each_other_together(server: Running) -> None:
    opened = server.open(public=True)
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        watching = [server.join(opened["table"]) for _ in range(20)]
        ann.until(lambda m: m["type"] == "presence" and m["spectators"] == 20)
        assert sum(m["type"] == "presence" for m in ann.heard) < 12
        for each in watching:
            each.socket.close()
        ann.until(lambda m: m["type"] == "presence" and m["spectators"] == 0)


def test_what_was_said_before_is_still_said_by_the_same(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        upgrade(connection, "0005")
        connection.execute(text("PRAGMA foreign_keys=OFF"))
        connection.execute(
            text(
                "INSERT INTO seats (table_id, seat, place, kind, name, token_version)"
                " VALUES ('t', 'FR', 0, 'human', 'Ann', 1)"
            )
        )
        for author in ("FR", "Zoë"):
            connection.execute(
                text(
                    "INSERT INTO messages (table_id, author, text, at)"
                    " VALUES ('t', :author, 'hi', '2026-01-01')"
                ),
                {"author": author},
            )
        upgrade(connection)
        said = connection.execute(text("SELECT author, seat FROM messages ORDER BY id")).all()
    assert [tuple(row) for row in said] == [("FR", "FR"), ("Zoë", None)]
