"""The HTTP interface: the lobby, tables, seats, invitations, records, accounts."""

from datetime import timedelta
from random import Random
from typing import Any

import httpx
import pytest

from greatpowers.kernel.chance import seed_hash
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests.server.conftest import Start
from tests.server.house import GAME, Clock, Running, client_of, wait_until_gone


def seat_header(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Seat {','.join(tokens)}"}


def refused(response: httpx.Response, status: int, code: str) -> None:
    assert response.status_code == status, response.text
    body = response.json()
    assert set(body) == {"error", "message"}
    assert body["error"] == code
    assert "Traceback" not in body["message"]


def ids(rows: list[dict[str, Any]]) -> list[str]:
    return [row["id"] for row in rows]


def test_the_games_are_listed(server: Running) -> None:
    games = server.http.get("/api/games").json()
    game = next(game for game in games if game["id"] == GAME)
    assert game["seats"] == ["FR", "BR"]
    assert {"id": "edition", "values": ["italian", "polish"], "seats": {}} in game["options"]
    bidding = {"id": "bidding", "values": ["no", "yes"], "seats": {"yes": ["P1", "P2"]}}
    assert bidding in game["options"]
    assert game["bots"] == ["novice", "greedy", "strong", "master"]
    other = next(game for game in games if game["id"] == "realpolitik")
    assert other["bots"] == ["novice", "greedy", "strong"]
    assert game["languages"] == ["en", "it", "pl"]


def test_a_table_is_opened_and_found(server: Running) -> None:
    clock = {"kind": "days", "days": 3}
    opened = server.open("me", "invite", name="Ours", clock=clock, timeout="forfeit")
    assert set(opened["tokens"]) == {"FR"}
    assert set(opened["invitations"]) == {"BR"}
    assert opened["invitations"]["BR"].startswith("/join/")
    row = server.http.get(
        f"/api/tables/{opened['table']}", headers=seat_header(opened["tokens"]["FR"])
    ).json()
    assert row["name"] == "Ours"
    assert row["clock"] == clock
    assert row["timeout"] == "forfeit"
    assert row["public"] is False
    assert row["my_seats"] == ["FR"]
    assert row["seed"] is None
    assert len(row["seed_hash"]) == 64
    assert row["started"] is False
    assert [(seat["kind"], seat["name"]) for seat in row["seats"]] == [
        ("human", "Ann"),
        ("invite", ""),
    ]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": {}}, 404, "unknown-game"),
        ({"game": GAME, "seats": {}}, 400, "bad-option"),
        ({"game": GAME, "seats": {"FR": {"kind": "me"}}}, 400, "bad-option"),
        ({"game": GAME, "seats": {"FR": {"kind": "king"}}}, 400, "bad-request"),
        ({"game": GAME}, 400, "bad-request"),
        ({"game": GAME, "seats": {}, "colour": "red"}, 400, "bad-request"),
        ({"game": GAME, "seats": {}, "options": {"edition": "french"}}, 400, "bad-option"),
        ({"game": GAME, "seats": {}, "name": "x" * 41}, 400, "bad-request"),
        ({"game": GAME, "seats": {}, "clock": {"kind": "days", "days": -1}}, 400, "bad-request"),
    ],
)
def test_a_bad_plan_for_a_table_is_refused(
    server: Running, body: dict[str, Any], status: int, code: str
) -> None:
    refused(server.http.post("/api/tables", json=body), status, code)


def test_an_unknown_bot_is_refused(server: Running) -> None:
    seats = {"FR": {"kind": "me"}, "BR": {"kind": "bot", "bot": "deep"}}
    body = {"game": GAME, "seats": seats}
    refused(server.http.post("/api/tables", json=body), 400, "bad-option")


def test_seats_follow_the_options(server: Running) -> None:
    seats = {"P1": {"kind": "me"}, "P2": {"kind": "bot"}}
    body = {"game": GAME, "options": {"bidding": "yes"}, "seats": seats}
    opened = server.http.post("/api/tables", json=body).json()
    with server.join(opened["table"], opened["tokens"]["P1"]) as player:
        assert player.seats == ["P1"]
        for _ in range(6):
            player.until_asked()
            player.answer()
        assert player.state["seat"] == "P1"


