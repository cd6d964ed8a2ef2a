"""Talk among some seats: nobody else is ever sent it, by whatever door they ask."""

import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from greatpowers.registry import get_game
from greatpowers.server.bus import Bus
from greatpowers.server.storage.database import upgrade
from tests.server.conftest import Start
from tests.server.house import Player, Postgres, Process, Refused, Running
from tests.server.test_http import seat_header

SECRET = "attack-at-dawn"
ANN, BOB, EVE = {"P1": "Ann"}, {"P2": "Bob"}, {"P3": "Eve"}


def three(server: Any, *kinds: str, **more: Any) -> Any:
    """Open a table for Ann, Bob and Eve."""
    names = ("Ann", "Bob", "Eve")
    kinds = kinds or ("me", "me", "me")
    seats = {
        f"P{n}": {"kind": kind, "name": name} if kind in ("me", "here") else {"kind": kind}
        for n, (kind, name) in enumerate(zip(kinds, names, strict=True), 1)
    }
    body = {"game": "imperialism", "options": {"players": "3"}, "seats": seats, "public": True}
    response = server.http.post("/api/tables", json={**body, **more})
    assert response.status_code == 201, response.text
    return response.json()


def join(server: Any, opened: Any, seat: str) -> Player:
    joined: Player = server.join(opened["table"], opened["tokens"][seat])
    return joined


def lines(player: Player) -> list[str]:
    """Return what somebody has heard up to now."""
    player.drain()
    return [m["text"] for m in player.heard if m["type"] == "chat"]


