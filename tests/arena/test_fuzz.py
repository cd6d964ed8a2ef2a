"""Fuzzing: what occurred is counted, what goes wrong is caught with its record."""

from collections.abc import Callable
from typing import Any

import pytest

from greatpowers.arena.executors import HERE, Processes
from greatpowers.arena.findings import Findings
from greatpowers.arena.fuzz import fuzz, fuzz_games
from greatpowers.kernel.game import Game
from greatpowers.kernel.log import Entry
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.kit.landmarks import Landmarks
from tests import tiny
from tests.variants import variant


def told_by(entry: Entry) -> str | None:
    return f"signed: {entry.args['court']}" if entry.text == "log-signed" else None


SIGNED = Landmarks(["signed: court-vienna", "signed: court-rome"], told_by)


def envoys(check: Callable[[tiny.State], None], segment: Any = tiny.segment) -> Game[tiny.State]:
    """Return the tiny game with other checks or rules."""
    return variant(tiny.GAME, check=check, segment=segment)


def play(game: Game[tiny.State], games: int = 20) -> Findings:
    return fuzz_games(game, SIGNED, "seed", {}, range(games))


def test_what_occurred_is_counted() -> None:
    findings = play(envoys(tiny.check))
    assert findings.games == 20
    assert findings.failures == []
    assert sum(findings.endings.values()) == 20
    assert sum(findings.verbs.values()) >= findings.decisions
    assert findings.landmarks["signed: court-vienna"] > 0
    assert findings.landmarks["signed: court-rome"] == 0


def test_in_some_games_seats_speak_though_they_are_not_asked() -> None:
    findings = play(envoys(tiny.check))
    said = findings.verbs["release"] + findings.verbs["hold"]
    assert findings.verbs["release"] > 0
    assert sum(findings.verbs.values()) == findings.decisions + said
    assert play(envoys(tiny.check), games=4).verbs["release"] == 0


def test_all_look_at_the_table_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    def blind(s: tiny.State, seat: int | None, public: object) -> dict[str, Any]:
        raise ZeroDivisionError

    monkeypatch.setattr("greatpowers.arena.fuzz.LOOKED_EVERY", 1)
    assert play(envoys(tiny.check)).failures == []
    findings = play(variant(tiny.GAME, explain=blind))
    assert {failure.error for failure in findings.failures} == {"ZeroDivisionError: "}


def test_options_are_varied() -> None:
    findings = play(envoys(tiny.check))
    assert findings.landmarks["signed: court-london"] > 0


def test_given_options_stand() -> None:
    findings = fuzz_games(envoys(tiny.check), SIGNED, "seed", {"courts": "2"}, range(20))
    assert findings.landmarks["signed: court-london"] == 0


def test_a_broken_invariant_is_caught_with_its_record() -> None:
    def check(s: tiny.State) -> None:
        if max(s.points) >= 2:
            raise AssertionError("too many points")

    game = envoys(check)
    findings = play(game)
    assert findings.failures
    failure = findings.failures[0]
    assert failure.error == "AssertionError: too many points"
    assert "too many points" in failure.trace
    table = Table.replay(game, Record.from_json(failure.record))
    assert table.position == failure.position
    assert max(table.state.points) >= 2


def test_a_crash_of_the_rules_is_caught() -> None:
    def segment(t: Table[tiny.State]) -> Any:
        if max(t.state.points) >= 2:
            raise ZeroDivisionError("the table broke")
        return tiny.segment(t)

    findings = play(envoys(tiny.check, segment))
    assert {failure.error for failure in findings.failures} == {
        "ZeroDivisionError: the table broke"
    }


def test_a_dead_end_is_caught() -> None:
    def segment(t: Table[tiny.State]) -> Any:
        yield t.ask(0, "ask-nothing", list)

    findings = play(envoys(tiny.check, segment), games=1)
    assert "offers nothing" in findings.failures[0].error


def test_the_same_seed_finds_the_same_whatever_the_processes() -> None:
    alone = fuzz("imperial_struggle", 24, "s", executor=HERE)
    apart = fuzz("imperial_struggle", 24, "s", executor=Processes(2))
    assert alone == apart
    assert alone.games == 24


def test_progress_is_told_in_games() -> None:
    told: list[int] = []
    fuzz("imperial_struggle", 2, "s", progress=told.append)
    assert sum(told) == 2


def test_findings_can_be_put_together() -> None:
    one, two = play(envoys(tiny.check), 5), play(envoys(tiny.check), 3)
    decisions = one.decisions + two.decisions
    one.merge(two)
    assert one.games == 8
    assert one.decisions == decisions