def test_the_lobby_shows_each_what_is_theirs(server: Running) -> None:
    private = server.open()
    waiting = server.open("me", "open")
    running = server.open(public=True)
    over = server.open(public=True)
    with server.join(over["table"], over["tokens"]["FR"]) as ann:
        ann.ask("resign", seat="FR")
    lobby = server.http.get("/api/tables").json()
    assert ids(lobby["open"]) == [waiting["table"]]
    assert ids(lobby["running"]) == [running["table"]]
    assert ids(lobby["finished"]) == [over["table"]]
    assert lobby["mine"] == []
    headers = {"X-Seat-Tokens": f"{private['tokens']['BR']},{waiting['tokens']['FR']},forged"}
    mine = server.http.get("/api/tables", headers=headers).json()["mine"]
    assert sorted(ids(mine)) == sorted([private["table"], waiting["table"]])
    assert {row["id"]: row["my_seats"] for row in mine}[private["table"]] == ["BR"]


def test_an_open_seat_is_taken_once(server: Running) -> None:
    opened = server.open("me", "open")
    path = f"/api/tables/{opened['table']}/seats/BR"
    taken = server.http.post(path, json={"name": "  Zoë \n B "})
    token = taken.json()["token"]
    refused(server.http.post(path, json={"name": "Eve"}), 409, "seat-taken")
    with server.join(opened["table"], token) as bob:
        assert bob.seats == ["BR"]
        assert bob.row["seats"][1]["name"] == "Zoë B"
        assert bob.row["started"]


def test_a_seat_that_is_not_open_is_not_taken(server: Running) -> None:
    opened = server.open("me", "random", public=True)
    table = opened["table"]
    for seat in ("FR", "BR"):
        response = server.http.post(f"/api/tables/{table}/seats/{seat}", json={})
        refused(response, 409, "seat-taken")
    refused(server.http.post(f"/api/tables/{table}/seats/XX", json={}), 404, "unknown-seat")
    refused(server.http.post("/api/tables/nowhere/seats/FR", json={}), 404, "unknown-table")


def test_an_open_seat_at_a_private_table_is_not_for_everybody(server: Running) -> None:
    opened = server.open("me", "open", public=False)
    path = f"/api/tables/{opened['table']}/seats/BR"
    refused(server.http.post(path, json={}), 401, "unauthorised")
    headers = seat_header(opened["owner"])
    assert server.http.post(path, json={}, headers=headers).status_code == 200


def test_an_invitation_works_once(server: Running) -> None:
    opened = server.open("me", "invite")
    path = f"/api/invitations/{opened['invitations']['BR'].removeprefix('/join/')}"
    taken = server.http.post(path, json={"name": "Bob"}).json()
    assert (taken["table"], taken["seat"]) == (opened["table"], "BR")
    refused(server.http.post(path, json={"name": "Eve"}), 404, "unknown-invitation")
    wrong = server.http.post("/api/invitations/abc", json={"name": "Eve"})
    refused(wrong, 404, "unknown-invitation")
    with server.join(taken["table"], taken["token"]) as bob:
        assert bob.seats == ["BR"]


def test_a_private_table_needs_a_token(server: Running) -> None:
    opened = server.open()
    path = f"/api/tables/{opened['table']}"
    for wanted in (path, f"{path}/record", f"{path}/replay?at=0"):
        refused(server.http.get(wanted), 401, "unauthorised")
    for token in (opened["tokens"]["FR"], opened["owner"], opened["watcher"]):
        assert server.http.get(path, headers=seat_header(token)).status_code == 200


def test_a_token_is_good_for_its_own_table_only(server: Running) -> None:
    one, two = server.open(), server.open()
    response = server.http.get(
        f"/api/tables/{one['table']}", headers=seat_header(two["tokens"]["FR"])
    )
    refused(response, 401, "unauthorised")


def test_an_absent_player_is_replaced(start: Start) -> None:
    clock = Clock()
    server = start(now=clock)
    opened = server.open()
    path = f"/api/tables/{opened['table']}/seats/BR"
    body = {"replace": "bot", "bot": "greedy"}
    refused(server.http.request("DELETE", path, json=body), 401, "unauthorised")
    watcher = seat_header(opened["watcher"])
    refused(server.http.request("DELETE", path, json=body, headers=watcher), 403, "not-your-seat")
    owner = seat_header(opened["owner"])
    with server.join(opened["table"], opened["tokens"]["BR"]):
        response = server.http.request("DELETE", path, json=body, headers=owner)
        refused(response, 409, "not-absent")
    wait_until_gone(server, opened["table"], "BR")
    clock.now += timedelta(minutes=11)
    done = server.http.request("DELETE", path, json=body, headers=owner).json()
    assert done == {"seat": "BR", "kind": "bot", "invitation": None}
    gone = server.http.get(
        f"/api/tables/{opened['table']}", headers=seat_header(opened["tokens"]["BR"])
    )
    refused(gone, 401, "unauthorised")
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        for _ in range(5):
            assert ann.until_asked()
            ann.answer()
        assert ann.row["seats"][1]["kind"] == "bot"


