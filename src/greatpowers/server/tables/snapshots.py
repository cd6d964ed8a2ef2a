"""From a table in play to the snapshots that are stored of it, and back."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import pairwise, takewhile
from typing import Any, Final

import orjson

from greatpowers.kernel.chance import Chance, seed_at
from greatpowers.kernel.checkpoint import Checkpoint
from greatpowers.kernel.game import Game
from greatpowers.kernel.log import Entry, Moment
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.kernel.writing import seats_at
from greatpowers.server.storage.changes import NewSnapshots
from greatpowers.server.storage.models import StoredAside, StoredTable
from greatpowers.server.storage.snapshots import Past, Snapshot
from greatpowers.server.storage.store import Loaded, RawSnapshot
from greatpowers.server.tables.origin import restore_state

NOTHING_KEPT: Final = -1
PARTS: Final = ("at", "text", "args", "audience", "cite")
"""The parts of a line of the log, in the order in which it takes them."""


def all_snapshots(table: Table[Any], base: int) -> NewSnapshots:
    """Return the snapshots to store of a table of which none are stored."""
    return NewSnapshots(NOTHING_KEPT, _take(table, base, [NOTHING_KEPT, *_positions(table, base)]))


def next_snapshots(
    table: Table[Any], base: int, stored: Sequence[int]
) -> tuple[list[int], NewSnapshots | None]:
    """Return where snapshots are to be by now, and what must be stored for it, if anything."""
    kept = _positions(table, base)
    pairs = zip(kept, stored, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    if same == len(kept) == len(stored):
        return kept, None
    before = kept[same - 1] if same else NOTHING_KEPT
    return kept, NewSnapshots(before, _take(table, base, [before, *kept[same:]]))


def _positions(table: Table[Any], base: int) -> list[int]:
    return [base + each.answers for each in table.checkpoints]


def _take(table: Table[Any], base: int, positions: Sequence[int]) -> list[Snapshot]:
    """Take the snapshots at all positions but the first, with what happened between them."""
    return [_take_one(table, base, since, position) for since, position in pairwise(positions)]


def _take_one(table: Table[Any], base: int, since: int, position: int) -> Snapshot:
    kept = _checkpoint(table, position - base)
    first, log = 0, 0
    if since != NOTHING_KEPT:
        before = _checkpoint(table, since - base)
        first, log = before.answers, before.log
    words = table.game.vocabulary.options
    answers = [
        f"{seats_at(kept.places, at)[seat]} {words[code]}"
        for at, (seat, code) in enumerate(table.answers[first : kept.answers], start=first)
    ]
    past = Past(list(kept.places), kept.wall, answers, _write_log(table.log[log : kept.log]))
    return Snapshot(position, kept.state.data(), kept.luck.counter, kept.places[-1][1], past)


def _write_log(lines: Sequence[Entry]) -> dict[str, list[Any]]:
    """Return lines of a log part by part: to read a list of each is faster than to read lines."""
    parts: dict[str, list[Any]] = {name: [getattr(line, name) for line in lines] for name in PARTS}
    parts["moments"] = [
        [place, line.moment.kind, line.moment.data]
        for place, line in enumerate(lines)
        if line.moment is not None
    ]
    return parts


def _read_log(parts: dict[str, list[Any]]) -> Iterable[Entry]:
    parts["audience"] = [readers and tuple(readers) for readers in parts["audience"]]
    lines = list(map(Entry, *(parts[name] for name in PARTS)))
    for place, kind, data in parts.get("moments", ()):
        lines[place].moment = Moment(kind, data)
    return lines


def _checkpoint(table: Table[Any], answers: int) -> Checkpoint[Any]:
    kept = table.checkpoints
    return kept[bisect_left(kept, answers, key=lambda each: each.answers)]


def asides_since(base: int, asides: Sequence[StoredAside]) -> list[tuple[int, str]]:
    """Return asides as a record has them that was begun at a position."""
    return [
        (each.position - base, f"{each.seat} {each.option}")
        for each in asides
        if each.position >= base
    ]


def table_from(
    game: Game[Any], loaded: Loaded, base: int, later: Sequence[tuple[str, str]]
) -> Table[Any]:
    """Return a table that goes on from the last snapshot, with the answers that came later.

    The states of the other snapshots are read when somebody looks back.
    """
    row = loaded.row
    asides = asides_since(base, loaded.asides)
    checkpoints: list[Checkpoint[Any]] = []
    answers: list[str] = []
    log: list[Entry] = []
    for kept in loaded.snapshots:
        past = orjson.loads(kept.past or "")
        answers += past["answers"]
        log += _read_log(past["log"])
        # What is said where a segment begins is said after its beginning.
        said = bisect_left(asides, kept.position - base, key=lambda aside: aside[0])
        checkpoints.append(_thawing(game, row, base, kept, past, said, len(log)))
    answers += [f"{seat} {option}" for seat, option in later]
    forced = [number - base for number in loaded.forced if number >= base]
    record = Record(
        row.game, row.version, row.options, row.seed, answers, asides=asides, forced=forced
    )
    record.seeds = [(at - base, seed) for at, seed in seeds_of(row)]
    return Table.load(game, record, checkpoints, log)


def seeds_of(row: StoredTable) -> tuple[tuple[int, str], ...]:
    """Return from which seeds the luck of a table comes later, and since when."""
    return tuple((at, seed) for at, seed in row.seeds)


def _thawing(
    game: Game[Any],
    row: StoredTable,
    base: int,
    kept: RawSnapshot,
    past: Any,
    said: int,
    log: int,
) -> Checkpoint[Any]:
    """Return a checkpoint whose state is read from its text when it is needed."""
    return Checkpoint(
        state=None,
        luck=Chance(seed_at(row.seed, seeds_of(row), kept.position), kept.luck),
        answers=kept.position - base,
        asides=said,
        log=log,
        wall=past["wall"],
        places=tuple((since, tuple(seats)) for since, seats in past["places"]),
        thaw=lambda: restore_state(game, row.options, orjson.loads(kept.state)),
    )
