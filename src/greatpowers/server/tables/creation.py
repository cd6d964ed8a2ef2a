"""New tables: for a new game, for a lesson, or for a record that was kept elsewhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, insert

from greatpowers.bots import BOTS, UnknownBot
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kit.lesson import lesson_of
from greatpowers.server import clocks
from greatpowers.server.errors import Refusal
from greatpowers.server.services import Services
from greatpowers.server.storage.changes import write_snapshots
from greatpowers.server.storage.models import (
    Base,
    StoredAnswer,
    StoredAside,
    StoredInvitation,
    StoredSeat,
    StoredTable,
)
from greatpowers.server.tables import lessons
from greatpowers.server.tables.forced import give_forced
from greatpowers.server.tables.live import BOT_DUE
from greatpowers.server.tables.origin import digest_of, periods_of
from greatpowers.server.tables.snapshots import all_snapshots
from greatpowers.server.tokens import OWNER, WATCHER, Claim, hash_of, new_code, new_id
from greatpowers.server.views import result_of


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit in a seat."""

    kind: str
    name: str = ""
    bot: str | None = None
    account: int | None = None


@dataclass(frozen=True)
class Plan:
    """A table to be opened.

    ``private_talk``: unless said otherwise, where there is anybody else to hide it from.
    """

    game: str
    options: Mapping[str, str]
    seats: Mapping[str, SeatPlan]
    name: str = ""
    public: bool = False
    forecast: bool = True
    clock: dict[str, Any] = field(default_factory=lambda: clocks.NO_CLOCK)
    timeout: str = "default"
    owner: int | None = None
    opener: str = ""
    host: str = ""
    pace: str = "usual"
    lesson: bool = False
    private_talk: bool | None = None

    @property
    def has_private_talk(self) -> bool:
        """Whether seats may speak to each other alone."""
        return len(self.seats) > 2 if self.private_talk is None else self.private_talk


@dataclass(frozen=True)
class Opened:
    """A table that was opened, and the keys to it."""

    table: str
    tokens: dict[str, str]
    invitations: dict[str, str]
    owner: str
    watcher: str

    def data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "table": self.table,
            "tokens": self.tokens,
            "invitations": self.invitations,
            "owner": self.owner,
            "watcher": self.watcher,
        }


async def open_new(services: Services, plan: Plan) -> Opened:
    """Open a table for a new game."""
    game = services.settings.find_game(plan.game)
    table = Table.open(game, plan.options, services.settings.draw_seed())
    return await _store(services, plan, table, imported=False, finished=False)


