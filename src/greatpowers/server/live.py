"""A live table: a game in memory, one step at a time, never ahead of what is stored."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any, Final, cast

from sqlalchemy.exc import SQLAlchemyError

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.table import Table
from greatpowers.server import clocks, standing_answers
from greatpowers.server.chat import Chat, is_for
from greatpowers.server.client import Client
from greatpowers.server.contract import (
    Moment,
    Past,
    ProposalData,
    Result,
    ServerMessage,
    TableRow,
)
from greatpowers.server.errors import Refusal, refusal_of
from greatpowers.server.frames import Frame, take_frame
from greatpowers.server.loading import Built, build, set_marks
from greatpowers.server.presence import Presence
from greatpowers.server.reading import Reading
from greatpowers.server.rows import table_row
from greatpowers.server.site import Site
from greatpowers.server.storage.changes import Change, seat_clocks
from greatpowers.server.storage.models import (
    StoredProposal,
    StoredSeat,
    StoredStandingAnswer,
    StoredTable,
)
from greatpowers.server.storage.store import Loaded, load_table
from greatpowers.server.storage.writer import Stale
from greatpowers.server.tape import Origin, play_known, take_start
from greatpowers.server.views import moment_at, result_of, sandbox

UNDECIDED: Final[Result] = {"winners": [], "ending": "", "scores": []}
"""How a game ended that is only looked at."""
BOT_DUE: Final = timedelta(seconds=20)
"""If a bot, or a standing answer, has not answered by then, any server may see to it."""

_log = logging.getLogger("greatpowers.tables")


class LiveTable:
    """One table in memory. Everything that reads or changes the game holds ``turn()``."""

    table: Table[Any]
    origin: Origin
    row: StoredTable
    seats: list[StoredSeat]
    proposal: StoredProposal | None
    standing: list[StoredStandingAnswer]

    def __init__(self, site: Site, table_id: str) -> None:
        self.site = site
        self.id = table_id
        self.clients: set[Client] = set()
        self.presence = Presence()
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.chat = Chat(site, table_id)
        self._lock = asyncio.Lock()
        self._stale = True
        self._kept_start = -1
        self._questions: dict[str, tuple[Ask, int]] = {}
        self._readings: dict[str | None, Reading] = {}

    # -- where it stands ---------------------------------------------------------------------

    @property
    def is_loaded(self) -> bool:
        """Whether the table was read already."""
        return hasattr(self, "row")

    @property
    def is_idle(self) -> bool:
        """Whether nobody is at the table, no bot thinks and nothing is going on."""
        return not self.clients and self.driver is None and not self._lock.locked()

    @property
    def base(self) -> int:
        """Where the kernel's table began to count."""
        return self.origin.base

    @property
    def position(self) -> int:
        """How many answers were given."""
        return self.base + self.table.position

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

    def asked(self) -> list[str]:
        """Return who is asked now."""
        if self.row.finished:
            return []
        return [self.table.seats[ask.seat] for ask in self.table.asks()]

    def ask_of(self, seat: str) -> Ask | None:
        """Return what a seat is asked now."""
        return None if self.row.finished else self.table.ask_of(self.table.seats.index(seat))

    def promised(self, seat: str) -> StoredStandingAnswer | None:
        """Return what a seat has answered in advance to what it is asked now."""
        if self.row.finished:
            return None
        return standing_answers.fitting(self.table, self.standing, seat)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Have the table to oneself, as it is stored."""
        self.used = time.monotonic()
        async with self._lock:
            if self._stale:
                try:
                    await self._load()
                except (SQLAlchemyError, OSError):
                    raise Refusal("unavailable", "the table cannot be read now") from None
            yield

    # -- steps -------------------------------------------------------------------------------

    async def answer(self, seat: str, option: str, at: int | None, by: str) -> int:
        """Answer for a seat; when this returns the answer is stored. Return the new position."""
        async with self.turn():
            start = time.perf_counter()
            self.check_running()
            if at is not None:
                self.check_in_time(seat, at)
            await self.play(seat, option)
            self.site.metrics.answers.labels(by).inc()
            self.site.metrics.answer_seconds.observe(time.perf_counter() - start)
            return self.position

    def check_in_time(self, seat: str, at: int) -> None:
        """Refuse what was meant for another question than the one a seat has now."""
        if not self._asked_since(seat) <= at <= self.position:
            raise Refusal(
                "late-answer", f"that was for position {at}; the game is at {self.position}"
            )

    def _asked_since(self, seat: str) -> int:
        """Return since when a seat has its question: others may have answered theirs meanwhile."""
        ask = self.ask_of(seat)
        known = self._questions.get(seat)
        return known[1] if known is not None and known[0] is ask else self.position

    def _note_questions(self) -> None:
        noted: dict[str, tuple[Ask, int]] = {}
        for seat in self.asked():
            ask = self.ask_of(seat)
            assert ask is not None
            noted[seat] = (ask, self._asked_since(seat))
        self._questions = noted

    async def play(
        self, seat: str, option: str, promise: StoredStandingAnswer | None = None
    ) -> None:
        """Play an answer and store it; the caller holds the table. ``promise`` has foreseen it."""
        position = self.position
        try:
            self.table.answer(self.table.seats.index(seat), option)
        except TableError as error:
            raise refusal_of(error) from None
        except Exception:
            self.doubt()
            _log.exception("the rules failed at table %s, position %s", self.id, position)
            raise Refusal("internal-error", "the rules of the game failed here") from None
        option = str(self.table.game.vocabulary.options[self.table.answers[-1][1]])
        await self.commit(seat, answer=(seat, option), position=position, promise=promise)

    async def take_back(self, seat: str, steps: int, consent: bool) -> None:
        """Take answers back and store that; the caller holds the table."""
        position = self.position
        try:
            self.table.undo(self.table.seats.index(seat), steps, consent)
        except TableError as error:
            raise refusal_of(error) from None
        again = standing_answers.taken_back(self.table, self.standing, seat, self.position)
        self.standing = [promise for promise in self.standing if promise not in again]
        lapsed = [promise.id for promise in again]
        await self.commit(None, cut=self.position, position=position, lapsed=lapsed)

    async def finish(self, result: Result) -> None:
        """End the game other than by its rules; the caller holds the table."""
        await self.commit(None, position=self.position, result=result)

    def check_running(self) -> None:
        """Refuse if the game is over."""
        if self.row.finished:
            raise Refusal("game-over", "the game is over")

    async def commit(
        self,
        answered: str | None,
        position: int,
        answer: tuple[str, str] | None = None,
        cut: int | None = None,
        result: Result | None = None,
        promise: StoredStandingAnswer | None = None,
        lapsed: Sequence[int] = (),
    ) -> None:
        """Store the step that was taken in memory, then show it; else go back to what is stored."""
        now = self.site.settings.now()
        result = result or result_of(self.table)
        turn = [] if result else self.asked()
        lapsed = [*lapsed, *self._forget_lapsed(over=result is not None)]
        clocks.settle(self.row.clock, self.seats, turn, answered, now)
        values: dict[str, Any] = {
            "position": self.position,
            "epoch": self.row.epoch + (cut is not None),
            "turn": turn,
            "finished": result is not None,
            "result": result,
            "updated_at": now,
            "due": self.next_due(turn, now),
        }
        if cut is not None:
            values["marks"] = self._marks()
        change = Change(
            self.id,
            position,
            self.row.epoch,
            values,
            answer,
            now,
            cut,
            version=self.row.version,
            base=self.row.base,
            clocks=seat_clocks(self.seats),
            drop_proposal=self.proposal is not None,
            standing=None if promise is None else promise.id,
            lapsed=lapsed,
        )
        if promise is not None:
            promise.given = position
        segment = self.base + self.table.checkpoint.answers
        if segment != self._kept_start:
            change.start = take_start(self.table, self.base)
        await self._store(change)
        self._kept_start = segment
        for name, value in values.items():
            setattr(self.row, name, value)
        self._note_questions()
        self.show_all()
        self.drop_proposal()
        if result is not None:
            self.broadcast({"type": "ended", "result": result})
            self.show_row()

    async def _store(self, change: Change) -> None:
        self.doubt()
        try:
            await self.site.writer.step(change)
        except Stale:
            raise Refusal("late-answer", "the table has moved on meanwhile") from None
        except Exception:
            raise Refusal("unavailable", "that could not be stored; try again") from None
        self.trust()

    def doubt(self) -> None:
        """From here on memory may differ from what is stored; if nothing follows, read it again."""
        self._stale = True

    def trust(self) -> None:
        """What is in memory is stored."""
        self._stale = False

    def drop_proposal(self) -> None:
        """What was proposed no longer stands."""
        if self.proposal is not None:
            self.proposal = None
            self.broadcast({"type": "proposal", "proposal": None})

    def _forget_lapsed(self, over: bool) -> list[int]:
        """Forget the standing answers that no longer hold; return which they were."""
        kept = [
            promise
            for promise in self.standing
            if not over and standing_answers.holds(self.table, promise)
        ]
        lapsed = [promise.id for promise in self.standing if promise not in kept]
        self.standing = kept
        return lapsed

    def next_due(self, turn: list[str], now: datetime) -> datetime | None:
        """Return when somebody should look at the table again even if nobody plays."""
        if not turn:
            return None
        ends = [clocks.runs_out(self.seats)]
        if any(self.answers_by_itself(name) for name in turn):
            ends.append(now + BOT_DUE)
        return min((end for end in ends if end is not None), default=None)

    def answers_by_itself(self, seat: str) -> bool:
        """Say whether nobody need be waited for: a bot sits there, or it has answered before."""
        return self.seat(seat).kind == "bot" or self.promised(seat) is not None

    def _marks(self) -> list[Any]:
        before = [mark for mark in self.row.marks if mark[0] - mark[2] < self.base]
        return before + [[at + self.base, player, steps] for at, player, steps in self.table.marks]

    # -- loading -----------------------------------------------------------------------------

    async def _load(self) -> None:
        """Read everything again and rebuild the table."""
        async with self.site.sessions() as session:
            loaded = await load_table(session, self.id)
            if loaded is None:
                raise Refusal("unknown-table", "there is no such table")
        if loaded.row.base is not None:
            loaded.answers = loaded.answers[loaded.row.base :]
        await self.chat.begin()
        built = self._build(loaded)
        self.site.metrics.rebuilds.labels(built.why).inc()
        self.table = built.table
        self.origin = built.origin
        self._take(loaded)
        self._kept_start = loaded.snapshots[-1].position if loaded.snapshots else -1
        if built.change is not None:
            await self._adopt(built)
        self._note_questions()
        self._stale = False

    def _build(self, loaded: Loaded) -> Built:
        try:
            return build(self.site.settings.find_game(loaded.row.game), loaded)
        except TableError as error:
            raise refusal_of(error) from None
        except Exception:
            _log.exception("table %s cannot be rebuilt", self.id)
            raise Refusal("internal-error", "this table cannot be played on") from None

    async def _adopt(self, built: Built) -> None:
        """Store that the table goes on by other rules than those it began with."""
        change = built.change
        assert change is not None
        now = self.site.settings.now()
        turn = self.asked()
        change.values |= {"turn": turn, "updated_at": now, "due": self.next_due(turn, now)}
        await self._store(change)
        for name, value in change.values.items():
            setattr(self.row, name, value)
        _log.warning("table %s goes on by version %s", self.id, self.row.version)

    def _take(self, loaded: Loaded) -> None:
        self.row = loaded.row
        self.seats = loaded.seats
        self.proposal = loaded.proposal
        self.standing = loaded.standing

    async def catch_up(self) -> bool:
        """Follow what another process has done; say whether a seat answered in advance there."""
        async with self._lock:
            before = None if self._stale else self._moment()
            promises = self._promises()
            if before is not None:
                await self._follow()
            if self._stale:
                await self._load()
            news = self._promises()
            if before != self._moment():
                self.show_all()
                if self.ended is not None:
                    self.broadcast({"type": "ended", "result": self.ended})
            else:
                for seat in {seat for seat, _ in promises ^ news}:
                    self.show_to_seat(seat)
            self.broadcast({"type": "proposal", "proposal": self.proposal_data()})
            await self.hear_chat()
            self.drop_lost_seats()
            self.show_row()
            return bool(news - promises)

    def _promises(self) -> set[tuple[str, int]]:
        """Return which standing answers are known here, and whose they are."""
        if not self.is_loaded:
            return set()
        return {(promise.seat, promise.id) for promise in self.standing}

    def _moment(self) -> tuple[int, int, bool]:
        return self.row.epoch, self.position, self.row.finished

    async def _follow(self) -> None:
        """Play the answers that are new; after an undo elsewhere the table is rebuilt."""
        async with self.site.sessions() as session:
            loaded = await load_table(session, self.id, after=self.position)
        if loaded is None:
            raise Refusal("unknown-table", "there is no such table")
        row = loaded.row
        moved = (row.epoch, row.version, row.base) != (
            self.row.epoch,
            self.row.version,
            self.row.base,
        )
        if moved or row.position < self.position:
            self._stale = True
            return
        play_known(self.table, loaded.answers)
        set_marks(self.table, self.base, row.marks)
        self._take(loaded)
        self._note_questions()
        self._kept_start = loaded.snapshots[-1].position if loaded.snapshots else -1

    # -- showing -----------------------------------------------------------------------------

    def frame(self, seat: str | None) -> Frame:
        """Return what a seat sees now, and what it is told besides."""
        reading = self._readings.setdefault(seat, Reading(seat))
        promises = standing_answers.told(self.table, self.standing, seat)
        return take_frame(self.table, reading, self.base, self.ended, self.clock_data(), promises)

    def clock_data(self) -> dict[str, float | None]:
        """Return what the clocks show now."""
        now = self.site.settings.now()
        return {seat.seat: clocks.left(seat, now) for seat in self.seats}

    def show_all(self) -> None:
        """Send the table to everybody, to each as they may see it."""
        frames: dict[str | None, Frame] = {}
        for client in self.clients:
            if client.shown not in frames:
                frames[client.shown] = self.frame(client.shown)
            client.show(frames[client.shown])

    def show_to(self, client: Client) -> None:
        """Send the table to one client."""
        client.show(self.frame(client.shown))

    def show_to_seat(self, seat: str) -> None:
        """Send the table to those who look at it from a seat."""
        for client in self.clients:
            if client.shown == seat:
                self.show_to(client)

    def broadcast(self, message: ServerMessage) -> None:
        """Send something to everybody that everybody may know."""
        for client in self.clients:
            client.send(message)

    async def hear_chat(self) -> None:
        """Send what was said since the last time to those who may hear it."""
        for said in await self.chat.news():
            for client in self.clients:
                if is_for(said, client.seats):
                    client.send(said)

    def data(self, mine: list[str]) -> TableRow:
        """Return the row of the table for somebody."""
        return table_row(self.row, self.seats, self.present(), mine)

    def show_row(self) -> None:
        """Send the row of the table to everybody."""
        for client in self.clients:
            client.send({"type": "table", "table": self.data(client.seats)})

    def present(self) -> dict[str, bool]:
        """Say of each seat whether somebody is there."""
        here = {seat for client in self.clients for seat in client.seats}
        there = self.presence.elsewhere()
        return {
            seat.seat: seat.kind == "bot" or seat.seat in here or seat.seat in there
            for seat in self.seats
        }

    def show_presence(self, tell: bool = True) -> None:
        """Tell everybody who is there, also the other servers."""
        if tell:
            self.tell_presence()
        watching = sum(not client.seats for client in self.clients)
        self.broadcast(
            {
                "type": "presence",
                "seats": self.present(),
                "spectators": watching + self.presence.spectators_elsewhere(),
            }
        )

    def tell_presence(self) -> None:
        """Tell the other servers who is here."""
        here = sorted({seat for client in self.clients for seat in client.seats})
        watching = sum(not client.seats for client in self.clients)
        self.site.bus.tell_presence(self.id, here, watching)

    def proposal_data(self) -> ProposalData | None:
        """Return what is proposed now."""
        p = self.proposal
        if p is None:
            return None
        what = cast(Any, p.what)
        return {"id": p.id, "what": what, "by": p.by, "steps": p.steps, "consents": p.consents}

    def drop_lost_seats(self) -> None:
        """Take seats away from clients whose token was revoked."""
        versions = {seat.seat: seat.token_version for seat in self.seats}
        for client in list(self.clients):
            if client.lose(versions):
                if not (client.seats or self.row.public or client.owner):
                    client.close(4403, "the seat was given to somebody else")
                self.show_to(client)

    def look_back(self, seat: str | None, at: int) -> Past:
        """Return what a seat saw at an earlier moment; after the end everything is open."""
        if seat is not None:
            self.seat(seat)
        moment = moment_at(self.table, seat, self.base, self._within(at), self.ended)
        return {**moment, "last": self.position, "open": self.row.finished}

    def look_ahead(self, seat: str, at: int | None, answers: list[str]) -> Moment:
        """Return where answers would lead a seat from now, or from an earlier moment.

        A game that is over has no present to go on from, but a past.
        """
        if at is None:
            self.check_running()
        start = self.position if at is None else self._within(at)
        seed = self.site.signer.private_seed(self.id, seat, self.row.epoch, start)
        return sandbox(self.table, seat, self.base, start, answers, seed)

    def _within(self, at: int) -> int:
        """Return the position nearest to the wanted one that this table can be brought to."""
        return max(self.base, min(at, self.position))
