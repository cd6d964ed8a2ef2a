"""Sought games: each looks for something that no game has met yet, from the start or from midway.

They go on from what has come far: from recorded games, where these met something, and from the
moments of a game in vain that were nearest to what it sought.
"""

import re
import traceback
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from greatpowers.arena.findings import Failure, Findings, Proof, ending_name, shortened
from greatpowers.arena.ledger import as_far_as_it_leads
from greatpowers.arena.matches import MOST_DECISIONS, seed_of
from greatpowers.arena.seeker import Aim, Seeker, possible_aims
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kit.landmarks import Landmarks
from greatpowers.registry import get_game, get_landmarks

WORDS: Final = re.compile(r"[^\W_]+")
NONE: Final[Mapping[str, Proof]] = MappingProxyType({})
OPENINGS: Final = 8
"""So many games are opened to find the one that is nearest to what is sought."""
ALIKE: Final = 3
"""So many recorded games are looked at for each thing sought, that met what has a like name."""
SOUGHT_AT_ONCE: Final = 5
"""So many things are thought of when a game is chosen, so that not always the nearest is sought."""
CHANCE: Final = 0.2
"""By how much chance may favour one that is not as near."""
DRAWN: Final = 0.5
"""How likely an option of such a game is drawn; else it has its default."""
KEPT_EVERY: Final = 120
"""So many answers apart moments are kept from which the next games may go on."""
TAKES: Final = 5
"""So many games seek the same, all but the first from a moment of those before."""


def seek_batch(
    game_id: str,
    seed: str,
    options: dict[str, str],
    wanted: list[str],
    proofs: Mapping[str, Proof],
    numbers: range,
) -> Findings:
    """Seek games that meet what is wanted in a process of its own."""
    game, landmarks = get_game(game_id), get_landmarks(game_id)
    return seek_games(game, landmarks, seed, options, wanted, numbers, proofs)


def seek_games(
    game: Game[Any],
    landmarks: Landmarks,
    seed: str,
    options: dict[str, str],
    wanted: list[str],
    numbers: range,
    proofs: Mapping[str, Proof] = NONE,
) -> Findings:
    """Seek games that meet what is wanted, each with a seat that aims at some of it.

    They may go on from recorded games, where those met what they are ``proofs`` of.
    """
    findings = Findings()
    everything = {*landmarks.names, *map(ending_name, game.endings)}
    quest: Quest | None = None
    for number in numbers:
        left = [name for name in wanted if name not in findings.proofs]
        if not left:
            break
        if quest is None or quest.is_over:
            quest = Quest(game, landmarks, seed_of(seed, number), options, left, proofs)
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


class Moment(NamedTuple):
    """A moment of a game from which others may go on, and how near to what is sought it is."""

    near: float
    table: Table[Any]


class Quest:
    """Some games of one opening that seek the same first."""

    def __init__(
        self,
        game: Game[Any],
        landmarks: Landmarks,
        seed: str,
        options: dict[str, str],
        wanted: list[str],
        proofs: Mapping[str, Proof] = NONE,
    ) -> None:
        self._landmarks = landmarks
        self._luck = Random(seed)
        self._wanted = wanted
        self._kept: list[Moment] = []
        self._takes = 0
        sought = self._luck.sample(wanted, min(SOUGHT_AT_ONCE, len(wanted)))
        tables = [
            *_opened(game, seed, options, self._luck),
            *_midway(game, options, proofs, sought, self._luck),
        ]
        self._table, self._first = nearest(tables, landmarks, sought, self._luck)
        self._begun = self._table.position

    @property
    def is_over(self) -> bool:
        """Whether it has come to what it sought, or has had its takes."""
        is_met = self._first is not None and self._first.name not in self._wanted
        return is_met or self._takes >= TAKES or (self._takes > 0 and not self._kept)

    def start(self, wanted: list[str]) -> tuple[Table[Any], int]:
        """Return the table of the next game, and from which position on it is a game of its own."""
        self._wanted = wanted
        self._takes += 1
        if self._takes == 1:
            return self._table, self._begun
        table = max(self._kept, key=self._promise).table
        again = table.fork()
        again.quiet = False
        return again, table.position

    def _promise(self, moment: Moment) -> float:
        return moment.near + CHANCE * self._luck.random()

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
                self._keep(table)
                last = table.position
        result = table.result
        if result is not None:
            seeker.meet([ending_name(result.ending)])
        self._wanted = [name for name in self._wanted if name in seeker.wanted]

    def _keep(self, table: Table[Any]) -> None:
        """Keep a moment from which what is sought first can still be reached."""
        if self._first is None:
            self._kept.append(Moment(0.0, table.fork()))
        elif self._first.name in self._landmarks.aims(table.state, self._first.seat):
            near = self._landmarks.nearness(table.state, *self._first)
            self._kept.append(Moment(near, table.fork()))


def _opened(
    game: Game[Any], seed: str, options: dict[str, str], luck: Random
) -> Iterator[Table[Any]]:
    """Open games with some options; the first says most about a game, and is always drawn."""
    for _ in range(OPENINGS):
        drawn = {o.id: luck.choice(o.values) for o in game.options if luck.random() < DRAWN}
        drawn |= {o.id: luck.choice(o.values) for o in game.options[:1]}
        yield Table.open(game, drawn | options, seed)


def _midway(
    game: Game[Any],
    options: Mapping[str, str],
    proofs: Mapping[str, Proof],
    sought: Sequence[str],
    luck: Random,
) -> Iterator[Table[Any]]:
    """Play some recorded games again up to what they prove, if that is like something sought."""
    fitting = [
        name for name, proof in proofs.items() if options.items() <= proof.record.options.items()
    ]
    luck.shuffle(fitting)
    alike: dict[str, None] = {}
    for name in sought:
        likest = sorted(fitting, key=partial(likeness, name), reverse=True)
        alike |= dict.fromkeys(likest[:ALIKE])
    for name in alike:
        table = as_far_as_it_leads(game, shortened(proofs[name].record, proofs[name].step))
        if table.result is None:
            yield table


def likeness(one: str, other: str) -> int:
    """Return with how many same words two names begin: what belongs together begins alike."""
    pairs = zip(WORDS.findall(one), WORDS.findall(other), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def nearest(
    tables: Sequence[Table[Any]], landmarks: Landmarks, sought: Sequence[str], luck: Random
) -> tuple[Table[Any], Aim | None]:
    """Return the table at which a seat is nearest to something that is sought, and that aim."""
    best: tuple[float, Table[Any], Aim | None] = (-1.0, tables[0], None)
    for table in tables:
        for aim in possible_aims(table, landmarks, sought):
            near = landmarks.nearness(table.state, *aim) + CHANCE * luck.random()
            if near > best[0]:
                best = near, table, aim
    return best[1:]
