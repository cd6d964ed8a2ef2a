"""Ladders: seats are balanced, who wins more is rated higher, and chance alone is no strength."""

from collections import Counter
from pathlib import Path

import pytest

from greatpowers.arena.ladder import lineups, schedule, standings
from greatpowers.arena.ladder_page import Told, to_html_page, to_markdown
from greatpowers.arena.matches import Match, Outcome

GAME = "imperialism"
TWO = {"players": "2"}


def outcome(match: Match, winner: str) -> Outcome:
    seats = len(match.pairing.bots)
    return Outcome(match.seed, (winner,), "end_space", (), 9, 1.0, (2,) * seats, (1.0,) * seats)


def won_by(bot: str, games: list[Match], rival: str = "", times: int = 0) -> list[Outcome]:
    """Let a bot win all its games but some against a rival."""
    outcomes = []
    for match in games:
        bots = match.pairing.bots
        best = bot if bot in bots else bots[0]
        if rival in bots and bot in bots and times:
            times -= 1
            best = rival
        outcomes.append(outcome(match, f"P{bots.index(best) + 1}"))
    return outcomes


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_sit_in_every_seat_equally_often(seats: int) -> None:
    rows = lineups("a", "b", seats)
    assert len(set(rows)) == len(rows)
    for place in range(seats):
        times = Counter(row[place] for row in rows)
        assert times["a"] == times["b"]


def test_everybody_plays_everybody() -> None:
    games = schedule(GAME, ["x", "y", "z"], 2, "s", TWO)
    assert len(games) == 2 * 3 * 2
    assert {match.seed for match in games} == {"s/0", "s/1"}
    assert Counter(bot for match in games for bot in match.pairing.bots) == {
        "x": 8,
        "y": 8,
        "z": 8,
    }


def test_a_lone_bot_sits_in_every_seat_among_others_of_one_kind() -> None:
    games = schedule(GAME, ["x", "y"], 2, "s", {"players": "3"}, lone=True)
    rows = [match.pairing.bots for match in games]
    assert rows == 2 * [("x", "y", "y"), ("y", "x", "y"), ("y", "y", "x")]
    first, second = standings(["x", "y"], games, won_by("x", games))
    assert (first.rate.wins, first.rate.games) == (6, 6)
    assert {seat: rate.games for seat, rate in first.seats.items()} == {"P1": 2, "P2": 2, "P3": 2}
    assert second.rate.wins == 0


def test_who_wins_more_is_rated_higher() -> None:
    games = schedule(GAME, ["x", "y"], 10, "s", TWO)
    first, second = standings(["x", "y"], games, won_by("y", games, "x", 5))
    assert (first.bot, second.bot) == ("y", "x")
    assert first.rate.wins == 15
    # fifteen of twenty are 3 to 1, or 191 points; doubt takes a little of it
    assert 170 < first.rating - second.rating < 191
    assert first.low < first.rating < first.high
    assert first.rating + second.rating == pytest.approx(0)
    assert first.seconds == 0.5


def test_win_rates_stand_under_their_seats() -> None:
    games = schedule(GAME, ["x", "y", "z"], 2, "s", TWO)
    for each in standings(["x", "y", "z"], games, [outcome(match, "P1") for match in games]):
        assert [(seat, rate.share) for seat, rate in each.seats.items()] == [("P1", 1), ("P2", 0)]


def test_who_never_lost_is_not_infinitely_strong() -> None:
    games = schedule(GAME, ["x", "y"], 10, "s", TWO)
    first, second = standings(["x", "y"], games, won_by("y", games))
    assert 400 < first.rating - second.rating < 1200
    assert first.high - first.low > 200


def test_more_games_leave_less_doubt() -> None:
    widths = []
    for rounds in (5, 50):
        games = schedule(GAME, ["x", "y"], rounds, "s", TWO)
        first, _ = standings(["x", "y"], games, won_by("y", games, "x", 2 * rounds // 2))
        widths.append(first.high - first.low)
    assert widths[1] < widths[0] / 2


def test_equal_bots_are_rated_equal_at_any_table() -> None:
    games = schedule(GAME, ["x", "y"], 4, "s", {"players": "3"})
    outcomes = [outcome(match, f"P{number % 3 + 1}") for number, match in enumerate(games)]
    first, second = standings(["x", "y"], games, outcomes)
    assert first.rate.games == second.rate.games
    assert first.low < 0 < first.high
    assert set(first.seats) == {"P1", "P2", "P3"}


def test_pages_tell_it(tmp_path: Path) -> None:
    games = schedule(GAME, ["x", "y"], 10, "s", TWO)
    outcomes = won_by("y", games, "x", 5)
    told = Told(games, outcomes, standings(["x", "y"], games, outcomes), "the command")
    page = to_markdown(told)
    assert page.startswith("# Strength of bots: Imperialism")
    assert "20 games. Made by `the command`" in page
    assert "| 75.0% | 500.0 |" in page
    html = to_html_page(told)
    assert html.count('window.vegaEmbed("#chart-') == 6
    for part in ("y as P1", "Win rates by seat", "Length", "Ways of ending"):
        assert part in html
