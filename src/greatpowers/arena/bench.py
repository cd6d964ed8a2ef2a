"""Bench: how fast a game runs and how much room it takes."""

import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from statistics import fmean
from typing import Any, Final

import greatpowers.kernel.table
from greatpowers.arena.matches import Pairing, play_out, seat_bots
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game

SECONDS: Final = 5.0
"""How long whole games are played for their speed."""
STRIDE: Final = 7
"""Forks and views are timed once in so many decisions of a game."""
REPEATS: Final = 5
TABLES: Final = 20
"""How many tables are held in memory at once to weigh them."""


@dataclass(frozen=True)
class Speed:
    """The measures of one game, played by random bots."""

    game: str
    compiled: bool
    games: int
    decisions: int
    decisions_per_second: float
    games_per_second: float
    fork_microseconds: float
    view_microseconds: float
    record_bytes: int
    table_bytes: int

    def data(self) -> dict[str, Any]:
        """Return all measures as plain data."""
        return asdict(self)


def is_compiled() -> bool:
    """Say whether the kernel in use was compiled."""
    return not str(greatpowers.kernel.table.__file__).endswith(".py")


def measure(game_id: str, seconds: float = SECONDS) -> Speed:
    """Play games for some seconds, then time forks and views and weigh records and tables."""
    game = get_game(game_id)
    games, decisions, records, spent = _play_for(game, seconds)
    fork, view = _time_forks_and_views(game)
    return Speed(
        game=game_id,
        compiled=is_compiled(),
        games=games,
        decisions=decisions,
        decisions_per_second=round(decisions / spent, 1),
        games_per_second=round(games / spent, 3),
        fork_microseconds=round(fork, 1),
        view_microseconds=round(view, 1),
        record_bytes=round(fmean(records)),
        table_bytes=_weigh_tables(game),
    )


def _random_game(game: Game[Any], seed: str, most: int) -> Table[Any]:
    seats = game.seats(game.settle(None))
    bots = seat_bots(game, Pairing(game.id, ("random",) * len(seats)), seed)
    table = Table.open(game, None, seed, quiet=True)
    play_out(table, bots, most)
    return table


def _play_for(game: Game[Any], seconds: float) -> tuple[int, int, list[int], float]:
    decisions = 0
    records: list[int] = []
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        table = _random_game(game, f"bench/{len(records)}", 1_000_000)
        decisions += table.position
        spent = time.perf_counter() - start
        records.append(len(table.record().to_json()))
    return len(records), decisions, records, spent


def _time_forks_and_views(game: Game[Any]) -> tuple[float, float]:
    """Return the mean microseconds of a fork and of a view along a game."""
    whole = _random_game(game, "bench/0", 1_000_000)
    table = Table.open(game, None, whole.seed, quiet=True)
    forks: list[float] = []
    views: list[float] = []
    for number, (seat, code) in enumerate(whole.answers):
        if number % STRIDE == 0:
            forks.append(_microseconds(table.fork))
            views.append(_microseconds(partial(table.view, seat)))
        table.answer_known(seat, code)
    return fmean(forks), fmean(views)


def _microseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    for _ in range(REPEATS):
        work()
    return (time.perf_counter() - start) / REPEATS * 1e6


def _weigh_tables(game: Game[Any]) -> int:
    """Return the bytes that a table in the middle of a game takes."""
    half = _random_game(game, "bench/0", 1_000_000).position // 2
    tracemalloc.start()
    try:
        tables = [_random_game(game, f"bench/{number}", half) for number in range(TABLES)]
        return tracemalloc.get_traced_memory()[0] // len(tables)
    finally:
        tracemalloc.stop()
