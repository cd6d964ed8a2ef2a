"""From what is stored to a table in play, also when the rules have changed since."""

import json
import logging
from dataclasses import dataclass
from typing import Any

from greatpowers.kernel.errors import TableError
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.server.storage.changes import Change
from greatpowers.server.storage.models import StoredSnapshot
from greatpowers.server.storage.store import Loaded
from greatpowers.server.tape import Origin, Start, open_table, play_checked, play_known

_log = logging.getLogger("greatpowers.tables")


@dataclass(frozen=True)
class Built:
    """A table as it can be played on; ``change`` is to be written if it had to give way."""

    table: Table[Any]
    origin: Origin
    why: str
    change: Change | None = None


def build(game: Game[Any], loaded: Loaded) -> Built:
    """Bring a stored table back to where it was, or as near as the present rules allow."""
    row = loaded.row
    origin = _origin(loaded, row.base)
    same = row.version == game.version
    try:
        table = open_table(game, origin)
        if same:
            play_known(table, loaded.answers)
        else:
            play_checked(table, loaded.answers)
            _compare(table, origin.base, loaded.snapshots)
    except Exception as error:  # rules that changed may fail in any way
        _log.warning("table %s does not replay: %s", row.id, type(error).__name__)
        return _go_on(game, loaded)
    set_marks(table, origin.base, row.marks)
    change = None
    if not same and not row.finished:
        change = Change(row.id, row.position, row.epoch, {"version": game.version})
    return Built(table, origin, "record", change)


def _origin(loaded: Loaded, base: int | None) -> Origin:
    row = loaded.row
    start = None
    if base is not None:
        start = next(_start(kept) for kept in loaded.snapshots if kept.position == base)
    return Origin(row.game, row.options, row.seed, start)


def _start(kept: StoredSnapshot) -> Start:
    return Start(kept.position, kept.state, kept.chance, tuple(kept.seats))


def _compare(table: Table[Any], base: int, snapshots: list[StoredSnapshot]) -> None:
    """Make sure that other rules led to the same table as the old ones."""
    kept = table.checkpoint
    state = json.loads(json.dumps(kept.state.data()))
    for snapshot in snapshots[-1:]:
        if snapshot.position != base + kept.answers or snapshot.state != state:
            raise TableError("the present rules lead elsewhere")


def _go_on(game: Game[Any], loaded: Loaded) -> Built:
    """Go on from the last snapshot, with as many of the later answers as still fit."""
    row = loaded.row
    start = _start(loaded.snapshots[-1])
    origin = Origin(row.game, row.options, row.seed, start)
    table = open_table(game, origin)
    later = loaded.answers[start.position - (row.base or 0) :]
    for answer in later:
        try:
            play_checked(table, [answer])
        except TableError:
            break
    set_marks(table, start.position, row.marks)
    if row.finished:
        return Built(table, origin, "snapshot")
    position = start.position + table.position
    values = {
        "version": game.version,
        "base": start.position,
        "position": position,
        "epoch": row.epoch + 1,
    }
    change = Change(
        row.id,
        row.position,
        row.epoch,
        values,
        cut=position,
        start=start,
        version=game.version,
        base=start.position,
        drop_proposal=True,
    )
    return Built(table, origin, "snapshot", change)


def set_marks(table: Table[Any], base: int, marks: list[Any]) -> None:
    """Tell a table which answers were taken back by consent since it began to count."""
    table.marks = [(at - base, player, steps) for at, player, steps in marks if at - steps >= base]
