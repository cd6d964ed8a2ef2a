"""Sought games: each looks for something that no game has met yet, from the start or from midway.

They go on from what has come near: from the moments of recorded games that were nearest to what is
sought, and then, stretch by stretch, from the moments that promise most.
"""

import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Any, Final

from greatpowers.arena.findings import TIRED, Approach, Failure, Findings, ending_name
from greatpowers.arena.ledger import retrace
from greatpowers.arena.matches import MOST_DECISIONS, seed_of
from greatpowers.arena.seeker import Aim, Seeker, possible_aims
from greatpowers.kernel.game import Game
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.kit.landmarks import Landmarks
from greatpowers.registry import get_game, get_landmarks

Approaches = Mapping[str, Sequence[Approach]]
NONE: Final[Approaches] = MappingProxyType({})
OPENINGS: Final = 8
"""So many games are opened to find the one that is nearest to what is sought."""
AFRESH: Final = 0.1
"""How often a game is opened, though there are moments from which one could go on."""
CHANCE: Final = 0.05
"""By how much chance may favour a moment that is not as near."""
LATE: Final = 0.3
"""How much farther everything is when no time is left."""
DRAWN: Final = 0.5
"""How likely an option of such a game is drawn; else it has its default."""
STRETCHES: Final = 24
"""So many stretches a quest has."""
PATIENCE: Final = 400
"""After so many answers that lead no nearer a stretch ends."""
GAIN: Final = 0.001
"""So much nearer is worth to be kept as a moment to go on from."""
MOMENTS: Final = 40
"""So many of them are kept."""
SURVEYED_EVERY: Final = 150
"""So many answers apart it is looked how near a recorded game is to what is sought."""


def seek_batch(
    game_id: str,
    seed: str,
    options: dict[str, str],
    wanted: list[str],
    approaches: Approaches,
    numbers: range,
) -> Findings:
    """Seek games that meet what is wanted in a process of its own."""
    game, landmarks = get_game(game_id), get_landmarks(game_id)
    return seek_games(game, landmarks, seed, options, wanted, numbers, approaches)


def seek_games(
    game: Game[Any],
    landmarks: Landmarks,
    seed: str,
    options: dict[str, str],
    wanted: list[str],
    numbers: range,
    approaches: Approaches = NONE,
) -> Findings:
    """Seek games that meet what is wanted, each first one thing of it that is chosen by chance.

    They may go on from ``approaches``, as far as these have the options.
    """
    findings = Findings()
    everything = {*landmarks.names, *map(ending_name, game.endings)}
    for number in numbers:
        left = [name for name in wanted if name not in findings.proofs]
        if not left:
            break
        luck = Random(seed_of(seed, number))
        name = luck.choice(left)
        start = _start(game, options, approaches.get(name, ()), luck)
        table = _retraced(game, start.record) if start else None
        if table is None:
            opened = _opened(game, seed_of(seed, number), options, luck)
            table = nearest(opened, landmarks, name, luck)
        quest = Quest(table, landmarks, left, name, luck)
        findings.count_game(table)
        for stretch, since in quest.stretches():
            try:
                quest.play(stretch)
            except Exception as error:
                findings.failures.append(_failure(stretch, error))
            proven = everything.difference(left)
            findings.count_on(stretch, landmarks, proven, since)
        if start and name not in findings.proofs:
            findings.approach(name, replace(start, tries=start.tries + 1))
        for each, approach in quest.approaches.items():
            if each not in findings.proofs:
                findings.approach(each, approach)
    return findings


def _failure(table: Table[Any], error: Exception) -> Failure:
    told = f"{type(error).__name__}: {error}"
    record = table.record().to_json()
    return Failure(table.seed, table.position, told, traceback.format_exc(), record)


@dataclass
class Moment:
    """A moment from which a quest may go on, what it promises, and how often that was tried."""

    promise: float
    table: Table[Any]
    tries: int = 0


