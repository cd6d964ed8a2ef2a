"""Asides: what a seat says though it is not asked. It is stored; others are told if it is aloud."""

from collections.abc import Sequence

from sqlalchemy import Connection, insert, update

from greatpowers.bots.reasons import Reason
from greatpowers.kernel.errors import TableError
from greatpowers.server.errors import refusal_of
from greatpowers.server.storage.changes import check_unmoved
from greatpowers.server.storage.models import StoredAside, StoredTable
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.notes import of_reasons, with_more
from greatpowers.server.tables.origin import digest_of
from greatpowers.server.tables.rebuild import set_marks


async def say_aside(
    live: LiveTable, seat: str, option: str, reasons: Sequence[Reason] = ()
) -> None:
    """Let a seat say something beside the questions, and why; the caller holds the table."""
    live.check_running()
    table, begun = live.table, live.stamp
    try:
        table.aside(table.seats.index(seat), option)
    except TableError as error:
        raise refusal_of(error) from None
    code = table.said[-1][2]
    words = str(table.game.vocabulary.options[code])
    values = {"table_id": live.id, "position": begun.position, "seat": seat, "option": words}
    digest = live.row.digest = digest_of(table)
    said = live.row.said = begun.said + 1
    notes = live.row.notes
    if reasons:
        notes = live.row.notes = with_more(notes, of_reasons(begun.position, reasons))
        set_marks(table, live.base, live.row)

    def work(connection: Connection) -> None:
        check_unmoved(connection, begun)
        connection.execute(insert(StoredAside).values(values))
        row = update(StoredTable).filter_by(id=live.id)
        connection.execute(row.values(digest=digest, said=said, notes=notes))

    await live.write(work)
    if table.is_aloud(code):
        live.show()
    else:
        live.show_to_seat(seat)
