"""The socket: hello, curtains, questions, plans, chat, presence."""

from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.house import Player, Refused, Running


@pytest.fixture
def hot(server: Running) -> Any:
    """A client that plays both seats at one screen."""
    opened = server.open("here", "here")
    with server.join(opened["table"], *opened["tokens"].values()) as both:
        yield both


def code_of(player: Player, kind: str, **parts: Any) -> str:
    with pytest.raises(Refused) as refused:
        player.ask(kind, **parts)
    assert refused.value.message["message"]
    return refused.value.code


def test_the_welcome_tells_who_one_is(server: Running) -> None:
    opened = server.open(public=True)
    with server.join(opened["table"], opened["tokens"]["BR"]) as bob:
        welcome = bob.heard[0]
        assert welcome["type"] == "welcome"
        assert welcome["seats"] == ["BR"]
        assert welcome["owner"] is False
        assert welcome["seed_hash"] == welcome["table"]["seed_hash"] == seed_hash_of(bob)
        assert [m["type"] for m in bob.heard] == ["welcome", "state", "proposal", "presence"]
        assert bob.state["view"]["seat"] == "BR"
    with server.join(opened["table"]) as watcher:
        assert watcher.seats == []
        assert watcher.state["seat"] is None
        assert not watcher.options()
    with server.join(opened["table"], opened["owner"]) as owner:
        assert owner.heard[0]["owner"] is True
        assert owner.seats == []


def seed_hash_of(player: Player) -> str:
    return str(player.state["view"]["seed_hash"])


def test_only_the_seat_before_the_curtain_is_shown(hot: Player) -> None:
    assert hot.seats == ["FR", "BR"]
    assert set(hot.states) == {"FR"}
    hot.ask("curtain", seat="BR")
    assert hot.state["seat"] == "BR"
    before = len(hot.heard)
    hot.answer()
    assert {m["seat"] for m in hot.heard[before:] if m["type"] == "state"} == {"BR"}
    assert code_of(hot, "curtain", seat="XX") == "not-your-seat"


def test_why_is_answered_by_the_rules(hot: Player) -> None:
    option = hot.options()[0]
    verb, _, target = option.partition(" ")
    told = hot.ask("why", seat="FR", target=target)["verdicts"]
    assert [each["allowed"] for each in told if each["verb"] == verb] == [True]
    told = hot.ask("why", seat="FR", target="caicos")["verdicts"]
    assert told[0]["reason"] == "no-not-asked"
    told = hot.ask("why", seat="FR", target="caicos", verb="shift")["verdicts"]
    assert told == [
        {
            "verb": "shift",
            "target": "caicos",
            "allowed": False,
            "reason": "no-not-asked",
            "cite": "4.1.7",
        }
    ]
    assert code_of(hot, "why", seat="FR", target="atlantis", verb="shift") == "unknown-answer"


def test_why_not_if_somebody_else_is_asked(server: Running) -> None:
    opened = server.open()
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        while ann.options():
            ann.answer()
        told = ann.ask("why", seat="FR", target="caicos")["verdicts"]
        assert told[0]["reason"] == "no-not-your-decision"


def test_an_illegal_answer_says_why(hot: Player) -> None:
    with pytest.raises(Refused) as refused:
        hot.answer("shift caicos")
    assert refused.value.message["verdict"] == {"reason": "no-not-asked", "cite": "4.1.7"}


def test_a_plan_changes_nothing(hot: Player) -> None:
    first = hot.options()[0]
    shown = hot.ask("sandbox", seat="FR", answers=[first])
    assert shown["position"] == 1
    assert shown["view"]["position"] == 1
    assert hot.ask("sandbox", seat="FR", answers=[])["view"] == hot.state["view"]
    hot.drain()
    assert hot.position == 0
    assert code_of(hot, "sandbox", seat="FR", answers=["pass"]) == "illegal-answer"
    assert code_of(hot, "sandbox", seat="FR", answers=["pass"] * 201) == "too-large"


def test_why_is_answered_where_a_plan_leads(hot: Player) -> None:
    while not any(option.startswith("take ") for option in hot.options()):
        hot.answer()
        hot.ask("curtain", seat=hot.state["view"]["asks"][0]["seat"])
    seat, before = hot.state["seat"], hot.position
    tile = hot.options()[0]
    shown = hot.ask("sandbox", seat=seat, answers=[tile])["view"]
    shift = next(each for each in shown["asks"][0]["options"] if each["option"][:6] == "shift ")
    asked = {"seat": seat, "target": shift["option"].removeprefix("shift "), "verb": "shift"}
    (now,) = hot.ask("why", **asked)["verdicts"]
    (then,) = hot.ask("why", **asked, plan={"answers": [tile]})["verdicts"]
    assert not now["allowed"]
    assert then["allowed"]
    assert sum(line["number"] for line in then["bill"]) == then["cost"] == shift["cost"]
    hot.drain()
    assert hot.position == before


def test_why_in_a_plan_is_as_careful_as_the_plan(hot: Player) -> None:
    def asked(**plan: Any) -> str:
        return code_of(hot, "why", seat="FR", target="caicos", plan=plan)

    assert asked(answers=["pass"]) == "illegal-answer"
    assert asked(answers=["dance"]) == "unknown-answer"
    assert asked(answers=["pass"] * 201) == "too-large"
    assert asked() == "bad-request"
    assert code_of(hot, "why", seat="XX", plan={"answers": []}) == "not-your-seat"
    hot.ask("resign", seat="FR")
    assert asked(answers=[]) == "game-over"
    told = hot.ask("why", seat="FR", target="caicos", plan={"answers": [], "at": 0})
    assert told["verdicts"][0]["reason"] == "no-not-asked"


