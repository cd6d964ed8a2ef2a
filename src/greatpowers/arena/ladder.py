"""Ladders: bots that play each other in all seats, and how strong each is.

Strength is that of Plackett and Luce: a seat wins with a chance in proportion to the strength of
who sits there. For two seats that is the model of Bradley and Terry, on which Elo's numbers rest.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import Final

import choix
import numpy as np
from numpy.typing import NDArray

from greatpowers.arena.matches import Match, Outcome, Pairing, seed_of
from greatpowers.arena.report import Z_95, Rate, rates
from greatpowers.registry import get_game

ELO: Final = 400 / log(10)
"""So many points of Elo's are one unit of the logarithm of strength."""
DOUBT: Final = 0.25
"""What is added to each comparison, about half a game won by either: who never lost is not
infinitely strong."""

Comparison = tuple[int, tuple[int, ...]]
"""The bot in the seat that won, and those in all other seats that did not."""


@dataclass(frozen=True)
class Standing:
    """How strong a bot is, with the 95 % interval, and what that comes from."""

    bot: str
    rating: float
    low: float
    high: float
    rate: Rate
    seats: Mapping[str, Rate]
    seconds: float
    """For how long it thought about a choice, on average."""


def lineups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Return ways to sit in turn so that both sit in every seat equally often."""
    found: dict[tuple[str, ...], None] = {}
    for first, second in ((one, other), (other, one)):
        row = tuple((first, second)[place % 2] for place in range(seats))
        for shift in range(seats):
            found.setdefault(row[shift:] + row[:shift])
    return list(found)


def lone_lineups(one: str, others: str, seats: int) -> list[tuple[str, ...]]:
    """Return the ways in which one bot sits in each seat in turn, among others of one kind."""
    return [
        tuple(one if place == own else others for place in range(seats)) for own in range(seats)
    ]


def schedule(
    game_id: str,
    bots: Sequence[str],
    rounds: int,
    seed: str,
    options: Mapping[str, str],
    *,
    lone: bool = False,
) -> list[Match]:
    """Return a round robin, so many times; games of one round have the same luck.

    Who is named first may be ``lone``, one among many of each of the other bots.
    """
    game = get_game(game_id)
    settled = game.settle(options)
    seats = len(game.seats(settled))
    if lone:
        rows = [row for other in bots[1:] for row in lone_lineups(bots[0], other, seats)]
    else:
        rows = [row for one, other in combinations(bots, 2) for row in lineups(one, other, seats)]
    return [
        Match(Pairing(game.id, row, settled), seed_of(seed, number))
        for number in range(rounds)
        for row in rows
    ]


def standings(
    bots: Sequence[str], games: Sequence[Match], outcomes: Sequence[Outcome]
) -> list[Standing]:
    """Return how strong the bots are, the strongest first."""
    seats = _seats(games[0])
    strength, doubt = _strengths(len(bots), _comparisons(bots, games, outcomes))
    seconds = _seconds(games, outcomes)
    found = []
    for number, bot in enumerate(bots):
        own = [
            (seat, seat in outcome.winners)
            for match, outcome in zip(games, outcomes, strict=True)
            for seat, name in zip(seats, match.pairing.bots, strict=True)
            if name == bot
        ]
        by_seat = rates(own)
        rating, half = ELO * strength[number], ELO * Z_95 * doubt[number]
        found.append(
            Standing(
                bot,
                rating,
                rating - half,
                rating + half,
                Rate(sum(is_won for _, is_won in own), len(own)),
                {seat: by_seat[seat] for seat in seats},
                seconds[bot],
            )
        )
    return sorted(found, key=lambda each: each.rating, reverse=True)


def _seats(match: Match) -> tuple[str, ...]:
    game = get_game(match.pairing.game)
    return game.seats(game.settle(match.pairing.options))


def _comparisons(
    bots: Sequence[str], games: Sequence[Match], outcomes: Sequence[Outcome]
) -> list[Comparison]:
    """Return who won against whom; who shares a victory is not compared with who shares it."""
    found = []
    for match, outcome in zip(games, outcomes, strict=True):
        sitting = dict(zip(_seats(match), map(bots.index, match.pairing.bots), strict=True))
        losers = tuple(bot for seat, bot in sitting.items() if seat not in outcome.winners)
        found += [(sitting[seat], losers) for seat in outcome.winners if losers]
    return found


def _strengths(
    bots: int, games: Sequence[Comparison]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the logarithm of each strength, 0 on average, and its standard error (Fisher's)."""
    found = choix.ilsr_top1(bots, list(games), alpha=DOUBT)
    found = found - found.mean()
    weights = np.exp(found)
    known = np.zeros((bots, bots))
    for winner, losers in [*games, *_doubtful(bots)]:
        shares = np.zeros(bots)
        np.add.at(shares, [winner, *losers], weights[[winner, *losers]])
        shares /= shares.sum()
        known += np.diag(shares) - np.outer(shares, shares)
    return found, np.sqrt(np.diag(np.linalg.pinv(known)))


def _doubtful(bots: int) -> list[Comparison]:
    """Return a game between each two, as is added to what was played."""
    return [(one, (other,)) for one, other in combinations(range(bots), 2)]


def _seconds(games: Sequence[Match], outcomes: Sequence[Outcome]) -> dict[str, float]:
    choices: defaultdict[str, int] = defaultdict(int)
    thought: defaultdict[str, float] = defaultdict(float)
    for match, outcome in zip(games, outcomes, strict=True):
        parts = zip(match.pairing.bots, outcome.choices, outcome.thought, strict=True)
        for bot, number, seconds in parts:
            choices[bot] += number
            thought[bot] += seconds
    return {bot: thought[bot] / max(1, choices[bot]) for bot in choices}
