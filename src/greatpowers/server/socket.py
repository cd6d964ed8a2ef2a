"""The socket of a table: one connection, from its first hello to its end."""

import asyncio
import contextlib
import logging
from collections import Counter
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from greatpowers.server.accounts import account_of
from greatpowers.server.client import Client
from greatpowers.server.conversation import Conversation, cost_of
from greatpowers.server.errors import Refusal
from greatpowers.server.frames import encode
from greatpowers.server.limits import Bucket, limit_key
from greatpowers.server.messages import read_hello, read_id, read_message
from greatpowers.server.rights import Caller, Rights, check_watching, read_tokens, rights_of
from greatpowers.server.security import origin_allowed
from greatpowers.server.tables.in_memory import TablesInMemory
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.rematch import rematch

PROTOCOL: Final = "greatpowers.1"
FORBIDDEN: Final = 4403
UNKNOWN: Final = 4404
TOO_MANY: Final = 4429
TOO_LARGE: Final = 1009
BAD: Final = 1008
MOST_STRIKES: Final = 100
CLOSE_CODES: Final = {
    "unknown-table": UNKNOWN,
    "unauthorised": FORBIDDEN,
    "rate-limited": TOO_MANY,
    "too-large": TOO_LARGE,
}

_log = logging.getLogger("greatpowers.sockets")


