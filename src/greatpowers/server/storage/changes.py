"""Writing steps: many tables at once, each guarded against a table that has moved on."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Executable, bindparam, delete, insert, select, update

from greatpowers.server.storage.models import (
    StoredAnswer,
    StoredAside,
    StoredProposal,
    StoredSeat,
    StoredSnapshot,
    StoredStandingAnswer,
    StoredTable,
)
from greatpowers.server.storage.snapshots import Snapshot

Moment: TypeAlias = tuple[int, int, int]
"""The position and the epoch of a table, and how often somebody has said an aside there."""
Given: TypeAlias = tuple[str, str, bool]
"""An answer: the seat, the option, and whether it was given by itself, as there was no other."""


class Stale(Exception):
    """The table has moved on: what was to be written no longer fits."""


@dataclass(frozen=True)
class Stamp:
    """A table at one moment of its game.

    Asides count: the answer of a server that has not heard of one would be played without it.
    """

    table: str
    position: int
    epoch: int
    said: int

    @property
    def moment(self) -> Moment:
        """What names the moment."""
        return self.position, self.epoch, self.said


# Made once: to put a statement together takes longer than to run it.
_LOCK_TABLES: Final = (
    select(StoredTable.id, StoredTable.position, StoredTable.epoch, StoredTable.said)
    .where(StoredTable.id.in_(bindparam("tables", expanding=True)))
    .order_by(StoredTable.id)
    .with_for_update()
)
_UPDATE_TABLE: Final = update(StoredTable).where(StoredTable.id == bindparam("of_table"))
_INSERT_ANSWER: Final = insert(StoredAnswer)
_CUT_ANSWERS: Final = delete(StoredAnswer).where(
    StoredAnswer.table_id == bindparam("of_table"), StoredAnswer.n >= bindparam("cut")
)
_CUT_ASIDES: Final = delete(StoredAside).where(
    StoredAside.table_id == bindparam("of_table"), StoredAside.position > bindparam("cut")
)
_DROP_ASIDE: Final = delete(StoredAside).where(StoredAside.id == bindparam("of_aside"))
_DROP_SNAPSHOTS: Final = delete(StoredSnapshot).where(
    StoredSnapshot.table_id == bindparam("of_table"),
    StoredSnapshot.position > bindparam("kept"),
)
_INSERT_SNAPSHOT: Final = insert(StoredSnapshot)
_DROP_PROPOSAL: Final = delete(StoredProposal).where(
    StoredProposal.table_id == bindparam("of_table")
)
_UPDATE_CLOCK: Final = (
    update(StoredSeat)
    .where(StoredSeat.table_id == bindparam("of_table"), StoredSeat.seat == bindparam("of_seat"))
    .values(remaining=bindparam("left"), asked_since=bindparam("since"))
)
_SEE_PLAYER: Final = (
    update(StoredSeat)
    .where(StoredSeat.table_id == bindparam("of_table"), StoredSeat.seat == bindparam("of_seat"))
    .values(seen_at=bindparam("now"))
)
_FIND_STANDING: Final = select(StoredStandingAnswer.id).where(
    StoredStandingAnswer.id.in_(bindparam("answers", expanding=True))
)
_GIVE_STANDING: Final = (
    update(StoredStandingAnswer)
    .where(StoredStandingAnswer.id == bindparam("of_answer"))
    .values(given=bindparam("at_position"))
)
_DROP_STANDING: Final = delete(StoredStandingAnswer).where(
    StoredStandingAnswer.id == bindparam("of_answer")
)


def seat_clocks(seats: list[StoredSeat]) -> list[dict[str, Any]]:
    """Return what the clocks of the seats show, to be written."""
    return [
        {"of_seat": s.seat, "left": s.remaining, "since": s.asked_since}
        for s in seats
        if s.remaining is not None
    ]


@dataclass(frozen=True)
class NewSnapshots:
    """Snapshots to be stored in place of all that come after the position ``kept``."""

    kept: int
    added: Sequence[Snapshot]


@dataclass
class Change:
    """What one step of a game changes, if the table is still where the step began.

    ``cut``: answers from this number on are taken back. ``unheard``: the asides that no longer
    fit. ``standing_answer``: the one that is
    given, which must not have been withdrawn. ``lapsed``: the standing answers that no longer
    hold.
    """

    begun: Stamp
    values: dict[str, Any]
    answers: Sequence[Given] = ()
    at: datetime | None = None
    cut: int | None = None
    snapshots: NewSnapshots | None = None
    clocks: list[dict[str, Any]] = field(default_factory=list)
    drop_proposal: bool = False
    standing_answer: int | None = None
    lapsed: list[int] = field(default_factory=list)
    unheard: list[int] = field(default_factory=list)

    @property
    def table(self) -> str:
        """The table that takes the step."""
        return self.begun.table

    def answer_rows(self) -> list[dict[str, Any]]:
        """Return the answers as they are stored."""
        same = {"table_id": self.table, "at": self.at}
        return [
            {**same, "n": n, "seat": seat, "option": option, "forced": forced}
            for n, (seat, option, forced) in enumerate(self.answers, start=self.begun.position)
        ]


def lock_tables(connection: Connection, tables: Collection[str]) -> dict[str, Moment]:
    """Return where tables are in their games; nobody else moves them from here on.

    They are locked in one order everywhere, so that two processes never wait for each other.
    """
    found = connection.execute(_LOCK_TABLES, {"tables": tables})
    return {table: (position, epoch, said) for table, position, epoch, said in found}


def check_unmoved(connection: Connection, begun: Stamp) -> None:
    """Raise ``Stale`` unless a table is still where it was; nobody else moves it from here on."""
    at = lock_tables(connection, [begun.table])
    if at.get(begun.table) != begun.moment:
        raise Stale("the table has moved on")


def write_changes(
    connection: Connection, changes: Sequence[Change], moments: dict[str, Moment]
) -> set[str]:
    """Write the steps of different tables; return those that have moved on and were left alone."""
    mine = [each for each in changes if moments.get(each.table) == each.begun.moment]
    withdrawn = _withdrawn(connection, mine)
    mine = [each for each in mine if each.table not in withdrawn]
    _update_tables(connection, mine)
    cuts = [{"of_table": each.table, "cut": each.cut} for each in mine if each.cut is not None]
    _many(connection, _CUT_ANSWERS, cuts)
    _many(connection, _CUT_ASIDES, cuts)
    unheard = [{"of_aside": aside} for each in mine for aside in each.unheard]
    _many(connection, _DROP_ASIDE, unheard)
    _many(connection, _INSERT_ANSWER, [row for each in mine for row in each.answer_rows()])
    for each in mine:
        if each.snapshots is not None:
            write_snapshots(connection, each.table, each.snapshots)
    clocks = [{"of_table": each.table, **clock} for each in mine for clock in each.clocks]
    _many(connection, _UPDATE_CLOCK, clocks)
    _many(
        connection,
        _DROP_PROPOSAL,
        [{"of_table": each.table} for each in mine if each.drop_proposal],
    )
    _keep_standing_answers(connection, mine)
    return {change.table for change in changes} - {change.table for change in mine}


def _withdrawn(connection: Connection, changes: Sequence[Change]) -> set[str]:
    """Return the tables where a standing answer was withdrawn before it could be given."""
    given = {
        each.standing_answer: each.table for each in changes if each.standing_answer is not None
    }
    if not given:
        return set()
    found = set(connection.scalars(_FIND_STANDING, {"answers": list(given)}))
    return {table for answer, table in given.items() if answer not in found}


def _keep_standing_answers(connection: Connection, changes: Sequence[Change]) -> None:
    """Note which standing answers were given, and forget those that no longer hold."""
    _many(
        connection,
        _GIVE_STANDING,
        [
            {"of_answer": each.standing_answer, "at_position": each.begun.position}
            for each in changes
            if each.standing_answer is not None
        ],
    )
    _many(
        connection,
        _DROP_STANDING,
        [{"of_answer": answer} for each in changes for answer in each.lapsed],
    )


def _update_tables(connection: Connection, changes: Sequence[Change]) -> None:
    """Write the rows of the tables, those together of which the same columns change."""
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = defaultdict(list)
    for change in changes:
        alike[tuple(change.values)].append({"of_table": change.table, **change.values})
    for rows in alike.values():
        _many(connection, _UPDATE_TABLE, rows)


def write_snapshots(connection: Connection, table: str, new: NewSnapshots) -> None:
    """Store snapshots of a table in place of the later ones."""
    connection.execute(_DROP_SNAPSHOTS, {"of_table": table, "kept": new.kept})
    _many(connection, _INSERT_SNAPSHOT, [snapshot.row(table) for snapshot in new.added])


def _many(connection: Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
    """Run a statement for many rows at once: one trip to the database instead of many."""
    if rows:
        connection.execute(statement, rows)


def write_seen(connection: Connection, seats: Collection[tuple[str, str]], now: datetime) -> None:
    """Write that the players of some seats are there now."""
    seen = [{"of_table": table, "of_seat": seat, "now": now} for table, seat in seats]
    connection.execute(_SEE_PLAYER, seen)


def write_clocks(connection: Connection, table: str, clocks: list[dict[str, Any]]) -> None:
    """Write what the clocks of a table show."""
    connection.execute(_UPDATE_CLOCK, [{"of_table": table, **clock} for clock in clocks])
