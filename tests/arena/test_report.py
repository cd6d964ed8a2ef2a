"""Reports: shares with intervals, endings, lengths."""

import pytest

from greatpowers.arena.matches import Outcome, Pairing
from greatpowers.arena.report import Report, interval

PAIRING = Pairing("imperial_struggle", ("greedy", "random"))


def outcome(winner: str | None, ending: str | None, decisions: int) -> Outcome:
    return Outcome("s", () if winner is None else (winner,), ending, (), decisions, 0.1)


REPORT = Report(
    PAIRING,
    [
        outcome("FR", "victory_points", 100),
        outcome("FR", "final_scoring", 300),
        outcome("BR", "war", 200),
        outcome(None, None, 1000),
    ],
    8.0,
)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)


def test_the_interval_stays_within_0_and_1() -> None:
    assert interval(0, 5)[0] == 0
    assert interval(5, 5)[1] == 1
    assert interval(0, 0) == (0, 1)


def test_the_interval_narrows_with_the_number_of_games() -> None:
    few, many = interval(50, 100), interval(500, 1000)
    assert few[1] - few[0] > many[1] - many[0]
    assert few[0] < 0.5 < few[1]


def test_wins_are_counted_for_every_seat() -> None:
    assert REPORT.wins() == {"FR": 2, "BR": 1}


def test_all_endings_are_listed() -> None:
    assert REPORT.endings() == {
        "awards_and_demands": 0,
        "victory_points": 1,
        "war": 1,
        "final_scoring": 1,
    }
    assert REPORT.unfinished == 1


def test_lengths() -> None:
    assert REPORT.lengths() == {"shortest": 100, "median": 250, "mean": 400, "longest": 1000}


def test_the_data_hold_everything() -> None:
    data = REPORT.data()
    assert data["games"] == 4
    assert data["decisions"] == 1600
    assert data["seconds"] == 8
    assert data["decisions_per_second"] == 200
    assert data["games_per_second"] == 0.5
    assert data["winners"] == {"FR": 2, "BR": 1}
    assert data["bots"] == {"FR": "greedy", "BR": "random"}
    assert data["unfinished"] == 1
    assert data["intervals"]["FR"] == [round(bound, 4) for bound in interval(2, 4)]


def test_a_report_of_nothing() -> None:
    data = Report(PAIRING, [], 0.0).data()
    assert data["games"] == data["decisions"] == data["unfinished"] == 0
