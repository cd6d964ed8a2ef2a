"""Matches: one game between bots, or many over several processes."""

import gc
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from greatpowers.bots import Bot, make_bot
from greatpowers.bots.remarks import Ears, let_bots_speak
from greatpowers.bots.stray import Stray
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game

MOST_DECISIONS: Final = 20_000
"""A game that is not over by then counts as unfinished."""
YOUNG_OBJECTS: Final = 50_000
"""How many objects a working process makes before it looks for garbage: thinking makes many."""

Progress = Callable[["Outcome"], None]
T = TypeVar("T")
R = TypeVar("R")


class WrongNumberOfBots(TableError):
    """A game needs one bot for each of its seats."""


@dataclass(frozen=True)
class Pairing:
    """Who plays what, and under which options.

    ``strays``: so many first decisions of each seat are left to chance.
    """

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    strays: int = 0


@dataclass(frozen=True)
class Outcome:
    """How one game went. ``winners`` are the names of seats; an unfinished game has none."""

    seed: str
    winners: tuple[str, ...]
    ending: str | None
    scores: tuple[int, ...]
    decisions: int
    seconds: float


def seed_of(seed: str | int, number: int) -> str:
    """Return the seed of one game among many."""
    return f"{seed}/{number}"


def seat_bots(game: Game[Any], pairing: Pairing, seed: str) -> dict[str, Bot]:
    """Return a bot for each player, by the name of the seat it starts in."""
    seats = game.seats(game.settle(pairing.options))
    if len(pairing.bots) != len(seats):
        raise WrongNumberOfBots(
            f"{game.id} needs {len(seats)} bots ({', '.join(seats)}), not {len(pairing.bots)}"
        )
    return {
        seat: _make_bot(name, f"{seed}/{seat}", pairing.strays)
        for seat, name in zip(seats, pairing.bots, strict=True)
    }


def _make_bot(name: str, seed: str, strays: int) -> Bot:
    bot = make_bot(name, seed)
    return Stray(bot, strays, f"{seed}/stray") if strays else bot


def play_out(table: Table[Any], bots: Mapping[str, Bot], most: int = MOST_DECISIONS) -> None:
    """Let bots answer until the game is over or has taken too long."""
    chairs = [Chair(table, seat) for seat in range(len(table.seats))]
    ears = Ears()
    players: dict[int, Bot] = {}
    seats: tuple[str, ...] = ()
    while table.position < most:
        asks = table.asks()
        if not asks:
            return
        if table.seats is not seats:
            seats = table.seats
            players = {seat: bots[name] for seat, name in enumerate(seats)}
        let_bots_speak(table, players, ears)
        seat = asks[0].seat
        table.answer_all(seat, players[seat].choose(chairs[seat]))


def play_game(pairing: Pairing, seed: str, most: int = MOST_DECISIONS) -> Outcome:
    """Play one game between bots."""
    game = get_game(pairing.game)
    bots = seat_bots(game, pairing, seed)
    start = time.perf_counter()
    table = Table.open(game, pairing.options, seed, quiet=True)
    play_out(table, bots, most)
    seconds = time.perf_counter() - start
    result = table.result
    if result is None:
        return Outcome(seed, (), None, (), table.position, seconds)
    winners = tuple(table.seats[winner] for winner in result.winners)
    return Outcome(seed, winners, result.ending, result.scores, table.position, seconds)


def play_games(
    pairing: Pairing,
    games: int,
    seed: str | int,
    processes: int = 1,
    progress: Progress | None = None,
) -> list[Outcome]:
    """Play many games and return their outcomes in the order of their numbers."""
    seat_bots(get_game(pairing.game), pairing, "")
    seeds = [seed_of(seed, number) for number in range(games)]
    outcomes = []
    for outcome in spread(partial(play_game, pairing), seeds, processes):
        outcomes.append(outcome)
        if progress is not None:
            progress(outcome)
    return outcomes


def spread(work: Callable[[T], R], items: Sequence[T], processes: int) -> Iterator[R]:
    """Do the work for every item, over so many processes, and give the results in order."""
    if processes <= 1 or len(items) <= 1:
        yield from map(work, items)
        return
    chunk = max(1, min(16, len(items) // (4 * processes)))
    with get_context("spawn").Pool(min(processes, len(items)), _collect_seldom) as pool:
        yield from pool.imap(work, items, chunk)


def _collect_seldom() -> None:
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)
