"""Bench: how fast a game runs and how much room it takes."""

import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from statistics import fmean
from typing import Any, Final

import greatpowers.kernel.table
from greatpowers.arena.matches import Pairing, play_out, seat_bots
from greatpowers.bots.judging import is_learned, judgement_of
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game

SECONDS: Final = 5.0
"""How long whole games are played for their speed."""
STRIDE: Final = 7
"""Forks and views are timed once in so many decisions of a game, in a long game less often."""
MOMENTS: Final = 200
"""At so many moments of a game they are timed at most."""
REPEATS: Final = 5
BATCH: Final = 64
"""So many positions are judged together."""
TABLES: Final = 20
"""How many tables are held in memory at once to weigh them, of a long game fewer."""
WEIGHED: Final = 10_000
"""So many decisions on all these tables are enough."""
MOST_DECISIONS: Final = 1_000_000
LONG_ANSWERS: Final = 10_000
"""So many answers a long game has, unless it is over before."""
RELUCTANT: Final = 0.95
"""How often players of a long game take any answer but the usual one, which ends things."""


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
    judgement_microseconds: float | None
    """A position in a batch, for the net of a learned judgement; nothing without one."""

    def data(self) -> dict[str, Any]:
        """Return all measures as plain data."""
        return asdict(self)


def long_game(game: Game[Any], answers: int = LONG_ANSWERS) -> Table[Any]:
    """Play a game at random for long."""
    table = Table.open(game, seed="long")
    luck = Random("long")
    while table.position < answers and (asks := table.asks()):
        codes = asks[0].codes()
        others = [code for code in codes if code != asks[0].default]
        among = others if others and luck.random() < RELUCTANT else codes
        table.answer_known(asks[0].seat, luck.choice(among))
    return table


def is_compiled() -> bool:
    """Say whether the kernel in use was compiled."""
    return not str(greatpowers.kernel.table.__file__).endswith(".py")


def measure(game_id: str, seconds: float = SECONDS) -> Speed:
    """Play games for some seconds, then time forks and views and weigh records and tables."""
    game = get_game(game_id)
    first = _random_game(game, "bench/0", MOST_DECISIONS)
    games, decisions, records, spent = _play_for(game, seconds)
    fork, view = _time_forks_and_views(first)
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
        table_bytes=_weigh_tables(game, first.position // 2),
        judgement_microseconds=_time_judgement(first),
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
        table = _random_game(game, f"bench/{len(records)}", MOST_DECISIONS)
        decisions += table.position
        spent = time.perf_counter() - start
        records.append(len(table.record().to_json()))
    return len(records), decisions, records, spent


def _time_forks_and_views(whole: Table[Any]) -> tuple[float, float]:
    """Return the mean microseconds of a fork and of a view along a game."""
    table = Table.open(whole.game, None, whole.seed, quiet=True)
    stride = max(STRIDE, whole.position // MOMENTS)
    forks: list[float] = []
    views: list[float] = []
    for number, (seat, code) in enumerate(whole.answers):
        if number % stride == 0:
            forks.append(_microseconds(partial(_fork, table)))
            views.append(_microseconds(partial(table.view, seat)))
        table.answer_known(seat, code)
    return fmean(forks), fmean(views)


def _time_judgement(table: Table[Any]) -> float | None:
    if not is_learned(table.game):
        return None
    import numpy as np

    from greatpowers.bots.learned import MORE, Learned, numbers_of

    numbers = numbers_of(table, 0)
    judgement = judgement_of(table.game)
    assert isinstance(judgement, Learned)
    net = judgement.nets.get(len(numbers) - MORE)
    if net is None:
        return None
    rows = np.stack([numbers] * BATCH)
    return round(min(_microseconds(partial(net.worths, rows)) for _ in range(REPEATS)) / BATCH, 1)


def _fork(table: Table[Any]) -> None:
    """Make a copy as a search does, which closes it when it is done with it."""
    table.fork().close()


def _microseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    for _ in range(REPEATS):
        work()
    return (time.perf_counter() - start) / REPEATS * 1e6


def _weigh_tables(game: Game[Any], half: int) -> int:
    """Return the bytes that a table in the middle of a game takes, after so many decisions."""
    number = max(1, min(TABLES, WEIGHED // half))
    tracemalloc.start()
    try:
        tables = [_random_game(game, f"bench/{each}", half) for each in range(number)]
        return tracemalloc.get_traced_memory()[0] // len(tables)
    finally:
        tracemalloc.stop()
