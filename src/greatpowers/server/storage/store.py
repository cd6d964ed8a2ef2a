"""Reading what is stored."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, TypeAlias

from sqlalchemy import Text, and_, cast, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql import ColumnElement

from greatpowers.server.storage.models import (
    StoredAnswer,
    StoredAside,
    StoredHearer,
    StoredInvitation,
    StoredMessage,
    StoredProposal,
    StoredSeat,
    StoredSnapshot,
    StoredStandingAnswer,
    StoredTable,
)

MOST_LISTED: Final = 100
ON_A_PAGE: Final = 25
MOST_MESSAGES: Final = 200
Ear: TypeAlias = tuple[str, int]
"""A seat in the hands of one person: the issue of its token tells them apart."""


@dataclass(frozen=True)
class RawSnapshot:
    """A snapshot as it is stored; its state and its past are text until they are needed."""

    position: int
    seats: tuple[str, ...]
    luck: int
    state: str
    past: str | None


@dataclass
class Loaded:
    """A table with all that belongs to it, but for its answers."""

    row: StoredTable
    seats: list[StoredSeat]
    snapshots: list[RawSnapshot]
    proposal: StoredProposal | None
    standing_answers: list[StoredStandingAnswer]
    forced: list[int]
    asides: list[StoredAside]


async def load_table(session: AsyncSession, table: str) -> Loaded | None:
    """Read a table."""
    row = await session.get(StoredTable, table)
    if row is None:
        return None
    return Loaded(
        row,
        (await seats_of(session, [table]))[table],
        await snapshots_of(session, table),
        await session.get(StoredProposal, table),
        await standing_answers_of(session, table),
        await forced_of(session, table),
        await asides_of(session, table),
    )


async def answers_of(session: AsyncSession, row: StoredTable, after: int) -> list[tuple[str, str]]:
    """Read the answers of a table from a position on."""
    answers = await session.execute(
        select(StoredAnswer.seat, StoredAnswer.option)
        .where(
            StoredAnswer.table_id == row.id,
            StoredAnswer.n >= after,
            StoredAnswer.n < row.position,
        )
        .order_by(StoredAnswer.n)
    )
    return [(seat, option) for seat, option in answers]


async def forced_of(session: AsyncSession, table: str) -> list[int]:
    """Read which answers of a table were given by themselves, by their numbers."""
    found = await session.scalars(
        select(StoredAnswer.n)
        .where(StoredAnswer.table_id == table, StoredAnswer.forced)
        .order_by(StoredAnswer.n)
    )
    return list(found)


async def asides_of(session: AsyncSession, table: str) -> list[StoredAside]:
    """Read what the seats of a table said beside its questions, in the order they did."""
    found = await session.scalars(
        select(StoredAside).where(StoredAside.table_id == table).order_by(StoredAside.id)
    )
    return list(found)


async def snapshots_of(session: AsyncSession, table: str) -> list[RawSnapshot]:
    """Read the snapshots of a table, in their order."""
    found = await session.execute(
        select(
            StoredSnapshot.position,
            StoredSnapshot.seats,
            StoredSnapshot.chance,
            cast(StoredSnapshot.state, Text),
            cast(StoredSnapshot.past, Text),
        )
        .where(StoredSnapshot.table_id == table)
        .order_by(StoredSnapshot.position)
    )
    return [
        RawSnapshot(position, tuple(seats), luck, state, past)
        for position, seats, luck, state, past in found
    ]


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


async def messages_after(session: AsyncSession, table: str, after: int) -> list[StoredMessage]:
    """Read what was said at a table after a message, in private or not, at most the latest."""
    return await _latest(session, StoredMessage.table_id == table, StoredMessage.id > after)


async def messages_for(
    session: AsyncSession, table: str, ear: Ear | None, after: int, known: int
) -> list[StoredMessage]:
    """Read the latest that somebody may hear, after a message and after one known by its ``n``."""
    last = select(StoredMessage.id).where(
        StoredMessage.table_id == table, StoredMessage.n == known, _audible(ear)
    )
    since = func.coalesce(last.scalar_subquery(), 0)
    return await _latest(
        session,
        StoredMessage.table_id == table,
        StoredMessage.id > after,
        StoredMessage.id > since,
        _audible(ear),
    )


def _audible(ear: Ear | None) -> ColumnElement[bool]:
    public = StoredMessage.private.is_(False)
    if ear is None:
        return public
    seat, issue = ear
    heard = exists().where(
        StoredHearer.message_id == StoredMessage.id,
        StoredHearer.seat == seat,
        StoredHearer.issue == issue,
    )
    return or_(public, heard)


async def _latest(session: AsyncSession, *where: ColumnElement[bool]) -> list[StoredMessage]:
    found = await session.scalars(
        select(StoredMessage).where(*where).order_by(StoredMessage.id.desc()).limit(MOST_MESSAGES)
    )
    return list(found)[::-1]


async def hearers_of(
    session: AsyncSession, messages: Collection[int]
) -> dict[int, list[StoredHearer]]:
    """Read who heard some private messages, in the order in which they sit."""
    found: dict[int, list[StoredHearer]] = {message: [] for message in messages}
    if found:
        rows = await session.scalars(
            select(StoredHearer)
            .join(StoredMessage, StoredMessage.id == StoredHearer.message_id)
            .join(
                StoredSeat,
                and_(
                    StoredSeat.table_id == StoredMessage.table_id,
                    StoredSeat.seat == StoredHearer.seat,
                ),
            )
            .where(StoredHearer.message_id.in_(messages))
            .order_by(StoredSeat.place)
        )
        for hearer in rows:
            found[hearer.message_id].append(hearer)
    return found


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


@dataclass(frozen=True)
class Page:
    """A page of the lobby: the latest tables are on the first; of all games, or of one."""

    number: int = 0
    game: str = ""


async def _tables(
    session: AsyncSession, page: Page, *where: ColumnElement[bool]
) -> Sequence[StoredTable]:
    """Return the tables of a page, and one more if there are any on the next."""
    wanted = select(StoredTable).where(*where)
    if page.game:
        wanted = wanted.where(StoredTable.game == page.game)
    found = await session.scalars(
        wanted.order_by(StoredTable.updated_at.desc(), StoredTable.id)
        .offset(page.number * ON_A_PAGE)
        .limit(ON_A_PAGE + 1)
    )
    return found.all()


async def open_tables(session: AsyncSession, page: Page) -> Sequence[StoredTable]:
    """Return the public tables at which a seat is free."""
    return await _tables(
        session,
        page,
        StoredTable.public.is_(True),
        StoredTable.finished.is_(False),
        _has_open_seat(),
    )


async def running_tables(session: AsyncSession, page: Page) -> Sequence[StoredTable]:
    """Return the public tables that can be watched."""
    return await _tables(
        session,
        page,
        StoredTable.public.is_(True),
        StoredTable.finished.is_(False),
        ~_has_open_seat(),
    )


async def finished_tables(session: AsyncSession, page: Page) -> Sequence[StoredTable]:
    """Return the public tables whose game is over."""
    return await _tables(
        session, page, StoredTable.public.is_(True), StoredTable.finished.is_(True)
    )


async def opened_by(session: AsyncSession, opener: str, since: datetime) -> tuple[int, int]:
    """Return how many public tables of somebody wait for players, and how many were opened since.

    A table that was cleared away does not count any more.
    """
    own = (StoredTable.opener == opener, StoredTable.public.is_(True))
    waiting = select(func.count(StoredTable.id)).where(
        *own, StoredTable.finished.is_(False), _has_open_seat()
    )
    lately = select(func.count(StoredTable.id)).where(*own, StoredTable.created_at >= since)
    return await session.scalar(waiting) or 0, await session.scalar(lately) or 0


async def own_tables(
    session: AsyncSession, page: Page, tables: Collection[str], account: int | None
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
    return await _tables(session, page, or_(*mine))
