"""Clocks: counted by hand, and at a table whose time is made up."""

from datetime import UTC, datetime, timedelta
from typing import Any

from greatpowers.server import clocks
from greatpowers.server.storage.models import StoredSeat
from tests.server.conftest import Start
from tests.server.house import Running

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
LIVE: dict[str, Any] = {"kind": "live", "minutes": 1, "increment_seconds": 5}
DAYS: dict[str, Any] = {"kind": "days", "days": 2}


def seats(second: str = "human") -> list[StoredSeat]:
    def seat(name: str, kind: str) -> StoredSeat:
        return StoredSeat(seat=name, kind=kind, remaining=None, asked_since=None)

    return [seat("FR", "human"), seat("BR", second)]


def after(seconds: float) -> datetime:
    return NOON + timedelta(seconds=seconds)


def test_no_clock_runs_without_a_clock() -> None:
    both = seats()
    clocks.settle(clocks.NO_CLOCK, both, ["FR"], None, NOON)
    assert clocks.left(both[0], after(99)) is None
    assert clocks.runs_out(both) is None


def test_a_live_clock_runs_for_the_seat_that_is_asked() -> None:
    france, britain = both = seats()
    clocks.settle(LIVE, both, ["FR"], None, NOON)
    assert clocks.left(france, after(20)) == 40
    assert clocks.left(britain, after(20)) == 60
    assert clocks.runs_out(both) == after(60)
    clocks.settle(LIVE, both, ["FR"], "FR", after(20))
    assert clocks.left(france, after(30)) == 30
    clocks.settle(LIVE, both, ["BR"], "FR", after(30))
    assert clocks.left(france, after(99)) == 35
    assert clocks.left(britain, after(40)) == 50


def test_days_are_given_anew_for_every_answer() -> None:
    france, britain = both = seats()
    clocks.settle(DAYS, both, ["FR", "BR"], None, NOON)
    clocks.settle(DAYS, both, ["FR", "BR"], "FR", after(1000))
    assert clocks.left(france, after(1000)) == 2 * clocks.DAY
    assert clocks.left(britain, after(1000)) == 2 * clocks.DAY - 1000


def test_no_clock_runs_while_a_seat_is_empty() -> None:
    both = seats("open")
    clocks.settle(LIVE, both, ["FR"], None, NOON)
    assert clocks.runs_out(both) is None
    assert clocks.left(both[0], after(1000)) == 60
    both[1].kind = "human"
    clocks.settle(LIVE, both, ["FR"], None, after(1000))
    assert clocks.runs_out(both) == after(1060)


def test_bots_have_no_clock() -> None:
    both = seats("bot")
    clocks.settle(LIVE, both, ["FR", "BR"], None, NOON)
    assert clocks.left(both[1], after(5)) is None
    assert clocks.overdue(both, after(59)) is None
    late = clocks.overdue(both, after(61))
    assert late is both[0]


# -- at a table ------------------------------------------------------------------------------


class Time:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> datetime:
        return self.at

    def passes(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)


def begin(start: Start, time: Time, **more: Any) -> tuple[Running, dict[str, Any]]:
    server = start(now=time)
    return server, server.open("here", "here", **more)


def test_a_clock_that_runs_out_gives_the_default_answer(start: Start) -> None:
    time = Time()
    server, opened = begin(start, time, clock=LIVE)
    with server.join(opened["table"], *opened["tokens"].values()) as both:
        assert both.state["clocks"] == {"FR": 60, "BR": 60}
        time.passes(20)
        both.answer()
        assert both.state["clocks"]["BR"] == 40
        time.passes(41)
        both.until(lambda m: m["type"] == "state" and m["position"] >= 2)
        assert both.state["view"]["result"] is None
        time.passes(clocks.GRACE + 5)
        both.until(lambda m: m["type"] == "state" and m["position"] >= 3)


def test_a_clock_that_runs_out_loses_the_game(database: str, start: Start) -> None:
    time = Time()
    server = start(now=time, database=database)
    opened = server.open("here", "random", clock=LIVE, timeout="forfeit")
    with server.join(opened["table"], *opened["tokens"].values()) as ann:
        ann.until_asked()
        time.passes(61)
        ended = ann.until(lambda m: m["type"] == "ended")["result"]
        assert ended == {"winners": ["BR"], "ending": "timeout", "scores": []}


def test_clocks_go_on_after_a_restart(start: Start) -> None:
    time = Time()
    server, opened = begin(start, time, clock=DAYS, timeout="forfeit")
    server.stop()
    time.passes(clocks.DAY)
    again = start(now=time)
    with again.join(opened["table"], *opened["tokens"].values()) as both:
        assert both.state["clocks"] == {"FR": clocks.DAY, "BR": clocks.DAY}
    again.stop()
    again = start(now=time)
    time.passes(clocks.DAY + 1)
    headers = {"Authorization": f"Seat {opened['owner']}"}
    row: dict[str, Any] = {"finished": False}
    while not row["finished"]:
        row = again.http.get(f"/api/tables/{opened['table']}", headers=headers).json()
    assert row["result"]["ending"] == "timeout"


def test_the_clock_starts_when_the_last_sits_down(start: Start) -> None:
    time = Time()
    server = start(now=time)
    opened = server.open("me", "open", clock=LIVE)
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        time.passes(500)
        server.http.post(f"/api/tables/{opened['table']}/seats/BR", json={"name": "Bob"})
        ann.until(lambda m: m["type"] == "table")
        time.passes(10)
        ann.answer()
        assert ann.state["clocks"]["BR"] == 50
