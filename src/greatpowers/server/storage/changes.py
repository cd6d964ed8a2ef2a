"""Writing: pieces of work for the writer, each guarded against a table that has moved on."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from greatpowers.server.storage.models import (
    StoredAnswer,
    StoredProposal,
    StoredSeat,
    StoredSnapshot,
    StoredTable,
)
from greatpowers.server.storage.writer import Stale
from greatpowers.server.tape import Start

# Made once: to put a statement together takes longer than to run it.
_INSERT_ANSWER: Final = insert(StoredAnswer)
_UPDATE_TABLE: Final = update(StoredTable).where(
    StoredTable.id == bindparam("of_table"),
    StoredTable.position == bindparam("of_position"),
    StoredTable.epoch == bindparam("of_epoch"),
)
_UPDATE_CLOCK: Final = (
    update(StoredSeat)
    .where(StoredSeat.table_id == bindparam("of_table"), StoredSeat.seat == bindparam("of_seat"))
    .values(remaining=bindparam("left"), asked_since=bindparam("since"))
)


def seat_clocks(seats: list[StoredSeat]) -> list[dict[str, Any]]:
    """Return what the clocks of the seats show, to be written."""
    return [
        {"of_seat": s.seat, "left": s.remaining, "since": s.asked_since}
        for s in seats
        if s.remaining is not None
    ]


@dataclass
class Change:
    """What one step of a game changes, if the table still stands where the step began.

    ``cut``: answers from this number on are taken back. ``start``: a new segment began.
    """

    table: str
    position: int
    epoch: int
    values: dict[str, Any]
    answer: tuple[str, str] | None = None
    at: datetime | None = None
    cut: int | None = None
    start: Start | None = None
    version: int = 0
    base: int | None = None
    clocks: list[dict[str, Any]] = field(default_factory=list)
    drop_proposal: bool = False

    async def write(self, connection: AsyncConnection) -> None:
        """Write everything, or nothing if the table has moved on."""
        await self._claim(connection)
        if self.cut is not None:
            await connection.execute(
                delete(StoredAnswer).where(
                    StoredAnswer.table_id == self.table, StoredAnswer.n >= self.cut
                )
            )
        if self.answer is not None:
            seat, option = self.answer
            given = {"table_id": self.table, "n": self.position, "seat": seat, "option": option}
            await connection.execute(_INSERT_ANSWER, {**given, "at": self.at})
        if self.start is not None:
            await self._keep(connection, self.start)
        if self.clocks:
            await write_clocks(connection, self.table, self.clocks)
        if self.drop_proposal:
            await connection.execute(
                delete(StoredProposal).where(StoredProposal.table_id == self.table)
            )

    async def _claim(self, connection: AsyncConnection) -> None:
        claimed = {"of_table": self.table, "of_position": self.position, "of_epoch": self.epoch}
        done = await connection.execute(_UPDATE_TABLE, {**claimed, **self.values})
        if done.rowcount != 1:
            raise Stale(f"table {self.table} is no longer at {self.position}")

    async def _keep(self, connection: AsyncConnection, start: Start) -> None:
        """Keep the start of the segment, and the one from which the present rules began."""
        old = delete(StoredSnapshot).where(StoredSnapshot.table_id == self.table)
        if self.base is not None:
            old = old.where(StoredSnapshot.position != self.base)
        await connection.execute(old)
        if start.position != self.base:
            await connection.execute(
                insert(StoredSnapshot).values(
                    table_id=self.table,
                    position=start.position,
                    version=self.version,
                    seats=list(start.seats),
                    chance=start.luck,
                    state=start.state,
                )
            )


async def write_clocks(
    connection: AsyncConnection, table: str, clocks: list[dict[str, Any]]
) -> None:
    """Write what the clocks of a table show."""
    await connection.execute(_UPDATE_CLOCK, [{"of_table": table, **clock} for clock in clocks])
