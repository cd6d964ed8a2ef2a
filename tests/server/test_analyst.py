"""The analyst on the server: whom it advises, about what, and what it must not know."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from greatpowers.arena.matches import play_out
from greatpowers.bots import analyst, make_bot, mistakes
from greatpowers.bots.hindsight import Standing, look_back
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from greatpowers.server.tables.analysis import PARTS
from tests.server.house import Plain, Player, Refused, Running

FEW = 6


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it think for a moment only, by simulations and by no clock."""
    thorough = analyst.advise
    monkeypatch.setattr(
        "greatpowers.server.thinking.advise",
        lambda chair, seed, _seconds: thorough(chair, seed, simulations=FEW, played_on=2),
    )
    careful = mistakes.review
    monkeypatch.setattr(
        "greatpowers.server.thinking.review",
        lambda table, decision, seed, _seconds: careful(table, decision, seed, None, FEW, 2),
    )


@contextmanager
def at_table(server: Running, opened: Plain, seat: str = "FR") -> Iterator[Player]:
    with server.join(opened["table"], opened["tokens"][seat]) as player:
        yield player


def until_alone(player: Player) -> None:
    """Wait until the table waits for this player only: a bot that is asked too answers first."""
    while {ask["seat"] for ask in player.state["view"]["asks"]} != {"FR"}:
        player.next_state()


def ask(player: Player, *answers: str, **more: Any) -> Plain:
    return player.ask("advise", seat="FR", answers=list(answers), **more)


def test_a_player_among_bots_is_advised(server: Running) -> None:
    with at_table(server, server.open("me", "random")) as ann:
        until_alone(ann)
        told = ask(ann)
        assert told["position"] == ann.position
        options = ann.options()
        assert 0 < len(told["plans"]) <= analyst.ADVISED
        for plan in told["plans"]:
            assert plan["options"][0] in options
            assert 0 <= plan["chance"] <= 100
            assert all(aim["text"].startswith("aspect-") for aim in plan["aims"])
        first = told["plans"][0]["options"][0]
        ann.answer(first)


def test_it_is_asked_where_a_plan_leads(server: Running) -> None:
    with at_table(server, server.open("me", "random")) as ann:
        until_alone(ann)
        (plan, *_) = ask(ann)["plans"]
        told = ask(ann, plan["options"][0])
        assert told["position"] > ann.position


def test_the_same_question_is_answered_alike(server: Running) -> None:
    with at_table(server, server.open("me", "random")) as ann:
        until_alone(ann)
        first, second = ask(ann), ask(ann)
        assert first["plans"] == second["plans"]


def test_never_in_a_game_among_people(server: Running) -> None:
    for other in ("me", "here", "open"):
        opened = server.open("me", other, public=True)
        with at_table(server, opened) as ann, at_table(server, opened) as second_tab:
            for player in (ann, second_tab):
                with pytest.raises(Refused, match="not-alone"):
                    ask(player)
                with pytest.raises(Refused, match="not-alone"):
                    ask(player, at=0)
                with pytest.raises(Refused, match="not-alone"):
                    player.ask("recount", seat="FR")
                with pytest.raises(Refused, match="not-finished"):
                    player.ask("hindsight")
        with server.join(opened["table"]) as watcher:
            with pytest.raises(Refused, match="not-your-seat"):
                ask(watcher)
            with pytest.raises(Refused, match="not-your-seat"):
                watcher.ask("recount", seat="FR")
            with pytest.raises(Refused, match="not-finished"):
                watcher.ask("hindsight")
        analysis = server.http.get(f"/api/tables/{opened['table']}/analysis")
        assert analysis.status_code == 409


def test_after_the_end_anybody_may_ask_about_the_past(server: Running) -> None:
    opened = server.open("me", "me")
    with at_table(server, opened) as ann, at_table(server, opened, "BR") as bob:
        bob.ask("resign", seat="BR")
        told = ask(ann, at=0)
        assert told["plans"]
        with pytest.raises(Refused, match="game-over"):
            ask(ann)


def test_a_seat_of_ones_own(server: Running) -> None:
    opened = server.open("me", "random")
    with at_table(server, opened) as ann, pytest.raises(Refused, match="not-your-seat"):
        ann.ask("advise", seat="BR", answers=[])


def test_an_analyst_that_fails_says_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    with at_table(server, server.open("me", "random")) as ann:
        until_alone(ann)
        monkeypatch.setattr("greatpowers.server.thinking.advise", fail)
        with pytest.raises(Refused, match="internal-error"):
            ask(ann)