async def open_lesson(
    services: Services, game: Game[Any], learner: SeatPlan, opener: str
) -> Opened:
    """Open the table of a game's lesson: its deal, one learner, bots in all other seats."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("not-found", "there is no lesson for this game")
    table = Table.open(game, lesson.options, lesson.seed)
    others = SeatPlan("bot", lesson.bot, lesson.bot)
    seats = {seat: learner if seat == lesson.seat else others for seat in table.seats}
    owner = learner.account
    plan = Plan(game.id, lesson.options, seats, owner=owner, opener=opener, lesson=True)
    return await _store(services, plan, table, imported=False, finished=False)


async def open_record(services: Services, plan: Plan, table: Table[Any], resume: bool) -> Opened:
    """Open a table for a record that was played again: to look at, or to go on with.

    Who brings a record may know its seed: what comes is drawn from another. One in which nobody
    has answered yet is dealt anew.
    """
    over = not resume or table.result is not None
    if not over and table.position == 0:
        return await open_new(services, plan)
    if not over:
        table.renew_luck(services.settings.draw_seed("again"))
    return await _store(services, plan, table, imported=True, finished=over)


def check_seats(seats: Sequence[str], plans: Mapping[str, SeatPlan]) -> None:
    """Refuse a plan that does not say who sits where, or with a bot that there is not."""
    if set(plans) != set(seats):
        raise Refusal("bad-option", f"say who sits in each of the seats {', '.join(seats)}")
    for plan in plans.values():
        if plan.kind == "bot" and plan.bot not in BOTS:
            raise UnknownBot(f"there is no bot {plan.bot!r}; there are: {', '.join(BOTS)}")


async def _store(
    services: Services, plan: Plan, table: Table[Any], imported: bool, finished: bool
) -> Opened:
    check_seats(table.seats, plan.seats)
    if not finished:
        bots = [n for n, seat in enumerate(table.seats) if plan.seats[seat].kind == "bot"]
        give_forced(table, bots)
        finished = table.result is not None
    names = table.game.seats(table.settings)
    now = services.settings.now()
    row = _row(new_id(), plan, table, now, imported, finished)
    seats = [_seat(row.id, place, seat, plan.seats[seat], now) for place, seat in enumerate(names)]
    clocks.settle(row.clock, seats, row.turn, None, now)
    bots_asked = [s.seat for s in seats if s.kind == "bot" and s.seat in row.turn]
    waits = any(not lessons.waits(row, table, seat) for seat in bots_asked)
    ends = [clocks.runs_out(seats), now + BOT_DUE if waits else None]
    row.due = min((end for end in ends if end is not None), default=None)
    codes = {seat.seat: new_code() for seat in seats if seat.kind == "invite"}
    things: list[Base] = [row, *seats, *_answers(row.id, table, now)]
    things += _asides(row.id, table)
    things += [
        StoredInvitation(hash=hash_of(code), table_id=row.id, seat=seat, created_at=now)
        for seat, code in codes.items()
    ]

    snapshots = all_snapshots(table, 0)

    def work(connection: Connection) -> None:
        insert_all(connection, things)
        write_snapshots(connection, row.id, snapshots)

    await services.writer.do(row.id, work, notify=False)
    services.lobby.forget()
    token = services.signer.token
    return Opened(
        row.id,
        {s.seat: token(Claim(row.id, s.seat, 1)) for s in seats if s.kind in ("human", "here")},
        {seat: f"/join/{code}" for seat, code in codes.items()},
        token(Claim(row.id, OWNER, 1)),
        token(Claim(row.id, WATCHER, 1)),
    )


def _row(
    table_id: str, plan: Plan, table: Table[Any], now: datetime, imported: bool, finished: bool
) -> StoredTable:
    return StoredTable(
        id=table_id,
        game=table.game.id,
        version=table.game.version,
        fingerprint=table.game.fingerprint,
        digest=digest_of(table),
        options=table.settings,
        seed=table.seed,
        seeds=[list(seed) for seed in table.seeds],
        notes=[],
        opener=plan.opener,
        host=plan.host,
        name=plan.name,
        public=plan.public,
        forecast=plan.forecast,
        private_talk=plan.has_private_talk,
        clock=plan.clock,
        timeout=plan.timeout,
        imported=imported,
        lesson=plan.lesson,
        base=None,
        position=table.position,
        epoch=0,
        marks=[list(mark) for mark in table.marks],
        turn=[] if finished else [table.seats[ask.seat] for ask in table.asks()],
        periods=periods_of(table),
        pace=plan.pace,
        finished=finished,
        result=result_of(table),
        rematch=None,
        owner_version=1,
        owner_id=plan.owner,
        created_at=now,
        updated_at=now,
        due=None,
    )


def _seat(table_id: str, place: int, seat: str, plan: SeatPlan, now: datetime) -> StoredSeat:
    return StoredSeat(
        table_id=table_id,
        seat=seat,
        place=place,
        kind="human" if plan.kind == "me" else plan.kind,
        name=plan.name,
        bot=plan.bot if plan.kind == "bot" else None,
        token_version=1,
        account_id=plan.account if plan.kind in ("me", "human", "here") else None,
        remaining=None,
        asked_since=None,
        seen_at=now,
        moments_read=0,
    )


def _answers(table_id: str, table: Table[Any], now: datetime) -> list[StoredAnswer]:
    if not table.answers:
        return []
    record = table.record()
    forced = set(record.forced)
    return [
        StoredAnswer(table_id=table_id, n=n, seat=seat, option=option, at=now, forced=n in forced)
        for n, (seat, _, option) in enumerate(answer.partition(" ") for answer in record.answers)
    ]


def _asides(table_id: str, table: Table[Any]) -> list[StoredAside]:
    if not table.said:
        return []
    written = [(at, text.partition(" ")) for at, text in table.record().asides]
    return [
        StoredAside(table_id=table_id, position=at, seat=seat, option=option)
        for at, (seat, _, option) in written
    ]


def insert_all(connection: Connection, things: Sequence[Base]) -> None:
    """Insert things in their order, those of a kind at once."""
    kinds: dict[type[Base], list[dict[str, Any]]] = {}
    for thing in things:
        columns = [each.name for each in type(thing).__table__.columns if each.name in vars(thing)]
        kinds.setdefault(type(thing), []).append({name: getattr(thing, name) for name in columns})
    for kind, rows in kinds.items():
        connection.execute(insert(kind), rows)
