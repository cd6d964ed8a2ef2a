"""Taking back, proposals and consent, draws, resigning, rematches."""

from random import Random
from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.house import Player, Refused, Running


def refuse(player: Player, kind: str, **parts: Any) -> str:
    with pytest.raises(Refused) as refused:
        player.ask(kind, **parts)
    return refused.value.code


def sync(*players: Player) -> None:
    for player in players:
        player.drain()


def play_until_both_answered(ann: Player, bob: Player, luck: Random) -> tuple[Player, Player]:
    """Play until somebody has answered after the other; return the one before, and the last."""
    last: Player | None = None
    for _ in range(200):
        sync(ann, bob)
        asked = [player for player in (ann, bob) if player.options()]
        if len(asked) == 1 and last is not None and asked[0] is not last:
            other = last
            asked[0].answer(luck.choice(asked[0].options()))
            sync(ann, bob)
            return other, asked[0]
        asked[0].answer(luck.choice(asked[0].options()))
        last = asked[0]
    raise AssertionError("nobody answered after the other")


def test_inside_the_walls_undo_is_free(database: str, start: Start) -> None:
    server = start(database=database)
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        before = ann.state["view"]
        ann.answer()
        assert ann.state["undoable"] == 1
        reply = ann.ask("undo", seat="FR", steps=1)
        assert reply["proposed"] is False
        assert reply["position"] == 0
        assert ann.state["view"] == before
        assert ann.state["undoable"] == 0
        assert refuse(ann, "undo", seat="FR", steps=1) == "undo-refused"
        ann.answer()
        ann.ask("undo", seat="FR", steps="turn")
        assert ann.position == 0
    server.tables.live.clear()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        assert ann.state["view"] == before


def test_past_a_wall_the_other_must_consent(database: str, start: Start) -> None:
    server = start(database=database)
    opened = server.open(public=True)
    table = opened["table"]
    with (
        server.join(table, opened["tokens"]["FR"]) as ann,
        server.join(table, opened["tokens"]["BR"]) as bob,
        server.join(table) as watcher,
    ):
        wants, other = play_until_both_answered(ann, bob, Random(1))
        at = wants.position
        reply = wants.ask("undo", seat=wants.seats[0], steps=1)
        assert reply["proposed"] is True
        assert reply["position"] == at
        proposal = other.until(lambda m: m["type"] == "proposal")["proposal"]
        assert proposal["what"] == "undo"
        assert proposal["by"] == wants.seats[0]
        steps = proposal["steps"]
        assert steps >= 2
        assert refuse(wants, "consent", proposal=proposal["id"], yes=True) == "not-your-seat"
        assert refuse(watcher, "consent", proposal=proposal["id"], yes=True) == "not-your-seat"
        assert refuse(other, "consent", proposal="another", yes=True) == "undo-refused"
        other.ask("consent", proposal=proposal["id"], yes=True, seat=other.seats[0])
        sync(wants, watcher)
        assert wants.position == watcher.position == other.position == at - steps
        assert wants.options()
        for player in (wants, watcher):
            marks = [m for m in player.logs[player.state["seat"]] if "undo" in m["text"]]
            assert [mark["args"] for mark in marks] == [{"steps": steps}]
        log = wants.logs[wants.seats[0]]
    server.tables.live.clear()
    with server.join(table, opened["tokens"][wants.seats[0]]) as again:
        assert again.logs[wants.seats[0]] == log


def test_a_refused_proposal_is_over(server: Running) -> None:
    opened = server.open()
    with (
        server.join(opened["table"], opened["tokens"]["FR"]) as ann,
        server.join(opened["table"], opened["tokens"]["BR"]) as bob,
    ):
        wants, other = play_until_both_answered(ann, bob, Random(1))
        at = wants.position
        wants.ask("undo", seat=wants.seats[0], steps=1)
        proposal = other.until(lambda m: m["type"] == "proposal")["proposal"]
        assert refuse(other, "propose", what="draw") == "undo-refused"
        other.ask("consent", proposal=proposal["id"], yes=False)
        sync(wants)
        assert wants.heard[-2] == {"type": "proposal", "proposal": None}
        assert wants.position == at


def test_a_proposal_lapses_when_the_game_goes_on(server: Running) -> None:
    opened = server.open()
    with (
        server.join(opened["table"], opened["tokens"]["FR"]) as ann,
        server.join(opened["table"], opened["tokens"]["BR"]) as bob,
    ):
        ann.ask("propose", what="draw", seat="FR")
        proposal = bob.until(lambda m: m["type"] == "proposal")["proposal"]
        bob.answer()
        assert refuse(bob, "consent", proposal=proposal["id"], yes=True) == "undo-refused"
        sync(ann)
        assert [m for m in ann.heard if m["type"] == "proposal"][-1]["proposal"] is None


def test_a_proposal_outlives_its_server(start: Start) -> None:
    server = start()
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.ask("propose", what="draw")
    server.stop()
    again = start()
    with again.join(opened["table"], opened["tokens"]["BR"]) as bob:
        proposal = next(m for m in bob.heard if m["type"] == "proposal")["proposal"]
        bob.ask("consent", proposal=proposal["id"], yes=True)
        assert bob.state["view"]["result"]["ending"] == "draw"


