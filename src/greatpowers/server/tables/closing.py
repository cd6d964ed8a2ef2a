"""Closing tables: by their host, or because nobody will come any more."""

from datetime import timedelta

from sqlalchemy import Connection, and_, delete, exists, or_, select

from greatpowers.server.errors import Refusal
from greatpowers.server.rights import Caller, check_watching, rights_of
from greatpowers.server.services import Services
from greatpowers.server.storage.models import PEOPLE, StoredSeat, StoredTable
from greatpowers.server.tables.live import LiveTable


async def close_table(live: LiveTable, caller: Caller) -> None:
    """Delete a table for its host: one that others do not play at."""
    async with live.turn():
        rights = rights_of(caller, live.row, live.seats)
        check_watching(rights, live.row)
        if not rights.owner:
            raise Refusal("not-your-seat", "only the table's owner can do that")
        if live.position and not live.row.finished and _others_play(live):
            raise Refusal("seat-taken", "others play at this table")

        def work(connection: Connection) -> None:
            connection.execute(delete(StoredTable).where(StoredTable.id == live.id))

        await live.write(work)
        live.doubt()
    live.services.lobby.forget()


def _others_play(live: LiveTable) -> bool:
    """Say whether somebody has sat down since the table was opened, or owns a seat by account."""
    owner = live.row.owner_id
    return any(
        seat.kind in PEOPLE and (seat.token_version > 1 or seat.account_id not in (None, owner))
        for seat in live.seats
    )


async def clear_away(services: Services) -> list[str]:
    """Delete tables that never began, and records that were brought to look at, if they are old."""
    settings = services.settings
    now = settings.now()
    empty = exists().where(
        and_(StoredSeat.table_id == StoredTable.id, StoredSeat.kind.in_(("open", "invite")))
    )
    never_began = and_(
        empty,
        StoredTable.position == 0,
        StoredTable.updated_at < now - timedelta(days=settings.keep_waiting_days),
    )
    looked_at = and_(
        StoredTable.imported.is_(True),
        StoredTable.finished.is_(True),
        StoredTable.updated_at == StoredTable.created_at,
        StoredTable.created_at < now - timedelta(days=settings.keep_records_days),
    )
    async with services.sessions() as session:
        old = list(await session.scalars(select(StoredTable.id).where(or_(never_began, looked_at))))
    if old:

        def work(connection: Connection) -> None:
            connection.execute(delete(StoredTable).where(StoredTable.id.in_(old)))

        await services.writer.do("", work, notify=False)
        services.lobby.forget()
    return old
