"""The audience of a table: everybody who is connected to it, and what they are sent."""

from collections.abc import Callable, Iterable, Sequence

from greatpowers.server.bus import Bus
from greatpowers.server.client import Client
from greatpowers.server.contract import ServerMessage
from greatpowers.server.frames import Frame, encode
from greatpowers.server.storage.models import StoredSeat
from greatpowers.server.tables.presence import Presence

Look = Callable[[str | None], Frame]
"""What a seat sees of the table, and what it is told beside it."""


class Audience:
    """The clients at one table; ``elsewhere`` are those who are there by other servers."""

    def __init__(self, table: str, bus: Bus) -> None:
        self.clients: set[Client] = set()
        self.elsewhere = Presence()
        self._table = table
        self._bus = bus

    # -- the table -----------------------------------------------------------------------------

    def show(self, look: Look, clients: Iterable[Client] | None = None) -> None:
        """Send the table to clients, or to everybody, to each as they may see it."""
        seen: dict[str | None, Frame] = {}
        for client in self.clients if clients is None else clients:
            if client.shown not in seen:
                seen[client.shown] = look(client.shown)
            client.show(seen[client.shown])

    def looking_from(self, seat: str) -> list[Client]:
        """Return those who look at the table from a seat."""
        return [client for client in self.clients if client.shown == seat]

    # -- news ----------------------------------------------------------------------------------

    def send(self, message: ServerMessage) -> None:
        """Send something to everybody that everybody may know."""
        text = encode(message)
        for client in self.clients:
            client.send_text(text)

    def send_each(self, message: Callable[[Client], ServerMessage | None]) -> None:
        """Send to each what is meant for them; nothing if that is nothing."""
        for client in self.clients:
            told = message(client)
            if told is not None:
                client.send(told)

    # -- who is there --------------------------------------------------------------------------

    def seats_here(self) -> set[str]:
        """Return the seats whose players are connected to this server."""
        return {seat for client in self.clients for seat in client.seats}

    def connections_of(self, seat: str) -> int:
        """Return how many connections the player of a seat has to this server."""
        return sum(seat in client.seats for client in self.clients)

    def watching_here(self) -> int:
        """Return how many watch on this server."""
        return sum(not client.seats for client in self.clients)

    def present(self, seats: Sequence[StoredSeat]) -> dict[str, bool]:
        """Say of each seat whether somebody is there."""
        there = self.seats_here() | self.elsewhere.seats()
        return {seat.seat: seat.kind == "bot" or seat.seat in there for seat in seats}

    def show_presence(
        self, seats: Sequence[StoredSeat], clients: Iterable[Client] | None = None
    ) -> None:
        """Tell clients, or everybody on this server, who is there."""
        spectators = self.watching_here() + self.elsewhere.spectators()
        text = encode({"type": "presence", "seats": self.present(seats), "spectators": spectators})
        for client in self.clients if clients is None else clients:
            client.tell_presence(text)

    def tell_presence(self) -> None:
        """Tell the other servers who is here."""
        self._bus.tell_presence(self._table, sorted(self.seats_here()), self.watching_here())
