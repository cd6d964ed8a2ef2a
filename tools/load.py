"""Many tables at once: how many answers a server takes, how fast, in how much memory.

Everybody at 200 tables answers as fast as they are asked, then so that 300 answers a second come
whether or not the server keeps up, on SQLite and on PostgreSQL. First the tables are new and only
players are at them; then it is as with browsers: messages are compressed, games are in the middle,
somebody watches every table, and at some a bot plays. At last six people sit at each of 60 tables
of the largest game, in the middle of it, and 150 answers a second are offered; and 20 people play
against a bot that thinks as long as it may. With ``--crash`` the server is killed again and again
meanwhile, and every answer it has acknowledged must be there afterwards. Players come from several
loopback addresses, since the server's usual limits hold.

What is measured is the time until an answer is acknowledged: from the moment it is sent, or, when
answers come at a rate, from the moment at which it was to be sent, so that a server that stalls
cannot hide behind players who wait for it.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import httpx
import psutil
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from greatpowers.server.storage.database import open_engine
from greatpowers.server.storage.models import StoredAnswer
from tests.server.house import running_postgres
from tests.wire import Receiver
from tools.serving import Serving

GAME: Final = "imperial_struggle"
TABLES_PER_ADDRESS: Final = 10
"""So few that nobody is told to wait a moment: records are dear."""
AT_ONCE: Final = 20
"""How many connections are opened at the same time."""
PATIENCE: Final = 20.0
WARM_UP: Final = 2.0
GAMES_PLAYED: Final = 10
"""So many different games are played to their middle; tables go on with them in turn."""


@dataclass(frozen=True)
class Scene:
    """What is at the tables.

    ``answers`` were given before, ``spectators`` watch each table, and a ``bot`` plays at one table
    in ``bot_every``. Everybody comes from the same ``network``. ``rate``: so many answers a second
    are offered in all, when answers come at a rate; 0: they never do. ``share``: so many tables
    there are, for each of those that were asked for.
    """

    name: str
    network: str
    compression: bool = False
    answers: int = 0
    spectators: int = 0
    bot_every: int = 0
    bot: str = "random"
    game: str = GAME
    options: Mapping[str, str] = field(default_factory=dict)
    rate: float = 300.0
    share: float = 1.0

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the game."""
        game = get_game(self.game)
        return game.seats(game.settle(self.options))


PLAYERS_ALONE: Final = Scene("new games, players alone", "127.0.0")
AS_BROWSERS: Final = Scene(
    "as browsers do", "127.0.1", True, answers=150, spectators=1, bot_every=4
)
SIX_SEATS: Final = Scene(
    "six seats of a large game",
    "127.0.2",
    True,
    answers=600,
    game="price_of_power",
    options={"scenario": "grand_campaign"},
    rate=150.0,
    share=0.3,
)
AGAINST_STRONG: Final = Scene(
    "people against strong bots",
    "127.0.3",
    True,
    answers=150,
    bot_every=1,
    bot="strong",
    rate=0.0,
    share=0.1,
)
SCENES: Final = {
    "new": PLAYERS_ALONE,
    "browsers": AS_BROWSERS,
    "six": SIX_SEATS,
    "strong": AGAINST_STRONG,
}


@cache
def targets_of(game: str) -> dict[str, tuple[str, ...]]:
    """Return the targets of every verb of a game."""
    return {name: verb.targets for name, verb in get_game(game).vocabulary.verbs.items()}


@dataclass
class Seating:
    """One table as its players see it, and what the server has acknowledged there."""

    id: str
    tokens: dict[str, str]
    address: str
    game: str = GAME
    known: int = 0
    """So many answers were there when the last one was acknowledged."""
    due: float = 0.0
    """When the next answer is to be given, if answers come at a rate."""
    acknowledged: list[tuple[range, str, str]] = field(default_factory=list)
    """Every answer that was acknowledged: the numbers it may have, its seat and its option.

    Others may answer in the same moment, and what leaves no choice is answered by itself.
    """


@dataclass
class Tally:
    """What was counted during a stretch of play."""

    latencies: list[float] = field(default_factory=list)
    messages: int = 0
    received: int = 0
    """The bytes of these messages, before compression."""
    refusals: int = 0
    lost: list[str] = field(default_factory=list)