def test_the_last_turn_of_a_bot_is_told_with_its_end(server: Running) -> None:
    with at_table(server, server.open("me", "random")) as ann:
        ann.until_asked()
        while not (told := ann.ask("recount", seat="FR")["turns"]):
            ann.answer(ann.options()[0])
            ann.until_asked()
        (turn,) = told
        assert turn["seat"] == "BR"
        assert 0 <= turn["first"] < turn["past"] <= ann.position
        assert all(aim["part"] in ("gain", "price") for aim in turn["aims"])


def test_a_finished_game_is_looked_through_once_and_that_is_kept(server: Running) -> None:
    table: Table[Any] = Table.open(get_game("imperial_struggle"), None, 3, quiet=True)
    play_out(table, {seat: make_bot("random", seat) for seat in table.seats})
    record = json.loads(table.record().to_json())
    opened = server.http.post("/api/records", json={"record": record, "public": True}).json()
    where = f"/api/tables/{opened['table']}/analysis"
    assert server.http.get(where).status_code == 404
    with server.join(opened["table"]) as eve:
        told = eve.ask("hindsight")
        heard = [told["done"]]
        while told["done"] < 100:
            told = eve.until(lambda heard: heard["type"] == "hindsight")
            heard.append(told["done"])
        assert heard == sorted(heard)
        assert told["seats"] == list(table.seats)
        places = [moment["at"] for moment in told["moments"]]
        assert places == sorted(set(places))
        assert places[-1] == table.position
        assert all(98 <= sum(moment["chances"]) <= 102 for moment in told["moments"])
        costs = [mistake["cost"] for mistake in told["mistakes"]]
        assert costs == sorted(costs, reverse=True)
        again = eve.ask("hindsight")
        assert (again["done"], again["moments"]) == (100, told["moments"])
    kept = server.http.get(where)
    assert kept.json() == {name: told[name] for name in ("seats", "moments", "mistakes")}
    assert "attachment" in kept.headers["content-disposition"]


def test_an_analysis_that_fails_says_so_and_begins_anew(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    with at_table(server, server.open("me", "me")) as ann:
        ann.ask("resign", seat="FR")
        with monkeypatch.context() as broken:
            broken.setattr("greatpowers.server.thinking.look_back", fail)
            told = ann.ask("hindsight")
            while not told["failed"]:
                told = ann.until(lambda heard: heard["type"] == "hindsight")
        assert told["done"] < 100
        told = ann.ask("hindsight")
        while told["done"] < 100:
            told = ann.until(lambda heard: heard["type"] == "hindsight")
        assert not told["failed"]


def until_known(player: Player, told: Plain) -> Plain:
    """Wait until an analysis is done, or has failed."""
    while told["done"] < 100 and not told["failed"]:
        told = player.until(lambda heard: heard["type"] == "hindsight")
    return told


def test_pieces_that_are_done_are_kept_when_one_fails(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def look(table: Table[Any], first: int, past: int) -> list[Standing]:
        looked.append(first)
        return look_back(table, first, past)

    def fail(*_: object) -> None:
        raise RuntimeError("it took too long")

    monkeypatch.setattr("greatpowers.server.thinking.look_back", look)
    with at_table(server, server.open("me", "me")) as ann:
        ann.ask("resign", seat="FR")
        with monkeypatch.context() as broken:
            broken.setattr("greatpowers.server.thinking.suspects", fail)
            told = until_known(ann, ann.ask("hindsight"))
        assert told["failed"]
        assert told["moments"]
        assert len(looked) == PARTS
        assert not until_known(ann, ann.ask("hindsight"))["failed"]
        assert len(looked) == PARTS


def test_who_looks_on_begins_no_analysis_but_sees_how_far_it_is(server: Running) -> None:
    opened = server.open("me", "me", public=True)
    with at_table(server, opened) as ann, server.join(opened["table"]) as eve:
        ann.ask("resign", seat="FR")
        told = eve.ask("hindsight")
        assert (told["begun"], told["done"]) == (False, 0)
        assert ann.ask("hindsight")["begun"]
        assert until_known(eve, told)["done"] == 100


def test_after_the_end_anybody_plans_from_any_seat(server: Running) -> None:
    opened = server.open("me", "me", public=True)
    with at_table(server, opened) as ann, server.join(opened["table"]) as eve:
        with pytest.raises(Refused, match="not-your-seat"):
            eve.ask("sandbox", seat="BR", answers=[])
        ann.ask("resign", seat="FR")
        assert eve.ask("sandbox", seat="BR", answers=[], at=0)["start"] == 0
        with pytest.raises(Refused, match="unknown-seat"):
            eve.ask("sandbox", seat="XX", answers=[], at=0)
