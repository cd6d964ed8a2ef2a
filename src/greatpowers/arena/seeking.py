"""Sought games: each looks for something that no game has met yet, from the start or from midway.

A game that has not come to what it sought is not thrown away: others go on from moments of it.
"""

import traceback
from random import Random
from typing import Any, Final

from greatpowers.arena.findings import Failure, Findings, ending_name
from greatpowers.arena.matches import MOST_DECISIONS, seed_of
from greatpowers.arena.seeker import Aim, Seeker, possible_aims
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kit.landmarks import Landmarks
from greatpowers.registry import get_game, get_landmarks

OPENINGS: Final = 8
"""So many games are opened to find the one that is nearest to what is sought."""
SOME: Final = 4
"""So many aims are thought of in each of them."""
CHANCE: Final = 0.2
"""By how much chance may favour one that is not as near."""
DRAWN: Final = 0.5
"""How likely an option of such a game is drawn; else it has its default."""
KEPT_EVERY: Final = 120
"""So many answers apart moments are kept from which the next games may go on."""
TAKES: Final = 3
"""So many games seek the same: the first from the start, the others from a moment of it."""


def seek_batch(
    game_id: str, seed: str, options: dict[str, str], wanted: list[str], numbers: range
) -> Findings:
    """Seek games that meet what is wanted in a process of its own."""
    return seek_games(get_game(game_id), get_landmarks(game_id), seed, options, wanted, numbers)


def seek_games(
    game: Game[Any],
    landmarks: Landmarks,
    seed: str,
    options: dict[str, str],
    wanted: list[str],
    numbers: range,
) -> Findings:
    """Seek games that meet what is wanted, each with a seat that aims at some of it."""
    findings = Findings()
    everything = {*landmarks.names, *map(ending_name, game.endings)}
    quest: Quest | None = None
    for number in numbers:
        left = [name for name in wanted if name not in findings.proofs]
        if not left:
            break
        if quest is None or quest.is_over:
            quest = Quest(game, landmarks, seed_of(seed, number), options, left)
        table, since = quest.start(left)
        try:
            quest.play(table)
        except Exception as error:
            record = table.record().to_json()
            told = f"{type(error).__name__}: {error}"
            failure = Failure(table.seed, table.position, told, traceback.format_exc(), record)
            findings.failures.append(failure)
        proven = everything.difference(left)
        findings.count(table, landmarks, proven, since)
    return findings


class Quest:
    """Some games of one opening that seek the same first."""

    def __init__(
        self,
        game: Game[Any],
        landmarks: Landmarks,
        seed: str,
        options: dict[str, str],
        wanted: list[str],
    ) -> None:
        self._landmarks = landmarks
        self._luck = Random(seed)
        self._wanted = wanted
        self._kept: list[Table[Any]] = []
        self._takes = 0
        self._table, self._first = open_for(game, landmarks, seed, options, wanted, self._luck)

    @property
    def is_over(self) -> bool:
        """Whether it has come to what it sought, or has had its takes."""
        is_met = self._first is not None and self._first.name not in self._wanted
        return is_met or self._takes >= TAKES or (self._takes > 0 and not self._kept)

    def start(self, wanted: list[str]) -> tuple[Table[Any], int]:
        """Return the table of the next game, and from which position on it is a game of its own."""
        self._wanted = wanted
        self._takes += 1
        table = self._luck.choice(self._kept) if self._takes > 1 else self._table
        again = table.fork()
        again.quiet = False
        return (again, table.position) if self._takes > 1 else (self._table, 0)

    def play(self, table: Table[Any]) -> None:
        """Play a game as a seeker finds it, checking the table after every answer."""
        seeker = Seeker(table, self._landmarks, self._wanted, self._luck, self._first)
        known = table.game.vocabulary.options
        read = len(table.log)
        last = table.position
        while table.asks() and not seeker.is_done:
            if table.position >= MOST_DECISIONS:
                raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
            for seat, code in seeker.next():
                table.answer(seat, known[code])
                table.game.check(table.state)
            seeker.meet(self._landmarks.met(table.log[read:]))
            read = len(table.log)
            if table.position - last >= KEPT_EVERY:
                self._kept.append(table.fork())
                last = table.position
        result = table.result
        if result is not None:
            seeker.meet([ending_name(result.ending)])
        self._wanted = [name for name in self._wanted if name in seeker.wanted]


def open_for(
    game: Game[Any],
    landmarks: Landmarks,
    seed: str,
    options: dict[str, str],
    wanted: list[str],
    luck: Random,
) -> tuple[Table[Any], Aim | None]:
    """Open a game in which a seat is near to something that is wanted; return it with that aim.

    The first option of a game says most about it, and is always drawn.
    """
    best: tuple[float, Table[Any] | None, Aim | None] = (-1.0, None, None)
    for _ in range(OPENINGS):
        drawn = {o.id: luck.choice(o.values) for o in game.options if luck.random() < DRAWN}
        drawn |= {o.id: luck.choice(o.values) for o in game.options[:1]}
        table = Table.open(game, drawn | options, seed)
        possible = possible_aims(table, landmarks, {*wanted})
        for aim in luck.sample(possible, min(SOME, len(possible))):
            near = landmarks.nearness(table.state, aim.seat, aim.name) + CHANCE * luck.random()
            if near > best[0]:
                best = near, table, aim
    return (best[1] or table, best[2])
