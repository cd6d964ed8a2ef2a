"""A live table: a game in memory, one step at a time, never ahead of what is stored."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from greatpowers.bots.remarks import Ears
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.table import Table
from greatpowers.kit.remembering import Memory
from greatpowers.server import clocks
from greatpowers.server.client import Client
from greatpowers.server.contract import Past, Proposal, Result, TableRow
from greatpowers.server.errors import Overtaken, Refusal, refusal_of
from greatpowers.server.frames import Frame, take_frame
from greatpowers.server.reading import Reading
from greatpowers.server.services import Services
from greatpowers.server.storage.changes import Change, Stale, Stamp
from greatpowers.server.storage.models import (
    StoredProposal,
    StoredSeat,
    StoredStandingAnswer,
    StoredTable,
)
from greatpowers.server.storage.store import Loaded, answers_of, load_table
from greatpowers.server.storage.writer import Work
from greatpowers.server.tables import lessons, standing_answers
from greatpowers.server.tables.audience import Audience
from greatpowers.server.tables.chat import Chat
from greatpowers.server.tables.origin import Origin, play_known
from greatpowers.server.tables.rebuild import (
    Built,
    from_answers,
    from_snapshots,
    is_trusted,
    set_forced,
    set_marks,
)
from greatpowers.server.tables.snapshots import asides_since, next_snapshots
from greatpowers.server.tables.summary import proposal_summary, seeds_in, table_summary
from greatpowers.server.views import PublicView, moment_at, public_view

if TYPE_CHECKING:
    from greatpowers.server.tables.analysis import Analysis

T = TypeVar("T")

BOT_DUE: Final = timedelta(seconds=20)
"""If a bot, or a standing answer, has not answered by then, any server may see to it."""
UNDECIDED: Final[Result] = {"winners": [], "ending": "", "scores": []}
"""How a game ended that is only looked at."""
SPECTATOR_SECONDS: Final = 1.0
"""So long it may take until all know how many watch; their clocks may be as old."""
MOVED_ON: Final = ("late-answer", "the table has moved on meanwhile")

_log = logging.getLogger("greatpowers.tables")


class LiveTable:
    """One table in memory. Everything that reads or changes the game holds ``turn()``.

    ``drive`` has the seats answer that need nobody for it; it is called after every write.
    """

    table: Table[Any]
    origin: Origin
    row: StoredTable
    seats: list[StoredSeat]
    proposal: StoredProposal | None
    standing_answers: list[StoredStandingAnswer]
    snapshots: list[int]

    def __init__(
        self, services: Services, table_id: str, drive: Callable[["LiveTable"], None]
    ) -> None:
        self.services = services
        self.id = table_id
        self.audience = Audience(table_id, services.bus)
        self.chat = Chat(services, table_id)
        self.driver: asyncio.Task[None] | None = None
        self.analysis: Analysis | None = None
        self.ears = Ears()
        self.used = time.monotonic()
        self._drive = drive
        self._lock = asyncio.Lock()
        self._stale = True
        self._crowd: asyncio.TimerHandle | None = None
        self._public_frame: tuple[object, float, Frame] | None = None
        self._public_view: tuple[object, PublicView] | None = None
        self._memory = Memory()
        self._readings: dict[str | None, Reading] = {}

    # -- where it stands ---------------------------------------------------------------------

    @property
    def is_loaded(self) -> bool:
        """Whether the table was read already."""
        return hasattr(self, "row")

    @property
    def is_idle(self) -> bool:
        """Whether nobody is at the table, no bot thinks and nothing is going on."""
        is_thought_about = self.driver is not None or self.looking_back is not None
        return not (self.audience.clients or is_thought_about or self._lock.locked())

    @property
    def looking_back(self) -> "asyncio.Task[None] | None":
        """What looks the game through, now that it is over."""
        return None if self.analysis is None else self.analysis.task

    @property
    def base(self) -> int:
        """Where the kernel's table began to count."""
        return self.origin.base

    @property
    def position(self) -> int:
        """How many answers were given."""
        return self.base + self.table.position

    @property
    def stamp(self) -> Stamp:
        """The moment of the game that is stored."""
        return Stamp(self.id, self.row.position, self.row.epoch, self.row.said)

    @property
    def ended(self) -> Result | None:
        """How the game ended, by its rules or otherwise."""
        return cast(Result, self.row.result or UNDECIDED) if self.row.finished else None

    def seat(self, name: str) -> StoredSeat:
        """Find a seat."""
        for seat in self.seats:
            if seat.seat == name:
                return seat
        raise Refusal("unknown-seat", "there is no such seat at this table")

    def asks(self) -> list[Ask]:
        """Return the questions that stand open."""
        return [] if self.row.finished else self.table.asks()

    def asked(self) -> list[str]:
        """Return who is asked now."""
        return [self.table.seats[ask.seat] for ask in self.asks()]

    def ask_of(self, seat: str) -> Ask | None:
        """Return what a seat is asked now."""
        return None if self.row.finished else self.table.ask_of(self.table.seats.index(seat))

    def standing_answer_of(self, seat: str) -> StoredStandingAnswer | None:
        """Return what a seat has answered in advance to what it is asked now."""
        if self.row.finished:
            return None
        return standing_answers.fitting(self.table, self.standing_answers, seat)

    def answers_by_itself(self, seat: str) -> bool:
        """Say whether nobody need be waited for: a bot sits there, or it has answered before."""
        if self.seat(seat).kind == "bot":
            return not lessons.waits(self.row, self.table, seat)
        return self.standing_answer_of(seat) is not None

    def bots(self) -> list[int]:
        """Return at which seats bots sit, by number."""
        bots = {seat.seat for seat in self.seats if seat.kind == "bot"}
        return [number for number, name in enumerate(self.table.seats) if name in bots]

    def addressed(self) -> str | None:
        """Return a seat of a bot that has not thought about what waits for its word."""
        if self.row.finished or lessons.next_of_plan(self.row, self.table) is not None:
            return None
        chairs = (Chair(self.table, seat) for seat in self.bots())
        return next((chair.player for chair in chairs if self.ears.is_addressed(chair)), None)

    def is_forced(self) -> bool:
        """Say whether somebody is asked who has no choice, and nobody learns from it."""
        return not self.row.finished and self.table.forced(self.bots()) is not None

    def check_running(self) -> None:
        """Refuse if the game is over."""
        if self.row.finished:
            raise Refusal("game-over", "the game is over")

    def check_in_time(self, seat: str, at: int) -> None:
        """Refuse what was meant for another question than the one a seat has now."""
        ask = self.ask_of(seat)
        since = self.position if ask is None else self.base + ask.since
        if not since <= at <= self.position:
            raise Refusal(
                "late-answer", f"that was for position {at}; the game is at {self.position}"
            )

    def next_due(self, now: datetime) -> datetime | None:
        """Return when somebody should look at the table again even if nobody plays."""
        turn = self.asked()
        if not turn:
            return None
        ends = [clocks.runs_out(self.seats)]
        if any(self.answers_by_itself(name) for name in turn):
            ends.append(now + BOT_DUE)
        return min((end for end in ends if end is not None), default=None)

    # -- reading and writing -----------------------------------------------------------------

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the table to oneself, as it is stored."""
        self.used = time.monotonic()
        async with self._lock:
            if self._stale:
                try:
                    await (self._catch_up() if self.is_loaded else self._load())
                except (SQLAlchemyError, OSError):
                    raise Refusal("unavailable", "the table cannot be read now") from None
            yield

    async def write(self, work: Work[T], stale: tuple[str, str] = MOVED_ON) -> T:
        """Store what has changed in memory, or refuse and go back to what is stored.

        ``stale`` says why, by a code and a sentence, if somebody else has changed it before.
        """
        return await self._store(self.services.writer.do(self.id, work), stale)

    async def write_step(self, change: Change) -> None:
        """Store a step of the game in the same way, together with those of other tables."""
        await self._store(self.services.writer.step(change), MOVED_ON)

    async def _store(self, writing: Awaitable[T], stale: tuple[str, str]) -> T:
        self.doubt()
        try:
            done = await writing
        except Stale:
            raise Overtaken(*stale) from None
        except Exception:
            raise Refusal("unavailable", "that could not be stored; try again") from None
        self._stale = False
        self.drive()
        return done

    def doubt(self) -> None:
        """From here on memory may differ from what is stored; if nothing follows, read it again."""
        self._stale = True

    def drive(self) -> None:
        """Have the seats answer that need nobody for it."""
        self._drive(self)

    async def _load(self) -> None:
        """Read everything again and bring the table back."""
        async with self.services.sessions() as session:
            loaded = await load_table(session, self.id)
            if loaded is None:
                raise Refusal("unknown-table", "there is no such table")
            built = await self._bring_back(session, loaded)
        await self.chat.begin()
        self.services.metrics.rebuilds.labels(built.how).inc()
        self.table = built.table
        self.origin = built.origin
        self._take(loaded)
        if built.change is not None:
            await self._adopt(built.change)
        self._stale = False

    async def _bring_back(self, session: AsyncSession, loaded: Loaded) -> Built:
        """Bring the table back from its last snapshot, or by all answers if the rules changed."""
        row = loaded.row
        try:
            game = self.services.settings.find_game(row.game)
        except TableError as error:
            raise refusal_of(error) from None
        if is_trusted(game, loaded):
            later = await answers_of(session, row, loaded.snapshots[-1].position)
            try:
                return from_snapshots(game, loaded, later)
            except Exception:
                _log.exception("table %s cannot go on from its snapshots", self.id)
        answers = await answers_of(session, row, row.base or 0)
        try:
            return from_answers(game, loaded, answers)
        except Exception:
            _log.exception("table %s cannot be brought back", self.id)
            raise Refusal("internal-error", "this table cannot be played on") from None

    async def _adopt(self, change: Change) -> None:
        """Store that the table goes on by other rules than those it began with."""
        now = self.services.settings.now()
        change.values |= {"turn": self.asked(), "due": self.next_due(now)}
        self.take_values(change.values)
        if change.snapshots is not None:
            self.snapshots = [snapshot.position for snapshot in change.snapshots.added]
        await self.write_step(change)

    def take_values(self, values: Mapping[str, Any]) -> None:
        """Let the row say what is about to be stored."""
        for name, value in values.items():
            setattr(self.row, name, value)

    def _take(self, loaded: Loaded) -> None:
        self.row = loaded.row
        self.seats = loaded.seats
        self.proposal = loaded.proposal
        self.standing_answers = loaded.standing_answers
        self.snapshots = [snapshot.position for snapshot in loaded.snapshots]

    def keep_snapshot(self, change: Change) -> None:
        """Have a snapshot stored with a change if a new segment began."""
        self.snapshots, change.snapshots = next_snapshots(self.table, self.base, self.snapshots)

    # -- following other servers -------------------------------------------------------------

    async def catch_up(self) -> None:
        """Follow what another process has done."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what is stored; whoever is here is told what they do not know yet."""
        before = None if self._stale else self._shown()
        standing = self._known_standing_answers()
        told, said, keys = self._told(), self._said(), self._keys()
        if before is not None:
            await self._follow()
        if self._stale:
            await self._load()
        new = self._said()[len(said) :]
        if before != self._shown() or any(self.table.is_aloud(code) for _, code in new):
            self.show()
            if self.ended is not None:
                self.audience.send({"type": "ended", "result": self.ended})
        else:
            changed = {seat for seat, _ in standing ^ self._known_standing_answers()}
            for seat in changed | {self.table.seats[by] for by, _ in new}:
                self.show_to_seat(seat)
        await self.hear_chat()
        if told != self._told():
            self.show_proposal()
            self.drop_lost_seats()
            self.show_row()
        if keys != self._keys():
            self.drop_watchers()
        if self._known_standing_answers() - standing:
            self.drive()

    def _known_standing_answers(self) -> set[tuple[str, int]]:
        """Return which standing answers are known here, and whose they are."""
        if not self.is_loaded:
            return set()
        return {(answer.seat, answer.id) for answer in self.standing_answers}

    def _said(self) -> list[tuple[int, int]]:
        """Return which seats have said what beside the questions, in their order."""
        return [(seat, code) for _, seat, code in self.table.said] if self.is_loaded else []

    def _told(self) -> Any:
        """Return what everybody is told beside the game: only what is new is told again."""
        if not self.is_loaded:
            return None
        versions = [seat.token_version for seat in self.seats]
        return self.summary([]), proposal_summary(self.proposal), versions

    def _keys(self) -> int:
        return self.row.owner_version if self.is_loaded else 0

    def _shown(self) -> tuple[int, int, bool, int]:
        return self.row.epoch, self.position, self.row.finished, len(self.row.notes)

    async def _follow(self) -> None:
        """Play the answers that are new; after an undo elsewhere the table is rebuilt."""
        async with self.services.sessions() as session:
            loaded = await load_table(session, self.id)
            if loaded is None:
                raise Refusal("unknown-table", "there is no such table")
            news = await answers_of(session, loaded.row, self.position)
        row = loaded.row
        if row.position < self.position or _line(row) != _line(self.row):
            self.doubt()
            return
        set_forced(self.table, self.base, loaded.forced)
        play_known(self.table, news, asides_since(self.base, loaded.asides))
        set_marks(self.table, self.base, row)
        self._take(loaded)

    # -- showing -----------------------------------------------------------------------------

    def look(self, seat: str | None) -> Frame:
        """Return what a seat sees now, and what it is told beside it.

        Many spectators may come at once: what they see is put together once.
        """
        if seat is not None:
            return self._look(seat)
        moment = (self.table, self._shown(), self.table.marks, len(self.table.notes))
        kept = self._public_frame
        if kept is None or kept[0] != moment or time.monotonic() - kept[1] > SPECTATOR_SECONDS:
            kept = self._public_frame = (moment, time.monotonic(), self._look(None))
        return kept[2]

    def _look(self, seat: str | None) -> Frame:
        now = self.services.settings.now()
        reading = self._readings.setdefault(seat, Reading(seat))
        answers = standing_answers.told(self.table, self.standing_answers, seat)
        shown = {each.seat: clocks.left(each, now) for each in self.seats}
        plan = lessons.followed(self.row, self.table)
        public = self._look_as_all()
        return take_frame(self.table, reading, self.base, self.ended, shown, answers, plan, public)

    def _look_as_all(self) -> PublicView:
        """Return what everybody may see now, put together once for all who look."""
        moment = (self.table, self._shown(), len(self.table.said))
        if self._public_view is None or self._public_view[0] != moment:
            self._public_view = (moment, public_view(self.table, self._memory))
        return self._public_view[1]

    def show(self, clients: Iterable[Client] | None = None) -> None:
        """Send the table to clients, or to everybody."""
        self.audience.show(self.look, clients)

    def show_to_seat(self, seat: str) -> None:
        """Send the table to those who look at it from a seat."""
        self.show(self.audience.looking_from(seat))

    def present(self) -> dict[str, bool]:
        """Say of each seat whether somebody is there."""
        return self.audience.present(self.seats)

    def tell_coming(self, client: Client) -> None:
        """Tell that somebody has come or gone: of a player at once, of a spectator soon."""
        if client.seats:
            self.show_presence()
            return
        self.audience.show_presence(self.seats, [client])
        if self._crowd is None:
            self._crowd = asyncio.get_running_loop().call_later(SPECTATOR_SECONDS, self._tell_crowd)

    def _tell_crowd(self) -> None:
        self._crowd = None
        self.show_presence()

    def show_presence(self) -> None:
        """Tell everybody who is there, also the other servers."""
        self.audience.tell_presence()
        self.audience.show_presence(self.seats)

    def summary(self, mine: list[str]) -> TableRow:
        """Return what the lobby says about the table, to somebody with these seats."""
        now = self.services.settings.now()
        row = table_summary(self.row, self.seats, self.present(), now, mine)
        if self.row.finished:
            row["seed"] = "\n".join(seeds_in(self.row))
        return row

    def show_row(self) -> None:
        """Tell everybody what the lobby says about the table."""
        self.audience.send_each(
            lambda client: {"type": "table", "table": self.summary(client.seats)}
        )

    def proposal_message(self) -> Proposal:
        """Return the message that says what is proposed now."""
        return {"type": "proposal", "proposal": proposal_summary(self.proposal)}

    def show_proposal(self) -> None:
        """Tell everybody what is proposed now."""
        self.audience.send(self.proposal_message())

    def drop_proposal(self) -> None:
        """What was proposed no longer stands."""
        if self.proposal is not None:
            self.proposal = None
            self.show_proposal()

    async def hear_chat(self) -> None:
        """Send what was said since the last time to those who may hear it."""
        await self.chat.tell_news(self.audience.clients)

    def drop_lost_seats(self) -> None:
        """Take seats away from clients whose token was revoked."""
        versions = {seat.seat: seat.token_version for seat in self.seats}
        for client in list(self.audience.clients):
            if client.lose(versions):
                if not (client.seats or self.row.public or client.owner):
                    client.close(4403, "the seat was given to somebody else")
                self.show([client])

    def drop_watchers(self) -> None:
        """Send those away who watch a private table by a key that is worth nothing any more."""
        for client in list(self.audience.clients):
            client.owner = False
            if not (client.seats or self.row.public):
                client.close(4403, "the keys of the table were changed")

    def look_back(self, seat: str | None, at: int) -> Past:
        """Return what a seat saw at an earlier moment; after the end everything is open."""
        if seat is not None:
            self.seat(seat)
        moment = moment_at(self.table, seat, self.base, self.within(at), self.ended)
        return {**moment, "last": self.position, "open": self.row.finished}

    def within(self, at: int) -> int:
        """Return the position nearest to the wanted one that this table can be brought to."""
        return max(self.base, min(at, self.position))


def _line(row: StoredTable) -> tuple[int, int, str, int | None]:
    """Return what must stay the same for later answers to continue the game in memory."""
    return row.epoch, row.version, row.fingerprint, row.base
