"""Reports: what many games tell about winners, endings and length."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median
from typing import Any, Final

from greatpowers.arena.matches import Outcome, Pairing
from greatpowers.registry import get_game

Z_95: Final = 1.959964
"""The two-sided quantile of the normal distribution for 95 of 100."""


def interval(successes: float, trials: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a share."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = Z_95 * Z_95 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = Z_95 * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Rate:
    """How often somebody won, or had a share in a victory, in so many games."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return interval(self.wins, self.games)


def rates(wins: Iterable[tuple[str, bool]]) -> dict[str, Rate]:
    """Return how often each of some won, who are named with each game they played."""
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for name, is_won in wins:
        games[name] += 1
        won[name] += is_won
    return {name: Rate(won[name], number) for name, number in games.items()}


@dataclass(frozen=True)
class Report:
    """The statistics of many games of one pairing.

    Seconds are those of the wall clock, for all games but those that were played ``before``.
    """

    pairing: Pairing
    outcomes: Sequence[Outcome]
    seconds: float
    before: Sequence[Outcome] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in order."""
        game = get_game(self.pairing.game)
        return game.seats(game.settle(self.pairing.options))

    @property
    def decisions(self) -> int:
        """All answers given in all games."""
        return _decisions(self.outcomes)

    @property
    def unfinished(self) -> int:
        """How many games did not come to an end."""
        return sum(1 for outcome in self.outcomes if outcome.ending is None)

    def wins(self) -> dict[str, int]:
        """Return how many games each seat won."""
        won = Counter(winner for outcome in self.outcomes for winner in outcome.winners)
        return {seat: won[seat] for seat in self.seats}

    def by_bot(self) -> dict[str, Rate]:
        """Return how often each kind of bot won, over all its seats."""
        playing = list(zip(self.seats, self.pairing.bots, strict=True))
        return rates(
            (bot, seat in outcome.winners) for outcome in self.outcomes for seat, bot in playing
        )

    def openings(self) -> dict[str, dict[str, Rate]]:
        """Return for each seat how often it began how, and how often it won then."""
        return {
            seat: rates(
                (", ".join(outcome.openings[n]), seat in outcome.winners)
                for outcome in self.outcomes
                if outcome.openings and outcome.openings[n]
            )
            for n, seat in enumerate(self.seats)
        }

    def deeds(self) -> dict[str, tuple[Rate, Rate]]:
        """Return for each deed how often those won who did it much, and those who did it little.

        Much is more often than half of all who played. A deed that all did alike is left out.
        """
        played = [
            (done, seat in outcome.winners)
            for outcome in self.outcomes
            for seat, done in zip(self.seats, outcome.deeds, strict=False)
        ]
        found = {}
        for deed in sorted({deed for done, _ in played for deed in done}):
            usual = median(done.get(deed, 0) for done, _ in played)
            parts = rates((str(done.get(deed, 0) > usual), is_won) for done, is_won in played)
            if len(parts) == 2:
                found[deed] = parts["True"], parts["False"]
        return found

    def tempo(self) -> dict[str, list[float | None]]:
        """Return for each seat how it stood on average, from the start of a game to its end."""
        courses = [outcome.tempo for outcome in self.outcomes if outcome.tempo]
        return {
            seat: [
                _mean([standing[n] for standing in moment]) for moment in zip(*courses, strict=True)
            ]
            for n, seat in enumerate(self.seats)
        }

    def seconds_a_choice(self) -> dict[str, float]:
        """Return for how many seconds each kind of bot thought about a choice, on average."""
        choices: Counter[str] = Counter()
        seconds: defaultdict[str, float] = defaultdict(float)
        for outcome in self.outcomes:
            for bot, number in zip(self.pairing.bots, outcome.choices, strict=True):
                choices[bot] += number
            for bot, thought in zip(self.pairing.bots, outcome.thought, strict=True):
                seconds[bot] += thought
        return {bot: seconds[bot] / max(1, choices[bot]) for bot in choices}

    def endings(self) -> dict[str, int]:
        """Return how often each way to end a game occurred; all ways are listed."""
        ways = Counter(outcome.ending for outcome in self.outcomes)
        return {ending: ways[ending] for ending in get_game(self.pairing.game).endings}

    def lengths(self) -> dict[str, float]:
        """Return the shortest, median, mean and longest game, in decisions."""
        lengths = [outcome.decisions for outcome in self.outcomes] or [0]
        return {
            "shortest": min(lengths),
            "median": median(lengths),
            "mean": round(fmean(lengths), 1),
            "longest": max(lengths),
        }

    def data(self) -> dict[str, Any]:
        """Return all statistics as plain data."""
        games = len(self.outcomes)
        seconds = max(self.seconds, 1e-9)
        new_games = games - len(self.before)
        new_decisions = self.decisions - _decisions(self.before)
        return {
            "game": self.pairing.game,
            "options": dict(self.pairing.options),
            "bots": dict(zip(self.seats, self.pairing.bots, strict=True)),
            "games": games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "played_now": {"games": new_games, "decisions": new_decisions},
            "decisions_per_second": round(new_decisions / seconds, 1),
            "games_per_second": round(new_games / seconds, 3),
            "winners": self.wins(),
            "intervals": {
                seat: [round(bound, 4) for bound in interval(wins, games)]
                for seat, wins in self.wins().items()
            },
            "endings": self.endings(),
            "unfinished": self.unfinished,
            "length": self.lengths(),
        }


def _decisions(outcomes: Iterable[Outcome]) -> int:
    return sum(outcome.decisions for outcome in outcomes)


def _mean(numbers: Iterable[int | None]) -> float | None:
    """Return the mean of what is known."""
    known = [number for number in numbers if number is not None]
    return fmean(known) if known else None