def refusal(player: Player, **parts: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        player.ask("chat", **{"text": "psst", **parts})
    return refused.value.code, refused.value.message["message"]


def test_a_line_reaches_those_who_are_named_and_nobody_else(server: Running) -> None:
    opened = three(server)
    with (
        join(server, opened, "P1") as ann,
        join(server, opened, "P2") as bob,
        join(server, opened, "P3") as eve,
        server.join(opened["table"]) as watcher,
        server.join(opened["table"], opened["owner"]) as owner,
    ):
        ann.ask("chat", text=SECRET, seat="P1", to=BOB)
        said = bob.until(lambda m: m["type"] == "chat")
        assert (said["seat"], said["name"], said["to"]) == ("P1", "Ann", BOB)
        bob.ask("chat", text=f"{SECRET} together", to=EVE | ANN)
        assert eve.until(lambda m: m["type"] == "chat")["to"] == ANN | EVE
        bob.ask("chat", text="for all")
        assert lines(ann) == lines(bob) == [SECRET, f"{SECRET} together", "for all"]
        assert lines(eve) == [f"{SECRET} together", "for all"]
        assert lines(watcher) == lines(owner) == ["for all"]
        assert not [raw for each in (watcher, owner) for raw in each.raw if SECRET in raw]


def test_who_comes_back_gets_what_was_theirs_and_no_more(server: Running) -> None:
    opened = three(server)
    with join(server, opened, "P1") as ann, join(server, opened, "P2") as bob:
        ann.ask("chat", text="for all")
        ann.ask("chat", text=SECRET, to=BOB)
        bob.ask("chat", text="the last")
        known = [m["n"] for m in ann.heard if m["type"] == "chat"]
        private = next(m["n"] for m in ann.heard if m["type"] == "chat" and m["to"])
        ann.ask("resign", seat="P1")
    after = {"P1": 3, "P2": 3, "P3": 2}
    for seat, count in after.items():
        with join(server, opened, seat) as again:
            assert len(lines(again)) == count
    for tokens, n, heard in (
        ([opened["tokens"]["P2"]], known[0], [SECRET, "the last"]),
        ([opened["tokens"]["P2"]], private, ["the last"]),
        ([opened["tokens"]["P3"]], known[0], ["the last"]),
        ([opened["tokens"]["P3"]], private, ["for all", "the last"]),
        ([], private, ["for all", "the last"]),
        ([], 2**53, ["for all", "the last"]),
    ):
        with server.join(opened["table"], hello=False) as late:
            late.send({"type": "hello", "tokens": tokens, "chat": n})
            late.until(lambda m: m["type"] == "presence")
            assert lines(late) == heard


def test_numbers_do_not_count_what_others_say(server: Running) -> None:
    opened = three(server)
    with join(server, opened, "P1") as ann, join(server, opened, "P3") as eve:
        ann.ask("chat", text="one")
        ann.ask("chat", text="two")
        first, second = (eve.until(lambda m: m["type"] == "chat")["n"] for _ in "12")
        assert abs(first - second) > 1000


def test_much_private_talk_does_not_push_out_what_all_may_read(server: Running) -> None:
    opened = three(server)
    with join(server, opened, "P1") as ann:
        ann.ask("chat", text="for all")
        for n in range(205):
            ann.ask("chat", text=f"line {n}", to=BOB)
    with join(server, opened, "P3") as eve, join(server, opened, "P2") as bob:
        assert lines(eve) == ["for all"]
        assert lines(bob) == [f"line {n}" for n in range(5, 205)]


def test_what_cannot_be_is_refused_by_name(server: Running) -> None:
    opened = three(server, "me", "me", "bot", private_talk=True)
    other = three(server)
    with (
        join(server, opened, "P1") as ann,
        server.join(opened["table"]) as watcher,
        server.join(opened["table"], *other["tokens"].values()) as stranger,
    ):
        assert refusal(ann, to={"P9": "Bob"})[0] == "unknown-seat"
        assert refusal(ann, to=ANN)[0] == "unknown-seat"
        assert refusal(ann, to=ANN | BOB)[0] == "unknown-seat"
        assert refusal(ann, to={"P3": "random"})[0] == "not-listening"
        assert refusal(ann, to={"P2": "Robert"})[0] == "not-listening"
        assert refusal(ann, seat="P2", to=ANN)[0] == "not-your-seat"
        assert refusal(ann, text="x" * 501, to=BOB)[0] == "too-large"
        assert refusal(ann, text="a\0b", to=BOB)[0] == "bad-request"
        for to in (
            {},
            "P2",
            ["P2"],
            {"P2": None},
            {"P" * 17: "Bob"},
            {f"P{n}": "" for n in range(13)},
        ):
            assert refusal(ann, to=to)[0] == "bad-request"
        for outsider in (watcher, stranger):
            assert refusal(outsider, to=BOB) == (
                "not-your-seat",
                "only players can speak in private",
            )
            with pytest.raises(Refused, match="not-your-seat"):
                outsider.ask("curtain", seat="P1")
        assert lines(ann) == []


def test_an_empty_seat_hears_nothing(server: Running) -> None:
    opened = three(server, "me", "open", "invite")
    with join(server, opened, "P1") as ann:
        for seat in ("P2", "P3"):
            assert refusal(ann, to={seat: ""})[0] == "not-listening"


@pytest.mark.parametrize(("wish", "allowed"), [(None, False), (False, False), (True, True)])
def test_two_speak_in_private_only_if_the_host_wants_it(
    server: Running, wish: bool | None, allowed: bool
) -> None:
    opened = server.open(private_talk=wish)
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        assert ann.row["private_talk"] is allowed
        if allowed:
            ann.ask("chat", text=SECRET, to={"BR": "Bob"})
        else:
            assert refusal(ann, to={"BR": "Bob"})[0] == "only-public-talk"


def test_a_table_of_three_may_be_without_it_and_everybody_is_told(server: Running) -> None:
    assert server.http.get(f"/api/tables/{three(server)['table']}").json()["private_talk"] is True
    opened = three(server, "me", "me", "invite", private_talk=False)
    code = opened["invitations"]["P3"].removeprefix("/join/")
    invited = server.http.get(f"/api/invitations/{code}").json()
    assert invited["table"]["private_talk"] is False
    with join(server, opened, "P1") as ann:
        assert refusal(ann, to=BOB)[0] == "only-public-talk"


def test_a_rematch_is_talked_at_in_the_same_way(server: Running) -> None:
    opened = server.open(private_talk=True)
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.ask("resign", seat="FR")
        again = ann.ask("rematch")["table"]
    live = server.call(server.tables.find(again))
    assert live.row.private_talk


def test_where_the_rules_of_a_game_say_so_they_decide_who_speaks_alone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    near = {0: (1, 2), 1: (0,), 2: (0,)}
    monkeypatch.setattr(get_game("imperialism"), "confidants", lambda _, seat: near[seat])
    opened = three(server, private_talk=False)
    with (
        join(server, opened, "P1") as ann,
        join(server, opened, "P2") as bob,
        join(server, opened, "P3") as eve,
        server.join(opened["table"]) as watcher,
    ):
        told = [each.state["view"]["confidants"] for each in (ann, bob, eve)]
        assert told == [["P2", "P3"], ["P1"], ["P1"]]
        assert watcher.state["view"]["confidants"] is None
        ann.ask("chat", text=SECRET, to=BOB)
        assert refusal(bob, to=EVE)[0] == "not-in-confidence"
        assert refusal(ann, to=BOB | EVE)[0] == "not-in-confidence", "each is spoken to apart"
        near.update({0: (), 1: (), 2: ()})
        assert refusal(ann, to=BOB)[0] == "not-in-confidence"
        assert (lines(bob), lines(eve), lines(watcher)) == ([SECRET], [], [])


def test_once_a_game_is_over_the_table_decides_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_game("imperialism"), "confidants", lambda _state, _seat: ())
    opened = three(server)
    with join(server, opened, "P1") as ann, join(server, opened, "P2") as bob:
        assert refusal(ann, to=BOB)[0] == "not-in-confidence"
        bob.ask("resign", seat="P2")
        ann.ask("chat", text=SECRET, to=BOB)
        ann.drain()
        assert ann.state["view"]["confidants"] is None
        assert lines(bob) == [SECRET]


