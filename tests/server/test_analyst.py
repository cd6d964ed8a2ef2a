"""The analyst on the server: whom it advises, about what, and what it must not know."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from greatpowers.bots import analyst
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
            assert 0 <= plan["worth"] <= 100
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
        opened = server.open("me", other)
        with at_table(server, opened) as ann, pytest.raises(Refused, match="not-alone"):
            ask(ann)


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


def test_how_a_game_stood_is_told_when_it_is_over(server: Running) -> None:
    opened = server.open("me", "me")
    with at_table(server, opened) as ann, at_table(server, opened, "BR") as bob:
        with pytest.raises(Refused, match="not-finished"):
            ann.ask("hindsight")
        bob.ask("resign", seat="BR")
        told = ann.ask("hindsight")
        assert told["seats"] == ["FR", "BR"]
        assert [moment["at"] for moment in told["moments"]] == [0]
        assert all(len(moment["worths"]) == 2 for moment in told["moments"])
