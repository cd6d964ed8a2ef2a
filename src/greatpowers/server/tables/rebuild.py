"""From what is stored to a table in play, also when the rules have changed since."""

import json
import logging
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from greatpowers.kernel.errors import TableError
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.server.storage.changes import Change, Stamp
from greatpowers.server.storage.models import StoredTable
from greatpowers.server.storage.store import Loaded, RawSnapshot
from greatpowers.server.tables.notes import line_of
from greatpowers.server.tables.origin import (
    Origin,
    Start,
    digest,
    digest_of,
    open_table,
    play_checked,
)
from greatpowers.server.tables.snapshots import (
    all_snapshots,
    asides_since,
    seeds_of,
    table_from,
)

Answers: TypeAlias = list[tuple[str, str]]

_log = logging.getLogger("greatpowers.tables")


@dataclass(frozen=True)
class Built:
    """A table as it can be played on; ``change`` is to be written if the rules are others now."""

    table: Table[Any]
    origin: Origin
    how: str
    change: Change | None = None


def is_trusted(game: Game[Any], loaded: Loaded) -> bool:
    """Say whether a table was played by the very rules that are here."""
    row = loaded.row
    same = (row.version, row.fingerprint) == (game.version, game.fingerprint)
    return same and all(kept.past is not None for kept in loaded.snapshots)


def from_snapshots(game: Game[Any], loaded: Loaded, later: Answers) -> Built:
    """Bring a table back from its last snapshot, with the answers that came later."""
    row = loaded.row
    origin = _origin(loaded)
    table = table_from(game, loaded, origin.base, later)
    set_marks(table, origin.base, row)
    return Built(table, origin, "snapshot")


def from_answers(game: Game[Any], loaded: Loaded, answers: Answers) -> Built:
    """Bring a table back by all its answers, or as near as the present rules allow.

    Every answer is checked, and the present rules must lead where those of the time led: else
    the table goes on from what is stored, and its players are told.
    """
    row = loaded.row
    origin = _origin(loaded)
    try:
        table = open_table(game, origin)
        set_forced(table, origin.base, loaded.forced)
        play_checked(table, answers, asides_since(origin.base, loaded.asides))
        _compare(table, origin.base, loaded)
    except Exception as error:  # rules that changed may fail in any way
        _log.warning("table %s does not replay: %s", row.id, error)
        return _go_on(game, loaded, answers)
    set_marks(table, origin.base, row)
    change = Change(_stamp(row), _rules(game), snapshots=all_snapshots(table, origin.base))
    change.values["digest"] = digest_of(table)
    _log.warning("table %s is the same by other rules: %s", row.id, _difference(row, game))
    return Built(table, origin, "record", change)


def _origin(loaded: Loaded) -> Origin:
    row = loaded.row
    start = None
    if row.base is not None:
        start = next(_start(kept) for kept in loaded.snapshots if kept.position == row.base)
    return Origin(row.game, row.options, row.seed, start, seeds_of(row))


def _start(kept: RawSnapshot) -> Start:
    return Start(kept.position, json.loads(kept.state), kept.luck, kept.seats)


def _stamp(row: StoredTable) -> Stamp:
    return Stamp(row.id, row.position, row.epoch, row.said)


def _rules(game: Game[Any]) -> dict[str, Any]:
    return {"version": game.version, "fingerprint": game.fingerprint}


def _difference(row: StoredTable, game: Game[Any]) -> str:
    was = f"version {row.version} ({row.fingerprint or 'unknown'})"
    return f"{was} is version {game.version} ({game.fingerprint}) now"


def _compare(table: Table[Any], base: int, loaded: Loaded) -> None:
    """Make sure that other rules led to the same table as the old ones.

    What a state has learnt to tell since then is no difference: old fields alone are compared.
    """
    row = loaded.row
    kept = table.checkpoint
    stored = loaded.snapshots[-1]
    told = json.loads(stored.state)
    now = json.loads(json.dumps(_only(told, kept.state)))
    if stored.position != base + kept.answers or told != now:
        raise TableError("the present rules lead elsewhere")
    if row.digest and row.digest != digest(_only(told, table.state)):
        raise TableError("the present rules lead elsewhere since the last snapshot")
    asked = [table.seats[ask.seat] for ask in table.asks()]
    if not row.finished and asked != row.turn:
        raise TableError("the present rules ask somebody else")


def _only(names: Container[str], state: Any) -> dict[str, Any]:
    """Return some fields of a state."""
    return {name: value for name, value in state.data().items() if name in names}


def _go_on(game: Game[Any], loaded: Loaded, answers: Answers) -> Built:
    """Go on from the last snapshot, with as many of the later answers as still fit."""
    row = loaded.row
    start = _start(loaded.snapshots[-1])
    origin = Origin(row.game, row.options, row.seed, start, seeds_of(row))
    table = open_table(game, origin)
    set_forced(table, origin.base, loaded.forced)
    asides = asides_since(origin.base, loaded.asides)
    for answer in answers[start.position - (row.base or 0) :]:
        try:
            play_checked(table, [answer], asides)
        except TableError:
            break
    table.forced_answers = [n for n in table.forced_answers if n < table.position]
    set_marks(table, start.position, row)
    if row.finished:
        return Built(table, origin, "changed rules")
    position = start.position + table.position
    values = {
        **_rules(game),
        "base": start.position,
        "position": position,
        "epoch": row.epoch + 1,
        "digest": digest_of(table),
    }
    change = Change(
        _stamp(row),
        values,
        cut=position,
        snapshots=all_snapshots(table, start.position),
        drop_proposal=True,
        unheard=_unheard(table, start.position, loaded),
    )
    _log.warning("table %s goes on by other rules: %s", row.id, _difference(row, game))
    return Built(table, origin, "changed rules", change)


def _unheard(table: Table[Any], base: int, loaded: Loaded) -> list[int]:
    """Return the asides that do not fit a table any more."""
    since = [aside.id for aside in loaded.asides if aside.position >= base]
    return since[len(table.said) :]


def set_marks(table: Table[Any], base: int, row: StoredTable) -> None:
    """Tell a table what its log says besides the rules, since it began to count.

    Which answers were taken back by consent, which seats have changed hands, and why bots agreed
    with others or refused.
    """
    table.marks = [
        (at - base, player, steps) for at, player, steps in row.marks if at - steps >= base
    ]
    table.notes = [line_of(note, base) for note in row.notes if note[0] >= base]


def set_forced(table: Table[Any], base: int, forced: Sequence[int]) -> None:
    """Tell a table which answers were given by themselves since it began to count."""
    table.forced_answers = [number - base for number in forced if number >= base]