# -- seats that change hands -----------------------------------------------------------------


def hand_over(server: Running, opened: Any, seat: str, **body: Any) -> Any:
    path = f"/api/tables/{opened['table']}/seats/{seat}"
    by = seat_header(opened["tokens"][seat])
    done = server.http.request("DELETE", path, json=body, headers=by)
    assert done.status_code == 200, done.text
    return done.json()


def test_a_successor_is_not_told_what_was_private_before(server: Running) -> None:
    opened = three(server)
    table = opened["table"]
    with join(server, opened, "P1") as ann, join(server, opened, "P2") as bob:
        ann.ask("chat", text="for all")
        ann.ask("chat", text=SECRET, to=BOB)
        ann.ask("chat", text=f"{SECRET} again", to=BOB | EVE)
        assert len(lines(bob)) == 3
        hand_over(server, opened, "P2", replace="open")
        ann.until(lambda m: m["type"] == "table")
        assert refusal(ann, to=BOB)[0] == "not-listening"
        sat = server.http.post(f"/api/tables/{table}/seats/P2", json={"name": "Zoe"}).json()
        assert refusal(ann, to=BOB)[0] == "not-listening"
        with server.join(table, sat["token"]) as zoe:
            assert lines(zoe) == ["for all"]
            assert not [raw for raw in zoe.raw if SECRET in raw]
            ann.ask("chat", text="welcome", to={"P2": "Zoe"})
            assert zoe.until(lambda m: m["type"] == "chat")["to"] == {"P2": "Zoe"}
            assert lines(bob)[-1] != "welcome"
        with server.join(table, sat["token"]) as zoe:
            assert lines(zoe) == ["for all", "welcome"]
        with server.join(table, opened["tokens"]["P2"]) as bob_again:
            assert lines(bob_again) == ["for all"]
    with join(server, opened, "P1") as ann:
        assert lines(ann) == ["for all", SECRET, f"{SECRET} again", "welcome"]


def test_a_bot_that_takes_over_hears_nothing_and_is_told_nothing(server: Running) -> None:
    opened = three(server)
    with join(server, opened, "P1") as ann:
        ann.ask("chat", text=SECRET, to=BOB)
        hand_over(server, opened, "P2", replace="bot", bot="random")
        assert refusal(ann, to=BOB)[0] == "not-listening"
        assert refusal(ann, to={"P2": "random"})[0] == "not-listening"


def test_who_has_lost_a_seat_elsewhere_does_not_speak_from_it(
    start: Start, postgres: Postgres
) -> None:
    """One server has not heard yet that another gave the seat away."""
    database = postgres.new_database()
    one, two = start(database=database), start(database=database)
    opened = three(one)
    two.tables.services.bus.on_change = lambda _: None
    with join(one, opened, "P1") as ann, join(two, opened, "P2") as bob:
        live = two.tables.live[opened["table"]]
        hand_over(one, opened, "P2", replace="open")
        assert refusal(bob, to=ANN)[0] == "not-your-seat"
        assert refusal(bob)[0] == "not-your-seat"
        sat = one.http.post(f"/api/tables/{opened['table']}/seats/P2", json={"name": "Zoe"}).json()
        ann.ask("chat", text=SECRET, to={"P2": "Zoe"})
        two.call(live.hear_chat())
        assert lines(bob) == []
        with one.join(opened["table"], sat["token"]) as zoe:
            assert lines(zoe) == [SECRET]


# -- one screen, several processes, files ----------------------------------------------------