class Player:
    """Somebody who answers at random whatever they are asked; without a seat, who only watches.

    ``pause``: so many seconds are between two answers at a table; none: as fast as asked.
    """

    def __init__(
        self, table: Seating, seat: str | None, tally: Tally, pause: float, compression: bool
    ) -> None:
        self.table = table
        self.seat = seat
        self.tally = tally
        self.pause = pause
        self._compression: Literal["deflate"] | None = "deflate" if compression else None
        self._seated = False
        self._receiver = Receiver()
        self._asked: tuple[int, list[str]] | None = None
        self._sent: tuple[int, str, float] | None = None
        self._next = 0
        self._known = 0

    async def sit_down(self, port: int) -> ClientConnection:
        """Connect to the table and see it."""
        self._known = self.table.known
        socket = await connect(
            f"ws://127.0.0.1:{port}/ws/tables/{self.table.id}",
            subprotocols=[Subprotocol("greatpowers.1")],
            local_addr=(self.table.address, 0),
            compression=self._compression,
            max_size=None,
            ping_interval=None,
            close_timeout=1,
            open_timeout=60,
        )
        tokens = [] if self.seat is None else [self.table.tokens[self.seat]]
        await socket.send(json.dumps({"type": "hello", "tokens": tokens, "changes": True}))
        while not self._seated:
            await self._receive(socket)
        return socket

    async def _receive(self, socket: ClientConnection) -> None:
        message = await socket.recv(decode=False)
        self.tally.messages += 1
        self.tally.received += len(message)
        self._hear(json.loads(message))

    async def play(self, socket: ClientConnection) -> None:
        """Answer until the connection ends."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                if self._asked is not None and self._sent is None:
                    await self._answer(socket)
                await self._receive(socket)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self._read(message)
        elif message["type"] == "ack" and self._sent is not None and self.seat is not None:
            at, option, since = self._sent
            self.tally.latencies.append(time.perf_counter() - since)
            self.table.acknowledged.append((range(at, message["position"]), self.seat, option))
            self.table.known = max(self.table.known, message["position"])
            self._sent = None
        elif message["type"] == "error":
            self.tally.refusals += 1
            self._sent = None

    def _read(self, message: dict[str, Any]) -> None:
        """Note what is asked, and, on coming, whether the table knows what it acknowledged.

        Later on, an older state may reach one player after a newer acknowledgement another.
        """
        position = message["position"]
        if not self._seated and position < self._known:
            lost = f"table {self.table.id} is back at {position} from {self._known}"
            self.tally.lost.append(lost)
        self._seated = True
        view = self._receiver.read(message, targets_of(self.table.game))["view"]
        options = [ask["options"] for ask in view["asks"] if "options" in ask]
        self._asked = None
        if options:
            self._asked = (position, [each["option"] for each in options[0]])

    async def _answer(self, socket: ClientConnection) -> None:
        assert self._asked is not None
        position, options = self._asked
        self._asked = None
        since = await self._wait() if self.pause else time.perf_counter()
        option = random.choice(options)
        self._next += 1
        self._sent = (position, option, since)
        message = {"type": "answer", "id": self._next, "seat": self.seat}
        await socket.send(json.dumps({**message, "option": option, "at": position}))

    async def _wait(self) -> float:
        """Wait until an answer is due at the table; return when it was."""
        due = self.table.due
        self.table.due += random.uniform(0.5, 1.5) * self.pause
        await asyncio.sleep(due - time.perf_counter())
        return due


# -- one stretch of play ---------------------------------------------------------------------


def played_games(scene: Scene) -> list[dict[str, Any]]:
    """Return the records of some games that were played to their middle."""
    records = []
    for number in range(GAMES_PLAYED):
        game = get_game(scene.game)
        table: Table[Any] = Table.open(game, scene.options, f"load/{number}", quiet=True)
        luck = random.Random(number)
        while table.position < scene.answers and table.result is None:
            seat = table.asks()[0].seat
            table.answer(seat, luck.choice(table.options(seat)))
        records.append(json.loads(table.record().to_json()))
    return records


async def open_tables(url: str, count: int, scene: Scene = PLAYERS_ALONE) -> list[Seating]:
    """Open tables for people on all seats, or with a bot on the last."""
    games = played_games(scene) if scene.answers else []
    tables: list[Seating] = []
    for first in range(0, count, TABLES_PER_ADDRESS):
        address = f"{scene.network}.{2 + first // TABLES_PER_ADDRESS}"
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=url, transport=transport, timeout=30) as http:
            for number in range(first, min(first + TABLES_PER_ADDRESS, count)):
                game = games[number % len(games)] if games else None
                opened = await _open_table(http, _seats(number, scene), game)
                tables.append(Seating(opened["table"], opened["tokens"], address, scene.game))
    return tables


def _seats(number: int, scene: Scene) -> dict[str, dict[str, str]]:
    """Return who sits at a table."""
    seats = {seat: {"kind": "me", "name": seat} for seat in scene.seats}
    if scene.bot_every and number % scene.bot_every == 0:
        seats[scene.seats[-1]] = {"kind": "bot", "bot": scene.bot}
    return seats


async def _open_table(
    http: httpx.AsyncClient, seats: dict[str, dict[str, str]], record: dict[str, Any] | None
) -> dict[str, Any]:
    body: dict[str, Any] = {"seats": seats, "public": True}
    if record is None:
        answer = await http.post("/api/tables", json={**body, "game": GAME})
    else:
        answer = await http.post("/api/records", json={**body, "record": record, "resume": True})
    answer.raise_for_status()
    opened: dict[str, Any] = answer.json()
    return opened


class Crowd:
    """Everybody at all tables, connected and playing."""

    def __init__(
        self,
        server: Serving,
        tables: Sequence[Seating],
        rate: float = 0.0,
        scene: Scene = PLAYERS_ALONE,
    ) -> None:
        self.tally = Tally()
        self._port = server.port
        self._tables = tables
        self._pause = len(tables) / rate if rate else 0.0
        self._players = [
            Player(table, seat, self.tally, self._pause, scene.compression)
            for table in tables
            for seat in (*table.tokens, *[None] * scene.spectators)
        ]
        self._sockets: list[ClientConnection] = []
        self._playing: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Sit down, a few at a time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(player: Player) -> ClientConnection:
            async with gate:
                return await player.sit_down(self._port)

        self._sockets = list(await asyncio.gather(*map(one, self._players)))

    def begin(self) -> None:
        """Begin to play."""
        for table in self._tables:
            table.due = time.perf_counter() + random.uniform(0, self._pause)
        self._playing = [
            asyncio.create_task(player.play(socket))
            for player, socket in zip(self._players, self._sockets, strict=True)
        ]

    async def answered(self, answers: int) -> None:
        """Wait until so many answers have been acknowledged, but not for ever."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while len(self.tally.latencies) < answers:
                    await asyncio.sleep(0.005)

    async def leave(self) -> None:
        """Get up and go; what is on its way counts no more."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for socket in self._sockets:
            socket.transport.abort()
        await asyncio.gather(*(socket.wait_closed() for socket in self._sockets))


def memory(server: Serving) -> int:
    """Return the bytes of memory that the server itself uses."""
    return int(psutil.Process(server.pid).memory_info().rss)


def processor(server: Serving) -> float:
    """Return the seconds of processor time that the server itself has used."""
    times = psutil.Process(server.pid).cpu_times()
    return float(times.user + times.system)


async def measure(server: Serving, tables_asked: int, seconds: float, scene: Scene) -> None:
    """Play for a while and print what was measured."""
    count = max(1, round(tables_asked * scene.share))
    print(f"  {scene.name}: {count} tables, load before {os.getloadavg()[0]:.1f}", flush=True)
    before = memory(server)
    tables = await open_tables(server.url, count, scene)
    for rate in dict.fromkeys((0.0, scene.rate)):
        crowd = Crowd(server, tables, rate, scene)
        await crowd.come()
        crowd.begin()
        await asyncio.sleep(WARM_UP)
        tally = crowd.tally
        tally.latencies.clear()
        tally.messages = tally.received = 0
        start, worked = time.perf_counter(), processor(server)
        await asyncio.sleep(seconds)
        latencies = list(tally.latencies)
        spent, worked = time.perf_counter() - start, processor(server) - worked
        used = (memory(server) - before) / count
        await crowd.leave()
        print(_line(rate, latencies, spent, used, worked, tally), flush=True)


def _line(
    rate: float, latencies: Sequence[float], spent: float, used: float, worked: float, tally: Tally
) -> str:
    cuts = statistics.quantiles(latencies, n=100)
    pace = f"offered {rate:.0f} a second" if rate else "as fast as asked"
    return (
        f"    {pace:20} {len(latencies) / spent:6.0f} answers/s   "
        f"p50 {cuts[49] * 1000:6.1f} ms   p99 {cuts[98] * 1000:6.1f} ms   "
        f"slowest {max(latencies) * 1000:6.1f} ms   "
        f"{worked / len(latencies) * 1000:5.1f} ms of CPU an answer   "
        f"{tally.received / tally.messages:5.0f} B a message   "
        f"{used / 1024:5.0f} KiB a table   {tally.refusals} refused"
    )


# -- crashes ---------------------------------------------------------------------------------


async def crash(server: Serving, count: int, crashes: int) -> bool:
    """Kill the server again and again under load; say whether nothing was lost."""
    tables = await open_tables(server.url, count)
    lost: list[str] = []
    answers = 0
    for number in range(crashes + 1):
        crowd = Crowd(server, tables)
        with contextlib.suppress(OSError, InvalidHandshake, ConnectionClosed):
            await crowd.come()
        crowd.begin()
        await crowd.answered(random.randint(1, 600))
        if number < crashes:
            server.kill()
        await crowd.leave()
        lost += crowd.tally.lost
        answers += len(crowd.tally.latencies)
        if number < crashes:
            server.start()
    lost += await missing(server.database, tables)
    print(f"  {crashes} crashes, {answers} answers acknowledged, {len(lost)} lost", flush=True)
    for line in lost[:20]:
        print(f"    {line}")
    return not lost and answers > 0


async def missing(database: str, tables: Sequence[Seating]) -> list[str]:
    """Return the acknowledged answers that are not stored as they were given."""
    engine = open_engine(database)
    query = select(StoredAnswer.table_id, StoredAnswer.n, StoredAnswer.seat, StoredAnswer.option)
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    await engine.dispose()
    stored = {(table, n): (seat, option) for table, n, seat, option in rows}
    return [
        f"table {table.id}: answer {numbers[0]} of {seat}, {option!r}"
        for table in tables
        for numbers, seat, option in table.acknowledged
        if (seat, option) not in [stored.get((table.id, n)) for n in numbers]
    ]


# -- both databases --------------------------------------------------------------------------


@contextlib.contextmanager
def databases(folder: Path, is_quick: bool) -> Iterator[list[tuple[str, str]]]:
    """Give an empty database of each kind, by name and URL; in a hurry only a SQLite one."""
    sqlite = "SQLite", f"sqlite:///{folder / 'tables.sqlite'}"
    if is_quick:
        yield [sqlite]
        return
    place = folder / "postgres"
    place.mkdir()
    folder.chmod(0o755)
    with running_postgres(place, durable=True) as postgres:
        yield [sqlite, ("PostgreSQL", postgres.new_database())]


def main() -> int:
    """Measure, or crash, on each kind of database."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each is measured")
    parser.add_argument("--crash", action="store_true", help="kill the server meanwhile")
    parser.add_argument("--crashes", type=int, default=50, help="how often, on both together")
    parser.add_argument("--scene", choices=SCENES, help="only this one, and only on SQLite")
    args = parser.parse_args()
    scenes = [SCENES[args.scene]] if args.scene else list(SCENES.values())
    well = True
    with tempfile.TemporaryDirectory(prefix="gp-load-", dir="/tmp") as name:
        folder = Path(name)
        with databases(folder, is_quick=args.scene is not None) as urls:
            for kind, url in urls:
                print(kind, flush=True)
                with Serving(url, folder / "log") as server:
                    if args.crash:
                        well &= asyncio.run(crash(server, args.tables, args.crashes // 2))
                    else:
                        for scene in scenes:
                            asyncio.run(measure(server, args.tables, args.seconds, scene))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
