"""Calibration: how often those won whom the judgement of a game saw ahead by so much.

One number is fitted to games that bots have played: how steeply the chances of seats grow with
their leads (see ``bots.chances``), so that what happened is as likely as can be.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Any, Final, NamedTuple

from greatpowers.arena.executors import HERE, Executor
from greatpowers.arena.matches import Match, Pairing, play_all, play_out, seat_bots, seed_of
from greatpowers.bots.chances import shares
from greatpowers.bots.greedy import lead
from greatpowers.bots.hindsight import moments, seats_at
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game

MOMENTS: Final = 24
"""At so many moments of each game it is asked who is ahead."""
STRAYS: Final = 8
"""So many first decisions of each seat are left to chance, that games may differ."""
FLATTEST: Final = 0.05
STEEPEST: Final = 20.0
CLOSE: Final = 0.001
"""Between what the steepness is looked for, and how closely."""
GOLDEN: Final = (5**0.5 - 1) / 2
LEAST: Final = 1e-9
BINS: Final = 10


class Seen(NamedTuple):
    """How far all seats were ahead at a moment, and which of them won in the end."""

    leads: tuple[float, ...]
    winners: tuple[int, ...]


class Bin(NamedTuple):
    """Positions of about the same chance: how many, what was foretold and how often it came."""

    positions: int
    foretold: float
    won: float


@dataclass(frozen=True)
class Calibration:
    """How steep chances are, from how many games and moments, and how true they are then."""

    seats: int
    steepness: float
    games: int
    moments: int
    bins: tuple[Bin, ...]

    def data(self) -> dict[str, Any]:
        """Return what is kept of it."""
        return {"steepness": self.steepness, "games": self.games, "moments": self.moments}


def calibrate(
    pairing: Pairing,
    games: int,
    seed: str | int,
    executor: Executor = HERE,
    progress: Callable[[list[Seen]], None] | None = None,
) -> Calibration:
    """Play games and return how steep the chances in them are."""
    matches = [Match(pairing, seed_of(seed, number)) for number in range(games)]
    played = play_all(course_of, matches, executor, progress)
    return fit([each for each in played if each])


def course_of(pairing: Pairing, seed: str) -> list[Seen]:
    """Play a game and return how all stood on its way; nothing if it did not end."""
    game = get_game(pairing.game)
    table = Table.open(game, pairing.options, seed, quiet=True)
    play_out(table, seat_bots(game, pairing, seed))
    if table.result is None:
        return []
    winners = table.result.winners
    return [
        Seen(
            tuple(lead(game.judge(moment.state, seat)) for seat in seats_at(moment, table)),
            winners,
        )
        for moment in moments(table, MOMENTS)
        if moment.result is None
    ]


def fit(played: Sequence[Sequence[Seen]]) -> Calibration:
    """Return the steepness under which what was seen is likeliest, by golden section."""
    seen = [each for game in played for each in game]
    low, high = log(FLATTEST), log(STEEPEST)
    while high - low > CLOSE:
        one, other = high - GOLDEN * (high - low), low + GOLDEN * (high - low)
        if surprise(seen, exp(one)) < surprise(seen, exp(other)):
            high = other
        else:
            low = one
    steep = round(exp((low + high) / 2), 2)
    return Calibration(len(seen[0].leads), steep, len(played), len(seen), _bins(seen, steep))


def surprise(seen: Sequence[Seen], steep: float) -> float:
    """Return how unlikely what came of positions was, if chances are so steep (its logarithm)."""
    total = 0.0
    for leads, winners in seen:
        found = shares(leads, steep)
        total -= sum(log(max(LEAST, found[seat])) for seat in winners) / len(winners)
    return total


def _bins(seen: Sequence[Seen], steep: float) -> tuple[Bin, ...]:
    """Return how often seats won, by the chance that they were said to have."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for leads, winners in seen:
        for seat, chance in enumerate(shares(leads, steep)):
            won = 1 / len(winners) if seat in winners else 0.0
            rows[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return tuple(
        Bin(len(row), sum(c for c, _ in row) / len(row), sum(w for _, w in row) / len(row))
        for row in rows
        if row
    )
