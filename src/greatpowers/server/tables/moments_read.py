"""How far players have read: each at their own pace, and nobody is waited for."""

from sqlalchemy import Connection, update

from greatpowers.server.storage.models import StoredSeat
from greatpowers.server.tables.live import LiveTable


async def note_read(live: LiveTable, seat: str, moments: int) -> None:
    """Note how many moments the player of a seat has put away; the caller holds the table."""
    stored = live.seat(seat)
    if stored.moments_read == moments:
        return
    stored.moments_read = moments

    def work(connection: Connection) -> None:
        mine = update(StoredSeat).filter_by(table_id=live.id, seat=seat)
        connection.execute(mine.values(moments_read=moments))

    await live.write(work)
    live.show_row()
