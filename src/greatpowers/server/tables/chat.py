"""Chat: what is said at a table, in one order for everybody who may hear it."""

from collections.abc import Collection
from datetime import datetime

from sqlalchemy import Connection, insert, select

from greatpowers.server import contract
from greatpowers.server.services import Services
from greatpowers.server.storage.models import StoredMessage, StoredTable
from greatpowers.server.storage.store import last_message, messages_of


def is_for(said: contract.Chat, seats: Collection[str]) -> bool:
    """Say whether somebody who holds some seats may hear a message."""
    return said["to"] is None or said["to"] in seats or said["seat"] in seats


class Chat:
    """The chat of one table; ``news`` is what was said since it was last asked for."""

    def __init__(self, services: Services, table: str) -> None:
        self._services = services
        self._table = table
        self._last: int | None = None

    async def say(
        self, name: str, seat: str | None, text: str, at: datetime, to: str | None = None
    ) -> None:
        """Store something that is said, to everybody or to one seat."""

        def work(connection: Connection) -> None:
            # Whoever speaks waits for the row, so that what is said at a table has one order.
            row = select(StoredTable.id).where(StoredTable.id == self._table)
            connection.execute(row.with_for_update())
            values = {"table_id": self._table, "author": name, "seat": seat, "text": text}
            connection.execute(insert(StoredMessage).values({**values, "at": at, "recipient": to}))

        await self._services.writer.do(self._table, work)

    async def begin(self) -> None:
        """Take what was said before as known."""
        if self._last is None:
            async with self._services.sessions() as session:
                self._last = await last_message(session, self._table)

    async def news(self) -> list[contract.Chat]:
        """Return what was said since the last time."""
        said = await self.since(self._last or 0)
        if said:
            self._last = said[-1]["n"]
        return said

    async def since(self, after: int) -> list[contract.Chat]:
        """Return what was said after a message; ``n`` grows, so that nobody hears it twice."""
        async with self._services.sessions() as session:
            said = await messages_of(session, self._table, after)
        return [
            {
                "type": "chat",
                "n": message.id,
                "seat": message.seat,
                "name": message.author,
                "to": message.recipient,
                "text": message.text,
                "at": message.at.isoformat(),
            }
            for message in said
        ]
