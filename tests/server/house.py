"""Servers to test, and clients to test them with."""

import asyncio
import json
import os
import pwd
import re
import secrets
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from greatpowers.server.app import create_app
from greatpowers.server.serving import configure
from greatpowers.server.settings import Settings
from greatpowers.server.tables.in_memory import TablesInMemory
from tests.wire import Receiver, Targets

T = TypeVar("T")
Plain = dict[str, Any]
GAME = "imperial_struggle"
PROTOCOL = "greatpowers.1"
SEED = "house"
"""The luck of all tables and bots: a test goes the same way each time."""
PATIENCE = 60.0
"""So long, in seconds, a test waits for what must come: much longer than any machine takes."""


# -- servers ---------------------------------------------------------------------------------


class Prompt(uvicorn.Server):
    """A server that ends as soon as it is told to; others look for that ten times a second."""

    async def main_loop(self) -> None:
        for counter in count():
            if await self.on_tick(counter):
                return
            await asyncio.sleep(0.01)


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        self.tables: TablesInMemory = self.app.state.tables
        self._server = Prompt(configure(self.app, settings, "127.0.0.1", 0))
        self._thread = threading.Thread(target=self._run)
        self._ready = threading.Event()

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            task = asyncio.create_task(self._server.serve())
            while not self._server.started and not task.done():
                await asyncio.sleep(0.005)
            self._ready.set()
            await task

        asyncio.run(main())

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self.http = client_of(f"http://127.0.0.1:{self.port}")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """End the server."""
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def do(self, work: Callable[[], T]) -> T:
        """Call something in the server's own thread."""

        async def run() -> T:
            return work()

        return self.call(run())

    # -- shortcuts ---------------------------------------------------------------------------

    def open(self, fr: Any = "me", br: Any = "me", **more: Any) -> Plain:
        """Open a table; seats are kinds or bodies."""
        return open_table(self.http, fr, br, **more)

    def join(self, table: str, *tokens: str, **more: Any) -> "Player":
        """Connect to a table."""
        return Player(self.port, table, tokens, **more)


def open_table(http: httpx.Client, fr: Any = "me", br: Any = "me", **more: Any) -> Plain:
    seats = {"FR": _seat(fr, "Ann"), "BR": _seat(br, "Bob")}
    body = {"game": GAME, "seats": seats, **more}
    response = http.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    opened: Plain = response.json()
    return opened


def _seat(what: Any, name: str) -> Plain:
    if isinstance(what, dict):
        return what
    if what in ("random", "greedy"):
        return {"kind": "bot", "bot": what}
    return {"kind": what, "name": name} if what in ("me", "here") else {"kind": what}


