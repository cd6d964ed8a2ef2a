"""What many games have met: counted, and for each thing a game that proves it."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any, Final

from greatpowers.kernel.game import Game
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.kit.landmarks import Landmarks

APPROACHES: Final = 2
"""So many approaches are kept to each thing."""
TIRED: Final = 0.02
"""So much of the hope is gone with each try in vain."""


@dataclass(frozen=True)
class Failure:
    """A game that went wrong: its seed, what happened, and the record that leads there."""

    seed: str
    position: int
    error: str
    trace: str
    record: str


@dataclass(frozen=True)
class Proof:
    """A game in which something was met, after so many answers."""

    record: Record
    step: int


@dataclass(frozen=True)
class Approach:
    """A moment of a game that came near to what was not met yet, and early enough; 1 is best.

    ``tries`` is how often games went on from it in vain.
    """

    near: float
    record: Record
    tries: int = 0

    @property
    def hope(self) -> float:
        """How much it promises to go on from here."""
        return self.near - TIRED * self.tries


@dataclass
class Findings:
    """What occurred in how many games; ``settings`` counts these by option and by players.

    ``proofs`` are games that met things, by their names: landmarks, and endings as aims name them.
    ``approaches`` are moments near to what was not met, the most hopeful first. ``commands`` says
    with which seeds which commands found all this.
    """

    games: int = 0
    decisions: int = 0
    settings: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    landmarks: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    proofs: dict[str, Proof] = field(default_factory=dict)
    approaches: dict[str, list[Approach]] = field(default_factory=dict)
    commands: dict[str, list[str]] = field(default_factory=dict)

    def merge(self, other: "Findings") -> None:
        """Add what was found elsewhere; what is proven keeps its proof."""
        self.games += other.games
        self.decisions += other.decisions
        self.settings.update(other.settings)
        self.verbs.update(other.verbs)
        self.endings.update(other.endings)
        self.landmarks.update(other.landmarks)
        self.failures.extend(other.failures)
        self.proofs = other.proofs | self.proofs
        for name, approaches in other.approaches.items():
            for approach in approaches:
                self.approach(name, approach)
        for name in self.proofs.keys() & self.approaches.keys():
            del self.approaches[name]
        for command, seeds in other.commands.items():
            for seed in seeds:
                self.made_by(command, seed)

    def approach(self, name: str, new: Approach) -> None:
        """Keep a moment that is near to something: of each game only the nearest."""
        known = self.approaches.get(name, [])
        rivals = [each for each in known if each.record.seed == new.record.seed]
        if any(each.near > new.near or _is_later(each, new) for each in rivals):
            return
        found = [*(each for each in known if each not in rivals), new]
        self.approaches[name] = sorted(found, key=lambda each: -each.hope)[:APPROACHES]

    def made_by(self, command: str, seed: str) -> None:
        """Note a command by which something of this was found."""
        seeds = self.commands.setdefault(command, [])
        if seed not in seeds:
            seeds.append(seed)

    def count(
        self,
        table: Table[Any],
        landmarks: Landmarks,
        proven: Collection[str] = (),
    ) -> None:
        """Count a game, and keep it as proof of what was not proven before."""
        self.count_game(table)
        self.count_on(table, landmarks, proven)

    def count_game(self, table: Table[Any]) -> None:
        """Count a game by its settings, whatever occurs in it."""
        self.games += 1
        self.settings[f"players: {len(table.seats)}"] += 1
        self.settings.update(f"{name}: {value}" for name, value in table.settings.items())

    def count_on(
        self,
        table: Table[Any],
        landmarks: Landmarks,
        proven: Collection[str] = (),
        since: int = 0,
    ) -> None:
        """Count how a game went on from a position; what came before is counted already."""
        self.decisions += table.position - since
        known = table.game.vocabulary.options
        self.verbs.update(known[code].verb for _, code in table.answers[since:])
        self.verbs.update(known[code].verb for at, _, code in table.said if at >= since)
        steps = met_in(table, landmarks)
        self.landmarks.update(landmarks.met([line for line in table.log if line.at > since]))
        if table.result is not None:
            self.endings[table.result.ending] += 1
            steps[ending_name(table.result.ending)] = table.position
        new = {name: at for name, at in steps.items() if name not in {*proven, *self.proofs}}
        if new:
            record = shortened(table.record(), max(new.values()))
            self.proofs |= {name: Proof(record, at) for name, at in new.items()}


def _is_later(one: Approach, other: Approach) -> bool:
    """Say whether both are the same moment, from which more went on in vain in the first."""
    return one.near == other.near and one.tries > other.tries


def ending_name(ending: str) -> str:
    """Return the name under which an ending is aimed at."""
    return f"ending: {ending}"


def met_in(table: Table[Any], landmarks: Landmarks) -> dict[str, int]:
    """Return what the log of a game tells of, and after how many answers it first does."""
    found: dict[str, int] = {}
    for entry in table.log:
        name = landmarks.told_by(entry)
        if name is not None:
            found.setdefault(name, entry.at)
    for name in landmarks.told_together(table.log):
        found.setdefault(name, table.position)
    return found


def shortened(record: Record, answers: int) -> Record:
    """Return a record up to some answers."""
    return replace(
        record,
        answers=record.answers[:answers],
        asides=[aside for aside in record.asides if aside[0] <= answers],
        forced=[number for number in record.forced if number < answers],
    )


def never_met(landmarks: Landmarks, findings: Findings) -> list[str]:
    """Return the landmarks that were not met."""
    return [name for name in landmarks.names if not findings.landmarks[name]]


def never_ended(game: Game[Any], findings: Findings) -> list[str]:
    """Return the ways to end a game that did not occur, named as aims are."""
    return [ending_name(ending) for ending in game.endings if not findings.endings[ending]]
