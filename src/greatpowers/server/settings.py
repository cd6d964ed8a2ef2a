"""How a server is set up."""

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from greatpowers.kernel.game import Game
from greatpowers.registry import game_ids, get_game


def utc_now() -> datetime:
    """Return the present moment."""
    return datetime.now(UTC)


def default_database() -> str:
    """Return the file in which a server keeps its tables unless it is told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'greatpowers' / 'tables.db'}"


def default_client() -> Path | None:
    """Return where the built browser client is: beside the server, or built in a source tree."""
    installed = Path(__file__).parent / "page"
    if installed.is_dir():
        return installed
    for parent in Path(__file__).resolve().parents:
        if parent.name == "src":
            built = parent.parent / "web" / "dist"
            return built if built.is_dir() else None
    return None


@dataclass(frozen=True)
class Limits:
    """How much anybody may ask for: rates are (a second, at once).

    ``waiting_tables`` may stand open in the lobby for each of those who open them, and
    ``public_tables`` be opened in a day.
    """

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    record_answers: int = 10_000
    messages: tuple[float, int] = (20.0, 40)
    requests: tuple[float, int] = (50.0, 200)
    new_tables: tuple[float, int] = (0.2, 100)
    passwords: tuple[float, int] = (0.2, 10)
    account_passwords: tuple[float, int] = (0.1, 20)
    waiting_tables: int = 20
    public_tables: int = 100
    records_at_once: int = 2
    analyses_at_once: int = 2
    connections_per_seat: int = 5
    spectators_per_table: int = 200
    connections_per_address: int = 200
    sandbox_answers: int = 200
    chat_characters: int = 500
    standing_answers: int = 50
    outbox: int = 512
    outbox_characters: int = 2 * 1024 * 1024
    hello_seconds: float = 10.0


@dataclass(frozen=True)
class Settings:
    """All that a server needs to be told; the defaults serve one person's own machine."""

    database: str = field(default_factory=default_database)
    client: Path | None = field(default_factory=default_client)
    origins: Sequence[str] = ()
    limits: Limits = field(default_factory=Limits)
    bot_processes: int = max(1, (os.cpu_count() or 2) // 2)
    """How many processes think for the bots of all tables; none: the server's own, in threads."""
    bot_pause: tuple[float, float] = (0.4, 1.0)
    """How long it takes, in seconds, before a bot answers, or a person by a standing answer."""
    bot_seconds: float = 3.0
    """So long, in seconds, a bot that thinks ahead thinks about a choice at most, and less if more
    of them think than there are processes."""
    bot_patience: float = 60.0
    """After so many seconds a bot that has not decided gets the default answer."""
    seed: str | None = None
    """The luck of every table and of its bots; none: each table draws its own."""
    absence_minutes: float = 10.0
    """After so long an absence on its turn a bot may play for a seat, if the others want it."""
    sweep_seconds: float = 1.0
    keep_idle_seconds: float = 600.0
    lobby_seconds: float = 1.0
    """So old the public lists of the lobby may be; what changes here is seen at once."""
    keep_waiting_days: float = 7.0
    """Tables that never began are cleared away after so many days."""
    keep_records_days: float = 30.0
    """Records that were only brought to be looked at are cleared away after so many days."""
    proxies: Sequence[str] = ()
    """The addresses of reverse proxies: they are believed for whom they speak."""
    hosts: Sequence[str] = ()
    """The names by which a browser may call the server; none: any."""
    status_port: int | None = None
    """Where counters and the description of the interface are; none: with the rest."""
    now: Callable[[], datetime] = utc_now
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    """How bots and standing answers let their pause go by."""
    find_game: Callable[[str], Game[Any]] = get_game
    list_games: Callable[[], list[str]] = game_ids

    def draw_seed(self, *moment: object) -> str:
        """Return luck for a table, or for a moment at one: new luck, unless one seed rules it all.

        What is drawn from that seed hangs on the moment alone, and not on who came first.
        """
        if self.seed is None:
            return secrets.token_hex(16)
        return " ".join(map(str, (self.seed, *moment)))
