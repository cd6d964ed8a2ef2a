"""The charts of reports."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import altair as alt

from greatpowers.arena.report import Rate

WIDTH: Final = 560
BINS: Final = 30


def win_rates(rates: Mapping[str, Rate], title: str) -> Any:
    """Draw shares of victories with their intervals."""
    rows = [
        {"name": name, "share": rate.share, "low": rate.bounds[0], "high": rate.bounds[1]}
        for name, rate in rates.items()
    ]
    base = alt.Chart({"values": rows}).encode(y=alt.Y("name:N", title=title, sort=None))
    scale = alt.Scale(domain=[0, 1])
    share = alt.X("share:Q", title="share of games won", scale=scale, axis=alt.Axis(format="%"))
    line = base.mark_rule().encode(x=alt.X("low:Q", scale=scale, title=""), x2="high:Q")
    return (line + base.mark_point(filled=True, size=80).encode(x=share)).properties(width=WIDTH)


def estimates(rows: Sequence[tuple[str, float, float, float]], title: str, unit: str) -> Any:
    """Draw numbers with their intervals: name, number, low, high."""
    values = [dict(zip(("name", "number", "low", "high"), row, strict=True)) for row in rows]
    base = alt.Chart({"values": values}).encode(y=alt.Y("name:N", title=title, sort=None))
    line = base.mark_rule().encode(x=alt.X("low:Q", title=unit), x2="high:Q")
    points = base.mark_point(filled=True, size=80).encode(x=alt.X("number:Q", title=unit))
    return (line + points).properties(width=WIDTH)


def counts(times: Mapping[str, int], title: str, unit: str) -> Any:
    """Draw how often each of some things was."""
    rows = [{"name": name, "times": number} for name, number in times.items()]
    return (
        alt.Chart({"values": rows}, width=WIDTH)
        .mark_bar()
        .encode(
            x=alt.X("times:Q", title=unit),
            y=alt.Y("name:N", title=title, sort=None, axis=alt.Axis(labelLimit=320)),
        )
    )


def spread_of(numbers: Sequence[float], title: str) -> Any:
    """Draw how numbers are spread."""
    rows = [{"number": number} for number in numbers]
    return (
        alt.Chart({"values": rows}, width=WIDTH)
        .mark_bar()
        .encode(
            x=alt.X("number:Q", title=title, bin=alt.Bin(maxbins=BINS)),
            y=alt.Y("count():Q", title="games"),
        )
    )


def courses(tempo: Mapping[str, Sequence[float | None]]) -> Any:
    """Draw how each seat stood in the course of a game."""
    rows = [
        {"seat": seat, "moment": moment / (len(numbers) - 1), "number": number}
        for seat, numbers in tempo.items()
        for moment, number in enumerate(numbers)
        if number is not None
    ]
    return (
        alt.Chart({"values": rows}, width=WIDTH)
        .mark_line(point=True)
        .encode(
            x=alt.X("moment:Q", title="part of the game played", axis=alt.Axis(format="%")),
            y=alt.Y("number:Q", title="points"),
            color=alt.Color("seat:N", title="seat"),
        )
    )


def curves(rows: Mapping[str, Sequence[float]], title: str, unit: str) -> Any:
    """Draw some rows of numbers, one after another, as lines."""
    values = [
        {"name": name, "at": at, "number": number}
        for name, numbers in rows.items()
        for at, number in enumerate(numbers)
    ]
    return (
        alt.Chart({"values": values}, width=WIDTH)
        .mark_line()
        .encode(
            x=alt.X("at:Q", title=title),
            y=alt.Y("number:Q", title=unit, scale=alt.Scale(zero=False)),
            color=alt.Color("name:N", title=""),
        )
    )
