"""A run: rounds of self-play, training and matches, kept in a folder, so that it stops and goes on.

In each round games are played by the judgement of the last one, a net learns from all games there
are, and what it has learned is measured: greedy by the new judgement plays greedy by hand.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from greatpowers.arena.executors import Executor
from greatpowers.arena.kept import OtherRules
from greatpowers.arena.matches import play_out, seed_of
from greatpowers.arena.report import Rate
from greatpowers.arena.whole import whole
from greatpowers.bots.greedy import Greedy
from greatpowers.bots.judging import HAND_WRITTEN
from greatpowers.bots.learned import Learned, Net
from greatpowers.kernel.features import Sheet
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.learning.selfplay import (
    Errand,
    Notes,
    judgement_in,
    keep,
    play,
    player_counts,
    recall,
    vary,
)
from greatpowers.learning.training import Lesson, learn
from greatpowers.registry import get_game

PIECE: Final = 10
"""So many games are handed out, and kept, together."""
LEAST: Final = 10
"""Of so many games at least a net learns."""


@dataclass(frozen=True)
class Run:
    """What is to be learned and from how many games a round, and where it is kept."""

    folder: Path
    game: str
    seed: str
    games: int
    matches: int

    def weights(self, turn: int) -> Path:
        """Return where the weights of a round are; before the first one there are none."""
        return self.folder / f"weights-{turn}.npz"

    def figures(self, turn: int) -> Path:
        """Return where it is kept what came of a round."""
        return self.folder / f"figures-{turn}.json"

    def notes(self, turn: int, piece: int) -> Path:
        """Return where it is kept what was noted of some games."""
        return self.folder / "games" / f"{turn}-{piece:05}.npz"

    def duel(self, turn: int, piece: int) -> Path:
        """Return where it is kept how some matches went."""
        return self.folder / "matches" / f"{turn}-{piece:05}.json"


class Duel(NamedTuple):
    """Some matches of new weights against the hand-written judgement."""

    game: str
    seed: str
    numbers: tuple[int, ...]
    weights: bytes


def go_on(
    run: Run,
    rounds: int,
    executor: Executor,
    is_late: Callable[[], bool],
    tick: Callable[..., None],
) -> bool:
    """Do what is still to be done of so many rounds; say whether that was all of it.

    When it is late, nothing new is begun.
    """
    _check(run)
    for turn in range(1, rounds + 1):
        weights = run.weights(turn - 1).read_bytes() if turn > 1 else b""
        games = [
            Errand(run.game, seed_of(run.seed, turn), numbers, weights)
            for numbers in _pieces(run.games)
        ]
        kept = [run.notes(turn, piece) for piece in range(len(games))]
        if not _do(play, games, kept, keep, executor, is_late, tick):
            return False
        if not run.weights(turn).exists():
            if is_late():
                return False
            _train(run, turn)
        weights = run.weights(turn).read_bytes()
        duels = [
            Duel(run.game, seed_of(run.seed, -turn), numbers, weights)
            for numbers in _pieces(run.matches)
        ]
        kept = [run.duel(turn, piece) for piece in range(len(duels))]
        if not _do(fight, duels, kept, _write, executor, is_late, tick):
            return False
    return True


def _pieces(games: int) -> list[tuple[int, ...]]:
    return [tuple(range(n, min(games, n + PIECE))) for n in range(0, games, PIECE)]


def _do(
    work: Callable[[Any], Any],
    errands: Sequence[Any],
    kept: Sequence[Path],
    write: Callable[[Path, Any], None],
    executor: Executor,
    is_late: Callable[[], bool],
    tick: Callable[..., None],
) -> bool:
    """Do what is not kept yet, until it is late; say whether all is done."""
    missing = [n for n in range(len(errands)) if not kept[n].exists()]
    tick(games=sum(len(each.numbers) for n, each in enumerate(errands) if n not in missing))
    if not missing or is_late():
        return not missing
    results = executor.each(work, [errands[n] for n in missing])
    for done, (place, result) in enumerate(results, start=1):
        write(kept[missing[place]], result)
        tick(games=len(errands[missing[place]].numbers))
        if done < len(missing) and is_late():
            return False
    return True


# -- what is learned --------------------------------------------------------------------------


def _train(run: Run, turn: int) -> None:
    """Learn from all games so far, and keep the weights and how it went."""
    games = [
        notes
        for number in range(1, turn + 1)
        for piece in range(len(_pieces(run.games)))
        for notes in recall(run.notes(number, piece))
    ]
    former = Learned.read(run.weights(turn - 1)).nets if turn > 1 else {}
    nets: dict[int, Net] = {}
    lessons: dict[str, Any] = {}
    for size in sorted({notes.size for notes in games}):
        some = [notes for notes in games if notes.size == size]
        if len(some) >= LEAST:
            lesson = learn(some, turn, former.get(size))
            nets[size] = lesson.net
            lessons[str(size)] = _told(lesson, some)
    _write(run.figures(turn), lessons)
    recipe = _head(run) | {"rounds": turn, "games": len(games)}
    with whole(run.weights(turn)) as new:
        Learned(nets, json.dumps(recipe)).write(new)


def _told(lesson: Lesson, games: Sequence[Notes]) -> dict[str, Any]:
    return {
        "players": games[0].won.shape[1],
        "games": len(games),
        "losses": lesson.losses,
        "epochs": lesson.epochs,
        "expected": [round(float(chance), 4) for chance in lesson.expected],
        "won": [int(won) for won in lesson.won],
    }


def _head(run: Run) -> dict[str, Any]:
    game = get_game(run.game)
    return {
        "game": game.id,
        "version": game.version,
        "fields": fields_of(game),
        "seed": run.seed,
        "games a round": run.games,
        "matches a round": run.matches,
    }


def fields_of(game: Game[Any]) -> str:
    """Return a hash over what the numbers are called that a seat knows in a game."""
    digest = hashlib.sha256()
    for players in player_counts(game):
        sheet = Sheet(named=True)
        Table.open(game, game.settle_for(players, None), 0, quiet=True).features(0, sheet)
        for field in sheet.fields:
            digest.update(f"{field.name} {field.places}\n".encode())
    return digest.hexdigest()[:16]


def _check(run: Run) -> None:
    """Raise if a folder holds another run."""
    path = run.folder / "run.json"
    head = _head(run)
    if not path.exists():
        _write(path, head)
    elif json.loads(path.read_text("utf-8")) != head:
        raise OtherRules(f"{run.folder} holds another run, or one under other rules")


def _write(path: Path, told: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole(path) as new:
        new.write_text(json.dumps(told), "utf-8")


# -- what it is worth -------------------------------------------------------------------------


def fight(duel: Duel) -> list[float]:
    """Play some matches; return how much of each victory went to the learned judgement."""
    return [_fight(duel, number) for number in duel.numbers]


def _fight(duel: Duel, number: int) -> float:
    """Play a match; every second one is the one before with the other judgement in each seat."""
    game = get_game(duel.game)
    pair = number // 2
    seed = seed_of(duel.seed, pair)
    table = Table.open(game, vary(game, pair, Random(seed)), seed, quiet=True)
    has_learned = {seat: (place + pair + number) % 2 == 0 for place, seat in enumerate(table.seats)}
    learned = judgement_in(duel.weights)
    play_out(
        table,
        {
            seat: Greedy(f"{seed}/{seat}", judgement=learned if has_learned[seat] else HAND_WRITTEN)
            for seat in table.seats
        },
    )
    winners = [table.seats[seat] for seat in table.result.winners] if table.result else []
    return sum(has_learned[seat] for seat in winners) / len(winners) if winners else 0.5


def scores_of(run: Run, turn: int) -> Rate:
    """Return what share of all victories went to what was learned by a round."""
    scores = [
        score
        for piece in range(len(_pieces(run.matches)))
        for score in json.loads(run.duel(turn, piece).read_text("utf-8"))
    ]
    return Rate(sum(scores), len(scores))


def figures_of(run: Run, turn: int) -> dict[str, Any]:
    """Return what came of training in a round, by the length of the sheet."""
    told: dict[str, Any] = json.loads(run.figures(turn).read_text("utf-8"))
    return told