class Quest:
    """A search for something, from one position on; whatever else is wanted is welcome.

    ``approaches`` are the moments on its way that were nearest to each thing.
    """

    def __init__(
        self,
        table: Table[Any],
        landmarks: Landmarks,
        wanted: Iterable[str],
        name: str,
        luck: Random,
    ) -> None:
        self.wanted = set(wanted)
        self.approaches: dict[str, Approach] = {}
        self._landmarks = landmarks
        self._name = name
        self._luck = luck
        self._moments = [Moment(_promise(table, landmarks, name), table)]

    def stretches(self) -> Iterator[tuple[Table[Any], int]]:
        """Give tables to play on, each from the moment that promises most, and their positions."""
        for _ in range(STRETCHES):
            if self._name not in self.wanted:
                return
            moment = max(self._moments, key=self._hope)
            moment.tries += 1
            table = moment.table.fork()
            table.quiet = False
            yield table, table.position

    def _hope(self, moment: Moment) -> float:
        return moment.promise - TIRED * moment.tries + CHANCE * self._luck.random()

    def play(self, table: Table[Any]) -> None:
        """Play on as a seeker finds it until that leads no nearer, checking the table."""
        first = _first(table, self._landmarks, self._name, self._luck)
        seeker = Seeker(table, self._landmarks, self.wanted, self._luck, first)
        known = table.game.vocabulary.options
        rests = self._landmarks.rests
        read = len(table.log)
        last = table.position
        best = _near(table, self._landmarks, self._name)
        while table.asks() and self._name in self.wanted and table.position - last < PATIENCE:
            if table.position >= MOST_DECISIONS:
                raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
            for seat, code in seeker.next():
                table.answer(seat, known[code])
                table.game.check(table.state)
            met = self._landmarks.met(table.log[read:])
            read = len(table.log)
            if table.result is not None:
                met.append(ending_name(table.result.ending))
            seeker.meet(met)
            if self.wanted.intersection(met):
                self.wanted.difference_update(met)
                self._look(table)
                last = table.position
            if rests and all(ask.prompt not in rests for ask in table.asks()):
                continue
            near = _near(table, self._landmarks, self._name)
            if near > best + GAIN:
                best, last = near, table.position
                promise = _promise(table, self._landmarks, self._name)
                self._moments.append(Moment(promise, table.fork()))
                self._moments = sorted(self._moments, key=lambda each: -each.promise)[:MOMENTS]
                self._look(table)

    def _look(self, table: Table[Any]) -> None:
        """Look from here how near it is to all that is wanted."""
        note_approaches(self.approaches, table, self._landmarks, self.wanted)


# -- where to begin ------------------------------------------------------------------------------


def _start(
    game: Game[Any], options: Mapping[str, str], approaches: Sequence[Approach], luck: Random
) -> Approach | None:
    """Choose an approach to go on from, if there is one; now and then do without."""
    fitting = [each for each in approaches if options.items() <= each.record.options.items()]
    if not fitting or luck.random() < AFRESH:
        return None
    return max(fitting, key=lambda each: each.hope + CHANCE * luck.random())


def _retraced(game: Game[Any], record: Record) -> Table[Any] | None:
    """Play a record again; return its table if it leads to its end."""
    *_, table = retrace(game, record)
    return table if table.position == len(record.answers) and table.result is None else None


def _opened(
    game: Game[Any], seed: str, options: dict[str, str], luck: Random
) -> Iterator[Table[Any]]:
    """Open games with some options; the first says most about a game, and is always drawn."""
    for _ in range(OPENINGS):
        drawn = {o.id: luck.choice(o.values) for o in game.options if luck.random() < DRAWN}
        drawn |= {o.id: luck.choice(o.values) for o in game.options[:1]}
        yield Table.open(game, drawn | options, seed)


def nearest(
    tables: Iterable[Table[Any]], landmarks: Landmarks, name: str, luck: Random
) -> Table[Any]:
    """Return the table at which a seat is nearest to what is sought."""
    return max(tables, key=lambda table: _near(table, landmarks, name) + CHANCE * luck.random())


def _first(table: Table[Any], landmarks: Landmarks, name: str, luck: Random) -> Aim | None:
    """Return the seat that is to come to what is sought: mostly the one that is nearest."""
    aims = possible_aims(table, landmarks, [name])

    def promise(aim: Aim) -> float:
        return landmarks.nearness(table.state, *aim) + CHANCE * luck.random()

    return max(aims, key=promise, default=None)


def _near(table: Table[Any], landmarks: Landmarks, name: str) -> float:
    """Return how near some seat is to something; less than nothing if none can come to it."""
    aims = possible_aims(table, landmarks, [name])
    return max((landmarks.nearness(table.state, *aim) for aim in aims), default=-1.0)


def _promise(table: Table[Any], landmarks: Landmarks, name: str) -> float:
    """Return how near some seat is to something; the less time is left the farther it is."""
    return _near(table, landmarks, name) - LATE * landmarks.lateness(table.state)


# -- approaches ----------------------------------------------------------------------------------


def note_approaches(
    known: dict[str, Approach], table: Table[Any], landmarks: Landmarks, wanted: Iterable[str]
) -> None:
    """Note for what of all that is wanted a table is nearer than what is known."""
    record: Record | None = None
    late = LATE * landmarks.lateness(table.state)
    for aim in possible_aims(table, landmarks, frozenset(wanted)):
        near = landmarks.nearness(table.state, *aim) - late
        if aim.name not in known or near > known[aim.name].near:
            record = record or table.record()
            known[aim.name] = Approach(near, record)


def survey_batch(
    game_id: str, records: Sequence[Record], wanted: list[str], numbers: range
) -> Findings:
    """Look in a process of its own how near some recorded games came to what is wanted."""
    findings = Findings()
    for number in numbers:
        for name, approach in survey(
            get_game(game_id), get_landmarks(game_id), records[number], wanted
        ):
            findings.approach(name, approach)
    return findings


def survey(
    game: Game[Any], landmarks: Landmarks, record: Record, wanted: Iterable[str]
) -> Iterable[tuple[str, Approach]]:
    """Return how near a recorded game came to what is wanted."""
    known: dict[str, Approach] = {}
    last = 0
    for table in retrace(game, record):
        if table.position >= last + SURVEYED_EVERY or table.position == len(record.answers):
            last = table.position
            if table.result is None:
                note_approaches(known, table, landmarks, wanted)
    return known.items()
