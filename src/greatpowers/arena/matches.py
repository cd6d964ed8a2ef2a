"""Matches: one game between bots, or many."""

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from greatpowers.arena.course import Deeds, Opening, Standings, deeds_of, openings_of, tempo_of
from greatpowers.arena.executors import HERE, Executor
from greatpowers.arena.peers import make_peer
from greatpowers.bots import BOTS, MEASURES, Bot, make_bot
from greatpowers.bots.master import Master
from greatpowers.bots.remarks import Ears, ever_speaks, let_bots_speak
from greatpowers.bots.stray import Stray
from greatpowers.bots.strong import Strong
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.game import Game, Result
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game

MOST_DECISIONS: Final = 20_000
"""A game that is not over by then counts as unfinished."""

SEARCHES: Final = {"strong": Strong, "master": Master}
"""Bots that can be told for how many simulations to think."""

R = TypeVar("R")


class WrongNumberOfBots(TableError):
    """A game needs one bot for each of its seats."""


@dataclass(frozen=True)
class Pairing:
    """Who plays what, and under which options.

    Bots have the names under which they are known; ``strong:16`` thinks for so many simulations.
    ``strays``: so many first decisions of each seat are left to chance.
    """

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    strays: int = 0


class Match(NamedTuple):
    """One game among many: who plays what, and the seed of all luck."""

    pairing: Pairing
    seed: str


class Store(Protocol[R]):
    """Where results are kept of games that need not be played again."""

    def find(self, match: Match) -> R | None:
        """Return what came of a game, if it is kept here."""

    def keep(self, match: Match, result: R) -> None:
        """Write down what came of a game."""


@dataclass(frozen=True)
class Outcome:
    """How one game went. ``winners`` are the names of seats; an unfinished game has none.

    ``choices`` are how often the bot that began in each seat chose, and ``thought`` for how many
    seconds in all. ``openings``, ``deeds`` and ``tempo`` are the course of the game (see
    ``arena.course``), if that was asked for.
    """

    seed: str
    winners: tuple[str, ...]
    ending: str | None
    scores: tuple[int, ...]
    decisions: int
    seconds: float
    choices: tuple[int, ...] = ()
    thought: tuple[float, ...] = ()
    openings: tuple[Opening, ...] = ()
    deeds: tuple[Deeds, ...] = ()
    tempo: tuple[Standings, ...] = ()

    @staticmethod
    def read(told: Mapping[str, Any]) -> "Outcome":
        """Return the outcome that JSON tells of."""
        parts: dict[str, Any] = {name: _tuples(value) for name, value in told.items()}
        return Outcome(**parts)


def _tuples(told: Any) -> Any:
    """Return what JSON tells, with tuples for its lists."""
    return tuple(map(_tuples, told)) if isinstance(told, list) else told


class Clock:
    """How often the bots of a table chose, and for how many seconds, by the seats they began in."""

    def __init__(self) -> None:
        self.choices: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def choose(self, bot: Bot, name: str, chair: Chair[Any]) -> Plan:
        """Let a bot choose and take its time."""
        start = time.perf_counter()
        plan = bot.choose(chair)
        self.seconds[name] += time.perf_counter() - start
        self.choices[name] += 1
        return plan


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
    kind, _, told = name.partition(":")
    budget = [int(told)] if told.isdecimal() and int(told) else []
    if kind in SEARCHES and budget:
        bot: Bot = SEARCHES[kind](seed, budget[0])
    elif name in BOTS | MEASURES or (told and not budget):
        bot = make_bot(name, seed)
    else:
        bot = make_peer(kind, seed, *budget) or make_bot(name, seed)
    return Stray(bot, strays, f"{seed}/stray") if strays else bot


def play_out(
    table: Table[Any],
    bots: Mapping[str, Bot],
    most: int = MOST_DECISIONS,
    clock: Clock | None = None,
) -> None:
    """Let bots answer until the game is over or has taken too long."""
    clock = clock or Clock()
    chairs = [Chair(table, seat) for seat in range(len(table.seats))]
    ears = Ears()
    may_speak = any(map(ever_speaks, bots.values()))
    players: dict[int, Bot] = {}
    seats: tuple[str, ...] = ()
    while table.position < most:
        asks = table.asks()
        if not asks:
            return
        if table.seats is not seats:
            seats = table.seats
            players = {seat: bots[name] for seat, name in enumerate(seats)}
        if may_speak:
            let_bots_speak(table, players, ears)
        seat = asks[0].seat
        table.answer_all(seat, clock.choose(players[seat], seats[seat], chairs[seat]))


def play_game(
    pairing: Pairing, seed: str, most: int = MOST_DECISIONS, with_course: bool = False
) -> Outcome:
    """Play one game between bots; its course, which takes time to look up, only if asked for."""
    game = get_game(pairing.game)
    bots = seat_bots(game, pairing, seed)
    clock = Clock()
    start = time.perf_counter()
    table = Table.open(game, pairing.options, seed, quiet=True)
    play_out(table, bots, most, clock)
    seconds = time.perf_counter() - start
    result = table.result or Result((), "")
    return Outcome(
        seed=seed,
        winners=tuple(table.seats[winner] for winner in result.winners),
        ending=result.ending or None,
        scores=result.scores,
        decisions=table.position,
        seconds=seconds,
        choices=tuple(clock.choices[seat] for seat in bots),
        thought=tuple(clock.seconds[seat] for seat in bots),
        openings=openings_of(table) if with_course else (),
        deeds=deeds_of(table) if with_course else (),
        tempo=tempo_of(table) if with_course else (),
    )


def play_games(
    pairing: Pairing,
    games: int,
    seed: str | int,
    executor: Executor = HERE,
    progress: Callable[[Outcome], None] | None = None,
    store: Store[Outcome] | None = None,
    with_course: bool = False,
) -> list[Outcome]:
    """Play many games of one pairing and return their outcomes in the order of their numbers."""
    play = partial(play_game, with_course=with_course)
    return play_all(play, matches(pairing, games, seed), executor, progress, store)


def matches(pairing: Pairing, games: int, seed: str | int) -> list[Match]:
    """Return so many games of one pairing, each with its own seed.

    Bots and options that are not there are refused before anything is played.
    """
    seat_bots(get_game(pairing.game), pairing, "")
    return [Match(pairing, seed_of(seed, number)) for number in range(games)]


def play_all(
    play: Callable[[Pairing, str], R],
    games: Sequence[Match],
    executor: Executor = HERE,
    progress: Callable[[R], None] | None = None,
    store: Store[R] | None = None,
) -> list[R]:
    """Play many games and return what came of each, in their order.

    What is in the store is not played; all else goes there as soon as it is played.
    """
    found = {n: store.find(game) for n, game in enumerate(games)} if store is not None else {}
    results = {n: result for n, result in found.items() if result is not None}
    missing = [n for n in range(len(games)) if n not in results]
    if progress is not None:
        for result in results.values():
            progress(result)
    work = partial(_play, play)
    for place, result in executor.each(work, [games[n] for n in missing]):
        number = missing[place]
        results[number] = result
        if store is not None:
            store.keep(games[number], result)
        if progress is not None:
            progress(result)
    return [results[n] for n in range(len(games))]


def _play(play: Callable[[Pairing, str], R], match: Match) -> R:
    return play(*match)
