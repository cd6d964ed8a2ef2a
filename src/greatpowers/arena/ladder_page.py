"""The pages that tell how strong bots are, in Markdown and in HTML."""

from collections.abc import Sequence
from dataclasses import dataclass

from greatpowers.arena.ladder import Standing
from greatpowers.arena.matches import Match, Outcome
from greatpowers.arena.report import Rate, Report
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game

MODEL = (
    "Ratings are Elo's, 0 on average, after Plackett and Luce: a seat wins with a chance in",
    "proportion to the strength of who sits there. Two bots play each other, sitting in turn, in",
    "all seats equally often and with the same luck; who never lost is rated as if half a game had",
    "gone otherwise. Intervals are for 95 of 100. A shared victory counts for each who shares it.",
    "Bots think for a number of simulations, not of seconds: the same seed gives the same games on",
    "any machine, and only the times are those of the machine that played.",
)


@dataclass(frozen=True)
class Told:
    """What a ladder is about: its games, its bots from strong to weak, and how it was made."""

    games: Sequence[Match]
    outcomes: Sequence[Outcome]
    standings: Sequence[Standing]
    command: str

    @property
    def words(self) -> Words:
        """The words of its game."""
        return Words("en", get_game(self.games[0].pairing.game).folder / "text")

    @property
    def title(self) -> str:
        """The title of its page."""
        return f"Strength of bots: {self.words.text('game-title')}"

    def ratings(self) -> list[tuple[str, ...]]:
        """Return the rows of the table of ratings."""
        return [
            (
                each.bot,
                f"{each.rating:+.0f}",
                f"{each.low:+.0f} – {each.high:+.0f}",
                f"{each.rate.games:,}",
                f"{each.rate.share:.1%}",
                f"{1000 * each.seconds:.1f}",
            )
            for each in self.standings
        ]

    def by_seat(self) -> list[tuple[str, ...]]:
        """Return the rows of the table of win rates by seat."""
        return [(each.bot, *map(_rate, each.seats.values())) for each in self.standings]


RATINGS = ("bot", "rating", "interval", "seats", "won", "ms a choice")


def _rate(rate: Rate) -> str:
    low, high = rate.bounds
    return f"{rate.share:.1%} ({low:.0%} – {high:.0%})"


def to_markdown(told: Told) -> str:
    """Return the page in Markdown."""
    seats = ("bot", *told.standings[0].seats)
    lines = [
        f"# {told.title}",
        "",
        f"{len(told.games):,} games. Made by `{told.command}`;",
        "do not edit.",
        "",
        *MODEL,
        "",
        *_table(RATINGS, told.ratings()),
        "",
        "## Won by seat",
        "",
        *_table(seats, told.by_seat()),
    ]
    return "\n".join(lines) + "\n"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    rule = ["---", *["---:"] * (len(head) - 1)]
    return [f"| {' | '.join(line)} |" for line in (head, rule, *rows)]


def to_html_page(told: Told) -> str:
    """Return the page in HTML, with charts."""
    from greatpowers.arena import charts
    from greatpowers.arena.html_page import Part, to_html
    from greatpowers.arena.sim_page import course_parts, rates_part

    rated = [(each.bot, each.rating, each.low, each.high) for each in told.standings]
    won = {each.bot: each.rate for each in told.standings}
    by_seat = {
        f"{each.bot} as {seat}": rate
        for each in told.standings
        for seat, rate in each.seats.items()
    }
    seats = tuple(told.standings[0].seats)
    shares = [(bot, _rate(rate)) for bot, rate in won.items()]
    ratings = charts.estimates(rated, "bot", "rating")
    report = Report(told.games[0].pairing, told.outcomes, 0.0)
    games = len(told.outcomes)
    whoever = {seat: Rate(wins, games) for seat, wins in report.wins().items()}
    parts = [
        Part("Ratings", " ".join(MODEL), RATINGS, told.ratings(), ratings),
        Part("Won", "Over all seats.", ("bot", "won"), shares, charts.win_rates(won, "bot")),
        Part(
            "Won by seat",
            "Each bot in each seat.",
            ("bot", *seats),
            told.by_seat(),
            charts.win_rates(by_seat, ""),
        ),
        rates_part("Win rates by seat", "seat", whoever),
        *course_parts(report, told.words),
    ]
    return to_html(told.title, f"{len(told.games):,} games, made by {told.command}.", parts)