def test_who_gives_up_a_seat_loses_it_at_once(server: Running) -> None:
    opened = server.open()
    path = f"/api/tables/{opened['table']}/seats/BR"
    own = seat_header(opened["tokens"]["BR"])
    with (
        server.join(opened["table"], opened["tokens"]["FR"]) as ann,
        server.join(opened["table"], opened["tokens"]["BR"]) as bob,
    ):
        body = {"replace": "invite"}
        done = server.http.request("DELETE", path, json=body, headers=own).json()
        assert bob.close_code() == 4403
        assert ann.until(lambda m: m["type"] == "table")["table"]["seats"][1]["kind"] == "invite"
    code = done["invitation"].removeprefix("/join/")
    taken = server.http.post(f"/api/invitations/{code}", json={"name": "Cat"}).json()
    assert taken["seat"] == "BR"


def test_the_seed_and_the_record_are_told_at_the_end(server: Running) -> None:
    opened = server.open()
    headers = seat_header(opened["tokens"]["FR"])
    path = f"/api/tables/{opened['table']}"
    refused(server.http.get(f"{path}/record", headers=headers), 409, "not-finished")
    published = server.http.get(path, headers=headers).json()["seed_hash"]
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.answer()
        ann.ask("resign", seat="FR")
        assert ann.state["view"]["result"]["ending"] == "resigned"
        assert ann.state["view"]["asks"] == []
    row = server.http.get(path, headers=headers).json()
    assert seed_hash(row["seed"]) == published
    record = server.http.get(f"{path}/record", headers=headers).json()
    assert record["seed"] == row["seed"]
    assert len(record["answers"]) == 1


def played(most: int, seed: str = "upload") -> Table[Any]:
    luck = Random(8)
    table: Table[Any] = Table.open(get_game(GAME), {}, seed)
    while table.asks() and table.position < most:
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
    return table


def as_json(table: Table[Any]) -> Any:
    return httpx.Response(200, text=table.record().to_json()).json()


def test_a_record_is_uploaded_to_look_at(server: Running) -> None:
    table = played(10_000)
    response = server.http.post("/api/records", json={"record": as_json(table)})
    assert response.status_code == 201
    opened = response.json()
    assert opened["tokens"] == {}
    headers = seat_header(opened["owner"])
    row = server.http.get(f"/api/tables/{opened['table']}", headers=headers).json()
    assert row["finished"]
    assert row["imported"]
    path = f"/api/tables/{opened['table']}/replay"
    for seat, index in (("FR", 0), ("BR", 1), (None, None)):
        query = {"at": 50} | ({"seat": seat} if seat else {})
        shown = server.http.get(path, params=query, headers=headers).json()
        past = Table.replay(get_game(GAME), table.record(), to=50)
        assert shown["open"]
        assert shown["last"] == table.position
        assert shown["view"]["state"] == httpx.Response(200, json=past.view(index)["state"]).json()
        assert shown["log"] == [
            httpx.Response(200, json=entry.data()).json() for entry in past.read_log(index)
        ]


def test_a_record_is_uploaded_to_go_on(server: Running) -> None:
    table = played(30)
    seats = {"FR": {"kind": "me"}, "BR": {"kind": "bot"}}
    body = {"record": as_json(table), "resume": True, "seats": seats}
    opened = server.http.post("/api/records", json=body).json()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        assert ann.position >= 30
        assert ann.until_asked()
        ann.answer()


def test_a_bad_record_is_refused(server: Running) -> None:
    record = as_json(played(10))
    record["answers"].pop()
    refused(server.http.post("/api/records", json={"record": record}), 400, "bad-record")
    refused(server.http.post("/api/records", json={"record": {}}), 400, "bad-record")
    refused(server.http.post("/api/records", json=[]), 400, "bad-request")


