"""Chat: what is said at a table, in one order, to everybody or to some seats alone.

What is said in private belongs to those who sit there when it is said. Whoever gets a seat after
them, a person or a bot, was not told and never will be.
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Select, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from greatpowers.server import contract
from greatpowers.server.client import Client
from greatpowers.server.errors import Refusal
from greatpowers.server.services import Services
from greatpowers.server.storage.models import (
    PEOPLE,
    StoredHearer,
    StoredMessage,
    StoredSeat,
    StoredTable,
)
from greatpowers.server.storage.store import (
    Ear,
    hearers_of,
    last_message,
    messages_after,
    messages_for,
)

NUMBER_BITS: Final = 53
"""What a browser can count."""


@dataclass(frozen=True)
class Line:
    """Something to be said: from a seat, by who holds this issue of its token, or by a spectator.

    ``to`` are the seats that alone are to hear it, and who the speaker thinks sits there;
    ``confidants`` those of whom one may be that, if the rules of the game say so.
    """

    text: str
    at: datetime
    name: str
    seat: str | None = None
    issue: int | None = None
    to: Mapping[str, str] | None = None
    confidants: Sequence[str] | None = None


@dataclass(frozen=True)
class Said:
    """Something that was said, and who heard it; nobody is named if it was for everybody."""

    number: int
    message: contract.Chat
    hearers: frozenset[Ear] | None

    def tell(self, client: Client) -> None:
        """Send it to somebody, if they may hear it."""
        if self.hearers is None or client.ear in self.hearers:
            client.send(self.message)
            client.heard[client.shown] = self.number


class Chat:
    """The chat of one table: what is new is told to those who are there."""

    def __init__(self, services: Services, table: str) -> None:
        self._services = services
        self._table = table
        self._last: int | None = None

    async def say(self, line: Line) -> None:
        """Store something that is said, unless who says it may not, or somebody has just left."""
        refused = await self._services.writer.do(self._table, lambda each: self._store(each, line))
        if refused is not None:
            raise refused

    def _store(self, connection: Connection, line: Line) -> Refusal | None:
        # Whoever speaks waits for the row, so that what is said at a table has one order.
        row = select(StoredTable.private_talk).where(StoredTable.id == self._table)
        private_talk = bool(connection.scalar(row.with_for_update()))
        sitting = {each.seat: each for each in connection.execute(_sitting(self._table))}
        try:
            _check(line, private_talk, sitting)
        except Refusal as refusal:
            return refusal
        said = {
            "table_id": self._table,
            "n": secrets.randbits(NUMBER_BITS),
            "author": line.name if line.seat is None else sitting[line.seat].name,
            "seat": line.seat,
            "text": line.text,
            "at": line.at,
            "private": line.to is not None,
        }
        stored = connection.execute(
            insert(StoredMessage).values(**said).returning(StoredMessage.id)
        )
        message = stored.scalar_one()
        if line.to is not None:
            hearers = [sitting[seat] for seat in (line.seat, *line.to) if seat is not None]
            connection.execute(
                insert(StoredHearer),
                [
                    {"message_id": message, "seat": each.seat}
                    | {"issue": each.token_version, "name": each.name}
                    for each in hearers
                ],
            )
        return None

    async def begin(self) -> None:
        """Take what was said before as known."""
        if self._last is None:
            async with self._services.sessions() as session:
                self._last = await last_message(session, self._table)

    async def tell_news(self, clients: Iterable[Client]) -> None:
        """Tell those who are there what was said since the last time."""
        async with self._services.sessions() as session:
            found = await messages_after(session, self._table, self._last or 0)
            news = await _read(session, found)
        for said in news:
            self._last = said.number
            for client in clients:
                said.tell(client)

    async def tell_past(self, client: Client, known: int = 0) -> None:
        """Tell somebody what they have not heard in the seat from which they look.

        ``known`` is the last thing they know from an earlier time, by its ``n``.
        """
        heard = client.heard.get(client.shown, 0)
        async with self._services.sessions() as session:
            found = await messages_for(session, self._table, client.ear, heard, known)
            past = await _read(session, found)
        for said in past:
            said.tell(client)


def _sitting(table: str) -> Select[str, str, str, int]:
    columns = (StoredSeat.seat, StoredSeat.kind, StoredSeat.name, StoredSeat.token_version)
    return select(*columns).where(StoredSeat.table_id == table)


def _check(line: Line, private_talk: bool, sitting: Mapping[str, Any]) -> None:
    """Only players speak in private, where that is allowed, and to other people whom they know."""
    if line.seat is not None and sitting[line.seat].token_version != line.issue:
        raise Refusal("not-your-seat", "you do not hold that seat")
    if line.to is None:
        return
    if line.seat is None:
        raise Refusal("not-your-seat", "only players can speak in private")
    if line.confidants is None and not private_talk:
        raise Refusal("only-public-talk", "at this table everything is said to everybody")
    if line.confidants is not None and [*line.to] not in [[seat] for seat in line.confidants]:
        raise Refusal("not-in-confidence", "by the rules of the game you cannot speak alone now")
    if line.seat in line.to or not line.to.keys() <= sitting.keys():
        raise Refusal("unknown-seat", "there is no such seat to speak to besides your own")
    for seat, name in line.to.items():
        if sitting[seat].kind not in PEOPLE or sitting[seat].name != name:
            raise Refusal("not-listening", "the player you speak to does not sit there now")


async def _read(session: AsyncSession, found: Sequence[StoredMessage]) -> list[Said]:
    """Put messages as they are told, and who may be told."""
    hearers = await hearers_of(session, [message.id for message in found if message.private])
    return [_said(message, hearers.get(message.id, [])) for message in found]


def _said(message: StoredMessage, hearers: Sequence[StoredHearer]) -> Said:
    others = {each.seat: each.name for each in hearers if each.seat != message.seat}
    told: contract.Chat = {
        "type": "chat",
        "n": message.n,
        "seat": message.seat,
        "name": message.author,
        "to": others if message.private else None,
        "text": message.text,
        "at": message.at.isoformat(),
    }
    ears = frozenset((each.seat, each.issue) for each in hearers) if message.private else None
    return Said(message.id, told, ears)
