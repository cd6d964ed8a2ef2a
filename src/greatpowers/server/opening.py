"""Opening tables: new ones, rematches, and records that were kept elsewhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, insert, update

from greatpowers.bots import BOTS, UnknownBot
from greatpowers.kernel.table import Table
from greatpowers.server import clocks
from greatpowers.server.client import Client
from greatpowers.server.errors import Refusal
from greatpowers.server.live import BOT_DUE, LiveTable
from greatpowers.server.site import Site
from greatpowers.server.storage.models import (
    Base,
    StoredAnswer,
    StoredInvitation,
    StoredSeat,
    StoredSnapshot,
    StoredTable,
)
from greatpowers.server.storage.writer import Stale
from greatpowers.server.tape import take_start
from greatpowers.server.tokens import OWNER, WATCHER, Claim, hash_of, new_code, new_id


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit in a seat."""

    kind: str
    name: str = ""
    bot: str | None = None
    account: int | None = None


@dataclass(frozen=True)
class Plan:
    """A table to be opened."""

    game: str
    options: Mapping[str, str]
    seats: Mapping[str, SeatPlan]
    name: str = ""
    public: bool = False
    forecast: bool = True
    clock: dict[str, Any] = field(default_factory=lambda: clocks.NO_CLOCK)
    timeout: str = "default"
    owner: int | None = None


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


async def open_new(site: Site, plan: Plan) -> Opened:
    """Open a table for a new game."""
    game = site.settings.find_game(plan.game)
    table = Table.open(game, plan.options, site.settings.draw_seed())
    return await _store(site, plan, table, imported=False, finished=False)


async def open_record(site: Site, plan: Plan, table: Table[Any], resume: bool) -> Opened:
    """Open a table for a record that was played again: to look at, or to go on with."""
    over = not resume or table.result is not None
    return await _store(site, plan, table, imported=True, finished=over)


def check_seats(seats: Sequence[str], plans: Mapping[str, SeatPlan]) -> None:
    """Refuse a plan that does not say who sits where, or with a bot that there is not."""
    if set(plans) != set(seats):
        raise Refusal("bad-option", f"say who sits in each of the seats {', '.join(seats)}")
    for plan in plans.values():
        if plan.kind == "bot" and plan.bot not in BOTS:
            raise UnknownBot(f"there is no bot {plan.bot!r}; there are: {', '.join(BOTS)}")


async def _store(
    site: Site, plan: Plan, table: Table[Any], imported: bool, finished: bool
) -> Opened:
    check_seats(table.seats, plan.seats)
    names = table.game.seats(table.settings)
    now = site.settings.now()
    row = _row(new_id(), plan, table, now, imported, finished)
    seats = [_seat(row.id, place, seat, plan.seats[seat]) for place, seat in enumerate(names)]
    clocks.settle(row.clock, seats, row.turn, None, now)
    bots = any(seat.kind == "bot" and seat.seat in row.turn for seat in seats)
    ends = [clocks.runs_out(seats), now + BOT_DUE if bots else None]
    row.due = min((end for end in ends if end is not None), default=None)
    codes = {seat.seat: new_code() for seat in seats if seat.kind == "invite"}
    things: list[Base] = [row, *seats, _snapshot(row, table), *_answers(row.id, table, now)]
    things += [
        StoredInvitation(hash=hash_of(code), table_id=row.id, seat=seat, created_at=now)
        for seat, code in codes.items()
    ]

    def work(connection: Connection) -> None:
        insert_all(connection, things)

    await site.writer.do(row.id, work, notify=False)
    token = site.signer.token
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
    result = table.result
    return StoredTable(
        id=table_id,
        game=table.game.id,
        version=table.game.version,
        options=table.settings,
        seed=table.seed,
        name=plan.name,
        public=plan.public,
        forecast=plan.forecast,
        clock=plan.clock,
        timeout=plan.timeout,
        imported=imported,
        base=None,
        position=table.position,
        epoch=0,
        marks=[list(mark) for mark in table.marks],
        turn=[] if finished else [table.seats[ask.seat] for ask in table.asks()],
        finished=finished,
        result=None
        if result is None
        else {
            "winners": [table.seats[winner] for winner in result.winners],
            "ending": result.ending,
            "scores": list(result.scores),
        },
        rematch=None,
        owner_version=1,
        owner_id=plan.owner,
        created_at=now,
        updated_at=now,
        due=None,
    )