def test_bots_consent_to_an_undo_but_not_to_a_draw(server: Running) -> None:
    opened = server.open(br="random")
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        luck = Random(6)
        while True:
            assert ann.until_asked()
            before = ann.state["view"]
            ann.answer(luck.choice(ann.options()))
            ann.until_asked()
            if ann.position > before["position"] + 1 and ann.position > 30:
                break
        reply = ann.ask("undo", seat="FR", steps=1)
        assert reply["proposed"] is False
        assert ann.state["view"]["state"] == before["state"]
        assert refuse(ann, "propose", what="draw") == "draw-refused"


def test_against_bots_any_point_can_be_gone_back_to(server: Running) -> None:
    opened = server.open(br="random")
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        assert ann.state["answered"] is False
        seen: list[Any] = []
        while len(seen) < 12:
            assert ann.until_asked()
            seen.append(ann.state["view"])
            ann.answer(ann.options()[0])
        ann.until_asked()
        assert ann.state["answered"] is True
        assert refuse(ann, "undo", seat="FR", to=ann.position) == "undo-refused"
        assert refuse(ann, "undo", seat="FR", to=ann.position + 5) == "undo-refused"
        for point in (seen[7], seen[3], seen[0]):
            assert ann.ask("undo", seat="FR", to=point["position"])["proposed"] is False
            assert ann.state["view"]["state"] == point["state"]
        assert ann.state["answered"] is False


def test_among_people_a_chosen_point_needs_consent(server: Running) -> None:
    opened = server.open()
    with (
        server.join(opened["table"], opened["tokens"]["FR"]) as ann,
        server.join(opened["table"], opened["tokens"]["BR"]) as bob,
    ):
        wants, other = play_until_both_answered(ann, bob, Random(1))
        assert wants.ask("undo", seat=wants.seats[0], to=0)["proposed"] is True
        proposal = other.until(lambda m: m["type"] == "proposal")["proposal"]
        other.ask("consent", proposal=proposal["id"], yes=True)
        sync(wants)
        assert wants.position == 0


def test_a_ping_is_acknowledged(server: Running) -> None:
    opened = server.open(br="random")
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        assert ann.ask("ping")["type"] == "ack"


def test_at_one_screen_consent_is_not_asked(server: Running) -> None:
    opened = server.open("here", "here")
    with server.join(opened["table"], *opened["tokens"].values()) as both:
        both.answer()
        both.ask("curtain", seat="BR")
        both.answer()
        reply = both.ask("undo", seat="FR", steps=1)
        assert reply["proposed"] is False
        assert both.position == 0


def test_a_draw_by_agreement(server: Running) -> None:
    opened = server.open()
    with (
        server.join(opened["table"], opened["tokens"]["FR"]) as ann,
        server.join(opened["table"], opened["tokens"]["BR"]) as bob,
    ):
        assert ann.ask("propose", what="draw", seat="FR")["proposed"]
        proposal = bob.until(lambda m: m["type"] == "proposal")["proposal"]
        bob.ask("consent", proposal=proposal["id"], yes=True)
        ended = ann.until(lambda m: m["type"] == "ended")["result"]
        assert ended == {"winners": ["FR", "BR"], "ending": "draw", "scores": []}
        sync(ann)
        assert ann.row["finished"]
        over: dict[str, dict[str, Any]] = {
            "answer": {"option": "pass", "at": 0, "seat": "FR"},
            "undo": {"seat": "FR"},
            "resign": {"seat": "FR"},
            "why": {"seat": "FR", "target": "caicos"},
            "sandbox": {"seat": "FR", "answers": []},
            "propose": {"what": "draw"},
        }
        for kind, parts in over.items():
            assert refuse(ann, kind, **parts) == "game-over"


def test_after_the_end_every_seat_can_be_looked_at(server: Running) -> None:
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.answer()
        assert refuse(ann, "replay", seat="BR", at=0) == "not-your-seat"
        ann.ask("resign", seat="FR")
        shown = ann.ask("replay", seat="BR", at=0)
        assert shown["view"]["seat"] == "BR"
        assert shown["open"]


def test_a_rematch_changes_sides(server: Running) -> None:
    opened = server.open("me", "me", name="Ours")
    table = opened["table"]
    with (
        server.join(table, opened["tokens"]["FR"], opened["owner"]) as ann,
        server.join(table, opened["tokens"]["BR"]) as bob,
    ):
        assert refuse(ann, "rematch") == "not-finished"
        bob.ask("resign", seat="BR")
        again = ann.ask("rematch", seat="FR")
        assert set(again["tokens"]) == {"BR"}
        told = bob.until(lambda m: m["type"] == "rematch")
        assert told["table"] == again["table"] != table
        assert set(told["tokens"]) == {"FR"}
        assert "owner" in again
        assert "owner" not in told
        assert bob.ask("rematch", seat="BR")["table"] == again["table"]
    with server.join(table, opened["tokens"]["BR"]) as late:
        found = [m for m in late.heard if m["type"] == "rematch"]
        assert found[0]["tokens"] == told["tokens"]
    with server.join(again["table"], again["tokens"]["BR"]) as ann:
        assert [seat["name"] for seat in ann.row["seats"]] == ["Bob", "Ann"]
        assert ann.row["name"] == "Ours"
        assert ann.seats == ["BR"]
