"""The page about many games between the same bots, in HTML; other pages tell some of it too."""

from collections.abc import Mapping
from typing import Any, Final

from greatpowers.arena import charts
from greatpowers.arena.html_page import Part, to_html
from greatpowers.arena.report import Rate, Report
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game

MOST_OPENINGS: Final = 8
"""So many openings of a seat are listed: those played most."""
MOST_DEEDS: Final = 16
"""So many deeds are listed: those with which winning goes together most, or least."""


def sim_page(report: Report, seed: str) -> str:
    """Return the page about a report."""
    game = get_game(report.pairing.game)
    words = Words("en", game.folder / "text")
    games = len(report.outcomes)
    settings = ", ".join(f"{name} {value}" for name, value in report.pairing.options.items())
    text = f"{games:,} games between bots, seed {seed}. Settings: {settings or 'none'}."
    parts = [
        rates_part("Win rates by seat", "seat", _by_seat(report)),
        rates_part("Win rates by bot", "bot", report.by_bot()),
        *course_parts(report, words),
        _speed(report),
    ]
    return to_html(f"{words.text('game-title')}: games between bots", text, parts)


def course_parts(report: Report, words: Words) -> list[Part]:
    """Return what is told of the course of games, whoever played them."""
    return [
        _length(report),
        _endings(report, words),
        *_tempo(report),
        *_openings(report),
        *_deeds(report),
    ]


def _by_seat(report: Report) -> dict[str, Rate]:
    games = len(report.outcomes)
    bots = dict(zip(report.seats, report.pairing.bots, strict=True))
    return {f"{seat} ({bots[seat]})": Rate(wins, games) for seat, wins in report.wins().items()}


def rates_part(title: str, what: str, rates: Mapping[str, Rate]) -> Part:
    """Return a part about win rates."""
    rows = [rate_row(name, rate) for name, rate in rates.items()]
    text = (
        "The interval is Wilson's, for 95 of 100. A shared victory counts for each who shares it."
    )
    head = (what, "games", "wins", "share", "95 % interval")
    return Part(title, text, head, rows, charts.win_rates(rates, what))


def rate_row(name: str, rate: Rate) -> tuple[str, ...]:
    """Return a row of a table with a win rate."""
    low, high = rate.bounds
    return (
        name,
        f"{rate.games:,}",
        f"{rate.wins:,g}",
        f"{rate.share:.1%}",
        f"{low:.1%} – {high:.1%}",
    )


def _length(report: Report) -> Part:
    rows = [(name, f"{number:,g}") for name, number in report.lengths().items()]
    lengths = [float(outcome.decisions) for outcome in report.outcomes]
    chart = charts.spread_of(lengths, "decisions")
    return Part("Length", "In decisions of all players together.", ("", "decisions"), rows, chart)


def _endings(report: Report, words: Words) -> Part:
    times = {words.text(f"ending-{name}"): number for name, number in report.endings().items()}
    times["unfinished"] = report.unfinished
    rows = [(name, f"{number:,}") for name, number in times.items()]
    chart = charts.counts(times, "", "games")
    return Part("Ways of ending", "All there are.", ("ending", "games"), rows, chart)


def _tempo(report: Report) -> list[Part]:
    tempo = report.tempo()
    moments = max(map(len, tempo.values()), default=0)
    if not moments:
        return []
    head = ("seat", *(f"{moment / (moments - 1):.0%}" for moment in range(moments)))
    rows = [(seat, *map(_number, numbers)) for seat, numbers in tempo.items()]
    text = "What each seat could expect as things stood, as its game reckons it, on average."
    return [Part("Tempo of points", text, head, rows, charts.courses(tempo))]


def _number(number: float | None) -> str:
    return "–" if number is None else f"{number:.1f}"


def _openings(report: Report) -> list[Part]:
    parts = []
    for seat, openings in report.openings().items():
        most = sorted(openings.items(), key=lambda each: (-each[1].games, each[0]))[:MOST_OPENINGS]
        if most:
            text = f"The first choices of {seat}; those made most often."
            head = ("first choices", "games", "wins", "share", "95 % interval")
            chart: Any = charts.counts({name: rate.games for name, rate in most}, "", "games")
            rows = [rate_row(name, rate) for name, rate in most]
            parts.append(Part(f"Openings of {seat}", text, head, rows, chart))
    return parts


def _deeds(report: Report) -> list[Part]:
    """Tell what is worth doing, as far as games tell it."""
    found = report.deeds()
    ordered = sorted(found, key=lambda deed: abs(_gain(*found[deed])), reverse=True)[:MOST_DEEDS]
    if not ordered:
        return []
    ordered.sort(key=lambda deed: -_gain(*found[deed]))
    much = {deed: found[deed][0] for deed in ordered}
    rows = [(*rate_row(deed, much[deed]), f"{found[deed][1].share:.1%}") for deed in ordered]
    text = (
        "How often those won who did something more often than half of all did, and how often all"
        " others won. Who is ahead does other things than who is behind: a high share need not come"
        " from the deed."
    )
    head = ("done much", "seats", "wins", "share", "95 % interval", "done little")
    return [Part("What is worth doing", text, head, rows, charts.win_rates(much, "done much"))]


def _gain(much: Rate, little: Rate) -> float:
    return much.share - little.share


def _speed(report: Report) -> Part:
    rows = [(bot, f"{1000 * each:.1f}") for bot, each in report.seconds_a_choice().items()]
    text = "How long a bot thought about a choice, on the machines that played."
    return Part("Time to think", text, ("bot", "milliseconds a choice"), rows)