def test_at_one_screen_only_the_seat_that_looks_is_told(server: Running) -> None:
    opened = three(server, "here", "here", "me")
    both = [opened["tokens"]["P1"], opened["tokens"]["P2"]]
    with (
        server.join(opened["table"], *both) as screen,
        join(server, opened, "P3") as eve,
    ):
        eve.ask("chat", text=SECRET, to=BOB)
        eve.ask("chat", text="for all")
        assert lines(screen) == ["for all"]
        screen.ask("curtain", seat="P2")
        assert [m["text"] for m in screen.heard if m["type"] == "chat" and m["to"]] == [SECRET]
        before = len(lines(screen))
        screen.ask("curtain", seat="P1")
        screen.ask("curtain", seat="P2")
        assert len(lines(screen)) == before


def test_two_processes_keep_it_between_those_who_are_named(postgres: Postgres) -> None:
    database = postgres.new_database()
    with Process(database) as one, Process(database) as two:
        opened = three(one)
        with (
            join(one, opened, "P1") as ann,
            join(two, opened, "P2") as bob,
            join(two, opened, "P3") as eve,
            two.join(opened["table"]) as watcher,
        ):
            ann.ask("chat", text=SECRET, to=BOB)
            assert bob.until(lambda m: m["type"] == "chat")["text"] == SECRET
            ann.ask("chat", text="for all")
            for player in (eve, watcher):
                assert player.until(lambda m: m["type"] == "chat")["text"] == "for all"
                assert not [raw for raw in player.raw if SECRET in raw]
        for server in (one, two):
            assert SECRET not in server.http.get("/metrics").text
    assert SECRET not in one.told + two.told


def test_what_is_told_to_other_processes_has_no_words(
    postgres: Postgres, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices: list[str] = []
    hear = Bus._hear

    def listen(bus: Bus, driver: object, pid: int, channel: str, notice: str) -> None:
        notices.append(notice)
        hear(bus, driver, pid, channel, notice)

    monkeypatch.setattr(Bus, "_hear", listen)
    database = postgres.new_database()
    one, two = start(database=database), start(database=database)
    opened = three(one)
    with join(one, opened, "P1") as ann, join(two, opened, "P2") as bob:
        ann.ask("chat", text=SECRET, to=BOB)
        bob.until(lambda m: m["type"] == "chat")
    assert any(notice.startswith("changed") for notice in notices)
    assert SECRET not in " ".join(notices)


def test_nothing_that_is_downloaded_or_logged_has_it(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    opened = three(server)
    table = opened["table"]
    with caplog.at_level(logging.INFO), caplog.at_level(logging.DEBUG, "greatpowers"):
        with join(server, opened, "P1") as ann:
            ann.ask("chat", text=SECRET, to=BOB)
            ann.ask("resign", seat="P1")
        told = [
            server.http.get(path, headers=seat_header(token)).text
            for token in (opened["tokens"]["P2"], opened["tokens"]["P3"], opened["owner"])
            for path in (
                f"/api/tables/{table}",
                f"/api/tables/{table}/record",
                f"/api/tables/{table}/replay?at=0",
                "/api/tables",
                "/metrics",
            )
        ]
    assert SECRET not in "".join(told)
    assert SECRET not in caplog.text


def test_older_private_lines_stay_with_those_who_could_read_them(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        upgrade(connection, "0009")
        connection.execute(text("PRAGMA foreign_keys=OFF"))
        for seat, version in (("P1", 1), ("P2", 3), ("P3", 1)):
            connection.execute(
                text(
                    "INSERT INTO seats (table_id, seat, place, kind, name, token_version)"
                    " VALUES ('t', :seat, 0, 'human', 'N' || :seat, :version)"
                ),
                {"seat": seat, "version": version},
            )
        for to in (None, "P2"):
            connection.execute(
                text(
                    "INSERT INTO messages (table_id, author, text, at, seat, recipient)"
                    " VALUES ('t', 'Ann', 'hi', '2026-01-01', 'P1', :to)"
                ),
                {"to": to},
            )
        upgrade(connection)
        said = connection.execute(text("SELECT id, n, private FROM messages ORDER BY id")).all()
        hearers = connection.execute(text("SELECT * FROM hearers ORDER BY seat")).all()
    assert [tuple(row) for row in said] == [(1, 1, 0), (2, 2, 1)]
    assert [tuple(row) for row in hearers] == [(2, "P1", 1, "NP1"), (2, "P2", 3, "NP2")]
