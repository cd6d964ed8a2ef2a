"""Records that are brought: bounded, checked, and no way to choose one's luck."""

import json
from typing import Any

import httpx
import pytest

from greatpowers.kernel.chance import seed_hash
from greatpowers.kernel.record import Record, _seal
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from greatpowers.server.settings import Limits
from tests.server.conftest import Start
from tests.server.house import GAME, Running
from tests.server.test_http import as_json, played, refused, seat_header

SEATS = {"FR": {"kind": "me"}, "BR": {"kind": "open"}}


def sealed(record: dict[str, Any], **changes: Any) -> dict[str, Any]:
    content = {**record, **changes}
    del content["seal"]
    return {**content, "seal": _seal(content)}


def bring(server: Running, record: dict[str, Any], **more: Any) -> httpx.Response:
    return server.http.post("/api/records", json={"record": record, **more})


def test_many_marks_do_not_get_in(server: Running) -> None:
    marks = [[999_999, "FR", 1]] * 8000 + [[1, "FR", 1]] * 8000
    refused(bring(server, sealed(as_json(played(0)), marks=marks)), 400, "bad-record")
    for mark in ([10**30, "FR", 1], [3, "FR", 10**30], [1, "XX", 1]):
        refused(bring(server, sealed(as_json(played(3)), marks=[mark])), 400, "bad-record")


def test_marks_are_put_into_the_log_once(server: Running) -> None:
    marks = [[n % 4 + 1, "FR", 1] for n in range(1000)]
    opened = bring(server, sealed(as_json(played(10)), marks=marks)).json()
    path = f"/api/tables/{opened['table']}/replay"
    headers = seat_header(opened["owner"])
    log = server.http.get(path, params={"at": 10}, headers=headers).json()["log"]
    assert sum(line["text"] == "log-undo-by-consent" for line in log) == 1000
    assert [line["at"] for line in log] == sorted(line["at"] for line in log)
    table = server.tables.live[opened["table"]].table
    assert table._whole_log.read(table.log, table.marks, table.notes) is (
        table._whole_log.read(table.log, table.marks, table.notes)
    )


@pytest.mark.parametrize("seed", ["x" * 65, "x" * 2_000_000, "a\0b", "two\nlines"])
def test_a_seed_is_short_and_can_be_shown(server: Running, seed: str) -> None:
    refused(bring(server, sealed(as_json(played(3)), seed=seed)), 400, "bad-record")


def test_half_a_character_is_a_bad_record(server: Running) -> None:
    text = json.dumps({"record": sealed(as_json(played(3)), seed="\ud800")})
    response = server.http.post(
        "/api/records", content=text, headers={"Content-Type": "application/json"}
    )
    assert response.status_code == 400


def test_the_lobby_tells_no_seeds(server: Running) -> None:
    opened = bring(server, as_json(played(10_000)), public=True).json()
    row = server.http.get("/api/tables").json()["finished"][0]
    assert row["id"] == opened["table"]
    assert row["seed"] is None
    row = server.http.get(f"/api/tables/{opened['table']}").json()
    assert seed_hash(row["seed"]) == row["seed_hash"]


def test_nobody_deals_themselves_a_game(start: Start) -> None:
    server = start(seed=None)
    table: Table[Any] = Table.open(get_game(GAME), None, "chosen-42")
    opened = bring(server, as_json(table), resume=True, public=True, seats=SEATS).json()
    row = server.http.get(f"/api/tables/{opened['table']}").json()
    assert row["seed_hash"] != seed_hash("chosen-42")
    assert not row["imported"]
    assert server.tables.live[opened["table"]].table.seed != "chosen-42"


def test_who_goes_on_from_a_record_does_not_know_what_comes(start: Start) -> None:
    server = start(seed=None)
    before = played(30)
    seats = {seat: {"kind": "here"} for seat in ("FR", "BR")}
    opened = bring(server, as_json(before), resume=True, seats=seats).json()
    tokens = opened["tokens"].values()
    with server.join(opened["table"], *tokens) as both:
        assert both.row["imported"]
        published = both.row["seed_hash"]
        assert both.state["view"]["seed_hash"] == published != seed_hash(before.seed)
        for _ in range(12):
            asked = both.state["view"]["asks"][0]["seat"]
            both.ask("curtain", seat=asked)
            both.answer()
        both.ask("resign", seat="FR")
        seed = both.row["seed"]
    assert seed_hash(seed) == published
    path = f"/api/tables/{opened['table']}/record"
    told = server.http.get(path, headers=seat_header(opened["owner"])).json()
    record = Record.from_data(told)
    assert record.seed == before.seed
    assert [at for at, _ in record.seeds] == [30]
    assert record.seed_hash == published
    again = Table.replay(get_game(GAME), record)
    live = server.tables.live[opened["table"]].table
    assert again.state.data() == live.state.data()


def test_renewed_luck_outlives_the_server(start: Start) -> None:
    server = start(seed=None)
    seats = {seat: {"kind": "here"} for seat in ("FR", "BR")}
    opened = bring(server, as_json(played(30)), resume=True, seats=seats).json()
    tokens = list(opened["tokens"].values())

    def play_on(running: Running, answers: int) -> Any:
        with running.join(opened["table"], *tokens) as both:
            for _ in range(answers):
                both.ask("curtain", seat=both.state["view"]["asks"][0]["seat"])
                both.answer()
        return running.tables.live[opened["table"]].table

    play_on(server, 15)
    again = start(seed=None)
    table = play_on(again, 15)
    replayed = Table.replay(get_game(GAME), table.record())
    assert table.record().seeds == [(30, table.seeds[0][1])]
    assert replayed.state.data() == table.state.data()
    assert replayed.chance.counter == table.chance.counter


def test_an_upload_is_counted_before_it_is_read(start: Start) -> None:
    server = start(limits=Limits(requests=(1e-6, 30), new_tables=(1e-6, 1)))
    body = b"[" + b"1," * 1_000_000 + b"1]"
    headers = {"Content-Type": "application/json"}

    def send() -> httpx.Response:
        return server.http.post("/api/records", content=body, headers=headers)

    assert send().status_code == 400
    refused(send(), 429, "rate-limited")