class Sockets:
    """Takes connections to tables."""

    def __init__(self, tables: TablesInMemory) -> None:
        self.tables = tables
        self.services = tables.services
        self._addresses: Counter[str] = Counter()

    async def serve(self, socket: WebSocket, table: str) -> None:
        """Take one connection and stay with it to its end."""
        offered = socket.scope.get("subprotocols", [])
        if PROTOCOL not in offered or not origin_allowed(socket, self.services.settings):
            await socket.close(BAD)
            return
        await socket.accept(subprotocol=PROTOCOL)
        address = limit_key(socket.client.host if socket.client else "")
        self._addresses[address] += 1
        self.services.metrics.sockets.inc()
        try:
            await self._talk(socket, table, address)
        except WebSocketDisconnect:
            pass
        except Exception:
            _log.exception("a socket failed")
            await _close(socket, 1011)
        finally:
            self.services.metrics.sockets.dec()
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    async def _talk(self, socket: WebSocket, table: str, address: str) -> None:
        try:
            if self._addresses[address] > self.services.settings.limits.connections_per_address:
                raise Refusal("rate-limited", "too many connections from your address")
            try:
                client, live = await self._admit(socket, table, address)
            except (SQLAlchemyError, OSError) as error:
                _log.error("somebody could not be let in: %s", type(error).__name__)
                raise Refusal("unavailable", "the table cannot be read now") from None
        except Refusal as refusal:
            self.services.metrics.refusals.labels(refusal.code).inc()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.send_text(encode(refusal.message_to(None)))
            await _close(socket, CLOSE_CODES.get(refusal.code, BAD))
            return
        sender = asyncio.create_task(_send_all(socket, client))
        talk = Conversation(self.tables, live, client)
        try:
            await self._listen(socket, talk)
        finally:
            talk.close()
            live.audience.clients.discard(client)
            self.tables.note_seen(live.id, client.seats)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            live.tell_coming(client)

    async def _admit(self, socket: WebSocket, table: str, address: str) -> tuple[Client, LiveTable]:
        """Hear the hello and let the client sit down, or refuse."""
        limits = self.services.settings.limits
        try:
            async with asyncio.timeout(limits.hello_seconds):
                text = await _receive(socket)
        except TimeoutError:
            raise Refusal("bad-request", "no hello came") from None
        if len(text) > limits.message_bytes:
            raise Refusal("too-large", "that message is too large")
        hello = read_hello(text)
        account = await account_of(self.services, socket)
        caller = Caller(
            read_tokens(self.services.signer, hello.tokens),
            account.id if account else None,
            account.name if account else None,
            address,
        )
        live = await self.tables.find(table)
        async with live.turn():
            rights = rights_of(caller, live.row, live.seats)
            check_watching(rights, live.row)
            self._check_room(live, rights)
            name = caller.name or "spectator"
            client = Client(rights.seats, name, limits, hello.changes)
            client.owner = rights.owner
            await live.hear_chat()
            live.audience.clients.add(client)
            client.send(
                {
                    "type": "welcome",
                    "table": live.summary(client.seats),
                    "seats": client.seats,
                    "owner": rights.owner,
                    "seed_hash": live.table.seed_hash,
                    "fingerprint": live.table.game.fingerprint,
                }
            )
            live.show([client])
            client.send(live.proposal_message())
            await live.chat.tell_past(client, hello.chat)
            if live.row.rematch is not None and client.seats:
                client.send((await rematch(live)).message_to(client))
        self.tables.note_seen(live.id, client.seats)
        live.tell_coming(client)
        return client, live

    def _check_room(self, live: LiveTable, rights: Rights) -> None:
        limits = self.services.settings.limits
        for seat in rights.seats:
            if live.audience.connections_of(seat) >= limits.connections_per_seat:
                raise Refusal("rate-limited", "that seat has too many connections")
        watching = live.audience.watching_here()
        if not rights.seats and watching >= limits.spectators_per_table:
            raise Refusal("rate-limited", "too many watch this table")

    async def _listen(self, socket: WebSocket, talk: Conversation) -> None:
        limits = self.services.settings.limits
        bucket = Bucket(limits.messages)
        strikes = 0
        while not talk.client.closing:
            text = await _receive(socket)
            if len(text.encode()) > limits.message_bytes:
                self._refuse(talk.client, None, Refusal("too-large", "that message is too large"))
                talk.client.close(TOO_LARGE, "too large")
                break
            if not bucket.take():
                strikes += 1
                self._refuse(
                    talk.client, read_id(text), Refusal("rate-limited", "too many messages")
                )
                if strikes > MOST_STRIKES:
                    talk.client.close(TOO_MANY, "too many messages")
                    break
                continue
            await self._hear(talk, text, bucket)
        await asyncio.sleep(0)
        await talk.client.drained()

    async def _hear(self, talk: Conversation, text: str, bucket: Bucket) -> None:
        try:
            message = read_message(text)
            self.services.metrics.messages.labels(message.type).inc()
            more = cost_of(message) - 1.0
            if more and not bucket.take(more):
                raise Refusal("rate-limited", "too many messages")
            await talk.hear(message)
        except Refusal as refusal:
            self._refuse(talk.client, read_id(text), refusal)
        except (SQLAlchemyError, OSError) as error:
            _log.error("a message could not be stored: %s", type(error).__name__)
            away = Refusal("unavailable", "that could not be stored; try again")
            self._refuse(talk.client, read_id(text), away)
        except Exception:
            _log.exception("a message failed")
            wrong = Refusal("internal-error", "something went wrong here")
            self._refuse(talk.client, read_id(text), wrong)

    def _refuse(self, client: Client, number: int | None, refusal: Refusal) -> None:
        self.services.metrics.refusals.labels(refusal.code).inc()
        client.send(refusal.message_to(number))


async def _receive(socket: WebSocket) -> str:
    """Return the next message; what is not text is taken for an empty one."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    return received.get("text") or ""


async def _send_all(socket: WebSocket, client: Client) -> None:
    """Send what is in the outbox until the end."""
    while True:
        message = await client.outbox.get()
        try:
            if isinstance(message, str):
                await socket.send_text(message)
                client.sent(message)
            else:
                await socket.close(*message)
                return
        except (RuntimeError, WebSocketDisconnect):
            client.closing = True
            return
        finally:
            client.outbox.task_done()


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if socket.client_state is not WebSocketState.DISCONNECTED:
            await socket.close(code)
