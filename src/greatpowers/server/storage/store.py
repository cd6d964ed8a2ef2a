"""Reading what is stored."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from sqlalchemy import and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql import ColumnElement

from greatpowers.server.storage.models import (
    StoredAnswer,
    StoredInvitation,
    StoredMessage,
    StoredProposal,
    StoredSeat,
    StoredSnapshot,
    StoredStandingAnswer,
    StoredTable,
)

MOST_LISTED: Final = 100
MOST_MESSAGES: Final = 200


@dataclass
class Loaded:
    """A table with all that belongs to it."""

    row: StoredTable
    seats: list[StoredSeat]
    snapshots: list[StoredSnapshot]
    proposal: StoredProposal | None
    answers: list[tuple[str, str]] = field(default_factory=list)
    standing: list[StoredStandingAnswer] = field(default_factory=list)


async def load_table(session: AsyncSession, table: str, after: int = 0) -> Loaded | None:
    """Read a table and its answers from a position on."""
    row = await session.get(StoredTable, table)
    if row is None:
        return None
    seats = await seats_of(session, [table])
    snapshots = await session.scalars(
        select(StoredSnapshot)
        .where(StoredSnapshot.table_id == table)
        .order_by(StoredSnapshot.position)
    )
    proposal = await session.get(StoredProposal, table)
    answers = await session.execute(
        select(StoredAnswer.seat, StoredAnswer.option)
        .where(
            StoredAnswer.table_id == table,
            StoredAnswer.n >= after,
            StoredAnswer.n < row.position,
        )
        .order_by(StoredAnswer.n)
    )
    played = [(seat, option) for seat, option in answers]
    standing = await standing_answers_of(session, table)
    return Loaded(row, seats[table], list(snapshots), proposal, played, standing)


async def seats_of(session: AsyncSession, tables: Collection[str]) -> dict[str, list[StoredSeat]]:
    """Read the seats of some tables, in their order."""
    found: dict[str, list[StoredSeat]] = {table: [] for table in tables}
    for seat in await session.scalars(
        select(StoredSeat).where(StoredSeat.table_id.in_(tables)).order_by(StoredSeat.place)
    ):
        found[seat.table_id].append(seat)
    return found


async def standing_answers_of(session: AsyncSession, table: str) -> list[StoredStandingAnswer]:
    """Read what the seats of a table have answered in advance, in the order they did."""
    found = await session.scalars(
        select(StoredStandingAnswer)
        .where(StoredStandingAnswer.table_id == table)
        .order_by(StoredStandingAnswer.id)
    )
    return list(found)


async def messages_of(session: AsyncSession, table: str, after: int) -> list[StoredMessage]:
    """Read what was said at a table after a message, at most the latest."""
    latest = await session.scalars(
        select(StoredMessage)
        .where(StoredMessage.table_id == table, StoredMessage.id > after)
        .order_by(StoredMessage.id.desc())
        .limit(MOST_MESSAGES)
    )
    return list(latest)[::-1]


async def last_message(session: AsyncSession, table: str) -> int:
    """Return the number of the last thing said at a table."""
    last = await session.scalar(
        select(func.max(StoredMessage.id)).where(StoredMessage.table_id == table)
    )
    return last or 0


async def find_invitation(session: AsyncSession, code_hash: str) -> StoredInvitation | None:
    """Find an invitation by the hash of its code."""
    return await session.get(StoredInvitation, code_hash)


async def due_tables(session: AsyncSession, now: datetime) -> list[str]:
    """Return the tables at which something should happen by now."""
    due = await session.scalars(
        select(StoredTable.id)
        .where(StoredTable.due.is_not(None), StoredTable.due <= now)
        .order_by(StoredTable.due)
        .limit(MOST_LISTED)
    )
    return list(due)


# -- the lobby -------------------------------------------------------------------------------


def _has_open_seat() -> ColumnElement[bool]:
    return exists().where(and_(StoredSeat.table_id == StoredTable.id, StoredSeat.kind == "open"))


async def _tables(session: AsyncSession, *where: ColumnElement[bool]) -> Sequence[StoredTable]:
    found = await session.scalars(
        select(StoredTable)
        .where(*where)
        .order_by(StoredTable.updated_at.desc(), StoredTable.id)
        .limit(MOST_LISTED)
    )
    return found.all()


async def open_tables(session: AsyncSession) -> Sequence[StoredTable]:
    """Return the public tables at which a seat is free."""
    return await _tables(
        session, StoredTable.public.is_(True), StoredTable.finished.is_(False), _has_open_seat()
    )


async def running_tables(session: AsyncSession) -> Sequence[StoredTable]:
    """Return the public tables that can be watched."""
    return await _tables(
        session, StoredTable.public.is_(True), StoredTable.finished.is_(False), ~_has_open_seat()
    )


async def finished_tables(session: AsyncSession) -> Sequence[StoredTable]:
    """Return the public tables whose game is over."""
    return await _tables(session, StoredTable.public.is_(True), StoredTable.finished.is_(True))


async def own_tables(
    session: AsyncSession, tables: Collection[str], account: int | None
) -> Sequence[StoredTable]:
    """Return the named tables, and those at which an account sits or which it owns."""
    mine: list[ColumnElement[bool]] = [StoredTable.id.in_(tables)]
    if account is not None:
        mine.append(StoredTable.owner_id == account)
        mine.append(
            exists().where(
                and_(StoredSeat.table_id == StoredTable.id, StoredSeat.account_id == account)
            )
        )
    return await _tables(session, or_(*mine))