class Process:
    """A server in a process of its own, as it is run in earnest.

    ``source`` is the folder of another source than that of the tests, ``module`` another program
    that serves a database and says where.
    """

    def __init__(self, database: str, source: Path | None = None, module: str = "") -> None:
        command = [sys.executable, "-m", "greatpowers", "serve", "--port", "0"]
        command += ["--database", database, "--bot-pause", "0", "--message-rate", "100000"]
        command += ["--seed", SEED]
        if module:
            command = [sys.executable, "-m", module, database]
        paths = [str(source)] if source else []
        paths += [path for path in [os.environ.get("PYTHONPATH")] if path]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://[^ :]+:(\d+)", said)
        assert found, said
        self.port = int(found[1])
        self.http = client_of(f"http://127.0.0.1:{self.port}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self._process.terminate()
        self.told = self._process.communicate(timeout=PATIENCE)[1]

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def join(self, table: str, *tokens: str, **more: Any) -> "Player":
        """Connect to a table."""
        return Player(self.port, table, tokens, **more)


def wait_until(seen: Callable[[], object]) -> None:
    """Look again and again until something is so of which nobody is told."""
    end = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < end, "it was waited for in vain"
        time.sleep(0.01)


def wait_until_gone(server: Running, table: str, seat: str) -> None:
    """Wait until a server knows, and has stored, that a player has left."""
    live = server.tables.live[table]
    wait_until(lambda: not live.present()[seat])
    server.call(server.tables.store_seen())


class Clock:
    """The time of a server, as a test sets it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


class Pause:
    """A pause of the bots that ends when a test says so."""

    def __init__(self) -> None:
        self.over = False

    async def __call__(self, _: float) -> None:
        while not self.over:
            await asyncio.sleep(0.005)


def let_drive(server: Running, table: str) -> None:
    """See to what is due and wait until the seats that need nobody have given their answers."""
    live = server.tables.live[table]

    async def work() -> None:
        await server.tables.see_to_due_tables()
        if live.driver is not None:
            await live.driver

    server.call(work())


# -- clients ---------------------------------------------------------------------------------


def client_of(url: str) -> httpx.Client:
    """Return a client that reads no certificates: that takes longer than most requests."""
    return httpx.Client(base_url=url, timeout=PATIENCE, verify=False)


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, message: Plain) -> None:
        super().__init__(message["error"])
        self.code: str = message["error"]
        self.message = message


class Player:
    """A client at a table, which remembers what it was sent."""

    def __init__(
        self,
        port: int,
        table: str,
        tokens: Sequence[str] = (),
        hello: bool = True,
        changes: bool = True,
        origin: str | None = None,
        subprotocol: str | None = PROTOCOL,
        **more: Any,
    ) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{port}/ws/tables/{table}",
                subprotocols=[Subprotocol(subprotocol)] if subprotocol else None,
                origin=Origin(origin) if origin else None,
                max_size=None,
                max_queue=None,
                ping_interval=None,
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
                **more,
            )
        )
        self._port = port
        self._receiver = Receiver()
        self._targets: Targets = {}
        self.heard: list[Plain] = []
        self.raw: list[str] = []
        self.states: dict[str | None, Plain] = {}
        self.logs: dict[str | None, list[Plain]] = {}
        self.seats: list[str] = []
        self.row: Plain = {}
        self._next = 1
        if hello:
            greeting = {"type": "hello", "tokens": list(tokens), "language": "en"}
            self.send({**greeting, "changes": changes})
            self.until(lambda m: m["type"] in ("presence", "error"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, message: Plain) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Plain:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        sent: Plain = json.loads(text)
        if sent["type"] == "welcome":
            self._targets = targets_of(self._port, sent["table"]["game"])
        message = self._receiver.read(sent, self._targets)
        self.heard.append(message)
        self._note(message)
        return message

    def _note(self, message: Plain) -> None:
        if message["type"] == "welcome":
            self.seats = message["seats"]
        if message["type"] in ("welcome", "table"):
            self.row = message["table"]
        if message["type"] == "state":
            seat = message["seat"]
            self.states[seat] = message
            kept = self.logs.get(seat, [])[: message["from"]]
            assert len(kept) == message["from"]
            self.logs[seat] = kept + message["log"]

    def until(self, wanted: Callable[[Plain], bool]) -> Plain:
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def next_state(self) -> Plain:
        """Wait until the table shows something new."""
        return self.until(lambda m: m["type"] == "state")

    def until_position(self, position: int) -> None:
        """Wait until so many answers are given."""
        while self.position < position:
            self.next_state()

    def ask(self, kind: str, **parts: Any) -> Plain:
        """Send a message and return the reply to it."""
        number = self._next
        self._next += 1
        self.send({"type": kind, "id": number, **parts})
        reply = self.until(lambda m: m.get("id") == number)
        if reply["type"] == "error":
            raise Refused(reply)
        return reply

    def drain(self) -> None:
        """Read everything that was sent: an echo marks the end."""
        with suppress(Refused):
            self.ask("why", seat="nobody", target="x")

    @property
    def state(self) -> Plain:
        """The latest state that was sent."""
        return [m for m in self.heard if m["type"] == "state"][-1]

    @property
    def position(self) -> int:
        return int(self.state["position"])

    def options(self, seat: str | None = None) -> list[str]:
        """What this client may answer now."""
        shown = self.state if seat is None else self.states[seat]
        for ask in shown["view"]["asks"]:
            if "options" in ask:
                return [each["option"] for each in ask["options"]]
        return []

    def answer(self, option: str | None = None, seat: str | None = None) -> Plain:
        """Answer for the seat that is shown, with the first option unless told."""
        seat = seat or self.state["seat"]
        option = option or self.options()[0]
        return self.ask("answer", seat=seat, option=option, at=self.position)

    def until_asked(self) -> bool:
        """Wait until this client may answer; say whether the game goes on."""
        while not self.options():
            if self.state["view"]["result"] is not None:
                return False
            self.next_state()
        return True

    def close_code(self) -> int:
        """Wait until the server closes and return its code."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        return self.socket.close_code or 0


def targets_of(port: int, game: str) -> Targets:
    """Return the targets of every verb of a game, as the server numbers them."""
    with client_of(f"http://127.0.0.1:{port}") as http:
        told = http.get(f"/api/games/{game}/vocabulary").json()
    return {each["verb"]: each["targets"] for each in told["verbs"]}


def play_randomly(players: Sequence[Player], luck: Random, most: int = 10_000) -> None:
    """Let players with one seat each give random answers in turn until the end."""
    for _ in range(most):
        for player in players:
            player.drain()
        if players[0].state["view"]["result"] is not None:
            return
        asked = [player for player in players if player.options()]
        player = luck.choice(asked)
        player.answer(luck.choice(player.options()))


# -- databases -------------------------------------------------------------------------------


def find_postgres() -> Path | None:
    """Return the folder of PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return Path(named).resolve().parent if named else None


def install_postgres() -> None:
    """Install PostgreSQL where that is possible."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(
                ["apt-get", "-qq", *command],
                check=False,
                capture_output=True,
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            )


class Postgres:
    """A throwaway PostgreSQL that listens on a socket in its own folder."""

    def __init__(self, programs: Path, folder: Path, durable: bool = False) -> None:
        self._programs = programs
        self._folder = folder
        self._owner: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            self._owner = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-N")
        options = f"-k {folder} -c listen_addresses= -c max_connections=60"
        if not durable:
            options += " -c fsync=off"
        log = str(folder / "log")
        data = str(folder / "data")
        self._run("pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(
            command,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            **self._owner,
        )
        assert done.returncode == 0, done.stderr

    def new_database(self) -> str:
        """Create an empty database and return its URL."""
        name = f"t{secrets.token_hex(6)}"
        self._run("createdb", "-h", str(self._folder), "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "stop")


@contextmanager
def running_postgres(folder: Path, durable: bool = False) -> Iterator[Postgres]:
    """Run a PostgreSQL for a while; unless it is durable it writes to the disk when it likes."""
    if find_postgres() is None:
        install_postgres()
    programs = find_postgres()
    assert programs is not None, "these tests need PostgreSQL: install it"
    server = Postgres(programs, folder, durable)
    try:
        yield server
    finally:
        server.stop()