def test_looking_back_shows_what_the_seat_saw(server: Running) -> None:
    opened = server.open("here", "here")
    luck = Random(9)
    seen: dict[tuple[str, int], Any] = {}
    with server.join(opened["table"], *opened["tokens"].values()) as both:
        for _ in range(25):
            seat = both.state["view"]["asks"][0]["seat"]
            both.ask("curtain", seat=seat)
            seen[seat, both.position] = both.state["view"]
            both.answer(luck.choice(both.options()))
        for (seat, position), view in seen.items():
            shown = both.ask("replay", seat=seat, at=position)
            assert shown["view"] == view
            assert not shown["open"]
        assert both.ask("replay", seat="FR", at=999)["position"] == both.position >= 25
    path = f"/api/tables/{opened['table']}/replay?at=3"
    watcher = seat_header(opened["watcher"])
    assert server.http.get(path, headers=watcher).json()["view"]["seat"] is None
    refused(server.http.get(f"{path}&seat=FR", headers=watcher), 403, "not-your-seat")
    refused(server.http.get(f"{path}x", headers=watcher), 400, "bad-request")


# -- accounts --------------------------------------------------------------------------------


def test_an_account_finds_its_tables_everywhere(server: Running) -> None:
    credentials = {"name": "Ludwig", "password": "correct horse"}
    with client_of(str(server.http.base_url)) as browser:
        assert browser.get("/api/session").json() is None
        made = browser.post("/api/accounts", json=credentials)
        assert made.status_code == 201
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert browser.get("/api/session").json() == {"name": "Ludwig"}
        seats = {"FR": {"kind": "me"}, "BR": {"kind": "open"}}
        opened = browser.post("/api/tables", json={"game": GAME, "seats": seats}).json()
    with client_of(str(server.http.base_url)) as elsewhere:
        assert elsewhere.get("/api/tables").json()["mine"] == []
        assert elsewhere.post("/api/session", json=credentials).json() == {"name": "Ludwig"}
        (row,) = elsewhere.get("/api/tables").json()["mine"]
        assert row["my_seats"] == ["FR"]
        assert row["seats"][0]["name"] == "Ludwig"
        cookies = "; ".join(f"{name}={value}" for name, value in elsewhere.cookies.items())
        headers = {"Cookie": cookies}
        with server.join(opened["table"], additional_headers=headers) as player:
            assert player.seats == ["FR"]
        assert elsewhere.delete("/api/session").status_code == 204
        assert elsewhere.get("/api/session").json() is None
        with server.join(opened["table"], additional_headers=headers) as player:
            assert player.seats == []


def test_names_and_passwords_are_checked(server: Running) -> None:
    post = server.http.post
    credentials = {"name": "Ludwig", "password": "correct horse"}
    assert post("/api/accounts", json=credentials).status_code == 201
    taken = post("/api/accounts", json={**credentials, "name": "LUDWIG"})
    refused(taken, 409, "name-taken")
    for wrong in ({"password": "correct donkey"}, {"name": "Nobody"}):
        refused(post("/api/session", json={**credentials, **wrong}), 401, "unauthorised")
    refused(post("/api/accounts", json={"name": "X", "password": "short"}), 400, "bad-request")


def test_no_password_and_no_key_is_stored(start: Start, tmp_path: Any) -> None:
    server = start()
    credentials = {"name": "Ludwig", "password": "correct horse"}
    server.http.post("/api/accounts", json=credentials)
    opened = server.open("me", "invite")
    secrets = [
        credentials["password"],
        server.http.cookies["greatpowers_session"],
        opened["invitations"]["BR"].removeprefix("/join/"),
        opened["tokens"]["FR"],
    ]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    for secret in secrets:
        assert secret.encode() not in stored


# -- the house -------------------------------------------------------------------------------


def test_health_metrics_and_description(server: Running) -> None:
    assert server.http.get("/healthz").json() == {"ok": True}
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.answer()
        page = server.http.get("/metrics").text
    assert 'greatpowers_answers_total{by="player"} 1.0' in page
    assert "greatpowers_sockets 1.0" in page
    assert "/api/tables/{table}" in server.http.get("/api/openapi.json").json()["paths"]
    assert "GET /api/games" in server.http.get("/api/docs").text


def test_errors_all_look_alike(server: Running) -> None:
    refused(server.http.get("/api/nothing"), 404, "not-found")
    refused(server.http.delete("/api/games"), 405, "not-allowed")
    refused(server.http.get("/api/tables/none"), 404, "unknown-table")
    response = server.http.post("/api/tables", content=b"{", headers={"content-type": "text/html"})
    refused(response, 400, "bad-request")
    response = server.http.post("/api/tables", content=b"\xff\xfe{")
    refused(response, 400, "bad-request")
