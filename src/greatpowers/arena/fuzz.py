"""Fuzz: random games that look for corners, crashes and what never happens."""

import traceback
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from greatpowers.arena.executors import HERE, Executor, spread
from greatpowers.arena.explorer import Explorer, Sensible, Taste
from greatpowers.arena.findings import Failure, Findings, never_ended, never_met
from greatpowers.arena.matches import MOST_DECISIONS, seed_of
from greatpowers.arena.seeking import seek_batch, survey_batch
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
TALKATIVE: Final = 5
"""In one game in so many seats speak though they are not asked."""
SAYS: Final = 0.1
"""How often, after an answer, one of them does."""
GENERATION: Final = 32
"""So many games are sought for what was never met before; the next know what these have met."""
LOOKED_EVERY: Final = 100
"""So many answers apart all seats look at the table, and at what the rules make of it."""
SAVED_EVERY: Final = 50
"""So many batches apart what was found is saved."""

Player = Callable[[Table[Any], int], Option]


def fuzz(
    game_id: str,
    games: int,
    seed: str | int,
    options: Mapping[str, str] | None = None,
    executor: Executor = HERE,
    progress: Callable[[int], None] | None = None,
    sought: int = 0,
    before: Findings | None = None,
    save: Callable[[Findings], None] | None = None,
) -> Findings:
    """Play many random games, checking the table at every step, and tell what occurred.

    Every other game is played under random options, as far as none are given; in every other
    pair of games each seat has a taste of its own, and now and then one plays with a purpose.
    At last so many games are ``sought`` that meet what none has met ``before``. What was found so
    far is given to ``save`` now and then.
    """
    get_game(game_id).settle(options)
    given = dict(options or {})
    findings = Findings() if before is None else before
    first = findings.games

    def add(work: Callable[[range], Findings], batches: Sequence[range]) -> None:
        for done, found in enumerate(spread(work, batches, executor), start=1):
            findings.merge(found)
            if progress is not None:
                progress(found.games)
            if save is not None and (done % SAVED_EVERY == 0 or done == len(batches)):
                save(findings)

    play = partial(fuzz_batch, game_id, str(seed), given, frozenset(findings.proofs))
    add(play, _batches(first, first + games, BATCH))
    first += games
    for generation in _batches(first, first + sought, GENERATION):
        wanted = never_met(get_landmarks(game_id), findings)
        wanted += never_ended(get_game(game_id), findings)
        if not wanted:
            break
        if generation.start == first:
            unseen = [name for name in wanted if name not in findings.approaches]
            records = list({id(p.record): p.record for p in findings.proofs.values()}.values())
            survey = partial(survey_batch, game_id, records, unseen)
            add(survey, _batches(0, len(records), 1) if unseen else [])
        work = partial(seek_batch, game_id, str(seed), given, wanted, findings.approaches)
        add(work, _batches(generation.start, generation.stop, 1))
    return findings


def _batches(first: int, end: int, size: int) -> list[range]:
    return [range(start, min(start + size, end)) for start in range(first, end, size)]


def fuzz_batch(
    game_id: str, seed: str, options: dict[str, str], proven: Collection[str], numbers: range
) -> Findings:
    """Play the games of some numbers in a process of its own."""
    return fuzz_games(get_game(game_id), get_landmarks(game_id), seed, options, numbers, proven)


def fuzz_games(
    game: Game[Any],
    landmarks: Landmarks,
    seed: str,
    options: dict[str, str],
    numbers: range,
    proven: Collection[str] = (),
) -> Findings:
    """Play the games of some numbers with one explorer; what is ``proven`` needs no proof."""
    explorer = Explorer(Random(seed_of(seed, numbers.start)))
    findings = Findings()
    for number in numbers:
        table = _fuzz_game(game, seed_of(seed, number), options, number, explorer, findings)
        findings.count(table, landmarks, proven)
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
    players = _players(table, seed, number, explorer)
    says = SAYS if number % TALKATIVE == TALKATIVE - 1 else 0.0
    _keep_failure(lambda: explore(table, players, says), table, seed, number, findings)
    return table


def _keep_failure(
    play: Callable[[], None], table: Table[Any], seed: str, number: int, findings: Findings
) -> None:
    """Play a game, now and then again from its record, and keep what goes wrong."""
    try:
        play()
        if number % REPLAYED == 0:
            _replay(table)
    except Exception as error:
        trace = traceback.format_exc()
        record = table.record().to_json()
        failure = Failure(seed, table.position, f"{type(error).__name__}: {error}", trace, record)
        findings.failures.append(failure)


# -- players and options -------------------------------------------------------------------------


def _players(table: Table[Any], seed: str, number: int, explorer: Explorer) -> list[Player]:
    luck = Random(seed)
    if number % SENSIBLE == SENSIBLE // 2:
        return [Sensible(luck, f"{seed}/{each}").choose for each in table.seats]
    if number // 2 % 2:
        return [Taste(table.game, luck).choose for _ in table.seats]
    return [lambda table, seat: explorer.choose(table.options(seat))] * len(table.seats)


def explore(table: Table[Any], players: list[Player], says: float = 0.0) -> None:
    """Play a game to its end, checking the table after every answer.

    ``says`` is how often a seat says something though it is not asked.
    """
    luck = Random(table.seed)
    while asks := table.asks():
        if table.position >= MOST_DECISIONS:
            raise AssertionError(f"no end after {MOST_DECISIONS} decisions")
        seat = asks[table.position % len(asks)].seat
        table.answer(seat, players[seat](table, seat))
        table.game.check(table.state)
        if table.position % LOOKED_EVERY == 0:
            _look(table)
        if luck.random() < says:
            _say(table, luck.randrange(len(table.seats)), luck)


def _look(table: Table[Any]) -> None:
    """Let a spectator and all seats look at the table, each as far as it may."""
    for seat in (None, *range(len(table.seats))):
        table.view(seat)
        table.explain(seat)


def _say(table: Table[Any], seat: int, luck: Random) -> None:
    """Let a seat say any of its asides, if it has some."""
    asides = table.asides(seat)
    if asides:
        table.aside(seat, luck.choice(asides))
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
