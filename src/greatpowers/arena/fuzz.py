"""Fuzz: random games that look for corners, crashes and what never happens."""

import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, Final

from greatpowers.arena.explorer import Explorer, Sensible, Taste
from greatpowers.arena.matches import MOST_DECISIONS, seed_of, spread
from greatpowers.kernel.game import Game
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option
from greatpowers.kit.landmarks import Landmarks
from greatpowers.registry import get_game, get_landmarks

BATCH: Final = 20
"""So many games share one explorer, which remembers what it has rarely done."""
SENSIBLE: Final = 50
"""One game in so many is played by bots with a purpose."""
REPLAYED: Final = 10
"""One game in so many is played again from its record, to the same state."""


@dataclass(frozen=True)
class Failure:
    """A game that went wrong: its seed, what happened, and the record that leads there."""

    seed: str
    position: int
    error: str
    trace: str
    record: str


@dataclass
class Findings:
    """What occurred in how many games."""

    games: int = 0
    decisions: int = 0
    verbs: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    landmarks: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def merge(self, other: "Findings") -> None:
        """Add what was found elsewhere."""
        self.games += other.games
        self.decisions += other.decisions
        self.verbs.update(other.verbs)
        self.endings.update(other.endings)
        self.landmarks.update(other.landmarks)
        self.failures.extend(other.failures)


Player = Callable[[Table[Any], int], Option]


def fuzz(
    game_id: str,
    games: int,
    seed: str | int,
    options: Mapping[str, str] | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Findings:
    """Play many random games, checking the table at every step, and tell what occurred.

    Every other game is played under random options, as far as none are given; in every other
    pair of games each seat has a taste of its own, and now and then one plays with a purpose.
    """
    get_game(game_id).settle(options)
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    work = partial(fuzz_batch, game_id, str(seed), dict(options or {}))
    findings = Findings()
    for found in spread(work, batches, processes):
        findings.merge(found)
        if progress is not None:
            progress(found.games)
    return findings


def fuzz_batch(game_id: str, seed: str, options: dict[str, str], numbers: range) -> Findings:
    """Play the games of some numbers in a process of its own."""
    return fuzz_games(get_game(game_id), get_landmarks(game_id), seed, options, numbers)


def fuzz_games(
    game: Game[Any], landmarks: Landmarks, seed: str, options: dict[str, str], numbers: range
) -> Findings:
    """Play the games of some numbers with one explorer."""
    explorer = Explorer(Random(seed_of(seed, numbers.start)))
    findings = Findings()
    for number in numbers:
        table = _fuzz_game(game, seed_of(seed, number), options, number, explorer, findings)
        _count(table, landmarks, findings)
    return findings


def _fuzz_game(
    game: Game[Any],
    seed: str,
    options: dict[str, str],
    number: int,
    explorer: Explorer,
    findings: Findings,
) -> Table[Any]:
    """Play one game, keep what goes wrong, and return the table as far as it came."""
    table = Table.open(game, _some_options(game, seed, options, number), seed)
    try:
        explore(table, _players(table, seed, number, explorer))
        if number % REPLAYED == 0:
            _replay(table)
    except Exception as error:
        trace = traceback.format_exc()
        record = table.record().to_json()
        failure = Failure(seed, table.position, f"{type(error).__name__}: {error}", trace, record)
        findings.failures.append(failure)
    return table


def _players(table: Table[Any], seed: str, number: int, explorer: Explorer) -> list[Player]:
    luck = Random(seed)
    if number % SENSIBLE == SENSIBLE // 2:
        return [Sensible(luck, f"{seed}/{each}").choose for each in table.seats]
    if number // 2 % 2:
        return [Taste(table.game, luck).choose for _ in table.seats]
    return [lambda table, seat: explorer.choose(table.options(seat))] * len(table.seats)


def explore(table: Table[Any], players: list[Player]) -> None:
    """Play a game to its end, checking the table after every answer."""
    while asks := table.asks():
        if table.position >= MOST_DECISIONS:
            raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
        seat = asks[table.position % len(asks)].seat
        table.answer(seat, players[seat](table, seat))
        table.game.check(table.state)


def _some_options(
    game: Game[Any], seed: str, options: dict[str, str], number: int
) -> dict[str, str]:
    if number % 2 == 0:
        return options
    luck = Random(seed)
    return {option.id: luck.choice(option.values) for option in game.options} | options


def _replay(table: Table[Any]) -> None:
    record = Record.from_json(table.record().to_json())
    again = Table.replay(table.game, record)
    if again.state.data() != table.state.data():
        raise AssertionError("the record leads to another state")


def _count(table: Table[Any], landmarks: Landmarks, findings: Findings) -> None:
    findings.games += 1
    findings.decisions += table.position
    known = table.game.vocabulary.options
    findings.verbs.update(known[code].verb for _, code in table.answers)
    result = table.result
    if result is not None:
        findings.endings[result.ending] += 1
    findings.landmarks.update(landmarks.met(table.log))