def test_a_plan_goes_on_alike(hot: Player) -> None:
    """The same plan leads to the same position, also when luck is drawn."""
    plans = [hot.ask("sandbox", seat="FR", answers=hot.options()[:1])["view"] for _ in range(3)]
    assert plans[0] == plans[1] == plans[2]


def test_a_plan_may_begin_in_the_past(server: Running) -> None:
    """It knows what the seat saw then, and the luck is not that of the game."""
    opened = server.open(public=True)
    tokens = opened["tokens"]
    with (
        server.join(opened["table"], tokens["FR"]) as ann,
        server.join(opened["table"], tokens["BR"]) as bob,
    ):
        moments = []
        for _ in range(10):
            player = ann if ann.options() else bob
            moments.append((player, player.state["view"], player.options()[0]))
            player.answer()
            ann.drain()
            bob.drain()
        for at, (player, view, option) in enumerate(moments):
            (seat,) = player.seats
            then = player.ask("sandbox", seat=seat, answers=[], at=at)
            assert then["view"] == view
            assert then["log"] == []
            after = player.ask("sandbox", seat=seat, answers=[option], at=at)
            assert after["position"] == at + 1
        assert code_of(ann, "sandbox", seat="BR", answers=[], at=0) == "not-your-seat"
        far = ann.ask("sandbox", seat="FR", answers=[], at=999)
        assert far["position"] == ann.position == 10
        bob.ask("resign", seat="BR")
        assert code_of(ann, "sandbox", seat="FR", answers=[]) == "game-over"
        assert ann.ask("sandbox", seat="FR", answers=[], at=0)["view"]["asks"]


def test_chat_reaches_everybody_and_is_kept(server: Running) -> None:
    opened = server.open(public=True)
    table = opened["table"]
    with (
        server.join(table, opened["tokens"]["FR"]) as ann,
        server.join(table) as watcher,
    ):
        ann.ask("chat", text=" good \n luck ", seat="FR")
        said = watcher.until(lambda m: m["type"] == "chat")
        assert (said["seat"], said["text"]) == ("FR", "good luck")
        watcher.ask("chat", text="hi")
        assert ann.until(lambda m: m["type"] == "chat" and m["seat"] != "FR")["text"] == "hi"
        assert code_of(ann, "chat", text="x" * 501) == "too-large"
        assert code_of(ann, "chat", text="  ") == "too-large"
        assert code_of(ann, "chat", text="I am Bob", seat="BR") == "not-your-seat"
    with server.join(table, opened["tokens"]["BR"]) as bob:
        chat = [m for m in bob.heard if m["type"] == "chat"]
        assert [m["text"] for m in chat] == ["good luck", "hi"]
    with server.join(table, hello=False) as late:
        late.send({"type": "hello", "tokens": [], "chat": chat[0]["n"]})
        late.until(lambda m: m["type"] == "presence")
        assert [m["text"] for m in late.heard if m["type"] == "chat"] == ["hi"]


def test_presence_is_told(server: Running) -> None:
    opened = server.open(public=True)
    table = opened["table"]
    with server.join(table, opened["tokens"]["FR"]) as ann:
        assert ann.heard[-1]["seats"] == {"FR": True, "BR": False}
        with server.join(table, opened["tokens"]["BR"]), server.join(table):
            told = ann.until(lambda m: m["type"] == "presence" and m["spectators"] == 1)
            assert told["seats"] == {"FR": True, "BR": True}
            row = server.http.get(f"/api/tables/{table}").json()
            assert [seat["present"] for seat in row["seats"]] == [True, True]
        ann.until(lambda m: m["type"] == "presence" and not m["seats"]["BR"])


def test_answers_in_parallel_are_not_late(server: Running) -> None:
    """Both are asked at once: the answer of one does not make that of the other late."""
    opened = server.open()
    with (
        server.join(opened["table"], opened["tokens"]["FR"]) as ann,
        server.join(opened["table"], opened["tokens"]["BR"]) as bob,
    ):
        assert ann.options()
        assert bob.options()
        bob.answer()
        assert ann.ask("answer", seat="FR", option=ann.options()[0], at=0)["position"] == 2
        ann.drain()
        assert code_of(ann, "answer", seat="FR", option="pass", at=0) == "late-answer"


def test_a_seat_has_so_many_connections(server: Running) -> None:
    opened = server.open()
    players = [server.join(opened["table"], opened["tokens"]["FR"]) for _ in range(5)]
    with server.join(opened["table"], opened["tokens"]["FR"]) as sixth:
        assert sixth.heard[-1]["error"] == "rate-limited"
        assert sixth.close_code() == 4429
    for player in players:
        player.__exit__()
    with server.join(opened["table"], opened["tokens"]["FR"]) as again:
        assert again.seats == ["FR"]


def test_a_slow_reader_is_shown_out(start: Start) -> None:
    server = start()
    opened = server.open("here", "here")
    client_limit = server.tables.services.settings.limits.outbox
    with server.join(opened["table"], *opened["tokens"].values()):
        live = server.tables.live[opened["table"]]

        def flood() -> bool:
            (client,) = live.audience.clients
            for _ in range(client_limit + 1):
                client.send({"type": "presence", "seats": {}, "spectators": 0})
            return client.closing

        assert server.do(flood)
