"""The page that tells what came of a run, in Markdown and in HTML."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from greatpowers.arena.html_page import Part, to_html
from greatpowers.arena.report import Rate
from greatpowers.kernel.words import Words
from greatpowers.learning.run import Run, figures_of, scores_of
from greatpowers.registry import get_game

BINS: Final = (0.0, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1.0)
"""Between these chances positions are counted together."""
HOW = (
    "Games are played by greedy bots on the judgement of the round before, with openings left to",
    "chance, a slip now and then, and all numbers of players. A small net learns from all games so",
    "far whom a position lets win (TD(λ)). Of five games one says when to stop, and one is kept to",
    "measure by: all figures here are of games that no net learned from.",
)
MATCHES = (
    "Greedy by the learned judgement against greedy by the hand-written one, in all seats equally",
    "often and with the same luck: what share of the victories was its own.",
)
LOSSES = (
    "How far a judgement is wrong, in nats a position: the net, a linear model of the same",
    "numbers, the hand-written judgement alone, and who knows nothing but how often one wins.",
)
RELIABILITY = (
    "Of all positions of which a chance between two bounds was told: what it was on average, and",
    "how many were won.",
)


def to_markdown(run: Run, rounds: int, command: str) -> str:
    """Return the page in Markdown."""
    lines = [f"# {_title(run)}", "", f"Made by `{command}`;", "do not edit.", "", *HOW]
    for part in _parts(run, rounds, is_drawn=False):
        rule = ["---", *["---:"] * (len(part.head) - 1)]
        rows = [f"| {' | '.join(row)} |" for row in (part.head, rule, *part.rows)]
        lines += ["", f"## {part.title}", "", part.text, "", *rows]
    return "\n".join(lines) + "\n"


def to_html_page(run: Run, rounds: int, command: str) -> str:
    """Return the page in HTML, with curves."""
    text = f"{' '.join(HOW)} Made by {command}."
    return to_html(_title(run), text, list(_parts(run, rounds, is_drawn=True)))


def _title(run: Run) -> str:
    words = Words("en", get_game(run.game).folder / "text")
    return f"What was learned of {words.text('game-title')}"


def _parts(run: Run, rounds: int, is_drawn: bool) -> Iterator[Part]:
    if run.matches:
        scores = {str(turn): scores_of(run, turn) for turn in range(1, rounds + 1)}
        rows = [(turn, f"{rate.games:,}", _rate(rate)) for turn, rate in scores.items()]
        yield Part("Matches", " ".join(MATCHES), ("round", "games", "won"), rows)
    for size, told in figures_of(run, rounds).items():
        seats = f"{told['players']} players"
        yield _losses(seats, size, told, is_drawn)
        yield _reliability(seats, told, is_drawn)


def _losses(seats: str, size: str, told: dict[str, Any], is_drawn: bool) -> Part:
    rows = [(name, f"{loss:.4f}") for name, loss in told["losses"].items()]
    text = f"{' '.join(LOSSES)} {told['games']:,} games; a seat knows {int(size):,} numbers."
    chart = None
    if is_drawn:
        from greatpowers.arena import charts

        curves = dict(zip(("learned from", "kept"), zip(*told["epochs"], strict=True), strict=True))
        chart = charts.curves(curves, "epoch", "nats")
    return Part(f"{seats}: how far wrong", text, ("judgement", "nats"), rows, chart)


def _reliability(seats: str, told: dict[str, Any], is_drawn: bool) -> Part:
    binned = list(reliability(told["expected"], told["won"]))
    rows = [
        (f"{low:.0%} – {high:.0%}", f"{rate.games:,}", f"{mean:.1%}", _rate(rate))
        for low, high, mean, rate in binned
    ]
    chart = None
    if is_drawn:
        from greatpowers.arena import charts

        won = {f"{mean:.0%}": rate for _, _, mean, rate in binned}
        chart = charts.win_rates(won, "chance told")
    head = ("told", "positions", "on average", "won")
    return Part(f"{seats}: reliability", " ".join(RELIABILITY), head, rows, chart)


def reliability(
    expected: Sequence[float], won: Sequence[float]
) -> Iterator[tuple[float, float, float, Rate]]:
    """Give for each part of the scale its bounds, the chance told on average, and what was won."""
    for low, high in pairwise(BINS):
        inside = [
            (chance, came)
            for chance, came in zip(expected, won, strict=True)
            if low <= chance < high or chance == high == 1
        ]
        if inside:
            mean = sum(chance for chance, _ in inside) / len(inside)
            yield low, high, mean, Rate(sum(came for _, came in inside), len(inside))


def _rate(rate: Rate) -> str:
    low, high = rate.bounds
    return f"{rate.share:.1%} ({low:.0%} – {high:.0%})"