def _seat(table_id: str, place: int, seat: str, plan: SeatPlan) -> StoredSeat:
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
    )


def _snapshot(row: StoredTable, table: Table[Any]) -> StoredSnapshot:
    start = take_start(table, 0)
    return StoredSnapshot(
        table_id=row.id,
        position=start.position,
        version=row.version,
        seats=list(start.seats),
        chance=start.luck,
        state=start.state,
    )


def _answers(table_id: str, table: Table[Any], now: datetime) -> list[StoredAnswer]:
    if not table.answers:
        return []
    written = table.record().answers
    return [
        StoredAnswer(table_id=table_id, n=n, seat=seat, option=option, at=now)
        for n, (seat, _, option) in enumerate(answer.partition(" ") for answer in written)
    ]


def insert_all(connection: Connection, things: Sequence[Base]) -> None:
    """Insert things in their order, those of a kind at once."""
    kinds: dict[type[Base], list[dict[str, Any]]] = {}
    for thing in things:
        columns = type(thing).__table__.columns.keys()
        kinds.setdefault(type(thing), []).append({name: getattr(thing, name) for name in columns})
    for kind, rows in kinds.items():
        connection.execute(insert(kind), rows)


# -- rematches -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Again:
    """A rematch: its table, and for each old seat the new one with its token."""

    table: str
    tokens: dict[str, tuple[str, str]]
    owner: str

    def data(self, client: Client) -> dict[str, Any]:
        """Return it for somebody who held some of the old seats, or owned the old table."""
        tokens = dict(self.tokens[seat] for seat in client.seats if seat in self.tokens)
        told = {"type": "rematch", "table": self.table, "tokens": tokens}
        return {**told, "owner": self.owner} if client.owner else told


async def rematch(live: LiveTable) -> Again:
    """Open the table for a rematch with sides changed, once; the caller holds the old table."""
    names = [seat.seat for seat in live.seats]
    follow = dict(zip(names, names[1:] + names[:1], strict=True))
    if live.row.rematch is None:
        await _open_rematch(live, follow)
    table = live.row.rematch
    assert table is not None
    token = live.site.signer.token
    return Again(
        table,
        {
            seat.seat: (follow[seat.seat], token(Claim(table, follow[seat.seat], 1)))
            for seat in live.seats
            if seat.kind in ("human", "here")
        },
        token(Claim(table, OWNER, 1)),
    )


async def _open_rematch(live: LiveTable, follow: dict[str, str]) -> None:
    row = live.row
    plan = Plan(
        row.game,
        row.options,
        {
            follow[seat.seat]: SeatPlan(
                "open" if seat.kind == "invite" else seat.kind,
                seat.name,
                seat.bot,
                seat.account_id,
            )
            for seat in live.seats
        },
        row.name,
        row.public,
        row.forecast,
        row.clock,
        row.timeout,
        row.owner_id,
    )
    opened = await open_new(live.site, plan)

    def work(connection: Connection) -> None:
        first = update(StoredTable).where(StoredTable.id == row.id, StoredTable.rematch.is_(None))
        if (connection.execute(first.values(rematch=opened.table))).rowcount != 1:
            raise Stale("there is a rematch already")

    try:
        await live.site.writer.do(row.id, work)
        row.rematch = opened.table
    except Stale:
        raise Refusal("late-answer", "the rematch is open already; ask again") from None
